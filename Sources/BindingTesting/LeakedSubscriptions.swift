import BindingCore

/// How many more subscriptions are alive after `body` than before: 0 when every observation and every binding that it
/// made has ended.
///
///     #expect(
///       leakedSubscriptions {
///         let bag = DisposeBag()
///         viewModel.photos.observeNext { _ in }.dispose(in: bag)
///       } == 0)
///
/// The counter belongs to the process, so `body` does not wait for anything: no other test runs meanwhile.
public func leakedSubscriptions(in body: () throws -> Void) rethrows -> Int {
  let before = Subscription.liveCount
  try body()
  return Subscription.liveCount - before
}
