public import Changesets

extension SignalProtocol {
  /// Delivers the concatenation of the results of `transform` for each element.
  ///
  ///     albums.flatMapCollection { $0.songs }  // the songs of all albums
  ///
  /// For each observer, `transform` runs once for each new or updated element. An updated element updates its previous
  /// outputs; surplus or missing ones are inserted or deleted.
  /// - Complexity: O(n) for a reset; for a change, O(log n) for each of its elements plus the cost of the same edits of
  ///   an array. A change in which elements move along with other changes costs O(n).
  @inlinable
  public func flatMapCollection<Item, Outputs: Sequence>(
    _ transform: @escaping (Item) -> Outputs
  ) -> Signal<ObservableArrayEvent<Outputs.Element>, Failure> where Element == ObservableArrayEvent<Item> {
    Signal(attach: { observer, subscription in
      let flattened = FlattenedCollection<Item, Outputs.Element> { Array(transform($0)) }
      let next = observer.next
      attach(
        observer.with { event in
          if let event = flattened.take(event) { next(event) }
        }, subscription)
    })
  }
}

/// The state of a flattened array for one observer.
@usableFromInline
nonisolated final class FlattenedCollection<Item, Output> {
  @usableFromInline let transform: (Item) -> [Output]
  @exclusivity(unchecked) @usableFromInline var expansion: ListExpansion?
  @exclusivity(unchecked) @usableFromInline var outputs: [Output] = []

  @inlinable
  init(_ transform: @escaping (Item) -> [Output]) { self.transform = transform }

  /// Returns `nil` if nothing has changed among the outputs.
  @inlinable
  func take(_ event: ObservableArrayEvent<Item>) -> ObservableArrayEvent<Output>? {
    let items = event.collection
    guard case .changes(let changeset) = event.change, expansion != nil else {
      let made = items.map(transform)
      expansion = ListExpansion(count: made.count, width: { made[$0].count })
      outputs = Array(made.joined())
      return ObservableArrayEvent(collection: outputs, change: .reset)
    }
    var made: [Int: [Output]] = [:]
    let change = expansion!.apply(changeset) { position in
      let outputs = transform(items[position])
      made[position] = outputs
      return outputs.count
    }
    if change.isEmpty { return nil }
    func output(_ index: Int) -> Output {
      let source = expansion!.source(of: index)
      return made[source.position]![source.index]
    }
    change.apply(to: &outputs, inserting: output, updating: { $0 = output($1) })
    return ObservableArrayEvent(collection: outputs, change: .changes(change))
  }
}
