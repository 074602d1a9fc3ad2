import BindingCore
import Testing

/// Subjects and properties by themselves.
struct SubjectTests {
  @Test func aSubjectDeliversToEveryObserverInTheOrderInWhichTheyCame() {
    let subject = Numbers()
    var log: [String] = []
    for name in ["a", "b", "c", "d", "e", "f"] { subject.observeNext { log.append("\(name)\($0)") } }
    subject.send(1)
    #expect(log == ["a1", "b1", "c1", "d1", "e1", "f1"])
  }

  @Test func nothingIsDeliveredAfterTheEnd() {
    let subject = PassthroughSubject<Int, Failure>()
    var log: [String] = []
    func observe(_ name: String) {
      subject.observe { event in
        switch event {
        case .next(let value): log.append("\(name)\(value)")
        case .failed: log.append("\(name)#")
        case .completed: log.append("\(name)|")
        }
      }
    }
    observe("a")
    subject.send(1)
    subject.send(completion: .failure(.broken))
    subject.send(2)
    subject.send(completion: .finished)
    observe("late")
    #expect(log == ["a1", "a#", "late#"])
  }

  @Test func everyEventOfASignalCanBePassedOnToASubject() {
    let subject = ReplaySubject<Int, Failure>()
    var events: [Event<Int, Failure>] = []
    Signal(sequence: [1, 2]).append(Signal<Int, Failure>.failed(.broken)).observe(with: subject.on)
    subject.observe { events.append($0) }
    #expect(events == [.next(1), .next(2), .failed(.broken)])
    let other = PassthroughSubject<Int, Failure>()
    other.observe { events.append($0) }
    SafeSignal(just: 3).castError().observe(with: other.on)
    #expect(events.suffix(2) == [.next(3), .completed])
  }

  @Test func aSubjectThatGoesAwayFinishes() {
    expectNoLeaks {
      var isCompleted = false
      do {
        let subject = Numbers()
        subject.observeCompleted { isCompleted = true }
      }
      #expect(isCompleted)
    }
  }

  @Test func thePropertyThatGoesAwayFinishesAfterItsLastValue() {
    var log: [String] = []
    do {
      let property = Property(1)
      property.observe { event in
        if case .next(let value) = event { log.append("\(value)") } else { log.append("|") }
      }
      property.value = 2
    }
    #expect(log == ["1", "2", "|"])
  }

  @Test func aPropertyDeliversEqualValuesToo() {
    let property = Property(1)
    var count = 0
    property.observeNext { _ in count += 1 }
    property.value = 1
    #expect(count == 2)
  }

  @Test func aPropertyNormalisesWhatItIsGivenFromTheStart() {
    let property = Property(50, normalise: { min($0, 10) })
    #expect(property.value == 10)
    var log: [Int] = []
    property.observeNext { log.append($0) }
    property.value = 99
    property.value = 3
    #expect(log == [10, 10, 3])
  }

  @Test func anObserverThatComesAndGoesDuringTheEndIsToldToo() {
    let subject = Numbers()
    var log: [String] = []
    subject.observeCompleted {
      log.append("first")
      subject.observeCompleted { log.append("late") }
    }
    subject.observeCompleted { log.append("second") }
    subject.send(completion: .finished)
    #expect(log == ["first", "late", "second"])
  }

  @Test func aValueThatSendsWhenItIsReleasedDoesNotDisturbTheEmission() {
    /// Calls back when it goes, as an object with a `deinit` may.
    final class Farewell {
      let action: () -> Void
      init(_ action: @escaping () -> Void) { self.action = action }
      isolated deinit { action() }
    }
    let property = Property<Farewell?>(nil)
    let count = Property(0)
    var log: [Int] = []
    combineLatest(property.map { $0 == nil }, count).observeNext { log.append($1) }
    property.value = Farewell { count.value += 1 }
    property.value = Farewell { count.value += 1 }
    property.value = nil
    #expect(count.value == 2)
    #expect(log.last == 2)
  }
}
