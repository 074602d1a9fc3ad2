// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkText`](https://docs.gtk.org/gtk4/class.Text.html).
open class Text: Widget, Editable {
  open override class var gType: GType { gtk_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkText: UnsafeMutablePointer<GtkText> {
    pointer.assumingMemoryBound(to: GtkText.self)
  }

  /// Calls [`gtk_text_new()`](https://docs.gtk.org/gtk4/ctor.Text.new.html).
  public init() {
    super.init(adopting: gtk_text_new())
  }

  /// Calls [`gtk_text_new_with_buffer()`](https://docs.gtk.org/gtk4/ctor.Text.new_with_buffer.html).
  public init(buffer: EntryBuffer) {
    super.init(adopting: gtk_text_new_with_buffer(buffer.gtkEntryBuffer))
  }

  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.Text.activates-default.html) of `GtkText`.
  public final var activatesDefault: Bool {
    get { gtk_text_get_activates_default(gtkText).isTrue }
    set { gtk_text_set_activates_default(gtkText, newValue.gboolean) }
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Text.attributes.html) of `GtkText`.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_text_get_attributes(gtkText)) }
    set { gtk_text_set_attributes(gtkText, newValue?.opaque) }
  }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.Text.buffer.html) of `GtkText`.
  public final var buffer: EntryBuffer? {
    get { lentObject(gtk_text_get_buffer(gtkText)) }
    set { gtk_text_set_buffer(gtkText, newValue?.gtkEntryBuffer) }
  }

  /// The property [`enable-emoji-completion`](https://docs.gtk.org/gtk4/property.Text.enable-emoji-completion.html) of
  /// `GtkText`.
  public final var enableEmojiCompletion: Bool {
    get { gtk_text_get_enable_emoji_completion(gtkText).isTrue }
    set { gtk_text_set_enable_emoji_completion(gtkText, newValue.gboolean) }
  }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Text.extra-menu.html) of `GtkText`.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_get_extra_menu(gtkText)) }
    set { gtk_text_set_extra_menu(gtkText, newValue?.gMenuModel) }
  }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.Text.im-module.html) of `GtkText`.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.Text.input-hints.html) of `GtkText`.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_get_input_hints(gtkText)) }
    set { gtk_text_set_input_hints(gtkText, newValue.cValue) }
  }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.Text.input-purpose.html) of `GtkText`.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_get_input_purpose(gtkText)) }
    set { gtk_text_set_input_purpose(gtkText, newValue.cValue) }
  }

  /// The property [`invisible-char`](https://docs.gtk.org/gtk4/property.Text.invisible-char.html) of `GtkText`.
  public final var invisibleChar: Int {
    get { getProperty("invisible-char") }
    set { setProperty("invisible-char", newValue) }
  }

  /// The property [`invisible-char-set`](https://docs.gtk.org/gtk4/property.Text.invisible-char-set.html) of `GtkText`.
  public final var invisibleCharSet: Bool {
    get { getProperty("invisible-char-set") }
    set { setProperty("invisible-char-set", newValue) }
  }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.Text.max-length.html) of `GtkText`.
  public final var maxLength: Int {
    get { gtk_text_get_max_length(gtkText).int }
    set { gtk_text_set_max_length(gtkText, newValue.int32) }
  }

  /// The property [`overwrite-mode`](https://docs.gtk.org/gtk4/property.Text.overwrite-mode.html) of `GtkText`.
  public final var overwriteMode: Bool {
    get { gtk_text_get_overwrite_mode(gtkText).isTrue }
    set { gtk_text_set_overwrite_mode(gtkText, newValue.gboolean) }
  }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.Text.placeholder-text.html) of `GtkText`.
  public final var placeholderText: String? {
    get { lentString(ifAny: gtk_text_get_placeholder_text(gtkText)) }
    set { lend(newValue) { gtk_text_set_placeholder_text(gtkText, $0) } }
  }

  /// The property [`propagate-text-width`](https://docs.gtk.org/gtk4/property.Text.propagate-text-width.html) of
  /// `GtkText`.
  public final var propagateTextWidth: Bool {
    get { gtk_text_get_propagate_text_width(gtkText).isTrue }
    set { gtk_text_set_propagate_text_width(gtkText, newValue.gboolean) }
  }

  /// The property [`scroll-offset`](https://docs.gtk.org/gtk4/property.Text.scroll-offset.html) of `GtkText`.
  public final var scrollOffset: Int { getProperty("scroll-offset") }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Text.tabs.html) of `GtkText`.
  public final var tabs: Pango.TabArray? {
    get { lentBoxed(opaque: gtk_text_get_tabs(gtkText)) }
    set { gtk_text_set_tabs(gtkText, newValue?.opaque) }
  }

  /// The property [`truncate-multiline`](https://docs.gtk.org/gtk4/property.Text.truncate-multiline.html) of `GtkText`.
  public final var truncateMultiline: Bool {
    get { gtk_text_get_truncate_multiline(gtkText).isTrue }
    set { gtk_text_set_truncate_multiline(gtkText, newValue.gboolean) }
  }

  /// The property [`visibility`](https://docs.gtk.org/gtk4/property.Text.visibility.html) of `GtkText`.
  public final var visibility: Bool {
    get { gtk_text_get_visibility(gtkText).isTrue }
    set { gtk_text_set_visibility(gtkText, newValue.gboolean) }
  }

  /// Calls [`gtk_text_compute_cursor_extents()`](https://docs.gtk.org/gtk4/method.Text.compute_cursor_extents.html).
  /// Since GTK 4.4.
  public final func computeCursorExtents(_ position: Int) -> (strong: Graphene.Rect, weak: Graphene.Rect) {
    var cStrong = graphene_rect_t()
    var cWeak = graphene_rect_t()
    gtk_text_compute_cursor_extents(gtkText, position.uint, &cStrong, &cWeak)
    return (Graphene.Rect(cValue: cStrong), Graphene.Rect(cValue: cWeak))
  }

  /// Calls [`gtk_text_get_text_length()`](https://docs.gtk.org/gtk4/method.Text.get_text_length.html).
  public final var textLength: Int { gtk_text_get_text_length(gtkText).int }

  /// Calls
  /// [`gtk_text_grab_focus_without_selecting()`](https://docs.gtk.org/gtk4/method.Text.grab_focus_without_selecting.html).
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { gtk_text_grab_focus_without_selecting(gtkText).isTrue }

  /// Calls [`gtk_text_unset_invisible_char()`](https://docs.gtk.org/gtk4/method.Text.unset_invisible_char.html).
  public final func unsetInvisibleChar() { gtk_text_unset_invisible_char(gtkText) }
}

extension Reactive where Base: Text {
  /// The property [`activates-default`](https://docs.gtk.org/gtk4/property.Text.activates-default.html) of `GtkText`.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Text.attributes.html) of `GtkText`.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property [`buffer`](https://docs.gtk.org/gtk4/property.Text.buffer.html) of `GtkText`.
  public var buffer: DynamicSubject<EntryBuffer?> { property("buffer") }

  /// The property [`enable-emoji-completion`](https://docs.gtk.org/gtk4/property.Text.enable-emoji-completion.html) of
  /// `GtkText`.
  public var enableEmojiCompletion: DynamicSubject<Bool> { property("enable-emoji-completion") }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Text.extra-menu.html) of `GtkText`.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The property [`im-module`](https://docs.gtk.org/gtk4/property.Text.im-module.html) of `GtkText`.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.Text.input-hints.html) of `GtkText`.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.Text.input-purpose.html) of `GtkText`.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The property [`invisible-char`](https://docs.gtk.org/gtk4/property.Text.invisible-char.html) of `GtkText`.
  public var invisibleChar: DynamicSubject<Int> { property("invisible-char") }

  /// The property [`invisible-char-set`](https://docs.gtk.org/gtk4/property.Text.invisible-char-set.html) of `GtkText`.
  public var invisibleCharSet: DynamicSubject<Bool> { property("invisible-char-set") }

  /// The property [`max-length`](https://docs.gtk.org/gtk4/property.Text.max-length.html) of `GtkText`.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: Text) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// The property [`overwrite-mode`](https://docs.gtk.org/gtk4/property.Text.overwrite-mode.html) of `GtkText`.
  public var overwriteMode: DynamicSubject<Bool> { property("overwrite-mode") }

  /// The property [`placeholder-text`](https://docs.gtk.org/gtk4/property.Text.placeholder-text.html) of `GtkText`.
  public var placeholderText: DynamicSubject<String?> {
    property("placeholder-text", get: { (object: Text) in object.placeholderText }, set: { $0.placeholderText = $1 })
  }

  /// The property [`propagate-text-width`](https://docs.gtk.org/gtk4/property.Text.propagate-text-width.html) of
  /// `GtkText`.
  public var propagateTextWidth: DynamicSubject<Bool> { property("propagate-text-width") }

  /// The property [`scroll-offset`](https://docs.gtk.org/gtk4/property.Text.scroll-offset.html) of `GtkText`.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Text.tabs.html) of `GtkText`.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The property [`truncate-multiline`](https://docs.gtk.org/gtk4/property.Text.truncate-multiline.html) of `GtkText`.
  public var truncateMultiline: DynamicSubject<Bool> { property("truncate-multiline") }

  /// The property [`visibility`](https://docs.gtk.org/gtk4/property.Text.visibility.html) of `GtkText`.
  public var visibility: DynamicSubject<Bool> { property("visibility") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.Text.activate.html) of `GtkText`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`backspace`](https://docs.gtk.org/gtk4/signal.Text.backspace.html) of `GtkText`.
  public var backspace: SafeSignal<Void> { signal("backspace") }

  /// The signal [`copy-clipboard`](https://docs.gtk.org/gtk4/signal.Text.copy-clipboard.html) of `GtkText`.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// The signal [`cut-clipboard`](https://docs.gtk.org/gtk4/signal.Text.cut-clipboard.html) of `GtkText`.
  public var cutClipboard: SafeSignal<Void> { signal("cut-clipboard") }

  /// The signal [`delete-from-cursor`](https://docs.gtk.org/gtk4/signal.Text.delete-from-cursor.html) of `GtkText`.
  ///
  /// Arguments: `type`, `count`.
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal(ofSeveral: "delete-from-cursor") }

  /// The signal [`insert-at-cursor`](https://docs.gtk.org/gtk4/signal.Text.insert-at-cursor.html) of `GtkText`.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal(ofOne: "insert-at-cursor") }

  /// The signal [`insert-emoji`](https://docs.gtk.org/gtk4/signal.Text.insert-emoji.html) of `GtkText`.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.Text.move-cursor.html) of `GtkText`.
  ///
  /// Arguments: `step`, `count`, `extend`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }

  /// The signal [`paste-clipboard`](https://docs.gtk.org/gtk4/signal.Text.paste-clipboard.html) of `GtkText`.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// The signal [`preedit-changed`](https://docs.gtk.org/gtk4/signal.Text.preedit-changed.html) of `GtkText`.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal(ofOne: "preedit-changed") }

  /// The signal [`toggle-overwrite`](https://docs.gtk.org/gtk4/signal.Text.toggle-overwrite.html) of `GtkText`.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}
