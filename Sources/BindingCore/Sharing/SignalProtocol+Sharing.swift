extension SignalProtocol {
  /// Observes this signal once on behalf of all observers, from `connect()` on, through the subject that `makeSubject`
  /// makes. `refCount()` asks for another one when all its observers have left.
  public func multicast<Subject: SubjectProtocol>(
    _ makeSubject: @escaping () -> Subject
  ) -> ConnectableSignal<Self> where Subject.Element == Element, Subject.Failure == Failure {
    ConnectableSignal(source: self, makeSubject: makeSubject)
  }

  /// Observes this signal once on behalf of all observers of `subject`, from `connect()` on.
  public func multicast(subject: any SubjectProtocol<Element, Failure>) -> ConnectableSignal<Self> {
    ConnectableSignal(source: self, subject: subject)
  }

  /// Observes this signal once on behalf of all observers, from `connect()` on. Late observers miss what has been
  /// delivered.
  ///
  ///     source:  -1--2--3--4--|
  ///     late:    -----^
  ///     publish()
  ///     out:     -------3--4--|
  public func publish() -> ConnectableSignal<Self> { multicast { PassthroughSubject() } }

  /// Observes this signal once on behalf of all observers, from `connect()` on. Late observers are told the last elements
  /// first, at most `limit`, also after the end.
  ///
  ///     source:  -1--2--3-------4--|
  ///     late:    ---------^
  ///     replay(limit: 2)
  ///     out:     ---------(23)--4--|
  public func replay(limit: Int = .max) -> ConnectableSignal<Self> {
    multicast { ReplaySubject(bufferSize: limit) }
  }

  /// Observes this signal once on behalf of all observers, as long as there are any. Late ones miss what has been
  /// delivered, unless `limit` says how many of the last elements they are told first.
  ///
  ///     source:  -1--2--3--4--|
  ///     late:    ---------^
  ///     share(limit: 1)
  ///     out:     ---------34--|
  ///
  /// When the last observer leaves, the source is left and the buffer dropped; the next observer begins anew. When the
  /// source has ended, also with a failure, late observers are told the last elements and the end, and the source is not
  /// asked again: what has been loaded once is not loaded twice. Glitch-free: two paths through a shared signal meet
  /// consistently.
  ///
  /// - Parameters:
  ///   - limit: how many elements are kept for late observers; none without a number.
  ///   - keepAlive: goes on observing, and keeps the buffer, when the last observer leaves. The observation then ends with
  ///     the source.
  public func share(limit: Int = 0, keepAlive: Bool = false) -> Signal<Element, Failure> {
    let shared = limit > 0 ? replay(limit: limit) : publish()
    return shared.refCount(keepAlive: keepAlive)
  }
}
