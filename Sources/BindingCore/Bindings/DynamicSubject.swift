/// A value stored in a target, such as a property of a widget, as a signal with a current value that can be set and
/// bound both ways.
///
/// An observer gets the current value immediately, and then the value at each change. Neither observing nor binding
/// retains the target. Everything ends when the target is deallocated, and only then: if the signal of changes ends,
/// the subject still reports values set through it.
public typealias DynamicSubject<Element> = FailableDynamicSubject<Element, Never>

/// A `DynamicSubject` whose value cannot always be read. A read that fails makes the signal fail.
///
/// It can be set and bound to like any other subject. Its copies are the same subject: a value set through one of them
/// is delivered to the observers of all, even if the target itself does not report the change.
///
/// Bindings to the subject are glitch-free: `combineLatest` of the subject and a signal that it is bound to delivers a
/// change once. Another subject for the same value of the same target is a separate path, unknown to this one, unless
/// the target keeps one state for all of them, as GTK's objects do for their properties.
public struct FailableDynamicSubject<Element, Failure: Error>: SignalProtocol, BindableProtocol {
  @usableFromInline let path: SubjectAccess<Element, Failure>

  /// Creates a subject for a value of `target` that may not be readable.
  ///
  /// - Parameters:
  ///   - signal: Fires after each change. When it fails, the subject fails.
  ///   - get: Reads the value, or returns the failure with which the subject fails.
  ///   - set: Writes the value. It may normalise it.
  ///   - triggerEventOnSetting: Whether observers are notified of values set through the subject. They are notified
  ///     once, even if `signal` fires while the value is set.
  public init<Target: Deallocatable>(
    target: Target,
    signal: Signal<Void, Failure>,
    get: @escaping (Target) -> Result<Element, Failure>,
    set: @escaping (Target, Element) -> Void,
    triggerEventOnSetting: Bool = true
  ) {
    let get: (any Deallocatable) -> Result<Element, Failure> = { get(unsafeDowncast($0, to: Target.self)) }
    let settings = SettingCore()
    self.init(
      target: target,
      signal: settings.changes(of: target, signal, get),
      get: get,
      set: { target, element in
        settings.begin()
        set(unsafeDowncast(target, to: Target.self), element)
      },
      announce: triggerEventOnSetting ? { settings.announce() } : nil,
      entrance: settings)
  }

  init(
    target: (any Deallocatable)?,
    signal: Signal<Element, Failure>,
    get: @escaping (any Deallocatable) -> Result<Element, Failure>,
    set: @escaping (any Deallocatable, Element) -> Void,
    announce: (() -> Void)? = nil,
    entrance: Node
  ) {
    let own = OwnAccess(
      target: target, signal: signal, get: get, set: set, announce: announce, entrance: entrance)
    self.init(path: .own(own))
  }

  @inlinable
  init(path: SubjectAccess<Element, Failure>) { self.path = path }

  /// The current value, or `nil` if the target is deallocated or the value cannot be read.
  public var currentValue: Element? {
    guard let target = path.target else { return nil }
    switch path {
    case .shared(let shared): return shared.access.get(target)
    case .own(let own):
      guard case .success(let value) = own.get(target) else { return nil }
      return value
    }
  }

  /// Sets the value. Has no effect if the target is deallocated.
  @inlinable
  public func send(_ element: Element) {
    switch path {
    case .shared(let shared): shared.set(element)
    case .own(let own): own.send(element)
    }
  }

  /// Access for a two-way binding, which notifies the observers only of real changes: ends that can never agree would
  /// otherwise keep notifying each other.
  var quietAccess: ValueAccess<Element> {
    let own: OwnAccess<Element, Failure> = path.own
    return ValueAccess(
      get: { currentValue },
      set: { if let target = own.target { own.set(target, $0) } },
      announce: own.announce)
  }

  public func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    let own: OwnAccess<Element, Failure> = path.own
    guard let target = own.target else {
      observer.end?(.finished)
      return
    }
    let hasEnded = Box(false)
    let end: (Completion<Failure>) -> Void = { completion in
      if hasEnded.value { return }
      hasEnded.value = true
      observer.end?(completion)
    }
    // Deallocation of the target may also end the signal; deliver one end only.
    subscription.add(target.deallocated.observeNext { Release.perform { end(.finished) } })
    if hasEnded.value { return }
    own.signal.attach(
      Observer(next: { if !hasEnded.value { observer.next($0) } }, end: end, node: observer.node), subscription)
  }

  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> Subscription {
    let own: OwnAccess<Element, Failure> = path.own
    return signal.bind(toLiving: own.target, node: .passUnretained(own.entrance)) { target, element in
      // The entrance lives as long as the slot in the table that points to it, and so does its owner.
      own.set(target, element)
      own.announce?()
    }
  }

  /// Returns the same value seen through a pair of conversions, as a subject that can be bound both ways like this one.
  ///
  /// It shares the observers of this subject: a value set through either is delivered to both.
  public func bidirectionalMap<Converted>(
    to forward: @escaping (Element) -> Converted, from backward: @escaping (Converted) -> Element
  ) -> FailableDynamicSubject<Converted, Failure> {
    let own: OwnAccess<Element, Failure> = path.own
    return FailableDynamicSubject<Converted, Failure>(
      target: own.target,
      signal: own.signal.map(forward),
      get: { own.get($0).map(forward) },
      set: { own.set($0, backward($1)) },
      announce: own.announce,
      entrance: own.entrance)
  }
}

extension FailableDynamicSubject where Failure == Never {
  /// Creates a subject for a value of `target`.
  ///
  /// - Parameters:
  ///   - signal: Fires after each change, or only after changes made by the user.
  ///   - get: Reads the value.
  ///   - set: Writes the value. It may normalise it.
  ///   - triggerEventOnSetting: Whether observers are notified of values set through the subject. They are notified
  ///     once, even if `signal` fires while the value is set.
  public init<Target: Deallocatable>(
    target: Target,
    signal: SafeSignal<Void>,
    get: @escaping (Target) -> Element,
    set: @escaping (Target, Element) -> Void,
    triggerEventOnSetting: Bool = true
  ) {
    self.init(
      target: target, signal: signal, get: { .success(get($0)) }, set: set,
      triggerEventOnSetting: triggerEventOnSetting)
  }

  /// Creates a subject for a property of `target`. All subjects of the property share one state: a value set through
  /// one of them is delivered to the observers of all, and a binding to one is the same path as a binding to another.
  ///
  /// Creating a subject and setting its value allocates nothing as long as the property is neither observed nor bound.
  /// The shared state is created on demand and retained by the target.
  ///
  /// - Parameters:
  ///   - place: A reference to the target.
  ///   - name: The name of the property, unique within its target.
  ///   - access: Reads and writes the value of the target.
  ///   - state: Returns the state that `target` keeps for the property, or `nil` if it has not been created and is not
  ///     needed yet.
  @inlinable
  @inline(__always)
  public init(
    target registration: TargetRegistration,
    name: StaticString,
    access: PropertyAccess<AnyObject, Element>,
    state: @escaping (any Deallocatable, StaticString, _ isNeeded: Bool) -> SubjectState?
  ) {
    self.init(path: .shared(SharedAccess(registration: registration, name: name, access: access, state: state)))
  }

  /// The value. Reading it after the target is deallocated is an error; setting it then has no effect.
  public var value: Element {
    get {
      guard let value = currentValue else { preconditionFailure("The value of a target that is gone was read") }
      return value
    }
    @inlinable nonmutating set { send(newValue) }
  }
}
