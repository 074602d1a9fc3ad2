extension TextBuffer {
  /// Creates a tag, whose properties define the text style, and adds it to the buffer's tag table.
  ///
  ///     buffer.createTag("strong").weight = Int(Pango.Weight.bold)
  ///
  /// - Precondition: The table has no tag with that name.
  @discardableResult
  public final func createTag(_ name: String? = nil) -> TextTag {
    let tag = TextTag(name: name)
    precondition(tagTable?.add(tag) == true, "the buffer has a tag '\(name ?? "")' already")
    return tag
  }

  /// Inserts a text with tags. Afterwards `iter` points to its end.
  public final func insert(_ iter: TextIter, text: String, tags: [TextTag]) {
    let start = iter.offset
    insert(iter, text: text)
    for tag in tags { applyTag(tag, start: getIterAtOffset(start), end: iter) }
  }
}
