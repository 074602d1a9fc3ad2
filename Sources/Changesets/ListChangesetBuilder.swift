/// Merges a sequence of edits into one changeset from the initial state of the list to the current one.
///
/// For each position it stores which element of the initial state is there now, so that edits cancel out: an element
/// that was inserted and removed again leaves no trace, one that was moved away and back is unchanged, and one that was
/// moved and updated is a delete and an insert.
public struct ListChangesetBuilder: Sendable {
  /// An element of the current list, in four bytes, because every edit in the middle of a list moves the entries after
  /// it.
  private struct Entry {
    /// The position in the initial state, its complement for an element that has been updated, or `insertedCode` for
    /// one that has been inserted.
    private var code: Int32

    private static var insertedCode: Int32 { .min }
    static var inserted: Entry { Entry(code: insertedCode) }

    private init(code: Int32) { self.code = code }
    init(origin: Int32) { code = origin }

    var origin: Int32? { code == Self.insertedCode ? nil : isUpdated ? ~code : code }
    var isUpdated: Bool { code < 0 && code != Self.insertedCode }
    mutating func update() {
      if code >= 0 { code = ~code }
    }
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

  /// The number of elements of the current list.
  public var count: Int { entries.count }

  /// Records that `count` elements were inserted before the one at `position`.
  public mutating func insert(_ count: Int = 1, at position: Int) {
    entries.insert(contentsOf: repeatElement(.inserted, count: count), at: position)
  }

  /// Records that `count` elements were removed, the first of them at `position`.
  public mutating func remove(_ count: Int = 1, at position: Int) {
    entries.removeSubrange(position..<position + count)
  }

  /// Records that the content of the element at `position` changed.
  public mutating func update(at position: Int) {
    entries[position].update()
  }

  /// Records that the element at `source` was removed and reinserted so that it is now at `destination`.
  public mutating func move(from source: Int, to destination: Int) {
    entries.insert(entries.remove(at: source), at: destination)
  }

  /// Records all edits of a changeset.
  public mutating func apply(_ changeset: ListChangeset) {
    changeset.apply(
      to: &entries, inserting: { _ in .inserted }, updating: { entry, _ in entry.update() })
  }

  /// Returns the edits so far as one changeset.
  ///
  /// - Complexity: O(n) for n elements in both states, plus O(p log p) if p elements are not in their initial order.
  public func changeset() -> ListChangeset {
    var pairing = ListPairing(oldCount: oldCount, newCount: entries.count)
    var changed: [Int] = []
    for (position, entry) in entries.enumerated() {
      guard let origin = entry.origin else { continue }
      pairing.pair(old: Int(origin), new: position)
      if entry.isUpdated { changed.append(position) }
    }
    return pairing.changeset(changed: changed, offset: 0)
  }
}
