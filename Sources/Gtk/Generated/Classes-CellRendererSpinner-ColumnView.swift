// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// Renders a spinning animation in a cell
open class CellRendererSpinner: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_spinner_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a new cell renderer which will show a spinner to indicate activity.
  public init() {
    super.init(adopting: gtk_cell_renderer_spinner_new())
  }

  public final var active: Bool {
    get { getProperty("active") }
    set { setProperty("active", newValue) }
  }

  /// Pulse of the spinner. Increment this value to draw the next frame of the spinner animation. Usually, you would
  /// update this value in a timeout.
  public final var pulse: Int {
    get { getProperty("pulse") }
    set { setProperty("pulse", newValue) }
  }

  /// The `IconSize` value that specifies the size of the rendered spinner.
  public final var size: IconSize {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }
}

extension Reactive where Base: CellRendererSpinner {
  public var active: DynamicSubject<Bool> { property("active") }

  /// Pulse of the spinner. Increment this value to draw the next frame of the spinner animation. Usually, you would
  /// update this value in a timeout.
  public var pulse: DynamicSubject<Int> { property("pulse") }

  /// The `IconSize` value that specifies the size of the rendered spinner.
  public var size: DynamicSubject<IconSize> { property("size") }
}

/// Renders text in a cell
open class CellRendererText: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCellRendererText: UnsafeMutablePointer<GtkCellRendererText> {
    pointer.assumingMemoryBound(to: GtkCellRendererText.self)
  }

  /// Creates a new `CellRendererText`. Adjust how text is drawn using object properties. Object properties can be set
  /// globally (with `g_object_set()`). Also, with `TreeViewColumn`, you can bind a property to a value in a
  /// `TreeModel`. For example, you can bind the “text” property on the cell renderer to a string value in the model,
  /// thus rendering a different string in each row of the `TreeView`.
  public init() {
    super.init(adopting: gtk_cell_renderer_text_new())
  }

  public final var alignSet: Bool {
    get { getProperty("align-set") }
    set { setProperty("align-set", newValue) }
  }

  public final var attributes: Pango.AttrList? {
    get { getProperty("attributes") }
    set { setProperty("attributes", newValue) }
  }

  public final func setBackground(_ newValue: String?) {
    setProperty("background", newValue)
  }

  /// Background color as a `Gdk.RGBA`
  public final var backgroundRgba: Gdk.RGBA? {
    get { getProperty("background-rgba") }
    set { setProperty("background-rgba", newValue) }
  }

  public final var backgroundSet: Bool {
    get { getProperty("background-set") }
    set { setProperty("background-set", newValue) }
  }

  public final var editable: Bool {
    get { getProperty("editable") }
    set { setProperty("editable", newValue) }
  }

  public final var editableSet: Bool {
    get { getProperty("editable-set") }
    set { setProperty("editable-set", newValue) }
  }

  /// Specifies the preferred place to ellipsize the string, if the cell renderer does not have enough room to display
  /// the entire string. Setting it to `PANGO_ELLIPSIZE_NONE` turns off ellipsizing. See the wrap-width property for
  /// another way of making the text fit into a given width.
  public final var ellipsize: Pango.EllipsizeMode {
    get { getProperty("ellipsize") }
    set { setProperty("ellipsize", newValue) }
  }

  public final var ellipsizeSet: Bool {
    get { getProperty("ellipsize-set") }
    set { setProperty("ellipsize-set", newValue) }
  }

  public final var family: String {
    get { getProperty("family") }
    set { setProperty("family", newValue) }
  }

  public final var familySet: Bool {
    get { getProperty("family-set") }
    set { setProperty("family-set", newValue) }
  }

  public final var font: String {
    get { getProperty("font") }
    set { setProperty("font", newValue) }
  }

  public final var fontDesc: Pango.FontDescription? {
    get { getProperty("font-desc") }
    set { setProperty("font-desc", newValue) }
  }

  public final func setForeground(_ newValue: String?) {
    setProperty("foreground", newValue)
  }

  /// Foreground color as a `Gdk.RGBA`
  public final var foregroundRgba: Gdk.RGBA? {
    get { getProperty("foreground-rgba") }
    set { setProperty("foreground-rgba", newValue) }
  }

  public final var foregroundSet: Bool {
    get { getProperty("foreground-set") }
    set { setProperty("foreground-set", newValue) }
  }

  public final var language: String {
    get { getProperty("language") }
    set { setProperty("language", newValue) }
  }

  public final var languageSet: Bool {
    get { getProperty("language-set") }
    set { setProperty("language-set", newValue) }
  }

  public final func setMarkup(_ newValue: String?) {
    setProperty("markup", newValue)
  }

  /// The desired maximum width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically.
  public final var maxWidthChars: Int {
    get { getProperty("max-width-chars") }
    set { setProperty("max-width-chars", newValue) }
  }

  /// The text that will be displayed in the `CellRenderer` if `CellRendererText.editable` is `true` and the cell is
  /// empty.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  public final var rise: Int {
    get { getProperty("rise") }
    set { setProperty("rise", newValue) }
  }

  public final var riseSet: Bool {
    get { getProperty("rise-set") }
    set { setProperty("rise-set", newValue) }
  }

  public final var scale: Double {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  public final var scaleSet: Bool {
    get { getProperty("scale-set") }
    set { setProperty("scale-set", newValue) }
  }

  public final var singleParagraphMode: Bool {
    get { getProperty("single-paragraph-mode") }
    set { setProperty("single-paragraph-mode", newValue) }
  }

  public final var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }

  public final var sizePoints: Double {
    get { getProperty("size-points") }
    set { setProperty("size-points", newValue) }
  }

  public final var sizeSet: Bool {
    get { getProperty("size-set") }
    set { setProperty("size-set", newValue) }
  }

  public final var stretch: Pango.Stretch {
    get { getProperty("stretch") }
    set { setProperty("stretch", newValue) }
  }

  public final var stretchSet: Bool {
    get { getProperty("stretch-set") }
    set { setProperty("stretch-set", newValue) }
  }

  public final var strikethrough: Bool {
    get { getProperty("strikethrough") }
    set { setProperty("strikethrough", newValue) }
  }

  public final var strikethroughSet: Bool {
    get { getProperty("strikethrough-set") }
    set { setProperty("strikethrough-set", newValue) }
  }

  public final var style: Pango.Style {
    get { getProperty("style") }
    set { setProperty("style", newValue) }
  }

  public final var styleSet: Bool {
    get { getProperty("style-set") }
    set { setProperty("style-set", newValue) }
  }

  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  public final var underline: Pango.Underline {
    get { getProperty("underline") }
    set { setProperty("underline", newValue) }
  }

  public final var underlineSet: Bool {
    get { getProperty("underline-set") }
    set { setProperty("underline-set", newValue) }
  }

  public final var variant: Pango.Variant {
    get { getProperty("variant") }
    set { setProperty("variant", newValue) }
  }

  public final var variantSet: Bool {
    get { getProperty("variant-set") }
    set { setProperty("variant-set", newValue) }
  }

  public final var weight: Int {
    get { getProperty("weight") }
    set { setProperty("weight", newValue) }
  }

  public final var weightSet: Bool {
    get { getProperty("weight-set") }
    set { setProperty("weight-set", newValue) }
  }

  /// The desired width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically, otherwise the cell will request either 3 characters or the property value, whichever is greater.
  public final var widthChars: Int {
    get { getProperty("width-chars") }
    set { setProperty("width-chars", newValue) }
  }

  /// Specifies how to break the string into multiple lines, if the cell renderer does not have enough room to display
  /// the entire string. This property has no effect unless the wrap-width property is set.
  public final var wrapMode: Pango.WrapMode {
    get { getProperty("wrap-mode") }
    set { setProperty("wrap-mode", newValue) }
  }

  /// Specifies the minimum width at which the text is wrapped. The wrap-mode property can be used to influence at what
  /// character positions the line breaks can be placed. Setting wrap-width to -1 turns wrapping off.
  public final var wrapWidth: Int {
    get { getProperty("wrap-width") }
    set { setProperty("wrap-width", newValue) }
  }

  /// Sets the height of a renderer to explicitly be determined by the “font” and “y_pad” property set on it. Further
  /// changes in these properties do not affect the height, so they must be accompanied by a subsequent call to this
  /// function. Using this function is inflexible, and should really only be used if calculating the size of a cell is
  /// too slow (ie, a massive number of cells displayed). If `numberOfRows` is -1, then the fixed height is unset, and
  /// the height is determined by the properties again.
  public final func setFixedHeightFromFont(_ numberOfRows: Int) {
    gtk_cell_renderer_text_set_fixed_height_from_font(gtkCellRendererText, numberOfRows.int32)
  }
}

extension Reactive where Base: CellRendererText {
  public var alignSet: DynamicSubject<Bool> { property("align-set") }

  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  public var background: Bond<String?> { bond { $0.setProperty("background", $1) } }

  /// Background color as a `Gdk.RGBA`
  public var backgroundRgba: DynamicSubject<Gdk.RGBA?> { property("background-rgba") }

  public var backgroundSet: DynamicSubject<Bool> { property("background-set") }

  public var editable: DynamicSubject<Bool> { property("editable") }

  public var editableSet: DynamicSubject<Bool> { property("editable-set") }

  /// Specifies the preferred place to ellipsize the string, if the cell renderer does not have enough room to display
  /// the entire string. Setting it to `PANGO_ELLIPSIZE_NONE` turns off ellipsizing. See the wrap-width property for
  /// another way of making the text fit into a given width.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  public var ellipsizeSet: DynamicSubject<Bool> { property("ellipsize-set") }

  public var family: DynamicSubject<String> { property("family") }

  public var familySet: DynamicSubject<Bool> { property("family-set") }

  public var font: DynamicSubject<String> { property("font") }

  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  public var foreground: Bond<String?> { bond { $0.setProperty("foreground", $1) } }

  /// Foreground color as a `Gdk.RGBA`
  public var foregroundRgba: DynamicSubject<Gdk.RGBA?> { property("foreground-rgba") }

  public var foregroundSet: DynamicSubject<Bool> { property("foreground-set") }

  public var language: DynamicSubject<String> { property("language") }

  public var languageSet: DynamicSubject<Bool> { property("language-set") }

  public var markup: Bond<String?> { bond { $0.setProperty("markup", $1) } }

  /// The desired maximum width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically.
  public var maxWidthChars: DynamicSubject<Int> { property("max-width-chars") }

  /// The text that will be displayed in the `CellRenderer` if `CellRendererText.editable` is `true` and the cell is
  /// empty.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  public var rise: DynamicSubject<Int> { property("rise") }

  public var riseSet: DynamicSubject<Bool> { property("rise-set") }

  public var scale: DynamicSubject<Double> { property("scale") }

  public var scaleSet: DynamicSubject<Bool> { property("scale-set") }

  public var singleParagraphMode: DynamicSubject<Bool> { property("single-paragraph-mode") }

  public var size: DynamicSubject<Int> { property("size") }

  public var sizePoints: DynamicSubject<Double> { property("size-points") }

  public var sizeSet: DynamicSubject<Bool> { property("size-set") }

  public var stretch: DynamicSubject<Pango.Stretch> { property("stretch") }

  public var stretchSet: DynamicSubject<Bool> { property("stretch-set") }

  public var strikethrough: DynamicSubject<Bool> { property("strikethrough") }

  public var strikethroughSet: DynamicSubject<Bool> { property("strikethrough-set") }

  public var style: DynamicSubject<Pango.Style> { property("style") }

  public var styleSet: DynamicSubject<Bool> { property("style-set") }

  public var text: DynamicSubject<String> { property("text") }

  public var underline: DynamicSubject<Pango.Underline> { property("underline") }

  public var underlineSet: DynamicSubject<Bool> { property("underline-set") }

  public var variant: DynamicSubject<Pango.Variant> { property("variant") }

  public var variantSet: DynamicSubject<Bool> { property("variant-set") }

  public var weight: DynamicSubject<Int> { property("weight") }

  public var weightSet: DynamicSubject<Bool> { property("weight-set") }

  /// The desired width of the cell, in characters. If this property is set to -1, the width will be calculated
  /// automatically, otherwise the cell will request either 3 characters or the property value, whichever is greater.
  public var widthChars: DynamicSubject<Int> { property("width-chars") }

  /// Specifies how to break the string into multiple lines, if the cell renderer does not have enough room to display
  /// the entire string. This property has no effect unless the wrap-width property is set.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// Specifies the minimum width at which the text is wrapped. The wrap-mode property can be used to influence at what
  /// character positions the line breaks can be placed. Setting wrap-width to -1 turns wrapping off.
  public var wrapWidth: DynamicSubject<Int> { property("wrap-width") }

  /// This signal is emitted after `renderer` has been edited.
  ///
  /// Arguments: `path`, `newText`.
  public var edited: SafeSignal<(String, String)> { signal(ofSeveral: "edited") }
}

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
    property(
      "activatable", get: { CellRendererToggle.of($0).activatable }, set: { CellRendererToggle.of($0).activatable = $1 }
    )
  }

  public var active: DynamicSubject<Bool> {
    property("active", get: { CellRendererToggle.of($0).active }, set: { CellRendererToggle.of($0).active = $1 })
  }

  public var inconsistent: DynamicSubject<Bool> { property("inconsistent") }

  public var radio: DynamicSubject<Bool> {
    property("radio", get: { CellRendererToggle.of($0).radio }, set: { CellRendererToggle.of($0).radio = $1 })
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
    property("draw-sensitive", get: { CellView.of($0).drawSensitive }, set: { CellView.of($0).drawSensitive = $1 })
  }

  /// Whether the view should request enough space to always fit the size of every row in the model (used by the combo
  /// box to ensure the combo box size doesn't change when different items are selected).
  public var fitModel: DynamicSubject<Bool> {
    property("fit-model", get: { CellView.of($0).fitModel }, set: { CellView.of($0).fitModel = $1 })
  }

  /// The model for cell view
  public var model: DynamicSubject<(any TreeModel)?> {
    property("model", get: { CellView.of($0).model }, set: { CellView.of($0).model = $1 })
  }
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
  public var baselinePosition: DynamicSubject<BaselinePosition> {
    property(
      "baseline-position", get: { CenterBox.of($0).baselinePosition }, set: { CenterBox.of($0).baselinePosition = $1 })
  }
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
    property("active", get: { CheckButton.of($0).active }, set: { CheckButton.of($0).active = $1 })
  }

  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { CheckButton.of($0).child }, set: { CheckButton.of($0).child = $1 })
  }

  /// The check button whose group this widget belongs to.
  public var group: Bond<CheckButton?> { bond { $0.setProperty("group", $1) } }

  /// If the check button is in an “in between” state.
  public var inconsistent: DynamicSubject<Bool> {
    property("inconsistent", get: { CheckButton.of($0).inconsistent }, set: { CheckButton.of($0).inconsistent = $1 })
  }

  /// Text of the label inside the check button, if it contains a label widget.
  public var label: DynamicSubject<String?> {
    property("label", get: { CheckButton.of($0).label }, set: { CheckButton.of($0).label = $1 })
  }

  /// If set, an underline in the text indicates that the following character is to be used as mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { CheckButton.of($0).useUnderline }, set: { CheckButton.of($0).useUnderline = $1 })
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
    property("modal", get: { ColorButton.of($0).modal }, set: { ColorButton.of($0).modal = $1 })
  }

  /// Whether the color chooser should open in editor mode.
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }

  /// The title of the color chooser dialog
  public var title: DynamicSubject<String> {
    property("title", get: { ColorButton.of($0).title }, set: { ColorButton.of($0).title = $1 })
  }

  /// Emitted to when the color button is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the user selects a color.
  public var colorSet: SafeSignal<Void> { signal("color-set") }
}

/// A dialog for choosing a color.
open class ColorChooserDialog: Dialog, ColorChooser {
  open override class var gType: GType { gtk_color_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ColorChooserDialog`.
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_color_chooser_dialog_new(title, parent?.gtkWindow))
  }

  public final var showEditor: Bool {
    get { getProperty("show-editor") }
    set { setProperty("show-editor", newValue) }
  }
}

extension Reactive where Base: ColorChooserDialog {
  public var showEditor: DynamicSubject<Bool> { property("show-editor") }
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
      "enable-rubberband", get: { ColumnView.of($0).enableRubberband }, set: { ColumnView.of($0).enableRubberband = $1 }
    )
  }

  /// Model for the items displayed.
  public var model: DynamicSubject<(any SelectionModel)?> {
    property("model", get: { ColumnView.of($0).model }, set: { ColumnView.of($0).model = $1 })
  }

  /// Whether columns are reorderable.
  public var reorderable: DynamicSubject<Bool> {
    property("reorderable", get: { ColumnView.of($0).reorderable }, set: { ColumnView.of($0).reorderable = $1 })
  }

  /// Show separators between columns.
  public var showColumnSeparators: DynamicSubject<Bool> {
    property(
      "show-column-separators", get: { ColumnView.of($0).showColumnSeparators },
      set: { ColumnView.of($0).showColumnSeparators = $1 })
  }

  /// Show separators between rows.
  public var showRowSeparators: DynamicSubject<Bool> {
    property(
      "show-row-separators", get: { ColumnView.of($0).showRowSeparators },
      set: { ColumnView.of($0).showRowSeparators = $1 })
  }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: DynamicSubject<Bool> {
    property(
      "single-click-activate", get: { ColumnView.of($0).singleClickActivate },
      set: { ColumnView.of($0).singleClickActivate = $1 })
  }

  /// Sorter with the sorting choices of the user.
  public var sorter: SafeSignal<Sorter?> { readOnlyProperty("sorter") }

  /// Emitted when a row has been activated by the user, usually via activating the GtkListBase|list.activate-item
  /// action.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}
