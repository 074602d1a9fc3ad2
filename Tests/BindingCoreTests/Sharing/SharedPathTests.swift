import BindingCore
import Testing

struct SharedPathTests {
  @Test func aJoinBelowASharedSignalWaitsForWhatPassesThroughIt() {
    expectNoLeaks {
      let number = Property(1)
      let shared = number.map { $0 * 10 }.share()
      var heard: [[Int]] = []
      let observation = combineLatest(number, shared).observeNext { heard.append([$0, $1]) }
      heard = []
      number.value = 2
      #expect(heard == [[2, 20]])
      observation.dispose()
    }
  }

  @Test func aConnectionIsNotMadeAnewWhenTheSourceHasEnded() {
    var asked = 0
    let source = Signal<Int, Never>(attach: { observer, _ in
      asked += 1
      observer.receive(completion: .finished)
    })
    let shared = source.publish()
    shared.connect()
    shared.connect()
    #expect(asked == 1)
  }
}
