import Observation

extension Signal where Failure == Never {
  /// Delivers what `read` returns, at once and again after each change of the `@Observable` state that it read.
  ///
  ///     Signal(observing: { [weak model] in model?.name }).bind(to: label.reactive.text)
  ///
  /// The changes of one turn of the main loop are delivered together in a later turn, once and with the last values,
  /// equal ones included. Finishes when nothing is left that could change: when all that was read has gone away. What
  /// `read` captures lives as long as the observation, so let it capture weakly what should not, or name it as in
  /// `init(observing:_:)`.
  public init(observing read: @escaping () -> Element) {
    self.init(attach: { observer, subscription in ObservationTracker.start(read, observer, subscription) })
  }

  /// Delivers what `read` makes of `object`, at once and again after each change of the `@Observable` state that it read,
  /// until the object goes away. The object is not retained.
  ///
  ///     Signal(observing: model, \.name).bind(to: label.reactive.text)
  ///
  /// The changes of one turn of the main loop are delivered together in a later turn, once and with the last values,
  /// equal ones included.
  public init<Object: AnyObject>(observing object: Object, _ read: @escaping (Object) -> Element) {
    self.init(attach: { [weak object] observer, subscription in
      ObservationTracker.start({ [weak object] in object.map(read) }, observer, subscription)
    })
  }
}

extension AnyProperty {
  /// A property of `@Observable` state whose value is what `read` returns now. Its observers hear of a change as those of
  /// `Signal.init(observing:)` do: in a later turn of the main loop.
  public convenience init(observing read: @escaping () -> Value) {
    self.init(get: read, signal: Signal(observing: read))
  }
}

/// Reads `@Observable` state again whenever it has changed.
///
/// What was read retains it, until it changes or goes away: an observation lives as long as its source.
private final class ObservationTracker<Element> {
  private var read: (() -> Element?)?
  private var observer: Observer<Element, Never>?

  private init(_ read: @escaping () -> Element?, _ observer: Observer<Element, Never>) {
    self.read = read
    self.observer = observer
  }

  static func start(
    _ read: @escaping () -> Element?, _ observer: Observer<Element, Never>, _ subscription: Subscription
  ) {
    let tracker = ObservationTracker(read, observer)
    subscription.add(
      BlockDisposable { [weak tracker] in
        tracker?.read = nil
        tracker?.observer = nil
      })
    tracker.track()
  }

  private func track() {
    guard let read else { return }
    // Called before the change, perhaps on another thread: the new value can be read only later.
    let element = withObservationTracking(read) {
      Task { @MainActor in self.track() }
    }
    if let element { observer?.next(element) }
  }

  /// Nothing that was read is left.
  isolated deinit { observer?.end?(.finished) }
}
