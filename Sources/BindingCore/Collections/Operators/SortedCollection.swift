public import Changesets

extension SignalProtocol {
  /// Delivers the array sorted, with the changes in sorted order.
  ///
  /// Elements neither of which precedes the other keep the order of the source. An update that changes the position of
  /// an element is a delete and an insert. A move in the source has no effect here, unless equal elements pass each
  /// other.
  /// - Parameter areInIncreasingOrder: A strict weak ordering, like `<`.
  /// - Complexity: O(n log n) for a reset; for a change, O(log n) time and comparisons for each of its elements plus
  ///   the cost of the same edit of an array; O(log² n) time among many elements neither of which precedes the other. A
  ///   change that updates or moves several elements at once costs O(n) more.
  @inlinable
  public func sortedCollection<Item>(
    by areInIncreasingOrder: @escaping (Item, Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Item>, Failure> where Element == ObservableArrayEvent<Item> {
    Signal(attach: { observer, subscription in
      let copy = Box<SortedCopy<Item>?>(nil)
      let next = observer.next
      attach(
        observer.with { event in
          guard case .changes(let changeset) = event.change, copy.value != nil else {
            let sorted = SortedCopy(event.collection, by: areInIncreasingOrder)
            copy.value = sorted
            return next(ObservableArrayEvent(collection: sorted.elements, change: .reset))
          }
          let change = copy.value!.apply(changeset, to: event.collection)
          if change.isEmpty { return }
          next(ObservableArrayEvent(collection: copy.value!.elements, change: .changes(change)))
        }, subscription)
    })
  }

  /// Delivers the array sorted by `<`, with the changes in sorted order.
  ///
  /// - Complexity: That of `sortedCollection(by:)`.
  @inlinable
  public func sortedCollection<Item: Comparable>() -> Signal<ObservableArrayEvent<Item>, Failure>
  where Element == ObservableArrayEvent<Item> {
    sortedCollection { $0 < $1 }
  }
}
