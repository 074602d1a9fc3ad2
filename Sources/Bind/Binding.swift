public import BindingCore

extension SignalProtocol where Failure == Never {
  /// Calls `body` with the current value, if there is one, and with each later one: `observeNext` in the spelling of
  /// Bind.
  @discardableResult
  public func bind(_ body: @escaping (Element) -> Void) -> Subscription { observeNext(with: body) }

  /// Binds to one or more targets: `bind(to:)` in the spelling of Bind.
  @discardableResult
  public func bind(
    _ first: any BindableProtocol<Element>, _ others: any BindableProtocol<Element>...
  ) -> Subscription {
    others.isEmpty ? first.bind(signal: toSignal()) : bind(toAll: [first] + others)
  }
}

extension Property {
  /// Sets the value: `value` in the spelling of Bind.
  public func update(_ value: Value) { self.value = value }
}

/// `Bond` in the spelling of Bind.
public typealias Binder = Bond

/// A subject that has no value and fires: the `Relay` of Bind.
public typealias Relay = PassthroughSubject<Void, Never>

extension PassthroughSubject where Element == Void {
  /// `send()` in the spelling of Bind.
  public func fire() { send() }
}

/// `ReactiveExtensions` in the spelling of Bind: where the binders of a class are declared.
public typealias Bindable = ReactiveExtensions

/// `ReactiveExtensionsProvider` in the spelling of Bind: a class whose objects have binders.
public typealias BindableCompatible = ReactiveExtensionsProvider

/// `DisposeBag` in the spelling of Bind. What `bind` returns is put into it.
public typealias SubscriptionContainer = DisposeBag
