import Observation

extension Signal where Failure == Never {
  /// Creates a signal that delivers the result of `read` immediately and again after each change of the `@Observable`
  /// state it read.
  ///
  ///     Signal(observing: { [weak model] in model?.name }).bind(to: label.reactive.text)
  ///
  /// The changes of one turn of the main loop are delivered together in a later turn, once and with the latest values,
  /// even if they are equal. Finishes when everything that was read has been deallocated, so that nothing can change
  /// any more. The captures of `read` live as long as the observation, so capture objects weakly where necessary, or
  /// use `init(observing:_:)`.
  public init(observing read: @escaping () -> Element) {
    self.init(attach: { observer, subscription in ObservationTracker.start(read, observer, subscription) })
  }

  /// Creates a signal that delivers the result of `read` for `object` immediately and again after each change of the
  /// `@Observable` state it read, until the object is deallocated. The object is not retained.
  ///
  ///     Signal(observing: model, \.name).bind(to: label.reactive.text)
  ///
  /// The changes of one turn of the main loop are delivered together in a later turn, once and with the latest values,
  /// even if they are equal.
  public init<Object: AnyObject>(observing object: Object, _ read: @escaping (Object) -> Element) {
    self.init(attach: { [weak object] observer, subscription in
      ObservationTracker.start({ [weak object] in object.map(read) }, observer, subscription)
    })
  }
}

extension AnyProperty {
  /// Creates a property of `@Observable` state whose value is the current result of `read`. As with
  /// `Signal.init(observing:)`, observers are notified of a change in a later turn of the main loop.
  public convenience init(observing read: @escaping () -> Value) {
    self.init(get: read, signal: Signal(observing: read))
  }
}

/// Reads `@Observable` state again whenever it has changed.
///
/// Retained by the state that was read until that changes or is deallocated: an observation lives as long as its
/// source.
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
    // Called before the change, possibly on another thread, so the new value can only be read later.
    let element = withObservationTracking(read) {
      Task { @MainActor in self.track() }
    }
    if let element { observer?.next(element) }
  }

  /// Finishes because nothing that was read is left.
  isolated deinit { observer?.end?(.finished) }
}
