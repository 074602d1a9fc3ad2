// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A visible column in a `TreeView` widget
open class TreeViewColumn: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_tree_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeViewColumn`.
  public init() {
    super.init(adopting: gtk_tree_view_column_new().raw)
  }

  /// Creates a new `TreeViewColumn` using `area` to render its cells.
  public init(area: CellArea) {
    super.init(adopting: gtk_tree_view_column_new_with_area(area.gtkCellArea).raw)
  }

  public final var alignment: Double {
    get { gtk_tree_view_column_get_alignment(opaque).double }
    set { gtk_tree_view_column_set_alignment(opaque, newValue.float) }
  }

  /// The `CellArea` used to layout cell renderers for this column.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  public final var clickable: Bool {
    get { gtk_tree_view_column_get_clickable(opaque).isTrue }
    set { gtk_tree_view_column_set_clickable(opaque, newValue.gboolean) }
  }

  public final var expand: Bool {
    get { gtk_tree_view_column_get_expand(opaque).isTrue }
    set { gtk_tree_view_column_set_expand(opaque, newValue.gboolean) }
  }

  public final var fixedWidth: Int {
    get { gtk_tree_view_column_get_fixed_width(opaque).int }
    set { gtk_tree_view_column_set_fixed_width(opaque, newValue.int32) }
  }

  public final var maxWidth: Int {
    get { gtk_tree_view_column_get_max_width(opaque).int }
    set { gtk_tree_view_column_set_max_width(opaque, newValue.int32) }
  }

  public final var minWidth: Int {
    get { gtk_tree_view_column_get_min_width(opaque).int }
    set { gtk_tree_view_column_set_min_width(opaque, newValue.int32) }
  }

  public final var reorderable: Bool {
    get { gtk_tree_view_column_get_reorderable(opaque).isTrue }
    set { gtk_tree_view_column_set_reorderable(opaque, newValue.gboolean) }
  }

  public final var resizable: Bool {
    get { gtk_tree_view_column_get_resizable(opaque).isTrue }
    set { gtk_tree_view_column_set_resizable(opaque, newValue.gboolean) }
  }

  public final var sizing: TreeViewColumnSizing {
    get { TreeViewColumnSizing(cValue: gtk_tree_view_column_get_sizing(opaque)) }
    set { gtk_tree_view_column_set_sizing(opaque, newValue.cValue) }
  }

  /// Logical sort column ID this column sorts on when selected for sorting. Setting the sort column ID makes the column
  /// header clickable. Set to -1 to make the column unsortable.
  public final var sortColumnId: Int {
    get { gtk_tree_view_column_get_sort_column_id(opaque).int }
    set { gtk_tree_view_column_set_sort_column_id(opaque, newValue.int32) }
  }

  public final var sortIndicator: Bool {
    get { gtk_tree_view_column_get_sort_indicator(opaque).isTrue }
    set { gtk_tree_view_column_set_sort_indicator(opaque, newValue.gboolean) }
  }

  public final var sortOrder: SortType {
    get { SortType(cValue: gtk_tree_view_column_get_sort_order(opaque)) }
    set { gtk_tree_view_column_set_sort_order(opaque, newValue.cValue) }
  }

  public final var spacing: Int {
    get { gtk_tree_view_column_get_spacing(opaque).int }
    set { gtk_tree_view_column_set_spacing(opaque, newValue.int32) }
  }

  public final var title: String {
    get { lentString(gtk_tree_view_column_get_title(opaque)) }
    set { lend(newValue) { gtk_tree_view_column_set_title(opaque, $0) } }
  }

  public final var visible: Bool {
    get { gtk_tree_view_column_get_visible(opaque).isTrue }
    set { gtk_tree_view_column_set_visible(opaque, newValue.gboolean) }
  }

  public final var widget: Widget? {
    get { lentObject(gtk_tree_view_column_get_widget(opaque)) }
    set { gtk_tree_view_column_set_widget(opaque, newValue?.gtkWidget) }
  }

  public final var width: Int { gtk_tree_view_column_get_width(opaque).int }

  public final var xOffset: Int { gtk_tree_view_column_get_x_offset(opaque).int }

  /// Adds an attribute mapping to the list in `treeColumn`.
  public final func addAttribute(_ cellRenderer: CellRenderer, attribute: String, column: Int) {
    gtk_tree_view_column_add_attribute(opaque, cellRenderer.gtkCellRenderer, attribute, column.int32)
  }

  /// Obtains the horizontal position and size of a cell in a column.
  public final func cellGetPosition(_ cellRenderer: CellRenderer) -> (xOffset: Int, width: Int)? {
    var cXOffset: Int32 = 0
    var cWidth: Int32 = 0
    let result = gtk_tree_view_column_cell_get_position(opaque, cellRenderer.gtkCellRenderer, &cXOffset, &cWidth)
    guard result != 0 else { return nil }
    return (cXOffset.int, cWidth.int)
  }

  /// Obtains the width and height needed to render the column. This is used primarily by the `TreeView`.
  public final func cellGetSize() -> (xOffset: Int, yOffset: Int, width: Int, height: Int) {
    var cXOffset: Int32 = 0
    var cYOffset: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_tree_view_column_cell_get_size(opaque, &cXOffset, &cYOffset, &cWidth, &cHeight)
    return (cXOffset.int, cYOffset.int, cWidth.int, cHeight.int)
  }

  /// Returns `true` if any of the cells packed into the `treeColumn` are visible. For this to be meaningful, you must
  /// first initialize the cells with `gtk_tree_view_column_cell_set_cell_data()`
  public final func cellIsVisible() -> Bool { gtk_tree_view_column_cell_is_visible(opaque).isTrue }

  /// Sets the cell renderer based on the `treeModel` and `iter`. That is, for every attribute mapping in `treeColumn`,
  /// it will get a value from the set column on the `iter`, and use that value to set the attribute on the cell
  /// renderer. This is used primarily by the `TreeView`.
  public final func cellSetCellData(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
    gtk_tree_view_column_cell_set_cell_data(
      opaque, treeModel.opaque, iter.gtkTreeIter, isExpander.gboolean, isExpanded.gboolean)
  }

  /// Unsets all the mappings on all renderers on the `treeColumn`.
  public final func clear() { gtk_tree_view_column_clear(opaque) }

  /// Clears all existing attributes previously set with `gtk_tree_view_column_set_attributes()`.
  public final func clearAttributes(_ cellRenderer: CellRenderer) {
    gtk_tree_view_column_clear_attributes(opaque, cellRenderer.gtkCellRenderer)
  }

  /// Emits the “clicked” signal on the column. This function will only work if `treeColumn` is clickable.
  public final func clicked() { gtk_tree_view_column_clicked(opaque) }

  /// Sets the current keyboard focus to be at `cell`, if the column contains 2 or more editable and activatable cells.
  public final func focusCell(_ cell: CellRenderer) { gtk_tree_view_column_focus_cell(opaque, cell.gtkCellRenderer) }

  /// Returns the button used in the treeview column header
  public final var button: Widget? { lentObject(gtk_tree_view_column_get_button(opaque)) }

  /// Returns the `TreeView` wherein `treeColumn` has been inserted. If `column` is currently not inserted in any tree
  /// view, `nil` is returned.
  public final var treeView: Widget? { lentObject(gtk_tree_view_column_get_tree_view(opaque)) }

  /// Adds the `cell` to end of the column. If `expand` is `false`, then the `cell` is allocated no more space than it
  /// needs. Any unused space is divided evenly between cells for which `expand` is `true`.
  public final func packEnd(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_end(opaque, cell.gtkCellRenderer, expand.gboolean)
  }

  /// Packs the `cell` into the beginning of the column. If `expand` is `false`, then the `cell` is allocated no more
  /// space than it needs. Any unused space is divided evenly between cells for which `expand` is `true`.
  public final func packStart(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_start(opaque, cell.gtkCellRenderer, expand.gboolean)
  }

  /// Flags the column, and the cell renderers added to this column, to have their sizes renegotiated.
  public final func queueResize() { gtk_tree_view_column_queue_resize(opaque) }

  /// Sets the `TreeCellDataFunc` to use for the column.
  public final func setCellDataFunc(
    _ cellRenderer: CellRenderer, `func`: ((TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void)?
  ) {
    gtk_tree_view_column_set_cell_data_func(
      opaque, cellRenderer.gtkCellRenderer, `func` == nil ? nil : callGtkTreeCellDataFunc,
      `func`.map { heldClosure($0) }, `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: TreeViewColumn {
  public var alignment: DynamicSubject<Double> {
    property("alignment", get: { TreeViewColumn.of($0).alignment }, set: { TreeViewColumn.of($0).alignment = $1 })
  }

  /// The `CellArea` used to layout cell renderers for this column.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  public var clickable: DynamicSubject<Bool> {
    property("clickable", get: { TreeViewColumn.of($0).clickable }, set: { TreeViewColumn.of($0).clickable = $1 })
  }

  public var expand: DynamicSubject<Bool> {
    property("expand", get: { TreeViewColumn.of($0).expand }, set: { TreeViewColumn.of($0).expand = $1 })
  }

  public var fixedWidth: DynamicSubject<Int> {
    property("fixed-width", get: { TreeViewColumn.of($0).fixedWidth }, set: { TreeViewColumn.of($0).fixedWidth = $1 })
  }

  public var maxWidth: DynamicSubject<Int> {
    property("max-width", get: { TreeViewColumn.of($0).maxWidth }, set: { TreeViewColumn.of($0).maxWidth = $1 })
  }

  public var minWidth: DynamicSubject<Int> {
    property("min-width", get: { TreeViewColumn.of($0).minWidth }, set: { TreeViewColumn.of($0).minWidth = $1 })
  }

  public var reorderable: DynamicSubject<Bool> {
    property("reorderable", get: { TreeViewColumn.of($0).reorderable }, set: { TreeViewColumn.of($0).reorderable = $1 })
  }

  public var resizable: DynamicSubject<Bool> {
    property("resizable", get: { TreeViewColumn.of($0).resizable }, set: { TreeViewColumn.of($0).resizable = $1 })
  }

  public var sizing: DynamicSubject<TreeViewColumnSizing> {
    property("sizing", get: { TreeViewColumn.of($0).sizing }, set: { TreeViewColumn.of($0).sizing = $1 })
  }

  /// Logical sort column ID this column sorts on when selected for sorting. Setting the sort column ID makes the column
  /// header clickable. Set to -1 to make the column unsortable.
  public var sortColumnId: DynamicSubject<Int> {
    property(
      "sort-column-id", get: { TreeViewColumn.of($0).sortColumnId }, set: { TreeViewColumn.of($0).sortColumnId = $1 })
  }

  public var sortIndicator: DynamicSubject<Bool> {
    property(
      "sort-indicator", get: { TreeViewColumn.of($0).sortIndicator }, set: { TreeViewColumn.of($0).sortIndicator = $1 })
  }

  public var sortOrder: DynamicSubject<SortType> {
    property("sort-order", get: { TreeViewColumn.of($0).sortOrder }, set: { TreeViewColumn.of($0).sortOrder = $1 })
  }

  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { TreeViewColumn.of($0).spacing }, set: { TreeViewColumn.of($0).spacing = $1 })
  }

  public var title: DynamicSubject<String> {
    property("title", get: { TreeViewColumn.of($0).title }, set: { TreeViewColumn.of($0).title = $1 })
  }

  public var visible: DynamicSubject<Bool> {
    property("visible", get: { TreeViewColumn.of($0).visible }, set: { TreeViewColumn.of($0).visible = $1 })
  }

  public var widget: DynamicSubject<Widget?> {
    property("widget", get: { TreeViewColumn.of($0).widget }, set: { TreeViewColumn.of($0).widget = $1 })
  }

  public var width: SafeSignal<Int> { readOnlyProperty("width") }

  public var xOffset: SafeSignal<Int> { readOnlyProperty("x-offset") }

  /// Emitted when the column's header has been clicked.
  public var clicked: SafeSignal<Void> { signal("clicked") }
}

/// `ValueExpression` provides a way to describe references to values.
open class ValueExpression: FundamentalObject {
  open override class var gType: GType { gtk_expression_get_type() }

  override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(gtk_expression_ref(pointer.cast()))
  }

  override class func release(_ pointer: UnsafeMutableRawPointer) {
    gtk_expression_unref(UnsafeRawPointer(pointer).cast())
  }

  /// Bind `target`'s property named `property` to `self`.
  @discardableResult
  public final func bind(_ target: Object, property: String, this: Object?) -> ExpressionWatch {
    promised(lentBoxed(opaque: gtk_expression_bind(given(), target.pointer, property, this?.pointer)))
  }

  /// Gets the `GType` that this expression evaluates to.
  public final var valueType: GType { gtk_expression_get_value_type(opaque) }

  /// Checks if the expression is static.
  public final var isStatic: Bool { gtk_expression_is_static(opaque).isTrue }

  /// Watch the given `expression` for changes.
  @discardableResult
  public final func watch(_ this: Object?, notify: @escaping () -> Void) -> ExpressionWatch {
    promised(
      lentBoxed(
        opaque: gtk_expression_watch(
          opaque, this?.pointer, callGtkExpressionNotify, heldClosure(notify), releaseClosure)))
  }
}

/// `Video` is a widget to show a `MediaStream` with media controls.
open class Video: Widget {
  open override class var gType: GType { gtk_video_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `Video`.
  public init() {
    super.init(adopting: gtk_video_new())
  }

  /// Creates a `Video` to play back the given `file`.
  public init(file: Gio.File?) {
    super.init(adopting: gtk_video_new_for_file(file?.opaque))
  }

  /// Creates a `Video` to play back the given `filename`.
  public init(filename: String?) {
    super.init(adopting: gtk_video_new_for_filename(filename))
  }

  /// Creates a `Video` to play back the given `stream`.
  public init(stream: MediaStream?) {
    super.init(adopting: gtk_video_new_for_media_stream(stream?.gtkMediaStream))
  }

  /// Creates a `Video` to play back the resource at the given `resourcePath`.
  public init(resourcePath: String?) {
    super.init(adopting: gtk_video_new_for_resource(resourcePath))
  }

  /// If the video should automatically begin playing.
  public final var autoplay: Bool {
    get { gtk_video_get_autoplay(opaque).isTrue }
    set { gtk_video_set_autoplay(opaque, newValue.gboolean) }
  }

  /// The file played by this video if the video is playing a file.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_video_get_file(opaque)) }
    set { gtk_video_set_file(opaque, newValue?.opaque) }
  }

  /// If new media files should be set to loop.
  public final var loop: Bool {
    get { gtk_video_get_loop(opaque).isTrue }
    set { gtk_video_set_loop(opaque, newValue.gboolean) }
  }

  /// The media-stream played
  public final var mediaStream: MediaStream? {
    get { lentObject(gtk_video_get_media_stream(opaque)) }
    set { gtk_video_set_media_stream(opaque, newValue?.gtkMediaStream) }
  }

  /// Makes `self` play the given `filename`.
  public final func setFilename(_ filename: String?) { gtk_video_set_filename(opaque, filename) }

  /// Makes `self` play the resource at the given `resourcePath`.
  public final func setResource(_ resourcePath: String?) { gtk_video_set_resource(opaque, resourcePath) }
}

extension Reactive where Base: Video {
  /// If the video should automatically begin playing.
  public var autoplay: DynamicSubject<Bool> {
    property("autoplay", get: { Video.of($0).autoplay }, set: { Video.of($0).autoplay = $1 })
  }

  /// The file played by this video if the video is playing a file.
  public var file: DynamicSubject<Gio.File?> {
    property("file", get: { Video.of($0).file }, set: { Video.of($0).file = $1 })
  }

  /// If new media files should be set to loop.
  public var loop: DynamicSubject<Bool> {
    property("loop", get: { Video.of($0).loop }, set: { Video.of($0).loop = $1 })
  }

  /// The media-stream played
  public var mediaStream: DynamicSubject<MediaStream?> {
    property("media-stream", get: { Video.of($0).mediaStream }, set: { Video.of($0).mediaStream = $1 })
  }
}

/// `Viewport` implements scrollability for widgets that lack their own scrolling capabilities.
open class Viewport: Widget, Scrollable {
  open override class var gType: GType { gtk_viewport_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Viewport`.
  public init(hadjustment: Adjustment? = nil, vadjustment: Adjustment? = nil) {
    super.init(adopting: gtk_viewport_new(hadjustment?.gtkAdjustment, vadjustment?.gtkAdjustment))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_viewport_get_child(opaque)) }
    set { gtk_viewport_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Whether to scroll when the focus changes.
  public final var scrollToFocus: Bool {
    get { gtk_viewport_get_scroll_to_focus(opaque).isTrue }
    set { gtk_viewport_set_scroll_to_focus(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: Viewport {
  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { Viewport.of($0).child }, set: { Viewport.of($0).child = $1 })
  }

  /// Whether to scroll when the focus changes.
  public var scrollToFocus: DynamicSubject<Bool> {
    property("scroll-to-focus", get: { Viewport.of($0).scrollToFocus }, set: { Viewport.of($0).scrollToFocus = $1 })
  }
}

/// `VolumeButton` is a `ScaleButton` subclass tailored for volume control.
open class VolumeButton: ScaleButton {
  open override class var gType: GType { gtk_volume_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkVolumeButton: UnsafeMutablePointer<GtkVolumeButton> {
    pointer.assumingMemoryBound(to: GtkVolumeButton.self)
  }

  /// Creates a `VolumeButton`.
  public init() {
    super.init(adopting: gtk_volume_button_new())
  }

  /// Whether to use symbolic icons as the icons.
  public final var useSymbolic: Bool {
    get { getProperty("use-symbolic") }
    set { setProperty("use-symbolic", newValue) }
  }
}

extension Reactive where Base: VolumeButton {
  /// Whether to use symbolic icons as the icons.
  public var useSymbolic: DynamicSubject<Bool> { property("use-symbolic") }
}

/// The base class for all widgets.
open class Widget: OverridableWidget, Accessible, Buildable, ConstraintTarget {
  open override class var gType: GType { gtk_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Makes the GObject of a Swift subclass.
  public override init(subclass: Void = ()) { super.init(subclass: ()) }

  final var gtkWidget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }

  /// Whether the widget or any of its descendents can accept the input focus.
  public final var canFocus: Bool {
    get { gtk_widget_get_can_focus(gtkWidget).isTrue }
    set { gtk_widget_set_can_focus(gtkWidget, newValue.gboolean) }
  }

  /// Whether the widget can receive pointer events.
  public final var canTarget: Bool {
    get { gtk_widget_get_can_target(gtkWidget).isTrue }
    set { gtk_widget_set_can_target(gtkWidget, newValue.gboolean) }
  }

  /// A list of css classes applied to this widget.
  public final var cssClasses: [String] {
    get { givenStrings(gtk_widget_get_css_classes(gtkWidget)) }
    set { setProperty("css-classes", newValue) }
  }

  /// The name of this widget in the CSS tree.
  public final var cssName: String { lentString(gtk_widget_get_css_name(gtkWidget)) }

  /// The cursor used by `widget`.
  public final var cursor: Gdk.Cursor? {
    get { lentObject(opaque: gtk_widget_get_cursor(gtkWidget)) }
    set { gtk_widget_set_cursor(gtkWidget, newValue?.opaque) }
  }

  /// Whether the widget should grab focus when it is clicked with the mouse.
  public final var focusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(gtkWidget).isTrue }
    set { gtk_widget_set_focus_on_click(gtkWidget, newValue.gboolean) }
  }

  /// Whether this widget itself will accept the input focus.
  public final var focusable: Bool {
    get { gtk_widget_get_focusable(gtkWidget).isTrue }
    set { gtk_widget_set_focusable(gtkWidget, newValue.gboolean) }
  }

  /// How to distribute horizontal space if widget gets extra space.
  public final var halign: Align {
    get { Align(cValue: gtk_widget_get_halign(gtkWidget)) }
    set { gtk_widget_set_halign(gtkWidget, newValue.cValue) }
  }

  /// Whether the widget is the default widget.
  public final var hasDefault: Bool { gtk_widget_has_default(gtkWidget).isTrue }

  /// Whether the widget has the input focus.
  public final var hasFocus: Bool { gtk_widget_has_focus(gtkWidget).isTrue }

  /// Enables or disables the emission of the `queryTooltip` signal on `widget`.
  public final var hasTooltip: Bool {
    get { gtk_widget_get_has_tooltip(gtkWidget).isTrue }
    set { gtk_widget_set_has_tooltip(gtkWidget, newValue.gboolean) }
  }

  /// Override for height request of the widget.
  public final var heightRequest: Int {
    get { getProperty("height-request") }
    set { setProperty("height-request", newValue) }
  }

  /// Whether to expand horizontally.
  public final var hexpand: Bool {
    get { gtk_widget_get_hexpand(gtkWidget).isTrue }
    set { gtk_widget_set_hexpand(gtkWidget, newValue.gboolean) }
  }

  /// Whether to use the `hexpand` property.
  public final var hexpandSet: Bool {
    get { gtk_widget_get_hexpand_set(gtkWidget).isTrue }
    set { gtk_widget_set_hexpand_set(gtkWidget, newValue.gboolean) }
  }

  /// The `LayoutManager` instance to use to compute the preferred size of the widget, and allocate its children.
  public final var layoutManager: LayoutManager? {
    get { lentObject(gtk_widget_get_layout_manager(gtkWidget)) }
    set { gtk_widget_set_layout_manager(gtkWidget, newValue?.given()) }
  }

  /// Margin on bottom side of widget.
  public final var marginBottom: Int {
    get { gtk_widget_get_margin_bottom(gtkWidget).int }
    set { gtk_widget_set_margin_bottom(gtkWidget, newValue.int32) }
  }

  /// Margin on end of widget, horizontally.
  public final var marginEnd: Int {
    get { gtk_widget_get_margin_end(gtkWidget).int }
    set { gtk_widget_set_margin_end(gtkWidget, newValue.int32) }
  }

  /// Margin on start of widget, horizontally.
  public final var marginStart: Int {
    get { gtk_widget_get_margin_start(gtkWidget).int }
    set { gtk_widget_set_margin_start(gtkWidget, newValue.int32) }
  }

  /// Margin on top side of widget.
  public final var marginTop: Int {
    get { gtk_widget_get_margin_top(gtkWidget).int }
    set { gtk_widget_set_margin_top(gtkWidget, newValue.int32) }
  }

  /// The name of the widget.
  public final var name: String {
    get { lentString(gtk_widget_get_name(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_name(gtkWidget, $0) } }
  }

  /// The requested opacity of the widget.
  public final var opacity: Double {
    get { gtk_widget_get_opacity(gtkWidget) }
    set { gtk_widget_set_opacity(gtkWidget, newValue) }
  }

  /// How content outside the widget's content area is treated.
  public final var overflow: Overflow {
    get { Overflow(cValue: gtk_widget_get_overflow(gtkWidget)) }
    set { gtk_widget_set_overflow(gtkWidget, newValue.cValue) }
  }

  /// The parent widget of this widget.
  public final var parent: Widget? { lentObject(gtk_widget_get_parent(gtkWidget)) }

  /// Whether the widget will receive the default action when it is focused.
  public final var receivesDefault: Bool {
    get { gtk_widget_get_receives_default(gtkWidget).isTrue }
    set { gtk_widget_set_receives_default(gtkWidget, newValue.gboolean) }
  }

  /// The `Root` widget of the widget tree containing this widget.
  public final var root: (any Root)? { lentInterface(opaque: gtk_widget_get_root(gtkWidget)) }

  /// The scale factor of the widget.
  public final var scaleFactor: Int { gtk_widget_get_scale_factor(gtkWidget).int }

  /// Whether the widget responds to input.
  public final var sensitive: Bool {
    get { gtk_widget_get_sensitive(gtkWidget).isTrue }
    set { gtk_widget_set_sensitive(gtkWidget, newValue.gboolean) }
  }

  /// Sets the text of tooltip to be the given string, which is marked up with Pango markup.
  public final var tooltipMarkup: String? {
    get { lentString(ifAny: gtk_widget_get_tooltip_markup(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_tooltip_markup(gtkWidget, $0) } }
  }

  /// Sets the text of tooltip to be the given string.
  public final var tooltipText: String? {
    get { lentString(ifAny: gtk_widget_get_tooltip_text(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_tooltip_text(gtkWidget, $0) } }
  }

  /// How to distribute vertical space if widget gets extra space.
  public final var valign: Align {
    get { Align(cValue: gtk_widget_get_valign(gtkWidget)) }
    set { gtk_widget_set_valign(gtkWidget, newValue.cValue) }
  }

  /// Whether to expand vertically.
  public final var vexpand: Bool {
    get { gtk_widget_get_vexpand(gtkWidget).isTrue }
    set { gtk_widget_set_vexpand(gtkWidget, newValue.gboolean) }
  }

  /// Whether to use the `vexpand` property.
  public final var vexpandSet: Bool {
    get { gtk_widget_get_vexpand_set(gtkWidget).isTrue }
    set { gtk_widget_set_vexpand_set(gtkWidget, newValue.gboolean) }
  }

  /// Whether the widget is visible.
  public final var visible: Bool {
    get { gtk_widget_get_visible(gtkWidget).isTrue }
    set { gtk_widget_set_visible(gtkWidget, newValue.gboolean) }
  }

  /// Override for width request of the widget.
  public final var widthRequest: Int {
    get { getProperty("width-request") }
    set { setProperty("width-request", newValue) }
  }

  /// Enable or disable an action installed with `gtk_widget_class_install_action()`.
  public final func actionSetEnabled(_ actionName: String, enabled: Bool) {
    gtk_widget_action_set_enabled(gtkWidget, actionName, enabled.gboolean)
  }

  /// For widgets that can be “activated” (buttons, menu items, etc.), this function activates them.
  @discardableResult
  public final func activate() -> Bool { gtk_widget_activate(gtkWidget).isTrue }

  /// Looks up the action in the action groups associated with `widget` and its ancestors, and activates it.
  @discardableResult
  public final func activateAction(_ name: String, args: GLib.Variant?) -> Bool {
    gtk_widget_activate_action_variant(gtkWidget, name, args?.opaque).isTrue
  }

  /// Activates the `default.activate` action from `widget`.
  public final func activateDefault() { gtk_widget_activate_default(gtkWidget) }

  /// Adds `controller` to `widget` so that it will receive events.
  public final func addController(_ controller: EventController) {
    gtk_widget_add_controller(gtkWidget, controller.given())
  }

  /// Adds a style class to `widget`.
  public final func addCssClass(_ cssClass: String) { gtk_widget_add_css_class(gtkWidget, cssClass) }

  /// Adds a widget to the list of mnemonic labels for this widget.
  public final func addMnemonicLabel(_ label: Widget) { gtk_widget_add_mnemonic_label(gtkWidget, label.gtkWidget) }

  /// Queues an animation frame update and adds a callback to be called before each frame.
  @discardableResult
  public final func addTickCallback(_ callback: @escaping (Widget, Gdk.FrameClock) -> Bool) -> Int {
    gtk_widget_add_tick_callback(gtkWidget, callGtkTickCallback, heldClosure(callback), releaseClosure).int
  }

  /// This function is only used by `Widget` subclasses, to assign a size, position and (optionally) baseline to their
  /// child widgets.
  public final func allocate(width: Int, height: Int, baseline: Int, transform: Gsk.Transform?) {
    gtk_widget_allocate(gtkWidget, width.int32, height.int32, baseline.int32, transform?.given())
  }

  /// Called by widgets as the user moves around the window using keyboard shortcuts.
  @discardableResult
  public final func childFocus(_ direction: DirectionType) -> Bool {
    gtk_widget_child_focus(gtkWidget, direction.cValue).isTrue
  }

  /// Computes the bounds for `widget` in the coordinate space of `target`.
  public final func computeBounds(_ target: Widget) -> Graphene.Rect? {
    var cOutBounds = graphene_rect_t()
    let result = gtk_widget_compute_bounds(gtkWidget, target.gtkWidget, &cOutBounds)
    guard result != 0 else { return nil }
    return Graphene.Rect(cValue: cOutBounds)
  }

  /// Computes whether a container should give this widget extra space when possible.
  public final func computeExpand(_ orientation: Orientation) -> Bool {
    gtk_widget_compute_expand(gtkWidget, orientation.cValue).isTrue
  }

  /// Translates the given `point` in `widget`'s coordinates to coordinates relative to `target`’s coordinate system.
  public final func computePoint(_ target: Widget, point: Graphene.Point) -> Graphene.Point? {
    var cPoint = point.cValue
    var cOutPoint = graphene_point_t()
    let result = gtk_widget_compute_point(gtkWidget, target.gtkWidget, &cPoint, &cOutPoint)
    guard result != 0 else { return nil }
    return Graphene.Point(cValue: cOutPoint)
  }

  /// Computes a matrix suitable to describe a transformation from `widget`'s coordinate system into `target`'s
  /// coordinate system.
  public final func computeTransform(_ target: Widget) -> Graphene.Matrix? {
    var cOutTransform = graphene_matrix_t()
    let result = gtk_widget_compute_transform(gtkWidget, target.gtkWidget, &cOutTransform)
    guard result != 0 else { return nil }
    return Graphene.Matrix(copying: &cOutTransform)
  }

  /// Creates a new `Pango.Context` with the appropriate font map, font options, font description, and base direction
  /// for drawing text for this widget.
  @discardableResult
  public final func createPangoContext() -> Pango.Context {
    givenObject(opaque: gtk_widget_create_pango_context(gtkWidget))!
  }

  /// Creates a new `Pango.Layout` with the appropriate font map, font description, and base direction for drawing text
  /// for this widget.
  @discardableResult
  public final func createPangoLayout(_ text: String?) -> Pango.Layout {
    givenObject(opaque: gtk_widget_create_pango_layout(gtkWidget, text))!
  }

  /// Clears the template children for the given widget.
  public final func disposeTemplate(_ widgetType: any GTyped.Type) {
    gtk_widget_dispose_template(gtkWidget, widgetType.registeredType)
  }

  /// Checks to see if a drag movement has passed the GTK drag threshold.
  @discardableResult
  public final func dragCheckThreshold(startX: Int, startY: Int, currentX: Int, currentY: Int) -> Bool {
    gtk_drag_check_threshold(gtkWidget, startX.int32, startY.int32, currentX.int32, currentY.int32).isTrue
  }

  /// Notifies the user about an input-related error on this widget.
  public final func errorBell() { gtk_widget_error_bell(gtkWidget) }

  /// Returns the baseline that has currently been allocated to `widget`.
  public final var allocatedBaseline: Int { gtk_widget_get_allocated_baseline(gtkWidget).int }

  /// Returns the height that has currently been allocated to `widget`.
  public final var allocatedHeight: Int { gtk_widget_get_allocated_height(gtkWidget).int }

  /// Returns the width that has currently been allocated to `widget`.
  public final var allocatedWidth: Int { gtk_widget_get_allocated_width(gtkWidget).int }

  /// Retrieves the widget’s allocation.
  public final var allocation: Gdk.Rectangle {
    var cAllocation = GdkRectangle()
    gtk_widget_get_allocation(gtkWidget, &cAllocation)
    return Gdk.Rectangle(cValue: cAllocation)
  }

  /// Gets the first ancestor of `widget` with type `widgetType`.
  public final func getAncestor(_ widgetType: any GTyped.Type) -> Widget? {
    lentObject(gtk_widget_get_ancestor(gtkWidget, widgetType.registeredType))
  }

  /// Gets the value set with `gtk_widget_set_child_visible()`.
  public final var childVisible: Bool {
    get { gtk_widget_get_child_visible(gtkWidget).isTrue }
    set(childVisible) { gtk_widget_set_child_visible(gtkWidget, childVisible.gboolean) }
  }

  /// Gets the clipboard object for `widget`.
  public final var clipboard: Gdk.Clipboard? { lentObject(opaque: gtk_widget_get_clipboard(gtkWidget)) }

  /// Gets the reading direction for a particular widget.
  public final var direction: TextDirection {
    get { TextDirection(cValue: gtk_widget_get_direction(gtkWidget)) }
    set(dir) { gtk_widget_set_direction(gtkWidget, dir.cValue) }
  }

  /// Get the `Gdk.Display` for the toplevel window associated with this widget.
  public final var display: Gdk.Display? { lentObject(opaque: gtk_widget_get_display(gtkWidget)) }

  /// Returns the widgets first child.
  public final var firstChild: Widget? { lentObject(gtk_widget_get_first_child(gtkWidget)) }

  /// Returns the current focus child of `widget`.
  public final var focusChild: Widget? {
    get { lentObject(gtk_widget_get_focus_child(gtkWidget)) }
    set(child) { gtk_widget_set_focus_child(gtkWidget, child?.gtkWidget) }
  }

  /// Gets the font map of `widget`.
  public final var fontMap: Pango.FontMap? {
    get { lentObject(gtk_widget_get_font_map(gtkWidget)) }
    set(fontMap) { gtk_widget_set_font_map(gtkWidget, fontMap?.pangoFontMap) }
  }

  /// Obtains the frame clock for a widget.
  public final var frameClock: Gdk.FrameClock? { lentObject(opaque: gtk_widget_get_frame_clock(gtkWidget)) }

  /// Returns the content height of the widget.
  public final var height: Int { gtk_widget_get_height(gtkWidget).int }

  /// Returns the widgets last child.
  public final var lastChild: Widget? { lentObject(gtk_widget_get_last_child(gtkWidget)) }

  /// Whether the widget is mapped.
  public final var mapped: Bool { gtk_widget_get_mapped(gtkWidget).isTrue }

  /// Returns the nearest `Native` ancestor of `widget`.
  public final var native: (any Native)? { lentInterface(opaque: gtk_widget_get_native(gtkWidget)) }

  /// Returns the widgets next sibling.
  public final var nextSibling: Widget? { lentObject(gtk_widget_get_next_sibling(gtkWidget)) }

  /// Gets a `Pango.Context` with the appropriate font map, font description, and base direction for this widget.
  public final var pangoContext: Pango.Context? { lentObject(opaque: gtk_widget_get_pango_context(gtkWidget)) }

  /// Retrieves the minimum and natural size of a widget, taking into account the widget’s preference for
  /// height-for-width management.
  public final var preferredSize: (minimumSize: Requisition, naturalSize: Requisition) {
    var cMinimumSize = GtkRequisition()
    var cNaturalSize = GtkRequisition()
    gtk_widget_get_preferred_size(gtkWidget, &cMinimumSize, &cNaturalSize)
    return (Requisition(cValue: cMinimumSize), Requisition(cValue: cNaturalSize))
  }

  /// Returns the widgets previous sibling.
  public final var prevSibling: Widget? { lentObject(gtk_widget_get_prev_sibling(gtkWidget)) }

  /// Gets the primary clipboard of `widget`.
  public final var primaryClipboard: Gdk.Clipboard? { lentObject(opaque: gtk_widget_get_primary_clipboard(gtkWidget)) }

  /// Determines whether `widget` is realized.
  public final var realized: Bool { gtk_widget_get_realized(gtkWidget).isTrue }

  /// Gets whether the widget prefers a height-for-width layout or a width-for-height layout.
  public final var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_widget_get_request_mode(gtkWidget)) }

  /// Gets the settings object holding the settings used for this widget.
  public final var settings: ToolkitSettings? { lentObject(opaque: gtk_widget_get_settings(gtkWidget)) }

  /// Returns the content width or height of the widget.
  public final func getSize(_ orientation: Orientation) -> Int {
    gtk_widget_get_size(gtkWidget, orientation.cValue).int
  }

  /// Gets the size request that was explicitly set for the widget using `gtk_widget_set_size_request()`.
  public final var sizeRequest: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_widget_get_size_request(gtkWidget, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Returns the widget state as a flag set.
  public final var stateFlags: StateFlags { StateFlags(cValue: gtk_widget_get_state_flags(gtkWidget)) }

  /// Returns the style context associated to `widget`.
  public final var styleContext: StyleContext? { lentObject(gtk_widget_get_style_context(gtkWidget)) }

  /// Fetch an object build from the template XML for `widgetType` in this `widget` instance.
  public final func getTemplateChild(widgetType: any GTyped.Type, name: String) -> Object? {
    lentObject(gtk_widget_get_template_child(gtkWidget, widgetType.registeredType, name))
  }

  /// Returns the content width of the widget.
  public final var width: Int { gtk_widget_get_width(gtkWidget).int }

  /// Returns whether `cssClass` is currently applied to `widget`.
  public final func hasCssClass(_ cssClass: String) -> Bool { gtk_widget_has_css_class(gtkWidget, cssClass).isTrue }

  /// Determines if the widget should show a visible indication that it has the global input focus.
  public final var hasVisibleFocus: Bool { gtk_widget_has_visible_focus(gtkWidget).isTrue }

  /// Reverses the effects of `gtk_widget_show()`.
  public final func hide() { gtk_widget_hide(gtkWidget) }

  /// Returns whether the widget is currently being destroyed.
  public final func inDestruction() -> Bool { gtk_widget_in_destruction(gtkWidget).isTrue }

  /// Creates and initializes child widgets defined in templates.
  public final func initTemplate() { gtk_widget_init_template(gtkWidget) }

  /// Inserts `group` into `widget`.
  public final func insertActionGroup(_ name: String, group: (any Gio.ActionGroup)?) {
    gtk_widget_insert_action_group(gtkWidget, name, group?.opaque)
  }

  /// Inserts `widget` into the child widget list of `parent`.
  public final func insertAfter(_ parent: Widget, previousSibling: Widget?) {
    gtk_widget_insert_after(gtkWidget, parent.gtkWidget, previousSibling?.gtkWidget)
  }

  /// Inserts `widget` into the child widget list of `parent`.
  public final func insertBefore(_ parent: Widget, nextSibling: Widget?) {
    gtk_widget_insert_before(gtkWidget, parent.gtkWidget, nextSibling?.gtkWidget)
  }

  /// Determines whether `widget` is somewhere inside `ancestor`, possibly with intermediate containers.
  public final func isAncestor(_ ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(gtkWidget, ancestor.gtkWidget).isTrue
  }

  /// Determines whether `widget` can be drawn to.
  public final var isDrawable: Bool { gtk_widget_is_drawable(gtkWidget).isTrue }

  /// Determines if the widget is the focus widget within its toplevel.
  public final var isFocus: Bool { gtk_widget_is_focus(gtkWidget).isTrue }

  /// Returns the widget’s effective sensitivity.
  public final var isSensitive: Bool { gtk_widget_is_sensitive(gtkWidget).isTrue }

  /// Determines whether the widget and all its parents are marked as visible.
  public final var isVisible: Bool { gtk_widget_is_visible(gtkWidget).isTrue }

  /// Emits the `::keynav-failed` signal on the widget.
  @discardableResult
  public final func keynavFailed(_ direction: DirectionType) -> Bool {
    gtk_widget_keynav_failed(gtkWidget, direction.cValue).isTrue
  }

  /// Returns the widgets for which this widget is the target of a mnemonic.
  @discardableResult
  public final func listMnemonicLabels() -> [Widget] {
    lists(gtk_widget_list_mnemonic_labels(gtkWidget), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Causes a widget to be mapped if it isn’t already.
  public final func map() { gtk_widget_map(gtkWidget) }

  /// Emits the `mnemonicActivate` signal.
  @discardableResult
  public final func mnemonicActivate(_ groupCycling: Bool) -> Bool {
    gtk_widget_mnemonic_activate(gtkWidget, groupCycling.gboolean).isTrue
  }

  /// Returns a `GListModel` to track the children of `widget`.
  @discardableResult
  public final func observeChildren() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_widget_observe_children(gtkWidget)) as (any Gio.ListModel)?)!
  }

  /// Returns a `GListModel` to track the `EventController`s of `widget`.
  @discardableResult
  public final func observeControllers() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_widget_observe_controllers(gtkWidget)) as (any Gio.ListModel)?)!
  }

  /// Finds the descendant of `widget` closest to the point (`x`, `y`).
  @discardableResult
  public final func pick(x: Double, y: Double, flags: PickFlags) -> Widget? {
    lentObject(gtk_widget_pick(gtkWidget, x, y, flags.cValue))
  }

  /// Flags the widget for a rerun of the `Widget.sizeAllocate()` function.
  public final func queueAllocate() { gtk_widget_queue_allocate(gtkWidget) }

  /// Schedules this widget to be redrawn in the paint phase of the current or the next frame.
  public final func queueDraw() { gtk_widget_queue_draw(gtkWidget) }

  /// Flags a widget to have its size renegotiated.
  public final func queueResize() { gtk_widget_queue_resize(gtkWidget) }

  /// Creates the GDK resources associated with a widget.
  public final func realize() { gtk_widget_realize(gtkWidget) }

  /// Removes `controller` from `widget`, so that it doesn't process events anymore.
  public final func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(gtkWidget, controller.opaque)
  }

  /// Removes a style from `widget`.
  public final func removeCssClass(_ cssClass: String) { gtk_widget_remove_css_class(gtkWidget, cssClass) }

  /// Removes a widget from the list of mnemonic labels for this widget.
  public final func removeMnemonicLabel(_ label: Widget) {
    gtk_widget_remove_mnemonic_label(gtkWidget, label.gtkWidget)
  }

  /// Removes a tick callback previously registered with `gtk_widget_add_tick_callback()`.
  public final func removeTickCallback(_ id: Int) { gtk_widget_remove_tick_callback(gtkWidget, id.uint32) }

  /// Sets a named cursor to be shown when pointer devices point towards `widget`.
  public final func setCursorFromName(_ name: String?) { gtk_widget_set_cursor_from_name(gtkWidget, name) }

  /// Sets `parent` as the parent widget of `widget`.
  public final func setParent(_ parent: Widget) { gtk_widget_set_parent(gtkWidget, parent.gtkWidget) }

  /// Sets the minimum size of a widget.
  public final func setSizeRequest(width: Int, height: Int) {
    gtk_widget_set_size_request(gtkWidget, width.int32, height.int32)
  }

  /// Turns on flag values in the current widget state.
  public final func setStateFlags(flags: StateFlags, clear: Bool) {
    gtk_widget_set_state_flags(gtkWidget, flags.cValue, clear.gboolean)
  }

  /// Returns whether `widget` should contribute to the measuring and allocation of its parent.
  public final func shouldLayout() -> Bool { gtk_widget_should_layout(gtkWidget).isTrue }

  /// Flags a widget to be displayed.
  public final func show() { gtk_widget_show(gtkWidget) }

  /// Allocates widget with a transformation that translates the origin to the position in `allocation`.
  public final func sizeAllocate(_ allocation: Gdk.Rectangle, baseline: Int) {
    var cAllocation = allocation.cValue
    gtk_widget_size_allocate(gtkWidget, &cAllocation, baseline.int32)
  }

  /// Snapshot the a child of `widget`.
  public final func snapshotChild(_ child: Widget, snapshot: Snapshot) {
    gtk_widget_snapshot_child(gtkWidget, child.gtkWidget, snapshot.opaque)
  }

  /// Translate coordinates relative to `srcWidget`’s allocation to coordinates relative to `destWidget`’s allocations.
  @discardableResult
  public final func translateCoordinates(_ destWidget: Widget, srcX: Double, srcY: Double) -> (
    destX: Double, destY: Double
  )? {
    var cDestX: Double = 0
    var cDestY: Double = 0
    let result = gtk_widget_translate_coordinates(gtkWidget, destWidget.gtkWidget, srcX, srcY, &cDestX, &cDestY)
    guard result != 0 else { return nil }
    return (cDestX, cDestY)
  }

  /// Triggers a tooltip query on the display where the toplevel of `widget` is located.
  public final func triggerTooltipQuery() { gtk_widget_trigger_tooltip_query(gtkWidget) }

  /// Causes a widget to be unmapped if it’s currently mapped.
  public final func unmap() { gtk_widget_unmap(gtkWidget) }

  /// Dissociate `widget` from its parent.
  public final func unparent() { gtk_widget_unparent(gtkWidget) }

  /// Causes a widget to be unrealized (frees all GDK resources associated with the widget).
  public final func unrealize() { gtk_widget_unrealize(gtkWidget) }

  /// Turns off flag values for the current widget state.
  public final func unsetStateFlags(_ flags: StateFlags) { gtk_widget_unset_state_flags(gtkWidget, flags.cValue) }

  /// Obtains the current default reading direction.
  public static var defaultDirection: TextDirection { TextDirection(cValue: gtk_widget_get_default_direction()) }

  /// Sets the default reading direction for widgets.
  public static func setDefaultDirection(_ dir: TextDirection) { gtk_widget_set_default_direction(dir.cValue) }
}

extension Reactive where Base: Widget {
  /// Whether the widget or any of its descendents can accept the input focus.
  public var canFocus: DynamicSubject<Bool> {
    property("can-focus", get: { Widget.of($0).canFocus }, set: { Widget.of($0).canFocus = $1 })
  }

  /// Whether the widget can receive pointer events.
  public var canTarget: DynamicSubject<Bool> {
    property("can-target", get: { Widget.of($0).canTarget }, set: { Widget.of($0).canTarget = $1 })
  }

  /// A list of css classes applied to this widget.
  public var cssClasses: DynamicSubject<[String]> { property("css-classes") }

  /// The name of this widget in the CSS tree.
  public var cssName: SafeSignal<String> { readOnlyProperty("css-name") }

  /// The cursor used by `widget`.
  public var cursor: DynamicSubject<Gdk.Cursor?> {
    property("cursor", get: { Widget.of($0).cursor }, set: { Widget.of($0).cursor = $1 })
  }

  /// Whether the widget should grab focus when it is clicked with the mouse.
  public var focusOnClick: DynamicSubject<Bool> {
    property("focus-on-click", get: { Widget.of($0).focusOnClick }, set: { Widget.of($0).focusOnClick = $1 })
  }

  /// Whether this widget itself will accept the input focus.
  public var focusable: DynamicSubject<Bool> {
    property("focusable", get: { Widget.of($0).focusable }, set: { Widget.of($0).focusable = $1 })
  }

  /// How to distribute horizontal space if widget gets extra space.
  public var halign: DynamicSubject<Align> {
    property("halign", get: { Widget.of($0).halign }, set: { Widget.of($0).halign = $1 })
  }

  /// Whether the widget is the default widget.
  public var hasDefault: SafeSignal<Bool> { readOnlyProperty("has-default") }

  /// Whether the widget has the input focus.
  public var hasFocus: SafeSignal<Bool> { readOnlyProperty("has-focus") }

  /// Enables or disables the emission of the `queryTooltip` signal on `widget`.
  public var hasTooltip: DynamicSubject<Bool> {
    property("has-tooltip", get: { Widget.of($0).hasTooltip }, set: { Widget.of($0).hasTooltip = $1 })
  }

  /// Override for height request of the widget.
  public var heightRequest: DynamicSubject<Int> { property("height-request") }

  /// Whether to expand horizontally.
  public var hexpand: DynamicSubject<Bool> {
    property("hexpand", get: { Widget.of($0).hexpand }, set: { Widget.of($0).hexpand = $1 })
  }

  /// Whether to use the `hexpand` property.
  public var hexpandSet: DynamicSubject<Bool> {
    property("hexpand-set", get: { Widget.of($0).hexpandSet }, set: { Widget.of($0).hexpandSet = $1 })
  }

  /// The `LayoutManager` instance to use to compute the preferred size of the widget, and allocate its children.
  public var layoutManager: DynamicSubject<LayoutManager?> {
    property("layout-manager", get: { Widget.of($0).layoutManager }, set: { Widget.of($0).layoutManager = $1 })
  }

  /// Margin on bottom side of widget.
  public var marginBottom: DynamicSubject<Int> {
    property("margin-bottom", get: { Widget.of($0).marginBottom }, set: { Widget.of($0).marginBottom = $1 })
  }

  /// Margin on end of widget, horizontally.
  public var marginEnd: DynamicSubject<Int> {
    property("margin-end", get: { Widget.of($0).marginEnd }, set: { Widget.of($0).marginEnd = $1 })
  }

  /// Margin on start of widget, horizontally.
  public var marginStart: DynamicSubject<Int> {
    property("margin-start", get: { Widget.of($0).marginStart }, set: { Widget.of($0).marginStart = $1 })
  }

  /// Margin on top side of widget.
  public var marginTop: DynamicSubject<Int> {
    property("margin-top", get: { Widget.of($0).marginTop }, set: { Widget.of($0).marginTop = $1 })
  }

  /// The name of the widget.
  public var name: DynamicSubject<String> {
    property("name", get: { Widget.of($0).name }, set: { Widget.of($0).name = $1 })
  }

  /// The requested opacity of the widget.
  public var opacity: DynamicSubject<Double> {
    property("opacity", get: { Widget.of($0).opacity }, set: { Widget.of($0).opacity = $1 })
  }

  /// How content outside the widget's content area is treated.
  public var overflow: DynamicSubject<Overflow> {
    property("overflow", get: { Widget.of($0).overflow }, set: { Widget.of($0).overflow = $1 })
  }

  /// The parent widget of this widget.
  public var parent: SafeSignal<Widget?> { readOnlyProperty("parent") }

  /// Whether the widget will receive the default action when it is focused.
  public var receivesDefault: DynamicSubject<Bool> {
    property("receives-default", get: { Widget.of($0).receivesDefault }, set: { Widget.of($0).receivesDefault = $1 })
  }

  /// The `Root` widget of the widget tree containing this widget.
  public var root: SafeSignal<(any Root)?> { readOnlyInterfaceProperty("root") }

  /// The scale factor of the widget.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// Whether the widget responds to input.
  public var sensitive: DynamicSubject<Bool> {
    property("sensitive", get: { Widget.of($0).sensitive }, set: { Widget.of($0).sensitive = $1 })
  }

  /// Sets the text of tooltip to be the given string, which is marked up with Pango markup.
  public var tooltipMarkup: DynamicSubject<String?> {
    property("tooltip-markup", get: { Widget.of($0).tooltipMarkup }, set: { Widget.of($0).tooltipMarkup = $1 })
  }

  /// Sets the text of tooltip to be the given string.
  public var tooltipText: DynamicSubject<String?> {
    property("tooltip-text", get: { Widget.of($0).tooltipText }, set: { Widget.of($0).tooltipText = $1 })
  }

  /// How to distribute vertical space if widget gets extra space.
  public var valign: DynamicSubject<Align> {
    property("valign", get: { Widget.of($0).valign }, set: { Widget.of($0).valign = $1 })
  }

  /// Whether to expand vertically.
  public var vexpand: DynamicSubject<Bool> {
    property("vexpand", get: { Widget.of($0).vexpand }, set: { Widget.of($0).vexpand = $1 })
  }

  /// Whether to use the `vexpand` property.
  public var vexpandSet: DynamicSubject<Bool> {
    property("vexpand-set", get: { Widget.of($0).vexpandSet }, set: { Widget.of($0).vexpandSet = $1 })
  }

  /// Whether the widget is visible.
  public var visible: DynamicSubject<Bool> {
    property("visible", get: { Widget.of($0).visible }, set: { Widget.of($0).visible = $1 })
  }

  /// Override for width request of the widget.
  public var widthRequest: DynamicSubject<Int> { property("width-request") }

  /// Signals that all holders of a reference to the widget should release the reference that they hold.
  public var destroy: SafeSignal<Void> { signal("destroy") }

  /// Emitted when the text direction of a widget changes.
  ///
  /// Argument: `previousDirection`.
  public var directionChanged: SafeSignal<TextDirection> { signal(ofOne: "direction-changed") }

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
  public var moveFocus: SafeSignal<DirectionType> { signal(ofOne: "move-focus") }

  /// Emitted when the widgets tooltip is about to be shown.
  ///
  /// Arguments: `x`, `y`, `keyboardMode`, `tooltip`.
  public var queryTooltip: SignalRequest<Bool, Int, Int, Bool, Tooltip> { request("query-tooltip") }

  /// Emitted when `widget` is associated with a `Gdk.Surface`.
  public var realize: SafeSignal<Void> { signal("realize") }

  /// Emitted when `widget` is shown.
  public var show: SafeSignal<Void> { signal("show") }

  /// Emitted when the widget state changes.
  ///
  /// Argument: `flags`.
  public var stateFlagsChanged: SafeSignal<StateFlags> { signal(ofOne: "state-flags-changed") }

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
    super.init(adopting: gtk_widget_paintable_new(widget?.gtkWidget).raw)
  }

  /// The observed widget or `nil` if none.
  public final var widget: Widget? {
    get { lentObject(gtk_widget_paintable_get_widget(opaque)) }
    set { gtk_widget_paintable_set_widget(opaque, newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WidgetPaintable {
  /// The observed widget or `nil` if none.
  public var widget: DynamicSubject<Widget?> {
    property("widget", get: { WidgetPaintable.of($0).widget }, set: { WidgetPaintable.of($0).widget = $1 })
  }
}

/// A `Window` is a toplevel window which can contain other widgets.
open class Window: Widget, Native, Root, ShortcutManager {
  open override class var gType: GType { gtk_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkWindow: UnsafeMutablePointer<GtkWindow> { pointer.assumingMemoryBound(to: GtkWindow.self) }

  /// Creates a new `Window`.
  public init() {
    super.init(adopting: gtk_window_new())
  }

  /// The `Application` associated with the window.
  public final var application: Application? {
    get { lentObject(gtk_window_get_application(gtkWindow)) }
    set { gtk_window_set_application(gtkWindow, newValue?.gtkApplication) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_window_get_child(gtkWindow)) }
    set { gtk_window_set_child(gtkWindow, newValue?.gtkWidget) }
  }

  /// Whether the window should have a frame (also known as *decorations*).
  public final var decorated: Bool {
    get { gtk_window_get_decorated(gtkWindow).isTrue }
    set { gtk_window_set_decorated(gtkWindow, newValue.gboolean) }
  }

  /// The default height of the window.
  public final var defaultHeight: Int {
    get { getProperty("default-height") }
    set { setProperty("default-height", newValue) }
  }

  /// The default widget.
  public final var defaultWidget: Widget? {
    get { lentObject(gtk_window_get_default_widget(gtkWindow)) }
    set { gtk_window_set_default_widget(gtkWindow, newValue?.gtkWidget) }
  }

  /// The default width of the window.
  public final var defaultWidth: Int {
    get { getProperty("default-width") }
    set { setProperty("default-width", newValue) }
  }

  /// Whether the window frame should have a close button.
  public final var deletable: Bool {
    get { gtk_window_get_deletable(gtkWindow).isTrue }
    set { gtk_window_set_deletable(gtkWindow, newValue.gboolean) }
  }

  /// If this window should be destroyed when the parent is destroyed.
  public final var destroyWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(gtkWindow).isTrue }
    set { gtk_window_set_destroy_with_parent(gtkWindow, newValue.gboolean) }
  }

  /// Whether 'focus rectangles' are currently visible in this window.
  public final var focusVisible: Bool {
    get { gtk_window_get_focus_visible(gtkWindow).isTrue }
    set { gtk_window_set_focus_visible(gtkWindow, newValue.gboolean) }
  }

  /// The focus widget.
  public final var focusWidget: Widget? {
    get { getProperty("focus-widget") }
    set { setProperty("focus-widget", newValue) }
  }

  /// Whether the window is fullscreen.
  public final var fullscreened: Bool {
    get { getProperty("fullscreened") }
    set { setProperty("fullscreened", newValue) }
  }

  /// Whether the window frame should handle F10 for activating menubars.
  public final var handleMenubarAccel: Bool {
    get { gtk_window_get_handle_menubar_accel(gtkWindow).isTrue }
    set { gtk_window_set_handle_menubar_accel(gtkWindow, newValue.gboolean) }
  }

  /// If this window should be hidden when the users clicks the close button.
  public final var hideOnClose: Bool {
    get { gtk_window_get_hide_on_close(gtkWindow).isTrue }
    set { gtk_window_set_hide_on_close(gtkWindow, newValue.gboolean) }
  }

  /// Specifies the name of the themed icon to use as the window icon.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_window_get_icon_name(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_icon_name(gtkWindow, $0) } }
  }

  /// Whether the toplevel is the currently active window.
  public final var isActive: Bool { gtk_window_is_active(gtkWindow).isTrue }

  /// Whether the window is maximized.
  public final var maximized: Bool {
    get { getProperty("maximized") }
    set { setProperty("maximized", newValue) }
  }

  /// Whether mnemonics are currently visible in this window.
  public final var mnemonicsVisible: Bool {
    get { gtk_window_get_mnemonics_visible(gtkWindow).isTrue }
    set { gtk_window_set_mnemonics_visible(gtkWindow, newValue.gboolean) }
  }

  /// If `true`, the window is modal.
  public final var modal: Bool {
    get { gtk_window_get_modal(gtkWindow).isTrue }
    set { gtk_window_set_modal(gtkWindow, newValue.gboolean) }
  }

  /// If `true`, users can resize the window.
  public final var resizable: Bool {
    get { gtk_window_get_resizable(gtkWindow).isTrue }
    set { gtk_window_set_resizable(gtkWindow, newValue.gboolean) }
  }

  /// The title of the window.
  public final var title: String? {
    get { lentString(ifAny: gtk_window_get_title(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_title(gtkWindow, $0) } }
  }

  /// The titlebar widget.
  public final var titlebar: Widget? {
    get { lentObject(gtk_window_get_titlebar(gtkWindow)) }
    set { gtk_window_set_titlebar(gtkWindow, newValue?.gtkWidget) }
  }

  /// The transient parent of the window.
  public final var transientFor: Window? {
    get { lentObject(gtk_window_get_transient_for(gtkWindow)) }
    set { gtk_window_set_transient_for(gtkWindow, newValue?.gtkWindow) }
  }

  /// Requests that the window is closed.
  public final func close() { gtk_window_close(gtkWindow) }

  /// Drop the internal reference GTK holds on toplevel windows.
  public final func destroy() { gtk_window_destroy(gtkWindow) }

  /// Asks to place `window` in the fullscreen state.
  public final func fullscreen() { gtk_window_fullscreen(gtkWindow) }

  /// Asks to place `window` in the fullscreen state on the given `monitor`.
  public final func fullscreenOnMonitor(_ monitor: Gdk.Monitor) {
    gtk_window_fullscreen_on_monitor(gtkWindow, monitor.opaque)
  }

  /// Gets the default size of the window.
  public final var defaultSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_window_get_default_size(gtkWindow, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Retrieves the current focused widget within the window.
  public final var focus: Widget? {
    get { lentObject(gtk_window_get_focus(gtkWindow)) }
    set(focus) { gtk_window_set_focus(gtkWindow, focus?.gtkWidget) }
  }

  /// Returns the group for `window`.
  public final var group: WindowGroup? { lentObject(gtk_window_get_group(gtkWindow)) }

  /// Returns whether `window` has an explicit window group.
  public final var hasGroup: Bool { gtk_window_has_group(gtkWindow).isTrue }

  /// Retrieves the current fullscreen state of `window`.
  public final var isFullscreen: Bool { gtk_window_is_fullscreen(gtkWindow).isTrue }

  /// Retrieves the current maximized state of `window`.
  public final var isMaximized: Bool { gtk_window_is_maximized(gtkWindow).isTrue }

  /// Asks to maximize `window`, so that it fills the screen.
  public final func maximize() { gtk_window_maximize(gtkWindow) }

  /// Asks to minimize the specified `window`.
  public final func minimize() { gtk_window_minimize(gtkWindow) }

  /// Presents a window to the user.
  public final func present() { gtk_window_present(gtkWindow) }

  /// Presents a window to the user.
  public final func presentWithTime(_ timestamp: Int) { gtk_window_present_with_time(gtkWindow, timestamp.uint32) }

  /// Sets the default size of a window.
  public final func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(gtkWindow, width.int32, height.int32)
  }

  /// Sets the startup notification ID.
  public final func setStartupId(_ startupId: String) { gtk_window_set_startup_id(gtkWindow, startupId) }

  /// Asks to remove the fullscreen state for `window`, and return to its previous state.
  public final func unfullscreen() { gtk_window_unfullscreen(gtkWindow) }

  /// Asks to unmaximize `window`.
  public final func unmaximize() { gtk_window_unmaximize(gtkWindow) }

  /// Asks to unminimize the specified `window`.
  public final func unminimize() { gtk_window_unminimize(gtkWindow) }

  /// Returns the fallback icon name for windows.
  public static var defaultIconName: String? { lentString(ifAny: gtk_window_get_default_icon_name()) }

  /// Returns a list of all existing toplevel windows.
  public static var toplevels: any Gio.ListModel {
    (lentInterface(opaque: gtk_window_get_toplevels()) as (any Gio.ListModel)?)!
  }

  /// Returns a list of all existing toplevel windows.
  @discardableResult
  public static func listToplevels() -> [Widget] {
    lists(gtk_window_list_toplevels(), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Sets whether the window should request startup notification.
  public static func setAutoStartupNotification(_ setting: Bool) {
    gtk_window_set_auto_startup_notification(setting.gboolean)
  }

  /// Sets an icon to be used as fallback.
  public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name) }

  /// Opens or closes the [interactive debugger](running.html#interactive-debugging).
  public static func setInteractiveDebugging(_ enable: Bool) { gtk_window_set_interactive_debugging(enable.gboolean) }
}

extension Reactive where Base: Window {
  /// The `Application` associated with the window.
  public var application: DynamicSubject<Application?> {
    property("application", get: { Window.of($0).application }, set: { Window.of($0).application = $1 })
  }

  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { Window.of($0).child }, set: { Window.of($0).child = $1 })
  }

  /// Whether the window should have a frame (also known as *decorations*).
  public var decorated: DynamicSubject<Bool> {
    property("decorated", get: { Window.of($0).decorated }, set: { Window.of($0).decorated = $1 })
  }

  /// The default height of the window.
  public var defaultHeight: DynamicSubject<Int> { property("default-height") }

  /// The default widget.
  public var defaultWidget: DynamicSubject<Widget?> {
    property("default-widget", get: { Window.of($0).defaultWidget }, set: { Window.of($0).defaultWidget = $1 })
  }

  /// The default width of the window.
  public var defaultWidth: DynamicSubject<Int> { property("default-width") }

  /// Whether the window frame should have a close button.
  public var deletable: DynamicSubject<Bool> {
    property("deletable", get: { Window.of($0).deletable }, set: { Window.of($0).deletable = $1 })
  }

  /// If this window should be destroyed when the parent is destroyed.
  public var destroyWithParent: DynamicSubject<Bool> {
    property(
      "destroy-with-parent", get: { Window.of($0).destroyWithParent }, set: { Window.of($0).destroyWithParent = $1 })
  }

  /// Whether 'focus rectangles' are currently visible in this window.
  public var focusVisible: DynamicSubject<Bool> {
    property("focus-visible", get: { Window.of($0).focusVisible }, set: { Window.of($0).focusVisible = $1 })
  }

  /// The focus widget.
  public var focusWidget: DynamicSubject<Widget?> { property("focus-widget") }

  /// Whether the window is fullscreen.
  public var fullscreened: DynamicSubject<Bool> { property("fullscreened") }

  /// Whether the window frame should handle F10 for activating menubars.
  public var handleMenubarAccel: DynamicSubject<Bool> {
    property(
      "handle-menubar-accel", get: { Window.of($0).handleMenubarAccel }, set: { Window.of($0).handleMenubarAccel = $1 })
  }

  /// If this window should be hidden when the users clicks the close button.
  public var hideOnClose: DynamicSubject<Bool> {
    property("hide-on-close", get: { Window.of($0).hideOnClose }, set: { Window.of($0).hideOnClose = $1 })
  }

  /// Specifies the name of the themed icon to use as the window icon.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { Window.of($0).iconName }, set: { Window.of($0).iconName = $1 })
  }

  /// Whether the toplevel is the currently active window.
  public var isActive: SafeSignal<Bool> { readOnlyProperty("is-active") }

  /// Whether the window is maximized.
  public var maximized: DynamicSubject<Bool> { property("maximized") }

  /// Whether mnemonics are currently visible in this window.
  public var mnemonicsVisible: DynamicSubject<Bool> {
    property("mnemonics-visible", get: { Window.of($0).mnemonicsVisible }, set: { Window.of($0).mnemonicsVisible = $1 })
  }

  /// If `true`, the window is modal.
  public var modal: DynamicSubject<Bool> {
    property("modal", get: { Window.of($0).modal }, set: { Window.of($0).modal = $1 })
  }

  /// If `true`, users can resize the window.
  public var resizable: DynamicSubject<Bool> {
    property("resizable", get: { Window.of($0).resizable }, set: { Window.of($0).resizable = $1 })
  }

  /// A write-only property for setting window's startup notification identifier.
  public var startupId: Bond<String?> { bond { $0.setProperty("startup-id", $1) } }

  /// The title of the window.
  public var title: DynamicSubject<String?> {
    property("title", get: { Window.of($0).title }, set: { Window.of($0).title = $1 })
  }

  /// The titlebar widget.
  public var titlebar: DynamicSubject<Widget?> {
    property("titlebar", get: { Window.of($0).titlebar }, set: { Window.of($0).titlebar = $1 })
  }

  /// The transient parent of the window.
  public var transientFor: DynamicSubject<Window?> {
    property("transient-for", get: { Window.of($0).transientFor }, set: { Window.of($0).transientFor = $1 })
  }

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
    super.init(adopting: gtk_window_controls_new(side.cValue))
  }

  /// The decoration layout for window buttons.
  public final var decorationLayout: String? {
    get { lentString(ifAny: gtk_window_controls_get_decoration_layout(opaque)) }
    set { lend(newValue) { gtk_window_controls_set_decoration_layout(opaque, $0) } }
  }

  /// Whether the widget has any window buttons.
  public final var empty: Bool { gtk_window_controls_get_empty(opaque).isTrue }

  /// Whether the widget shows start or end side of the decoration layout.
  public final var side: PackType {
    get { PackType(cValue: gtk_window_controls_get_side(opaque)) }
    set { gtk_window_controls_set_side(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: WindowControls {
  /// The decoration layout for window buttons.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { WindowControls.of($0).decorationLayout },
      set: { WindowControls.of($0).decorationLayout = $1 })
  }

  /// Whether the widget has any window buttons.
  public var empty: SafeSignal<Bool> { readOnlyProperty("empty") }

  /// Whether the widget shows start or end side of the decoration layout.
  public var side: DynamicSubject<PackType> {
    property("side", get: { WindowControls.of($0).side }, set: { WindowControls.of($0).side = $1 })
  }
}

/// `WindowGroup` makes group of windows behave like separate applications.
open class WindowGroup: Object {
  open override class var gType: GType { gtk_window_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkWindowGroup: UnsafeMutablePointer<GtkWindowGroup> {
    pointer.assumingMemoryBound(to: GtkWindowGroup.self)
  }

  /// Creates a new `WindowGroup` object.
  public init() {
    super.init(adopting: gtk_window_group_new())
  }

  /// Adds a window to a `WindowGroup`.
  public final func addWindow(_ window: Window) { gtk_window_group_add_window(gtkWindowGroup, window.gtkWindow) }

  /// Returns a list of the `Windows` that belong to `windowGroup`.
  @discardableResult
  public final func listWindows() -> [Window] {
    lists(gtk_window_group_list_windows(gtkWindowGroup), isGiven: true) { lentObject($0) as Window? }
  }

  /// Removes a window from a `WindowGroup`.
  public final func removeWindow(_ window: Window) { gtk_window_group_remove_window(gtkWindowGroup, window.gtkWindow) }
}

/// `WindowHandle` is a titlebar area widget.
open class WindowHandle: Widget {
  open override class var gType: GType { gtk_window_handle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `WindowHandle`.
  public init() {
    super.init(adopting: gtk_window_handle_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_window_handle_get_child(opaque)) }
    set { gtk_window_handle_set_child(opaque, newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WindowHandle {
  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { WindowHandle.of($0).child }, set: { WindowHandle.of($0).child = $1 })
  }
}
