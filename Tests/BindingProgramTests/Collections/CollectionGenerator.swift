/// Makes programs of observable arrays, the operators on them and observers that edit from inside.
struct CollectionGenerator {
  var dice: Dice
  private var program = CollectionProgram()
  private var arrays: [Int] = []
  private var nodes: [Int] = []
  private var observers: [Int] = []
  /// How many times longer than a source each node may be.
  private var lengths: [Int: Int] = [:]

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func make(size: Int) -> CollectionProgram {
    for _ in 0..<1 + dice.roll(2) { addArray() }
    for _ in 0..<dice.roll(size) {
      if dice.happens(onceIn: 6) {
        let source = dice.pick(nodes)
        nodes.append(add { .bound($0, to: source) })
        lengths[nodes[nodes.count - 1]] = lengths[source]
      } else {
        apply()
      }
    }
    for _ in 0..<1 + dice.roll(3) { observe() }
    for _ in 0..<3 + dice.roll(8) { act() }
    for array in arrays { program.statements.append(.edit(array: array, .append(1))) }
    return program
  }

  private mutating func add(_ make: (Int) -> CollectionProgram.Statement) -> Int {
    let id = program.nextID
    program.statements.append(make(id))
    return id
  }

  private mutating func addArray() {
    var items: [Int] = []
    for _ in 0..<dice.roll(6) { items.append(dice.roll(20)) }
    arrays.append(add { .array($0, items: items) })
    nodes.append(arrays[arrays.count - 1])
    lengths[nodes[nodes.count - 1]] = 1
  }

  private mutating func apply() {
    let word = dice.pick(CollectionVocabulary.words)
    let inputs = (0..<word.inputs).map { _ in dice.happens(onceIn: 2) ? nodes[nodes.count - 1] : dice.pick(nodes) }
    let number = 1 + dice.roll(3)
    let length = inputs.reduce(0) { $0 + lengths[$1]! } * (word.name.hasPrefix("flatMap") ? 8 : 1)
    if length > 20 { return }
    nodes.append(add { .apply($0, word: word.name, inputs: inputs, number: number) })
    lengths[nodes[nodes.count - 1]] = length
  }

  private mutating func observe() {
    let node = dice.happens(onceIn: 2) ? nodes[nodes.count - 1] : dice.pick(nodes)
    var answer: CollectionProgram.Answer?
    if dice.happens(onceIn: 3) {
      answer = .init(array: dice.pick(arrays), edit: .random(&dice), times: 1 + dice.roll(2))
    }
    observers.append(add { [answer] in .observe($0, node: node, answer: answer) })
  }

  private mutating func act() {
    switch dice.roll(10) {
    case 0: observe()
    case 1: program.statements.append(.dispose(dice.pick(observers)))
    case 2, 3:
      var edits: [Edit] = []
      for _ in 0..<dice.roll(5) { edits.append(.random(&dice)) }
      program.statements.append(.batch(array: dice.pick(arrays), edits))
    default: program.statements.append(.edit(array: dice.pick(arrays), .random(&dice)))
    }
  }
}
