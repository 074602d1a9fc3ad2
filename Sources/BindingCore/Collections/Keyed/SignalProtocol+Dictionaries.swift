import Changesets

extension SignalProtocol {
  /// Delivers the dictionary of what `transform` makes of each key and its value, under the same key, with the same
  /// changes.
  ///
  /// `transform` runs once for each key that is new or updated, for each observer.
  ///
  /// - Complexity: O(c) for c changed keys, besides a copy of the dictionary while somebody keeps an older one.
  public func mapCollection<Key, Value, Output>(
    _ transform: @escaping (Key, Value) -> Output
  ) -> Signal<ObservableDictionaryEvent<Key, Output>, Failure>
  where Element == ObservableDictionaryEvent<Key, Value> {
    compactMapWithOwnState {
      var outputs: [Key: Output]?
      return { event in
        let inputs = event.collection
        guard case .changes(let changeset) = event.change, var all = outputs else {
          let all = Dictionary(uniqueKeysWithValues: inputs.lazy.map { ($0, transform($0, $1)) })
          outputs = all
          return ObservableDictionaryEvent(collection: all, change: .reset)
        }
        // A single owner, so that it is changed in place.
        outputs = nil
        changeset.apply(to: &all) { transform($0, inputs[$0]!) }
        outputs = all
        return ObservableDictionaryEvent(collection: all, change: event.change)
      }
    }
  }

  /// Delivers the dictionary of what `transform` makes of each value, with the same changes.
  ///
  /// `transform` runs once for each key that is new or updated, for each observer.
  ///
  /// - Complexity: O(c) for c changed keys, besides a copy of the dictionary while somebody keeps an older one.
  public func mapValues<Key, Value, Output>(
    _ transform: @escaping (Value) -> Output
  ) -> Signal<ObservableDictionaryEvent<Key, Output>, Failure>
  where Element == ObservableDictionaryEvent<Key, Value> {
    mapCollection { transform($1) }
  }

  /// Delivers the dictionary of the keys and values that `isIncluded` accepts, with the changes that are seen among them.
  ///
  /// `isIncluded` runs once for each key that is new or updated, for each observer. There is no event for a change among
  /// rejected keys.
  ///
  /// - Complexity: O(c) for c changed keys, besides a copy of the dictionary while somebody keeps an older one.
  public func filterCollection<Key, Value>(
    _ isIncluded: @escaping (Key, Value) -> Bool
  ) -> Signal<ObservableDictionaryEvent<Key, Value>, Failure>
  where Element == ObservableDictionaryEvent<Key, Value> {
    compactMapWithOwnState {
      var shown: [Key: Value]?
      return { event in
        let all = event.collection
        guard case .changes(let changeset) = event.change, var visible = shown else {
          let visible = all.filter { isIncluded($0, $1) }
          shown = visible
          return ObservableDictionaryEvent(collection: visible, change: .reset)
        }
        let change = changeset.seen(whereWasShown: { visible[$0] != nil }, isShown: { isIncluded($0, all[$0]!) })
        if change.isEmpty { return nil }
        // A single owner, so that it is changed in place.
        shown = nil
        change.apply(to: &visible) { all[$0]! }
        shown = visible
        return ObservableDictionaryEvent(collection: visible, change: .changes(change))
      }
    }
  }

  /// Delivers the keys with their values as an array in order, with the changes that are seen in that order.
  ///
  /// Keys are the identity of the elements. Elements of which none precedes the other are in the order in which they
  /// came. An update that changes the place of an element is a delete and an insert.
  /// - Parameter areInIncreasingOrder: a strict weak ordering, like `<`.
  /// - Complexity: O(n log n) for a reset; for one changed key O(log n) comparisons, and what the same edit of an array
  ///   costs; O(n + c log c) for c keys at once.
  public func sortedCollection<Key, Value>(
    by areInIncreasingOrder: @escaping (KeyedElement<Key, Value>, KeyedElement<Key, Value>) -> Bool
  ) -> Signal<ObservableArrayEvent<KeyedElement<Key, Value>>, Failure>
  where Element == ObservableDictionaryEvent<Key, Value> {
    sortedMembers(\.key, by: areInIncreasingOrder) { dictionary in
      { KeyedElement(key: $0, value: dictionary[$0]!) }
    } elements: { dictionary in
      dictionary.map { KeyedElement(key: $0, value: $1) }
    }
  }

  /// Delivers the keys with their values as an array in the order of the keys: see `sortedCollection(by:)`.
  public func sortedCollection<Key: Comparable, Value>()
    -> Signal<ObservableArrayEvent<KeyedElement<Key, Value>>, Failure>
  where Element == ObservableDictionaryEvent<Key, Value> {
    sortedCollection(by: { $0.key < $1.key })
  }

  func sortedMembers<Key, Contents, Member>(
    _ key: @escaping (Member) -> Key,
    by areInIncreasingOrder: @escaping (Member, Member) -> Bool,
    _ member: @escaping (Contents) -> (Key) -> Member,
    elements: @escaping (Contents) -> [Member]
  ) -> Signal<ObservableArrayEvent<Member>, Failure>
  where Element == CollectionEvent<Contents, KeyedChangeset<Key>> {
    compactMapWithOwnState {
      var sorted: KeyedSortedCopy<Key, Member>?
      return { event in
        guard case .changes(let changeset) = event.change, sorted != nil else {
          let all = KeyedSortedCopy(elements(event.collection), key: key, by: areInIncreasingOrder)
          sorted = all
          return ObservableArrayEvent(collection: all.elements, change: .reset)
        }
        let change = sorted!.apply(changeset, element: member(event.collection))
        return change.isEmpty ? nil : ObservableArrayEvent(collection: sorted!.elements, change: .changes(change))
      }
    }
  }
}
