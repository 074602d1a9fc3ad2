// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// Renders a toggle button in a cell
open class CellRendererToggle: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_toggle_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellRendererToggle`. Adjust rendering parameters using object properties. Object properties can be
  /// set globally (with `g_object_set()`). Also, with `TreeViewColumn`, you can bind a property to a value in a
  /// `TreeModel`. For example, you can bind the “active” property on the cell renderer to a boolean value in the model,
  /// thus causing the check button to reflect the state of the model.
  public init() {
    super.init(adopting: gtk_cell_renderer_toggle_new())
  }

  public final var activatable: Bool {
    get { gtk_cell_renderer_toggle_get_activatable(opaque).isTrue }
    set { gtk_cell_renderer_toggle_set_activatable(opaque, newValue.gboolean) }
  }

  public final var active: Bool {
    get { gtk_cell_renderer_toggle_get_active(opaque).isTrue }
    set { gtk_cell_renderer_toggle_set_active(opaque, newValue.gboolean) }
  }

  public final var inconsistent: Bool {
    get { getProperty("inconsistent") }
    set { setProperty("inconsistent", newValue) }
  }

  public final var radio: Bool {
    get { gtk_cell_renderer_toggle_get_radio(opaque).isTrue }
    set { gtk_cell_renderer_toggle_set_radio(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: CellRendererToggle {
  public var activatable: DynamicSubject<Bool> {
    property("activatable", get: { (object: CellRendererToggle) in object.activatable }, set: { $0.activatable = $1 })
  }

  public var active: DynamicSubject<Bool> {
    property("active", get: { (object: CellRendererToggle) in object.active }, set: { $0.active = $1 })
  }

  public var inconsistent: DynamicSubject<Bool> { property("inconsistent") }

  public var radio: DynamicSubject<Bool> {
    property("radio", get: { (object: CellRendererToggle) in object.radio }, set: { $0.radio = $1 })
  }

  /// The `toggled` signal is emitted when the cell is toggled.
  ///
  /// Argument: `path`.
  public var toggled: SafeSignal<String> { signal(ofOne: "toggled") }
}

/// A widget displaying a single row of a `TreeModel`
open class CellView: Widget, CellLayout, Orientable {
  open override class var gType: GType { gtk_cell_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CellView` widget.
  public init() {
    super.init(adopting: gtk_cell_view_new())
  }

  /// Creates a new `CellView` widget with a specific `CellArea` to layout cells and a specific `CellAreaContext`.
  public init(area: CellArea, context: CellAreaContext) {
    super.init(adopting: gtk_cell_view_new_with_context(area.gtkCellArea, context.gtkCellAreaContext))
  }

  /// Creates a new `CellView` widget, adds a `CellRendererText` to it, and makes it show `markup`. The text can be
  /// marked up with the [Pango text markup language](https://docs.gtk.org/Pango/pango_markup.html).
  public init(markup: String) {
    super.init(adopting: gtk_cell_view_new_with_markup(markup))
  }

  /// Creates a new `CellView` widget, adds a `CellRendererText` to it, and makes it show `text`.
  public init(text: String) {
    super.init(adopting: gtk_cell_view_new_with_text(text))
  }

  /// Creates a new `CellView` widget, adds a `CellRendererPixbuf` to it, and makes it show `texture`.
  public init(texture: Gdk.Texture) {
    super.init(adopting: gtk_cell_view_new_with_texture(texture.opaque))
  }

  /// The `CellArea` rendering cells
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The `CellAreaContext` used to compute the geometry of the cell view.
  public final var cellAreaContext: CellAreaContext? { getProperty("cell-area-context") }

  /// Whether all cells should be draw as sensitive for this view regardless of the actual cell properties (used to make
  /// menus with submenus appear sensitive when the items in submenus might be insensitive).
  public final var drawSensitive: Bool {
    get { gtk_cell_view_get_draw_sensitive(opaque).isTrue }
    set { gtk_cell_view_set_draw_sensitive(opaque, newValue.gboolean) }
  }

  /// Whether the view should request enough space to always fit the size of every row in the model (used by the combo
  /// box to ensure the combo box size doesn't change when different items are selected).
  public final var fitModel: Bool {
    get { gtk_cell_view_get_fit_model(opaque).isTrue }
    set { gtk_cell_view_set_fit_model(opaque, newValue.gboolean) }
  }

  /// The model for cell view
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_cell_view_get_model(opaque)) }
    set { gtk_cell_view_set_model(opaque, newValue?.opaque) }
  }

  /// Returns a `TreePath` referring to the currently displayed row. If no row is currently displayed, `nil` is
  /// returned.
  public final var displayedRow: TreePath? {
    get { givenBoxed(opaque: gtk_cell_view_get_displayed_row(opaque)) }
    set(path) { gtk_cell_view_set_displayed_row(opaque, path?.opaque) }
  }
}

extension Reactive where Base: CellView {
  /// The `CellArea` rendering cells
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The `CellAreaContext` used to compute the geometry of the cell view.
  public var cellAreaContext: SafeSignal<CellAreaContext?> { readOnlyProperty("cell-area-context") }

  /// Whether all cells should be draw as sensitive for this view regardless of the actual cell properties (used to make
  /// menus with submenus appear sensitive when the items in submenus might be insensitive).
  public var drawSensitive: DynamicSubject<Bool> {
    property("draw-sensitive", get: { (object: CellView) in object.drawSensitive }, set: { $0.drawSensitive = $1 })
  }

  /// Whether the view should request enough space to always fit the size of every row in the model (used by the combo
  /// box to ensure the combo box size doesn't change when different items are selected).
  public var fitModel: DynamicSubject<Bool> {
    property("fit-model", get: { (object: CellView) in object.fitModel }, set: { $0.fitModel = $1 })
  }

  /// The model for cell view
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }
}

/// `CenterBox` arranges three children in a row, keeping the middle child centered as well as possible.
open class CenterBox: Widget, Orientable {
  open override class var gType: GType { gtk_center_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CenterBox`.
  public init() {
    super.init(adopting: gtk_center_box_new())
  }

  /// The position of the baseline aligned widget if extra space is available.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_center_box_get_baseline_position(opaque)) }
    set { gtk_center_box_set_baseline_position(opaque, newValue.cValue) }
  }

  /// Gets the center widget, or `nil` if there is none.
  public final var centerWidget: Widget? {
    get { lentObject(gtk_center_box_get_center_widget(opaque)) }
    set(child) { gtk_center_box_set_center_widget(opaque, child?.gtkWidget) }
  }

  /// Gets the end widget, or `nil` if there is none.
  public final var endWidget: Widget? {
    get { lentObject(gtk_center_box_get_end_widget(opaque)) }
    set(child) { gtk_center_box_set_end_widget(opaque, child?.gtkWidget) }
  }

  /// Gets the start widget, or `nil` if there is none.
  public final var startWidget: Widget? {
    get { lentObject(gtk_center_box_get_start_widget(opaque)) }
    set(child) { gtk_center_box_set_start_widget(opaque, child?.gtkWidget) }
  }
}

extension Reactive where Base: CenterBox {
  /// The position of the baseline aligned widget if extra space is available.
  public var baselinePosition: DynamicSubject<BaselinePosition> { property("baseline-position") }
}

/// `CenterLayout` is a layout manager that manages up to three children.
open class CenterLayout: LayoutManager {
  open override class var gType: GType { gtk_center_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `CenterLayout`.
  public init() {
    super.init(adopting: gtk_center_layout_new())
  }

  /// Returns the baseline position of the layout.
  public final var baselinePosition: BaselinePosition {
    get { BaselinePosition(cValue: gtk_center_layout_get_baseline_position(opaque)) }
    set(baselinePosition) { gtk_center_layout_set_baseline_position(opaque, baselinePosition.cValue) }
  }

  /// Returns the center widget of the layout.
  public final var centerWidget: Widget? {
    get { lentObject(gtk_center_layout_get_center_widget(opaque)) }
    set(widget) { gtk_center_layout_set_center_widget(opaque, widget?.gtkWidget) }
  }

  /// Returns the end widget of the layout.
  public final var endWidget: Widget? {
    get { lentObject(gtk_center_layout_get_end_widget(opaque)) }
    set(widget) { gtk_center_layout_set_end_widget(opaque, widget?.gtkWidget) }
  }

  /// Gets the current orienration of the layout manager.
  public final var orientation: Orientation {
    get { Orientation(cValue: gtk_center_layout_get_orientation(opaque)) }
    set(orientation) { gtk_center_layout_set_orientation(opaque, orientation.cValue) }
  }

  /// Returns the start widget fo the layout.
  public final var startWidget: Widget? {
    get { lentObject(gtk_center_layout_get_start_widget(opaque)) }
    set(widget) { gtk_center_layout_set_start_widget(opaque, widget?.gtkWidget) }
  }
}

/// A `CheckButton` places a label next to an indicator.
open class CheckButton: Widget, Actionable {
  open override class var gType: GType { gtk_check_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCheckButton: UnsafeMutablePointer<GtkCheckButton> {
    pointer.assumingMemoryBound(to: GtkCheckButton.self)
  }

  /// Creates a new `CheckButton`.
  public init() {
    super.init(adopting: gtk_check_button_new())
  }

  /// Creates a new `CheckButton` with the given text.
  public init(label: String?) {
    super.init(adopting: gtk_check_button_new_with_label(label))
  }

  /// Creates a new `CheckButton` with the given text and a mnemonic.
  public init(mnemonic: String?) {
    super.init(adopting: gtk_check_button_new_with_mnemonic(mnemonic))
  }

  /// If the check button is active.
  public final var active: Bool {
    get { gtk_check_button_get_active(gtkCheckButton).isTrue }
    set { gtk_check_button_set_active(gtkCheckButton, newValue.gboolean) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_check_button_get_child(gtkCheckButton)) }
    set { gtk_check_button_set_child(gtkCheckButton, newValue?.gtkWidget) }
  }

  /// If the check button is in an “in between” state.
  public final var inconsistent: Bool {
    get { gtk_check_button_get_inconsistent(gtkCheckButton).isTrue }
    set { gtk_check_button_set_inconsistent(gtkCheckButton, newValue.gboolean) }
  }

  /// Text of the label inside the check button, if it contains a label widget.
  public final var label: String? {
    get { lentString(ifAny: gtk_check_button_get_label(gtkCheckButton)) }
    set { lend(newValue) { gtk_check_button_set_label(gtkCheckButton, $0) } }
  }

  /// If set, an underline in the text indicates that the following character is to be used as mnemonic.
  public final var useUnderline: Bool {
    get { gtk_check_button_get_use_underline(gtkCheckButton).isTrue }
    set { gtk_check_button_set_use_underline(gtkCheckButton, newValue.gboolean) }
  }

  /// Adds `self` to the group of `group`.
  public final func setGroup(_ group: CheckButton?) {
    gtk_check_button_set_group(gtkCheckButton, group?.gtkCheckButton)
  }
}

extension Reactive where Base: CheckButton {
  /// If the check button is active.
  public var active: DynamicSubject<Bool> {
    property("active", get: { (object: CheckButton) in object.active }, set: { $0.active = $1 })
  }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The check button whose group this widget belongs to.
  public var group: Bond<CheckButton?> { bond { $0.setProperty("group", $1) } }

  /// If the check button is in an “in between” state.
  public var inconsistent: DynamicSubject<Bool> {
    property("inconsistent", get: { (object: CheckButton) in object.inconsistent }, set: { $0.inconsistent = $1 })
  }

  /// Text of the label inside the check button, if it contains a label widget.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: CheckButton) in object.label }, set: { $0.label = $1 })
  }

  /// If set, an underline in the text indicates that the following character is to be used as mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { (object: CheckButton) in object.useUnderline }, set: { $0.useUnderline = $1 })
  }

  /// Emitted to when the check button is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the buttons's `CheckButton.active` property changes.
  public var toggled: SafeSignal<Void> { signal("toggled") }
}

/// An expression using a custom `GClosure` to compute the value from its parameters.
open class ClosureExpression: ValueExpression {
  open override class var gType: GType { gtk_closure_expression_get_type() }
}

/// The `ColorButton` allows to open a color chooser dialog to change the color.
open class ColorButton: Widget, ColorChooser {
  open override class var gType: GType { gtk_color_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new color button.
  public init() {
    super.init(adopting: gtk_color_button_new())
  }

  /// Creates a new color button showing the given color.
  public init(rgba: Gdk.RGBA) {
    var cRgba = rgba.cValue
    super.init(adopting: gtk_color_button_new_with_rgba(&cRgba))
  }

  /// Whether the color chooser dialog should be modal.
  public final var modal: Bool {
    get { gtk_color_button_get_modal(opaque).isTrue }
    set { gtk_color_button_set_modal(opaque, newValue.gboolean) }
  }

  /// Whether the color chooser should open in editor mode.
  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }

  /// The title of the color chooser dialog
  public final var title: String {
    get { lentString(gtk_color_button_get_title(opaque)) }
    set { lend(newValue) { gtk_color_button_set_title(opaque, $0) } }
  }
}

extension Reactive where Base: ColorButton {
  /// Whether the color chooser dialog should be modal.
  public var modal: DynamicSubject<Bool> {
    property("modal", get: { (object: ColorButton) in object.modal }, set: { $0.modal = $1 })
  }

  /// Whether the color chooser should open in editor mode.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }

  /// The title of the color chooser dialog
  public var title: DynamicSubject<String> {
    property("title", get: { (object: ColorButton) in object.title }, set: { $0.title = $1 })
  }

  /// Emitted to when the color button is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the user selects a color.
  public var colorSet: SafeSignal<Void> { signal("color-set") }
}

/// The `ColorChooserWidget` widget lets the user select a color.
open class ColorChooserWidget: Widget, ColorChooser {
  open override class var gType: GType { gtk_color_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ColorChooserWidget`.
  public init() {
    super.init(adopting: gtk_color_chooser_widget_new())
  }

  /// `true` when the color chooser is showing the single-color editor.
  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }
}

extension Reactive where Base: ColorChooserWidget {
  /// `true` when the color chooser is showing the single-color editor.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }
}

/// `ColumnView` presents a large dynamic list of items using multiple columns with headers.
open class ColumnView: Widget, Scrollable {
  open override class var gType: GType { gtk_column_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ColumnView`.
  public init(model: (any SelectionModel)? = nil) {
    super.init(adopting: gtk_column_view_new(model?.given()))
  }

  /// The list of columns.
  public final var columns: (any Gio.ListModel)? { lentInterface(opaque: gtk_column_view_get_columns(opaque)) }

  /// Allow rubberband selection.
  public final var enableRubberband: Bool {
    get { gtk_column_view_get_enable_rubberband(opaque).isTrue }
    set { gtk_column_view_set_enable_rubberband(opaque, newValue.gboolean) }
  }

  /// Model for the items displayed.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_column_view_get_model(opaque)) }
    set { gtk_column_view_set_model(opaque, newValue?.opaque) }
  }

  /// Whether columns are reorderable.
  public final var reorderable: Bool {
    get { gtk_column_view_get_reorderable(opaque).isTrue }
    set { gtk_column_view_set_reorderable(opaque, newValue.gboolean) }
  }

  /// Show separators between columns.
  public final var showColumnSeparators: Bool {
    get { gtk_column_view_get_show_column_separators(opaque).isTrue }
    set { gtk_column_view_set_show_column_separators(opaque, newValue.gboolean) }
  }

  /// Show separators between rows.
  public final var showRowSeparators: Bool {
    get { gtk_column_view_get_show_row_separators(opaque).isTrue }
    set { gtk_column_view_set_show_row_separators(opaque, newValue.gboolean) }
  }

  /// Activate rows on single click and select them on hover.
  public final var singleClickActivate: Bool {
    get { gtk_column_view_get_single_click_activate(opaque).isTrue }
    set { gtk_column_view_set_single_click_activate(opaque, newValue.gboolean) }
  }

  /// Sorter with the sorting choices of the user.
  public final var sorter: Sorter? { lentObject(gtk_column_view_get_sorter(opaque)) }

  /// Appends the `column` to the end of the columns in `self`.
  public final func appendColumn(_ column: ColumnViewColumn) { gtk_column_view_append_column(opaque, column.opaque) }

  /// Inserts a column at the given position in the columns of `self`.
  public final func insertColumn(position: Int, column: ColumnViewColumn) {
    gtk_column_view_insert_column(opaque, position.uint32, column.opaque)
  }

  /// Removes the `column` from the list of columns of `self`.
  public final func removeColumn(_ column: ColumnViewColumn) { gtk_column_view_remove_column(opaque, column.opaque) }

  /// Sets the sorting of the view.
  public final func sortByColumn(_ column: ColumnViewColumn?, direction: SortType) {
    gtk_column_view_sort_by_column(opaque, column?.opaque, direction.cValue)
  }
}

extension Reactive where Base: ColumnView {
  /// The list of columns.
  public var columns: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("columns") }

  /// Allow rubberband selection.
  public var enableRubberband: DynamicSubject<Bool> {
    property(
      "enable-rubberband", get: { (object: ColumnView) in object.enableRubberband }, set: { $0.enableRubberband = $1 })
  }

  /// Model for the items displayed.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// Whether columns are reorderable.
  public var reorderable: DynamicSubject<Bool> {
    property("reorderable", get: { (object: ColumnView) in object.reorderable }, set: { $0.reorderable = $1 })
  }

  /// Show separators between columns.
  public var showColumnSeparators: DynamicSubject<Bool> {
    property(
      "show-column-separators", get: { (object: ColumnView) in object.showColumnSeparators },
      set: { $0.showColumnSeparators = $1 })
  }

  /// Show separators between rows.
  public var showRowSeparators: DynamicSubject<Bool> {
    property(
      "show-row-separators", get: { (object: ColumnView) in object.showRowSeparators },
      set: { $0.showRowSeparators = $1 })
  }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: DynamicSubject<Bool> {
    property(
      "single-click-activate", get: { (object: ColumnView) in object.singleClickActivate },
      set: { $0.singleClickActivate = $1 })
  }

  /// Sorter with the sorting choices of the user.
  public var sorter: SafeSignal<Sorter?> { readOnlyProperty("sorter") }

  /// Emitted when a row has been activated by the user, usually via activating the GtkListBase|list.activate-item
  /// action.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}

/// `ColumnViewColumn` represents the columns being added to `ColumnView`.
open class ColumnViewColumn: Object {
  open override class var gType: GType { gtk_column_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ColumnViewColumn` that uses the given `factory` for mapping items to widgets.
  public init(title: String? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_column_view_column_new(title, factory?.given()).raw)
  }

  /// The `ColumnView` this column is a part of.
  public final var columnView: ColumnView? { lentObject(opaque: gtk_column_view_column_get_column_view(opaque)) }

  /// Column gets share of extra width allocated to the view.
  public final var expand: Bool {
    get { gtk_column_view_column_get_expand(opaque).isTrue }
    set { gtk_column_view_column_set_expand(opaque, newValue.gboolean) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_column_view_column_get_factory(opaque)) }
    set { gtk_column_view_column_set_factory(opaque, newValue?.opaque) }
  }

  /// If not -1, this is the width that the column is allocated, regardless of the size of its content.
  public final var fixedWidth: Int {
    get { gtk_column_view_column_get_fixed_width(opaque).int }
    set { gtk_column_view_column_set_fixed_width(opaque, newValue.int32) }
  }

  /// Menu model used to create the context menu for the column header.
  public final var headerMenu: Gio.MenuModel? {
    get { lentObject(gtk_column_view_column_get_header_menu(opaque)) }
    set { gtk_column_view_column_set_header_menu(opaque, newValue?.gMenuModel) }
  }

  /// Whether this column is resizable.
  public final var resizable: Bool {
    get { gtk_column_view_column_get_resizable(opaque).isTrue }
    set { gtk_column_view_column_set_resizable(opaque, newValue.gboolean) }
  }

  /// Sorter for sorting items according to this column.
  public final var sorter: Sorter? {
    get { lentObject(gtk_column_view_column_get_sorter(opaque)) }
    set { gtk_column_view_column_set_sorter(opaque, newValue?.gtkSorter) }
  }

  /// Title displayed in the header.
  public final var title: String? {
    get { lentString(ifAny: gtk_column_view_column_get_title(opaque)) }
    set { lend(newValue) { gtk_column_view_column_set_title(opaque, $0) } }
  }

  /// Whether this column is visible.
  public final var visible: Bool {
    get { gtk_column_view_column_get_visible(opaque).isTrue }
    set { gtk_column_view_column_set_visible(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: ColumnViewColumn {
  /// The `ColumnView` this column is a part of.
  public var columnView: SafeSignal<ColumnView?> { readOnlyProperty("column-view") }

  /// Column gets share of extra width allocated to the view.
  public var expand: DynamicSubject<Bool> {
    property("expand", get: { (object: ColumnViewColumn) in object.expand }, set: { $0.expand = $1 })
  }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// If not -1, this is the width that the column is allocated, regardless of the size of its content.
  public var fixedWidth: DynamicSubject<Int> {
    property("fixed-width", get: { (object: ColumnViewColumn) in object.fixedWidth }, set: { $0.fixedWidth = $1 })
  }

  /// Menu model used to create the context menu for the column header.
  public var headerMenu: DynamicSubject<Gio.MenuModel?> { property("header-menu") }

  /// Whether this column is resizable.
  public var resizable: DynamicSubject<Bool> {
    property("resizable", get: { (object: ColumnViewColumn) in object.resizable }, set: { $0.resizable = $1 })
  }

  /// Sorter for sorting items according to this column.
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }

  /// Title displayed in the header.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: ColumnViewColumn) in object.title }, set: { $0.title = $1 })
  }

  /// Whether this column is visible.
  public var visible: DynamicSubject<Bool> {
    property("visible", get: { (object: ColumnViewColumn) in object.visible }, set: { $0.visible = $1 })
  }
}

/// A `ComboBox` is a widget that allows the user to choose from a list of valid choices.
open class ComboBox: Widget, CellEditable, CellLayout {
  open override class var gType: GType { gtk_combo_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkComboBox: UnsafeMutablePointer<GtkComboBox> { pointer.assumingMemoryBound(to: GtkComboBox.self) }

  /// Creates a new empty `ComboBox`.
  public init() {
    super.init(adopting: gtk_combo_box_new())
  }

  /// Creates a new empty `ComboBox` with an entry.
  public static func withEntry() -> ComboBox { ComboBox(adopting: gtk_combo_box_new_with_entry()) }

  /// Creates a new `ComboBox` with a model.
  public init(model: any TreeModel) {
    super.init(adopting: gtk_combo_box_new_with_model(model.opaque))
  }

  /// Creates a new empty `ComboBox` with an entry and a model.
  public static func withModelAndEntry(_ model: any TreeModel) -> ComboBox {
    ComboBox(adopting: gtk_combo_box_new_with_model_and_entry(model.opaque))
  }

  /// The item which is currently active.
  public final var active: Int {
    get { gtk_combo_box_get_active(gtkComboBox).int }
    set { gtk_combo_box_set_active(gtkComboBox, newValue.int32) }
  }

  /// The value of the ID column of the active row.
  public final var activeId: String? {
    get { lentString(ifAny: gtk_combo_box_get_active_id(gtkComboBox)) }
    set { lend(newValue) { gtk_combo_box_set_active_id(gtkComboBox, $0) } }
  }

  /// Whether the dropdown button is sensitive when the model is empty.
  public final var buttonSensitivity: SensitivityType {
    get { SensitivityType(cValue: gtk_combo_box_get_button_sensitivity(gtkComboBox)) }
    set { gtk_combo_box_set_button_sensitivity(gtkComboBox, newValue.cValue) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_combo_box_get_child(gtkComboBox)) }
    set { gtk_combo_box_set_child(gtkComboBox, newValue?.gtkWidget) }
  }

  /// The model column to associate with strings from the entry.
  public final var entryTextColumn: Int {
    get { gtk_combo_box_get_entry_text_column(gtkComboBox).int }
    set { gtk_combo_box_set_entry_text_column(gtkComboBox, newValue.int32) }
  }

  /// Whether the combo box has an entry.
  public final var hasEntry: Bool { gtk_combo_box_get_has_entry(gtkComboBox).isTrue }

  /// The `has-frame` property controls whether a frame is drawn around the entry.
  public final var hasFrame: Bool {
    get { getProperty("has-frame") }
    set { setProperty("has-frame", newValue) }
  }

  /// The model column that provides string IDs for the values in the model, if != -1.
  public final var idColumn: Int {
    get { gtk_combo_box_get_id_column(gtkComboBox).int }
    set { gtk_combo_box_set_id_column(gtkComboBox, newValue.int32) }
  }

  /// The model from which the combo box takes its values.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_combo_box_get_model(gtkComboBox)) }
    set { gtk_combo_box_set_model(gtkComboBox, newValue?.opaque) }
  }

  /// Whether the popup's width should be a fixed width matching the allocated width of the combo box.
  public final var popupFixedWidth: Bool {
    get { gtk_combo_box_get_popup_fixed_width(gtkComboBox).isTrue }
    set { gtk_combo_box_set_popup_fixed_width(gtkComboBox, newValue.gboolean) }
  }

  /// Whether the combo boxes dropdown is popped up.
  public final var popupShown: Bool { getProperty("popup-shown") }

  /// Sets `iter` to point to the currently active item.
  public final var activeIter: TreeIter? {
    get {
      var cIter = GtkTreeIter()
      let result = gtk_combo_box_get_active_iter(gtkComboBox, &cIter)
      guard result != 0 else { return nil }
      return TreeIter(copying: &cIter)
    }
    set(iter) { gtk_combo_box_set_active_iter(gtkComboBox, iter?.gtkTreeIter) }
  }

  /// Hides the menu or dropdown list of `comboBox`.
  public final func popdown() { gtk_combo_box_popdown(gtkComboBox) }

  /// Pops up the menu or dropdown list of `comboBox`.
  public final func popup() { gtk_combo_box_popup(gtkComboBox) }

  /// Pops up the menu of `comboBox`.
  public final func popupForDevice(_ device: Gdk.Device) { gtk_combo_box_popup_for_device(gtkComboBox, device.opaque) }

  /// Sets the row separator function, which is used to determine whether a row should be drawn as a separator.
  public final func setRowSeparatorFunc(_ `func`: ((any TreeModel, TreeIter) -> Bool)?) {
    gtk_combo_box_set_row_separator_func(
      gtkComboBox, `func` == nil ? nil : callGtkTreeViewRowSeparatorFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: ComboBox {
  /// The item which is currently active.
  public var active: DynamicSubject<Int> {
    property("active", get: { (object: ComboBox) in object.active }, set: { $0.active = $1 })
  }

  /// The value of the ID column of the active row.
  public var activeId: DynamicSubject<String?> {
    property("active-id", get: { (object: ComboBox) in object.activeId }, set: { $0.activeId = $1 })
  }

  /// Whether the dropdown button is sensitive when the model is empty.
  public var buttonSensitivity: DynamicSubject<SensitivityType> { property("button-sensitivity") }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The model column to associate with strings from the entry.
  public var entryTextColumn: DynamicSubject<Int> {
    property(
      "entry-text-column", get: { (object: ComboBox) in object.entryTextColumn }, set: { $0.entryTextColumn = $1 })
  }

  /// Whether the combo box has an entry.
  public var hasEntry: SafeSignal<Bool> { readOnlyProperty("has-entry") }

  /// The `has-frame` property controls whether a frame is drawn around the entry.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The model column that provides string IDs for the values in the model, if != -1.
  public var idColumn: DynamicSubject<Int> {
    property("id-column", get: { (object: ComboBox) in object.idColumn }, set: { $0.idColumn = $1 })
  }

  /// The model from which the combo box takes its values.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// Whether the popup's width should be a fixed width matching the allocated width of the combo box.
  public var popupFixedWidth: DynamicSubject<Bool> {
    property(
      "popup-fixed-width", get: { (object: ComboBox) in object.popupFixedWidth }, set: { $0.popupFixedWidth = $1 })
  }

  /// Whether the combo boxes dropdown is popped up.
  public var popupShown: SafeSignal<Bool> { readOnlyProperty("popup-shown") }

  /// Emitted to when the combo box is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the active item is changed.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted to allow changing how the text in a combo box's entry is displayed.
  ///
  /// Argument: `path`.
  public var formatEntryText: SignalRequest<String, String> { request("format-entry-text") }

  /// Emitted to move the active selection.
  ///
  /// Argument: `scrollType`.
  public var moveActive: SafeSignal<ScrollType> { signal(ofOne: "move-active") }

  /// Emitted to popdown the combo box list.
  public var popdown: SignalRequest<Bool> { request("popdown") }

  /// Emitted to popup the combo box list.
  public var popup: SafeSignal<Void> { signal("popup") }
}

/// A constant value in a `ValueExpression`.
open class ConstantExpression: ValueExpression {
  open override class var gType: GType { gtk_constant_expression_get_type() }

  /// Creates an expression that always evaluates to the given `value`.
  public convenience init(value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    self.init(taking: gtk_constant_expression_new_for_value(lent.value(value)).raw)
  }

  /// Gets the value that a constant expression evaluates to.
  public final var value: AnyValue { lentValue(gtk_constant_expression_get_value(opaque)) }
}
