/// A change of an observable array for observers that need only the new elements. Like an event, except that a long
/// array stored in pages is not turned back into one `Array`.
///
/// The elements can be read only while the step is being delivered.
@usableFromInline
package nonisolated struct ArrayStep<Item> {
  package let change: ArrayChange
  private let array: [Item]
  /// The core that holds the elements in pages if `array` does not.
  private let core: ArrayCore<Item>?
  /// Whether a reset brought the same elements in another order.
  package let isReordered: Bool
  /// The slices of time if the change is a part of work that takes more than one of them.
  package let slices: TimeSlices?

  /// Creates a step from an event.
  package init(_ event: ObservableArrayEvent<Item>) {
    change = event.change
    array = event.collection
    core = nil
    isReordered = false
    slices = nil
  }

  /// Creates a step from an event of a core that may hold the elements in pages.
  init(
    _ event: ObservableArrayEvent<Item>, in core: ArrayCore<Item>?, isReordered: Bool, ofLongWorkIn slices: TimeSlices?
  ) {
    change = event.change
    array = event.collection
    self.core = core
    self.isReordered = isReordered
    self.slices = slices
  }

  /// The number of elements after the change.
  package var count: Int { core?.pagesNow.count ?? array.count }

  /// The whole array; it may be missing if a core holds the elements.
  var whole: [Item] { array }

  /// The whole array if the step is a reset.
  package var wholeOfReset: [Item] { core?.pagesNow.array ?? array }

  /// The whole array if the step is a reset, without a copy of the elements.
  package var pagesOfReset: PagedList<Item> { core?.pagesNow ?? PagedList(array) }

  /// The element at a position after the change.
  @usableFromInline
  package subscript(position: Int) -> Item { core?.element(ofStepAt: position) ?? array[position] }

  /// The elements at a range of positions after the change.
  package subscript(positions: Range<Int>) -> [Item] { core?.items(ofStepAt: positions) ?? Array(array[positions]) }
}

extension SignalProtocol {
  /// Returns the steps of an array; see `ArrayStep`.
  package func steps<Item>() -> SafeSignal<ArrayStep<Item>>
  where Element == ObservableArrayEvent<Item>, Failure == Never {
    Signal { observer, subscription in attachFollower(observer, subscription) }
  }

  /// Attaches an observer of the steps of an array.
  ///
  /// - Returns: The core whose elements are those of the last step, if there is one. Otherwise the elements can be read
  ///   only while a step is being delivered.
  @discardableResult
  func attachFollower<Item>(
    _ observer: Observer<ArrayStep<Item>, Never>, _ subscription: Subscription
  ) -> ArrayCore<Item>? where Element == ObservableArrayEvent<Item>, Failure == Never {
    if let array = self as? ObservableArray<Item> {
      array.core.attachFollower(observer, subscription)
      return array.core
    }
    if let array = self as? IncrementalArray<Item> {
      return array.start(subscription) { $0.attachFollower(observer, subscription) }
    }
    withFirstReset().attach(observer.with { observer.next(ArrayStep($0)) }, subscription)
    return nil
  }
}
