/// Merges a sequence of edits into one changeset from the first state of the list to the last.
///
/// For each position it remembers which element of the first state is there now, so that edits cancel out as they
/// should: an element that was inserted and removed again leaves no trace, one that was moved away and back stayed, one
/// that was moved and updated is a delete and an insert.
public struct ListChangesetBuilder: Sendable {
  /// An element of the present list.
  private struct Entry {
    /// Its position in the first state, or `ListPairing.unpaired` when it was inserted since.
    var origin: Int32
    var isUpdated = false

    static var inserted: Entry { Entry(origin: ListPairing.unpaired) }
  }

  private var entries: [Entry]
  private let oldCount: Int

  /// Starts with a list of `count` elements.
  ///
  /// - Complexity: O(`count`).
  public init(count: Int) {
    precondition(count < Int(Int32.max), "A list has at most 2^31 - 2 elements")
    oldCount = count
    entries = (0..<Int32(count)).map { Entry(origin: $0) }
  }

  /// How many elements the list has now.
  public var count: Int { entries.count }

  /// `count` elements were inserted before the one at `position`.
  public mutating func insert(_ count: Int = 1, at position: Int) {
    entries.insert(contentsOf: repeatElement(.inserted, count: count), at: position)
  }

  /// `count` elements were removed, the first of them at `position`.
  public mutating func remove(_ count: Int = 1, at position: Int) {
    entries.removeSubrange(position..<position + count)
  }

  /// The element at `position` has another content.
  public mutating func update(at position: Int) {
    entries[position].isUpdated = true
  }

  /// The element at `source` was taken out and put back so that it is now at `destination`.
  public mutating func move(from source: Int, to destination: Int) {
    entries.insert(entries.remove(at: source), at: destination)
  }

  /// All the edits of a changeset.
  public mutating func apply(_ changeset: ListChangeset) {
    entries = changeset.applying(
      to: entries, inserting: { _ in .inserted }, updating: { entry, _ in entry.isUpdated = true })
  }

  /// The edits so far as one changeset.
  ///
  /// - Complexity: O(n) for n elements in both states, plus O(p log p) when p elements are not in their first order.
  public func changeset() -> ListChangeset {
    var pairing = ListPairing(oldCount: oldCount, newCount: entries.count)
    var changed: [Int] = []
    for (position, entry) in entries.enumerated() where entry.origin != ListPairing.unpaired {
      pairing.pair(old: Int(entry.origin), new: position)
      if entry.isUpdated { changed.append(position) }
    }
    return pairing.changeset(changed: changed, offset: 0)
  }
}
