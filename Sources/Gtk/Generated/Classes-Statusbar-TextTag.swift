// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `Statusbar` widget is usually placed along the bottom of an application's main `Window`.
open class Statusbar: Widget {
  open override class var gType: GType { gtk_statusbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Statusbar` ready for messages.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_statusbar_new()))
  }

  /// Returns a new context identifier, given a description of the actual context.
  public final func getContextId(_ contextDescription: String) -> Int {
    Int(gtk_statusbar_get_context_id(cast(), contextDescription))
  }

  /// Removes the first message in the `Statusbar`’s stack with the given context id.
  public final func pop(_ contextId: Int) { gtk_statusbar_pop(cast(), UInt32(contextId)) }

  /// Pushes a new message onto a statusbar’s stack.
  @discardableResult
  public final func push(contextId: Int, text: String) -> Int {
    Int(gtk_statusbar_push(cast(), UInt32(contextId), text))
  }

  /// Forces the removal of a message from a statusbar’s stack. The exact `contextId` and `messageId` must be specified.
  public final func remove(contextId: Int, messageId: Int) {
    gtk_statusbar_remove(cast(), UInt32(contextId), UInt32(messageId))
  }

  /// Forces the removal of all messages from a statusbar's stack with the exact `contextId`.
  public final func removeAll(_ contextId: Int) { gtk_statusbar_remove_all(cast(), UInt32(contextId)) }
}

extension Reactive where Base: Statusbar {
  /// Emitted whenever a new message is popped off a statusbar's stack.
  ///
  /// Arguments: `contextId`, `text`.
  public var textPopped: SafeSignal<(Int, String)> { signal("text-popped") }

  /// Emitted whenever a new message gets pushed onto a statusbar's stack.
  ///
  /// Arguments: `contextId`, `text`.
  public var textPushed: SafeSignal<(Int, String)> { signal("text-pushed") }
}

/// `StringFilter` determines whether to include items by comparing strings to a fixed search term.
open class StringFilter: Filter {
  open override class var gType: GType { gtk_string_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new string filter.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_string_filter_new(nil)))
  }

  /// If matching is case sensitive.
  public var ignoreCase: Bool {
    get { gtk_string_filter_get_ignore_case(cast()) != 0 }
    set { gtk_string_filter_set_ignore_case(cast(), newValue ? 1 : 0) }
  }

  /// If exact matches are necessary or if substrings are allowed.
  public var matchMode: StringFilterMatchMode {
    get { StringFilterMatchMode(cValue: gtk_string_filter_get_match_mode(cast())) }
    set { gtk_string_filter_set_match_mode(cast(), newValue.cValue()) }
  }

  /// The search term.
  public var search: String? {
    get { lentString(gtk_string_filter_get_search(cast())) }
    set { gtk_string_filter_set_search(cast(), newValue) }
  }
}

extension Reactive where Base: StringFilter {
  /// If matching is case sensitive.
  public var ignoreCase: DynamicSubject<Bool> { property("ignore-case") }

  /// If exact matches are necessary or if substrings are allowed.
  public var matchMode: DynamicSubject<StringFilterMatchMode> { property("match-mode") }

  /// The search term.
  public var search: DynamicSubject<String?> { property("search") }
}

/// `StringList` is a list model that wraps an array of strings.
open class StringList: Object, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_string_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `StringList` with the given `strings`.
  public init(strings: [String] = []) {
    super.init(adopting: UnsafeMutableRawPointer(strings.withCStrings { strings in gtk_string_list_new(strings) }))
  }

  /// Appends `string` to `self`.
  public final func append(_ string: String) { gtk_string_list_append(cast(), string) }

  /// Gets the string that is at `position` in `self`.
  public final func getString(_ position: Int) -> String? {
    lentString(gtk_string_list_get_string(cast(), UInt32(position)))
  }

  /// Removes the string at `position` from `self`.
  public final func remove(_ position: Int) { gtk_string_list_remove(cast(), UInt32(position)) }

  /// Changes `self` by removing `nRemovals` strings and adding `additions` to it.
  public final func splice(position: Int, nRemovals: Int, additions: [String]) {
    additions.withCStrings { additions in gtk_string_list_splice(cast(), UInt32(position), UInt32(nRemovals), additions)
    }
  }
}

/// `StringObject` is the type of items in a `StringList`.
open class StringObject: Object {
  open override class var gType: GType { gtk_string_object_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Wraps a string in an object for use with `GListModel`.
  public init(string: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_string_object_new(string)))
  }

  /// The string.
  public var string: String { lentString(gtk_string_object_get_string(cast())) }
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
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_string_sorter_new(nil)))
  }

  /// If matching is case sensitive.
  public var ignoreCase: Bool {
    get { gtk_string_sorter_get_ignore_case(cast()) != 0 }
    set { gtk_string_sorter_set_ignore_case(cast(), newValue ? 1 : 0) }
  }
}

extension Reactive where Base: StringSorter {
  /// If matching is case sensitive.
  public var ignoreCase: DynamicSubject<Bool> { property("ignore-case") }
}

/// `StyleContext` stores styling information affecting a widget.
open class StyleContext: Object {
  open override class var gType: GType { gtk_style_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  public var display: Gdk.Display? {
    get { lentObject(gtk_style_context_get_display(cast())) }
    set { gtk_style_context_set_display(cast(), newValue?.cast()) }
  }

  /// Adds a style class to `context`, so later uses of the style context will make use of this new class for styling.
  public final func addClass(_ className: String) { gtk_style_context_add_class(cast(), className) }

  /// Adds a style provider to `context`, to be used in style construction.
  public final func addProvider(_ provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider(cast(), provider.cast(), UInt32(priority))
  }

  /// Returns the scale used for assets.
  public var scale: Int { Int(gtk_style_context_get_scale(cast())) }

  /// Returns the state used for style matching.
  public var state: StateFlags { StateFlags(cValue: gtk_style_context_get_state(cast())) }

  /// Returns `true` if `context` currently has defined the given class name.
  public final func hasClass(_ className: String) -> Bool { gtk_style_context_has_class(cast(), className) != 0 }

  /// Removes `className` from `context`.
  public final func removeClass(_ className: String) { gtk_style_context_remove_class(cast(), className) }

  /// Removes `provider` from the style providers list in `context`.
  public final func removeProvider(_ provider: any StyleProvider) {
    gtk_style_context_remove_provider(cast(), provider.cast())
  }

  /// Restores `context` state to a previous stage.
  public final func restore() { gtk_style_context_restore(cast()) }

  /// Saves the `context` state.
  public final func save() { gtk_style_context_save(cast()) }

  /// Sets the scale to use when getting image assets for the style.
  public final func setScale(_ scale: Int) { gtk_style_context_set_scale(cast(), Int32(scale)) }

  /// Sets the state to be used for style matching.
  public final func setState(_ flags: StateFlags) { gtk_style_context_set_state(cast(), flags.cValue()) }

  /// Converts the style context into a string representation.
  @discardableResult
  public final func toString(_ flags: StyleContextPrintFlags) -> String {
    givenString(gtk_style_context_to_string(cast(), flags.cValue()))
  }

  /// Adds a global style provider to `display`, which will be used in style construction for all `StyleContexts` under
  /// `display`.
  public static func addProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider, priority: Int) {
    gtk_style_context_add_provider_for_display(display.cast(), provider.cast(), UInt32(priority))
  }

  /// Removes `provider` from the global style providers list in `display`.
  public static func removeProviderForDisplay(_ display: Gdk.Display, provider: any StyleProvider) {
    gtk_style_context_remove_provider_for_display(display.cast(), provider.cast())
  }
}

extension Reactive where Base: StyleContext {
  public var display: DynamicSubject<Gdk.Display?> { property("display") }
}

/// `Switch` is a "light switch" that has two states: on or off.
open class Switch: Widget, Actionable {
  open override class var gType: GType { gtk_switch_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Switch` widget.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_switch_new()))
  }

  /// Whether the `Switch` widget is in its on or off state.
  public var active: Bool {
    get { gtk_switch_get_active(cast()) != 0 }
    set { gtk_switch_set_active(cast(), newValue ? 1 : 0) }
  }

  /// The backend state that is controlled by the switch.
  public var state: Bool {
    get { gtk_switch_get_state(cast()) != 0 }
    set { gtk_switch_set_state(cast(), newValue ? 1 : 0) }
  }
}

extension Reactive where Base: Switch {
  /// Whether the `Switch` widget is in its on or off state.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The backend state that is controlled by the switch.
  public var state: DynamicSubject<Bool> { property("state") }

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
  public var activatesDefault: Bool {
    get { gtk_text_get_activates_default(cast()) != 0 }
    set { gtk_text_set_activates_default(cast(), newValue ? 1 : 0) }
  }

  /// The `EntryBuffer` object which stores the text.
  public var buffer: EntryBuffer? {
    get { lentObject(gtk_text_get_buffer(cast())) }
    set { gtk_text_set_buffer(cast(), newValue?.cast()) }
  }

  /// Whether to suggest Emoji replacements.
  public var enableEmojiCompletion: Bool {
    get { gtk_text_get_enable_emoji_completion(cast()) != 0 }
    set { gtk_text_set_enable_emoji_completion(cast(), newValue ? 1 : 0) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_text_get_extra_menu(cast())) }
    set { gtk_text_set_extra_menu(cast(), newValue?.cast()) }
  }

  /// Which IM (input method) module should be used for this self.
  public var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public var inputHints: InputHints {
    get { InputHints(cValue: gtk_text_get_input_hints(cast())) }
    set { gtk_text_set_input_hints(cast(), newValue.cValue()) }
  }

  /// The purpose of this text field.
  public var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_text_get_input_purpose(cast())) }
    set { gtk_text_set_input_purpose(cast(), newValue.cValue()) }
  }

  /// The character to used when masking contents (in “password mode”).
  public var invisibleChar: Int {
    get { getProperty("invisible-char") }
    set { setProperty("invisible-char", newValue) }
  }

  /// Whether the invisible char has been set for the `Text`.
  public var invisibleCharSet: Bool {
    get { getProperty("invisible-char-set") }
    set { setProperty("invisible-char-set", newValue) }
  }

  /// Maximum number of characters that are allowed.
  public var maxLength: Int {
    get { Int(gtk_text_get_max_length(cast())) }
    set { gtk_text_set_max_length(cast(), Int32(newValue)) }
  }

  /// If text is overwritten when typing in the `Text`.
  public var overwriteMode: Bool {
    get { gtk_text_get_overwrite_mode(cast()) != 0 }
    set { gtk_text_set_overwrite_mode(cast(), newValue ? 1 : 0) }
  }

  /// The text that will be displayed in the `Text` when it is empty and unfocused.
  public var placeholderText: String? {
    get { lentString(gtk_text_get_placeholder_text(cast())) }
    set { gtk_text_set_placeholder_text(cast(), newValue) }
  }

  /// Whether the widget should grow and shrink with the content.
  public var propagateTextWidth: Bool {
    get { gtk_text_get_propagate_text_width(cast()) != 0 }
    set { gtk_text_set_propagate_text_width(cast(), newValue ? 1 : 0) }
  }

  /// Number of pixels scrolled of the screen to the left.
  public var scrollOffset: Int { getProperty("scroll-offset") }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public var truncateMultiline: Bool {
    get { gtk_text_get_truncate_multiline(cast()) != 0 }
    set { gtk_text_set_truncate_multiline(cast(), newValue ? 1 : 0) }
  }

  /// If `false`, the text is masked with the “invisible char”.
  public var visibility: Bool {
    get { gtk_text_get_visibility(cast()) != 0 }
    set { gtk_text_set_visibility(cast(), newValue ? 1 : 0) }
  }

  /// Retrieves the current length of the text in `self`.
  public var textLength: Int { Int(gtk_text_get_text_length(cast())) }

  /// Causes `self` to have keyboard focus.
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { gtk_text_grab_focus_without_selecting(cast()) != 0 }

  /// Unsets the invisible char.
  public final func unsetInvisibleChar() { gtk_text_unset_invisible_char(cast()) }
}

extension Reactive where Base: Text {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// The `EntryBuffer` object which stores the text.
  public var buffer: DynamicSubject<EntryBuffer?> { property("buffer") }

  /// Whether to suggest Emoji replacements.
  public var enableEmojiCompletion: DynamicSubject<Bool> { property("enable-emoji-completion") }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// Which IM (input method) module should be used for this self.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of this text field.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The character to used when masking contents (in “password mode”).
  public var invisibleChar: DynamicSubject<Int> { property("invisible-char") }

  /// Whether the invisible char has been set for the `Text`.
  public var invisibleCharSet: DynamicSubject<Bool> { property("invisible-char-set") }

  /// Maximum number of characters that are allowed.
  public var maxLength: DynamicSubject<Int> { property("max-length") }

  /// If text is overwritten when typing in the `Text`.
  public var overwriteMode: DynamicSubject<Bool> { property("overwrite-mode") }

  /// The text that will be displayed in the `Text` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String?> { property("placeholder-text") }

  /// Whether the widget should grow and shrink with the content.
  public var propagateTextWidth: DynamicSubject<Bool> { property("propagate-text-width") }

  /// Number of pixels scrolled of the screen to the left.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public var truncateMultiline: DynamicSubject<Bool> { property("truncate-multiline") }

  /// If `false`, the text is masked with the “invisible char”.
  public var visibility: DynamicSubject<Bool> { property("visibility") }

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
  public var canRedo: Bool { gtk_text_buffer_get_can_redo(cast()) != 0 }

  /// Denotes that the buffer can undo the last applied action.
  public var canUndo: Bool { gtk_text_buffer_get_can_undo(cast()) != 0 }

  /// The position of the insert mark.
  public var cursorPosition: Int { getProperty("cursor-position") }

  /// Denotes if support for undoing and redoing changes to the buffer is allowed.
  public var enableUndo: Bool {
    get { gtk_text_buffer_get_enable_undo(cast()) != 0 }
    set { gtk_text_buffer_set_enable_undo(cast(), newValue ? 1 : 0) }
  }

  /// Whether the buffer has some text currently selected.
  public var hasSelection: Bool { gtk_text_buffer_get_has_selection(cast()) != 0 }

  /// The `TextTagTable` for the buffer.
  public var tagTable: TextTagTable? { lentObject(gtk_text_buffer_get_tag_table(cast())) }

  /// The text content of the buffer.
  public var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// Adds `clipboard` to the list of clipboards in which the selection contents of `buffer` are available.
  public final func addSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_add_selection_clipboard(cast(), clipboard.cast())
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

  /// Copies the currently-selected text to a clipboard, then deletes said text if it’s editable.
  public final func cutClipboard(_ clipboard: Gdk.Clipboard, defaultEditable: Bool) {
    gtk_text_buffer_cut_clipboard(cast(), clipboard.cast(), defaultEditable ? 1 : 0)
  }

  /// Deletes `mark`, so that it’s no longer located anywhere in the buffer.
  public final func deleteMark(_ mark: TextMark) { gtk_text_buffer_delete_mark(cast(), mark.cast()) }

  /// Deletes the mark named `name`; the mark must exist.
  public final func deleteMarkByName(_ name: String) { gtk_text_buffer_delete_mark_by_name(cast(), name) }

  /// Deletes the range between the “insert” and “selection_bound” marks, that is, the currently-selected text.
  @discardableResult
  public final func deleteSelection(interactive: Bool, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_delete_selection(cast(), interactive ? 1 : 0, defaultEditable ? 1 : 0) != 0
  }

  /// Denotes the end of an action that may not be undone.
  public final func endIrreversibleAction() { gtk_text_buffer_end_irreversible_action(cast()) }

  /// Ends a user-visible operation.
  public final func endUserAction() { gtk_text_buffer_end_user_action(cast()) }

  /// Gets the number of characters in the buffer.
  public var charCount: Int { Int(gtk_text_buffer_get_char_count(cast())) }

  /// Returns the mark that represents the cursor (insertion point).
  public var insert: TextMark? { lentObject(gtk_text_buffer_get_insert(cast())) }

  /// Obtains the number of lines in the buffer.
  public var lineCount: Int { Int(gtk_text_buffer_get_line_count(cast())) }

  /// Returns the mark named `name` in buffer `buffer`, or `nil` if no such mark exists in the buffer.
  public final func getMark(_ name: String) -> TextMark? { lentObject(gtk_text_buffer_get_mark(cast(), name)) }

  /// Gets the maximum number of undo levels to perform.
  public var maxUndoLevels: Int { Int(gtk_text_buffer_get_max_undo_levels(cast())) }

  /// Indicates whether the buffer has been modified since the last call to `TextBuffer.modified` set the modification
  /// flag to `false`.
  public var modified: Bool { gtk_text_buffer_get_modified(cast()) != 0 }

  /// Returns the mark that represents the selection bound.
  public var selectionBound: TextMark? { lentObject(gtk_text_buffer_get_selection_bound(cast())) }

  /// Inserts `text` in `buffer`.
  public final func insertAtCursor(_ text: String, len: Int) {
    gtk_text_buffer_insert_at_cursor(cast(), text, Int32(len))
  }

  /// Inserts `text` in `buffer`.
  @discardableResult
  public final func insertInteractiveAtCursor(_ text: String, len: Int, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_insert_interactive_at_cursor(cast(), text, Int32(len), defaultEditable ? 1 : 0) != 0
  }

  /// Redoes the next redoable action on the buffer, if there is one.
  public final func redo() { gtk_text_buffer_redo(cast()) }

  /// Removes a `Gdk.Clipboard` added with `gtk_text_buffer_add_selection_clipboard()`.
  public final func removeSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_remove_selection_clipboard(cast(), clipboard.cast())
  }

  /// Sets the maximum number of undo levels to perform.
  public final func setMaxUndoLevels(_ maxUndoLevels: Int) {
    gtk_text_buffer_set_max_undo_levels(cast(), UInt32(maxUndoLevels))
  }

  /// Used to keep track of whether the buffer has been modified since the last time it was saved.
  public final func setModified(_ setting: Bool) { gtk_text_buffer_set_modified(cast(), setting ? 1 : 0) }

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
  public var enableUndo: DynamicSubject<Bool> { property("enable-undo") }

  /// Whether the buffer has some text currently selected.
  public var hasSelection: SafeSignal<Bool> { readOnlyProperty("has-selection") }

  /// The `TextTagTable` for the buffer.
  public var tagTable: SafeSignal<TextTagTable?> { readOnlyProperty("tag-table") }

  /// The text content of the buffer.
  public var text: DynamicSubject<String> { property("text") }

  /// Emitted to apply a tag to a range of text in a `TextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var applyTag: SafeSignal<(TextTag?, OpaqueValue, OpaqueValue)> { signal("apply-tag") }

  /// Emitted at the beginning of a single user-visible operation on a `TextBuffer`.
  public var beginUserAction: SafeSignal<Void> { signal("begin-user-action") }

  /// Emitted when the content of a `TextBuffer` has changed.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted to delete a range from a `TextBuffer`.
  ///
  /// Arguments: `start`, `end`.
  public var deleteRange: SafeSignal<(OpaqueValue, OpaqueValue)> { signal("delete-range") }

  /// Emitted at the end of a single user-visible operation on the `TextBuffer`.
  public var endUserAction: SafeSignal<Void> { signal("end-user-action") }

  /// Emitted to insert a `TextChildAnchor` in a `TextBuffer`.
  ///
  /// Arguments: `location`, `anchor`.
  public var insertChildAnchor: SafeSignal<(OpaqueValue, TextChildAnchor?)> { signal("insert-child-anchor") }

  /// Emitted to insert a `Gdk.Paintable` in a `TextBuffer`.
  ///
  /// Arguments: `location`, `paintable`.
  public var insertPaintable: SafeSignal<(OpaqueValue, Object?)> { signal("insert-paintable") }

  /// Emitted to insert text in a `TextBuffer`.
  ///
  /// Arguments: `location`, `text`, `len`.
  public var insertText: SafeSignal<(OpaqueValue, String, Int)> { signal("insert-text") }

  /// Emitted as notification after a `TextMark` is deleted.
  ///
  /// Argument: `mark`.
  public var markDeleted: SafeSignal<TextMark?> { signal("mark-deleted") }

  /// Emitted as notification after a `TextMark` is set.
  ///
  /// Arguments: `location`, `mark`.
  public var markSet: SafeSignal<(OpaqueValue, TextMark?)> { signal("mark-set") }

  /// Emitted when the modified bit of a `TextBuffer` flips.
  public var modifiedChanged: SafeSignal<Void> { signal("modified-changed") }

  /// Emitted after paste operation has been completed.
  ///
  /// Argument: `clipboard`.
  public var pasteDone: SafeSignal<Gdk.Clipboard?> { signal("paste-done") }

  /// Emitted when a request has been made to redo the previously undone operation.
  public var redo: SafeSignal<Void> { signal("redo") }

  /// Emitted to remove all occurrences of `tag` from a range of text in a `TextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var removeTag: SafeSignal<(TextTag?, OpaqueValue, OpaqueValue)> { signal("remove-tag") }

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
  public var deleted: Bool { gtk_text_child_anchor_get_deleted(cast()) != 0 }
}

/// A `TextMark` is a position in a `Textbuffer` that is preserved across modifications.
open class TextMark: Object {
  open override class var gType: GType { gtk_text_mark_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a text mark.
  public init(name: String? = nil, leftGravity: Bool) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_text_mark_new(name, leftGravity ? 1 : 0)))
  }

  /// Whether the mark has left gravity.
  public var leftGravity: Bool { gtk_text_mark_get_left_gravity(cast()) != 0 }

  /// The name of the mark or `nil` if the mark is anonymous.
  public var name: String? { lentString(gtk_text_mark_get_name(cast())) }

  /// Gets the buffer this mark is located inside.
  public var buffer: TextBuffer? { lentObject(gtk_text_mark_get_buffer(cast())) }

  /// Returns `true` if the mark has been removed from its buffer.
  public var deleted: Bool { gtk_text_mark_get_deleted(cast()) != 0 }

  /// Returns `true` if the mark is visible.
  public var visible: Bool { gtk_text_mark_get_visible(cast()) != 0 }

  public final func setVisible(_ setting: Bool) { gtk_text_mark_set_visible(cast(), setting ? 1 : 0) }
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
  public var accumulativeMargin: Bool {
    get { getProperty("accumulative-margin") }
    set { setProperty("accumulative-margin", newValue) }
  }

  /// Whether breaks are allowed.
  public var allowBreaks: Bool {
    get { getProperty("allow-breaks") }
    set { setProperty("allow-breaks", newValue) }
  }

  public var allowBreaksSet: Bool {
    get { getProperty("allow-breaks-set") }
    set { setProperty("allow-breaks-set", newValue) }
  }

  /// Whether the background color fills the entire line height or only the height of the tagged characters.
  public var backgroundFullHeight: Bool {
    get { getProperty("background-full-height") }
    set { setProperty("background-full-height", newValue) }
  }

  public var backgroundFullHeightSet: Bool {
    get { getProperty("background-full-height-set") }
    set { setProperty("background-full-height-set", newValue) }
  }

  public var backgroundSet: Bool {
    get { getProperty("background-set") }
    set { setProperty("background-set", newValue) }
  }

  /// Text direction, e.g. right-to-left or left-to-right.
  public var direction: TextDirection {
    get { getProperty("direction") }
    set { setProperty("direction", newValue) }
  }

  /// Whether the text can be modified by the user.
  public var editable: Bool {
    get { getProperty("editable") }
    set { setProperty("editable", newValue) }
  }

  public var editableSet: Bool {
    get { getProperty("editable-set") }
    set { setProperty("editable-set", newValue) }
  }

  /// Whether font fallback is enabled.
  public var fallback: Bool {
    get { getProperty("fallback") }
    set { setProperty("fallback", newValue) }
  }

  public var fallbackSet: Bool {
    get { getProperty("fallback-set") }
    set { setProperty("fallback-set", newValue) }
  }

  /// Name of the font family, e.g. Sans, Helvetica, Times, Monospace.
  public var family: String {
    get { getProperty("family") }
    set { setProperty("family", newValue) }
  }

  public var familySet: Bool {
    get { getProperty("family-set") }
    set { setProperty("family-set", newValue) }
  }

  /// Font description as string, e.g. \"Sans Italic 12\".
  public var font: String {
    get { getProperty("font") }
    set { setProperty("font", newValue) }
  }

  /// OpenType font features, as a string.
  public var fontFeatures: String {
    get { getProperty("font-features") }
    set { setProperty("font-features", newValue) }
  }

  public var fontFeaturesSet: Bool {
    get { getProperty("font-features-set") }
    set { setProperty("font-features-set", newValue) }
  }

  public var foregroundSet: Bool {
    get { getProperty("foreground-set") }
    set { setProperty("foreground-set", newValue) }
  }

  /// Amount to indent the paragraph, in pixels.
  public var indent: Int {
    get { getProperty("indent") }
    set { setProperty("indent", newValue) }
  }

  public var indentSet: Bool {
    get { getProperty("indent-set") }
    set { setProperty("indent-set", newValue) }
  }

  /// Whether to insert hyphens at breaks.
  public var insertHyphens: Bool {
    get { getProperty("insert-hyphens") }
    set { setProperty("insert-hyphens", newValue) }
  }

  public var insertHyphensSet: Bool {
    get { getProperty("insert-hyphens-set") }
    set { setProperty("insert-hyphens-set", newValue) }
  }

  /// Whether this text is hidden.
  public var invisible: Bool {
    get { getProperty("invisible") }
    set { setProperty("invisible", newValue) }
  }

  public var invisibleSet: Bool {
    get { getProperty("invisible-set") }
    set { setProperty("invisible-set", newValue) }
  }

  /// Left, right, or center justification.
  public var justification: Justification {
    get { getProperty("justification") }
    set { setProperty("justification", newValue) }
  }

  public var justificationSet: Bool {
    get { getProperty("justification-set") }
    set { setProperty("justification-set", newValue) }
  }

  /// The language this text is in, as an ISO code.
  public var language: String {
    get { getProperty("language") }
    set { setProperty("language", newValue) }
  }

  public var languageSet: Bool {
    get { getProperty("language-set") }
    set { setProperty("language-set", newValue) }
  }

  /// Width of the left margin in pixels.
  public var leftMargin: Int {
    get { getProperty("left-margin") }
    set { setProperty("left-margin", newValue) }
  }

  public var leftMarginSet: Bool {
    get { getProperty("left-margin-set") }
    set { setProperty("left-margin-set", newValue) }
  }

  /// Extra spacing between graphemes, in Pango units.
  public var letterSpacing: Int {
    get { getProperty("letter-spacing") }
    set { setProperty("letter-spacing", newValue) }
  }

  public var letterSpacingSet: Bool {
    get { getProperty("letter-spacing-set") }
    set { setProperty("letter-spacing-set", newValue) }
  }

  /// Factor to scale line height by.
  public var lineHeight: Double {
    get { getProperty("line-height") }
    set { setProperty("line-height", newValue) }
  }

  public var lineHeightSet: Bool {
    get { getProperty("line-height-set") }
    set { setProperty("line-height-set", newValue) }
  }

  /// The name used to refer to the tag.
  public var name: String { getProperty("name") }

  /// Style of overline for this text.
  public var overline: Pango.Overline {
    get { getProperty("overline") }
    set { setProperty("overline", newValue) }
  }

  public var overlineRgbaSet: Bool {
    get { getProperty("overline-rgba-set") }
    set { setProperty("overline-rgba-set", newValue) }
  }

  public var overlineSet: Bool {
    get { getProperty("overline-set") }
    set { setProperty("overline-set", newValue) }
  }

  public var paragraphBackgroundSet: Bool {
    get { getProperty("paragraph-background-set") }
    set { setProperty("paragraph-background-set", newValue) }
  }

  /// Pixels of blank space above paragraphs.
  public var pixelsAboveLines: Int {
    get { getProperty("pixels-above-lines") }
    set { setProperty("pixels-above-lines", newValue) }
  }

  public var pixelsAboveLinesSet: Bool {
    get { getProperty("pixels-above-lines-set") }
    set { setProperty("pixels-above-lines-set", newValue) }
  }

  /// Pixels of blank space below paragraphs.
  public var pixelsBelowLines: Int {
    get { getProperty("pixels-below-lines") }
    set { setProperty("pixels-below-lines", newValue) }
  }

  public var pixelsBelowLinesSet: Bool {
    get { getProperty("pixels-below-lines-set") }
    set { setProperty("pixels-below-lines-set", newValue) }
  }

  /// Pixels of blank space between wrapped lines in a paragraph.
  public var pixelsInsideWrap: Int {
    get { getProperty("pixels-inside-wrap") }
    set { setProperty("pixels-inside-wrap", newValue) }
  }

  public var pixelsInsideWrapSet: Bool {
    get { getProperty("pixels-inside-wrap-set") }
    set { setProperty("pixels-inside-wrap-set", newValue) }
  }

  /// Width of the right margin, in pixels.
  public var rightMargin: Int {
    get { getProperty("right-margin") }
    set { setProperty("right-margin", newValue) }
  }

  public var rightMarginSet: Bool {
    get { getProperty("right-margin-set") }
    set { setProperty("right-margin-set", newValue) }
  }

  /// Offset of text above the baseline, in Pango units.
  public var rise: Int {
    get { getProperty("rise") }
    set { setProperty("rise", newValue) }
  }

  public var riseSet: Bool {
    get { getProperty("rise-set") }
    set { setProperty("rise-set", newValue) }
  }

  /// Font size as a scale factor relative to the default font size.
  public var scale: Double {
    get { getProperty("scale") }
    set { setProperty("scale", newValue) }
  }

  public var scaleSet: Bool {
    get { getProperty("scale-set") }
    set { setProperty("scale-set", newValue) }
  }

  /// Whether this tag represents a single sentence.
  public var sentence: Bool {
    get { getProperty("sentence") }
    set { setProperty("sentence", newValue) }
  }

  public var sentenceSet: Bool {
    get { getProperty("sentence-set") }
    set { setProperty("sentence-set", newValue) }
  }

  /// How to render invisible characters.
  public var showSpaces: Pango.ShowFlags {
    get { getProperty("show-spaces") }
    set { setProperty("show-spaces", newValue) }
  }

  public var showSpacesSet: Bool {
    get { getProperty("show-spaces-set") }
    set { setProperty("show-spaces-set", newValue) }
  }

  /// Font size in Pango units.
  public var size: Int {
    get { getProperty("size") }
    set { setProperty("size", newValue) }
  }

  /// Font size in points.
  public var sizePoints: Double {
    get { getProperty("size-points") }
    set { setProperty("size-points", newValue) }
  }

  public var sizeSet: Bool {
    get { getProperty("size-set") }
    set { setProperty("size-set", newValue) }
  }

  /// Font stretch as a `Pango.Stretch`, e.g. `PANGO_STRETCH_CONDENSED`.
  public var stretch: Pango.Stretch {
    get { getProperty("stretch") }
    set { setProperty("stretch", newValue) }
  }

  public var stretchSet: Bool {
    get { getProperty("stretch-set") }
    set { setProperty("stretch-set", newValue) }
  }

  /// Whether to strike through the text.
  public var strikethrough: Bool {
    get { getProperty("strikethrough") }
    set { setProperty("strikethrough", newValue) }
  }

  /// If the `strikethrough-rgba` property has been set.
  public var strikethroughRgbaSet: Bool {
    get { getProperty("strikethrough-rgba-set") }
    set { setProperty("strikethrough-rgba-set", newValue) }
  }

  public var strikethroughSet: Bool {
    get { getProperty("strikethrough-set") }
    set { setProperty("strikethrough-set", newValue) }
  }

  /// Font style as a `Pango.Style`, e.g. `PANGO_STYLE_ITALIC`.
  public var style: Pango.Style {
    get { getProperty("style") }
    set { setProperty("style", newValue) }
  }

  public var styleSet: Bool {
    get { getProperty("style-set") }
    set { setProperty("style-set", newValue) }
  }

  public var tabsSet: Bool {
    get { getProperty("tabs-set") }
    set { setProperty("tabs-set", newValue) }
  }

  /// How to transform the text for display.
  public var textTransform: Pango.TextTransform {
    get { getProperty("text-transform") }
    set { setProperty("text-transform", newValue) }
  }

  public var textTransformSet: Bool {
    get { getProperty("text-transform-set") }
    set { setProperty("text-transform-set", newValue) }
  }

  /// Style of underline for this text.
  public var underline: Pango.Underline {
    get { getProperty("underline") }
    set { setProperty("underline", newValue) }
  }

  /// If the `underline-rgba` property has been set.
  public var underlineRgbaSet: Bool {
    get { getProperty("underline-rgba-set") }
    set { setProperty("underline-rgba-set", newValue) }
  }

  public var underlineSet: Bool {
    get { getProperty("underline-set") }
    set { setProperty("underline-set", newValue) }
  }

  /// Font variant as a `Pango.Variant`, e.g. `PANGO_VARIANT_SMALL_CAPS`.
  public var variant: Pango.Variant {
    get { getProperty("variant") }
    set { setProperty("variant", newValue) }
  }

  public var variantSet: Bool {
    get { getProperty("variant-set") }
    set { setProperty("variant-set", newValue) }
  }

  /// Font weight as an integer.
  public var weight: Int {
    get { getProperty("weight") }
    set { setProperty("weight", newValue) }
  }

  public var weightSet: Bool {
    get { getProperty("weight-set") }
    set { setProperty("weight-set", newValue) }
  }

  /// Whether this tag represents a single word.
  public var word: Bool {
    get { getProperty("word") }
    set { setProperty("word", newValue) }
  }

  public var wordSet: Bool {
    get { getProperty("word-set") }
    set { setProperty("word-set", newValue) }
  }

  /// Whether to wrap lines never, at word boundaries, or at character boundaries.
  public var wrapMode: WrapMode {
    get { getProperty("wrap-mode") }
    set { setProperty("wrap-mode", newValue) }
  }

  public var wrapModeSet: Bool {
    get { getProperty("wrap-mode-set") }
    set { setProperty("wrap-mode-set", newValue) }
  }

  /// Emits the `TextTagTable.tagChanged` signal on the `TextTagTable` where the tag is included.
  public final func changed(_ sizeChanged: Bool) { gtk_text_tag_changed(cast(), sizeChanged ? 1 : 0) }

  /// Get the tag priority.
  public var priority: Int { Int(gtk_text_tag_get_priority(cast())) }

  /// Sets the priority of a `TextTag`.
  public final func setPriority(_ priority: Int) { gtk_text_tag_set_priority(cast(), Int32(priority)) }
}

extension Reactive where Base: TextTag {
  /// Whether the margins accumulate or override each other.
  public var accumulativeMargin: DynamicSubject<Bool> { property("accumulative-margin") }

  /// Whether breaks are allowed.
  public var allowBreaks: DynamicSubject<Bool> { property("allow-breaks") }

  public var allowBreaksSet: DynamicSubject<Bool> { property("allow-breaks-set") }

  /// Whether the background color fills the entire line height or only the height of the tagged characters.
  public var backgroundFullHeight: DynamicSubject<Bool> { property("background-full-height") }

  public var backgroundFullHeightSet: DynamicSubject<Bool> { property("background-full-height-set") }

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

  /// OpenType font features, as a string.
  public var fontFeatures: DynamicSubject<String> { property("font-features") }

  public var fontFeaturesSet: DynamicSubject<Bool> { property("font-features-set") }

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

  public var overlineRgbaSet: DynamicSubject<Bool> { property("overline-rgba-set") }

  public var overlineSet: DynamicSubject<Bool> { property("overline-set") }

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

  /// If the `strikethrough-rgba` property has been set.
  public var strikethroughRgbaSet: DynamicSubject<Bool> { property("strikethrough-rgba-set") }

  public var strikethroughSet: DynamicSubject<Bool> { property("strikethrough-set") }

  /// Font style as a `Pango.Style`, e.g. `PANGO_STYLE_ITALIC`.
  public var style: DynamicSubject<Pango.Style> { property("style") }

  public var styleSet: DynamicSubject<Bool> { property("style-set") }

  public var tabsSet: DynamicSubject<Bool> { property("tabs-set") }

  /// How to transform the text for display.
  public var textTransform: DynamicSubject<Pango.TextTransform> { property("text-transform") }

  public var textTransformSet: DynamicSubject<Bool> { property("text-transform-set") }

  /// Style of underline for this text.
  public var underline: DynamicSubject<Pango.Underline> { property("underline") }

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
