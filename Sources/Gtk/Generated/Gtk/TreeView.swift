// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkTreeView`](https://docs.gtk.org/gtk4/class.TreeView.html).
open class TreeView: Widget, Scrollable {
  open override class var gType: GType { gtk_tree_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkTreeView: UnsafeMutablePointer<GtkTreeView> {
    pointer.assumingMemoryBound(to: GtkTreeView.self)
  }

  /// Calls [`gtk_tree_view_new()`](https://docs.gtk.org/gtk4/ctor.TreeView.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_tree_view_new())
  }

  /// Calls [`gtk_tree_view_new_with_model()`](https://docs.gtk.org/gtk4/ctor.TreeView.new_with_model.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public init(model: any TreeModel) {
    super.init(adopting: gtk_tree_view_new_with_model(model.opaque))
  }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.TreeView.activate-on-single-click.html) of
  /// `GtkTreeView`.
  public final var activateOnSingleClick: Bool {
    get { gtk_tree_view_get_activate_on_single_click(gtkTreeView).isTrue }
    set { gtk_tree_view_set_activate_on_single_click(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`enable-grid-lines`](https://docs.gtk.org/gtk4/property.TreeView.enable-grid-lines.html) of
  /// `GtkTreeView`.
  public final var enableGridLines: TreeViewGridLines {
    get { getProperty("enable-grid-lines") }
    set { setProperty("enable-grid-lines", newValue) }
  }

  /// The property [`enable-search`](https://docs.gtk.org/gtk4/property.TreeView.enable-search.html) of `GtkTreeView`.
  public final var enableSearch: Bool {
    get { gtk_tree_view_get_enable_search(gtkTreeView).isTrue }
    set { gtk_tree_view_set_enable_search(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`enable-tree-lines`](https://docs.gtk.org/gtk4/property.TreeView.enable-tree-lines.html) of
  /// `GtkTreeView`.
  public final var enableTreeLines: Bool {
    get { gtk_tree_view_get_enable_tree_lines(gtkTreeView).isTrue }
    set { gtk_tree_view_set_enable_tree_lines(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`expander-column`](https://docs.gtk.org/gtk4/property.TreeView.expander-column.html) of
  /// `GtkTreeView`.
  public final var expanderColumn: TreeViewColumn? {
    get { lentObject(opaque: gtk_tree_view_get_expander_column(gtkTreeView)) }
    set { gtk_tree_view_set_expander_column(gtkTreeView, newValue?.opaque) }
  }

  /// The property [`fixed-height-mode`](https://docs.gtk.org/gtk4/property.TreeView.fixed-height-mode.html) of
  /// `GtkTreeView`.
  public final var fixedHeightMode: Bool {
    get { gtk_tree_view_get_fixed_height_mode(gtkTreeView).isTrue }
    set { gtk_tree_view_set_fixed_height_mode(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`headers-clickable`](https://docs.gtk.org/gtk4/property.TreeView.headers-clickable.html) of
  /// `GtkTreeView`.
  public final var headersClickable: Bool {
    get { gtk_tree_view_get_headers_clickable(gtkTreeView).isTrue }
    set { gtk_tree_view_set_headers_clickable(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`headers-visible`](https://docs.gtk.org/gtk4/property.TreeView.headers-visible.html) of
  /// `GtkTreeView`.
  public final var headersVisible: Bool {
    get { gtk_tree_view_get_headers_visible(gtkTreeView).isTrue }
    set { gtk_tree_view_set_headers_visible(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`hover-expand`](https://docs.gtk.org/gtk4/property.TreeView.hover-expand.html) of `GtkTreeView`.
  public final var hoverExpand: Bool {
    get { gtk_tree_view_get_hover_expand(gtkTreeView).isTrue }
    set { gtk_tree_view_set_hover_expand(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`hover-selection`](https://docs.gtk.org/gtk4/property.TreeView.hover-selection.html) of
  /// `GtkTreeView`.
  public final var hoverSelection: Bool {
    get { gtk_tree_view_get_hover_selection(gtkTreeView).isTrue }
    set { gtk_tree_view_set_hover_selection(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`level-indentation`](https://docs.gtk.org/gtk4/property.TreeView.level-indentation.html) of
  /// `GtkTreeView`.
  public final var levelIndentation: Int {
    get { gtk_tree_view_get_level_indentation(gtkTreeView).int }
    set { gtk_tree_view_set_level_indentation(gtkTreeView, newValue.int32) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeView.model.html) of `GtkTreeView`.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_tree_view_get_model(gtkTreeView)) }
    set { gtk_tree_view_set_model(gtkTreeView, newValue?.opaque) }
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.TreeView.reorderable.html) of `GtkTreeView`.
  public final var reorderable: Bool {
    get { gtk_tree_view_get_reorderable(gtkTreeView).isTrue }
    set { gtk_tree_view_set_reorderable(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`rubber-banding`](https://docs.gtk.org/gtk4/property.TreeView.rubber-banding.html) of `GtkTreeView`.
  public final var rubberBanding: Bool {
    get { gtk_tree_view_get_rubber_banding(gtkTreeView).isTrue }
    set { gtk_tree_view_set_rubber_banding(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`search-column`](https://docs.gtk.org/gtk4/property.TreeView.search-column.html) of `GtkTreeView`.
  public final var searchColumn: Int {
    get { gtk_tree_view_get_search_column(gtkTreeView).int }
    set { gtk_tree_view_set_search_column(gtkTreeView, newValue.int32) }
  }

  /// The property [`show-expanders`](https://docs.gtk.org/gtk4/property.TreeView.show-expanders.html) of `GtkTreeView`.
  public final var showExpanders: Bool {
    get { gtk_tree_view_get_show_expanders(gtkTreeView).isTrue }
    set { gtk_tree_view_set_show_expanders(gtkTreeView, newValue.gboolean) }
  }

  /// The property [`tooltip-column`](https://docs.gtk.org/gtk4/property.TreeView.tooltip-column.html) of `GtkTreeView`.
  public final var tooltipColumn: Int {
    get { gtk_tree_view_get_tooltip_column(gtkTreeView).int }
    set { gtk_tree_view_set_tooltip_column(gtkTreeView, newValue.int32) }
  }

  /// Calls [`gtk_tree_view_append_column()`](https://docs.gtk.org/gtk4/method.TreeView.append_column.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func appendColumn(_ column: TreeViewColumn) -> Int {
    gtk_tree_view_append_column(gtkTreeView, column.opaque).int
  }

  /// Calls [`gtk_tree_view_collapse_all()`](https://docs.gtk.org/gtk4/method.TreeView.collapse_all.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func collapseAll() { gtk_tree_view_collapse_all(gtkTreeView) }

  /// Calls [`gtk_tree_view_collapse_row()`](https://docs.gtk.org/gtk4/method.TreeView.collapse_row.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func collapseRow(_ path: TreePath) -> Bool {
    gtk_tree_view_collapse_row(gtkTreeView, path.opaque).isTrue
  }

  /// Calls [`gtk_tree_view_columns_autosize()`](https://docs.gtk.org/gtk4/method.TreeView.columns_autosize.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func columnsAutosize() { gtk_tree_view_columns_autosize(gtkTreeView) }

  /// Calls
  /// [`gtk_tree_view_convert_bin_window_to_tree_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_bin_window_to_tree_coords.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func convertBinWindowToTreeCoords(bx: Int, by: Int) -> (tx: Int, ty: Int) {
    var cTx: Int32 = 0
    var cTy: Int32 = 0
    gtk_tree_view_convert_bin_window_to_tree_coords(gtkTreeView, bx.int32, by.int32, &cTx, &cTy)
    return (cTx.int, cTy.int)
  }

  /// Calls
  /// [`gtk_tree_view_convert_bin_window_to_widget_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_bin_window_to_widget_coords.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func convertBinWindowToWidgetCoords(bx: Int, by: Int) -> (wx: Int, wy: Int) {
    var cWx: Int32 = 0
    var cWy: Int32 = 0
    gtk_tree_view_convert_bin_window_to_widget_coords(gtkTreeView, bx.int32, by.int32, &cWx, &cWy)
    return (cWx.int, cWy.int)
  }

  /// Calls
  /// [`gtk_tree_view_convert_tree_to_bin_window_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_tree_to_bin_window_coords.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func convertTreeToBinWindowCoords(tx: Int, ty: Int) -> (bx: Int, by: Int) {
    var cBx: Int32 = 0
    var cBy: Int32 = 0
    gtk_tree_view_convert_tree_to_bin_window_coords(gtkTreeView, tx.int32, ty.int32, &cBx, &cBy)
    return (cBx.int, cBy.int)
  }

  /// Calls
  /// [`gtk_tree_view_convert_tree_to_widget_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_tree_to_widget_coords.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func convertTreeToWidgetCoords(tx: Int, ty: Int) -> (wx: Int, wy: Int) {
    var cWx: Int32 = 0
    var cWy: Int32 = 0
    gtk_tree_view_convert_tree_to_widget_coords(gtkTreeView, tx.int32, ty.int32, &cWx, &cWy)
    return (cWx.int, cWy.int)
  }

  /// Calls
  /// [`gtk_tree_view_convert_widget_to_bin_window_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_widget_to_bin_window_coords.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func convertWidgetToBinWindowCoords(wx: Int, wy: Int) -> (bx: Int, by: Int) {
    var cBx: Int32 = 0
    var cBy: Int32 = 0
    gtk_tree_view_convert_widget_to_bin_window_coords(gtkTreeView, wx.int32, wy.int32, &cBx, &cBy)
    return (cBx.int, cBy.int)
  }

  /// Calls
  /// [`gtk_tree_view_convert_widget_to_tree_coords()`](https://docs.gtk.org/gtk4/method.TreeView.convert_widget_to_tree_coords.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func convertWidgetToTreeCoords(wx: Int, wy: Int) -> (tx: Int, ty: Int) {
    var cTx: Int32 = 0
    var cTy: Int32 = 0
    gtk_tree_view_convert_widget_to_tree_coords(gtkTreeView, wx.int32, wy.int32, &cTx, &cTy)
    return (cTx.int, cTy.int)
  }

  /// Calls
  /// [`gtk_tree_view_create_row_drag_icon()`](https://docs.gtk.org/gtk4/method.TreeView.create_row_drag_icon.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func createRowDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
    givenInterface(opaque: gtk_tree_view_create_row_drag_icon(gtkTreeView, path.opaque))
  }

  /// Calls
  /// [`gtk_tree_view_enable_model_drag_dest()`](https://docs.gtk.org/gtk4/method.TreeView.enable_model_drag_dest.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
    gtk_tree_view_enable_model_drag_dest(gtkTreeView, formats.opaque, actions.cValue)
  }

  /// Calls
  /// [`gtk_tree_view_enable_model_drag_source()`](https://docs.gtk.org/gtk4/method.TreeView.enable_model_drag_source.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func enableModelDragSource(
    startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
  ) { gtk_tree_view_enable_model_drag_source(gtkTreeView, startButtonMask.cValue, formats.opaque, actions.cValue) }

  /// Calls [`gtk_tree_view_expand_all()`](https://docs.gtk.org/gtk4/method.TreeView.expand_all.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func expandAll() { gtk_tree_view_expand_all(gtkTreeView) }

  /// Calls [`gtk_tree_view_expand_row()`](https://docs.gtk.org/gtk4/method.TreeView.expand_row.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func expandRow(_ path: TreePath, openAll: Bool) -> Bool {
    gtk_tree_view_expand_row(gtkTreeView, path.opaque, openAll.gboolean).isTrue
  }

  /// Calls [`gtk_tree_view_expand_to_path()`](https://docs.gtk.org/gtk4/method.TreeView.expand_to_path.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func expandToPath(_ path: TreePath) { gtk_tree_view_expand_to_path(gtkTreeView, path.opaque) }

  /// Calls [`gtk_tree_view_get_background_area()`](https://docs.gtk.org/gtk4/method.TreeView.get_background_area.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func getBackgroundArea(_ path: TreePath?, column: TreeViewColumn?) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    gtk_tree_view_get_background_area(gtkTreeView, path?.opaque, column?.opaque, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Calls [`gtk_tree_view_get_cell_area()`](https://docs.gtk.org/gtk4/method.TreeView.get_cell_area.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func getCellArea(_ path: TreePath?, column: TreeViewColumn?) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    gtk_tree_view_get_cell_area(gtkTreeView, path?.opaque, column?.opaque, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Calls [`gtk_tree_view_get_column()`](https://docs.gtk.org/gtk4/method.TreeView.get_column.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func getColumn(_ n: Int) -> TreeViewColumn? {
    lentObject(opaque: gtk_tree_view_get_column(gtkTreeView, n.int32))
  }

  /// Calls [`gtk_tree_view_get_columns()`](https://docs.gtk.org/gtk4/method.TreeView.get_columns.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var columns: [TreeViewColumn] {
    lists(gtk_tree_view_get_columns(gtkTreeView), isGiven: true) { lentObject($0) as TreeViewColumn? }
  }

  /// Calls [`gtk_tree_view_get_cursor()`](https://docs.gtk.org/gtk4/method.TreeView.get_cursor.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func getCursor() -> (path: TreePath?, focusColumn: TreeViewColumn?) {
    var cPath: OpaquePointer?
    var cFocusColumn: OpaquePointer?
    gtk_tree_view_get_cursor(gtkTreeView, &cPath, &cFocusColumn)
    return (givenBoxed(opaque: cPath), lentObject(opaque: cFocusColumn))
  }

  /// Calls [`gtk_tree_view_get_dest_row_at_pos()`](https://docs.gtk.org/gtk4/method.TreeView.get_dest_row_at_pos.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func getDestRowAtPos(dragX: Int, dragY: Int) -> (path: TreePath?, pos: TreeViewDropPosition)? {
    var cPath: OpaquePointer?
    var cPos = GtkTreeViewDropPosition(rawValue: 0)
    let result = gtk_tree_view_get_dest_row_at_pos(gtkTreeView, dragX.int32, dragY.int32, &cPath, &cPos)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), TreeViewDropPosition(cValue: cPos))
  }

  /// Calls [`gtk_tree_view_get_drag_dest_row()`](https://docs.gtk.org/gtk4/method.TreeView.get_drag_dest_row.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var dragDestRow: (path: TreePath?, pos: TreeViewDropPosition) {
    var cPath: OpaquePointer?
    var cPos = GtkTreeViewDropPosition(rawValue: 0)
    gtk_tree_view_get_drag_dest_row(gtkTreeView, &cPath, &cPos)
    return (givenBoxed(opaque: cPath), TreeViewDropPosition(cValue: cPos))
  }

  /// Calls [`gtk_tree_view_get_grid_lines()`](https://docs.gtk.org/gtk4/method.TreeView.get_grid_lines.html) and
  /// `gtk_tree_view_set_grid_lines()`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var gridLines: TreeViewGridLines {
    get { TreeViewGridLines(cValue: gtk_tree_view_get_grid_lines(gtkTreeView)) }
    set(gridLines) { gtk_tree_view_set_grid_lines(gtkTreeView, gridLines.cValue) }
  }

  /// Calls [`gtk_tree_view_get_n_columns()`](https://docs.gtk.org/gtk4/method.TreeView.get_n_columns.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var nColumns: Int { gtk_tree_view_get_n_columns(gtkTreeView).int }

  /// Calls [`gtk_tree_view_get_path_at_pos()`](https://docs.gtk.org/gtk4/method.TreeView.get_path_at_pos.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func getPathAtPos(x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)?
  {
    var cPath: OpaquePointer?
    var cColumn: OpaquePointer?
    var cCellX: Int32 = 0
    var cCellY: Int32 = 0
    let result = gtk_tree_view_get_path_at_pos(gtkTreeView, x.int32, y.int32, &cPath, &cColumn, &cCellX, &cCellY)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), lentObject(opaque: cColumn), cCellX.int, cCellY.int)
  }

  /// Calls [`gtk_tree_view_get_search_entry()`](https://docs.gtk.org/gtk4/method.TreeView.get_search_entry.html) and
  /// `gtk_tree_view_set_search_entry()`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var searchEntry: (any Editable)? {
    get { lentInterface(opaque: gtk_tree_view_get_search_entry(gtkTreeView)) }
    set(entry) { gtk_tree_view_set_search_entry(gtkTreeView, entry?.opaque) }
  }

  /// Calls [`gtk_tree_view_get_selection()`](https://docs.gtk.org/gtk4/method.TreeView.get_selection.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var selection: TreeSelection? { lentObject(opaque: gtk_tree_view_get_selection(gtkTreeView)) }

  /// Calls [`gtk_tree_view_get_tooltip_context()`](https://docs.gtk.org/gtk4/method.TreeView.get_tooltip_context.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func getTooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
    model: (any TreeModel)?, path: TreePath, iter: TreeIter
  )? {
    var cModel: OpaquePointer?
    var cPath: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_tree_view_get_tooltip_context(
      gtkTreeView, x.int32, y.int32, keyboardTip.gboolean, &cModel, &cPath, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), promised(givenBoxed(opaque: cPath)), TreeIter(copying: &cIter))
  }

  /// Calls [`gtk_tree_view_get_visible_range()`](https://docs.gtk.org/gtk4/method.TreeView.get_visible_range.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var cStartPath: OpaquePointer?
    var cEndPath: OpaquePointer?
    let result = gtk_tree_view_get_visible_range(gtkTreeView, &cStartPath, &cEndPath)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cStartPath)), promised(givenBoxed(opaque: cEndPath)))
  }

  /// Calls [`gtk_tree_view_get_visible_rect()`](https://docs.gtk.org/gtk4/method.TreeView.get_visible_rect.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var visibleRect: Gdk.Rectangle {
    var cVisibleRect = GdkRectangle()
    gtk_tree_view_get_visible_rect(gtkTreeView, &cVisibleRect)
    return Gdk.Rectangle(cValue: cVisibleRect)
  }

  /// Calls [`gtk_tree_view_insert_column()`](https://docs.gtk.org/gtk4/method.TreeView.insert_column.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func insertColumn(_ column: TreeViewColumn, position: Int) -> Int {
    gtk_tree_view_insert_column(gtkTreeView, column.opaque, position.int32).int
  }

  /// Calls
  /// [`gtk_tree_view_insert_column_with_data_func()`](https://docs.gtk.org/gtk4/method.TreeView.insert_column_with_data_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func insertColumnWithDataFunc(
    position: Int, title: String, cell: CellRenderer,
    `func`: @escaping (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void
  ) -> Int {
    gtk_tree_view_insert_column_with_data_func(
      gtkTreeView, position.int32, title, cell.gtkCellRenderer, callGtkTreeCellDataFunc, heldClosure(`func`),
      releaseClosure
    ).int
  }

  /// Calls [`gtk_tree_view_is_blank_at_pos()`](https://docs.gtk.org/gtk4/method.TreeView.is_blank_at_pos.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func isBlankAtPos(x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)?
  {
    var cPath: OpaquePointer?
    var cColumn: OpaquePointer?
    var cCellX: Int32 = 0
    var cCellY: Int32 = 0
    let result = gtk_tree_view_is_blank_at_pos(gtkTreeView, x.int32, y.int32, &cPath, &cColumn, &cCellX, &cCellY)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), lentObject(opaque: cColumn), cCellX.int, cCellY.int)
  }

  /// Calls
  /// [`gtk_tree_view_is_rubber_banding_active()`](https://docs.gtk.org/gtk4/method.TreeView.is_rubber_banding_active.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final var isRubberBandingActive: Bool { gtk_tree_view_is_rubber_banding_active(gtkTreeView).isTrue }

  /// Calls [`gtk_tree_view_map_expanded_rows()`](https://docs.gtk.org/gtk4/method.TreeView.map_expanded_rows.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func mapExpandedRows(_ `func`: @escaping (TreeView, TreePath) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_view_map_expanded_rows(gtkTreeView, callGtkTreeViewMappingFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_tree_view_move_column_after()`](https://docs.gtk.org/gtk4/method.TreeView.move_column_after.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func moveColumnAfter(_ column: TreeViewColumn, baseColumn: TreeViewColumn?) {
    gtk_tree_view_move_column_after(gtkTreeView, column.opaque, baseColumn?.opaque)
  }

  /// Calls [`gtk_tree_view_remove_column()`](https://docs.gtk.org/gtk4/method.TreeView.remove_column.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func removeColumn(_ column: TreeViewColumn) -> Int {
    gtk_tree_view_remove_column(gtkTreeView, column.opaque).int
  }

  /// Calls [`gtk_tree_view_row_activated()`](https://docs.gtk.org/gtk4/method.TreeView.row_activated.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func rowActivated(_ path: TreePath, column: TreeViewColumn?) {
    gtk_tree_view_row_activated(gtkTreeView, path.opaque, column?.opaque)
  }

  /// Calls [`gtk_tree_view_row_expanded()`](https://docs.gtk.org/gtk4/method.TreeView.row_expanded.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  @discardableResult
  public final func rowExpanded(_ path: TreePath) -> Bool {
    gtk_tree_view_row_expanded(gtkTreeView, path.opaque).isTrue
  }

  /// Calls [`gtk_tree_view_scroll_to_cell()`](https://docs.gtk.org/gtk4/method.TreeView.scroll_to_cell.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func scrollToCell(
    _ path: TreePath?, column: TreeViewColumn?, useAlign: Bool, rowAlign: Double, colAlign: Double
  ) {
    gtk_tree_view_scroll_to_cell(
      gtkTreeView, path?.opaque, column?.opaque, useAlign.gboolean, rowAlign.float, colAlign.float)
  }

  /// Calls [`gtk_tree_view_scroll_to_point()`](https://docs.gtk.org/gtk4/method.TreeView.scroll_to_point.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func scrollToPoint(treeX: Int, treeY: Int) {
    gtk_tree_view_scroll_to_point(gtkTreeView, treeX.int32, treeY.int32)
  }

  /// Calls
  /// [`gtk_tree_view_set_column_drag_function()`](https://docs.gtk.org/gtk4/method.TreeView.set_column_drag_function.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func setColumnDragFunction(
    _ `func`: ((TreeView, TreeViewColumn, TreeViewColumn, TreeViewColumn) -> Bool)?
  ) {
    gtk_tree_view_set_column_drag_function(
      gtkTreeView, `func` == nil ? nil : callGtkTreeViewColumnDropFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_tree_view_set_cursor()`](https://docs.gtk.org/gtk4/method.TreeView.set_cursor.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func setCursor(_ path: TreePath, focusColumn: TreeViewColumn?, startEditing: Bool) {
    gtk_tree_view_set_cursor(gtkTreeView, path.opaque, focusColumn?.opaque, startEditing.gboolean)
  }

  /// Calls [`gtk_tree_view_set_cursor_on_cell()`](https://docs.gtk.org/gtk4/method.TreeView.set_cursor_on_cell.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func setCursorOnCell(
    _ path: TreePath, focusColumn: TreeViewColumn?, focusCell: CellRenderer?, startEditing: Bool
  ) {
    gtk_tree_view_set_cursor_on_cell(
      gtkTreeView, path.opaque, focusColumn?.opaque, focusCell?.gtkCellRenderer, startEditing.gboolean)
  }

  /// Calls [`gtk_tree_view_set_drag_dest_row()`](https://docs.gtk.org/gtk4/method.TreeView.set_drag_dest_row.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func setDragDestRow(_ path: TreePath?, pos: TreeViewDropPosition) {
    gtk_tree_view_set_drag_dest_row(gtkTreeView, path?.opaque, pos.cValue)
  }

  /// Calls
  /// [`gtk_tree_view_set_row_separator_func()`](https://docs.gtk.org/gtk4/method.TreeView.set_row_separator_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func setRowSeparatorFunc(_ `func`: ((any TreeModel, TreeIter) -> Bool)?) {
    gtk_tree_view_set_row_separator_func(
      gtkTreeView, `func` == nil ? nil : callGtkTreeViewRowSeparatorFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Calls
  /// [`gtk_tree_view_set_search_equal_func()`](https://docs.gtk.org/gtk4/method.TreeView.set_search_equal_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func setSearchEqualFunc(_ searchEqualFunc: @escaping (any TreeModel, Int, String, TreeIter) -> Bool) {
    gtk_tree_view_set_search_equal_func(
      gtkTreeView, callGtkTreeViewSearchEqualFunc, heldClosure(searchEqualFunc), releaseClosure)
  }

  /// Calls [`gtk_tree_view_set_tooltip_cell()`](https://docs.gtk.org/gtk4/method.TreeView.set_tooltip_cell.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func setTooltipCell(_ tooltip: Tooltip, path: TreePath?, column: TreeViewColumn?, cell: CellRenderer?) {
    gtk_tree_view_set_tooltip_cell(gtkTreeView, tooltip.opaque, path?.opaque, column?.opaque, cell?.gtkCellRenderer)
  }

  /// Calls [`gtk_tree_view_set_tooltip_row()`](https://docs.gtk.org/gtk4/method.TreeView.set_tooltip_row.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func setTooltipRow(_ tooltip: Tooltip, path: TreePath) {
    gtk_tree_view_set_tooltip_row(gtkTreeView, tooltip.opaque, path.opaque)
  }

  /// Calls
  /// [`gtk_tree_view_unset_rows_drag_dest()`](https://docs.gtk.org/gtk4/method.TreeView.unset_rows_drag_dest.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func unsetRowsDragDest() { gtk_tree_view_unset_rows_drag_dest(gtkTreeView) }

  /// Calls
  /// [`gtk_tree_view_unset_rows_drag_source()`](https://docs.gtk.org/gtk4/method.TreeView.unset_rows_drag_source.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ListView` in GTK 4.10.")
  #endif
  public final func unsetRowsDragSource() { gtk_tree_view_unset_rows_drag_source(gtkTreeView) }
}

extension Reactive where Base: TreeView {
  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.TreeView.activate-on-single-click.html) of
  /// `GtkTreeView`.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The property [`enable-grid-lines`](https://docs.gtk.org/gtk4/property.TreeView.enable-grid-lines.html) of
  /// `GtkTreeView`.
  public var enableGridLines: DynamicSubject<TreeViewGridLines> { property("enable-grid-lines") }

  /// The property [`enable-search`](https://docs.gtk.org/gtk4/property.TreeView.enable-search.html) of `GtkTreeView`.
  public var enableSearch: DynamicSubject<Bool> { property("enable-search") }

  /// The property [`enable-tree-lines`](https://docs.gtk.org/gtk4/property.TreeView.enable-tree-lines.html) of
  /// `GtkTreeView`.
  public var enableTreeLines: DynamicSubject<Bool> { property("enable-tree-lines") }

  /// The property [`expander-column`](https://docs.gtk.org/gtk4/property.TreeView.expander-column.html) of
  /// `GtkTreeView`.
  public var expanderColumn: DynamicSubject<TreeViewColumn?> { property("expander-column") }

  /// The property [`fixed-height-mode`](https://docs.gtk.org/gtk4/property.TreeView.fixed-height-mode.html) of
  /// `GtkTreeView`.
  public var fixedHeightMode: DynamicSubject<Bool> { property("fixed-height-mode") }

  /// The property [`headers-clickable`](https://docs.gtk.org/gtk4/property.TreeView.headers-clickable.html) of
  /// `GtkTreeView`.
  public var headersClickable: DynamicSubject<Bool> { property("headers-clickable") }

  /// The property [`headers-visible`](https://docs.gtk.org/gtk4/property.TreeView.headers-visible.html) of
  /// `GtkTreeView`.
  public var headersVisible: DynamicSubject<Bool> { property("headers-visible") }

  /// The property [`hover-expand`](https://docs.gtk.org/gtk4/property.TreeView.hover-expand.html) of `GtkTreeView`.
  public var hoverExpand: DynamicSubject<Bool> { property("hover-expand") }

  /// The property [`hover-selection`](https://docs.gtk.org/gtk4/property.TreeView.hover-selection.html) of
  /// `GtkTreeView`.
  public var hoverSelection: DynamicSubject<Bool> { property("hover-selection") }

  /// The property [`level-indentation`](https://docs.gtk.org/gtk4/property.TreeView.level-indentation.html) of
  /// `GtkTreeView`.
  public var levelIndentation: DynamicSubject<Int> {
    property(
      "level-indentation", get: { (object: TreeView) in object.levelIndentation }, set: { $0.levelIndentation = $1 })
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.TreeView.model.html) of `GtkTreeView`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.TreeView.reorderable.html) of `GtkTreeView`.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The property [`rubber-banding`](https://docs.gtk.org/gtk4/property.TreeView.rubber-banding.html) of `GtkTreeView`.
  public var rubberBanding: DynamicSubject<Bool> { property("rubber-banding") }

  /// The property [`search-column`](https://docs.gtk.org/gtk4/property.TreeView.search-column.html) of `GtkTreeView`.
  public var searchColumn: DynamicSubject<Int> {
    property("search-column", get: { (object: TreeView) in object.searchColumn }, set: { $0.searchColumn = $1 })
  }

  /// The property [`show-expanders`](https://docs.gtk.org/gtk4/property.TreeView.show-expanders.html) of `GtkTreeView`.
  public var showExpanders: DynamicSubject<Bool> { property("show-expanders") }

  /// The property [`tooltip-column`](https://docs.gtk.org/gtk4/property.TreeView.tooltip-column.html) of `GtkTreeView`.
  public var tooltipColumn: DynamicSubject<Int> {
    property("tooltip-column", get: { (object: TreeView) in object.tooltipColumn }, set: { $0.tooltipColumn = $1 })
  }

  /// The signal [`columns-changed`](https://docs.gtk.org/gtk4/signal.TreeView.columns-changed.html) of `GtkTreeView`.
  public var columnsChanged: SafeSignal<Void> { signal("columns-changed") }

  /// The signal [`cursor-changed`](https://docs.gtk.org/gtk4/signal.TreeView.cursor-changed.html) of `GtkTreeView`.
  public var cursorChanged: SafeSignal<Void> { signal("cursor-changed") }

  /// The signal
  /// [`expand-collapse-cursor-row`](https://docs.gtk.org/gtk4/signal.TreeView.expand-collapse-cursor-row.html) of
  /// `GtkTreeView`.
  ///
  /// Arguments: `object`, `p0`, `p1`.
  public var expandCollapseCursorRow: SignalRequest<Bool, Bool, Bool, Bool> { request("expand-collapse-cursor-row") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.TreeView.move-cursor.html) of `GtkTreeView`.
  ///
  /// Arguments: `step`, `direction`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// The signal [`row-activated`](https://docs.gtk.org/gtk4/signal.TreeView.row-activated.html) of `GtkTreeView`.
  ///
  /// Arguments: `path`, `column`.
  public var rowActivated: SafeSignal<(TreePath, TreeViewColumn?)> { signal(ofSeveral: "row-activated") }

  /// The signal [`row-collapsed`](https://docs.gtk.org/gtk4/signal.TreeView.row-collapsed.html) of `GtkTreeView`.
  ///
  /// Arguments: `iter`, `path`.
  public var rowCollapsed: SafeSignal<(TreeIter, TreePath)> { signal(ofSeveral: "row-collapsed") }

  /// The signal [`row-expanded`](https://docs.gtk.org/gtk4/signal.TreeView.row-expanded.html) of `GtkTreeView`.
  ///
  /// Arguments: `iter`, `path`.
  public var rowExpanded: SafeSignal<(TreeIter, TreePath)> { signal(ofSeveral: "row-expanded") }

  /// The signal [`select-all`](https://docs.gtk.org/gtk4/signal.TreeView.select-all.html) of `GtkTreeView`.
  public var selectAll: SignalRequest<Bool> { request("select-all") }

  /// The signal [`select-cursor-parent`](https://docs.gtk.org/gtk4/signal.TreeView.select-cursor-parent.html) of
  /// `GtkTreeView`.
  public var selectCursorParent: SignalRequest<Bool> { request("select-cursor-parent") }

  /// The signal [`select-cursor-row`](https://docs.gtk.org/gtk4/signal.TreeView.select-cursor-row.html) of
  /// `GtkTreeView`.
  ///
  /// Argument: `object`.
  public var selectCursorRow: SignalRequest<Bool, Bool> { request("select-cursor-row") }

  /// The signal [`start-interactive-search`](https://docs.gtk.org/gtk4/signal.TreeView.start-interactive-search.html)
  /// of `GtkTreeView`.
  public var startInteractiveSearch: SignalRequest<Bool> { request("start-interactive-search") }

  /// The signal [`test-collapse-row`](https://docs.gtk.org/gtk4/signal.TreeView.test-collapse-row.html) of
  /// `GtkTreeView`.
  ///
  /// Arguments: `iter`, `path`.
  public var testCollapseRow: SignalRequest<Bool, TreeIter, TreePath> { request("test-collapse-row") }

  /// The signal [`test-expand-row`](https://docs.gtk.org/gtk4/signal.TreeView.test-expand-row.html) of `GtkTreeView`.
  ///
  /// Arguments: `iter`, `path`.
  public var testExpandRow: SignalRequest<Bool, TreeIter, TreePath> { request("test-expand-row") }

  /// The signal [`toggle-cursor-row`](https://docs.gtk.org/gtk4/signal.TreeView.toggle-cursor-row.html) of
  /// `GtkTreeView`.
  public var toggleCursorRow: SignalRequest<Bool> { request("toggle-cursor-row") }

  /// The signal [`unselect-all`](https://docs.gtk.org/gtk4/signal.TreeView.unselect-all.html) of `GtkTreeView`.
  public var unselectAll: SignalRequest<Bool> { request("unselect-all") }
}
