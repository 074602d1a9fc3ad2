/// A signal that is sent to by hand and tells those who come later what it has delivered before.
///
///     send:  -1--2--3------4--|
///     late:  ---------^
///     ReplaySubject(bufferSize: 2)
///     out:   ---------(23)-4--|
///
/// An observer gets the last elements at once, at most `bufferSize`, and then what is sent. After the end it gets them and
/// the end, also a failure. An observer sees every element once and in the order of sending, whatever it sends or
/// observes meanwhile. Observers of a subject that is gone are told that it has finished.
@MainActor
public class ReplaySubject<Element, Failure: Error>: SignalProtocol {
  let core: ReplayCore<Element, Failure>

  /// A subject that remembers the last `bufferSize` elements; all of them without a number.
  public init(bufferSize: Int = .max) { core = ReplayCore(limit: bufferSize) }

  /// How many elements it remembers at most.
  public final var bufferSize: Int { core.limit }

  /// Delivers an element to every observer, and to those that come later. Amortised O(1) beside the observers.
  public final func send(_ element: Element) { core.record(element) }

  /// Ends the signal for every observer, those that come later included.
  public final func send(completion: Completion<Failure>) { core.end(completion) }

  public final func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    core.attachAndReplay(observer, subscription)
  }

  isolated deinit { Release.end(core) }
}

/// A signal that is sent to by hand and tells those who come later the last element: a `ReplaySubject` of one.
///
/// Unlike a `Property` it has no value at first, can fail, and delivers the last element after the end too.
public final class ReplayOneSubject<Element, Failure: Error>: ReplaySubject<Element, Failure> {
  /// A subject that remembers one element.
  public init() { super.init(bufferSize: 1) }
}

extension ReplaySubject: BindableProtocol {
  /// Sends on what `signal` delivers until one of the two ends. The subject does not end with the signal.
  @discardableResult
  public func bind(signal: Signal<Element, Never>) -> Subscription {
    core.follow(signal) { [core] in core.record($0) }
  }
}
