// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkTextTag`](https://docs.gtk.org/gtk4/class.TextTag.html).
open class TextTag: Object {
  open override class var gType: GType { gtk_text_tag_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkTextTag: UnsafeMutablePointer<GtkTextTag> {
    pointer.assumingMemoryBound(to: GtkTextTag.self)
  }

  /// Calls [`gtk_text_tag_new()`](https://docs.gtk.org/gtk4/ctor.TextTag.new.html).
  public init(name: String? = nil) {
    super.init(adopting: gtk_text_tag_new(name))
  }

  /// The property [`accumulative-margin`](https://docs.gtk.org/gtk4/property.TextTag.accumulative-margin.html) of
  /// `GtkTextTag`.
  public final var accumulativeMargin: Bool {
    get { getProperty("accumulative-margin") }
    set { setProperty("accumulative-margin", newValue) }
  }

  /// The property [`allow-breaks`](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks.html) of `GtkTextTag`.
  public final var allowBreaks: Bool {
    get { getProperty("allow-breaks") }
    set { setProperty("allow-breaks", newValue) }
  }

  /// The property [`allow-breaks-set`](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks-set.html) of
  /// `GtkTextTag`.
  public final var allowBreaksSet: Bool {
    get { getProperty("allow-breaks-set") }
    set { setProperty("allow-breaks-set", newValue) }
  }

  /// The property [`background`](https://docs.gtk.org/gtk4/property.TextTag.background.html) of `GtkTextTag`.
  public final func setBackground(_ newValue: String?) {
    setProperty("background", newValue)
  }

  /// The property [`background-full-height`](https://docs.gtk.org/gtk4/property.TextTag.background-full-height.html) of
  /// `GtkTextTag`.
  public final var backgroundFullHeight: Bool {
    get { getProperty("background-full-height") }
    set { setProperty("background-full-height", newValue) }
  }

  /// The property
  /// [`background-full-height-set`](https://docs.gtk.org/gtk4/property.TextTag.background-full-height-set.html) of
  /// `GtkTextTag`.
  public final var backgroundFullHeightSet: Bool {
    get { getProperty("background-full-height-set") }
    set { setProperty("background-full-height-set", newValue) }
  }

  /// The property [`background-rgba`](https://docs.gtk.org/gtk4/property.TextTag.background-rgba.html) of `GtkTextTag`.
  public final var backgroundRgba: Gdk.RGBA? {
    get { getProperty("background-rgba") }
    set { setProperty("background-rgba", newValue) }
  }

  /// The property [`background-set`](https://docs.gtk.org/gtk4/property.TextTag.background-set.html) of `GtkTextTag`.
  public final var backgroundSet: Bool {
    get { getProperty("background-set") }
    set { setProperty("background-set", newValue) }
  }

  /// The property [`direction`](https://docs.gtk.org/gtk4/property.TextTag.direction.html) of `GtkTextTag`.
  public final var direction: TextDirection {
    get { getProperty("direction") }
    set { setProperty("direction", newValue) }
  }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.TextTag.editable.html) of `GtkTextTag`.
  public final var editable: Bool {
    get { getProperty("editable") }
    set { setProperty("editable", newValue) }
  }

  /// The property [`editable-set`](https://docs.gtk.org/gtk4/property.TextTag.editable-set.html) of `GtkTextTag`.
  public final var editableSet: Bool {
    get { getProperty("editable-set") }
    set { setProperty("editable-set", newValue) }
  }

  /// The property [`fallback`](https://docs.gtk.org/gtk4/property.TextTag.fallback.html) of `GtkTextTag`.
  public final var fallback: Bool {
    get { getProperty("fallback") }
    set { setProperty("fallback", newValue) }
  }

  /// The property [`fallback-set`](https://docs.gtk.org/gtk4/property.TextTag.fallback-set.html) of `GtkTextTag`.
  public final var fallbackSet: Bool {
    get { getProperty("fallback-set") }
    set { setProperty("fallback-set", newValue) }
  }

  /// The property [`family`](https://docs.gtk.org/gtk4/property.TextTag.family.html) of `GtkTextTag`.
  public final var family: String {
    get { getProperty("family") }
    set { setProperty("family", newValue) }
  }

  /// The property [`family-set`](https://docs.gtk.org/gtk4/property.TextTag.family-set.html) of `GtkTextTag`.
  public final var familySet: Bool {
    get { getProperty("family-set") }
    set { setProperty("family-set", newValue) }
  }

  /// The property [`font`](https://docs.gtk.org/gtk4/property.TextTag.font.html) of `GtkTextTag`.
  public final var font: String {
    get { getProperty("font") }
    set { setProperty("font", newValue) }
  }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.TextTag.font-desc.html) of `GtkTextTag`.
  public final var fontDesc: Pango.FontDescription? {
    get { getProperty("font-desc") }
    set { setProperty("font-desc", newValue) }
  }

  /// The property [`font-features`](https://docs.gtk.org/gtk4/property.TextTag.font-features.html) of `GtkTextTag`.
  public final var fontFeatures: String {
    get { getProperty("font-features") }
    set { setProperty("font-features", newValue) }
  }

  /// The property [`font-features-set`](https://docs.gtk.org/gtk4/property.TextTag.font-features-set.html) of
  /// `GtkTextTag`.
  public final var fontFeaturesSet: Bool {
    get { getProperty("font-features-set") }
    set { setProperty("font-features-set", newValue) }
  }

  /// The property [`foreground`](https://docs.gtk.org/gtk4/property.TextTag.foreground.html) of `GtkTextTag`.
  public final func setForeground(_ newValue: String?) {
    setProperty("foreground", newValue)
  }

  /// The property [`foreground-rgba`](https://docs.gtk.org/gtk4/property.TextTag.foreground-rgba.html) of `GtkTextTag`.
  public final var foregroundRgba: Gdk.RGBA? {
    get { getProperty("foreground-rgba") }
    set { setProperty("foreground-rgba", newValue) }
  }

  /// The property [`foreground-set`](https://docs.gtk.org/gtk4/property.TextTag.foreground-set.html) of `GtkTextTag`.
  public final var foregroundSet: Bool {
    get { getProperty("foreground-set") }
    set { setProperty("foreground-set", newValue) }
  }

  /// The property [`indent`](https://docs.gtk.org/gtk4/property.TextTag.indent.html) of `GtkTextTag`.
  public final var indent: Int {
    get { getProperty("indent") }
    set { setProperty("indent", newValue) }
  }

  /// The property [`indent-set`](https://docs.gtk.org/gtk4/property.TextTag.indent-set.html) of `GtkTextTag`.
  public final var indentSet: Bool {
    get { getProperty("indent-set") }
    set { setProperty("indent-set", newValue) }
  }

  /// The property [`insert-hyphens`](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens.html) of `GtkTextTag`.
  public final var insertHyphens: Bool {
    get { getProperty("insert-hyphens") }
    set { setProperty("insert-hyphens", newValue) }
  }

  /// The property [`insert-hyphens-set`](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens-set.html) of
  /// `GtkTextTag`.
  public final var insertHyphensSet: Bool {
    get { getProperty("insert-hyphens-set") }
    set { setProperty("insert-hyphens-set", newValue) }
  }

  /// The property [`invisible`](https://docs.gtk.org/gtk4/property.TextTag.invisible.html) of `GtkTextTag`.
  public final var invisible: Bool {
    get { getProperty("invisible") }
    set { setProperty("invisible", newValue) }
  }

  /// The property [`invisible-set`](https://docs.gtk.org/gtk4/property.TextTag.invisible-set.html) of `GtkTextTag`.
  public final var invisibleSet: Bool {
    get { getProperty("invisible-set") }
    set { setProperty("invisible-set", newValue) }
  }

  /// The property [`justification`](https://docs.gtk.org/gtk4/property.TextTag.justification.html) of `GtkTextTag`.
  public final var justification: Justification {
    get { getProperty("justification") }
    set { setProperty("justification", newValue) }
  }

  /// The property [`justification-set`](https://docs.gtk.org/gtk4/property.TextTag.justification-set.html) of
  /// `GtkTextTag`.
  public final var justificationSet: Bool {
    get { getProperty("justification-set") }
    set { setProperty("justification-set", newValue) }
  }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.TextTag.language.html) of `GtkTextTag`.
  public final var language: String {
    get { getProperty("language") }
    set { setProperty("language", newValue) }
  }

  /// The property [`language-set`](https://docs.gtk.org/gtk4/property.TextTag.language-set.html) of `GtkTextTag`.
  public final var languageSet: Bool {
    get { getProperty("language-set") }
    set { setProperty("language-set", newValue) }
  }

  /// The property [`left-margin`](https://docs.gtk.org/gtk4/property.TextTag.left-margin.html) of `GtkTextTag`.
  public final var leftMargin: Int {
    get { getProperty("left-margin") }
    set { setProperty("left-margin", newValue) }
  }

  /// The property [`left-margin-set`](https://docs.gtk.org/gtk4/property.TextTag.left-margin-set.html) of `GtkTextTag`.
  public final var leftMarginSet: Bool {
    get { getProperty("left-margin-set") }
    set { setProperty("left-margin-set", newValue) }
  }

  /// The property [`letter-spacing`](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing.html) of `GtkTextTag`.
  public final var letterSpacing: Int {
    get { getProperty("letter-spacing") }
    set { setProperty("letter-spacing", newValue) }
  }

  /// The property [`letter-spacing-set`](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing-set.html) of
  /// `GtkTextTag`.
  public final var letterSpacingSet: Bool {
    get { getProperty("letter-spacing-set") }
    set { setProperty("letter-spacing-set", newValue) }
  }

  /// The property [`line-height`](https://docs.gtk.org/gtk4/property.TextTag.line-height.html) of `GtkTextTag`. Since
  /// GTK 4.6.
  public final var lineHeight: Double {
    get { getProperty("line-height") }
    set { setProperty("line-height", newValue) }
  }

  /// The property [`line-height-set`](https://docs.gtk.org/gtk4/property.TextTag.line-height-set.html) of `GtkTextTag`.
  public final var lineHeightSet: Bool {
    get { getProperty("line-height-set") }
    set { setProperty("line-height-set", newValue) }
  }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.TextTag.name.html) of `GtkTextTag`.
  public final var name: String { getProperty("name") }

  /// The property [`overline`](https://docs.gtk.org/gtk4/property.TextTag.overline.html) of `GtkTextTag`.
  public final var overline: Pango.Overline {
    get { getProperty("overline") }
    set { setProperty("overline", newValue) }
  }

  /// The property [`overline-rgba`](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba.html) of `GtkTextTag`.
  public final var overlineRgba: Gdk.RGBA? {
    get { getProperty("overline-rgba") }
    set { setProperty("overline-rgba", newValue) }
  }

  /// The property [`overline-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba-set.html) of
  /// `GtkTextTag`.
  public final var overlineRgbaSet: Bool {
    get { getProperty("overline-rgba-set") }
    set { setProperty("overline-rgba-set", newValue) }
  }

  /// The property [`overline-set`](https://docs.gtk.org/gtk4/property.TextTag.overline-set.html) of `GtkTextTag`.
  public final var overlineSet: Bool {
    get { getProperty("overline-set") }
    set { setProperty("overline-set", newValue) }
  }

  /// The property [`paragraph-background`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background.html) of
  /// `GtkTextTag`.
  public final func setParagraphBackground(_ newValue: String?) {
    setProperty("paragraph-background", newValue)
  }

  /// The property
  /// [`paragraph-background-rgba`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-rgba.html) of
  /// `GtkTextTag`.
  public final var paragraphBackgroundRgba: Gdk.RGBA? {
    get { getProperty("paragraph-background-rgba") }
    set { setProperty("paragraph-background-rgba", newValue) }
  }

  /// The property
  /// [`paragraph-background-set`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-set.html) of
  /// `GtkTextTag`.
  public final var paragraphBackgroundSet: Bool {
    get { getProperty("paragraph-background-set") }
    set { setProperty("paragraph-background-set", newValue) }
  }

  /// The property [`pixels-above-lines`](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines.html) of
  /// `GtkTextTag`.
  public final var pixelsAboveLines: Int {
    get { getProperty("pixels-above-lines") }
    set { setProperty("pixels-above-lines", newValue) }
  }

  /// The property [`pixels-above-lines-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines-set.html) of
  /// `GtkTextTag`.
  public final var pixelsAboveLinesSet: Bool {
    get { getProperty("pixels-above-lines-set") }
    set { setProperty("pixels-above-lines-set", newValue) }
  }

  /// The property [`pixels-below-lines`](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines.html) of
  /// `GtkTextTag`.
  public final var pixelsBelowLines: Int {
    get { getProperty("pixels-below-lines") }
    set { setProperty("pixels-below-lines", newValue) }
  }

  /// The property [`pixels-below-lines-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines-set.html) of
  /// `GtkTextTag`.
  public final var pixelsBelowLinesSet: Bool {
    get { getProperty("pixels-below-lines-set") }
    set { setProperty("pixels-below-lines-set", newValue) }
  }

  /// The property [`pixels-inside-wrap`](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap.html) of
  /// `GtkTextTag`.
  public final var pixelsInsideWrap: Int {
    get { getProperty("pixels-inside-wrap") }
    set { setProperty("pixels-inside-wrap", newValue) }
  }

  /// The property [`pixels-inside-wrap-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap-set.html) of
  /// `GtkTextTag`.
  public final var pixelsInsideWrapSet: Bool {
    get { getProperty("pixels-inside-wrap-set") }
    set { setProperty("pixels-inside-wrap-set", newValue) }
  }

  /// The property [`right-margin`](https://docs.gtk.org/gtk4/property.TextTag.right-margin.html) of `GtkTextTag`.
  public final var rightMargin: Int {
    get { getProperty("right-margin") }
    set { setProperty("right-margin", newValue) }
  }

  /// The property [`right-margin-set`](https://docs.gtk.org/gtk4/property.TextTag.right-margin-set.html) of
  /// `GtkTextTag`.
  public final var rightMarginSet: Bool {
    get { getProperty("right-margin-set") }
    set { setProperty("right-margin-set", newValue) }
  }

  /// The property [`rise`](https://docs.gtk.org/gtk4/property.TextTag.rise.html) of `GtkTextTag`.
  public final var rise: Int {
    get { getProperty("rise") }
    set { setProperty("rise", newValue) }
  }

  /// The property [`rise-set`](https://docs.gtk.org/gtk4/property.TextTag.rise-set.html) of `GtkTextTag`.
  public final var riseSet: Bool {
    get { getProperty("rise-set") }
    set { setProperty("rise-set", newValue) }
  }

  /// The property [`scale`](https://docs.gtk.org/gtk4/property.TextTag.scale.html) of `GtkTextTag`.
  public final var scale: Double {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  /// The property [`scale-set`](https://docs.gtk.org/gtk4/property.TextTag.scale-set.html) of `GtkTextTag`.
  public final var scaleSet: Bool {
    get { getProperty("scale-set") }
    set { setProperty("scale-set", newValue) }
  }

  /// The property [`sentence`](https://docs.gtk.org/gtk4/property.TextTag.sentence.html) of `GtkTextTag`. Since GTK
  /// 4.6.
  public final var sentence: Bool {
    get { getProperty("sentence") }
    set { setProperty("sentence", newValue) }
  }

  /// The property [`sentence-set`](https://docs.gtk.org/gtk4/property.TextTag.sentence-set.html) of `GtkTextTag`.
  public final var sentenceSet: Bool {
    get { getProperty("sentence-set") }
    set { setProperty("sentence-set", newValue) }
  }

  /// The property [`show-spaces`](https://docs.gtk.org/gtk4/property.TextTag.show-spaces.html) of `GtkTextTag`.
  public final var showSpaces: Pango.ShowFlags {
    get { getProperty("show-spaces") }
    set { setProperty("show-spaces", newValue) }
  }

  /// The property [`show-spaces-set`](https://docs.gtk.org/gtk4/property.TextTag.show-spaces-set.html) of `GtkTextTag`.
  public final var showSpacesSet: Bool {
    get { getProperty("show-spaces-set") }
    set { setProperty("show-spaces-set", newValue) }
  }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.TextTag.size.html) of `GtkTextTag`.
  public final var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }

  /// The property [`size-points`](https://docs.gtk.org/gtk4/property.TextTag.size-points.html) of `GtkTextTag`.
  public final var sizePoints: Double {
    get { getProperty("size-points") }
    set { setProperty("size-points", newValue) }
  }

  /// The property [`size-set`](https://docs.gtk.org/gtk4/property.TextTag.size-set.html) of `GtkTextTag`.
  public final var sizeSet: Bool {
    get { getProperty("size-set") }
    set { setProperty("size-set", newValue) }
  }

  /// The property [`stretch`](https://docs.gtk.org/gtk4/property.TextTag.stretch.html) of `GtkTextTag`.
  public final var stretch: Pango.Stretch {
    get { getProperty("stretch") }
    set { setProperty("stretch", newValue) }
  }

  /// The property [`stretch-set`](https://docs.gtk.org/gtk4/property.TextTag.stretch-set.html) of `GtkTextTag`.
  public final var stretchSet: Bool {
    get { getProperty("stretch-set") }
    set { setProperty("stretch-set", newValue) }
  }

  /// The property [`strikethrough`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough.html) of `GtkTextTag`.
  public final var strikethrough: Bool {
    get { getProperty("strikethrough") }
    set { setProperty("strikethrough", newValue) }
  }

  /// The property [`strikethrough-rgba`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba.html) of
  /// `GtkTextTag`.
  public final var strikethroughRgba: Gdk.RGBA? {
    get { getProperty("strikethrough-rgba") }
    set { setProperty("strikethrough-rgba", newValue) }
  }

  /// The property [`strikethrough-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba-set.html) of
  /// `GtkTextTag`.
  public final var strikethroughRgbaSet: Bool {
    get { getProperty("strikethrough-rgba-set") }
    set { setProperty("strikethrough-rgba-set", newValue) }
  }

  /// The property [`strikethrough-set`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-set.html) of
  /// `GtkTextTag`.
  public final var strikethroughSet: Bool {
    get { getProperty("strikethrough-set") }
    set { setProperty("strikethrough-set", newValue) }
  }

  /// The property [`style`](https://docs.gtk.org/gtk4/property.TextTag.style.html) of `GtkTextTag`.
  public final var style: Pango.Style {
    get { getProperty("style") }
    set { setProperty("style", newValue) }
  }

  /// The property [`style-set`](https://docs.gtk.org/gtk4/property.TextTag.style-set.html) of `GtkTextTag`.
  public final var styleSet: Bool {
    get { getProperty("style-set") }
    set { setProperty("style-set", newValue) }
  }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.TextTag.tabs.html) of `GtkTextTag`.
  public final var tabs: Pango.TabArray? {
    get { getProperty("tabs") }
    set { setProperty("tabs", newValue) }
  }

  /// The property [`tabs-set`](https://docs.gtk.org/gtk4/property.TextTag.tabs-set.html) of `GtkTextTag`.
  public final var tabsSet: Bool {
    get { getProperty("tabs-set") }
    set { setProperty("tabs-set", newValue) }
  }

  /// The property [`text-transform`](https://docs.gtk.org/gtk4/property.TextTag.text-transform.html) of `GtkTextTag`.
  /// Since GTK 4.6.
  public final var textTransform: Pango.TextTransform {
    get { getProperty("text-transform") }
    set { setProperty("text-transform", newValue) }
  }

  /// The property [`text-transform-set`](https://docs.gtk.org/gtk4/property.TextTag.text-transform-set.html) of
  /// `GtkTextTag`.
  public final var textTransformSet: Bool {
    get { getProperty("text-transform-set") }
    set { setProperty("text-transform-set", newValue) }
  }

  /// The property [`underline`](https://docs.gtk.org/gtk4/property.TextTag.underline.html) of `GtkTextTag`.
  public final var underline: Pango.Underline {
    get { getProperty("underline") }
    set { setProperty("underline", newValue) }
  }

  /// The property [`underline-rgba`](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba.html) of `GtkTextTag`.
  public final var underlineRgba: Gdk.RGBA? {
    get { getProperty("underline-rgba") }
    set { setProperty("underline-rgba", newValue) }
  }

  /// The property [`underline-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba-set.html) of
  /// `GtkTextTag`.
  public final var underlineRgbaSet: Bool {
    get { getProperty("underline-rgba-set") }
    set { setProperty("underline-rgba-set", newValue) }
  }

  /// The property [`underline-set`](https://docs.gtk.org/gtk4/property.TextTag.underline-set.html) of `GtkTextTag`.
  public final var underlineSet: Bool {
    get { getProperty("underline-set") }
    set { setProperty("underline-set", newValue) }
  }

  /// The property [`variant`](https://docs.gtk.org/gtk4/property.TextTag.variant.html) of `GtkTextTag`.
  public final var variant: Pango.Variant {
    get { getProperty("variant") }
    set { setProperty("variant", newValue) }
  }

  /// The property [`variant-set`](https://docs.gtk.org/gtk4/property.TextTag.variant-set.html) of `GtkTextTag`.
  public final var variantSet: Bool {
    get { getProperty("variant-set") }
    set { setProperty("variant-set", newValue) }
  }

  /// The property [`weight`](https://docs.gtk.org/gtk4/property.TextTag.weight.html) of `GtkTextTag`.
  public final var weight: Int {
    get { getProperty("weight") }
    set { setProperty("weight", newValue) }
  }

  /// The property [`weight-set`](https://docs.gtk.org/gtk4/property.TextTag.weight-set.html) of `GtkTextTag`.
  public final var weightSet: Bool {
    get { getProperty("weight-set") }
    set { setProperty("weight-set", newValue) }
  }

  /// The property [`word`](https://docs.gtk.org/gtk4/property.TextTag.word.html) of `GtkTextTag`. Since GTK 4.6.
  public final var word: Bool {
    get { getProperty("word") }
    set { setProperty("word", newValue) }
  }

  /// The property [`word-set`](https://docs.gtk.org/gtk4/property.TextTag.word-set.html) of `GtkTextTag`.
  public final var wordSet: Bool {
    get { getProperty("word-set") }
    set { setProperty("word-set", newValue) }
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode.html) of `GtkTextTag`.
  public final var wrapMode: WrapMode {
    get { getProperty("wrap-mode") }
    set { setProperty("wrap-mode", newValue) }
  }

  /// The property [`wrap-mode-set`](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode-set.html) of `GtkTextTag`.
  public final var wrapModeSet: Bool {
    get { getProperty("wrap-mode-set") }
    set { setProperty("wrap-mode-set", newValue) }
  }

  /// Calls [`gtk_text_tag_changed()`](https://docs.gtk.org/gtk4/method.TextTag.changed.html).
  public final func changed(_ sizeChanged: Bool) { gtk_text_tag_changed(gtkTextTag, sizeChanged.gboolean) }

  /// Calls [`gtk_text_tag_get_priority()`](https://docs.gtk.org/gtk4/method.TextTag.get_priority.html) and
  /// `gtk_text_tag_set_priority()`.
  public final var priority: Int {
    get { gtk_text_tag_get_priority(gtkTextTag).int }
    set(priority) { gtk_text_tag_set_priority(gtkTextTag, priority.int32) }
  }
}

extension Reactive where Base: TextTag {
  /// The property [`accumulative-margin`](https://docs.gtk.org/gtk4/property.TextTag.accumulative-margin.html) of
  /// `GtkTextTag`.
  public var accumulativeMargin: DynamicSubject<Bool> { property("accumulative-margin") }

  /// The property [`allow-breaks`](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks.html) of `GtkTextTag`.
  public var allowBreaks: DynamicSubject<Bool> { property("allow-breaks") }

  /// The property [`allow-breaks-set`](https://docs.gtk.org/gtk4/property.TextTag.allow-breaks-set.html) of
  /// `GtkTextTag`.
  public var allowBreaksSet: DynamicSubject<Bool> { property("allow-breaks-set") }

  /// The property [`background`](https://docs.gtk.org/gtk4/property.TextTag.background.html) of `GtkTextTag`.
  public var background: Bond<String?> { bond { $0.setProperty("background", $1) } }

  /// The property [`background-full-height`](https://docs.gtk.org/gtk4/property.TextTag.background-full-height.html) of
  /// `GtkTextTag`.
  public var backgroundFullHeight: DynamicSubject<Bool> { property("background-full-height") }

  /// The property
  /// [`background-full-height-set`](https://docs.gtk.org/gtk4/property.TextTag.background-full-height-set.html) of
  /// `GtkTextTag`.
  public var backgroundFullHeightSet: DynamicSubject<Bool> { property("background-full-height-set") }

  /// The property [`background-rgba`](https://docs.gtk.org/gtk4/property.TextTag.background-rgba.html) of `GtkTextTag`.
  public var backgroundRgba: DynamicSubject<Gdk.RGBA?> { property("background-rgba") }

  /// The property [`background-set`](https://docs.gtk.org/gtk4/property.TextTag.background-set.html) of `GtkTextTag`.
  public var backgroundSet: DynamicSubject<Bool> { property("background-set") }

  /// The property [`direction`](https://docs.gtk.org/gtk4/property.TextTag.direction.html) of `GtkTextTag`.
  public var direction: DynamicSubject<TextDirection> { property("direction") }

  /// The property [`editable`](https://docs.gtk.org/gtk4/property.TextTag.editable.html) of `GtkTextTag`.
  public var editable: DynamicSubject<Bool> { property("editable") }

  /// The property [`editable-set`](https://docs.gtk.org/gtk4/property.TextTag.editable-set.html) of `GtkTextTag`.
  public var editableSet: DynamicSubject<Bool> { property("editable-set") }

  /// The property [`fallback`](https://docs.gtk.org/gtk4/property.TextTag.fallback.html) of `GtkTextTag`.
  public var fallback: DynamicSubject<Bool> { property("fallback") }

  /// The property [`fallback-set`](https://docs.gtk.org/gtk4/property.TextTag.fallback-set.html) of `GtkTextTag`.
  public var fallbackSet: DynamicSubject<Bool> { property("fallback-set") }

  /// The property [`family`](https://docs.gtk.org/gtk4/property.TextTag.family.html) of `GtkTextTag`.
  public var family: DynamicSubject<String> { property("family") }

  /// The property [`family-set`](https://docs.gtk.org/gtk4/property.TextTag.family-set.html) of `GtkTextTag`.
  public var familySet: DynamicSubject<Bool> { property("family-set") }

  /// The property [`font`](https://docs.gtk.org/gtk4/property.TextTag.font.html) of `GtkTextTag`.
  public var font: DynamicSubject<String> { property("font") }

  /// The property [`font-desc`](https://docs.gtk.org/gtk4/property.TextTag.font-desc.html) of `GtkTextTag`.
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// The property [`font-features`](https://docs.gtk.org/gtk4/property.TextTag.font-features.html) of `GtkTextTag`.
  public var fontFeatures: DynamicSubject<String> { property("font-features") }

  /// The property [`font-features-set`](https://docs.gtk.org/gtk4/property.TextTag.font-features-set.html) of
  /// `GtkTextTag`.
  public var fontFeaturesSet: DynamicSubject<Bool> { property("font-features-set") }

  /// The property [`foreground`](https://docs.gtk.org/gtk4/property.TextTag.foreground.html) of `GtkTextTag`.
  public var foreground: Bond<String?> { bond { $0.setProperty("foreground", $1) } }

  /// The property [`foreground-rgba`](https://docs.gtk.org/gtk4/property.TextTag.foreground-rgba.html) of `GtkTextTag`.
  public var foregroundRgba: DynamicSubject<Gdk.RGBA?> { property("foreground-rgba") }

  /// The property [`foreground-set`](https://docs.gtk.org/gtk4/property.TextTag.foreground-set.html) of `GtkTextTag`.
  public var foregroundSet: DynamicSubject<Bool> { property("foreground-set") }

  /// The property [`indent`](https://docs.gtk.org/gtk4/property.TextTag.indent.html) of `GtkTextTag`.
  public var indent: DynamicSubject<Int> { property("indent") }

  /// The property [`indent-set`](https://docs.gtk.org/gtk4/property.TextTag.indent-set.html) of `GtkTextTag`.
  public var indentSet: DynamicSubject<Bool> { property("indent-set") }

  /// The property [`insert-hyphens`](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens.html) of `GtkTextTag`.
  public var insertHyphens: DynamicSubject<Bool> { property("insert-hyphens") }

  /// The property [`insert-hyphens-set`](https://docs.gtk.org/gtk4/property.TextTag.insert-hyphens-set.html) of
  /// `GtkTextTag`.
  public var insertHyphensSet: DynamicSubject<Bool> { property("insert-hyphens-set") }

  /// The property [`invisible`](https://docs.gtk.org/gtk4/property.TextTag.invisible.html) of `GtkTextTag`.
  public var invisible: DynamicSubject<Bool> { property("invisible") }

  /// The property [`invisible-set`](https://docs.gtk.org/gtk4/property.TextTag.invisible-set.html) of `GtkTextTag`.
  public var invisibleSet: DynamicSubject<Bool> { property("invisible-set") }

  /// The property [`justification`](https://docs.gtk.org/gtk4/property.TextTag.justification.html) of `GtkTextTag`.
  public var justification: DynamicSubject<Justification> { property("justification") }

  /// The property [`justification-set`](https://docs.gtk.org/gtk4/property.TextTag.justification-set.html) of
  /// `GtkTextTag`.
  public var justificationSet: DynamicSubject<Bool> { property("justification-set") }

  /// The property [`language`](https://docs.gtk.org/gtk4/property.TextTag.language.html) of `GtkTextTag`.
  public var language: DynamicSubject<String> { property("language") }

  /// The property [`language-set`](https://docs.gtk.org/gtk4/property.TextTag.language-set.html) of `GtkTextTag`.
  public var languageSet: DynamicSubject<Bool> { property("language-set") }

  /// The property [`left-margin`](https://docs.gtk.org/gtk4/property.TextTag.left-margin.html) of `GtkTextTag`.
  public var leftMargin: DynamicSubject<Int> { property("left-margin") }

  /// The property [`left-margin-set`](https://docs.gtk.org/gtk4/property.TextTag.left-margin-set.html) of `GtkTextTag`.
  public var leftMarginSet: DynamicSubject<Bool> { property("left-margin-set") }

  /// The property [`letter-spacing`](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing.html) of `GtkTextTag`.
  public var letterSpacing: DynamicSubject<Int> { property("letter-spacing") }

  /// The property [`letter-spacing-set`](https://docs.gtk.org/gtk4/property.TextTag.letter-spacing-set.html) of
  /// `GtkTextTag`.
  public var letterSpacingSet: DynamicSubject<Bool> { property("letter-spacing-set") }

  /// The property [`line-height`](https://docs.gtk.org/gtk4/property.TextTag.line-height.html) of `GtkTextTag`. Since
  /// GTK 4.6.
  public var lineHeight: DynamicSubject<Double> { property("line-height") }

  /// The property [`line-height-set`](https://docs.gtk.org/gtk4/property.TextTag.line-height-set.html) of `GtkTextTag`.
  public var lineHeightSet: DynamicSubject<Bool> { property("line-height-set") }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.TextTag.name.html) of `GtkTextTag`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`overline`](https://docs.gtk.org/gtk4/property.TextTag.overline.html) of `GtkTextTag`.
  public var overline: DynamicSubject<Pango.Overline> { property("overline") }

  /// The property [`overline-rgba`](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba.html) of `GtkTextTag`.
  public var overlineRgba: DynamicSubject<Gdk.RGBA?> { property("overline-rgba") }

  /// The property [`overline-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.overline-rgba-set.html) of
  /// `GtkTextTag`.
  public var overlineRgbaSet: DynamicSubject<Bool> { property("overline-rgba-set") }

  /// The property [`overline-set`](https://docs.gtk.org/gtk4/property.TextTag.overline-set.html) of `GtkTextTag`.
  public var overlineSet: DynamicSubject<Bool> { property("overline-set") }

  /// The property [`paragraph-background`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background.html) of
  /// `GtkTextTag`.
  public var paragraphBackground: Bond<String?> { bond { $0.setProperty("paragraph-background", $1) } }

  /// The property
  /// [`paragraph-background-rgba`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-rgba.html) of
  /// `GtkTextTag`.
  public var paragraphBackgroundRgba: DynamicSubject<Gdk.RGBA?> { property("paragraph-background-rgba") }

  /// The property
  /// [`paragraph-background-set`](https://docs.gtk.org/gtk4/property.TextTag.paragraph-background-set.html) of
  /// `GtkTextTag`.
  public var paragraphBackgroundSet: DynamicSubject<Bool> { property("paragraph-background-set") }

  /// The property [`pixels-above-lines`](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines.html) of
  /// `GtkTextTag`.
  public var pixelsAboveLines: DynamicSubject<Int> { property("pixels-above-lines") }

  /// The property [`pixels-above-lines-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-above-lines-set.html) of
  /// `GtkTextTag`.
  public var pixelsAboveLinesSet: DynamicSubject<Bool> { property("pixels-above-lines-set") }

  /// The property [`pixels-below-lines`](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines.html) of
  /// `GtkTextTag`.
  public var pixelsBelowLines: DynamicSubject<Int> { property("pixels-below-lines") }

  /// The property [`pixels-below-lines-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-below-lines-set.html) of
  /// `GtkTextTag`.
  public var pixelsBelowLinesSet: DynamicSubject<Bool> { property("pixels-below-lines-set") }

  /// The property [`pixels-inside-wrap`](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap.html) of
  /// `GtkTextTag`.
  public var pixelsInsideWrap: DynamicSubject<Int> { property("pixels-inside-wrap") }

  /// The property [`pixels-inside-wrap-set`](https://docs.gtk.org/gtk4/property.TextTag.pixels-inside-wrap-set.html) of
  /// `GtkTextTag`.
  public var pixelsInsideWrapSet: DynamicSubject<Bool> { property("pixels-inside-wrap-set") }

  /// The property [`right-margin`](https://docs.gtk.org/gtk4/property.TextTag.right-margin.html) of `GtkTextTag`.
  public var rightMargin: DynamicSubject<Int> { property("right-margin") }

  /// The property [`right-margin-set`](https://docs.gtk.org/gtk4/property.TextTag.right-margin-set.html) of
  /// `GtkTextTag`.
  public var rightMarginSet: DynamicSubject<Bool> { property("right-margin-set") }

  /// The property [`rise`](https://docs.gtk.org/gtk4/property.TextTag.rise.html) of `GtkTextTag`.
  public var rise: DynamicSubject<Int> { property("rise") }

  /// The property [`rise-set`](https://docs.gtk.org/gtk4/property.TextTag.rise-set.html) of `GtkTextTag`.
  public var riseSet: DynamicSubject<Bool> { property("rise-set") }

  /// The property [`scale`](https://docs.gtk.org/gtk4/property.TextTag.scale.html) of `GtkTextTag`.
  public var scale: DynamicSubject<Double> { property("scale") }

  /// The property [`scale-set`](https://docs.gtk.org/gtk4/property.TextTag.scale-set.html) of `GtkTextTag`.
  public var scaleSet: DynamicSubject<Bool> { property("scale-set") }

  /// The property [`sentence`](https://docs.gtk.org/gtk4/property.TextTag.sentence.html) of `GtkTextTag`. Since GTK
  /// 4.6.
  public var sentence: DynamicSubject<Bool> { property("sentence") }

  /// The property [`sentence-set`](https://docs.gtk.org/gtk4/property.TextTag.sentence-set.html) of `GtkTextTag`.
  public var sentenceSet: DynamicSubject<Bool> { property("sentence-set") }

  /// The property [`show-spaces`](https://docs.gtk.org/gtk4/property.TextTag.show-spaces.html) of `GtkTextTag`.
  public var showSpaces: DynamicSubject<Pango.ShowFlags> { property("show-spaces") }

  /// The property [`show-spaces-set`](https://docs.gtk.org/gtk4/property.TextTag.show-spaces-set.html) of `GtkTextTag`.
  public var showSpacesSet: DynamicSubject<Bool> { property("show-spaces-set") }

  /// The property [`size`](https://docs.gtk.org/gtk4/property.TextTag.size.html) of `GtkTextTag`.
  public var size: DynamicSubject<Int> { property("size") }

  /// The property [`size-points`](https://docs.gtk.org/gtk4/property.TextTag.size-points.html) of `GtkTextTag`.
  public var sizePoints: DynamicSubject<Double> { property("size-points") }

  /// The property [`size-set`](https://docs.gtk.org/gtk4/property.TextTag.size-set.html) of `GtkTextTag`.
  public var sizeSet: DynamicSubject<Bool> { property("size-set") }

  /// The property [`stretch`](https://docs.gtk.org/gtk4/property.TextTag.stretch.html) of `GtkTextTag`.
  public var stretch: DynamicSubject<Pango.Stretch> { property("stretch") }

  /// The property [`stretch-set`](https://docs.gtk.org/gtk4/property.TextTag.stretch-set.html) of `GtkTextTag`.
  public var stretchSet: DynamicSubject<Bool> { property("stretch-set") }

  /// The property [`strikethrough`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough.html) of `GtkTextTag`.
  public var strikethrough: DynamicSubject<Bool> { property("strikethrough") }

  /// The property [`strikethrough-rgba`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba.html) of
  /// `GtkTextTag`.
  public var strikethroughRgba: DynamicSubject<Gdk.RGBA?> { property("strikethrough-rgba") }

  /// The property [`strikethrough-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-rgba-set.html) of
  /// `GtkTextTag`.
  public var strikethroughRgbaSet: DynamicSubject<Bool> { property("strikethrough-rgba-set") }

  /// The property [`strikethrough-set`](https://docs.gtk.org/gtk4/property.TextTag.strikethrough-set.html) of
  /// `GtkTextTag`.
  public var strikethroughSet: DynamicSubject<Bool> { property("strikethrough-set") }

  /// The property [`style`](https://docs.gtk.org/gtk4/property.TextTag.style.html) of `GtkTextTag`.
  public var style: DynamicSubject<Pango.Style> { property("style") }

  /// The property [`style-set`](https://docs.gtk.org/gtk4/property.TextTag.style-set.html) of `GtkTextTag`.
  public var styleSet: DynamicSubject<Bool> { property("style-set") }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.TextTag.tabs.html) of `GtkTextTag`.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The property [`tabs-set`](https://docs.gtk.org/gtk4/property.TextTag.tabs-set.html) of `GtkTextTag`.
  public var tabsSet: DynamicSubject<Bool> { property("tabs-set") }

  /// The property [`text-transform`](https://docs.gtk.org/gtk4/property.TextTag.text-transform.html) of `GtkTextTag`.
  /// Since GTK 4.6.
  public var textTransform: DynamicSubject<Pango.TextTransform> { property("text-transform") }

  /// The property [`text-transform-set`](https://docs.gtk.org/gtk4/property.TextTag.text-transform-set.html) of
  /// `GtkTextTag`.
  public var textTransformSet: DynamicSubject<Bool> { property("text-transform-set") }

  /// The property [`underline`](https://docs.gtk.org/gtk4/property.TextTag.underline.html) of `GtkTextTag`.
  public var underline: DynamicSubject<Pango.Underline> { property("underline") }

  /// The property [`underline-rgba`](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba.html) of `GtkTextTag`.
  public var underlineRgba: DynamicSubject<Gdk.RGBA?> { property("underline-rgba") }

  /// The property [`underline-rgba-set`](https://docs.gtk.org/gtk4/property.TextTag.underline-rgba-set.html) of
  /// `GtkTextTag`.
  public var underlineRgbaSet: DynamicSubject<Bool> { property("underline-rgba-set") }

  /// The property [`underline-set`](https://docs.gtk.org/gtk4/property.TextTag.underline-set.html) of `GtkTextTag`.
  public var underlineSet: DynamicSubject<Bool> { property("underline-set") }

  /// The property [`variant`](https://docs.gtk.org/gtk4/property.TextTag.variant.html) of `GtkTextTag`.
  public var variant: DynamicSubject<Pango.Variant> { property("variant") }

  /// The property [`variant-set`](https://docs.gtk.org/gtk4/property.TextTag.variant-set.html) of `GtkTextTag`.
  public var variantSet: DynamicSubject<Bool> { property("variant-set") }

  /// The property [`weight`](https://docs.gtk.org/gtk4/property.TextTag.weight.html) of `GtkTextTag`.
  public var weight: DynamicSubject<Int> { property("weight") }

  /// The property [`weight-set`](https://docs.gtk.org/gtk4/property.TextTag.weight-set.html) of `GtkTextTag`.
  public var weightSet: DynamicSubject<Bool> { property("weight-set") }

  /// The property [`word`](https://docs.gtk.org/gtk4/property.TextTag.word.html) of `GtkTextTag`. Since GTK 4.6.
  public var word: DynamicSubject<Bool> { property("word") }

  /// The property [`word-set`](https://docs.gtk.org/gtk4/property.TextTag.word-set.html) of `GtkTextTag`.
  public var wordSet: DynamicSubject<Bool> { property("word-set") }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode.html) of `GtkTextTag`.
  public var wrapMode: DynamicSubject<WrapMode> { property("wrap-mode") }

  /// The property [`wrap-mode-set`](https://docs.gtk.org/gtk4/property.TextTag.wrap-mode-set.html) of `GtkTextTag`.
  public var wrapModeSet: DynamicSubject<Bool> { property("wrap-mode-set") }
}
