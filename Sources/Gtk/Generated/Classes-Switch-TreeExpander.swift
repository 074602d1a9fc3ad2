// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `Switch` is a "light switch" that has two states: on or off.
open class Switch: Widget, Actionable {
  open override class var gType: GType { gtk_switch_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Switch` widget.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_switch_new()))
  }

  /// Whether the `Switch` widget is in its on or off state.
  public final var active: Bool {
    get { Bool(c: gtk_switch_get_active(cast())) }
    set { gtk_switch_set_active(cast(), gboolean(swift: newValue)) }
  }

  /// The backend state that is controlled by the switch.
  public final var state: Bool {
    get { Bool(c: gtk_switch_get_state(cast())) }
    set { gtk_switch_set_state(cast(), gboolean(swift: newValue)) }
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

  /// Creates a new `Text`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_new()))
  }

  /// Creates a new `Text` with the specified text buffer.
  public init(buffer: EntryBuffer) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_new_with_buffer(buffer.cast())))
  }

  /// Whether to activate the default widget when Enter is pressed.
  public final var activatesDefault: Bool {
    get { Bool(c: gtk_text_get_activates_default(cast())) }
    set { gtk_text_set_activates_default(cast(), gboolean(swift: newValue)) }
  }

  /// A list of Pango attributes to apply to the text of the `Text`.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(gtk_text_get_attributes(cast())) }
    set { gtk_text_set_attributes(cast(), newValue?.cast()) }
  }

  /// The `EntryBuffer` object which stores the text.
  public final var buffer: EntryBuffer? {
    get { lentObject(gtk_text_get_buffer(cast())) }
    set { gtk_text_set_buffer(cast(), newValue?.cast()) }
  }

  /// Whether to suggest Emoji replacements.
  public final var enableEmojiCompletion: Bool {
    get { Bool(c: gtk_text_get_enable_emoji_completion(cast())) }
    set { gtk_text_set_enable_emoji_completion(cast(), gboolean(swift: newValue)) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_get_extra_menu(cast())) }
    set { gtk_text_set_extra_menu(cast(), newValue?.cast()) }
  }

  /// Which IM (input method) module should be used for this self.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_get_input_hints(cast())) }
    set { gtk_text_set_input_hints(cast(), newValue.cValue()) }
  }

  /// The purpose of this text field.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_get_input_purpose(cast())) }
    set { gtk_text_set_input_purpose(cast(), newValue.cValue()) }
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
    get { Int(c: gtk_text_get_max_length(cast())) }
    set { gtk_text_set_max_length(cast(), Int32(swift: newValue)) }
  }

  /// If text is overwritten when typing in the `Text`.
  public final var overwriteMode: Bool {
    get { Bool(c: gtk_text_get_overwrite_mode(cast())) }
    set { gtk_text_set_overwrite_mode(cast(), gboolean(swift: newValue)) }
  }

  /// The text that will be displayed in the `Text` when it is empty and unfocused.
  public final var placeholderText: String? {
    get { lentString(gtk_text_get_placeholder_text(cast())) }
    set { lend(newValue) { gtk_text_set_placeholder_text(cast(), $0) } }
  }

  /// Whether the widget should grow and shrink with the content.
  public final var propagateTextWidth: Bool {
    get { Bool(c: gtk_text_get_propagate_text_width(cast())) }
    set { gtk_text_set_propagate_text_width(cast(), gboolean(swift: newValue)) }
  }

  /// Number of pixels scrolled of the screen to the left.
  public final var scrollOffset: Int { getProperty("scroll-offset") }

  /// A list of tabstops to apply to the text of the `Text`.
  public final var tabs: Pango.TabArray? {
    get { lentBoxed(gtk_text_get_tabs(cast())) }
    set { gtk_text_set_tabs(cast(), newValue?.cast()) }
  }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public final var truncateMultiline: Bool {
    get { Bool(c: gtk_text_get_truncate_multiline(cast())) }
    set { gtk_text_set_truncate_multiline(cast(), gboolean(swift: newValue)) }
  }

  /// If `false`, the text is masked with the “invisible char”.
  public final var visibility: Bool {
    get { Bool(c: gtk_text_get_visibility(cast())) }
    set { gtk_text_set_visibility(cast(), gboolean(swift: newValue)) }
  }

  /// Determine the positions of the strong and weak cursors if the insertion point in the layout is at `position`.
  public final func computeCursorExtents(_ position: Int) -> (strong: Graphene.Rect, weak: Graphene.Rect) {
    var cStrong = graphene_rect_t()
    var cWeak = graphene_rect_t()
    gtk_text_compute_cursor_extents(cast(), UInt(position), &cStrong, &cWeak)
    return (Graphene.Rect(cValue: cStrong), Graphene.Rect(cValue: cWeak))
  }

  /// Retrieves the current length of the text in `self`.
  public final var textLength: Int { Int(gtk_text_get_text_length(cast())) }

  /// Causes `self` to have keyboard focus.
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { Bool(c: gtk_text_grab_focus_without_selecting(cast())) }

  /// Unsets the invisible char.
  public final func unsetInvisibleChar() { gtk_text_unset_invisible_char(cast()) }
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
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal("delete-from-cursor") }

  /// Emitted when the user initiates the insertion of a fixed string at the cursor.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal("insert-at-cursor") }

  /// Emitted to present the Emoji chooser for the widget.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// Emitted when the user initiates a cursor movement.
  ///
  /// Arguments: `step`, `count`, `extend`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal("move-cursor") }

  /// Emitted to paste the contents of the clipboard.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// Emitted when the preedit text changes.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal("preedit-changed") }

  /// Emitted to toggle the overwrite mode of the `Text`.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}

/// Stores text and attributes for display in a `TextView`.
open class TextBuffer: Object {
  open override class var gType: GType { gtk_text_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new text buffer.
  public init(table: TextTagTable? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_buffer_new(table?.cast())))
  }

  /// Denotes that the buffer can reapply the last undone action.
  public final var canRedo: Bool { Bool(c: gtk_text_buffer_get_can_redo(cast())) }

  /// Denotes that the buffer can undo the last applied action.
  public final var canUndo: Bool { Bool(c: gtk_text_buffer_get_can_undo(cast())) }

  /// The position of the insert mark.
  public final var cursorPosition: Int { getProperty("cursor-position") }

  /// Denotes if support for undoing and redoing changes to the buffer is allowed.
  public final var enableUndo: Bool {
    get { Bool(c: gtk_text_buffer_get_enable_undo(cast())) }
    set { gtk_text_buffer_set_enable_undo(cast(), gboolean(swift: newValue)) }
  }

  /// Whether the buffer has some text currently selected.
  public final var hasSelection: Bool { Bool(c: gtk_text_buffer_get_has_selection(cast())) }

  /// The `TextTagTable` for the buffer.
  public final var tagTable: TextTagTable? { lentObject(gtk_text_buffer_get_tag_table(cast())) }

  /// The text content of the buffer.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// Adds the mark at position `where`.
  public final func addMark(_ mark: TextMark, `where`: TextIter) {
    gtk_text_buffer_add_mark(cast(), mark.cast(), `where`.cast())
  }

  /// Adds `clipboard` to the list of clipboards in which the selection contents of `buffer` are available.
  public final func addSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_add_selection_clipboard(cast(), clipboard.cast())
  }

  /// Emits the “apply-tag” signal on `buffer`.
  public final func applyTag(_ tag: TextTag, start: TextIter, end: TextIter) {
    gtk_text_buffer_apply_tag(cast(), tag.cast(), start.cast(), end.cast())
  }

  /// Emits the “apply-tag” signal on `buffer`.
  public final func applyTagByName(_ name: String, start: TextIter, end: TextIter) {
    gtk_text_buffer_apply_tag_by_name(cast(), name, start.cast(), end.cast())
  }

  /// Performs the appropriate action as if the user hit the delete key with the cursor at the position specified by
  /// `iter`.
  @discardableResult
  public final func backspace(_ iter: TextIter, interactive: Bool, defaultEditable: Bool) -> Bool {
    Bool(
      c: gtk_text_buffer_backspace(cast(), iter.cast(), gboolean(swift: interactive), gboolean(swift: defaultEditable)))
  }

  /// Denotes the beginning of an action that may not be undone.
  public final func beginIrreversibleAction() { gtk_text_buffer_begin_irreversible_action(cast()) }

  /// Called to indicate that the buffer operations between here and a call to `gtk_text_buffer_end_user_action()` are
  /// part of a single user-visible operation.
  public final func beginUserAction() { gtk_text_buffer_begin_user_action(cast()) }

  /// Copies the currently-selected text to a clipboard.
  public final func copyClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_copy_clipboard(cast(), clipboard.cast())
  }

  /// Creates and inserts a child anchor.
  @discardableResult
  public final func createChildAnchor(_ iter: TextIter) -> TextChildAnchor {
    lentObject(gtk_text_buffer_create_child_anchor(cast(), iter.cast()))!
  }

  /// Creates a mark at position `where`.
  @discardableResult
  public final func createMark(_ markName: String?, `where`: TextIter, leftGravity: Bool) -> TextMark {
    lentObject(gtk_text_buffer_create_mark(cast(), markName, `where`.cast(), gboolean(swift: leftGravity)))!
  }

  /// Copies the currently-selected text to a clipboard, then deletes said text if it’s editable.
  public final func cutClipboard(_ clipboard: Gdk.Clipboard, defaultEditable: Bool) {
    gtk_text_buffer_cut_clipboard(cast(), clipboard.cast(), gboolean(swift: defaultEditable))
  }

  /// Deletes text between `start` and `end`.
  public final func delete(_ start: TextIter, end: TextIter) {
    gtk_text_buffer_delete(cast(), start.cast(), end.cast())
  }

  /// Deletes all editable text in the given range.
  @discardableResult
  public final func deleteInteractive(_ startIter: TextIter, endIter: TextIter, defaultEditable: Bool) -> Bool {
    Bool(
      c: gtk_text_buffer_delete_interactive(cast(), startIter.cast(), endIter.cast(), gboolean(swift: defaultEditable)))
  }

  /// Deletes `mark`, so that it’s no longer located anywhere in the buffer.
  public final func deleteMark(_ mark: TextMark) { gtk_text_buffer_delete_mark(cast(), mark.cast()) }

  /// Deletes the mark named `name`; the mark must exist.
  public final func deleteMarkByName(_ name: String) { gtk_text_buffer_delete_mark_by_name(cast(), name) }

  /// Deletes the range between the “insert” and “selection_bound” marks, that is, the currently-selected text.
  @discardableResult
  public final func deleteSelection(interactive: Bool, defaultEditable: Bool) -> Bool {
    Bool(c: gtk_text_buffer_delete_selection(cast(), gboolean(swift: interactive), gboolean(swift: defaultEditable)))
  }

  /// Denotes the end of an action that may not be undone.
  public final func endIrreversibleAction() { gtk_text_buffer_end_irreversible_action(cast()) }

  /// Ends a user-visible operation.
  public final func endUserAction() { gtk_text_buffer_end_user_action(cast()) }

  /// Retrieves the first and last iterators in the buffer, i.e. the entire buffer lies within the range [`start`,@end).
  public final var bounds: (start: TextIter, end: TextIter) {
    var cStart = GtkTextIter()
    var cEnd = GtkTextIter()
    gtk_text_buffer_get_bounds(cast(), &cStart, &cEnd)
    return (TextIter(copying: &cStart), TextIter(copying: &cEnd))
  }

  /// Gets the number of characters in the buffer.
  public final var charCount: Int { Int(c: gtk_text_buffer_get_char_count(cast())) }

  /// Initializes `iter` with the “end iterator,” one past the last valid character in the text buffer.
  public final var endIter: TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_end_iter(cast(), &cIter)
    return TextIter(copying: &cIter)
  }

  /// Returns the mark that represents the cursor (insertion point).
  public final func getInsert() -> TextMark? { lentObject(gtk_text_buffer_get_insert(cast())) }

  /// Obtains the location of `anchor` within `buffer`.
  public final func getIterAtChildAnchor(_ anchor: TextChildAnchor) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_child_anchor(cast(), &cIter, anchor.cast())
    return TextIter(copying: &cIter)
  }

  /// Initializes `iter` to the start of the given line.
  public final func getIterAtLine(_ lineNumber: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line(cast(), &cIter, Int32(swift: lineNumber))
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Obtains an iterator pointing to `byteIndex` within the given line.
  public final func getIterAtLineIndex(lineNumber: Int, byteIndex: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line_index(
      cast(), &cIter, Int32(swift: lineNumber), Int32(swift: byteIndex))
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Obtains an iterator pointing to `charOffset` within the given line.
  public final func getIterAtLineOffset(lineNumber: Int, charOffset: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line_offset(
      cast(), &cIter, Int32(swift: lineNumber), Int32(swift: charOffset))
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Initializes `iter` with the current position of `mark`.
  public final func getIterAtMark(_ mark: TextMark) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(cast(), &cIter, mark.cast())
    return TextIter(copying: &cIter)
  }

  /// Initializes `iter` to a position `charOffset` chars from the start of the entire buffer.
  public final func getIterAtOffset(_ charOffset: Int) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(cast(), &cIter, Int32(swift: charOffset))
    return TextIter(copying: &cIter)
  }

  /// Obtains the number of lines in the buffer.
  public final var lineCount: Int { Int(c: gtk_text_buffer_get_line_count(cast())) }

  /// Returns the mark named `name` in buffer `buffer`, or `nil` if no such mark exists in the buffer.
  public final func getMark(_ name: String) -> TextMark? { lentObject(gtk_text_buffer_get_mark(cast(), name)) }

  /// Gets the maximum number of undo levels to perform.
  public final var maxUndoLevels: Int {
    get { Int(c: gtk_text_buffer_get_max_undo_levels(cast())) }
    set(maxUndoLevels) { gtk_text_buffer_set_max_undo_levels(cast(), UInt32(swift: maxUndoLevels)) }
  }

  /// Indicates whether the buffer has been modified since the last call to `TextBuffer.modified` set the modification
  /// flag to `false`.
  public final var modified: Bool {
    get { Bool(c: gtk_text_buffer_get_modified(cast())) }
    set(setting) { gtk_text_buffer_set_modified(cast(), gboolean(swift: setting)) }
  }

  /// Returns the mark that represents the selection bound.
  public final var selectionBound: TextMark? { lentObject(gtk_text_buffer_get_selection_bound(cast())) }

  /// Returns `true` if some text is selected; places the bounds of the selection in `start` and `end`.
  public final var selectionBounds: (start: TextIter, end: TextIter)? {
    var cStart = GtkTextIter()
    var cEnd = GtkTextIter()
    let result = gtk_text_buffer_get_selection_bounds(cast(), &cStart, &cEnd)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cStart), TextIter(copying: &cEnd))
  }

  /// Get a content provider for this buffer.
  public final var selectionContent: Gdk.ContentProvider? { givenObject(gtk_text_buffer_get_selection_content(cast())) }

  /// Returns the text in the range [`start`,@end).
  public final func getSlice(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
    givenString(gtk_text_buffer_get_slice(cast(), start.cast(), end.cast(), gboolean(swift: includeHiddenChars)))
  }

  /// Initialized `iter` with the first position in the text buffer.
  public final var startIter: TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_start_iter(cast(), &cIter)
    return TextIter(copying: &cIter)
  }

  /// Returns the text in the range [`start`,@end).
  public final func getText(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
    givenString(gtk_text_buffer_get_text(cast(), start.cast(), end.cast(), gboolean(swift: includeHiddenChars)))
  }

  /// Inserts `len` bytes of `text` at position `iter`.
  public final func insert(_ iter: TextIter, text: String, len: Int = -1) {
    gtk_text_buffer_insert(cast(), iter.cast(), text, Int32(swift: len))
  }

  /// Inserts `text` in `buffer`.
  public final func insertAtCursor(_ text: String, len: Int = -1) {
    gtk_text_buffer_insert_at_cursor(cast(), text, Int32(swift: len))
  }

  /// Inserts a child widget anchor into the text buffer at `iter`.
  public final func insertChildAnchor(_ iter: TextIter, anchor: TextChildAnchor) {
    gtk_text_buffer_insert_child_anchor(cast(), iter.cast(), anchor.cast())
  }

  /// Inserts `text` in `buffer`.
  @discardableResult
  public final func insertInteractive(_ iter: TextIter, text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
    Bool(
      c: gtk_text_buffer_insert_interactive(
        cast(), iter.cast(), text, Int32(swift: len), gboolean(swift: defaultEditable)))
  }

  /// Inserts `text` in `buffer`.
  @discardableResult
  public final func insertInteractiveAtCursor(_ text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
    Bool(
      c: gtk_text_buffer_insert_interactive_at_cursor(cast(), text, Int32(swift: len), gboolean(swift: defaultEditable))
    )
  }

  /// Inserts an image into the text buffer at `iter`.
  public final func insertPaintable(_ iter: TextIter, paintable: any Gdk.Paintable) {
    gtk_text_buffer_insert_paintable(cast(), iter.cast(), paintable.cast())
  }

  /// Copies text, tags, and paintables between `start` and `end` and inserts the copy at `iter`.
  public final func insertRange(_ iter: TextIter, start: TextIter, end: TextIter) {
    gtk_text_buffer_insert_range(cast(), iter.cast(), start.cast(), end.cast())
  }

  /// Copies text, tags, and paintables between `start` and `end` and inserts the copy at `iter`.
  @discardableResult
  public final func insertRangeInteractive(_ iter: TextIter, start: TextIter, end: TextIter, defaultEditable: Bool)
    -> Bool
  {
    Bool(
      c: gtk_text_buffer_insert_range_interactive(
        cast(), iter.cast(), start.cast(), end.cast(), gboolean(swift: defaultEditable)))
  }

  /// Moves `mark` to the new location `where`.
  public final func moveMark(_ mark: TextMark, `where`: TextIter) {
    gtk_text_buffer_move_mark(cast(), mark.cast(), `where`.cast())
  }

  /// Moves the mark named `name` (which must exist) to location `where`.
  public final func moveMarkByName(_ name: String, `where`: TextIter) {
    gtk_text_buffer_move_mark_by_name(cast(), name, `where`.cast())
  }

  /// Pastes the contents of a clipboard.
  public final func pasteClipboard(_ clipboard: Gdk.Clipboard, overrideLocation: TextIter?, defaultEditable: Bool) {
    gtk_text_buffer_paste_clipboard(
      cast(), clipboard.cast(), overrideLocation?.cast(), gboolean(swift: defaultEditable))
  }

  /// This function moves the “insert” and “selection_bound” marks simultaneously.
  public final func placeCursor(_ `where`: TextIter) { gtk_text_buffer_place_cursor(cast(), `where`.cast()) }

  /// Redoes the next redoable action on the buffer, if there is one.
  public final func redo() { gtk_text_buffer_redo(cast()) }

  /// Removes all tags in the range between `start` and `end`.
  public final func removeAllTags(_ start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_all_tags(cast(), start.cast(), end.cast())
  }

  /// Removes a `Gdk.Clipboard` added with `gtk_text_buffer_add_selection_clipboard()`.
  public final func removeSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_remove_selection_clipboard(cast(), clipboard.cast())
  }

  /// Emits the “remove-tag” signal.
  public final func removeTag(_ tag: TextTag, start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_tag(cast(), tag.cast(), start.cast(), end.cast())
  }

  /// Emits the “remove-tag” signal.
  public final func removeTagByName(_ name: String, start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_tag_by_name(cast(), name, start.cast(), end.cast())
  }

  /// This function moves the “insert” and “selection_bound” marks simultaneously.
  public final func selectRange(_ ins: TextIter, bound: TextIter) {
    gtk_text_buffer_select_range(cast(), ins.cast(), bound.cast())
  }

  /// Deletes current contents of `buffer`, and inserts `text` instead. This is automatically marked as an irreversible
  /// action in the undo stack. If you wish to mark this action as part of a larger undo operation, call
  /// `TextBuffer.delete()` and `TextBuffer.insert()` directly instead.
  public final func setText(_ text: String, len: Int = -1) { gtk_text_buffer_set_text(cast(), text, Int32(swift: len)) }

  /// Undoes the last undoable action on the buffer, if there is one.
  public final func undo() { gtk_text_buffer_undo(cast()) }
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
  public var applyTag: SafeSignal<(TextTag, TextIter, TextIter)> { signal("apply-tag") }

  /// Emitted at the beginning of a single user-visible operation on a `TextBuffer`.
  public var beginUserAction: SafeSignal<Void> { signal("begin-user-action") }

  /// Emitted when the content of a `TextBuffer` has changed.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted to delete a range from a `TextBuffer`.
  ///
  /// Arguments: `start`, `end`.
  public var deleteRange: SafeSignal<(TextIter, TextIter)> { signal("delete-range") }

  /// Emitted at the end of a single user-visible operation on the `TextBuffer`.
  public var endUserAction: SafeSignal<Void> { signal("end-user-action") }

  /// Emitted to insert a `TextChildAnchor` in a `TextBuffer`.
  ///
  /// Arguments: `location`, `anchor`.
  public var insertChildAnchor: SafeSignal<(TextIter, TextChildAnchor)> { signal("insert-child-anchor") }

  /// Emitted to insert a `Gdk.Paintable` in a `TextBuffer`.
  ///
  /// Arguments: `location`, `paintable`.
  public var insertPaintable: SafeSignal<(TextIter, Object)> { signal("insert-paintable") }

  /// Emitted to insert text in a `TextBuffer`.
  ///
  /// Arguments: `location`, `text`, `len`.
  public var insertText: SafeSignal<(TextIter, String, Int)> { signal("insert-text") }

  /// Emitted as notification after a `TextMark` is deleted.
  ///
  /// Argument: `mark`.
  public var markDeleted: SafeSignal<TextMark> { signal("mark-deleted") }

  /// Emitted as notification after a `TextMark` is set.
  ///
  /// Arguments: `location`, `mark`.
  public var markSet: SafeSignal<(TextIter, TextMark)> { signal("mark-set") }

  /// Emitted when the modified bit of a `TextBuffer` flips.
  public var modifiedChanged: SafeSignal<Void> { signal("modified-changed") }

  /// Emitted after paste operation has been completed.
  ///
  /// Argument: `clipboard`.
  public var pasteDone: SafeSignal<Gdk.Clipboard> { signal("paste-done") }

  /// Emitted when a request has been made to redo the previously undone operation.
  public var redo: SafeSignal<Void> { signal("redo") }

  /// Emitted to remove all occurrences of `tag` from a range of text in a `TextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var removeTag: SafeSignal<(TextTag, TextIter, TextIter)> { signal("remove-tag") }

  /// Emitted when a request has been made to undo the previous operation or set of operations that have been grouped
  /// together.
  public var undo: SafeSignal<Void> { signal("undo") }
}

/// A `TextChildAnchor` is a spot in a `TextBuffer` where child widgets can be “anchored”.
open class TextChildAnchor: Object {
  open override class var gType: GType { gtk_text_child_anchor_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TextChildAnchor`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_child_anchor_new()))
  }

  /// Creates a new `TextChildAnchor` with the given replacement character.
  public init(character: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_child_anchor_new_with_replacement(character)))
  }

  /// Determines whether a child anchor has been deleted from the buffer.
  public final var deleted: Bool { Bool(c: gtk_text_child_anchor_get_deleted(cast())) }

  /// Gets a list of all widgets anchored at this child anchor.
  public final var widgets: [Widget] {
    var cOutLen: UInt32 = 0
    let result = gtk_text_child_anchor_get_widgets(cast(), &cOutLen)
    return elements(result, count: Int(cOutLen), isGiven: true) { (lentObject($0) as Widget?)! }
  }
}

/// A `TextMark` is a position in a `Textbuffer` that is preserved across modifications.
open class TextMark: Object {
  open override class var gType: GType { gtk_text_mark_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a text mark.
  public init(name: String? = nil, leftGravity: Bool) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_mark_new(name, gboolean(swift: leftGravity))))
  }

  /// Whether the mark has left gravity.
  public final var leftGravity: Bool { Bool(c: gtk_text_mark_get_left_gravity(cast())) }

  /// The name of the mark or `nil` if the mark is anonymous.
  public final var name: String? { lentString(gtk_text_mark_get_name(cast())) }

  /// Gets the buffer this mark is located inside.
  public final var buffer: TextBuffer? { lentObject(gtk_text_mark_get_buffer(cast())) }

  /// Returns `true` if the mark has been removed from its buffer.
  public final var deleted: Bool { Bool(c: gtk_text_mark_get_deleted(cast())) }

  /// Returns `true` if the mark is visible.
  public final var visible: Bool {
    get { Bool(c: gtk_text_mark_get_visible(cast())) }
    set(setting) { gtk_text_mark_set_visible(cast(), gboolean(swift: setting)) }
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

  /// Creates a `TextTag`.
  public init(name: String? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_tag_new(name)))
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
  public final func changed(_ sizeChanged: Bool) { gtk_text_tag_changed(cast(), gboolean(swift: sizeChanged)) }

  /// Get the tag priority.
  public final var priority: Int {
    get { Int(c: gtk_text_tag_get_priority(cast())) }
    set(priority) { gtk_text_tag_set_priority(cast(), Int32(swift: priority)) }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_tag_table_new()))
  }

  /// Add a tag to the table.
  @discardableResult
  public final func add(_ tag: TextTag) -> Bool { Bool(c: gtk_text_tag_table_add(cast(), tag.cast())) }

  /// Calls `func` on each tag in `table`, with user data `data`.
  public final func foreach(_ `func`: @escaping (TextTag) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_text_tag_table_foreach(cast(), callGtkTextTagTableForeach, lent.closure(`func`))
  }

  /// Returns the size of the table (number of tags)
  public final var size: Int { Int(c: gtk_text_tag_table_get_size(cast())) }

  /// Look up a named tag.
  public final func lookup(_ name: String) -> TextTag? { lentObject(gtk_text_tag_table_lookup(cast(), name)) }

  /// Remove a tag from the table.
  public final func remove(_ tag: TextTag) { gtk_text_tag_table_remove(cast(), tag.cast()) }
}

extension Reactive where Base: TextTagTable {
  /// Emitted every time a new tag is added in the `TextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagAdded: SafeSignal<TextTag> { signal("tag-added") }

  /// Emitted every time a tag in the `TextTagTable` changes.
  ///
  /// Arguments: `tag`, `sizeChanged`.
  public var tagChanged: SafeSignal<(TextTag, Bool)> { signal("tag-changed") }

  /// Emitted every time a tag is removed from the `TextTagTable`.
  ///
  /// Argument: `tag`.
  public var tagRemoved: SafeSignal<TextTag> { signal("tag-removed") }
}

/// A widget that displays the contents of a `TextBuffer`.
open class TextView: Widget, Scrollable {
  open override class var gType: GType { gtk_text_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TextView`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_view_new()))
  }

  /// Creates a new `TextView` widget displaying the buffer `buffer`.
  public init(buffer: TextBuffer) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_view_new_with_buffer(buffer.cast())))
  }

  /// Whether Tab will result in a tab character being entered.
  public final var acceptsTab: Bool {
    get { Bool(c: gtk_text_view_get_accepts_tab(cast())) }
    set { gtk_text_view_set_accepts_tab(cast(), gboolean(swift: newValue)) }
  }

  /// The bottom margin for text in the text view.
  public final var bottomMargin: Int {
    get { Int(c: gtk_text_view_get_bottom_margin(cast())) }
    set { gtk_text_view_set_bottom_margin(cast(), Int32(swift: newValue)) }
  }

  /// The buffer which is displayed.
  public final var buffer: TextBuffer? {
    get { lentObject(gtk_text_view_get_buffer(cast())) }
    set { gtk_text_view_set_buffer(cast(), newValue?.cast()) }
  }

  /// If the insertion cursor is shown.
  public final var cursorVisible: Bool {
    get { Bool(c: gtk_text_view_get_cursor_visible(cast())) }
    set { gtk_text_view_set_cursor_visible(cast(), gboolean(swift: newValue)) }
  }

  public final var editable: Bool {
    get { Bool(c: gtk_text_view_get_editable(cast())) }
    set { gtk_text_view_set_editable(cast(), gboolean(swift: newValue)) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_view_get_extra_menu(cast())) }
    set { gtk_text_view_set_extra_menu(cast(), newValue?.cast()) }
  }

  /// Which IM (input method) module should be used for this text_view.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Amount to indent the paragraph, in pixels.
  public final var indent: Int {
    get { Int(c: gtk_text_view_get_indent(cast())) }
    set { gtk_text_view_set_indent(cast(), Int32(swift: newValue)) }
  }

  /// Additional hints (beyond `TextView.inputPurpose`) that allow input methods to fine-tune their behaviour.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_view_get_input_hints(cast())) }
    set { gtk_text_view_set_input_hints(cast(), newValue.cValue()) }
  }

  /// The purpose of this text field.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_view_get_input_purpose(cast())) }
    set { gtk_text_view_set_input_purpose(cast(), newValue.cValue()) }
  }

  public final var justification: Justification {
    get { Justification(cValue: gtk_text_view_get_justification(cast())) }
    set { gtk_text_view_set_justification(cast(), newValue.cValue()) }
  }

  /// The default left margin for text in the text view.
  public final var leftMargin: Int {
    get { Int(c: gtk_text_view_get_left_margin(cast())) }
    set { gtk_text_view_set_left_margin(cast(), Int32(swift: newValue)) }
  }

  /// Whether text should be displayed in a monospace font.
  public final var monospace: Bool {
    get { Bool(c: gtk_text_view_get_monospace(cast())) }
    set { gtk_text_view_set_monospace(cast(), gboolean(swift: newValue)) }
  }

  /// Whether entered text overwrites existing contents.
  public final var overwrite: Bool {
    get { Bool(c: gtk_text_view_get_overwrite(cast())) }
    set { gtk_text_view_set_overwrite(cast(), gboolean(swift: newValue)) }
  }

  public final var pixelsAboveLines: Int {
    get { Int(c: gtk_text_view_get_pixels_above_lines(cast())) }
    set { gtk_text_view_set_pixels_above_lines(cast(), Int32(swift: newValue)) }
  }

  public final var pixelsBelowLines: Int {
    get { Int(c: gtk_text_view_get_pixels_below_lines(cast())) }
    set { gtk_text_view_set_pixels_below_lines(cast(), Int32(swift: newValue)) }
  }

  public final var pixelsInsideWrap: Int {
    get { Int(c: gtk_text_view_get_pixels_inside_wrap(cast())) }
    set { gtk_text_view_set_pixels_inside_wrap(cast(), Int32(swift: newValue)) }
  }

  /// The default right margin for text in the text view.
  public final var rightMargin: Int {
    get { Int(c: gtk_text_view_get_right_margin(cast())) }
    set { gtk_text_view_set_right_margin(cast(), Int32(swift: newValue)) }
  }

  public final var tabs: Pango.TabArray? {
    get { givenBoxed(gtk_text_view_get_tabs(cast())) }
    set { gtk_text_view_set_tabs(cast(), newValue?.cast()) }
  }

  /// The top margin for text in the text view.
  public final var topMargin: Int {
    get { Int(c: gtk_text_view_get_top_margin(cast())) }
    set { gtk_text_view_set_top_margin(cast(), Int32(swift: newValue)) }
  }

  public final var wrapMode: WrapMode {
    get { WrapMode(cValue: gtk_text_view_get_wrap_mode(cast())) }
    set { gtk_text_view_set_wrap_mode(cast(), newValue.cValue()) }
  }

  /// Adds a child widget in the text buffer, at the given `anchor`.
  public final func addChildAtAnchor(_ child: Widget, anchor: TextChildAnchor) {
    gtk_text_view_add_child_at_anchor(cast(), child.cast(), anchor.cast())
  }

  /// Adds `child` at a fixed coordinate in the `TextView`'s text window.
  public final func addOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_add_overlay(cast(), child.cast(), Int32(swift: xpos), Int32(swift: ypos))
  }

  /// Moves the given `iter` backward by one display (wrapped) line.
  @discardableResult
  public final func backwardDisplayLine(_ iter: TextIter) -> Bool {
    Bool(c: gtk_text_view_backward_display_line(cast(), iter.cast()))
  }

  /// Moves the given `iter` backward to the next display line start.
  @discardableResult
  public final func backwardDisplayLineStart(_ iter: TextIter) -> Bool {
    Bool(c: gtk_text_view_backward_display_line_start(cast(), iter.cast()))
  }

  /// Converts buffer coordinates to window coordinates.
  @discardableResult
  public final func bufferToWindowCoords(win: TextWindowType, bufferX: Int, bufferY: Int) -> (
    windowX: Int, windowY: Int
  ) {
    var cWindowX: Int32 = 0
    var cWindowY: Int32 = 0
    gtk_text_view_buffer_to_window_coords(
      cast(), win.cValue(), Int32(swift: bufferX), Int32(swift: bufferY), &cWindowX, &cWindowY)
    return (Int(c: cWindowX), Int(c: cWindowY))
  }

  /// Moves the given `iter` forward by one display (wrapped) line.
  @discardableResult
  public final func forwardDisplayLine(_ iter: TextIter) -> Bool {
    Bool(c: gtk_text_view_forward_display_line(cast(), iter.cast()))
  }

  /// Moves the given `iter` forward to the next display line end.
  @discardableResult
  public final func forwardDisplayLineEnd(_ iter: TextIter) -> Bool {
    Bool(c: gtk_text_view_forward_display_line_end(cast(), iter.cast()))
  }

  /// Determine the positions of the strong and weak cursors if the insertion point is at `iter`.
  public final func getCursorLocations(_ iter: TextIter?) -> (strong: Gdk.Rectangle, weak: Gdk.Rectangle) {
    var cStrong = GdkRectangle()
    var cWeak = GdkRectangle()
    gtk_text_view_get_cursor_locations(cast(), iter?.cast(), &cStrong, &cWeak)
    return (Gdk.Rectangle(cValue: cStrong), Gdk.Rectangle(cValue: cWeak))
  }

  /// Gets a `Widget` that has previously been set as gutter.
  public final func getGutter(_ win: TextWindowType) -> Widget? {
    lentObject(gtk_text_view_get_gutter(cast(), win.cValue()))
  }

  /// Retrieves the iterator at buffer coordinates `x` and `y`.
  public final func getIterAtLocation(x: Int, y: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_view_get_iter_at_location(cast(), &cIter, Int32(swift: x), Int32(swift: y))
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Retrieves the iterator pointing to the character at buffer coordinates `x` and `y`.
  public final func getIterAtPosition(x: Int, y: Int) -> (iter: TextIter, trailing: Int)? {
    var cIter = GtkTextIter()
    var cTrailing: Int32 = 0
    let result = gtk_text_view_get_iter_at_position(cast(), &cIter, &cTrailing, Int32(swift: x), Int32(swift: y))
    guard result != 0 else { return nil }
    return (TextIter(copying: &cIter), Int(c: cTrailing))
  }

  /// Gets a rectangle which roughly contains the character at `iter`.
  public final func getIterLocation(_ iter: TextIter) -> Gdk.Rectangle {
    var cLocation = GdkRectangle()
    gtk_text_view_get_iter_location(cast(), iter.cast(), &cLocation)
    return Gdk.Rectangle(cValue: cLocation)
  }

  /// Gets the `TextIter` at the start of the line containing the coordinate `y`.
  public final func getLineAtY(_ y: Int) -> (targetIter: TextIter, lineTop: Int) {
    var cTargetIter = GtkTextIter()
    var cLineTop: Int32 = 0
    gtk_text_view_get_line_at_y(cast(), &cTargetIter, Int32(swift: y), &cLineTop)
    return (TextIter(copying: &cTargetIter), Int(c: cLineTop))
  }

  /// Gets the y coordinate of the top of the line containing `iter`, and the height of the line.
  public final func getLineYrange(_ iter: TextIter) -> (y: Int, height: Int) {
    var cY: Int32 = 0
    var cHeight: Int32 = 0
    gtk_text_view_get_line_yrange(cast(), iter.cast(), &cY, &cHeight)
    return (Int(c: cY), Int(c: cHeight))
  }

  /// Gets the `Pango.Context` that is used for rendering LTR directed text layouts.
  public final var ltrContext: Pango.Context? { lentObject(gtk_text_view_get_ltr_context(cast())) }

  /// Gets the `Pango.Context` that is used for rendering RTL directed text layouts.
  public final var rtlContext: Pango.Context? { lentObject(gtk_text_view_get_rtl_context(cast())) }

  /// Fills `visibleRect` with the currently-visible region of the buffer, in buffer coordinates.
  public final var visibleRect: Gdk.Rectangle {
    var cVisibleRect = GdkRectangle()
    gtk_text_view_get_visible_rect(cast(), &cVisibleRect)
    return Gdk.Rectangle(cValue: cVisibleRect)
  }

  /// Allow the `TextView` input method to internally handle key press and release events.
  @discardableResult
  public final func imContextFilterKeypress(_ event: Gdk.Event) -> Bool {
    Bool(c: gtk_text_view_im_context_filter_keypress(cast(), event.cast()))
  }

  /// Moves a mark within the buffer so that it's located within the currently-visible text area.
  @discardableResult
  public final func moveMarkOnscreen(_ mark: TextMark) -> Bool {
    Bool(c: gtk_text_view_move_mark_onscreen(cast(), mark.cast()))
  }

  /// Updates the position of a child.
  public final func moveOverlay(_ child: Widget, xpos: Int, ypos: Int) {
    gtk_text_view_move_overlay(cast(), child.cast(), Int32(swift: xpos), Int32(swift: ypos))
  }

  /// Move the iterator a given number of characters visually, treating it as the strong cursor position.
  @discardableResult
  public final func moveVisually(_ iter: TextIter, count: Int) -> Bool {
    Bool(c: gtk_text_view_move_visually(cast(), iter.cast(), Int32(swift: count)))
  }

  /// Moves the cursor to the currently visible region of the buffer.
  @discardableResult
  public final func placeCursorOnscreen() -> Bool { Bool(c: gtk_text_view_place_cursor_onscreen(cast())) }

  /// Removes a child widget from `textView`.
  public final func remove(_ child: Widget) { gtk_text_view_remove(cast(), child.cast()) }

  /// Ensures that the cursor is shown.
  public final func resetCursorBlink() { gtk_text_view_reset_cursor_blink(cast()) }

  /// Reset the input method context of the text view if needed.
  public final func resetImContext() { gtk_text_view_reset_im_context(cast()) }

  /// Scrolls `textView` the minimum distance such that `mark` is contained within the visible area of the widget.
  public final func scrollMarkOnscreen(_ mark: TextMark) { gtk_text_view_scroll_mark_onscreen(cast(), mark.cast()) }

  /// Scrolls `textView` so that `iter` is on the screen in the position indicated by `xalign` and `yalign`.
  @discardableResult
  public final func scrollToIter(_ iter: TextIter, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
    -> Bool
  {
    Bool(c: gtk_text_view_scroll_to_iter(cast(), iter.cast(), withinMargin, gboolean(swift: useAlign), xalign, yalign))
  }

  /// Scrolls `textView` so that `mark` is on the screen in the position indicated by `xalign` and `yalign`.
  public final func scrollToMark(_ mark: TextMark, withinMargin: Double, useAlign: Bool, xalign: Double, yalign: Double)
  { gtk_text_view_scroll_to_mark(cast(), mark.cast(), withinMargin, gboolean(swift: useAlign), xalign, yalign) }

  /// Places `widget` into the gutter specified by `win`.
  public final func setGutter(win: TextWindowType, widget: Widget?) {
    gtk_text_view_set_gutter(cast(), win.cValue(), widget?.cast())
  }

  /// Determines whether `iter` is at the start of a display line.
  @discardableResult
  public final func startsDisplayLine(_ iter: TextIter) -> Bool {
    Bool(c: gtk_text_view_starts_display_line(cast(), iter.cast()))
  }

  /// Converts coordinates on the window identified by `win` to buffer coordinates.
  @discardableResult
  public final func windowToBufferCoords(win: TextWindowType, windowX: Int, windowY: Int) -> (
    bufferX: Int, bufferY: Int
  ) {
    var cBufferX: Int32 = 0
    var cBufferY: Int32 = 0
    gtk_text_view_window_to_buffer_coords(
      cast(), win.cValue(), Int32(swift: windowX), Int32(swift: windowY), &cBufferX, &cBufferY)
    return (Int(c: cBufferX), Int(c: cBufferY))
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
  public var deleteFromCursor: SafeSignal<(DeleteType, Int)> { signal("delete-from-cursor") }

  /// Emitted when the selection needs to be extended at `location`.
  ///
  /// Arguments: `granularity`, `location`, `start`, `end`.
  public var extendSelection: SignalRequest<Bool, TextExtendSelection, TextIter, TextIter, TextIter> {
    request("extend-selection")
  }

  /// Gets emitted when the user initiates the insertion of a fixed string at the cursor.
  ///
  /// Argument: `string`.
  public var insertAtCursor: SafeSignal<String> { signal("insert-at-cursor") }

  /// Gets emitted to present the Emoji chooser for the `textView`.
  public var insertEmoji: SafeSignal<Void> { signal("insert-emoji") }

  /// Gets emitted when the user initiates a cursor movement.
  ///
  /// Arguments: `step`, `count`, `extendSelection`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal("move-cursor") }

  /// Gets emitted to move the viewport.
  ///
  /// Arguments: `step`, `count`.
  public var moveViewport: SafeSignal<(ScrollStep, Int)> { signal("move-viewport") }

  /// Gets emitted to paste the contents of the clipboard into the text view.
  public var pasteClipboard: SafeSignal<Void> { signal("paste-clipboard") }

  /// Emitted when preedit text of the active IM changes.
  ///
  /// Argument: `preedit`.
  public var preeditChanged: SafeSignal<String> { signal("preedit-changed") }

  /// Gets emitted to select or unselect the complete contents of the text view.
  ///
  /// Argument: `select`.
  public var selectAll: SafeSignal<Bool> { signal("select-all") }

  /// Gets emitted when the user initiates settings the "anchor" mark.
  public var setAnchor: SafeSignal<Void> { signal("set-anchor") }

  /// Gets emitted to toggle the `cursor-visible` property.
  public var toggleCursorVisible: SafeSignal<Void> { signal("toggle-cursor-visible") }

  /// Gets emitted to toggle the overwrite mode of the text view.
  public var toggleOverwrite: SafeSignal<Void> { signal("toggle-overwrite") }
}

/// A `ToggleButton` is a button which remains “pressed-in” when clicked.
open class ToggleButton: Button {
  open override class var gType: GType { gtk_toggle_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new toggle button.
  public override init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_toggle_button_new()))
  }

  /// Creates a new toggle button with a text label.
  public override init(label: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_toggle_button_new_with_label(label)))
  }

  /// Creates a new `ToggleButton` containing a label.
  public override init(mnemonic: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_toggle_button_new_with_mnemonic(mnemonic)))
  }

  /// If the toggle button should be pressed in.
  public final var active: Bool {
    get { Bool(c: gtk_toggle_button_get_active(cast())) }
    set { gtk_toggle_button_set_active(cast(), gboolean(swift: newValue)) }
  }

  /// Adds `self` to the group of `group`.
  public final func setGroup(_ group: ToggleButton?) { gtk_toggle_button_set_group(cast(), group?.cast()) }

  /// Emits the `toggled` signal on the `ToggleButton`.
  public final func toggled() { gtk_toggle_button_toggled(cast()) }
}

extension Reactive where Base: ToggleButton {
  /// If the toggle button should be pressed in.
  public var active: DynamicSubject<Bool> {
    property("active", get: { ToggleButton.of($0).active }, set: { ToggleButton.of($0).active = $1 })
  }

  /// The toggle button whose group this widget belongs to.
  public var group: Bond<ToggleButton?> { bond { $0.setProperty("group", $1) } }

  /// Emitted whenever the `ToggleButton`'s state is changed.
  public var toggled: SafeSignal<Void> { signal("toggled") }
}

/// `ToolkitSettings` provides a mechanism to share global settings between applications.
open class ToolkitSettings: Object, StyleProvider {
  open override class var gType: GType { gtk_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Whether buttons in dialogs should use the alternative button order.
  public final var gtkAlternativeButtonOrder: Bool {
    get { getProperty("gtk-alternative-button-order") }
    set { setProperty("gtk-alternative-button-order", newValue) }
  }

  /// Controls the direction of the sort indicators in sorted list and tree views.
  public final var gtkAlternativeSortArrows: Bool {
    get { getProperty("gtk-alternative-sort-arrows") }
    set { setProperty("gtk-alternative-sort-arrows", newValue) }
  }

  /// Whether the application prefers to use a dark theme.
  public final var gtkApplicationPreferDarkTheme: Bool {
    get { getProperty("gtk-application-prefer-dark-theme") }
    set { setProperty("gtk-application-prefer-dark-theme", newValue) }
  }

  /// The aspect ratio of the text caret.
  public final var gtkCursorAspectRatio: Double {
    get { getProperty("gtk-cursor-aspect-ratio") }
    set { setProperty("gtk-cursor-aspect-ratio", newValue) }
  }

  /// Whether the cursor should blink.
  public final var gtkCursorBlink: Bool {
    get { getProperty("gtk-cursor-blink") }
    set { setProperty("gtk-cursor-blink", newValue) }
  }

  /// Length of the cursor blink cycle, in milliseconds.
  public final var gtkCursorBlinkTime: Int {
    get { getProperty("gtk-cursor-blink-time") }
    set { setProperty("gtk-cursor-blink-time", newValue) }
  }

  /// Time after which the cursor stops blinking, in seconds.
  public final var gtkCursorBlinkTimeout: Int {
    get { getProperty("gtk-cursor-blink-timeout") }
    set { setProperty("gtk-cursor-blink-timeout", newValue) }
  }

  /// Name of the cursor theme to use.
  public final var gtkCursorThemeName: String {
    get { getProperty("gtk-cursor-theme-name") }
    set { setProperty("gtk-cursor-theme-name", newValue) }
  }

  /// The size to use for cursors.
  public final var gtkCursorThemeSize: Int {
    get { getProperty("gtk-cursor-theme-size") }
    set { setProperty("gtk-cursor-theme-size", newValue) }
  }

  /// Determines which buttons should be put in the titlebar of client-side decorated windows, and whether they should
  /// be placed on the left or right.
  public final var gtkDecorationLayout: String {
    get { getProperty("gtk-decoration-layout") }
    set { setProperty("gtk-decoration-layout", newValue) }
  }

  /// Whether builtin GTK dialogs such as the file chooser, the color chooser or the font chooser will use a header bar
  /// at the top to show action widgets, or an action area at the bottom.
  public final var gtkDialogsUseHeader: Bool {
    get { getProperty("gtk-dialogs-use-header") }
    set { setProperty("gtk-dialogs-use-header", newValue) }
  }

  /// The number of pixels the cursor can move before dragging.
  public final var gtkDndDragThreshold: Int {
    get { getProperty("gtk-dnd-drag-threshold") }
    set { setProperty("gtk-dnd-drag-threshold", newValue) }
  }

  /// The maximum distance allowed between two clicks for them to be considered a double click, in pixels.
  public final var gtkDoubleClickDistance: Int {
    get { getProperty("gtk-double-click-distance") }
    set { setProperty("gtk-double-click-distance", newValue) }
  }

  /// The maximum time to allow between two clicks for them to be considered a double click, in milliseconds.
  public final var gtkDoubleClickTime: Int {
    get { getProperty("gtk-double-click-time") }
    set { setProperty("gtk-double-click-time", newValue) }
  }

  /// Whether menu items should have visible accelerators which can be activated.
  public final var gtkEnableAccels: Bool {
    get { getProperty("gtk-enable-accels") }
    set { setProperty("gtk-enable-accels", newValue) }
  }

  /// Whether to enable toolkit-wide animations.
  public final var gtkEnableAnimations: Bool {
    get { getProperty("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", newValue) }
  }

  /// Whether to play any event sounds at all.
  public final var gtkEnableEventSounds: Bool {
    get { getProperty("gtk-enable-event-sounds") }
    set { setProperty("gtk-enable-event-sounds", newValue) }
  }

  /// Whether to play event sounds as feedback to user input.
  public final var gtkEnableInputFeedbackSounds: Bool {
    get { getProperty("gtk-enable-input-feedback-sounds") }
    set { setProperty("gtk-enable-input-feedback-sounds", newValue) }
  }

  /// Whether a middle click on a mouse should paste the 'PRIMARY' clipboard content at the cursor location.
  public final var gtkEnablePrimaryPaste: Bool {
    get { getProperty("gtk-enable-primary-paste") }
    set { setProperty("gtk-enable-primary-paste", newValue) }
  }

  /// How long to show the last input character in hidden entries.
  public final var gtkEntryPasswordHintTimeout: Int {
    get { getProperty("gtk-entry-password-hint-timeout") }
    set { setProperty("gtk-entry-password-hint-timeout", newValue) }
  }

  public final var gtkEntrySelectOnFocus: Bool {
    get { getProperty("gtk-entry-select-on-focus") }
    set { setProperty("gtk-entry-select-on-focus", newValue) }
  }

  /// When `true`, keyboard navigation and other input-related errors will cause a beep.
  public final var gtkErrorBell: Bool {
    get { getProperty("gtk-error-bell") }
    set { setProperty("gtk-error-bell", newValue) }
  }

  /// The default font to use.
  public final var gtkFontName: String {
    get { getProperty("gtk-font-name") }
    set { setProperty("gtk-font-name", newValue) }
  }

  /// Timestamp of the curent fontconfig configuration.
  public final var gtkFontconfigTimestamp: Int {
    get { getProperty("gtk-fontconfig-timestamp") }
    set { setProperty("gtk-fontconfig-timestamp", newValue) }
  }

  /// Whether hinting should be applied to font metrics.
  public final var gtkHintFontMetrics: Bool {
    get { getProperty("gtk-hint-font-metrics") }
    set { setProperty("gtk-hint-font-metrics", newValue) }
  }

  /// Name of the icon theme to use.
  public final var gtkIconThemeName: String {
    get { getProperty("gtk-icon-theme-name") }
    set { setProperty("gtk-icon-theme-name", newValue) }
  }

  /// Which IM (input method) module should be used by default.
  public final var gtkImModule: String {
    get { getProperty("gtk-im-module") }
    set { setProperty("gtk-im-module", newValue) }
  }

  /// Whether GTK should make sure that text can be navigated with a caret, even if it is not editable.
  public final var gtkKeynavUseCaret: Bool {
    get { getProperty("gtk-keynav-use-caret") }
    set { setProperty("gtk-keynav-use-caret", newValue) }
  }

  /// Whether to select the contents of a selectable label when it is focused.
  public final var gtkLabelSelectOnFocus: Bool {
    get { getProperty("gtk-label-select-on-focus") }
    set { setProperty("gtk-label-select-on-focus", newValue) }
  }

  /// The time for a button or touch press to be considered a “long press”.
  public final var gtkLongPressTime: Int {
    get { getProperty("gtk-long-press-time") }
    set { setProperty("gtk-long-press-time", newValue) }
  }

  /// Whether scrolled windows may use overlaid scrolling indicators.
  public final var gtkOverlayScrolling: Bool {
    get { getProperty("gtk-overlay-scrolling") }
    set { setProperty("gtk-overlay-scrolling", newValue) }
  }

  /// If the value of this setting is `true`, clicking the primary button in a `RangeControl` trough will move the
  /// slider, and hence set the range’s value, to the point that you clicked.
  public final var gtkPrimaryButtonWarpsSlider: Bool {
    get { getProperty("gtk-primary-button-warps-slider") }
    set { setProperty("gtk-primary-button-warps-slider", newValue) }
  }

  /// A comma-separated list of print backends to use in the print dialog.
  public final var gtkPrintBackends: String {
    get { getProperty("gtk-print-backends") }
    set { setProperty("gtk-print-backends", newValue) }
  }

  /// A command to run for displaying the print preview.
  public final var gtkPrintPreviewCommand: String {
    get { getProperty("gtk-print-preview-command") }
    set { setProperty("gtk-print-preview-command", newValue) }
  }

  /// Whether GTK should keep track of items inside the recently used resources list.
  public final var gtkRecentFilesEnabled: Bool {
    get { getProperty("gtk-recent-files-enabled") }
    set { setProperty("gtk-recent-files-enabled", newValue) }
  }

  /// The maximum age, in days, of the items inside the recently used resources list.
  public final var gtkRecentFilesMaxAge: Int {
    get { getProperty("gtk-recent-files-max-age") }
    set { setProperty("gtk-recent-files-max-age", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the app menu, `false` if the app should display it itself.
  public final var gtkShellShowsAppMenu: Bool {
    get { getProperty("gtk-shell-shows-app-menu") }
    set { setProperty("gtk-shell-shows-app-menu", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the desktop folder, `false` if not.
  public final var gtkShellShowsDesktop: Bool {
    get { getProperty("gtk-shell-shows-desktop") }
    set { setProperty("gtk-shell-shows-desktop", newValue) }
  }

  /// Set to `true` if the desktop environment is displaying the menubar, `false` if the app should display it itself.
  public final var gtkShellShowsMenubar: Bool {
    get { getProperty("gtk-shell-shows-menubar") }
    set { setProperty("gtk-shell-shows-menubar", newValue) }
  }

  /// The XDG sound theme to use for event sounds.
  public final var gtkSoundThemeName: String {
    get { getProperty("gtk-sound-theme-name") }
    set { setProperty("gtk-sound-theme-name", newValue) }
  }

  /// Whether two cursors should be displayed for mixed left-to-right and right-to-left text.
  public final var gtkSplitCursor: Bool {
    get { getProperty("gtk-split-cursor") }
    set { setProperty("gtk-split-cursor", newValue) }
  }

  /// Name of the theme to load.
  public final var gtkThemeName: String {
    get { getProperty("gtk-theme-name") }
    set { setProperty("gtk-theme-name", newValue) }
  }

  /// Determines the action to take when a double-click occurs on the titlebar of client-side decorated windows.
  public final var gtkTitlebarDoubleClick: String {
    get { getProperty("gtk-titlebar-double-click") }
    set { setProperty("gtk-titlebar-double-click", newValue) }
  }

  /// Determines the action to take when a middle-click occurs on the titlebar of client-side decorated windows.
  public final var gtkTitlebarMiddleClick: String {
    get { getProperty("gtk-titlebar-middle-click") }
    set { setProperty("gtk-titlebar-middle-click", newValue) }
  }

  /// Determines the action to take when a right-click occurs on the titlebar of client-side decorated windows.
  public final var gtkTitlebarRightClick: String {
    get { getProperty("gtk-titlebar-right-click") }
    set { setProperty("gtk-titlebar-right-click", newValue) }
  }

  /// Whether to antialias fonts.
  public final var gtkXftAntialias: Int {
    get { getProperty("gtk-xft-antialias") }
    set { setProperty("gtk-xft-antialias", newValue) }
  }

  /// The font resolution, in 1024 * dots/inch.
  public final var gtkXftDpi: Int {
    get { getProperty("gtk-xft-dpi") }
    set { setProperty("gtk-xft-dpi", newValue) }
  }

  /// Whether to enable font hinting.
  public final var gtkXftHinting: Int {
    get { getProperty("gtk-xft-hinting") }
    set { setProperty("gtk-xft-hinting", newValue) }
  }

  /// What degree of font hinting to use.
  public final var gtkXftHintstyle: String {
    get { getProperty("gtk-xft-hintstyle") }
    set { setProperty("gtk-xft-hintstyle", newValue) }
  }

  /// The type of subpixel antialiasing to use.
  public final var gtkXftRgba: String {
    get { getProperty("gtk-xft-rgba") }
    set { setProperty("gtk-xft-rgba", newValue) }
  }

  /// Undoes the effect of calling `g_object_set()` to install an application-specific value for a setting.
  public final func resetProperty(_ name: String) { gtk_settings_reset_property(cast(), name) }

  /// Gets the `ToolkitSettings` object for the default display, creating it if necessary.
  public static var `default`: ToolkitSettings? { lentObject(gtk_settings_get_default()) }

  /// Gets the `ToolkitSettings` object for `display`, creating it if necessary.
  public static func getForDisplay(_ display: Gdk.Display) -> ToolkitSettings {
    lentObject(gtk_settings_get_for_display(display.cast()))!
  }
}

extension Reactive where Base: ToolkitSettings {
  /// Whether buttons in dialogs should use the alternative button order.
  public var gtkAlternativeButtonOrder: DynamicSubject<Bool> { property("gtk-alternative-button-order") }

  /// Controls the direction of the sort indicators in sorted list and tree views.
  public var gtkAlternativeSortArrows: DynamicSubject<Bool> { property("gtk-alternative-sort-arrows") }

  /// Whether the application prefers to use a dark theme.
  public var gtkApplicationPreferDarkTheme: DynamicSubject<Bool> { property("gtk-application-prefer-dark-theme") }

  /// The aspect ratio of the text caret.
  public var gtkCursorAspectRatio: DynamicSubject<Double> { property("gtk-cursor-aspect-ratio") }

  /// Whether the cursor should blink.
  public var gtkCursorBlink: DynamicSubject<Bool> { property("gtk-cursor-blink") }

  /// Length of the cursor blink cycle, in milliseconds.
  public var gtkCursorBlinkTime: DynamicSubject<Int> { property("gtk-cursor-blink-time") }

  /// Time after which the cursor stops blinking, in seconds.
  public var gtkCursorBlinkTimeout: DynamicSubject<Int> { property("gtk-cursor-blink-timeout") }

  /// Name of the cursor theme to use.
  public var gtkCursorThemeName: DynamicSubject<String> { property("gtk-cursor-theme-name") }

  /// The size to use for cursors.
  public var gtkCursorThemeSize: DynamicSubject<Int> { property("gtk-cursor-theme-size") }

  /// Determines which buttons should be put in the titlebar of client-side decorated windows, and whether they should
  /// be placed on the left or right.
  public var gtkDecorationLayout: DynamicSubject<String> { property("gtk-decoration-layout") }

  /// Whether builtin GTK dialogs such as the file chooser, the color chooser or the font chooser will use a header bar
  /// at the top to show action widgets, or an action area at the bottom.
  public var gtkDialogsUseHeader: DynamicSubject<Bool> { property("gtk-dialogs-use-header") }

  /// The number of pixels the cursor can move before dragging.
  public var gtkDndDragThreshold: DynamicSubject<Int> { property("gtk-dnd-drag-threshold") }

  /// The maximum distance allowed between two clicks for them to be considered a double click, in pixels.
  public var gtkDoubleClickDistance: DynamicSubject<Int> { property("gtk-double-click-distance") }

  /// The maximum time to allow between two clicks for them to be considered a double click, in milliseconds.
  public var gtkDoubleClickTime: DynamicSubject<Int> { property("gtk-double-click-time") }

  /// Whether menu items should have visible accelerators which can be activated.
  public var gtkEnableAccels: DynamicSubject<Bool> { property("gtk-enable-accels") }

  /// Whether to enable toolkit-wide animations.
  public var gtkEnableAnimations: DynamicSubject<Bool> { property("gtk-enable-animations") }

  /// Whether to play any event sounds at all.
  public var gtkEnableEventSounds: DynamicSubject<Bool> { property("gtk-enable-event-sounds") }

  /// Whether to play event sounds as feedback to user input.
  public var gtkEnableInputFeedbackSounds: DynamicSubject<Bool> { property("gtk-enable-input-feedback-sounds") }

  /// Whether a middle click on a mouse should paste the 'PRIMARY' clipboard content at the cursor location.
  public var gtkEnablePrimaryPaste: DynamicSubject<Bool> { property("gtk-enable-primary-paste") }

  /// How long to show the last input character in hidden entries.
  public var gtkEntryPasswordHintTimeout: DynamicSubject<Int> { property("gtk-entry-password-hint-timeout") }

  public var gtkEntrySelectOnFocus: DynamicSubject<Bool> { property("gtk-entry-select-on-focus") }

  /// When `true`, keyboard navigation and other input-related errors will cause a beep.
  public var gtkErrorBell: DynamicSubject<Bool> { property("gtk-error-bell") }

  /// The default font to use.
  public var gtkFontName: DynamicSubject<String> { property("gtk-font-name") }

  /// Timestamp of the curent fontconfig configuration.
  public var gtkFontconfigTimestamp: DynamicSubject<Int> { property("gtk-fontconfig-timestamp") }

  /// Whether hinting should be applied to font metrics.
  public var gtkHintFontMetrics: DynamicSubject<Bool> { property("gtk-hint-font-metrics") }

  /// Name of the icon theme to use.
  public var gtkIconThemeName: DynamicSubject<String> { property("gtk-icon-theme-name") }

  /// Which IM (input method) module should be used by default.
  public var gtkImModule: DynamicSubject<String> { property("gtk-im-module") }

  /// Whether GTK should make sure that text can be navigated with a caret, even if it is not editable.
  public var gtkKeynavUseCaret: DynamicSubject<Bool> { property("gtk-keynav-use-caret") }

  /// Whether to select the contents of a selectable label when it is focused.
  public var gtkLabelSelectOnFocus: DynamicSubject<Bool> { property("gtk-label-select-on-focus") }

  /// The time for a button or touch press to be considered a “long press”.
  public var gtkLongPressTime: DynamicSubject<Int> { property("gtk-long-press-time") }

  /// Whether scrolled windows may use overlaid scrolling indicators.
  public var gtkOverlayScrolling: DynamicSubject<Bool> { property("gtk-overlay-scrolling") }

  /// If the value of this setting is `true`, clicking the primary button in a `RangeControl` trough will move the
  /// slider, and hence set the range’s value, to the point that you clicked.
  public var gtkPrimaryButtonWarpsSlider: DynamicSubject<Bool> { property("gtk-primary-button-warps-slider") }

  /// A comma-separated list of print backends to use in the print dialog.
  public var gtkPrintBackends: DynamicSubject<String> { property("gtk-print-backends") }

  /// A command to run for displaying the print preview.
  public var gtkPrintPreviewCommand: DynamicSubject<String> { property("gtk-print-preview-command") }

  /// Whether GTK should keep track of items inside the recently used resources list.
  public var gtkRecentFilesEnabled: DynamicSubject<Bool> { property("gtk-recent-files-enabled") }

  /// The maximum age, in days, of the items inside the recently used resources list.
  public var gtkRecentFilesMaxAge: DynamicSubject<Int> { property("gtk-recent-files-max-age") }

  /// Set to `true` if the desktop environment is displaying the app menu, `false` if the app should display it itself.
  public var gtkShellShowsAppMenu: DynamicSubject<Bool> { property("gtk-shell-shows-app-menu") }

  /// Set to `true` if the desktop environment is displaying the desktop folder, `false` if not.
  public var gtkShellShowsDesktop: DynamicSubject<Bool> { property("gtk-shell-shows-desktop") }

  /// Set to `true` if the desktop environment is displaying the menubar, `false` if the app should display it itself.
  public var gtkShellShowsMenubar: DynamicSubject<Bool> { property("gtk-shell-shows-menubar") }

  /// The XDG sound theme to use for event sounds.
  public var gtkSoundThemeName: DynamicSubject<String> { property("gtk-sound-theme-name") }

  /// Whether two cursors should be displayed for mixed left-to-right and right-to-left text.
  public var gtkSplitCursor: DynamicSubject<Bool> { property("gtk-split-cursor") }

  /// Name of the theme to load.
  public var gtkThemeName: DynamicSubject<String> { property("gtk-theme-name") }

  /// Determines the action to take when a double-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarDoubleClick: DynamicSubject<String> { property("gtk-titlebar-double-click") }

  /// Determines the action to take when a middle-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarMiddleClick: DynamicSubject<String> { property("gtk-titlebar-middle-click") }

  /// Determines the action to take when a right-click occurs on the titlebar of client-side decorated windows.
  public var gtkTitlebarRightClick: DynamicSubject<String> { property("gtk-titlebar-right-click") }

  /// Whether to antialias fonts.
  public var gtkXftAntialias: DynamicSubject<Int> { property("gtk-xft-antialias") }

  /// The font resolution, in 1024 * dots/inch.
  public var gtkXftDpi: DynamicSubject<Int> { property("gtk-xft-dpi") }

  /// Whether to enable font hinting.
  public var gtkXftHinting: DynamicSubject<Int> { property("gtk-xft-hinting") }

  /// What degree of font hinting to use.
  public var gtkXftHintstyle: DynamicSubject<String> { property("gtk-xft-hintstyle") }

  /// The type of subpixel antialiasing to use.
  public var gtkXftRgba: DynamicSubject<String> { property("gtk-xft-rgba") }
}

/// `Tooltip` is an object representing a widget tooltip.
open class Tooltip: Object {
  open override class var gType: GType { gtk_tooltip_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Replaces the widget packed into the tooltip with `customWidget`. `customWidget` does not get destroyed when the
  /// tooltip goes away. By default a box with a `Image` and `Label` is embedded in the tooltip, which can be configured
  /// using `gtk_tooltip_set_markup()` and `gtk_tooltip_set_icon()`.
  public final func setCustom(_ customWidget: Widget?) { gtk_tooltip_set_custom(cast(), customWidget?.cast()) }

  /// Sets the icon of the tooltip (which is in front of the text) to be `paintable`. If `paintable` is `nil`, the image
  /// will be hidden.
  public final func setIcon(_ paintable: (any Gdk.Paintable)?) { gtk_tooltip_set_icon(cast(), paintable?.cast()) }

  /// Sets the icon of the tooltip (which is in front of the text) to be the icon indicated by `gicon` with the size
  /// indicated by `size`. If `gicon` is `nil`, the image will be hidden.
  public final func setIconFromGicon(_ gicon: (any Gio.Icon)?) {
    gtk_tooltip_set_icon_from_gicon(cast(), gicon?.cast())
  }

  /// Sets the icon of the tooltip (which is in front of the text) to be the icon indicated by `iconName` with the size
  /// indicated by `size`. If `iconName` is `nil`, the image will be hidden.
  public final func setIconFromIconName(_ iconName: String?) { gtk_tooltip_set_icon_from_icon_name(cast(), iconName) }

  /// Sets the text of the tooltip to be `text`.
  public final func setText(_ text: String?) { gtk_tooltip_set_text(cast(), text) }

  /// Sets the area of the widget, where the contents of this tooltip apply, to be `rect` (in widget coordinates). This
  /// is especially useful for properly setting tooltips on `TreeView` rows and cells, `IconViews`, etc.
  public final func setTipArea(_ rect: Gdk.Rectangle) {
    var cRect = rect.cValue
    gtk_tooltip_set_tip_area(cast(), &cRect)
  }
}

/// `TreeExpander` is a widget that provides an expander for a list.
open class TreeExpander: Widget {
  open override class var gType: GType { gtk_tree_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeExpander`
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_tree_expander_new()))
  }

  /// The child widget with the actual contents.
  public final var child: Widget? {
    get { lentObject(gtk_tree_expander_get_child(cast())) }
    set { gtk_tree_expander_set_child(cast(), newValue?.cast()) }
  }

  /// TreeExpander indents the child by the width of an expander-icon if it is not expandable.
  public final var indentForIcon: Bool {
    get { Bool(c: gtk_tree_expander_get_indent_for_icon(cast())) }
    set { gtk_tree_expander_set_indent_for_icon(cast(), gboolean(swift: newValue)) }
  }

  /// The item held by this expander's row.
  public final var item: Object? { givenObject(gtk_tree_expander_get_item(cast())) }

  /// The list row to track for expander state.
  public final var listRow: TreeListRow? {
    get { lentObject(gtk_tree_expander_get_list_row(cast())) }
    set { gtk_tree_expander_set_list_row(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: TreeExpander {
  /// The child widget with the actual contents.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { TreeExpander.of($0).child }, set: { TreeExpander.of($0).child = $1 })
  }

  /// TreeExpander indents the child by the width of an expander-icon if it is not expandable.
  public var indentForIcon: DynamicSubject<Bool> {
    property(
      "indent-for-icon", get: { TreeExpander.of($0).indentForIcon }, set: { TreeExpander.of($0).indentForIcon = $1 })
  }

  /// The item held by this expander's row.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The list row to track for expander state.
  public var listRow: DynamicSubject<TreeListRow?> {
    property("list-row", get: { TreeExpander.of($0).listRow }, set: { TreeExpander.of($0).listRow = $1 })
  }
}
