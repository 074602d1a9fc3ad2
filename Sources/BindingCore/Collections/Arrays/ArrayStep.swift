/// A change of an observable array for observers that need only the new elements. Like an event, except that a long
/// array stored in pages is not turned back into one `Array`.
///
/// The elements can be read only while the step is being delivered.
package nonisolated struct ArrayStep<Item> {
  package let change: ArrayChange
  private let array: [Item]
  /// The core that holds the elements if `array` does not.
  private let core: ArrayCore<Item>?

  /// Creates a step from an event.
  package init(_ event: ObservableArrayEvent<Item>) {
    change = event.change
    array = event.collection
    core = nil
  }

  fileprivate init(_ event: ObservableArrayEvent<Item>, of core: ArrayCore<Item>) {
    change = event.change
    array = event.collection
    self.core = core.isTellingOfStep && event.isChange ? core : nil
  }

  /// The whole array if the step is a reset; it may be missing from other steps.
  package var wholeOfReset: [Item] { array }

  /// The element at a position after the change.
  package subscript(position: Int) -> Item { core?.element(ofStepAt: position) ?? array[position] }

  /// The elements at a range of positions after the change.
  package subscript(positions: Range<Int>) -> [Item] { positions.map { self[$0] } }
}

extension SignalProtocol {
  /// Returns the steps of an array; see `ArrayStep`.
  package func steps<Item>() -> SafeSignal<ArrayStep<Item>>
  where Element == ObservableArrayEvent<Item>, Failure == Never {
    guard let array = self as? ObservableArray<Item> else { return withFirstReset().map { ArrayStep($0) } }
    let core = array.core
    return Signal { observer, subscription in
      core.attachFollower(
        observer.with { [unowned core] in observer.next(ArrayStep($0, of: core)) }, subscription)
    }
  }
}

extension CollectionEvent {
  fileprivate nonisolated var isChange: Bool { if case .changes = change { true } else { false } }
}
