import BindingTesting
import Synchronization

@testable import BindingCore

/// Runs a program of ends that do not take every value, and says after each line what the ends must hold: those that
/// are bound both ways the same, and that is what was set last, in the form that all of them accept.
final class StrictJudge {
  private typealias Binding = (id: Int, one: Int, other: Int)

  private var ends: [Int: StrictEnd] = [:]
  private var subscriptions: [Int: Subscription] = [:]
  private var heard: [Int: [Int]] = [:]
  private var observed: [Int: [Int]] = [:]
  private var ended = Set<Int>()
  /// The last number that went along each one-way binding.
  private var carried: [Int: Int] = [:]
  private var justCarried = Set<Int>()
  /// The end that this line set.
  private var origin: Int?
  private var bothWays: [Binding] = []
  private var oneWay: [(id: Int, from: Int, to: Int, step: Int)] = []
  private var limits: [(id: Int, end: Int, limit: Int)] = []
  /// What each end must hold; nothing where that cannot be known.
  private var expected: [Int: Int] = [:]
  /// Ends that could not agree when they were set last.
  private var unsettled = Set<Int>()
  /// Whether there ever was a reason for a warning.
  private var mayHaveWarned = false
  private var mistakes: [String] = []
  private var deliveries = 0
  private var isOver = false
  private var warnings = 0

  /// What is wrong with what a program does; `nil` if nothing is.
  static func complaint(about program: StrictProgram) -> String? {
    var judge: StrictJudge?
    let leaked = leakedSubscriptions {
      judge = StrictJudge()
      for (line, statement) in program.statements.enumerated() where judge!.mistakes.isEmpty {
        judge!.warnings += countWarnings { judge!.perform(statement) }
        judge!.expectWhatWasCarried()
        judge!.check(line)
      }
      judge!.isOver = true
      judge!.ends = [:]
      judge!.subscriptions = [:]
    }
    return judge!.mistakes.first ?? (leaked == 0 ? nil : "\(leaked) subscriptions are still alive")
  }

  private static func countWarnings(during body: () -> Void) -> Int {
    let lines = Mutex(0)
    withoutActuallyEscaping(body) { body in
      Warning.$output.withValue({ _ in lines.withLock { $0 += 1 } }, operation: { body() })
    }
    return lines.withLock { $0 }
  }

  // MARK: Running

  private func perform(_ statement: StrictProgram.Statement) {
    deliveries = 0
    justCarried = []
    origin = nil
    guard statement.uses.allSatisfy({ ends[$0] != nil || subscriptions[$0] != nil }) else { return }
    switch statement {
    case .end(let id, let kind):
      ends[id] = StrictEnd(kind)
      expected[id] = ends[id]!.get()
    case .bindBothWays(let id, let one, let other):
      let value = ends[one]!.get()
      bothWays.append((id, one, other))
      let wasUnsettled = !unsettled.isDisjoint(with: connected(to: one))
      subscriptions[id] = ends[one]!.bindBothWays(to: ends[other]!)
      expect(value, at: one)
      // What others could not agree on before is not taken up again because somebody joins them.
      if wasUnsettled {
        for end in connected(to: one) { expected[end] = nil }
        unsettled.formUnion(connected(to: one))
      }
    case .bind(let id, let source, let target, let step):
      oneWay.append((id, source, target, step))
      let signal = ends[source]!.signal.removeDuplicates().map { [weak self] number in
        self?.carried[id] = number.rounded(to: step)
        self?.justCarried.insert(id)
        return number.rounded(to: step)
      }
      subscriptions[id] = ends[target]!.bind(from: signal.filter { [weak self] _ in self?.maySettle() ?? true })
    case .observe(let id, let end):
      (observed[id], heard[id]) = ([end], [])
      subscriptions[id] = ends[end]!.signal.observe { [weak self] event in
        guard let self, !isOver else { return }
        if let number = event.element { heard[id] = [number] } else { ended.insert(id) }
      }
    case .observeBoth(let id, let one, let other):
      (observed[id], heard[id]) = ([one, other], [])
      subscriptions[id] = combineLatest(ends[one]!.signal, ends[other]!.signal).observe { [weak self] event in
        guard let self, !isOver else { return }
        if let pair = event.element { heard[id] = [pair.0, pair.1] } else { ended.insert(id) }
      }
    case .correct(let id, let end, let limit):
      limits.append((id, end, limit))
      let value = ends[end]!.get()
      subscriptions[id] = ends[end]!.signal.observeNext { [weak self] number in
        guard let self, !isOver, number > limit, maySettle() else { return }
        ends[end]?.set(limit)
      }
      expect(value, at: end)
    case .set(let end, let value):
      ends[end]!.set(value)
      expect(value, at: end)
    case .dispose(let id):
      subscriptions[id]!.dispose()
      subscriptions[id] = nil
      leave { $0 == id }
    case .release(let end):
      let lost =
        bothWays.filter { $0.one == end || $0.other == end }.map(\.id)
        + oneWay.filter { $0.from == end || $0.to == end }.map(\.id) + limits.filter { $0.end == end }.map(\.id)
      weak let owner = ends[end]!.owner
      ends[end] = nil
      if owner != nil { mistakes.append("n\(end) is never freed") }
      leave { lost.contains($0) }
    }
  }

  /// Counts what goes round, and stops what would go on for ever.
  private func maySettle() -> Bool {
    deliveries += 1
    if deliveries == 5000 { mistakes.append("this goes on for ever") }
    return deliveries < 5000
  }

  private func leave(_ hasGone: (Int) -> Bool) {
    bothWays.removeAll { hasGone($0.id) }
    oneWay.removeAll { hasGone($0.id) }
    limits.removeAll { hasGone($0.id) }
  }

  // MARK: Judging

  /// All ends that two-way bindings lead to from here.
  private func connected(to end: Int) -> Set<Int> {
    var found: Set<Int> = [end]
    for _ in 0...bothWays.count {
      for binding in bothWays where !found.isDisjoint(with: [binding.one, binding.other]) {
        found.formUnion([binding.one, binding.other])
      }
    }
    return found
  }

  private func accept(_ ends: Set<Int>, _ number: Int) -> Bool {
    ends.allSatisfy { self.ends[$0]!.kind.accepts(number) }
      && limits.allSatisfy { !ends.contains($0.end) || number <= $0.limit }
  }

  /// The greatest number that all accept and that is not above what was set; where there is none, the least.
  private func form(of value: Int, for ends: Set<Int>) -> Int? {
    (-30...value).last { accept(ends, $0) } ?? (value...160).first { accept(ends, $0) }
  }

  private func expect(_ value: Int, at end: Int) {
    let ends = connected(to: end)
    origin = end
    let form = form(of: value, for: ends)
    for end in ends { expected[end] = form }
    unsettled = form == nil ? unsettled.union(ends) : unsettled.subtracting(ends)
  }

  /// What one-way bindings brought to ends that nobody else set. Where several did, any may have had the last word.
  private func expectWhatWasCarried() {
    let set = origin.map { connected(to: $0) } ?? []
    for binding in oneWay where justCarried.contains(binding.id) {
      let ends = connected(to: binding.to)
      if set.contains(binding.to) || oneWay.count(where: { justCarried.contains($0.id) && ends.contains($0.to) }) > 1 {
        for end in ends { expected[end] = nil }
        if form(of: 0, for: ends) != nil { unsettled.subtract(ends) } else { unsettled.formUnion(ends) }
      } else {
        expect(carried[binding.id]!, at: binding.to)
      }
    }
  }

  /// In a knot, what is not a property knows nothing of how old a number is. Two numbers can chase each other there until
  /// the library stops them, with the right one in the end.
  private var mustSettleQuietly: Bool {
    bothWays.allSatisfy { binding in
      let ends = connected(to: binding.one)
      return ends.allSatisfy { self.ends[$0]!.kind.alwaysTells }
        || bothWays.count { ends.contains($0.one) } < ends.count
    }
  }

  private func check(_ line: Int) {
    func complain(_ text: String) { mistakes.append("line \(line + 1): \(text)") }
    let values = ends.mapValues { $0.get() }
    for (id, value) in values.sorted(by: { $0.key < $1.key }) {
      if !ends[id]!.kind.accepts(value) { complain("n\(id) is \(value), which it does not accept") }
      if let right = expected[id], right != value { complain("n\(id) is \(value) instead of \(right)") }
    }
    for binding in bothWays where values[binding.one] != values[binding.other] {
      // Two ends that both refuse what the other one holds, without a change, have nothing to go on about.
      let goesRound = connected(to: binding.one).allSatisfy { ends[$0]!.kind.alwaysTells }
      if unsettled.isDisjoint(with: [binding.one, binding.other]) || goesRound && warnings == 0 {
        complain("n\(binding.one) is \(values[binding.one]!) and n\(binding.other) is \(values[binding.other]!)")
      }
    }
    if !unsettled.isEmpty || !mustSettleQuietly { mayHaveWarned = true }
    if warnings > 0, !mayHaveWarned { complain("a warning says that ends cannot agree") }
    for binding in oneWay {
      guard let last = carried[binding.id], last == values[binding.from]!.rounded(to: binding.step) else {
        complain(
          "b\(binding.id) has carried \(carried[binding.id] ?? 0) last, but n\(binding.from) is \(values[binding.from]!)"
        )
        continue
      }
    }
    for (id, observedEnds) in observed.sorted(by: { $0.key < $1.key }) where subscriptions[id] != nil {
      let right = observedEnds.compactMap { values[$0] }
      if right.count < observedEnds.count {
        if right.isEmpty, !ended.contains(id) { complain("b\(id) is not told the end") }
      } else if heard[id]! != right {
        complain("b\(id) has heard \(heard[id]!) last, not \(right)")
      }
    }
  }
}
