import BindingCore
import Testing

/// The ways to observe that end with their handle.
struct ObservingTests {
  @Test func observeTakesAClosureByName() {
    var log: [Int] = []
    let note = { (value: Int) in log.append(value) }
    SafeSignal(just: 1).observeNext(with: note)
    #expect(log == [1])
  }

  @Test func sinkHearsElementsAndTheEnd() {
    expectNoLeaks {
      let subject = PassthroughSubject<Int, Failure>()
      var log: [Int] = []
      var end: Completion<Failure>?
      let cancellable = subject.sink(receiveCompletion: { end = $0 }, receiveValue: { log.append($0) })
      subject.send(1)
      subject.send(completion: .failure(.broken))
      #expect(log == [1])
      #expect(end == .failure(.broken))
      #expect(cancellable.isDisposed)
    }
  }

  @Test func sinkEndsWithItsHandle() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [Int] = []
      var cancellable: AnyCancellable? = subject.sink { log.append($0) }
      subject.send(1)
      #expect(cancellable?.isDisposed == false)
      cancellable = nil
      subject.send(2)
      #expect(log == [1])
    }
  }

  @Test func cancellablesAreKeptInASet() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [Int] = []
      var kept: Set<AnyCancellable> = []
      subject.sink { log.append($0) }.store(in: &kept)
      subject.sink { log.append($0 * 10) }.store(in: &kept)
      subject.send(1)
      kept.first?.dispose()
      subject.send(2)
      #expect(log.count == 3)
      kept = []
      subject.send(3)
      #expect(log.count == 3)
    }
  }

  @Test func aCancellableRunsItsClosureOnce() {
    var runs = 0
    var cancellable: AnyCancellable? = AnyCancellable { runs += 1 }
    cancellable?.dispose()
    cancellable?.dispose()
    cancellable = nil
    #expect(runs == 1)
  }

  @Test func assignSetsAPropertyUntilItIsCancelled() {
    expectNoLeaks {
      let subject = Numbers()
      let target = Target(0)
      let cancellable = subject.assign(to: \.value, on: target)
      subject.send(1)
      cancellable.dispose()
      subject.send(2)
      #expect(target.history == [1])
    }
  }

  @Test func assignDoesNotRetainItsObject() {
    expectNoLeaks {
      let subject = Numbers()
      var target: Target<Int>? = Target(0)
      weak let gone = target
      let cancellable = subject.assign(to: \.value, on: target!)
      target = nil
      #expect(gone == nil)
      subject.send(1)
      #expect(cancellable.isDisposed)
    }
  }
}
