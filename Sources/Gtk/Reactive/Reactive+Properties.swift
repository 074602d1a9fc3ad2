public import BindingCore
import CGtk

extension Reactive where Base: Object {
  /// A writable property: the current value, its changes, and a place to bind to. Does not retain the object.
  func property<V: GValueRepresentable>(_ name: StaticString) -> DynamicSubject<V> {
    DynamicSubject(
      target: base, signal: base.notifications(of: name.cString), get: { $0.getProperty(name) },
      set: { $0.setProperty(name, $1) })
  }

  /// A property that only GTK sets: the current value and its changes.
  func readOnlyProperty<V: GValueRepresentable>(_ name: StaticString) -> SafeSignal<V> {
    DynamicSubject<V>(
      target: base, signal: base.notifications(of: name.cString), get: { $0.getProperty(name) }, set: { _, _ in }
    ).toSignal()
  }

  /// Any property by the name that it has in GTK's documentation: `reactive.property("margin-top", as: Int.self)`.
  ///
  /// Precondition: the class has a property of that name, and it holds a `V`.
  public func property<V: GValueRepresentable>(_ name: String, as type: V.Type) -> DynamicSubject<V> {
    DynamicSubject(
      target: base, signal: name.withCString { base.notifications(of: $0) },
      get: { object in name.withCString { object.getProperty(named: $0) } },
      set: { object, value in name.withCString { object.setProperty(named: $0, value) } })
  }
}

extension Object {
  private static let notify = g_signal_lookup("notify", FundamentalType.object)

  /// Fires after each change of a property, whoever made it.
  final func notifications(of property: UnsafePointer<CChar>) -> SafeSignal<Void> {
    occurrences(
      of: SignalID(id: Object.notify, detail: g_param_spec_get_name_quark(propertySpecification(property))))
  }

  /// Fires at each emission of a signal with a detail, whatever its arguments.
  final func emissions(of signal: StaticString, detail: String) -> SafeSignal<Void> {
    occurrences(of: SignalID(id: SignalID(signal, of: self).id, detail: g_quark_from_string(detail)))
  }

  private final func occurrences(of id: SignalID) -> SafeSignal<Void> {
    Signal(attach: { [weak self] observer, subscription in
      guard let self else {
        observer.end?(.finished)
        return
      }
      connect(id, observer, subscription) { _ in observer.next(()) }
    })
  }

  /// Connects a handler for an observation: it is disconnected with `subscription`, and `observer` is told when the
  /// object goes away.
  final func connect<Element>(
    _ signal: SignalID, _ observer: Observer<Element, Never>, _ subscription: Subscription,
    body: @escaping (SignalArguments) -> Void
  ) {
    let handler = SignalHandler(self, signal, body: body, ended: { observer.end?(.finished) })
    subscription.add(handler)
  }
}
