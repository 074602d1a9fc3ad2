// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkIconView`](https://docs.gtk.org/gtk4/class.IconView.html).
open class IconView: Widget, CellLayout, Scrollable {
  open override class var gType: GType { gtk_icon_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_icon_view_new()`](https://docs.gtk.org/gtk4/ctor.IconView.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_icon_view_new())
  }

  /// Calls [`gtk_icon_view_new_with_area()`](https://docs.gtk.org/gtk4/ctor.IconView.new_with_area.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public init(area: CellArea) {
    super.init(adopting: gtk_icon_view_new_with_area(area.gtkCellArea))
  }

  /// Calls [`gtk_icon_view_new_with_model()`](https://docs.gtk.org/gtk4/ctor.IconView.new_with_model.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public init(model: any TreeModel) {
    super.init(adopting: gtk_icon_view_new_with_model(model.opaque))
  }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.IconView.activate-on-single-click.html) of
  /// `GtkIconView`.
  public final var activateOnSingleClick: Bool {
    get { gtk_icon_view_get_activate_on_single_click(instance(self)).isTrue }
    set { gtk_icon_view_set_activate_on_single_click(instance(self), newValue.gboolean) }
  }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.IconView.cell-area.html) of `GtkIconView`.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.IconView.column-spacing.html) of `GtkIconView`.
  public final var columnSpacing: Int {
    get { gtk_icon_view_get_column_spacing(instance(self)).int }
    set { gtk_icon_view_set_column_spacing(instance(self), newValue.int32) }
  }

  /// The property [`columns`](https://docs.gtk.org/gtk4/property.IconView.columns.html) of `GtkIconView`.
  public final var columns: Int {
    get { gtk_icon_view_get_columns(instance(self)).int }
    set { gtk_icon_view_set_columns(instance(self), newValue.int32) }
  }

  /// The property [`item-orientation`](https://docs.gtk.org/gtk4/property.IconView.item-orientation.html) of
  /// `GtkIconView`.
  public final var itemOrientation: Orientation {
    get { Orientation(cValue: gtk_icon_view_get_item_orientation(instance(self))) }
    set { gtk_icon_view_set_item_orientation(instance(self), newValue.cValue) }
  }

  /// The property [`item-padding`](https://docs.gtk.org/gtk4/property.IconView.item-padding.html) of `GtkIconView`.
  public final var itemPadding: Int {
    get { gtk_icon_view_get_item_padding(instance(self)).int }
    set { gtk_icon_view_set_item_padding(instance(self), newValue.int32) }
  }

  /// The property [`item-width`](https://docs.gtk.org/gtk4/property.IconView.item-width.html) of `GtkIconView`.
  public final var itemWidth: Int {
    get { gtk_icon_view_get_item_width(instance(self)).int }
    set { gtk_icon_view_set_item_width(instance(self), newValue.int32) }
  }

  /// The property [`margin`](https://docs.gtk.org/gtk4/property.IconView.margin.html) of `GtkIconView`.
  public final var margin: Int {
    get { gtk_icon_view_get_margin(instance(self)).int }
    set { gtk_icon_view_set_margin(instance(self), newValue.int32) }
  }

  /// The property [`markup-column`](https://docs.gtk.org/gtk4/property.IconView.markup-column.html) of `GtkIconView`.
  public final var markupColumn: Int {
    get { gtk_icon_view_get_markup_column(instance(self)).int }
    set { gtk_icon_view_set_markup_column(instance(self), newValue.int32) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.IconView.model.html) of `GtkIconView`.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_icon_view_get_model(instance(self))) }
    set { gtk_icon_view_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`pixbuf-column`](https://docs.gtk.org/gtk4/property.IconView.pixbuf-column.html) of `GtkIconView`.
  public final var pixbufColumn: Int {
    get { gtk_icon_view_get_pixbuf_column(instance(self)).int }
    set { gtk_icon_view_set_pixbuf_column(instance(self), newValue.int32) }
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.IconView.reorderable.html) of `GtkIconView`.
  public final var reorderable: Bool {
    get { gtk_icon_view_get_reorderable(instance(self)).isTrue }
    set { gtk_icon_view_set_reorderable(instance(self), newValue.gboolean) }
  }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.IconView.row-spacing.html) of `GtkIconView`.
  public final var rowSpacing: Int {
    get { gtk_icon_view_get_row_spacing(instance(self)).int }
    set { gtk_icon_view_set_row_spacing(instance(self), newValue.int32) }
  }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.IconView.selection-mode.html) of `GtkIconView`.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_icon_view_get_selection_mode(instance(self))) }
    set { gtk_icon_view_set_selection_mode(instance(self), newValue.cValue) }
  }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.IconView.spacing.html) of `GtkIconView`.
  public final var spacing: Int {
    get { gtk_icon_view_get_spacing(instance(self)).int }
    set { gtk_icon_view_set_spacing(instance(self), newValue.int32) }
  }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.IconView.text-column.html) of `GtkIconView`.
  public final var textColumn: Int {
    get { gtk_icon_view_get_text_column(instance(self)).int }
    set { gtk_icon_view_set_text_column(instance(self), newValue.int32) }
  }

  /// The property [`tooltip-column`](https://docs.gtk.org/gtk4/property.IconView.tooltip-column.html) of `GtkIconView`.
  public final var tooltipColumn: Int {
    get { gtk_icon_view_get_tooltip_column(instance(self)).int }
    set { gtk_icon_view_set_tooltip_column(instance(self), newValue.int32) }
  }

  /// Calls [`gtk_icon_view_create_drag_icon()`](https://docs.gtk.org/gtk4/method.IconView.create_drag_icon.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func createDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
    givenInterface(opaque: gtk_icon_view_create_drag_icon(instance(self), path.opaque))
  }

  /// Calls
  /// [`gtk_icon_view_enable_model_drag_dest()`](https://docs.gtk.org/gtk4/method.IconView.enable_model_drag_dest.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
    gtk_icon_view_enable_model_drag_dest(instance(self), formats.opaque, actions.cValue)
  }

  /// Calls
  /// [`gtk_icon_view_enable_model_drag_source()`](https://docs.gtk.org/gtk4/method.IconView.enable_model_drag_source.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func enableModelDragSource(
    startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
  ) { gtk_icon_view_enable_model_drag_source(instance(self), startButtonMask.cValue, formats.opaque, actions.cValue) }

  /// Calls [`gtk_icon_view_get_cell_rect()`](https://docs.gtk.org/gtk4/method.IconView.get_cell_rect.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func getCellRect(_ path: TreePath, cell: CellRenderer?) -> Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_icon_view_get_cell_rect(instance(self), path.opaque, cell?.gtkCellRenderer, &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Calls [`gtk_icon_view_get_cursor()`](https://docs.gtk.org/gtk4/method.IconView.get_cursor.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func getCursor() -> (path: TreePath, cell: CellRenderer?)? {
    var cPath: OpaquePointer?
    var cCell: UnsafeMutablePointer<GtkCellRenderer>?
    let result = gtk_icon_view_get_cursor(instance(self), &cPath, &cCell)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), lentObject(cCell))
  }

  /// Calls
  /// [`gtk_icon_view_get_dest_item_at_pos()`](https://docs.gtk.org/gtk4/method.IconView.get_dest_item_at_pos.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func getDestItemAtPos(dragX: Int, dragY: Int) -> (path: TreePath, pos: IconViewDropPosition)? {
    var cPath: OpaquePointer?
    var cPos = GtkIconViewDropPosition(rawValue: 0)
    let result = gtk_icon_view_get_dest_item_at_pos(instance(self), dragX.int32, dragY.int32, &cPath, &cPos)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), IconViewDropPosition(cValue: cPos))
  }

  /// Calls [`gtk_icon_view_get_drag_dest_item()`](https://docs.gtk.org/gtk4/method.IconView.get_drag_dest_item.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final var dragDestItem: (path: TreePath?, pos: IconViewDropPosition) {
    var cPath: OpaquePointer?
    var cPos = GtkIconViewDropPosition(rawValue: 0)
    gtk_icon_view_get_drag_dest_item(instance(self), &cPath, &cPos)
    return (givenBoxed(opaque: cPath), IconViewDropPosition(cValue: cPos))
  }

  /// Calls [`gtk_icon_view_get_item_at_pos()`](https://docs.gtk.org/gtk4/method.IconView.get_item_at_pos.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func getItemAtPos(x: Int, y: Int) -> (path: TreePath, cell: CellRenderer?)? {
    var cPath: OpaquePointer?
    var cCell: UnsafeMutablePointer<GtkCellRenderer>?
    let result = gtk_icon_view_get_item_at_pos(instance(self), x.int32, y.int32, &cPath, &cCell)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), lentObject(cCell))
  }

  /// Calls [`gtk_icon_view_get_item_column()`](https://docs.gtk.org/gtk4/method.IconView.get_item_column.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func getItemColumn(_ path: TreePath) -> Int {
    gtk_icon_view_get_item_column(instance(self), path.opaque).int
  }

  /// Calls [`gtk_icon_view_get_item_row()`](https://docs.gtk.org/gtk4/method.IconView.get_item_row.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func getItemRow(_ path: TreePath) -> Int { gtk_icon_view_get_item_row(instance(self), path.opaque).int }

  /// Calls [`gtk_icon_view_get_path_at_pos()`](https://docs.gtk.org/gtk4/method.IconView.get_path_at_pos.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func getPathAtPos(x: Int, y: Int) -> TreePath? {
    givenBoxed(opaque: gtk_icon_view_get_path_at_pos(instance(self), x.int32, y.int32))
  }

  /// Calls [`gtk_icon_view_get_selected_items()`](https://docs.gtk.org/gtk4/method.IconView.get_selected_items.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final var selectedItems: [TreePath] {
    lists(gtk_icon_view_get_selected_items(instance(self)), isGiven: true) { givenBoxed($0) as TreePath? }
  }

  /// Calls [`gtk_icon_view_get_tooltip_context()`](https://docs.gtk.org/gtk4/method.IconView.get_tooltip_context.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func getTooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
    model: (any TreeModel)?, path: TreePath, iter: TreeIter
  )? {
    var cModel: OpaquePointer?
    var cPath: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_icon_view_get_tooltip_context(
      instance(self), x.int32, y.int32, keyboardTip.gboolean, &cModel, &cPath, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), promised(givenBoxed(opaque: cPath)), TreeIter(copying: &cIter))
  }

  /// Calls [`gtk_icon_view_get_visible_range()`](https://docs.gtk.org/gtk4/method.IconView.get_visible_range.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var cStartPath: OpaquePointer?
    var cEndPath: OpaquePointer?
    let result = gtk_icon_view_get_visible_range(instance(self), &cStartPath, &cEndPath)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cStartPath)), promised(givenBoxed(opaque: cEndPath)))
  }

  /// Calls [`gtk_icon_view_item_activated()`](https://docs.gtk.org/gtk4/method.IconView.item_activated.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func itemActivated(_ path: TreePath) { gtk_icon_view_item_activated(instance(self), path.opaque) }

  /// Calls [`gtk_icon_view_path_is_selected()`](https://docs.gtk.org/gtk4/method.IconView.path_is_selected.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func pathIsSelected(_ path: TreePath) -> Bool {
    gtk_icon_view_path_is_selected(instance(self), path.opaque).isTrue
  }

  /// Calls [`gtk_icon_view_scroll_to_path()`](https://docs.gtk.org/gtk4/method.IconView.scroll_to_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func scrollToPath(_ path: TreePath, useAlign: Bool, rowAlign: Double, colAlign: Double) {
    gtk_icon_view_scroll_to_path(instance(self), path.opaque, useAlign.gboolean, rowAlign.float, colAlign.float)
  }

  /// Calls [`gtk_icon_view_select_all()`](https://docs.gtk.org/gtk4/method.IconView.select_all.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func selectAll() { gtk_icon_view_select_all(instance(self)) }

  /// Calls [`gtk_icon_view_select_path()`](https://docs.gtk.org/gtk4/method.IconView.select_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func selectPath(_ path: TreePath) { gtk_icon_view_select_path(instance(self), path.opaque) }

  /// Calls [`gtk_icon_view_selected_foreach()`](https://docs.gtk.org/gtk4/method.IconView.selected_foreach.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func selectedForeach(_ `func`: @escaping (IconView, TreePath) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_icon_view_selected_foreach(instance(self), callGtkIconViewForeachFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_icon_view_set_cursor()`](https://docs.gtk.org/gtk4/method.IconView.set_cursor.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func setCursor(_ path: TreePath, cell: CellRenderer?, startEditing: Bool) {
    gtk_icon_view_set_cursor(instance(self), path.opaque, cell?.gtkCellRenderer, startEditing.gboolean)
  }

  /// Calls [`gtk_icon_view_set_drag_dest_item()`](https://docs.gtk.org/gtk4/method.IconView.set_drag_dest_item.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func setDragDestItem(_ path: TreePath?, pos: IconViewDropPosition) {
    gtk_icon_view_set_drag_dest_item(instance(self), path?.opaque, pos.cValue)
  }

  /// Calls [`gtk_icon_view_set_tooltip_cell()`](https://docs.gtk.org/gtk4/method.IconView.set_tooltip_cell.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func setTooltipCell(_ tooltip: Tooltip, path: TreePath, cell: CellRenderer?) {
    gtk_icon_view_set_tooltip_cell(instance(self), tooltip.opaque, path.opaque, cell?.gtkCellRenderer)
  }

  /// Calls [`gtk_icon_view_set_tooltip_item()`](https://docs.gtk.org/gtk4/method.IconView.set_tooltip_item.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func setTooltipItem(_ tooltip: Tooltip, path: TreePath) {
    gtk_icon_view_set_tooltip_item(instance(self), tooltip.opaque, path.opaque)
  }

  /// Calls [`gtk_icon_view_unselect_all()`](https://docs.gtk.org/gtk4/method.IconView.unselect_all.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func unselectAll() { gtk_icon_view_unselect_all(instance(self)) }

  /// Calls [`gtk_icon_view_unselect_path()`](https://docs.gtk.org/gtk4/method.IconView.unselect_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func unselectPath(_ path: TreePath) { gtk_icon_view_unselect_path(instance(self), path.opaque) }

  /// Calls
  /// [`gtk_icon_view_unset_model_drag_dest()`](https://docs.gtk.org/gtk4/method.IconView.unset_model_drag_dest.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func unsetModelDragDest() { gtk_icon_view_unset_model_drag_dest(instance(self)) }

  /// Calls
  /// [`gtk_icon_view_unset_model_drag_source()`](https://docs.gtk.org/gtk4/method.IconView.unset_model_drag_source.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `GridView` in GTK 4.10.")
  #endif
  public final func unsetModelDragSource() { gtk_icon_view_unset_model_drag_source(instance(self)) }
}

extension Reactive where Base: IconView {
  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.IconView.activate-on-single-click.html) of
  /// `GtkIconView`.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.IconView.cell-area.html) of `GtkIconView`.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.IconView.column-spacing.html) of `GtkIconView`.
  public var columnSpacing: DynamicSubject<Int> {
    property("column-spacing", get: { (object: IconView) in object.columnSpacing }, set: { $0.columnSpacing = $1 })
  }

  /// The property [`columns`](https://docs.gtk.org/gtk4/property.IconView.columns.html) of `GtkIconView`.
  public var columns: DynamicSubject<Int> {
    property("columns", get: { (object: IconView) in object.columns }, set: { $0.columns = $1 })
  }

  /// The property [`item-orientation`](https://docs.gtk.org/gtk4/property.IconView.item-orientation.html) of
  /// `GtkIconView`.
  public var itemOrientation: DynamicSubject<Orientation> { property("item-orientation") }

  /// The property [`item-padding`](https://docs.gtk.org/gtk4/property.IconView.item-padding.html) of `GtkIconView`.
  public var itemPadding: DynamicSubject<Int> {
    property("item-padding", get: { (object: IconView) in object.itemPadding }, set: { $0.itemPadding = $1 })
  }

  /// The property [`item-width`](https://docs.gtk.org/gtk4/property.IconView.item-width.html) of `GtkIconView`.
  public var itemWidth: DynamicSubject<Int> {
    property("item-width", get: { (object: IconView) in object.itemWidth }, set: { $0.itemWidth = $1 })
  }

  /// The property [`margin`](https://docs.gtk.org/gtk4/property.IconView.margin.html) of `GtkIconView`.
  public var margin: DynamicSubject<Int> {
    property("margin", get: { (object: IconView) in object.margin }, set: { $0.margin = $1 })
  }

  /// The property [`markup-column`](https://docs.gtk.org/gtk4/property.IconView.markup-column.html) of `GtkIconView`.
  public var markupColumn: DynamicSubject<Int> {
    property("markup-column", get: { (object: IconView) in object.markupColumn }, set: { $0.markupColumn = $1 })
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.IconView.model.html) of `GtkIconView`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The property [`pixbuf-column`](https://docs.gtk.org/gtk4/property.IconView.pixbuf-column.html) of `GtkIconView`.
  public var pixbufColumn: DynamicSubject<Int> {
    property("pixbuf-column", get: { (object: IconView) in object.pixbufColumn }, set: { $0.pixbufColumn = $1 })
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.IconView.reorderable.html) of `GtkIconView`.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.IconView.row-spacing.html) of `GtkIconView`.
  public var rowSpacing: DynamicSubject<Int> {
    property("row-spacing", get: { (object: IconView) in object.rowSpacing }, set: { $0.rowSpacing = $1 })
  }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.IconView.selection-mode.html) of `GtkIconView`.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.IconView.spacing.html) of `GtkIconView`.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: IconView) in object.spacing }, set: { $0.spacing = $1 })
  }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.IconView.text-column.html) of `GtkIconView`.
  public var textColumn: DynamicSubject<Int> {
    property("text-column", get: { (object: IconView) in object.textColumn }, set: { $0.textColumn = $1 })
  }

  /// The property [`tooltip-column`](https://docs.gtk.org/gtk4/property.IconView.tooltip-column.html) of `GtkIconView`.
  public var tooltipColumn: DynamicSubject<Int> {
    property("tooltip-column", get: { (object: IconView) in object.tooltipColumn }, set: { $0.tooltipColumn = $1 })
  }

  /// The signal [`activate-cursor-item`](https://docs.gtk.org/gtk4/signal.IconView.activate-cursor-item.html) of
  /// `GtkIconView`.
  public var activateCursorItem: SignalRequest<Bool> { request("activate-cursor-item") }

  /// The signal [`item-activated`](https://docs.gtk.org/gtk4/signal.IconView.item-activated.html) of `GtkIconView`.
  ///
  /// Argument: `path`.
  public var itemActivated: SafeSignal<TreePath> { signal(ofOne: "item-activated") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.IconView.move-cursor.html) of `GtkIconView`.
  ///
  /// Arguments: `step`, `count`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// The signal [`select-all`](https://docs.gtk.org/gtk4/signal.IconView.select-all.html) of `GtkIconView`.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// The signal [`select-cursor-item`](https://docs.gtk.org/gtk4/signal.IconView.select-cursor-item.html) of
  /// `GtkIconView`.
  public var selectCursorItem: SafeSignal<Void> { signal("select-cursor-item") }

  /// The signal [`selection-changed`](https://docs.gtk.org/gtk4/signal.IconView.selection-changed.html) of
  /// `GtkIconView`.
  public var selectionChanged: SafeSignal<Void> { signal("selection-changed") }

  /// The signal [`toggle-cursor-item`](https://docs.gtk.org/gtk4/signal.IconView.toggle-cursor-item.html) of
  /// `GtkIconView`.
  public var toggleCursorItem: SafeSignal<Void> { signal("toggle-cursor-item") }

  /// The signal [`unselect-all`](https://docs.gtk.org/gtk4/signal.IconView.unselect-all.html) of `GtkIconView`.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}
