import Changesets

extension SignalProtocol {
  /// Delivers the tree of the same shape that holds what `transform` makes of each value, with the same changes.
  ///
  /// `transform` runs once for each node that is new or updated, for each observer.
  ///
  /// - Complexity: For an event, O(c log c) for c changes, and for each node with changes among its children O(d) for
  ///   its depth and O(k) for k children.
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
        // A single owner, so that it is changed in place.
        outputs = nil
        changeset.apply(
          to: &all, inserting: { inputs[childAt: $0].map(transform) }, updating: { $0 = transform(inputs[$1]) })
        outputs = all
        return ObservableTreeEvent(collection: all, change: event.change)
      }
    }
  }

  /// Delivers the tree of the values that `isIncluded` accepts, with the changes that are seen among them. A rejected
  /// node is hidden with all that is below it.
  ///
  /// `isIncluded` runs once for each node that is new or updated, for each observer, also below a hidden one. There is
  /// no event for a change among hidden nodes.
  ///
  /// - Complexity: For an event with one change O(d · k) for its depth and k siblings on each level, and O(m) for m nodes
  ///   that come into view; for one with several O(n) for n nodes.
  public func filterCollection<Value>(
    _ isIncluded: @escaping (Value) -> Bool
  ) -> Signal<ObservableTreeEvent<Value>, Failure> where Element == ObservableTreeEvent<Value> {
    compactMapWithOwnState { FilteredTree(isIncluded).take }
  }
}

/// What one observer has been given of a filtered tree.
private nonisolated final class FilteredTree<Value> {
  private let isIncluded: (Value) -> Bool
  /// Which nodes are accepted, and the tree of those that are shown.
  private var state: (accepted: TreeArray<Bool>, shown: TreeArray<Value>)?

  init(_ isIncluded: @escaping (Value) -> Bool) { self.isIncluded = isIncluded }

  /// Nil when nothing has changed among the shown nodes.
  func take(_ event: ObservableTreeEvent<Value>) -> ObservableTreeEvent<Value>? {
    let tree = event.collection
    guard case .changes(let changeset) = event.change, let before = state?.accepted, var shown = state?.shown else {
      let accepted = tree.map(isIncluded)
      let shown = TreeArray(accepted.children.shown(of: tree.children))
      state = (accepted, shown)
      return .init(collection: shown, change: .reset)
    }
    // A single owner, so that it is changed in place.
    state = nil
    var accepted = before
    changeset.apply(
      to: &accepted,
      inserting: { tree[childAt: $0].map(isIncluded) },
      updating: { $0 = isIncluded(tree[$1]) })
    let change = changeset.seen(from: before, to: accepted)
    if let place = changeset.edit?.place {
      change.apply(
        to: &shown,
        inserting: { _ in
          TreeNode(tree[place], accepted.children(of: place).shown(of: tree.children(of: place)))
        },
        updating: { value, _ in value = tree[place] })
    } else {
      shown = TreeArray(accepted.children.shown(of: tree.children))
    }
    state = (accepted, shown)
    return change.isEmpty ? nil : .init(collection: shown, change: .changes(change))
  }
}

nonisolated extension PathEdit {
  /// Where the node is after the edit, if it is still there.
  fileprivate var place: IndexPath {
    switch self {
    case .delete(let path), .insert(let path), .update(let path), .move(_, let path): path
    }
  }
}

nonisolated extension [TreeNode<Bool>] {
  /// The nodes that are accepted, each with those below it that are.
  fileprivate func shown<Value>(of nodes: [TreeNode<Value>]) -> [TreeNode<Value>] {
    zip(self, nodes).compactMap { accepted, node in
      accepted.value ? TreeNode(node.value, accepted.children.shown(of: node.children)) : nil
    }
  }
}
