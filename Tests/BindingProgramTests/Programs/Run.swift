import BindingCore
import BindingTesting

/// What an observer was told, and when.
struct Hearing: Equatable {
  var step: Int
  var mark: Mark
}

/// When an observer came.
struct Arrival {
  var node: Int
  var step: Int
  /// How many elements had been sent to the node by hand.
  var sentBefore: Int
  /// The value that the node had, if it is a property.
  var value: Int?
}

/// What happened when a program ran.
final class Run {
  /// What each observer was told.
  private(set) var heard: [Int: [Hearing]] = [:]
  /// The values of all properties after each step.
  private(set) var values: [[Int: Int]] = []
  /// What was sent to each node, also from inside of observers.
  private(set) var sent: [Int: [Hearing]] = [:]
  /// What there was to know when each observer came, also those that an observer made.
  private(set) var attached: [Int: Arrival] = [:]
  /// The step in which each observer or binding was disposed.
  private(set) var disposed: [Int: Int] = [:]
  /// After how many elements each subject was told to finish.
  private(set) var ended: [Int: Int] = [:]
  /// The step in which each source went.
  private(set) var released: [Int: Int] = [:]
  /// What must never happen.
  private(set) var mistakes: [String] = []

  private var step = 0
  private let clock = TestScheduler()
  private var signals: [Int: SafeSignal<Int>] = [:]
  private var properties: [Int: Property<Int>] = [:]
  private var subjects: [Int: PassthroughSubject<Int, Never>] = [:]
  private var replays: [Int: ReplayOneSubject<Int, Never>] = [:]
  private var subscriptions: [Int: Subscription] = [:]
  /// How often each observer may still do something from inside.
  private var reactionsLeft: [Int: Int] = [:]
  private var nextInnerID = 1_000_000
  /// Sources that operators hold, which nobody can let go of.
  private let kept: Set<Int>

  private init(keeping kept: Set<Int>) { self.kept = kept }

  /// Whether an observer is still there when a step is over, and what it observes too.
  func isListening(_ id: Int, in step: Int) -> Bool {
    if let end = disposed[id], end <= step { return false }
    return !heard[id]!.contains { $0.step <= step && $0.mark == .end }
  }

  /// Runs a program and lets go of all that it made.
  static func of(_ program: Program) -> Run {
    var run: Run?
    var sources: [WeakSource] = []
    let leaked = leakedSubscriptions {
      run = Run(keeping: program.inputs)
      for statement in program.statements { run!.perform(statement) }
      sources = run!.sources
      run!.letGo(disposing: program.keepsInputs)
    }
    if program.onlyWaits, run!.wasToldWhenOver {
      run!.mistakes.append("what waits for the clock is delivered when its source goes")
    }
    if leaked != 0 { run!.mistakes.append("\(leaked) subscriptions are still alive") }
    for source in sources where source.object != nil { run!.mistakes.append("n\(source.id) is never freed") }
    return run!
  }

  private struct WeakSource {
    let id: Int
    weak var object: AnyObject?
  }

  private var sources: [WeakSource] {
    properties.map { WeakSource(id: $0.key, object: $0.value) }
      + subjects.map { WeakSource(id: $0.key, object: $0.value) }
      + replays.map { WeakSource(id: $0.key, object: $0.value) }
  }

  /// Sources go, and with them all observers. Only where a signal has to keep others, because it may observe them later,
  /// a source could keep itself alive through its observer, which leaves therefore.
  private func letGo(disposing: Bool) {
    isOver = true
    if disposing { for subscription in subscriptions.values { subscription.dispose() } }
    signals = [:]
    properties = [:]
    subjects = [:]
    replays = [:]
    subscriptions = [:]
    // The end of a source may wait for the clock as well.
    clock.run()
  }

  /// What observers are told when everything goes is no part of the program.
  private var isOver = false
  /// Whether anybody was told an element then.
  private var wasToldWhenOver = false

  private func perform(_ statement: Statement) {
    switch statement {
    case .subject(let id):
      let subject = PassthroughSubject<Int, Never>()
      (subjects[id], signals[id]) = (subject, subject.toSignal())
    case .replay(let id):
      let subject = ReplayOneSubject<Int, Never>()
      (replays[id], signals[id]) = (subject, subject.toSignal())
    case .property(let id, let value, let limit):
      let property = limit.map { limit in Property(value, normalise: { min($0, limit) }) } ?? Property(value)
      (properties[id], signals[id]) = (property, property.toSignal())
    case .apply(let id, let word, let inputs, let number):
      let inputs = inputs.compactMap { signals[$0] }
      if inputs.count == Vocabulary.word(word).inputs {
        signals[id] = Vocabulary.word(word).apply(inputs, number, clock)
      }
    case .bind(let id, let source, let target): bind(id, source, target)
    case .bindBothWays(let id, let source, let target):
      guard let source = properties[source], let target = properties[target] else { break }
      subscriptions[id] = source.bidirectionalBind(to: target)
    case .observe(let id, let node, let reaction): observe(id, node, reaction)
    case .send(let node, let value): send(value, to: node)
    case .finish(let node): finish(node)
    case .dispose(let id): dispose(id)
    case .release(let node): release(node)
    case .advance(let seconds):
      for second in 1...seconds {
        clock.advance(by: .seconds(1))
        if second < seconds { finishStep() }
      }
    }
    finishStep()
  }

  private func finishStep() {
    values.append(properties.mapValues(\.value))
    step += 1
  }

  private func bind(_ id: Int, _ source: Int, _ target: Int) {
    guard let signal = signals[source] else { return }
    if let property = properties[target] { subscriptions[id] = signal.bind(to: property) }
    if let subject = subjects[target] { subscriptions[id] = signal.bind(to: subject) }
    if let subject = replays[target] { subscriptions[id] = signal.bind(to: subject) }
  }

  private func send(_ value: Int, to node: Int) {
    if released[node] != nil || ended[node] != nil { return }
    sent[node, default: []].append(Hearing(step: step, mark: .next(value)))
    properties[node]?.value = value
    subjects[node]?.send(value)
    replays[node]?.send(value)
  }

  private func finish(_ node: Int) {
    if ended[node] == nil { ended[node] = sent[node]?.count ?? 0 }
    subjects[node]?.send(completion: .finished)
    replays[node]?.send(completion: .finished)
  }

  private func release(_ node: Int) {
    if kept.contains(node) { return }
    released[node] = released[node] ?? step
    signals[node] = nil
    properties[node] = nil
    subjects[node] = nil
    replays[node] = nil
  }

  private func dispose(_ id: Int) {
    subscriptions[id]?.dispose()
    disposed[id] = disposed[id] ?? step
  }

  private func observe(_ id: Int, _ node: Int, _ reaction: Reaction?) {
    guard let signal = signals[node] else { return }
    attached[id] = Arrival(
      node: node, step: step, sentBefore: sent[node]?.count ?? 0, value: properties[node]?.value)
    heard[id] = []
    reactionsLeft[id] = reaction?.times
    let subscription = signal.observe { [weak self] event in
      guard let self else { return }
      if isOver {
        if event.element != nil { wasToldWhenOver = true }
        return
      }
      if disposed[id] != nil { mistakes.append("line \(step): o\(id) is told something after its disposal") }
      switch event {
      case .next(let element):
        heard[id]!.append(Hearing(step: step, mark: .next(element)))
        if let reaction { react(id, reaction, to: element) }
      default: heard[id]!.append(Hearing(step: step, mark: .end))
      }
    }
    subscriptions[id] = subscription
    if disposed[id] != nil { subscription.dispose() }
  }

  private func react(_ id: Int, _ reaction: Reaction, to element: Int) {
    guard element % reaction.divisor == 0, let left = reactionsLeft[id], left > 0 else { return }
    reactionsLeft[id] = left - 1
    switch reaction.deed {
    case .send(let node, let value): send(value, to: node)
    case .dispose(let other): dispose(other)
    case .finish(let node): finish(node)
    case .release(let node): release(node)
    case .disposeItself: if subscriptions[id] != nil { dispose(id) }
    case .attach(let node):
      nextInnerID += 1
      observe(nextInnerID, node, nil)
    }
  }
}
