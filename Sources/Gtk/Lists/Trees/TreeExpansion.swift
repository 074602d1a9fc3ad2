public import BindingCore

/// The expanded nodes of a tree in a list, by their ids.
///
///     let expansion = TreeExpansion<Folder.ID>()
///     folders.bind(to: listView, expansion: expansion) { FolderCell() }
///     expansion.expand(inbox.id)
///
/// The list reports what the user expands and collapses. Ids that the tree does not contain, or not yet, are retained,
/// so a node that is removed and reinserted keeps its state.
@MainActor
public final class TreeExpansion<ID: Hashable> {
  /// The ids of the expanded nodes. Bind it in both directions to persist it or share it between lists.
  public let expandedIDs: Property<Set<ID>>

  /// Creates an expansion that is kept in sync with `property`, such as one of a view model.
  public init(_ property: Property<Set<ID>> = Property([])) { expandedIDs = property }

  /// Returns whether the children of a node are shown when the node itself is shown.
  public func isExpanded(_ id: ID) -> Bool { expandedIDs.value.contains(id) }

  /// Shows the children of a node.
  public func expand(_ id: ID) {
    if !isExpanded(id) { expandedIDs.value.insert(id) }
  }

  /// Hides everything below a node. Expanded descendants stay expanded, for when the node is expanded again.
  public func collapse(_ id: ID) {
    if isExpanded(id) { expandedIDs.value.remove(id) }
  }

  /// Expands a collapsed node, or collapses an expanded one.
  public func toggle(_ id: ID) {
    if isExpanded(id) { collapse(id) } else { expand(id) }
  }

  /// Shows every node of a tree.
  ///
  /// - Complexity: O(n) for n nodes.
  public func expandAll<Value: Identifiable>(of tree: TreeArray<Value>) where Value.ID == ID {
    var ids = expandedIDs.value
    func visit(_ nodes: [TreeNode<Value>]) {
      for node in nodes where !node.children.isEmpty {
        ids.insert(node.value.id)
        visit(node.children)
      }
    }
    visit(tree.children)
    if ids.count != expandedIDs.value.count { expandedIDs.value = ids }
  }

  /// Shows only the first level.
  public func collapseAll() {
    if !expandedIDs.value.isEmpty { expandedIDs.value = [] }
  }
}
