/// Something that a user can have done: work that runs once at a time, when it is allowed.
///
///     let search = Action(enabledIf: query.map { !$0.isEmpty }) { [source] in source.search(query.value) }
///     button.reactive.clicked.bind(to: search)
///     search.isEnabled.bind(to: button.reactive.sensitive)
///     search.isExecuting.bind(to: spinner.reactive.spinning)
///     search.values.bind(to: self) { $0.show($1) }
///     search.errors.bind(to: self) { $0.tell($1) }
///
/// The action is disabled while it is executing and while `enabledIf` is false; to execute it then is refused, which
/// `disabledErrors` tells. When an execution ends, `isExecuting` is false before `completed`, `errors` or the observer of
/// `apply(_:)` hear of it, so each of them can execute the action again; `values` cannot. Work that is running stops when
/// the action goes away, and every signal of the action finishes then. Work does not retain the action.
@MainActor
public final class Action<Input, Output, Failure: Error>: DisposeBagProvider {
  /// Goes away with the action.
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

  /// An action that observes the signal that `work` makes of the input.
  ///
  /// - Parameter enabledIf: whether the action may execute. Retained.
  public init(
    enabledIf isAllowed: some PropertyProtocol<Bool>, _ work: @escaping (Input) -> Signal<Output, Failure>
  ) {
    self.isAllowed = AnyProperty(isAllowed)
    self.work = work
    combineLatest(executing, isAllowed) { !$0 && $1 }.removeDuplicates().bind(to: enabled)
  }

  /// An action that may execute whenever it is not executing.
  public convenience init(_ work: @escaping (Input) -> Signal<Output, Failure>) {
    self.init(enabledIf: AnyProperty.constant(true), work)
  }

  /// An action that runs an asynchronous function; see `Signal.init(async:)`.
  public convenience init(
    enabledIf isAllowed: some PropertyProtocol<Bool>,
    async work: @escaping @MainActor (Input) async throws(Failure) -> Output
  ) {
    self.init(enabledIf: isAllowed) { input in
      Signal(async: { () async throws(Failure) -> Output in try await work(input) })
    }
  }

  /// An action that runs an asynchronous function and may execute whenever it is not executing.
  public convenience init(async work: @escaping @MainActor (Input) async throws(Failure) -> Output) {
    self.init(enabledIf: AnyProperty.constant(true), async: work)
  }

  // MARK: State

  /// Whether it is executing.
  public var isExecuting: AnyProperty<Bool> { executing.readOnlyView }

  /// Whether it can be executed: it is allowed and not executing.
  public var isEnabled: AnyProperty<Bool> {
    AnyProperty(get: { [executing, isAllowed] in !executing.value && isAllowed.value }, signal: enabled.toSignal())
  }

  // MARK: What comes of it

  /// What every execution delivers.
  public var values: SafeSignal<Output> { outputs.toSignal() }

  /// What executions fail with.
  public var errors: SafeSignal<Failure> { failures.toSignal() }

  /// Fires when an execution has finished without a failure.
  public var completed: SafeSignal<Void> { completions.toSignal() }

  /// Fires when an execution was refused.
  public var disabledErrors: SafeSignal<Void> { refusals.toSignal() }

  // MARK: Executing

  /// Executes the action once for each observer and delivers what comes of it, also to `values` and the others, after the
  /// observer. Disposing the observation cancels the work. Fails with `.disabled` when it is refused, and finishes when
  /// the action goes away.
  public func apply(_ input: Input) -> Signal<Output, ActionError<Failure>> {
    Signal(attach: { [weak self] observer, subscription in
      guard let self else {
        observer.end?(.failure(.disabled))
        return
      }
      start(input, observer, subscription)
    })
  }

  /// Executes the action now. Disposing the result cancels the work; when it was refused the result is disposed already.
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
    // An observer of `isExecuting` may have cancelled it.
    subscription.add(run)
    if run.isLive { work(input).attach(forward(to: observer, run), run) }
  }

  /// Delivers to the observer of an execution, then to those of the action.
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
    // First, or it would say that an action that is going can be executed.
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
  /// Executes the action once for each observer; see `apply(_:)`.
  public func apply() -> Signal<Output, ActionError<Failure>> { apply(()) }

  /// Executes the action now; see `execute(_:)`.
  @discardableResult
  public func execute() -> Subscription { execute(()) }
}

extension Action: BindableProtocol {
  /// Executes the action with each element that arrives while it is enabled; the others are refused. Ends with the signal
  /// or with the action.
  @discardableResult
  public func bind(signal: Signal<Input, Never>) -> Subscription {
    Bond(target: self) { $0.execute($1) }.bind(signal: signal)
  }
}
