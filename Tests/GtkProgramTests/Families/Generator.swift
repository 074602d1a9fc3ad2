import RandomPrograms

/// Makes programs of properties, widgets and settings that are bound to each other.
struct Generator {
  /// What kind of programs.
  enum Style {
    /// Bindings lead one way only, and never back.
    case trees
    /// Bindings both ways, and one-way bindings that lead round.
    case rings
    /// Observers do something from inside. All ends can agree.
    case answers
  }

  private var dice: Dice
  private let style: Style
  private var program = Program()
  private var nextID = 0
  /// Whether one-way bindings may lead round, where every end must take any value as it is: what one corrects goes round
  /// for ever, or not at all.
  private let hasRounds: Bool
  private var ends: [(id: Int, end: End)] = []
  private var nodes: [(id: Int, kind: Kind, sources: Set<Int>)] = []
  private var things: [Int] = []
  /// Which ends lead to which, each to itself. Of ends that were bound both ways, one stands for all.
  private var reached: [Int: Set<Int>] = [:]

  init(seed: UInt64, style: Style) {
    dice = Dice(seed: seed)
    self.style = style
    let happens = dice.happens(onceIn: 4)
    hasRounds = style == .rings && happens
  }

  mutating func make(size: Int) -> Program {
    let kind = dice.happens(onceIn: 3) ? nil : Kind.allCases[dice.pick([0, 0, 0, 1, 1, 2, 3])]
    for _ in 0..<2 + dice.roll(size) { addEnd(kind) }
    for _ in 0..<1 + dice.roll(size) { grow(kind) }
    for _ in 0..<1 + dice.roll(3) { observe() }
    for _ in 0..<3 + dice.roll(8) { act() }
    // Does everything still work?
    for (id, end) in ends where dice.happens(onceIn: 2) { program.statements.append(.set(node: id, value(end.kind))) }
    return program
  }

  private mutating func newID() -> Int {
    nextID += 1
    return nextID - 1
  }

  // MARK: Ends

  private mutating func addEnd(_ kind: Kind?) {
    let id = newID()
    if let original = ends.last, dice.happens(onceIn: 9) {
      program.statements.append(.again(id, of: original.id))
      nodes.append((id, original.end.kind, [owner(original.id)]))
      ends.append((id, original.end))
      return
    }
    let end = makeEnd(kind ?? dice.pick(Kind.allCases))
    program.statements.append(.end(id, end))
    ends.append((id, end))
    nodes.append((id, end.kind, [id]))
    reached[id] = [id]
  }

  /// The end whose value it is.
  private func owner(_ id: Int) -> Int {
    for case .again(id, let other) in program.statements { return owner(other) }
    return id
  }

  private mutating func makeEnd(_ kind: Kind) -> End {
    if style == .answers { return makeAgreeableEnd(kind) }
    if hasRounds { return makePlainEnd(kind) }
    let lower = dice.pick([0, 0, -3, 2, 4])
    let upper = lower + 2 + dice.roll(9)
    switch kind {
    case .number:
      return dice.pick([
        .number, .number, .number, .wholeNumber, .limitedNumber(lower: lower, upper: upper),
        .spinButton(lower: lower, upper: upper, snaps: false), .spinButton(lower: lower, upper: upper, snaps: true),
        .scale(lower: lower, upper: upper), .scale(lower: lower, upper: upper),
        .adjustment(lower: lower, upper: upper), .progressBar, .opacity, .levelSetting, .countSetting,
      ])
    case .text:
      return dice.pick([
        .text, .text, .text, .largeText, .entry(limit: 0), .entry(limit: 1 + dice.roll(4)), .entry(limit: 3),
        .searchEntry, .editableLabel, .label, .wordSetting, .layoutSetting,
      ])
    case .truth:
      return dice.pick([
        .truth, .truth, .toggle, .toggle, .checkButton, .toggleButton, .expander, .sensitive, .visible, .flagSetting,
      ])
    case .choice:
      return dice.pick([.choice, .choice, .dropDown(count: 1 + dice.roll(6)), .dropDown(count: 4), .sizeSetting])
    }
  }

  /// Each of these takes some values as they are that all others take.
  private mutating func makeAgreeableEnd(_ kind: Kind) -> End {
    switch kind {
    case .number:
      let upper = 5 + dice.roll(6)
      return dice.pick([
        .number, .number, .wholeNumber, .limitedNumber(lower: 0, upper: upper),
        .spinButton(lower: 0, upper: upper, snaps: false), .spinButton(lower: 2, upper: upper, snaps: true),
        .scale(lower: 1, upper: upper), .adjustment(lower: 0, upper: upper), .levelSetting, .countSetting,
      ])
    case .text:
      return dice.pick([
        .text, .text, .largeText, .entry(limit: 0), .entry(limit: 2 + dice.roll(3)), .searchEntry, .editableLabel,
        .label, .wordSetting,
      ])
    case .truth:
      return dice.pick([.truth, .toggle, .checkButton, .toggleButton, .expander, .sensitive, .visible, .flagSetting])
    // Not a setting: it has no value for nothing, which drop-downs choose.
    case .choice: return dice.pick([.choice, .choice, .dropDown(count: 3), .dropDown(count: 5)])
    }
  }

  /// Takes any value as it is.
  private mutating func makePlainEnd(_ kind: Kind) -> End {
    switch kind {
    case .number:
      dice.pick([
        .number, .number, .spinButton(lower: -500, upper: 500, snaps: false), .scale(lower: -500, upper: 500),
        .adjustment(lower: -500, upper: 500),
      ])
    case .text: dice.pick([.text, .text, .entry(limit: 0), .searchEntry, .editableLabel, .label, .wordSetting])
    case .truth:
      dice.pick([.truth, .toggle, .checkButton, .toggleButton, .expander, .sensitive, .visible, .flagSetting])
    case .choice: .choice
    }
  }

  private mutating func value(_ kind: Kind) -> Value {
    switch kind {
    case .number: .number(Double(dice.roll(34) - 8) / 2)
    case .text: .text(dice.pick(["", "a", "bc", "def", "ghij", "owl", "Ö", "grid", "wall", "list"]))
    case .truth: .truth(dice.happens(onceIn: 2))
    case .choice: .choice(dice.roll(7))
    }
  }

  // MARK: Bindings and operators

  private mutating func grow(_ kind: Kind?) {
    switch (style, dice.roll(8)) {
    case (_, 0): apply()
    case (_, 1): if dice.happens(onceIn: 2) { observe() } else { addEnd(kind) }
    case (.trees, 2...3): apply()
    case (.trees, _): bind()
    case (_, 2): bind()
    case (_, 3) where hasRounds: bindRound()
    default: bindBothWays()
    }
  }

  private mutating func apply() {
    let operations = Operation.all.filter { style == .trees || !$0.drops }
    for _ in 0..<10 {
      let operation = dice.pick(operations)
      var inputs: [Int] = []
      for kind in operation.inputs {
        let fitting = nodes.filter { $0.kind == kind }
        // What drops elements comes last: an operator that joins it with others, or compares
        // it with what came before, would remember more than its inputs say.
        let remembers = operation.inputs.count > 1 || Operation.fresh.values.contains(operation.name)
        let usable = fitting.filter { !remembers || !drops($0.id) }
        if !usable.isEmpty { inputs.append(dice.pick(usable.map(\.id))) }
      }
      guard inputs.count == operation.inputs.count else { continue }
      let id = newID()
      program.statements.append(.apply(id, operation: operation.name, inputs: inputs))
      let sources = nodes.filter { inputs.contains($0.id) }.reduce(into: Set<Int>()) { $0.formUnion($1.sources) }
      nodes.append((id, operation.output, sources))
      return
    }
  }

  private func drops(_ node: Int) -> Bool {
    for case .apply(node, let operation, let inputs) in program.statements {
      return Operation.named(operation).drops || inputs.contains(where: drops)
    }
    return false
  }

  private mutating func bind() {
    for _ in 0..<10 {
      let source = dice.pick(nodes.map(\.id))
      let node = nodes.first { $0.id == source }!
      let targets = ends.filter { target in
        target.end.kind == node.kind
          && !node.sources.contains { reached[owner(target.id)]!.contains($0) }
      }
      if targets.isEmpty { continue }
      let target = dice.pick(targets.map(\.id))
      let id = newID()
      program.statements.append(.bind(id, from: source, to: target))
      for source in node.sources { connect(source, owner(target)) }
      things.append(id)
      return
    }
  }

  private mutating func connect(_ source: Int, _ target: Int) {
    let more = reached[target]!
    for end in reached.keys where reached[end]!.contains(source) { reached[end]!.formUnion(more) }
  }

  /// Two ends of a kind that no way leads between but bindings both ways.
  private mutating func pair() -> (Int, Int)? {
    for _ in 0..<10 {
      let one = dice.pick(ends.indices.map { $0 })
      let others = ends.indices.filter { index in
        guard ends[index].end.kind == ends[one].end.kind else { return false }
        let (a, b) = (owner(ends[one].id), owner(ends[index].id))
        return a != b && reached[a]!.contains(b) == reached[b]!.contains(a)
      }
      if !others.isEmpty { return (ends[one].id, ends[dice.pick(others)].id) }
    }
    return nil
  }

  private mutating func bindBothWays() {
    guard let (one, other) = pair() else { return }
    let id = newID()
    program.statements.append(.bindBothWays(id, one: one, other: other))
    things.append(id)
    connect(owner(one), owner(other))
    connect(owner(other), owner(one))
  }

  /// Bindings that lead back to where they begin. They must not repeat themselves for ever.
  private mutating func bindRound() {
    guard let (one, other) = pair() else { return }
    for (source, target) in [(one, other), (other, one)] {
      let fresh = newID()
      let kind = ends.first { $0.id == source }!.end.kind
      program.statements.append(.apply(fresh, operation: Operation.fresh[kind]!, inputs: [source]))
      let id = newID()
      program.statements.append(.bind(id, from: fresh, to: target))
      things.append(id)
    }
    connect(owner(one), owner(other))
    connect(owner(other), owner(one))
  }

  // MARK: Observers and what is done

  private mutating func observe() {
    let node = dice.happens(onceIn: 2) ? nodes[nodes.count - 1].id : dice.pick(nodes.map(\.id))
    let reaction = style == .answers && dice.happens(onceIn: 2) ? self.reaction() : nil
    let id = newID()
    program.statements.append(.observe(id, node: node, reaction: reaction))
    things.append(id)
  }

  private mutating func reaction() -> Reaction {
    let (id, end) = ends[dice.roll(ends.count)]
    let deed: Statement
    switch dice.roll(9) {
    case 0...3: deed = .set(node: id, value(end.kind))
    case 4...5: deed = .input(node: id, value(end.kind), dice.happens(onceIn: 2) ? .other : .plain)
    case 6 where !things.isEmpty: deed = .dispose(dice.pick(things))
    case 7: deed = .destroy(node: id)
    default: deed = .observe(newID(), node: dice.pick(nodes.map(\.id)), reaction: nil)
    }
    return Reaction(deeds: [deed], times: 1 + dice.roll(2))
  }

  private mutating func act() {
    let (id, end) = ends[dice.roll(ends.count)]
    switch dice.roll(16) {
    case 0: observe()
    case 1:
      if !things.isEmpty {
        let thing = dice.pick(things)
        if !program.statements.contains(.dispose(thing)) { program.statements.append(.dispose(thing)) }
      }
    case 2:
      if dice.happens(onceIn: 2), style == .rings { bindBothWays() } else { bind() }
    case 3:
      let owner = owner(id)
      if dice.happens(onceIn: 2), !program.statements.contains(.destroy(node: owner)) {
        program.statements.append(.destroy(node: owner))
      }
    case 4 where end.hasLimit && style != .answers && !hasRounds && !ends.contains { $0.end == .layoutSetting }:
      // An entry tells of its shorter text before it has the new limit, so that a setting can make it too long again.
      program.statements.append(.limit(node: id, dice.roll(8)))
    case 5...9:
      program.statements.append(.input(node: id, value(end.kind), dice.happens(onceIn: 3) ? .other : .plain))
    default: program.statements.append(.set(node: id, value(end.kind)))
    }
  }
}
