public import Changesets

extension SignalProtocol {
  /// Delivers the array of the elements that `isIncluded` accepts, with the changes that are seen among them.
  ///
  /// `isIncluded` runs once for each element that is new or updated, for each observer. An update can bring an element
  /// into view or make it leave: then it is an insert or a delete. There is no event for a change among rejected
  /// elements.
  /// - Complexity: O(n) for a reset; for a change O(log n) for each element of it, and what the same edit of an array
  ///   costs. A change in which elements move together with others costs O(n).
  @inlinable
  public func filterCollection<Item>(
    _ isIncluded: @escaping (Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Item>, Failure> where Element == ObservableArrayEvent<Item> {
    Signal(attach: { observer, subscription in
      let filtered = FilteredCollection(isIncluded)
      let next = observer.next
      attach(
        observer.with { event in
          if let event = filtered.take(event) { next(event) }
        }, subscription)
    })
  }
}

/// What one observer of a filtered array has been given.
@usableFromInline
nonisolated final class FilteredCollection<Item> {
  @usableFromInline let isIncluded: (Item) -> Bool
  /// Each element of the whole array stands for itself or for nothing.
  @exclusivity(unchecked) @usableFromInline var expansion: ListExpansion?
  @exclusivity(unchecked) @usableFromInline var visible: [Item] = []

  @inlinable
  init(_ isIncluded: @escaping (Item) -> Bool) { self.isIncluded = isIncluded }

  /// Nil when nothing has changed among the visible elements.
  @inlinable
  func take(_ event: ObservableArrayEvent<Item>) -> ObservableArrayEvent<Item>? {
    let items = event.collection
    guard case .changes(let changeset) = event.change, expansion != nil else {
      let isVisible = items.map(isIncluded)
      expansion = ListExpansion(count: items.count, width: { isVisible[$0] ? 1 : 0 })
      visible = zip(items, isVisible).compactMap { item, isVisible in isVisible ? item : nil }
      return ObservableArrayEvent(collection: visible, change: .reset)
    }
    let change = expansion!.apply(changeset, width: { isIncluded(items[$0]) ? 1 : 0 })
    if change.isEmpty { return nil }
    change.apply(
      to: &visible,
      inserting: { items[expansion!.source(of: $0).position] },
      updating: { $0 = items[expansion!.source(of: $1).position] })
    return ObservableArrayEvent(collection: visible, change: .changes(change))
  }
}
