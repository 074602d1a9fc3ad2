/// An array whose changes can be observed one by one.
///
/// An observer gets the whole array at once as a `.reset`, then an event for each change: what changed and the array
/// after it. The change of each event leads exactly from the collection of the event before to its own, also for an
/// observer that changes the array itself: such events wait their turn. Where nothing changed there is no event.
///
/// The elements are read-only here, and set by binding a signal of array events to the array;
/// `MutableObservableArray` can be edited. Observers of an array that goes away are told that it has finished.
public class ObservableArray<Item>: SignalProtocol {
  public typealias Element = ObservableArrayEvent<Item>
  public typealias Failure = Never

  @usableFromInline typealias Core = ArrayCore<Item>
  @usableFromInline let core: Core

  /// An array of these elements.
  @inlinable
  public init(_ items: [Item] = []) { core = Core(items) }

  /// The elements now. To iterate, ask the array that this is.
  ///
  /// - Complexity: O(1). O(n) once after edits in the middle of a long array, if nobody asked between them.
  @inlinable public final var collection: [Item] { core.array }

  /// How many elements there are.
  @inlinable public final var count: Int { core.elementCount }

  /// Whether there are none.
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
  /// Makes the array follow what `signal` says until one of the two ends.
  ///
  /// Changes are passed on as they are as long as nobody else writes to the array; the first one after somebody did is
  /// a reset.
  /// - Complexity: For each change what the same edit of an array costs.
  @discardableResult
  public final func bind(signal: Signal<ObservableArrayEvent<Item>, Never>) -> Subscription { core.bind(signal) }
}
