/// Says what must become of a program: which value each end holds after each line, and what its observers have been told
/// last. It shares nothing with the library and computes all of it from the lines.
///
/// What clamping ends in a ring of bindings promise: if there is a value that all of them take as it is, and the last
/// value leads to it through what they make of it in turn, all of them hold it in the end. If there is none, each holds
/// something of its own that it takes as it is, and the program goes on.
final class Judge {
  let program: Program
  let run: Run
  private(set) var ends: [Int: End] = [:]
  private(set) var operations: [Int: (operation: Operation, inputs: [Int])] = [:]
  private(set) var owners: [Int: Int] = [:]

  init(_ program: Program, _ run: Run) {
    self.program = program
    self.run = run
  }

  /// What is wrong with what happened; `nil` if nothing is.
  func complaint() -> String? {
    if let mistake = run.mistakes.first { return mistake }
    for (step, statement) in program.statements.enumerated() {
      let complaint = program.hasReactions ? restComplaint(step, statement) : exactComplaint(step, statement)
      if let complaint { return "line \(step + 1): \(complaint)" }
    }
    return nil
  }

  private func define(_ statement: Statement, _ step: Int) {
    switch statement {
    case .end(let id, let end):
      ends[id] = end
      owners[id] = id
    case .again(let id, let other): owners[id] = owners[other]
    case .apply(let id, let operation, let inputs): operations[id] = (Operation.named(operation), inputs)
    case .limit(let node, let limit): if let owner = owners[node] { ends[owner] = ends[owner]!.limited(to: limit) }
    default: break
    }
  }

  // MARK: Programs in which observers only listen

  private func exactComplaint(_ step: Int, _ statement: Statement) -> String? {
    let before = step == 0 ? [:] : run.values[step - 1]
    let now = run.values[step]
    let roots = self.roots(step, statement, before)
    define(statement, step)
    if case .end(let id, let end) = statement, now[id] != end.initialValue {
      return "n\(id) begins with \(text(now[id])) instead of \(end.initialValue)"
    }
    if let complaint = survivalComplaint(step) { return complaint }
    let graph = Graph(self, step)
    // Those that something comes into, and whether they tell of it for certain.
    var touched: [Int: Bool] = [:]
    for component in graph.components {
      var candidates = roots.filter { component.contains($0.end) }
      for edge in graph.edges where component.contains(edge.target) && !component.contains(edge.source) {
        guard let isTold = touched[edge.source], let end = ends[edge.target] else { continue }
        guard let value = value(edge.node, at: step, since: edge.step) else { continue }
        let comes = self.value(edge.node, at: step - 1, since: edge.step) != value || !edge.isFresh && isTold
        var values = [end.normal(value, current: before[edge.target]!)]
        // A value that was corrected may have been here before its correction, and a setting has kept it.
        if component.contains(where: { ends[$0] == .layoutSetting }) { values += layouts.map(Value.text) }
        candidates.append(Root(end: edge.target, values: values, isCertain: comes, comes: comes))
      }
      if candidates.isEmpty {
        for end in component where before[end] != nil && now[end] != before[end] {
          return "n\(end) is \(text(now[end])) instead of \(text(before[end])), which nobody has changed"
        }
        continue
      }
      // Bindings both ways do not repeat what their ends hold already, and a subject does not tell what another has set if
      // it is no change.
      for end in component {
        let isTold = !ends[end]!.hasSubjectsApart && candidates.contains { $0.end == end && $0.isCertain }
        touched[end] = isTold || now[end] != before[end]
      }
      if let complaint = complaint(about: component, candidates, before, now) { return complaint }
    }
    return observersComplaint(step, Set(touched.keys))
  }

  /// A value that comes into an end from outside of what it is bound to both ways.
  private struct Root {
    var end: Int
    /// What the end may make of it.
    var values: [Value]
    /// Whether others are told of it even if the end held the value before.
    var isCertain = true
    /// Whether it comes for certain.
    var comes = true
  }

  private func roots(_ step: Int, _ statement: Statement, _ before: [Int: Value]) -> [Root] {
    func root(_ node: Int, _ isCertain: Bool = true, _ values: (End, Value) -> [Value]) -> [Root] {
      guard let owner = owners[node], let end = ends[owner], let current = before[owner] else { return [] }
      // Who has let go of an end can do nothing with it any more.
      if run.destroyed[owner].map({ $0 < step }) == true, !statement.isBinding { return [] }
      return [Root(end: owner, values: values(end, current), isCertain: isCertain)]
    }
    let wasMade = statement.defines.map { id in run.made.contains { $0.id == id } } ?? true
    switch statement {
    case .set(let node, let value):
      // What is set through one subject is told by all, but where each has a state of its own.
      let hasOneState = owners[node].map { !ends[$0]!.hasSubjectsApart } ?? true
      return root(node, hasOneState) { [$0.normal(value, current: $1)] }
    case .input(let node, let value, let way):
      return root(node, false) { [$0.value(after: value, by: way, current: $1)] }
    case .limit(let node, let limit):
      return root(node, false) { end, current in
        let limited = end.limited(to: limit)
        guard case .dropDown(let count) = limited else { return [limited.normal(current, current: current)] }
        // GTK chooses something else by rules of its own.
        if current.choice < count { return [current] }
        return [.choice(noChoice)] + (0..<count).map(Value.choice)
      }
    case .bind(_, let source, let target) where wasMade:
      guard let value = value(source, at: step - 1, since: step) else { return [] }
      return root(target) { [$0.normal(value, current: $1)] }
    case .bindBothWays(_, let one, let other) where wasMade:
      guard let value = owners[one].flatMap({ before[$0] }) else { return [] }
      return root(other, false) { [$0.normal(value, current: $1)] }
    default: return []
    }
  }

  private func complaint(
    about component: [Int], _ candidates: [Root], _ before: [Int: Value], _ now: [Int: Value]
  ) -> String? {
    let members = component.filter { before[$0] != nil && now[$0] != nil }
    var wanted = Set<Value>()
    var mayStay = false
    for candidate in candidates {
      for value in candidate.values {
        if !candidate.comes || !candidate.isCertain && before[candidate.end] == value { mayStay = true }
        guard let settled = settle(value, members, before) else {
          return members.lazy.compactMap { self.ownComplaint($0, now[$0]!) }.first
        }
        wanted.formUnion(settled)
      }
    }
    if mayStay, members.allSatisfy({ now[$0] == before[$0] }) { return nil }
    let held = Set(members.map { now[$0]! })
    if held.count == 1, wanted.contains(held.first!) { return nil }
    let texts = members.map { "n\($0) is \(now[$0]!)" }.joined(separator: ", ")
    return "\(texts) instead of \(wanted.map(\.description).sorted().joined(separator: " or "))"
  }

  /// A value that an end would not take as it is.
  private func ownComplaint(_ end: Int, _ value: Value) -> String? {
    ends[end]!.normal(value, current: value) == value ? nil : "n\(end) is \(value), which it does not accept"
  }

  /// The values on which ends agree that make what they can of a value in turn, whoever begins; `nil` if there is none
  /// that all of them accept.
  func settle(_ value: Value, _ members: [Int], _ before: [Int: Value]) -> Set<Value>? {
    var results = Set<Value>()
    for rotation in members.indices {
      let order = Array(members[rotation...] + members[..<rotation])
      for order in [order, order.reversed()] {
        var value = value
        var rounds = 0
        while let next = order.lazy.map({ self.ends[$0]!.normal(value, current: before[$0]!) }).first(where: {
          $0 != value
        }) {
          value = next
          rounds += 1
          if rounds > 2 * members.count + 2 { return nil }
        }
        results.insert(value)
      }
    }
    return results
  }

  private func observersComplaint(_ step: Int, _ touched: Set<Int>) -> String? {
    for making in run.made where making.step <= step {
      guard case .observe(_, let node, _) = making.statement, !isDisposed(making.id, by: step) else { continue }
      let id = making.id
      let told = run.heard[id]!.filter { $0.step == step }
      let sources = sources(of: node)
      let goes = sources.contains { run.values[step][$0] == nil }
      if goes {
        if owners[node] != nil, making.step < step, run.values[step - 1][sources.first!] != nil,
          told.last?.value != nil
            || told.isEmpty
        {
          return "o\(id) is not told that n\(node) has gone"
        }
        continue
      }
      guard let value = value(node, at: step, since: making.step) else {
        if let last = told.last { return "o\(id) is told \(text(last.value)), not nothing" }
        continue
      }
      if making.step == step {
        if told.map(\.value) != [value] { return "o\(id) is told \(texts(told)) first, not \(value)" }
      } else if touched.isDisjoint(with: sources) {
        if !told.isEmpty { return "o\(id) is told \(texts(told)), though nothing has changed" }
      } else if let last = told.last {
        if last.value != value { return "o\(id) is told \(texts(told)), which does not end with \(value)" }
        if told.count > 5_000 { return "o\(id) is told \(told.count) values" }
      } else if self.value(node, at: step - 1, since: making.step) != value {
        return "o\(id) is not told \(value)"
      }
    }
    return nil
  }

  /// An end whose owner has let go of it is gone, unless it is settings, which bindings and observers hold.
  private func survivalComplaint(_ step: Int) -> String? {
    for (owner, end) in ends.sorted(by: { $0.key < $1.key }) {
      let isHeld = run.destroyed[owner].map { $0 > step } ?? true
      let isThere = run.values[step][owner] != nil
      if isHeld, !isThere { return "n\(owner) is gone, though it is held" }
      let isUsed = end.isSetting && isUsed(owner, step)
      if !isHeld, isThere, !isUsed { return "n\(owner) is still there" }
      if !isHeld, !isThere, isUsed { return "n\(owner) is gone, though somebody observes it or is bound to it" }
    }
    return nil
  }

  /// Whether somebody observes an end or is bound to it. Bindings end with their other end.
  private func isUsed(_ owner: Int, _ step: Int) -> Bool {
    run.made.contains { making in
      guard making.step <= step, !isDisposed(making.id, by: step) else { return false }
      let sources = making.statement.uses.reduce(into: Set<Int>()) { $0.formUnion(self.sources(of: $1)) }
      return sources.contains(owner) && sources.allSatisfy { $0 == owner || run.values[step][$0] != nil }
    }
  }

  // MARK: Programs in which observers do something

  /// Whatever observers do from inside, ends that are bound to each other agree afterwards, and all have been told the
  /// last value. Such programs have ends only that can agree.
  private func restComplaint(_ step: Int, _ statement: Statement) -> String? {
    define(statement, step)
    let now = run.values[step]
    let graph = Graph(self, step)
    for component in graph.components {
      let held = component.compactMap { now[$0] }
      if Set(held).count > 1 {
        return component.map { "n\($0) is \(text(now[$0]))" }.joined(separator: ", ")
      }
    }
    for making in run.made where making.step <= step {
      guard case .observe(_, let node, _) = making.statement, !isDisposed(making.id, by: step),
        sources(of: node).allSatisfy({ now[$0] != nil }), let value = value(node, at: step, since: making.step)
      else { continue }
      let told = run.heard[making.id]!.last { $0.step <= step }
      if told?.value != value { return "o\(making.id) was told \(text(told?.value)) last instead of \(value)" }
    }
    return nil
  }

  // MARK: Values

  /// What a node has delivered last to somebody who came in a step; `nil` for nothing.
  func value(_ node: Int, at step: Int, since start: Int) -> Value? {
    if let owner = owners[node] {
      guard step >= 0 else { return nil }
      if let value = run.values[step][owner] { return value }
      guard let last = run.values[..<step].last(where: { $0[owner] != nil })?[owner],
        run.values[max(0, start - 1)][owner] != nil
      else { return nil }
      return last
    }
    guard let (operation, inputs) = operations[node] else { return nil }
    let values = inputs.compactMap { value($0, at: step, since: start) }
    return values.count == inputs.count ? operation.judge(values) : nil
  }

  /// The ends that a node depends on.
  func sources(of node: Int) -> Set<Int> {
    if let owner = owners[node] { return [owner] }
    return (operations[node]?.inputs ?? []).reduce(into: []) { $0.formUnion(sources(of: $1)) }
  }

  func isDisposed(_ id: Int, by step: Int) -> Bool { run.disposed[id].map { $0 <= step } ?? false }

  private func text(_ value: Value?) -> String { value?.description ?? "gone" }

  private func texts(_ told: [Hearing]) -> String {
    "[" + told.map { $0.value?.description ?? "|" }.joined(separator: ", ") + "]"
  }
}

extension Statement {
  var isBinding: Bool {
    switch self {
    case .bind, .bindBothWays: true
    default: false
    }
  }
}
