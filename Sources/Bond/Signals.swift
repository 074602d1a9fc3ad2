public import BindingCore

// Signals in the spelling of Bond 6 and ReactiveKit.

extension AnyProperty {
  /// `init(_:)` in the spelling of ReactiveKit.
  @inlinable
  public convenience init(property: Property<Value>) { self.init(property) }
}

extension Signal {
  /// What a signal of this type delivers, in the spelling of ReactiveKit.
  public typealias Event = BindingCore.Event<Element, Failure>

  /// `init(just:)` in the spelling of ReactiveKit 2.
  @inlinable
  public static func just(_ element: Element) -> Signal { Signal(just: element) }

  /// `combineLatest` of an array in the spelling of ReactiveKit.
  public init<Input>(
    combiningLatest signals: [any SignalProtocol<Input, Failure>], combine: @escaping ([Input]) -> Element
  ) {
    self = BindingCore.combineLatest(signals).map(combine)
  }

  /// `flatten(_:)` of a sequence of signals in the spelling of ReactiveKit.
  public init<Signals: Sequence>(flattening signals: Signals, strategy: FlattenStrategy)
  where Signals.Element: SignalProtocol, Signals.Element.Element == Element, Signals.Element.Failure == Failure {
    self = Signal<Signals.Element, Failure>(sequence: signals).flatten(strategy)
  }

  /// `init(async:)` in the spelling of ReactiveKit.
  @_disfavoredOverload
  public init(await work: @escaping @MainActor () async throws(Failure) -> Element) {
    self.init(async: work)
  }
}

extension DisposeBag {
  /// `add(_:)` in the spelling of ReactiveKit.
  public func add(disposable: any Disposable) { add(disposable) }
}

extension SignalProtocol where Failure == Never, Element: Sendable {
  /// `values` in the spelling of ReactiveKit.
  public func toAsyncStream() -> AsyncStream<Element> { values }
}
