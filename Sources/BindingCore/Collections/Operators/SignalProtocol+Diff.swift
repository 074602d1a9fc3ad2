public import Changesets

extension SignalProtocol {
  /// Delivers whole arrays as events of an observable array: the first as a reset, then how each differs from the one
  /// before, as `generateDiff` says. There is no event for an array that does not differ.
  ///
  /// - Parameter generateDiff: the exact difference between the array before and the new one.
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
  /// See `ListChangeset.init(from:to:by:)` for the limits of elements that can only be compared.
  /// - Parameter areEqual: an equivalence relation.
  @inlinable
  public func diff<Item>(
    areEqual: @escaping (Item, Item) -> Bool
  ) -> Signal<ObservableArrayEvent<Item>, Failure> where Element == [Item] {
    diff { ListChangeset(from: $0, to: $1, by: areEqual) }
  }

  // One for each way in which elements can be told apart, as in `ListChangeset.init(from:to:)`.

  /// Delivers whole arrays as events of an observable array: the first as a reset, then the fewest changes.
  ///
  /// Elements are the same when their `id` is equal, and updated when they are not equal otherwise. There is no event
  /// for an array that does not differ. What is the same at both ends of two arrays costs one pass of comparisons: a list
  /// that grows by pages is not searched again.
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) when p elements are not in their old order.
  @inlinable
  public func diff<Item: Identifiable & Equatable>() -> Signal<ObservableArrayEvent<Item>, Failure>
  where Element == [Item] {
    diff { ListChangeset(from: $0, to: $1) }
  }

  /// Delivers whole arrays as events of an observable array: the first as a reset, then the fewest changes.
  ///
  /// Elements are the same when their `id` is equal, and updated when they are not equal otherwise.
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) when p elements are not in their old order.
  @inlinable
  public func diff<Item: Identifiable & Hashable>() -> Signal<ObservableArrayEvent<Item>, Failure>
  where Element == [Item] {
    diff { ListChangeset(from: $0, to: $1) }
  }

  /// Delivers whole arrays as events of an observable array: the first as a reset, then the fewest deletes, inserts and
  /// moves.
  ///
  /// - Complexity: O(n) for n elements in both arrays, plus O(p log p) when p elements are not in their old order.
  @inlinable
  public func diff<Item: Hashable>() -> Signal<ObservableArrayEvent<Item>, Failure> where Element == [Item] {
    diff { ListChangeset(from: $0, to: $1) }
  }

  /// Delivers whole arrays as events of an observable array: the first as a reset, then deletes and inserts.
  ///
  /// See `ListChangeset.init(from:to:)` for the limits of elements that can only be compared.
  @inlinable
  public func diff<Item: Equatable>() -> Signal<ObservableArrayEvent<Item>, Failure> where Element == [Item] {
    diff { ListChangeset(from: $0, to: $1) }
  }
}

extension SignalProtocol where Failure == Never {
  /// Makes an array follow a signal of whole arrays, each a reset, until one of the two ends. `diff()` before it makes
  /// them changes.
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
