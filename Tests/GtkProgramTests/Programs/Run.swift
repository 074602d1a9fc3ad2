import BindingCore
import CGtk
import MainLoopBoot
import Synchronization

@_spi(Bindings) @testable import Gtk

/// What an observer was told, and when; no value for the end.
struct Hearing {
  var step: Int
  var value: Value?
}

/// An observer or a binding that was made, and when.
struct Making {
  var id: Int
  var statement: Statement
  var step: Int
}

/// What happened when a program ran.
final class Run {
  /// What each observer was told.
  private(set) var heard: [Int: [Hearing]] = [:]
  /// The values of all ends after each step. An end that is gone has none.
  private(set) var values: [[Int: Value]] = []
  /// The observers and bindings in the order in which they were made, also those that an observer made.
  private(set) var made: [Making] = []
  /// The step in which each observer or binding was disposed.
  private(set) var disposed: [Int: Int] = [:]
  /// The step in which each end was let go of.
  private(set) var destroyed: [Int: Int] = [:]
  /// What must never happen.
  private(set) var mistakes: [String] = []
  /// What the library said to the developer.
  private(set) var warnings: [String] = []

  private var step = 0
  private var ends: [Int: LiveEnd] = [:]
  private var subjects: [Int: AnySubject] = [:]
  private var nodes: [Int: AnyNode] = [:]
  /// Read the values of ends without keeping them.
  private var readers: [Int: () -> Value?] = [:]
  private var subscriptions: [Int: Subscription] = [:]
  /// How often each observer may still do something from inside.
  private var reactionsLeft: [Int: Int] = [:]
  /// For observers that an observer makes more than once.
  private var nextInnerID = 1_000_000
  /// A parent for some of the widgets, which holds them as well.
  private var parent: Box? = Box(orientation: .vertical, spacing: 0)
  /// Ends that operators hold, which nobody can let go of.
  private let kept: Set<Int>
  /// Whose value each end has.
  private var owners: [Int: Int] = [:]
  private let hasSettings: Bool
  /// What observers are told when everything goes is no part of the program.
  private var isOver = false

  private init(_ program: Program) {
    var owners: [Int: Int] = [:]
    var keepable = Set<Int>()
    for statement in program.statements {
      switch statement {
      case .end(let id, let end):
        owners[id] = id
        if end.isProperty || end.isSetting { keepable.insert(id) }
      case .again(let id, let other): owners[id] = owners[other]
      default: break
      }
    }
    kept = keepable.intersection(program.inputs.compactMap { owners[$0] })
    hasSettings = program.statements.contains { statement in
      if case .end(_, let end) = statement { return end.isSetting }
      return false
    }
  }

  /// Runs a program and lets go of all that it made.
  static func of(_ program: Program) -> Run {
    func counts() -> [Int] {
      [LeakCheck.liveObjects, LeakCheck.liveClosures, Subscription.liveCount, unfinalized.load(ordering: .relaxed)]
    }
    count_complaints()
    // A text that is none of a setting's choices is refused, with a warning of GLib's.
    let isRefused = program.statements.contains { statement in
      if case .end(_, .layoutSetting) = statement { return true }
      return false
    }
    expect_complaints(isRefused ? "value for key 'layout'" : nil)
    defer { expect_complaints(nil) }
    let before = (counts(), complaint_count())
    let run = Run(program)
    run.warnings = libraryWarnings {
      for statement in program.statements {
        run.perform(statement)
        run.finishStep()
      }
      run.letGo()
    }
    let after = counts()
    if after != before.0 {
      let names = ["wrappers", "closures", "subscriptions", "objects"]
      let leaks = zip(names, zip(after, before.0).map { $0 - $1 }).filter { $0.1 != 0 }
      run.mistakes.append("still alive: " + leaks.map { "\($0.1) \($0.0)" }.joined(separator: ", "))
    }
    if complaint_count() != before.1 { run.mistakes.append("GTK complains: \(givenString(last_complaint()))") }
    return run
  }

  /// Ends go, and with them all observers. Settings are held by whoever observes them or is bound to them.
  private func letGo() {
    isOver = true
    if hasSettings { for subscription in subscriptions.values { subscription.dispose() } }
    for id in Array(ends.keys) { destroy(id) }
    nodes = [:]
    subjects = [:]
    readers = [:]
    subscriptions = [:]
    parent = nil
  }

  private func finishStep() {
    values.append(readers.compactMapValues { $0() })
    step += 1
  }

  private func perform(_ statement: Statement) {
    switch statement {
    case .end(let id, let end):
      let live = LiveEnd(end)
      ends[id] = live
      owners[id] = id
      subjects[id] = live.makeSubject()
      nodes[id] = subjects[id]!.node
      readers[id] = live.read
      if let object = live.owner as? Object { watchEnd(of: object) }
      if id % 3 == 0, let widget = live.owner as? Widget { parent?.append(widget) }
    case .again(let id, let other):
      guard let owner = owners[other], let live = ends[owner] else { break }
      owners[id] = owner
      subjects[id] = live.makeSubject()
      nodes[id] = subjects[id]!.node
      readers[id] = live.read
    case .apply(let id, let name, let inputs):
      let inputs = inputs.compactMap { nodes[$0] }
      let operation = Operation.named(name)
      if inputs.count == operation.inputs.count { nodes[id] = operation.apply(inputs) }
    case .bind(let id, let source, let target):
      guard let source = nodes[source], let target = subjects[target] else { break }
      note(id, statement)
      keep(target.bind(source), id)
    case .bindBothWays(let id, let one, let other):
      guard let one = subjects[one], let other = subjects[other] else { break }
      note(id, statement)
      keep(one.bindBothWays(to: other), id)
    case .observe(let id, let node, let reaction): observe(id, node, reaction, statement)
    case .set(let node, let value): subjects[node]?.set(value)
    case .input(let node, let value, let way): owners[node].flatMap { ends[$0] }?.input(value, way)
    case .limit(let node, let limit): owners[node].flatMap { ends[$0] }?.limit(limit)
    case .dispose(let id):
      subscriptions[id]?.dispose()
      disposed[id] = disposed[id] ?? step
    case .destroy(let node): if let owner = owners[node] { destroy(owner) }
    }
  }

  private func note(_ id: Int, _ statement: Statement) { made.append(Making(id: id, statement: statement, step: step)) }

  private func keep(_ subscription: Subscription?, _ id: Int) {
    subscriptions[id] = subscription
    // It may have been disposed of while it was made.
    if disposed[id] != nil { subscription?.dispose() }
  }

  private func destroy(_ owner: Int) {
    let nodesOfOwner = owners.filter { $0.value == owner }.map(\.key)
    guard isOver || !kept.contains(owner), let live = ends.removeValue(forKey: owner) else {
      return
    }
    destroyed[owner] = step
    for node in nodesOfOwner {
      subjects[node] = nil
      nodes[node] = nil
    }
    if let widget = live.owner as? Widget, let parent, widget.parent == parent { parent.remove(widget) }
  }

  private func observe(_ id: Int, _ node: Int, _ reaction: Reaction?, _ statement: Statement) {
    guard let node = nodes[node] else { return }
    var id = id
    if heard[id] != nil {
      nextInnerID += 1
      id = nextInnerID
    }
    note(id, statement)
    heard[id] = []
    reactionsLeft[id] = reaction?.times
    let subscription = node.observe { [weak self] value in
      guard let self, !isOver else { return }
      if disposed[id] != nil { mistakes.append("line \(step + 1): o\(id) is told something after its disposal") }
      heard[id]!.append(Hearing(step: step, value: value))
      guard value != nil, let reaction, let left = reactionsLeft[id], left > 0 else { return }
      reactionsLeft[id] = left - 1
      for deed in reaction.deeds { perform(deed) }
    }
    keep(subscription, id)
  }
}

/// How many GObjects of programs have not been finalized.
private nonisolated let unfinalized = Atomic(0)

/// Counts an object until it is finalized.
private func watchEnd(of object: Object) {
  unfinalized.add(1, ordering: .relaxed)
  g_object_set_data_full(object.cast(), "program", UnsafeMutableRawPointer(bitPattern: 1)) { _ in
    unfinalized.subtract(1, ordering: .relaxed)
  }
}
