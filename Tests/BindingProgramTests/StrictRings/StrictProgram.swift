/// A program of ends that are bound both ways and do not take every value.
struct StrictProgram: Equatable {
  enum Statement: Equatable {
    case end(Int, EndKind)
    case bindBothWays(Int, from: Int, to: Int)
    /// Without repetitions and rounded down.
    case bind(Int, from: Int, to: Int, step: Int)
    case observe(Int, end: Int)
    case observeBoth(Int, Int, Int)
    /// An observer who sets back what is too much.
    case correct(Int, end: Int, limit: Int)
    case set(end: Int, Int)
    case dispose(Int)
    case release(end: Int)
  }

  var statements: [Statement] = []

  var nextID: Int { (statements.compactMap(\.defines).max() ?? -1) + 1 }

  func shrunk(while fails: (StrictProgram) -> Bool) -> StrictProgram {
    var smallest = self
    while let smaller = smallest.smallerPrograms().first(where: { $0 != smallest && fails($0) }) { smallest = smaller }
    return smallest
  }

  private func smallerPrograms() -> [StrictProgram] {
    var programs = statements.indices.reversed().map(removing)
    for (line, statement) in statements.enumerated() {
      guard let simpler = statement.simpler else { continue }
      var program = self
      program.statements[line] = simpler
      programs.append(program)
    }
    return programs
  }

  private func removing(_ line: Int) -> StrictProgram {
    var gone = Set<Int>()
    var program = StrictProgram()
    for (index, statement) in statements.enumerated() {
      if index == line || statement.uses.contains(where: gone.contains) {
        if let id = statement.defines { gone.insert(id) }
      } else {
        program.statements.append(statement)
      }
    }
    return program
  }

  /// The program in Swift, to be pasted into a test.
  var text: String { statements.map(\.text).joined(separator: "\n") }
}

extension StrictProgram.Statement {
  var defines: Int? {
    switch self {
    case .end(let id, _), .bindBothWays(let id, _, _), .bind(let id, _, _, _), .observe(let id, _),
      .observeBoth(let id, _, _), .correct(let id, _, _):
      id
    case .set, .dispose, .release: nil
    }
  }

  var uses: [Int] {
    switch self {
    case .end: []
    case .bindBothWays(_, let one, let other), .bind(_, let one, let other, _), .observeBoth(_, let one, let other):
      [one, other]
    case .observe(_, let end), .correct(_, let end, _), .set(let end, _), .release(let end): [end]
    case .dispose(let id): [id]
    }
  }

  fileprivate var simpler: Self? {
    switch self {
    case .end(let id, let kind) where kind != .plain: .end(id, .plain)
    default: nil
    }
  }

  fileprivate var text: String {
    switch self {
    case .end(let id, let kind): kind.text(id)
    case .bindBothWays(let id, let one, let other): "let b\(id) = n\(one).bidirectionalBind(to: n\(other))"
    case .bind(let id, let source, let target, let step):
      "let b\(id) = n\(source).removeDuplicates().map { $0 - ($0 % \(step) + \(step)) % \(step) }.bind(to: n\(target))"
    case .observe(let id, let end): "let b\(id) = n\(end).observeNext { print(\"b\(id)\", $0) }"
    case .observeBoth(let id, let one, let other):
      "let b\(id) = combineLatest(n\(one), n\(other)).observeNext { print(\"b\(id)\", $0) }"
    case .correct(let id, let end, let limit):
      "let b\(id) = n\(end).observeNext { if $0 > \(limit) { n\(end).value = \(limit) } }"
    case .set(let end, let value): "n\(end).value = \(value)"
    case .dispose(let id): "b\(id).dispose()"
    case .release(let end): "n\(end) = nil"
    }
  }
}

/// Makes such programs.
struct StrictGenerator {
  var dice: Dice
  private var program = StrictProgram()
  private var ends: [Int] = []
  private var things: [Int] = []
  private var bothWays: [(Int, Int)] = []
  private var oneWay: [(from: Int, to: Int)] = []
  /// Whether all ends are in one ring of one-way bindings. What is promised of it is less.
  private var isOneWay = false
  /// Whether some ends can never agree with others.
  private var hasRebels = false
  private var alwaysTell = false

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func make(size: Int) -> StrictProgram {
    hasRebels = dice.happens(onceIn: 60)
    // Only of these it is known that they must complain.
    alwaysTell = hasRebels && !dice.happens(onceIn: 5)
    for _ in 0..<2 + dice.roll(size) { addEnd() }
    isOneWay = dice.happens(onceIn: 8)
    if isOneWay || dice.happens(onceIn: 2) {
      for index in ends.indices {
        let (end, next) = (ends[index], ends[(index + 1) % ends.count])
        if isOneWay { bind(end, next) } else { bindBothWays(end, next) }
      }
    }
    let actions = 4 + dice.roll(14)
    for _ in 0..<actions { act() }
    for end in ends { set(end) }
    return program
  }

  private mutating func add(_ make: (Int) -> StrictProgram.Statement) -> Int {
    let id = program.nextID
    program.statements.append(make(id))
    return id
  }

  /// All that ends take has something in common: multiples of thirty between the highest beginning and the lowest end.
  private mutating func addEnd() {
    let kind: EndKind
    var range = (dice.happens(onceIn: 2) ? 0 : 30)...60 + dice.roll(40)
    // Unless they can never agree.
    if hasRebels { range = dice.happens(onceIn: 2) ? 120...150 : range }
    switch dice.roll(alwaysTell ? 4 : 12) {
    case 0: kind = .plain
    case 1, 2: kind = .clamping(range)
    case 3: kind = .rounding(to: [2, 3, 5][dice.roll(3)])
    case 4: kind = .validating(range)
    case 5: kind = .proposing(range)
    case 6: kind = .slider(range, tells: dice.happens(onceIn: 2))
    case 7: kind = .shifted(by: 1 + dice.roll(5))
    case 8: kind = .halved
    case 9, 10: kind = .observable
    default: kind = .text
    }
    ends.append(add { .end($0, kind) })
  }

  private mutating func bindBothWays(_ one: Int, _ other: Int) {
    bothWays.append((one, other))
    if one == other || isOneWay || leadsRound {
      bothWays.removeLast()
      return
    }
    let isForward = dice.happens(onceIn: 2)
    things.append(add { isForward ? .bindBothWays($0, from: one, to: other) : .bindBothWays($0, from: other, to: one) })
  }

  private mutating func bind(_ one: Int, _ other: Int) {
    let step = [1, 2, 3][dice.roll(3)]
    things.append(add { .bind($0, from: one, to: other, step: step) })
  }

  /// Whether a one-way binding leads back to where it begins, so that numbers that an end corrects could chase each other
  /// round for ever: nothing tells an old one that is carried that way from one that somebody sets.
  private var leadsRound: Bool {
    oneWay.contains { binding in
      var reached: Set<Int> = [binding.to]
      for _ in 0..<bothWays.count + oneWay.count {
        for (one, other) in bothWays where reached.contains(one) || reached.contains(other) {
          reached.formUnion([one, other])
        }
        for next in oneWay where reached.contains(next.from) { reached.insert(next.to) }
      }
      return reached.contains(binding.from)
    }
  }

  private mutating func set(_ end: Int) { program.statements.append(.set(end: end, dice.roll(140) - 20)) }

  private mutating func act() {
    let (end, other) = (dice.pick(ends), dice.pick(ends))
    switch dice.roll(16) {
    case 0...4: bindBothWays(end, other)
    case 5, 6:
      things.append(add { .observe($0, end: end) })
    case 7:
      things.append(add { .observeBoth($0, end, other) })
    case 8:
      let limit = 60 + dice.roll(30)
      // An observer that never has its way tries for ever.
      if !isOneWay, !hasRebels, dice.happens(onceIn: 3) { things.append(add { .correct($0, end: end, limit: limit) }) }
    case 9:
      oneWay.append((end, other))
      if end == other || isOneWay || leadsRound { oneWay.removeLast() } else { bind(end, other) }
    case 10: if !things.isEmpty { program.statements.append(.dispose(dice.pick(things))) }
    case 11: if dice.happens(onceIn: 4) { program.statements.append(.release(end: end)) }
    default: set(end)
    }
  }
}
