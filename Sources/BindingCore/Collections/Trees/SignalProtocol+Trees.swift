import Changesets

extension SignalProtocol {
  /// Delivers a tree of the same shape with the results of `transform` for each value, with the same changes.
  ///
  /// For each observer, `transform` runs once for each new or updated node.
  ///
  /// - Complexity: For an event, O(c log c) for c changes, plus O(d + k) for each node at depth d with changes among
  ///   its k children.
  public func mapCollection<Value, Output>(
    _ transform: @escaping (Value) -> Output
  ) -> Signal<ObservableTreeEvent<Output>, Failure> where Element == ObservableTreeEvent<Value> {
    compactMapWithOwnState {
      var outputs: TreeArray<Output>?
      return { event in
        let inputs = event.collection
        guard case .changes(let changeset) = event.change, var all = outputs else {
          let all = inputs.map(transform)
          outputs = all
          return ObservableTreeEvent(collection: all, change: .reset)
        }
        // Keep a single owner, so that the tree is mutated in place.
        outputs = nil
        changeset.apply(
          to: &all, inserting: { inputs[childAt: $0].map(transform) }, updating: { $0 = transform(inputs[$1]) })
        outputs = all
        return ObservableTreeEvent(collection: all, change: event.change)
      }
    }
  }

  /// Delivers a tree of the values that satisfy `isIncluded`, with the changes among them. A rejected node is hidden
  /// with its descendants.
  ///
  /// For each observer, `isIncluded` runs once for each new or updated node, even below a hidden one. There is no event
  /// for a change among hidden nodes.
  ///
  /// - Complexity: For an event with one change at depth d, O(d · k) for k siblings on each level, plus O(m) for m
  ///   nodes that appear; for one with several changes, O(n) for n nodes.
  public func filterCollection<Value>(
    _ isIncluded: @escaping (Value) -> Bool
  ) -> Signal<ObservableTreeEvent<Value>, Failure> where Element == ObservableTreeEvent<Value> {
    compactMapWithOwnState { FilteredTree(isIncluded).take }
  }
}

/// The state of a filtered tree for one observer.
private nonisolated final class FilteredTree<Value> {
  private let isIncluded: (Value) -> Bool
  /// Whether each node is accepted, and the tree of the shown nodes.
  private var state: (accepted: TreeArray<Bool>, shown: TreeArray<Value>)?

  init(_ isIncluded: @escaping (Value) -> Bool) { self.isIncluded = isIncluded }

  /// Returns `nil` if nothing has changed among the shown nodes.
  func take(_ event: ObservableTreeEvent<Value>) -> ObservableTreeEvent<Value>? {
    let tree = event.collection
    guard case .changes(let changeset) = event.change, let before = state?.accepted, var shown = state?.shown else {
      let accepted = tree.map(isIncluded)
      let shown = TreeArray(accepted.children.shown(of: tree.children))
      state = (accepted, shown)
      return .init(collection: shown, change: .reset)
    }
    // Keep a single owner, so that the tree is mutated in place.
    state = nil
    var accepted = before
    changeset.apply(
      to: &accepted,
      inserting: { tree[childAt: $0].map(isIncluded) },
      updating: { $0 = isIncluded(tree[$1]) })
    let change = changeset.seen(from: before, to: accepted)
    if let path = changeset.edit?.path {
      change.apply(
        to: &shown,
        inserting: { _ in
          TreeNode(tree[path], accepted.children(of: path).shown(of: tree.children(of: path)))
        },
        updating: { value, _ in value = tree[path] })
    } else {
      shown = TreeArray(accepted.children.shown(of: tree.children))
    }
    state = (accepted, shown)
    return change.isEmpty ? nil : .init(collection: shown, change: .changes(change))
  }
}

nonisolated extension PathEdit {
  /// The position of the node after the edit, or its last position if it was deleted.
  fileprivate var path: IndexPath {
    switch self {
    case .delete(let path), .insert(let path), .update(let path), .move(_, let path): path
    }
  }
}

nonisolated extension [TreeNode<Bool>] {
  /// Returns the accepted nodes, each with its accepted descendants.
  fileprivate func shown<Value>(of nodes: [TreeNode<Value>]) -> [TreeNode<Value>] {
    zip(self, nodes).compactMap { accepted, node in
      accepted.value ? TreeNode(node.value, accepted.children.shown(of: node.children)) : nil
    }
  }
}
