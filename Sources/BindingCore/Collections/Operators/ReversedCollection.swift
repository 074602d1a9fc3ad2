public import Changesets

extension SignalProtocol {
  /// Delivers the array in reverse, with the changes mirrored.
  ///
  /// - Complexity: O(n) for a reset; for a change, that of the same edit of an array at the other end.
  @inlinable
  public func reversedCollection<Item>() -> Signal<ObservableArrayEvent<Item>, Failure>
  where Element == ObservableArrayEvent<Item> {
    Signal(attach: { observer, subscription in
      let reversed = Box<[Item]?>(nil)
      let next = observer.next
      attach(
        observer.with { event in
          let items = event.collection
          guard case .changes(let changeset) = event.change, reversed.value != nil else {
            reversed.value = items.reversed()
            return next(ObservableArrayEvent(collection: reversed.value!, change: .reset))
          }
          let change = changeset.reversed(newCount: items.count)
          change.apply(
            to: &reversed.value!,
            inserting: { items[items.count &- 1 &- $0] },
            updating: { $0 = items[items.count &- 1 &- $1] })
          next(ObservableArrayEvent(collection: reversed.value!, change: .changes(change)))
        }, subscription)
    })
  }
}
