extension Signal {
  /// Delivers the elements of the first of several signals; if it fails, those of the next.
  ///
  ///     a:    -1--2--#
  ///     b:           -8--9|
  ///     Signal(trying: [a, b])
  ///     out:  -1--2---8--9|
  ///
  /// Finishes with the first signal that finishes, after which no other is observed, and fails with the failure of the
  /// last one. An empty sequence finishes immediately. Each signal is read from the sequence only when its turn comes.
  /// Any number of signals that fail immediately uses no stack.
  public init<Signals: Sequence>(trying signals: Signals)
  where Signals.Element: SignalProtocol, Signals.Element.Element == Element, Signals.Element.Failure == Failure {
    self.init(attach: { observer, subscription in
      var rest = signals.makeIterator()
      var last = Completion<Failure>.finished
      let attempts = Attempts(observer, subscription) { attemptObserver, attempt in
        let signal = rest.next()
        // The sequence may have disposed the observation.
        if attempt.isDisposed { return }
        if let signal { return signal.attach(attemptObserver, attempt) }
        attempt.dispose()
        observer.end?(last)
      } recover: { attempts, failure in
        last = .failure(failure)
        attempts.start()
      }
      attempts.start()
    })
  }
}
