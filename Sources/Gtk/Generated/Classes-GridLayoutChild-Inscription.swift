// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `LayoutChild` subclass for children in a `GridLayout`.
open class GridLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_grid_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The column to place the child in.
  public var column: Int {
    get { Int(gtk_grid_layout_child_get_column(cast())) }
    set { gtk_grid_layout_child_set_column(cast(), Int32(newValue)) }
  }

  /// The number of columns the child spans to.
  public var columnSpan: Int {
    get { Int(gtk_grid_layout_child_get_column_span(cast())) }
    set { gtk_grid_layout_child_set_column_span(cast(), Int32(newValue)) }
  }

  /// The row to place the child in.
  public var row: Int {
    get { Int(gtk_grid_layout_child_get_row(cast())) }
    set { gtk_grid_layout_child_set_row(cast(), Int32(newValue)) }
  }

  /// The number of rows the child spans to.
  public var rowSpan: Int {
    get { Int(gtk_grid_layout_child_get_row_span(cast())) }
    set { gtk_grid_layout_child_set_row_span(cast(), Int32(newValue)) }
  }
}

extension Reactive where Base: GridLayoutChild {
  /// The column to place the child in.
  public var column: DynamicSubject<Int> { property("column") }

  /// The number of columns the child spans to.
  public var columnSpan: DynamicSubject<Int> { property("column-span") }

  /// The row to place the child in.
  public var row: DynamicSubject<Int> { property("row") }

  /// The number of rows the child spans to.
  public var rowSpan: DynamicSubject<Int> { property("row-span") }
}

/// `GridView` presents a large dynamic grid of items.
open class GridView: ListBase {
  open override class var gType: GType { gtk_grid_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `GridView` that uses the given `factory` for mapping items to widgets.
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_grid_view_new(model?.given(), factory?.given())))
  }

  /// Allow rubberband selection.
  public var enableRubberband: Bool {
    get { gtk_grid_view_get_enable_rubberband(cast()) != 0 }
    set { gtk_grid_view_set_enable_rubberband(cast(), newValue ? 1 : 0) }
  }

  /// Factory for populating list items.
  public var factory: ListItemFactory? {
    get { lentObject(gtk_grid_view_get_factory(cast())) }
    set { gtk_grid_view_set_factory(cast(), newValue?.cast()) }
  }

  /// Maximum number of columns per row.
  public var maxColumns: Int {
    get { Int(gtk_grid_view_get_max_columns(cast())) }
    set { gtk_grid_view_set_max_columns(cast(), UInt32(newValue)) }
  }

  /// Minimum number of columns per row.
  public var minColumns: Int {
    get { Int(gtk_grid_view_get_min_columns(cast())) }
    set { gtk_grid_view_set_min_columns(cast(), UInt32(newValue)) }
  }

  /// Model for the items displayed.
  public var model: (any SelectionModel)? {
    get { lentInterface(gtk_grid_view_get_model(cast())) }
    set { gtk_grid_view_set_model(cast(), newValue?.cast()) }
  }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: Bool {
    get { gtk_grid_view_get_single_click_activate(cast()) != 0 }
    set { gtk_grid_view_set_single_click_activate(cast(), newValue ? 1 : 0) }
  }
}

extension Reactive where Base: GridView {
  /// Allow rubberband selection.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// Maximum number of columns per row.
  public var maxColumns: DynamicSubject<Int> { property("max-columns") }

  /// Minimum number of columns per row.
  public var minColumns: DynamicSubject<Int> { property("min-columns") }

  /// Model for the items displayed.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// Emitted when a cell has been activated by the user, usually via activating the GtkGridView|list.activate-item
  /// action.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal("activate") }
}

/// `HeaderBar` is a widget for creating custom title bars for windows.
open class HeaderBar: Widget {
  open override class var gType: GType { gtk_header_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `HeaderBar` widget.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_header_bar_new()))
  }

  /// The decoration layout for buttons.
  public var decorationLayout: String? {
    get { lentString(gtk_header_bar_get_decoration_layout(cast())) }
    set { gtk_header_bar_set_decoration_layout(cast(), newValue) }
  }

  /// Whether to show title buttons like close, minimize, maximize.
  public var showTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(cast()) != 0 }
    set { gtk_header_bar_set_show_title_buttons(cast(), newValue ? 1 : 0) }
  }

  public var titleWidget: Widget? {
    get { lentObject(gtk_header_bar_get_title_widget(cast())) }
    set { gtk_header_bar_set_title_widget(cast(), newValue?.cast()) }
  }

  /// Adds `child` to `bar`, packed with reference to the end of the `bar`.
  public final func packEnd(_ child: Widget) { gtk_header_bar_pack_end(cast(), child.cast()) }

  /// Adds `child` to `bar`, packed with reference to the start of the `bar`.
  public final func packStart(_ child: Widget) { gtk_header_bar_pack_start(cast(), child.cast()) }

  /// Removes a child from the `HeaderBar`.
  public final func remove(_ child: Widget) { gtk_header_bar_remove(cast(), child.cast()) }
}

extension Reactive where Base: HeaderBar {
  /// The decoration layout for buttons.
  public var decorationLayout: DynamicSubject<String?> { property("decoration-layout") }

  /// Whether to show title buttons like close, minimize, maximize.
  public var showTitleButtons: DynamicSubject<Bool> { property("show-title-buttons") }

  public var titleWidget: DynamicSubject<Widget?> { property("title-widget") }
}

/// `IMContext` defines the interface for GTK input methods.
open class IMContext: Object {
  open override class var gType: GType { gtk_im_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public var inputHints: InputHints {
    get { getProperty("input-hints") }
    set { setProperty("input-hints", newValue) }
  }

  /// The purpose of the text field that the `GtkIMContext is connected to.
  public var inputPurpose: InputPurpose {
    get { getProperty("input-purpose") }
    set { setProperty("input-purpose", newValue) }
  }

  /// Asks the widget that the input context is attached to delete characters around the cursor position by emitting the
  /// `::delete_surrounding` signal.
  @discardableResult
  public final func deleteSurrounding(offset: Int, nChars: Int) -> Bool {
    gtk_im_context_delete_surrounding(cast(), Int32(offset), Int32(nChars)) != 0
  }

  /// Allow an input method to forward key press and release events to another input method without necessarily having a
  /// `Gdk.Event` available.
  @discardableResult
  public final func filterKey(
    press: Bool, surface: Gdk.Surface, device: Gdk.Device, time: Int, keycode: Int, state: Gdk.ModifierType, group: Int
  ) -> Bool {
    gtk_im_context_filter_key(
      cast(), press ? 1 : 0, surface.cast(), device.cast(), UInt32(time), UInt32(keycode), state.cValue(), Int32(group))
      != 0
  }

  /// Notify the input method that the widget to which this input context corresponds has gained focus.
  public final func focusIn() { gtk_im_context_focus_in(cast()) }

  /// Notify the input method that the widget to which this input context corresponds has lost focus.
  public final func focusOut() { gtk_im_context_focus_out(cast()) }

  /// Notify the input method that a change such as a change in cursor position has been made.
  public final func reset() { gtk_im_context_reset(cast()) }

  /// Set the client widget for the input context.
  public final func setClientWidget(_ widget: Widget?) { gtk_im_context_set_client_widget(cast(), widget?.cast()) }

  /// Sets surrounding context around the insertion point and preedit string. This function is expected to be called in
  /// response to the `IMContext.retrieveSurrounding` signal, and will likely have no effect if called at other times.
  public final func setSurroundingWithSelection(_ text: String, len: Int, cursorIndex: Int, anchorIndex: Int) {
    gtk_im_context_set_surrounding_with_selection(cast(), text, Int32(len), Int32(cursorIndex), Int32(anchorIndex))
  }

  /// Sets whether the IM context should use the preedit string to display feedback.
  public final func setUsePreedit(_ usePreedit: Bool) { gtk_im_context_set_use_preedit(cast(), usePreedit ? 1 : 0) }
}

extension Reactive where Base: IMContext {
  /// Additional hints that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of the text field that the `GtkIMContext is connected to.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The `commit` signal is emitted when a complete input sequence has been entered by the user.
  ///
  /// Argument: `str`.
  public var commit: SafeSignal<String> { signal("commit") }

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

  /// Creates a new `IMContextSimple`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_im_context_simple_new()))
  }

  /// Adds an additional table from the X11 compose file.
  public final func addComposeFile(_ composeFile: String) {
    gtk_im_context_simple_add_compose_file(cast(), composeFile)
  }
}

/// `IMMulticontext` is an input method context supporting multiple, switchable input methods.
open class IMMulticontext: IMContext {
  open override class var gType: GType { gtk_im_multicontext_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `IMMulticontext`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_im_multicontext_new()))
  }

  /// Gets the id of the currently active delegate of the `context`.
  public var contextId: String { lentString(gtk_im_multicontext_get_context_id(cast())) }

  /// Sets the context id for `context`.
  public final func setContextId(_ contextId: String?) { gtk_im_multicontext_set_context_id(cast(), contextId) }
}

/// Contains information found when looking up an icon in `IconTheme`.
open class IconPaintable: Object, Gdk.Paintable, SymbolicPaintable {
  open override class var gType: GType { gtk_icon_paintable_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The icon name that was chosen during lookup.
  public var iconName: String? { lentString(gtk_icon_paintable_get_icon_name(cast())) }

  /// Whether the icon is symbolic or not.
  public var isSymbolic: Bool { getProperty("is-symbolic") }
}

extension Reactive where Base: IconPaintable {
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_icon_theme_new()))
  }

  /// The display that this icon theme object is attached to.
  public var display: Gdk.Display? {
    get { lentObject(gtk_icon_theme_get_display(cast())) }
    set { setProperty("display", newValue) }
  }

  /// The icon names that are supported by the icon theme.
  public var iconNames: [String] { givenStrings(gtk_icon_theme_get_icon_names(cast())) }

  /// Resource paths that will be looked at when looking for icons, similar to search paths.
  public var resourcePath: [String] {
    get { givenStrings(gtk_icon_theme_get_resource_path(cast())) }
    set { setProperty("resource-path", newValue) }
  }

  /// The search path for this icon theme.
  public var searchPath: [String] {
    get { getProperty("search-path") }
    set { setProperty("search-path", newValue) }
  }

  /// The name of the icon theme that is being used.
  public var themeName: String? {
    get { givenString(gtk_icon_theme_get_theme_name(cast())) }
    set { gtk_icon_theme_set_theme_name(cast(), newValue) }
  }

  /// Adds a resource path that will be looked at when looking for icons, similar to search paths.
  public final func addResourcePath(_ path: String) { gtk_icon_theme_add_resource_path(cast(), path) }

  /// Appends a directory to the search path.
  public final func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(cast(), path) }

  /// Checks whether an icon theme includes an icon for a particular name.
  public final func hasIcon(_ iconName: String) -> Bool { gtk_icon_theme_has_icon(cast(), iconName) != 0 }

  /// Looks up a named icon for a desired size and window scale, returning a `IconPaintable`.
  public final func lookupIcon(
    _ iconName: String, fallbacks: [String], size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable? {
    fallbacks.withCStrings { fallbacks in
      givenObject(
        gtk_icon_theme_lookup_icon(
          cast(), iconName, fallbacks, Int32(size), Int32(scale), direction.cValue(), flags.cValue()))
    }
  }

  /// Gets the icon theme object associated with `display`.
  public static func getForDisplay(_ display: Gdk.Display) -> IconTheme? {
    lentObject(gtk_icon_theme_get_for_display(display.cast()))
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

  /// Selects all the icons. `iconView` must has its selection mode set to `GTK_SELECTION_MULTIPLE`.
  public final func selectAll() { gtk_icon_view_select_all(cast()) }

  /// Unselects all the icons.
  public final func unselectAll() { gtk_icon_view_unselect_all(cast()) }

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
  public var itemActivated: SafeSignal<OpaqueValue> { signal("item-activated") }

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
  public init(iconName: String?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_image_new_from_icon_name(iconName)))
  }

  /// Creates a new `Image` displaying `paintable`.
  public init(paintable: (any Gdk.Paintable)?) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_image_new_from_paintable(paintable?.cast())))
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

  /// Sets a `Image` to show a named icon.
  public final func setFromIconName(_ iconName: String?) { gtk_image_set_from_icon_name(cast(), iconName) }

  /// Sets a `Image` to show a `Gdk.Paintable`.
  public final func setFromPaintable(_ paintable: (any Gdk.Paintable)?) {
    gtk_image_set_from_paintable(cast(), paintable?.cast())
  }

  /// Sets a `Image` to show a resource.
  public final func setFromResource(_ resourcePath: String?) { gtk_image_set_from_resource(cast(), resourcePath) }
}

extension Reactive where Base: Image {
  /// The `GFile to display.
  public var file: DynamicSubject<String> { property("file") }

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
