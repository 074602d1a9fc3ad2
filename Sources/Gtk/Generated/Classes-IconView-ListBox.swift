// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `IconView` is a widget which displays data in a grid of icons.
open class IconView: Widget, CellLayout, Scrollable {
  open override class var gType: GType { gtk_icon_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `IconView` widget
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_icon_view_new()))
  }

  /// Creates a new `IconView` widget using the specified `area` to layout cells inside the icons.
  public init(area: CellArea) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_icon_view_new_with_area(area.cast())))
  }

  /// Creates a new `IconView` widget with the model `model`.
  public init(model: any TreeModel) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_icon_view_new_with_model(model.cast())))
  }

  /// The activate-on-single-click property specifies whether the "item-activated" signal will be emitted after a single
  /// click.
  public var activateOnSingleClick: Bool {
    get { gtk_icon_view_get_activate_on_single_click(cast()) != 0 }
    set { gtk_icon_view_set_activate_on_single_click(cast(), newValue ? 1 : 0) }
  }

  /// The `CellArea` used to layout cell renderers for this view.
  public var cellArea: CellArea? { getProperty("cell-area") }

  /// The column-spacing property specifies the space which is inserted between the columns of the icon view.
  public var columnSpacing: Int {
    get { Int(gtk_icon_view_get_column_spacing(cast())) }
    set { gtk_icon_view_set_column_spacing(cast(), Int32(newValue)) }
  }

  /// The columns property contains the number of the columns in which the items should be displayed. If it is -1, the
  /// number of columns will be chosen automatically to fill the available area.
  public var columns: Int {
    get { Int(gtk_icon_view_get_columns(cast())) }
    set { gtk_icon_view_set_columns(cast(), Int32(newValue)) }
  }

  /// The item-orientation property specifies how the cells (i.e. the icon and the text) of the item are positioned
  /// relative to each other.
  public var itemOrientation: Orientation {
    get { Orientation(cValue: gtk_icon_view_get_item_orientation(cast())) }
    set { gtk_icon_view_set_item_orientation(cast(), newValue.cValue()) }
  }

  /// The item-padding property specifies the padding around each of the icon view's item.
  public var itemPadding: Int {
    get { Int(gtk_icon_view_get_item_padding(cast())) }
    set { gtk_icon_view_set_item_padding(cast(), Int32(newValue)) }
  }

  /// The item-width property specifies the width to use for each item. If it is set to -1, the icon view will
  /// automatically determine a suitable item size.
  public var itemWidth: Int {
    get { Int(gtk_icon_view_get_item_width(cast())) }
    set { gtk_icon_view_set_item_width(cast(), Int32(newValue)) }
  }

  /// The margin property specifies the space which is inserted at the edges of the icon view.
  public var margin: Int {
    get { Int(gtk_icon_view_get_margin(cast())) }
    set { gtk_icon_view_set_margin(cast(), Int32(newValue)) }
  }

  /// The `markupColumn` property contains the number of the model column containing markup information to be displayed.
  /// The markup column must be of type `G_TYPE_STRING`. If this property and the :text-column property are both set to
  /// column numbers, it overrides the text column. If both are set to -1, no texts are displayed.
  public var markupColumn: Int {
    get { Int(gtk_icon_view_get_markup_column(cast())) }
    set { gtk_icon_view_set_markup_column(cast(), Int32(newValue)) }
  }

  public var model: (any TreeModel)? {
    get { lentInterface(gtk_icon_view_get_model(cast())) }
    set { gtk_icon_view_set_model(cast(), newValue?.cast()) }
  }

  /// The `pixbufColumn` property contains the number of the model column containing the pixbufs which are displayed.
  /// The pixbuf column must be of type `GDK_TYPE_PIXBUF`. Setting this property to -1 turns off the display of pixbufs.
  public var pixbufColumn: Int {
    get { Int(gtk_icon_view_get_pixbuf_column(cast())) }
    set { gtk_icon_view_set_pixbuf_column(cast(), Int32(newValue)) }
  }

  /// The reorderable property specifies if the items can be reordered by DND.
  public var reorderable: Bool {
    get { gtk_icon_view_get_reorderable(cast()) != 0 }
    set { gtk_icon_view_set_reorderable(cast(), newValue ? 1 : 0) }
  }

  /// The row-spacing property specifies the space which is inserted between the rows of the icon view.
  public var rowSpacing: Int {
    get { Int(gtk_icon_view_get_row_spacing(cast())) }
    set { gtk_icon_view_set_row_spacing(cast(), Int32(newValue)) }
  }

  /// The `selectionMode` property specifies the selection mode of icon view. If the mode is `GTK_SELECTION_MULTIPLE`,
  /// rubberband selection is enabled, for the other modes, only keyboard selection is possible.
  public var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_icon_view_get_selection_mode(cast())) }
    set { gtk_icon_view_set_selection_mode(cast(), newValue.cValue()) }
  }

  /// The spacing property specifies the space which is inserted between the cells (i.e. the icon and the text) of an
  /// item.
  public var spacing: Int {
    get { Int(gtk_icon_view_get_spacing(cast())) }
    set { gtk_icon_view_set_spacing(cast(), Int32(newValue)) }
  }

  /// The `textColumn` property contains the number of the model column containing the texts which are displayed. The
  /// text column must be of type `G_TYPE_STRING`. If this property and the :markup-column property are both set to -1,
  /// no texts are displayed.
  public var textColumn: Int {
    get { Int(gtk_icon_view_get_text_column(cast())) }
    set { gtk_icon_view_set_text_column(cast(), Int32(newValue)) }
  }

  public var tooltipColumn: Int {
    get { Int(gtk_icon_view_get_tooltip_column(cast())) }
    set { gtk_icon_view_set_tooltip_column(cast(), Int32(newValue)) }
  }

  /// Creates a `Gdk.Paintable` representation of the item at `path`. This image is used for a drag icon.
  @discardableResult
  public final func createDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
    givenInterface(gtk_icon_view_create_drag_icon(cast(), path.cast()))
  }

  /// Turns `iconView` into a drop destination for automatic DND. Calling this method sets `IconView`:reorderable to
  /// `false`.
  public final func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
    gtk_icon_view_enable_model_drag_dest(cast(), formats.cast(), actions.cValue())
  }

  /// Turns `iconView` into a drag source for automatic DND. Calling this method sets `IconView`:reorderable to `false`.
  public final func enableModelDragSource(
    startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
  ) { gtk_icon_view_enable_model_drag_source(cast(), startButtonMask.cValue(), formats.cast(), actions.cValue()) }

  /// Fills the bounding rectangle in widget coordinates for the cell specified by `path` and `cell`. If `cell` is `nil`
  /// the main cell area is used.
  public final func getCellRect(_ path: TreePath, cell: CellRenderer?) -> Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_icon_view_get_cell_rect(cast(), path.cast(), cell?.cast(), &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Fills in `path` and `cell` with the current cursor path and cell. If the cursor isn’t currently set, then *@path
  /// will be `nil`. If no cell currently has focus, then *@cell will be `nil`.
  public final func getCursor() -> (path: TreePath, cell: CellRenderer?)? {
    var cPath: OpaquePointer?
    var cCell: UnsafeMutablePointer<GtkCellRenderer>?
    let result = gtk_icon_view_get_cursor(cast(), &cPath, &cCell)
    guard result != 0 else { return nil }
    return ((givenBoxed(cPath)), lentObject(cCell))
  }

  /// Determines the destination item for a given position.
  public final func getDestItemAtPos(dragX: Int, dragY: Int) -> (path: TreePath, pos: IconViewDropPosition)? {
    var cPath: OpaquePointer?
    var cPos = GtkIconViewDropPosition(rawValue: 0)
    let result = gtk_icon_view_get_dest_item_at_pos(cast(), Int32(dragX), Int32(dragY), &cPath, &cPos)
    guard result != 0 else { return nil }
    return ((givenBoxed(cPath)), IconViewDropPosition(cValue: cPos))
  }

  /// Gets information about the item that is highlighted for feedback.
  public var dragDestItem: (path: TreePath?, pos: IconViewDropPosition) {
    var cPath: OpaquePointer?
    var cPos = GtkIconViewDropPosition(rawValue: 0)
    gtk_icon_view_get_drag_dest_item(cast(), &cPath, &cPos)
    return (givenBoxed(cPath), IconViewDropPosition(cValue: cPos))
  }

  /// Gets the path and cell for the icon at the given position.
  public final func getItemAtPos(x: Int, y: Int) -> (path: TreePath, cell: CellRenderer?)? {
    var cPath: OpaquePointer?
    var cCell: UnsafeMutablePointer<GtkCellRenderer>?
    let result = gtk_icon_view_get_item_at_pos(cast(), Int32(x), Int32(y), &cPath, &cCell)
    guard result != 0 else { return nil }
    return ((givenBoxed(cPath)), lentObject(cCell))
  }

  /// Gets the column in which the item `path` is currently displayed. Column numbers start at 0.
  public final func getItemColumn(_ path: TreePath) -> Int { Int(gtk_icon_view_get_item_column(cast(), path.cast())) }

  /// Gets the row in which the item `path` is currently displayed. Row numbers start at 0.
  public final func getItemRow(_ path: TreePath) -> Int { Int(gtk_icon_view_get_item_row(cast(), path.cast())) }

  /// Gets the path for the icon at the given position.
  public final func getPathAtPos(x: Int, y: Int) -> TreePath? {
    givenBoxed(gtk_icon_view_get_path_at_pos(cast(), Int32(x), Int32(y)))
  }

  /// Creates a list of paths of all selected items. Additionally, if you are planning on modifying the model after
  /// calling this function, you may want to convert the returned list into a list of `TreeRowReferences`. To do this,
  /// you can use `gtk_tree_row_reference_new()`.
  public var selectedItems: [TreePath] {
    lists(gtk_icon_view_get_selected_items(cast()), isGiven: true) { givenBoxed($0) as TreePath? }
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
      cast(), Int32(x), Int32(y), keyboardTip ? 1 : 0, &cModel, &cPath, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(cModel), (givenBoxed(cPath)), TreeIter(copying: &cIter))
  }

  /// Sets `startPath` and `endPath` to be the first and last visible path. Note that there may be invisible paths in
  /// between.
  public var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var cStartPath: OpaquePointer?
    var cEndPath: OpaquePointer?
    let result = gtk_icon_view_get_visible_range(cast(), &cStartPath, &cEndPath)
    guard result != 0 else { return nil }
    return ((givenBoxed(cStartPath)), (givenBoxed(cEndPath)))
  }

  /// Activates the item determined by `path`.
  public final func itemActivated(_ path: TreePath) { gtk_icon_view_item_activated(cast(), path.cast()) }

  /// Returns `true` if the icon pointed to by `path` is currently selected. If `path` does not point to a valid
  /// location, `false` is returned.
  public final func pathIsSelected(_ path: TreePath) -> Bool {
    gtk_icon_view_path_is_selected(cast(), path.cast()) != 0
  }

  /// Moves the alignments of `iconView` to the position specified by `path`. `rowAlign` determines where the row is
  /// placed, and `colAlign` determines where `column` is placed. Both are expected to be between 0.0 and 1.0. 0.0 means
  /// left/top alignment, 1.0 means right/bottom alignment, 0.5 means center.
  public final func scrollToPath(_ path: TreePath, useAlign: Bool, rowAlign: Double, colAlign: Double) {
    gtk_icon_view_scroll_to_path(cast(), path.cast(), useAlign ? 1 : 0, Float(rowAlign), Float(colAlign))
  }

  /// Selects all the icons. `iconView` must has its selection mode set to `GTK_SELECTION_MULTIPLE`.
  public final func selectAll() { gtk_icon_view_select_all(cast()) }

  /// Selects the row at `path`.
  public final func selectPath(_ path: TreePath) { gtk_icon_view_select_path(cast(), path.cast()) }

  /// Calls a function for each selected icon. Note that the model or selection cannot be modified from within this
  /// function.
  public final func selectedForeach(_ `func`: @escaping (IconView, TreePath) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_icon_view_selected_foreach(cast(), callGtkIconViewForeachFunc, lent.closure(`func`))
  }

  /// Sets the current keyboard focus to be at `path`, and selects it. This is useful when you want to focus the user’s
  /// attention on a particular item. If `cell` is not `nil`, then focus is given to the cell specified by it.
  /// Additionally, if `startEditing` is `true`, then editing should be started in the specified cell.
  public final func setCursor(_ path: TreePath, cell: CellRenderer?, startEditing: Bool) {
    gtk_icon_view_set_cursor(cast(), path.cast(), cell?.cast(), startEditing ? 1 : 0)
  }

  /// Sets the item that is highlighted for feedback.
  public final func setDragDestItem(_ path: TreePath?, pos: IconViewDropPosition) {
    gtk_icon_view_set_drag_dest_item(cast(), path?.cast(), pos.cValue())
  }

  /// Sets the tip area of `tooltip` to the area which `cell` occupies in the item pointed to by `path`. See also
  /// `gtk_tooltip_set_tip_area()`.
  public final func setTooltipCell(_ tooltip: Tooltip, path: TreePath, cell: CellRenderer?) {
    gtk_icon_view_set_tooltip_cell(cast(), tooltip.cast(), path.cast(), cell?.cast())
  }

  /// Sets the tip area of `tooltip` to be the area covered by the item at `path`. See also
  /// `gtk_icon_view_set_tooltip_column()` for a simpler alternative. See also `gtk_tooltip_set_tip_area()`.
  public final func setTooltipItem(_ tooltip: Tooltip, path: TreePath) {
    gtk_icon_view_set_tooltip_item(cast(), tooltip.cast(), path.cast())
  }

  /// Unselects all the icons.
  public final func unselectAll() { gtk_icon_view_unselect_all(cast()) }

  /// Unselects the row at `path`.
  public final func unselectPath(_ path: TreePath) { gtk_icon_view_unselect_path(cast(), path.cast()) }

  /// Undoes the effect of `gtk_icon_view_enable_model_drag_dest()`. Calling this method sets `IconView`:reorderable to
  /// `false`.
  public final func unsetModelDragDest() { gtk_icon_view_unset_model_drag_dest(cast()) }

  /// Undoes the effect of `gtk_icon_view_enable_model_drag_source()`. Calling this method sets `IconView`:reorderable
  /// to `false`.
  public final func unsetModelDragSource() { gtk_icon_view_unset_model_drag_source(cast()) }
}

extension Reactive where Base: IconView {
  /// The activate-on-single-click property specifies whether the "item-activated" signal will be emitted after a single
  /// click.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The `CellArea` used to layout cell renderers for this view.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The column-spacing property specifies the space which is inserted between the columns of the icon view.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// The columns property contains the number of the columns in which the items should be displayed. If it is -1, the
  /// number of columns will be chosen automatically to fill the available area.
  public var columns: DynamicSubject<Int> { property("columns") }

  /// The item-orientation property specifies how the cells (i.e. the icon and the text) of the item are positioned
  /// relative to each other.
  public var itemOrientation: DynamicSubject<Orientation> { property("item-orientation") }

  /// The item-padding property specifies the padding around each of the icon view's item.
  public var itemPadding: DynamicSubject<Int> { property("item-padding") }

  /// The item-width property specifies the width to use for each item. If it is set to -1, the icon view will
  /// automatically determine a suitable item size.
  public var itemWidth: DynamicSubject<Int> { property("item-width") }

  /// The margin property specifies the space which is inserted at the edges of the icon view.
  public var margin: DynamicSubject<Int> { property("margin") }

  /// The `markupColumn` property contains the number of the model column containing markup information to be displayed.
  /// The markup column must be of type `G_TYPE_STRING`. If this property and the :text-column property are both set to
  /// column numbers, it overrides the text column. If both are set to -1, no texts are displayed.
  public var markupColumn: DynamicSubject<Int> { property("markup-column") }

  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The `pixbufColumn` property contains the number of the model column containing the pixbufs which are displayed.
  /// The pixbuf column must be of type `GDK_TYPE_PIXBUF`. Setting this property to -1 turns off the display of pixbufs.
  public var pixbufColumn: DynamicSubject<Int> { property("pixbuf-column") }

  /// The reorderable property specifies if the items can be reordered by DND.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The row-spacing property specifies the space which is inserted between the rows of the icon view.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }

  /// The `selectionMode` property specifies the selection mode of icon view. If the mode is `GTK_SELECTION_MULTIPLE`,
  /// rubberband selection is enabled, for the other modes, only keyboard selection is possible.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// The spacing property specifies the space which is inserted between the cells (i.e. the icon and the text) of an
  /// item.
  public var spacing: DynamicSubject<Int> { property("spacing") }

  /// The `textColumn` property contains the number of the model column containing the texts which are displayed. The
  /// text column must be of type `G_TYPE_STRING`. If this property and the :markup-column property are both set to -1,
  /// no texts are displayed.
  public var textColumn: DynamicSubject<Int> { property("text-column") }

  public var tooltipColumn: DynamicSubject<Int> { property("tooltip-column") }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user activates the currently focused item.
  public var activateCursorItem: SignalRequest<Bool> { request("activate-cursor-item") }

  /// The `itemActivated` signal is emitted when the method `gtk_icon_view_item_activated()` is called, when the user
  /// double clicks an item with the "activate-on-single-click" property set to `false`, or when the user single clicks
  /// an item when the "activate-on-single-click" property set to `true`. It is also emitted when a non-editable item is
  /// selected and one of the keys: Space, Return or Enter is pressed.
  ///
  /// Argument: `path`.
  public var itemActivated: SafeSignal<TreePath?> { signal("item-activated") }

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

/// The `Image` widget displays an image.
open class Image: Widget {
  open override class var gType: GType { gtk_image_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `Image` widget.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_image_new()))
  }

  /// Creates a new `Image` displaying the file `filename`.
  public init(filename: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_image_new_from_file(filename)))
  }

  /// Creates a `Image` displaying an icon from the current icon theme.
  public init(icon: any Gio.Icon) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_image_new_from_gicon(icon.cast())))
  }

  /// Creates a `Image` displaying an icon from the current icon theme.
  public init(iconName: String?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_image_new_from_icon_name(iconName)))
  }

  /// Creates a new `Image` displaying `paintable`.
  public init(paintable: (any Gdk.Paintable)?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_image_new_from_paintable(paintable?.cast())))
  }

  /// Creates a new `Image` displaying `pixbuf`.
  public init(pixbuf: GdkPixbuf.Pixbuf?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_image_new_from_pixbuf(pixbuf?.cast())))
  }

  /// Creates a new `Image` displaying the resource file `resourcePath`.
  public init(resourcePath: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_image_new_from_resource(resourcePath)))
  }

  /// The `GFile to display.
  public var file: String {
    get { getProperty("file") }
    set { setProperty("file", newValue) }
  }

  /// The `GIcon` displayed in the `Image`.
  public var gicon: (any Gio.Icon)? {
    get { lentInterface(gtk_image_get_gicon(cast())) }
    set { setProperty("gicon", newValue as Object?) }
  }

  /// The name of the icon in the icon theme.
  public var iconName: String? {
    get { lentString(gtk_image_get_icon_name(cast())) }
    set { setProperty("icon-name", newValue) }
  }

  /// The symbolic size to display icons at.
  public var iconSize: IconSize {
    get { IconSize(cValue: gtk_image_get_icon_size(cast())) }
    set { gtk_image_set_icon_size(cast(), newValue.cValue()) }
  }

  /// The `Gdk.Paintable` to display.
  public var paintable: (any Gdk.Paintable)? {
    get { lentInterface(gtk_image_get_paintable(cast())) }
    set { setProperty("paintable", newValue as Object?) }
  }

  /// The size in pixels to display icons at.
  public var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(cast())) }
    set { gtk_image_set_pixel_size(cast(), Int32(newValue)) }
  }

  /// A path to a resource file to display.
  public var resource: String {
    get { getProperty("resource") }
    set { setProperty("resource", newValue) }
  }

  /// The representation being used for image data.
  public var storageType: ImageType { ImageType(cValue: gtk_image_get_storage_type(cast())) }

  /// Whether the icon displayed in the `Image` will use standard icon names fallback.
  public var useFallback: Bool {
    get { getProperty("use-fallback") }
    set { setProperty("use-fallback", newValue) }
  }

  /// Resets the image to be empty.
  public final func clear() { gtk_image_clear(cast()) }

  /// Sets a `Image` to show a file.
  public final func setFromFile(_ filename: String?) { gtk_image_set_from_file(cast(), filename) }

  /// Sets a `Image` to show a `GIcon`.
  public final func setFromGicon(_ icon: any Gio.Icon) { gtk_image_set_from_gicon(cast(), icon.cast()) }

  /// Sets a `Image` to show a named icon.
  public final func setFromIconName(_ iconName: String?) { gtk_image_set_from_icon_name(cast(), iconName) }

  /// Sets a `Image` to show a `Gdk.Paintable`.
  public final func setFromPaintable(_ paintable: (any Gdk.Paintable)?) {
    gtk_image_set_from_paintable(cast(), paintable?.cast())
  }

  /// Sets a `Image` to show a `Gdk.Pixbuf`.
  public final func setFromPixbuf(_ pixbuf: GdkPixbuf.Pixbuf?) { gtk_image_set_from_pixbuf(cast(), pixbuf?.cast()) }

  /// Sets a `Image` to show a resource.
  public final func setFromResource(_ resourcePath: String?) { gtk_image_set_from_resource(cast(), resourcePath) }
}

extension Reactive where Base: Image {
  /// The `GFile to display.
  public var file: DynamicSubject<String> { property("file") }

  /// The `GIcon` displayed in the `Image`.
  public var gicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("gicon") }

  /// The name of the icon in the icon theme.
  public var iconName: DynamicSubject<String?> { property("icon-name") }

  /// The symbolic size to display icons at.
  public var iconSize: DynamicSubject<IconSize> { property("icon-size") }

  /// The `Gdk.Paintable` to display.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// The size in pixels to display icons at.
  public var pixelSize: DynamicSubject<Int> { property("pixel-size") }

  /// A path to a resource file to display.
  public var resource: DynamicSubject<String> { property("resource") }

  /// The representation being used for image data.
  public var storageType: SafeSignal<ImageType> { readOnlyProperty("storage-type") }

  /// Whether the icon displayed in the `Image` will use standard icon names fallback.
  public var useFallback: DynamicSubject<Bool> { property("use-fallback") }
}

/// `InfoBar` can be show messages to the user without a dialog.
open class InfoBar: Widget {
  open override class var gType: GType { gtk_info_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `InfoBar` object.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_info_bar_new()))
  }

  /// The type of the message.
  public var messageType: MessageType {
    get { MessageType(cValue: gtk_info_bar_get_message_type(cast())) }
    set { gtk_info_bar_set_message_type(cast(), newValue.cValue()) }
  }

  /// Whether the info bar shows its contents.
  public var revealed: Bool {
    get { gtk_info_bar_get_revealed(cast()) != 0 }
    set { gtk_info_bar_set_revealed(cast(), newValue ? 1 : 0) }
  }

  /// Whether to include a standard close button.
  public var showCloseButton: Bool {
    get { gtk_info_bar_get_show_close_button(cast()) != 0 }
    set { gtk_info_bar_set_show_close_button(cast(), newValue ? 1 : 0) }
  }

  /// Add an activatable widget to the action area of a `InfoBar`.
  public final func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_info_bar_add_action_widget(cast(), child.cast(), Int32(responseId))
  }

  /// Adds a button with the given text.
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: Int) -> Button? {
    lentObject(gtk_info_bar_add_button(cast(), buttonText, Int32(responseId)))
  }

  /// Adds a widget to the content area of the info bar.
  public final func addChild(_ widget: Widget) { gtk_info_bar_add_child(cast(), widget.cast()) }

  /// Removes a widget from the action area of `infoBar`.
  public final func removeActionWidget(_ widget: Widget) { gtk_info_bar_remove_action_widget(cast(), widget.cast()) }

  /// Removes a widget from the content area of the info bar.
  public final func removeChild(_ widget: Widget) { gtk_info_bar_remove_child(cast(), widget.cast()) }

  /// Emits the “response” signal with the given `responseId`.
  public final func response(_ responseId: Int) { gtk_info_bar_response(cast(), Int32(responseId)) }

  /// Sets the last widget in the info bar’s action area with the given response_id as the default widget for the
  /// dialog.
  public final func setDefaultResponse(_ responseId: Int) {
    gtk_info_bar_set_default_response(cast(), Int32(responseId))
  }

  /// Sets the sensitivity of action widgets for `responseId`.
  public final func setResponseSensitive(responseId: Int, setting: Bool) {
    gtk_info_bar_set_response_sensitive(cast(), Int32(responseId), setting ? 1 : 0)
  }
}

extension Reactive where Base: InfoBar {
  /// The type of the message.
  public var messageType: DynamicSubject<MessageType> { property("message-type") }

  /// Whether the info bar shows its contents.
  public var revealed: DynamicSubject<Bool> { property("revealed") }

  /// Whether to include a standard close button.
  public var showCloseButton: DynamicSubject<Bool> { property("show-close-button") }

  /// Gets emitted when the user uses a keybinding to dismiss the info bar.
  public var close: SafeSignal<Void> { signal("close") }

  /// Emitted when an action widget is clicked.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal("response") }
}

/// `Inscription` is a widget to show text in a predefined area.
open class Inscription: Widget {
  open override class var gType: GType { gtk_inscription_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Inscription` with the given text.
  public init(text: String? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_inscription_new(text)))
  }

  /// A list of style attributes to apply to the text of the inscription.
  public var attributes: Pango.AttrList? {
    get { lentBoxed(gtk_inscription_get_attributes(cast())) }
    set { gtk_inscription_set_attributes(cast(), newValue?.cast()) }
  }

  /// The number of characters that should fit into the inscription at minimum.
  public var minChars: Int {
    get { Int(gtk_inscription_get_min_chars(cast())) }
    set { gtk_inscription_set_min_chars(cast(), UInt32(newValue)) }
  }

  /// The number of lines that should fit into the inscription at minimum.
  public var minLines: Int {
    get { Int(gtk_inscription_get_min_lines(cast())) }
    set { gtk_inscription_set_min_lines(cast(), UInt32(newValue)) }
  }

  /// The number of characters that should ideally fit into the inscription.
  public var natChars: Int {
    get { Int(gtk_inscription_get_nat_chars(cast())) }
    set { gtk_inscription_set_nat_chars(cast(), UInt32(newValue)) }
  }

  /// The number of lines that should ideally fit into the inscription.
  public var natLines: Int {
    get { Int(gtk_inscription_get_nat_lines(cast())) }
    set { gtk_inscription_set_nat_lines(cast(), UInt32(newValue)) }
  }

  /// The displayed text.
  public var text: String? {
    get { lentString(gtk_inscription_get_text(cast())) }
    set { gtk_inscription_set_text(cast(), newValue) }
  }

  /// The overflow method to use for the text.
  public var textOverflow: InscriptionOverflow {
    get { InscriptionOverflow(cValue: gtk_inscription_get_text_overflow(cast())) }
    set { gtk_inscription_set_text_overflow(cast(), newValue.cValue()) }
  }

  /// Controls how the line wrapping is done.
  public var wrapMode: Pango.WrapMode {
    get { Pango.WrapMode(cValue: gtk_inscription_get_wrap_mode(cast())) }
    set { gtk_inscription_set_wrap_mode(cast(), newValue.cValue()) }
  }

  /// The horizontal alignment of the text inside the allocated size.
  public var xalign: Double {
    get { Double(gtk_inscription_get_xalign(cast())) }
    set { gtk_inscription_set_xalign(cast(), Float(newValue)) }
  }

  /// The vertical alignment of the text inside the allocated size.
  public var yalign: Double {
    get { Double(gtk_inscription_get_yalign(cast())) }
    set { gtk_inscription_set_yalign(cast(), Float(newValue)) }
  }

  /// Utility function to set the text and attributes to be displayed.
  public final func setMarkup(_ markup: String?) { gtk_inscription_set_markup(cast(), markup) }
}

extension Reactive where Base: Inscription {
  /// A list of style attributes to apply to the text of the inscription.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The number of characters that should fit into the inscription at minimum.
  public var minChars: DynamicSubject<Int> { property("min-chars") }

  /// The number of lines that should fit into the inscription at minimum.
  public var minLines: DynamicSubject<Int> { property("min-lines") }

  /// The number of characters that should ideally fit into the inscription.
  public var natChars: DynamicSubject<Int> { property("nat-chars") }

  /// The number of lines that should ideally fit into the inscription.
  public var natLines: DynamicSubject<Int> { property("nat-lines") }

  /// The displayed text.
  public var text: DynamicSubject<String?> { property("text") }

  /// The overflow method to use for the text.
  public var textOverflow: DynamicSubject<InscriptionOverflow> { property("text-overflow") }

  /// Controls how the line wrapping is done.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The horizontal alignment of the text inside the allocated size.
  public var xalign: DynamicSubject<Double> { property("xalign") }

  /// The vertical alignment of the text inside the allocated size.
  public var yalign: DynamicSubject<Double> { property("yalign") }
}

/// A `ShortcutTrigger` that triggers when a specific keyval and modifiers are pressed.
open class KeyvalTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_keyval_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `ShortcutTrigger` that will trigger whenever the key with the given `keyval` and `modifiers` is pressed.
  public init(keyval: Int, modifiers: Gdk.ModifierType = []) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_keyval_trigger_new(UInt32(keyval), modifiers.cValue())))
  }

  /// The key value for the trigger.
  public var keyval: Int { Int(gtk_keyval_trigger_get_keyval(cast())) }

  /// The key modifiers for the trigger.
  public var modifiers: Gdk.ModifierType { Gdk.ModifierType(cValue: gtk_keyval_trigger_get_modifiers(cast())) }
}

extension Reactive where Base: KeyvalTrigger {
  /// The key value for the trigger.
  public var keyval: SafeSignal<Int> { readOnlyProperty("keyval") }

  /// The key modifiers for the trigger.
  public var modifiers: SafeSignal<Gdk.ModifierType> { readOnlyProperty("modifiers") }
}

/// The `Label` widget displays a small amount of text.
open class Label: Widget {
  open override class var gType: GType { gtk_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new label with the given text inside it.
  public init(label: String? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_label_new(label)))
  }

  /// Creates a new `Label`, containing the text in `str`.
  public init(mnemonic: String?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_label_new_with_mnemonic(mnemonic)))
  }

  /// A list of style attributes to apply to the text of the label.
  public var attributes: Pango.AttrList? {
    get { lentBoxed(gtk_label_get_attributes(cast())) }
    set { gtk_label_set_attributes(cast(), newValue?.cast()) }
  }

  /// The preferred place to ellipsize the string, if the label does not have enough room to display the entire string.
  public var ellipsize: Pango.EllipsizeMode {
    get { Pango.EllipsizeMode(cValue: gtk_label_get_ellipsize(cast())) }
    set { gtk_label_set_ellipsize(cast(), newValue.cValue()) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_label_get_extra_menu(cast())) }
    set { gtk_label_set_extra_menu(cast(), newValue?.cast()) }
  }

  /// The alignment of the lines in the text of the label, relative to each other.
  public var justify: Justification {
    get { Justification(cValue: gtk_label_get_justify(cast())) }
    set { gtk_label_set_justify(cast(), newValue.cValue()) }
  }

  /// The contents of the label.
  public var label: String {
    get { lentString(gtk_label_get_label(cast())) }
    set { gtk_label_set_label(cast(), newValue) }
  }

  /// The number of lines to which an ellipsized, wrapping label should be limited.
  public var lines: Int {
    get { Int(gtk_label_get_lines(cast())) }
    set { gtk_label_set_lines(cast(), Int32(newValue)) }
  }

  /// The desired maximum width of the label, in characters.
  public var maxWidthChars: Int {
    get { Int(gtk_label_get_max_width_chars(cast())) }
    set { gtk_label_set_max_width_chars(cast(), Int32(newValue)) }
  }

  /// The mnemonic accelerator key for the label.
  public var mnemonicKeyval: Int { Int(gtk_label_get_mnemonic_keyval(cast())) }

  /// The widget to be activated when the labels mnemonic key is pressed.
  public var mnemonicWidget: Widget? {
    get { lentObject(gtk_label_get_mnemonic_widget(cast())) }
    set { gtk_label_set_mnemonic_widget(cast(), newValue?.cast()) }
  }

  /// Select the line wrapping for the natural size request.
  public var naturalWrapMode: NaturalWrapMode {
    get { NaturalWrapMode(cValue: gtk_label_get_natural_wrap_mode(cast())) }
    set { gtk_label_set_natural_wrap_mode(cast(), newValue.cValue()) }
  }

  /// Whether the label text can be selected with the mouse.
  public var selectable: Bool {
    get { gtk_label_get_selectable(cast()) != 0 }
    set { gtk_label_set_selectable(cast(), newValue ? 1 : 0) }
  }

  /// Whether the label is in single line mode.
  public var singleLineMode: Bool {
    get { gtk_label_get_single_line_mode(cast()) != 0 }
    set { gtk_label_set_single_line_mode(cast(), newValue ? 1 : 0) }
  }

  /// Custom tabs for this label.
  public var tabs: Pango.TabArray? {
    get { givenBoxed(gtk_label_get_tabs(cast())) }
    set { gtk_label_set_tabs(cast(), newValue?.cast()) }
  }

  /// `true` if the text of the label includes Pango markup.
  public var useMarkup: Bool {
    get { gtk_label_get_use_markup(cast()) != 0 }
    set { gtk_label_set_use_markup(cast(), newValue ? 1 : 0) }
  }

  /// `true` if the text of the label indicates a mnemonic with _.
  public var useUnderline: Bool {
    get { gtk_label_get_use_underline(cast()) != 0 }
    set { gtk_label_set_use_underline(cast(), newValue ? 1 : 0) }
  }

  /// The desired width of the label, in characters.
  public var widthChars: Int {
    get { Int(gtk_label_get_width_chars(cast())) }
    set { gtk_label_set_width_chars(cast(), Int32(newValue)) }
  }

  /// `true` if the label text will wrap if it gets too wide.
  public var wrap: Bool {
    get { gtk_label_get_wrap(cast()) != 0 }
    set { gtk_label_set_wrap(cast(), newValue ? 1 : 0) }
  }

  /// Controls how the line wrapping is done.
  public var wrapMode: Pango.WrapMode {
    get { Pango.WrapMode(cValue: gtk_label_get_wrap_mode(cast())) }
    set { gtk_label_set_wrap_mode(cast(), newValue.cValue()) }
  }

  /// The horizontal alignment of the label text inside its size allocation.
  public var xalign: Double {
    get { Double(gtk_label_get_xalign(cast())) }
    set { gtk_label_set_xalign(cast(), Float(newValue)) }
  }

  /// The vertical alignment of the label text inside its size allocation.
  public var yalign: Double {
    get { Double(gtk_label_get_yalign(cast())) }
    set { gtk_label_set_yalign(cast(), Float(newValue)) }
  }

  /// Returns the URI for the currently active link in the label.
  public var currentUri: String? { lentString(gtk_label_get_current_uri(cast())) }

  /// Gets the `Pango.Layout` used to display the label.
  public var layout: Pango.Layout? { lentObject(gtk_label_get_layout(cast())) }

  /// Obtains the coordinates where the label will draw its `Pango.Layout`.
  public var layoutOffsets: (x: Int, y: Int) {
    var cX: Int32 = 0
    var cY: Int32 = 0
    gtk_label_get_layout_offsets(cast(), &cX, &cY)
    return (Int(cX), Int(cY))
  }

  /// Gets the selected range of characters in the label.
  public var selectionBounds: (start: Int, end: Int)? {
    var cStart: Int32 = 0
    var cEnd: Int32 = 0
    let result = gtk_label_get_selection_bounds(cast(), &cStart, &cEnd)
    guard result != 0 else { return nil }
    return (Int(cStart), Int(cEnd))
  }

  /// Selects a range of characters in the label, if the label is selectable.
  public final func selectRegion(startOffset: Int, endOffset: Int) {
    gtk_label_select_region(cast(), Int32(startOffset), Int32(endOffset))
  }

  /// Sets the labels text and attributes from markup.
  public final func setMarkup(_ str: String) { gtk_label_set_markup(cast(), str) }

  /// Sets the labels text, attributes and mnemonic from markup.
  public final func setMarkupWithMnemonic(_ str: String) { gtk_label_set_markup_with_mnemonic(cast(), str) }

  /// Sets the text within the `Label` widget.
  public final func setText(_ str: String) { gtk_label_set_text(cast(), str) }

  /// Sets the label’s text from the string `str`.
  public final func setTextWithMnemonic(_ str: String) { gtk_label_set_text_with_mnemonic(cast(), str) }
}

extension Reactive where Base: Label {
  /// A list of style attributes to apply to the text of the label.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The preferred place to ellipsize the string, if the label does not have enough room to display the entire string.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The alignment of the lines in the text of the label, relative to each other.
  public var justify: DynamicSubject<Justification> { property("justify") }

  /// The contents of the label.
  public var label: DynamicSubject<String> { property("label") }

  /// The number of lines to which an ellipsized, wrapping label should be limited.
  public var lines: DynamicSubject<Int> { property("lines") }

  /// The desired maximum width of the label, in characters.
  public var maxWidthChars: DynamicSubject<Int> { property("max-width-chars") }

  /// The mnemonic accelerator key for the label.
  public var mnemonicKeyval: SafeSignal<Int> { readOnlyProperty("mnemonic-keyval") }

  /// The widget to be activated when the labels mnemonic key is pressed.
  public var mnemonicWidget: DynamicSubject<Widget?> { property("mnemonic-widget") }

  /// Select the line wrapping for the natural size request.
  public var naturalWrapMode: DynamicSubject<NaturalWrapMode> { property("natural-wrap-mode") }

  /// Whether the label text can be selected with the mouse.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// Whether the label is in single line mode.
  public var singleLineMode: DynamicSubject<Bool> { property("single-line-mode") }

  /// Custom tabs for this label.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// `true` if the text of the label includes Pango markup.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }

  /// `true` if the text of the label indicates a mnemonic with _.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The desired width of the label, in characters.
  public var widthChars: DynamicSubject<Int> { property("width-chars") }

  /// `true` if the label text will wrap if it gets too wide.
  public var wrap: DynamicSubject<Bool> { property("wrap") }

  /// Controls how the line wrapping is done.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The horizontal alignment of the label text inside its size allocation.
  public var xalign: DynamicSubject<Double> { property("xalign") }

  /// The vertical alignment of the label text inside its size allocation.
  public var yalign: DynamicSubject<Double> { property("yalign") }

  /// Gets emitted when the user activates a link in the label.
  public var activateCurrentLink: SafeSignal<Void> { signal("activate-current-link") }

  /// Gets emitted to activate a URI.
  ///
  /// Argument: `uri`.
  public var activateLink: SignalRequest<Bool, String> { request("activate-link") }

  /// Gets emitted to copy the slection to the clipboard.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// Gets emitted when the user initiates a cursor movement.
  ///
  /// Arguments: `step`, `count`, `extendSelection`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal("move-cursor") }
}

/// `LayoutChild` is the base class for objects that are meant to hold layout properties.
open class LayoutChild: Object {
  open override class var gType: GType { gtk_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The widget that is associated to the `LayoutChild` instance.
  public var childWidget: Widget? { lentObject(gtk_layout_child_get_child_widget(cast())) }

  /// The layout manager that created the `LayoutChild` instance.
  public var layoutManager: LayoutManager? { lentObject(gtk_layout_child_get_layout_manager(cast())) }
}

extension Reactive where Base: LayoutChild {
  /// The widget that is associated to the `LayoutChild` instance.
  public var childWidget: SafeSignal<Widget?> { readOnlyProperty("child-widget") }

  /// The layout manager that created the `LayoutChild` instance.
  public var layoutManager: SafeSignal<LayoutManager?> { readOnlyProperty("layout-manager") }
}

/// Layout managers are delegate classes that handle the preferred size and the allocation of a widget.
open class LayoutManager: Object {
  open override class var gType: GType { gtk_layout_manager_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Assigns the given `width`, `height`, and `baseline` to a `widget`, and computes the position and sizes of the
  /// children of the `widget` using the layout management policy of `manager`.
  public final func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
    gtk_layout_manager_allocate(cast(), widget.cast(), Int32(width), Int32(height), Int32(baseline))
  }

  /// Retrieves a `LayoutChild` instance for the `LayoutManager`, creating one if necessary.
  public final func getLayoutChild(_ child: Widget) -> LayoutChild? {
    lentObject(gtk_layout_manager_get_layout_child(cast(), child.cast()))
  }

  /// Retrieves the request mode of `manager`.
  public var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_layout_manager_get_request_mode(cast())) }

  /// Retrieves the `Widget` using the given `LayoutManager`.
  public var widget: Widget? { lentObject(gtk_layout_manager_get_widget(cast())) }

  /// Queues a resize on the `Widget` using `manager`, if any.
  public final func layoutChanged() { gtk_layout_manager_layout_changed(cast()) }

  /// Measures the size of the `widget` using `manager`, for the given `orientation` and size.
  @discardableResult
  public final func measure(_ widget: Widget, orientation: Orientation, forSize: Int) -> (
    minimum: Int, natural: Int, minimumBaseline: Int, naturalBaseline: Int
  ) {
    var cMinimum: Int32 = 0
    var cNatural: Int32 = 0
    var cMinimumBaseline: Int32 = 0
    var cNaturalBaseline: Int32 = 0
    gtk_layout_manager_measure(
      cast(), widget.cast(), orientation.cValue(), Int32(forSize), &cMinimum, &cNatural, &cMinimumBaseline,
      &cNaturalBaseline)
    return (Int(cMinimum), Int(cNatural), Int(cMinimumBaseline), Int(cNaturalBaseline))
  }
}

/// `LevelBar` is a widget that can be used as a level indicator.
open class LevelBar: Widget, Orientable {
  open override class var gType: GType { gtk_level_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `LevelBar`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_level_bar_new()))
  }

  /// Creates a new `LevelBar` for the specified interval.
  public init(minValue: Double, maxValue: Double) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_level_bar_new_for_interval(minValue, maxValue)))
  }

  /// Whether the `LeveBar` is inverted.
  public var inverted: Bool {
    get { gtk_level_bar_get_inverted(cast()) != 0 }
    set { gtk_level_bar_set_inverted(cast(), newValue ? 1 : 0) }
  }

  /// Determines the maximum value of the interval that can be displayed by the bar.
  public var maxValue: Double {
    get { gtk_level_bar_get_max_value(cast()) }
    set { gtk_level_bar_set_max_value(cast(), newValue) }
  }

  /// Determines the minimum value of the interval that can be displayed by the bar.
  public var minValue: Double {
    get { gtk_level_bar_get_min_value(cast()) }
    set { gtk_level_bar_set_min_value(cast(), newValue) }
  }

  /// Determines the way `LevelBar` interprets the value properties to draw the level fill area.
  public var mode: LevelBarMode {
    get { LevelBarMode(cValue: gtk_level_bar_get_mode(cast())) }
    set { gtk_level_bar_set_mode(cast(), newValue.cValue()) }
  }

  /// Determines the currently filled value of the level bar.
  public var value: Double {
    get { gtk_level_bar_get_value(cast()) }
    set { gtk_level_bar_set_value(cast(), newValue) }
  }

  /// Adds a new offset marker on `self` at the position specified by `value`.
  public final func addOffsetValue(_ name: String, value: Double) {
    gtk_level_bar_add_offset_value(cast(), name, value)
  }

  /// Fetches the value specified for the offset marker `name` in `self`.
  public final func getOffsetValue(_ name: String?) -> Double? {
    var cValue: Double = 0
    let result = gtk_level_bar_get_offset_value(cast(), name, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Removes an offset marker from a `LevelBar`.
  public final func removeOffsetValue(_ name: String?) { gtk_level_bar_remove_offset_value(cast(), name) }
}

extension Reactive where Base: LevelBar {
  /// Whether the `LeveBar` is inverted.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// Determines the maximum value of the interval that can be displayed by the bar.
  public var maxValue: DynamicSubject<Double> { property("max-value") }

  /// Determines the minimum value of the interval that can be displayed by the bar.
  public var minValue: DynamicSubject<Double> { property("min-value") }

  /// Determines the way `LevelBar` interprets the value properties to draw the level fill area.
  public var mode: DynamicSubject<LevelBarMode> { property("mode") }

  /// Determines the currently filled value of the level bar.
  public var value: DynamicSubject<Double> { property("value") }

  /// Emitted when an offset specified on the bar changes value.
  ///
  /// Argument: `name`.
  public var offsetChanged: SafeSignal<String> { signal("offset-changed") }
}

/// A `LinkButton` is a button with a hyperlink.
open class LinkButton: Button {
  open override class var gType: GType { gtk_link_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `LinkButton` with the URI as its text.
  public init(uri: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_link_button_new(uri)))
  }

  /// Creates a new `LinkButton` containing a label.
  public init(uri: String, label: String?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_link_button_new_with_label(uri, label)))
  }

  /// The URI bound to this button.
  public var uri: String {
    get { lentString(gtk_link_button_get_uri(cast())) }
    set { gtk_link_button_set_uri(cast(), newValue) }
  }

  /// The 'visited' state of this button.
  public var visited: Bool {
    get { gtk_link_button_get_visited(cast()) != 0 }
    set { gtk_link_button_set_visited(cast(), newValue ? 1 : 0) }
  }
}

extension Reactive where Base: LinkButton {
  /// The URI bound to this button.
  public var uri: DynamicSubject<String> { property("uri") }

  /// The 'visited' state of this button.
  public var visited: DynamicSubject<Bool> { property("visited") }

  /// Emitted each time the `LinkButton` is clicked.
  public var activateLink: SignalRequest<Bool> { request("activate-link") }
}

/// `ListBase` is the abstract base class for GTK's list widgets.
open class ListBase: Widget, Orientable, Scrollable {
  open override class var gType: GType { gtk_list_base_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The orientation of the list. See GtkOrientable:orientation for details.
  public var orientation: Orientation {
    get { getProperty("orientation") }
    set { setProperty("orientation", newValue) }
  }
}

extension Reactive where Base: ListBase {
  /// The orientation of the list. See GtkOrientable:orientation for details.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }
}

/// `ListBox` is a vertical list.
open class ListBox: Widget {
  open override class var gType: GType { gtk_list_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ListBox` container.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_list_box_new()))
  }

  /// Whether to accept unpaired release events.
  public var acceptUnpairedRelease: Bool {
    get { getProperty("accept-unpaired-release") }
    set { setProperty("accept-unpaired-release", newValue) }
  }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public var activateOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(cast()) != 0 }
    set { gtk_list_box_set_activate_on_single_click(cast(), newValue ? 1 : 0) }
  }

  /// The selection mode used by the list box.
  public var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_list_box_get_selection_mode(cast())) }
    set { gtk_list_box_set_selection_mode(cast(), newValue.cValue()) }
  }

  /// Whether to show separators between rows.
  public var showSeparators: Bool {
    get { gtk_list_box_get_show_separators(cast()) != 0 }
    set { gtk_list_box_set_show_separators(cast(), newValue ? 1 : 0) }
  }

  /// Append a widget to the list.
  public final func append(_ child: Widget) { gtk_list_box_append(cast(), child.cast()) }

  /// Binds `model` to `box`.
  public final func bindModel(_ model: (any Gio.ListModel)?, createWidgetFunc: ((Object) -> Widget)?) {
    gtk_list_box_bind_model(
      cast(), model?.cast(), createWidgetFunc == nil ? nil : callGtkListBoxCreateWidgetFunc,
      createWidgetFunc.map { heldClosure($0) }, createWidgetFunc == nil ? nil : releaseClosure)
  }

  /// Add a drag highlight to a row.
  public final func dragHighlightRow(_ row: ListBoxRow) { gtk_list_box_drag_highlight_row(cast(), row.cast()) }

  /// If a row has previously been highlighted via `gtk_list_box_drag_highlight_row()`, it will have the highlight
  /// removed.
  public final func dragUnhighlightRow() { gtk_list_box_drag_unhighlight_row(cast()) }

  /// Gets the adjustment (if any) that the widget uses to for vertical scrolling.
  public var adjustment: Adjustment? { lentObject(gtk_list_box_get_adjustment(cast())) }

  /// Gets the n-th child in the list (not counting headers).
  public final func getRowAtIndex(_ index: Int) -> ListBoxRow? {
    lentObject(gtk_list_box_get_row_at_index(cast(), Int32(index)))
  }

  /// Gets the row at the `y` position.
  public final func getRowAtY(_ y: Int) -> ListBoxRow? { lentObject(gtk_list_box_get_row_at_y(cast(), Int32(y))) }

  /// Gets the selected row, or `nil` if no rows are selected.
  public var selectedRow: ListBoxRow? { lentObject(gtk_list_box_get_selected_row(cast())) }

  /// Creates a list of all selected children.
  public var selectedRows: [ListBoxRow] {
    lists(gtk_list_box_get_selected_rows(cast()), isGiven: true) { lentObject($0) as ListBoxRow? }
  }

  /// Insert the `child` into the `box` at `position`.
  public final func insert(_ child: Widget, position: Int) {
    gtk_list_box_insert(cast(), child.cast(), Int32(position))
  }

  /// Update the filtering for all rows.
  public final func invalidateFilter() { gtk_list_box_invalidate_filter(cast()) }

  /// Update the separators for all rows.
  public final func invalidateHeaders() { gtk_list_box_invalidate_headers(cast()) }

  /// Update the sorting for all rows.
  public final func invalidateSort() { gtk_list_box_invalidate_sort(cast()) }

  /// Prepend a widget to the list.
  public final func prepend(_ child: Widget) { gtk_list_box_prepend(cast(), child.cast()) }

  /// Removes a child from `box`.
  public final func remove(_ child: Widget) { gtk_list_box_remove(cast(), child.cast()) }

  /// Select all children of `box`, if the selection mode allows it.
  public final func selectAll() { gtk_list_box_select_all(cast()) }

  /// Make `row` the currently selected row.
  public final func selectRow(_ row: ListBoxRow?) { gtk_list_box_select_row(cast(), row?.cast()) }

  /// Calls a function for each selected child.
  public final func selectedForeach(_ `func`: @escaping (ListBox, ListBoxRow) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_list_box_selected_foreach(cast(), callGtkListBoxForeachFunc, lent.closure(`func`))
  }

  /// Sets the adjustment (if any) that the widget uses to for vertical scrolling.
  public final func setAdjustment(_ adjustment: Adjustment?) { gtk_list_box_set_adjustment(cast(), adjustment?.cast()) }

  /// By setting a filter function on the `box` one can decide dynamically which of the rows to show.
  public final func setFilterFunc(_ filterFunc: ((ListBoxRow) -> Bool)?) {
    gtk_list_box_set_filter_func(
      cast(), filterFunc == nil ? nil : callGtkListBoxFilterFunc, filterFunc.map { heldClosure($0) },
      filterFunc == nil ? nil : releaseClosure)
  }

  /// Sets a header function.
  public final func setHeaderFunc(_ updateHeader: ((ListBoxRow, ListBoxRow?) -> Void)?) {
    gtk_list_box_set_header_func(
      cast(), updateHeader == nil ? nil : callGtkListBoxUpdateHeaderFunc, updateHeader.map { heldClosure($0) },
      updateHeader == nil ? nil : releaseClosure)
  }

  /// Sets the placeholder widget that is shown in the list when it doesn't display any visible children.
  public final func setPlaceholder(_ placeholder: Widget?) { gtk_list_box_set_placeholder(cast(), placeholder?.cast()) }

  /// Sets a sort function.
  public final func setSortFunc(_ sortFunc: ((ListBoxRow, ListBoxRow) -> Int)?) {
    gtk_list_box_set_sort_func(
      cast(), sortFunc == nil ? nil : callGtkListBoxSortFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }

  /// Unselect all children of `box`, if the selection mode allows it.
  public final func unselectAll() { gtk_list_box_unselect_all(cast()) }

  /// Unselects a single row of `box`, if the selection mode allows it.
  public final func unselectRow(_ row: ListBoxRow) { gtk_list_box_unselect_row(cast(), row.cast()) }
}

extension Reactive where Base: ListBox {
  /// Whether to accept unpaired release events.
  public var acceptUnpairedRelease: DynamicSubject<Bool> { property("accept-unpaired-release") }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The selection mode used by the list box.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// Whether to show separators between rows.
  public var showSeparators: DynamicSubject<Bool> { property("show-separators") }

  public var activateCursorRow: SafeSignal<Void> { signal("activate-cursor-row") }

  /// Arguments: `object`, `p0`, `p1`, `p2`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool, Bool)> { signal("move-cursor") }

  /// Emitted when a row has been activated by the user.
  ///
  /// Argument: `row`.
  public var rowActivated: SafeSignal<ListBoxRow?> { signal("row-activated") }

  /// Emitted when a new row is selected, or (with a `nil` `row`) when the selection is cleared.
  ///
  /// Argument: `row`.
  public var rowSelected: SafeSignal<ListBoxRow?> { signal("row-selected") }

  /// Emitted to select all children of the box, if the selection mode permits it.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// Emitted when the set of selected rows changes.
  public var selectedRowsChanged: SafeSignal<Void> { signal("selected-rows-changed") }

  public var toggleCursorRow: SafeSignal<Void> { signal("toggle-cursor-row") }

  /// Emitted to unselect all children of the box, if the selection mode permits it.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}
