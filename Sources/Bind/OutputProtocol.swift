public import BindingCore

/// A signal whose current value can be read once there is one: an `Output`, or a signal derived from outputs.
@MainActor
public protocol OutputProtocol<Element>: SignalProtocol where Failure == Never {
  /// The current value, or `nil` if there is none yet.
  var current: AnyProperty<Element?> { get }
}

extension OutputProtocol {
  /// The current value, or `nil` if there is none yet.
  public var value: Element? { current.value }
}

/// A read-only output derived from others, which it retains.
public struct AnyOutput<Value>: OutputProtocol {
  public typealias Element = Value
  public typealias Failure = Never

  public let current: AnyProperty<Value?>

  /// Creates an output with the non-`nil` values of `current`.
  public init(_ current: AnyProperty<Value?>) { self.current = current }

  public func attach(_ observer: Observer<Value, Never>, _ subscription: Subscription) {
    current.attach(observer.with { if let value = $0 { observer.next(value) } }, subscription)
  }
}

extension OutputProtocol {
  /// Returns an output of the transformed values.
  ///
  ///     --1--2--3--|
  ///     map { $0 * 2 }
  ///     --2--4--6--|
  public func map<Transformed>(_ transform: @escaping (Element) -> Transformed) -> AnyOutput<Transformed> {
    AnyOutput(current.map { $0.map(transform) })
  }

  /// Returns an output with the value of the output that `transform` returns for this one's value.
  ///
  ///     source:  --1--------2-----------|
  ///     a:       a----b--------c
  ///     b:       -----x-----------y-----|
  ///     out:     --a--b-----x-----y-----|
  ///
  /// `transform` runs at each observed change and each time `value` is read.
  public func flatMap<Inner: OutputProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> AnyOutput<Inner.Element> {
    AnyOutput(current.flatMapLatest { $0.map { transform($0).current } ?? .constant(nil) })
  }

  /// Returns an output of both values, once both exist, with a new pair whenever one of them changes.
  ///
  ///     a:    --1-----2---3-----|
  ///     b:    -----y------------|
  ///     out:  -----B--C---D-----|
  ///
  /// Free of glitches, like `combineLatest`.
  public func combine<Other: OutputProtocol>(with other: Other) -> AnyOutput<(Element, Other.Element)> {
    AnyOutput(
      BindingCore.combineLatest(current, other.current) { one, other in
        if let one, let other { (one, other) } else { nil }
      })
  }

  /// Returns an output with the most recently updated of the two values.
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
