/// A list that is cut into pages of some hundred elements, so that an edit does not move all that come after it.
///
/// Made of an array without copying its elements; the first edit copies them.
nonisolated struct PagedList<Item> {
  /// A page is split when it is longer than twice this.
  private static var length: Int { 512 }

  /// How many elements there are.
  private(set) var count = 0
  /// Whether the pages are parts of the array that the list was made of. As a whole or not at all: a single page would
  /// keep all elements of the array alive, also those that are no longer in the list.
  private var isShared = true
  /// None of them is empty.
  private var pages: ContiguousArray<ArraySlice<Item>> = []
  /// How long the pages are, to find a position without a look at the pages themselves.
  private var lengths: ContiguousArray<Int> = []
  /// The page that was looked for last, and the position of its first element: the next one is usually near.
  private var page = 0
  private var start = 0

  /// The elements of an array, whose storage is shared until the first edit.
  init(_ items: [Item]) {
    insert(items[...], before: 0)
    count = items.count
  }

  /// The element at a position. Mutating, since it remembers where that was.
  subscript(position: Int) -> Item {
    mutating get {
      find(position)
      return pages[page][pages[page].startIndex + position - start]
    }
    set {
      ownPages()
      find(position)
      pages[page][pages[page].startIndex + position - start] = newValue
    }
  }

  /// All elements in order.
  var all: some Sequence<Item> { pages.joined() }

  /// Copies the elements at some positions.
  mutating func items(at range: Range<Int>) -> [Item] { range.map { self[$0] } }

  /// Puts copies of other elements in the place of those at these positions.
  ///
  /// - Complexity: O(p + k) for p pages and k elements that go or come. The first edit is O(n).
  mutating func replaceSubrange(_ range: Range<Int>, with items: ArraySlice<Item>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "The range is not in the list")
    ownPages()
    remove(range)
    count += items.count - range.count
    if items.isEmpty { return }
    if pages.isEmpty { return insert(items, before: 0) }
    // At the end of the list that is the end of the last page.
    find(min(range.lowerBound, count - items.count - 1))
    let offset = range.lowerBound - start
    if lengths[page] + items.count <= 2 * Self.length {
      let index = pages[page].startIndex + offset
      if items.count == 1 {
        pages[page].insert(items[items.startIndex], at: index)
      } else {
        pages[page].insert(contentsOf: items, at: index)
      }
      lengths[page] += items.count
      return
    }
    // The page is cut in two, with the new ones between them.
    let whole = pages[page]
    let cut = whole.startIndex + offset
    pages.remove(at: page)
    lengths.remove(at: page)
    let before = page
    insert(whole[cut...], before: before)
    insert(items, before: before)
    insert(whole[..<cut], before: before)
  }

  private mutating func remove(_ range: Range<Int>) {
    var left = range.count
    while left > 0 {
      find(range.lowerBound)
      let offset = range.lowerBound - start
      let removed = min(left, lengths[page] - offset)
      left -= removed
      if removed == lengths[page] {
        pages.remove(at: page)
        lengths.remove(at: page)
        (page, start) = (0, 0)
        continue
      }
      let index = pages[page].startIndex + offset
      if removed == 1 {
        pages[page].remove(at: index)
      } else {
        pages[page].removeSubrange(index..<index + removed)
      }
      lengths[page] -= removed
    }
  }

  /// Cuts elements into pages, which come before one of those that there are.
  private mutating func insert(_ items: ArraySlice<Item>, before next: Int) {
    var cuts = Array(stride(from: items.startIndex, to: items.endIndex, by: Self.length))
    cuts.append(items.endIndex)
    let ranges = zip(cuts, cuts.dropFirst())
    pages.insert(contentsOf: ranges.map { isShared ? items[$0..<$1] : copy(items[$0..<$1]) }, at: next)
    lengths.insert(contentsOf: ranges.map { $1 - $0 }, at: next)
    (page, start) = (0, 0)
  }

  private mutating func ownPages() {
    guard isShared else { return }
    isShared = false
    for index in pages.indices { pages[index] = copy(pages[index]) }
  }

  /// The same elements in storage of their own.
  private func copy(_ items: ArraySlice<Item>) -> ArraySlice<Item> { Array(items)[...] }

  /// Makes `page` the one with this position.
  private mutating func find(_ position: Int) {
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
