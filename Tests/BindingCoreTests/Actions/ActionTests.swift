import BindingCore
import BindingTesting
import Testing

/// Work that a user has done, once at a time and when it is allowed.
struct ActionTests {
  private typealias Search = Action<String, Int, Failure>
  private typealias Answer = PassthroughSubject<Int, Failure>

  /// Writes down everything that an action tells.
  private final class Log {
    var lines: [String] = []

    init<Input>(_ action: Action<Input, Int, Failure>) {
      action.values.observeNext { self.lines.append("\($0)") }
      action.errors.observeNext { self.lines.append("\($0)") }
      action.completed.observeNext { self.lines.append("completed") }
      action.disabledErrors.observeNext { self.lines.append("refused") }
      action.isExecuting.dropFirst(1).observeNext { self.lines.append($0 ? "begin" : "end") }
    }
  }

  // MARK: Executing

  @Test func anExecutionTellsWhatComesOfIt() {
    expectNoLeaks {
      let answer = Answer()
      var inputs: [String] = []
      let action = Search { input in
        inputs.append(input)
        return answer.toSignal()
      }
      let log = Log(action)
      #expect(action.isEnabled.value && !action.isExecuting.value)
      action.execute("a")
      #expect(inputs == ["a"])
      #expect(!action.isEnabled.value && action.isExecuting.value)
      answer.send(1)
      answer.send(2)
      answer.send(completion: .finished)
      #expect(action.isEnabled.value && !action.isExecuting.value)
      #expect(log.lines == ["begin", "1", "2", "end", "completed"])
    }
  }

  @Test func aFailureIsAnErrorOfTheAction() {
    let action = Search { _ in .failed(.broken) }
    let log = Log(action)
    action.execute("a")
    action.execute("b")
    #expect(log.lines == ["begin", "end", "broken", "begin", "end", "broken"])
  }

  @Test func synchronousWorkIsExecutingWhileItDelivers() {
    let action = Search { _ in Signal(sequence: [1, 2]) }
    let log = Log(action)
    action.execute("a")
    #expect(log.lines == ["begin", "1", "2", "end", "completed"])
  }

  @Test func theObserverOfAnExecutionHearsOfItFirst() {
    let action = Search { _ in Signal(sequence: [1]) }
    let log = Log(action)
    action.apply("a").observe { log.lines.append("observer \($0)") }
    #expect(log.lines == ["begin", "observer next(1)", "1", "end", "observer completed", "completed"])
  }

  @Test func applyingExecutesForEachObserver() {
    var runs = 0
    let action = Search { _ in
      runs += 1
      return .init(just: runs)
    }
    let signal = action.apply("a")
    #expect(runs == 0)
    var values: [Int] = []
    signal.observeNext { values.append($0) }
    signal.observeNext { values.append($0) }
    #expect(values == [1, 2])
  }

  @Test func theFailureOfTheWorkIsTheFailureOfTheExecution() {
    let action = Search { _ in .failed(.broken) }
    var failure: ActionError<Failure>?
    action.apply("a").observeFailed { failure = $0 }
    #expect(failure == .failed(.broken))
  }

  // MARK: Disabled

  @Test func anActionThatIsExecutingRefuses() {
    let answer = Answer()
    var runs = 0
    let action = Search { _ in
      runs += 1
      return answer.toSignal()
    }
    let log = Log(action)
    action.execute("a")
    var failure: ActionError<Failure>?
    action.apply("b").observeFailed { failure = $0 }
    #expect(failure == .disabled)
    #expect(action.execute("c").isDisposed)
    #expect(runs == 1)
    answer.send(1)
    #expect(log.lines == ["begin", "refused", "refused", "1"])
  }

  @Test func anActionThatIsNotAllowedRefuses() {
    expectNoLeaks {
      let isAllowed = Property(false)
      let action = Search(enabledIf: isAllowed) { _ in .init(just: 1) }
      let log = Log(action)
      var enabled: [Bool] = []
      action.isEnabled.observeNext { enabled.append($0) }
      action.execute("a")
      isAllowed.value = true
      action.execute("b")
      isAllowed.value = false
      #expect(log.lines == ["refused", "begin", "1", "end", "completed"])
      #expect(enabled == [false, true, false, true, false])
      #expect(!action.isEnabled.value)
    }
  }

  @Test func workThatRunsGoesOnWhenItIsNotAllowedAnyMore() {
    let answer = Answer()
    let isAllowed = Property(true)
    let action = Search(enabledIf: isAllowed) { _ in answer.toSignal() }
    let log = Log(action)
    action.execute("a")
    isAllowed.value = false
    answer.send(1)
    answer.send(completion: .finished)
    #expect(log.lines == ["begin", "1", "end", "completed"])
    #expect(!action.isEnabled.value)
  }

  @Test func whatTheEnabledObserversSeeIsTheValue() {
    let isAllowed = Property(true)
    let action = Search(enabledIf: isAllowed) { _ in .init(just: 1) }
    var agrees = true
    let observation = action.isEnabled.observeNext { if $0 != action.isEnabled.value { agrees = false } }
    action.execute("a")
    isAllowed.value = false
    #expect(agrees)
    observation.dispose()
  }

  // MARK: Cancelling

  @Test func disposingAnExecutionCancelsTheWork() {
    expectNoLeaks {
      let answer = Answer()
      let work = Watched(answer)
      let action = Search { _ in work.toSignal() }
      let log = Log(action)
      let execution = action.execute("a")
      execution.dispose()
      #expect(work.observation?.isDisposed == true)
      answer.send(1)
      #expect(log.lines == ["begin", "end"])
      #expect(action.isEnabled.value)
      action.execute("b")
      answer.send(2)
      #expect(log.lines == ["begin", "end", "begin", "2"])
    }
  }

  @Test func anObserverThatHasEnoughCancelsTheWork() {
    var produced = 0
    let action = Search { _ in Signal(sequence: 1...1000).handleEvents(receiveOutput: { _ in produced += 1 }) }
    let log = Log(action)
    var values: [Int] = []
    action.apply("a").prefix(maxLength: 2).observeNext { values.append($0) }
    #expect(values == [1, 2])
    #expect(produced == 2)
    #expect(!action.isExecuting.value)
    #expect(log.lines == ["begin", "1", "end"])
  }

  @Test func anObserverOfTheStateMayCancelBeforeTheWorkStarts() {
    var runs = 0
    let action = Search { _ in
      runs += 1
      return .init(just: 1)
    }
    let subscription = Subscription()
    let observation = action.isExecuting.observeNext { if $0 { subscription.dispose() } }
    action.apply("a").attach(Observer(next: { _ in }), subscription)
    #expect(runs == 0)
    #expect(!action.isExecuting.value)
    observation.dispose()
  }

  @Test func theWorkEndsWithTheAction() {
    expectNoLeaks {
      let answer = Answer()
      let work = Watched(answer)
      var action: Search? = Search { _ in work.toSignal() }
      weak let watched = action
      let log = Log(action!)
      let isEnabled = action!.isEnabled
      let values = action!.values
      var events: [Event<Int, ActionError<Failure>>] = []
      var ends = 0
      isEnabled.observeCompleted { ends += 1 }
      values.observeCompleted { ends += 1 }
      action!.isExecuting.observeCompleted { ends += 1 }
      let late = action!.apply("b")
      action!.apply("a").observe { events.append($0) }
      action = nil
      #expect(watched == nil)
      #expect(work.observation?.isDisposed == true)
      #expect(events == [.completed])
      #expect(log.lines == ["begin", "end"])
      #expect(ends == 3)
      var failure: ActionError<Failure>?
      late.observeFailed { failure = $0 }
      #expect(failure == .disabled)
    }
  }

  @Test func anActionThatGoesWhileItIsExecutingDoesNotSayThatItIsEnabled() {
    expectNoLeaks {
      let answer = Answer()
      var action: Search? = Search { _ in answer.toSignal() }
      var log: [String] = []
      action!.isEnabled.observe { log.append("\($0)") }
      action!.apply("a").observeCompleted { [isExecuting = action!.isExecuting] in
        log.append("executing \(isExecuting.value)")
      }
      log = []
      action = nil
      #expect(log == ["completed", "executing false"])
    }
  }

  // MARK: Re-entrancy

  @Test func anObserverOfTheValuesCannotExecuteTheActionAgain() {
    let action = Search { _ in Signal(sequence: [1, 2]) }
    let log = Log(action)
    let observation = action.values.observeNext { _ in action.execute("again") }
    action.execute("a")
    #expect(log.lines == ["begin", "1", "refused", "2", "refused", "end", "completed"])
    observation.dispose()
  }

  @Test func anObserverOfTheEndCanExecuteTheActionAgain() {
    var runs = 0
    let action = Search { _ in
      runs += 1
      return .init(just: runs)
    }
    let log = Log(action)
    let observation = action.completed.observeNext { if runs < 2 { action.execute("again") } }
    action.execute("a")
    #expect(log.lines == ["begin", "1", "end", "completed", "begin", "2", "end", "completed"])
    #expect(!action.isExecuting.value)
    observation.dispose()
  }

  @Test func anObserverOfTheErrorsCanTryAgain() {
    var runs = 0
    let action = Search { _ in
      runs += 1
      return runs < 3 ? .failed(.broken) : .init(just: runs)
    }
    let log = Log(action)
    let observation = action.errors.observeNext { _ in action.execute("again") }
    action.execute("a")
    #expect(log.lines.filter { !["begin", "end"].contains($0) } == ["broken", "broken", "3", "completed"])
    observation.dispose()
  }

  @Test func anObserverOfTheStateCanExecuteTheActionAgain() {
    var runs = 0
    let action = Search { _ in
      runs += 1
      return .init(just: runs)
    }
    var values: [Int] = []
    action.values.observeNext { values.append($0) }
    let observation = action.isExecuting.dropFirst(1).observeNext { if !$0, runs < 3 { action.execute("again") } }
    action.execute("a")
    #expect(values == [1, 2, 3])
    #expect(!action.isExecuting.value)
    #expect(action.isEnabled.value)
    observation.dispose()
  }

  // MARK: Binding

  @Test func aSignalExecutesTheActionItIsBoundTo() {
    expectNoLeaks {
      let clicks = PassthroughSubject<Void, Never>()
      let sensitive = Target(false)
      let answer = Answer()
      let isAllowed = Property(true)
      let action = Action<Void, Int, Failure>(enabledIf: isAllowed) { answer.toSignal() }
      let log = Log(action)
      clicks.bind(to: action)
      action.isEnabled.bind(to: sensitive.bond)
      clicks.send()
      clicks.send()
      answer.send(1)
      isAllowed.value = false
      #expect(log.lines == ["begin", "refused", "1"])
      #expect(sensitive.history == [true, false])
      action.execute()
    }
  }

  @Test func aBindingEndsWithTheAction() {
    expectNoLeaks {
      let clicks = PassthroughSubject<String, Never>()
      var runs = 0
      var action: Search? = Search { _ in
        runs += 1
        return .init(just: 1)
      }
      weak let watched = action
      let binding = clicks.bind(to: action!)
      clicks.send("a")
      action = nil
      #expect(watched == nil)
      #expect(binding.isDisposed)
      clicks.send("b")
      #expect(runs == 1)
    }
  }

  // MARK: Asynchronous work

  @Test func anAsynchronousFunctionIsAnAction() async throws {
    let action = Action<Int, Int, Failure>(async: { (input: Int) async throws(Failure) -> Int in
      if input == 0 { throw .broken }
      return input * 2
    })
    #expect(try await action.apply(2).firstElement() == 4)
    await #expect(throws: ActionError<Failure>.failed(.broken)) { try await action.apply(0).firstElement() }
    #expect(!action.isExecuting.value)
  }

  @Test func anAsynchronousActionIsAllowedByAProperty() async throws {
    let isAllowed = Property(false)
    let action = Action<Void, Int, Never>(enabledIf: isAllowed, async: { 1 })
    await #expect(throws: ActionError<Never>.self) { try await action.apply().firstElement() }
    isAllowed.value = true
    #expect(try await action.apply().firstElement() == 1)
  }
}
