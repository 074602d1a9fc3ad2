/// Makes programs without rings whose observers only listen.
struct GraphGenerator {
  var dice: Dice
  private(set) var program = Program()
  private var nodes: [Node] = []
  private var sources: [Int] = []
  private var observers: [Int] = []
  private var subjects: [Int] = []

  /// What the generator must know of a node to ask nothing that has two right answers.
  private struct Node {
    let id: Int
    var roots: Set<Int>
    var isBursty = false
    var isTimed = false
    var hasValue = false
  }

  private let words: [Word]
  var maySubjectsFinish = true

  init(seed: UInt64, words: [Word] = Vocabulary.freeWords) {
    dice = Dice(seed: seed)
    self.words = words.filter { Seeds.omitted?.contains($0.name) != true }
  }

  /// - Parameter size: how many operators there are at most.
  mutating func make(size: Int) -> Program {
    for _ in 0..<1 + dice.roll(3) { addSource() }
    for _ in 0..<1 + dice.roll(size) { grow() }
    observe(nodes[nodes.count - 1].id)
    if dice.happens(onceIn: 2) { observe(dice.pick(nodes).id) }
    for _ in 0..<4 + dice.roll(8) { act() }
    // Does everything still work?
    for source in sources { send(source) }
    return program
  }

  private mutating func add(_ make: (Int) -> Statement) -> Int {
    let id = program.nextID
    program.statements.append(make(id))
    return id
  }

  private mutating func addSource() {
    switch dice.roll(5) {
    case 0...2:
      let value = dice.roll(10)
      let limit = dice.happens(onceIn: 6) ? 5 + dice.roll(20) : nil
      let id = add { .property($0, value: value, limit: limit) }
      nodes.append(Node(id: id, roots: [id], hasValue: true))
    case 3:
      let id = add { .replay($0) }
      nodes.append(Node(id: id, roots: [id]))
      subjects.append(id)
    default:
      let id = add { .subject($0) }
      nodes.append(Node(id: id, roots: [id]))
      subjects.append(id)
    }
    sources.append(nodes[nodes.count - 1].id)
  }

  private mutating func grow() {
    switch dice.roll(10) {
    case 0: bindToNewSource()
    case 1 where sources.count < 5: addSource()
    default: for _ in 0..<10 { if applyWord() { break } }
    }
  }

  /// A source that another node is bound to.
  private mutating func bindToNewSource() {
    let source = dice.pick(nodes)
    addSource()
    let target = nodes.count - 1
    let id = nodes[target].id
    _ = add { .bind($0, from: source.id, to: id) }
    nodes[target].roots.formUnion(source.roots)
    nodes[target].isBursty = source.isBursty
    nodes[target].isTimed = source.isTimed
  }

  private mutating func applyWord() -> Bool {
    let word = dice.pick(words)
    let inputs = (0..<word.inputs).map { _ in dice.happens(onceIn: 3) ? nodes[nodes.count - 1] : dice.pick(nodes) }
    if word.isTimed, inputs.contains(where: \.isTimed) { return false }
    guard Self.accepts(word, inputs) else { return false }
    let number = 1 + dice.roll(3)
    let id = add { .apply($0, word: word.name, inputs: inputs.map(\.id), number: number) }
    nodes.append(
      Node(
        id: id, roots: inputs.reduce(word.isTimed ? [-1] : []) { $0.union($1.roots) },
        isBursty: word.isBursty || inputs.contains(where: \.isBursty),
        isTimed: word.isTimed || inputs.contains(where: \.isTimed),
        hasValue: word.lastElement != nil && inputs.allSatisfy(\.hasValue)))
    return true
  }

  private static func accepts(_ word: Word, _ inputs: [Node]) -> Bool {
    func areDisjoint(_ nodes: [Node]) -> Bool {
      nodes.indices.allSatisfy { one in nodes[..<one].allSatisfy { $0.roots.isDisjoint(with: nodes[one].roots) } }
    }
    let areSingle = !inputs.contains { $0.isBursty }
    switch word.demand {
    case .anything: return true
    case .single: return areSingle
    case .disjoint: return areDisjoint(inputs)
    case .switching:
      return areSingle && inputs[1...].allSatisfy { $0.hasValue || $0.roots.isDisjoint(with: inputs[0].roots) }
    }
  }

  private mutating func observe(_ node: Int) {
    let id = add { .observe($0, node: node, reaction: nil) }
    observers.append(id)
  }

  private mutating func send(_ source: Int) {
    program.statements.append(.send(node: source, value: dice.roll(30)))
  }

  private mutating func act() {
    let isTimed = nodes.contains(where: \.isTimed)
    switch dice.roll(12) {
    case 0 where !subjects.isEmpty && maySubjectsFinish && dice.happens(onceIn: 2):
      program.statements.append(.finish(node: dice.pick(subjects)))
    case 1: observe(dice.pick(nodes).id)
    case 2:
      let observer = dice.pick(observers)
      if !program.statements.contains(.dispose(observer)) { program.statements.append(.dispose(observer)) }
    case 3...5 where isTimed: program.statements.append(.advance(seconds: 1 + dice.roll(4)))
    default: send(dice.pick(sources))
    }
  }
}
