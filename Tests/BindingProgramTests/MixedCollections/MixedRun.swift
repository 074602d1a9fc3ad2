import BindingCore
import BindingTesting

/// What happens when a program of collections runs. It watches each event: whether the change leads from the collection
/// before to the one after.
final class MixedRun {
  private(set) var mistakes: [String] = []
  /// What the sources must hold by the edits that were made, in the order in which they were made.
  private var models: [Int: Contents] = [:]
  private var definitions: [Int: MixedProgram.Statement] = [:]
  private var sources: [Int: Source] = [:]
  private var copies: [Source] = []
  private var streams: [Int: Stream] = [:]
  private var observers: [Int: Seen] = [:]
  /// Sources that may hold something that nobody has been told of.
  private var silent = Set<Int>()
  private var released = Set<Int>()
  private var nextInnerID = 1_000_000
  private var toldCount = 0
  private var isOver = false

  private struct Seen {
    let node: Int
    var contents: Contents?
    var hasEnded = false
    var subscription: Subscription?
    var left: Int
  }

  /// What is wrong with what a program does; `nil` if nothing is.
  static func complaint(about program: MixedProgram) -> String? {
    var run: MixedRun?
    let leaked = leakedSubscriptions {
      run = MixedRun()
      for (line, statement) in program.statements.enumerated() where run!.mistakes.isEmpty {
        run!.perform(statement)
        // Later statements come while work is still waiting.
        sliceClock.runNext()
        if !sliceClock.isWaiting { run!.check(line) }
      }
      sliceClock.runAll()
      if run!.mistakes.isEmpty { run!.check(program.statements.count - 1) }
      run!.letGo(disposing: program.keepsInputs)
    }
    return run!.mistakes.first ?? (leaked == 0 ? nil : "\(leaked) subscriptions are still alive")
  }

  private func letGo(disposing: Bool) {
    isOver = true
    if disposing { for observer in observers.values { observer.subscription?.dispose() } }
    observers = [:]
    streams = [:]
    sources = [:]
    copies = []
  }

  private func perform(_ statement: MixedProgram.Statement) {
    if let id = statement.defines { definitions[id] = statement }
    switch statement {
    case .source(let id, let contents):
      sources[id] = Source(contents)
      models[id] = contents
      streams[id] = sources[id]!.stream
    case .apply(let id, let word, let inputs, let number):
      let inputs = inputs.compactMap { streams[$0] }
      if inputs.count == MixedVocabulary.word(word).inputs.count {
        streams[id] = MixedVocabulary.word(word).apply(inputs, number)
      }
    case .bound(let id, let kind, let source):
      guard let stream = streams[source] else { break }
      let copy = Source(.empty(kind))
      _ = copy.follow(stream)
      copies.append(copy)
      streams[id] = copy.stream
    case .observe(let id, let node, let answer): observe(id, node, answer)
    case .perform(let deed):
      let before = toldCount
      perform(deed)
      if case .silentEdit = deed, toldCount != before { mistakes.append("somebody is told of a silent edit") }
    }
  }

  private func perform(_ deed: MixedProgram.Deed) {
    switch deed {
    case .edit(let source, let edit): perform(edit, on: source)
    case .batch(let id, let edits, let node):
      guard let source = sources[id] else { break }
      source.batchUpdate {
        for (index, edit) in edits.enumerated() {
          if let node, index == edits.count / 2 { perform(.attach(node: node)) }
          if index % 2 == 0 { perform(edit, on: id) } else { source.batchUpdate { perform(edit, on: id) } }
        }
      }
    case .silentEdit(let id, let edit):
      guard let source = sources[id] else { break }
      edit.apply(to: &models[id]!)
      silent.insert(id)
      source.silentUpdate(to: models[id]!)
    case .attach(let node):
      nextInnerID += 1
      observe(nextInnerID, node, nil)
    case .dispose(let id):
      observers[id]?.subscription?.dispose()
      observers[id] = nil
    case .release(let id):
      if silent.contains(id) { break }
      released.insert(id)
      sources[id] = nil
      streams[id] = nil
    }
  }

  private func perform(_ edit: MixedEdit, on id: Int) {
    guard let source = sources[id] else { return }
    // Positions would be out of range where the two differ.
    guard source.contents == models[id]! else {
      return mistakes.append("n\(id) is \(source.contents), not \(models[id]!)")
    }
    let before = models[id]!
    edit.apply(to: &models[id]!)
    if models[id] != before { silent.remove(id) }
    edit.perform(on: source)
  }

  private func observe(_ id: Int, _ node: Int, _ answer: MixedProgram.Answer?) {
    guard let stream = streams[node] else { return }
    observers[id] = Seen(node: node, left: answer?.times ?? 0)
    let subscription = stream.observe { [weak self] event in self?.take(event, id, answer) }
    if observers[id] == nil { subscription.dispose() } else { observers[id]!.subscription = subscription }
  }

  private func take(_ event: (contents: Contents, change: Change)?, _ id: Int, _ answer: MixedProgram.Answer?) {
    if isOver { return }
    toldCount += 1
    guard let seen = observers[id] else { return mistakes.append("o\(id) is told something after its disposal") }
    if seen.hasEnded { mistakes.append("o\(id) is told something after the end") }
    guard let event else {
      observers[id]!.hasEnded = true
      return
    }
    if let before = seen.contents {
      if let flaw = replayFlaw(event.change, from: before, to: event.contents) { mistakes.append("o\(id): \(flaw)") }
    } else if case .reset = event.change {
    } else {
      mistakes.append("o\(id) is told of \(event.change) first, not of a reset")
    }
    observers[id]!.contents = event.contents
    if let answer, seen.left > 0 {
      observers[id]!.left -= 1
      perform(answer.deed)
    }
  }

  private func check(_ line: Int) {
    for (id, seen) in observers.sorted(by: { $0.key < $1.key }) where silent.isDisjoint(with: roots(of: seen.node)) {
      let right = content(seen.node)
      if seen.contents != right {
        let last = seen.contents?.description ?? "nothing"
        mistakes.append("line \(line + 1): o\(id) has seen \(last) last, not \(right)")
      }
      if released.contains(seen.node), !seen.hasEnded {
        mistakes.append("line \(line + 1): o\(id) is not told the end")
      }
    }
    for (id, source) in sources.sorted(by: { $0.key < $1.key }) where source.contents != models[id] {
      mistakes.append("line \(line + 1): n\(id) is \(source.contents), not \(models[id]!)")
    }
  }

  private func roots(of node: Int) -> Set<Int> {
    switch definitions[node]! {
    case .bound(_, _, let source): roots(of: source)
    case .apply(_, _, let inputs, _): inputs.reduce(into: []) { $0.formUnion(roots(of: $1)) }
    default: [node]
    }
  }

  private func content(_ node: Int) -> Contents {
    switch definitions[node]! {
    case .bound(_, _, let source): content(source)
    case .apply(_, let word, let inputs, let number):
      MixedVocabulary.word(word).judge(inputs.map(content), number)
    default: models[node]!
    }
  }
}
