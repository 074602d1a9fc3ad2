/// The difference between two versions of a list, as indices.
///
/// The index spaces are those of every list widget: `deletes` and `Move.from` refer to the **old** list, `inserts`,
/// `updates` and `Move.to` to the **new** one. An element is in at most one of the groups: one that moved and changed
/// is a delete and an insert. All groups are ascending (`moves` by `to`).
///
/// A changeset that is one contiguous edit (see `ListEdit`) allocates no memory, however many elements the edit has;
/// other changesets share their groups with their copies.
public struct ListChangeset: Hashable, Sendable {
  /// An element that is in both lists, but at another position relative to those that stayed.
  public struct Move: Hashable, Sendable {
    /// The index in the old list.
    public var from: Int
    /// The index in the new list.
    public var to: Int

    /// Creates a move of the element at `from` to `to`.
    @inlinable
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Uses `edit` whenever possible, so that equal changesets have equal storage.
  @usableFromInline
  enum Storage: Hashable, Sendable {
    case nothing
    case edit(ListEdit)
    indirect case groups(Groups)
  }

  /// The changes of each kind.
  @usableFromInline
  struct Groups: Hashable, Sendable {
    @usableFromInline var deletes: [Int] = []
    @usableFromInline var inserts: [Int] = []
    @usableFromInline var updates: [Int] = []
    @usableFromInline var moves: [Move] = []

    @inlinable
    init(deletes: [Int] = [], inserts: [Int] = [], updates: [Int] = [], moves: [Move] = []) {
      self.deletes = deletes
      self.inserts = inserts
      self.updates = updates
      self.moves = moves
    }
  }

  @usableFromInline var storage: Storage

  /// Creates a changeset with these groups.
  ///
  /// - Complexity: O(c) for c changes.
  @inlinable
  public init(deletes: [Int] = [], inserts: [Int] = [], updates: [Int] = [], moves: [Move] = []) {
    self.init(Groups(deletes: deletes, inserts: inserts, updates: updates, moves: moves))
  }

  @usableFromInline
  init(_ groups: Groups) {
    let isChanged = (
      !groups.deletes.isEmpty, !groups.inserts.isEmpty, !groups.updates.isEmpty, !groups.moves.isEmpty
    )
    let edit: ListEdit? =
      switch isChanged {
      case (true, false, false, false): groups.deletes.contiguousRange.map { .deletes($0) }
      case (false, true, false, false): groups.inserts.contiguousRange.map { .inserts($0) }
      case (false, false, true, false): groups.updates.contiguousRange.map { .updates($0) }
      case (false, false, false, true) where groups.moves.count == 1:
        .move(from: groups.moves[0].from, to: groups.moves[0].to)
      default: nil
      }
    if let edit {
      storage = .edit(edit)
    } else {
      storage = isChanged == (false, false, false, false) ? .nothing : .groups(groups)
    }
  }

  /// Whether the two lists are equal.
  @inlinable
  public var isEmpty: Bool {
    if case .nothing = storage { true } else { false }
  }

  /// The number of elements by which the new list is longer than the old one.
  @inlinable
  public var growth: Int {
    switch storage {
    case .nothing: 0
    case .edit(let edit): edit.growth
    case .groups(let groups): groups.inserts.count &- groups.deletes.count
    }
  }
}

extension [Int] {
  /// The range that consists of exactly these elements in this order, or `nil` if there is none.
  fileprivate var contiguousRange: Range<Int>? {
    guard let first, let last, last &- first == count &- 1 else { return nil }
    for (offset, element) in enumerated() where element != first &+ offset { return nil }
    return first..<last &+ 1
  }
}
