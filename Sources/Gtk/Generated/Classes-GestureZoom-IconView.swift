// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `GestureZoom` is a `Gesture` for 2-finger pinch/zoom gestures.
open class GestureZoom: Gesture {
  open override class var gType: GType { gtk_gesture_zoom_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes pinch/zoom gestures.
  public init() {
    super.init(adopting: gtk_gesture_zoom_new().raw)
  }

  /// Gets the scale delta.
  public final var scaleDelta: Double { gtk_gesture_zoom_get_scale_delta(opaque) }
}

extension Reactive where Base: GestureZoom {
  /// Emitted whenever the distance between both tracked sequences changes.
  ///
  /// Argument: `scale`.
  public var scaleChanged: SafeSignal<Double> { signal(ofOne: "scale-changed") }
}

/// `Grid` is a container which arranges its child widgets in rows and columns.
open class Grid: Widget, Orientable {
  open override class var gType: GType { gtk_grid_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkGrid: UnsafeMutablePointer<GtkGrid> { pointer.assumingMemoryBound(to: GtkGrid.self) }

  /// Creates a new grid widget.
  public init() {
    super.init(adopting: gtk_grid_new())
  }

  /// The row to align to the baseline when valign is `GTK_ALIGN_BASELINE`.
  public final var baselineRow: Int {
    get { gtk_grid_get_baseline_row(gtkGrid).int }
    set { gtk_grid_set_baseline_row(gtkGrid, newValue.int32) }
  }

  /// If `true`, the columns are all the same width.
  public final var columnHomogeneous: Bool {
    get { gtk_grid_get_column_homogeneous(gtkGrid).isTrue }
    set { gtk_grid_set_column_homogeneous(gtkGrid, newValue.gboolean) }
  }

  /// The amount of space between two consecutive columns.
  public final var columnSpacing: Int {
    get { gtk_grid_get_column_spacing(gtkGrid).int }
    set { setProperty("column-spacing", newValue) }
  }

  /// If `true`, the rows are all the same height.
  public final var rowHomogeneous: Bool {
    get { gtk_grid_get_row_homogeneous(gtkGrid).isTrue }
    set { gtk_grid_set_row_homogeneous(gtkGrid, newValue.gboolean) }
  }

  /// The amount of space between two consecutive rows.
  public final var rowSpacing: Int {
    get { gtk_grid_get_row_spacing(gtkGrid).int }
    set { setProperty("row-spacing", newValue) }
  }

  /// Adds a widget to the grid.
  public final func attach(_ child: Widget, column: Int, row: Int, width: Int, height: Int) {
    gtk_grid_attach(gtkGrid, child.gtkWidget, column.int32, row.int32, width.int32, height.int32)
  }

  /// Adds a widget to the grid.
  public final func attachNextTo(_ child: Widget, sibling: Widget?, side: PositionType, width: Int, height: Int) {
    gtk_grid_attach_next_to(gtkGrid, child.gtkWidget, sibling?.gtkWidget, side.cValue, width.int32, height.int32)
  }

  /// Gets the child of `grid` whose area covers the grid cell at `column`, `row`.
  public final func getChildAt(column: Int, row: Int) -> Widget? {
    lentObject(gtk_grid_get_child_at(gtkGrid, column.int32, row.int32))
  }

  /// Returns the baseline position of `row`.
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_get_row_baseline_position(gtkGrid, row.int32))
  }

  /// Inserts a column at the specified position.
  public final func insertColumn(_ position: Int) { gtk_grid_insert_column(gtkGrid, position.int32) }

  /// Inserts a row or column at the specified position.
  public final func insertNextTo(_ sibling: Widget, side: PositionType) {
    gtk_grid_insert_next_to(gtkGrid, sibling.gtkWidget, side.cValue)
  }

  /// Inserts a row at the specified position.
  public final func insertRow(_ position: Int) { gtk_grid_insert_row(gtkGrid, position.int32) }

  /// Queries the attach points and spans of `child` inside the given `Grid`.
  public final func queryChild(_ child: Widget) -> (column: Int, row: Int, width: Int, height: Int) {
    var cColumn: Int32 = 0
    var cRow: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_grid_query_child(gtkGrid, child.gtkWidget, &cColumn, &cRow, &cWidth, &cHeight)
    return (cColumn.int, cRow.int, cWidth.int, cHeight.int)
  }

  /// Removes a child from `grid`.
  public final func remove(_ child: Widget) { gtk_grid_remove(gtkGrid, child.gtkWidget) }

  /// Removes a column from the grid.
  public final func removeColumn(_ position: Int) { gtk_grid_remove_column(gtkGrid, position.int32) }

  /// Removes a row from the grid.
  public final func removeRow(_ position: Int) { gtk_grid_remove_row(gtkGrid, position.int32) }

  /// Sets how the baseline should be positioned on `row` of the grid, in case that row is assigned more space than is
  /// requested.
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_set_row_baseline_position(gtkGrid, row.int32, pos.cValue)
  }
}

extension Reactive where Base: Grid {
  /// The row to align to the baseline when valign is `GTK_ALIGN_BASELINE`.
  public var baselineRow: DynamicSubject<Int> {
    property("baseline-row", get: { Grid.of($0).baselineRow }, set: { Grid.of($0).baselineRow = $1 })
  }

  /// If `true`, the columns are all the same width.
  public var columnHomogeneous: DynamicSubject<Bool> {
    property("column-homogeneous", get: { Grid.of($0).columnHomogeneous }, set: { Grid.of($0).columnHomogeneous = $1 })
  }

  /// The amount of space between two consecutive columns.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// If `true`, the rows are all the same height.
  public var rowHomogeneous: DynamicSubject<Bool> {
    property("row-homogeneous", get: { Grid.of($0).rowHomogeneous }, set: { Grid.of($0).rowHomogeneous = $1 })
  }

  /// The amount of space between two consecutive rows.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }
}

/// `GridLayout` is a layout manager which arranges child widgets in rows and columns.
open class GridLayout: LayoutManager {
  open override class var gType: GType { gtk_grid_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `GridLayout`.
  public init() {
    super.init(adopting: gtk_grid_layout_new())
  }

  /// The row to align to the baseline, when `Widget.valign` is set to `GTK_ALIGN_BASELINE`.
  public final var baselineRow: Int {
    get { gtk_grid_layout_get_baseline_row(opaque).int }
    set { gtk_grid_layout_set_baseline_row(opaque, newValue.int32) }
  }

  /// Whether all the columns in the grid have the same width.
  public final var columnHomogeneous: Bool {
    get { gtk_grid_layout_get_column_homogeneous(opaque).isTrue }
    set { gtk_grid_layout_set_column_homogeneous(opaque, newValue.gboolean) }
  }

  /// The amount of space between to consecutive columns.
  public final var columnSpacing: Int {
    get { gtk_grid_layout_get_column_spacing(opaque).int }
    set { setProperty("column-spacing", newValue) }
  }

  /// Whether all the rows in the grid have the same height.
  public final var rowHomogeneous: Bool {
    get { gtk_grid_layout_get_row_homogeneous(opaque).isTrue }
    set { gtk_grid_layout_set_row_homogeneous(opaque, newValue.gboolean) }
  }

  /// The amount of space between to consecutive rows.
  public final var rowSpacing: Int {
    get { gtk_grid_layout_get_row_spacing(opaque).int }
    set { setProperty("row-spacing", newValue) }
  }

  /// Returns the baseline position of `row`.
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_layout_get_row_baseline_position(opaque, row.int32))
  }

  /// Sets how the baseline should be positioned on `row` of the grid, in case that row is assigned more space than is
  /// requested.
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_layout_set_row_baseline_position(opaque, row.int32, pos.cValue)
  }
}

extension Reactive where Base: GridLayout {
  /// The row to align to the baseline, when `Widget.valign` is set to `GTK_ALIGN_BASELINE`.
  public var baselineRow: DynamicSubject<Int> {
    property("baseline-row", get: { GridLayout.of($0).baselineRow }, set: { GridLayout.of($0).baselineRow = $1 })
  }

  /// Whether all the columns in the grid have the same width.
  public var columnHomogeneous: DynamicSubject<Bool> {
    property(
      "column-homogeneous", get: { GridLayout.of($0).columnHomogeneous },
      set: { GridLayout.of($0).columnHomogeneous = $1 })
  }

  /// The amount of space between to consecutive columns.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// Whether all the rows in the grid have the same height.
  public var rowHomogeneous: DynamicSubject<Bool> {
    property(
      "row-homogeneous", get: { GridLayout.of($0).rowHomogeneous }, set: { GridLayout.of($0).rowHomogeneous = $1 })
  }

  /// The amount of space between to consecutive rows.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }
}

/// `LayoutChild` subclass for children in a `GridLayout`.
open class GridLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_grid_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The column to place the child in.
  public final var column: Int {
    get { gtk_grid_layout_child_get_column(opaque).int }
    set { gtk_grid_layout_child_set_column(opaque, newValue.int32) }
  }

  /// The number of columns the child spans to.
  public final var columnSpan: Int {
    get { gtk_grid_layout_child_get_column_span(opaque).int }
    set { gtk_grid_layout_child_set_column_span(opaque, newValue.int32) }
  }

  /// The row to place the child in.
  public final var row: Int {
    get { gtk_grid_layout_child_get_row(opaque).int }
    set { gtk_grid_layout_child_set_row(opaque, newValue.int32) }
  }

  /// The number of rows the child spans to.
  public final var rowSpan: Int {
    get { gtk_grid_layout_child_get_row_span(opaque).int }
    set { gtk_grid_layout_child_set_row_span(opaque, newValue.int32) }
  }
}

extension Reactive where Base: GridLayoutChild {
  /// The column to place the child in.
  public var column: DynamicSubject<Int> {
    property("column", get: { GridLayoutChild.of($0).column }, set: { GridLayoutChild.of($0).column = $1 })
  }

  /// The number of columns the child spans to.
  public var columnSpan: DynamicSubject<Int> {
    property("column-span", get: { GridLayoutChild.of($0).columnSpan }, set: { GridLayoutChild.of($0).columnSpan = $1 })
  }

  /// The row to place the child in.
  public var row: DynamicSubject<Int> {
    property("row", get: { GridLayoutChild.of($0).row }, set: { GridLayoutChild.of($0).row = $1 })
  }

  /// The number of rows the child spans to.
  public var rowSpan: DynamicSubject<Int> {
    property("row-span", get: { GridLayoutChild.of($0).rowSpan }, set: { GridLayoutChild.of($0).rowSpan = $1 })
  }
}

/// `GridView` presents a large dynamic grid of items.
open class GridView: ListBase {
  open override class var gType: GType { gtk_grid_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `GridView` that uses the given `factory` for mapping items to widgets.
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_grid_view_new(model?.given(), factory?.given()))
  }

  /// Allow rubberband selection.
  public final var enableRubberband: Bool {
    get { gtk_grid_view_get_enable_rubberband(opaque).isTrue }
    set { gtk_grid_view_set_enable_rubberband(opaque, newValue.gboolean) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_grid_view_get_factory(opaque)) }
    set { gtk_grid_view_set_factory(opaque, newValue?.opaque) }
  }

  /// Maximum number of columns per row.
  public final var maxColumns: Int {
    get { gtk_grid_view_get_max_columns(opaque).int }
    set { gtk_grid_view_set_max_columns(opaque, newValue.uint32) }
  }

  /// Minimum number of columns per row.
  public final var minColumns: Int {
    get { gtk_grid_view_get_min_columns(opaque).int }
    set { gtk_grid_view_set_min_columns(opaque, newValue.uint32) }
  }

  /// Model for the items displayed.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_grid_view_get_model(opaque)) }
    set { gtk_grid_view_set_model(opaque, newValue?.opaque) }
  }

  /// Activate rows on single click and select them on hover.
  public final var singleClickActivate: Bool {
    get { gtk_grid_view_get_single_click_activate(opaque).isTrue }
    set { gtk_grid_view_set_single_click_activate(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: GridView {
  /// Allow rubberband selection.
  public var enableRubberband: DynamicSubject<Bool> {
    property(
      "enable-rubberband", get: { GridView.of($0).enableRubberband }, set: { GridView.of($0).enableRubberband = $1 })
  }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> {
    property("factory", get: { GridView.of($0).factory }, set: { GridView.of($0).factory = $1 })
  }

  /// Maximum number of columns per row.
  public var maxColumns: DynamicSubject<Int> {
    property("max-columns", get: { GridView.of($0).maxColumns }, set: { GridView.of($0).maxColumns = $1 })
  }

  /// Minimum number of columns per row.
  public var minColumns: DynamicSubject<Int> {
    property("min-columns", get: { GridView.of($0).minColumns }, set: { GridView.of($0).minColumns = $1 })
  }

  /// Model for the items displayed.
  public var model: DynamicSubject<(any SelectionModel)?> {
    property("model", get: { GridView.of($0).model }, set: { GridView.of($0).model = $1 })
  }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: DynamicSubject<Bool> {
    property(
      "single-click-activate", get: { GridView.of($0).singleClickActivate },
      set: { GridView.of($0).singleClickActivate = $1 })
  }

  /// Emitted when a cell has been activated by the user, usually via activating the GtkGridView|list.activate-item
  /// action.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}

/// `HeaderBar` is a widget for creating custom title bars for windows.
open class HeaderBar: Widget {
  open override class var gType: GType { gtk_header_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `HeaderBar` widget.
  public init() {
    super.init(adopting: gtk_header_bar_new())
  }

  /// The decoration layout for buttons.
  public final var decorationLayout: String? {
    get { lentString(ifAny: gtk_header_bar_get_decoration_layout(opaque)) }
    set { lend(newValue) { gtk_header_bar_set_decoration_layout(opaque, $0) } }
  }

  /// Whether to show title buttons like close, minimize, maximize.
  public final var showTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(opaque).isTrue }
    set { gtk_header_bar_set_show_title_buttons(opaque, newValue.gboolean) }
  }

  public final var titleWidget: Widget? {
    get { lentObject(gtk_header_bar_get_title_widget(opaque)) }
    set { gtk_header_bar_set_title_widget(opaque, newValue?.gtkWidget) }
  }

  /// Adds `child` to `bar`, packed with reference to the end of the `bar`.
  public final func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.gtkWidget) }

  /// Adds `child` to `bar`, packed with reference to the start of the `bar`.
  public final func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.gtkWidget) }

  /// Removes a child from the `HeaderBar`.
  public final func remove(_ child: Widget) { gtk_header_bar_remove(opaque, child.gtkWidget) }
}

extension Reactive where Base: HeaderBar {
  /// The decoration layout for buttons.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { HeaderBar.of($0).decorationLayout }, set: { HeaderBar.of($0).decorationLayout = $1 })
  }

  /// Whether to show title buttons like close, minimize, maximize.
  public var showTitleButtons: DynamicSubject<Bool> {
    property(
      "show-title-buttons", get: { HeaderBar.of($0).showTitleButtons }, set: { HeaderBar.of($0).showTitleButtons = $1 })
  }

  public var titleWidget: DynamicSubject<Widget?> {
    property("title-widget", get: { HeaderBar.of($0).titleWidget }, set: { HeaderBar.of($0).titleWidget = $1 })
  }
}

/// `IMContext` defines the interface for GTK input methods.
open class IMContext: Object {
  open override class var gType: GType { gtk_im_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkIMContext: UnsafeMutablePointer<GtkIMContext> { pointer.assumingMemoryBound(to: GtkIMContext.self) }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public final var inputHints: InputHints {
    get { getProperty("input-hints") }
    set { setProperty("input-hints", newValue) }
  }

  /// The purpose of the text field that the `GtkIMContext is connected to.
  public final var inputPurpose: InputPurpose {
    get { getProperty("input-purpose") }
    set { setProperty("input-purpose", newValue) }
  }

  /// Asks the widget that the input context is attached to delete characters around the cursor position by emitting the
  /// `::delete_surrounding` signal.
  @discardableResult
  public final func deleteSurrounding(offset: Int, nChars: Int) -> Bool {
    gtk_im_context_delete_surrounding(gtkIMContext, offset.int32, nChars.int32).isTrue
  }

  /// Allow an input method to forward key press and release events to another input method without necessarily having a
  /// `Gdk.Event` available.
  @discardableResult
  public final func filterKey(
    press: Bool, surface: Gdk.Surface, device: Gdk.Device, time: Int, keycode: Int, state: Gdk.ModifierType, group: Int
  ) -> Bool {
    gtk_im_context_filter_key(
      gtkIMContext, press.gboolean, surface.opaque, device.opaque, time.uint32, keycode.uint32, state.cValue,
      group.int32
    ).isTrue
  }

  /// Allow an input method to internally handle key press and release events.
  @discardableResult
  public final func filterKeypress(_ event: Gdk.Event) -> Bool {
    gtk_im_context_filter_keypress(gtkIMContext, event.opaque).isTrue
  }

  /// Notify the input method that the widget to which this input context corresponds has gained focus.
  public final func focusIn() { gtk_im_context_focus_in(gtkIMContext) }

  /// Notify the input method that the widget to which this input context corresponds has lost focus.
  public final func focusOut() { gtk_im_context_focus_out(gtkIMContext) }

  /// Retrieve the current preedit string for the input context, and a list of attributes to apply to the string.
  public final var preeditString: (str: String, attrs: Pango.AttrList, cursorPos: Int) {
    var cStr: UnsafeMutablePointer<CChar>?
    var cAttrs: OpaquePointer?
    var cCursorPos: Int32 = 0
    gtk_im_context_get_preedit_string(gtkIMContext, &cStr, &cAttrs, &cCursorPos)
    return (givenString(cStr), promised(givenBoxed(opaque: cAttrs)), cCursorPos.int)
  }

  /// Retrieves context around the insertion point.
  public final var surroundingWithSelection: (text: String, cursorIndex: Int, anchorIndex: Int)? {
    var cText: UnsafeMutablePointer<CChar>?
    var cCursorIndex: Int32 = 0
    var cAnchorIndex: Int32 = 0
    let result = gtk_im_context_get_surrounding_with_selection(gtkIMContext, &cText, &cCursorIndex, &cAnchorIndex)
    guard result != 0 else { return nil }
    return (givenString(cText), cCursorIndex.int, cAnchorIndex.int)
  }

  /// Notify the input method that a change such as a change in cursor position has been made.
  public final func reset() { gtk_im_context_reset(gtkIMContext) }

  /// Set the client widget for the input context.
  public final func setClientWidget(_ widget: Widget?) {
    gtk_im_context_set_client_widget(gtkIMContext, widget?.gtkWidget)
  }

  /// Notify the input method that a change in cursor position has been made.
  public final func setCursorLocation(_ area: Gdk.Rectangle) {
    var cArea = area.cValue
    gtk_im_context_set_cursor_location(gtkIMContext, &cArea)
  }

  /// Sets surrounding context around the insertion point and preedit string. This function is expected to be called in
  /// response to the `IMContext.retrieveSurrounding` signal, and will likely have no effect if called at other times.
  public final func setSurroundingWithSelection(_ text: String, len: Int = -1, cursorIndex: Int, anchorIndex: Int) {
    gtk_im_context_set_surrounding_with_selection(gtkIMContext, text, len.int32, cursorIndex.int32, anchorIndex.int32)
  }

  /// Sets whether the IM context should use the preedit string to display feedback.
  public final func setUsePreedit(_ usePreedit: Bool) {
    gtk_im_context_set_use_preedit(gtkIMContext, usePreedit.gboolean)
  }

  /// Retrieves context around the insertion point.
  @available(*, deprecated, message: "Use `IMContext.surroundingWithSelection` instead.")
  public final var surrounding: (text: String, cursorIndex: Int)? {
    var cText: UnsafeMutablePointer<CChar>?
    var cCursorIndex: Int32 = 0
    let result = gtk_im_context_get_surrounding(gtkIMContext, &cText, &cCursorIndex)
    guard result != 0 else { return nil }
    return (givenString(cText), cCursorIndex.int)
  }

  /// Sets surrounding context around the insertion point and preedit string.
  @available(*, deprecated, message: "Use `IMContext.surroundingWithSelection` instead")
  public final func setSurrounding(_ text: String, len: Int = -1, cursorIndex: Int) {
    gtk_im_context_set_surrounding(gtkIMContext, text, len.int32, cursorIndex.int32)
  }
}

extension Reactive where Base: IMContext {
  /// Additional hints that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of the text field that the `GtkIMContext is connected to.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The `commit` signal is emitted when a complete input sequence has been entered by the user.
  ///
  /// Argument: `str`.
  public var commit: SafeSignal<String> { signal(ofOne: "commit") }

  /// The `deleteSurrounding` signal is emitted when the input method needs to delete all or part of the context
  /// surrounding the cursor.
  ///
  /// Arguments: `offset`, `nChars`.
  public var deleteSurrounding: SignalRequest<Bool, Int, Int> { request("delete-surrounding") }

  /// The `preeditChanged` signal is emitted whenever the preedit sequence currently being entered has changed.
  public var preeditChanged: SafeSignal<Void> { signal("preedit-changed") }

  /// The `preeditEnd` signal is emitted when a preediting sequence has been completed or canceled.
  public var preeditEnd: SafeSignal<Void> { signal("preedit-end") }

  /// The `preeditStart` signal is emitted when a new preediting sequence starts.
  public var preeditStart: SafeSignal<Void> { signal("preedit-start") }

  /// The `retrieveSurrounding` signal is emitted when the input method requires the context surrounding the cursor.
  public var retrieveSurrounding: SignalRequest<Bool> { request("retrieve-surrounding") }
}

/// `IMContextSimple` is an input method supporting table-based input methods.
open class IMContextSimple: IMContext {
  open override class var gType: GType { gtk_im_context_simple_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkIMContextSimple: UnsafeMutablePointer<GtkIMContextSimple> {
    pointer.assumingMemoryBound(to: GtkIMContextSimple.self)
  }

  /// Creates a new `IMContextSimple`.
  public init() {
    super.init(adopting: gtk_im_context_simple_new())
  }

  /// Adds an additional table from the X11 compose file.
  public final func addComposeFile(_ composeFile: String) {
    gtk_im_context_simple_add_compose_file(gtkIMContextSimple, composeFile)
  }
}

/// `IMMulticontext` is an input method context supporting multiple, switchable input methods.
open class IMMulticontext: IMContext {
  open override class var gType: GType { gtk_im_multicontext_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkIMMulticontext: UnsafeMutablePointer<GtkIMMulticontext> {
    pointer.assumingMemoryBound(to: GtkIMMulticontext.self)
  }

  /// Creates a new `IMMulticontext`.
  public init() {
    super.init(adopting: gtk_im_multicontext_new())
  }

  /// Gets the id of the currently active delegate of the `context`.
  public final var contextId: String { lentString(gtk_im_multicontext_get_context_id(gtkIMMulticontext)) }

  /// Sets the context id for `context`.
  public final func setContextId(_ contextId: String?) {
    gtk_im_multicontext_set_context_id(gtkIMMulticontext, contextId)
  }
}

/// Contains information found when looking up an icon in `IconTheme`.
open class IconPaintable: Object, Gdk.Paintable, SymbolicPaintable {
  open override class var gType: GType { gtk_icon_paintable_get_type() }

  override class var isShared: Bool { true }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `IconPaintable` for a file with a given size and scale.
  public init(file: Gio.File, size: Int, scale: Int) {
    super.init(adopting: gtk_icon_paintable_new_for_file(file.opaque, size.int32, scale.int32).raw)
  }

  /// The file representing the icon, if any.
  public final var file: Gio.File? { givenObject(opaque: gtk_icon_paintable_get_file(opaque)) }

  /// The icon name that was chosen during lookup.
  public final var iconName: String? { lentString(ifAny: gtk_icon_paintable_get_icon_name(opaque)) }

  /// Whether the icon is symbolic or not.
  public final var isSymbolic: Bool { getProperty("is-symbolic") }
}

extension Reactive where Base: IconPaintable {
  /// The file representing the icon, if any.
  public var file: SafeSignal<Gio.File?> { readOnlyProperty("file") }

  /// The icon name that was chosen during lookup.
  public var iconName: SafeSignal<String?> { readOnlyProperty("icon-name") }

  /// Whether the icon is symbolic or not.
  public var isSymbolic: SafeSignal<Bool> { readOnlyProperty("is-symbolic") }
}

/// `IconTheme` provides a facility for loading themed icons.
open class IconTheme: Object {
  open override class var gType: GType { gtk_icon_theme_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new icon theme object.
  public init() {
    super.init(adopting: gtk_icon_theme_new().raw)
  }

  /// The display that this icon theme object is attached to.
  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_icon_theme_get_display(opaque)) }
    set { setProperty("display", newValue) }
  }

  /// The icon names that are supported by the icon theme.
  public final var iconNames: [String] { givenStrings(gtk_icon_theme_get_icon_names(opaque)) }

  /// Resource paths that will be looked at when looking for icons, similar to search paths.
  public final var resourcePath: [String] {
    get { givenStrings(gtk_icon_theme_get_resource_path(opaque)) }
    set { setProperty("resource-path", newValue) }
  }

  /// The search path for this icon theme.
  public final var searchPath: [String] {
    get { givenStrings(gtk_icon_theme_get_search_path(opaque)) }
    set { setProperty("search-path", newValue) }
  }

  /// The name of the icon theme that is being used.
  public final var themeName: String? {
    get { getProperty("theme-name") }
    set { lend(newValue) { gtk_icon_theme_set_theme_name(opaque, $0) } }
  }

  /// Adds a resource path that will be looked at when looking for icons, similar to search paths.
  public final func addResourcePath(_ path: String) { gtk_icon_theme_add_resource_path(opaque, path) }

  /// Appends a directory to the search path.
  public final func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(opaque, path) }

  /// Checks whether an icon theme includes an icon for a particular `GIcon`.
  public final func hasGicon(_ gicon: any Gio.Icon) -> Bool { gtk_icon_theme_has_gicon(opaque, gicon.opaque).isTrue }

  /// Checks whether an icon theme includes an icon for a particular name.
  public final func hasIcon(_ iconName: String) -> Bool { gtk_icon_theme_has_icon(opaque, iconName).isTrue }

  /// Looks up a icon for a desired size and window scale.
  public final func lookupByGicon(
    _ icon: any Gio.Icon, size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable {
    givenObject(
      opaque: gtk_icon_theme_lookup_by_gicon(
        opaque, icon.opaque, size.int32, scale.int32, direction.cValue, flags.cValue))!
  }

  /// Looks up a named icon for a desired size and window scale, returning a `IconPaintable`.
  public final func lookupIcon(
    _ iconName: String, fallbacks: [String], size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable {
    let lent = CallScope()
    defer { lent.end() }
    return givenObject(
      opaque: gtk_icon_theme_lookup_icon(
        opaque, iconName, lent.strings(fallbacks), size.int32, scale.int32, direction.cValue, flags.cValue))!
  }

  /// Gets the icon theme object associated with `display`.
  public static func getForDisplay(_ display: Gdk.Display) -> IconTheme {
    lentObject(opaque: gtk_icon_theme_get_for_display(display.opaque))!
  }
}

extension Reactive where Base: IconTheme {
  /// The display that this icon theme object is attached to.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// The icon names that are supported by the icon theme.
  public var iconNames: SafeSignal<[String]> { readOnlyProperty("icon-names") }

  /// Resource paths that will be looked at when looking for icons, similar to search paths.
  public var resourcePath: DynamicSubject<[String]> { property("resource-path") }

  /// The search path for this icon theme.
  public var searchPath: DynamicSubject<[String]> { property("search-path") }

  /// The name of the icon theme that is being used.
  public var themeName: DynamicSubject<String?> { property("theme-name") }

  /// Emitted when the icon theme changes.
  public var changed: SafeSignal<Void> { signal("changed") }
}

/// `IconView` is a widget which displays data in a grid of icons.
open class IconView: Widget, CellLayout, Scrollable {
  open override class var gType: GType { gtk_icon_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `IconView` widget
  public init() {
    super.init(adopting: gtk_icon_view_new())
  }

  /// Creates a new `IconView` widget using the specified `area` to layout cells inside the icons.
  public init(area: CellArea) {
    super.init(adopting: gtk_icon_view_new_with_area(area.gtkCellArea))
  }

  /// Creates a new `IconView` widget with the model `model`.
  public init(model: any TreeModel) {
    super.init(adopting: gtk_icon_view_new_with_model(model.opaque))
  }

  /// The activate-on-single-click property specifies whether the "item-activated" signal will be emitted after a single
  /// click.
  public final var activateOnSingleClick: Bool {
    get { gtk_icon_view_get_activate_on_single_click(opaque).isTrue }
    set { gtk_icon_view_set_activate_on_single_click(opaque, newValue.gboolean) }
  }

  /// The `CellArea` used to layout cell renderers for this view.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The column-spacing property specifies the space which is inserted between the columns of the icon view.
  public final var columnSpacing: Int {
    get { gtk_icon_view_get_column_spacing(opaque).int }
    set { gtk_icon_view_set_column_spacing(opaque, newValue.int32) }
  }

  /// The columns property contains the number of the columns in which the items should be displayed. If it is -1, the
  /// number of columns will be chosen automatically to fill the available area.
  public final var columns: Int {
    get { gtk_icon_view_get_columns(opaque).int }
    set { gtk_icon_view_set_columns(opaque, newValue.int32) }
  }

  /// The item-orientation property specifies how the cells (i.e. the icon and the text) of the item are positioned
  /// relative to each other.
  public final var itemOrientation: Orientation {
    get { Orientation(cValue: gtk_icon_view_get_item_orientation(opaque)) }
    set { gtk_icon_view_set_item_orientation(opaque, newValue.cValue) }
  }

  /// The item-padding property specifies the padding around each of the icon view's item.
  public final var itemPadding: Int {
    get { gtk_icon_view_get_item_padding(opaque).int }
    set { gtk_icon_view_set_item_padding(opaque, newValue.int32) }
  }

  /// The item-width property specifies the width to use for each item. If it is set to -1, the icon view will
  /// automatically determine a suitable item size.
  public final var itemWidth: Int {
    get { gtk_icon_view_get_item_width(opaque).int }
    set { gtk_icon_view_set_item_width(opaque, newValue.int32) }
  }

  /// The margin property specifies the space which is inserted at the edges of the icon view.
  public final var margin: Int {
    get { gtk_icon_view_get_margin(opaque).int }
    set { gtk_icon_view_set_margin(opaque, newValue.int32) }
  }

  /// The `markupColumn` property contains the number of the model column containing markup information to be displayed.
  /// The markup column must be of type `G_TYPE_STRING`. If this property and the :text-column property are both set to
  /// column numbers, it overrides the text column. If both are set to -1, no texts are displayed.
  public final var markupColumn: Int {
    get { gtk_icon_view_get_markup_column(opaque).int }
    set { gtk_icon_view_set_markup_column(opaque, newValue.int32) }
  }

  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_icon_view_get_model(opaque)) }
    set { gtk_icon_view_set_model(opaque, newValue?.opaque) }
  }

  /// The `pixbufColumn` property contains the number of the model column containing the pixbufs which are displayed.
  /// The pixbuf column must be of type `GDK_TYPE_PIXBUF`. Setting this property to -1 turns off the display of pixbufs.
  public final var pixbufColumn: Int {
    get { gtk_icon_view_get_pixbuf_column(opaque).int }
    set { gtk_icon_view_set_pixbuf_column(opaque, newValue.int32) }
  }

  /// The reorderable property specifies if the items can be reordered by DND.
  public final var reorderable: Bool {
    get { gtk_icon_view_get_reorderable(opaque).isTrue }
    set { gtk_icon_view_set_reorderable(opaque, newValue.gboolean) }
  }

  /// The row-spacing property specifies the space which is inserted between the rows of the icon view.
  public final var rowSpacing: Int {
    get { gtk_icon_view_get_row_spacing(opaque).int }
    set { gtk_icon_view_set_row_spacing(opaque, newValue.int32) }
  }

  /// The `selectionMode` property specifies the selection mode of icon view. If the mode is `GTK_SELECTION_MULTIPLE`,
  /// rubberband selection is enabled, for the other modes, only keyboard selection is possible.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_icon_view_get_selection_mode(opaque)) }
    set { gtk_icon_view_set_selection_mode(opaque, newValue.cValue) }
  }

  /// The spacing property specifies the space which is inserted between the cells (i.e. the icon and the text) of an
  /// item.
  public final var spacing: Int {
    get { gtk_icon_view_get_spacing(opaque).int }
    set { gtk_icon_view_set_spacing(opaque, newValue.int32) }
  }

  /// The `textColumn` property contains the number of the model column containing the texts which are displayed. The
  /// text column must be of type `G_TYPE_STRING`. If this property and the :markup-column property are both set to -1,
  /// no texts are displayed.
  public final var textColumn: Int {
    get { gtk_icon_view_get_text_column(opaque).int }
    set { gtk_icon_view_set_text_column(opaque, newValue.int32) }
  }

  public final var tooltipColumn: Int {
    get { gtk_icon_view_get_tooltip_column(opaque).int }
    set { gtk_icon_view_set_tooltip_column(opaque, newValue.int32) }
  }

  /// Creates a `Gdk.Paintable` representation of the item at `path`. This image is used for a drag icon.
  @discardableResult
  public final func createDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
    givenInterface(opaque: gtk_icon_view_create_drag_icon(opaque, path.opaque))
  }

  /// Turns `iconView` into a drop destination for automatic DND. Calling this method sets `IconView`:reorderable to
  /// `false`.
  public final func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
    gtk_icon_view_enable_model_drag_dest(opaque, formats.opaque, actions.cValue)
  }

  /// Turns `iconView` into a drag source for automatic DND. Calling this method sets `IconView`:reorderable to `false`.
  public final func enableModelDragSource(
    startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
  ) { gtk_icon_view_enable_model_drag_source(opaque, startButtonMask.cValue, formats.opaque, actions.cValue) }

  /// Fills the bounding rectangle in widget coordinates for the cell specified by `path` and `cell`. If `cell` is `nil`
  /// the main cell area is used.
  public final func getCellRect(_ path: TreePath, cell: CellRenderer?) -> Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_icon_view_get_cell_rect(opaque, path.opaque, cell?.gtkCellRenderer, &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Fills in `path` and `cell` with the current cursor path and cell. If the cursor isn’t currently set, then *@path
  /// will be `nil`. If no cell currently has focus, then *@cell will be `nil`.
  public final func getCursor() -> (path: TreePath, cell: CellRenderer?)? {
    var cPath: OpaquePointer?
    var cCell: UnsafeMutablePointer<GtkCellRenderer>?
    let result = gtk_icon_view_get_cursor(opaque, &cPath, &cCell)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), lentObject(cCell))
  }

  /// Determines the destination item for a given position.
  public final func getDestItemAtPos(dragX: Int, dragY: Int) -> (path: TreePath, pos: IconViewDropPosition)? {
    var cPath: OpaquePointer?
    var cPos = GtkIconViewDropPosition(rawValue: 0)
    let result = gtk_icon_view_get_dest_item_at_pos(opaque, dragX.int32, dragY.int32, &cPath, &cPos)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), IconViewDropPosition(cValue: cPos))
  }

  /// Gets information about the item that is highlighted for feedback.
  public final var dragDestItem: (path: TreePath?, pos: IconViewDropPosition) {
    var cPath: OpaquePointer?
    var cPos = GtkIconViewDropPosition(rawValue: 0)
    gtk_icon_view_get_drag_dest_item(opaque, &cPath, &cPos)
    return (givenBoxed(opaque: cPath), IconViewDropPosition(cValue: cPos))
  }

  /// Gets the path and cell for the icon at the given position.
  public final func getItemAtPos(x: Int, y: Int) -> (path: TreePath, cell: CellRenderer?)? {
    var cPath: OpaquePointer?
    var cCell: UnsafeMutablePointer<GtkCellRenderer>?
    let result = gtk_icon_view_get_item_at_pos(opaque, x.int32, y.int32, &cPath, &cCell)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), lentObject(cCell))
  }

  /// Gets the column in which the item `path` is currently displayed. Column numbers start at 0.
  public final func getItemColumn(_ path: TreePath) -> Int { gtk_icon_view_get_item_column(opaque, path.opaque).int }

  /// Gets the row in which the item `path` is currently displayed. Row numbers start at 0.
  public final func getItemRow(_ path: TreePath) -> Int { gtk_icon_view_get_item_row(opaque, path.opaque).int }

  /// Gets the path for the icon at the given position.
  public final func getPathAtPos(x: Int, y: Int) -> TreePath? {
    givenBoxed(opaque: gtk_icon_view_get_path_at_pos(opaque, x.int32, y.int32))
  }

  /// Creates a list of paths of all selected items. Additionally, if you are planning on modifying the model after
  /// calling this function, you may want to convert the returned list into a list of `TreeRowReferences`. To do this,
  /// you can use `gtk_tree_row_reference_new()`.
  public final var selectedItems: [TreePath] {
    lists(gtk_icon_view_get_selected_items(opaque), isGiven: true) { givenBoxed($0) as TreePath? }
  }

  /// This function is supposed to be used in a `Widget.queryTooltip` signal handler for `IconView`. The `x`, `y` and
  /// `keyboardTip` values which are received in the signal handler, should be passed to this function without
  /// modification.
  public final func getTooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
    model: (any TreeModel)?, path: TreePath, iter: TreeIter
  )? {
    var cModel: OpaquePointer?
    var cPath: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_icon_view_get_tooltip_context(
      opaque, x.int32, y.int32, keyboardTip.gboolean, &cModel, &cPath, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), promised(givenBoxed(opaque: cPath)), TreeIter(copying: &cIter))
  }

  /// Sets `startPath` and `endPath` to be the first and last visible path. Note that there may be invisible paths in
  /// between.
  public final var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var cStartPath: OpaquePointer?
    var cEndPath: OpaquePointer?
    let result = gtk_icon_view_get_visible_range(opaque, &cStartPath, &cEndPath)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cStartPath)), promised(givenBoxed(opaque: cEndPath)))
  }

  /// Activates the item determined by `path`.
  public final func itemActivated(_ path: TreePath) { gtk_icon_view_item_activated(opaque, path.opaque) }

  /// Returns `true` if the icon pointed to by `path` is currently selected. If `path` does not point to a valid
  /// location, `false` is returned.
  public final func pathIsSelected(_ path: TreePath) -> Bool {
    gtk_icon_view_path_is_selected(opaque, path.opaque).isTrue
  }

  /// Moves the alignments of `iconView` to the position specified by `path`. `rowAlign` determines where the row is
  /// placed, and `colAlign` determines where `column` is placed. Both are expected to be between 0.0 and 1.0. 0.0 means
  /// left/top alignment, 1.0 means right/bottom alignment, 0.5 means center.
  public final func scrollToPath(_ path: TreePath, useAlign: Bool, rowAlign: Double, colAlign: Double) {
    gtk_icon_view_scroll_to_path(opaque, path.opaque, useAlign.gboolean, rowAlign.float, colAlign.float)
  }

  /// Selects all the icons. `iconView` must has its selection mode set to `GTK_SELECTION_MULTIPLE`.
  public final func selectAll() { gtk_icon_view_select_all(opaque) }

  /// Selects the row at `path`.
  public final func selectPath(_ path: TreePath) { gtk_icon_view_select_path(opaque, path.opaque) }

  /// Calls a function for each selected icon. Note that the model or selection cannot be modified from within this
  /// function.
  public final func selectedForeach(_ `func`: @escaping (IconView, TreePath) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_icon_view_selected_foreach(opaque, callGtkIconViewForeachFunc, lent.closure(`func`))
  }

  /// Sets the current keyboard focus to be at `path`, and selects it. This is useful when you want to focus the user’s
  /// attention on a particular item. If `cell` is not `nil`, then focus is given to the cell specified by it.
  /// Additionally, if `startEditing` is `true`, then editing should be started in the specified cell.
  public final func setCursor(_ path: TreePath, cell: CellRenderer?, startEditing: Bool) {
    gtk_icon_view_set_cursor(opaque, path.opaque, cell?.gtkCellRenderer, startEditing.gboolean)
  }

  /// Sets the item that is highlighted for feedback.
  public final func setDragDestItem(_ path: TreePath?, pos: IconViewDropPosition) {
    gtk_icon_view_set_drag_dest_item(opaque, path?.opaque, pos.cValue)
  }

  /// Sets the tip area of `tooltip` to the area which `cell` occupies in the item pointed to by `path`. See also
  /// `gtk_tooltip_set_tip_area()`.
  public final func setTooltipCell(_ tooltip: Tooltip, path: TreePath, cell: CellRenderer?) {
    gtk_icon_view_set_tooltip_cell(opaque, tooltip.opaque, path.opaque, cell?.gtkCellRenderer)
  }

  /// Sets the tip area of `tooltip` to be the area covered by the item at `path`. See also
  /// `gtk_icon_view_set_tooltip_column()` for a simpler alternative. See also `gtk_tooltip_set_tip_area()`.
  public final func setTooltipItem(_ tooltip: Tooltip, path: TreePath) {
    gtk_icon_view_set_tooltip_item(opaque, tooltip.opaque, path.opaque)
  }

  /// Unselects all the icons.
  public final func unselectAll() { gtk_icon_view_unselect_all(opaque) }

  /// Unselects the row at `path`.
  public final func unselectPath(_ path: TreePath) { gtk_icon_view_unselect_path(opaque, path.opaque) }

  /// Undoes the effect of `gtk_icon_view_enable_model_drag_dest()`. Calling this method sets `IconView`:reorderable to
  /// `false`.
  public final func unsetModelDragDest() { gtk_icon_view_unset_model_drag_dest(opaque) }

  /// Undoes the effect of `gtk_icon_view_enable_model_drag_source()`. Calling this method sets `IconView`:reorderable
  /// to `false`.
  public final func unsetModelDragSource() { gtk_icon_view_unset_model_drag_source(opaque) }
}

extension Reactive where Base: IconView {
  /// The activate-on-single-click property specifies whether the "item-activated" signal will be emitted after a single
  /// click.
  public var activateOnSingleClick: DynamicSubject<Bool> {
    property(
      "activate-on-single-click", get: { IconView.of($0).activateOnSingleClick },
      set: { IconView.of($0).activateOnSingleClick = $1 })
  }

  /// The `CellArea` used to layout cell renderers for this view.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The column-spacing property specifies the space which is inserted between the columns of the icon view.
  public var columnSpacing: DynamicSubject<Int> {
    property("column-spacing", get: { IconView.of($0).columnSpacing }, set: { IconView.of($0).columnSpacing = $1 })
  }

  /// The columns property contains the number of the columns in which the items should be displayed. If it is -1, the
  /// number of columns will be chosen automatically to fill the available area.
  public var columns: DynamicSubject<Int> {
    property("columns", get: { IconView.of($0).columns }, set: { IconView.of($0).columns = $1 })
  }

  /// The item-orientation property specifies how the cells (i.e. the icon and the text) of the item are positioned
  /// relative to each other.
  public var itemOrientation: DynamicSubject<Orientation> {
    property(
      "item-orientation", get: { IconView.of($0).itemOrientation }, set: { IconView.of($0).itemOrientation = $1 })
  }

  /// The item-padding property specifies the padding around each of the icon view's item.
  public var itemPadding: DynamicSubject<Int> {
    property("item-padding", get: { IconView.of($0).itemPadding }, set: { IconView.of($0).itemPadding = $1 })
  }

  /// The item-width property specifies the width to use for each item. If it is set to -1, the icon view will
  /// automatically determine a suitable item size.
  public var itemWidth: DynamicSubject<Int> {
    property("item-width", get: { IconView.of($0).itemWidth }, set: { IconView.of($0).itemWidth = $1 })
  }

  /// The margin property specifies the space which is inserted at the edges of the icon view.
  public var margin: DynamicSubject<Int> {
    property("margin", get: { IconView.of($0).margin }, set: { IconView.of($0).margin = $1 })
  }

  /// The `markupColumn` property contains the number of the model column containing markup information to be displayed.
  /// The markup column must be of type `G_TYPE_STRING`. If this property and the :text-column property are both set to
  /// column numbers, it overrides the text column. If both are set to -1, no texts are displayed.
  public var markupColumn: DynamicSubject<Int> {
    property("markup-column", get: { IconView.of($0).markupColumn }, set: { IconView.of($0).markupColumn = $1 })
  }

  public var model: DynamicSubject<(any TreeModel)?> {
    property("model", get: { IconView.of($0).model }, set: { IconView.of($0).model = $1 })
  }

  /// The `pixbufColumn` property contains the number of the model column containing the pixbufs which are displayed.
  /// The pixbuf column must be of type `GDK_TYPE_PIXBUF`. Setting this property to -1 turns off the display of pixbufs.
  public var pixbufColumn: DynamicSubject<Int> {
    property("pixbuf-column", get: { IconView.of($0).pixbufColumn }, set: { IconView.of($0).pixbufColumn = $1 })
  }

  /// The reorderable property specifies if the items can be reordered by DND.
  public var reorderable: DynamicSubject<Bool> {
    property("reorderable", get: { IconView.of($0).reorderable }, set: { IconView.of($0).reorderable = $1 })
  }

  /// The row-spacing property specifies the space which is inserted between the rows of the icon view.
  public var rowSpacing: DynamicSubject<Int> {
    property("row-spacing", get: { IconView.of($0).rowSpacing }, set: { IconView.of($0).rowSpacing = $1 })
  }

  /// The `selectionMode` property specifies the selection mode of icon view. If the mode is `GTK_SELECTION_MULTIPLE`,
  /// rubberband selection is enabled, for the other modes, only keyboard selection is possible.
  public var selectionMode: DynamicSubject<SelectionMode> {
    property("selection-mode", get: { IconView.of($0).selectionMode }, set: { IconView.of($0).selectionMode = $1 })
  }

  /// The spacing property specifies the space which is inserted between the cells (i.e. the icon and the text) of an
  /// item.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { IconView.of($0).spacing }, set: { IconView.of($0).spacing = $1 })
  }

  /// The `textColumn` property contains the number of the model column containing the texts which are displayed. The
  /// text column must be of type `G_TYPE_STRING`. If this property and the :markup-column property are both set to -1,
  /// no texts are displayed.
  public var textColumn: DynamicSubject<Int> {
    property("text-column", get: { IconView.of($0).textColumn }, set: { IconView.of($0).textColumn = $1 })
  }

  public var tooltipColumn: DynamicSubject<Int> {
    property("tooltip-column", get: { IconView.of($0).tooltipColumn }, set: { IconView.of($0).tooltipColumn = $1 })
  }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user activates the currently focused item.
  public var activateCursorItem: SignalRequest<Bool> { request("activate-cursor-item") }

  /// The `itemActivated` signal is emitted when the method `gtk_icon_view_item_activated()` is called, when the user
  /// double clicks an item with the "activate-on-single-click" property set to `false`, or when the user single clicks
  /// an item when the "activate-on-single-click" property set to `true`. It is also emitted when a non-editable item is
  /// selected and one of the keys: Space, Return or Enter is pressed.
  ///
  /// Argument: `path`.
  public var itemActivated: SafeSignal<TreePath> { signal(ofOne: "item-activated") }

  /// The `moveCursor` signal is a [keybinding signal]`SignalAction` which gets emitted when the user initiates a cursor
  /// movement.
  ///
  /// Arguments: `step`, `count`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user selects all items.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user selects the item that is currently focused.
  public var selectCursorItem: SafeSignal<Void> { signal("select-cursor-item") }

  /// The `selectionChanged` signal is emitted when the selection (i.e. the set of selected items) changes.
  public var selectionChanged: SafeSignal<Void> { signal("selection-changed") }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user toggles whether the currently focused item is
  /// selected or not. The exact effect of this depend on the selection mode.
  public var toggleCursorItem: SafeSignal<Void> { signal("toggle-cursor-item") }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user unselects all items.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}
