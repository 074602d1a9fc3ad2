public import Changesets

extension SignalProtocol {
  /// Delivers an array of the elements that satisfy `isIncluded`, with the changes among them.
  ///
  /// For each observer, `isIncluded` runs once for each new or updated element. An update that makes an element appear
  /// or disappear is an insert or a delete. There is no event for a change among rejected elements.
  /// - Complexity: O(n) for a reset; for a change, O(log n) for each of its elements plus the cost of the same edit of
  ///   an array. A change in which elements move along with other changes costs O(n).
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

/// The state of a filtered array for one observer.
@usableFromInline
nonisolated final class FilteredCollection<Item> {
  @usableFromInline let isIncluded: (Item) -> Bool
  /// Each element of the whole array expands to itself or to nothing.
  @exclusivity(unchecked) @usableFromInline var expansion: ListExpansion?
  @exclusivity(unchecked) @usableFromInline var visible: [Item] = []

  @inlinable
  init(_ isIncluded: @escaping (Item) -> Bool) { self.isIncluded = isIncluded }

  /// Returns `nil` if nothing has changed among the visible elements.
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
