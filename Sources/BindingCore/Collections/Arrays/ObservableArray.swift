/// An array whose individual changes can be observed.
///
/// An observer immediately gets the whole array as a `.reset`, then an event for each change with the change and the
/// resulting array. The change of each event leads exactly from the collection of the previous event to its own, even
/// if the observer itself changes the array, because such events are queued. If nothing changed, there is no event.
///
/// The elements are read-only here, and set by binding a signal of array events to the array; a
/// `MutableObservableArray` can be edited. When the array is deallocated, it finishes for its observers.
public class ObservableArray<Item>: SignalProtocol {
  public typealias Element = ObservableArrayEvent<Item>
  public typealias Failure = Never

  @usableFromInline typealias Core = ArrayCore<Item>
  @usableFromInline let core: Core

  /// Creates an array of the given elements.
  @inlinable
  public init(_ items: [Item] = []) { core = Core(items) }

  /// The current elements. To iterate, use this array.
  ///
  /// - Complexity: O(1), or O(n) once after edits in the middle of a long array without reading `collection` in
  ///   between.
  @inlinable public final var collection: [Item] { core.array }

  /// The number of elements.
  @inlinable public final var count: Int { core.elementCount }

  /// Whether the array is empty.
  @inlinable public final var isEmpty: Bool { core.elementCount == 0 }

  /// The element at a position.
  @inlinable public subscript(position: Int) -> Item { core.element(at: position) }

  @inlinable
  public final func attach(_ observer: Observer<ObservableArrayEvent<Item>, Never>, _ subscription: Subscription) {
    core.attachCollection(observer, subscription)
  }

  isolated deinit { Release.end(core) }
}

extension ObservableArray: BindableProtocol {
  /// Makes the array follow the events of `signal` until either ends.
  ///
  /// Changes are passed on unaltered as long as only this binding writes to the array. The first change after another
  /// write is a reset.
  /// - Complexity: For each change, that of the same edit of an array.
  @discardableResult
  public final func bind(signal: Signal<ObservableArrayEvent<Item>, Never>) -> Subscription { core.bind(signal) }
}
