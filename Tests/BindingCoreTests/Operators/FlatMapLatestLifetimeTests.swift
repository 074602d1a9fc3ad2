import BindingCore
import Testing

@Suite("How long the signals of flatMapLatest live")
struct FlatMapLatestLifetimeTests {
  @Test func aSignalThatIsSilentForEverLeaksNothingWhenTheSourceHasFinished() {
    expectNoLeaks {
      let source = PassthroughSubject<Int, Never>()
      source.flatMapLatest { _ in SafeSignal<Int>.never() }.observeNext { _ in }
      source.send(1)
      source.send(completion: .finished)
    }
  }

  @Test func aSilentSignalWithSomethingToDisposeLeaksNothingEither() {
    expectNoLeaks {
      let source = PassthroughSubject<Int, Never>()
      source.flatMapLatest { _ in SafeSignal<Int> { _ in BlockDisposable {} } }.observeNext { _ in }
      source.send(1)
    }
  }

  @Test func whatASilentSignalLeavesToDisposeIsDisposedAfterTheSourceHasFinished() {
    var disposals = 0
    let source = PassthroughSubject<Int, Never>()
    let observation = source.flatMapLatest { _ in SafeSignal<Int> { _ in BlockDisposable { disposals += 1 } } }
      .observeNext { _ in }
    source.send(1)
    source.send(completion: .finished)
    #expect(disposals == 0)
    observation.dispose()
    #expect(disposals == 1)
  }

  @Test func theNewestSignalIsHeardAfterTheSourceHasFinishedAndIsLeftOnDisposal() {
    let source = PassthroughSubject<Int, Never>()
    let inner = Numbers()
    var received: [Int] = []
    let observation = source.flatMapLatest { _ in inner }.observeNext { received.append($0) }
    source.send(1)
    source.send(completion: .finished)
    inner.send(1)
    observation.dispose()
    inner.send(2)
    #expect(received == [1])
  }

  @Test func nothingIsLeftOfASourceThatFailsWhileASignalRuns() {
    expectNoLeaks {
      let source = PassthroughSubject<Int, Failure>()
      let inner = PassthroughSubject<Int, Failure>()
      var failures = 0
      source.flatMapLatest { _ in inner }.observeFailed { _ in failures += 1 }
      source.send(1)
      source.send(completion: .failure(.broken))
      inner.send(completion: .failure(.broken))
      #expect(failures == 1)
    }
  }
}
