public import BindingCore

/// A visible node of a tree that is shown as a list.
public nonisolated struct TreeRow<Value: Identifiable>: Identifiable {
  /// The value of the node.
  public let value: Value
  /// The number of ancestors.
  public let depth: Int
  /// Whether the node has children.
  public let isExpandable: Bool
  /// Whether the children are shown. `false` if there are none.
  public let isExpanded: Bool
  /// A number that differs for each content of the value, which need not be `Equatable`.
  fileprivate let revision: Int

  /// The `id` of the value.
  public var id: Value.ID { value.id }
}

extension SignalProtocol where Failure == Never {
  /// Returns the visible nodes of a tree from top to bottom, for list widgets that `bind(to:expansion:)` does not
  /// support. A node whose value, depth or expansion changes is an update; a reset of the tree becomes changes too.
  ///
  /// The ids must be unique in the tree.
  /// - Complexity: O(v) for v visible nodes, for each change of the tree or the expansion.
  public func visibleRows<Value: Identifiable>(
    _ expansion: TreeExpansion<Value.ID>
  ) -> SafeSignal<ObservableArrayEvent<TreeRow<Value>>> where Element == ObservableTreeEvent<Value> {
    visibleRows(expansion, order: .init(just: nil))
  }

  /// Does the same with the children of each node sorted by `order`.
  func visibleRows<Value: Identifiable>(
    _ expansion: TreeExpansion<Value.ID>, order: SafeSignal<((Value, Value) -> Bool)?>
  ) -> SafeSignal<ObservableArrayEvent<TreeRow<Value>>> where Element == ObservableTreeEvent<Value> {
    let trees = Signal<(TreeArray<Value>, Revisions<Value>), Never>(attach: { observer, subscription in
      let revisions = Revisions<Value>()
      attach(
        observer.with { event in
          revisions.follow(event)
          observer.next((event.collection, revisions))
        }, subscription)
    })
    return BindingCore.combineLatest(trees, expansion.expandedIDs, order) { tree, ids, order in
      var rows: [ComparedTreeRow<Value>] = []
      tree.1.appendRows(of: tree.0.children, depth: 0, (ids, order), to: &rows)
      return rows
    }
    .diff()
    .map { ObservableArrayEvent(collection: $0.collection.map { $0.row }, change: $0.change) }
  }
}

/// The revision numbers of the values of a tree.
private final class Revisions<Value: Identifiable> {
  private var ofAll = 0
  private var ofValues: [Value.ID: Int] = [:]
  private var latest = 0

  func follow(_ event: ObservableTreeEvent<Value>) {
    latest += 1
    guard case .changes(let changeset) = event.change else {
      ofAll = latest
      ofValues = [:]
      return
    }
    for path in changeset.updates { ofValues[event.collection[path].id] = latest }
    // A node that is removed and reinserted may hold something else.
    for path in changeset.inserts { renew(event.collection[childAt: path]) }
  }

  private func renew(_ node: TreeNode<Value>) {
    ofValues[node.value.id] = latest
    node.children.forEach(renew)
  }

  func appendRows(
    of nodes: [TreeNode<Value>], depth: Int, _ view: (expanded: Set<Value.ID>, order: ((Value, Value) -> Bool)?),
    to rows: inout [ComparedTreeRow<Value>]
  ) {
    for node in view.order.map({ order in nodes.sorted { order($0.value, $1.value) } }) ?? nodes {
      let isExpandable = !node.children.isEmpty
      let isExpanded = isExpandable && view.expanded.contains(node.value.id)
      rows.append(
        ComparedTreeRow(
          row: TreeRow(
            value: node.value, depth: depth, isExpandable: isExpandable, isExpanded: isExpanded,
            revision: ofValues[node.value.id] ?? ofAll)))
      if isExpanded { appendRows(of: node.children, depth: depth + 1, view, to: &rows) }
    }
  }
}

/// A row compared by everything but its value.
private nonisolated struct ComparedTreeRow<Value: Identifiable>: Identifiable, Equatable {
  let row: TreeRow<Value>

  var id: Value.ID { row.id }

  static func == (left: Self, right: Self) -> Bool {
    left.row.id == right.row.id && left.row.depth == right.row.depth && left.row.revision == right.row.revision
      && left.row.isExpandable == right.row.isExpandable && left.row.isExpanded == right.row.isExpanded
  }
}
