extension SignalProtocol {
  /// Fails with `failure` when no element and no end has come for `interval`, at first or after another element.
  ///
  ///     --1--2--------|
  ///     timeout(after: 4)
  ///     --1--2---#
  ///
  /// The source is disposed then.
  public func timeout(
    after interval: Duration, with failure: Failure, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<Element, Failure> {
    timeout(after: interval, switchingTo: Signal.failed(failure), scheduler: scheduler)
  }
}
