/// A value of a target that lives elsewhere, such as a property of a widget: a signal with a current value that can be
/// set and bound both ways.
///
/// An observer gets the current value at once and then the value at each change. Neither observing nor binding retains
/// the target; everything ends when it goes away, and only then: a signal of changes that ends leaves a subject that
/// still tells what is set through it.
public typealias DynamicSubject<Element> = FailableDynamicSubject<Element, Never>

/// A `DynamicSubject` whose value cannot always be read: reading it may fail, which fails the signal.
///
/// It can be set and bound to like any other. Its copies are the same subject: what is set through one of them is told
/// to the observers of all, also where the target itself does not tell.
///
/// Glitch-free for bindings into the subject: `combineLatest` of it and of what it is bound to delivers a change once.
/// Another subject for the same value of the same target is another path, of which this one knows nothing, unless the
/// target keeps one state for all of them, as GTK's objects do for their properties.
public struct FailableDynamicSubject<Element, Failure: Error>: SignalProtocol, BindableProtocol {
  @usableFromInline let path: SubjectAccess<Element, Failure>

  /// A subject for a value of `target` that can perhaps not be read.
  ///
  /// - Parameters:
  ///   - signal: fires after each change. When it fails, the subject fails.
  ///   - get: reads the value, or says why it cannot be read, with which the subject fails.
  ///   - set: writes the value. It may normalise it.
  ///   - triggerEventOnSetting: whether observers are told what is set through the subject. They are told once, also
  ///     when `signal` fires while the value is set.
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

  /// The value now; `nil` when the target is gone or the value cannot be read.
  public var currentValue: Element? {
    guard let target = path.target else { return nil }
    switch path {
    case .shared(let shared): return shared.access.get(target)
    case .own(let own):
      guard case .success(let value) = own.get(target) else { return nil }
      return value
    }
  }

  /// Sets the value. No effect when the target is gone.
  @inlinable
  public func send(_ element: Element) {
    switch path {
    case .shared(let shared): shared.set(element)
    case .own(let own): own.send(element)
    }
  }

  /// Access for a two-way binding, which tells the observers only what has changed: ends that can never agree would
  /// otherwise go on telling each other.
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
    // The target's end may also end the signal: one end is enough.
    subscription.add(target.deallocated.observeNext { Release.perform { end(.finished) } })
    if hasEnded.value { return }
    own.signal.attach(
      Observer(next: { if !hasEnded.value { observer.next($0) } }, end: end, node: observer.node), subscription)
  }

  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> Subscription {
    let own: OwnAccess<Element, Failure> = path.own
    return signal.bind(toLiving: own.target, node: .passUnretained(own.entrance)) { target, element in
      // The entrance lives as long as the place in the table that points at it, and so does what holds it.
      own.set(target, element)
      own.announce?()
    }
  }

  /// The same value seen through a pair of conversions: a subject that can be bound both ways like this one.
  ///
  /// It shares the observers of this subject: what is set through either is told to both.
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
  /// A subject for a value of `target`.
  ///
  /// - Parameters:
  ///   - signal: fires after each change, or after those that a user makes.
  ///   - get: reads the value.
  ///   - set: writes the value. It may normalise it.
  ///   - triggerEventOnSetting: whether observers are told what is set through the subject. They are told once, also
  ///     when `signal` fires while the value is set.
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

  /// A subject for a property of `target`, whose subjects are all the same: what is set through one of them is told to
  /// the observers of all, and a binding into one is the same path as a binding into another.
  ///
  /// To make one, and to set the value through it, allocates nothing as long as nobody observes or binds the property.
  /// What the subjects share is made then, and kept by the target.
  ///
  /// - Parameters:
  ///   - place: where the target is found.
  ///   - name: what the property is called among those of its target.
  ///   - access: reads and writes the value of what lives in the place.
  ///   - state: what `target` keeps for the property; `nil` when that has not been made and is not needed yet.
  @inlinable
  @inline(__always)
  public init(
    target place: TargetPlace,
    name: StaticString,
    access: PropertyAccess<AnyObject, Element>,
    state: @escaping (any Deallocatable, StaticString, _ isNeeded: Bool) -> SubjectState?
  ) {
    self.init(path: .shared(SharedAccess(place: place, name: name, access: access, state: state)))
  }

  /// The value. Reading it is an error once the target is gone; setting it then has no effect.
  public var value: Element {
    get {
      guard let value = currentValue else { preconditionFailure("The value of a target that is gone was read") }
      return value
    }
    @inlinable nonmutating set { send(newValue) }
  }
}
