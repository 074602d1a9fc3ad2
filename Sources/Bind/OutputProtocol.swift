public import BindingCore

/// A signal whose current value can be read once there is one: an `Output`, or what is made from outputs.
@MainActor
public protocol OutputProtocol<Element>: SignalProtocol where Failure == Never {
  /// The value, if there is one.
  var current: AnyProperty<Element?> { get }
}

extension OutputProtocol {
  /// The value, if there is one.
  public var value: Element? { current.value }
}

/// What is made from outputs: like an `Output`, but its sources alone update it. It retains them.
public struct AnyOutput<Value>: OutputProtocol {
  public typealias Element = Value
  public typealias Failure = Never

  public let current: AnyProperty<Value?>

  /// An output whose value is that of `current` when it is not `nil`.
  public init(_ current: AnyProperty<Value?>) { self.current = current }

  public func attach(_ observer: Observer<Value, Never>, _ subscription: Subscription) {
    current.attach(observer.with { if let value = $0 { observer.next(value) } }, subscription)
  }
}

extension OutputProtocol {
  /// The output whose value is what `transform` makes of this one's.
  ///
  ///     --1--2--3--|
  ///     map { $0 * 2 }
  ///     --2--4--6--|
  public func map<Transformed>(_ transform: @escaping (Element) -> Transformed) -> AnyOutput<Transformed> {
    AnyOutput(current.map { $0.map(transform) })
  }

  /// The value of the output that `transform` makes of this one's value.
  ///
  ///     source:  --1--------2-----------|
  ///     a:       a----b--------c
  ///     b:       -----x-----------y-----|
  ///     out:     --a--b-----x-----y-----|
  ///
  /// `transform` runs at each change that is observed and at each reading of `value`.
  public func flatMap<Inner: OutputProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> AnyOutput<Inner.Element> {
    AnyOutput(current.flatMapLatest { $0.map { transform($0).current } ?? .constant(nil) })
  }

  /// Both values, once both are there; a new pair whenever one of them changes.
  ///
  ///     a:    --1-----2---3-----|
  ///     b:    -----y------------|
  ///     out:  -----B--C---D-----|
  ///
  /// Glitch-free like `combineLatest`.
  public func combine<Other: OutputProtocol>(with other: Other) -> AnyOutput<(Element, Other.Element)> {
    AnyOutput(
      BindingCore.combineLatest(current, other.current) { one, other in
        if let one, let other { (one, other) } else { nil }
      })
  }

  /// The value of whichever was updated last.
  ///
  ///     a:    --1-----3--|
  ///     b:    ----2---------4--|
  ///     out:  --1-2---3-----4--|
  public func merge<Other: OutputProtocol>(with other: Other) -> AnyOutput<Element>
  where Other.Element == Element {
    let elements: Signal<Element, Never> = BindingCore.merge(toSignal(), other.toSignal())
    return AnyOutput(AnyProperty(initial: nil, then: elements.map { $0 }))
  }
}
