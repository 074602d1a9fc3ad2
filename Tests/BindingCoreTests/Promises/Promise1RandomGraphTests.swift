import BindingCore
import Testing

/// A signal, the formula that gives its value from the roots, and the roots that the formula depends on.
private struct Cell {
  let signal: SafeSignal<Int>
  let formula: () -> Int
  let roots: Set<Int>
  /// Whether a bound property lies above it.
  var isBound = false
}

/// A graph of properties, operators, bindings and joins over three roots.
private final class RandomGraph {
  let roots = (0..<3).map { _ in Property(0) }
  private(set) var cells: [Cell] = []
  /// Bound properties live as long as the graph.
  private var bound: [Property<Int>] = []

  /// - Parameter switchesToBound: whether a switch may go to what is below a bound property. Such a property can be told
  ///   of a change after the source of the switch, and what it has till then is delivered, as `flatMapLatest` says.
  init(_ dice: inout Dice, switching: Bool, switchesToBound: Bool = true) {
    cells = roots.enumerated().map { index, root in
      Cell(signal: root.toSignal(), formula: { root.value }, roots: [index])
    }
    for _ in 0..<(2 + dice.roll(6)) { grow(&dice, switching: switching, switchesToBound: switchesToBound) }
  }

  private func grow(_ dice: inout Dice, switching: Bool, switchesToBound: Bool) {
    let a = cells[dice.roll(cells.count)]
    let b = cells[dice.roll(cells.count)]
    let factor = 1 + dice.roll(5)
    switch dice.roll(switching ? 6 : 4) {
    case 0:
      cells.append(
        Cell(
          signal: a.signal.map { $0 &* factor &+ 1 }, formula: { a.formula() &* factor &+ 1 }, roots: a.roots,
          isBound: a.isBound))
    case 1:
      let property = Property(0)
      a.signal.bind(to: property)
      bound.append(property)
      cells.append(Cell(signal: property.toSignal(), formula: a.formula, roots: a.roots, isBound: true))
    case 2, 3:
      cells.append(
        Cell(
          signal: combineLatest(a.signal, b.signal).map { $0 &* 3 &+ $1 &* factor },
          formula: { a.formula() &* 3 &+ b.formula() &* factor }, roots: a.roots.union(b.roots),
          isBound: a.isBound || b.isBound))
    default:
      if b.isBound, !switchesToBound { return }
      // Which of the two it follows depends on the value of the first.
      cells.append(
        Cell(
          signal: a.signal.flatMapLatest { $0 % 2 == 0 ? b.signal : a.signal },
          formula: { a.formula() % 2 == 0 ? b.formula() : a.formula() }, roots: a.roots.union(b.roots),
          isBound: a.isBound || b.isBound))
    }
  }
}

/// On graphs that nobody thought of, a join emits at most once per change of a root, with the values that computing
/// everything anew gives.
struct Promise1RandomGraphTests {
  @Test func everyJoinEmitsOnceWithTheValuesOfAFullRecomputation() {
    var dice = Dice(seed: 42)
    var changes = 0
    for graphNumber in 0..<3000 {
      expectNoLeaks {
        let graph = RandomGraph(&dice, switching: false)
        let top = graph.cells[graph.cells.count - 1]
        let other = graph.cells[dice.roll(graph.cells.count)]
        var emissions: [[Int]] = []
        let observation = combineLatest(top.signal, other.signal).observeNext { emissions.append([$0, $1]) }
        for _ in 0..<6 {
          emissions = []
          let root = dice.roll(3)
          graph.roots[root].value = 1 + dice.roll(1000)
          changes += 1
          let isReached = top.roots.union(other.roots).contains(root)
          let expected = isReached ? [[top.formula(), other.formula()]] : []
          #expect(emissions == expected, "graph \(graphNumber)")
        }
        observation.dispose()
      }
    }
    #expect(changes == 18_000)
  }

  @Test func everyJoinOverSwitchesEmitsAtMostOnceAndEndsWithTheValuesOfAFullRecomputation() {
    var dice = Dice(seed: 7)
    for graphNumber in 0..<2000 {
      expectNoLeaks {
        let graph = RandomGraph(&dice, switching: true)
        let top = graph.cells[graph.cells.count - 1]
        let other = graph.cells[dice.roll(graph.cells.count)]
        var last: [Int] = []
        var emissions = 0
        let observation = combineLatest(top.signal, other.signal).observeNext {
          last = [$0, $1]
          emissions += 1
        }
        for _ in 0..<6 {
          emissions = 0
          graph.roots[dice.roll(3)].value = 1 + dice.roll(1000)
          #expect(last == [top.formula(), other.formula()], "graph \(graphNumber)")
          #expect(emissions <= 1, "graph \(graphNumber)")
        }
        observation.dispose()
      }
    }
  }

  @Test func everySignalThatIsObservedDirectlyDeliversAtMostOnceAndOnlyWhatIsSo() {
    var dice = Dice(seed: 13)
    var changes = 0
    for graphNumber in 0..<2000 {
      expectNoLeaks {
        let graph = RandomGraph(&dice, switching: true, switchesToBound: false)
        let top = graph.cells[graph.cells.count - 1]
        var delivered: [Int] = []
        let observation = top.signal.observeNext { delivered.append($0) }
        for _ in 0..<6 {
          delivered = []
          graph.roots[dice.roll(3)].value = 1 + dice.roll(1000)
          if !delivered.isEmpty { changes += 1 }
          #expect(delivered.isEmpty || delivered == [top.formula()], "graph \(graphNumber)")
        }
        observation.dispose()
      }
    }
    #expect(changes > 6000)
  }

  @Test func observersThatLeaveDuringAChangeHearNothingMoreAndTheOthersEverything() {
    var dice = Dice(seed: 11)
    for graphNumber in 0..<1000 {
      expectNoLeaks {
        let graph = RandomGraph(&dice, switching: true)
        let pairs = (0..<4).map { _ in
          (graph.cells[dice.roll(graph.cells.count)], graph.cells[dice.roll(graph.cells.count)])
        }
        var observations: [Subscription] = []
        var last = [[Int]](repeating: [], count: pairs.count)
        let victim = dice.roll(pairs.count)
        let leaving = dice.roll(pairs.count)
        for (index, pair) in pairs.enumerated() {
          observations.append(
            combineLatest(pair.0.signal, pair.1.signal).observeNext { first, second in
              #expect(!observations.indices.contains(index) || !observations[index].isDisposed)
              last[index] = [first, second]
              if index == leaving, observations.count == pairs.count { observations[victim].dispose() }
            })
        }
        for _ in 0..<6 {
          graph.roots[dice.roll(3)].value = 1 + dice.roll(1000)
          for (index, pair) in pairs.enumerated() where !observations[index].isDisposed {
            #expect(last[index] == [pair.0.formula(), pair.1.formula()], "graph \(graphNumber)")
          }
        }
        for observation in observations { observation.dispose() }
      }
    }
  }
}
