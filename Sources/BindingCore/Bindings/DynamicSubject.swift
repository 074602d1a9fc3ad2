/// A property of a target that lives elsewhere, such as a widget: a signal with a current value that can be set and
/// bound both ways.
///
/// An observer gets the current value at once and then the value at each change. Neither observing nor binding retains
/// the target; everything ends when it goes away.
public struct DynamicSubject<Element>: SignalProtocol, BindableProtocol {
  public typealias Failure = Never

  private weak var target: (any Deallocatable)?
  private let changes: SafeSignal<Void>
  private let get: (any Deallocatable) -> Element
  private let set: (any Deallocatable, Element) -> Void

  /// A subject for a value of `target`.
  ///
  /// - Parameters:
  ///   - signal: fires after each change, whoever made it.
  ///   - get: reads the value.
  ///   - set: writes the value. It may normalise it.
  public init<Target: Deallocatable>(
    target: Target,
    signal: SafeSignal<Void>,
    get: @escaping (Target) -> Element,
    set: @escaping (Target, Element) -> Void
  ) {
    self.target = target
    changes = signal
    self.get = { get(unsafeDowncast($0, to: Target.self)) }
    self.set = { set(unsafeDowncast($0, to: Target.self), $1) }
  }

  private init(
    target: (any Deallocatable)?,
    changes: SafeSignal<Void>,
    get: @escaping (any Deallocatable) -> Element,
    set: @escaping (any Deallocatable, Element) -> Void
  ) {
    self.target = target
    self.changes = changes
    self.get = get
    self.set = set
  }

  /// The value now; `nil` when the target is gone.
  public var currentValue: Element? {
    target.map(get)
  }

  /// The value. Reading it is an error once the target is gone; setting it then has no effect.
  public var value: Element {
    get {
      guard let target else { preconditionFailure("The value of a target that is gone was read") }
      return get(target)
    }
    nonmutating set {
      if let target { set(target, newValue) }
    }
  }

  public func attach(_ observer: Observer<Element, Never>, _ subscription: Subscription) {
    guard let target else {
      observer.end?(.finished)
      return
    }
    let gate = Gate()
    let deliver = { [weak target, get] in
      if !subscription.isDisposed, let target { pass(gate, get(target), observer.next) }
    }
    // The target going away may also end the signal of its changes: one end is enough.
    let hasEnded = Box(false)
    let end = {
      if hasEnded.value { return }
      hasEnded.value = true
      passEnd(gate, .finished, observer)
    }
    // In the table before the first value: what the observer sets meanwhile reaches it too.
    changes.attach(Observer(next: deliver, end: { _ in end() }, node: observer.node), subscription)
    subscription.add(target.deallocated.observeNext { end() })
    deliver()
  }

  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> Subscription {
    guard let target else { return Subscription.disposed() }
    return bond(target).bind(signal: signal)
  }

  private func bond(_ target: any Deallocatable) -> Bond<Element> {
    func open<Target: Deallocatable>(_ target: Target) -> Bond<Element> {
      Bond(target: target) { [set] target, element in set(target, element) }
    }
    return open(target)
  }

  /// The same value seen through a pair of conversions.
  public func map<Converted>(
    get forward: @escaping (Element) -> Converted, set backward: @escaping (Converted) -> Element
  ) -> DynamicSubject<Converted> {
    DynamicSubject<Converted>(
      target: target,
      changes: changes,
      get: { [get] in forward(get($0)) },
      set: { [set] in set($0, backward($1)) })
  }
}

extension Subscription {
  /// A subscription that has ended already.
  static func disposed() -> Subscription {
    let subscription = Subscription()
    subscription.dispose()
    return subscription
  }
}
