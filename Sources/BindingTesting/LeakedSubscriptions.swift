import BindingCore

/// Returns by how many `body` increases the number of live subscriptions: 0 if all its observations and bindings ended.
///
///     #expect(
///       leakedSubscriptions {
///         let bag = DisposeBag()
///         viewModel.photos.observeNext { _ in }.dispose(in: bag)
///       } == 0)
///
/// The counter is global to the process, so `body` is synchronous: no other test runs in the meantime.
@MainActor public func leakedSubscriptions(in body: () throws -> Void) rethrows -> Int {
  let before = Subscription.liveCount
  try body()
  return Subscription.liveCount - before
}
