public import Changesets

/// What observes an array holds strongly: its elements, as an `Array` or in pages.
///
/// An `Array` moves all that comes after an edit. A long one that is edited again and again in its middle is cut into
/// pages, until somebody wants it as an `Array`: then it is one. That is the case of each observer but the followers
/// (see `ArrayStep`), which tell lists on the screen. Each change of form costs O(n), and comes after edits that moved
/// more than that; where they turn out to be in vain they become rare.
@usableFromInline
nonisolated final class ArrayCore<Item>: CollectionCore<ArrayBatch<Item>> {
  /// How many elements edits may move before it is time to think of pages. Negative: they are in pages.
  @exclusivity(unchecked) @usableFromInline var room = 0
  /// Whether somebody asked for the array since that was thought of last.
  @exclusivity(unchecked) @usableFromInline var wasRead = false
  /// The elements when they are in pages; `contents` is empty then.
  @exclusivity(unchecked) @usableFromInline var pages = PagedList<Item>([])
  /// How many elements may still be asked for one by one before an array is made for it.
  @exclusivity(unchecked) @usableFromInline var lookUps = 0

  /// How often all elements may be moved before it is time.
  @exclusivity(unchecked) var patience = 4
  /// Arrays with fewer bytes are moved faster than pages are found.
  @exclusivity(unchecked) var leastBytes = 128 * 1024
  @exclusivity(unchecked) var pageLength = 512

  /// How many of the observers do with a step.
  @exclusivity(unchecked) private var followers = 0
  /// What followers are being told of, when the array has changed since.
  @exclusivity(unchecked) private var pagesOfStep: PagedList<Item>?

  @usableFromInline
  override init(_ contents: [Item]) { super.init(contents) }

  // MARK: Reading

  @inlinable
  var array: [Item] {
    wasRead = true
    if room < 0 { leavePages() }
    return contents
  }

  @inlinable var elementCount: Int { room < 0 ? pages.count : contents.count }

  @inlinable
  func element(at position: Int) -> Item {
    room < 0 ? elementInPages(at: position) : contents[position]
  }

  @inlinable
  func elementInPages(at position: Int) -> Item {
    lookUps &-= 1
    if lookUps >= 0 { return pages[position] }
    // Somebody goes through the elements by their positions.
    leavePages()
    return contents[position]
  }

  // MARK: Changing the form

  /// Before an edit that moves so many elements, unless it is made in pages: whether it is.
  @inlinable
  @inline(__always)
  func willMove(_ number: Int) -> Bool {
    room &-= number
    return room < 0 && isPaged()
  }

  /// Edits have moved many elements, or the elements are in pages: whether the next edit is made in pages.
  @usableFromInline
  func isPaged() -> Bool {
    // What is sent now waits its turn, and by then the array is another one.
    let mustBeArray = flags.contains(.emitting) || followers != observerCount
    // In pages nothing is moved, and what was taken off is put back.
    if room < Self.inPages / 2 {
      room = Self.inPages
      if mustBeArray { leavePages() }
      return !mustBeArray
    }
    room = patience * contents.count
    let isWanted = mustBeArray || wasRead
    wasRead = false
    if isWanted || contents.count * MemoryLayout<Item>.stride < leastBytes { return false }
    pages = PagedList(contents, pageLength: pageLength)
    lookUps = contents.count
    contents = []
    room = Self.inPages
    return true
  }

  /// No number of moved elements makes it less than nothing.
  private static var inPages: Int { .min / 2 }

  private var observerCount: Int { count - holes + (first == nil ? 0 : 1) }

  @usableFromInline
  func leavePages() {
    contents = pages.array
    patience = min(patience * 2, 64)
    dropPages()
  }

  private func dropPages() {
    if emission == .step { pagesOfStep = pages }
    pages = PagedList([])
    room = patience * contents.count
  }

  @usableFromInline
  override func makeWhole() {
    if room < 0 { leavePages() }
  }

  // MARK: Editing

  /// An edit of the elements in pages; as `edit`, which has more to say of it.
  @inlinable
  func editPages<Result>(
    _ change: ListChangeset, merge: (inout ArrayBatch<Item>) -> Void, _ mutate: (inout PagedList<Item>) -> Result
  ) -> Result {
    let isBatching = batchDepth > 0
    if isBatching { gather(merge) }
    let result = mutate(&pages)
    version &+= 1
    if !isBatching, hasObservers {
      if isReset { flush() } else { tellFollowers(change) }
    }
    return result
  }

  @inlinable
  func insertIntoPages(_ item: Item, at position: Int) {
    editPages(
      .inserts(position..<position &+ 1), merge: { $0.builder.insert(at: position) }, { $0.insert(item, at: position) })
  }

  @inlinable
  func removeFromPages(at position: Int) -> Item {
    editPages(
      .deletes(position..<position &+ 1), merge: { $0.builder.remove(at: position) }, { $0.remove(at: position) })
  }

  @inlinable
  func moveInPages(from source: Int, to destination: Int) {
    editPages(
      .move(from: source, to: destination),
      merge: { $0.builder.move(from: source, to: destination) },
      { $0.insert($0.remove(at: source), at: destination) })
  }

  /// - Returns: what was there, to be released after the edit.
  @inlinable
  func updatePages(at position: Int, to item: Item) -> Item {
    editPages(
      .updates(position..<position &+ 1), merge: { $0.builder.update(at: position) },
      { pages in
        let old = pages[position]
        pages[position] = item
        return old
      })
  }

  /// - Returns: what was there, to be released after the edit.
  @usableFromInline
  func replaceInPages(_ positions: Range<Int>, with items: [Item], as change: ListChangeset) -> [Item] {
    editPages(
      change, merge: { $0.builder.apply(change) },
      { pages in
        let old = pages.items(at: positions)
        pages.replaceSubrange(positions, with: items)
        return old
      })
  }

  @usableFromInline
  func swapInPages(_ first: Int, _ second: Int, as change: ListChangeset) {
    editPages(
      change, merge: { $0.builder.apply(change) },
      { pages in
        let item = pages[first]
        pages[first] = pages[second]
        pages[second] = item
      })
  }

  // MARK: All elements at once

  @usableFromInline
  override func reset(to newContents: [Item]) {
    // What goes is released when the array is whole again, since that may run code that looks at it.
    let old = pages
    if room < 0 { dropPages() }
    super.reset(to: newContents)
    withExtendedLifetime(old) {}
  }

  @inlinable
  override func replace(with newContents: [Item], as changeset: ListChangeset) {
    makeWhole()
    super.replace(with: newContents, as: changeset)
  }

  /// Brings the array up to date with another one in place, so that each keeps its own storage and neither has to copy
  /// at its next edit.
  @inlinable
  override func follow(_ changeset: ListChangeset, to new: [Item]) {
    makeWhole()
    // What goes is released when the array is whole again, since that may run code that looks at it.
    let gone = changeset.replacedElements(of: contents)
    edit(
      changeset, merge: { $0.builder.apply(changeset) },
      { changeset.apply(to: &$0, inserting: { new[$0] }, updating: { $0 = new[$1] }) })
    withExtendedLifetime(gone) {}
  }

  @usableFromInline
  override func newBatch() -> ArrayBatch<Item> { ArrayBatch(count: elementCount) }

  // MARK: Followers

  /// Sends a change of the elements in pages, with nothing in place of the array.
  @usableFromInline
  func tellFollowers(_ change: ListChangeset) {
    send(Event(collection: [], change: .changes(change)), .step)
    emission = .none
    pagesOfStep = nil
  }

  @usableFromInline
  override func publish(_ change: CollectionChange<ListChangeset>) {
    if room < 0, isPaged(), case .changes(let changeset) = change {
      if hasObservers { tellFollowers(changeset) }
    } else {
      makeWhole()
      super.publish(change)
    }
  }

  /// Attaches an observer that asks for elements with `element(ofStepAt:)` when it is told of a step.
  func attachFollower(_ observer: Observer<Event, Never>, _ subscription: Subscription) {
    followers += 1
    subscription.add(BlockDisposable { [weak self] in self?.followers -= 1 })
    attachCollection(observer, subscription)
  }

  var isTellingOfStep: Bool { emission == .step }

  /// The element at a position after the change that followers are being told of.
  func element(ofStepAt position: Int) -> Item { pagesOfStep == nil ? pages[position] : pagesOfStep![position] }
}

extension Stamp {
  /// Of an event that is a change alone; arrays have no two-way bindings.
  fileprivate nonisolated static var step: Stamp { Stamp(number: 1) }
}
