public import Changesets

/// Sorts an array for one observer.
///
/// Elements are numbered, and what is sorted and searched are the numbers, called members. A *run* takes the members
/// that wait, sorts them, and enters them among those that are shown. When the order changes, a run takes all members
/// instead and finally replaces those that are shown, which keep the previous order until then.
@usableFromInline
final class IncrementalSort<Item>: IncrementalWork<Item, Item> {
  @usableFromInline typealias Order = (Item, Item) -> Bool

  /// What the current run is doing.
  @usableFromInline enum Stage { case none, gathering, sorting, entering, paging }

  /// A change of at most this many elements is sorted in at once.
  @usableFromInline let few: Int

  @exclusivity(unchecked) @usableFromInline var order: Order?
  @exclusivity(unchecked) @usableFromInline var list = SourceOrder()
  @exclusivity(unchecked) @usableFromInline var items = MemberElements<Item>()
  /// What is known of each member.
  @exclusivity(unchecked) @usableFromInline var marks: [MemberMark] = []
  /// The members that are shown, in this order.
  @exclusivity(unchecked) @usableFromInline var shown: [Int32] = []
  /// The order of what is shown.
  @exclusivity(unchecked) @usableFromInline var shownOrder: Order?
  @exclusivity(unchecked) @usableFromInline var waitingCount = 0
  /// No member before this position is waiting.
  @exclusivity(unchecked) @usableFromInline var firstWaiting = 0
  /// Whether the next run must take all members, because the order of what is shown is not the right one.
  @exclusivity(unchecked) @usableFromInline var mustSortAll = false

  // The current run.
  @exclusivity(unchecked) @usableFromInline var stage = Stage.none
  /// Whether it replaces what is shown.
  @exclusivity(unchecked) @usableFromInline var replaces = false
  /// Whether it takes all members, not only those that wait.
  @exclusivity(unchecked) @usableFromInline var takesAll = false
  /// Whether its members are not in the order of the source, so that labels must decide among equal elements.
  @exclusivity(unchecked) @usableFromInline var hasLateMembers = false
  @exclusivity(unchecked) @usableFromInline var runNumber: Int32 = 0
  /// The number of the last run that took each member.
  @exclusivity(unchecked) @usableFromInline var runs: [Int32] = []
  @exclusivity(unchecked) @usableFromInline var run: [Int32] = []
  @exclusivity(unchecked) @usableFromInline var sort = SlicedMergeSort([])
  /// The next position of the source to gather, or of the run to enter.
  @exclusivity(unchecked) @usableFromInline var next = 0
  /// What will replace what is shown: its members, and their elements in pages.
  @exclusivity(unchecked) @usableFromInline var paged: [Int32] = []
  @exclusivity(unchecked) @usableFromInline var pages = PagedList<Item>([])
  /// Elements that have gone, to be released when everything is consistent: releasing may run code that reads the array.
  @exclusivity(unchecked) var gone: [Item] = []
  /// Members that are to be given back after the run.
  @exclusivity(unchecked) var dead: [Int32] = []
  /// The members that have begun to wait during the run.
  @exclusivity(unchecked) @usableFromInline var late: [Int32] = []

  /// A stored closure, because methods of generic classes are not specialised if they are called through the vtable.
  @usableFromInline let advance: (IncrementalSort, inout Slice) -> Void

  @inlinable
  override init(in slices: TimeSlices?) {
    advance = { work, slice in work.sort(in: &slice) }
    few = IncrementalSort.few(slices)
    super.init(in: slices)
  }

  @usableFromInline static func few(_ slices: TimeSlices?) -> Int { slices?.few ?? .max }

  /// Replaces the order.
  @usableFromInline
  func setOrder(_ order: @escaping Order) {
    let isFirst = self.order == nil
    self.order = order
    if !isFirst { sortAll() }
  }

  override var hasWork: Bool { hasMore }

  override func reset(count: Int) {
    endRun()
    mustSortAll = false
    Leftovers.release(items.pages)
    items = MemberElements()
    list = SourceOrder(count: count)
    marks = []
    // Room for what comes later, or the first element to come would move all others in all of these.
    marks.reserveCapacity(count + count / 8)
    marks.append(contentsOf: repeatElement(.waiting, count: count))
    runs = []
    runs.reserveCapacity(count + count / 8)
    runNumber = 0
    shown = []
    shown.reserveCapacity(count + count / 8)
    shownOrder = nil
    waitingCount = count
    firstWaiting = 0
    core.clear()
  }

  override func change(by changeset: ListChangeset) { follow(changeset) }

  override func advance(_ slice: inout Slice) {
    advance(self, &slice)
    releaseGone()
  }

  // MARK: Runs

  /// Makes the next run take all members. The current one is abandoned.
  func sortAll() {
    mustSortAll = true
    endRun()
  }

  @usableFromInline
  func endRun() {
    stage = .none
    run = []
    sort = SlicedMergeSort([])
    late = []
    dropPages()
    let dropped = dead
    dead = []
    for member in dropped { giveBack(member) }
  }

  func dropPages() {
    paged = []
    if pages.count > 0 { Leftovers.release(pages) }
    pages = PagedList([])
  }

  func giveBack(_ member: Int32) {
    setElement(nil, of: member)
    marks[Int(member)] = []
    list.giveBack(member)
  }

  func setElement(_ element: Item?, of member: Int32) {
    if let old = items.set(element, for: member) { gone.append(old) }
  }

  func releaseGone() {
    let released = gone
    gone = []
    withExtendedLifetime(released) {}
  }

  @inlinable
  func sort(in slice: inout Slice) {
    while hasMore {
      if stage == .none { beginRun() }
      if stage == .entering {
        enter(in: &slice)
        if slice.isOver { return }
        continue
      }
      let count = slice.next(atMost: stage == .paging ? 4096 : .max)
      if count == 0 { return }
      switch stage {
      case .gathering: gather(count)
      case .sorting: sortRun(count)
      case .paging:
        if next < run.count {
          makePages(count)
          // A list takes long to show another order.
          if next == run.count { slice.endUnlessFresh() }
        } else {
          replace()
        }
      case .none, .entering: break
      }
    }
  }

  @inlinable var hasMore: Bool { waitingCount > 0 || stage != .none || mustSortAll }

  @inlinable
  func beginRun() {
    replaces = mustSortAll && !shown.isEmpty
    takesAll = mustSortAll
    mustSortAll = false
    hasLateMembers = false
    runNumber += 1
    run = []
    batchSize = 32
    beginGathering()
  }

  @inlinable
  func beginGathering() {
    next = takesAll ? 0 : min(firstWaiting, list.count)
    firstWaiting = .max
    stage = .gathering
  }

  @inlinable
  func gather(_ count: Int) {
    let end = next &+ min(count, list.count &- next)
    list.prepare(upTo: end)
    if runs.count < list.members.count {
      runs.append(contentsOf: repeatElement(0, count: list.members.count &- runs.count))
    }
    while next < end, takesAll || waitingCount > 0 {
      let member = list.members[next]
      let mark = marks[Int(member)]
      if runs[Int(member)] != runNumber, takesAll || mark.contains(.waiting) {
        if mark.contains(.waiting) { waitingCount &-= 1 }
        if !mark.contains(.loaded) { items.set(element(at: next), for: member) }
        marks[Int(member)] = mark.subtracting(.waiting).union(.loaded)
        runs[Int(member)] = runNumber
        run.append(member)
      }
      next &+= 1
    }
    if next == list.count || !takesAll && waitingCount == 0 {
      sort = SlicedMergeSort(run)
      run = []
      stage = .sorting
    }
  }

  @inlinable
  func sortRun(_ count: Int) {
    guard let order else { return }
    if hasLateMembers {
      sort.advance(count, key: { $0 }, by: { comesBefore($0, $1, by: order) })
    } else {
      sort.advance(
        count, key: { items.place(of: $0) }, by: { $0.pointee.precedes($1.pointee, by: order) })
    }
    guard sort.isDone else { return }
    run = sort.elements
    sort = SlicedMergeSort([])
    if replaces, waitingCount > few {
      // Too many to be sorted in when the replacement is ready.
      takesAll = false
      hasLateMembers = true
      beginGathering()
    } else if replaces {
      next = 0
      paged.reserveCapacity(run.count + run.count / 8)
      stage = .paging
    } else {
      next = 0
      stage = .entering
    }
  }

  /// Shows the next members of a sorted run. Those of a slice are delivered together, because lists take longer for each
  /// event than for many elements.
  @inlinable
  func enter(in slice: inout Slice) {
    guard let order else { return }
    if shown.isEmpty { shownOrder = order }
    var entering: [Int32] = []
    var ranks: [Int] = []
    var low = 0
    while next < run.count, entering.count < batchSize {
      let count = slice.next(atMost: batchSize &- entering.count)
      if count == 0 { break }
      let end = next &+ min(count, run.count &- next)
      while next < end {
        let member = run[next]
        next &+= 1
        if marks[Int(member)].contains(.dead) { continue }
        low = rank(toInsert: member, in: shown, from: low, by: order)
        ranks.append(low &+ entering.count)
        entering.append(member)
        marks[Int(member)].insert(.shown)
        runs[Int(member)] = 0
      }
    }
    deliver(ranks.count, in: slice) {
      insert(entering, at: ranks)
      if next == run.count { endRun() }
      core.edit(ListChangeset(inserts: ranks), inserting: { items[shown[$0]] }, updating: { items[shown[$0]] })
    }
  }

  /// Inserts members among those that are shown, at ascending positions of the result.
  @inlinable
  func insert(_ members: [Int32], at ranks: [Int]) {
    var end = shown.count
    shown.append(contentsOf: members)
    guard let first = ranks.first, first < end else { return }
    shown.withUnsafeMutableBufferPointer { shown in
      var destination = shown.count
      for index in ranks.indices.reversed() {
        // What follows the position moves to the end.
        let moved = destination &- ranks[index] &- 1
        if moved > 0 {
          (shown.baseAddress! + destination - moved).update(from: shown.baseAddress! + end - moved, count: moved)
        }
        end &-= moved
        destination = ranks[index]
        shown[destination] = members[index]
      }
    }
  }

  /// Adds the next members of a sorted run to the pages that will replace what is shown.
  @inlinable
  func makePages(_ count: Int) {
    let end = next &+ min(count, run.count &- next)
    var page: [Item] = []
    page.reserveCapacity(end &- next)
    for member in run[next..<end] where !marks[Int(member)].contains(.dead) {
      marks[Int(member)].insert(.shown)
      paged.append(member)
      page.append(items[member])
    }
    pages.replaceSubrange(pages.count..<pages.count, with: page)
    next = end
  }

  // MARK: Order

  /// Whether one member comes before another, according to their elements and then to the source.
  @inlinable
  func comesBefore(_ first: Int32, _ second: Int32, by order: Order) -> Bool {
    let (left, right) = (items.place(of: first), items.place(of: second))
    if left.pointee.precedes(right.pointee, by: order) { return true }
    return list.labels[Int(first)] < list.labels[Int(second)] && !right.pointee.precedes(left.pointee, by: order)
  }

  /// Returns the position at which to insert a member into sorted ones, not before `start`.
  @inlinable
  func rank(toInsert member: Int32, in sorted: [Int32], from start: Int, by order: Order) -> Int {
    var high = sorted.count
    if start == high || !comesBefore(member, sorted[high &- 1], by: order) { return high }
    // Always of the whole, so that consecutive searches begin with the same members, which are in the caches then.
    var low = 0
    while low < high {
      let middle = (low &+ high) / 2
      if middle < start || comesBefore(sorted[middle], member, by: order) { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}

/// What is known of a member.
@usableFromInline
nonisolated struct MemberMark: OptionSet {
  @usableFromInline let rawValue: UInt8
  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }
  /// It is shown, or in the pages that will replace what is shown.
  @inlinable static var shown: MemberMark { MemberMark(rawValue: 1) }
  /// The next run takes it.
  @inlinable static var waiting: MemberMark { MemberMark(rawValue: 2) }
  /// Its element has been read.
  @inlinable static var loaded: MemberMark { MemberMark(rawValue: 4) }
  /// It has left the source, and the run that took it will drop it.
  @inlinable static var dead: MemberMark { MemberMark(rawValue: 8) }
}
