import Changesets

// Arrays with sections from other arrays with sections.

extension SignalProtocol {
  /// Delivers the same sections with the results of `transform` for each item, with the same changes.
  ///
  /// For each observer, `transform` runs once for each new or updated item.
  ///
  /// - Complexity: For an event, O(s) for s sections plus O(k) for k items in the changed sections. For an edit of one
  ///   item only the latter, without an allocation.
  public func mapCollection<Metadata, Item, Output>(
    _ transform: @escaping (Item) -> Output
  ) -> Signal<Observable2DArrayEvent<Metadata, Output>, Failure>
  where Element == Observable2DArrayEvent<Metadata, Item> {
    compactMapWithOwnState { MappedSections<Metadata, Item, Output>(transform).take }
  }

  /// Delivers the same sections with the items that satisfy `isIncluded`, with the changes among them.
  ///
  /// Sections stay when they have no items left. For each observer, `isIncluded` runs once for each new or updated
  /// item. There is no event for a change among rejected items.
  ///
  /// - Complexity: For an event, O(s) for s sections plus O(k) for k items in the changed sections.
  public func filterCollection<Metadata, Item>(
    _ isIncluded: @escaping (Item) -> Bool
  ) -> Signal<Observable2DArrayEvent<Metadata, Item>, Failure>
  where Element == Observable2DArrayEvent<Metadata, Item> {
    arrangedSections { items, indices in
      var count = 0
      return Swift.zip(items, indices).map { item, index in
        let isShown = index == .unknown ? isIncluded(item) : index != nil
        if !isShown { return nil }
        count += 1
        return count - 1
      }
    }
  }

  /// Delivers the same sections with the items of each sorted. Items neither of which precedes the other keep their
  /// order.
  ///
  /// - Complexity: For an event, O(s) for s sections plus O(k log k) for k items in the changed sections.
  public func sortedCollection<Metadata, Item>(
    by areInIncreasingOrder: @escaping (Item, Item) -> Bool
  ) -> Signal<Observable2DArrayEvent<Metadata, Item>, Failure>
  where Element == Observable2DArrayEvent<Metadata, Item> {
    arrangedSections { items, _ in
      var indices = [Int?](repeating: nil, count: items.count)
      let order = items.indices.sorted { areInIncreasingOrder(items[$0], items[$1]) }
      for (index, position) in order.enumerated() { indices[position] = index }
      return indices
    }
  }

  /// `sortedCollection(by:)` by the natural order of the items.
  public func sortedCollection<Metadata, Item: Comparable>() -> Signal<Observable2DArrayEvent<Metadata, Item>, Failure>
  where Element == Observable2DArrayEvent<Metadata, Item> {
    sortedCollection(by: { $0 < $1 })
  }

  private func arrangedSections<Metadata, Item>(
    _ arrange: @escaping ([Item], [Int?]) -> [Int?]
  ) -> Signal<Observable2DArrayEvent<Metadata, Item>, Failure>
  where Element == Observable2DArrayEvent<Metadata, Item> {
    compactMapWithOwnState { ArrangedSections<Metadata, Item>(arrange).take }
  }
}

/// The state of mapped sections for one observer.
private nonisolated final class MappedSections<Metadata, Input, Output> {
  private let transform: (Input) -> Output
  private var outputs: Array2D<Metadata, Output>?

  init(_ transform: @escaping (Input) -> Output) { self.transform = transform }

  func take(_ event: Observable2DArrayEvent<Metadata, Input>) -> Observable2DArrayEvent<Metadata, Output> {
    let inputs = event.collection
    let array: Array2D<Metadata, Output>
    if case .changes(let changeset) = event.change, var before = outputs {
      // Keep a single owner, so that the array is mutated in place.
      outputs = nil
      if let edit = changeset.edit {
        apply(edit, to: &before, inputs)
        array = before
      } else {
        array = applying(changeset, to: before, inputs)
      }
    } else {
      array = inputs.with(items: inputs.sections.map { $0.items.map(transform) })
    }
    outputs = array
    return .init(collection: array, change: event.change)
  }

  private func apply(
    _ edit: PathEdit, to outputs: inout Array2D<Metadata, Output>, _ inputs: Array2D<Metadata, Input>
  ) {
    switch edit {
    case .delete(let path): outputs.removeItem(at: path)
    case .insert(let path): outputs.insert(item: transform(inputs[path]), at: path)
    case .update(let path): outputs[path] = transform(inputs[path])
    case .move(let from, let to): outputs.moveItem(from: from, to: to)
    }
  }

  private func applying(
    _ changeset: SectionedChangeset, to outputs: Array2D<Metadata, Output>, _ inputs: Array2D<Metadata, Input>
  ) -> Array2D<Metadata, Output> {
    var items = outputs.sections.map(\.items)
    changeset.apply(
      to: &items,
      insertingSection: { inputs.sections[$0].items.map(transform) },
      inserting: { transform(inputs[$0]) },
      updating: { $0 = transform(inputs[$1]) })
    return inputs.with(items: items)
  }
}

extension Int? {
  /// The undecided position of a new or updated item.
  fileprivate nonisolated static var unknown: Int? { -1 }
}

/// The state of filtered or sorted sections for one observer.
private nonisolated final class ArrangedSections<Metadata, Item> {
  /// Returns the position at which each item of a section is shown, or `nil` if it is hidden. Receives the items and
  /// the previous position of each, which is `nil` if it was hidden and `unknown` if it is undecided.
  private let arrange: ([Item], [Int?]) -> [Int?]
  private var state: (indices: [[Int?]], shown: [[Item]])?

  init(_ arrange: @escaping ([Item], [Int?]) -> [Int?]) { self.arrange = arrange }

  /// Returns `nil` if nothing has changed among the shown items.
  func take(_ event: Observable2DArrayEvent<Metadata, Item>) -> Observable2DArrayEvent<Metadata, Item>? {
    let sections = event.collection.sections
    guard case .changes(let changeset) = event.change, let before = state else {
      let indices = sections.map { arrange($0.items, Array(repeating: .unknown, count: $0.items.count)) }
      let shown = zip(sections, indices).map { $0.items.arranged($1) }
      state = (indices, shown)
      return .init(collection: event.collection.with(items: shown), change: .reset)
    }
    var (indices, shown) = before
    changeset.apply(
      to: &indices,
      insertingSection: { Array(repeating: .unknown, count: sections[$0].items.count) },
      inserting: { _ in .unknown },
      updating: { index, _ in index = .unknown })
    changeset.sections.apply(to: &shown, inserting: { _ in [] }, updating: { _, _ in })
    let origins = changeset.sectionOrigins(oldCount: before.indices.count)
    for section in changeset.touchedSections(origins: origins) + changeset.sections.inserts {
      indices[section] = arrange(sections[section].items, indices[section])
      shown[section] = sections[section].items.arranged(indices[section])
    }
    state = (indices, shown)
    let change = changeset.seen(through: before.indices, then: indices)
    return change.isEmpty ? nil : .init(collection: event.collection.with(items: shown), change: .changes(change))
  }
}

extension Array {
  /// Returns the elements that have a position, each at that position.
  fileprivate nonisolated func arranged(_ indices: [Int?]) -> [Element] {
    var positions = [Int](repeating: 0, count: indices.count { $0 != nil })
    for (position, index) in indices.enumerated() {
      if let index { positions[index] = position }
    }
    return positions.map { self[$0] }
  }
}
