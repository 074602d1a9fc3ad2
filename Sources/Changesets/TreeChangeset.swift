public import FoundationEssentials

/// The difference between two versions of a tree, as index paths.
///
/// The index spaces are those of every list widget: `deletes` and the sources of moves refer to the **old** tree,
/// `inserts`, `updates` and the destinations of moves to the **new** one. All groups are ascending (`moves` by `to`),
/// parents before their descendants. A node is in at most one of the groups: one that moved *and* changed is a delete
/// and an insert.
///
/// Descendants are deleted, inserted and moved along with a node, and are not listed. A node that moved out of a
/// deleted one, or into an inserted one, is therefore an insert or a delete. A node never moves below one of its own
/// descendants: that is a delete and an insert as well.
///
/// A changeset that is one edit (see `PathEdit`) allocates no memory; other changesets share their groups with their
/// copies.
public struct TreeChangeset: Hashable, Sendable {
  /// A node that is in both trees, but at another position relative to those that stayed, or with another parent.
  public typealias Move = SectionedChangeset.Move

  @usableFromInline var nodes: PathChanges

  /// The paths in the old tree of the deleted nodes.
  public var deletes: [IndexPath] {
    get { nodes.groups.deletes }
    _modify { yield &nodes.groups.deletes }
  }

  /// The paths in the new tree of the inserted nodes.
  public var inserts: [IndexPath] {
    get { nodes.groups.inserts }
    _modify { yield &nodes.groups.inserts }
  }

  /// The paths in the new tree of the nodes whose value changed but not their identity or position. Changes of their
  /// descendants are in the other groups.
  public var updates: [IndexPath] {
    get { nodes.groups.updates }
    _modify { yield &nodes.groups.updates }
  }

  /// The nodes that must be moved so that the others keep their parent and their order.
  public var moves: [Move] {
    get { nodes.groups.moves }
    _modify { yield &nodes.groups.moves }
  }

  /// Creates a changeset with these groups.
  @inlinable
  public init(
    deletes: [IndexPath] = [], inserts: [IndexPath] = [], updates: [IndexPath] = [], moves: [Move] = []
  ) {
    self.init(PathChanges(.init(deletes: deletes, inserts: inserts, updates: updates, moves: moves)))
  }

  /// Creates a changeset with a single edit.
  @inlinable
  public init(_ edit: PathEdit) { self.init(PathChanges(edit)) }

  @inlinable
  init(_ nodes: PathChanges) { self.nodes = nodes }

  /// The only edit of the changeset, or `nil` if there are several or none.
  ///
  /// The groups of such a changeset are created as arrays at each access, so code that runs for every event should
  /// check this first.
  @inlinable public var edit: PathEdit? { nodes.edit }

  /// Whether the two trees are equal.
  @inlinable
  public var isEmpty: Bool { nodes.isEmpty }

  /// The number of changes.
  @inlinable
  public var count: Int { nodes.count }
}

extension TreeChangeset: CustomStringConvertible {
  /// The non-empty groups, such as `deletes([0.2]), moves([0.5.1 → 1])`.
  public var description: String {
    let groups = nodes.descriptions
    return groups.isEmpty ? "nothing" : groups.joined(separator: ", ")
  }
}
