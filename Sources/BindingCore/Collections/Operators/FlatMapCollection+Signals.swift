import Changesets

extension SignalProtocol {
  /// Delivers one array of the arrays that `transform` makes observable for each element, one after another.
  ///
  ///     folders.flatMapCollection { $0.files }  // of observable arrays: the files of all folders, as they come and go
  ///
  /// The first event comes when each of the first elements has been asked: an array that says nothing at once is empty
  /// until it does. A reset of one of the arrays is deletes and inserts here. An updated element is transformed again;
  /// if that gives the same observable array nothing happens. Arrays of elements that go are left at once.
  ///
  /// Finishes when the source and all arrays have finished, fails with the first failure.
  /// - Complexity: For a change of one array O(log n) and what the same edit of the whole array costs; for a change of
  ///   the elements that of `flatMapCollection` with plain arrays.
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

/// Delivers several observable arrays as one, one after another.
///
/// - Complexity: For a change of one array O(log m) among m arrays, and what the same edit of the whole array costs.
public func concatCollections<Item, Collections: SignalProtocol>(
  _ collections: [Collections]
) -> Signal<ObservableArrayEvent<Item>, Collections.Failure> where Collections.Element == ObservableArrayEvent<Item> {
  Signal<ObservableArrayEvent<Collections>, Collections.Failure>
    .init(just: ObservableArrayEvent(collection: collections, change: .reset))
    .flatMapCollection { $0 }
}

extension SignalProtocol {
  /// Delivers this array with another one behind it as one array.
  ///
  /// - Complexity: What the same edit of the whole array costs.
  public func concatCollection<Item>(
    _ other: some SignalProtocol<ObservableArrayEvent<Item>, Failure>
  ) -> Signal<ObservableArrayEvent<Item>, Failure> where Element == ObservableArrayEvent<Item> {
    concatCollections([toSignal(), other.toSignal()])
  }
}
