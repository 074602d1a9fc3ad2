/// A user action: work that runs one execution at a time, and only while it is allowed.
///
///     let search = Action(enabledIf: query.map { !$0.isEmpty }) { [source] in source.search(query.value) }
///     button.reactive.clicked.bind(to: search)
///     search.isEnabled.bind(to: button.reactive.sensitive)
///     search.isExecuting.bind(to: spinner.reactive.spinning)
///     search.values.bind(to: self) { $0.show($1) }
///     search.errors.bind(to: self) { $0.tell($1) }
///
/// The action is disabled while it is executing and while `enabledIf` is false. Executing it then is refused and fires
/// `disabledErrors`. When an execution ends, `isExecuting` becomes false before `completed`, `errors` or the observer
/// of `apply(_:)` is notified, so each of them can execute the action again; `values` cannot. When the action is
/// deallocated, running work stops and every signal of the action finishes. Work does not retain the action.
@MainActor
public final class Action<Input, Output, Failure: Error>: DisposeBagProvider {
  /// Disposed when the action is deallocated.
  public let bag = DisposeBag()

  private let work: (Input) -> Signal<Output, Failure>
  private let isAllowed: AnyProperty<Bool>
  private let executing = Property(false)
  private let enabled = Property(true)
  private let outputs = PassthroughSubject<Output, Never>()
  private let failures = PassthroughSubject<Failure, Never>()
  private let completions = PassthroughSubject<Void, Never>()
  private let refusals = PassthroughSubject<Void, Never>()
  /// Ends the execution that is running.
  private var abandon: (() -> Void)?

  /// Creates an action that observes the signal that `work` returns for each input.
  ///
  /// - Parameter enabledIf: Whether the action may execute. Retained.
  public init(
    enabledIf isAllowed: some PropertyProtocol<Bool>, _ work: @escaping (Input) -> Signal<Output, Failure>
  ) {
    self.isAllowed = AnyProperty(isAllowed)
    self.work = work
    combineLatest(executing, isAllowed) { !$0 && $1 }.removeDuplicates().bind(to: enabled)
  }

  /// Creates an action that may execute whenever it is not executing.
  public convenience init(_ work: @escaping (Input) -> Signal<Output, Failure>) {
    self.init(enabledIf: AnyProperty.constant(true), work)
  }

  /// Creates an action that runs an asynchronous function; see `Signal.init(async:)`.
  public convenience init(
    enabledIf isAllowed: some PropertyProtocol<Bool>,
    async work: @escaping @MainActor (Input) async throws(Failure) -> Output
  ) {
    self.init(enabledIf: isAllowed) { input in
      Signal(async: { () async throws(Failure) -> Output in try await work(input) })
    }
  }

  /// Creates an action that runs an asynchronous function and may execute whenever it is not executing.
  public convenience init(async work: @escaping @MainActor (Input) async throws(Failure) -> Output) {
    self.init(enabledIf: AnyProperty.constant(true), async: work)
  }

  // MARK: State

  /// Whether the action is executing.
  public var isExecuting: AnyProperty<Bool> { executing.readOnlyView }

  /// Whether the action can be executed, that is, it is allowed and not executing.
  public var isEnabled: AnyProperty<Bool> {
    AnyProperty(get: { [executing, isAllowed] in !executing.value && isAllowed.value }, signal: enabled.toSignal())
  }

  // MARK: Results

  /// The elements of every execution.
  public var values: SafeSignal<Output> { outputs.toSignal() }

  /// The failures of executions.
  public var errors: SafeSignal<Failure> { failures.toSignal() }

  /// Fires when an execution finishes without a failure.
  public var completed: SafeSignal<Void> { completions.toSignal() }

  /// Fires when an execution is refused.
  public var disabledErrors: SafeSignal<Void> { refusals.toSignal() }

  // MARK: Executing

  /// Returns a signal that executes the action once for each observer.
  ///
  /// Results are delivered to the observer first, then to `values` and the other signals of the action. Disposing the
  /// observation cancels the work. The signal fails with `.disabled` if the execution is refused, and finishes when the
  /// action is deallocated.
  public func apply(_ input: Input) -> Signal<Output, ActionError<Failure>> {
    Signal(attach: { [weak self] observer, subscription in
      guard let self else {
        observer.end?(.failure(.disabled))
        return
      }
      start(input, observer, subscription)
    })
  }

  /// Executes the action now.
  ///
  /// Disposing the result cancels the work. If the execution is refused, the result is already disposed.
  @discardableResult
  public func execute(_ input: Input) -> Subscription { apply(input).observeNext { _ in } }

  private func start(
    _ input: Input, _ observer: Observer<Output, ActionError<Failure>>, _ subscription: Subscription
  ) {
    guard isEnabled.value else {
      refusals.send()
      observer.end?(.failure(.disabled))
      return
    }
    let run = Subscription()
    abandon = {
      run.dispose()
      observer.end?(.finished)
    }
    run.add(
      BlockDisposable { [weak self, executing] in
        self?.abandon = nil
        executing.value = false
      })
    executing.value = true
    // An observer of `isExecuting` may have cancelled the execution.
    subscription.add(run)
    if run.isLive { work(input).attach(forward(to: observer, run), run) }
  }

  /// Delivers to the observer of an execution, then to the observers of the action.
  private func forward(
    to observer: Observer<Output, ActionError<Failure>>, _ run: Subscription
  ) -> Observer<Output, Failure> {
    Observer(
      next: { [weak self] output in
        if run.isLive { observer.next(output) }
        if run.isLive { self?.outputs.send(output) }
      },
      end: { [weak self] completion in
        guard run.isLive else { return }
        run.dispose()
        switch completion {
        case .finished:
          observer.end?(.finished)
          self?.completions.send()
        case .failure(let failure):
          observer.end?(.failure(.failed(failure)))
          self?.failures.send(failure)
        }
      },
      node: observer.node)
  }

  isolated deinit {
    // End `enabled` first, or it would report that an action being deallocated can be executed.
    Release.end(enabled.core)
    abandon?()
    Release.end(executing.core)
    Release.end(outputs.core)
    Release.end(failures.core)
    Release.end(completions.core)
    Release.end(refusals.core)
  }
}

extension Action where Input == Void {
  /// Returns a signal that executes the action once for each observer; see `apply(_:)`.
  public func apply() -> Signal<Output, ActionError<Failure>> { apply(()) }

  /// Executes the action now; see `execute(_:)`.
  @discardableResult
  public func execute() -> Subscription { execute(()) }
}

extension Action: BindableProtocol {
  /// Executes the action with each element that arrives while it is enabled; other elements are refused. The binding
  /// ends with the signal or the action.
  @discardableResult
  public func bind(signal: Signal<Input, Never>) -> Subscription {
    Bond(target: self) { $0.execute($1) }.bind(signal: signal)
  }
}
