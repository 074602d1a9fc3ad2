import BindingCore
import Testing

/// An object that keeps what the subjects of its value share, as GTK's objects do.
private final class Dial: DisposeBagProvider {
  let bag = DisposeBag()
  let changes = PassthroughSubject<Void, Never>()
  private(set) var states: [SubjectState] = []
  let notifies: Bool
  private lazy var place = TargetRegistration(of: self)
  var value = 0 {
    didSet { if notifies { changes.send() } }
  }

  init(notifies: Bool = true) { self.notifies = notifies }

  isolated deinit { place.leave() }

  /// A new subject each time, for the same value.
  var subject: DynamicSubject<Int> {
    DynamicSubject(
      target: place, name: "value",
      access: PropertyAccess(get: { ($0 as! Dial).value }, set: { ($0 as! Dial).value = min($1, 100) }),
      state: { target, name, isNeeded in
        let dial = target as! Dial
        if dial.states.isEmpty && isNeeded {
          dial.states.append(SubjectState(name: name, changes: dial.changes.toSignal()))
        }
        return dial.states.first
      })
  }
}

/// Subjects of a property that are all the same.
struct SharedSubjectTests {
  private let bag = DisposeBag()

  @Test func toSetAValueMakesNothingAndToObserveOrBindMakesOneState() {
    let dial = Dial()
    dial.subject.value = 1
    #expect(dial.subject.value == 1)
    #expect(dial.states.isEmpty)
    dial.subject.observeNext { _ in }.dispose(in: bag)
    SafeSignal(just: 2).bind(to: dial.subject)
    #expect(dial.subject.value == 2)
    #expect(dial.states.count == 1)
  }

  @Test(arguments: [true, false])
  func whatIsSetThroughOneSubjectIsToldOnceToTheObserversOfAnother(notifies: Bool) {
    expectNoLeaks {
      let dial = Dial(notifies: notifies)
      var log: [Int] = []
      dial.subject.observeNext { log.append($0) }
      dial.subject.value = 1
      dial.subject.value = 1
      SafeSignal(sequence: [2, 3]).bind(to: dial.subject)
      dial.subject.bidirectionalMap(to: { "\($0)" }, from: { Int($0) ?? 0 }).value = "4"
      dial.subject.value = 1000
      #expect(log == [0, 1, 1, 2, 3, 4, 100])
    }
  }

  @Test(arguments: [true, false])
  func aChangeThatComesAlongTwoPathsIsDeliveredOnceWhicheverSubjectIsUsed(notifies: Bool) {
    expectNoLeaks {
      let source = Property(1)
      let dial = Dial(notifies: notifies)
      source.map { $0 * 10 }.bind(to: dial.subject)
      var log: [[Int]] = []
      combineLatest(dial.subject, source).observeNext { log.append([$0, $1]) }
      source.value = 2
      #expect(log == [[10, 1], [20, 2]])
    }
  }

  @Test func anObserverThatSetsTheValueThroughAnotherSubjectIsToldAfterwards() {
    expectNoLeaks {
      let dial = Dial(notifies: false)
      var log: [Int] = []
      dial.subject.observeNext {
        log.append($0)
        if $0 == 1 { dial.subject.value = 2 }
      }
      .dispose(in: dial.bag)
      dial.subject.value = 1
      #expect(log == [0, 1, 2])
      dial.bag.removeAll()
    }
  }

  @Test func twoWayBindingsSettleOnWhatTheTargetMakesOfAValue() {
    expectNoLeaks {
      let dial = Dial(notifies: false)
      let property = Property(5)
      property.bidirectionalBind(to: dial.subject)
      property.value = 500
      #expect(property.value == 100)
      #expect(dial.value == 100)
    }
  }

  @Test func aSubjectWhoseTargetIsGoneHasNoValueAndTakesNone() {
    expectNoLeaks {
      var dial: Dial? = Dial()
      let subject = dial!.subject
      var isOver = false
      subject.observeCompleted { isOver = true }
      weak let weakDial = dial
      dial = nil
      #expect(isOver)
      #expect(weakDial == nil, "neither the subject nor its observers hold the target")
      subject.value = 1
      #expect(subject.currentValue == nil)
      #expect(SafeSignal(just: 1).bind(to: subject).isDisposed)
      var events = 0
      subject.bidirectionalMap(to: { $0 }, from: { $0 }).observe { if case .completed = $0 { events += 1 } }
      #expect(events == 1)
    }
  }

  @Test func aPlaceIsNotTakenForThatOfWhoLivedThereBefore() {
    var first: Dial? = Dial()
    let subject = first!.subject
    first = nil
    // Takes the place that has become vacant.
    let second = Dial()
    second.subject.value = 1
    subject.value = 2
    #expect(subject.currentValue == nil)
    #expect(second.value == 1)
  }
}
