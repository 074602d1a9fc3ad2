extension SignalProtocol {
  /// Fails with `failure` if no event arrives for `interval`, at the beginning or after an element.
  ///
  ///     --1--2--------|
  ///     timeout(after: 4)
  ///     --1--2---#
  ///
  /// The source is then disposed.
  public func timeout(
    after interval: Duration, with failure: Failure, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    timeout(after: interval, switchingTo: Signal.failed(failure), scheduler: scheduler)
  }
}
