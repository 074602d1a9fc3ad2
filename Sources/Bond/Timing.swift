public import BindingCore

// Time-related operators and initialisers in the spelling of Bond 6 and ReactiveKit 2.

extension SignalProtocol {
  /// The Bond 6 spelling of `debounce(for:)`.
  public func debounce(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    debounce(for: seconds, scheduler: scheduler)
  }

  /// The ReactiveKit spelling of `debounce(for:)`.
  public func debounce(seconds: Double, scheduler: any Scheduler = MainScheduler.shared) -> Signal<Element, Failure> {
    debounce(for: seconds, scheduler: scheduler)
  }

  /// The Bond 6 spelling of `throttle(for:)`.
  public func throttle(
    seconds: Double, latest: Bool = true, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    throttle(for: seconds, latest: latest, scheduler: scheduler)
  }

  /// The Bond 6 spelling of `dropFirst(for:)`.
  public func skip(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    dropFirst(for: seconds, scheduler: scheduler)
  }
}

extension Signal {
  /// The Bond 6 spelling of `init(sequence:)`.
  @inlinable
  public static func sequence<Elements: Sequence>(_ elements: Elements) -> Signal where Elements.Element == Element {
    Signal(sequence: elements)
  }

  /// The Bond 6 spelling of `init(just:after:)`.
  public static func timer(
    element: Element, time seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal {
    Signal(just: element, after: seconds, scheduler: scheduler)
  }
}
