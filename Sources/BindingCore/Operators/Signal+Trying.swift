extension Signal {
  /// Delivers the elements of the first of several signals; when it fails, those of the next.
  ///
  ///     a:    -1--2--#
  ///     b:           -8--9|
  ///     Signal(trying: [a, b])
  ///     out:  -1--2---8--9|
  ///
  /// Finishes with the first signal that finishes, which is the last that is observed, and fails with the failure of the
  /// last one. Of none it finishes at once. The sequence is asked for a signal when its turn comes. Any number of
  /// signals that fail at once takes no stack.
  public init<Signals: Sequence>(trying signals: Signals)
  where Signals.Element: SignalProtocol, Signals.Element.Element == Element, Signals.Element.Failure == Failure {
    self.init(attach: { observer, subscription in
      var rest = signals.makeIterator()
      var last = Completion<Failure>.finished
      let attempts = Attempts(observer, subscription) { attemptObserver, attempt in
        let signal = rest.next()
        // Whoever makes the signals may have disposed the observation.
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
