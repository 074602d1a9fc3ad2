import BindingCore
import Testing

/// Producers that go on whether somebody listens or not.
struct CarelessProducerTests {
  /// What sends to the observer of a signal, whatever has become of that.
  private func carelessSignal() -> (signal: SafeSignal<Int>, send: (Int) -> Void) {
    var observer: Observer<Int, Never>?
    return (Signal(attach: { newObserver, _ in observer = newObserver }), { observer?.receive($0) })
  }

  @Test func aPropertyTakesNothingMoreWhenTheBindingIsDisposed() {
    let (signal, send) = carelessSignal()
    let property = Property(0)
    let binding = signal.bind(to: property)
    send(1)
    binding.dispose()
    send(2)
    #expect(property.value == 1)
  }

  @Test func aSubjectSendsNothingOnWhenTheBindingIsDisposed() {
    let (signal, send) = carelessSignal()
    let (subject, memory) = (Numbers(), ReplaySubject<Int, Never>())
    var (heard, remembered): ([Int], [Int]) = ([], [])
    subject.observeNext { heard.append($0) }
    let bindings = [signal.bind(to: subject)]
    send(1)
    bindings[0].dispose()
    send(2)
    let binding = signal.bind(to: memory)
    send(3)
    binding.dispose()
    send(4)
    memory.observeNext { remembered.append($0) }
    #expect(heard == [1])
    #expect(remembered == [3])
  }

  @Test func whatComesAfterTheEndIsNotHeardAlsoWhenSomethingElseFollows() {
    expectNoLeaks {
      var heard: [Int] = []
      let signal = Signal<Int, Never> { observer in
        observer.receive(1)
        observer.receive(completion: .finished)
        observer.receive(2)
        return NonDisposable.instance
      }
      let observation = signal.append(SafeSignal<Int>.never()).observeNext { heard.append($0) }
      #expect(heard == [1])
      observation.dispose()
    }
  }
}
