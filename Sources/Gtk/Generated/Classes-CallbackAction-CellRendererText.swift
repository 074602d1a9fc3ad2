// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `ShortcutAction` that invokes a callback.
open class CallbackAction: ShortcutAction {
  open override class var gType: GType { gtk_callback_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a custom action that calls the given `callback` when activated.
  public init(callback: ((Widget, GLib.Variant?) -> Bool)? = nil) {
    super.init(
      adopting: gtk_callback_action_new(
        callback == nil ? nil : callGtkShortcutFunc, callback.map { heldClosure($0) },
        callback == nil ? nil : releaseClosure
      ).raw)
  }
}

/// An abstract class for laying out `CellRenderer`s
open class CellArea: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_cell_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellArea: UnsafeMutablePointer<GtkCellArea> { pointer.assumingMemoryBound(to: GtkCellArea.self) }

  /// The widget currently editing the edited cell
  public final var editWidget: (any CellEditable)? { lentInterface(opaque: gtk_cell_area_get_edit_widget(gtkCellArea)) }

  /// The cell in the area that is currently edited
  public final var editedCell: CellRenderer? { lentObject(gtk_cell_area_get_edited_cell(gtkCellArea)) }

  /// The cell in the area that currently has focus
  public final var focusCell: CellRenderer? {
    get { lentObject(gtk_cell_area_get_focus_cell(gtkCellArea)) }
    set { gtk_cell_area_set_focus_cell(gtkCellArea, newValue?.gtkCellRenderer) }
  }

  /// Activates `area`, usually by activating the currently focused cell, however some subclasses which embed widgets in
  /// the area can also activate a widget if it currently has the focus.
  @discardableResult
  public final func activate(
    _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, flags: CellRendererState, editOnly: Bool
  ) -> Bool {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_activate(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cCellArea, flags.cValue, editOnly.gboolean
    ).isTrue
  }

  /// This is used by `CellArea` subclasses when handling events to activate cells, the base `CellArea` class activates
  /// cells for keyboard events for free in its own `CellArea`->activate() implementation.
  @discardableResult
  public final func activateCell(
    _ widget: Widget, renderer: CellRenderer, event: Gdk.Event, cellArea: Gdk.Rectangle, flags: CellRendererState
  ) -> Bool {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_activate_cell(
      gtkCellArea, widget.gtkWidget, renderer.gtkCellRenderer, event.opaque, &cCellArea, flags.cValue
    ).isTrue
  }

  /// Adds `renderer` to `area` with the default child cell properties.
  public final func add(_ renderer: CellRenderer) { gtk_cell_area_add(gtkCellArea, renderer.gtkCellRenderer) }

  /// Adds `sibling` to `renderer`’s focusable area, focus will be drawn around `renderer` and all of its siblings if
  /// `renderer` can focus for a given row.
  public final func addFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
    gtk_cell_area_add_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer)
  }

  /// Applies any connected attributes to the renderers in `area` by pulling the values from `treeModel`.
  public final func applyAttributes(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
    gtk_cell_area_apply_attributes(
      gtkCellArea, treeModel.opaque, iter.gtkTreeIter, isExpander.gboolean, isExpanded.gboolean)
  }

  /// Connects an `attribute` to apply values from `column` for the `TreeModel` in use.
  public final func attributeConnect(_ renderer: CellRenderer, attribute: String, column: Int) {
    gtk_cell_area_attribute_connect(gtkCellArea, renderer.gtkCellRenderer, attribute, column.int32)
  }

  /// Disconnects `attribute` for the `renderer` in `area` so that attribute will no longer be updated with values from
  /// the model.
  public final func attributeDisconnect(_ renderer: CellRenderer, attribute: String) {
    gtk_cell_area_attribute_disconnect(gtkCellArea, renderer.gtkCellRenderer, attribute)
  }

  /// Returns the model column that an attribute has been mapped to, or -1 if the attribute is not mapped.
  public final func attributeGetColumn(_ renderer: CellRenderer, attribute: String) -> Int {
    gtk_cell_area_attribute_get_column(gtkCellArea, renderer.gtkCellRenderer, attribute).int
  }

  /// Sets a cell property for `renderer` in `area`.
  public final func cellSetProperty(_ renderer: CellRenderer, propertyName: String, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_cell_area_cell_set_property(gtkCellArea, renderer.gtkCellRenderer, propertyName, lent.value(value))
  }

  /// This is sometimes needed for cases where rows need to share alignments in one orientation but may be separately
  /// grouped in the opposing orientation.
  @discardableResult
  public final func copyContext(_ context: CellAreaContext) -> CellAreaContext {
    givenObject(gtk_cell_area_copy_context(gtkCellArea, context.gtkCellAreaContext))!
  }

  /// Creates a `CellArea`Context to be used with `area` for all purposes. `CellArea`Context stores geometry information
  /// for rows for which it was operated on, it is important to use the same context for the same row of data at all
  /// times (i.e. one should render and handle events with the same `CellArea`Context which was used to request the size
  /// of those rows of data).
  @discardableResult
  public final func createContext() -> CellAreaContext { givenObject(gtk_cell_area_create_context(gtkCellArea))! }

  /// Delegates event handling to a `CellArea`.
  @discardableResult
  public final func event(
    _ context: CellAreaContext, widget: Widget, event: Gdk.Event, cellArea: Gdk.Rectangle, flags: CellRendererState
  ) -> Int {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_event(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, event.opaque, &cCellArea, flags.cValue
    ).int
  }

  /// This should be called by the `area`’s owning layout widget when focus is to be passed to `area`, or moved within
  /// `area` for a given `direction` and row data.
  @discardableResult
  public final func focus(_ direction: DirectionType) -> Bool {
    gtk_cell_area_focus(gtkCellArea, direction.cValue).isTrue
  }

  /// Calls `callback` for every `CellRenderer` in `area`.
  public final func foreach(_ callback: @escaping (CellRenderer) -> Bool) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_cell_area_foreach(gtkCellArea, callGtkCellCallback, lent.closure(callback))
  }

  /// Calls `callback` for every `CellRenderer` in `area` with the allocated rectangle inside `cellArea`.
  public final func foreachAlloc(
    _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, backgroundArea: Gdk.Rectangle,
    callback: @escaping (CellRenderer, Gdk.Rectangle, Gdk.Rectangle) -> Bool
  ) {
    let lent = CallScope()
    defer { lent.end() }
    var cCellArea = cellArea.cValue
    var cBackgroundArea = backgroundArea.cValue
    gtk_cell_area_foreach_alloc(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cCellArea, &cBackgroundArea, callGtkCellAllocCallback,
      lent.closure(callback))
  }

  /// Derives the allocation of `renderer` inside `area` if `area` were to be renderered in `cellArea`.
  public final func getCellAllocation(
    _ context: CellAreaContext, widget: Widget, renderer: CellRenderer, cellArea: Gdk.Rectangle
  ) -> Gdk.Rectangle {
    var cCellArea = cellArea.cValue
    var cAllocation = GdkRectangle()
    gtk_cell_area_get_cell_allocation(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, renderer.gtkCellRenderer, &cCellArea, &cAllocation)
    return Gdk.Rectangle(cValue: cAllocation)
  }

  /// Gets the `CellRenderer` at `x` and `y` coordinates inside `area` and optionally returns the full cell allocation
  /// for it inside `cellArea`.
  public final func getCellAtPosition(
    _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, x: Int, y: Int
  ) -> (result: CellRenderer?, allocArea: Gdk.Rectangle) {
    var cCellArea = cellArea.cValue
    var cAllocArea = GdkRectangle()
    let result = gtk_cell_area_get_cell_at_position(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cCellArea, x.int32, y.int32, &cAllocArea)
    return (lentObject(result), Gdk.Rectangle(cValue: cAllocArea))
  }

  /// Gets the current `TreePath` string for the currently applied `TreeIter`, this is implicitly updated when
  /// `gtk_cell_area_apply_attributes()` is called and can be used to interact with renderers from `CellArea`
  /// subclasses.
  public final var currentPathString: String { lentString(gtk_cell_area_get_current_path_string(gtkCellArea)) }

  /// Gets the `CellRenderer` which is expected to be focusable for which `renderer` is, or may be a sibling.
  public final func getFocusFromSibling(_ renderer: CellRenderer) -> CellRenderer? {
    lentObject(gtk_cell_area_get_focus_from_sibling(gtkCellArea, renderer.gtkCellRenderer))
  }

  /// Gets the focus sibling cell renderers for `renderer`.
  public final func getFocusSiblings(_ renderer: CellRenderer) -> [CellRenderer] {
    lists(gtk_cell_area_get_focus_siblings(gtkCellArea, renderer.gtkCellRenderer), isGiven: false) {
      lentObject($0) as CellRenderer?
    }
  }

  /// Retrieves a cell area’s initial minimum and natural height.
  public final func getPreferredHeight(_ context: CellAreaContext, widget: Widget) -> (
    minimumHeight: Int, naturalHeight: Int
  ) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_get_preferred_height(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Retrieves a cell area’s minimum and natural height if it would be given the specified `width`.
  public final func getPreferredHeightForWidth(_ context: CellAreaContext, widget: Widget, width: Int) -> (
    minimumHeight: Int, naturalHeight: Int
  ) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_get_preferred_height_for_width(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Retrieves a cell area’s initial minimum and natural width.
  public final func getPreferredWidth(_ context: CellAreaContext, widget: Widget) -> (
    minimumWidth: Int, naturalWidth: Int
  ) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_get_preferred_width(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Retrieves a cell area’s minimum and natural width if it would be given the specified `height`.
  public final func getPreferredWidthForHeight(_ context: CellAreaContext, widget: Widget, height: Int) -> (
    minimumWidth: Int, naturalWidth: Int
  ) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_get_preferred_width_for_height(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Gets whether the area prefers a height-for-width layout or a width-for-height layout.
  public final var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_cell_area_get_request_mode(gtkCellArea)) }

  /// Checks if `area` contains `renderer`.
  public final func hasRenderer(_ renderer: CellRenderer) -> Bool {
    gtk_cell_area_has_renderer(gtkCellArea, renderer.gtkCellRenderer).isTrue
  }

  /// This is a convenience function for `CellArea` implementations to get the inner area where a given `CellRenderer`
  /// will be rendered. It removes any padding previously added by `gtk_cell_area_request_renderer()`.
  @discardableResult
  public final func innerCellArea(_ widget: Widget, cellArea: Gdk.Rectangle) -> Gdk.Rectangle {
    var cCellArea = cellArea.cValue
    var cInnerArea = GdkRectangle()
    gtk_cell_area_inner_cell_area(gtkCellArea, widget.gtkWidget, &cCellArea, &cInnerArea)
    return Gdk.Rectangle(cValue: cInnerArea)
  }

  /// Returns whether the area can do anything when activated, after applying new attributes to `area`.
  public final var isActivatable: Bool { gtk_cell_area_is_activatable(gtkCellArea).isTrue }

  /// Returns whether `sibling` is one of `renderer`’s focus siblings (see `gtk_cell_area_add_focus_sibling()`).
  public final func isFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) -> Bool {
    gtk_cell_area_is_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer).isTrue
  }

  /// Removes `renderer` from `area`.
  public final func remove(_ renderer: CellRenderer) { gtk_cell_area_remove(gtkCellArea, renderer.gtkCellRenderer) }

  /// Removes `sibling` from `renderer`’s focus sibling list (see `gtk_cell_area_add_focus_sibling()`).
  public final func removeFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
    gtk_cell_area_remove_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer)
  }

  /// This is a convenience function for `CellArea` implementations to request size for cell renderers. It’s important
  /// to use this function to request size and then use `gtk_cell_area_inner_cell_area()` at render and event time since
  /// this function will add padding around the cell for focus painting.
  @discardableResult
  public final func requestRenderer(_ renderer: CellRenderer, orientation: Orientation, widget: Widget, forSize: Int)
    -> (minimumSize: Int, naturalSize: Int)
  {
    var cMinimumSize: Int32 = 0
    var cNaturalSize: Int32 = 0
    gtk_cell_area_request_renderer(
      gtkCellArea, renderer.gtkCellRenderer, orientation.cValue, widget.gtkWidget, forSize.int32, &cMinimumSize,
      &cNaturalSize)
    return (cMinimumSize.int, cNaturalSize.int)
  }

  /// Snapshots `area`’s cells according to `area`’s layout onto at the given coordinates.
  public final func snapshot(
    _ context: CellAreaContext, widget: Widget, snapshot: Snapshot, backgroundArea: Gdk.Rectangle,
    cellArea: Gdk.Rectangle, flags: CellRendererState, paintFocus: Bool
  ) {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    gtk_cell_area_snapshot(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, snapshot.opaque, &cBackgroundArea, &cCellArea,
      flags.cValue, paintFocus.gboolean)
  }

  /// Explicitly stops the editing of the currently edited cell.
  public final func stopEditing(_ canceled: Bool) { gtk_cell_area_stop_editing(gtkCellArea, canceled.gboolean) }
}

extension Reactive where Base: CellArea {
  /// The widget currently editing the edited cell
  public var editWidget: SafeSignal<(any CellEditable)?> { readOnlyInterfaceProperty("edit-widget") }

  /// The cell in the area that is currently edited
  public var editedCell: SafeSignal<CellRenderer?> { readOnlyProperty("edited-cell") }

  /// The cell in the area that currently has focus
  public var focusCell: DynamicSubject<CellRenderer?> { property("focus-cell") }

  /// Indicates that editing has started on `renderer` and that `editable` should be added to the owning cell-layouting
  /// widget at `cellArea`.
  ///
  /// Arguments: `renderer`, `editable`, `cellArea`, `path`.
  public var addEditable: SafeSignal<(CellRenderer, Widget, Gdk.Rectangle, String)> {
    signal(ofSeveral: "add-editable")
  }

  /// This signal is emitted whenever applying attributes to `area` from `model`
  ///
  /// Arguments: `model`, `iter`, `isExpander`, `isExpanded`.
  public var applyAttributes: SafeSignal<(any TreeModel, TreeIter, Bool, Bool)> {
    signal("apply-attributes", reading: { ($0.interface(at: 1), $0.value(at: 2), $0.value(at: 3), $0.value(at: 4)) })
  }

  /// Indicates that focus changed on this `area`. This signal is emitted either as a result of focus handling or event
  /// handling.
  ///
  /// Arguments: `renderer`, `path`.
  public var focusChanged: SafeSignal<(CellRenderer?, String)> { signal(ofSeveral: "focus-changed") }

  /// Indicates that editing finished on `renderer` and that `editable` should be removed from the owning cell-layouting
  /// widget.
  ///
  /// Arguments: `renderer`, `editable`.
  public var removeEditable: SafeSignal<(CellRenderer, Widget)> { signal(ofSeveral: "remove-editable") }
}

/// A cell area that renders `CellRenderers` into a row or a column
open class CellAreaBox: CellArea, Orientable {
  open override class var gType: GType { gtk_cell_area_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellAreaBox`.
  public init() {
    super.init(adopting: gtk_cell_area_box_new())
  }

  /// The amount of space to reserve between cells.
  public final var spacing: Int {
    get { gtk_cell_area_box_get_spacing(opaque).int }
    set { gtk_cell_area_box_set_spacing(opaque, newValue.int32) }
  }

  /// Adds `renderer` to `box`, packed with reference to the end of `box`.
  public final func packEnd(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
    gtk_cell_area_box_pack_end(opaque, renderer.gtkCellRenderer, expand.gboolean, align.gboolean, fixed.gboolean)
  }

  /// Adds `renderer` to `box`, packed with reference to the start of `box`.
  public final func packStart(_ renderer: CellRenderer, expand: Bool, align: Bool, fixed: Bool) {
    gtk_cell_area_box_pack_start(opaque, renderer.gtkCellRenderer, expand.gboolean, align.gboolean, fixed.gboolean)
  }
}

extension Reactive where Base: CellAreaBox {
  /// The amount of space to reserve between cells.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: CellAreaBox) in object.spacing }, set: { $0.spacing = $1 })
  }
}

/// Stores geometrical information for a series of rows in a `CellArea`
open class CellAreaContext: Object {
  open override class var gType: GType { gtk_cell_area_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellAreaContext: UnsafeMutablePointer<GtkCellAreaContext> {
    pointer.assumingMemoryBound(to: GtkCellAreaContext.self)
  }

  /// The `CellArea` this context was created by
  public final var area: CellArea? { lentObject(gtk_cell_area_context_get_area(gtkCellAreaContext)) }

  /// The minimum height for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_height()`.
  public final var minimumHeight: Int { getProperty("minimum-height") }

  /// The minimum width for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_width()`.
  public final var minimumWidth: Int { getProperty("minimum-width") }

  /// The natural height for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_height()`.
  public final var naturalHeight: Int { getProperty("natural-height") }

  /// The natural width for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_width()`.
  public final var naturalWidth: Int { getProperty("natural-width") }

  /// Allocates a width and/or a height for all rows which are to be rendered with `context`.
  public final func allocate(width: Int, height: Int) {
    gtk_cell_area_context_allocate(gtkCellAreaContext, width.int32, height.int32)
  }

  /// Fetches the current allocation size for `context`.
  public final var allocation: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_cell_area_context_get_allocation(gtkCellAreaContext, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Gets the accumulative preferred height for all rows which have been requested with this context.
  public final var preferredHeight: (minimumHeight: Int, naturalHeight: Int) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_context_get_preferred_height(gtkCellAreaContext, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Gets the accumulative preferred height for `width` for all rows which have been requested for the same said
  /// `width` with this context.
  public final func getPreferredHeightForWidth(_ width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_context_get_preferred_height_for_width(
      gtkCellAreaContext, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Gets the accumulative preferred width for all rows which have been requested with this context.
  public final var preferredWidth: (minimumWidth: Int, naturalWidth: Int) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_context_get_preferred_width(gtkCellAreaContext, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Gets the accumulative preferred width for `height` for all rows which have been requested for the same said
  /// `height` with this context.
  public final func getPreferredWidthForHeight(_ height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_context_get_preferred_width_for_height(
      gtkCellAreaContext, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Causes the minimum and/or natural height to grow if the new proposed sizes exceed the current minimum and natural
  /// height.
  public final func pushPreferredHeight(minimumHeight: Int, naturalHeight: Int) {
    gtk_cell_area_context_push_preferred_height(gtkCellAreaContext, minimumHeight.int32, naturalHeight.int32)
  }

  /// Causes the minimum and/or natural width to grow if the new proposed sizes exceed the current minimum and natural
  /// width.
  public final func pushPreferredWidth(minimumWidth: Int, naturalWidth: Int) {
    gtk_cell_area_context_push_preferred_width(gtkCellAreaContext, minimumWidth.int32, naturalWidth.int32)
  }

  /// Resets any previously cached request and allocation data.
  public final func reset() { gtk_cell_area_context_reset(gtkCellAreaContext) }
}

extension Reactive where Base: CellAreaContext {
  /// The `CellArea` this context was created by
  public var area: SafeSignal<CellArea?> { readOnlyProperty("area") }

  /// The minimum height for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_height()`.
  public var minimumHeight: SafeSignal<Int> { readOnlyProperty("minimum-height") }

  /// The minimum width for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_width()`.
  public var minimumWidth: SafeSignal<Int> { readOnlyProperty("minimum-width") }

  /// The natural height for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_height()`.
  public var naturalHeight: SafeSignal<Int> { readOnlyProperty("natural-height") }

  /// The natural width for the `CellArea` in this context for all `TreeModel` rows that this context was requested for
  /// using `gtk_cell_area_get_preferred_width()`.
  public var naturalWidth: SafeSignal<Int> { readOnlyProperty("natural-width") }
}

/// An object for rendering a single cell
open class CellRenderer: Object {
  open override class var gType: GType { gtk_cell_renderer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellRenderer: UnsafeMutablePointer<GtkCellRenderer> {
    pointer.assumingMemoryBound(to: GtkCellRenderer.self)
  }

  public final func setCellBackground(_ newValue: String?) {
    setProperty("cell-background", newValue)
  }

  /// Cell background as a `Gdk.RGBA`
  public final var cellBackgroundRgba: Gdk.RGBA? {
    get { getProperty("cell-background-rgba") }
    set { setProperty("cell-background-rgba", newValue) }
  }

  public final var cellBackgroundSet: Bool {
    get { getProperty("cell-background-set") }
    set { setProperty("cell-background-set", newValue) }
  }

  public final var editing: Bool { getProperty("editing") }

  public final var height: Int {
    get { getProperty("height") }
    set { setProperty("height", newValue) }
  }

  public final var isExpanded: Bool {
    get { gtk_cell_renderer_get_is_expanded(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_is_expanded(gtkCellRenderer, newValue.gboolean) }
  }

  public final var isExpander: Bool {
    get { gtk_cell_renderer_get_is_expander(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_is_expander(gtkCellRenderer, newValue.gboolean) }
  }

  public final var mode: CellRendererMode {
    get { getProperty("mode") }
    set { setProperty("mode", newValue) }
  }

  public final var sensitive: Bool {
    get { gtk_cell_renderer_get_sensitive(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_sensitive(gtkCellRenderer, newValue.gboolean) }
  }

  public final var visible: Bool {
    get { gtk_cell_renderer_get_visible(gtkCellRenderer).isTrue }
    set { gtk_cell_renderer_set_visible(gtkCellRenderer, newValue.gboolean) }
  }

  public final var width: Int {
    get { getProperty("width") }
    set { setProperty("width", newValue) }
  }

  public final var xalign: Double {
    get { getProperty("xalign") }
    set { setProperty("xalign", newValue) }
  }

  public final var xpad: Int {
    get { getProperty("xpad") }
    set { setProperty("xpad", newValue) }
  }

  public final var yalign: Double {
    get { getProperty("yalign") }
    set { setProperty("yalign", newValue) }
  }

  public final var ypad: Int {
    get { getProperty("ypad") }
    set { setProperty("ypad", newValue) }
  }

  /// Passes an activate event to the cell renderer for possible processing. Some cell renderers may use events; for
  /// example, `CellRendererToggle` toggles when it gets a mouse click.
  @discardableResult
  public final func activate(
    _ event: Gdk.Event, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle,
    flags: CellRendererState
  ) -> Bool {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    return gtk_cell_renderer_activate(
      gtkCellRenderer, event.opaque, widget.gtkWidget, path, &cBackgroundArea, &cCellArea, flags.cValue
    ).isTrue
  }

  /// Gets the aligned area used by `cell` inside `cellArea`. Used for finding the appropriate edit and focus rectangle.
  public final func getAlignedArea(_ widget: Widget, flags: CellRendererState, cellArea: Gdk.Rectangle) -> Gdk.Rectangle
  {
    var cCellArea = cellArea.cValue
    var cAlignedArea = GdkRectangle()
    gtk_cell_renderer_get_aligned_area(gtkCellRenderer, widget.gtkWidget, flags.cValue, &cCellArea, &cAlignedArea)
    return Gdk.Rectangle(cValue: cAlignedArea)
  }

  /// Fills in `xalign` and `yalign` with the appropriate values of `cell`.
  public final var alignment: (xalign: Double, yalign: Double) {
    var cXalign: Float = 0
    var cYalign: Float = 0
    gtk_cell_renderer_get_alignment(gtkCellRenderer, &cXalign, &cYalign)
    return (cXalign.double, cYalign.double)
  }

  /// Fills in `width` and `height` with the appropriate size of `cell`.
  public final var fixedSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_cell_renderer_get_fixed_size(gtkCellRenderer, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Fills in `xpad` and `ypad` with the appropriate values of `cell`.
  public final var padding: (xpad: Int, ypad: Int) {
    var cXpad: Int32 = 0
    var cYpad: Int32 = 0
    gtk_cell_renderer_get_padding(gtkCellRenderer, &cXpad, &cYpad)
    return (cXpad.int, cYpad.int)
  }

  /// Retrieves a renderer’s natural size when rendered to `widget`.
  public final func getPreferredHeight(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
    var cMinimumSize: Int32 = 0
    var cNaturalSize: Int32 = 0
    gtk_cell_renderer_get_preferred_height(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (cMinimumSize.int, cNaturalSize.int)
  }

  /// Retrieves a cell renderers’s minimum and natural height if it were rendered to `widget` with the specified
  /// `width`.
  public final func getPreferredHeightForWidth(_ widget: Widget, width: Int) -> (minimumHeight: Int, naturalHeight: Int)
  {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_renderer_get_preferred_height_for_width(
      gtkCellRenderer, widget.gtkWidget, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Retrieves the minimum and natural size of a cell taking into account the widget’s preference for height-for-width
  /// management.
  public final func getPreferredSize(_ widget: Widget) -> (minimumSize: Requisition, naturalSize: Requisition) {
    var cMinimumSize = GtkRequisition()
    var cNaturalSize = GtkRequisition()
    gtk_cell_renderer_get_preferred_size(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (Requisition(cValue: cMinimumSize), Requisition(cValue: cNaturalSize))
  }

  /// Retrieves a renderer’s natural size when rendered to `widget`.
  public final func getPreferredWidth(_ widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
    var cMinimumSize: Int32 = 0
    var cNaturalSize: Int32 = 0
    gtk_cell_renderer_get_preferred_width(gtkCellRenderer, widget.gtkWidget, &cMinimumSize, &cNaturalSize)
    return (cMinimumSize.int, cNaturalSize.int)
  }

  /// Retrieves a cell renderers’s minimum and natural width if it were rendered to `widget` with the specified
  /// `height`.
  public final func getPreferredWidthForHeight(_ widget: Widget, height: Int) -> (minimumWidth: Int, naturalWidth: Int)
  {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_renderer_get_preferred_width_for_height(
      gtkCellRenderer, widget.gtkWidget, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Gets whether the cell renderer prefers a height-for-width layout or a width-for-height layout.
  public final var requestMode: SizeRequestMode {
    SizeRequestMode(cValue: gtk_cell_renderer_get_request_mode(gtkCellRenderer))
  }

  /// Translates the cell renderer state to `StateFlags`, based on the cell renderer and widget sensitivity, and the
  /// given `CellRenderer`State.
  public final func getState(_ widget: Widget?, cellState: CellRendererState) -> StateFlags {
    StateFlags(cValue: gtk_cell_renderer_get_state(gtkCellRenderer, widget?.gtkWidget, cellState.cValue))
  }

  /// Checks whether the cell renderer can do something when activated.
  public final var isActivatable: Bool { gtk_cell_renderer_is_activatable(gtkCellRenderer).isTrue }

  /// Sets the renderer’s alignment within its available space.
  public final func setAlignment(xalign: Double, yalign: Double) {
    gtk_cell_renderer_set_alignment(gtkCellRenderer, xalign.float, yalign.float)
  }

  /// Sets the renderer size to be explicit, independent of the properties set.
  public final func setFixedSize(width: Int, height: Int) {
    gtk_cell_renderer_set_fixed_size(gtkCellRenderer, width.int32, height.int32)
  }

  /// Sets the renderer’s padding.
  public final func setPadding(xpad: Int, ypad: Int) {
    gtk_cell_renderer_set_padding(gtkCellRenderer, xpad.int32, ypad.int32)
  }

  /// Invokes the virtual render function of the `CellRenderer`. The three passed-in rectangles are areas in `cr`. Most
  /// renderers will draw within `cellArea`; the xalign, yalign, xpad, and ypad fields of the `CellRenderer` should be
  /// honored with respect to `cellArea`. `backgroundArea` includes the blank space around the cell, and also the area
  /// containing the tree expander; so the `backgroundArea` rectangles for all cells tile to cover the entire `window`.
  public final func snapshot(
    _ snapshot: Snapshot, widget: Widget, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle,
    flags: CellRendererState
  ) {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    gtk_cell_renderer_snapshot(
      gtkCellRenderer, snapshot.opaque, widget.gtkWidget, &cBackgroundArea, &cCellArea, flags.cValue)
  }

  /// Starts editing the contents of this `cell`, through a new `CellEditable` widget created by the
  /// `CellRenderer`Class.start_editing virtual function.
  @discardableResult
  public final func startEditing(
    _ event: Gdk.Event?, widget: Widget, path: String, backgroundArea: Gdk.Rectangle, cellArea: Gdk.Rectangle,
    flags: CellRendererState
  ) -> (any CellEditable)? {
    var cBackgroundArea = backgroundArea.cValue
    var cCellArea = cellArea.cValue
    return lentInterface(
      opaque: gtk_cell_renderer_start_editing(
        gtkCellRenderer, event?.opaque, widget.gtkWidget, path, &cBackgroundArea, &cCellArea, flags.cValue))
  }

  /// Informs the cell renderer that the editing is stopped. If `canceled` is `true`, the cell renderer will emit the
  /// `CellRenderer.editingCanceled` signal.
  public final func stopEditing(_ canceled: Bool) { gtk_cell_renderer_stop_editing(gtkCellRenderer, canceled.gboolean) }
}

extension Reactive where Base: CellRenderer {
  public var cellBackground: Bond<String?> { bond { $0.setProperty("cell-background", $1) } }

  /// Cell background as a `Gdk.RGBA`
  public var cellBackgroundRgba: DynamicSubject<Gdk.RGBA?> { property("cell-background-rgba") }

  public var cellBackgroundSet: DynamicSubject<Bool> { property("cell-background-set") }

  public var editing: SafeSignal<Bool> { readOnlyProperty("editing") }

  public var height: DynamicSubject<Int> { property("height") }

  public var isExpanded: DynamicSubject<Bool> {
    property("is-expanded", get: { (object: CellRenderer) in object.isExpanded }, set: { $0.isExpanded = $1 })
  }

  public var isExpander: DynamicSubject<Bool> {
    property("is-expander", get: { (object: CellRenderer) in object.isExpander }, set: { $0.isExpander = $1 })
  }

  public var mode: DynamicSubject<CellRendererMode> { property("mode") }

  public var sensitive: DynamicSubject<Bool> {
    property("sensitive", get: { (object: CellRenderer) in object.sensitive }, set: { $0.sensitive = $1 })
  }

  public var visible: DynamicSubject<Bool> {
    property("visible", get: { (object: CellRenderer) in object.visible }, set: { $0.visible = $1 })
  }

  public var width: DynamicSubject<Int> { property("width") }

  public var xalign: DynamicSubject<Double> { property("xalign") }

  public var xpad: DynamicSubject<Int> { property("xpad") }

  public var yalign: DynamicSubject<Double> { property("yalign") }

  public var ypad: DynamicSubject<Int> { property("ypad") }

  /// This signal gets emitted when the user cancels the process of editing a cell. For example, an editable cell
  /// renderer could be written to cancel editing when the user presses Escape.
  public var editingCanceled: SafeSignal<Void> { signal("editing-canceled") }

  /// This signal gets emitted when a cell starts to be edited. The intended use of this signal is to do special setup
  /// on `editable`, e.g. adding a `EntryCompletion` or setting up additional columns in a `ComboBox`.
  ///
  /// Arguments: `editable`, `path`.
  public var editingStarted: SafeSignal<(Widget, String)> { signal(ofSeveral: "editing-started") }
}

/// Renders a keyboard accelerator in a cell
open class CellRendererAccel: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_accel_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererAccel`.
  public override init() {
    super.init(adopting: gtk_cell_renderer_accel_new())
  }

  /// The keyval of the accelerator.
  public final var accelKey: Int {
    get { getProperty("accel-key") }
    set { setProperty("accel-key", newValue) }
  }

  /// Determines if the edited accelerators are GTK accelerators. If they are, consumed modifiers are suppressed, only
  /// accelerators accepted by GTK are allowed, and the accelerators are rendered in the same way as they are in menus.
  public final var accelMode: CellRendererAccelMode {
    get { getProperty("accel-mode") }
    set { setProperty("accel-mode", newValue) }
  }

  /// The modifier mask of the accelerator.
  public final var accelMods: Gdk.ModifierType {
    get { getProperty("accel-mods") }
    set { setProperty("accel-mods", newValue) }
  }

  /// The hardware keycode of the accelerator. Note that the hardware keycode is only relevant if the key does not have
  /// a keyval. Normally, the keyboard configuration should assign keyvals to all keys.
  public final var keycode: Int {
    get { getProperty("keycode") }
    set { setProperty("keycode", newValue) }
  }
}

extension Reactive where Base: CellRendererAccel {
  /// The keyval of the accelerator.
  public var accelKey: DynamicSubject<Int> { property("accel-key") }

  /// Determines if the edited accelerators are GTK accelerators. If they are, consumed modifiers are suppressed, only
  /// accelerators accepted by GTK are allowed, and the accelerators are rendered in the same way as they are in menus.
  public var accelMode: DynamicSubject<CellRendererAccelMode> { property("accel-mode") }

  /// The modifier mask of the accelerator.
  public var accelMods: DynamicSubject<Gdk.ModifierType> { property("accel-mods") }

  /// The hardware keycode of the accelerator. Note that the hardware keycode is only relevant if the key does not have
  /// a keyval. Normally, the keyboard configuration should assign keyvals to all keys.
  public var keycode: DynamicSubject<Int> { property("keycode") }

  /// Gets emitted when the user has removed the accelerator.
  ///
  /// Argument: `pathString`.
  public var accelCleared: SafeSignal<String> { signal(ofOne: "accel-cleared") }

  /// Gets emitted when the user has selected a new accelerator.
  ///
  /// Arguments: `pathString`, `accelKey`, `accelMods`, `hardwareKeycode`.
  public var accelEdited: SafeSignal<(String, Int, Gdk.ModifierType, Int)> { signal(ofSeveral: "accel-edited") }
}

/// Renders a combobox in a cell
open class CellRendererCombo: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_combo_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererCombo`. Adjust how text is drawn using object properties. Object properties can be set
  /// globally (with `g_object_set()`). Also, with `TreeViewColumn`, you can bind a property to a value in a
  /// `TreeModel`. For example, you can bind the “text” property on the cell renderer to a string value in the model,
  /// thus rendering a different string in each row of the `TreeView`.
  public override init() {
    super.init(adopting: gtk_cell_renderer_combo_new())
  }

  /// If `true`, the cell renderer will include an entry and allow to enter values other than the ones in the popup
  /// list.
  public final var hasEntry: Bool {
    get { getProperty("has-entry") }
    set { setProperty("has-entry", newValue) }
  }

  /// Holds a tree model containing the possible values for the combo box. Use the text_column property to specify the
  /// column holding the values.
  public final var model: (any TreeModel)? {
    get { (getProperty("model") as Object?) as? any TreeModel }
    set { setProperty("model", newValue as Object?) }
  }

  /// Specifies the model column which holds the possible values for the combo box.
  public final var textColumn: Int {
    get { getProperty("text-column") }
    set { setProperty("text-column", newValue) }
  }
}

extension Reactive where Base: CellRendererCombo {
  /// If `true`, the cell renderer will include an entry and allow to enter values other than the ones in the popup
  /// list.
  public var hasEntry: DynamicSubject<Bool> { property("has-entry") }

  /// Holds a tree model containing the possible values for the combo box. Use the text_column property to specify the
  /// column holding the values.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// Specifies the model column which holds the possible values for the combo box.
  public var textColumn: DynamicSubject<Int> { property("text-column") }

  /// This signal is emitted each time after the user selected an item in the combo box, either by using the mouse or
  /// the arrow keys. Contrary to `ComboBox`, `CellRendererCombo.changed` is not emitted for changes made to a selected
  /// item in the entry. The argument `newIter` corresponds to the newly selected item in the combo box and it is
  /// relative to the `TreeModel` set via the model property on `CellRendererCombo`.
  ///
  /// Arguments: `pathString`, `newIter`.
  public var changed: SafeSignal<(String, TreeIter)> { signal(ofSeveral: "changed") }
}

/// Renders a pixbuf in a cell
open class CellRendererPixbuf: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_pixbuf_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererPixbuf`. Adjust rendering parameters using object properties. Object properties can be
  /// set globally (with `g_object_set()`). Also, with `TreeViewColumn`, you can bind a property to a value in a
  /// `TreeModel`. For example, you can bind the “pixbuf” property on the cell renderer to a pixbuf value in the model,
  /// thus rendering a different image in each row of the `TreeView`.
  public init() {
    super.init(adopting: gtk_cell_renderer_pixbuf_new())
  }

  /// The GIcon representing the icon to display. If the icon theme is changed, the image will be updated automatically.
  public final var gicon: (any Gio.Icon)? {
    get { (getProperty("gicon") as Object?) as? any Gio.Icon }
    set { setProperty("gicon", newValue as Object?) }
  }

  /// The name of the themed icon to display. This property only has an effect if not overridden by the "pixbuf"
  /// property.
  public final var iconName: String {
    get { getProperty("icon-name") }
    set { setProperty("icon-name", newValue) }
  }

  /// The `IconSize` value that specifies the size of the rendered icon.
  public final var iconSize: IconSize {
    get { getProperty("icon-size") }
    set { setProperty("icon-size", newValue) }
  }

  public final func setPixbuf(_ newValue: GdkPixbuf.Pixbuf?) {
    setProperty("pixbuf", newValue)
  }

  public final var pixbufExpanderClosed: GdkPixbuf.Pixbuf? {
    get { getProperty("pixbuf-expander-closed") }
    set { setProperty("pixbuf-expander-closed", newValue) }
  }

  public final var pixbufExpanderOpen: GdkPixbuf.Pixbuf? {
    get { getProperty("pixbuf-expander-open") }
    set { setProperty("pixbuf-expander-open", newValue) }
  }

  public final var texture: Gdk.Texture? {
    get { getProperty("texture") }
    set { setProperty("texture", newValue) }
  }
}

extension Reactive where Base: CellRendererPixbuf {
  /// The GIcon representing the icon to display. If the icon theme is changed, the image will be updated automatically.
  public var gicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("gicon") }

  /// The name of the themed icon to display. This property only has an effect if not overridden by the "pixbuf"
  /// property.
  public var iconName: DynamicSubject<String> { property("icon-name") }

  /// The `IconSize` value that specifies the size of the rendered icon.
  public var iconSize: DynamicSubject<IconSize> { property("icon-size") }

  public var pixbuf: Bond<GdkPixbuf.Pixbuf?> { bond { $0.setProperty("pixbuf", $1) } }

  public var pixbufExpanderClosed: DynamicSubject<GdkPixbuf.Pixbuf?> { property("pixbuf-expander-closed") }

  public var pixbufExpanderOpen: DynamicSubject<GdkPixbuf.Pixbuf?> { property("pixbuf-expander-open") }

  public var texture: DynamicSubject<Gdk.Texture?> { property("texture") }
}

/// Renders numbers as progress bars
open class CellRendererProgress: CellRenderer, Orientable {
  open override class var gType: GType { gtk_cell_renderer_progress_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererProgress`.
  public init() {
    super.init(adopting: gtk_cell_renderer_progress_new())
  }

  public final var inverted: Bool {
    get { getProperty("inverted") }
    set { setProperty("inverted", newValue) }
  }

  /// Setting this to a non-negative value causes the cell renderer to enter "activity mode", where a block bounces back
  /// and forth to indicate that some progress is made, without specifying exactly how much.
  public final var pulse: Int {
    get { getProperty("pulse") }
    set { setProperty("pulse", newValue) }
  }

  /// The "text" property determines the label which will be drawn over the progress bar. Setting this property to `nil`
  /// causes the default label to be displayed. Setting this property to an empty string causes no label to be
  /// displayed.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// The "text-xalign" property controls the horizontal alignment of the text in the progress bar. Valid values range
  /// from 0 (left) to 1 (right). Reserved for RTL layouts.
  public final var textXalign: Double {
    get { getProperty("text-xalign") }
    set { setProperty("text-xalign", newValue) }
  }

  /// The "text-yalign" property controls the vertical alignment of the text in the progress bar. Valid values range
  /// from 0 (top) to 1 (bottom).
  public final var textYalign: Double {
    get { getProperty("text-yalign") }
    set { setProperty("text-yalign", newValue) }
  }

  /// The "value" property determines the percentage to which the progress bar will be "filled in".
  public final var value: Int {
    get { getProperty("value") }
    set { setProperty("value", newValue) }
  }
}

extension Reactive where Base: CellRendererProgress {
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// Setting this to a non-negative value causes the cell renderer to enter "activity mode", where a block bounces back
  /// and forth to indicate that some progress is made, without specifying exactly how much.
  public var pulse: DynamicSubject<Int> { property("pulse") }

  /// The "text" property determines the label which will be drawn over the progress bar. Setting this property to `nil`
  /// causes the default label to be displayed. Setting this property to an empty string causes no label to be
  /// displayed.
  public var text: DynamicSubject<String> { property("text") }

  /// The "text-xalign" property controls the horizontal alignment of the text in the progress bar. Valid values range
  /// from 0 (left) to 1 (right). Reserved for RTL layouts.
  public var textXalign: DynamicSubject<Double> { property("text-xalign") }

  /// The "text-yalign" property controls the vertical alignment of the text in the progress bar. Valid values range
  /// from 0 (top) to 1 (bottom).
  public var textYalign: DynamicSubject<Double> { property("text-yalign") }

  /// The "value" property determines the percentage to which the progress bar will be "filled in".
  public var value: DynamicSubject<Int> { property("value") }
}

/// Renders a spin button in a cell
open class CellRendererSpin: CellRendererText {
  open override class var gType: GType { gtk_cell_renderer_spin_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererSpin`.
  public override init() {
    super.init(adopting: gtk_cell_renderer_spin_new())
  }

  /// The adjustment that holds the value of the spinbutton. This must be non-`nil` for the cell renderer to be
  /// editable.
  public final var adjustment: Adjustment? {
    get { getProperty("adjustment") }
    set { setProperty("adjustment", newValue) }
  }

  /// The acceleration rate when you hold down a button.
  public final var climbRate: Double {
    get { getProperty("climb-rate") }
    set { setProperty("climb-rate", newValue) }
  }

  /// The number of decimal places to display.
  public final var digits: Int {
    get { getProperty("digits") }
    set { setProperty("digits", newValue) }
  }
}

extension Reactive where Base: CellRendererSpin {
  /// The adjustment that holds the value of the spinbutton. This must be non-`nil` for the cell renderer to be
  /// editable.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The acceleration rate when you hold down a button.
  public var climbRate: DynamicSubject<Double> { property("climb-rate") }

  /// The number of decimal places to display.
  public var digits: DynamicSubject<Int> { property("digits") }
}

/// Renders a spinning animation in a cell
open class CellRendererSpinner: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_spinner_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a new cell renderer which will show a spinner to indicate activity.
  public init() {
    super.init(adopting: gtk_cell_renderer_spinner_new())
  }

  public final var active: Bool {
    get { getProperty("active") }
    set { setProperty("active", newValue) }
  }

  /// Pulse of the spinner. Increment this value to draw the next frame of the spinner animation. Usually, you would
  /// update this value in a timeout.
  public final var pulse: Int {
    get { getProperty("pulse") }
    set { setProperty("pulse", newValue) }
  }

  /// The `IconSize` value that specifies the size of the rendered spinner.
  public final var size: IconSize {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }
}

extension Reactive where Base: CellRendererSpinner {
  public var active: DynamicSubject<Bool> { property("active") }

  /// Pulse of the spinner. Increment this value to draw the next frame of the spinner animation. Usually, you would
  /// update this value in a timeout.
  public var pulse: DynamicSubject<Int> { property("pulse") }

  /// The `IconSize` value that specifies the size of the rendered spinner.
  public var size: DynamicSubject<IconSize> { property("size") }
}

/// Renders text in a cell
open class CellRendererText: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellRendererText: UnsafeMutablePointer<GtkCellRendererText> {
    pointer.assumingMemoryBound(to: GtkCellRendererText.self)
  }

  /// Creates a new `CellRendererText`. Adjust how text is drawn using object properties. Object properties can be set
  /// globally (with `g_object_set()`). Also, with `TreeViewColumn`, you can bind a property to a value in a
  /// `TreeModel`. For example, you can bind the “text” property on the cell renderer to a string value in the model,
  /// thus rendering a different string in each row of the `TreeView`.
  public init() {
    super.init(adopting: gtk_cell_renderer_text_new())
  }

  public final var alignSet: Bool {
    get { getProperty("align-set") }
    set { setProperty("align-set", newValue) }
  }

  public final var attributes: Pango.AttrList? {
    get { getProperty("attributes") }
    set { setProperty("attributes", newValue) }
  }

  public final func setBackground(_ newValue: String?) {
    setProperty("background", newValue)
  }

  /// Background color as a `Gdk.RGBA`
  public final var backgroundRgba: Gdk.RGBA? {
    get { getProperty("background-rgba") }
    set { setProperty("background-rgba", newValue) }
  }

  public final var backgroundSet: Bool {
    get { getProperty("background-set") }
    set { setProperty("background-set", newValue) }
  }

  public final var editable: Bool {
    get { getProperty("editable") }
    set { setProperty("editable", newValue) }
  }

  public final var editableSet: Bool {
    get { getProperty("editable-set") }
    set { setProperty("editable-set", newValue) }
  }

  /// Specifies the preferred place to ellipsize the string, if the cell renderer does not have enough room to display
  /// the entire string. Setting it to `PANGO_ELLIPSIZE_NONE` turns off ellipsizing. See the wrap-width property for
  /// another way of making the text fit into a given width.
  public final var ellipsize: Pango.EllipsizeMode {
    get { getProperty("ellipsize") }
    set { setProperty("ellipsize", newValue) }
  }

  public final var ellipsizeSet: Bool {
    get { getProperty("ellipsize-set") }
    set { setProperty("ellipsize-set", newValue) }
  }

  public final var family: String {
    get { getProperty("family") }
    set { setProperty("family", newValue) }
  }

  public final var familySet: Bool {
    get { getProperty("family-set") }
    set { setProperty("family-set", newValue) }
  }

  public final var font: String {
    get { getProperty("font") }
    set { setProperty("font", newValue) }
  }

  public final var fontDesc: Pango.FontDescription? {
    get { getProperty("font-desc") }
    set { setProperty("font-desc", newValue) }
  }

  public final func setForeground(_ newValue: String?) {
    setProperty("foreground", newValue)
  }

  /// Foreground color as a `Gdk.RGBA`
  public final var foregroundRgba: Gdk.RGBA? {
    get { getProperty("foreground-rgba") }
    set { setProperty("foreground-rgba", newValue) }
  }

  public final var foregroundSet: Bool {
    get { getProperty("foreground-set") }
    set { setProperty("foreground-set", newValue) }
  }

  public final var language: String {
    get { getProperty("language") }
    set { setProperty("language", newValue) }
  }

  public final var languageSet: Bool {
    get { getProperty("language-set") }
    set { setProperty("language-set", newValue) }
  }

  public final func setMarkup(_ newValue: String?) {
    setProperty("markup", newValue)
  }

  /// The desired maximum width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically.
  public final var maxWidthChars: Int {
    get { getProperty("max-width-chars") }
    set { setProperty("max-width-chars", newValue) }
  }

  /// The text that will be displayed in the `CellRenderer` if `CellRendererText.editable` is `true` and the cell is
  /// empty.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  public final var rise: Int {
    get { getProperty("rise") }
    set { setProperty("rise", newValue) }
  }

  public final var riseSet: Bool {
    get { getProperty("rise-set") }
    set { setProperty("rise-set", newValue) }
  }

  public final var scale: Double {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  public final var scaleSet: Bool {
    get { getProperty("scale-set") }
    set { setProperty("scale-set", newValue) }
  }

  public final var singleParagraphMode: Bool {
    get { getProperty("single-paragraph-mode") }
    set { setProperty("single-paragraph-mode", newValue) }
  }

  public final var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }

  public final var sizePoints: Double {
    get { getProperty("size-points") }
    set { setProperty("size-points", newValue) }
  }

  public final var sizeSet: Bool {
    get { getProperty("size-set") }
    set { setProperty("size-set", newValue) }
  }

  public final var stretch: Pango.Stretch {
    get { getProperty("stretch") }
    set { setProperty("stretch", newValue) }
  }

  public final var stretchSet: Bool {
    get { getProperty("stretch-set") }
    set { setProperty("stretch-set", newValue) }
  }

  public final var strikethrough: Bool {
    get { getProperty("strikethrough") }
    set { setProperty("strikethrough", newValue) }
  }

  public final var strikethroughSet: Bool {
    get { getProperty("strikethrough-set") }
    set { setProperty("strikethrough-set", newValue) }
  }

  public final var style: Pango.Style {
    get { getProperty("style") }
    set { setProperty("style", newValue) }
  }

  public final var styleSet: Bool {
    get { getProperty("style-set") }
    set { setProperty("style-set", newValue) }
  }

  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  public final var underline: Pango.Underline {
    get { getProperty("underline") }
    set { setProperty("underline", newValue) }
  }

  public final var underlineSet: Bool {
    get { getProperty("underline-set") }
    set { setProperty("underline-set", newValue) }
  }

  public final var variant: Pango.Variant {
    get { getProperty("variant") }
    set { setProperty("variant", newValue) }
  }

  public final var variantSet: Bool {
    get { getProperty("variant-set") }
    set { setProperty("variant-set", newValue) }
  }

  public final var weight: Int {
    get { getProperty("weight") }
    set { setProperty("weight", newValue) }
  }

  public final var weightSet: Bool {
    get { getProperty("weight-set") }
    set { setProperty("weight-set", newValue) }
  }

  /// The desired width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically, otherwise the cell will request either 3 characters or the property value, whichever is greater.
  public final var widthChars: Int {
    get { getProperty("width-chars") }
    set { setProperty("width-chars", newValue) }
  }

  /// Specifies how to break the string into multiple lines, if the cell renderer does not have enough room to display
  /// the entire string. This property has no effect unless the wrap-width property is set.
  public final var wrapMode: Pango.WrapMode {
    get { getProperty("wrap-mode") }
    set { setProperty("wrap-mode", newValue) }
  }

  /// Specifies the minimum width at which the text is wrapped. The wrap-mode property can be used to influence at what
  /// character positions the line breaks can be placed. Setting wrap-width to -1 turns wrapping off.
  public final var wrapWidth: Int {
    get { getProperty("wrap-width") }
    set { setProperty("wrap-width", newValue) }
  }

  /// Sets the height of a renderer to explicitly be determined by the “font” and “y_pad” property set on it. Further
  /// changes in these properties do not affect the height, so they must be accompanied by a subsequent call to this
  /// function. Using this function is inflexible, and should really only be used if calculating the size of a cell is
  /// too slow (ie, a massive number of cells displayed). If `numberOfRows` is -1, then the fixed height is unset, and
  /// the height is determined by the properties again.
  public final func setFixedHeightFromFont(_ numberOfRows: Int) {
    gtk_cell_renderer_text_set_fixed_height_from_font(gtkCellRendererText, numberOfRows.int32)
  }
}

extension Reactive where Base: CellRendererText {
  public var alignSet: DynamicSubject<Bool> { property("align-set") }

  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  public var background: Bond<String?> { bond { $0.setProperty("background", $1) } }

  /// Background color as a `Gdk.RGBA`
  public var backgroundRgba: DynamicSubject<Gdk.RGBA?> { property("background-rgba") }

  public var backgroundSet: DynamicSubject<Bool> { property("background-set") }

  public var editable: DynamicSubject<Bool> { property("editable") }

  public var editableSet: DynamicSubject<Bool> { property("editable-set") }

  /// Specifies the preferred place to ellipsize the string, if the cell renderer does not have enough room to display
  /// the entire string. Setting it to `PANGO_ELLIPSIZE_NONE` turns off ellipsizing. See the wrap-width property for
  /// another way of making the text fit into a given width.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  public var ellipsizeSet: DynamicSubject<Bool> { property("ellipsize-set") }

  public var family: DynamicSubject<String> { property("family") }

  public var familySet: DynamicSubject<Bool> { property("family-set") }

  public var font: DynamicSubject<String> { property("font") }

  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  public var foreground: Bond<String?> { bond { $0.setProperty("foreground", $1) } }

  /// Foreground color as a `Gdk.RGBA`
  public var foregroundRgba: DynamicSubject<Gdk.RGBA?> { property("foreground-rgba") }

  public var foregroundSet: DynamicSubject<Bool> { property("foreground-set") }

  public var language: DynamicSubject<String> { property("language") }

  public var languageSet: DynamicSubject<Bool> { property("language-set") }

  public var markup: Bond<String?> { bond { $0.setProperty("markup", $1) } }

  /// The desired maximum width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically.
  public var maxWidthChars: DynamicSubject<Int> { property("max-width-chars") }

  /// The text that will be displayed in the `CellRenderer` if `CellRendererText.editable` is `true` and the cell is
  /// empty.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  public var rise: DynamicSubject<Int> { property("rise") }

  public var riseSet: DynamicSubject<Bool> { property("rise-set") }

  public var scale: DynamicSubject<Double> { property("scale") }

  public var scaleSet: DynamicSubject<Bool> { property("scale-set") }

  public var singleParagraphMode: DynamicSubject<Bool> { property("single-paragraph-mode") }

  public var size: DynamicSubject<Int> { property("size") }

  public var sizePoints: DynamicSubject<Double> { property("size-points") }

  public var sizeSet: DynamicSubject<Bool> { property("size-set") }

  public var stretch: DynamicSubject<Pango.Stretch> { property("stretch") }

  public var stretchSet: DynamicSubject<Bool> { property("stretch-set") }

  public var strikethrough: DynamicSubject<Bool> { property("strikethrough") }

  public var strikethroughSet: DynamicSubject<Bool> { property("strikethrough-set") }

  public var style: DynamicSubject<Pango.Style> { property("style") }

  public var styleSet: DynamicSubject<Bool> { property("style-set") }

  public var text: DynamicSubject<String> { property("text") }

  public var underline: DynamicSubject<Pango.Underline> { property("underline") }

  public var underlineSet: DynamicSubject<Bool> { property("underline-set") }

  public var variant: DynamicSubject<Pango.Variant> { property("variant") }

  public var variantSet: DynamicSubject<Bool> { property("variant-set") }

  public var weight: DynamicSubject<Int> { property("weight") }

  public var weightSet: DynamicSubject<Bool> { property("weight-set") }

  /// The desired width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically, otherwise the cell will request either 3 characters or the property value, whichever is greater.
  public var widthChars: DynamicSubject<Int> { property("width-chars") }

  /// Specifies how to break the string into multiple lines, if the cell renderer does not have enough room to display
  /// the entire string. This property has no effect unless the wrap-width property is set.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// Specifies the minimum width at which the text is wrapped. The wrap-mode property can be used to influence at what
  /// character positions the line breaks can be placed. Setting wrap-width to -1 turns wrapping off.
  public var wrapWidth: DynamicSubject<Int> { property("wrap-width") }

  /// This signal is emitted after `renderer` has been edited.
  ///
  /// Arguments: `path`, `newText`.
  public var edited: SafeSignal<(String, String)> { signal(ofSeveral: "edited") }
}
