public import FoundationEssentials

/// The difference between two versions of a tree, as index paths.
///
/// The index spaces are those of every list widget: `deletes` and the origins of moves count in the **old** tree,
/// `inserts`, `updates` and the destinations of moves in the **new** one. All groups are ascending (`moves` by `to`),
/// parents before what is below them. A node is never in two of the groups: one that moved *and* changed is a delete
/// and an insert.
///
/// A node takes along what is below it: what is below a deleted node goes with it, what is below an inserted one comes
/// with it, what is below a moved one moves with it, and none of that is listed. A node that left a deleted one, or went
/// into an inserted one, is therefore an insert or a delete where it is now or was. No node moves below one that was
/// below itself: that is a delete and an insert as well.
public struct TreeChangeset: Hashable, Sendable {
  /// A node that is in both trees, at another place relative to those that stayed, or below another node.
  public typealias Move = SectionedChangeset.Move

  /// Places in the old tree of the nodes that are gone.
  public var deletes: [IndexPath]
  /// Places in the new tree of the nodes that are new.
  public var inserts: [IndexPath]
  /// Places in the new tree of the nodes that kept their identity and place but changed their value. What is below them
  /// is as the other groups say.
  public var updates: [IndexPath]
  /// The nodes that must be moved so that the others keep their parent and their order.
  public var moves: [Move]

  /// The changeset with these groups.
  @inlinable
  public init(
    deletes: [IndexPath] = [], inserts: [IndexPath] = [], updates: [IndexPath] = [], moves: [Move] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.updates = updates
    self.moves = moves
  }

  /// Whether the two trees are the same.
  @inlinable
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && updates.isEmpty && moves.isEmpty }

  /// How many changes there are.
  @inlinable
  public var count: Int { deletes.count + inserts.count + updates.count + moves.count }
}

extension TreeChangeset: CustomStringConvertible {
  /// The groups that are not empty, such as `deletes([0.2]), moves([0.5.1 → 1])`.
  public var description: String {
    func list(_ paths: [IndexPath]) -> String { paths.map(\.dotted).joined(separator: ", ") }
    var groups: [String] = []
    if !deletes.isEmpty { groups.append("deletes([\(list(deletes))])") }
    if !inserts.isEmpty { groups.append("inserts([\(list(inserts))])") }
    if !updates.isEmpty { groups.append("updates([\(list(updates))])") }
    if !moves.isEmpty {
      groups.append("moves([\(moves.map { "\($0.from.dotted) → \($0.to.dotted)" }.joined(separator: ", "))])")
    }
    return groups.isEmpty ? "nothing" : groups.joined(separator: ", ")
  }
}
