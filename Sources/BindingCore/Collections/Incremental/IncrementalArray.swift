/// The result of an operator on an observable array that works in ``TimeSlices``: a signal of array events.
///
/// Each observer has its own state, so observe it once, or bind it to an ``ObservableArray`` and observe that. A list
/// that it is bound to directly follows a million elements without ever taking them all at once.
///
/// **Meanwhile.** What has not been worked on yet is missing from the result, or still has the place that an earlier
/// filter or order gave it. Elements that leave the source leave the result at once. Each event replays exactly, as
/// always, and after the last slice the result is that of the operator without slices.
///
/// If the source ends, the work is finished first. Disposing the subscription cancels it.
public struct IncrementalArray<Item>: SignalProtocol {
  public typealias Element = ObservableArrayEvent<Item>
  public typealias Failure = Never

  /// Starts the work for one observer. It calls `attach` with the array of results when there are some to show.
  private let work: (_ subscription: Subscription, _ attach: @escaping (ArrayCore<Item>) -> Void) -> ArrayCore<Item>

  @usableFromInline
  init(
    _ work: @escaping (_ subscription: Subscription, _ attach: @escaping (ArrayCore<Item>) -> Void) -> ArrayCore<Item>
  ) {
    self.work = work
  }

  public func attach(_ observer: Observer<ObservableArrayEvent<Item>, Never>, _ subscription: Subscription) {
    _ = start(subscription) { $0.attachCollection(observer, subscription) }
  }

  func start(
    _ subscription: Subscription, _ attach: @escaping (ArrayCore<Item>) -> Void
  ) -> ArrayCore<Item> { work(subscription, attach) }
}
