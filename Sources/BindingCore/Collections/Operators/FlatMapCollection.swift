public import Changesets

extension SignalProtocol {
  /// Delivers one array of all that `transform` makes of each element, one after another.
  ///
  ///     albums.flatMapCollection { $0.songs }  // the songs of all albums
  ///
  /// `transform` runs once for each element that is new or updated, for each observer. An updated element updates what
  /// it had made; what there is more or less of now is inserted or deleted.
  /// - Complexity: O(n) for a reset; for a change O(log n) for each element of it, and what the same edits of an array
  ///   cost. A change in which elements move together with others costs O(n).
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

/// What one observer of a flattened array has been given.
@usableFromInline
nonisolated final class FlattenedCollection<Item, Output> {
  @usableFromInline let transform: (Item) -> [Output]
  @exclusivity(unchecked) @usableFromInline var expansion: ListExpansion?
  @exclusivity(unchecked) @usableFromInline var outputs: [Output] = []

  @inlinable
  init(_ transform: @escaping (Item) -> [Output]) { self.transform = transform }

  /// Nil when nothing has changed among the outputs.
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
    func output(_ place: Int) -> Output {
      let source = expansion!.source(of: place)
      return made[source.position]![source.index]
    }
    change.apply(to: &outputs, inserting: output, updating: { $0 = output($1) })
    return ObservableArrayEvent(collection: outputs, change: .changes(change))
  }
}
