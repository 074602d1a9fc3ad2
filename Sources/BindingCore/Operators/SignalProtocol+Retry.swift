extension SignalProtocol {
  /// Observes the source again when it fails, at most `times` times and as long as `shouldRetry` returns true.
  ///
  ///     --1--#
  ///     retry(1)
  ///     --1----1--#
  ///
  /// The elements of all attempts are delivered in sequence. The last failure is passed on. Any number of attempts that
  /// fail immediately uses no stack.
  ///
  /// The observation keeps its source alive, so that it can be observed again. It ends when the source finishes, when
  /// it is disposed, or with the target that it is bound to.
  public func retry(
    _ times: Int, if shouldRetry: @escaping (Failure) -> Bool = { _ in true }
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      var left = times
      let attempts = Attempts(observer, subscription, observe: attach) { attempts, failure in
        guard left > 0, shouldRetry(failure) else { return attempts.end(.failure(failure)) }
        left -= 1
        attempts.start()
      }
      attempts.start()
    })
  }

  /// Observes the source again when it has failed and `other` then delivers an element.
  ///
  ///     a:    --1--#
  ///     b:    -------x--------x---|
  ///     a.retry(when: b)
  ///     out:  --1------1--------1--#
  ///
  /// `other` is observed only from the failure to the next attempt. If it ends without an element, or `shouldRetry`
  /// returns false, the failure is passed on. The observation keeps its source alive, like that of `retry(_:if:)`.
  public func retry(
    when other: some SignalProtocol<some Any, Never>, if shouldRetry: @escaping (Failure) -> Bool = { _ in true }
  ) -> Signal<Element, Failure> {
    Signal(attach: { observer, subscription in
      Attempts(observer, subscription, observe: attach) { attempts, failure in
        guard shouldRetry(failure) else { return attempts.end(.failure(failure)) }
        attempts.start(when: other, orFailWith: failure)
      }.start()
    })
  }
}

/// The attempts of one observer to observe a signal to its end: always the same signal, or one after another.
final class Attempts<Element, Failure: Error> {
  private let observer: Observer<Element, Failure>
  private let current = CurrentAttempt()
  private let observe: (Observer<Element, Failure>, Subscription) -> Void
  private let recover: (Attempts, Failure) -> Void
  private var isStarting = false
  private var mustStart = false

  /// - Parameters:
  ///   - observe: Makes an attempt.
  ///   - recover: Handles a failure.
  init(
    _ observer: Observer<Element, Failure>, _ subscription: Subscription,
    observe: @escaping (Observer<Element, Failure>, Subscription) -> Void,
    recover: @escaping (Attempts, Failure) -> Void
  ) {
    self.observer = observer
    self.observe = observe
    self.recover = recover
    subscription.add(current)
  }

  /// Makes an attempt, or schedules it after the current one if that is still being started, so that the stack does not
  /// grow.
  func start() {
    mustStart = true
    if isStarting { return }
    isStarting = true
    while mustStart, !current.isDisposed {
      mustStart = false
      let attempt = current.begin()
      observe(
        observer.with(end: { [self] completion in
          guard attempt.isLive else { return }
          attempt.dispose()
          switch completion {
          case .finished: end(.finished)
          case .failure(let failure): recover(self, failure)
          }
        }), attempt)
    }
    isStarting = false
  }

  /// Makes an attempt when `other` delivers an element.
  func start(when other: some SignalProtocol<some Any, Never>, orFailWith failure: Failure) {
    let wait = current.begin()
    other.attach(
      Observer(
        next: { [self] _ in
          guard wait.isLive else { return }
          wait.dispose()
          start()
        },
        end: { [self] _ in
          guard wait.isLive else { return }
          wait.dispose()
          end(.failure(failure))
        }), wait)
  }

  func end(_ completion: Completion<Failure>) { observer.end?(completion) }
}

/// The current attempt, or the wait for the next. The subscription retains this rather than the `Attempts`, which
/// retain the observer, which retains the subscription.
private nonisolated final class CurrentAttempt: Disposable {
  private var subscription: Subscription?
  private(set) var isDisposed = false

  func begin() -> Subscription {
    let begun = Subscription()
    if isDisposed { begun.dispose() }
    subscription = begun
    return begun
  }

  func dispose() {
    isDisposed = true
    subscription?.dispose()
    subscription = nil
  }
}
