extension SignalProtocol {
  /// Collects what arrives within `interval` after a first element and delivers it together: one redraw for many changes.
  ///
  ///     --1-2-3---------4--|
  ///     buffer(for: 3).map(\.count)
  ///     -----2---1---------(1|)
  ///
  /// No timer runs while nothing waits. When the source finishes, what waits is delivered before the end; when it fails
  /// or goes away, it is dropped.
  public func buffer(
    for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<[Element], Failure> {
    buffer(for: interval, size: .max, scheduler: scheduler)
  }
}
