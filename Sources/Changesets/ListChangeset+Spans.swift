extension ListChangeset {
  /// Returns the fewest `items-changed` spans that cover the changes and, except for moves, nothing unchanged.
  ///
  /// A move is one span from its source to its destination, including all elements in between, because a list widget
  /// preserves the selection of an element only within one span. Adjacent and overlapping changes share a span. Spans
  /// are ascending and disjoint: when announced in this order, everything before the end of the last announced span is
  /// new and everything after it is old. `ListTransition` represents the list in the meantime.
  ///
  /// - Parameter limit: The maximum number of spans. If there are more, a single span from the first change to the last
  ///   replaces them, because list widgets need 50 to 100 µs for each.
  /// - Precondition: The changeset leads from a list with `oldCount` elements to one with `newCount`.
  /// - Complexity: O(1) for a single edit, O(c log c) for c changes, regardless of the lengths of the lists.
  public func spans(oldCount: Int, newCount: Int, limit: Int = 500) -> [ListSpan] {
    precondition(oldCount + growth == newCount, "The changeset does not fit these lists")
    if let edit { return [edit.span] }
    var walk = SpanWalk(groups)
    walk.run()
    guard walk.spans.count > max(limit, 1), let first = walk.spans.first, let last = walk.spans.last else {
      return walk.spans
    }
    let added = last.position + last.added - first.position
    let growth = walk.spans.reduce(0) { $0 + $1.added - $1.removed }
    return [ListSpan(position: first.position, removed: added - growth, added: added)]
  }
}

extension ListEdit {
  /// The edit as a span. A move includes everything between its ends.
  fileprivate var span: ListSpan {
    switch self {
    case .deletes(let range): ListSpan(position: range.lowerBound, removed: range.count, added: 0)
    case .inserts(let range): ListSpan(position: range.lowerBound, removed: 0, added: range.count)
    case .updates(let range): ListSpan(position: range.lowerBound, removed: range.count, added: range.count)
    case .move(let from, let to):
      ListSpan(position: min(from, to), removed: abs(to - from) + 1, added: abs(to - from) + 1)
    }
  }
}

/// A walk along the old and the new list from change to change that collects spans.
private struct SpanWalk {
  let groups: ListChangeset.Groups
  let movesBySource: [ListChangeset.Move]
  var spans: [ListSpan] = []

  // The progress in each list, and the next element of each group.
  private var oldPosition = 0
  private var newPosition = 0
  private var nextDelete = 0
  private var nextInsert = 0
  private var nextUpdate = 0
  private var nextSource = 0
  private var nextDestination = 0
  /// The number of moves of which only one end has been passed. The span must not end before the other end.
  private var openMoves = 0
  /// The start of the current span.
  private var spanStart: (old: Int, new: Int)?

  init(_ groups: ListChangeset.Groups) {
    self.groups = groups
    movesBySource = groups.moves.sorted { $0.from < $1.from }
  }

  mutating func run() {
    while let unchanged = unchangedCount() {
      if unchanged > 0 {
        endSpan()
        oldPosition += unchanged
        newPosition += unchanged
      }
      if spanStart == nil { spanStart = (oldPosition, newPosition) }
      passChange()
    }
    endSpan()
  }

  /// The number of unchanged elements before the next change, or `nil` if no change is left.
  private func unchangedCount() -> Int? {
    let oldNext = min(
      nextDelete < groups.deletes.count ? groups.deletes[nextDelete] : .max,
      nextSource < movesBySource.count ? movesBySource[nextSource].from : .max)
    let newNext = min(
      nextInsert < groups.inserts.count ? groups.inserts[nextInsert] : .max,
      nextUpdate < groups.updates.count ? groups.updates[nextUpdate] : .max,
      nextDestination < groups.moves.count ? groups.moves[nextDestination].to : .max)
    if oldNext == .max, newNext == .max { return nil }
    return min(oldNext - oldPosition, newNext - newPosition)
  }

  /// Passes the change at the current position. Departures from the old list precede arrivals in the new one, so that
  /// at an update both positions are those of the updated element.
  private mutating func passChange() {
    if nextDelete < groups.deletes.count, groups.deletes[nextDelete] == oldPosition {
      nextDelete += 1
      oldPosition += 1
    } else if nextSource < movesBySource.count, movesBySource[nextSource].from == oldPosition {
      openMoves += movesBySource[nextSource].to < newPosition ? -1 : 1
      nextSource += 1
      oldPosition += 1
    } else if nextInsert < groups.inserts.count, groups.inserts[nextInsert] == newPosition {
      nextInsert += 1
      newPosition += 1
    } else if nextDestination < groups.moves.count, groups.moves[nextDestination].to == newPosition {
      openMoves += groups.moves[nextDestination].from < oldPosition ? -1 : 1
      nextDestination += 1
      newPosition += 1
    } else {
      nextUpdate += 1
      oldPosition += 1
      newPosition += 1
    }
  }

  private mutating func endSpan() {
    guard openMoves == 0, let start = spanStart else { return }
    spans.append(ListSpan(position: start.new, removed: oldPosition - start.old, added: newPosition - start.new))
    spanStart = nil
  }
}
