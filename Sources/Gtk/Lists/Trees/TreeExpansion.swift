public import BindingCore

/// Which nodes of a tree are expanded in a list, by their ids.
///
///     let expansion = TreeExpansion<Folder.ID>()
///     folders.bind(to: listView, expansion: expansion) { FolderCell() }
///     expansion.expand(inbox.id)
///
/// The list tells what the user expands and collapses. An `id` that the tree does not have, or not yet, is kept: a node
/// that goes and comes back is as it was.
@MainActor
public final class TreeExpansion<ID: Hashable> {
  /// The ids of the expanded nodes. Bind it both ways to keep it, or to share it between lists.
  public let expandedIDs: Property<Set<ID>>

  /// An expansion that is told and set by `property`, such as one of a view model.
  public init(_ property: Property<Set<ID>> = Property([])) { expandedIDs = property }

  /// Whether the nodes below a node are shown, when it is shown itself.
  public func isExpanded(_ id: ID) -> Bool { expandedIDs.value.contains(id) }

  /// Shows the nodes below a node.
  public func expand(_ id: ID) {
    if !isExpanded(id) { expandedIDs.value.insert(id) }
  }

  /// Hides what is below a node. What is expanded further below stays so, for when the node is expanded again.
  public func collapse(_ id: ID) {
    if isExpanded(id) { expandedIDs.value.remove(id) }
  }

  /// Expands what is collapsed, and the other way round.
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

  /// Shows nothing but the first level.
  public func collapseAll() {
    if !expandedIDs.value.isEmpty { expandedIDs.value = [] }
  }
}
