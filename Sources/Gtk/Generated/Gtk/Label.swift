// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkLabel`](https://docs.gtk.org/gtk4/class.Label.html).
open class Label: Widget {
  open override class var gType: GType { gtk_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_label_new()`](https://docs.gtk.org/gtk4/ctor.Label.new.html).
  public init(label: String? = nil) {
    super.init(adopting: gtk_label_new(label))
  }

  /// Calls [`gtk_label_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.Label.new_with_mnemonic.html).
  public init(mnemonic: String?) {
    super.init(adopting: gtk_label_new_with_mnemonic(mnemonic))
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Label.attributes.html) of `GtkLabel`.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_label_get_attributes(instance(self))) }
    set { gtk_label_set_attributes(instance(self), newValue?.opaque) }
  }

  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.Label.ellipsize.html) of `GtkLabel`.
  public final var ellipsize: Pango.EllipsizeMode {
    get { Pango.EllipsizeMode(cValue: gtk_label_get_ellipsize(instance(self))) }
    set { gtk_label_set_ellipsize(instance(self), newValue.cValue) }
  }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Label.extra-menu.html) of `GtkLabel`.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_label_get_extra_menu(instance(self))) }
    set { gtk_label_set_extra_menu(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`justify`](https://docs.gtk.org/gtk4/property.Label.justify.html) of `GtkLabel`.
  public final var justify: Justification {
    get { Justification(cValue: gtk_label_get_justify(instance(self))) }
    set { gtk_label_set_justify(instance(self), newValue.cValue) }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Label.label.html) of `GtkLabel`.
  public final var label: String {
    get { lentString(gtk_label_get_label(instance(self))) }
    set { lend(newValue) { gtk_label_set_label(instance(self), $0) } }
  }

  /// The property [`lines`](https://docs.gtk.org/gtk4/property.Label.lines.html) of `GtkLabel`.
  public final var lines: Int {
    get { gtk_label_get_lines(instance(self)).int }
    set { gtk_label_set_lines(instance(self), newValue.int32) }
  }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.Label.max-width-chars.html) of `GtkLabel`.
  public final var maxWidthChars: Int {
    get { gtk_label_get_max_width_chars(instance(self)).int }
    set { gtk_label_set_max_width_chars(instance(self), newValue.int32) }
  }

  /// The property [`mnemonic-keyval`](https://docs.gtk.org/gtk4/property.Label.mnemonic-keyval.html) of `GtkLabel`.
  public final var mnemonicKeyval: Int { gtk_label_get_mnemonic_keyval(instance(self)).int }

  /// The property [`mnemonic-widget`](https://docs.gtk.org/gtk4/property.Label.mnemonic-widget.html) of `GtkLabel`.
  public final var mnemonicWidget: Widget? {
    get { lentObject(widget: gtk_label_get_mnemonic_widget(instance(self))) }
    set { gtk_label_set_mnemonic_widget(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`natural-wrap-mode`](https://docs.gtk.org/gtk4/property.Label.natural-wrap-mode.html) of `GtkLabel`.
  /// Since GTK 4.6.
  public final var naturalWrapMode: NaturalWrapMode {
    get { NaturalWrapMode(cValue: gtk_label_get_natural_wrap_mode(instance(self))) }
    set { gtk_label_set_natural_wrap_mode(instance(self), newValue.cValue) }
  }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.Label.selectable.html) of `GtkLabel`.
  public final var selectable: Bool {
    get { gtk_label_get_selectable(instance(self)).isTrue }
    set { gtk_label_set_selectable(instance(self), newValue.gboolean) }
  }

  /// The property [`single-line-mode`](https://docs.gtk.org/gtk4/property.Label.single-line-mode.html) of `GtkLabel`.
  public final var singleLineMode: Bool {
    get { gtk_label_get_single_line_mode(instance(self)).isTrue }
    set { gtk_label_set_single_line_mode(instance(self), newValue.gboolean) }
  }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Label.tabs.html) of `GtkLabel`. Since GTK 4.8.
  public final var tabs: Pango.TabArray? {
    get { givenBoxed(opaque: gtk_label_get_tabs(instance(self))) }
    set { gtk_label_set_tabs(instance(self), newValue?.opaque) }
  }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.Label.use-markup.html) of `GtkLabel`.
  public final var useMarkup: Bool {
    get { gtk_label_get_use_markup(instance(self)).isTrue }
    set { gtk_label_set_use_markup(instance(self), newValue.gboolean) }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Label.use-underline.html) of `GtkLabel`.
  public final var useUnderline: Bool {
    get { gtk_label_get_use_underline(instance(self)).isTrue }
    set { gtk_label_set_use_underline(instance(self), newValue.gboolean) }
  }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.Label.width-chars.html) of `GtkLabel`.
  public final var widthChars: Int {
    get { gtk_label_get_width_chars(instance(self)).int }
    set { gtk_label_set_width_chars(instance(self), newValue.int32) }
  }

  /// The property [`wrap`](https://docs.gtk.org/gtk4/property.Label.wrap.html) of `GtkLabel`.
  public final var wrap: Bool {
    get { gtk_label_get_wrap(instance(self)).isTrue }
    set { gtk_label_set_wrap(instance(self), newValue.gboolean) }
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.Label.wrap-mode.html) of `GtkLabel`.
  public final var wrapMode: Pango.WrapMode {
    get { Pango.WrapMode(cValue: gtk_label_get_wrap_mode(instance(self))) }
    set { gtk_label_set_wrap_mode(instance(self), newValue.cValue) }
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Label.xalign.html) of `GtkLabel`.
  public final var xalign: Double {
    get { gtk_label_get_xalign(instance(self)).double }
    set { gtk_label_set_xalign(instance(self), newValue.float) }
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.Label.yalign.html) of `GtkLabel`.
  public final var yalign: Double {
    get { gtk_label_get_yalign(instance(self)).double }
    set { gtk_label_set_yalign(instance(self), newValue.float) }
  }

  /// Calls [`gtk_label_get_current_uri()`](https://docs.gtk.org/gtk4/method.Label.get_current_uri.html).
  public final var currentUri: String? { lentString(ifAny: gtk_label_get_current_uri(instance(self))) }

  /// Calls [`gtk_label_get_layout()`](https://docs.gtk.org/gtk4/method.Label.get_layout.html).
  public final var layout: Pango.Layout? { lentObject(opaque: gtk_label_get_layout(instance(self))) }

  /// Calls [`gtk_label_get_layout_offsets()`](https://docs.gtk.org/gtk4/method.Label.get_layout_offsets.html).
  public final var layoutOffsets: (x: Int, y: Int) {
    var cX: Int32 = 0
    var cY: Int32 = 0
    gtk_label_get_layout_offsets(instance(self), &cX, &cY)
    return (cX.int, cY.int)
  }

  /// Calls [`gtk_label_get_selection_bounds()`](https://docs.gtk.org/gtk4/method.Label.get_selection_bounds.html).
  public final var selectionBounds: (start: Int, end: Int)? {
    var cStart: Int32 = 0
    var cEnd: Int32 = 0
    let result = gtk_label_get_selection_bounds(instance(self), &cStart, &cEnd)
    guard result != 0 else { return nil }
    return (cStart.int, cEnd.int)
  }

  /// Calls [`gtk_label_select_region()`](https://docs.gtk.org/gtk4/method.Label.select_region.html).
  public final func selectRegion(startOffset: Int, endOffset: Int) {
    gtk_label_select_region(instance(self), startOffset.int32, endOffset.int32)
  }

  /// Calls [`gtk_label_set_text()`](https://docs.gtk.org/gtk4/method.Label.set_text.html).
  public final func setText(_ str: String) { gtk_label_set_text(instance(self), str) }

  /// Calls [`gtk_label_set_text_with_mnemonic()`](https://docs.gtk.org/gtk4/method.Label.set_text_with_mnemonic.html).
  public final func setTextWithMnemonic(_ str: String) { gtk_label_set_text_with_mnemonic(instance(self), str) }
}

extension Reactive where Base: Label {
  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Label.attributes.html) of `GtkLabel`.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.Label.ellipsize.html) of `GtkLabel`.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Label.extra-menu.html) of `GtkLabel`.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The property [`justify`](https://docs.gtk.org/gtk4/property.Label.justify.html) of `GtkLabel`.
  public var justify: DynamicSubject<Justification> { property("justify") }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Label.label.html) of `GtkLabel`.
  public var label: DynamicSubject<String> {
    property("label", get: { (object: Label) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`lines`](https://docs.gtk.org/gtk4/property.Label.lines.html) of `GtkLabel`.
  public var lines: DynamicSubject<Int> {
    property("lines", get: { (object: Label) in object.lines }, set: { $0.lines = $1 })
  }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.Label.max-width-chars.html) of `GtkLabel`.
  public var maxWidthChars: DynamicSubject<Int> {
    property("max-width-chars", get: { (object: Label) in object.maxWidthChars }, set: { $0.maxWidthChars = $1 })
  }

  /// The property [`mnemonic-keyval`](https://docs.gtk.org/gtk4/property.Label.mnemonic-keyval.html) of `GtkLabel`.
  public var mnemonicKeyval: SafeSignal<Int> { readOnlyProperty("mnemonic-keyval") }

  /// The property [`mnemonic-widget`](https://docs.gtk.org/gtk4/property.Label.mnemonic-widget.html) of `GtkLabel`.
  public var mnemonicWidget: DynamicSubject<Widget?> { property("mnemonic-widget") }

  /// The property [`natural-wrap-mode`](https://docs.gtk.org/gtk4/property.Label.natural-wrap-mode.html) of `GtkLabel`.
  /// Since GTK 4.6.
  public var naturalWrapMode: DynamicSubject<NaturalWrapMode> { property("natural-wrap-mode") }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.Label.selectable.html) of `GtkLabel`.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// The property [`single-line-mode`](https://docs.gtk.org/gtk4/property.Label.single-line-mode.html) of `GtkLabel`.
  public var singleLineMode: DynamicSubject<Bool> { property("single-line-mode") }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Label.tabs.html) of `GtkLabel`. Since GTK 4.8.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.Label.use-markup.html) of `GtkLabel`.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Label.use-underline.html) of `GtkLabel`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.Label.width-chars.html) of `GtkLabel`.
  public var widthChars: DynamicSubject<Int> {
    property("width-chars", get: { (object: Label) in object.widthChars }, set: { $0.widthChars = $1 })
  }

  /// The property [`wrap`](https://docs.gtk.org/gtk4/property.Label.wrap.html) of `GtkLabel`.
  public var wrap: DynamicSubject<Bool> { property("wrap") }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.Label.wrap-mode.html) of `GtkLabel`.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Label.xalign.html) of `GtkLabel`.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: Label) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.Label.yalign.html) of `GtkLabel`.
  public var yalign: DynamicSubject<Double> {
    property("yalign", get: { (object: Label) in object.yalign }, set: { $0.yalign = $1 })
  }

  /// The signal [`activate-current-link`](https://docs.gtk.org/gtk4/signal.Label.activate-current-link.html) of
  /// `GtkLabel`.
  public var activateCurrentLink: SafeSignal<Void> { signal("activate-current-link") }

  /// The signal [`activate-link`](https://docs.gtk.org/gtk4/signal.Label.activate-link.html) of `GtkLabel`.
  ///
  /// Argument: `uri`.
  public var activateLink: SignalRequest<Bool, String> { request("activate-link") }

  /// The signal [`copy-clipboard`](https://docs.gtk.org/gtk4/signal.Label.copy-clipboard.html) of `GtkLabel`.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.Label.move-cursor.html) of `GtkLabel`.
  ///
  /// Arguments: `step`, `count`, `extendSelection`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }
}
