extension SignalProtocol {
  /// Collects the elements that arrive within `interval` after a first one and delivers them together: one redraw for
  /// many changes.
  ///
  ///     --1-2-3---------4--|
  ///     buffer(for: 3).map(\.count)
  ///     -----2---1---------(1|)
  ///
  /// No timer runs while no elements are waiting. When the source finishes, waiting elements are delivered before the
  /// end; when it fails or is deallocated, they are dropped.
  public func buffer(
    for interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> Signal<[Element], Failure> {
    buffer(for: interval, size: .max, scheduler: scheduler)
  }
}
