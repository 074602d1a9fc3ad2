import BindingCore
import BindingTesting
import Testing

/// `ReplaySubject` and `ReplayOneSubject`: what late observers are told.
struct ReplaySubjectTests {
  /// What an observer is told, as text.
  private final class Log {
    var text = ""
    func observe(_ signal: some SignalProtocol<Int, Failure>) -> Subscription {
      signal.observe { event in
        switch event {
        case .next(let element): self.text += "\(element)"
        case .failed: self.text += "#"
        case .completed: self.text += "|"
        }
      }
    }
  }

  private let log = Log()

  @Test func theDiagramOfTheDocumentationIsTrue() {
    let scheduler = TestScheduler()
    let source = scheduler.coldSignal("-1--2--3------4--|")
    let subject = SafeReplaySubject<String>(bufferSize: 2)
    source.multicast(subject: subject).connect()
    #expect(scheduler.marbles(of: subject, subscription: "---------^") == "---------(23)-4--|")
  }

  @Test func aLateObserverIsToldTheLastElementsAndThenWhatIsSent() {
    let subject = ReplaySubject<Int, Failure>(bufferSize: 2)
    #expect(subject.bufferSize == 2)
    for value in 1...3 { subject.send(value) }
    _ = log.observe(subject)
    subject.send(4)
    #expect(log.text == "234")
  }

  @Test func withoutANumberEverythingIsRemembered() {
    let subject = ReplaySubject<Int, Failure>()
    for value in 1...200 { subject.send(value) }
    var sum = 0
    subject.observeNext { sum += $0 }
    #expect(sum == 20_100)
  }

  @Test func aBufferOfNothingRemembersNothing() {
    let subject = ReplaySubject<Int, Failure>(bufferSize: 0)
    subject.send(1)
    _ = log.observe(subject)
    subject.send(2)
    #expect(log.text == "2")
  }

  @Test func theBufferKeepsTheLastElementsHoweverManyAreSent() {
    let subject = ReplaySubject<Int, Failure>(bufferSize: 50)
    for value in 1...1000 { subject.send(value) }
    var seen: [Int] = []
    subject.observeNext { seen.append($0) }
    #expect(seen == Array(951...1000))
  }

  @Test func whoComesAfterTheEndIsToldTheElementsAndTheEnd() {
    let subject = ReplaySubject<Int, Failure>(bufferSize: 2)
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    _ = log.observe(subject)
    _ = log.observe(subject)
    #expect(log.text == "12|12|")
  }

  @Test func whoComesAfterAFailureIsToldTheElementsAndTheFailure() {
    let subject = ReplayOneSubject<Int, Failure>()
    subject.send(1)
    subject.send(2)
    subject.send(completion: .failure(.broken))
    _ = log.observe(subject)
    #expect(log.text == "2#")
  }

  @Test func oneElementIsRememberedByReplayOne() {
    let subject = ReplayOneSubject<Int, Failure>()
    _ = log.observe(subject)
    subject.send(1)
    subject.send(2)
    _ = log.observe(subject)
    #expect(log.text == "122")
  }

  @Test func whoComesDuringAnEmissionIsToldEachElementOnceAndInOrder() {
    let subject = ReplaySubject<Int, Failure>()
    let bag = DisposeBag()
    var late: [Int] = []
    subject.observeNext { element in
      if element == 2 {
        subject.send(3)
        subject.observeNext { late.append($0) }.dispose(in: bag)
        subject.send(4)
      }
    }.dispose(in: bag)
    subject.send(1)
    subject.send(2)
    #expect(late == [1, 2, 3, 4])
  }

  @Test func whatAnObserverSendsWhileItIsToldComesBehindIt() {
    let subject = ReplaySubject<Int, Failure>()
    let bag = DisposeBag()
    subject.send(1)
    subject.send(2)
    var first: [Int] = []
    var second: [Int] = []
    subject.observeNext { element in
      first.append(element)
      if element == 1 {
        subject.send(3)
        subject.observeNext { second.append($0) }.dispose(in: bag)
      }
    }.dispose(in: bag)
    #expect(first == [1, 2, 3])
    #expect(second == [1, 2, 3])
  }

  @Test func anEndThatAnObserverSendsWhileItIsToldComesLast() {
    let subject = ReplaySubject<Int, Failure>()
    subject.send(1)
    subject.send(2)
    let bag = DisposeBag()
    subject.observeNext { _ in subject.send(completion: .finished) }.dispose(in: bag)
    _ = log.observe(subject)
    #expect(log.text == "12|")
  }

  @Test func anObserverThatLeavesWhileItIsToldHearsNoMore() {
    expectNoLeaks {
      let subject = ReplaySubject<Int, Failure>()
      for value in 1...3 { subject.send(value) }
      var log: [Int] = []
      subject.prefix(maxLength: 2).observeNext { log.append($0) }
      subject.send(completion: .finished)
      subject.prefix(maxLength: 1).observeNext { log.append($0) }
      #expect(log == [1, 2, 1])
    }
  }

  @Test func aSubjectThatGoesAwayFinishesAndLeavesNothingBehind() {
    expectNoLeaks {
      weak var token: Token?
      var isCompleted = false
      do {
        let subject = SafeReplaySubject<Token>()
        let element = Token()
        token = element
        subject.send(element)
        subject.observeCompleted { isCompleted = true }
      }
      #expect(isCompleted)
      #expect(token == nil)
    }
  }

  @Test func aValueThatSendsWhenItIsForgottenDoesNotOvertake() {
    final class Farewell {
      let name: Int
      let action: () -> Void
      init(_ name: Int, _ action: @escaping () -> Void) {
        self.name = name
        self.action = action
      }
      isolated deinit { action() }
    }
    let subject = ReplayOneSubject<Farewell, Never>()
    var log: [Int] = []
    let observation = subject.observeNext { log.append($0.name) }
    subject.send(Farewell(1) { [weak subject] in subject?.send(Farewell(3) {}) })
    subject.send(Farewell(2) {})
    #expect(log == [1, 2, 3])
    observation.dispose()
  }

  @Test func aBindingIntoItIsAPathLikeAnyOther() {
    expectNoLeaks {
      let a = Property(1)
      let replayed = SafeReplayOneSubject<Int>()
      a.map { $0 * 2 }.bind(to: replayed)
      var log: [String] = []
      let observation = combineLatest(replayed, a).observeNext { log.append("\($0),\($1)") }
      a.value = 2
      #expect(log == ["2,1", "4,2"])
      observation.dispose()
    }
  }

  @Test func theCommonShapeOfSubjectsServesAll() {
    func play(_ subject: some SubjectProtocol<Int, Failure>) {
      subject.send(1)
      _ = log.observe(subject)
      subject.send(2)
      subject.send(lastElement: 3)
      subject.send(lastElement: 4)
    }
    play(PassthroughSubject())
    play(ReplaySubject())
    play(ReplayOneSubject())
    #expect(log.text == "23|123|123|")
    let failing = ReplaySubject<Int, Failure>()
    failing.send(completion: .failure(.broken))
    let silent = SafeReplaySubject<Void>()
    silent.send()
    silent.send(completion: .finished)
    var count = 0
    silent.observeNext { count += 1 }
    _ = log.observe(failing)
    #expect(log.text == "23|123|123|#")
    #expect(count == 1)
  }
}
