import BindingCore
import Testing

struct ProducerTests {
  @Test func whatAProducerObservesAfterAnotherOneHasRunInsideOfItIsStillItsPart() {
    expectNoLeaks {
      let number = Property(1)
      let inner = Signal<Int, Never> { observer in number.observeNext { observer.receive($0) } }
      let outer = Signal<Int, Never> { observer in
        CompositeDisposable([inner.observeNext { _ in }, number.observeNext { observer.receive($0 * 10) }])
      }
      var heard: [[Int]] = []
      combineLatest(number, outer).observeNext { heard.append([$0, $1]) }
      heard = []
      number.value = 2
      #expect(heard == [[2, 20]])
    }
  }
}
