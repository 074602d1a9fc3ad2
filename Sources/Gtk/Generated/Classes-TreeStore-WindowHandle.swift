// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A tree-like data structure that can be used with the `TreeView`
open class TreeStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Removes all rows from `treeStore`
  public final func clear() { gtk_tree_store_clear(cast()) }
}

/// A widget for displaying both trees and lists
open class TreeView: Widget, Scrollable {
  open override class var gType: GType { gtk_tree_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeView` widget.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_tree_view_new()))
  }

  /// Creates a new `TreeView` widget with the model initialized to `model`.
  public init(model: any TreeModel) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_tree_view_new_with_model(model.cast())))
  }

  /// The activate-on-single-click property specifies whether the "row-activated" signal will be emitted after a single
  /// click.
  public var activateOnSingleClick: Bool {
    get { gtk_tree_view_get_activate_on_single_click(cast()) != 0 }
    set { gtk_tree_view_set_activate_on_single_click(cast(), newValue ? 1 : 0) }
  }

  public var enableGridLines: TreeViewGridLines {
    get { getProperty("enable-grid-lines") }
    set { setProperty("enable-grid-lines", newValue) }
  }

  public var enableSearch: Bool {
    get { gtk_tree_view_get_enable_search(cast()) != 0 }
    set { gtk_tree_view_set_enable_search(cast(), newValue ? 1 : 0) }
  }

  public var enableTreeLines: Bool {
    get { gtk_tree_view_get_enable_tree_lines(cast()) != 0 }
    set { gtk_tree_view_set_enable_tree_lines(cast(), newValue ? 1 : 0) }
  }

  public var expanderColumn: TreeViewColumn? {
    get { lentObject(gtk_tree_view_get_expander_column(cast())) }
    set { gtk_tree_view_set_expander_column(cast(), newValue?.cast()) }
  }

  /// Setting the `fixedHeightMode` property to `true` speeds up `TreeView` by assuming that all rows have the same
  /// height. Only enable this option if all rows are the same height. Please see
  /// `gtk_tree_view_set_fixed_height_mode()` for more information on this option.
  public var fixedHeightMode: Bool {
    get { gtk_tree_view_get_fixed_height_mode(cast()) != 0 }
    set { gtk_tree_view_set_fixed_height_mode(cast(), newValue ? 1 : 0) }
  }

  public var headersClickable: Bool {
    get { gtk_tree_view_get_headers_clickable(cast()) != 0 }
    set { gtk_tree_view_set_headers_clickable(cast(), newValue ? 1 : 0) }
  }

  public var headersVisible: Bool {
    get { gtk_tree_view_get_headers_visible(cast()) != 0 }
    set { gtk_tree_view_set_headers_visible(cast(), newValue ? 1 : 0) }
  }

  /// Enables or disables the hover expansion mode of `treeView`. Hover expansion makes rows expand or collapse if the
  /// pointer moves over them.
  public var hoverExpand: Bool {
    get { gtk_tree_view_get_hover_expand(cast()) != 0 }
    set { gtk_tree_view_set_hover_expand(cast(), newValue ? 1 : 0) }
  }

  /// Enables or disables the hover selection mode of `treeView`. Hover selection makes the selected row follow the
  /// pointer. Currently, this works only for the selection modes `GTK_SELECTION_SINGLE` and `GTK_SELECTION_BROWSE`.
  public var hoverSelection: Bool {
    get { gtk_tree_view_get_hover_selection(cast()) != 0 }
    set { gtk_tree_view_set_hover_selection(cast(), newValue ? 1 : 0) }
  }

  /// Extra indentation for each level.
  public var levelIndentation: Int {
    get { Int(gtk_tree_view_get_level_indentation(cast())) }
    set { gtk_tree_view_set_level_indentation(cast(), Int32(newValue)) }
  }

  public var model: (any TreeModel)? {
    get { lentInterface(gtk_tree_view_get_model(cast())) }
    set { gtk_tree_view_set_model(cast(), newValue?.cast()) }
  }

  public var reorderable: Bool {
    get { gtk_tree_view_get_reorderable(cast()) != 0 }
    set { gtk_tree_view_set_reorderable(cast(), newValue ? 1 : 0) }
  }

  public var rubberBanding: Bool {
    get { gtk_tree_view_get_rubber_banding(cast()) != 0 }
    set { gtk_tree_view_set_rubber_banding(cast(), newValue ? 1 : 0) }
  }

  public var searchColumn: Int {
    get { Int(gtk_tree_view_get_search_column(cast())) }
    set { gtk_tree_view_set_search_column(cast(), Int32(newValue)) }
  }

  /// `true` if the view has expanders.
  public var showExpanders: Bool {
    get { gtk_tree_view_get_show_expanders(cast()) != 0 }
    set { gtk_tree_view_set_show_expanders(cast(), newValue ? 1 : 0) }
  }

  public var tooltipColumn: Int {
    get { Int(gtk_tree_view_get_tooltip_column(cast())) }
    set { gtk_tree_view_set_tooltip_column(cast(), Int32(newValue)) }
  }

  /// Appends `column` to the list of columns. If `treeView` has “fixed_height” mode enabled, then `column` must have
  /// its “sizing” property set to be GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func appendColumn(_ column: TreeViewColumn) -> Int {
    Int(gtk_tree_view_append_column(cast(), column.cast()))
  }

  /// Recursively collapses all visible, expanded nodes in `treeView`.
  public final func collapseAll() { gtk_tree_view_collapse_all(cast()) }

  /// Resizes all columns to their optimal width. Only works after the treeview has been realized.
  public final func columnsAutosize() { gtk_tree_view_columns_autosize(cast()) }

  /// Recursively expands all nodes in the `treeView`.
  public final func expandAll() { gtk_tree_view_expand_all(cast()) }

  /// Gets the `TreeViewColumn` at the given position in the #tree_view.
  public final func getColumn(_ n: Int) -> TreeViewColumn? { lentObject(gtk_tree_view_get_column(cast(), Int32(n))) }

  /// Returns which grid lines are enabled in `treeView`.
  public var gridLines: TreeViewGridLines { TreeViewGridLines(cValue: gtk_tree_view_get_grid_lines(cast())) }

  /// Queries the number of columns in the given `treeView`.
  public var nColumns: Int { Int(gtk_tree_view_get_n_columns(cast())) }

  /// Returns the `Entry` which is currently in use as interactive search entry for `treeView`. In case the built-in
  /// entry is being used, `nil` will be returned.
  public var searchEntry: (any Editable)? { lentInterface(gtk_tree_view_get_search_entry(cast())) }

  /// Gets the `TreeSelection` associated with `treeView`.
  public var selection: TreeSelection? { lentObject(gtk_tree_view_get_selection(cast())) }

  /// This inserts the `column` into the `treeView` at `position`. If `position` is -1, then the column is inserted at
  /// the end. If `treeView` has “fixed_height” mode enabled, then `column` must have its “sizing” property set to be
  /// GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func insertColumn(_ column: TreeViewColumn, position: Int) -> Int {
    Int(gtk_tree_view_insert_column(cast(), column.cast(), Int32(position)))
  }

  /// Returns whether a rubber banding operation is currently being done in `treeView`.
  public final func isRubberBandingActive() -> Bool { gtk_tree_view_is_rubber_banding_active(cast()) != 0 }

  /// Moves `column` to be after to `baseColumn`. If `baseColumn` is `nil`, then `column` is placed in the first
  /// position.
  public final func moveColumnAfter(_ column: TreeViewColumn, baseColumn: TreeViewColumn?) {
    gtk_tree_view_move_column_after(cast(), column.cast(), baseColumn?.cast())
  }

  /// Removes `column` from `treeView`.
  @discardableResult
  public final func removeColumn(_ column: TreeViewColumn) -> Int {
    Int(gtk_tree_view_remove_column(cast(), column.cast()))
  }

  /// Scrolls the tree view such that the top-left corner of the visible area is `treeX`, `treeY`, where `treeX` and
  /// `treeY` are specified in tree coordinates. The `treeView` must be realized before this function is called. If it
  /// isn't, you probably want to be using `gtk_tree_view_scroll_to_cell()`.
  public final func scrollToPoint(treeX: Int, treeY: Int) {
    gtk_tree_view_scroll_to_point(cast(), Int32(treeX), Int32(treeY))
  }

  /// Sets which grid lines to draw in `treeView`.
  public final func setGridLines(_ gridLines: TreeViewGridLines) {
    gtk_tree_view_set_grid_lines(cast(), gridLines.cValue())
  }

  /// Sets the entry which the interactive search code will use for this `treeView`. This is useful when you want to
  /// provide a search entry in our interface at all time at a fixed position. Passing `nil` for `entry` will make the
  /// interactive search code use the built-in popup entry again.
  public final func setSearchEntry(_ entry: (any Editable)?) { gtk_tree_view_set_search_entry(cast(), entry?.cast()) }

  /// Undoes the effect of `gtk_tree_view_enable_model_drag_dest()`. Calling this method sets `TreeView`:reorderable to
  /// `false`.
  public final func unsetRowsDragDest() { gtk_tree_view_unset_rows_drag_dest(cast()) }

  /// Undoes the effect of `gtk_tree_view_enable_model_drag_source()`. Calling this method sets `TreeView`:reorderable
  /// to `false`.
  public final func unsetRowsDragSource() { gtk_tree_view_unset_rows_drag_source(cast()) }
}

extension Reactive where Base: TreeView {
  /// The activate-on-single-click property specifies whether the "row-activated" signal will be emitted after a single
  /// click.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  public var enableGridLines: DynamicSubject<TreeViewGridLines> { property("enable-grid-lines") }

  public var enableSearch: DynamicSubject<Bool> { property("enable-search") }

  public var enableTreeLines: DynamicSubject<Bool> { property("enable-tree-lines") }

  public var expanderColumn: DynamicSubject<TreeViewColumn?> { property("expander-column") }

  /// Setting the `fixedHeightMode` property to `true` speeds up `TreeView` by assuming that all rows have the same
  /// height. Only enable this option if all rows are the same height. Please see
  /// `gtk_tree_view_set_fixed_height_mode()` for more information on this option.
  public var fixedHeightMode: DynamicSubject<Bool> { property("fixed-height-mode") }

  public var headersClickable: DynamicSubject<Bool> { property("headers-clickable") }

  public var headersVisible: DynamicSubject<Bool> { property("headers-visible") }

  /// Enables or disables the hover expansion mode of `treeView`. Hover expansion makes rows expand or collapse if the
  /// pointer moves over them.
  public var hoverExpand: DynamicSubject<Bool> { property("hover-expand") }

  /// Enables or disables the hover selection mode of `treeView`. Hover selection makes the selected row follow the
  /// pointer. Currently, this works only for the selection modes `GTK_SELECTION_SINGLE` and `GTK_SELECTION_BROWSE`.
  public var hoverSelection: DynamicSubject<Bool> { property("hover-selection") }

  /// Extra indentation for each level.
  public var levelIndentation: DynamicSubject<Int> { property("level-indentation") }

  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  public var rubberBanding: DynamicSubject<Bool> { property("rubber-banding") }

  public var searchColumn: DynamicSubject<Int> { property("search-column") }

  /// `true` if the view has expanders.
  public var showExpanders: DynamicSubject<Bool> { property("show-expanders") }

  public var tooltipColumn: DynamicSubject<Int> { property("tooltip-column") }

  /// The number of columns of the treeview has changed.
  public var columnsChanged: SafeSignal<Void> { signal("columns-changed") }

  /// The position of the cursor (focused cell) has changed.
  public var cursorChanged: SafeSignal<Void> { signal("cursor-changed") }

  /// Arguments: `object`, `p0`, `p1`.
  public var expandCollapseCursorRow: SignalRequest<Bool, Bool, Bool, Bool> { request("expand-collapse-cursor-row") }

  /// The `TreeView.moveCursor` signal is a [keybinding signal]`SignalAction` which gets emitted when the user presses
  /// one of the cursor keys.
  ///
  /// Arguments: `step`, `direction`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// The "row-activated" signal is emitted when the method [`method@Gtk.TreeView.row_activated`] is called.
  ///
  /// Arguments: `path`, `column`.
  public var rowActivated: SafeSignal<(OpaqueValue, TreeViewColumn?)> { signal("row-activated") }

  /// The given row has been collapsed (child nodes are hidden).
  ///
  /// Arguments: `iter`, `path`.
  public var rowCollapsed: SafeSignal<(OpaqueValue, OpaqueValue)> { signal("row-collapsed") }

  /// The given row has been expanded (child nodes are shown).
  ///
  /// Arguments: `iter`, `path`.
  public var rowExpanded: SafeSignal<(OpaqueValue, OpaqueValue)> { signal("row-expanded") }

  public var selectAll: SignalRequest<Bool> { request("select-all") }

  public var selectCursorParent: SignalRequest<Bool> { request("select-cursor-parent") }

  /// Argument: `object`.
  public var selectCursorRow: SignalRequest<Bool, Bool> { request("select-cursor-row") }

  public var startInteractiveSearch: SignalRequest<Bool> { request("start-interactive-search") }

  /// The given row is about to be collapsed (hide its children nodes). Use this signal if you need to control the
  /// collapsibility of individual rows.
  ///
  /// Arguments: `iter`, `path`.
  public var testCollapseRow: SignalRequest<Bool, OpaqueValue, OpaqueValue> { request("test-collapse-row") }

  /// The given row is about to be expanded (show its children nodes). Use this signal if you need to control the
  /// expandability of individual rows.
  ///
  /// Arguments: `iter`, `path`.
  public var testExpandRow: SignalRequest<Bool, OpaqueValue, OpaqueValue> { request("test-expand-row") }

  public var toggleCursorRow: SignalRequest<Bool> { request("toggle-cursor-row") }

  public var unselectAll: SignalRequest<Bool> { request("unselect-all") }
}

/// A visible column in a `TreeView` widget
open class TreeViewColumn: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_tree_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeViewColumn`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_tree_view_column_new()))
  }

  /// Creates a new `TreeViewColumn` using `area` to render its cells.
  public init(area: CellArea) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_tree_view_column_new_with_area(area.cast())))
  }

  public var alignment: Double {
    get { Double(gtk_tree_view_column_get_alignment(cast())) }
    set { gtk_tree_view_column_set_alignment(cast(), Float(newValue)) }
  }

  /// The `CellArea` used to layout cell renderers for this column.
  public var cellArea: CellArea? { getProperty("cell-area") }

  public var clickable: Bool {
    get { gtk_tree_view_column_get_clickable(cast()) != 0 }
    set { gtk_tree_view_column_set_clickable(cast(), newValue ? 1 : 0) }
  }

  public var expand: Bool {
    get { gtk_tree_view_column_get_expand(cast()) != 0 }
    set { gtk_tree_view_column_set_expand(cast(), newValue ? 1 : 0) }
  }

  public var fixedWidth: Int {
    get { Int(gtk_tree_view_column_get_fixed_width(cast())) }
    set { gtk_tree_view_column_set_fixed_width(cast(), Int32(newValue)) }
  }

  public var maxWidth: Int {
    get { Int(gtk_tree_view_column_get_max_width(cast())) }
    set { gtk_tree_view_column_set_max_width(cast(), Int32(newValue)) }
  }

  public var minWidth: Int {
    get { Int(gtk_tree_view_column_get_min_width(cast())) }
    set { gtk_tree_view_column_set_min_width(cast(), Int32(newValue)) }
  }

  public var reorderable: Bool {
    get { gtk_tree_view_column_get_reorderable(cast()) != 0 }
    set { gtk_tree_view_column_set_reorderable(cast(), newValue ? 1 : 0) }
  }

  public var resizable: Bool {
    get { gtk_tree_view_column_get_resizable(cast()) != 0 }
    set { gtk_tree_view_column_set_resizable(cast(), newValue ? 1 : 0) }
  }

  public var sizing: TreeViewColumnSizing {
    get { TreeViewColumnSizing(cValue: gtk_tree_view_column_get_sizing(cast())) }
    set { gtk_tree_view_column_set_sizing(cast(), newValue.cValue()) }
  }

  /// Logical sort column ID this column sorts on when selected for sorting. Setting the sort column ID makes the column
  /// header clickable. Set to -1 to make the column unsortable.
  public var sortColumnId: Int {
    get { Int(gtk_tree_view_column_get_sort_column_id(cast())) }
    set { gtk_tree_view_column_set_sort_column_id(cast(), Int32(newValue)) }
  }

  public var sortIndicator: Bool {
    get { gtk_tree_view_column_get_sort_indicator(cast()) != 0 }
    set { gtk_tree_view_column_set_sort_indicator(cast(), newValue ? 1 : 0) }
  }

  public var sortOrder: SortType {
    get { SortType(cValue: gtk_tree_view_column_get_sort_order(cast())) }
    set { gtk_tree_view_column_set_sort_order(cast(), newValue.cValue()) }
  }

  public var spacing: Int {
    get { Int(gtk_tree_view_column_get_spacing(cast())) }
    set { gtk_tree_view_column_set_spacing(cast(), Int32(newValue)) }
  }

  public var title: String {
    get { lentString(gtk_tree_view_column_get_title(cast())) }
    set { gtk_tree_view_column_set_title(cast(), newValue) }
  }

  public var visible: Bool {
    get { gtk_tree_view_column_get_visible(cast()) != 0 }
    set { gtk_tree_view_column_set_visible(cast(), newValue ? 1 : 0) }
  }

  public var widget: Widget? {
    get { lentObject(gtk_tree_view_column_get_widget(cast())) }
    set { gtk_tree_view_column_set_widget(cast(), newValue?.cast()) }
  }

  public var width: Int { Int(gtk_tree_view_column_get_width(cast())) }

  public var xOffset: Int { Int(gtk_tree_view_column_get_x_offset(cast())) }

  /// Adds an attribute mapping to the list in `treeColumn`.
  public final func addAttribute(_ cellRenderer: CellRenderer, attribute: String, column: Int) {
    gtk_tree_view_column_add_attribute(cast(), cellRenderer.cast(), attribute, Int32(column))
  }

  /// Returns `true` if any of the cells packed into the `treeColumn` are visible. For this to be meaningful, you must
  /// first initialize the cells with `gtk_tree_view_column_cell_set_cell_data()`
  public final func cellIsVisible() -> Bool { gtk_tree_view_column_cell_is_visible(cast()) != 0 }

  /// Unsets all the mappings on all renderers on the `treeColumn`.
  public final func clear() { gtk_tree_view_column_clear(cast()) }

  /// Clears all existing attributes previously set with `gtk_tree_view_column_set_attributes()`.
  public final func clearAttributes(_ cellRenderer: CellRenderer) {
    gtk_tree_view_column_clear_attributes(cast(), cellRenderer.cast())
  }

  /// Emits the “clicked” signal on the column. This function will only work if `treeColumn` is clickable.
  public final func clicked() { gtk_tree_view_column_clicked(cast()) }

  /// Sets the current keyboard focus to be at `cell`, if the column contains 2 or more editable and activatable cells.
  public final func focusCell(_ cell: CellRenderer) { gtk_tree_view_column_focus_cell(cast(), cell.cast()) }

  /// Returns the button used in the treeview column header
  public var button: Widget? { lentObject(gtk_tree_view_column_get_button(cast())) }

  /// Returns the `TreeView` wherein `treeColumn` has been inserted. If `column` is currently not inserted in any tree
  /// view, `nil` is returned.
  public var treeView: Widget? { lentObject(gtk_tree_view_column_get_tree_view(cast())) }

  /// Adds the `cell` to end of the column. If `expand` is `false`, then the `cell` is allocated no more space than it
  /// needs. Any unused space is divided evenly between cells for which `expand` is `true`.
  public final func packEnd(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_end(cast(), cell.cast(), expand ? 1 : 0)
  }

  /// Packs the `cell` into the beginning of the column. If `expand` is `false`, then the `cell` is allocated no more
  /// space than it needs. Any unused space is divided evenly between cells for which `expand` is `true`.
  public final func packStart(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_start(cast(), cell.cast(), expand ? 1 : 0)
  }

  /// Flags the column, and the cell renderers added to this column, to have their sizes renegotiated.
  public final func queueResize() { gtk_tree_view_column_queue_resize(cast()) }
}

extension Reactive where Base: TreeViewColumn {
  public var alignment: DynamicSubject<Double> { property("alignment") }

  /// The `CellArea` used to layout cell renderers for this column.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  public var clickable: DynamicSubject<Bool> { property("clickable") }

  public var expand: DynamicSubject<Bool> { property("expand") }

  public var fixedWidth: DynamicSubject<Int> { property("fixed-width") }

  public var maxWidth: DynamicSubject<Int> { property("max-width") }

  public var minWidth: DynamicSubject<Int> { property("min-width") }

  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  public var resizable: DynamicSubject<Bool> { property("resizable") }

  public var sizing: DynamicSubject<TreeViewColumnSizing> { property("sizing") }

  /// Logical sort column ID this column sorts on when selected for sorting. Setting the sort column ID makes the column
  /// header clickable. Set to -1 to make the column unsortable.
  public var sortColumnId: DynamicSubject<Int> { property("sort-column-id") }

  public var sortIndicator: DynamicSubject<Bool> { property("sort-indicator") }

  public var sortOrder: DynamicSubject<SortType> { property("sort-order") }

  public var spacing: DynamicSubject<Int> { property("spacing") }

  public var title: DynamicSubject<String> { property("title") }

  public var visible: DynamicSubject<Bool> { property("visible") }

  public var widget: DynamicSubject<Widget?> { property("widget") }

  public var width: SafeSignal<Int> { readOnlyProperty("width") }

  public var xOffset: SafeSignal<Int> { readOnlyProperty("x-offset") }

  /// Emitted when the column's header has been clicked.
  public var clicked: SafeSignal<Void> { signal("clicked") }
}

/// `Video` is a widget to show a `MediaStream` with media controls.
open class Video: Widget {
  open override class var gType: GType { gtk_video_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `Video`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_video_new()))
  }

  /// Creates a `Video` to play back the given `filename`.
  public init(filename: String?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_video_new_for_filename(filename)))
  }

  /// Creates a `Video` to play back the given `stream`.
  public init(stream: MediaStream?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_video_new_for_media_stream(stream?.cast())))
  }

  /// Creates a `Video` to play back the resource at the given `resourcePath`.
  public init(resourcePath: String?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_video_new_for_resource(resourcePath)))
  }

  /// If the video should automatically begin playing.
  public var autoplay: Bool {
    get { gtk_video_get_autoplay(cast()) != 0 }
    set { gtk_video_set_autoplay(cast(), newValue ? 1 : 0) }
  }

  /// If new media files should be set to loop.
  public var loop: Bool {
    get { gtk_video_get_loop(cast()) != 0 }
    set { gtk_video_set_loop(cast(), newValue ? 1 : 0) }
  }

  /// The media-stream played
  public var mediaStream: MediaStream? {
    get { lentObject(gtk_video_get_media_stream(cast())) }
    set { gtk_video_set_media_stream(cast(), newValue?.cast()) }
  }

  /// Makes `self` play the given `filename`.
  public final func setFilename(_ filename: String?) { gtk_video_set_filename(cast(), filename) }

  /// Makes `self` play the resource at the given `resourcePath`.
  public final func setResource(_ resourcePath: String?) { gtk_video_set_resource(cast(), resourcePath) }
}

extension Reactive where Base: Video {
  /// If the video should automatically begin playing.
  public var autoplay: DynamicSubject<Bool> { property("autoplay") }

  /// If new media files should be set to loop.
  public var loop: DynamicSubject<Bool> { property("loop") }

  /// The media-stream played
  public var mediaStream: DynamicSubject<MediaStream?> { property("media-stream") }
}

/// `Viewport` implements scrollability for widgets that lack their own scrolling capabilities.
open class Viewport: Widget, Scrollable {
  open override class var gType: GType { gtk_viewport_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Viewport`.
  public init(hadjustment: Adjustment? = nil, vadjustment: Adjustment? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_viewport_new(hadjustment?.cast(), vadjustment?.cast())))
  }

  /// The child widget.
  public var child: Widget? {
    get { lentObject(gtk_viewport_get_child(cast())) }
    set { gtk_viewport_set_child(cast(), newValue?.cast()) }
  }

  /// Whether to scroll when the focus changes.
  public var scrollToFocus: Bool {
    get { gtk_viewport_get_scroll_to_focus(cast()) != 0 }
    set { gtk_viewport_set_scroll_to_focus(cast(), newValue ? 1 : 0) }
  }
}

extension Reactive where Base: Viewport {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether to scroll when the focus changes.
  public var scrollToFocus: DynamicSubject<Bool> { property("scroll-to-focus") }
}

/// `VolumeButton` is a `ScaleButton` subclass tailored for volume control.
open class VolumeButton: ScaleButton {
  open override class var gType: GType { gtk_volume_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `VolumeButton`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_volume_button_new()))
  }

  /// Whether to use symbolic icons as the icons.
  public var useSymbolic: Bool {
    get { getProperty("use-symbolic") }
    set { setProperty("use-symbolic", newValue) }
  }
}

extension Reactive where Base: VolumeButton {
  /// Whether to use symbolic icons as the icons.
  public var useSymbolic: DynamicSubject<Bool> { property("use-symbolic") }
}

/// The base class for all widgets.
open class Widget: Object, Accessible, Buildable, ConstraintTarget {
  open override class var gType: GType { gtk_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Whether the widget or any of its descendents can accept the input focus.
  public var canFocus: Bool {
    get { gtk_widget_get_can_focus(cast()) != 0 }
    set { gtk_widget_set_can_focus(cast(), newValue ? 1 : 0) }
  }

  /// Whether the widget can receive pointer events.
  public var canTarget: Bool {
    get { gtk_widget_get_can_target(cast()) != 0 }
    set { gtk_widget_set_can_target(cast(), newValue ? 1 : 0) }
  }

  /// A list of css classes applied to this widget.
  public var cssClasses: [String] {
    get { givenStrings(gtk_widget_get_css_classes(cast())) }
    set { setProperty("css-classes", newValue) }
  }

  /// The name of this widget in the CSS tree.
  public var cssName: String { lentString(gtk_widget_get_css_name(cast())) }

  /// The cursor used by `widget`.
  public var cursor: Gdk.Cursor? {
    get { lentObject(gtk_widget_get_cursor(cast())) }
    set { gtk_widget_set_cursor(cast(), newValue?.cast()) }
  }

  /// Whether the widget should grab focus when it is clicked with the mouse.
  public var focusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(cast()) != 0 }
    set { gtk_widget_set_focus_on_click(cast(), newValue ? 1 : 0) }
  }

  /// Whether this widget itself will accept the input focus.
  public var focusable: Bool {
    get { gtk_widget_get_focusable(cast()) != 0 }
    set { gtk_widget_set_focusable(cast(), newValue ? 1 : 0) }
  }

  /// How to distribute horizontal space if widget gets extra space.
  public var halign: Align {
    get { Align(cValue: gtk_widget_get_halign(cast())) }
    set { gtk_widget_set_halign(cast(), newValue.cValue()) }
  }

  /// Whether the widget is the default widget.
  public var hasDefault: Bool { gtk_widget_has_default(cast()) != 0 }

  /// Whether the widget has the input focus.
  public var hasFocus: Bool { gtk_widget_has_focus(cast()) != 0 }

  /// Enables or disables the emission of the `queryTooltip` signal on `widget`.
  public var hasTooltip: Bool {
    get { gtk_widget_get_has_tooltip(cast()) != 0 }
    set { gtk_widget_set_has_tooltip(cast(), newValue ? 1 : 0) }
  }

  /// Override for height request of the widget.
  public var heightRequest: Int {
    get { getProperty("height-request") }
    set { setProperty("height-request", newValue) }
  }

  /// Whether to expand horizontally.
  public var hexpand: Bool {
    get { gtk_widget_get_hexpand(cast()) != 0 }
    set { gtk_widget_set_hexpand(cast(), newValue ? 1 : 0) }
  }

  /// Whether to use the `hexpand` property.
  public var hexpandSet: Bool {
    get { gtk_widget_get_hexpand_set(cast()) != 0 }
    set { gtk_widget_set_hexpand_set(cast(), newValue ? 1 : 0) }
  }

  /// The `LayoutManager` instance to use to compute the preferred size of the widget, and allocate its children.
  public var layoutManager: LayoutManager? {
    get { lentObject(gtk_widget_get_layout_manager(cast())) }
    set { gtk_widget_set_layout_manager(cast(), newValue?.given()) }
  }

  /// Margin on bottom side of widget.
  public var marginBottom: Int {
    get { Int(gtk_widget_get_margin_bottom(cast())) }
    set { gtk_widget_set_margin_bottom(cast(), Int32(newValue)) }
  }

  /// Margin on end of widget, horizontally.
  public var marginEnd: Int {
    get { Int(gtk_widget_get_margin_end(cast())) }
    set { gtk_widget_set_margin_end(cast(), Int32(newValue)) }
  }

  /// Margin on start of widget, horizontally.
  public var marginStart: Int {
    get { Int(gtk_widget_get_margin_start(cast())) }
    set { gtk_widget_set_margin_start(cast(), Int32(newValue)) }
  }

  /// Margin on top side of widget.
  public var marginTop: Int {
    get { Int(gtk_widget_get_margin_top(cast())) }
    set { gtk_widget_set_margin_top(cast(), Int32(newValue)) }
  }

  /// The name of the widget.
  public var name: String {
    get { lentString(gtk_widget_get_name(cast())) }
    set { gtk_widget_set_name(cast(), newValue) }
  }

  /// The requested opacity of the widget.
  public var opacity: Double {
    get { gtk_widget_get_opacity(cast()) }
    set { gtk_widget_set_opacity(cast(), newValue) }
  }

  /// How content outside the widget's content area is treated.
  public var overflow: Overflow {
    get { Overflow(cValue: gtk_widget_get_overflow(cast())) }
    set { gtk_widget_set_overflow(cast(), newValue.cValue()) }
  }

  /// The parent widget of this widget.
  public var parent: Widget? { lentObject(gtk_widget_get_parent(cast())) }

  /// Whether the widget will receive the default action when it is focused.
  public var receivesDefault: Bool {
    get { gtk_widget_get_receives_default(cast()) != 0 }
    set { gtk_widget_set_receives_default(cast(), newValue ? 1 : 0) }
  }

  /// The `Root` widget of the widget tree containing this widget.
  public var root: (any Root)? { lentInterface(gtk_widget_get_root(cast())) }

  /// The scale factor of the widget.
  public var scaleFactor: Int { Int(gtk_widget_get_scale_factor(cast())) }

  /// Whether the widget responds to input.
  public var sensitive: Bool {
    get { gtk_widget_get_sensitive(cast()) != 0 }
    set { gtk_widget_set_sensitive(cast(), newValue ? 1 : 0) }
  }

  /// Sets the text of tooltip to be the given string, which is marked up with Pango markup.
  public var tooltipMarkup: String? {
    get { lentString(gtk_widget_get_tooltip_markup(cast())) }
    set { gtk_widget_set_tooltip_markup(cast(), newValue) }
  }

  /// Sets the text of tooltip to be the given string.
  public var tooltipText: String? {
    get { lentString(gtk_widget_get_tooltip_text(cast())) }
    set { gtk_widget_set_tooltip_text(cast(), newValue) }
  }

  /// How to distribute vertical space if widget gets extra space.
  public var valign: Align {
    get { Align(cValue: gtk_widget_get_valign(cast())) }
    set { gtk_widget_set_valign(cast(), newValue.cValue()) }
  }

  /// Whether to expand vertically.
  public var vexpand: Bool {
    get { gtk_widget_get_vexpand(cast()) != 0 }
    set { gtk_widget_set_vexpand(cast(), newValue ? 1 : 0) }
  }

  /// Whether to use the `vexpand` property.
  public var vexpandSet: Bool {
    get { gtk_widget_get_vexpand_set(cast()) != 0 }
    set { gtk_widget_set_vexpand_set(cast(), newValue ? 1 : 0) }
  }

  /// Whether the widget is visible.
  public var visible: Bool {
    get { gtk_widget_get_visible(cast()) != 0 }
    set { gtk_widget_set_visible(cast(), newValue ? 1 : 0) }
  }

  /// Override for width request of the widget.
  public var widthRequest: Int {
    get { getProperty("width-request") }
    set { setProperty("width-request", newValue) }
  }

  /// Enable or disable an action installed with `gtk_widget_class_install_action()`.
  public final func actionSetEnabled(_ actionName: String, enabled: Bool) {
    gtk_widget_action_set_enabled(cast(), actionName, enabled ? 1 : 0)
  }

  /// For widgets that can be “activated” (buttons, menu items, etc.), this function activates them.
  @discardableResult
  public final func activate() -> Bool { gtk_widget_activate(cast()) != 0 }

  /// Activates the `default.activate` action from `widget`.
  public final func activateDefault() { gtk_widget_activate_default(cast()) }

  /// Adds `controller` to `widget` so that it will receive events.
  public final func addController(_ controller: EventController) {
    gtk_widget_add_controller(cast(), controller.given())
  }

  /// Adds a style class to `widget`.
  public final func addCssClass(_ cssClass: String) { gtk_widget_add_css_class(cast(), cssClass) }

  /// Adds a widget to the list of mnemonic labels for this widget.
  public final func addMnemonicLabel(_ label: Widget) { gtk_widget_add_mnemonic_label(cast(), label.cast()) }

  /// Called by widgets as the user moves around the window using keyboard shortcuts.
  @discardableResult
  public final func childFocus(_ direction: DirectionType) -> Bool {
    gtk_widget_child_focus(cast(), direction.cValue()) != 0
  }

  /// Computes whether a container should give this widget extra space when possible.
  public final func computeExpand(_ orientation: Orientation) -> Bool {
    gtk_widget_compute_expand(cast(), orientation.cValue()) != 0
  }

  /// Tests if the point at (`x`, `y`) is contained in `widget`.
  @discardableResult
  public final func contains(x: Double, y: Double) -> Bool { gtk_widget_contains(cast(), x, y) != 0 }

  /// Creates a new `Pango.Context` with the appropriate font map, font options, font description, and base direction
  /// for drawing text for this widget.
  @discardableResult
  public final func createPangoContext() -> Pango.Context? { givenObject(gtk_widget_create_pango_context(cast())) }

  /// Creates a new `Pango.Layout` with the appropriate font map, font description, and base direction for drawing text
  /// for this widget.
  @discardableResult
  public final func createPangoLayout(_ text: String?) -> Pango.Layout? {
    givenObject(gtk_widget_create_pango_layout(cast(), text))
  }

  /// Clears the template children for the given widget.
  public final func disposeTemplate(_ widgetType: GType) { gtk_widget_dispose_template(cast(), widgetType) }

  /// Checks to see if a drag movement has passed the GTK drag threshold.
  @discardableResult
  public final func dragCheckThreshold(startX: Int, startY: Int, currentX: Int, currentY: Int) -> Bool {
    gtk_drag_check_threshold(cast(), Int32(startX), Int32(startY), Int32(currentX), Int32(currentY)) != 0
  }

  /// Notifies the user about an input-related error on this widget.
  public final func errorBell() { gtk_widget_error_bell(cast()) }

  /// Returns the baseline that has currently been allocated to `widget`.
  public var allocatedBaseline: Int { Int(gtk_widget_get_allocated_baseline(cast())) }

  /// Returns the height that has currently been allocated to `widget`.
  public var allocatedHeight: Int { Int(gtk_widget_get_allocated_height(cast())) }

  /// Returns the width that has currently been allocated to `widget`.
  public var allocatedWidth: Int { Int(gtk_widget_get_allocated_width(cast())) }

  /// Gets the first ancestor of `widget` with type `widgetType`.
  public final func getAncestor(_ widgetType: GType) -> Widget? {
    lentObject(gtk_widget_get_ancestor(cast(), widgetType))
  }

  /// Gets the value set with `gtk_widget_set_child_visible()`.
  public var childVisible: Bool { gtk_widget_get_child_visible(cast()) != 0 }

  /// Gets the clipboard object for `widget`.
  public var clipboard: Gdk.Clipboard? { lentObject(gtk_widget_get_clipboard(cast())) }

  /// Gets the reading direction for a particular widget.
  public var direction: TextDirection { TextDirection(cValue: gtk_widget_get_direction(cast())) }

  /// Get the `Gdk.Display` for the toplevel window associated with this widget.
  public var display: Gdk.Display? { lentObject(gtk_widget_get_display(cast())) }

  /// Returns the widgets first child.
  public var firstChild: Widget? { lentObject(gtk_widget_get_first_child(cast())) }

  /// Returns the current focus child of `widget`.
  public var focusChild: Widget? { lentObject(gtk_widget_get_focus_child(cast())) }

  /// Gets the font map of `widget`.
  public var fontMap: Pango.FontMap? { lentObject(gtk_widget_get_font_map(cast())) }

  /// Obtains the frame clock for a widget.
  public var frameClock: Gdk.FrameClock? { lentObject(gtk_widget_get_frame_clock(cast())) }

  /// Returns the content height of the widget.
  public var height: Int { Int(gtk_widget_get_height(cast())) }

  /// Returns the widgets last child.
  public var lastChild: Widget? { lentObject(gtk_widget_get_last_child(cast())) }

  /// Whether the widget is mapped.
  public var mapped: Bool { gtk_widget_get_mapped(cast()) != 0 }

  /// Returns the nearest `Native` ancestor of `widget`.
  public var native: (any Native)? { lentInterface(gtk_widget_get_native(cast())) }

  /// Returns the widgets next sibling.
  public var nextSibling: Widget? { lentObject(gtk_widget_get_next_sibling(cast())) }

  /// Gets a `Pango.Context` with the appropriate font map, font description, and base direction for this widget.
  public var pangoContext: Pango.Context? { lentObject(gtk_widget_get_pango_context(cast())) }

  /// Returns the widgets previous sibling.
  public var prevSibling: Widget? { lentObject(gtk_widget_get_prev_sibling(cast())) }

  /// Gets the primary clipboard of `widget`.
  public var primaryClipboard: Gdk.Clipboard? { lentObject(gtk_widget_get_primary_clipboard(cast())) }

  /// Determines whether `widget` is realized.
  public var realized: Bool { gtk_widget_get_realized(cast()) != 0 }

  /// Gets whether the widget prefers a height-for-width layout or a width-for-height layout.
  public var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_widget_get_request_mode(cast())) }

  /// Gets the settings object holding the settings used for this widget.
  public var settings: ToolkitSettings? { lentObject(gtk_widget_get_settings(cast())) }

  /// Returns the content width or height of the widget.
  public final func getSize(_ orientation: Orientation) -> Int {
    Int(gtk_widget_get_size(cast(), orientation.cValue()))
  }

  /// Returns the widget state as a flag set.
  public var stateFlags: StateFlags { StateFlags(cValue: gtk_widget_get_state_flags(cast())) }

  /// Returns the style context associated to `widget`.
  public var styleContext: StyleContext? { lentObject(gtk_widget_get_style_context(cast())) }

  /// Fetch an object build from the template XML for `widgetType` in this `widget` instance.
  public final func getTemplateChild(widgetType: GType, name: String) -> Object? {
    lentObject(gtk_widget_get_template_child(cast(), widgetType, name))
  }

  /// Returns the content width of the widget.
  public var width: Int { Int(gtk_widget_get_width(cast())) }

  /// Causes `widget` to have the keyboard focus for the `Window` it's inside.
  @discardableResult
  public final func grabFocus() -> Bool { gtk_widget_grab_focus(cast()) != 0 }

  /// Returns whether `cssClass` is currently applied to `widget`.
  public final func hasCssClass(_ cssClass: String) -> Bool { gtk_widget_has_css_class(cast(), cssClass) != 0 }

  /// Determines if the widget should show a visible indication that it has the global input focus.
  public final func hasVisibleFocus() -> Bool { gtk_widget_has_visible_focus(cast()) != 0 }

  /// Reverses the effects of `gtk_widget_show()`.
  public final func hide() { gtk_widget_hide(cast()) }

  /// Returns whether the widget is currently being destroyed.
  public final func inDestruction() -> Bool { gtk_widget_in_destruction(cast()) != 0 }

  /// Creates and initializes child widgets defined in templates.
  public final func initTemplate() { gtk_widget_init_template(cast()) }

  /// Inserts `group` into `widget`.
  public final func insertActionGroup(_ name: String, group: (any Gio.ActionGroup)?) {
    gtk_widget_insert_action_group(cast(), name, group?.cast())
  }

  /// Inserts `widget` into the child widget list of `parent`.
  public final func insertAfter(_ parent: Widget, previousSibling: Widget?) {
    gtk_widget_insert_after(cast(), parent.cast(), previousSibling?.cast())
  }

  /// Inserts `widget` into the child widget list of `parent`.
  public final func insertBefore(_ parent: Widget, nextSibling: Widget?) {
    gtk_widget_insert_before(cast(), parent.cast(), nextSibling?.cast())
  }

  /// Determines whether `widget` is somewhere inside `ancestor`, possibly with intermediate containers.
  public final func isAncestor(_ ancestor: Widget) -> Bool { gtk_widget_is_ancestor(cast(), ancestor.cast()) != 0 }

  /// Determines whether `widget` can be drawn to.
  public final func isDrawable() -> Bool { gtk_widget_is_drawable(cast()) != 0 }

  /// Determines if the widget is the focus widget within its toplevel.
  public final func isFocus() -> Bool { gtk_widget_is_focus(cast()) != 0 }

  /// Returns the widget’s effective sensitivity.
  public final func isSensitive() -> Bool { gtk_widget_is_sensitive(cast()) != 0 }

  /// Determines whether the widget and all its parents are marked as visible.
  public final func isVisible() -> Bool { gtk_widget_is_visible(cast()) != 0 }

  /// Emits the `::keynav-failed` signal on the widget.
  @discardableResult
  public final func keynavFailed(_ direction: DirectionType) -> Bool {
    gtk_widget_keynav_failed(cast(), direction.cValue()) != 0
  }

  /// Causes a widget to be mapped if it isn’t already.
  public final func map() { gtk_widget_map(cast()) }

  /// Emits the `mnemonicActivate` signal.
  @discardableResult
  public final func mnemonicActivate(_ groupCycling: Bool) -> Bool {
    gtk_widget_mnemonic_activate(cast(), groupCycling ? 1 : 0) != 0
  }

  /// Returns a `GListModel` to track the children of `widget`.
  @discardableResult
  public final func observeChildren() -> (any Gio.ListModel)? { givenInterface(gtk_widget_observe_children(cast())) }

  /// Returns a `GListModel` to track the `EventController`s of `widget`.
  @discardableResult
  public final func observeControllers() -> (any Gio.ListModel)? {
    givenInterface(gtk_widget_observe_controllers(cast()))
  }

  /// Finds the descendant of `widget` closest to the point (`x`, `y`).
  @discardableResult
  public final func pick(x: Double, y: Double, flags: PickFlags) -> Widget? {
    lentObject(gtk_widget_pick(cast(), x, y, flags.cValue()))
  }

  /// Flags the widget for a rerun of the `Widget.sizeAllocate()` function.
  public final func queueAllocate() { gtk_widget_queue_allocate(cast()) }

  /// Schedules this widget to be redrawn in the paint phase of the current or the next frame.
  public final func queueDraw() { gtk_widget_queue_draw(cast()) }

  /// Flags a widget to have its size renegotiated.
  public final func queueResize() { gtk_widget_queue_resize(cast()) }

  /// Creates the GDK resources associated with a widget.
  public final func realize() { gtk_widget_realize(cast()) }

  /// Removes `controller` from `widget`, so that it doesn't process events anymore.
  public final func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(cast(), controller.cast())
  }

  /// Removes a style from `widget`.
  public final func removeCssClass(_ cssClass: String) { gtk_widget_remove_css_class(cast(), cssClass) }

  /// Removes a widget from the list of mnemonic labels for this widget.
  public final func removeMnemonicLabel(_ label: Widget) { gtk_widget_remove_mnemonic_label(cast(), label.cast()) }

  /// Removes a tick callback previously registered with `gtk_widget_add_tick_callback()`.
  public final func removeTickCallback(_ id: Int) { gtk_widget_remove_tick_callback(cast(), UInt32(id)) }

  /// Sets whether `widget` should be mapped along with its parent.
  public final func setChildVisible(_ childVisible: Bool) { gtk_widget_set_child_visible(cast(), childVisible ? 1 : 0) }

  /// Sets a named cursor to be shown when pointer devices point towards `widget`.
  public final func setCursorFromName(_ name: String?) { gtk_widget_set_cursor_from_name(cast(), name) }

  /// Sets the reading direction on a particular widget.
  public final func setDirection(_ dir: TextDirection) { gtk_widget_set_direction(cast(), dir.cValue()) }

  /// Set `child` as the current focus child of `widget`.
  public final func setFocusChild(_ child: Widget?) { gtk_widget_set_focus_child(cast(), child?.cast()) }

  /// Sets the font map to use for Pango rendering.
  public final func setFontMap(_ fontMap: Pango.FontMap?) { gtk_widget_set_font_map(cast(), fontMap?.cast()) }

  /// Sets `parent` as the parent widget of `widget`.
  public final func setParent(_ parent: Widget) { gtk_widget_set_parent(cast(), parent.cast()) }

  /// Sets the minimum size of a widget.
  public final func setSizeRequest(width: Int, height: Int) {
    gtk_widget_set_size_request(cast(), Int32(width), Int32(height))
  }

  /// Turns on flag values in the current widget state.
  public final func setStateFlags(flags: StateFlags, clear: Bool) {
    gtk_widget_set_state_flags(cast(), flags.cValue(), clear ? 1 : 0)
  }

  /// Returns whether `widget` should contribute to the measuring and allocation of its parent.
  public final func shouldLayout() -> Bool { gtk_widget_should_layout(cast()) != 0 }

  /// Flags a widget to be displayed.
  public final func show() { gtk_widget_show(cast()) }

  /// Snapshot the a child of `widget`.
  public final func snapshotChild(_ child: Widget, snapshot: Snapshot) {
    gtk_widget_snapshot_child(cast(), child.cast(), snapshot.cast())
  }

  /// Triggers a tooltip query on the display where the toplevel of `widget` is located.
  public final func triggerTooltipQuery() { gtk_widget_trigger_tooltip_query(cast()) }

  /// Causes a widget to be unmapped if it’s currently mapped.
  public final func unmap() { gtk_widget_unmap(cast()) }

  /// Dissociate `widget` from its parent.
  public final func unparent() { gtk_widget_unparent(cast()) }

  /// Causes a widget to be unrealized (frees all GDK resources associated with the widget).
  public final func unrealize() { gtk_widget_unrealize(cast()) }

  /// Turns off flag values for the current widget state.
  public final func unsetStateFlags(_ flags: StateFlags) { gtk_widget_unset_state_flags(cast(), flags.cValue()) }

  /// Obtains the current default reading direction.
  public static var defaultDirection: TextDirection { TextDirection(cValue: gtk_widget_get_default_direction()) }

  /// Sets the default reading direction for widgets.
  public static func setDefaultDirection(_ dir: TextDirection) { gtk_widget_set_default_direction(dir.cValue()) }
}

extension Reactive where Base: Widget {
  /// Whether the widget or any of its descendents can accept the input focus.
  public var canFocus: DynamicSubject<Bool> { property("can-focus") }

  /// Whether the widget can receive pointer events.
  public var canTarget: DynamicSubject<Bool> { property("can-target") }

  /// A list of css classes applied to this widget.
  public var cssClasses: DynamicSubject<[String]> { property("css-classes") }

  /// The name of this widget in the CSS tree.
  public var cssName: SafeSignal<String> { readOnlyProperty("css-name") }

  /// The cursor used by `widget`.
  public var cursor: DynamicSubject<Gdk.Cursor?> { property("cursor") }

  /// Whether the widget should grab focus when it is clicked with the mouse.
  public var focusOnClick: DynamicSubject<Bool> { property("focus-on-click") }

  /// Whether this widget itself will accept the input focus.
  public var focusable: DynamicSubject<Bool> { property("focusable") }

  /// How to distribute horizontal space if widget gets extra space.
  public var halign: DynamicSubject<Align> { property("halign") }

  /// Whether the widget is the default widget.
  public var hasDefault: SafeSignal<Bool> { readOnlyProperty("has-default") }

  /// Whether the widget has the input focus.
  public var hasFocus: SafeSignal<Bool> { readOnlyProperty("has-focus") }

  /// Enables or disables the emission of the `queryTooltip` signal on `widget`.
  public var hasTooltip: DynamicSubject<Bool> { property("has-tooltip") }

  /// Override for height request of the widget.
  public var heightRequest: DynamicSubject<Int> { property("height-request") }

  /// Whether to expand horizontally.
  public var hexpand: DynamicSubject<Bool> { property("hexpand") }

  /// Whether to use the `hexpand` property.
  public var hexpandSet: DynamicSubject<Bool> { property("hexpand-set") }

  /// The `LayoutManager` instance to use to compute the preferred size of the widget, and allocate its children.
  public var layoutManager: DynamicSubject<LayoutManager?> { property("layout-manager") }

  /// Margin on bottom side of widget.
  public var marginBottom: DynamicSubject<Int> { property("margin-bottom") }

  /// Margin on end of widget, horizontally.
  public var marginEnd: DynamicSubject<Int> { property("margin-end") }

  /// Margin on start of widget, horizontally.
  public var marginStart: DynamicSubject<Int> { property("margin-start") }

  /// Margin on top side of widget.
  public var marginTop: DynamicSubject<Int> { property("margin-top") }

  /// The name of the widget.
  public var name: DynamicSubject<String> { property("name") }

  /// The requested opacity of the widget.
  public var opacity: DynamicSubject<Double> { property("opacity") }

  /// How content outside the widget's content area is treated.
  public var overflow: DynamicSubject<Overflow> { property("overflow") }

  /// The parent widget of this widget.
  public var parent: SafeSignal<Widget?> { readOnlyProperty("parent") }

  /// Whether the widget will receive the default action when it is focused.
  public var receivesDefault: DynamicSubject<Bool> { property("receives-default") }

  /// The `Root` widget of the widget tree containing this widget.
  public var root: SafeSignal<(any Root)?> { readOnlyInterfaceProperty("root") }

  /// The scale factor of the widget.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// Whether the widget responds to input.
  public var sensitive: DynamicSubject<Bool> { property("sensitive") }

  /// Sets the text of tooltip to be the given string, which is marked up with Pango markup.
  public var tooltipMarkup: DynamicSubject<String?> { property("tooltip-markup") }

  /// Sets the text of tooltip to be the given string.
  public var tooltipText: DynamicSubject<String?> { property("tooltip-text") }

  /// How to distribute vertical space if widget gets extra space.
  public var valign: DynamicSubject<Align> { property("valign") }

  /// Whether to expand vertically.
  public var vexpand: DynamicSubject<Bool> { property("vexpand") }

  /// Whether to use the `vexpand` property.
  public var vexpandSet: DynamicSubject<Bool> { property("vexpand-set") }

  /// Whether the widget is visible.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// Override for width request of the widget.
  public var widthRequest: DynamicSubject<Int> { property("width-request") }

  /// Signals that all holders of a reference to the widget should release the reference that they hold.
  public var destroy: SafeSignal<Void> { signal("destroy") }

  /// Emitted when the text direction of a widget changes.
  ///
  /// Argument: `previousDirection`.
  public var directionChanged: SafeSignal<TextDirection> { signal("direction-changed") }

  /// Emitted when `widget` is hidden.
  public var hide: SafeSignal<Void> { signal("hide") }

  /// Emitted if keyboard navigation fails.
  ///
  /// Argument: `direction`.
  public var keynavFailed: SignalRequest<Bool, DirectionType> { request("keynav-failed") }

  /// Emitted when `widget` is going to be mapped.
  public var map: SafeSignal<Void> { signal("map") }

  /// Emitted when a widget is activated via a mnemonic.
  ///
  /// Argument: `groupCycling`.
  public var mnemonicActivate: SignalRequest<Bool, Bool> { request("mnemonic-activate") }

  /// Emitted when the focus is moved.
  ///
  /// Argument: `direction`.
  public var moveFocus: SafeSignal<DirectionType> { signal("move-focus") }

  /// Emitted when the widgets tooltip is about to be shown.
  ///
  /// Arguments: `x`, `y`, `keyboardMode`, `tooltip`.
  public var queryTooltip: SignalRequest<Bool, Int, Int, Bool, Tooltip?> { request("query-tooltip") }

  /// Emitted when `widget` is associated with a `Gdk.Surface`.
  public var realize: SafeSignal<Void> { signal("realize") }

  /// Emitted when `widget` is shown.
  public var show: SafeSignal<Void> { signal("show") }

  /// Emitted when the widget state changes.
  ///
  /// Argument: `flags`.
  public var stateFlagsChanged: SafeSignal<StateFlags> { signal("state-flags-changed") }

  /// Emitted when `widget` is going to be unmapped.
  public var unmap: SafeSignal<Void> { signal("unmap") }

  /// Emitted when the `Gdk.Surface` associated with `widget` is destroyed.
  public var unrealize: SafeSignal<Void> { signal("unrealize") }
}

/// `WidgetPaintable` is a `Gdk.Paintable` that displays the contents of a widget.
open class WidgetPaintable: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_widget_paintable_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new widget paintable observing the given widget.
  public init(widget: Widget? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(widget?.cast())))
  }

  /// The observed widget or `nil` if none.
  public var widget: Widget? {
    get { lentObject(gtk_widget_paintable_get_widget(cast())) }
    set { gtk_widget_paintable_set_widget(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: WidgetPaintable {
  /// The observed widget or `nil` if none.
  public var widget: DynamicSubject<Widget?> { property("widget") }
}

/// A `Window` is a toplevel window which can contain other widgets.
open class Window: Widget, Native, Root, ShortcutManager {
  open override class var gType: GType { gtk_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Window`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_window_new()))
  }

  /// The `Application` associated with the window.
  public var application: Application? {
    get { lentObject(gtk_window_get_application(cast())) }
    set { gtk_window_set_application(cast(), newValue?.cast()) }
  }

  /// The child widget.
  public var child: Widget? {
    get { lentObject(gtk_window_get_child(cast())) }
    set { gtk_window_set_child(cast(), newValue?.cast()) }
  }

  /// Whether the window should have a frame (also known as *decorations*).
  public var decorated: Bool {
    get { gtk_window_get_decorated(cast()) != 0 }
    set { gtk_window_set_decorated(cast(), newValue ? 1 : 0) }
  }

  /// The default height of the window.
  public var defaultHeight: Int {
    get { getProperty("default-height") }
    set { setProperty("default-height", newValue) }
  }

  /// The default widget.
  public var defaultWidget: Widget? {
    get { lentObject(gtk_window_get_default_widget(cast())) }
    set { gtk_window_set_default_widget(cast(), newValue?.cast()) }
  }

  /// The default width of the window.
  public var defaultWidth: Int {
    get { getProperty("default-width") }
    set { setProperty("default-width", newValue) }
  }

  /// Whether the window frame should have a close button.
  public var deletable: Bool {
    get { gtk_window_get_deletable(cast()) != 0 }
    set { gtk_window_set_deletable(cast(), newValue ? 1 : 0) }
  }

  /// If this window should be destroyed when the parent is destroyed.
  public var destroyWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(cast()) != 0 }
    set { gtk_window_set_destroy_with_parent(cast(), newValue ? 1 : 0) }
  }

  /// Whether 'focus rectangles' are currently visible in this window.
  public var focusVisible: Bool {
    get { gtk_window_get_focus_visible(cast()) != 0 }
    set { gtk_window_set_focus_visible(cast(), newValue ? 1 : 0) }
  }

  /// The focus widget.
  public var focusWidget: Widget? {
    get { getProperty("focus-widget") }
    set { setProperty("focus-widget", newValue) }
  }

  /// Whether the window is fullscreen.
  public var fullscreened: Bool {
    get { getProperty("fullscreened") }
    set { setProperty("fullscreened", newValue) }
  }

  /// Whether the window frame should handle F10 for activating menubars.
  public var handleMenubarAccel: Bool {
    get { gtk_window_get_handle_menubar_accel(cast()) != 0 }
    set { gtk_window_set_handle_menubar_accel(cast(), newValue ? 1 : 0) }
  }

  /// If this window should be hidden when the users clicks the close button.
  public var hideOnClose: Bool {
    get { gtk_window_get_hide_on_close(cast()) != 0 }
    set { gtk_window_set_hide_on_close(cast(), newValue ? 1 : 0) }
  }

  /// Specifies the name of the themed icon to use as the window icon.
  public var iconName: String? {
    get { lentString(gtk_window_get_icon_name(cast())) }
    set { gtk_window_set_icon_name(cast(), newValue) }
  }

  /// Whether the toplevel is the currently active window.
  public var isActive: Bool { gtk_window_is_active(cast()) != 0 }

  /// Whether the window is maximized.
  public var maximized: Bool {
    get { getProperty("maximized") }
    set { setProperty("maximized", newValue) }
  }

  /// Whether mnemonics are currently visible in this window.
  public var mnemonicsVisible: Bool {
    get { gtk_window_get_mnemonics_visible(cast()) != 0 }
    set { gtk_window_set_mnemonics_visible(cast(), newValue ? 1 : 0) }
  }

  /// If `true`, the window is modal.
  public var modal: Bool {
    get { gtk_window_get_modal(cast()) != 0 }
    set { gtk_window_set_modal(cast(), newValue ? 1 : 0) }
  }

  /// If `true`, users can resize the window.
  public var resizable: Bool {
    get { gtk_window_get_resizable(cast()) != 0 }
    set { gtk_window_set_resizable(cast(), newValue ? 1 : 0) }
  }

  /// The title of the window.
  public var title: String? {
    get { lentString(gtk_window_get_title(cast())) }
    set { gtk_window_set_title(cast(), newValue) }
  }

  /// The titlebar widget.
  public var titlebar: Widget? {
    get { lentObject(gtk_window_get_titlebar(cast())) }
    set { gtk_window_set_titlebar(cast(), newValue?.cast()) }
  }

  /// The transient parent of the window.
  public var transientFor: Window? {
    get { lentObject(gtk_window_get_transient_for(cast())) }
    set { gtk_window_set_transient_for(cast(), newValue?.cast()) }
  }

  /// Requests that the window is closed.
  public final func close() { gtk_window_close(cast()) }

  /// Drop the internal reference GTK holds on toplevel windows.
  public final func destroy() { gtk_window_destroy(cast()) }

  /// Asks to place `window` in the fullscreen state.
  public final func fullscreen() { gtk_window_fullscreen(cast()) }

  /// Asks to place `window` in the fullscreen state on the given `monitor`.
  public final func fullscreenOnMonitor(_ monitor: Gdk.Monitor) {
    gtk_window_fullscreen_on_monitor(cast(), monitor.cast())
  }

  /// Retrieves the current focused widget within the window.
  public var focus: Widget? { lentObject(gtk_window_get_focus(cast())) }

  /// Returns the group for `window`.
  public var group: WindowGroup? { lentObject(gtk_window_get_group(cast())) }

  /// Returns whether `window` has an explicit window group.
  public final func hasGroup() -> Bool { gtk_window_has_group(cast()) != 0 }

  /// Retrieves the current fullscreen state of `window`.
  public final func isFullscreen() -> Bool { gtk_window_is_fullscreen(cast()) != 0 }

  /// Retrieves the current maximized state of `window`.
  public final func isMaximized() -> Bool { gtk_window_is_maximized(cast()) != 0 }

  /// Asks to maximize `window`, so that it fills the screen.
  public final func maximize() { gtk_window_maximize(cast()) }

  /// Asks to minimize the specified `window`.
  public final func minimize() { gtk_window_minimize(cast()) }

  /// Presents a window to the user.
  public final func present() { gtk_window_present(cast()) }

  /// Presents a window to the user.
  public final func presentWithTime(_ timestamp: Int) { gtk_window_present_with_time(cast(), UInt32(timestamp)) }

  /// Sets the default size of a window.
  public final func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(cast(), Int32(width), Int32(height))
  }

  /// Sets the `Gdk.Display` where the `window` is displayed.
  public final func setDisplay(_ display: Gdk.Display) { gtk_window_set_display(cast(), display.cast()) }

  /// Sets the focus widget.
  public final func setFocus(_ focus: Widget?) { gtk_window_set_focus(cast(), focus?.cast()) }

  /// Sets the startup notification ID.
  public final func setStartupId(_ startupId: String) { gtk_window_set_startup_id(cast(), startupId) }

  /// Asks to remove the fullscreen state for `window`, and return to its previous state.
  public final func unfullscreen() { gtk_window_unfullscreen(cast()) }

  /// Asks to unmaximize `window`.
  public final func unmaximize() { gtk_window_unmaximize(cast()) }

  /// Asks to unminimize the specified `window`.
  public final func unminimize() { gtk_window_unminimize(cast()) }

  /// Returns the fallback icon name for windows.
  public static var defaultIconName: String? { lentString(gtk_window_get_default_icon_name()) }

  /// Returns a list of all existing toplevel windows.
  public static var toplevels: (any Gio.ListModel)? { lentInterface(gtk_window_get_toplevels()) }

  /// Sets whether the window should request startup notification.
  public static func setAutoStartupNotification(_ setting: Bool) {
    gtk_window_set_auto_startup_notification(setting ? 1 : 0)
  }

  /// Sets an icon to be used as fallback.
  public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name) }

  /// Opens or closes the [interactive debugger](running.html#interactive-debugging).
  public static func setInteractiveDebugging(_ enable: Bool) { gtk_window_set_interactive_debugging(enable ? 1 : 0) }
}

extension Reactive where Base: Window {
  /// The `Application` associated with the window.
  public var application: DynamicSubject<Application?> { property("application") }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the window should have a frame (also known as *decorations*).
  public var decorated: DynamicSubject<Bool> { property("decorated") }

  /// The default height of the window.
  public var defaultHeight: DynamicSubject<Int> { property("default-height") }

  /// The default widget.
  public var defaultWidget: DynamicSubject<Widget?> { property("default-widget") }

  /// The default width of the window.
  public var defaultWidth: DynamicSubject<Int> { property("default-width") }

  /// Whether the window frame should have a close button.
  public var deletable: DynamicSubject<Bool> { property("deletable") }

  /// If this window should be destroyed when the parent is destroyed.
  public var destroyWithParent: DynamicSubject<Bool> { property("destroy-with-parent") }

  /// Whether 'focus rectangles' are currently visible in this window.
  public var focusVisible: DynamicSubject<Bool> { property("focus-visible") }

  /// The focus widget.
  public var focusWidget: DynamicSubject<Widget?> { property("focus-widget") }

  /// Whether the window is fullscreen.
  public var fullscreened: DynamicSubject<Bool> { property("fullscreened") }

  /// Whether the window frame should handle F10 for activating menubars.
  public var handleMenubarAccel: DynamicSubject<Bool> { property("handle-menubar-accel") }

  /// If this window should be hidden when the users clicks the close button.
  public var hideOnClose: DynamicSubject<Bool> { property("hide-on-close") }

  /// Specifies the name of the themed icon to use as the window icon.
  public var iconName: DynamicSubject<String?> { property("icon-name") }

  /// Whether the toplevel is the currently active window.
  public var isActive: SafeSignal<Bool> { readOnlyProperty("is-active") }

  /// Whether the window is maximized.
  public var maximized: DynamicSubject<Bool> { property("maximized") }

  /// Whether mnemonics are currently visible in this window.
  public var mnemonicsVisible: DynamicSubject<Bool> { property("mnemonics-visible") }

  /// If `true`, the window is modal.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// If `true`, users can resize the window.
  public var resizable: DynamicSubject<Bool> { property("resizable") }

  /// The title of the window.
  public var title: DynamicSubject<String?> { property("title") }

  /// The titlebar widget.
  public var titlebar: DynamicSubject<Widget?> { property("titlebar") }

  /// The transient parent of the window.
  public var transientFor: DynamicSubject<Window?> { property("transient-for") }

  /// Emitted when the user activates the default widget of `window`.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// Emitted when the user activates the currently focused widget of `window`.
  public var activateFocus: SafeSignal<Void> { signal("activate-focus") }

  /// Emitted when the user clicks on the close button of the window.
  public var closeRequest: SignalRequest<Bool> { request("close-request") }

  /// Emitted when the user enables or disables interactive debugging.
  ///
  /// Argument: `toggle`.
  public var enableDebugging: SignalRequest<Bool, Bool> { request("enable-debugging") }

  /// emitted when the set of accelerators or mnemonics that are associated with `window` changes.
  public var keysChanged: SafeSignal<Void> { signal("keys-changed") }
}

/// `WindowControls` shows window frame controls.
open class WindowControls: Widget {
  open override class var gType: GType { gtk_window_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `WindowControls`.
  public init(side: PackType) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_window_controls_new(side.cValue())))
  }

  /// The decoration layout for window buttons.
  public var decorationLayout: String? {
    get { lentString(gtk_window_controls_get_decoration_layout(cast())) }
    set { gtk_window_controls_set_decoration_layout(cast(), newValue) }
  }

  /// Whether the widget has any window buttons.
  public var empty: Bool { gtk_window_controls_get_empty(cast()) != 0 }

  /// Whether the widget shows start or end side of the decoration layout.
  public var side: PackType {
    get { PackType(cValue: gtk_window_controls_get_side(cast())) }
    set { gtk_window_controls_set_side(cast(), newValue.cValue()) }
  }
}

extension Reactive where Base: WindowControls {
  /// The decoration layout for window buttons.
  public var decorationLayout: DynamicSubject<String?> { property("decoration-layout") }

  /// Whether the widget has any window buttons.
  public var empty: SafeSignal<Bool> { readOnlyProperty("empty") }

  /// Whether the widget shows start or end side of the decoration layout.
  public var side: DynamicSubject<PackType> { property("side") }
}

/// `WindowGroup` makes group of windows behave like separate applications.
open class WindowGroup: Object {
  open override class var gType: GType { gtk_window_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `WindowGroup` object.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_window_group_new()))
  }

  /// Adds a window to a `WindowGroup`.
  public final func addWindow(_ window: Window) { gtk_window_group_add_window(cast(), window.cast()) }

  /// Removes a window from a `WindowGroup`.
  public final func removeWindow(_ window: Window) { gtk_window_group_remove_window(cast(), window.cast()) }
}

/// `WindowHandle` is a titlebar area widget.
open class WindowHandle: Widget {
  open override class var gType: GType { gtk_window_handle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `WindowHandle`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_window_handle_new()))
  }

  /// The child widget.
  public var child: Widget? {
    get { lentObject(gtk_window_handle_get_child(cast())) }
    set { gtk_window_handle_set_child(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: WindowHandle {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }
}
