/// Makes programs of properties that are bound in rings, of any size and in any order, with joins below and sources that
/// feed them from outside.
struct RingGenerator {
  var dice: Dice
  private(set) var program = Program()
  private var properties: [Int] = []
  private var feeders: [Int] = []
  private var observable: [Int] = []

  /// What the last element of tells everything, so that a judge can compute it from the values of the properties.
  private static let words = Vocabulary.words.filter { $0.lastElement != nil && $0.demand != .disjoint }

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func make(size: Int) -> Program {
    for _ in 0..<2 + dice.roll(size) { addProperty() }
    for _ in 0..<1 + dice.roll(size) {
      switch dice.roll(6) {
      case 0: feed()
      case 1: addRingOfOneWayBindings()
      case 2: if dice.happens(onceIn: 2) { observe() }
      default: bindBothWays()
      }
    }
    if dice.happens(onceIn: 2) { feed() }
    for _ in 0..<1 + dice.roll(4) { join() }
    for _ in 0..<1 + dice.roll(3) { observe() }
    for _ in 0..<2 + dice.roll(6) { send() }
    for _ in 0..<2 where dice.happens(onceIn: 3) { observe() }
    for node in properties + feeders { program.statements.append(.send(node: node, value: dice.roll(100))) }
    return program
  }

  private mutating func add(_ make: (Int) -> Statement) -> Int {
    let id = program.nextID
    program.statements.append(make(id))
    return id
  }

  private mutating func addProperty() {
    let id = add { .property($0, value: 0, limit: nil) }
    properties.append(id)
    observable.append(id)
  }

  private mutating func bindBothWays() {
    let (one, other) = (dice.pick(properties), dice.pick(properties))
    if one != other { _ = add { .bindBothWays($0, from: one, to: other) } }
  }

  /// A subject or a property that is bound to a property of the ring.
  private mutating func feed() {
    let isProperty = dice.happens(onceIn: 2)
    let source = add { isProperty ? .property($0, value: 0, limit: nil) : .subject($0) }
    feeders.append(source)
    if isProperty { observable.append(source) }
    for _ in 0..<1 + dice.roll(2) {
      let target = dice.pick(properties)
      _ = add { .bind($0, from: source, to: target) }
    }
    if dice.happens(onceIn: 2) { _ = add { .observe($0, node: source, reaction: nil) } }
  }

  /// Bindings that lead back to where they begin. They must not repeat themselves for ever.
  private mutating func addRingOfOneWayBindings() {
    let (one, other) = (dice.pick(properties), dice.pick(properties))
    if one == other { return }
    for (source, target) in [(one, other), (other, one)] {
      let fresh = add { .apply($0, word: "removeDuplicates", inputs: [source], number: 1) }
      _ = add { .bind($0, from: fresh, to: target) }
    }
  }

  private mutating func join() {
    let word = dice.pick(Self.words)
    let inputs = (0..<word.inputs).map { _ in dice.pick(observable) }
    let number = 1 + dice.roll(3)
    let id = add { .apply($0, word: word.name, inputs: inputs, number: number) }
    observable.append(id)
  }

  private mutating func observe() {
    let node = dice.happens(onceIn: 2) ? observable[observable.count - 1] : dice.pick(observable)
    _ = add { .observe($0, node: node, reaction: nil) }
  }

  private mutating func send() {
    let node = dice.pick(properties + feeders)
    let value = dice.roll(100)
    program.statements.append(.send(node: node, value: value))
  }
}
