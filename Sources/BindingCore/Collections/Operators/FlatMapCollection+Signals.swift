import Changesets

extension SignalProtocol {
  /// Delivers the concatenation of the observable arrays that `transform` returns for each element.
  ///
  ///     folders.flatMapCollection { $0.files }  // of observable arrays: the files of all folders, as they come and go
  ///
  /// The first event is sent once all initial elements have been transformed and observed. An array that does not
  /// deliver immediately is empty until it does. A reset of one of the arrays becomes deletes and inserts here. An
  /// updated element is transformed again; if that returns the same observable array, nothing happens. The observation
  /// of a removed element's array ends immediately.
  ///
  /// Finishes when the source and all arrays have finished, and fails with the first failure.
  /// - Complexity: For a change of one array, O(log n) plus the cost of the same edit of the whole array; for a change
  ///   of the elements, that of `flatMapCollection` with plain arrays.
  public func flatMapCollection<Item, Output, Inner: SignalProtocol>(
    _ transform: @escaping (Item) -> Inner
  ) -> Signal<ObservableArrayEvent<Output>, Failure>
  where Element == ObservableArrayEvent<Item>, Inner.Element == ObservableArrayEvent<Output>, Inner.Failure == Failure {
    Signal(attach: { observer, subscription in
      let joined = JoinedCollections<Item, Output, Failure>(observer, subscription)
      subscription.add(joined)
      let start: (Item, JoinedCollection<Output>?) -> JoinedCollection<Output>? = { item, present in
        let inner = transform(item)
        let source = Inner.self is AnyObject.Type ? inner as AnyObject : nil
        if let present, source != nil, present.source === source { return nil }
        let collection = JoinedCollection<Output>(source)
        inner.attach(
          Observer(
            next: { joined.receive(.inner(collection, $0)) },
            end: { joined.receive(.innerEnd(collection, $0)) },
            node: observer.node),
          collection.subscription)
        collection.isStarting = false
        return collection
      }
      attach(
        Observer(
          next: { joined.receive(.outer($0, start)) },
          end: { joined.receive(.outerEnd($0)) },
          node: observer.node),
        subscription)
    })
  }
}

/// Delivers the concatenation of several observable arrays.
///
/// - Complexity: For a change of one array, O(log m) among m arrays plus the cost of the same edit of the whole array.
@MainActor public func concatCollections<Item, Collections: SignalProtocol>(
  _ collections: [Collections]
) -> Signal<ObservableArrayEvent<Item>, Collections.Failure> where Collections.Element == ObservableArrayEvent<Item> {
  Signal<ObservableArrayEvent<Collections>, Collections.Failure>
    .init(just: ObservableArrayEvent(collection: collections, change: .reset))
    .flatMapCollection { $0 }
}

extension SignalProtocol {
  /// Delivers the concatenation of this array and another.
  ///
  /// - Complexity: That of the same edit of the whole array.
  public func concatCollection<Item>(
    _ other: some SignalProtocol<ObservableArrayEvent<Item>, Failure>
  ) -> Signal<ObservableArrayEvent<Item>, Failure> where Element == ObservableArrayEvent<Item> {
    concatCollections([toSignal(), other.toSignal()])
  }
}
