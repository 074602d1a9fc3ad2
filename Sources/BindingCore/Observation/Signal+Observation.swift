import Glibc
import Observation

extension Signal where Failure == Never {
  /// Creates a signal that delivers the result of `read` immediately and again after each change of the `@Observable`
  /// state it read.
  ///
  ///     Signal(observing: { [weak model] in model?.name }).bind(to: label.reactive.text)
  ///
  /// Each change on the main thread is delivered before the assignment returns, even if nothing is different; what an
  /// observer changes comes after what it is being told. A change on another thread is delivered in a later turn of the
  /// main loop; the first one is missed if it happens while `read` is being called. Finishes when everything that was
  /// read has been deallocated, so that nothing can change any more. The captures of `read` live as long as the
  /// observation, so capture objects weakly where necessary, or use `init(observing:_:)`.
  public init(observing read: @escaping () -> Element) {
    self.init(attach: { observer, subscription in ObservationTracker.start(read, observer, subscription) })
  }

  /// Creates a signal that delivers the result of `read` for `object` immediately and again after each change of the
  /// `@Observable` state it read, until the object is deallocated. The object is not retained.
  ///
  ///     Signal(observing: model, \.name).bind(to: label.reactive.text)
  ///
  /// Each change on the main thread is delivered before the assignment returns, as with `init(observing:)`.
  public init<Object: AnyObject>(observing object: Object, _ read: @escaping (Object) -> Element) {
    self.init(attach: { [weak object] observer, subscription in
      ObservationTracker.start({ [weak object] in object.map(read) }, observer, subscription)
    })
  }
}

extension AnyProperty {
  /// Creates a property of `@Observable` state whose value is the current result of `read`. Observers are notified as by
  /// `Signal.init(observing:)`.
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
  /// How often the state was read.
  private var readings = 0
  /// Whether another thread has changed the state.
  private var isShared = false
  private var isDelivering = false
  private var isOutdated = false
  private nonisolated let mainThread = pthread_self()

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
    tracker.deliver()
  }

  /// Delivers what is read. What an observer changes meanwhile is delivered after it, as by a property.
  private func deliver() {
    if isDelivering {
      isOutdated = true
      return
    }
    isDelivering = true
    defer { isDelivering = false }
    track()
    var watch = FeedbackWatch<Element>()
    while isOutdated {
      isOutdated = false
      guard let element = track() else { continue }
      watch.round(of: 1, element, at: .property)
    }
  }

  @discardableResult
  private func track() -> Element? {
    guard let read else { return nil }
    readings += 1
    let tracked = { [readings] in withTracking(read) { [self] in changed(since: readings) } }
    var element = tracked()
    // Another thread may have changed it before the changes were tracked.
    if isShared { element = tracked() }
    if let element { observer?.next(element) }
    return element
  }

  /// Called on the thread that changes the state.
  private nonisolated func changed(since reading: Int) {
    if pthread_self() == mainThread {
      MainActor.assumeIsolated { hear(of: reading) }
    } else {
      Task { @MainActor in
        isShared = true
        hear(of: reading)
      }
    }
  }

  /// Several threads may have changed the state since a reading.
  private func hear(of reading: Int) {
    if reading == readings { deliver() }
  }

  /// Finishes because nothing that was read is left.
  isolated deinit { observer?.end?(.finished) }
}
