public import Observation

/// A variable of an `@Observable` object as a signal, a target, and an end of two-way bindings.
///
///     @Observable final class SearchModel { var query = "" }
///     model.reactive(\.query).bidirectionalBind(to: entry.reactive.text)
///
/// The object is not retained, and bindings end with it. As with a property, all observers have been notified when an
/// assignment on the main thread returns.
@MainActor
public struct ObservableMember<Element>: ValueSubject {
  public typealias Failure = Never

  public let access: ValueAccess<Element>
  private let changes: SafeSignal<Element>

  init<Object: AnyObject>(_ object: Object, _ variable: ReferenceWritableKeyPath<Object, Element>) {
    access = ValueAccess(
      get: { [weak object] in object?[keyPath: variable] },
      set: { [weak object] in object?[keyPath: variable] = $0 })
    changes = Signal(observing: object) { $0[keyPath: variable] }
  }

  /// The current value, or `nil` if the object is deallocated.
  public var currentValue: Element? { access.get() }

  public func attach(_ observer: Observer<Element, Never>, _ subscription: Subscription) {
    changes.attach(observer, subscription)
  }

  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> Subscription {
    let subscription = Subscription()
    // Ends with the object.
    changes.attach(Observer(next: { _ in }, end: { _ in subscription.dispose() }), subscription)
    if subscription.isDisposed { return subscription }
    signal.attach(Observer(next: access.set, end: { _ in subscription.dispose() }), subscription)
    return subscription
  }
}

@MainActor extension Observation.Observable where Self: AnyObject {
  /// Returns a variable of the object for bindings, also two-way ones.
  ///
  ///     model.reactive(\.query).bidirectionalBind(to: entry.reactive.text)
  public func reactive<Value>(_ variable: ReferenceWritableKeyPath<Self, Value>) -> ObservableMember<Value> {
    ObservableMember(self, variable)
  }
}

/// Returns a variable of an `@Observable` object for bindings, like `model.reactive(\.query)`.
@MainActor public func reactive<Object: Observation.Observable & AnyObject, Value>(
  _ object: Object, _ variable: ReferenceWritableKeyPath<Object, Value>
) -> ObservableMember<Value> {
  ObservableMember(object, variable)
}
