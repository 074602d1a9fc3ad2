import RandomPrograms

/// Makes programs of list models and lists.
struct ListGenerator {
  private var dice: Dice
  private var program = ListProgram()
  private var nextID = 0
  private var arrays: [Int] = []
  private var views: [Int] = []
  private var followers: [Int] = []
  /// What may go in the middle of an event. Drop-downs of GTK may not: they use the selection behind their model after
  /// they have told of a choice, and do not hold it.
  private var mortals: [Int] = []

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func make(size: Int) -> ListProgram {
    for _ in 0..<1 + dice.roll(2) { addArray() }
    for _ in 0..<1 + dice.roll(size) { addFollower() }
    for _ in 0..<4 + dice.roll(10) { act() }
    return program
  }

  private mutating func newID() -> Int {
    nextID += 1
    return nextID - 1
  }

  private mutating func addArray() {
    let id = newID()
    arrays.append(id)
    program.statements.append(.array(id, .random(&dice, upTo: 8)))
  }

  private mutating func addFollower() {
    let id = newID()
    followers.append(id)
    let array = dice.pick(arrays)
    let derivation = dice.pick(
      [ListProgram.Derivation.itself, .itself, .filtered, .sorted, .filteredInSlices, .sortedInSlices])
    let answer = dice.happens(onceIn: 4) ? self.answer() : nil
    if dice.happens(onceIn: 3) {
      program.statements.append(.model(id, of: array, derivation, answer: answer))
      mortals.append(id)
    } else {
      let view = dice.pick([ListProgram.View.listView, .gridView, .dropDown, .listBox, .flowBox])
      let several = (view == .listView || view == .gridView) && dice.happens(onceIn: 2)
      program.statements.append(.view(id, view, of: array, derivation, several: several, answer: answer))
      views.append(id)
      if view != .dropDown { mortals.append(id) }
    }
  }

  private mutating func answer() -> ListProgram.Answer {
    let deed: ListProgram.Answer.Deed
    switch dice.roll(6) {
    case 0: deed = .destroy(dice.pick(mortals + arrays))
    case 1 where !mortals.filter(views.contains).isEmpty: deed = .dispose(dice.pick(mortals.filter(views.contains)))
    default: deed = .edit(array: dice.pick(arrays), .random(&dice))
    }
    return ListProgram.Answer(deed: deed, times: 1 + dice.roll(2))
  }

  private mutating func act() {
    let array = dice.pick(arrays)
    switch dice.roll(14) {
    case 0: addFollower()
    case 1 where dice.happens(onceIn: 3): program.statements.append(.destroy(dice.pick(arrays + followers)))
    case 1 where !views.isEmpty && dice.happens(onceIn: 2): program.statements.append(.dispose(dice.pick(views)))
    case 2...4 where !views.isEmpty:
      program.statements.append(.select(view: dice.pick(views), position: dice.roll(9)))
    case 5 where !views.isEmpty: program.statements.append(.choose(view: dice.pick(views), id: dice.roll(16)))
    case 6...8:
      var edits: [ListEdit] = []
      for _ in 0..<1 + dice.roll(4) { edits.append(.random(&dice)) }
      program.statements.append(.batch(array: array, edits))
    default: program.statements.append(.edit(array: array, [.random(&dice)]))
    }
  }
}
