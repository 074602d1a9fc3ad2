/// What happened to an observable array, for those who ask only for the elements that came: as an event, but a long array
/// that is kept in pages is not made whole for it.
///
/// The elements can be asked for while one is told of the step.
package nonisolated struct ArrayStep<Item> {
  package let change: ArrayChange
  private let array: [Item]
  /// Where the elements are instead of in `array`.
  private let core: ArrayCore<Item>?

  /// The step that an event is.
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

  /// The whole array, of a reset; of other steps it may be missing.
  package var wholeOfReset: [Item] { array }

  /// The element at a position after the change.
  package subscript(position: Int) -> Item { core?.element(ofStepAt: position) ?? array[position] }

  /// The elements at some positions after the change.
  package subscript(positions: Range<Int>) -> [Item] { positions.map { self[$0] } }
}

extension SignalProtocol {
  /// The steps of an array; see there.
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
