// Intervals in seconds for each operator and constructor that takes a `Duration`.

extension SignalProtocol {
  /// `debounce(for:)` with a number of seconds.
  public func debounce(
    for seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    debounce(for: .seconds(seconds), scheduler: scheduler)
  }

  /// `throttle(for:)` with a number of seconds.
  public func throttle(
    for seconds: Double, latest: Bool = true, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    throttle(for: .seconds(seconds), latest: latest, scheduler: scheduler)
  }

  /// `delay(interval:)` with a number of seconds.
  public func delay(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    delay(interval: .seconds(seconds), scheduler: scheduler)
  }

  /// `sample(interval:)` with a number of seconds.
  public func sample(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    sample(interval: .seconds(seconds), scheduler: scheduler)
  }

  /// `prefix(for:)` with a number of seconds.
  public func prefix(
    for seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    prefix(for: .seconds(seconds), scheduler: scheduler)
  }

  /// `dropFirst(for:)` with a number of seconds.
  public func dropFirst(
    for seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    dropFirst(for: .seconds(seconds), scheduler: scheduler)
  }

  /// `buffer(for:)` with a number of seconds.
  public func buffer(
    for seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<[Element], Failure> {
    buffer(for: .seconds(seconds), scheduler: scheduler)
  }

  /// `buffer(for:size:)` with a number of seconds.
  public func buffer(
    for seconds: Double, size: Int, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<[Element], Failure> {
    buffer(for: .seconds(seconds), size: size, scheduler: scheduler)
  }

  /// `window(for:)` with a number of seconds.
  public func window(
    for seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Signal<Element, Failure>, Failure> {
    window(for: .seconds(seconds), scheduler: scheduler)
  }

  /// `timeout(after:with:)` with a number of seconds.
  public func timeout(
    after seconds: Double, with failure: Failure, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    timeout(after: .seconds(seconds), with: failure, scheduler: scheduler)
  }

  /// `timeout(after:switchingTo:)` with a number of seconds.
  public func timeout(
    after seconds: Double, switchingTo other: some SignalProtocol<Element, Failure>,
    scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    timeout(after: .seconds(seconds), switchingTo: other, scheduler: scheduler)
  }
}

extension Signal {
  /// `init(just:after:)` with a number of seconds.
  public init(just element: Element, after seconds: Double, scheduler: any Scheduler = MainScheduler.shared) {
    self.init(just: element, after: .seconds(seconds), scheduler: scheduler)
  }

  /// `init(sequence:interval:)` with a number of seconds.
  public init<Elements: Sequence>(
    sequence: Elements, interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) where Elements.Element == Element {
    self.init(sequence: sequence, interval: .seconds(seconds), scheduler: scheduler)
  }
}

extension Signal where Element == Int {
  /// `interval(_:)` with a number of seconds.
  public static func interval(_ seconds: Double, scheduler: any Scheduler = MainScheduler.shared) -> Signal {
    interval(.seconds(seconds), scheduler: scheduler)
  }
}

extension Signal where Element == Void, Failure == Never {
  /// `heartbeat(interval:)` with a number of seconds.
  public static func heartbeat(
    interval seconds: Double, scheduler: any Scheduler = MainScheduler.shared
  ) -> SafeSignal<Void> {
    heartbeat(interval: .seconds(seconds), scheduler: scheduler)
  }
}
