public import BindingCore

// Operators and constructors that deal with time, in the spelling of Bond 6 and ReactiveKit 2.

extension SignalProtocol {
  /// `debounce(for:)` in the spelling of Bond 6.
  public func debounce(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    debounce(for: seconds, scheduler: scheduler)
  }

  /// `debounce(for:)` in the spelling of ReactiveKit.
  public func debounce(seconds: Double, scheduler: any Scheduler = MainScheduler.shared) -> Signal<Element, Failure> {
    debounce(for: seconds, scheduler: scheduler)
  }

  /// `throttle(for:)` in the spelling of Bond 6.
  public func throttle(
    seconds: Double, latest: Bool = true, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    throttle(for: seconds, latest: latest, scheduler: scheduler)
  }

  /// `dropFirst(for:)` in the spelling of Bond 6.
  public func skip(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    dropFirst(for: seconds, scheduler: scheduler)
  }
}

extension Signal {
  /// `init(sequence:)` in the spelling of Bond 6.
  @inlinable
  public static func sequence<Elements: Sequence>(_ elements: Elements) -> Signal where Elements.Element == Element {
    Signal(sequence: elements)
  }

  /// `init(just:after:)` in the spelling of Bond 6.
  public static func timer(
    element: Element, time seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal {
    Signal(just: element, after: seconds, scheduler: scheduler)
  }
}
