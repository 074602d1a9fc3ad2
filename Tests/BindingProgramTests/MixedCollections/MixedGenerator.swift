/// Makes programs of collections of all kinds, the operators on them and observers that act from inside.
struct MixedGenerator {
  var dice: Dice
  private var program = MixedProgram()
  private var sources: [(id: Int, kind: Kind)] = []
  private var nodes: [(id: Int, kind: Kind)] = []
  private var observers: [Int] = []
  /// How many times longer than a source each node may be.
  private var lengths: [Int: Int] = [:]
  /// Sources that nothing was made of, so that they can go.
  private var lonely = Set<Int>()

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func make(size: Int) -> MixedProgram {
    for _ in 0..<1 + dice.roll(3) { addSource() }
    for _ in 0..<dice.roll(size + 1) { grow() }
    for _ in 0..<1 + dice.roll(3) { observe() }
    for _ in 0..<3 + dice.roll(8) { act() }
    // Whatever is still silent is told now.
    for source in sources { program.statements.append(.perform(.edit(source: source.id, .surelyTold(source.kind)))) }
    return program
  }

  private mutating func add(_ kind: Kind?, _ make: (Int) -> MixedProgram.Statement) -> Int {
    let id = program.nextID
    program.statements.append(make(id))
    if let kind { nodes.append((id, kind)) }
    return id
  }

  private mutating func addSource() {
    let contents: Contents
    switch dice.pick(Kind.allCases) {
    case .list: contents = .list(numbers(below: 20))
    case .dictionary:
      var values: [Int: Int] = [:]
      for key in numbers(below: 8) { values[key] = dice.roll(20) }
      contents = .dictionary(values)
    case .set: contents = .set(Set(numbers(below: 12)))
    case .sections: contents = .sections(SectionsEdit.chapters(&dice))
    case .tree: contents = .tree(TreeEdit.branches(&dice, depth: 3))
    }
    let id = add(contents.kind) { .source($0, contents) }
    sources.append((id, contents.kind))
    lengths[id] = 1
    lonely.insert(id)
  }

  private mutating func numbers(below limit: Int) -> [Int] {
    var numbers: [Int] = []
    for _ in 0..<dice.roll(6) { numbers.append(dice.roll(limit)) }
    return numbers
  }

  private mutating func grow() {
    if dice.happens(onceIn: 6) {
      let source = dice.pick(nodes)
      let id = add(source.kind) { .bound($0, source.kind, to: source.id) }
      lengths[id] = lengths[source.id]
      lonely.remove(source.id)
    } else {
      // The newest node leads to longer chains.
      let first = dice.happens(onceIn: 2) ? nodes[nodes.count - 1] : dice.pick(nodes)
      apply(dice.pick(MixedVocabulary.words.filter { $0.inputs[0] == first.kind }), to: first)
    }
  }

  private mutating func apply(_ word: MixedWord, to first: (id: Int, kind: Kind)) {
    var inputs = [first.id]
    for kind in word.inputs.dropFirst() { inputs.append(dice.pick(nodes.filter { $0.kind == kind }).id) }
    let number = 1 + dice.roll(3)
    let length = inputs.reduce(0) { $0 + lengths[$1]! } * word.growth
    if length > 20 { return }
    let id = add(word.output) { [inputs] in .apply($0, word: word.name, inputs: inputs, number: number) }
    lengths[id] = length
    lonely.subtract(inputs)
  }

  private mutating func observe() {
    let node = dice.happens(onceIn: 2) ? nodes[nodes.count - 1].id : dice.pick(nodes).id
    let answer = dice.happens(onceIn: 3) ? MixedProgram.Answer(deed: deed(), times: 1 + dice.roll(2)) : nil
    observers.append(add(nil) { .observe($0, node: node, answer: answer) })
  }

  private mutating func deed() -> MixedProgram.Deed {
    let source = dice.pick(sources)
    switch dice.roll(12) {
    case 0: return .attach(node: dice.pick(nodes).id)
    case 1 where !observers.isEmpty: return .dispose(dice.pick(observers))
    case 2 where !lonely.isEmpty: return .release(source: dice.pick(lonely.sorted()))
    case 3, 4: return .batch(source: source.id, edits(source.kind), attaching: latecomer())
    case 5: return .silentEdit(source: source.id, .random(source.kind, &dice))
    default: return .edit(source: source.id, .random(source.kind, &dice))
    }
  }

  private mutating func latecomer() -> Int? { dice.happens(onceIn: 4) ? dice.pick(nodes).id : nil }

  private mutating func edits(_ kind: Kind) -> [MixedEdit] {
    var edits: [MixedEdit] = []
    for _ in 0..<dice.roll(6) { edits.append(.random(kind, &dice)) }
    return edits
  }

  private mutating func act() {
    let source = dice.pick(sources)
    switch dice.roll(14) {
    case 0: observe()
    case 1: program.statements.append(.perform(.dispose(dice.pick(observers))))
    case 2...4:
      program.statements.append(.perform(.batch(source: source.id, edits(source.kind), attaching: latecomer())))
    case 5: program.statements.append(.perform(.silentEdit(source: source.id, .random(source.kind, &dice))))
    case 6 where !lonely.isEmpty && dice.happens(onceIn: 4):
      program.statements.append(.perform(.release(source: dice.pick(lonely.sorted()))))
    default: program.statements.append(.perform(.edit(source: source.id, .random(source.kind, &dice))))
    }
  }
}
