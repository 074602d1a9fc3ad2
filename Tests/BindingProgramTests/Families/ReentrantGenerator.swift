/// Makes programs whose observers send, attach, dispose, finish and let go from inside.
struct ReentrantGenerator {
  var dice: Dice
  private(set) var program = Program()
  private var properties: [Int] = []
  private var subjects: [Int] = []
  private var observable: [Int] = []
  private var things: [Int] = []
  /// Sources that nothing was made of, so that they can go.
  private var lonely = Set<Int>()

  private static let words = Vocabulary.words.filter {
    $0.lastElement != nil && $0.demand != .disjoint && !$0.keepsInputs
  }

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func make(size: Int) -> Program {
    for _ in 0..<2 + dice.roll(3) { addSource() }
    for _ in 0..<1 + dice.roll(size) {
      switch dice.roll(6) {
      case 0: bind()
      case 1: addSource()
      case 2: apply()
      default: observe()
      }
    }
    observe()
    for _ in 0..<2 + dice.roll(6) { act() }
    for node in properties + subjects { program.statements.append(.send(node: node, value: dice.roll(60))) }
    return program
  }

  private mutating func add(_ make: (Int) -> Statement) -> Int {
    let id = program.nextID
    program.statements.append(make(id))
    return id
  }

  private mutating func addSource() {
    let kind = dice.roll(4)
    let id = add { kind < 2 ? .property($0, value: 1, limit: nil) : kind == 2 ? .subject($0) : .replay($0) }
    if kind < 2 { properties.append(id) } else { subjects.append(id) }
    observable.append(id)
    lonely.insert(id)
  }

  private mutating func bind() {
    if properties.count < 2 { return }
    let (one, other) = (dice.pick(properties), dice.pick(properties))
    if one == other { return }
    let id = add { .bindBothWays($0, from: one, to: other) }
    things.append(id)
  }

  private mutating func apply() {
    if properties.isEmpty { return }
    let word = dice.pick(Self.words)
    let inputs = (0..<word.inputs).map { _ in dice.pick(properties) }
    let number = 1 + dice.roll(3)
    let id = add { .apply($0, word: word.name, inputs: inputs, number: number) }
    observable.append(id)
    lonely.subtract(inputs)
  }

  private mutating func observe() {
    let node = dice.pick(observable)
    let reaction = dice.happens(onceIn: 2) ? self.reaction() : nil
    let id = add { .observe($0, node: node, reaction: reaction) }
    things.append(id)
  }

  private mutating func reaction() -> Reaction {
    let deed: Reaction.Deed
    switch dice.roll(8) {
    case 0...3: deed = .send(node: dice.pick(properties + subjects), value: dice.roll(60))
    case 4: deed = .attach(node: dice.pick(observable))
    case 5: deed = things.isEmpty ? .disposeItself : .dispose(dice.pick(things))
    case 6: deed = .disposeItself
    default:
      let victims = lonely.sorted()
      if !subjects.isEmpty, dice.happens(onceIn: 2) {
        deed = .finish(node: dice.pick(subjects))
      } else if !victims.isEmpty {
        deed = .release(node: dice.pick(victims))
      } else {
        deed = .disposeItself
      }
    }
    return Reaction(divisor: 1 + dice.roll(3), deed: deed, times: 1 + dice.roll(2))
  }

  private mutating func act() {
    switch dice.roll(10) {
    case 0: observe()
    case 1: if !things.isEmpty { program.statements.append(.dispose(dice.pick(things))) }
    case 2: if !lonely.isEmpty, dice.happens(onceIn: 3) { release() }
    default:
      let node = dice.pick(properties + subjects)
      program.statements.append(.send(node: node, value: dice.roll(60)))
    }
  }

  private mutating func release() {
    let victim = dice.pick(lonely.sorted())
    program.statements.append(.release(node: victim))
  }
}
