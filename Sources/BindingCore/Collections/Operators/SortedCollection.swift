public import Changesets

extension SignalProtocol {
  /// Delivers the array sorted, with the changes that are seen in sorted order.
  ///
  /// Elements of which none precedes the other keep the order of the source. An update that changes the place of an
  /// element is a delete and an insert. A move in the source is nothing here, unless equal elements pass each other.
  /// - Parameter areInIncreasingOrder: a strict weak ordering, like `<`.
  /// - Complexity: O(n log n) for a reset; for a change O(log n) time and comparisons for each element of it, and what
  ///   the same edit of an array costs; O(log² n) time among many elements of which none precedes the other. A change
  ///   that updates or moves several elements at once costs O(n) more.
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

  /// Delivers the array sorted by `<`, with the changes that are seen in sorted order.
  ///
  /// - Complexity: As `sortedCollection(by:)`.
  @inlinable
  public func sortedCollection<Item: Comparable>() -> Signal<ObservableArrayEvent<Item>, Failure>
  where Element == ObservableArrayEvent<Item> {
    sortedCollection { $0 < $1 }
  }
}
