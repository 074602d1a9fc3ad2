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
/// Another subject for the same value of the same target is another path, of which this one knows nothing.
public struct FailableDynamicSubject<Element, Failure: Error>: SignalProtocol, BindableProtocol {
  private weak var target: (any Deallocatable)?
  private let signal: Signal<Element, Failure>
  private let get: (any Deallocatable) -> Result<Element, Failure>
  private let set: (any Deallocatable, Element) -> Void
  /// Tells the observers what has been set; `nil` where that is left to the target.
  private let announce: (() -> Void)?
  /// What a binding into the subject marks, so that a join below waits for it.
  private let entrance: Node

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
    self.target = target
    self.signal = signal
    self.get = get
    self.set = set
    self.announce = announce
    self.entrance = entrance
  }

  /// The value now; `nil` when the target is gone or the value cannot be read.
  public var currentValue: Element? {
    guard let target, case .success(let value) = get(target) else { return nil }
    return value
  }

  /// Sets the value. No effect when the target is gone.
  public func send(_ element: Element) {
    setQuietly(element)
    announce?()
  }

  /// Sets the value to that of a `.next`. The end of another signal has no effect: the subject ends with its target.
  public func on(_ event: Event<Element, Failure>) {
    if case .next(let element) = event { send(element) }
  }

  private func setQuietly(_ element: Element) {
    if let target { set(target, element) }
  }

  /// Access for a two-way binding, which tells the observers only what has changed: ends that can never agree would
  /// otherwise go on telling each other.
  var quietAccess: ValueAccess<Element> {
    ValueAccess(get: { currentValue }, set: { setQuietly($0) }, announce: announce)
  }

  public func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    guard let target else {
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
    subscription.add(target.deallocated.observeNext { end(.finished) })
    if hasEnded.value { return }
    signal.attach(
      Observer(next: { if !hasEnded.value { observer.next($0) } }, end: end, node: observer.node), subscription)
  }

  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> Subscription {
    signal.bind(toLiving: target, node: .passUnretained(entrance)) { [set, announce, entrance] target, element in
      set(target, element)
      // The entrance lives as long as the place in the table that points at it.
      withExtendedLifetime(entrance) { announce?() }
    }
  }

  /// The same value seen through a pair of conversions: a subject that can be bound both ways like this one.
  ///
  /// It shares the observers of this subject: what is set through either is told to both.
  public func bidirectionalMap<Converted>(
    to forward: @escaping (Element) -> Converted, from backward: @escaping (Converted) -> Element
  ) -> FailableDynamicSubject<Converted, Failure> {
    FailableDynamicSubject<Converted, Failure>(
      target: target,
      signal: signal.map(forward),
      get: { [get] in get($0).map(forward) },
      set: { [set] in set($0, backward($1)) },
      announce: announce,
      entrance: entrance)
  }

  /// `bidirectionalMap(to:from:)` in the words of a value: how to get it and how to set it.
  public func map<Converted>(
    get forward: @escaping (Element) -> Converted, set backward: @escaping (Converted) -> Element
  ) -> FailableDynamicSubject<Converted, Failure> {
    bidirectionalMap(to: forward, from: backward)
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

  /// The value. Reading it is an error once the target is gone; setting it then has no effect.
  public var value: Element {
    get {
      guard let value = currentValue else { preconditionFailure("The value of a target that is gone was read") }
      return value
    }
    nonmutating set { send(newValue) }
  }
}
