import BindingCore
import BindingTesting

/// What happened when a program of arrays ran. It watches each event: whether the change leads from the array before to
/// the array after.
final class CollectionRun {
  private(set) var mistakes: [String] = []
  /// What the arrays must be by the edits that were made, in the order in which they were made.
  private var models: [Int: [Int]] = [:]
  private var definitions: [Int: CollectionProgram.Statement] = [:]
  private var arrays: [Int: MutableObservableArray<Int>] = [:]
  private var signals: [Int: Rows] = [:]
  private var observers: [Int: Seen] = [:]
  private var isOver = false

  private struct Seen {
    let node: Int
    var items: [Int]?
    var subscription: Subscription?
    var left: Int
  }

  /// What is wrong with what a program does; `nil` if nothing is.
  static func complaint(about program: CollectionProgram) -> String? {
    var run: CollectionRun?
    let leaked = leakedSubscriptions {
      run = CollectionRun()
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
    signals = [:]
    arrays = [:]
  }

  private func perform(_ statement: CollectionProgram.Statement) {
    if let id = statement.defines { definitions[id] = statement }
    switch statement {
    case .array(let id, let items):
      arrays[id] = MutableObservableArray(items)
      models[id] = items
      signals[id] = arrays[id]!.toSignal()
    case .apply(let id, let word, let inputs, let number):
      signals[id] = CollectionVocabulary.word(word).apply(inputs.map { signals[$0]! }, number)
    case .bound(let id, let source):
      let array = MutableObservableArray<Int>()
      signals[source]!.bind(to: array)
      (arrays[id], signals[id]) = (array, array.toSignal())
    case .observe(let id, let node, let answer): observe(id, node, answer)
    case .edit(let array, let edit): perform(edit, on: array)
    case .batch(let array, let edits):
      arrays[array]!.batchUpdate { for edit in edits { perform(edit, on: array) } }
    case .dispose(let id):
      observers[id]?.subscription?.dispose()
      observers[id] = nil
    }
  }

  private func perform(_ edit: Edit, on array: Int) {
    edit.apply(to: &models[array]!)
    edit.perform(on: arrays[array]!)
  }

  private func observe(_ id: Int, _ node: Int, _ answer: CollectionProgram.Answer?) {
    observers[id] = Seen(node: node, left: answer?.times ?? 0)
    let subscription = signals[node]!.observeNext { [weak self] event in self?.take(event, id, answer) }
    if observers[id] == nil { subscription.dispose() } else { observers[id]!.subscription = subscription }
  }

  private func take(_ event: ObservableArrayEvent<Int>, _ id: Int, _ answer: CollectionProgram.Answer?) {
    if isOver { return }
    guard let seen = observers[id] else { return mistakes.append("o\(id) is told something after its disposal") }
    switch event.change {
    case .reset: break
    case .changes(let changeset):
      if let before = seen.items {
        if let flaw = replayFlaw(changeset, from: before, to: event.collection) { mistakes.append("o\(id): \(flaw)") }
      } else {
        mistakes.append("o\(id) is told of \(changeset) first, not of a reset")
      }
    }
    observers[id]!.items = event.collection
    if let answer, seen.left > 0 {
      observers[id]!.left -= 1
      perform(answer.edit, on: answer.array)
    }
  }

  private func check(_ line: Int) {
    for (id, seen) in observers.sorted(by: { $0.key < $1.key }) {
      let right = content(seen.node)
      if seen.items != right {
        mistakes.append("line \(line + 1): o\(id) has seen \(seen.items ?? []) last, not \(right)")
      }
    }
    for (id, model) in models.sorted(by: { $0.key < $1.key }) where arrays[id]!.collection != model {
      mistakes.append("line \(line + 1): n\(id) is \(arrays[id]!.collection), not \(model)")
    }
  }

  private func content(_ node: Int) -> [Int] {
    switch definitions[node]! {
    case .bound(_, let source): content(source)
    case .apply(_, let word, let inputs, let number):
      CollectionVocabulary.word(word).judge(inputs.map(content), number)
    default: models[node]!
    }
  }
}

/// What is wrong with a changeset, by what its parts are said to mean: deletes and the origins of moves are positions
/// before it, all others after it, and what is not named keeps its order.
private func replayFlaw(_ changeset: ListChangeset, from old: [Int], to new: [Int]) -> String? {
  let text = "\(changeset) from \(old) to \(new)"
  let gone = Set(changeset.deletes + changeset.moves.map(\.from))
  guard gone.allSatisfy(old.indices.contains), gone.count == changeset.deletes.count + changeset.moves.count else {
    return "\(text) takes what is not there"
  }
  let arriving = Set(changeset.inserts + changeset.moves.map(\.to))
  guard (arriving.union(changeset.updates)).allSatisfy(new.indices.contains) else {
    return "\(text) leads out of the array"
  }
  guard old.count - gone.count + arriving.count == new.count else { return "\(text) has another count" }
  if gone.isEmpty, arriving.isEmpty, changeset.updates.isEmpty { return "\(text) is nothing" }
  var staying = old.indices.filter { !gone.contains($0) }.makeIterator()
  for position in new.indices {
    let origin: Int?
    if let move = changeset.moves.first(where: { $0.to == position }) {
      origin = move.from
    } else if arriving.contains(position) {
      origin = nil
    } else {
      origin = staying.next()
    }
    if let origin, !changeset.updates.contains(position), old[origin] != new[position] { return "\(text) does not fit" }
  }
  return nil
}
