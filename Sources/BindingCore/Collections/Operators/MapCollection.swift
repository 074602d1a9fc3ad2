public import Changesets

extension SignalProtocol {
  /// Delivers an array of the results of `transform` for each element, with the same changes.
  ///
  /// For each observer, `transform` runs once for each new or updated element.
  /// - Complexity: O(n) for a reset; for a change, that of the same edit of an array.
  @inlinable
  public func mapCollection<Item, Output>(
    _ transform: @escaping (Item) -> Output
  ) -> Signal<ObservableArrayEvent<Output>, Failure> where Element == ObservableArrayEvent<Item> {
    Signal(attach: { observer, subscription in
      let mapped = MappedCollection(transform)
      let next = observer.next
      attach(observer.with { next(mapped.take($0)) }, subscription)
    })
  }
}

/// The state of a mapped array for one observer.
@usableFromInline
nonisolated final class MappedCollection<Input, Output> {
  @usableFromInline let transform: (Input) -> Output
  /// Edited in place: not shared once an event has been delivered.
  @exclusivity(unchecked) @usableFromInline var outputs: [Output] = []
  @exclusivity(unchecked) @usableFromInline var hasStarted = false

  @inlinable
  init(_ transform: @escaping (Input) -> Output) { self.transform = transform }

  @inlinable
  func take(_ event: ObservableArrayEvent<Input>) -> ObservableArrayEvent<Output> {
    let inputs = event.collection
    guard hasStarted, case .changes(let changeset) = event.change else {
      hasStarted = true
      outputs = inputs.map(transform)
      return ObservableArrayEvent(collection: outputs, change: .reset)
    }
    changeset.apply(
      to: &outputs,
      inserting: { transform(inputs[$0]) },
      updating: { $0 = transform(inputs[$1]) })
    return ObservableArrayEvent(collection: outputs, change: event.change)
  }
}
