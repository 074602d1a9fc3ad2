/// A list split into pages of a few hundred elements, so that an edit does not move all elements after it.
///
/// Created from an array without copying its elements; the first edit copies them.
@usableFromInline
package nonisolated struct PagedList<Item> {
  /// A page is split when it is longer than twice this length.
  @usableFromInline let length: Int

  /// The number of elements.
  @usableFromInline package internal(set) var count: Int
  /// The array from which the list was created, until the first edit.
  @usableFromInline var whole: [Item]?
  /// No page is empty. Removals merge neighbours that would fit into a page of half the usual length.
  @usableFromInline var pages: ContiguousArray<[Item]> = []
  /// The lengths of the pages, to find a position without accessing the pages themselves.
  @usableFromInline var lengths: ContiguousArray<Int> = []
  /// The last page found and the position of its first element: the next lookup is usually near.
  @usableFromInline var page = 0
  @usableFromInline var start = 0

  /// Creates a list of the elements of an array, whose storage is shared until the first edit.
  package init(_ items: [Item], pageLength: Int = 512) {
    whole = items
    count = items.count
    length = pageLength
  }

  // MARK: Reading

  /// The element at a position. The getter is mutating because it caches the page found.
  @inlinable
  package subscript(position: Int) -> Item {
    mutating get {
      if let whole { return whole[position] }
      find(position)
      return pages[page][position - start]
    }
    set {
      if whole != nil { cut() }
      find(position)
      pages[page][position - start] = newValue
    }
  }

  /// All elements in order.
  package var all: some Sequence<Item> { (whole.map { [$0] } ?? pages).joined() }

  /// Returns a copy of the elements in a range of positions.
  @usableFromInline
  package mutating func items(at range: Range<Int>) -> [Item] {
    if let whole { return Array(whole[range]) }
    var items: [Item] = []
    items.reserveCapacity(range.count)
    while items.count < range.count {
      find(range.lowerBound + items.count)
      let offset = range.lowerBound + items.count - start
      items += pages[page][offset..<min(offset + range.count - items.count, lengths[page])]
    }
    return items
  }

  /// All elements as an array.
  var array: [Item] {
    if let whole { return whole }
    var array: [Item] = []
    array.reserveCapacity(count)
    for page in pages { array += page }
    return array
  }

  // MARK: Editing

  /// Inserts an element before the one at `position`, or at the end.
  ///
  /// - Complexity: O(p) for p pages. The first edit is O(n).
  @inlinable
  package mutating func insert(_ item: Item, at position: Int) {
    precondition(position >= 0 && position <= count, "The position is not in the list")
    if whole != nil { cut() }
    guard count > 0 else { return replaceSubrange(position..<position, with: [item]) }
    // The end of the list is the end of the last page.
    find(min(position, count - 1))
    guard lengths[page] < 2 * length else { return replaceSubrange(position..<position, with: [item]) }
    pages[page].insert(item, at: position - start)
    lengths[page] += 1
    count += 1
  }

  /// Removes and returns the element at a position.
  ///
  /// - Complexity: O(p) for p pages. The first edit is O(n).
  @inlinable
  package mutating func remove(at position: Int) -> Item {
    precondition(position >= 0 && position < count, "The position is not in the list")
    if whole != nil { cut() }
    find(position)
    let item = pages[page].remove(at: position - start)
    lengths[page] -= 1
    count -= 1
    if lengths[page] < length / 4 { tidy() }
    return item
  }

  /// Replaces the elements in a range of positions.
  ///
  /// - Complexity: O(p + k) for p pages and k elements removed or inserted. The first edit is O(n).
  @usableFromInline
  package mutating func replaceSubrange(_ range: Range<Int>, with items: [Item]) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "The range is not in the list")
    cut()
    remove(range)
    if items.isEmpty { return }
    defer { count += items.count }
    if pages.isEmpty { return insert(items[...], before: 0) }
    find(min(range.lowerBound, count - 1))
    let offset = range.lowerBound - start
    if lengths[page] + items.count <= 2 * length {
      pages[page].insert(contentsOf: items, at: offset)
      lengths[page] += items.count
      return
    }
    // The page is split in two, with the new elements in between.
    let parted = pages.remove(at: page)
    lengths.remove(at: page)
    let before = page
    insert(parted[offset...], before: before)
    insert(items[...], before: before)
    insert(parted[..<offset], before: before)
  }

  private mutating func remove(_ range: Range<Int>) {
    var left = range.count
    count -= left
    while left > 0 {
      find(range.lowerBound)
      let offset = range.lowerBound - start
      let removed = min(left, lengths[page] - offset)
      left -= removed
      lengths[page] -= removed
      if lengths[page] > 0 { pages[page].removeSubrange(offset..<offset + removed) }
      tidy()
    }
  }

  /// Restores the invariants after elements of the current page were removed: no page is empty, and small pages do not
  /// accumulate.
  @usableFromInline
  mutating func tidy() {
    let left = lengths[page]
    if left == 0 {
      pages.remove(at: page)
      lengths.remove(at: page)
      (page, start) = (0, 0)
    } else if left < length / 4 {
      if page > 0, lengths[page - 1] + left <= length / 2 {
        page -= 1
        start -= lengths[page]
        appendNextPage()
      } else if page + 1 < pages.count, left + lengths[page + 1] <= length / 2 {
        appendNextPage()
      }
    }
  }

  private mutating func appendNextPage() {
    pages[page] += pages.remove(at: page + 1)
    lengths[page] += lengths.remove(at: page + 1)
  }

  /// Splits elements into pages and inserts these before an existing page.
  private mutating func insert(_ items: ArraySlice<Item>, before next: Int) {
    let starts = stride(from: items.startIndex, to: items.endIndex, by: length)
    let new = starts.map { page(of: items[$0..<min($0 + length, items.endIndex)]) }
    pages.insert(contentsOf: new, at: next)
    lengths.insert(contentsOf: new.map(\.count), at: next)
    (page, start) = (0, 0)
  }

  /// Returns a page of its own, with room for a few more elements.
  private func page(of items: ArraySlice<Item>) -> [Item] {
    var page: [Item] = []
    page.reserveCapacity(items.count + items.count / 8)
    page.append(contentsOf: items)
    return page
  }

  @usableFromInline
  mutating func cut() {
    guard let items = whole else { return }
    whole = nil
    insert(items[...], before: 0)
  }

  /// Makes `page` the page that contains this position.
  @inlinable
  mutating func find(_ position: Int) {
    while position < start {
      page -= 1
      start -= lengths[page]
    }
    while position >= start + lengths[page] {
      start += lengths[page]
      page += 1
    }
  }
}
