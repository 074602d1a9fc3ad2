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
///
/// A changeset that is one edit (see `PathEdit`) takes no memory of its own; the groups of others are shared by all
/// copies.
public struct TreeChangeset: Hashable, Sendable {
  /// A node that is in both trees, at another place relative to those that stayed, or below another node.
  public typealias Move = SectionedChangeset.Move

  @usableFromInline var nodes: PathChanges

  /// Places in the old tree of the nodes that are gone.
  public var deletes: [IndexPath] {
    get { nodes.groups.deletes }
    _modify { yield &nodes.groups.deletes }
  }

  /// Places in the new tree of the nodes that are new.
  public var inserts: [IndexPath] {
    get { nodes.groups.inserts }
    _modify { yield &nodes.groups.inserts }
  }

  /// Places in the new tree of the nodes that kept their identity and place but changed their value. What is below them
  /// is as the other groups say.
  public var updates: [IndexPath] {
    get { nodes.groups.updates }
    _modify { yield &nodes.groups.updates }
  }

  /// The nodes that must be moved so that the others keep their parent and their order.
  public var moves: [Move] {
    get { nodes.groups.moves }
    _modify { yield &nodes.groups.moves }
  }

  /// The changeset with these groups.
  @inlinable
  public init(
    deletes: [IndexPath] = [], inserts: [IndexPath] = [], updates: [IndexPath] = [], moves: [Move] = []
  ) {
    self.init(PathChanges(.init(deletes: deletes, inserts: inserts, updates: updates, moves: moves)))
  }

  /// The changeset that consists of one edit.
  @inlinable
  public init(_ edit: PathEdit) { self.init(PathChanges(edit)) }

  @inlinable
  init(_ nodes: PathChanges) { self.nodes = nodes }

  /// The one edit that the changeset consists of; nil when it is several or nothing.
  ///
  /// The groups of such a changeset are written out as arrays each time that they are asked for: code that runs at every
  /// event looks here first.
  @inlinable public var edit: PathEdit? { nodes.edit }

  /// Whether the two trees are the same.
  @inlinable
  public var isEmpty: Bool { nodes.isEmpty }

  /// How many changes there are.
  @inlinable
  public var count: Int { nodes.count }
}

extension TreeChangeset: CustomStringConvertible {
  /// The groups that are not empty, such as `deletes([0.2]), moves([0.5.1 → 1])`.
  public var description: String {
    let groups = nodes.descriptions
    return groups.isEmpty ? "nothing" : groups.joined(separator: ", ")
  }
}
