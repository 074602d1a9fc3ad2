extension TextBuffer {
  /// Makes a tag, whose properties say how the text looks, and adds it to the buffer's table of tags.
  ///
  ///     buffer.createTag("strong").weight = Int(Pango.Weight.bold)
  ///
  /// Precondition: the table has no tag of that name yet.
  @discardableResult
  public final func createTag(_ name: String? = nil) -> TextTag {
    let tag = TextTag(name: name)
    precondition(tagTable?.add(tag) == true, "the buffer has a tag '\(name ?? "")' already")
    return tag
  }

  /// Inserts a text with tags. `iter` points behind it then.
  public final func insert(_ iter: TextIter, text: String, tags: [TextTag]) {
    let start = iter.offset
    insert(iter, text: text)
    for tag in tags { applyTag(tag, start: getIterAtOffset(start), end: iter) }
  }
}
