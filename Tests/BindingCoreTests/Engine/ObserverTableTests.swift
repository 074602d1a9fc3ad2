import Testing

@testable import BindingCore

/// The table of a subject keeps count of its observers, whoever leaves when.
struct ObserverTableTests {
  @Test(arguments: 0..<20)
  func theTableHasOnePlaceForEachObserverAndCountsItsHoles(seed: UInt64) {
    var dice = Dice(seed: seed)
    let numbers = Numbers()
    var observations: [Subscription] = []
    for _ in 0..<200 {
      if observations.isEmpty || dice.roll(100) < 55 {
        observations.append(numbers.observeNext { _ in })
      } else {
        observations.remove(at: dice.roll(observations.count)).dispose()
      }
      let core = numbers.core
      #expect(core.count - core.holes + (core.first == nil ? 0 : 1) == observations.count)
      #expect((0..<core.count).count { core.others?[$0] == nil } == core.holes)
      // Amortised O(1): there is never much more room than observers.
      #expect(core.holes * 2 <= core.count)
    }
    for observation in observations { observation.dispose() }
    #expect(numbers.core.count == 0)
  }

  @Test func bindingsThatHaveEndedDoNotPileUpAtTheirTarget() {
    let (numbers, target) = (Numbers(), Property(0))
    for _ in 0..<1000 { numbers.bind(to: target).dispose() }
    #expect(target.core.bindings.count < 10)
  }

  @Test func aBindingIntoASubjectThatHasEndedHasEndedToo() {
    let (numbers, target) = (Numbers(), Numbers())
    target.send(completion: .finished)
    #expect(numbers.bind(to: target).isDisposed)
    #expect(numbers.core.first == nil)
  }
}
