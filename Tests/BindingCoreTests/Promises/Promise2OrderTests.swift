import BindingCore
import Testing

/// A value sent from inside an observer is queued; every observer sees every value, in submission order.
struct Promise2OrderTests {
  /// Ends what an observer of its own subject would keep alive.
  private let bag = DisposeBag()

  @Test func everyObserverSeesEveryValueInTheOrderOfSubmission() {
    expectNoLeaks {
      let subject = Numbers()
      var first: [Int] = []
      var second: [Int] = []
      let observation = subject.observeNext {
        first.append($0)
        if $0 < 3 {
          subject.send($0 + 1)
          subject.send($0 + 10)
        }
      }
      subject.observeNext { second.append($0) }
      subject.send(1)
      #expect(first == [1, 2, 11, 3, 12])
      #expect(second == first)
      // Its closure holds the subject.
      observation.dispose()
    }
  }

  @Test func aPropertySetByItsObserverHasTheValueAtOnceAndDeliversItInTurn() {
    let property = Property(0)
    var first: [Int] = []
    var second: [Int] = []
    property.observeNext {
      first.append($0)
      if $0 == 1 {
        property.value = 2
        #expect(property.value == 2)
      }
    }.dispose(in: bag)
    property.observeNext { second.append($0) }
    property.value = 1
    #expect(first == [0, 1, 2])
    #expect(second == first)
    #expect(second.last == property.value)
  }

  @Test func anObserverThatComesDuringTheEmissionSeesTheCurrentValueOnce() {
    let property = Property(0)
    var late: [Int] = []
    property.observeNext {
      if $0 == 1 {
        property.value = 2
        property.observeNext { late.append($0) }
      }
    }.dispose(in: bag)
    property.value = 1
    property.value = 3
    #expect(late == [2, 3])
  }

  @Test func anObserverThatComesDuringTheEmissionOfASubjectWaitsForTheNext() {
    let subject = Numbers()
    var late: [Int] = []
    var observation: Subscription?
    subject.observeNext { _ in if observation == nil { observation = subject.observeNext { late.append($0) } } }
      .dispose(in: bag)
    subject.send(1)
    subject.send(2)
    #expect(late == [2])
  }

  @Test func anObserverOfAPropertyMaySetItDuringItsFirstValue() {
    let property = Property(0)
    var log: [Int] = []
    property.observeNext {
      if $0 < 3 { property.value = $0 + 1 }
      log.append($0)
    }.dispose(in: bag)
    #expect(log == [0, 1, 2, 3])
    #expect(property.value == 3)
  }

  @Test func anObserverOfTwoMergedSubjectsIsNeverReentered() {
    let a = Numbers()
    let b = Numbers()
    var log: [Int] = []
    merge(a, b).observeNext {
      if $0 < 4 { b.send($0 + 1) }
      log.append($0)
    }.dispose(in: bag)
    a.send(1)
    #expect(log == [1, 2, 3, 4])
  }

  @Test func anObserverOfAJoinIsNeverReentered() {
    let subject = Numbers()
    let property = Property(0)
    var log: [String] = []
    combineLatest(subject, property).observeNext { pair in
      if pair.1 < 2 { property.value = pair.1 + 1 }
      log.append("\(pair.0),\(pair.1)")
    }.dispose(in: bag)
    subject.send(7)
    #expect(log == ["7,0", "7,1", "7,2"])
  }

  @Test func anObserverOfASwitchIsNeverReentered() {
    let selection = Property(0)
    var log: [Int] = []
    selection.flatMapLatest { Property($0 * 10) }.observeNext {
      if $0 < 20 { selection.value += 1 }
      log.append($0)
    }.dispose(in: bag)
    #expect(log == [0, 10, 20])
  }

  @Test func theEndWaitsForWhatWasSentBefore() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [String] = []
      let observation = subject.observe { event in
        switch event {
        case .next(let value):
          log.append("\(value)")
          if value == 1 {
            subject.send(2)
            subject.send(completion: .finished)
            subject.send(3)
          }
        case .completed: log.append("|")
        }
      }
      subject.send(1)
      subject.send(4)
      #expect(log == ["1", "2", "|"])
      #expect(observation.isDisposed)
    }
  }

  @Test func theEndOfMergedSignalsWaitsForTheElementsBeforeIt() {
    let a = PassthroughSubject<Int, Failure>()
    let b = PassthroughSubject<Int, Failure>()
    var log: [String] = []
    merge(a, b).observe { event in
      switch event {
      case .next(let value):
        if value == 1 {
          b.send(2)
          b.send(completion: .failure(.broken))
        }
        log.append("\(value)")
      case .failed: log.append("#")
      case .completed: log.append("|")
      }
    }
    a.send(1)
    #expect(log == ["1", "2", "#"])
  }

  @Test func theEndOfAJoinWaitsForTheElementsBeforeIt() {
    let a = PassthroughSubject<Int, Failure>()
    let b = PassthroughSubject<Int, Failure>()
    var log: [String] = []
    combineLatest(a, b).observe { event in
      switch event {
      case .next(let pair):
        if pair.0 == 1, pair.1 == 0 {
          b.send(2)
          b.send(completion: .failure(.broken))
        }
        log.append("\(pair.0),\(pair.1)")
      case .failed: log.append("#")
      case .completed: log.append("|")
      }
    }
    b.send(0)
    a.send(1)
    #expect(log == ["1,0", "1,2", "#"])
  }

  @Test func theEndOfASwitchWaitsForTheElementsBeforeIt() {
    let selection = Numbers()
    let first = Numbers()
    var log: [String] = []
    selection.flatMapLatest { $0 == 0 ? first.toSignal() : Signal(just: $0) }.observe { event in
      switch event {
      case .next(let value):
        if value == 1 {
          selection.send(5)
          selection.send(completion: .finished)
        }
        log.append("\(value)")
      case .completed: log.append("|")
      }
    }
    selection.send(0)
    first.send(1)
    #expect(log == ["1", "5", "|"])
  }

  @Test func aBindingIntoTheSourceOfTheEmissionIsQueuedToo() {
    let a = Property(0)
    let b = Property(0)
    a.filter { $0 < 3 }.map { $0 + 1 }.bind(to: b)
    b.bind(to: a)
    #expect(a.value == 3)
    #expect(b.value == 3)
    var log: [Int] = []
    a.observeNext { log.append($0) }
    a.value = 0
    #expect(log == [3, 0, 1, 2, 3])
  }
}
