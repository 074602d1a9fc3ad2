public import BindingCore
import CGtk

extension Reactive where Base: Object {
  /// Returns a writable property by its C accessors: the current value, its changes, and a binding target. Does not
  /// retain the object.
  ///
  /// - Parameters:
  ///   - get: Reads the value of an object of the class. Captures nothing.
  ///   - set: Sets the value. Captures nothing.
  ///
  /// Precondition: The object is a `Target`. This need not be checked, because the generated properties of a class are
  /// declared in `extension Reactive where Base:`.
  @_spi(Bindings) public func property<Target: Object, V>(
    _ name: StaticString, get: @escaping (Target) -> V, set: @escaping (Target, V) -> Void
  ) -> DynamicSubject<V> {
    let access = PropertyAccess(get: get, set: set).ofAnyObject
    return DynamicSubject(
      target: base.registration, name: name, access: access, state: { Object.subjectState($0, $1, $2) })
  }

  /// Returns a writable property for which C has no accessors.
  @_spi(Bindings) public func property<V: GValueRepresentable>(_ name: StaticString) -> DynamicSubject<V> {
    property(name, get: { (object: Object) in object.getProperty(name) }, set: { $0.setProperty(name, $1) })
  }

  /// Returns a property that only GTK sets: the current value and its changes.
  @_spi(Bindings) public func readOnlyProperty<V: GValueRepresentable>(_ name: StaticString) -> SafeSignal<V> {
    (property(name) as DynamicSubject<V>).toSignal()
  }

  /// Returns any property by its name in GTK's documentation: `reactive.property("margin-top", as: Int.self)`.
  ///
  /// Precondition: The class has a property of that name, and it holds a `V`.
  public func property<V: GValueRepresentable>(_ name: String, as type: V.Type) -> DynamicSubject<V> {
    DynamicSubject(
      target: base, signal: name.withCString { base.notifications(of: $0) },
      get: { object in name.withCString { object.getProperty(named: $0) } },
      set: { object, value in name.withCString { object.setProperty(named: $0, value) } })
  }
}

extension Object {
  /// Returns the shared state of the subjects of a property.
  static func subjectState(_ target: any Deallocatable, _ name: StaticString, _ isNeeded: Bool) -> SubjectState? {
    let object = unsafeDowncast(target, to: Object.self)
    if object.subjectStates.isEmpty && !isNeeded { return nil }
    if let state = object.subjectStates.first(where: { $0.isOf(name) }) { return state }
    guard isNeeded else { return nil }
    let state = SubjectState(name: name, changes: object.notifications(of: name.cString))
    object.subjectStates.append(state)
    return state
  }

  private static let notify = SignalID(id: g_signal_lookup("notify", FundamentalType.object), detail: 0)

  /// Fires after each change of a property, whatever its cause.
  final func notifications(of property: UnsafePointer<CChar>) -> SafeSignal<Void> {
    let detail = g_param_spec_get_name_quark(propertySpecification(property))
    return occurrences { _ in SignalID(Object.notify, detail: detail) }
  }

  /// Fires at each emission of a signal with a detail, ignoring its arguments.
  final func emissions(of signal: StaticString, detail: String) -> SafeSignal<Void> {
    occurrences { SignalID(SignalID(signal, of: $0), detail: g_quark_from_string(detail)) }
  }

  /// Fires at each emission of a signal, ignoring its arguments.
  ///
  /// - Parameter isQueueing: Whether an emission caused by an observer reaches it only after the current one.
  final func occurrences(isQueueing: Bool = false, of signal: @escaping (Object) -> SignalID) -> SafeSignal<Void> {
    Signal(attach: { [weak self] observer, subscription in
      guard let self else {
        observer.end?(.finished)
        return
      }
      let signal = signal(self)
      let body = OccurrenceBody(signal.shape, isQueueing: isQueueing) { observer.next(()) }
      connect(signal, signal.shape == .other ? ReadingBody { _ in body.occur() } : body, observer, subscription)
    })
  }

  /// Connects a handler for an observation: it is disconnected with `subscription`, and `observer` completes when the
  /// object is disposed of.
  final func connect<Element>(
    _ signal: SignalID, _ observer: Observer<Element, Never>, _ subscription: Subscription,
    body: @escaping (SignalArguments) -> Void
  ) {
    connect(signal, ReadingBody(body), observer, subscription)
  }

  private final func connect<Element>(
    _ signal: SignalID, _ body: HandlerBody, _ observer: Observer<Element, Never>, _ subscription: Subscription
  ) {
    subscription.add(
      SignalHandler(self, signal, body, for: subscription, ended: { observer.end?(.finished) }))
  }
}

extension SubjectState {
  /// Equal literals may have two addresses.
  fileprivate func isOf(_ other: StaticString) -> Bool {
    name.utf8Start == other.utf8Start || g_strcmp0(name.cString, other.cString) == 0
  }
}
