public import Changesets

/// Transforms or rejects each element of an array: the work of a map or a filter.
@usableFromInline
final class IncrementalMap<Input, Output>: IncrementalWork<Input, Output> {
  /// Returns `nil` for elements that have no result.
  @exclusivity(unchecked) @usableFromInline var transform: ((Input) -> Output?)?
  @exclusivity(unchecked) @usableFromInline var marks: [ElementMark] = []
  @exclusivity(unchecked) @usableFromInline var waitingCount = 0
  /// No element before this position is waiting.
  @exclusivity(unchecked) @usableFromInline var nextWaiting = 0
  /// A position and the number of shown elements before it: the next one asked for is usually near.
  @exclusivity(unchecked) @usableFromInline var known = (position: 0, rank: 0)

  /// A stored closure, because methods of generic classes are not specialised if they are called through the vtable.
  @usableFromInline let advance: (IncrementalMap, inout Slice) -> Void

  @inlinable
  override init(in slices: TimeSlices?) {
    advance = { work, slice in work.transform(in: &slice) }
    super.init(in: slices)
  }

  /// Replaces the function, which makes every element wait, with its present result.
  @inlinable
  func setTransform(_ transform: @escaping (Input) -> Output?) {
    self.transform = transform
    for index in marks.indices { marks[index].insert(.waiting) }
    waitingCount = marks.count
    nextWaiting = 0
  }

  override var hasWork: Bool { waitingCount > 0 }

  override func reset(count: Int) {
    marks = Array(repeating: .waiting, count: count)
    waitingCount = count
    nextWaiting = 0
    known = (0, 0)
    core.clear()
  }

  // MARK: Ranks

  /// Returns the number of shown elements before a position.
  ///
  /// - Complexity: O(d) for a distance of d elements from the position asked for last, with a small factor.
  @usableFromInline
  func rank(of position: Int) -> Int {
    var (start, rank) = known
    if position < start / 2 { (start, rank) = (0, 0) }
    if start <= position {
      rank += shownCount(start..<position)
    } else {
      rank -= shownCount(position..<start)
    }
    known = (position, rank)
    return rank
  }

  private func shownCount(_ range: Range<Int>) -> Int {
    marks.withUnsafeBufferPointer { marks in
      var count = 0
      for index in range { count &+= Int(marks[index].rawValue & 1) }
      return count
    }
  }

  // MARK: Following

  override func change(by changeset: ListChangeset) {
    let first: Int
    var output = ListChangeset()
    let wasIdle = waitingCount == 0
    switch changeset.edit {
    case .inserts(let range):
      first = range.lowerBound
      if known.position > first { known = (first, rank(of: first)) }
      waitingCount += range.count
      marks.insert(contentsOf: repeatElement(.waiting, count: range.count), at: first)
    case .deletes(let range):
      first = range.lowerBound
      let start = rank(of: first)
      let count = shownCount(range)
      for position in range where marks[position].contains(.waiting) { waitingCount -= 1 }
      marks.removeSubrange(range)
      output = .deletes(start..<start + count)
    case .updates(let range):
      first = range.lowerBound
      for position in range { markChanged(at: position) }
    case .move(let source, let destination):
      first = min(source, destination)
      let start = rank(of: source)
      known = (first, rank(of: first))
      let mark = marks.remove(at: source)
      marks.insert(mark, at: destination)
      let end = rank(of: destination)
      if mark.contains(.shown), start != end { output = .move(from: start, to: end) }
    case nil:
      (first, output) = changeGroups(changeset)
    }
    nextWaiting = min(nextWaiting, first)
    if wasIdle, transform != nil, !output.isEmpty, waitingCount > 0, waitingCount <= 256 {
      transformAtOnce(after: output)
    } else {
      core.edit(output, inserting: { _ in preconditionFailure() }, updating: { _ in preconditionFailure() })
    }
  }

  /// Delivers a change of what is shown together with the results for the waiting elements: an element that is deleted
  /// and inserted in one change stays selected in a list.
  private func transformAtOnce(after change: ListChangeset) {
    var batch = Batch(rank: rank(of: nextWaiting))
    transform(atMost: waitingCount, into: &batch)
    known = (nextWaiting, batch.new)
    if change.moves.isEmpty {
      // The positions before both changes.
      let first = change.deletes
      var passed = 0
      batch.deletes = batch.deletes.map { position in
        while passed < first.count, first[passed] <= position + passed { passed += 1 }
        return position + passed
      }
      batch.deletes = (first + batch.deletes).sorted()
      show(batch)
    } else {
      core.batch {
        core.edit(change, inserting: { _ in preconditionFailure() }, updating: { _ in preconditionFailure() })
        show(batch)
      }
    }
  }

  private func markChanged(at position: Int) {
    if !marks[position].contains(.waiting) { waitingCount += 1 }
    marks[position].formUnion([.waiting, .changed])
  }

  /// Handles several edits at once. Returns the first position that they touch, and the change of what is shown.
  private func changeGroups(_ changeset: ListChangeset) -> (Int, ListChangeset) {
    let (deletes, inserts, updates, moves) = (
      changeset.deletes, changeset.inserts, changeset.updates, changeset.moves
    )
    let first = min(
      deletes.first ?? .max, inserts.first ?? .max, updates.first ?? .max,
      moves.lazy.map { min($0.from, $0.to) }.min() ?? .max)
    var left: [Int] = []
    for position in deletes {
      if marks[position].contains(.waiting) { waitingCount -= 1 }
      if marks[position].contains(.shown) { left.append(rank(of: position)) }
    }
    let movers = moves.map { marks[$0.from].contains(.shown) ? rank(of: $0.from) : nil }
    known = (0, 0)
    let oldCount = core.elementCount
    changeset.apply(to: &marks, inserting: { _ in .waiting }, updating: { _, _ in })
    waitingCount += inserts.count
    for position in updates { markChanged(at: position) }
    guard !moves.isEmpty else { return (first, ListChangeset(deletes: left)) }
    let newCount = oldCount - left.count
    let entered = zip(moves, movers).compactMap { move, origin in
      origin.map { (position: rank(of: move.to), origin: Int?.some($0), isUpdated: false) }
    }
    left = (left + movers.compactMap { $0 }).sorted()
    return (first, ListChangeset(oldCount: oldCount, newCount: newCount, left: left, entered: entered))
  }

  // MARK: Working

  override func advance(_ slice: inout Slice) { advance(self, &slice) }

  /// Transforms the waiting elements. The results of a slice are delivered together, because lists take longer for each
  /// event than for many elements.
  @inlinable
  func transform(in slice: inout Slice) {
    while waitingCount > 0, !slice.isOver {
      var batch = Batch(rank: rank(of: nextWaiting))
      while waitingCount > 0, batch.count < batchSize {
        let count = slice.next(atMost: 2048)
        if count == 0 { break }
        transform(atMost: count, into: &batch)
      }
      known = (nextWaiting, batch.new)
      deliver(batch.count, in: slice) { show(batch) }
    }
  }

  /// Results that have not been delivered.
  @usableFromInline
  struct Batch {
    // The rank of the next element before and after the changes.
    @usableFromInline var old: Int
    @usableFromInline var new: Int
    @usableFromInline var deletes: [Int] = []
    @usableFromInline var inserts: [Int] = []
    @usableFromInline var updates: [Int] = []
    @usableFromInline var inserted: [Output] = []
    @usableFromInline var updated: [Output] = []

    @inlinable
    init(rank: Int) { (old, new) = (rank, rank) }

    @inlinable var count: Int { deletes.count &+ inserts.count &+ updates.count }
  }

  /// Transforms the next waiting elements.
  @inlinable
  func transform(atMost count: Int, into batch: inout Batch) {
    guard let transform else { return }
    var position = nextWaiting
    var left = min(count, waitingCount)
    waitingCount &-= left
    while left > 0 {
      let mark = marks[position]
      let wasShown = mark.contains(.shown)
      var isShown = wasShown
      if mark.contains(.waiting) {
        left &-= 1
        let output = transform(element(at: position))
        isShown = output != nil
        if let output {
          if !wasShown {
            batch.inserts.append(batch.new)
            batch.inserted.append(output)
          } else if mark.contains(.changed) {
            batch.updates.append(batch.new)
            batch.updated.append(output)
          }
        } else if wasShown {
          batch.deletes.append(batch.old)
        }
        marks[position] = isShown ? .shown : []
      }
      if wasShown { batch.old &+= 1 }
      if isShown { batch.new &+= 1 }
      position &+= 1
    }
    nextWaiting = position
  }

  @inlinable
  func show(_ batch: Batch) {
    var (nextInserted, nextUpdated) = (0, 0)
    core.edit(
      ListChangeset(deletes: batch.deletes, inserts: batch.inserts, updates: batch.updates),
      inserting: { _ in
        defer { nextInserted &+= 1 }
        return batch.inserted[nextInserted]
      },
      updating: { _ in
        defer { nextUpdated &+= 1 }
        return batch.updated[nextUpdated]
      })
  }
}

/// What is known of an element of the source.
@usableFromInline
nonisolated struct ElementMark: OptionSet {
  @usableFromInline let rawValue: UInt8
  @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The array of results has an element for it.
  @inlinable static var shown: ElementMark { ElementMark(rawValue: 1) }
  /// It has yet to be transformed.
  @inlinable static var waiting: ElementMark { ElementMark(rawValue: 2) }
  /// It has changed since its result was made.
  @inlinable static var changed: ElementMark { ElementMark(rawValue: 4) }
}
