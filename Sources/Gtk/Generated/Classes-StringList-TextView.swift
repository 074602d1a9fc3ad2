// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `StringList` is a list model that wraps an array of strings.
open class StringList: Object, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_string_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `StringList` with the given `strings`.
  public init(strings: [String] = []) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_string_list_new(lent.strings(strings)).raw)
  }

  /// Appends `string` to `self`.
  public final func append(_ string: String) { gtk_string_list_append(opaque, string) }

  /// Gets the string that is at `position` in `self`.
  public final func getString(_ position: Int) -> String? {
    lentString(ifAny: gtk_string_list_get_string(opaque, position.uint32))
  }

  /// Removes the string at `position` from `self`.
  public final func remove(_ position: Int) { gtk_string_list_remove(opaque, position.uint32) }

  /// Changes `self` by removing `nRemovals` strings and adding `additions` to it.
  public final func splice(position: Int, nRemovals: Int, additions: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_string_list_splice(opaque, position.uint32, nRemovals.uint32, lent.strings(additions))
  }

  /// Adds `string` to self at the end, and takes ownership of it.
  public final func take(_ string: String) { gtk_string_list_take(opaque, g_strdup(string)) }
}

/// `StringObject` is the type of items in a `StringList`.
open class StringObject: Object {
  open override class var gType: GType { gtk_string_object_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Wraps a string in an object for use with `GListModel`.
  public init(string: String) {
    super.init(adopting: gtk_string_object_new(string).raw)
  }

  /// The string.
  public final var string: String { lentString(gtk_string_object_get_string(opaque)) }
}

extension Reactive where Base: StringObject {
  /// The string.
  public var string: SafeSignal<String> { readOnlyProperty("string") }
}

/// `StringSorter` is a `Sorter` that compares strings.
open class StringSorter: Sorter {
  open override class var gType: GType { gtk_string_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new string sorter that compares items using the given `expression`.
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_string_sorter_new(expression?.given()).raw)
  }

  /// The expression to evaluate on item to get a string to compare with.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_string_sorter_get_expression(opaque)) }
    set { gtk_string_sorter_set_expression(opaque, newValue?.opaque) }
  }

  /// If matching is case sensitive.
  public final var ignoreCase: Bool {
    get { gtk_string_sorter_get_ignore_case(opaque).isTrue }
    set { gtk_string_sorter_set_ignore_case(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: StringSorter {
  /// The expression to evaluate on item to get a string to compare with.
  public var expression: DynamicSubject<ValueExpression?> {
    property("expression", get: { StringSorter.of($0).expression }, set: { StringSorter.of($0).expression = $1 })
  }

  /// If matching is case sensitive.
  public var ignoreCase: DynamicSubject<Bool> {
    property("ignore-case", get: { StringSorter.of($0).ignoreCase }, set: { StringSorter.of($0).ignoreCase = $1 })
  }
}

/// `StyleContext` stores styling information affecting a widget.
open class StyleContext: Object {
  open override class var gType: GType { gtk_style_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkStyleContext: UnsafeMutablePointer<GtkStyleContext> {
    pointer.assumingMemoryBound(to: GtkStyleContext.self)
  }

  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_style_context_get_display(gtkStyleContext)) }
    set { gtk_style_context_set_display(gtkStyleContext, newValue?.opaque) }
  }

  /// Adds a style class to `context`, so later uses of the style context will make use of this new class for styling.
  public final func addClass(_ className: String) { gtk_style_context_add_class(gtkStyleContext, className) }

  /// Adds a style provider to `context`, to be used in style construction.
  public final func addProvider(_ provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider(gtkStyleContext, provider.opaque, priority.uint32)
  }

  /// Gets the border for a given state as a `Border`.
  public final var border: Border {
    var cBorder = GtkBorder()
    gtk_style_context_get_border(gtkStyleContext, &cBorder)
    return Border(cValue: cBorder)
  }

  /// Gets the foreground color for a given state.
  public final var color: Gdk.RGBA {
    var cColor = GdkRGBA()
    gtk_style_context_get_color(gtkStyleContext, &cColor)
    return Gdk.RGBA(cValue: cColor)
  }

  /// Gets the margin for a given state as a `Border`.
  public final var margin: Border {
    var cMargin = GtkBorder()
    gtk_style_context_get_margin(gtkStyleContext, &cMargin)
    return Border(cValue: cMargin)
  }

  /// Gets the padding for a given state as a `Border`.
  public final var padding: Border {
    var cPadding = GtkBorder()
    gtk_style_context_get_padding(gtkStyleContext, &cPadding)
    return Border(cValue: cPadding)
  }

  /// Returns the scale used for assets.
  public final var scale: Int {
    get { gtk_style_context_get_scale(gtkStyleContext).int }
    set(scale) { gtk_style_context_set_scale(gtkStyleContext, scale.int32) }
  }

  /// Returns the state used for style matching.
  public final var state: StateFlags {
    get { StateFlags(cValue: gtk_style_context_get_state(gtkStyleContext)) }
    set(flags) { gtk_style_context_set_state(gtkStyleContext, flags.cValue) }
  }

  /// Returns `true` if `context` currently has defined the given class name.
  public final func hasClass(_ className: String) -> Bool {
    gtk_style_context_has_class(gtkStyleContext, className).isTrue
  }

  /// Looks up and resolves a color name in the `context` color map.
  public final func lookupColor(_ colorName: String) -> Gdk.RGBA? {
    var cColor = GdkRGBA()
    let result = gtk_style_context_lookup_color(gtkStyleContext, colorName, &cColor)
    guard result != 0 else { return nil }
    return Gdk.RGBA(cValue: cColor)
  }

  /// Removes `className` from `context`.
  public final func removeClass(_ className: String) { gtk_style_context_remove_class(gtkStyleContext, className) }

  /// Removes `provider` from the style providers list in `context`.
  public final func removeProvider(_ provider: any StyleProvider) {
    gtk_style_context_remove_provider(gtkStyleContext, provider.opaque)
  }

  /// Restores `context` state to a previous stage.
  public final func restore() { gtk_style_context_restore(gtkStyleContext) }

  /// Saves the `context` state.
  public final func save() { gtk_style_context_save(gtkStyleContext) }

  /// Converts the style context into a string representation.
  @discardableResult
  public final func toString(_ flags: StyleContextPrintFlags) -> String {
    givenString(gtk_style_context_to_string(gtkStyleContext, flags.cValue))
  }

  /// Adds a global style provider to `display`, which will be used in style construction for all `StyleContexts` under
  /// `display`.
  public static func addProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider_for_display(display.opaque, provider.opaque, priority.uint32)
  }

  /// Removes `provider` from the global style providers list in `display`.
  public static func removeProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider) {
    gtk_style_context_remove_provider_for_display(display.opaque, provider.opaque)
  }
}

extension Reactive where Base: StyleContext {
  public var display: DynamicSubject<Gdk.Display?> {
    property("display", get: { StyleContext.of($0).display }, set: { StyleContext.of($0).display = $1 })
  }
}

/// `Switch` is a "light switch" that has two states: on or off.
open class Switch: Widget, Actionable {
  open override class var gType: GType { gtk_switch_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Switch` widget.
  public init() {
    super.init(adopting: gtk_switch_new())
  }

  /// Whether the `Switch` widget is in its on or off state.
  public final var active: Bool {
    get { gtk_switch_get_active(opaque).isTrue }
    set { gtk_switch_set_active(opaque, newValue.gboolean) }
  }

  /// The backend state that is controlled by the switch.
  public final var state: Bool {
    get { gtk_switch_get_state(opaque).isTrue }
    set { gtk_switch_set_state(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: Switch {
  /// Whether the `Switch` widget is in its on or off state.
  public var active: DynamicSubject<Bool> {
    property("active", get: { Switch.of($0).active }, set: { Switch.of($0).active = $1 })
  }

  /// The backend state that is controlled by the switch.
  public var state: DynamicSubject<Bool> {
    property("state", get: { Switch.of($0).state }, set: { Switch.of($0).state = $1 })
  }

  /// Emitted to animate the switch.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted to change the underlying state.
  ///
  /// Argument: `state`.
  public var stateSet: SignalRequest<Bool, Bool> { request("state-set") }
}

/// The `Text` widget is a single-line text entry widget.
open class Text: Widget, Editable {
  open override class var gType: GType { gtk_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkText: UnsafeMutablePointer<GtkText> { pointer.assumingMemoryBound(to: GtkText.self) }

  /// Creates a new `Text`.
  public init() {
    super.init(adopting: gtk_text_new())
  }

  /// Creates a new `Text` with the specified text buffer.
  public init(buffer: EntryBuffer) {
    super.init(adopting: gtk_text_new_with_buffer(buffer.gtkEntryBuffer))
  }

  /// Whether to activate the default widget when Enter is pressed.
  public final var activatesDefault: Bool {
    get { gtk_text_get_activates_default(gtkText).isTrue }
    set { gtk_text_set_activates_default(gtkText, newValue.gboolean) }
  }

  /// A list of Pango attributes to apply to the text of the `Text`.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_text_get_attributes(gtkText)) }
    set { gtk_text_set_attributes(gtkText, newValue?.opaque) }
  }

  /// The `EntryBuffer` object which stores the text.
  public final var buffer: EntryBuffer? {
    get { lentObject(gtk_text_get_buffer(gtkText)) }
    set { gtk_text_set_buffer(gtkText, newValue?.gtkEntryBuffer) }
  }

  /// Whether to suggest Emoji replacements.
  public final var enableEmojiCompletion: Bool {
    get { gtk_text_get_enable_emoji_completion(gtkText).isTrue }
    set { gtk_text_set_enable_emoji_completion(gtkText, newValue.gboolean) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_get_extra_menu(gtkText)) }
    set { gtk_text_set_extra_menu(gtkText, newValue?.gMenuModel) }
  }

  /// Which IM (input method) module should be used for this self.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_get_input_hints(gtkText)) }
    set { gtk_text_set_input_hints(gtkText, newValue.cValue) }
  }

  /// The purpose of this text field.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_get_input_purpose(gtkText)) }
    set { gtk_text_set_input_purpose(gtkText, newValue.cValue) }
  }

  /// The character to used when masking contents (in “password mode”).
  public final var invisibleChar: Int {
    get { getProperty("invisible-char") }
    set { setProperty("invisible-char", newValue) }
  }

  /// Whether the invisible char has been set for the `Text`.
  public final var invisibleCharSet: Bool {
    get { getProperty("invisible-char-set") }
    set { setProperty("invisible-char-set", newValue) }
  }

  /// Maximum number of characters that are allowed.
  public final var maxLength: Int {
    get { gtk_text_get_max_length(gtkText).int }
    set { gtk_text_set_max_length(gtkText, newValue.int32) }
  }

  /// If text is overwritten when typing in the `Text`.
  public final var overwriteMode: Bool {
    get { gtk_text_get_overwrite_mode(gtkText).isTrue }
    set { gtk_text_set_overwrite_mode(gtkText, newValue.gboolean) }
  }

  /// The text that will be displayed in the `Text` when it is empty and unfocused.
  public final var placeholderText: String? {
    get { lentString(ifAny: gtk_text_get_placeholder_text(gtkText)) }
    set { lend(newValue) { gtk_text_set_placeholder_text(gtkText, $0) } }
  }

  /// Whether the widget should grow and shrink with the content.
  public final var propagateTextWidth: Bool {
    get { gtk_text_get_propagate_text_width(gtkText).isTrue }
    set { gtk_text_set_propagate_text_width(gtkText, newValue.gboolean) }
  }

  /// Number of pixels scrolled of the screen to the left.
  public final var scrollOffset: Int { getProperty("scroll-offset") }

  /// A list of tabstops to apply to the text of the `Text`.
  public final var tabs: Pango.TabArray? {
    get { lentBoxed(opaque: gtk_text_get_tabs(gtkText)) }
    set { gtk_text_set_tabs(gtkText, newValue?.opaque) }
  }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public final var truncateMultiline: Bool {
    get { gtk_text_get_truncate_multiline(gtkText).isTrue }
    set { gtk_text_set_truncate_multiline(gtkText, newValue.gboolean) }
  }

  /// If `false`, the text is masked with the “invisible char”.
  public final var visibility: Bool {
    get { gtk_text_get_visibility(gtkText).isTrue }
    set { gtk_text_set_visibility(gtkText, newValue.gboolean) }
  }

  /// Determine the positions of the strong and weak cursors if the insertion point in the layout is at `position`.
  public final func computeCursorExtents(_ position: Int) -> (strong: Graphene.Rect, weak: Graphene.Rect) {
    var cStrong = graphene_rect_t()
    var cWeak = graphene_rect_t()
    gtk_text_compute_cursor_extents(gtkText, position.uint, &cStrong, &cWeak)
    return (Graphene.Rect(cValue: cStrong), Graphene.Rect(cValue: cWeak))
  }

  /// Retrieves the current length of the text in `self`.
  public final var textLength: Int { gtk_text_get_text_length(gtkText).int }

  /// Causes `self` to have keyboard focus.
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { gtk_text_grab_focus_without_selecting(gtkText).isTrue }

  /// Unsets the invisible char.
  public final func unsetInvisibleChar() { gtk_text_unset_invisible_char(gtkText) }
}

extension Reactive where Base: Text {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> {
    property("activates-default", get: { Text.of($0).activatesDefault }, set: { Text.of($0).activatesDefault = $1 })
  }

  /// A list of Pango attributes to apply to the text of the `Text`.
  public var attributes: DynamicSubject<Pango.AttrList?> {
    property("attributes", get: { Text.of($0).attributes }, set: { Text.of($0).attributes = $1 })
  }

  /// The `EntryBuffer` object which stores the text.
  public var buffer: DynamicSubject<EntryBuffer?> {
    property("buffer", get: { Text.of($0).buffer }, set: { Text.of($0).buffer = $1 })
  }

  /// Whether to suggest Emoji replacements.
  public var enableEmojiCompletion: DynamicSubject<Bool> {
    property(
      "enable-emoji-completion", get: { Text.of($0).enableEmojiCompletion },
      set: { Text.of($0).enableEmojiCompletion = $1 })
  }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> {
    property("extra-menu", get: { Text.of($0).extraMenu }, set: { Text.of($0).extraMenu = $1 })
  }

  /// Which IM (input method) module should be used for this self.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> {
    property("input-hints", get: { Text.of($0).inputHints }, set: { Text.of($0).inputHints = $1 })
  }

  /// The purpose of this text field.
  public var inputPurpose: DynamicSubject<InputPurpose> {
    property("input-purpose", get: { Text.of($0).inputPurpose }, set: { Text.of($0).inputPurpose = $1 })
  }

  /// The character to used when masking contents (in “password mode”).
  public var invisibleChar: DynamicSubject<Int> { property("invisible-char") }

  /// Whether the invisible char has been set for the `Text`.
  public var invisibleCharSet: DynamicSubject<Bool> { property("invisible-char-set") }

  /// Maximum number of characters that are allowed.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { Text.of($0).maxLength }, set: { Text.of($0).maxLength = $1 })
  }

  /// If text is overwritten when typing in the `Text`.
  public var overwriteMode: DynamicSubject<Bool> {
    property("overwrite-mode", get: { Text.of($0).overwriteMode }, set: { Text.of($0).overwriteMode = $1 })
  }

  /// The text that will be displayed in the `Text` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String?> {
    property("placeholder-text", get: { Text.of($0).placeholderText }, set: { Text.of($0).placeholderText = $1 })
  }

  /// Whether the widget should grow and shrink with the content.
  public var propagateTextWidth: DynamicSubject<Bool> {
    property(
      "propagate-text-width", get: { Text.of($0).propagateTextWidth }, set: { Text.of($0).propagateTextWidth = $1 })
  }

  /// Number of pixels scrolled of the screen to the left.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// A list of tabstops to apply to the text of the `Text`.
  public var tabs: DynamicSubject<Pango.TabArray?> {
    property("tabs", get: { Text.of($0).tabs }, set: { Text.of($0).tabs = $1 })
  }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public var truncateMultiline: DynamicSubject<Bool> {
    property("truncate-multiline", get: { Text.of($0).truncateMultiline }, set: { Text.of($0).truncateMultiline = $1 })
  }

  /// If `false`, the text is masked with the “invisible char”.
  public var visibility: DynamicSubject<Bool> {
    property("visibility", get: { Text.of($0).visibility }, set: { Text.of($0).visibility = $1 })
  }

  /// Emitted when the user hits the Enter key.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the user asks for it.
  public var backspace: SafeSignal<Void> { signal("backspace") }

  /// Emitted to copy the selection to the clipboard.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// Emitted to cut the selection to the clipboard.
  public var cutClipboard: SafeSignal<Void> { signal("cut-clipboard") }

  /// Emitted when the user initiates a text deletion.
  ///
  /// Arguments: `type`, `count`.
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal(ofSeveral: "delete-from-cursor") }

  /// Emitted when the user initiates the insertion of a fixed string at the cursor.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal(ofOne: "insert-at-cursor") }

  /// Emitted to present the Emoji chooser for the widget.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// Emitted when the user initiates a cursor movement.
  ///
  /// Arguments: `step`, `count`, `extend`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }

  /// Emitted to paste the contents of the clipboard.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// Emitted when the preedit text changes.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal(ofOne: "preedit-changed") }

  /// Emitted to toggle the overwrite mode of the `Text`.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}

/// Stores text and attributes for display in a `TextView`.
open class TextBuffer: Object {
  open override class var gType: GType { gtk_text_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextBuffer: UnsafeMutablePointer<GtkTextBuffer> { pointer.assumingMemoryBound(to: GtkTextBuffer.self) }

  /// Creates a new text buffer.
  public init(table: TextTagTable? = nil) {
    super.init(adopting: gtk_text_buffer_new(table?.opaque))
  }

  /// Denotes that the buffer can reapply the last undone action.
  public final var canRedo: Bool { gtk_text_buffer_get_can_redo(gtkTextBuffer).isTrue }

  /// Denotes that the buffer can undo the last applied action.
  public final var canUndo: Bool { gtk_text_buffer_get_can_undo(gtkTextBuffer).isTrue }

  /// The position of the insert mark.
  public final var cursorPosition: Int { getProperty("cursor-position") }

  /// Denotes if support for undoing and redoing changes to the buffer is allowed.
  public final var enableUndo: Bool {
    get { gtk_text_buffer_get_enable_undo(gtkTextBuffer).isTrue }
    set { gtk_text_buffer_set_enable_undo(gtkTextBuffer, newValue.gboolean) }
  }

  /// Whether the buffer has some text currently selected.
  public final var hasSelection: Bool { gtk_text_buffer_get_has_selection(gtkTextBuffer).isTrue }

  /// The `TextTagTable` for the buffer.
  public final var tagTable: TextTagTable? { lentObject(opaque: gtk_text_buffer_get_tag_table(gtkTextBuffer)) }

  /// The text content of the buffer.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// Adds the mark at position `where`.
  public final func addMark(_ mark: TextMark, `where`: TextIter) {
    gtk_text_buffer_add_mark(gtkTextBuffer, mark.gtkTextMark, `where`.gtkTextIter)
  }

  /// Adds `clipboard` to the list of clipboards in which the selection contents of `buffer` are available.
  public final func addSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_add_selection_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Emits the “apply-tag” signal on `buffer`.
  public final func applyTag(_ tag: TextTag, start: TextIter, end: TextIter) {
    gtk_text_buffer_apply_tag(gtkTextBuffer, tag.gtkTextTag, start.gtkTextIter, end.gtkTextIter)
  }

  /// Emits the “apply-tag” signal on `buffer`.
  public final func applyTagByName(_ name: String, start: TextIter, end: TextIter) {
    gtk_text_buffer_apply_tag_by_name(gtkTextBuffer, name, start.gtkTextIter, end.gtkTextIter)
  }

  /// Performs the appropriate action as if the user hit the delete key with the cursor at the position specified by
  /// `iter`.
  @discardableResult
  public final func backspace(_ iter: TextIter, interactive: Bool, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_backspace(gtkTextBuffer, iter.gtkTextIter, interactive.gboolean, defaultEditable.gboolean).isTrue
  }

  /// Denotes the beginning of an action that may not be undone.
  public final func beginIrreversibleAction() { gtk_text_buffer_begin_irreversible_action(gtkTextBuffer) }

  /// Called to indicate that the buffer operations between here and a call to `gtk_text_buffer_end_user_action()` are
  /// part of a single user-visible operation.
  public final func beginUserAction() { gtk_text_buffer_begin_user_action(gtkTextBuffer) }

  /// Copies the currently-selected text to a clipboard.
  public final func copyClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_copy_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Creates and inserts a child anchor.
  @discardableResult
  public final func createChildAnchor(_ iter: TextIter) -> TextChildAnchor {
    lentObject(gtk_text_buffer_create_child_anchor(gtkTextBuffer, iter.gtkTextIter))!
  }

  /// Creates a mark at position `where`.
  @discardableResult
  public final func createMark(_ markName: String?, `where`: TextIter, leftGravity: Bool) -> TextMark {
    lentObject(gtk_text_buffer_create_mark(gtkTextBuffer, markName, `where`.gtkTextIter, leftGravity.gboolean))!
  }

  /// Copies the currently-selected text to a clipboard, then deletes said text if it’s editable.
  public final func cutClipboard(_ clipboard: Gdk.Clipboard, defaultEditable: Bool) {
    gtk_text_buffer_cut_clipboard(gtkTextBuffer, clipboard.opaque, defaultEditable.gboolean)
  }

  /// Deletes text between `start` and `end`.
  public final func delete(_ start: TextIter, end: TextIter) {
    gtk_text_buffer_delete(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter)
  }

  /// Deletes all editable text in the given range.
  @discardableResult
  public final func deleteInteractive(_ startIter: TextIter, endIter: TextIter, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_delete_interactive(
      gtkTextBuffer, startIter.gtkTextIter, endIter.gtkTextIter, defaultEditable.gboolean
    ).isTrue
  }

  /// Deletes `mark`, so that it’s no longer located anywhere in the buffer.
  public final func deleteMark(_ mark: TextMark) { gtk_text_buffer_delete_mark(gtkTextBuffer, mark.gtkTextMark) }

  /// Deletes the mark named `name`; the mark must exist.
  public final func deleteMarkByName(_ name: String) { gtk_text_buffer_delete_mark_by_name(gtkTextBuffer, name) }

  /// Deletes the range between the “insert” and “selection_bound” marks, that is, the currently-selected text.
  @discardableResult
  public final func deleteSelection(interactive: Bool, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_delete_selection(gtkTextBuffer, interactive.gboolean, defaultEditable.gboolean).isTrue
  }

  /// Denotes the end of an action that may not be undone.
  public final func endIrreversibleAction() { gtk_text_buffer_end_irreversible_action(gtkTextBuffer) }

  /// Ends a user-visible operation.
  public final func endUserAction() { gtk_text_buffer_end_user_action(gtkTextBuffer) }

  /// Retrieves the first and last iterators in the buffer, i.e. the entire buffer lies within the range [`start`,@end).
  public final var bounds: (start: TextIter, end: TextIter) {
    var cStart = GtkTextIter()
    var cEnd = GtkTextIter()
    gtk_text_buffer_get_bounds(gtkTextBuffer, &cStart, &cEnd)
    return (TextIter(copying: &cStart), TextIter(copying: &cEnd))
  }

  /// Gets the number of characters in the buffer.
  public final var charCount: Int { gtk_text_buffer_get_char_count(gtkTextBuffer).int }

  /// Initializes `iter` with the “end iterator,” one past the last valid character in the text buffer.
  public final var endIter: TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_end_iter(gtkTextBuffer, &cIter)
    return TextIter(copying: &cIter)
  }

  /// Returns the mark that represents the cursor (insertion point).
  public final func getInsert() -> TextMark? { lentObject(gtk_text_buffer_get_insert(gtkTextBuffer)) }

  /// Obtains the location of `anchor` within `buffer`.
  public final func getIterAtChildAnchor(_ anchor: TextChildAnchor) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_child_anchor(gtkTextBuffer, &cIter, anchor.gtkTextChildAnchor)
    return TextIter(copying: &cIter)
  }

  /// Initializes `iter` to the start of the given line.
  public final func getIterAtLine(_ lineNumber: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line(gtkTextBuffer, &cIter, lineNumber.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Obtains an iterator pointing to `byteIndex` within the given line.
  public final func getIterAtLineIndex(lineNumber: Int, byteIndex: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line_index(gtkTextBuffer, &cIter, lineNumber.int32, byteIndex.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Obtains an iterator pointing to `charOffset` within the given line.
  public final func getIterAtLineOffset(lineNumber: Int, charOffset: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line_offset(gtkTextBuffer, &cIter, lineNumber.int32, charOffset.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Initializes `iter` with the current position of `mark`.
  public final func getIterAtMark(_ mark: TextMark) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(gtkTextBuffer, &cIter, mark.gtkTextMark)
    return TextIter(copying: &cIter)
  }

  /// Initializes `iter` to a position `charOffset` chars from the start of the entire buffer.
  public final func getIterAtOffset(_ charOffset: Int) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(gtkTextBuffer, &cIter, charOffset.int32)
    return TextIter(copying: &cIter)
  }

  /// Obtains the number of lines in the buffer.
  public final var lineCount: Int { gtk_text_buffer_get_line_count(gtkTextBuffer).int }

  /// Returns the mark named `name` in buffer `buffer`, or `nil` if no such mark exists in the buffer.
  public final func getMark(_ name: String) -> TextMark? { lentObject(gtk_text_buffer_get_mark(gtkTextBuffer, name)) }

  /// Gets the maximum number of undo levels to perform.
  public final var maxUndoLevels: Int {
    get { gtk_text_buffer_get_max_undo_levels(gtkTextBuffer).int }
    set(maxUndoLevels) { gtk_text_buffer_set_max_undo_levels(gtkTextBuffer, maxUndoLevels.uint32) }
  }

  /// Indicates whether the buffer has been modified since the last call to `TextBuffer.modified` set the modification
  /// flag to `false`.
  public final var modified: Bool {
    get { gtk_text_buffer_get_modified(gtkTextBuffer).isTrue }
    set(setting) { gtk_text_buffer_set_modified(gtkTextBuffer, setting.gboolean) }
  }

  /// Returns the mark that represents the selection bound.
  public final var selectionBound: TextMark? { lentObject(gtk_text_buffer_get_selection_bound(gtkTextBuffer)) }

  /// Returns `true` if some text is selected; places the bounds of the selection in `start` and `end`.
  public final var selectionBounds: (start: TextIter, end: TextIter)? {
    var cStart = GtkTextIter()
    var cEnd = GtkTextIter()
    let result = gtk_text_buffer_get_selection_bounds(gtkTextBuffer, &cStart, &cEnd)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cStart), TextIter(copying: &cEnd))
  }

  /// Get a content provider for this buffer.
  public final var selectionContent: Gdk.ContentProvider? {
    givenObject(gtk_text_buffer_get_selection_content(gtkTextBuffer))
  }

  /// Returns the text in the range [`start`,@end).
  public final func getSlice(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
    givenString(
      gtk_text_buffer_get_slice(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter, includeHiddenChars.gboolean))
  }

  /// Initialized `iter` with the first position in the text buffer.
  public final var startIter: TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_start_iter(gtkTextBuffer, &cIter)
    return TextIter(copying: &cIter)
  }

  /// Returns the text in the range [`start`,@end).
  public final func getText(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
    givenString(
      gtk_text_buffer_get_text(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter, includeHiddenChars.gboolean))
  }

  /// Inserts `len` bytes of `text` at position `iter`.
  public final func insert(_ iter: TextIter, text: String, len: Int = -1) {
    gtk_text_buffer_insert(gtkTextBuffer, iter.gtkTextIter, text, len.int32)
  }

  /// Inserts `text` in `buffer`.
  public final func insertAtCursor(_ text: String, len: Int = -1) {
    gtk_text_buffer_insert_at_cursor(gtkTextBuffer, text, len.int32)
  }

  /// Inserts a child widget anchor into the text buffer at `iter`.
  public final func insertChildAnchor(_ iter: TextIter, anchor: TextChildAnchor) {
    gtk_text_buffer_insert_child_anchor(gtkTextBuffer, iter.gtkTextIter, anchor.gtkTextChildAnchor)
  }

  /// Inserts `text` in `buffer`.
  @discardableResult
  public final func insertInteractive(_ iter: TextIter, text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_insert_interactive(gtkTextBuffer, iter.gtkTextIter, text, len.int32, defaultEditable.gboolean)
      .isTrue
  }

  /// Inserts `text` in `buffer`.
  @discardableResult
  public final func insertInteractiveAtCursor(_ text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_insert_interactive_at_cursor(gtkTextBuffer, text, len.int32, defaultEditable.gboolean).isTrue
  }

  /// Inserts an image into the text buffer at `iter`.
  public final func insertPaintable(_ iter: TextIter, paintable: any Gdk.Paintable) {
    gtk_text_buffer_insert_paintable(gtkTextBuffer, iter.gtkTextIter, paintable.opaque)
  }

  /// Copies text, tags, and paintables between `start` and `end` and inserts the copy at `iter`.
  public final func insertRange(_ iter: TextIter, start: TextIter, end: TextIter) {
    gtk_text_buffer_insert_range(gtkTextBuffer, iter.gtkTextIter, start.gtkTextIter, end.gtkTextIter)
  }

  /// Copies text, tags, and paintables between `start` and `end` and inserts the copy at `iter`.
  @discardableResult
  public final func insertRangeInteractive(_ iter: TextIter, start: TextIter, end: TextIter, defaultEditable: Bool)
    -> Bool
  {
    gtk_text_buffer_insert_range_interactive(
      gtkTextBuffer, iter.gtkTextIter, start.gtkTextIter, end.gtkTextIter, defaultEditable.gboolean
    ).isTrue
  }

  /// Moves `mark` to the new location `where`.
  public final func moveMark(_ mark: TextMark, `where`: TextIter) {
    gtk_text_buffer_move_mark(gtkTextBuffer, mark.gtkTextMark, `where`.gtkTextIter)
  }

  /// Moves the mark named `name` (which must exist) to location `where`.
  public final func moveMarkByName(_ name: String, `where`: TextIter) {
    gtk_text_buffer_move_mark_by_name(gtkTextBuffer, name, `where`.gtkTextIter)
  }

  /// Pastes the contents of a clipboard.
  public final func pasteClipboard(_ clipboard: Gdk.Clipboard, overrideLocation: TextIter?, defaultEditable: Bool) {
    gtk_text_buffer_paste_clipboard(
      gtkTextBuffer, clipboard.opaque, overrideLocation?.gtkTextIter, defaultEditable.gboolean)
  }

  /// This function moves the “insert” and “selection_bound” marks simultaneously.
  public final func placeCursor(_ `where`: TextIter) {
    gtk_text_buffer_place_cursor(gtkTextBuffer, `where`.gtkTextIter)
  }

  /// Redoes the next redoable action on the buffer, if there is one.
  public final func redo() { gtk_text_buffer_redo(gtkTextBuffer) }

  /// Removes all tags in the range between `start` and `end`.
  public final func removeAllTags(_ start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_all_tags(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter)
  }

  /// Removes a `Gdk.Clipboard` added with `gtk_text_buffer_add_selection_clipboard()`.
  public final func removeSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_remove_selection_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Emits the “remove-tag” signal.
  public final func removeTag(_ tag: TextTag, start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_tag(gtkTextBuffer, tag.gtkTextTag, start.gtkTextIter, end.gtkTextIter)
  }

  /// Emits the “remove-tag” signal.
  public final func removeTagByName(_ name: String, start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_tag_by_name(gtkTextBuffer, name, start.gtkTextIter, end.gtkTextIter)
  }

  /// This function moves the “insert” and “selection_bound” marks simultaneously.
  public final func selectRange(_ ins: TextIter, bound: TextIter) {
    gtk_text_buffer_select_range(gtkTextBuffer, ins.gtkTextIter, bound.gtkTextIter)
  }

  /// Deletes current contents of `buffer`, and inserts `text` instead. This is automatically marked as an irreversible
  /// action in the undo stack. If you wish to mark this action as part of a larger undo operation, call
  /// `TextBuffer.delete()` and `TextBuffer.insert()` directly instead.
  public final func setText(_ text: String, len: Int = -1) { gtk_text_buffer_set_text(gtkTextBuffer, text, len.int32) }

  /// Undoes the last undoable action on the buffer, if there is one.
  public final func undo() { gtk_text_buffer_undo(gtkTextBuffer) }
}

extension Reactive where Base: TextBuffer {
  /// Denotes that the buffer can reapply the last undone action.
  public var canRedo: SafeSignal<Bool> { readOnlyProperty("can-redo") }

  /// Denotes that the buffer can undo the last applied action.
  public var canUndo: SafeSignal<Bool> { readOnlyProperty("can-undo") }

  /// The position of the insert mark.
  public var cursorPosition: SafeSignal<Int> { readOnlyProperty("cursor-position") }

  /// Denotes if support for undoing and redoing changes to the buffer is allowed.
  public var enableUndo: DynamicSubject<Bool> {
    property("enable-undo", get: { TextBuffer.of($0).enableUndo }, set: { TextBuffer.of($0).enableUndo = $1 })
  }

  /// Whether the buffer has some text currently selected.
  public var hasSelection: SafeSignal<Bool> { readOnlyProperty("has-selection") }

  /// The `TextTagTable` for the buffer.
  public var tagTable: SafeSignal<TextTagTable?> { readOnlyProperty("tag-table") }

  /// The text content of the buffer.
  public var text: DynamicSubject<String> { property("text") }

  /// Emitted to apply a tag to a range of text in a `TextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var applyTag: SafeSignal<(TextTag, TextIter, TextIter)> { signal(ofSeveral: "apply-tag") }

  /// Emitted at the beginning of a single user-visible operation on a `TextBuffer`.
  public var beginUserAction: SafeSignal<Void> { signal("begin-user-action") }

  /// Emitted when the content of a `TextBuffer` has changed.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted to delete a range from a `TextBuffer`.
  ///
  /// Arguments: `start`, `end`.
  public var deleteRange: SafeSignal<(TextIter, TextIter)> { signal(ofSeveral: "delete-range") }

  /// Emitted at the end of a single user-visible operation on the `TextBuffer`.
  public var endUserAction: SafeSignal<Void> { signal("end-user-action") }

  /// Emitted to insert a `TextChildAnchor` in a `TextBuffer`.
  ///
  /// Arguments: `location`, `anchor`.
  public var insertChildAnchor: SafeSignal<(TextIter, TextChildAnchor)> { signal(ofSeveral: "insert-child-anchor") }

  /// Emitted to insert a `Gdk.Paintable` in a `TextBuffer`.
  ///
  /// Arguments: `location`, `paintable`.
  public var insertPaintable: SafeSignal<(TextIter, Object)> { signal(ofSeveral: "insert-paintable") }

  /// Emitted to insert text in a `TextBuffer`.
  ///
  /// Arguments: `location`, `text`, `len`.
  public var insertText: SafeSignal<(TextIter, String, Int)> { signal(ofSeveral: "insert-text") }

  /// Emitted as notification after a `TextMark` is deleted.
  ///
  /// Argument: `mark`.
  public var markDeleted: SafeSignal<TextMark> { signal(ofOne: "mark-deleted") }

  /// Emitted as notification after a `TextMark` is set.
  ///
  /// Arguments: `location`, `mark`.
  public var markSet: SafeSignal<(TextIter, TextMark)> { signal(ofSeveral: "mark-set") }

  /// Emitted when the modified bit of a `TextBuffer` flips.
  public var modifiedChanged: SafeSignal<Void> { signal("modified-changed") }

  /// Emitted after paste operation has been completed.
  ///
  /// Argument: `clipboard`.
  public var pasteDone: SafeSignal<Gdk.Clipboard> { signal(ofOne: "paste-done") }

  /// Emitted when a request has been made to redo the previously undone operation.
  public var redo: SafeSignal<Void> { signal("redo") }

  /// Emitted to remove all occurrences of `tag` from a range of text in a `TextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var removeTag: SafeSignal<(TextTag, TextIter, TextIter)> { signal(ofSeveral: "remove-tag") }

  /// Emitted when a request has been made to undo the previous operation or set of operations that have been grouped
  /// together.
  public var undo: SafeSignal<Void> { signal("undo") }
}

/// A `TextChildAnchor` is a spot in a `TextBuffer` where child widgets can be “anchored”.
open class TextChildAnchor: Object {
  open override class var gType: GType { gtk_text_child_anchor_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextChildAnchor: UnsafeMutablePointer<GtkTextChildAnchor> {
    pointer.assumingMemoryBound(to: GtkTextChildAnchor.self)
  }

  /// Creates a new `TextChildAnchor`.
  public init() {
    super.init(adopting: gtk_text_child_anchor_new())
  }

  /// Creates a new `TextChildAnchor` with the given replacement character.
  public init(character: String) {
    super.init(adopting: gtk_text_child_anchor_new_with_replacement(character))
  }

  /// Determines whether a child anchor has been deleted from the buffer.
  public final var deleted: Bool { gtk_text_child_anchor_get_deleted(gtkTextChildAnchor).isTrue }

  /// Gets a list of all widgets anchored at this child anchor.
  public final var widgets: [Widget] {
    var cOutLen: UInt32 = 0
    let result = gtk_text_child_anchor_get_widgets(gtkTextChildAnchor, &cOutLen)
    return elements(result, count: cOutLen.int, isGiven: true) { (lentObject($0) as Widget?)! }
  }
}

/// A `TextMark` is a position in a `Textbuffer` that is preserved across modifications.
open class TextMark: Object {
  open override class var gType: GType { gtk_text_mark_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextMark: UnsafeMutablePointer<GtkTextMark> { pointer.assumingMemoryBound(to: GtkTextMark.self) }

  /// Creates a text mark.
  public init(name: String? = nil, leftGravity: Bool) {
    super.init(adopting: gtk_text_mark_new(name, leftGravity.gboolean))
  }

  /// Whether the mark has left gravity.
  public final var leftGravity: Bool { gtk_text_mark_get_left_gravity(gtkTextMark).isTrue }

  /// The name of the mark or `nil` if the mark is anonymous.
  public final var name: String? { lentString(ifAny: gtk_text_mark_get_name(gtkTextMark)) }

  /// Gets the buffer this mark is located inside.
  public final var buffer: TextBuffer? { lentObject(gtk_text_mark_get_buffer(gtkTextMark)) }

  /// Returns `true` if the mark has been removed from its buffer.
  public final var deleted: Bool { gtk_text_mark_get_deleted(gtkTextMark).isTrue }

  /// Returns `true` if the mark is visible.
  public final var visible: Bool {
    get { gtk_text_mark_get_visible(gtkTextMark).isTrue }
    set(setting) { gtk_text_mark_set_visible(gtkTextMark, setting.gboolean) }
  }
}

extension Reactive where Base: TextMark {
  /// Whether the mark has left gravity.
  public var leftGravity: SafeSignal<Bool> { readOnlyProperty("left-gravity") }

  /// The name of the mark or `nil` if the mark is anonymous.
  public var name: SafeSignal<String?> { readOnlyProperty("name") }
}

/// A tag that can be applied to text contained in a `TextBuffer`.
open class TextTag: Object {
  open override class var gType: GType { gtk_text_tag_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextTag: UnsafeMutablePointer<GtkTextTag> { pointer.assumingMemoryBound(to: GtkTextTag.self) }

  /// Creates a `TextTag`.
  public init(name: String? = nil) {
    super.init(adopting: gtk_text_tag_new(name))
  }

  /// Whether the margins accumulate or override each other.
  public final var accumulativeMargin: Bool {
    get { getProperty("accumulative-margin") }
    set { setProperty("accumulative-margin", newValue) }
  }

  /// Whether breaks are allowed.
  public final var allowBreaks: Bool {
    get { getProperty("allow-breaks") }
    set { setProperty("allow-breaks", newValue) }
  }

  public final var allowBreaksSet: Bool {
    get { getProperty("allow-breaks-set") }
    set { setProperty("allow-breaks-set", newValue) }
  }

  /// Background color as a string.
  public final func setBackground(_ newValue: String?) {
    setProperty("background", newValue)
  }

  /// Whether the background color fills the entire line height or only the height of the tagged characters.
  public final var backgroundFullHeight: Bool {
    get { getProperty("background-full-height") }
    set { setProperty("background-full-height", newValue) }
  }

  public final var backgroundFullHeightSet: Bool {
    get { getProperty("background-full-height-set") }
    set { setProperty("background-full-height-set", newValue) }
  }

  /// Background color as a `Gdk.RGBA`.
  public final var backgroundRgba: Gdk.RGBA? {
    get { getProperty("background-rgba") }
    set { setProperty("background-rgba", newValue) }
  }

  public final var backgroundSet: Bool {
    get { getProperty("background-set") }
    set { setProperty("background-set", newValue) }
  }

  /// Text direction, e.g. right-to-left or left-to-right.
  public final var direction: TextDirection {
    get { getProperty("direction") }
    set { setProperty("direction", newValue) }
  }

  /// Whether the text can be modified by the user.
  public final var editable: Bool {
    get { getProperty("editable") }
    set { setProperty("editable", newValue) }
  }

  public final var editableSet: Bool {
    get { getProperty("editable-set") }
    set { setProperty("editable-set", newValue) }
  }

  /// Whether font fallback is enabled.
  public final var fallback: Bool {
    get { getProperty("fallback") }
    set { setProperty("fallback", newValue) }
  }

  public final var fallbackSet: Bool {
    get { getProperty("fallback-set") }
    set { setProperty("fallback-set", newValue) }
  }

  /// Name of the font family, e.g. Sans, Helvetica, Times, Monospace.
  public final var family: String {
    get { getProperty("family") }
    set { setProperty("family", newValue) }
  }

  public final var familySet: Bool {
    get { getProperty("family-set") }
    set { setProperty("family-set", newValue) }
  }

  /// Font description as string, e.g. \"Sans Italic 12\".
  public final var font: String {
    get { getProperty("font") }
    set { setProperty("font", newValue) }
  }

  /// Font description as a `Pango.FontDescription`.
  public final var fontDesc: Pango.FontDescription? {
    get { getProperty("font-desc") }
    set { setProperty("font-desc", newValue) }
  }

  /// OpenType font features, as a string.
  public final var fontFeatures: String {
    get { getProperty("font-features") }
    set { setProperty("font-features", newValue) }
  }

  public final var fontFeaturesSet: Bool {
    get { getProperty("font-features-set") }
    set { setProperty("font-features-set", newValue) }
  }

  /// Foreground color as a string.
  public final func setForeground(_ newValue: String?) {
    setProperty("foreground", newValue)
  }

  /// Foreground color as a `Gdk.RGBA`.
  public final var foregroundRgba: Gdk.RGBA? {
    get { getProperty("foreground-rgba") }
    set { setProperty("foreground-rgba", newValue) }
  }

  public final var foregroundSet: Bool {
    get { getProperty("foreground-set") }
    set { setProperty("foreground-set", newValue) }
  }

  /// Amount to indent the paragraph, in pixels.
  public final var indent: Int {
    get { getProperty("indent") }
    set { setProperty("indent", newValue) }
  }

  public final var indentSet: Bool {
    get { getProperty("indent-set") }
    set { setProperty("indent-set", newValue) }
  }

  /// Whether to insert hyphens at breaks.
  public final var insertHyphens: Bool {
    get { getProperty("insert-hyphens") }
    set { setProperty("insert-hyphens", newValue) }
  }

  public final var insertHyphensSet: Bool {
    get { getProperty("insert-hyphens-set") }
    set { setProperty("insert-hyphens-set", newValue) }
  }

  /// Whether this text is hidden.
  public final var invisible: Bool {
    get { getProperty("invisible") }
    set { setProperty("invisible", newValue) }
  }

  public final var invisibleSet: Bool {
    get { getProperty("invisible-set") }
    set { setProperty("invisible-set", newValue) }
  }

  /// Left, right, or center justification.
  public final var justification: Justification {
    get { getProperty("justification") }
    set { setProperty("justification", newValue) }
  }

  public final var justificationSet: Bool {
    get { getProperty("justification-set") }
    set { setProperty("justification-set", newValue) }
  }

  /// The language this text is in, as an ISO code.
  public final var language: String {
    get { getProperty("language") }
    set { setProperty("language", newValue) }
  }

  public final var languageSet: Bool {
    get { getProperty("language-set") }
    set { setProperty("language-set", newValue) }
  }

  /// Width of the left margin in pixels.
  public final var leftMargin: Int {
    get { getProperty("left-margin") }
    set { setProperty("left-margin", newValue) }
  }

  public final var leftMarginSet: Bool {
    get { getProperty("left-margin-set") }
    set { setProperty("left-margin-set", newValue) }
  }

  /// Extra spacing between graphemes, in Pango units.
  public final var letterSpacing: Int {
    get { getProperty("letter-spacing") }
    set { setProperty("letter-spacing", newValue) }
  }

  public final var letterSpacingSet: Bool {
    get { getProperty("letter-spacing-set") }
    set { setProperty("letter-spacing-set", newValue) }
  }

  /// Factor to scale line height by.
  public final var lineHeight: Double {
    get { getProperty("line-height") }
    set { setProperty("line-height", newValue) }
  }

  public final var lineHeightSet: Bool {
    get { getProperty("line-height-set") }
    set { setProperty("line-height-set", newValue) }
  }

  /// The name used to refer to the tag.
  public final var name: String { getProperty("name") }

  /// Style of overline for this text.
  public final var overline: Pango.Overline {
    get { getProperty("overline") }
    set { setProperty("overline", newValue) }
  }

  /// This property modifies the color of overlines.
  public final var overlineRgba: Gdk.RGBA? {
    get { getProperty("overline-rgba") }
    set { setProperty("overline-rgba", newValue) }
  }

  public final var overlineRgbaSet: Bool {
    get { getProperty("overline-rgba-set") }
    set { setProperty("overline-rgba-set", newValue) }
  }

  public final var overlineSet: Bool {
    get { getProperty("overline-set") }
    set { setProperty("overline-set", newValue) }
  }

  /// The paragraph background color as a string.
  public final func setParagraphBackground(_ newValue: String?) {
    setProperty("paragraph-background", newValue)
  }

  /// The paragraph background color as a `Gdk.RGBA`.
  public final var paragraphBackgroundRgba: Gdk.RGBA? {
    get { getProperty("paragraph-background-rgba") }
    set { setProperty("paragraph-background-rgba", newValue) }
  }

  public final var paragraphBackgroundSet: Bool {
    get { getProperty("paragraph-background-set") }
    set { setProperty("paragraph-background-set", newValue) }
  }

  /// Pixels of blank space above paragraphs.
  public final var pixelsAboveLines: Int {
    get { getProperty("pixels-above-lines") }
    set { setProperty("pixels-above-lines", newValue) }
  }

  public final var pixelsAboveLinesSet: Bool {
    get { getProperty("pixels-above-lines-set") }
    set { setProperty("pixels-above-lines-set", newValue) }
  }

  /// Pixels of blank space below paragraphs.
  public final var pixelsBelowLines: Int {
    get { getProperty("pixels-below-lines") }
    set { setProperty("pixels-below-lines", newValue) }
  }

  public final var pixelsBelowLinesSet: Bool {
    get { getProperty("pixels-below-lines-set") }
    set { setProperty("pixels-below-lines-set", newValue) }
  }

  /// Pixels of blank space between wrapped lines in a paragraph.
  public final var pixelsInsideWrap: Int {
    get { getProperty("pixels-inside-wrap") }
    set { setProperty("pixels-inside-wrap", newValue) }
  }

  public final var pixelsInsideWrapSet: Bool {
    get { getProperty("pixels-inside-wrap-set") }
    set { setProperty("pixels-inside-wrap-set", newValue) }
  }

  /// Width of the right margin, in pixels.
  public final var rightMargin: Int {
    get { getProperty("right-margin") }
    set { setProperty("right-margin", newValue) }
  }

  public final var rightMarginSet: Bool {
    get { getProperty("right-margin-set") }
    set { setProperty("right-margin-set", newValue) }
  }

  /// Offset of text above the baseline, in Pango units.
  public final var rise: Int {
    get { getProperty("rise") }
    set { setProperty("rise", newValue) }
  }

  public final var riseSet: Bool {
    get { getProperty("rise-set") }
    set { setProperty("rise-set", newValue) }
  }

  /// Font size as a scale factor relative to the default font size.
  public final var scale: Double {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  public final var scaleSet: Bool {
    get { getProperty("scale-set") }
    set { setProperty("scale-set", newValue) }
  }

  /// Whether this tag represents a single sentence.
  public final var sentence: Bool {
    get { getProperty("sentence") }
    set { setProperty("sentence", newValue) }
  }

  public final var sentenceSet: Bool {
    get { getProperty("sentence-set") }
    set { setProperty("sentence-set", newValue) }
  }

  /// How to render invisible characters.
  public final var showSpaces: Pango.ShowFlags {
    get { getProperty("show-spaces") }
    set { setProperty("show-spaces", newValue) }
  }

  public final var showSpacesSet: Bool {
    get { getProperty("show-spaces-set") }
    set { setProperty("show-spaces-set", newValue) }
  }

  /// Font size in Pango units.
  public final var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }

  /// Font size in points.
  public final var sizePoints: Double {
    get { getProperty("size-points") }
    set { setProperty("size-points", newValue) }
  }

  public final var sizeSet: Bool {
    get { getProperty("size-set") }
    set { setProperty("size-set", newValue) }
  }

  /// Font stretch as a `Pango.Stretch`, e.g. `PANGO_STRETCH_CONDENSED`.
  public final var stretch: Pango.Stretch {
    get { getProperty("stretch") }
    set { setProperty("stretch", newValue) }
  }

  public final var stretchSet: Bool {
    get { getProperty("stretch-set") }
    set { setProperty("stretch-set", newValue) }
  }

  /// Whether to strike through the text.
  public final var strikethrough: Bool {
    get { getProperty("strikethrough") }
    set { setProperty("strikethrough", newValue) }
  }

  /// This property modifies the color of strikeouts.
  public final var strikethroughRgba: Gdk.RGBA? {
    get { getProperty("strikethrough-rgba") }
    set { setProperty("strikethrough-rgba", newValue) }
  }

  /// If the `strikethrough-rgba` property has been set.
  public final var strikethroughRgbaSet: Bool {
    get { getProperty("strikethrough-rgba-set") }
    set { setProperty("strikethrough-rgba-set", newValue) }
  }

  public final var strikethroughSet: Bool {
    get { getProperty("strikethrough-set") }
    set { setProperty("strikethrough-set", newValue) }
  }

  /// Font style as a `Pango.Style`, e.g. `PANGO_STYLE_ITALIC`.
  public final var style: Pango.Style {
    get { getProperty("style") }
    set { setProperty("style", newValue) }
  }

  public final var styleSet: Bool {
    get { getProperty("style-set") }
    set { setProperty("style-set", newValue) }
  }

  /// Custom tabs for this text.
  public final var tabs: Pango.TabArray? {
    get { getProperty("tabs") }
    set { setProperty("tabs", newValue) }
  }

  public final var tabsSet: Bool {
    get { getProperty("tabs-set") }
    set { setProperty("tabs-set", newValue) }
  }

  /// How to transform the text for display.
  public final var textTransform: Pango.TextTransform {
    get { getProperty("text-transform") }
    set { setProperty("text-transform", newValue) }
  }

  public final var textTransformSet: Bool {
    get { getProperty("text-transform-set") }
    set { setProperty("text-transform-set", newValue) }
  }

  /// Style of underline for this text.
  public final var underline: Pango.Underline {
    get { getProperty("underline") }
    set { setProperty("underline", newValue) }
  }

  /// This property modifies the color of underlines.
  public final var underlineRgba: Gdk.RGBA? {
    get { getProperty("underline-rgba") }
    set { setProperty("underline-rgba", newValue) }
  }

  /// If the `underline-rgba` property has been set.
  public final var underlineRgbaSet: Bool {
    get { getProperty("underline-rgba-set") }
    set { setProperty("underline-rgba-set", newValue) }
  }

  public final var underlineSet: Bool {
    get { getProperty("underline-set") }
    set { setProperty("underline-set", newValue) }
  }

  /// Font variant as a `Pango.Variant`, e.g. `PANGO_VARIANT_SMALL_CAPS`.
  public final var variant: Pango.Variant {
    get { getProperty("variant") }
    set { setProperty("variant", newValue) }
  }

  public final var variantSet: Bool {
    get { getProperty("variant-set") }
    set { setProperty("variant-set", newValue) }
  }

  /// Font weight as an integer.
  public final var weight: Int {
    get { getProperty("weight") }
    set { setProperty("weight", newValue) }
  }

  public final var weightSet: Bool {
    get { getProperty("weight-set") }
    set { setProperty("weight-set", newValue) }
  }

  /// Whether this tag represents a single word.
  public final var word: Bool {
    get { getProperty("word") }
    set { setProperty("word", newValue) }
  }

  public final var wordSet: Bool {
    get { getProperty("word-set") }
    set { setProperty("word-set", newValue) }
  }

  /// Whether to wrap lines never, at word boundaries, or at character boundaries.
  public final var wrapMode: WrapMode {
    get { getProperty("wrap-mode") }
    set { setProperty("wrap-mode", newValue) }
  }

  public final var wrapModeSet: Bool {
    get { getProperty("wrap-mode-set") }
    set { setProperty("wrap-mode-set", newValue) }
  }

  /// Emits the `TextTagTable.tagChanged` signal on the `TextTagTable` where the tag is included.
  public final func changed(_ sizeChanged: Bool) { gtk_text_tag_changed(gtkTextTag, sizeChanged.gboolean) }

  /// Get the tag priority.
  public final var priority: Int {
    get { gtk_text_tag_get_priority(gtkTextTag).int }
    set(priority) { gtk_text_tag_set_priority(gtkTextTag, priority.int32) }
  }
}

extension Reactive where Base: TextTag {
  /// Whether the margins accumulate or override each other.
  public var accumulativeMargin: DynamicSubject<Bool> { property("accumulative-margin") }

  /// Whether breaks are allowed.
  public var allowBreaks: DynamicSubject<Bool> { property("allow-breaks") }

  public var allowBreaksSet: DynamicSubject<Bool> { property("allow-breaks-set") }

  /// Background color as a string.
  public var background: Bond<String?> { bond { $0.setProperty("background", $1) } }

  /// Whether the background color fills the entire line height or only the height of the tagged characters.
  public var backgroundFullHeight: DynamicSubject<Bool> { property("background-full-height") }

  public var backgroundFullHeightSet: DynamicSubject<Bool> { property("background-full-height-set") }

  /// Background color as a `Gdk.RGBA`.
  public var backgroundRgba: DynamicSubject<Gdk.RGBA?> { property("background-rgba") }

  public var backgroundSet: DynamicSubject<Bool> { property("background-set") }

  /// Text direction, e.g. right-to-left or left-to-right.
  public var direction: DynamicSubject<TextDirection> { property("direction") }

  /// Whether the text can be modified by the user.
  public var editable: DynamicSubject<Bool> { property("editable") }

  public var editableSet: DynamicSubject<Bool> { property("editable-set") }

  /// Whether font fallback is enabled.
  public var fallback: DynamicSubject<Bool> { property("fallback") }

  public var fallbackSet: DynamicSubject<Bool> { property("fallback-set") }

  /// Name of the font family, e.g. Sans, Helvetica, Times, Monospace.
  public var family: DynamicSubject<String> { property("family") }

  public var familySet: DynamicSubject<Bool> { property("family-set") }

  /// Font description as string, e.g. \"Sans Italic 12\".
  public var font: DynamicSubject<String> { property("font") }

  /// Font description as a `Pango.FontDescription`.
  public var fontDesc: DynamicSubject<Pango.FontDescription?> { property("font-desc") }

  /// OpenType font features, as a string.
  public var fontFeatures: DynamicSubject<String> { property("font-features") }

  public var fontFeaturesSet: DynamicSubject<Bool> { property("font-features-set") }

  /// Foreground color as a string.
  public var foreground: Bond<String?> { bond { $0.setProperty("foreground", $1) } }

  /// Foreground color as a `Gdk.RGBA`.
  public var foregroundRgba: DynamicSubject<Gdk.RGBA?> { property("foreground-rgba") }

  public var foregroundSet: DynamicSubject<Bool> { property("foreground-set") }

  /// Amount to indent the paragraph, in pixels.
  public var indent: DynamicSubject<Int> { property("indent") }

  public var indentSet: DynamicSubject<Bool> { property("indent-set") }

  /// Whether to insert hyphens at breaks.
  public var insertHyphens: DynamicSubject<Bool> { property("insert-hyphens") }

  public var insertHyphensSet: DynamicSubject<Bool> { property("insert-hyphens-set") }

  /// Whether this text is hidden.
  public var invisible: DynamicSubject<Bool> { property("invisible") }

  public var invisibleSet: DynamicSubject<Bool> { property("invisible-set") }

  /// Left, right, or center justification.
  public var justification: DynamicSubject<Justification> { property("justification") }

  public var justificationSet: DynamicSubject<Bool> { property("justification-set") }

  /// The language this text is in, as an ISO code.
  public var language: DynamicSubject<String> { property("language") }

  public var languageSet: DynamicSubject<Bool> { property("language-set") }

  /// Width of the left margin in pixels.
  public var leftMargin: DynamicSubject<Int> { property("left-margin") }

  public var leftMarginSet: DynamicSubject<Bool> { property("left-margin-set") }

  /// Extra spacing between graphemes, in Pango units.
  public var letterSpacing: DynamicSubject<Int> { property("letter-spacing") }

  public var letterSpacingSet: DynamicSubject<Bool> { property("letter-spacing-set") }

  /// Factor to scale line height by.
  public var lineHeight: DynamicSubject<Double> { property("line-height") }

  public var lineHeightSet: DynamicSubject<Bool> { property("line-height-set") }

  /// The name used to refer to the tag.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// Style of overline for this text.
  public var overline: DynamicSubject<Pango.Overline> { property("overline") }

  /// This property modifies the color of overlines.
  public var overlineRgba: DynamicSubject<Gdk.RGBA?> { property("overline-rgba") }

  public var overlineRgbaSet: DynamicSubject<Bool> { property("overline-rgba-set") }

  public var overlineSet: DynamicSubject<Bool> { property("overline-set") }

  /// The paragraph background color as a string.
  public var paragraphBackground: Bond<String?> { bond { $0.setProperty("paragraph-background", $1) } }

  /// The paragraph background color as a `Gdk.RGBA`.
  public var paragraphBackgroundRgba: DynamicSubject<Gdk.RGBA?> { property("paragraph-background-rgba") }

  public var paragraphBackgroundSet: DynamicSubject<Bool> { property("paragraph-background-set") }

  /// Pixels of blank space above paragraphs.
  public var pixelsAboveLines: DynamicSubject<Int> { property("pixels-above-lines") }

  public var pixelsAboveLinesSet: DynamicSubject<Bool> { property("pixels-above-lines-set") }

  /// Pixels of blank space below paragraphs.
  public var pixelsBelowLines: DynamicSubject<Int> { property("pixels-below-lines") }

  public var pixelsBelowLinesSet: DynamicSubject<Bool> { property("pixels-below-lines-set") }

  /// Pixels of blank space between wrapped lines in a paragraph.
  public var pixelsInsideWrap: DynamicSubject<Int> { property("pixels-inside-wrap") }

  public var pixelsInsideWrapSet: DynamicSubject<Bool> { property("pixels-inside-wrap-set") }

  /// Width of the right margin, in pixels.
  public var rightMargin: DynamicSubject<Int> { property("right-margin") }

  public var rightMarginSet: DynamicSubject<Bool> { property("right-margin-set") }

  /// Offset of text above the baseline, in Pango units.
  public var rise: DynamicSubject<Int> { property("rise") }

  public var riseSet: DynamicSubject<Bool> { property("rise-set") }

  /// Font size as a scale factor relative to the default font size.
  public var scale: DynamicSubject<Double> { property("scale") }

  public var scaleSet: DynamicSubject<Bool> { property("scale-set") }

  /// Whether this tag represents a single sentence.
  public var sentence: DynamicSubject<Bool> { property("sentence") }

  public var sentenceSet: DynamicSubject<Bool> { property("sentence-set") }

  /// How to render invisible characters.
  public var showSpaces: DynamicSubject<Pango.ShowFlags> { property("show-spaces") }

  public var showSpacesSet: DynamicSubject<Bool> { property("show-spaces-set") }

  /// Font size in Pango units.
  public var size: DynamicSubject<Int> { property("size") }

  /// Font size in points.
  public var sizePoints: DynamicSubject<Double> { property("size-points") }

  public var sizeSet: DynamicSubject<Bool> { property("size-set") }

  /// Font stretch as a `Pango.Stretch`, e.g. `PANGO_STRETCH_CONDENSED`.
  public var stretch: DynamicSubject<Pango.Stretch> { property("stretch") }

  public var stretchSet: DynamicSubject<Bool> { property("stretch-set") }

  /// Whether to strike through the text.
  public var strikethrough: DynamicSubject<Bool> { property("strikethrough") }

  /// This property modifies the color of strikeouts.
  public var strikethroughRgba: DynamicSubject<Gdk.RGBA?> { property("strikethrough-rgba") }

  /// If the `strikethrough-rgba` property has been set.
  public var strikethroughRgbaSet: DynamicSubject<Bool> { property("strikethrough-rgba-set") }

  public var strikethroughSet: DynamicSubject<Bool> { property("strikethrough-set") }

  /// Font style as a `Pango.Style`, e.g. `PANGO_STYLE_ITALIC`.
  public var style: DynamicSubject<Pango.Style> { property("style") }

  public var styleSet: DynamicSubject<Bool> { property("style-set") }

  /// Custom tabs for this text.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  public var tabsSet: DynamicSubject<Bool> { property("tabs-set") }

  /// How to transform the text for display.
  public var textTransform: DynamicSubject<Pango.TextTransform> { property("text-transform") }

  public var textTransformSet: DynamicSubject<Bool> { property("text-transform-set") }

  /// Style of underline for this text.
  public var underline: DynamicSubject<Pango.Underline> { property("underline") }

  /// This property modifies the color of underlines.
  public var underlineRgba: DynamicSubject<Gdk.RGBA?> { property("underline-rgba") }

  /// If the `underline-rgba` property has been set.
  public var underlineRgbaSet: DynamicSubject<Bool> { property("underline-rgba-set") }

  public var underlineSet: DynamicSubject<Bool> { property("underline-set") }

  /// Font variant as a `Pango.Variant`, e.g. `PANGO_VARIANT_SMALL_CAPS`.
  public var variant: DynamicSubject<Pango.Variant> { property("variant") }

  public var variantSet: DynamicSubject<Bool> { property("variant-set") }

  /// Font weight as an integer.
  public var weight: DynamicSubject<Int> { property("weight") }

  public var weightSet: DynamicSubject<Bool> { property("weight-set") }

  /// Whether this tag represents a single word.
  public var word: DynamicSubject<Bool> { property("word") }

  public var wordSet: DynamicSubject<Bool> { property("word-set") }

  /// Whether to wrap lines never, at word boundaries, or at character boundaries.
  public var wrapMode: DynamicSubject<WrapMode> { property("wrap-mode") }

  public var wrapModeSet: DynamicSubject<Bool> { property("wrap-mode-set") }
}

/// The collection of tags in a `TextBuffer`
open class TextTagTable: Object, Buildable {
  open override class var gType: GType { gtk_text_tag_table_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TextTagTable`.
  public init() {
    super.init(adopting: gtk_text_tag_table_new().raw)
  }

  /// Add a tag to the table.
  @discardableResult
  public final func add(_ tag: TextTag) -> Bool { gtk_text_tag_table_add(opaque, tag.gtkTextTag).isTrue }

  /// Calls `func` on each tag in `table`, with user data `data`.
  public final func foreach(_ `func`: @escaping (TextTag) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_text_tag_table_foreach(opaque, callGtkTextTagTableForeach, lent.closure(`func`))
  }

  /// Returns the size of the table (number of tags)
  public final var size: Int { gtk_text_tag_table_get_size(opaque).int }

  /// Look up a named tag.
  public final func lookup(_ name: String) -> TextTag? { lentObject(gtk_text_tag_table_lookup(opaque, name)) }

  /// Remove a tag from the table.
  public final func remove(_ tag: TextTag) { gtk_text_tag_table_remove(opaque, tag.gtkTextTag) }
}

extension Reactive where Base: TextTagTable {
  /// Emitted every time a new tag is added in the `TextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagAdded: SafeSignal<TextTag> { signal(ofOne: "tag-added") }

  /// Emitted every time a tag in the `TextTagTable` changes.
  ///
  /// Arguments: `tag`, `sizeChanged`.
  public var tagChanged: SafeSignal<(TextTag, Bool)> { signal(ofSeveral: "tag-changed") }

  /// Emitted every time a tag is removed from the `TextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagRemoved: SafeSignal<TextTag> { signal(ofOne: "tag-removed") }
}

/// A widget that displays the contents of a `TextBuffer`.
open class TextView: Widget, Scrollable {
  open override class var gType: GType { gtk_text_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTextView: UnsafeMutablePointer<GtkTextView> { pointer.assumingMemoryBound(to: GtkTextView.self) }

  /// Creates a new `TextView`.
  public init() {
    super.init(adopting: gtk_text_view_new())
  }

  /// Creates a new `TextView` widget displaying the buffer `buffer`.
  public init(buffer: TextBuffer) {
    super.init(adopting: gtk_text_view_new_with_buffer(buffer.gtkTextBuffer))
  }

  /// Whether Tab will result in a tab character being entered.
  public final var acceptsTab: Bool {
    get { gtk_text_view_get_accepts_tab(gtkTextView).isTrue }
    set { gtk_text_view_set_accepts_tab(gtkTextView, newValue.gboolean) }
  }

  /// The bottom margin for text in the text view.
  public final var bottomMargin: Int {
    get { gtk_text_view_get_bottom_margin(gtkTextView).int }
    set { gtk_text_view_set_bottom_margin(gtkTextView, newValue.int32) }
  }

  /// The buffer which is displayed.
  public final var buffer: TextBuffer? {
    get { lentObject(gtk_text_view_get_buffer(gtkTextView)) }
    set { gtk_text_view_set_buffer(gtkTextView, newValue?.gtkTextBuffer) }
  }

  /// If the insertion cursor is shown.
  public final var cursorVisible: Bool {
    get { gtk_text_view_get_cursor_visible(gtkTextView).isTrue }
    set { gtk_text_view_set_cursor_visible(gtkTextView, newValue.gboolean) }
  }

  public final var editable: Bool {
    get { gtk_text_view_get_editable(gtkTextView).isTrue }
    set { gtk_text_view_set_editable(gtkTextView, newValue.gboolean) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_view_get_extra_menu(gtkTextView)) }
    set { gtk_text_view_set_extra_menu(gtkTextView, newValue?.gMenuModel) }
  }

  /// Which IM (input method) module should be used for this text_view.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Amount to indent the paragraph, in pixels.
  public final var indent: Int {
    get { gtk_text_view_get_indent(gtkTextView).int }
    set { gtk_text_view_set_indent(gtkTextView, newValue.int32) }
  }

  /// Additional hints (beyond `TextView.inputPurpose`) that allow input methods to fine-tune their behaviour.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_view_get_input_hints(gtkTextView)) }
    set { gtk_text_view_set_input_hints(gtkTextView, newValue.cValue) }
  }

  /// The purpose of this text field.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_view_get_input_purpose(gtkTextView)) }
    set { gtk_text_view_set_input_purpose(gtkTextView, newValue.cValue) }
  }

  public final var justification: Justification {
    get { Justification(cValue: gtk_text_view_get_justification(gtkTextView)) }
    set { gtk_text_view_set_justification(gtkTextView, newValue.cValue) }
  }

  /// The default left margin for text in the text view.
  public final var leftMargin: Int {
    get { gtk_text_view_get_left_margin(gtkTextView).int }
    set { gtk_text_view_set_left_margin(gtkTextView, newValue.int32) }
  }

  /// Whether text should be displayed in a monospace font.
  public final var monospace: Bool {
    get { gtk_text_view_get_monospace(gtkTextView).isTrue }
    set { gtk_text_view_set_monospace(gtkTextView, newValue.gboolean) }
  }

  /// Whether entered text overwrites existing contents.
  public final var overwrite: Bool {
    get { gtk_text_view_get_overwrite(gtkTextView).isTrue }
    set { gtk_text_view_set_overwrite(gtkTextView, newValue.gboolean) }
  }

  public final var pixelsAboveLines: Int {
    get { gtk_text_view_get_pixels_above_lines(gtkTextView).int }
    set { gtk_text_view_set_pixels_above_lines(gtkTextView, newValue.int32) }
  }

  public final var pixelsBelowLines: Int {
    get { gtk_text_view_get_pixels_below_lines(gtkTextView).int }
    set { gtk_text_view_set_pixels_below_lines(gtkTextView, newValue.int32) }
  }

  public final var pixelsInsideWrap: Int {
    get { gtk_text_view_get_pixels_inside_wrap(gtkTextView).int }
    set { gtk_text_view_set_pixels_inside_wrap(gtkTextView, newValue.int32) }
  }

  /// The default right margin for text in the text view.
  public final var rightMargin: Int {
    get { gtk_text_view_get_right_margin(gtkTextView).int }
    set { gtk_text_view_set_right_margin(gtkTextView, newValue.int32) }
  }

  public final var tabs: Pango.TabArray? {
    get { givenBoxed(opaque: gtk_text_view_get_tabs(gtkTextView)) }
    set { gtk_text_view_set_tabs(gtkTextView, newValue?.opaque) }
  }

  /// The top margin for text in the text view.
  public final var topMargin: Int {
    get { gtk_text_view_get_top_margin(gtkTextView).int }
    set { gtk_text_view_set_top_margin(gtkTextView, newValue.int32) }
  }

  public final var wrapMode: WrapMode {
    get { WrapMode(cValue: gtk_text_view_get_wrap_mode(gtkTextView)) }
    set { gtk_text_view_set_wrap_mode(gtkTextView, newValue.cValue) }
  }

  /// Adds a child widget in the text buffer, at the given `anchor`.
  public final func addChildAtAnchor(_ child: Widget, anchor: TextChildAnchor) {
    gtk_text_view_add_child_at_anchor(gtkTextView, child.gtkWidget, anchor.gtkTextChildAnchor)
  }

  /// Adds `child` at a fixed coordinate in the `TextView`'s text window.
  public final func addOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_add_overlay(gtkTextView, child.gtkWidget, xpos.int32, ypos.int32)
  }

  /// Moves the given `iter` backward by one display (wrapped) line.
  @discardableResult
  public final func backwardDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_backward_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Moves the given `iter` backward to the next display line start.
  @discardableResult
  public final func backwardDisplayLineStart(_ iter: TextIter) -> Bool {
    gtk_text_view_backward_display_line_start(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Converts buffer coordinates to window coordinates.
  @discardableResult
  public final func bufferToWindowCoords(win: TextWindowType, bufferX: Int, bufferY: Int) -> (
    windowX: Int, windowY: Int
  ) {
    var cWindowX: Int32 = 0
    var cWindowY: Int32 = 0
    gtk_text_view_buffer_to_window_coords(gtkTextView, win.cValue, bufferX.int32, bufferY.int32, &cWindowX, &cWindowY)
    return (cWindowX.int, cWindowY.int)
  }

  /// Moves the given `iter` forward by one display (wrapped) line.
  @discardableResult
  public final func forwardDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_forward_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Moves the given `iter` forward to the next display line end.
  @discardableResult
  public final func forwardDisplayLineEnd(_ iter: TextIter) -> Bool {
    gtk_text_view_forward_display_line_end(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Determine the positions of the strong and weak cursors if the insertion point is at `iter`.
  public final func getCursorLocations(_ iter: TextIter?) -> (strong: Gdk.Rectangle, weak: Gdk.Rectangle) {
    var cStrong = GdkRectangle()
    var cWeak = GdkRectangle()
    gtk_text_view_get_cursor_locations(gtkTextView, iter?.gtkTextIter, &cStrong, &cWeak)
    return (Gdk.Rectangle(cValue: cStrong), Gdk.Rectangle(cValue: cWeak))
  }

  /// Gets a `Widget` that has previously been set as gutter.
  public final func getGutter(_ win: TextWindowType) -> Widget? {
    lentObject(gtk_text_view_get_gutter(gtkTextView, win.cValue))
  }

  /// Retrieves the iterator at buffer coordinates `x` and `y`.
  public final func getIterAtLocation(x: Int, y: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_view_get_iter_at_location(gtkTextView, &cIter, x.int32, y.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Retrieves the iterator pointing to the character at buffer coordinates `x` and `y`.
  public final func getIterAtPosition(x: Int, y: Int) -> (iter: TextIter, trailing: Int)? {
    var cIter = GtkTextIter()
    var cTrailing: Int32 = 0
    let result = gtk_text_view_get_iter_at_position(gtkTextView, &cIter, &cTrailing, x.int32, y.int32)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cIter), cTrailing.int)
  }

  /// Gets a rectangle which roughly contains the character at `iter`.
  public final func getIterLocation(_ iter: TextIter) -> Gdk.Rectangle {
    var cLocation = GdkRectangle()
    gtk_text_view_get_iter_location(gtkTextView, iter.gtkTextIter, &cLocation)
    return Gdk.Rectangle(cValue: cLocation)
  }

  /// Gets the `TextIter` at the start of the line containing the coordinate `y`.
  public final func getLineAtY(_ y: Int) -> (targetIter: TextIter, lineTop: Int) {
    var cTargetIter = GtkTextIter()
    var cLineTop: Int32 = 0
    gtk_text_view_get_line_at_y(gtkTextView, &cTargetIter, y.int32, &cLineTop)
    return (TextIter(copying: &cTargetIter), cLineTop.int)
  }

  /// Gets the y coordinate of the top of the line containing `iter`, and the height of the line.
  public final func getLineYrange(_ iter: TextIter) -> (y: Int, height: Int) {
    var cY: Int32 = 0
    var cHeight: Int32 = 0
    gtk_text_view_get_line_yrange(gtkTextView, iter.gtkTextIter, &cY, &cHeight)
    return (cY.int, cHeight.int)
  }

  /// Gets the `Pango.Context` that is used for rendering LTR directed text layouts.
  public final var ltrContext: Pango.Context? { lentObject(opaque: gtk_text_view_get_ltr_context(gtkTextView)) }

  /// Gets the `Pango.Context` that is used for rendering RTL directed text layouts.
  public final var rtlContext: Pango.Context? { lentObject(opaque: gtk_text_view_get_rtl_context(gtkTextView)) }

  /// Fills `visibleRect` with the currently-visible region of the buffer, in buffer coordinates.
  public final var visibleRect: Gdk.Rectangle {
    var cVisibleRect = GdkRectangle()
    gtk_text_view_get_visible_rect(gtkTextView, &cVisibleRect)
    return Gdk.Rectangle(cValue: cVisibleRect)
  }

  /// Allow the `TextView` input method to internally handle key press and release events.
  @discardableResult
  public final func imContextFilterKeypress(_ event: Gdk.Event) -> Bool {
    gtk_text_view_im_context_filter_keypress(gtkTextView, event.opaque).isTrue
  }

  /// Moves a mark within the buffer so that it's located within the currently-visible text area.
  @discardableResult
  public final func moveMarkOnscreen(_ mark: TextMark) -> Bool {
    gtk_text_view_move_mark_onscreen(gtkTextView, mark.gtkTextMark).isTrue
  }

  /// Updates the position of a child.
  public final func moveOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_move_overlay(gtkTextView, child.gtkWidget, xpos.int32, ypos.int32)
  }

  /// Move the iterator a given number of characters visually, treating it as the strong cursor position.
  @discardableResult
  public final func moveVisually(_ iter: TextIter, count: Int) -> Bool {
    gtk_text_view_move_visually(gtkTextView, iter.gtkTextIter, count.int32).isTrue
  }

  /// Moves the cursor to the currently visible region of the buffer.
  @discardableResult
  public final func placeCursorOnscreen() -> Bool { gtk_text_view_place_cursor_onscreen(gtkTextView).isTrue }

  /// Removes a child widget from `textView`.
  public final func remove(_ child: Widget) { gtk_text_view_remove(gtkTextView, child.gtkWidget) }

  /// Ensures that the cursor is shown.
  public final func resetCursorBlink() { gtk_text_view_reset_cursor_blink(gtkTextView) }

  /// Reset the input method context of the text view if needed.
  public final func resetImContext() { gtk_text_view_reset_im_context(gtkTextView) }

  /// Scrolls `textView` the minimum distance such that `mark` is contained within the visible area of the widget.
  public final func scrollMarkOnscreen(_ mark: TextMark) {
    gtk_text_view_scroll_mark_onscreen(gtkTextView, mark.gtkTextMark)
  }

  /// Scrolls `textView` so that `iter` is on the screen in the position indicated by `xalign` and `yalign`.
  @discardableResult
  public final func scrollToIter(_ iter: TextIter, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
    -> Bool
  {
    gtk_text_view_scroll_to_iter(gtkTextView, iter.gtkTextIter, withinMargin, useAlign.gboolean, xalign, yalign).isTrue
  }

  /// Scrolls `textView` so that `mark` is on the screen in the position indicated by `xalign` and `yalign`.
  public final func scrollToMark(_ mark: TextMark, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
  { gtk_text_view_scroll_to_mark(gtkTextView, mark.gtkTextMark, withinMargin, useAlign.gboolean, xalign, yalign) }

  /// Places `widget` into the gutter specified by `win`.
  public final func setGutter(win: TextWindowType, widget: Widget?) {
    gtk_text_view_set_gutter(gtkTextView, win.cValue, widget?.gtkWidget)
  }

  /// Determines whether `iter` is at the start of a display line.
  @discardableResult
  public final func startsDisplayLine(_ iter: TextIter) -> Bool {
    gtk_text_view_starts_display_line(gtkTextView, iter.gtkTextIter).isTrue
  }

  /// Converts coordinates on the window identified by `win` to buffer coordinates.
  @discardableResult
  public final func windowToBufferCoords(win: TextWindowType, windowX: Int, windowY: Int) -> (
    bufferX: Int, bufferY: Int
  ) {
    var cBufferX: Int32 = 0
    var cBufferY: Int32 = 0
    gtk_text_view_window_to_buffer_coords(gtkTextView, win.cValue, windowX.int32, windowY.int32, &cBufferX, &cBufferY)
    return (cBufferX.int, cBufferY.int)
  }
}

extension Reactive where Base: TextView {
  /// Whether Tab will result in a tab character being entered.
  public var acceptsTab: DynamicSubject<Bool> {
    property("accepts-tab", get: { TextView.of($0).acceptsTab }, set: { TextView.of($0).acceptsTab = $1 })
  }

  /// The bottom margin for text in the text view.
  public var bottomMargin: DynamicSubject<Int> {
    property("bottom-margin", get: { TextView.of($0).bottomMargin }, set: { TextView.of($0).bottomMargin = $1 })
  }

  /// The buffer which is displayed.
  public var buffer: DynamicSubject<TextBuffer?> {
    property("buffer", get: { TextView.of($0).buffer }, set: { TextView.of($0).buffer = $1 })
  }

  /// If the insertion cursor is shown.
  public var cursorVisible: DynamicSubject<Bool> {
    property("cursor-visible", get: { TextView.of($0).cursorVisible }, set: { TextView.of($0).cursorVisible = $1 })
  }

  public var editable: DynamicSubject<Bool> {
    property("editable", get: { TextView.of($0).editable }, set: { TextView.of($0).editable = $1 })
  }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> {
    property("extra-menu", get: { TextView.of($0).extraMenu }, set: { TextView.of($0).extraMenu = $1 })
  }

  /// Which IM (input method) module should be used for this text_view.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// Amount to indent the paragraph, in pixels.
  public var indent: DynamicSubject<Int> {
    property("indent", get: { TextView.of($0).indent }, set: { TextView.of($0).indent = $1 })
  }

  /// Additional hints (beyond `TextView.inputPurpose`) that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> {
    property("input-hints", get: { TextView.of($0).inputHints }, set: { TextView.of($0).inputHints = $1 })
  }

  /// The purpose of this text field.
  public var inputPurpose: DynamicSubject<InputPurpose> {
    property("input-purpose", get: { TextView.of($0).inputPurpose }, set: { TextView.of($0).inputPurpose = $1 })
  }

  public var justification: DynamicSubject<Justification> {
    property("justification", get: { TextView.of($0).justification }, set: { TextView.of($0).justification = $1 })
  }

  /// The default left margin for text in the text view.
  public var leftMargin: DynamicSubject<Int> {
    property("left-margin", get: { TextView.of($0).leftMargin }, set: { TextView.of($0).leftMargin = $1 })
  }

  /// Whether text should be displayed in a monospace font.
  public var monospace: DynamicSubject<Bool> {
    property("monospace", get: { TextView.of($0).monospace }, set: { TextView.of($0).monospace = $1 })
  }

  /// Whether entered text overwrites existing contents.
  public var overwrite: DynamicSubject<Bool> {
    property("overwrite", get: { TextView.of($0).overwrite }, set: { TextView.of($0).overwrite = $1 })
  }

  public var pixelsAboveLines: DynamicSubject<Int> {
    property(
      "pixels-above-lines", get: { TextView.of($0).pixelsAboveLines }, set: { TextView.of($0).pixelsAboveLines = $1 })
  }

  public var pixelsBelowLines: DynamicSubject<Int> {
    property(
      "pixels-below-lines", get: { TextView.of($0).pixelsBelowLines }, set: { TextView.of($0).pixelsBelowLines = $1 })
  }

  public var pixelsInsideWrap: DynamicSubject<Int> {
    property(
      "pixels-inside-wrap", get: { TextView.of($0).pixelsInsideWrap }, set: { TextView.of($0).pixelsInsideWrap = $1 })
  }

  /// The default right margin for text in the text view.
  public var rightMargin: DynamicSubject<Int> {
    property("right-margin", get: { TextView.of($0).rightMargin }, set: { TextView.of($0).rightMargin = $1 })
  }

  public var tabs: DynamicSubject<Pango.TabArray?> {
    property("tabs", get: { TextView.of($0).tabs }, set: { TextView.of($0).tabs = $1 })
  }

  /// The top margin for text in the text view.
  public var topMargin: DynamicSubject<Int> {
    property("top-margin", get: { TextView.of($0).topMargin }, set: { TextView.of($0).topMargin = $1 })
  }

  public var wrapMode: DynamicSubject<WrapMode> {
    property("wrap-mode", get: { TextView.of($0).wrapMode }, set: { TextView.of($0).wrapMode = $1 })
  }

  /// Gets emitted when the user asks for it.
  public var backspace: SafeSignal<Void> { signal("backspace") }

  /// Gets emitted to copy the selection to the clipboard.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// Gets emitted to cut the selection to the clipboard.
  public var cutClipboard: SafeSignal<Void> { signal("cut-clipboard") }

  /// Gets emitted when the user initiates a text deletion.
  ///
  /// Arguments: `type`, `count`.
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal(ofSeveral: "delete-from-cursor") }

  /// Emitted when the selection needs to be extended at `location`.
  ///
  /// Arguments: `granularity`, `location`, `start`, `end`.
  public var extendSelection: SignalRequest<Bool, TextExtendSelection, TextIter, TextIter, TextIter> {
    request("extend-selection")
  }

  /// Gets emitted when the user initiates the insertion of a fixed string at the cursor.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal(ofOne: "insert-at-cursor") }

  /// Gets emitted to present the Emoji chooser for the `textView`.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// Gets emitted when the user initiates a cursor movement.
  ///
  /// Arguments: `step`, `count`, `extendSelection`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }

  /// Gets emitted to move the viewport.
  ///
  /// Arguments: `step`, `count`.
  public var moveViewport: SafeSignal<(ScrollStep, Int)> { signal(ofSeveral: "move-viewport") }

  /// Gets emitted to paste the contents of the clipboard into the text view.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// Emitted when preedit text of the active IM changes.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal(ofOne: "preedit-changed") }

  /// Gets emitted to select or unselect the complete contents of the text view.
  ///
  /// Argument: `select`.
  public var selectAll: SafeSignal<Bool> { signal(ofOne: "select-all") }

  /// Gets emitted when the user initiates settings the "anchor" mark.
  public var setAnchor: SafeSignal<Void> { signal("set-anchor") }

  /// Gets emitted to toggle the `cursor-visible` property.
  public var toggleCursorVisible: SafeSignal<Void> { signal("toggle-cursor-visible") }

  /// Gets emitted to toggle the overwrite mode of the text view.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}
