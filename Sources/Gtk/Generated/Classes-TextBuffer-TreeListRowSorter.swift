// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

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
    property("enable-undo", get: { (object: TextBuffer) in object.enableUndo }, set: { $0.enableUndo = $1 })
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
  public var insertPaintable: SafeSignal<(TextIter, any Gdk.Paintable)> {
    signal("insert-paintable", reading: { ($0.value(at: 1), $0.interface(at: 2)) })
  }

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
    property("accepts-tab", get: { (object: TextView) in object.acceptsTab }, set: { $0.acceptsTab = $1 })
  }

  /// The bottom margin for text in the text view.
  public var bottomMargin: DynamicSubject<Int> {
    property("bottom-margin", get: { (object: TextView) in object.bottomMargin }, set: { $0.bottomMargin = $1 })
  }

  /// The buffer which is displayed.
  public var buffer: DynamicSubject<TextBuffer?> { property("buffer") }

  /// If the insertion cursor is shown.
  public var cursorVisible: DynamicSubject<Bool> {
    property("cursor-visible", get: { (object: TextView) in object.cursorVisible }, set: { $0.cursorVisible = $1 })
  }

  public var editable: DynamicSubject<Bool> {
    property("editable", get: { (object: TextView) in object.editable }, set: { $0.editable = $1 })
  }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// Which IM (input method) module should be used for this text_view.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// Amount to indent the paragraph, in pixels.
  public var indent: DynamicSubject<Int> {
    property("indent", get: { (object: TextView) in object.indent }, set: { $0.indent = $1 })
  }

  /// Additional hints (beyond `TextView.inputPurpose`) that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of this text field.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  public var justification: DynamicSubject<Justification> { property("justification") }

  /// The default left margin for text in the text view.
  public var leftMargin: DynamicSubject<Int> {
    property("left-margin", get: { (object: TextView) in object.leftMargin }, set: { $0.leftMargin = $1 })
  }

  /// Whether text should be displayed in a monospace font.
  public var monospace: DynamicSubject<Bool> {
    property("monospace", get: { (object: TextView) in object.monospace }, set: { $0.monospace = $1 })
  }

  /// Whether entered text overwrites existing contents.
  public var overwrite: DynamicSubject<Bool> {
    property("overwrite", get: { (object: TextView) in object.overwrite }, set: { $0.overwrite = $1 })
  }

  public var pixelsAboveLines: DynamicSubject<Int> {
    property(
      "pixels-above-lines", get: { (object: TextView) in object.pixelsAboveLines }, set: { $0.pixelsAboveLines = $1 })
  }

  public var pixelsBelowLines: DynamicSubject<Int> {
    property(
      "pixels-below-lines", get: { (object: TextView) in object.pixelsBelowLines }, set: { $0.pixelsBelowLines = $1 })
  }

  public var pixelsInsideWrap: DynamicSubject<Int> {
    property(
      "pixels-inside-wrap", get: { (object: TextView) in object.pixelsInsideWrap }, set: { $0.pixelsInsideWrap = $1 })
  }

  /// The default right margin for text in the text view.
  public var rightMargin: DynamicSubject<Int> {
    property("right-margin", get: { (object: TextView) in object.rightMargin }, set: { $0.rightMargin = $1 })
  }

  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The top margin for text in the text view.
  public var topMargin: DynamicSubject<Int> {
    property("top-margin", get: { (object: TextView) in object.topMargin }, set: { $0.topMargin = $1 })
  }

  public var wrapMode: DynamicSubject<WrapMode> { property("wrap-mode") }

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
  public final func resetProperty(_ name: String) { gtk_settings_reset_property(opaque, name) }

  /// Gets the `ToolkitSettings` object for the default display, creating it if necessary.
  public static var `default`: ToolkitSettings? { lentObject(opaque: gtk_settings_get_default()) }

  /// Gets the `ToolkitSettings` object for `display`, creating it if necessary.
  public static func getForDisplay(_ display: Gdk.Display) -> ToolkitSettings {
    lentObject(opaque: gtk_settings_get_for_display(display.opaque))!
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
  public final func setCustom(_ customWidget: Widget?) { gtk_tooltip_set_custom(opaque, customWidget?.gtkWidget) }

  /// Sets the icon of the tooltip (which is in front of the text) to be `paintable`. If `paintable` is `nil`, the image
  /// will be hidden.
  public final func setIcon(_ paintable: (any Gdk.Paintable)?) { gtk_tooltip_set_icon(opaque, paintable?.opaque) }

  /// Sets the icon of the tooltip (which is in front of the text) to be the icon indicated by `gicon` with the size
  /// indicated by `size`. If `gicon` is `nil`, the image will be hidden.
  public final func setIconFromGicon(_ gicon: (any Gio.Icon)?) {
    gtk_tooltip_set_icon_from_gicon(opaque, gicon?.opaque)
  }

  /// Sets the icon of the tooltip (which is in front of the text) to be the icon indicated by `iconName` with the size
  /// indicated by `size`. If `iconName` is `nil`, the image will be hidden.
  public final func setIconFromIconName(_ iconName: String?) { gtk_tooltip_set_icon_from_icon_name(opaque, iconName) }

  /// Sets the text of the tooltip to be `text`.
  public final func setText(_ text: String?) { gtk_tooltip_set_text(opaque, text) }

  /// Sets the area of the widget, where the contents of this tooltip apply, to be `rect` (in widget coordinates). This
  /// is especially useful for properly setting tooltips on `TreeView` rows and cells, `IconViews`, etc.
  public final func setTipArea(_ rect: Gdk.Rectangle) {
    var cRect = rect.cValue
    gtk_tooltip_set_tip_area(opaque, &cRect)
  }
}

/// `TreeExpander` is a widget that provides an expander for a list.
open class TreeExpander: Widget {
  open override class var gType: GType { gtk_tree_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeExpander`
  public init() {
    super.init(adopting: gtk_tree_expander_new())
  }

  /// The child widget with the actual contents.
  public final var child: Widget? {
    get { lentObject(gtk_tree_expander_get_child(opaque)) }
    set { gtk_tree_expander_set_child(opaque, newValue?.gtkWidget) }
  }

  /// TreeExpander indents the child by the width of an expander-icon if it is not expandable.
  public final var indentForIcon: Bool {
    get { gtk_tree_expander_get_indent_for_icon(opaque).isTrue }
    set { gtk_tree_expander_set_indent_for_icon(opaque, newValue.gboolean) }
  }

  /// The item held by this expander's row.
  public final var item: Object? { givenObject(gtk_tree_expander_get_item(opaque)) }

  /// The list row to track for expander state.
  public final var listRow: TreeListRow? {
    get { lentObject(opaque: gtk_tree_expander_get_list_row(opaque)) }
    set { gtk_tree_expander_set_list_row(opaque, newValue?.opaque) }
  }
}

extension Reactive where Base: TreeExpander {
  /// The child widget with the actual contents.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// TreeExpander indents the child by the width of an expander-icon if it is not expandable.
  public var indentForIcon: DynamicSubject<Bool> {
    property("indent-for-icon", get: { (object: TreeExpander) in object.indentForIcon }, set: { $0.indentForIcon = $1 })
  }

  /// The item held by this expander's row.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The list row to track for expander state.
  public var listRow: DynamicSubject<TreeListRow?> { property("list-row") }
}

/// `TreeListModel` is a list model that can create child models on demand.
open class TreeListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_tree_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `TreeListModel` displaying `root` with all rows collapsed.
  public init(
    root: any Gio.ListModel, passthrough: Bool, autoexpand: Bool, createFunc: @escaping (Object) -> (any Gio.ListModel)?
  ) {
    super.init(
      adopting: gtk_tree_list_model_new(
        root.given(), passthrough.gboolean, autoexpand.gboolean, callGtkTreeListModelCreateModelFunc,
        heldClosure(createFunc), releaseClosure
      ).raw)
  }

  /// If all rows should be expanded by default.
  public final var autoexpand: Bool {
    get { gtk_tree_list_model_get_autoexpand(opaque).isTrue }
    set { gtk_tree_list_model_set_autoexpand(opaque, newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The root model displayed.
  public final var model: (any Gio.ListModel)? { lentInterface(opaque: gtk_tree_list_model_get_model(opaque)) }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Gets whether the model is in passthrough mode.
  public final var passthrough: Bool { gtk_tree_list_model_get_passthrough(opaque).isTrue }

  /// Gets the row item corresponding to the child at index `position` for `self`'s root model.
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_model_get_child_row(opaque, position.uint32))
  }

  /// Gets the row object for the given row.
  public final func getRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_model_get_row(opaque, position.uint32))
  }
}

extension Reactive where Base: TreeListModel {
  /// If all rows should be expanded by default.
  public var autoexpand: DynamicSubject<Bool> {
    property("autoexpand", get: { (object: TreeListModel) in object.autoexpand }, set: { $0.autoexpand = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The root model displayed.
  public var model: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Gets whether the model is in passthrough mode.
  public var passthrough: SafeSignal<Bool> { readOnlyProperty("passthrough") }
}

/// `TreeListRow` is used by `TreeListModel` to represent items.
open class TreeListRow: Object {
  open override class var gType: GType { gtk_tree_list_row_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The model holding the row's children.
  public final var children: (any Gio.ListModel)? { lentInterface(opaque: gtk_tree_list_row_get_children(opaque)) }

  /// The depth in the tree of this row.
  public final var depth: Int { gtk_tree_list_row_get_depth(opaque).int }

  /// If this row can ever be expanded.
  public final var expandable: Bool { getProperty("expandable") }

  /// If this row is currently expanded.
  public final var expanded: Bool {
    get { gtk_tree_list_row_get_expanded(opaque).isTrue }
    set { gtk_tree_list_row_set_expanded(opaque, newValue.gboolean) }
  }

  /// The item held in this row.
  public final var item: Object? { givenObject(gtk_tree_list_row_get_item(opaque)) }

  /// If `self` is not expanded or `position` is greater than the number of children, `nil` is returned.
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_row_get_child_row(opaque, position.uint32))
  }

  /// Gets the row representing the parent for `self`.
  public final var parent: TreeListRow? { givenObject(opaque: gtk_tree_list_row_get_parent(opaque)) }

  /// Returns the position in the `TreeListModel` that `self` occupies at the moment.
  public final var position: Int { gtk_tree_list_row_get_position(opaque).int }

  /// Checks if a row can be expanded.
  public final var isExpandable: Bool { gtk_tree_list_row_is_expandable(opaque).isTrue }
}

extension Reactive where Base: TreeListRow {
  /// The model holding the row's children.
  public var children: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("children") }

  /// The depth in the tree of this row.
  public var depth: SafeSignal<Int> { readOnlyProperty("depth") }

  /// If this row can ever be expanded.
  public var expandable: SafeSignal<Bool> { readOnlyProperty("expandable") }

  /// If this row is currently expanded.
  public var expanded: DynamicSubject<Bool> {
    property("expanded", get: { (object: TreeListRow) in object.expanded }, set: { $0.expanded = $1 })
  }

  /// The item held in this row.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }
}

/// `TreeListRowSorter` is a special-purpose sorter that will apply a given sorter to the levels in a tree.
open class TreeListRowSorter: Sorter {
  open override class var gType: GType { gtk_tree_list_row_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a special-purpose sorter that applies the sorting of `sorter` to the levels of a `TreeListModel`.
  public init(sorter: Sorter? = nil) {
    super.init(
      adopting: gtk_tree_list_row_sorter_new(sorter?.givenPointer().assumingMemoryBound(to: GtkSorter.self)).raw)
  }

  /// The underlying sorter
  public final var sorter: Sorter? {
    get { lentObject(gtk_tree_list_row_sorter_get_sorter(opaque)) }
    set { gtk_tree_list_row_sorter_set_sorter(opaque, newValue?.gtkSorter) }
  }
}

extension Reactive where Base: TreeListRowSorter {
  /// The underlying sorter
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }
}
