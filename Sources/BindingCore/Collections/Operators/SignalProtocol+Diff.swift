public import Changesets

extension SignalProtocol {
  /// Delivers whole arrays as events of an observable array: the first as a reset, then the differences that
  /// `generateDiff` returns. There is no event for an array equal to the previous one.
  ///
  /// - Parameter generateDiff: Returns the exact difference between the previous array and the new one.
  @inlinable
  public func diff<Item>(
    generateDiff: @escaping ([Item], [Item]) -> ListChangeset
  ) -> Signal<ObservableArrayEvent<Item>, Failure> where Element == [Item] {
    Signal(attach: { observer, subscription in
      let last = Box<[Item]?>(nil)
      let next = observer.next
      attach(
        observer.with { items in
          let before = last.value
          last.value = items
          guard let before else { return next(ObservableArrayEvent(collection: items, change: .reset)) }
          let changeset = generateDiff(before, items)
          if changeset.isEmpty { return }
          next(ObservableArrayEvent(collection: items, change: .changes(changeset)))
        }, subscription)
    })
  }

  /// Delivers whole arrays as events of an observable array: the first as a reset, then deletes and inserts.
  ///
  /// See `ListChangeset.init(from:to:by:)` for the limits for elements that can only be compared.
  /// - Parameter areEqual: An equivalence relation.
  @inlinable
  public func diff<Item>(
    areEqual: @escaping (Item, Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Item>, Failure> where Element == [Item] {
    diff { ListChangeset(from: $0, to: $1, by: areEqual) }
  }

  // One overload for each way of distinguishing elements, as in `ListChangeset.init(from:to:)`.

  /// Delivers whole arrays as events of an observable array: the first as a reset, then the fewest changes.
  ///
  /// Elements with equal `id` are the same element, which is updated if they are otherwise unequal. There is no event
  /// for an array equal to the previous one. A common prefix and suffix cost one pass of comparisons, so a list that
  /// grows by pages is not searched again.
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) if p elements are not in their old order.
  @inlinable
  public func diff<Item: Identifiable & Equatable>() -> Signal<ObservableArrayEvent<Item>, Failure>
  where Element == [Item] {
    diff { ListChangeset(from: $0, to: $1) }
  }

  /// Delivers whole arrays as events of an observable array: the first as a reset, then the fewest changes.
  ///
  /// Elements with equal `id` are the same element, which is updated if they are otherwise unequal.
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) if p elements are not in their old order.
  @inlinable
  public func diff<Item: Identifiable & Hashable>() -> Signal<ObservableArrayEvent<Item>, Failure>
  where Element == [Item] {
    diff { ListChangeset(from: $0, to: $1) }
  }

  /// Delivers whole arrays as events of an observable array: the first as a reset, then the fewest deletes, inserts and
  /// moves.
  ///
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) if p elements are not in their old order.
  @inlinable
  public func diff<Item: Hashable>() -> Signal<ObservableArrayEvent<Item>, Failure> where Element == [Item] {
    diff { ListChangeset(from: $0, to: $1) }
  }

  /// Delivers whole arrays as events of an observable array: the first as a reset, then deletes and inserts.
  ///
  /// See `ListChangeset.init(from:to:)` for the limits for elements that can only be compared.
  @inlinable
  public func diff<Item: Equatable>() -> Signal<ObservableArrayEvent<Item>, Failure> where Element == [Item] {
    diff { ListChangeset(from: $0, to: $1) }
  }
}

extension SignalProtocol where Failure == Never {
  /// Makes an array follow a signal of whole arrays, each a reset, until either ends. Apply `diff()` first to turn them
  /// into changes.
  @inlinable
  @discardableResult
  public func bind<Item>(to array: ObservableArray<Item>) -> Subscription where Element == [Item] {
    array.bind(
      signal: Signal(attach: { observer, subscription in
        let next = observer.next
        attach(observer.with { next(ObservableArrayEvent(collection: $0, change: .reset)) }, subscription)
      }))
  }
}
