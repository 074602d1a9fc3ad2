// Operators and constructors that deal with time, in the spelling of Bond 6 and ReactiveKit 2: intervals are seconds.

extension SignalProtocol {
  /// `debounce(for:)` in the spelling of Bond 6.
  public func debounce(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    debounce(for: .seconds(seconds), scheduler: scheduler)
  }

  /// `delay(interval:)` in the spelling of Bond 6.
  public func delay(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    delay(interval: .seconds(seconds), scheduler: scheduler)
  }

  /// `sample(interval:)` in the spelling of Bond 6.
  public func sample(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    sample(interval: .seconds(seconds), scheduler: scheduler)
  }

  /// `dropFirst(for:)` in the spelling of Bond 6.
  public func skip(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    dropFirst(for: .seconds(seconds), scheduler: scheduler)
  }

  /// `timeout(after:with:)` in the spelling of Bond 6.
  public func timeout(
    after seconds: Double, with failure: Failure, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    timeout(after: .seconds(seconds), with: failure, scheduler: scheduler)
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
    Signal(just: element, after: .seconds(seconds), scheduler: scheduler)
  }

  /// `init(just:after:)` in the spelling of Bond 6.
  public init(just element: Element, after seconds: Double, scheduler: any Scheduler = MainScheduler.shared) {
    self.init(just: element, after: .seconds(seconds), scheduler: scheduler)
  }

  /// `init(sequence:interval:)` in the spelling of Bond 6.
  public init<Elements: Sequence>(
    sequence: Elements, interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) where Elements.Element == Element {
    self.init(sequence: sequence, interval: .seconds(seconds), scheduler: scheduler)
  }
}

extension Signal where Element == Int {
  /// `interval(_:)` in the spelling of Bond 6.
  public static func interval(_ seconds: Double, scheduler: any Scheduler = MainScheduler.shared) -> Signal {
    interval(.seconds(seconds), scheduler: scheduler)
  }
}

extension Signal where Element == Void, Failure == Never {
  /// `heartbeat(interval:)` in the spelling of Bond 6.
  public static func heartbeat(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> SafeSignal<Void> {
    heartbeat(interval: .seconds(seconds), scheduler: scheduler)
  }
}
