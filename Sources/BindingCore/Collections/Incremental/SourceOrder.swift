public import Changesets

/// The members of a list in their order, with a label for each that tells at once which of two comes first.
///
/// Members are small integers. Labels ascend along the list, with gaps. Where a gap is used up, the labels around it
/// are spread again, over as many members as it takes to make room: O(log n) labels for each insertion, amortised.
@usableFromInline
nonisolated struct SourceOrder {
  ///
  /// Until the list changes, it is `0..<count`, and prepared bit by bit.
  @usableFromInline private(set) var members: [Int32] = []
  /// The label of each member.
  @usableFromInline private(set) var labels: [UInt64] = []
  /// The number of members.
  @usableFromInline private(set) var count: Int
  @usableFromInline private(set) var pool: MemberPool

  private static var gap: UInt64 { 1 << 32 }

  /// Creates the list of the members `0..<count`.
  init(count: Int = 0) {
    self.count = count
    pool = MemberPool(count: count)
    members.reserveCapacity(count + count / 8)
    labels.reserveCapacity(count + count / 8)
  }

  /// Prepares the members before a position.
  @usableFromInline
  mutating func prepare(upTo end: Int) {
    while members.count < end {
      let member = members.count
      members.append(Int32(member))
      labels.append(UInt64(member + 1) * Self.gap)
    }
  }

  /// Applies a change of the list, which must be prepared. The numbers of members that left stay taken until they are given back.
  ///
  /// - Returns: The new members, in the order of the list.
  mutating func apply(_ changeset: ListChangeset) -> [Int32] {
    var new: [Int32] = []
    changeset.apply(
      to: &members,
      inserting: { _ in
        let member = Int32(pool.take())
        new.append(member)
        return member
      }, updating: { _, _ in })
    count = members.count
    let last = new.max() ?? -1
    if Int(last) >= labels.count { labels += repeatElement(0, count: Int(last) + 1 - labels.count) }
    let entered =
      changeset.moves.isEmpty ? changeset.inserts : (changeset.inserts + changeset.moves.map(\.to)).sorted()
    var ranges = ArraySlice(entered.contiguousRanges)
    while let range = ranges.popFirst() { label(range, before: ranges) }
    return new
  }

  /// Replaces the member at a position by a new one with the same label.
  mutating func renumber(at position: Int) -> Int32 {
    let member = Int32(pool.take())
    if Int(member) >= labels.count { labels += repeatElement(0, count: Int(member) + 1 - labels.count) }
    labels[Int(member)] = labels[Int(members[position])]
    members[position] = member
    return member
  }

  mutating func giveBack(_ member: Int32) { pool.giveBack(Int(member)) }

  private func label(before position: Int) -> UInt64 { position > 0 ? labels[Int(members[position - 1])] : 0 }

  /// Labels the members in a range, between those before and after it.
  ///
  /// - Parameter later: The ranges whose members have no right labels yet, all of them after this one.
  private mutating func label(_ entered: Range<Int>, before later: ArraySlice<Range<Int>>) {
    var range = entered
    while true {
      let low = label(before: range.lowerBound)
      let count = UInt64(range.count)
      if range.upperBound == members.count, low < .max - (count + 1) * Self.gap {
        return spread(range, from: low, by: Self.gap)
      }
      let high = range.upperBound < members.count ? labels[Int(members[range.upperBound])] : .max
      let step = (high - low) / (count + 1)
      // Enough room for several more insertions, unless that would take the whole list.
      if step >= (range == entered ? 1 : 1 << 16) || range.count == members.count {
        return spread(range, from: low, by: step)
      }
      let more = range.count
      var end = min(range.upperBound + more, members.count)
      // What follows must have a label.
      if let next = later.first(where: { $0.upperBound > end }), next.lowerBound <= end { end = next.upperBound }
      range = max(range.lowerBound - more, 0)..<end
    }
  }

  private mutating func spread(_ range: Range<Int>, from low: UInt64, by step: UInt64) {
    var label = low
    for position in range {
      label += step
      labels[Int(members[position])] = label
    }
  }
}
