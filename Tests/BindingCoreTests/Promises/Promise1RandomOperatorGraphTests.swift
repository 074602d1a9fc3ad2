import BindingCore
import BindingTesting
import Testing

/// A signal in a graph and a model of it that is computed by hand: what it delivered last, and whether a change of a
/// root makes it deliver.
private final class ModelledSignal {
  let signal: SafeSignal<Int>
  private(set) var value: Int?
  /// Whether the last change made it deliver. It does so once or not at all.
  private(set) var delivers = false
  private let next: (_ changedRoot: Int?) -> Int?

  /// - Parameter next: what is delivered when this root has changed, or at first, when none has.
  init(_ signal: SafeSignal<Int>, next: @escaping (_ changedRoot: Int?) -> Int?) {
    self.signal = signal
    self.next = next
    change(nil)
  }

  func change(_ root: Int?) {
    let delivered = next(root)
    delivers = delivered != nil
    value = delivered ?? value
  }

  /// What is delivered now, if anything is.
  var delivered: Int? { delivers ? value : nil }
}

/// A graph over three roots of every operator that may stand between a change and a join.
private final class OperatorGraph {
  private let roots = (0..<3).map { _ in Property(1) }
  private(set) var signals: [ModelledSignal] = []
  /// What is bound lives as long as the graph.
  private var bound: [AnyObject] = []
  private(set) var text: [String] = []

  init(_ dice: inout Dice) {
    signals = roots.enumerated().map { index, root in
      ModelledSignal(root.toSignal()) { $0 == nil || $0 == index ? root.value : nil }
    }
    for _ in 0..<(3 + dice.roll(7)) { grow(&dice) }
  }

  func set(_ root: Int, to value: Int, _ body: () -> Void) {
    roots[root].value = value
    for signal in signals { signal.change(root) }
    body()
  }

  private func grow(_ dice: inout Dice) {
    let (i, j) = (dice.roll(signals.count), dice.roll(signals.count))
    let (a, b) = (signals[i], signals[j])
    let k = 1 + dice.roll(4)
    func add(_ name: String, _ signal: SafeSignal<Int>, _ next: @escaping (Int?) -> Int?) {
      text.append("\(signals.count) = \(i).\(name)")
      signals.append(ModelledSignal(signal, next: next))
    }
    switch dice.roll(17) {
    case 0: add("map", a.signal.map { $0 &* k &+ 1 }) { _ in a.delivered.map { $0 &* k &+ 1 } }
    case 1:
      let passes = { (number: Int) in number % 3 != 0 }
      add("filter", a.signal.filter(passes)) { _ in a.delivered.flatMap { passes($0) ? $0 : nil } }
    case 2:
      var last: Int?
      add("removeDuplicates", a.signal.map { $0 % 2 }.removeDuplicates()) { _ in
        guard let parity = a.delivered.map({ $0 % 2 }), parity != last else { return nil }
        last = parity
        return parity
      }
    case 3:
      var sum = 0
      add("scan", a.signal.scan(0, &+).dropFirst(1)) { _ in
        sum = sum &+ (a.delivered ?? 0)
        return a.delivers ? sum : nil
      }
    case 4, 5, 6:
      add("combineLatest(\(j))", combineLatest(a.signal, b.signal) { $0 &* 3 &+ $1 }) { _ in
        guard let x = a.value, let y = b.value, a.delivers || b.delivers else { return nil }
        return x &* 3 &+ y
      }
    case 7, 8:
      add("with(latestFrom: \(j))", a.signal.with(latestFrom: b.signal) { $0 &* 5 &+ $1 }) { _ in
        guard let x = a.delivered, let y = b.value else { return nil }
        return x &* 5 &+ y
      }
    case 9, 10:
      var queues: ([Int], [Int]) = ([], [])
      add("zip(\(j))", zip(a.signal, b.signal) { $0 &* 7 &+ $1 }) { _ in
        if let x = a.delivered { queues.0.append(x) }
        if let y = b.delivered { queues.1.append(y) }
        if queues.0.isEmpty || queues.1.isEmpty { return nil }
        return queues.0.removeFirst() &* 7 &+ queues.1.removeFirst()
      }
    case 11: add("share", a.signal.share(limit: 1)) { _ in a.delivered }
    case 12:
      add("flatMapLatest", a.signal.flatMapLatest { SafeSignal(just: $0 &+ 1) }) { _ in a.delivered.map { $0 &+ 1 } }
    case 13:
      add("flatMapMerge", a.signal.flatMapMerge { SafeSignal(just: $0 &+ 2) }) { _ in a.delivered.map { $0 &+ 2 } }
    case 14:
      add("flatMapConcat", a.signal.flatMapConcat { SafeSignal(just: $0 &+ 3) }) { _ in a.delivered.map { $0 &+ 3 } }
    case 15:
      let subject = ReplayOneSubject<Int, Never>()
      a.signal.bind(to: subject)
      bound.append(subject)
      add("bind(to: ReplayOneSubject)", subject.toSignal()) { _ in a.delivered }
    default:
      let property = Property(1)
      a.signal.bind(to: property)
      bound.append(property)
      let derived = combineLatest(property, property.map { $0 &* 2 }).map { $0 &+ $1 }
      add("bind(to: property) and its derived properties", derived.toSignal()) { root in
        root == nil ? (a.value ?? 1) &* 3 : a.delivered.map { $0 &* 3 }
      }
    }
  }
}

/// On graphs of all operators that nobody thought of, what stands at the top delivers once for each change that reaches
/// it, with the values that a model by hand gives.
struct Promise1RandomOperatorGraphTests {
  @Test func everyJoinDeliversOnceWhatTheModelSays() {
    var changes = 0
    for seed in 1...2000 {
      var dice = Dice(seed: UInt64(seed))
      expectNoLeaks {
        let graph = OperatorGraph(&dice)
        let (top, other) = (graph.signals[graph.signals.count - 1], graph.signals[dice.roll(graph.signals.count)])
        var heard: [[Int]] = []
        let observation = combineLatest(top.signal, other.signal).observeNext { heard.append([$0, $1]) }
        for _ in 0..<6 {
          heard = []
          graph.set(dice.roll(3), to: 1 + dice.roll(1000)) {
            var expected: [[Int]] = []
            if let first = top.value, let second = other.value, top.delivers || other.delivers {
              expected = [[first, second]]
            }
            changes += expected.count
            #expect(heard == expected, "seed \(seed): \(graph.text)")
          }
        }
        observation.dispose()
      }
    }
    #expect(changes > 4000)
  }
}
