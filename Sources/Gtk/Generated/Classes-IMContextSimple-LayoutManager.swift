// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

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
      "activate-on-single-click", get: { (object: IconView) in object.activateOnSingleClick },
      set: { $0.activateOnSingleClick = $1 })
  }

  /// The `CellArea` used to layout cell renderers for this view.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The column-spacing property specifies the space which is inserted between the columns of the icon view.
  public var columnSpacing: DynamicSubject<Int> {
    property("column-spacing", get: { (object: IconView) in object.columnSpacing }, set: { $0.columnSpacing = $1 })
  }

  /// The columns property contains the number of the columns in which the items should be displayed. If it is -1, the
  /// number of columns will be chosen automatically to fill the available area.
  public var columns: DynamicSubject<Int> {
    property("columns", get: { (object: IconView) in object.columns }, set: { $0.columns = $1 })
  }

  /// The item-orientation property specifies how the cells (i.e. the icon and the text) of the item are positioned
  /// relative to each other.
  public var itemOrientation: DynamicSubject<Orientation> { property("item-orientation") }

  /// The item-padding property specifies the padding around each of the icon view's item.
  public var itemPadding: DynamicSubject<Int> {
    property("item-padding", get: { (object: IconView) in object.itemPadding }, set: { $0.itemPadding = $1 })
  }

  /// The item-width property specifies the width to use for each item. If it is set to -1, the icon view will
  /// automatically determine a suitable item size.
  public var itemWidth: DynamicSubject<Int> {
    property("item-width", get: { (object: IconView) in object.itemWidth }, set: { $0.itemWidth = $1 })
  }

  /// The margin property specifies the space which is inserted at the edges of the icon view.
  public var margin: DynamicSubject<Int> {
    property("margin", get: { (object: IconView) in object.margin }, set: { $0.margin = $1 })
  }

  /// The `markupColumn` property contains the number of the model column containing markup information to be displayed.
  /// The markup column must be of type `G_TYPE_STRING`. If this property and the :text-column property are both set to
  /// column numbers, it overrides the text column. If both are set to -1, no texts are displayed.
  public var markupColumn: DynamicSubject<Int> {
    property("markup-column", get: { (object: IconView) in object.markupColumn }, set: { $0.markupColumn = $1 })
  }

  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The `pixbufColumn` property contains the number of the model column containing the pixbufs which are displayed.
  /// The pixbuf column must be of type `GDK_TYPE_PIXBUF`. Setting this property to -1 turns off the display of pixbufs.
  public var pixbufColumn: DynamicSubject<Int> {
    property("pixbuf-column", get: { (object: IconView) in object.pixbufColumn }, set: { $0.pixbufColumn = $1 })
  }

  /// The reorderable property specifies if the items can be reordered by DND.
  public var reorderable: DynamicSubject<Bool> {
    property("reorderable", get: { (object: IconView) in object.reorderable }, set: { $0.reorderable = $1 })
  }

  /// The row-spacing property specifies the space which is inserted between the rows of the icon view.
  public var rowSpacing: DynamicSubject<Int> {
    property("row-spacing", get: { (object: IconView) in object.rowSpacing }, set: { $0.rowSpacing = $1 })
  }

  /// The `selectionMode` property specifies the selection mode of icon view. If the mode is `GTK_SELECTION_MULTIPLE`,
  /// rubberband selection is enabled, for the other modes, only keyboard selection is possible.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// The spacing property specifies the space which is inserted between the cells (i.e. the icon and the text) of an
  /// item.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: IconView) in object.spacing }, set: { $0.spacing = $1 })
  }

  /// The `textColumn` property contains the number of the model column containing the texts which are displayed. The
  /// text column must be of type `G_TYPE_STRING`. If this property and the :markup-column property are both set to -1,
  /// no texts are displayed.
  public var textColumn: DynamicSubject<Int> {
    property("text-column", get: { (object: IconView) in object.textColumn }, set: { $0.textColumn = $1 })
  }

  public var tooltipColumn: DynamicSubject<Int> {
    property("tooltip-column", get: { (object: IconView) in object.tooltipColumn }, set: { $0.tooltipColumn = $1 })
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

/// The `Image` widget displays an image.
open class Image: Widget {
  open override class var gType: GType { gtk_image_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `Image` widget.
  public init() {
    super.init(adopting: gtk_image_new())
  }

  /// Creates a new `Image` displaying the file `filename`.
  public init(filename: String) {
    super.init(adopting: gtk_image_new_from_file(filename))
  }

  /// Creates a `Image` displaying an icon from the current icon theme.
  public init(icon: any Gio.Icon) {
    super.init(adopting: gtk_image_new_from_gicon(icon.opaque))
  }

  /// Creates a `Image` displaying an icon from the current icon theme.
  public init(iconName: String?) {
    super.init(adopting: gtk_image_new_from_icon_name(iconName))
  }

  /// Creates a new `Image` displaying `paintable`.
  public init(paintable: (any Gdk.Paintable)?) {
    super.init(adopting: gtk_image_new_from_paintable(paintable?.opaque))
  }

  /// Creates a new `Image` displaying `pixbuf`.
  public init(pixbuf: GdkPixbuf.Pixbuf?) {
    super.init(adopting: gtk_image_new_from_pixbuf(pixbuf?.opaque))
  }

  /// Creates a new `Image` displaying the resource file `resourcePath`.
  public init(resourcePath: String) {
    super.init(adopting: gtk_image_new_from_resource(resourcePath))
  }

  /// The `GFile to display.
  public final var file: String {
    get { getProperty("file") }
    set { setProperty("file", newValue) }
  }

  /// The `GIcon` displayed in the `Image`.
  public final var gicon: (any Gio.Icon)? {
    get { lentInterface(opaque: gtk_image_get_gicon(opaque)) }
    set { setProperty("gicon", newValue as Object?) }
  }

  /// The name of the icon in the icon theme.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_image_get_icon_name(opaque)) }
    set { setProperty("icon-name", newValue) }
  }

  /// The symbolic size to display icons at.
  public final var iconSize: IconSize {
    get { IconSize(cValue: gtk_image_get_icon_size(opaque)) }
    set { gtk_image_set_icon_size(opaque, newValue.cValue) }
  }

  /// The `Gdk.Paintable` to display.
  public final var paintable: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_image_get_paintable(opaque)) }
    set { setProperty("paintable", newValue as Object?) }
  }

  /// The size in pixels to display icons at.
  public final var pixelSize: Int {
    get { gtk_image_get_pixel_size(opaque).int }
    set { gtk_image_set_pixel_size(opaque, newValue.int32) }
  }

  /// A path to a resource file to display.
  public final var resource: String {
    get { getProperty("resource") }
    set { setProperty("resource", newValue) }
  }

  /// The representation being used for image data.
  public final var storageType: ImageType { ImageType(cValue: gtk_image_get_storage_type(opaque)) }

  /// Whether the icon displayed in the `Image` will use standard icon names fallback.
  public final var useFallback: Bool {
    get { getProperty("use-fallback") }
    set { setProperty("use-fallback", newValue) }
  }

  /// Resets the image to be empty.
  public final func clear() { gtk_image_clear(opaque) }

  /// Sets a `Image` to show a file.
  public final func setFromFile(_ filename: String?) { gtk_image_set_from_file(opaque, filename) }

  /// Sets a `Image` to show a `GIcon`.
  public final func setFromGicon(_ icon: any Gio.Icon) { gtk_image_set_from_gicon(opaque, icon.opaque) }

  /// Sets a `Image` to show a named icon.
  public final func setFromIconName(_ iconName: String?) { gtk_image_set_from_icon_name(opaque, iconName) }

  /// Sets a `Image` to show a `Gdk.Paintable`.
  public final func setFromPaintable(_ paintable: (any Gdk.Paintable)?) {
    gtk_image_set_from_paintable(opaque, paintable?.opaque)
  }

  /// Sets a `Image` to show a `Gdk.Pixbuf`.
  public final func setFromPixbuf(_ pixbuf: GdkPixbuf.Pixbuf?) { gtk_image_set_from_pixbuf(opaque, pixbuf?.opaque) }

  /// Sets a `Image` to show a resource.
  public final func setFromResource(_ resourcePath: String?) { gtk_image_set_from_resource(opaque, resourcePath) }
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
  public var pixelSize: DynamicSubject<Int> {
    property("pixel-size", get: { (object: Image) in object.pixelSize }, set: { $0.pixelSize = $1 })
  }

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
    super.init(adopting: gtk_info_bar_new())
  }

  /// The type of the message.
  public final var messageType: MessageType {
    get { MessageType(cValue: gtk_info_bar_get_message_type(opaque)) }
    set { gtk_info_bar_set_message_type(opaque, newValue.cValue) }
  }

  /// Whether the info bar shows its contents.
  public final var revealed: Bool {
    get { gtk_info_bar_get_revealed(opaque).isTrue }
    set { gtk_info_bar_set_revealed(opaque, newValue.gboolean) }
  }

  /// Whether to include a standard close button.
  public final var showCloseButton: Bool {
    get { gtk_info_bar_get_show_close_button(opaque).isTrue }
    set { gtk_info_bar_set_show_close_button(opaque, newValue.gboolean) }
  }

  /// Add an activatable widget to the action area of a `InfoBar`.
  public final func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_info_bar_add_action_widget(opaque, child.gtkWidget, responseId.int32)
  }

  /// Adds a button with the given text.
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: Int) -> Button {
    lentObject(gtk_info_bar_add_button(opaque, buttonText, responseId.int32))!
  }

  /// Adds a widget to the content area of the info bar.
  public final func addChild(_ widget: Widget) { gtk_info_bar_add_child(opaque, widget.gtkWidget) }

  /// Removes a widget from the action area of `infoBar`.
  public final func removeActionWidget(_ widget: Widget) { gtk_info_bar_remove_action_widget(opaque, widget.gtkWidget) }

  /// Removes a widget from the content area of the info bar.
  public final func removeChild(_ widget: Widget) { gtk_info_bar_remove_child(opaque, widget.gtkWidget) }

  /// Emits the “response” signal with the given `responseId`.
  public final func response(_ responseId: Int) { gtk_info_bar_response(opaque, responseId.int32) }

  /// Sets the last widget in the info bar’s action area with the given response_id as the default widget for the
  /// dialog.
  public final func setDefaultResponse(_ responseId: Int) {
    gtk_info_bar_set_default_response(opaque, responseId.int32)
  }

  /// Sets the sensitivity of action widgets for `responseId`.
  public final func setResponseSensitive(responseId: Int, setting: Bool) {
    gtk_info_bar_set_response_sensitive(opaque, responseId.int32, setting.gboolean)
  }
}

extension Reactive where Base: InfoBar {
  /// The type of the message.
  public var messageType: DynamicSubject<MessageType> { property("message-type") }

  /// Whether the info bar shows its contents.
  public var revealed: DynamicSubject<Bool> {
    property("revealed", get: { (object: InfoBar) in object.revealed }, set: { $0.revealed = $1 })
  }

  /// Whether to include a standard close button.
  public var showCloseButton: DynamicSubject<Bool> {
    property(
      "show-close-button", get: { (object: InfoBar) in object.showCloseButton }, set: { $0.showCloseButton = $1 })
  }

  /// Gets emitted when the user uses a keybinding to dismiss the info bar.
  public var close: SafeSignal<Void> { signal("close") }

  /// Emitted when an action widget is clicked.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}

/// `Inscription` is a widget to show text in a predefined area.
open class Inscription: Widget {
  open override class var gType: GType { gtk_inscription_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Inscription` with the given text.
  public init(text: String? = nil) {
    super.init(adopting: gtk_inscription_new(text))
  }

  /// A list of style attributes to apply to the text of the inscription.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_inscription_get_attributes(opaque)) }
    set { gtk_inscription_set_attributes(opaque, newValue?.opaque) }
  }

  /// The number of characters that should fit into the inscription at minimum.
  public final var minChars: Int {
    get { gtk_inscription_get_min_chars(opaque).int }
    set { gtk_inscription_set_min_chars(opaque, newValue.uint32) }
  }

  /// The number of lines that should fit into the inscription at minimum.
  public final var minLines: Int {
    get { gtk_inscription_get_min_lines(opaque).int }
    set { gtk_inscription_set_min_lines(opaque, newValue.uint32) }
  }

  /// The number of characters that should ideally fit into the inscription.
  public final var natChars: Int {
    get { gtk_inscription_get_nat_chars(opaque).int }
    set { gtk_inscription_set_nat_chars(opaque, newValue.uint32) }
  }

  /// The number of lines that should ideally fit into the inscription.
  public final var natLines: Int {
    get { gtk_inscription_get_nat_lines(opaque).int }
    set { gtk_inscription_set_nat_lines(opaque, newValue.uint32) }
  }

  /// The displayed text.
  public final var text: String? {
    get { lentString(ifAny: gtk_inscription_get_text(opaque)) }
    set { lend(newValue) { gtk_inscription_set_text(opaque, $0) } }
  }

  /// The overflow method to use for the text.
  public final var textOverflow: InscriptionOverflow {
    get { InscriptionOverflow(cValue: gtk_inscription_get_text_overflow(opaque)) }
    set { gtk_inscription_set_text_overflow(opaque, newValue.cValue) }
  }

  /// Controls how the line wrapping is done.
  public final var wrapMode: Pango.WrapMode {
    get { Pango.WrapMode(cValue: gtk_inscription_get_wrap_mode(opaque)) }
    set { gtk_inscription_set_wrap_mode(opaque, newValue.cValue) }
  }

  /// The horizontal alignment of the text inside the allocated size.
  public final var xalign: Double {
    get { gtk_inscription_get_xalign(opaque).double }
    set { gtk_inscription_set_xalign(opaque, newValue.float) }
  }

  /// The vertical alignment of the text inside the allocated size.
  public final var yalign: Double {
    get { gtk_inscription_get_yalign(opaque).double }
    set { gtk_inscription_set_yalign(opaque, newValue.float) }
  }
}

extension Reactive where Base: Inscription {
  /// A list of style attributes to apply to the text of the inscription.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// Utility property that sets both the `Inscription.text` and `Inscription.attributes` properties, mainly intended
  /// for use in `Builder` ui files to ease translation support and bindings.
  public var markup: Bond<String?> { bond { $0.setProperty("markup", $1) } }

  /// The number of characters that should fit into the inscription at minimum.
  public var minChars: DynamicSubject<Int> {
    property("min-chars", get: { (object: Inscription) in object.minChars }, set: { $0.minChars = $1 })
  }

  /// The number of lines that should fit into the inscription at minimum.
  public var minLines: DynamicSubject<Int> {
    property("min-lines", get: { (object: Inscription) in object.minLines }, set: { $0.minLines = $1 })
  }

  /// The number of characters that should ideally fit into the inscription.
  public var natChars: DynamicSubject<Int> {
    property("nat-chars", get: { (object: Inscription) in object.natChars }, set: { $0.natChars = $1 })
  }

  /// The number of lines that should ideally fit into the inscription.
  public var natLines: DynamicSubject<Int> {
    property("nat-lines", get: { (object: Inscription) in object.natLines }, set: { $0.natLines = $1 })
  }

  /// The displayed text.
  public var text: DynamicSubject<String?> {
    property("text", get: { (object: Inscription) in object.text }, set: { $0.text = $1 })
  }

  /// The overflow method to use for the text.
  public var textOverflow: DynamicSubject<InscriptionOverflow> { property("text-overflow") }

  /// Controls how the line wrapping is done.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The horizontal alignment of the text inside the allocated size.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: Inscription) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The vertical alignment of the text inside the allocated size.
  public var yalign: DynamicSubject<Double> {
    property("yalign", get: { (object: Inscription) in object.yalign }, set: { $0.yalign = $1 })
  }
}

/// A `ShortcutTrigger` that triggers when a specific keyval and modifiers are pressed.
open class KeyvalTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_keyval_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `ShortcutTrigger` that will trigger whenever the key with the given `keyval` and `modifiers` is pressed.
  public init(keyval: Int, modifiers: Gdk.ModifierType = []) {
    super.init(adopting: gtk_keyval_trigger_new(keyval.uint32, modifiers.cValue).raw)
  }

  /// The key value for the trigger.
  public final var keyval: Int { gtk_keyval_trigger_get_keyval(opaque).int }

  /// The key modifiers for the trigger.
  public final var modifiers: Gdk.ModifierType { Gdk.ModifierType(cValue: gtk_keyval_trigger_get_modifiers(opaque)) }
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
    super.init(adopting: gtk_label_new(label))
  }

  /// Creates a new `Label`, containing the text in `str`.
  public init(mnemonic: String?) {
    super.init(adopting: gtk_label_new_with_mnemonic(mnemonic))
  }

  /// A list of style attributes to apply to the text of the label.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_label_get_attributes(opaque)) }
    set { gtk_label_set_attributes(opaque, newValue?.opaque) }
  }

  /// The preferred place to ellipsize the string, if the label does not have enough room to display the entire string.
  public final var ellipsize: Pango.EllipsizeMode {
    get { Pango.EllipsizeMode(cValue: gtk_label_get_ellipsize(opaque)) }
    set { gtk_label_set_ellipsize(opaque, newValue.cValue) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_label_get_extra_menu(opaque)) }
    set { gtk_label_set_extra_menu(opaque, newValue?.gMenuModel) }
  }

  /// The alignment of the lines in the text of the label, relative to each other.
  public final var justify: Justification {
    get { Justification(cValue: gtk_label_get_justify(opaque)) }
    set { gtk_label_set_justify(opaque, newValue.cValue) }
  }

  /// The contents of the label.
  public final var label: String {
    get { lentString(gtk_label_get_label(opaque)) }
    set { lend(newValue) { gtk_label_set_label(opaque, $0) } }
  }

  /// The number of lines to which an ellipsized, wrapping label should be limited.
  public final var lines: Int {
    get { gtk_label_get_lines(opaque).int }
    set { gtk_label_set_lines(opaque, newValue.int32) }
  }

  /// The desired maximum width of the label, in characters.
  public final var maxWidthChars: Int {
    get { gtk_label_get_max_width_chars(opaque).int }
    set { gtk_label_set_max_width_chars(opaque, newValue.int32) }
  }

  /// The mnemonic accelerator key for the label.
  public final var mnemonicKeyval: Int { gtk_label_get_mnemonic_keyval(opaque).int }

  /// The widget to be activated when the labels mnemonic key is pressed.
  public final var mnemonicWidget: Widget? {
    get { lentObject(gtk_label_get_mnemonic_widget(opaque)) }
    set { gtk_label_set_mnemonic_widget(opaque, newValue?.gtkWidget) }
  }

  /// Select the line wrapping for the natural size request.
  public final var naturalWrapMode: NaturalWrapMode {
    get { NaturalWrapMode(cValue: gtk_label_get_natural_wrap_mode(opaque)) }
    set { gtk_label_set_natural_wrap_mode(opaque, newValue.cValue) }
  }

  /// Whether the label text can be selected with the mouse.
  public final var selectable: Bool {
    get { gtk_label_get_selectable(opaque).isTrue }
    set { gtk_label_set_selectable(opaque, newValue.gboolean) }
  }

  /// Whether the label is in single line mode.
  public final var singleLineMode: Bool {
    get { gtk_label_get_single_line_mode(opaque).isTrue }
    set { gtk_label_set_single_line_mode(opaque, newValue.gboolean) }
  }

  /// Custom tabs for this label.
  public final var tabs: Pango.TabArray? {
    get { givenBoxed(opaque: gtk_label_get_tabs(opaque)) }
    set { gtk_label_set_tabs(opaque, newValue?.opaque) }
  }

  /// `true` if the text of the label includes Pango markup.
  public final var useMarkup: Bool {
    get { gtk_label_get_use_markup(opaque).isTrue }
    set { gtk_label_set_use_markup(opaque, newValue.gboolean) }
  }

  /// `true` if the text of the label indicates a mnemonic with _.
  public final var useUnderline: Bool {
    get { gtk_label_get_use_underline(opaque).isTrue }
    set { gtk_label_set_use_underline(opaque, newValue.gboolean) }
  }

  /// The desired width of the label, in characters.
  public final var widthChars: Int {
    get { gtk_label_get_width_chars(opaque).int }
    set { gtk_label_set_width_chars(opaque, newValue.int32) }
  }

  /// `true` if the label text will wrap if it gets too wide.
  public final var wrap: Bool {
    get { gtk_label_get_wrap(opaque).isTrue }
    set { gtk_label_set_wrap(opaque, newValue.gboolean) }
  }

  /// Controls how the line wrapping is done.
  public final var wrapMode: Pango.WrapMode {
    get { Pango.WrapMode(cValue: gtk_label_get_wrap_mode(opaque)) }
    set { gtk_label_set_wrap_mode(opaque, newValue.cValue) }
  }

  /// The horizontal alignment of the label text inside its size allocation.
  public final var xalign: Double {
    get { gtk_label_get_xalign(opaque).double }
    set { gtk_label_set_xalign(opaque, newValue.float) }
  }

  /// The vertical alignment of the label text inside its size allocation.
  public final var yalign: Double {
    get { gtk_label_get_yalign(opaque).double }
    set { gtk_label_set_yalign(opaque, newValue.float) }
  }

  /// Returns the URI for the currently active link in the label.
  public final var currentUri: String? { lentString(ifAny: gtk_label_get_current_uri(opaque)) }

  /// Gets the `Pango.Layout` used to display the label.
  public final var layout: Pango.Layout? { lentObject(opaque: gtk_label_get_layout(opaque)) }

  /// Obtains the coordinates where the label will draw its `Pango.Layout`.
  public final var layoutOffsets: (x: Int, y: Int) {
    var cX: Int32 = 0
    var cY: Int32 = 0
    gtk_label_get_layout_offsets(opaque, &cX, &cY)
    return (cX.int, cY.int)
  }

  /// Gets the selected range of characters in the label.
  public final var selectionBounds: (start: Int, end: Int)? {
    var cStart: Int32 = 0
    var cEnd: Int32 = 0
    let result = gtk_label_get_selection_bounds(opaque, &cStart, &cEnd)
    guard result != 0 else { return nil }
    return (cStart.int, cEnd.int)
  }

  /// Selects a range of characters in the label, if the label is selectable.
  public final func selectRegion(startOffset: Int, endOffset: Int) {
    gtk_label_select_region(opaque, startOffset.int32, endOffset.int32)
  }

  /// Sets the text within the `Label` widget.
  public final func setText(_ str: String) { gtk_label_set_text(opaque, str) }

  /// Sets the label’s text from the string `str`.
  public final func setTextWithMnemonic(_ str: String) { gtk_label_set_text_with_mnemonic(opaque, str) }
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
  public var label: DynamicSubject<String> {
    property("label", get: { (object: Label) in object.label }, set: { $0.label = $1 })
  }

  /// The number of lines to which an ellipsized, wrapping label should be limited.
  public var lines: DynamicSubject<Int> {
    property("lines", get: { (object: Label) in object.lines }, set: { $0.lines = $1 })
  }

  /// The desired maximum width of the label, in characters.
  public var maxWidthChars: DynamicSubject<Int> {
    property("max-width-chars", get: { (object: Label) in object.maxWidthChars }, set: { $0.maxWidthChars = $1 })
  }

  /// The mnemonic accelerator key for the label.
  public var mnemonicKeyval: SafeSignal<Int> { readOnlyProperty("mnemonic-keyval") }

  /// The widget to be activated when the labels mnemonic key is pressed.
  public var mnemonicWidget: DynamicSubject<Widget?> { property("mnemonic-widget") }

  /// Select the line wrapping for the natural size request.
  public var naturalWrapMode: DynamicSubject<NaturalWrapMode> { property("natural-wrap-mode") }

  /// Whether the label text can be selected with the mouse.
  public var selectable: DynamicSubject<Bool> {
    property("selectable", get: { (object: Label) in object.selectable }, set: { $0.selectable = $1 })
  }

  /// Whether the label is in single line mode.
  public var singleLineMode: DynamicSubject<Bool> {
    property("single-line-mode", get: { (object: Label) in object.singleLineMode }, set: { $0.singleLineMode = $1 })
  }

  /// Custom tabs for this label.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// `true` if the text of the label includes Pango markup.
  public var useMarkup: DynamicSubject<Bool> {
    property("use-markup", get: { (object: Label) in object.useMarkup }, set: { $0.useMarkup = $1 })
  }

  /// `true` if the text of the label indicates a mnemonic with _.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { (object: Label) in object.useUnderline }, set: { $0.useUnderline = $1 })
  }

  /// The desired width of the label, in characters.
  public var widthChars: DynamicSubject<Int> {
    property("width-chars", get: { (object: Label) in object.widthChars }, set: { $0.widthChars = $1 })
  }

  /// `true` if the label text will wrap if it gets too wide.
  public var wrap: DynamicSubject<Bool> {
    property("wrap", get: { (object: Label) in object.wrap }, set: { $0.wrap = $1 })
  }

  /// Controls how the line wrapping is done.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The horizontal alignment of the label text inside its size allocation.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: Label) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The vertical alignment of the label text inside its size allocation.
  public var yalign: DynamicSubject<Double> {
    property("yalign", get: { (object: Label) in object.yalign }, set: { $0.yalign = $1 })
  }

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
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }
}

/// `LayoutChild` is the base class for objects that are meant to hold layout properties.
open class LayoutChild: Object {
  open override class var gType: GType { gtk_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkLayoutChild: UnsafeMutablePointer<GtkLayoutChild> {
    pointer.assumingMemoryBound(to: GtkLayoutChild.self)
  }

  /// The widget that is associated to the `LayoutChild` instance.
  public final var childWidget: Widget? { lentObject(gtk_layout_child_get_child_widget(gtkLayoutChild)) }

  /// The layout manager that created the `LayoutChild` instance.
  public final var layoutManager: LayoutManager? { lentObject(gtk_layout_child_get_layout_manager(gtkLayoutChild)) }
}

extension Reactive where Base: LayoutChild {
  /// The widget that is associated to the `LayoutChild` instance.
  public var childWidget: SafeSignal<Widget?> { readOnlyProperty("child-widget") }

  /// The layout manager that created the `LayoutChild` instance.
  public var layoutManager: SafeSignal<LayoutManager?> { readOnlyProperty("layout-manager") }
}

/// Layout managers are delegate classes that handle the preferred size and the allocation of a widget.
open class LayoutManager: OverridableLayout {
  open override class var gType: GType { gtk_layout_manager_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkLayoutManager: UnsafeMutablePointer<GtkLayoutManager> {
    pointer.assumingMemoryBound(to: GtkLayoutManager.self)
  }

  /// Retrieves a `LayoutChild` instance for the `LayoutManager`, creating one if necessary.
  public final func getLayoutChild(_ child: Widget) -> LayoutChild? {
    lentObject(gtk_layout_manager_get_layout_child(gtkLayoutManager, child.gtkWidget))
  }

  /// Retrieves the request mode of `manager`.
  public final var requestMode: SizeRequestMode {
    SizeRequestMode(cValue: gtk_layout_manager_get_request_mode(gtkLayoutManager))
  }

  /// Retrieves the `Widget` using the given `LayoutManager`.
  public final var widget: Widget? { lentObject(gtk_layout_manager_get_widget(gtkLayoutManager)) }

  /// Queues a resize on the `Widget` using `manager`, if any.
  public final func layoutChanged() { gtk_layout_manager_layout_changed(gtkLayoutManager) }
}
