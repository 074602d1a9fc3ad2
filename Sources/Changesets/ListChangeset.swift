/// The difference between two versions of a list, as indices.
///
/// The index spaces are those of every list widget: `deletes` and `Move.from` count in the **old** list, `inserts`,
/// `updates` and `Move.to` in the **new** one. An element is never in two of the groups: one that moved and changed is
/// a delete and an insert. All groups are ascending (`moves` by `to`).
public struct ListChangeset: Hashable, Sendable {
  /// An element that is in both lists, at another place relative to those that stayed.
  public struct Move: Hashable, Sendable {
    /// The index in the old list.
    public var from: Int
    /// The index in the new list.
    public var to: Int

    @inlinable
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Indices in the old list of the elements that are gone.
  public var deletes: [Int]
  /// Indices in the new list of the elements that are new.
  public var inserts: [Int]
  /// Indices in the new list of the elements that kept their identity and place but changed their content.
  public var updates: [Int]
  /// The fewest elements that must be moved so that the others keep their order.
  public var moves: [Move]

  @inlinable
  public init(deletes: [Int] = [], inserts: [Int] = [], updates: [Int] = [], moves: [Move] = []) {
    self.deletes = deletes
    self.inserts = inserts
    self.updates = updates
    self.moves = moves
  }

  /// Whether the two lists are the same.
  @inlinable
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && updates.isEmpty && moves.isEmpty }
}
