import Changesets

extension SignalProtocol {
  /// Delivers a set of the results of `transform` for each member, with the resulting changes.
  ///
  /// Several members may map to the same output, which stays as long as one of them does. For each observer,
  /// `transform` runs once for each new or updated member.
  ///
  /// - Complexity: O(c) for c changed members, plus a copy of the set while an older one is retained.
  public func mapCollection<Member, Output: Hashable>(
    _ transform: @escaping (Member) -> Output
  ) -> Signal<ObservableSetEvent<Output>, Failure> where Element == ObservableSetEvent<Member> {
    compactMapWithOwnState {
      var mapped: MappedSet<Member, Output>?
      return { event in
        guard case .changes(let changeset) = event.change, mapped != nil else {
          let all = MappedSet(event.collection, transform)
          mapped = all
          return ObservableSetEvent(collection: all.outputs, change: .reset)
        }
        let change = mapped!.apply(changeset)
        return change.isEmpty ? nil : ObservableSetEvent(collection: mapped!.outputs, change: .changes(change))
      }
    }
  }

  /// Delivers a set of the members that satisfy `isIncluded`, with the changes among them.
  ///
  /// For each observer, `isIncluded` runs once for each new or updated member. There is no event for a change among
  /// rejected members.
  ///
  /// - Complexity: O(c) for c changed members, plus a copy of the set while an older one is retained.
  public func filterCollection<Member>(
    _ isIncluded: @escaping (Member) -> Bool
  ) -> Signal<ObservableSetEvent<Member>, Failure> where Element == ObservableSetEvent<Member> {
    compactMapWithOwnState {
      var shown: Set<Member>?
      return { event in
        guard case .changes(let changeset) = event.change, var visible = shown else {
          let visible = event.collection.filter(isIncluded)
          shown = visible
          return ObservableSetEvent(collection: visible, change: .reset)
        }
        let change = changeset.seen(whereWasShown: visible.contains, isShown: isIncluded)
        if change.isEmpty { return nil }
        // Keep a single owner, so that the set is mutated in place.
        shown = nil
        change.apply(to: &visible)
        shown = visible
        return ObservableSetEvent(collection: visible, change: .changes(change))
      }
    }
  }

  /// Delivers the members as a sorted array, with the changes in that order.
  ///
  /// Members neither of which precedes the other are in insertion order. An update that changes the position of a
  /// member is a delete and an insert.
  /// - Parameter areInIncreasingOrder: A strict weak ordering, like `<`.
  /// - Complexity: O(n log n) for a reset; for one changed member, O(log n) comparisons plus the cost of the same edit
  ///   of an array; O(n + c log c) for c members at once.
  public func sortedCollection<Member>(
    by areInIncreasingOrder: @escaping (Member, Member) -> Bool
  ) -> Signal<ObservableArrayEvent<Member>, Failure> where Element == ObservableSetEvent<Member> {
    sortedMembers({ $0 }, by: areInIncreasingOrder, { (_: Set<Member>) in { $0 } }, elements: { Array($0) })
  }

  /// Delivers the members as an array in ascending order; see `sortedCollection(by:)`.
  public func sortedCollection<Member: Comparable>() -> Signal<ObservableArrayEvent<Member>, Failure>
  where Element == ObservableSetEvent<Member> {
    sortedCollection(by: { $0 < $1 })
  }
}

/// The state of a mapped set for one observer.
private nonisolated struct MappedSet<Member: Hashable, Output: Hashable> {
  private let transform: (Member) -> Output
  private var output: [Member: Output] = [:]
  /// The number of members that map to each output.
  private var counts: [Output: Int] = [:]
  private(set) var outputs: Set<Output> = []

  init(_ members: Set<Member>, _ transform: @escaping (Member) -> Output) {
    self.transform = transform
    _ = apply(KeyedChangeset(inserts: members))
  }

  mutating func apply(_ changeset: KeyedChangeset<Member>) -> KeyedChangeset<Output> {
    var change = KeyedChangeset<Output>()
    for member in changeset.deletes { remove(member, &change) }
    for member in changeset.updates { remove(member, &change) }
    for member in changeset.inserts { add(member, &change) }
    for member in changeset.updates { add(member, &change) }
    change.apply(to: &outputs)
    return change
  }

  private mutating func remove(_ member: Member, _ change: inout KeyedChangeset<Output>) {
    guard let output = output.removeValue(forKey: member), let count = counts[output] else { return }
    counts[output] = count > 1 ? count - 1 : nil
    if count == 1 { change.delete(output) }
  }

  private mutating func add(_ member: Member, _ change: inout KeyedChangeset<Output>) {
    let new = transform(member)
    output[member] = new
    counts[new, default: 0] += 1
    if counts[new] == 1 { change.insert(new) }
  }
}
