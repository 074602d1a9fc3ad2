// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkCellRendererText`](https://docs.gtk.org/gtk4/class.CellRendererText.html).
open class CellRendererText: CellRenderer {
  open override class var gType: GType { gtk_cell_renderer_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkCellRendererText: UnsafeMutablePointer<GtkCellRendererText> {
    pointer.assumingMemoryBound(to: GtkCellRendererText.self)
  }

  /// Calls [`gtk_cell_renderer_text_new()`](https://docs.gtk.org/gtk4/ctor.CellRendererText.new.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public init() {
    super.init(adopting: gtk_cell_renderer_text_new())
  }

  /// The property [`align-set`](https://docs.gtk.org/gtk4/property.CellRendererText.align-set.html) of
  /// `GtkCellRendererText`.
  public final var alignSet: Bool {
    get { getProperty("align-set") }
    set { setProperty("align-set", newValue) }
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.CellRendererText.attributes.html) of
  /// `GtkCellRendererText`.
  public final var attributes: Pango.AttrList? {
    get { getProperty("attributes") }
    set { setProperty("attributes", newValue) }
  }

  /// The property [`background`](https://docs.gtk.org/gtk4/property.CellRendererText.background.html) of
  /// `GtkCellRendererText`.
  public final func setBackground(_ newValue: String?) {
    setProperty("background", newValue)
  }

  /// The property [`background-rgba`](https://docs.gtk.org/gtk4/property.CellRendererText.background-rgba.html) of
  /// `GtkCellRendererText`.
  public final var backgroundRgba: Gdk.RGBA? {
    get { getProperty("background-rgba") }
    set { setProperty("background-rgba", newValue) }
  }

  /// The property [`background-set`](https://docs.gtk.org/gtk4/property.CellRendererText.background-set.html) of
  /// `GtkCellRendererText`.
  public final var backgroundSet: Bool {
    get { getProperty("background-set") }
    set { setProperty("background-set", newValue) }
  }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.CellRendererText.editable.html) of
  /// `GtkCellRendererText`.
  public final var editable: Bool {
    get { getProperty("editable") }
    set { setProperty("editable", newValue) }
  }

  /// The property [`editable-set`](https://docs.gtk.org/gtk4/property.CellRendererText.editable-set.html) of
  /// `GtkCellRendererText`.
  public final var editableSet: Bool {
    get { getProperty("editable-set") }
    set { setProperty("editable-set", newValue) }
  }

  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize.html) of
  /// `GtkCellRendererText`.
  public final var ellipsize: Pango.EllipsizeMode {
    get { getProperty("ellipsize") }
    set { setProperty("ellipsize", newValue) }
  }

  /// The property [`ellipsize-set`](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize-set.html) of
  /// `GtkCellRendererText`.
  public final var ellipsizeSet: Bool {
    get { getProperty("ellipsize-set") }
    set { setProperty("ellipsize-set", newValue) }
  }

  /// The property [`family`](https://docs.gtk.org/gtk4/property.CellRendererText.family.html) of `GtkCellRendererText`.
  public final var family: String {
    get { getProperty("family") }
    set { setProperty("family", newValue) }
  }

  /// The property [`family-set`](https://docs.gtk.org/gtk4/property.CellRendererText.family-set.html) of
  /// `GtkCellRendererText`.
  public final var familySet: Bool {
    get { getProperty("family-set") }
    set { setProperty("family-set", newValue) }
  }

  /// The property [`font`](https://docs.gtk.org/gtk4/property.CellRendererText.font.html) of `GtkCellRendererText`.
  public final var font: String {
    get { getProperty("font") }
    set { setProperty("font", newValue) }
  }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.CellRendererText.font-desc.html) of
  /// `GtkCellRendererText`.
  public final var fontDesc: Pango.FontDescription? {
    get { getProperty("font-desc") }
    set { setProperty("font-desc", newValue) }
  }

  /// The property [`foreground`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground.html) of
  /// `GtkCellRendererText`.
  public final func setForeground(_ newValue: String?) {
    setProperty("foreground", newValue)
  }

  /// The property [`foreground-rgba`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-rgba.html) of
  /// `GtkCellRendererText`.
  public final var foregroundRgba: Gdk.RGBA? {
    get { getProperty("foreground-rgba") }
    set { setProperty("foreground-rgba", newValue) }
  }

  /// The property [`foreground-set`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-set.html) of
  /// `GtkCellRendererText`.
  public final var foregroundSet: Bool {
    get { getProperty("foreground-set") }
    set { setProperty("foreground-set", newValue) }
  }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.CellRendererText.language.html) of
  /// `GtkCellRendererText`.
  public final var language: String {
    get { getProperty("language") }
    set { setProperty("language", newValue) }
  }

  /// The property [`language-set`](https://docs.gtk.org/gtk4/property.CellRendererText.language-set.html) of
  /// `GtkCellRendererText`.
  public final var languageSet: Bool {
    get { getProperty("language-set") }
    set { setProperty("language-set", newValue) }
  }

  /// The property [`markup`](https://docs.gtk.org/gtk4/property.CellRendererText.markup.html) of `GtkCellRendererText`.
  public final func setMarkup(_ newValue: String?) {
    setProperty("markup", newValue)
  }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.CellRendererText.max-width-chars.html) of
  /// `GtkCellRendererText`.
  public final var maxWidthChars: Int {
    get { getProperty("max-width-chars") }
    set { setProperty("max-width-chars", newValue) }
  }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.CellRendererText.placeholder-text.html) of
  /// `GtkCellRendererText`.
  public final var placeholderText: String {
    get { getProperty("placeholder-text") }
    set { setProperty("placeholder-text", newValue) }
  }

  /// The property [`rise`](https://docs.gtk.org/gtk4/property.CellRendererText.rise.html) of `GtkCellRendererText`.
  public final var rise: Int {
    get { getProperty("rise") }
    set { setProperty("rise", newValue) }
  }

  /// The property [`rise-set`](https://docs.gtk.org/gtk4/property.CellRendererText.rise-set.html) of
  /// `GtkCellRendererText`.
  public final var riseSet: Bool {
    get { getProperty("rise-set") }
    set { setProperty("rise-set", newValue) }
  }

  /// The property [`scale`](https://docs.gtk.org/gtk4/property.CellRendererText.scale.html) of `GtkCellRendererText`.
  public final var scale: Double {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  /// The property [`scale-set`](https://docs.gtk.org/gtk4/property.CellRendererText.scale-set.html) of
  /// `GtkCellRendererText`.
  public final var scaleSet: Bool {
    get { getProperty("scale-set") }
    set { setProperty("scale-set", newValue) }
  }

  /// The property
  /// [`single-paragraph-mode`](https://docs.gtk.org/gtk4/property.CellRendererText.single-paragraph-mode.html) of
  /// `GtkCellRendererText`.
  public final var singleParagraphMode: Bool {
    get { getProperty("single-paragraph-mode") }
    set { setProperty("single-paragraph-mode", newValue) }
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.CellRendererText.size.html) of `GtkCellRendererText`.
  public final var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }

  /// The property [`size-points`](https://docs.gtk.org/gtk4/property.CellRendererText.size-points.html) of
  /// `GtkCellRendererText`.
  public final var sizePoints: Double {
    get { getProperty("size-points") }
    set { setProperty("size-points", newValue) }
  }

  /// The property [`size-set`](https://docs.gtk.org/gtk4/property.CellRendererText.size-set.html) of
  /// `GtkCellRendererText`.
  public final var sizeSet: Bool {
    get { getProperty("size-set") }
    set { setProperty("size-set", newValue) }
  }

  /// The property [`stretch`](https://docs.gtk.org/gtk4/property.CellRendererText.stretch.html) of
  /// `GtkCellRendererText`.
  public final var stretch: Pango.Stretch {
    get { getProperty("stretch") }
    set { setProperty("stretch", newValue) }
  }

  /// The property [`stretch-set`](https://docs.gtk.org/gtk4/property.CellRendererText.stretch-set.html) of
  /// `GtkCellRendererText`.
  public final var stretchSet: Bool {
    get { getProperty("stretch-set") }
    set { setProperty("stretch-set", newValue) }
  }

  /// The property [`strikethrough`](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough.html) of
  /// `GtkCellRendererText`.
  public final var strikethrough: Bool {
    get { getProperty("strikethrough") }
    set { setProperty("strikethrough", newValue) }
  }

  /// The property [`strikethrough-set`](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough-set.html) of
  /// `GtkCellRendererText`.
  public final var strikethroughSet: Bool {
    get { getProperty("strikethrough-set") }
    set { setProperty("strikethrough-set", newValue) }
  }

  /// The property [`style`](https://docs.gtk.org/gtk4/property.CellRendererText.style.html) of `GtkCellRendererText`.
  public final var style: Pango.Style {
    get { getProperty("style") }
    set { setProperty("style", newValue) }
  }

  /// The property [`style-set`](https://docs.gtk.org/gtk4/property.CellRendererText.style-set.html) of
  /// `GtkCellRendererText`.
  public final var styleSet: Bool {
    get { getProperty("style-set") }
    set { setProperty("style-set", newValue) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.CellRendererText.text.html) of `GtkCellRendererText`.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// The property [`underline`](https://docs.gtk.org/gtk4/property.CellRendererText.underline.html) of
  /// `GtkCellRendererText`.
  public final var underline: Pango.Underline {
    get { getProperty("underline") }
    set { setProperty("underline", newValue) }
  }

  /// The property [`underline-set`](https://docs.gtk.org/gtk4/property.CellRendererText.underline-set.html) of
  /// `GtkCellRendererText`.
  public final var underlineSet: Bool {
    get { getProperty("underline-set") }
    set { setProperty("underline-set", newValue) }
  }

  /// The property [`variant`](https://docs.gtk.org/gtk4/property.CellRendererText.variant.html) of
  /// `GtkCellRendererText`.
  public final var variant: Pango.Variant {
    get { getProperty("variant") }
    set { setProperty("variant", newValue) }
  }

  /// The property [`variant-set`](https://docs.gtk.org/gtk4/property.CellRendererText.variant-set.html) of
  /// `GtkCellRendererText`.
  public final var variantSet: Bool {
    get { getProperty("variant-set") }
    set { setProperty("variant-set", newValue) }
  }

  /// The property [`weight`](https://docs.gtk.org/gtk4/property.CellRendererText.weight.html) of `GtkCellRendererText`.
  public final var weight: Int {
    get { getProperty("weight") }
    set { setProperty("weight", newValue) }
  }

  /// The property [`weight-set`](https://docs.gtk.org/gtk4/property.CellRendererText.weight-set.html) of
  /// `GtkCellRendererText`.
  public final var weightSet: Bool {
    get { getProperty("weight-set") }
    set { setProperty("weight-set", newValue) }
  }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.CellRendererText.width-chars.html) of
  /// `GtkCellRendererText`.
  public final var widthChars: Int {
    get { getProperty("width-chars") }
    set { setProperty("width-chars", newValue) }
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-mode.html) of
  /// `GtkCellRendererText`.
  public final var wrapMode: Pango.WrapMode {
    get { getProperty("wrap-mode") }
    set { setProperty("wrap-mode", newValue) }
  }

  /// The property [`wrap-width`](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-width.html) of
  /// `GtkCellRendererText`.
  public final var wrapWidth: Int {
    get { getProperty("wrap-width") }
    set { setProperty("wrap-width", newValue) }
  }

  /// Calls
  /// [`gtk_cell_renderer_text_set_fixed_height_from_font()`](https://docs.gtk.org/gtk4/method.CellRendererText.set_fixed_height_from_font.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setFixedHeightFromFont(_ numberOfRows: Int) {
    gtk_cell_renderer_text_set_fixed_height_from_font(gtkCellRendererText, numberOfRows.int32)
  }
}

extension Reactive where Base: CellRendererText {
  /// The property [`align-set`](https://docs.gtk.org/gtk4/property.CellRendererText.align-set.html) of
  /// `GtkCellRendererText`.
  public var alignSet: DynamicSubject<Bool> { property("align-set") }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.CellRendererText.attributes.html) of
  /// `GtkCellRendererText`.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property [`background`](https://docs.gtk.org/gtk4/property.CellRendererText.background.html) of
  /// `GtkCellRendererText`.
  public var background: Bond<String?> { bond { $0.setProperty("background", $1) } }

  /// The property [`background-rgba`](https://docs.gtk.org/gtk4/property.CellRendererText.background-rgba.html) of
  /// `GtkCellRendererText`.
  public var backgroundRgba: DynamicSubject<Gdk.RGBA?> { property("background-rgba") }

  /// The property [`background-set`](https://docs.gtk.org/gtk4/property.CellRendererText.background-set.html) of
  /// `GtkCellRendererText`.
  public var backgroundSet: DynamicSubject<Bool> { property("background-set") }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.CellRendererText.editable.html) of
  /// `GtkCellRendererText`.
  public var editable: DynamicSubject<Bool> { property("editable") }

  /// The property [`editable-set`](https://docs.gtk.org/gtk4/property.CellRendererText.editable-set.html) of
  /// `GtkCellRendererText`.
  public var editableSet: DynamicSubject<Bool> { property("editable-set") }

  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize.html) of
  /// `GtkCellRendererText`.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// The property [`ellipsize-set`](https://docs.gtk.org/gtk4/property.CellRendererText.ellipsize-set.html) of
  /// `GtkCellRendererText`.
  public var ellipsizeSet: DynamicSubject<Bool> { property("ellipsize-set") }

  /// The property [`family`](https://docs.gtk.org/gtk4/property.CellRendererText.family.html) of `GtkCellRendererText`.
  public var family: DynamicSubject<String> { property("family") }

  /// The property [`family-set`](https://docs.gtk.org/gtk4/property.CellRendererText.family-set.html) of
  /// `GtkCellRendererText`.
  public var familySet: DynamicSubject<Bool> { property("family-set") }

  /// The property [`font`](https://docs.gtk.org/gtk4/property.CellRendererText.font.html) of `GtkCellRendererText`.
  public var font: DynamicSubject<String> { property("font") }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.CellRendererText.font-desc.html) of
  /// `GtkCellRendererText`.
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// The property [`foreground`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground.html) of
  /// `GtkCellRendererText`.
  public var foreground: Bond<String?> { bond { $0.setProperty("foreground", $1) } }

  /// The property [`foreground-rgba`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-rgba.html) of
  /// `GtkCellRendererText`.
  public var foregroundRgba: DynamicSubject<Gdk.RGBA?> { property("foreground-rgba") }

  /// The property [`foreground-set`](https://docs.gtk.org/gtk4/property.CellRendererText.foreground-set.html) of
  /// `GtkCellRendererText`.
  public var foregroundSet: DynamicSubject<Bool> { property("foreground-set") }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.CellRendererText.language.html) of
  /// `GtkCellRendererText`.
  public var language: DynamicSubject<String> { property("language") }

  /// The property [`language-set`](https://docs.gtk.org/gtk4/property.CellRendererText.language-set.html) of
  /// `GtkCellRendererText`.
  public var languageSet: DynamicSubject<Bool> { property("language-set") }

  /// The property [`markup`](https://docs.gtk.org/gtk4/property.CellRendererText.markup.html) of `GtkCellRendererText`.
  public var markup: Bond<String?> { bond { $0.setProperty("markup", $1) } }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.CellRendererText.max-width-chars.html) of
  /// `GtkCellRendererText`.
  public var maxWidthChars: DynamicSubject<Int> { property("max-width-chars") }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.CellRendererText.placeholder-text.html) of
  /// `GtkCellRendererText`.
  public var placeholderText: DynamicSubject<String> { property("placeholder-text") }

  /// The property [`rise`](https://docs.gtk.org/gtk4/property.CellRendererText.rise.html) of `GtkCellRendererText`.
  public var rise: DynamicSubject<Int> { property("rise") }

  /// The property [`rise-set`](https://docs.gtk.org/gtk4/property.CellRendererText.rise-set.html) of
  /// `GtkCellRendererText`.
  public var riseSet: DynamicSubject<Bool> { property("rise-set") }

  /// The property [`scale`](https://docs.gtk.org/gtk4/property.CellRendererText.scale.html) of `GtkCellRendererText`.
  public var scale: DynamicSubject<Double> { property("scale") }

  /// The property [`scale-set`](https://docs.gtk.org/gtk4/property.CellRendererText.scale-set.html) of
  /// `GtkCellRendererText`.
  public var scaleSet: DynamicSubject<Bool> { property("scale-set") }

  /// The property
  /// [`single-paragraph-mode`](https://docs.gtk.org/gtk4/property.CellRendererText.single-paragraph-mode.html) of
  /// `GtkCellRendererText`.
  public var singleParagraphMode: DynamicSubject<Bool> { property("single-paragraph-mode") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.CellRendererText.size.html) of `GtkCellRendererText`.
  public var size: DynamicSubject<Int> { property("size") }

  /// The property [`size-points`](https://docs.gtk.org/gtk4/property.CellRendererText.size-points.html) of
  /// `GtkCellRendererText`.
  public var sizePoints: DynamicSubject<Double> { property("size-points") }

  /// The property [`size-set`](https://docs.gtk.org/gtk4/property.CellRendererText.size-set.html) of
  /// `GtkCellRendererText`.
  public var sizeSet: DynamicSubject<Bool> { property("size-set") }

  /// The property [`stretch`](https://docs.gtk.org/gtk4/property.CellRendererText.stretch.html) of
  /// `GtkCellRendererText`.
  public var stretch: DynamicSubject<Pango.Stretch> { property("stretch") }

  /// The property [`stretch-set`](https://docs.gtk.org/gtk4/property.CellRendererText.stretch-set.html) of
  /// `GtkCellRendererText`.
  public var stretchSet: DynamicSubject<Bool> { property("stretch-set") }

  /// The property [`strikethrough`](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough.html) of
  /// `GtkCellRendererText`.
  public var strikethrough: DynamicSubject<Bool> { property("strikethrough") }

  /// The property [`strikethrough-set`](https://docs.gtk.org/gtk4/property.CellRendererText.strikethrough-set.html) of
  /// `GtkCellRendererText`.
  public var strikethroughSet: DynamicSubject<Bool> { property("strikethrough-set") }

  /// The property [`style`](https://docs.gtk.org/gtk4/property.CellRendererText.style.html) of `GtkCellRendererText`.
  public var style: DynamicSubject<Pango.Style> { property("style") }

  /// The property [`style-set`](https://docs.gtk.org/gtk4/property.CellRendererText.style-set.html) of
  /// `GtkCellRendererText`.
  public var styleSet: DynamicSubject<Bool> { property("style-set") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.CellRendererText.text.html) of `GtkCellRendererText`.
  public var text: DynamicSubject<String> { property("text") }

  /// The property [`underline`](https://docs.gtk.org/gtk4/property.CellRendererText.underline.html) of
  /// `GtkCellRendererText`.
  public var underline: DynamicSubject<Pango.Underline> { property("underline") }

  /// The property [`underline-set`](https://docs.gtk.org/gtk4/property.CellRendererText.underline-set.html) of
  /// `GtkCellRendererText`.
  public var underlineSet: DynamicSubject<Bool> { property("underline-set") }

  /// The property [`variant`](https://docs.gtk.org/gtk4/property.CellRendererText.variant.html) of
  /// `GtkCellRendererText`.
  public var variant: DynamicSubject<Pango.Variant> { property("variant") }

  /// The property [`variant-set`](https://docs.gtk.org/gtk4/property.CellRendererText.variant-set.html) of
  /// `GtkCellRendererText`.
  public var variantSet: DynamicSubject<Bool> { property("variant-set") }

  /// The property [`weight`](https://docs.gtk.org/gtk4/property.CellRendererText.weight.html) of `GtkCellRendererText`.
  public var weight: DynamicSubject<Int> { property("weight") }

  /// The property [`weight-set`](https://docs.gtk.org/gtk4/property.CellRendererText.weight-set.html) of
  /// `GtkCellRendererText`.
  public var weightSet: DynamicSubject<Bool> { property("weight-set") }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.CellRendererText.width-chars.html) of
  /// `GtkCellRendererText`.
  public var widthChars: DynamicSubject<Int> { property("width-chars") }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-mode.html) of
  /// `GtkCellRendererText`.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The property [`wrap-width`](https://docs.gtk.org/gtk4/property.CellRendererText.wrap-width.html) of
  /// `GtkCellRendererText`.
  public var wrapWidth: DynamicSubject<Int> { property("wrap-width") }

  /// The signal [`edited`](https://docs.gtk.org/gtk4/signal.CellRendererText.edited.html) of `GtkCellRendererText`.
  ///
  /// Arguments: `path`, `newText`.
  public var edited: SafeSignal<(String, String)> { signal(ofSeveral: "edited") }
}
