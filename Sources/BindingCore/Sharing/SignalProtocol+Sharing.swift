extension SignalProtocol {
  /// Observes this signal once on behalf of all observers, after `connect()`, through the subject that `makeSubject`
  /// returns. `refCount()` makes a new subject when all observers have left.
  public func multicast<Subject: SubjectProtocol>(
    _ makeSubject: @escaping () -> Subject
  ) -> ConnectableSignal<Self> where Subject.Element == Element, Subject.Failure == Failure {
    ConnectableSignal(source: self, makeSubject: makeSubject)
  }

  /// Observes this signal once on behalf of all observers of `subject`, after `connect()`.
  public func multicast(subject: any SubjectProtocol<Element, Failure>) -> ConnectableSignal<Self> {
    ConnectableSignal(source: self, subject: subject)
  }

  /// Observes this signal once on behalf of all observers, after `connect()`. Late observers miss earlier elements.
  ///
  ///     source:  -1--2--3--4--|
  ///     late:    -----^
  ///     publish()
  ///     out:     -------3--4--|
  public func publish() -> ConnectableSignal<Self> { multicast { PassthroughSubject() } }

  /// Observes this signal once on behalf of all observers, after `connect()`. Late observers first receive the last
  /// elements, at most `limit`, even after the end.
  ///
  ///     source:  -1--2--3-------4--|
  ///     late:    ---------^
  ///     replay(limit: 2)
  ///     out:     ---------(23)--4--|
  public func replay(limit: Int = .max) -> ConnectableSignal<Self> {
    multicast { ReplaySubject(bufferSize: limit) }
  }

  /// Observes this signal once on behalf of all observers, as long as there are any. Late observers miss earlier
  /// elements, except for the last `limit`, which they receive first.
  ///
  ///     source:  -1--2--3--4--|
  ///     late:    ---------^
  ///     share(limit: 1)
  ///     out:     ---------34--|
  ///
  /// When the last observer leaves, the observation of the source ends and the buffer is dropped; the next observer
  /// starts again. If the source has ended, even with a failure, late observers receive the last elements and the end,
  /// and the source is not observed again, so nothing is loaded twice. Glitch-free: two paths through a shared signal
  /// meet consistently.
  ///
  /// - Parameters:
  ///   - limit: The number of elements to keep for late observers; none by default.
  ///   - keepAlive: Whether to continue observing and keep the buffer when the last observer leaves. The observation
  ///     then ends with the source.
  public func share(limit: Int = 0, keepAlive: Bool = false) -> Signal<Element, Failure> {
    let shared = limit > 0 ? replay(limit: limit) : publish()
    return shared.refCount(keepAlive: keepAlive)
  }
}
