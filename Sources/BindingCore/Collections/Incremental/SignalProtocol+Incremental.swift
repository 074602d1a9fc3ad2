extension SignalProtocol where Failure == Never {
  /// `filterCollection(_:)` in slices of time, for arrays whose filtering would hold up the main loop.
  ///
  /// - Complexity: That of `filterCollection(_:)`, except that a change takes O(n) operations on bytes.
  @inlinable
  public func filterCollection<Item>(
    in slices: TimeSlices, _ isIncluded: @escaping (Item) -> Bool
  ) -> IncrementalArray<Item> where Element == ObservableArrayEvent<Item> {
    IncrementalArray { subscription, attach in
      let work = IncrementalMap<Item, Item>(in: slices)
      work.setTransform { isIncluded($0) ? $0 : nil }
      return work.start(self, subscription, attach: attach) { _, _, armed in armed() }
    }
  }

  /// Delivers an array of the elements that satisfy the latest of a signal's predicates, with the changes among them.
  ///
  ///     lines.filterCollection(byLatest: query.map { query in { $0.text.contains(query) } })
  ///
  /// A new predicate changes only what it changes: elements that satisfy it as they did the previous one stay. Nothing
  /// is delivered before the first predicate. If the signal of predicates ends, the last one remains.
  ///
  /// - Parameter slices: Slices of time in which to work. The result changes from the beginning of the array to its end;
  ///   the next predicate may come before. By default everything is done at once.
  /// - Complexity: O(n) for a new predicate or a reset. For a change, one call of the predicate for each of its elements
  ///   and O(n) operations on bytes.
  @inlinable
  public func filterCollection<Item>(
    byLatest predicates: some SignalProtocol<(Item) -> Bool, Never>, in slices: TimeSlices? = nil
  ) -> IncrementalArray<Item> where Element == ObservableArrayEvent<Item> {
    IncrementalArray { subscription, attach in
      let work = IncrementalMap<Item, Item>(in: slices)
      return work.start(self, subscription, attach: attach) { sources, node, armed in
        predicates.attach(
          Observer(
            next: { isIncluded in
              work.setTransform { isIncluded($0) ? $0 : nil }
              armed()
            }, end: nil, node: node),
          sources)
      }
    }
  }

  /// `mapCollection(_:)` in slices of time, for functions that take long and for long arrays.
  ///
  /// An element appears in the result when it has been transformed; an updated one keeps its old result until then.
  /// - Complexity: That of `mapCollection(_:)`, except that a change takes O(n) operations on bytes.
  @inlinable
  public func mapCollection<Item, Output>(
    in slices: TimeSlices, _ transform: @escaping (Item) -> Output
  ) -> IncrementalArray<Output> where Element == ObservableArrayEvent<Item> {
    IncrementalArray { subscription, attach in
      let work = IncrementalMap<Item, Output>(in: slices)
      work.setTransform(transform)
      return work.start(self, subscription, attach: attach) { _, _, armed in armed() }
    }
  }

  /// `sortedCollection(by:)` in slices of time, for arrays whose sorting would hold up the main loop.
  ///
  /// A change of up to 256 elements is sorted in at once, unless all elements are just being sorted.
  ///
  /// - Parameter areInIncreasingOrder: A strict weak ordering, like `<`.
  /// - Complexity: O(n log n) comparisons for a reset. A change takes O(log n) comparisons for each of its elements and
  ///   O(n) operations on numbers; if it updates or moves more than 256 elements, O(n log n) comparisons.
  @inlinable
  public func sortedCollection<Item>(
    in slices: TimeSlices, by areInIncreasingOrder: @escaping (Item, Item) -> Bool
  ) -> IncrementalArray<Item> where Element == ObservableArrayEvent<Item> {
    IncrementalArray { subscription, attach in
      let work = IncrementalSort<Item>(in: slices)
      work.setOrder(areInIncreasingOrder)
      return work.start(self, subscription, attach: attach) { _, _, armed in armed() }
    }
  }

  /// Delivers the array sorted by the latest of a signal's orders, with the changes in sorted order.
  ///
  ///     files.sortedCollection(byLatest: order.map { order in
  ///       switch order {
  ///       case .name: { $0.name < $1.name }
  ///       case .size: { $0.size < $1.size }
  ///       }
  ///     })
  ///
  /// A new order is delivered as a `.reset`. Nothing is delivered before the first order. If the signal of orders ends,
  /// the last one remains.
  ///
  /// - Parameters:
  ///   - orders: Strict weak orderings, like `<`. Elements neither of which precedes the other keep the order of the
  ///     source, so `{ _, _ in false }` is that order.
  ///   - slices: Slices of time in which to work. The previous order remains until the elements have been sorted by the
  ///     new one. By default everything is done at once.
  /// - Complexity: O(n log n) comparisons for a new order, otherwise that of `sortedCollection(in:by:)`.
  @inlinable
  public func sortedCollection<Item>(
    byLatest orders: some SignalProtocol<(Item, Item) -> Bool, Never>, in slices: TimeSlices? = nil
  ) -> IncrementalArray<Item> where Element == ObservableArrayEvent<Item> {
    IncrementalArray { subscription, attach in
      let work = IncrementalSort<Item>(in: slices)
      return work.start(self, subscription, attach: attach) { sources, node, armed in
        orders.attach(
          Observer(
            next: { order in
              work.setOrder(order)
              armed()
            }, end: nil, node: node),
          sources)
      }
    }
  }
}
