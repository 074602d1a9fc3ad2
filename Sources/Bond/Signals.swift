public import BindingCore

// Signals in the spelling of Bond 6 and ReactiveKit.

extension AnyProperty {
  /// The ReactiveKit spelling of `init(_:)`.
  @inlinable
  public convenience init(property: Property<Value>) { self.init(property) }
}

extension Signal {
  /// The event type of this signal, in the spelling of ReactiveKit.
  public typealias Event = BindingCore.Event<Element, Failure>

  /// The ReactiveKit 2 spelling of `init(just:)`.
  @inlinable
  public static func just(_ element: Element) -> Signal { Signal(just: element) }

  /// The ReactiveKit spelling of `combineLatest` of an array.
  public init<Input>(
    combiningLatest signals: [any SignalProtocol<Input, Failure>], combine: @escaping ([Input]) -> Element
  ) {
    self = BindingCore.combineLatest(signals).map(combine)
  }

  /// The ReactiveKit spelling of `flatten(_:)` of a sequence of signals.
  public init<Signals: Sequence>(flattening signals: Signals, strategy: FlattenStrategy)
  where Signals.Element: SignalProtocol, Signals.Element.Element == Element, Signals.Element.Failure == Failure {
    self = Signal<Signals.Element, Failure>(sequence: signals).flatten(strategy)
  }

  /// The ReactiveKit spelling of `init(async:)`.
  @_disfavoredOverload
  public init(await work: @escaping @MainActor () async throws(Failure) -> Element) {
    self.init(async: work)
  }
}

extension DisposeBag {
  /// The ReactiveKit spelling of `add(_:)`.
  public func add(disposable: any Disposable) { add(disposable) }
}

extension SignalProtocol where Failure == Never, Element: Sendable {
  /// The ReactiveKit spelling of `values`.
  public func toAsyncStream() -> AsyncStream<Element> { values }
}
