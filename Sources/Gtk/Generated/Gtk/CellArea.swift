// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkCellArea`](https://docs.gtk.org/gtk4/class.CellArea.html).
open class CellArea: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_cell_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkCellArea: UnsafeMutablePointer<GtkCellArea> {
    pointer.assumingMemoryBound(to: GtkCellArea.self)
  }

  /// The property [`edit-widget`](https://docs.gtk.org/gtk4/property.CellArea.edit-widget.html) of `GtkCellArea`.
  public final var editWidget: (any CellEditable)? { lentInterface(opaque: gtk_cell_area_get_edit_widget(gtkCellArea)) }

  /// The property [`edited-cell`](https://docs.gtk.org/gtk4/property.CellArea.edited-cell.html) of `GtkCellArea`.
  public final var editedCell: CellRenderer? { lentObject(gtk_cell_area_get_edited_cell(gtkCellArea)) }

  /// The property [`focus-cell`](https://docs.gtk.org/gtk4/property.CellArea.focus-cell.html) of `GtkCellArea`.
  public final var focusCell: CellRenderer? {
    get { lentObject(gtk_cell_area_get_focus_cell(gtkCellArea)) }
    set { gtk_cell_area_set_focus_cell(gtkCellArea, newValue?.gtkCellRenderer) }
  }

  /// Calls [`gtk_cell_area_activate()`](https://docs.gtk.org/gtk4/method.CellArea.activate.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func activate(
    _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, flags: CellRendererState, editOnly: Bool
  ) -> Bool {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_activate(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cCellArea, flags.cValue, editOnly.gboolean
    ).isTrue
  }

  /// Calls [`gtk_cell_area_activate_cell()`](https://docs.gtk.org/gtk4/method.CellArea.activate_cell.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func activateCell(
    _ widget: Widget, renderer: CellRenderer, event: Gdk.Event, cellArea: Gdk.Rectangle, flags: CellRendererState
  ) -> Bool {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_activate_cell(
      gtkCellArea, widget.gtkWidget, renderer.gtkCellRenderer, event.opaque, &cCellArea, flags.cValue
    ).isTrue
  }

  /// Calls [`gtk_cell_area_add()`](https://docs.gtk.org/gtk4/method.CellArea.add.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func add(_ renderer: CellRenderer) { gtk_cell_area_add(gtkCellArea, renderer.gtkCellRenderer) }

  /// Calls [`gtk_cell_area_add_focus_sibling()`](https://docs.gtk.org/gtk4/method.CellArea.add_focus_sibling.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func addFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
    gtk_cell_area_add_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer)
  }

  /// Calls [`gtk_cell_area_apply_attributes()`](https://docs.gtk.org/gtk4/method.CellArea.apply_attributes.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func applyAttributes(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
    gtk_cell_area_apply_attributes(
      gtkCellArea, treeModel.opaque, iter.gtkTreeIter, isExpander.gboolean, isExpanded.gboolean)
  }

  /// Calls [`gtk_cell_area_attribute_connect()`](https://docs.gtk.org/gtk4/method.CellArea.attribute_connect.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func attributeConnect(_ renderer: CellRenderer, attribute: String, column: Int) {
    gtk_cell_area_attribute_connect(gtkCellArea, renderer.gtkCellRenderer, attribute, column.int32)
  }

  /// Calls
  /// [`gtk_cell_area_attribute_disconnect()`](https://docs.gtk.org/gtk4/method.CellArea.attribute_disconnect.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func attributeDisconnect(_ renderer: CellRenderer, attribute: String) {
    gtk_cell_area_attribute_disconnect(gtkCellArea, renderer.gtkCellRenderer, attribute)
  }

  /// Calls
  /// [`gtk_cell_area_attribute_get_column()`](https://docs.gtk.org/gtk4/method.CellArea.attribute_get_column.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func attributeGetColumn(_ renderer: CellRenderer, attribute: String) -> Int {
    gtk_cell_area_attribute_get_column(gtkCellArea, renderer.gtkCellRenderer, attribute).int
  }

  /// Calls [`gtk_cell_area_cell_set_property()`](https://docs.gtk.org/gtk4/method.CellArea.cell_set_property.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func cellSetProperty(_ renderer: CellRenderer, propertyName: String, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_cell_area_cell_set_property(gtkCellArea, renderer.gtkCellRenderer, propertyName, lent.value(value))
  }

  /// Calls [`gtk_cell_area_copy_context()`](https://docs.gtk.org/gtk4/method.CellArea.copy_context.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func copyContext(_ context: CellAreaContext) -> CellAreaContext {
    givenObject(gtk_cell_area_copy_context(gtkCellArea, context.gtkCellAreaContext))!
  }

  /// Calls [`gtk_cell_area_create_context()`](https://docs.gtk.org/gtk4/method.CellArea.create_context.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func createContext() -> CellAreaContext { givenObject(gtk_cell_area_create_context(gtkCellArea))! }

  /// Calls [`gtk_cell_area_event()`](https://docs.gtk.org/gtk4/method.CellArea.event.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func event(
    _ context: CellAreaContext, widget: Widget, event: Gdk.Event, cellArea: Gdk.Rectangle, flags: CellRendererState
  ) -> Int {
    var cCellArea = cellArea.cValue
    return gtk_cell_area_event(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, event.opaque, &cCellArea, flags.cValue
    ).int
  }

  /// Calls [`gtk_cell_area_focus()`](https://docs.gtk.org/gtk4/method.CellArea.focus.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func focus(_ direction: DirectionType) -> Bool {
    gtk_cell_area_focus(gtkCellArea, direction.cValue).isTrue
  }

  /// Calls [`gtk_cell_area_foreach()`](https://docs.gtk.org/gtk4/method.CellArea.foreach.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func foreach(_ callback: @escaping (CellRenderer) -> Bool) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_cell_area_foreach(gtkCellArea, callGtkCellCallback, lent.closure(callback))
  }

  /// Calls [`gtk_cell_area_foreach_alloc()`](https://docs.gtk.org/gtk4/method.CellArea.foreach_alloc.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
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

  /// Calls [`gtk_cell_area_get_cell_allocation()`](https://docs.gtk.org/gtk4/method.CellArea.get_cell_allocation.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getCellAllocation(
    _ context: CellAreaContext, widget: Widget, renderer: CellRenderer, cellArea: Gdk.Rectangle
  ) -> Gdk.Rectangle {
    var cCellArea = cellArea.cValue
    var cAllocation = GdkRectangle()
    gtk_cell_area_get_cell_allocation(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, renderer.gtkCellRenderer, &cCellArea, &cAllocation)
    return Gdk.Rectangle(cValue: cAllocation)
  }

  /// Calls
  /// [`gtk_cell_area_get_cell_at_position()`](https://docs.gtk.org/gtk4/method.CellArea.get_cell_at_position.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getCellAtPosition(
    _ context: CellAreaContext, widget: Widget, cellArea: Gdk.Rectangle, x: Int, y: Int
  ) -> (result: CellRenderer?, allocArea: Gdk.Rectangle) {
    var cCellArea = cellArea.cValue
    var cAllocArea = GdkRectangle()
    let result = gtk_cell_area_get_cell_at_position(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cCellArea, x.int32, y.int32, &cAllocArea)
    return (lentObject(result), Gdk.Rectangle(cValue: cAllocArea))
  }

  /// Calls
  /// [`gtk_cell_area_get_current_path_string()`](https://docs.gtk.org/gtk4/method.CellArea.get_current_path_string.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var currentPathString: String { lentString(gtk_cell_area_get_current_path_string(gtkCellArea)) }

  /// Calls
  /// [`gtk_cell_area_get_focus_from_sibling()`](https://docs.gtk.org/gtk4/method.CellArea.get_focus_from_sibling.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getFocusFromSibling(_ renderer: CellRenderer) -> CellRenderer? {
    lentObject(gtk_cell_area_get_focus_from_sibling(gtkCellArea, renderer.gtkCellRenderer))
  }

  /// Calls [`gtk_cell_area_get_focus_siblings()`](https://docs.gtk.org/gtk4/method.CellArea.get_focus_siblings.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getFocusSiblings(_ renderer: CellRenderer) -> [CellRenderer] {
    lists(gtk_cell_area_get_focus_siblings(gtkCellArea, renderer.gtkCellRenderer), isGiven: false) {
      lentObject($0) as CellRenderer?
    }
  }

  /// Calls
  /// [`gtk_cell_area_get_preferred_height()`](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_height.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredHeight(_ context: CellAreaContext, widget: Widget) -> (
    minimumHeight: Int, naturalHeight: Int
  ) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_get_preferred_height(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Calls
  /// [`gtk_cell_area_get_preferred_height_for_width()`](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_height_for_width.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredHeightForWidth(_ context: CellAreaContext, widget: Widget, width: Int) -> (
    minimumHeight: Int, naturalHeight: Int
  ) {
    var cMinimumHeight: Int32 = 0
    var cNaturalHeight: Int32 = 0
    gtk_cell_area_get_preferred_height_for_width(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, width.int32, &cMinimumHeight, &cNaturalHeight)
    return (cMinimumHeight.int, cNaturalHeight.int)
  }

  /// Calls [`gtk_cell_area_get_preferred_width()`](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_width.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredWidth(_ context: CellAreaContext, widget: Widget) -> (
    minimumWidth: Int, naturalWidth: Int
  ) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_get_preferred_width(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Calls
  /// [`gtk_cell_area_get_preferred_width_for_height()`](https://docs.gtk.org/gtk4/method.CellArea.get_preferred_width_for_height.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func getPreferredWidthForHeight(_ context: CellAreaContext, widget: Widget, height: Int) -> (
    minimumWidth: Int, naturalWidth: Int
  ) {
    var cMinimumWidth: Int32 = 0
    var cNaturalWidth: Int32 = 0
    gtk_cell_area_get_preferred_width_for_height(
      gtkCellArea, context.gtkCellAreaContext, widget.gtkWidget, height.int32, &cMinimumWidth, &cNaturalWidth)
    return (cMinimumWidth.int, cNaturalWidth.int)
  }

  /// Calls [`gtk_cell_area_get_request_mode()`](https://docs.gtk.org/gtk4/method.CellArea.get_request_mode.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_cell_area_get_request_mode(gtkCellArea)) }

  /// Calls [`gtk_cell_area_has_renderer()`](https://docs.gtk.org/gtk4/method.CellArea.has_renderer.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func hasRenderer(_ renderer: CellRenderer) -> Bool {
    gtk_cell_area_has_renderer(gtkCellArea, renderer.gtkCellRenderer).isTrue
  }

  /// Calls [`gtk_cell_area_inner_cell_area()`](https://docs.gtk.org/gtk4/method.CellArea.inner_cell_area.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func innerCellArea(_ widget: Widget, cellArea: Gdk.Rectangle) -> Gdk.Rectangle {
    var cCellArea = cellArea.cValue
    var cInnerArea = GdkRectangle()
    gtk_cell_area_inner_cell_area(gtkCellArea, widget.gtkWidget, &cCellArea, &cInnerArea)
    return Gdk.Rectangle(cValue: cInnerArea)
  }

  /// Calls [`gtk_cell_area_is_activatable()`](https://docs.gtk.org/gtk4/method.CellArea.is_activatable.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final var isActivatable: Bool { gtk_cell_area_is_activatable(gtkCellArea).isTrue }

  /// Calls [`gtk_cell_area_is_focus_sibling()`](https://docs.gtk.org/gtk4/method.CellArea.is_focus_sibling.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func isFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) -> Bool {
    gtk_cell_area_is_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer).isTrue
  }

  /// Calls [`gtk_cell_area_remove()`](https://docs.gtk.org/gtk4/method.CellArea.remove.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func remove(_ renderer: CellRenderer) { gtk_cell_area_remove(gtkCellArea, renderer.gtkCellRenderer) }

  /// Calls
  /// [`gtk_cell_area_remove_focus_sibling()`](https://docs.gtk.org/gtk4/method.CellArea.remove_focus_sibling.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func removeFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) {
    gtk_cell_area_remove_focus_sibling(gtkCellArea, renderer.gtkCellRenderer, sibling.gtkCellRenderer)
  }

  /// Calls [`gtk_cell_area_request_renderer()`](https://docs.gtk.org/gtk4/method.CellArea.request_renderer.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
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

  /// Calls [`gtk_cell_area_snapshot()`](https://docs.gtk.org/gtk4/method.CellArea.snapshot.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
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

  /// Calls [`gtk_cell_area_stop_editing()`](https://docs.gtk.org/gtk4/method.CellArea.stop_editing.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func stopEditing(_ canceled: Bool) { gtk_cell_area_stop_editing(gtkCellArea, canceled.gboolean) }
}

extension Reactive where Base: CellArea {
  /// The property [`edit-widget`](https://docs.gtk.org/gtk4/property.CellArea.edit-widget.html) of `GtkCellArea`.
  public var editWidget: SafeSignal<(any CellEditable)?> { readOnlyInterfaceProperty("edit-widget") }

  /// The property [`edited-cell`](https://docs.gtk.org/gtk4/property.CellArea.edited-cell.html) of `GtkCellArea`.
  public var editedCell: SafeSignal<CellRenderer?> { readOnlyProperty("edited-cell") }

  /// The property [`focus-cell`](https://docs.gtk.org/gtk4/property.CellArea.focus-cell.html) of `GtkCellArea`.
  public var focusCell: DynamicSubject<CellRenderer?> { property("focus-cell") }

  /// The signal [`add-editable`](https://docs.gtk.org/gtk4/signal.CellArea.add-editable.html) of `GtkCellArea`.
  ///
  /// Arguments: `renderer`, `editable`, `cellArea`, `path`.
  public var addEditable: SafeSignal<(CellRenderer, Widget, Gdk.Rectangle, String)> {
    signal(ofSeveral: "add-editable")
  }

  /// The signal [`apply-attributes`](https://docs.gtk.org/gtk4/signal.CellArea.apply-attributes.html) of `GtkCellArea`.
  ///
  /// Arguments: `model`, `iter`, `isExpander`, `isExpanded`.
  public var applyAttributes: SafeSignal<(any TreeModel, TreeIter, Bool, Bool)> {
    signal("apply-attributes", reading: { ($0.interface(at: 1), $0.value(at: 2), $0.value(at: 3), $0.value(at: 4)) })
  }

  /// The signal [`focus-changed`](https://docs.gtk.org/gtk4/signal.CellArea.focus-changed.html) of `GtkCellArea`.
  ///
  /// Arguments: `renderer`, `path`.
  public var focusChanged: SafeSignal<(CellRenderer?, String)> { signal(ofSeveral: "focus-changed") }

  /// The signal [`remove-editable`](https://docs.gtk.org/gtk4/signal.CellArea.remove-editable.html) of `GtkCellArea`.
  ///
  /// Arguments: `renderer`, `editable`.
  public var removeEditable: SafeSignal<(CellRenderer, Widget)> { signal(ofSeveral: "remove-editable") }
}
