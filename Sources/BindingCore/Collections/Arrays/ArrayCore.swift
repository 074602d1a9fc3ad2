public import Changesets

/// The part of an observable array that its observers retain: its elements, as an `Array` or in pages.
///
/// An edit of an `Array` moves everything after it. A long array that is repeatedly edited in the middle is split into
/// pages until it is needed as an `Array`, which every observer needs except the followers (see `ArrayStep`), which
/// feed lists on the screen. Each change of form costs O(n) and follows edits that moved more than that. If such
/// changes turn out to be in vain, they become rare.
@usableFromInline
nonisolated final class ArrayCore<Item>: CollectionCore<ArrayBatch<Item>> {
  /// The number of elements that edits may move before pages are considered. Negative if the elements are in pages.
  @exclusivity(unchecked) @usableFromInline var room = 0
  /// Whether the array has been read since pages were last considered.
  @exclusivity(unchecked) @usableFromInline var wasRead = false
  /// The elements if they are in pages; `contents` is empty then.
  @exclusivity(unchecked) @usableFromInline var pages = PagedList<Item>([])
  /// The number of elements that may still be read one by one before an array is made.
  @exclusivity(unchecked) @usableFromInline var lookUps = 0

  /// The number of times that all elements may be moved before pages are considered.
  @exclusivity(unchecked) var patience = 4
  /// The number of bytes below which moving an array is faster than finding pages.
  @exclusivity(unchecked) var leastBytes = 128 * 1024
  @exclusivity(unchecked) var pageLength = 512

  /// The number of observers that need only steps.
  @exclusivity(unchecked) private var followers = 0
  /// The pages of the step being delivered to followers, if the array has changed since.
  @exclusivity(unchecked) private var pagesOfStep: PagedList<Item>?
  /// Whether a follower is about to receive the elements for the first time.
  @exclusivity(unchecked) private var isGreeting = false
  /// Whether the reset being sent brings the same elements in another order.
  @exclusivity(unchecked) var isReordering = false
  /// What the incremental operator works in that makes the array, if it does so in slices of time.
  @exclusivity(unchecked) var slices: TimeSlices?

  @usableFromInline
  override init(_ contents: [Item]) { super.init(contents) }

  /// What to do when every path on which a change is on its way has settled.
  @exclusivity(unchecked) var whenSettled: (() -> Void)?

  override func tellOwedValues() {
    flags.remove(.owesValues)
    let action = whenSettled
    whenSettled = nil
    action?()
  }

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
    // The elements are being iterated by position.
    leavePages()
    return contents[position]
  }

  // MARK: Changing the form

  /// Records that an edit is about to move `number` elements. Returns whether to make the edit in pages instead.
  @inlinable
  @inline(__always)
  func willMove(_ number: Int) -> Bool {
    room &-= number
    return room < 0 && isPaged()
  }

  /// Returns whether to make the next edit in pages. Called when edits have moved many elements or the elements are in
  /// pages.
  @usableFromInline
  func isPaged() -> Bool {
    // An event sent now is queued, and the array will have changed by the time it is delivered.
    let mustBeArray = flags.contains(.emitting) || followers != observerCount
    // An edit in pages moves nothing, so restore what was subtracted.
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

  /// Low enough to stay negative; no number of moved elements makes it overflow.
  static var inPages: Int { .min / 2 }

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

  /// Edits the elements in pages; see `edit`.
  @inlinable
  func editPages<Result>(
    _ change: ListChangeset, merge: (inout ArrayBatch<Item>) -> Void, _ mutate: (inout PagedList<Item>) -> Result
  ) -> Result {
    let isBatching = batchDepth > 0
    if isBatching { gather(merge) }
    let result = mutate(&pages)
    version &+= 1
    if !isBatching, hasObservers {
      if isReset { flush() } else { tellFollowers(.changes(change)) }
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

  /// - Returns: The previous element, to be released after the edit.
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

  /// - Returns: The previous elements, to be released after the edit.
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
    // Release the removed elements once the array is consistent again, because releasing may run code that reads it.
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

  /// Updates the array in place to match another one, so that each keeps its own storage and neither is copied at its
  /// next edit.
  @inlinable
  override func follow(_ changeset: ListChangeset, to new: [Item]) {
    makeWhole()
    // Release the removed elements once the array is consistent again, because releasing may run code that reads it.
    let gone = changeset.replacedElements(of: contents)
    edit(
      changeset, merge: { $0.builder.apply(changeset) },
      { changeset.apply(to: &$0, inserting: { new[$0] }, updating: { $0 = new[$1] }) })
    withExtendedLifetime(gone) {}
  }

  @usableFromInline
  override func newBatch() -> ArrayBatch<Item> { ArrayBatch(count: elementCount) }

  // MARK: Followers

  /// Sends a change of the elements in pages, with an empty collection instead of the array.
  @usableFromInline
  func tellFollowers(_ change: ArrayChange) {
    send(Event(collection: [], change: change), .step)
    emission = .none
    pagesOfStep = nil
  }

  @usableFromInline
  override func publish(_ change: CollectionChange<ListChangeset>) {
    if room < 0, isPaged() {
      if hasObservers { tellFollowers(change) }
    } else {
      makeWhole()
      super.publish(change)
    }
  }

  /// Attaches an observer that needs only steps.
  func attachFollower(_ observer: Observer<ArrayStep<Item>, Never>, _ subscription: Subscription) {
    followers += 1
    subscription.add(BlockDisposable { [weak self] in self?.followers -= 1 })
    isGreeting = true
    let isFirst = Box(true)
    attachCollection(
      observer.with { [unowned self] event in
        let isInPages = isFirst.value ? room < 0 : emission == .step
        isFirst.value = false
        observer.next(
          ArrayStep(event, in: isInPages ? self : nil, isReordered: isReordering, ofLongWorkIn: busySlices))
      }, subscription)
    isGreeting = false
  }

  @usableFromInline
  override func firstEvent() -> Event {
    // Followers read the pages.
    if room < 0, isGreeting { return Event(collection: [], change: .reset) }
    return super.firstEvent()
  }

  private var busySlices: TimeSlices? {
    guard let slices else { return nil }
    // Sound: an array that has slices belongs to the main actor.
    return MainActor.assumeIsolated { slices.isBusy ? slices : nil }
  }

  /// The elements in pages after the change being delivered to followers.
  var pagesNow: PagedList<Item> { pagesOfStep ?? pages }

  /// The element at a position after the change being delivered to followers.
  func element(ofStepAt position: Int) -> Item { pagesOfStep == nil ? pages[position] : pagesOfStep![position] }

  func items(ofStepAt positions: Range<Int>) -> [Item] {
    pagesOfStep == nil ? pages.items(at: positions) : pagesOfStep!.items(at: positions)
  }

  /// The element at a position, without recording that it is read.
  @inlinable
  func peek(at position: Int) -> Item { room < 0 ? pages[position] : contents[position] }
}

extension Stamp {
  /// The stamp of an event that carries only a change. Arrays have no two-way bindings.
  fileprivate nonisolated static var step: Stamp { Stamp(number: 1) }
}
