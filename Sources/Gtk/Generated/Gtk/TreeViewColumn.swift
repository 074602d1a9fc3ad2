// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkTreeViewColumn`](https://docs.gtk.org/gtk4/class.TreeViewColumn.html).
open class TreeViewColumn: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_tree_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_tree_view_column_new()`](https://docs.gtk.org/gtk4/ctor.TreeViewColumn.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_tree_view_column_new().raw)
  }

  /// Calls [`gtk_tree_view_column_new_with_area()`](https://docs.gtk.org/gtk4/ctor.TreeViewColumn.new_with_area.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public init(area: CellArea) {
    super.init(adopting: gtk_tree_view_column_new_with_area(area.gtkCellArea).raw)
  }

  /// The property [`alignment`](https://docs.gtk.org/gtk4/property.TreeViewColumn.alignment.html) of
  /// `GtkTreeViewColumn`.
  public final var alignment: Double {
    get { gtk_tree_view_column_get_alignment(instance(self)).double }
    set { gtk_tree_view_column_set_alignment(instance(self), newValue.float) }
  }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.TreeViewColumn.cell-area.html) of
  /// `GtkTreeViewColumn`.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The property [`clickable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.clickable.html) of
  /// `GtkTreeViewColumn`.
  public final var clickable: Bool {
    get { gtk_tree_view_column_get_clickable(instance(self)).isTrue }
    set { gtk_tree_view_column_set_clickable(instance(self), newValue.gboolean) }
  }

  /// The property [`expand`](https://docs.gtk.org/gtk4/property.TreeViewColumn.expand.html) of `GtkTreeViewColumn`.
  public final var expand: Bool {
    get { gtk_tree_view_column_get_expand(instance(self)).isTrue }
    set { gtk_tree_view_column_set_expand(instance(self), newValue.gboolean) }
  }

  /// The property [`fixed-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.fixed-width.html) of
  /// `GtkTreeViewColumn`.
  public final var fixedWidth: Int {
    get { gtk_tree_view_column_get_fixed_width(instance(self)).int }
    set { gtk_tree_view_column_set_fixed_width(instance(self), newValue.int32) }
  }

  /// The property [`max-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.max-width.html) of
  /// `GtkTreeViewColumn`.
  public final var maxWidth: Int {
    get { gtk_tree_view_column_get_max_width(instance(self)).int }
    set { gtk_tree_view_column_set_max_width(instance(self), newValue.int32) }
  }

  /// The property [`min-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.min-width.html) of
  /// `GtkTreeViewColumn`.
  public final var minWidth: Int {
    get { gtk_tree_view_column_get_min_width(instance(self)).int }
    set { gtk_tree_view_column_set_min_width(instance(self), newValue.int32) }
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.reorderable.html) of
  /// `GtkTreeViewColumn`.
  public final var reorderable: Bool {
    get { gtk_tree_view_column_get_reorderable(instance(self)).isTrue }
    set { gtk_tree_view_column_set_reorderable(instance(self), newValue.gboolean) }
  }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.resizable.html) of
  /// `GtkTreeViewColumn`.
  public final var resizable: Bool {
    get { gtk_tree_view_column_get_resizable(instance(self)).isTrue }
    set { gtk_tree_view_column_set_resizable(instance(self), newValue.gboolean) }
  }

  /// The property [`sizing`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sizing.html) of `GtkTreeViewColumn`.
  public final var sizing: TreeViewColumnSizing {
    get { TreeViewColumnSizing(cValue: gtk_tree_view_column_get_sizing(instance(self))) }
    set { gtk_tree_view_column_set_sizing(instance(self), newValue.cValue) }
  }

  /// The property [`sort-column-id`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-column-id.html) of
  /// `GtkTreeViewColumn`.
  public final var sortColumnId: Int {
    get { gtk_tree_view_column_get_sort_column_id(instance(self)).int }
    set { gtk_tree_view_column_set_sort_column_id(instance(self), newValue.int32) }
  }

  /// The property [`sort-indicator`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-indicator.html) of
  /// `GtkTreeViewColumn`.
  public final var sortIndicator: Bool {
    get { gtk_tree_view_column_get_sort_indicator(instance(self)).isTrue }
    set { gtk_tree_view_column_set_sort_indicator(instance(self), newValue.gboolean) }
  }

  /// The property [`sort-order`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-order.html) of
  /// `GtkTreeViewColumn`.
  public final var sortOrder: SortType {
    get { SortType(cValue: gtk_tree_view_column_get_sort_order(instance(self))) }
    set { gtk_tree_view_column_set_sort_order(instance(self), newValue.cValue) }
  }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.TreeViewColumn.spacing.html) of `GtkTreeViewColumn`.
  public final var spacing: Int {
    get { gtk_tree_view_column_get_spacing(instance(self)).int }
    set { gtk_tree_view_column_set_spacing(instance(self), newValue.int32) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.TreeViewColumn.title.html) of `GtkTreeViewColumn`.
  public final var title: String {
    get { lentString(gtk_tree_view_column_get_title(instance(self))) }
    set { lend(newValue) { gtk_tree_view_column_set_title(instance(self), $0) } }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.TreeViewColumn.visible.html) of `GtkTreeViewColumn`.
  public final var visible: Bool {
    get { gtk_tree_view_column_get_visible(instance(self)).isTrue }
    set { gtk_tree_view_column_set_visible(instance(self), newValue.gboolean) }
  }

  /// The property [`widget`](https://docs.gtk.org/gtk4/property.TreeViewColumn.widget.html) of `GtkTreeViewColumn`.
  public final var widget: Widget? {
    get { lentObject(widget: gtk_tree_view_column_get_widget(instance(self))) }
    set { gtk_tree_view_column_set_widget(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.width.html) of `GtkTreeViewColumn`.
  public final var width: Int { gtk_tree_view_column_get_width(instance(self)).int }

  /// The property [`x-offset`](https://docs.gtk.org/gtk4/property.TreeViewColumn.x-offset.html) of `GtkTreeViewColumn`.
  public final var xOffset: Int { gtk_tree_view_column_get_x_offset(instance(self)).int }

  /// Calls
  /// [`gtk_tree_view_column_add_attribute()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.add_attribute.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func addAttribute(_ cellRenderer: CellRenderer, attribute: String, column: Int) {
    gtk_tree_view_column_add_attribute(instance(self), cellRenderer.gtkCellRenderer, attribute, column.int32)
  }

  /// Calls
  /// [`gtk_tree_view_column_cell_get_position()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_get_position.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func cellGetPosition(_ cellRenderer: CellRenderer) -> (xOffset: Int, width: Int)? {
    var cXOffset: Int32 = 0
    var cWidth: Int32 = 0
    let result = gtk_tree_view_column_cell_get_position(
      instance(self), cellRenderer.gtkCellRenderer, &cXOffset, &cWidth)
    guard result != 0 else { return nil }
    return (cXOffset.int, cWidth.int)
  }

  /// Calls
  /// [`gtk_tree_view_column_cell_get_size()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_get_size.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func cellGetSize() -> (xOffset: Int, yOffset: Int, width: Int, height: Int) {
    var cXOffset: Int32 = 0
    var cYOffset: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_tree_view_column_cell_get_size(instance(self), &cXOffset, &cYOffset, &cWidth, &cHeight)
    return (cXOffset.int, cYOffset.int, cWidth.int, cHeight.int)
  }

  /// Calls
  /// [`gtk_tree_view_column_cell_is_visible()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_is_visible.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func cellIsVisible() -> Bool { gtk_tree_view_column_cell_is_visible(instance(self)).isTrue }

  /// Calls
  /// [`gtk_tree_view_column_cell_set_cell_data()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.cell_set_cell_data.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func cellSetCellData(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
    gtk_tree_view_column_cell_set_cell_data(
      instance(self), treeModel.opaque, iter.gtkTreeIter, isExpander.gboolean, isExpanded.gboolean)
  }

  /// Calls [`gtk_tree_view_column_clear()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.clear.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func clear() { gtk_tree_view_column_clear(instance(self)) }

  /// Calls
  /// [`gtk_tree_view_column_clear_attributes()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.clear_attributes.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func clearAttributes(_ cellRenderer: CellRenderer) {
    gtk_tree_view_column_clear_attributes(instance(self), cellRenderer.gtkCellRenderer)
  }

  /// Calls [`gtk_tree_view_column_clicked()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.clicked.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func clicked() { gtk_tree_view_column_clicked(instance(self)) }

  /// Calls [`gtk_tree_view_column_focus_cell()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.focus_cell.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func focusCell(_ cell: CellRenderer) {
    gtk_tree_view_column_focus_cell(instance(self), cell.gtkCellRenderer)
  }

  /// Calls [`gtk_tree_view_column_get_button()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.get_button.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final var button: Widget? { lentObject(widget: gtk_tree_view_column_get_button(instance(self))) }

  /// Calls
  /// [`gtk_tree_view_column_get_tree_view()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.get_tree_view.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final var treeView: Widget? { lentObject(widget: gtk_tree_view_column_get_tree_view(instance(self))) }

  /// Calls [`gtk_tree_view_column_pack_end()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.pack_end.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func packEnd(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_end(instance(self), cell.gtkCellRenderer, expand.gboolean)
  }

  /// Calls [`gtk_tree_view_column_pack_start()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.pack_start.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func packStart(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_start(instance(self), cell.gtkCellRenderer, expand.gboolean)
  }

  /// Calls [`gtk_tree_view_column_queue_resize()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.queue_resize.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func queueResize() { gtk_tree_view_column_queue_resize(instance(self)) }

  /// Calls
  /// [`gtk_tree_view_column_set_cell_data_func()`](https://docs.gtk.org/gtk4/method.TreeViewColumn.set_cell_data_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColumnView` in GTK 4.10.")
  #endif
  public final func setCellDataFunc(
    _ cellRenderer: CellRenderer, `func`: ((TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void)?
  ) {
    gtk_tree_view_column_set_cell_data_func(
      instance(self), cellRenderer.gtkCellRenderer, `func` == nil ? nil : callGtkTreeCellDataFunc,
      `func`.map { heldClosure($0) }, `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: TreeViewColumn {
  /// The property [`alignment`](https://docs.gtk.org/gtk4/property.TreeViewColumn.alignment.html) of
  /// `GtkTreeViewColumn`.
  public var alignment: DynamicSubject<Double> {
    property("alignment", get: { (object: TreeViewColumn) in object.alignment }, set: { $0.alignment = $1 })
  }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.TreeViewColumn.cell-area.html) of
  /// `GtkTreeViewColumn`.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The property [`clickable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.clickable.html) of
  /// `GtkTreeViewColumn`.
  public var clickable: DynamicSubject<Bool> { property("clickable") }

  /// The property [`expand`](https://docs.gtk.org/gtk4/property.TreeViewColumn.expand.html) of `GtkTreeViewColumn`.
  public var expand: DynamicSubject<Bool> { property("expand") }

  /// The property [`fixed-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.fixed-width.html) of
  /// `GtkTreeViewColumn`.
  public var fixedWidth: DynamicSubject<Int> {
    property("fixed-width", get: { (object: TreeViewColumn) in object.fixedWidth }, set: { $0.fixedWidth = $1 })
  }

  /// The property [`max-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.max-width.html) of
  /// `GtkTreeViewColumn`.
  public var maxWidth: DynamicSubject<Int> {
    property("max-width", get: { (object: TreeViewColumn) in object.maxWidth }, set: { $0.maxWidth = $1 })
  }

  /// The property [`min-width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.min-width.html) of
  /// `GtkTreeViewColumn`.
  public var minWidth: DynamicSubject<Int> {
    property("min-width", get: { (object: TreeViewColumn) in object.minWidth }, set: { $0.minWidth = $1 })
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.reorderable.html) of
  /// `GtkTreeViewColumn`.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The property [`resizable`](https://docs.gtk.org/gtk4/property.TreeViewColumn.resizable.html) of
  /// `GtkTreeViewColumn`.
  public var resizable: DynamicSubject<Bool> { property("resizable") }

  /// The property [`sizing`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sizing.html) of `GtkTreeViewColumn`.
  public var sizing: DynamicSubject<TreeViewColumnSizing> { property("sizing") }

  /// The property [`sort-column-id`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-column-id.html) of
  /// `GtkTreeViewColumn`.
  public var sortColumnId: DynamicSubject<Int> {
    property("sort-column-id", get: { (object: TreeViewColumn) in object.sortColumnId }, set: { $0.sortColumnId = $1 })
  }

  /// The property [`sort-indicator`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-indicator.html) of
  /// `GtkTreeViewColumn`.
  public var sortIndicator: DynamicSubject<Bool> { property("sort-indicator") }

  /// The property [`sort-order`](https://docs.gtk.org/gtk4/property.TreeViewColumn.sort-order.html) of
  /// `GtkTreeViewColumn`.
  public var sortOrder: DynamicSubject<SortType> { property("sort-order") }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.TreeViewColumn.spacing.html) of `GtkTreeViewColumn`.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: TreeViewColumn) in object.spacing }, set: { $0.spacing = $1 })
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.TreeViewColumn.title.html) of `GtkTreeViewColumn`.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: TreeViewColumn) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.TreeViewColumn.visible.html) of `GtkTreeViewColumn`.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// The property [`widget`](https://docs.gtk.org/gtk4/property.TreeViewColumn.widget.html) of `GtkTreeViewColumn`.
  public var widget: DynamicSubject<Widget?> { property("widget") }

  /// The property [`width`](https://docs.gtk.org/gtk4/property.TreeViewColumn.width.html) of `GtkTreeViewColumn`.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }

  /// The property [`x-offset`](https://docs.gtk.org/gtk4/property.TreeViewColumn.x-offset.html) of `GtkTreeViewColumn`.
  public var xOffset: SafeSignal<Int> { readOnlyProperty("x-offset") }

  /// The signal [`clicked`](https://docs.gtk.org/gtk4/signal.TreeViewColumn.clicked.html) of `GtkTreeViewColumn`.
  public var clicked: SafeSignal<Void> { signal("clicked") }
}
