// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkTextBuffer`](https://docs.gtk.org/gtk4/class.TextBuffer.html).
open class TextBuffer: Object {
  open override class var gType: GType { gtk_text_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkTextBuffer: UnsafeMutablePointer<GtkTextBuffer> {
    pointer.assumingMemoryBound(to: GtkTextBuffer.self)
  }

  /// Calls [`gtk_text_buffer_new()`](https://docs.gtk.org/gtk4/ctor.TextBuffer.new.html).
  public init(table: TextTagTable? = nil) {
    super.init(adopting: gtk_text_buffer_new(table?.opaque))
  }

  /// The property [`can-redo`](https://docs.gtk.org/gtk4/property.TextBuffer.can-redo.html) of `GtkTextBuffer`.
  public final var canRedo: Bool { gtk_text_buffer_get_can_redo(gtkTextBuffer).isTrue }

  /// The property [`can-undo`](https://docs.gtk.org/gtk4/property.TextBuffer.can-undo.html) of `GtkTextBuffer`.
  public final var canUndo: Bool { gtk_text_buffer_get_can_undo(gtkTextBuffer).isTrue }

  /// The property [`cursor-position`](https://docs.gtk.org/gtk4/property.TextBuffer.cursor-position.html) of
  /// `GtkTextBuffer`.
  public final var cursorPosition: Int { getProperty("cursor-position") }

  /// The property [`enable-undo`](https://docs.gtk.org/gtk4/property.TextBuffer.enable-undo.html) of `GtkTextBuffer`.
  public final var enableUndo: Bool {
    get { gtk_text_buffer_get_enable_undo(gtkTextBuffer).isTrue }
    set { gtk_text_buffer_set_enable_undo(gtkTextBuffer, newValue.gboolean) }
  }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.TextBuffer.has-selection.html) of
  /// `GtkTextBuffer`.
  public final var hasSelection: Bool { gtk_text_buffer_get_has_selection(gtkTextBuffer).isTrue }

  /// The property [`tag-table`](https://docs.gtk.org/gtk4/property.TextBuffer.tag-table.html) of `GtkTextBuffer`.
  public final var tagTable: TextTagTable? { lentObject(opaque: gtk_text_buffer_get_tag_table(gtkTextBuffer)) }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.TextBuffer.text.html) of `GtkTextBuffer`.
  public final var text: String {
    get { getProperty("text") }
    set { setProperty("text", newValue) }
  }

  /// Calls [`gtk_text_buffer_add_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.add_mark.html).
  public final func addMark(_ mark: TextMark, `where`: TextIter) {
    gtk_text_buffer_add_mark(gtkTextBuffer, mark.gtkTextMark, `where`.gtkTextIter)
  }

  /// Calls
  /// [`gtk_text_buffer_add_selection_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.add_selection_clipboard.html).
  public final func addSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_add_selection_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Calls [`gtk_text_buffer_apply_tag()`](https://docs.gtk.org/gtk4/method.TextBuffer.apply_tag.html).
  public final func applyTag(_ tag: TextTag, start: TextIter, end: TextIter) {
    gtk_text_buffer_apply_tag(gtkTextBuffer, tag.gtkTextTag, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_apply_tag_by_name()`](https://docs.gtk.org/gtk4/method.TextBuffer.apply_tag_by_name.html).
  public final func applyTagByName(_ name: String, start: TextIter, end: TextIter) {
    gtk_text_buffer_apply_tag_by_name(gtkTextBuffer, name, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_backspace()`](https://docs.gtk.org/gtk4/method.TextBuffer.backspace.html).
  @discardableResult
  public final func backspace(_ iter: TextIter, interactive: Bool, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_backspace(gtkTextBuffer, iter.gtkTextIter, interactive.gboolean, defaultEditable.gboolean).isTrue
  }

  /// Calls
  /// [`gtk_text_buffer_begin_irreversible_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.begin_irreversible_action.html).
  public final func beginIrreversibleAction() { gtk_text_buffer_begin_irreversible_action(gtkTextBuffer) }

  /// Calls [`gtk_text_buffer_begin_user_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.begin_user_action.html).
  public final func beginUserAction() { gtk_text_buffer_begin_user_action(gtkTextBuffer) }

  /// Calls [`gtk_text_buffer_copy_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.copy_clipboard.html).
  public final func copyClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_copy_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Calls
  /// [`gtk_text_buffer_create_child_anchor()`](https://docs.gtk.org/gtk4/method.TextBuffer.create_child_anchor.html).
  @discardableResult
  public final func createChildAnchor(_ iter: TextIter) -> TextChildAnchor {
    lentObject(gtk_text_buffer_create_child_anchor(gtkTextBuffer, iter.gtkTextIter))!
  }

  /// Calls [`gtk_text_buffer_create_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.create_mark.html).
  @discardableResult
  public final func createMark(_ markName: String?, `where`: TextIter, leftGravity: Bool) -> TextMark {
    lentObject(gtk_text_buffer_create_mark(gtkTextBuffer, markName, `where`.gtkTextIter, leftGravity.gboolean))!
  }

  /// Calls [`gtk_text_buffer_cut_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.cut_clipboard.html).
  public final func cutClipboard(_ clipboard: Gdk.Clipboard, defaultEditable: Bool) {
    gtk_text_buffer_cut_clipboard(gtkTextBuffer, clipboard.opaque, defaultEditable.gboolean)
  }

  /// Calls [`gtk_text_buffer_delete()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete.html).
  public final func delete(_ start: TextIter, end: TextIter) {
    gtk_text_buffer_delete(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls
  /// [`gtk_text_buffer_delete_interactive()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete_interactive.html).
  @discardableResult
  public final func deleteInteractive(_ startIter: TextIter, endIter: TextIter, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_delete_interactive(
      gtkTextBuffer, startIter.gtkTextIter, endIter.gtkTextIter, defaultEditable.gboolean
    ).isTrue
  }

  /// Calls [`gtk_text_buffer_delete_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete_mark.html).
  public final func deleteMark(_ mark: TextMark) { gtk_text_buffer_delete_mark(gtkTextBuffer, mark.gtkTextMark) }

  /// Calls
  /// [`gtk_text_buffer_delete_mark_by_name()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete_mark_by_name.html).
  public final func deleteMarkByName(_ name: String) { gtk_text_buffer_delete_mark_by_name(gtkTextBuffer, name) }

  /// Calls [`gtk_text_buffer_delete_selection()`](https://docs.gtk.org/gtk4/method.TextBuffer.delete_selection.html).
  @discardableResult
  public final func deleteSelection(interactive: Bool, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_delete_selection(gtkTextBuffer, interactive.gboolean, defaultEditable.gboolean).isTrue
  }

  /// Calls
  /// [`gtk_text_buffer_end_irreversible_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.end_irreversible_action.html).
  public final func endIrreversibleAction() { gtk_text_buffer_end_irreversible_action(gtkTextBuffer) }

  /// Calls [`gtk_text_buffer_end_user_action()`](https://docs.gtk.org/gtk4/method.TextBuffer.end_user_action.html).
  public final func endUserAction() { gtk_text_buffer_end_user_action(gtkTextBuffer) }

  /// Calls [`gtk_text_buffer_get_bounds()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_bounds.html).
  public final var bounds: (start: TextIter, end: TextIter) {
    var cStart = GtkTextIter()
    var cEnd = GtkTextIter()
    gtk_text_buffer_get_bounds(gtkTextBuffer, &cStart, &cEnd)
    return (TextIter(copying: &cStart), TextIter(copying: &cEnd))
  }

  /// Calls [`gtk_text_buffer_get_char_count()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_char_count.html).
  public final var charCount: Int { gtk_text_buffer_get_char_count(gtkTextBuffer).int }

  /// Calls [`gtk_text_buffer_get_end_iter()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_end_iter.html).
  public final var endIter: TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_end_iter(gtkTextBuffer, &cIter)
    return TextIter(copying: &cIter)
  }

  /// Calls [`gtk_text_buffer_get_insert()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_insert.html).
  public final func getInsert() -> TextMark? { lentObject(gtk_text_buffer_get_insert(gtkTextBuffer)) }

  /// Calls
  /// [`gtk_text_buffer_get_iter_at_child_anchor()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_child_anchor.html).
  public final func getIterAtChildAnchor(_ anchor: TextChildAnchor) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_child_anchor(gtkTextBuffer, &cIter, anchor.gtkTextChildAnchor)
    return TextIter(copying: &cIter)
  }

  /// Calls [`gtk_text_buffer_get_iter_at_line()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_line.html).
  public final func getIterAtLine(_ lineNumber: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line(gtkTextBuffer, &cIter, lineNumber.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_text_buffer_get_iter_at_line_index()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_line_index.html).
  public final func getIterAtLineIndex(lineNumber: Int, byteIndex: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line_index(gtkTextBuffer, &cIter, lineNumber.int32, byteIndex.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_text_buffer_get_iter_at_line_offset()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_line_offset.html).
  public final func getIterAtLineOffset(lineNumber: Int, charOffset: Int) -> TextIter? {
    var cIter = GtkTextIter()
    let result = gtk_text_buffer_get_iter_at_line_offset(gtkTextBuffer, &cIter, lineNumber.int32, charOffset.int32)
    guard result != 0 else { return nil }
    return TextIter(copying: &cIter)
  }

  /// Calls [`gtk_text_buffer_get_iter_at_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_mark.html).
  public final func getIterAtMark(_ mark: TextMark) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(gtkTextBuffer, &cIter, mark.gtkTextMark)
    return TextIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_text_buffer_get_iter_at_offset()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_iter_at_offset.html).
  public final func getIterAtOffset(_ charOffset: Int) -> TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(gtkTextBuffer, &cIter, charOffset.int32)
    return TextIter(copying: &cIter)
  }

  /// Calls [`gtk_text_buffer_get_line_count()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_line_count.html).
  public final var lineCount: Int { gtk_text_buffer_get_line_count(gtkTextBuffer).int }

  /// Calls [`gtk_text_buffer_get_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_mark.html).
  public final func getMark(_ name: String) -> TextMark? { lentObject(gtk_text_buffer_get_mark(gtkTextBuffer, name)) }

  /// Calls
  /// [`gtk_text_buffer_get_max_undo_levels()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_max_undo_levels.html)
  /// and `gtk_text_buffer_set_max_undo_levels()`.
  public final var maxUndoLevels: Int {
    get { gtk_text_buffer_get_max_undo_levels(gtkTextBuffer).int }
    set(maxUndoLevels) { gtk_text_buffer_set_max_undo_levels(gtkTextBuffer, maxUndoLevels.uint32) }
  }

  /// Calls [`gtk_text_buffer_get_modified()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_modified.html) and
  /// `gtk_text_buffer_set_modified()`.
  public final var modified: Bool {
    get { gtk_text_buffer_get_modified(gtkTextBuffer).isTrue }
    set(setting) { gtk_text_buffer_set_modified(gtkTextBuffer, setting.gboolean) }
  }

  /// Calls
  /// [`gtk_text_buffer_get_selection_bound()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_selection_bound.html).
  public final var selectionBound: TextMark? { lentObject(gtk_text_buffer_get_selection_bound(gtkTextBuffer)) }

  /// Calls
  /// [`gtk_text_buffer_get_selection_bounds()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_selection_bounds.html).
  public final var selectionBounds: (start: TextIter, end: TextIter)? {
    var cStart = GtkTextIter()
    var cEnd = GtkTextIter()
    let result = gtk_text_buffer_get_selection_bounds(gtkTextBuffer, &cStart, &cEnd)
    guard result != 0 else { return nil }
    return (TextIter(copying: &cStart), TextIter(copying: &cEnd))
  }

  /// Calls
  /// [`gtk_text_buffer_get_selection_content()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_selection_content.html).
  public final var selectionContent: Gdk.ContentProvider? {
    givenObject(gtk_text_buffer_get_selection_content(gtkTextBuffer))
  }

  /// Calls [`gtk_text_buffer_get_slice()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_slice.html).
  public final func getSlice(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
    givenString(
      gtk_text_buffer_get_slice(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter, includeHiddenChars.gboolean))
  }

  /// Calls [`gtk_text_buffer_get_start_iter()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_start_iter.html).
  public final var startIter: TextIter {
    var cIter = GtkTextIter()
    gtk_text_buffer_get_start_iter(gtkTextBuffer, &cIter)
    return TextIter(copying: &cIter)
  }

  /// Calls [`gtk_text_buffer_get_text()`](https://docs.gtk.org/gtk4/method.TextBuffer.get_text.html).
  public final func getText(_ start: TextIter, end: TextIter, includeHiddenChars: Bool) -> String {
    givenString(
      gtk_text_buffer_get_text(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter, includeHiddenChars.gboolean))
  }

  /// Calls [`gtk_text_buffer_insert()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert.html).
  public final func insert(_ iter: TextIter, text: String, len: Int = -1) {
    gtk_text_buffer_insert(gtkTextBuffer, iter.gtkTextIter, text, len.int32)
  }

  /// Calls [`gtk_text_buffer_insert_at_cursor()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_at_cursor.html).
  public final func insertAtCursor(_ text: String, len: Int = -1) {
    gtk_text_buffer_insert_at_cursor(gtkTextBuffer, text, len.int32)
  }

  /// Calls
  /// [`gtk_text_buffer_insert_child_anchor()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_child_anchor.html).
  public final func insertChildAnchor(_ iter: TextIter, anchor: TextChildAnchor) {
    gtk_text_buffer_insert_child_anchor(gtkTextBuffer, iter.gtkTextIter, anchor.gtkTextChildAnchor)
  }

  /// Calls
  /// [`gtk_text_buffer_insert_interactive()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_interactive.html).
  @discardableResult
  public final func insertInteractive(_ iter: TextIter, text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_insert_interactive(gtkTextBuffer, iter.gtkTextIter, text, len.int32, defaultEditable.gboolean)
      .isTrue
  }

  /// Calls
  /// [`gtk_text_buffer_insert_interactive_at_cursor()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_interactive_at_cursor.html).
  @discardableResult
  public final func insertInteractiveAtCursor(_ text: String, len: Int = -1, defaultEditable: Bool) -> Bool {
    gtk_text_buffer_insert_interactive_at_cursor(gtkTextBuffer, text, len.int32, defaultEditable.gboolean).isTrue
  }

  /// Calls [`gtk_text_buffer_insert_paintable()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_paintable.html).
  public final func insertPaintable(_ iter: TextIter, paintable: any Gdk.Paintable) {
    gtk_text_buffer_insert_paintable(gtkTextBuffer, iter.gtkTextIter, paintable.opaque)
  }

  /// Calls [`gtk_text_buffer_insert_range()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_range.html).
  public final func insertRange(_ iter: TextIter, start: TextIter, end: TextIter) {
    gtk_text_buffer_insert_range(gtkTextBuffer, iter.gtkTextIter, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls
  /// [`gtk_text_buffer_insert_range_interactive()`](https://docs.gtk.org/gtk4/method.TextBuffer.insert_range_interactive.html).
  @discardableResult
  public final func insertRangeInteractive(_ iter: TextIter, start: TextIter, end: TextIter, defaultEditable: Bool)
    -> Bool
  {
    gtk_text_buffer_insert_range_interactive(
      gtkTextBuffer, iter.gtkTextIter, start.gtkTextIter, end.gtkTextIter, defaultEditable.gboolean
    ).isTrue
  }

  /// Calls [`gtk_text_buffer_move_mark()`](https://docs.gtk.org/gtk4/method.TextBuffer.move_mark.html).
  public final func moveMark(_ mark: TextMark, `where`: TextIter) {
    gtk_text_buffer_move_mark(gtkTextBuffer, mark.gtkTextMark, `where`.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_move_mark_by_name()`](https://docs.gtk.org/gtk4/method.TextBuffer.move_mark_by_name.html).
  public final func moveMarkByName(_ name: String, `where`: TextIter) {
    gtk_text_buffer_move_mark_by_name(gtkTextBuffer, name, `where`.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_paste_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.paste_clipboard.html).
  public final func pasteClipboard(_ clipboard: Gdk.Clipboard, overrideLocation: TextIter?, defaultEditable: Bool) {
    gtk_text_buffer_paste_clipboard(
      gtkTextBuffer, clipboard.opaque, overrideLocation?.gtkTextIter, defaultEditable.gboolean)
  }

  /// Calls [`gtk_text_buffer_place_cursor()`](https://docs.gtk.org/gtk4/method.TextBuffer.place_cursor.html).
  public final func placeCursor(_ `where`: TextIter) {
    gtk_text_buffer_place_cursor(gtkTextBuffer, `where`.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_redo()`](https://docs.gtk.org/gtk4/method.TextBuffer.redo.html).
  public final func redo() { gtk_text_buffer_redo(gtkTextBuffer) }

  /// Calls [`gtk_text_buffer_remove_all_tags()`](https://docs.gtk.org/gtk4/method.TextBuffer.remove_all_tags.html).
  public final func removeAllTags(_ start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_all_tags(gtkTextBuffer, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls
  /// [`gtk_text_buffer_remove_selection_clipboard()`](https://docs.gtk.org/gtk4/method.TextBuffer.remove_selection_clipboard.html).
  public final func removeSelectionClipboard(_ clipboard: Gdk.Clipboard) {
    gtk_text_buffer_remove_selection_clipboard(gtkTextBuffer, clipboard.opaque)
  }

  /// Calls [`gtk_text_buffer_remove_tag()`](https://docs.gtk.org/gtk4/method.TextBuffer.remove_tag.html).
  public final func removeTag(_ tag: TextTag, start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_tag(gtkTextBuffer, tag.gtkTextTag, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls
  /// [`gtk_text_buffer_remove_tag_by_name()`](https://docs.gtk.org/gtk4/method.TextBuffer.remove_tag_by_name.html).
  public final func removeTagByName(_ name: String, start: TextIter, end: TextIter) {
    gtk_text_buffer_remove_tag_by_name(gtkTextBuffer, name, start.gtkTextIter, end.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_select_range()`](https://docs.gtk.org/gtk4/method.TextBuffer.select_range.html).
  public final func selectRange(_ ins: TextIter, bound: TextIter) {
    gtk_text_buffer_select_range(gtkTextBuffer, ins.gtkTextIter, bound.gtkTextIter)
  }

  /// Calls [`gtk_text_buffer_set_text()`](https://docs.gtk.org/gtk4/method.TextBuffer.set_text.html).
  public final func setText(_ text: String, len: Int = -1) { gtk_text_buffer_set_text(gtkTextBuffer, text, len.int32) }

  /// Calls [`gtk_text_buffer_undo()`](https://docs.gtk.org/gtk4/method.TextBuffer.undo.html).
  public final func undo() { gtk_text_buffer_undo(gtkTextBuffer) }
}

extension Reactive where Base: TextBuffer {
  /// The property [`can-redo`](https://docs.gtk.org/gtk4/property.TextBuffer.can-redo.html) of `GtkTextBuffer`.
  public var canRedo: SafeSignal<Bool> { readOnlyProperty("can-redo") }

  /// The property [`can-undo`](https://docs.gtk.org/gtk4/property.TextBuffer.can-undo.html) of `GtkTextBuffer`.
  public var canUndo: SafeSignal<Bool> { readOnlyProperty("can-undo") }

  /// The property [`cursor-position`](https://docs.gtk.org/gtk4/property.TextBuffer.cursor-position.html) of
  /// `GtkTextBuffer`.
  public var cursorPosition: SafeSignal<Int> { readOnlyProperty("cursor-position") }

  /// The property [`enable-undo`](https://docs.gtk.org/gtk4/property.TextBuffer.enable-undo.html) of `GtkTextBuffer`.
  public var enableUndo: DynamicSubject<Bool> { property("enable-undo") }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.TextBuffer.has-selection.html) of
  /// `GtkTextBuffer`.
  public var hasSelection: SafeSignal<Bool> { readOnlyProperty("has-selection") }

  /// The property [`tag-table`](https://docs.gtk.org/gtk4/property.TextBuffer.tag-table.html) of `GtkTextBuffer`.
  public var tagTable: SafeSignal<TextTagTable?> { readOnlyProperty("tag-table") }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.TextBuffer.text.html) of `GtkTextBuffer`.
  public var text: DynamicSubject<String> { property("text") }

  /// The signal [`apply-tag`](https://docs.gtk.org/gtk4/signal.TextBuffer.apply-tag.html) of `GtkTextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var applyTag: SafeSignal<(TextTag, TextIter, TextIter)> { signal(ofSeveral: "apply-tag") }

  /// The signal [`begin-user-action`](https://docs.gtk.org/gtk4/signal.TextBuffer.begin-user-action.html) of
  /// `GtkTextBuffer`.
  public var beginUserAction: SafeSignal<Void> { signal("begin-user-action") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.TextBuffer.changed.html) of `GtkTextBuffer`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`delete-range`](https://docs.gtk.org/gtk4/signal.TextBuffer.delete-range.html) of `GtkTextBuffer`.
  ///
  /// Arguments: `start`, `end`.
  public var deleteRange: SafeSignal<(TextIter, TextIter)> { signal(ofSeveral: "delete-range") }

  /// The signal [`end-user-action`](https://docs.gtk.org/gtk4/signal.TextBuffer.end-user-action.html) of
  /// `GtkTextBuffer`.
  public var endUserAction: SafeSignal<Void> { signal("end-user-action") }

  /// The signal [`insert-child-anchor`](https://docs.gtk.org/gtk4/signal.TextBuffer.insert-child-anchor.html) of
  /// `GtkTextBuffer`.
  ///
  /// Arguments: `location`, `anchor`.
  public var insertChildAnchor: SafeSignal<(TextIter, TextChildAnchor)> { signal(ofSeveral: "insert-child-anchor") }

  /// The signal [`insert-paintable`](https://docs.gtk.org/gtk4/signal.TextBuffer.insert-paintable.html) of
  /// `GtkTextBuffer`.
  ///
  /// Arguments: `location`, `paintable`.
  public var insertPaintable: SafeSignal<(TextIter, any Gdk.Paintable)> {
    signal("insert-paintable", reading: { ($0.value(at: 1), $0.interface(at: 2)) })
  }

  /// The signal [`insert-text`](https://docs.gtk.org/gtk4/signal.TextBuffer.insert-text.html) of `GtkTextBuffer`.
  ///
  /// Arguments: `location`, `text`, `len`.
  public var insertText: SafeSignal<(TextIter, String, Int)> { signal(ofSeveral: "insert-text") }

  /// The signal [`mark-deleted`](https://docs.gtk.org/gtk4/signal.TextBuffer.mark-deleted.html) of `GtkTextBuffer`.
  ///
  /// Argument: `mark`.
  public var markDeleted: SafeSignal<TextMark> { signal(ofOne: "mark-deleted") }

  /// The signal [`mark-set`](https://docs.gtk.org/gtk4/signal.TextBuffer.mark-set.html) of `GtkTextBuffer`.
  ///
  /// Arguments: `location`, `mark`.
  public var markSet: SafeSignal<(TextIter, TextMark)> { signal(ofSeveral: "mark-set") }

  /// The signal [`modified-changed`](https://docs.gtk.org/gtk4/signal.TextBuffer.modified-changed.html) of
  /// `GtkTextBuffer`.
  public var modifiedChanged: SafeSignal<Void> { signal("modified-changed") }

  /// The signal [`paste-done`](https://docs.gtk.org/gtk4/signal.TextBuffer.paste-done.html) of `GtkTextBuffer`.
  ///
  /// Argument: `clipboard`.
  public var pasteDone: SafeSignal<Gdk.Clipboard> { signal(ofOne: "paste-done") }

  /// The signal [`redo`](https://docs.gtk.org/gtk4/signal.TextBuffer.redo.html) of `GtkTextBuffer`.
  public var redo: SafeSignal<Void> { signal("redo") }

  /// The signal [`remove-tag`](https://docs.gtk.org/gtk4/signal.TextBuffer.remove-tag.html) of `GtkTextBuffer`.
  ///
  /// Arguments: `tag`, `start`, `end`.
  public var removeTag: SafeSignal<(TextTag, TextIter, TextIter)> { signal(ofSeveral: "remove-tag") }

  /// The signal [`undo`](https://docs.gtk.org/gtk4/signal.TextBuffer.undo.html) of `GtkTextBuffer`.
  public var undo: SafeSignal<Void> { signal("undo") }
}
