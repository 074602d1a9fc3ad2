/// A signal to which elements are sent explicitly: `PassthroughSubject`, `ReplaySubject`, `ReplayOneSubject`.
@MainActor
public protocol SubjectProtocol<Element, Failure>: SignalProtocol {
  /// Delivers an element to every observer.
  func send(_ element: Element)
  /// Ends the signal for every observer.
  func send(completion: Completion<Failure>)
}

extension SubjectProtocol {
  /// Delivers an event: `signal.observe(with: subject.on)` passes on everything, including the end.
  public func on(_ event: Event<Element, Failure>) {
    switch event {
    case .next(let element): send(element)
    case .failed(let failure): send(completion: .failure(failure))
    case .completed: send(completion: .finished)
    }
  }

  /// Delivers an element, then finishes.
  public func send(lastElement element: Element) {
    send(element)
    send(completion: .finished)
  }
}

extension SubjectProtocol where Element == Void {
  /// Delivers an empty element to every observer.
  public func send() { send(()) }
}

extension PassthroughSubject: SubjectProtocol {}
extension ReplaySubject: SubjectProtocol {}

/// A subject through which a change may pass on its way to a join, so that its sources must know its node.
@MainActor
protocol PathSubject {
  var node: Unmanaged<Node> { get }
}

extension PassthroughSubject: PathSubject {
  var node: Unmanaged<Node> { .passUnretained(core) }
}

extension ReplaySubject: PathSubject {
  var node: Unmanaged<Node> { .passUnretained(core) }
}

/// A `PassthroughSubject` that cannot fail.
public typealias SafePassthroughSubject<Element> = PassthroughSubject<Element, Never>
/// A `ReplaySubject` that cannot fail.
public typealias SafeReplaySubject<Element> = ReplaySubject<Element, Never>
/// A `ReplayOneSubject` that cannot fail.
public typealias SafeReplayOneSubject<Element> = ReplayOneSubject<Element, Never>
