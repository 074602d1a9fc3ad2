public import BindingCore

extension SignalProtocol where Failure == Never {
  /// Calls `body` with the current value, if there is one, and with each later one: the Bind spelling of `observeNext`.
  @discardableResult
  public func bind(_ body: @escaping (Element) -> Void) -> Subscription { observeNext(with: body) }

  /// Binds to one or more targets: the Bind spelling of `bind(to:)`.
  @discardableResult
  public func bind(
    _ first: any BindableProtocol<Element>, _ others: any BindableProtocol<Element>...
  ) -> Subscription {
    others.isEmpty ? first.bind(signal: toSignal()) : bind(toAll: [first] + others)
  }
}

extension Property {
  /// Sets the value: the Bind spelling of assigning `value`.
  public func update(_ value: Value) { self.value = value }
}

/// The Bind spelling of `Bond`.
public typealias Binder = Bond

/// A subject without a value that can fire: the `Relay` of Bind.
public typealias Relay = PassthroughSubject<Void, Never>

extension PassthroughSubject where Element == Void {
  /// The Bind spelling of `send()`.
  public func fire() { send() }
}

/// The Bind spelling of `ReactiveExtensions`, whose extensions declare the binders of a class.
public typealias Bindable = ReactiveExtensions

/// The Bind spelling of `ReactiveExtensionsProvider`, for classes whose objects have binders.
public typealias BindableCompatible = ReactiveExtensionsProvider

/// The Bind spelling of `DisposeBag`, which holds the subscriptions that `bind` returns.
public typealias SubscriptionContainer = DisposeBag
