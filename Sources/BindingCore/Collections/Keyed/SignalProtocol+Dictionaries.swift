import Changesets

extension SignalProtocol {
  /// Delivers a dictionary with the results of `transform` for each key and value, under the same keys and with the
  /// same changes.
  ///
  /// For each observer, `transform` runs once for each new or updated key.
  ///
  /// - Complexity: O(c) for c changed keys, plus a copy of the dictionary while an older one is retained.
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
        // Keep a single owner, so that the dictionary is mutated in place.
        outputs = nil
        changeset.apply(to: &all) { transform($0, inputs[$0]!) }
        outputs = all
        return ObservableDictionaryEvent(collection: all, change: event.change)
      }
    }
  }

  /// Delivers a dictionary with the results of `transform` for each value, with the same changes.
  ///
  /// For each observer, `transform` runs once for each new or updated key.
  ///
  /// - Complexity: O(c) for c changed keys, plus a copy of the dictionary while an older one is retained.
  public func mapValues<Key, Value, Output>(
    _ transform: @escaping (Value) -> Output
  ) -> Signal<ObservableDictionaryEvent<Key, Output>, Failure>
  where Element == ObservableDictionaryEvent<Key, Value> {
    mapCollection { transform($1) }
  }

  /// Delivers a dictionary of the keys and values that satisfy `isIncluded`, with the changes among them.
  ///
  /// For each observer, `isIncluded` runs once for each new or updated key. There is no event for a change among
  /// rejected keys.
  ///
  /// - Complexity: O(c) for c changed keys, plus a copy of the dictionary while an older one is retained.
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
        // Keep a single owner, so that the dictionary is mutated in place.
        shown = nil
        change.apply(to: &visible) { all[$0]! }
        shown = visible
        return ObservableDictionaryEvent(collection: visible, change: .changes(change))
      }
    }
  }

  /// Delivers the keys and values as a sorted array, with the changes in that order.
  ///
  /// Keys are the identity of the elements. Elements neither of which precedes the other are in insertion order. An
  /// update that changes the position of an element is a delete and an insert.
  /// - Parameter areInIncreasingOrder: A strict weak ordering, like `<`.
  /// - Complexity: O(n log n) for a reset; for one changed key, O(log n) comparisons plus the cost of the same edit of
  ///   an array; O(n + c log c) for c keys at once.
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

  /// Delivers the keys and values as an array sorted by key; see `sortedCollection(by:)`.
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
