/// A signal to which elements are sent explicitly, and which replays earlier elements to late observers.
///
///     send:  -1--2--3------4--|
///     late:  ---------^
///     ReplaySubject(bufferSize: 2)
///     out:   ---------(23)-4--|
///
/// An observer immediately gets the last elements, at most `bufferSize`, and then each element that is sent. After the
/// end, it gets the last elements and the end, even if that is a failure. An observer receives every element once and
/// in the order of sending, whatever it sends or observes meanwhile. When the subject is deallocated, it finishes for
/// its observers.
@MainActor
public class ReplaySubject<Element, Failure: Error>: SignalProtocol {
  let core: ReplayCore<Element, Failure>

  /// Creates a subject that replays the last `bufferSize` elements; all of them by default.
  public init(bufferSize: Int = .max) { core = ReplayCore(limit: bufferSize) }

  /// The maximum number of elements to replay.
  public final var bufferSize: Int { core.limit }

  /// Delivers an element to every observer, including later ones. Amortised O(1), not counting the observers.
  public final func send(_ element: Element) { core.record(element) }

  /// Ends the signal for every observer, including later ones.
  public final func send(completion: Completion<Failure>) { core.end(completion) }

  public final func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    core.attachAndReplay(observer, subscription)
  }

  isolated deinit { Release.end(core) }
}

/// A signal to which elements are sent explicitly, and which replays the last element to late observers: a
/// `ReplaySubject` of one.
///
/// Unlike a `Property`, it has no initial value, can fail, and delivers the last element even after the end.
public final class ReplayOneSubject<Element, Failure: Error>: ReplaySubject<Element, Failure> {
  /// Creates a subject that replays one element.
  public init() { super.init(bufferSize: 1) }
}

extension ReplaySubject: BindableProtocol {
  /// Sends the elements of `signal` until either ends. The subject does not end with the signal.
  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> Subscription {
    core.follow(signal) { [core] in core.record($0) }
  }
}
