import BindingCore
import Testing

/// A widget that may keep what a program sets to itself.
private final class Widget: DisposeBagProvider, ReactiveExtensionsProvider {
  let bag = DisposeBag()
  let changes = PassthroughSubject<Void, Never>()
  var value: Int {
    didSet { if notifies { changes.send() } }
  }
  let notifies: Bool

  init(_ value: Int, notifies: Bool) {
    self.value = value
    self.notifies = notifies
  }

  /// What a user does.
  func type(_ value: Int) {
    self.value = value
    if !notifies { changes.send() }
  }

  func subject(triggerEventOnSetting: Bool = true) -> DynamicSubject<Int> {
    reactive.dynamicSubject(
      signal: changes.toSignal(), triggerEventOnSetting: triggerEventOnSetting, get: { $0.value },
      set: { $0.value = $1 })
  }
}

struct DynamicSubjectTests {
  /// Ends what an observer of its own subject would keep alive.
  private let bag = DisposeBag()

  @Test(arguments: [true, false])
  func whatIsSetThroughTheSubjectIsToldOnceWhetherTheTargetTellsOrNot(notifies: Bool) {
    expectNoLeaks {
      let widget = Widget(1, notifies: notifies)
      let subject = widget.subject()
      let copy = subject
      var log: [Int] = []
      var doubled: [Int] = []
      subject.observeNext { log.append($0) }
      subject.bidirectionalMap(to: { $0 * 2 }, from: { $0 / 2 }).observeNext { doubled.append($0) }
      copy.value = 2
      subject.send(3)
      SafeSignal(sequence: [4, 5]).bind(to: copy)
      widget.type(6)
      copy.bidirectionalMap(to: { "\($0)" }, from: { Int($0) ?? 0 }).value = "7"
      #expect(log == [1, 2, 3, 4, 5, 6, 7])
      #expect(doubled == [2, 4, 6, 8, 10, 12, 14])
    }
  }

  @Test func aSubjectThatDoesNotTriggerTellsOnlyWhatTheTargetTells() {
    let widget = Widget(1, notifies: false)
    let subject = widget.subject(triggerEventOnSetting: false)
    var log: [Int] = []
    subject.observeNext { log.append($0) }.dispose(in: bag)
    subject.value = 2
    #expect(log == [1], "a program set it, not the user")
    widget.type(3)
    #expect(log == [1, 3])
  }

  @Test func aSubjectWhoseChangesHaveEndedStillHasItsValueAndEndsWithItsTarget() {
    expectNoLeaks {
      var widget: Widget? = Widget(1, notifies: false)
      var log: [String] = []
      if let widget {
        let subject = DynamicSubject(target: widget, signal: .completed(), get: { $0.value }, set: { $0.value = $1 })
        subject.observe { event in
          if case .next(let value) = event { log.append("\(value)") } else { log.append("|") }
        }
        subject.value = 2
      }
      #expect(log == ["1", "2"])
      widget = nil
      #expect(log == ["1", "2", "|"])
    }
  }

  @Test func nothingFollowsTheEndOfATargetWhoseBagIsDisposed() {
    expectNoLeaks {
      let widget = Widget(1, notifies: true)
      let other = Property(0)
      var log: [String] = []
      let observation = combineLatest(widget.subject(), other).observeNext { log.append("\($0) \($1)") }
      widget.bag.dispose()
      widget.type(2)
      #expect(log == ["1 0"])
      observation.dispose()
      var isCompleted = false
      widget.subject().observe { event in
        if case .completed = event { isCompleted = true } else { log.append("late") }
      }
      #expect(isCompleted)
      #expect(log.count == 1)
    }
  }

  @Test func aValueThatAnObserverSetsIsToldAfterTheOneThatIsBeingTold() {
    for notifies in [true, false] {
      let widget = Widget(1, notifies: notifies)
      let subject = widget.subject()
      var log: [Int] = []
      subject.observeNext { if $0 == 2 { subject.value = 3 } }.dispose(in: bag)
      subject.observeNext { log.append($0) }.dispose(in: bag)
      subject.value = 2
      #expect(log.last == 3)
      #expect(widget.value == 3)
    }
  }

  @Test func aSubjectBetweenTwoPathsDeliversAChangeOnce() {
    for notifies in [true, false] {
      let a = Property(1)
      let widget = Widget(0, notifies: notifies)
      let subject = widget.subject()
      var log: [String] = []
      // In front of the binding: without a node the join would deliver before the widget is set.
      combineLatest(subject, a).observeNext { log.append("before \($0) \($1)") }.dispose(in: bag)
      a.map { $0 * 10 }.bind(to: subject)
      combineLatest(subject, a).observeNext { log.append("after \($0) \($1)") }.dispose(in: bag)
      log = []
      a.value = 2
      #expect(log.sorted() == ["after 20 2", "before 20 2"])
    }
  }

  @Test func aValueThatCannotBeReadFailsTheSubject() {
    expectNoLeaks {
      let widget = Widget(1, notifies: true)
      let subject = FailableDynamicSubject<Int, Failure>(
        target: widget,
        signal: Signal(attach: { [changes = widget.changes] observer, subscription in
          changes.attach(observer.with(next: observer.next, end: { _ in observer.end?(.finished) }), subscription)
        }),
        get: { $0.value < 3 ? .success($0.value) : .failure(.broken) }, set: { $0.value = $1 })
      var log: [String] = []
      subject.observe { event in
        switch event {
        case .next(let value): log.append("\(value)")
        case .failed(let failure): log.append("\(failure)")
        case .completed: log.append("|")
        }
      }
      SafeSignal(just: 2).bind(to: subject)
      #expect(subject.currentValue == 2)
      subject.send(3)
      subject.send(1)
      #expect(log == ["1", "2", "broken"])
      #expect(subject.currentValue == 1)
      widget.value = 5
      #expect(subject.currentValue == nil)
    }
  }

  @Test func aPropertySeenThroughConversionsIsBoundBothWays() {
    expectNoLeaks {
      var volume: Property<Double>? = Property(0.5)
      weak let weakVolume = volume
      let slider = Widget(0, notifies: true)
      let percent = volume?.bidirectionalMap(to: { Int($0 * 100) }, from: { Double($0) / 100 })
      let binding = percent.map { $0.bidirectionalBind(to: slider.subject()) }
      var log: [Int] = []
      percent?.observeNext { log.append($0) }
      #expect(slider.value == 50)
      slider.type(75)
      #expect(volume?.value == 0.75)
      volume?.value = 0.25
      #expect(slider.value == 25)
      percent?.value = 10
      #expect(volume?.value == 0.1)
      #expect(log == [50, 75, 25, 10])
      volume = nil
      #expect(weakVolume == nil)
      #expect(binding?.isDisposed == true)
      #expect(percent?.currentValue == nil)
    }
  }

  @Test func anObserverOfAMappedPropertySeesEveryValueInOrder() {
    let number = Property(1)
    let text = number.bidirectionalMap(to: { "\($0)" }, from: { Int($0) ?? 0 })
    var log: [String] = []
    number.observeNext { if $0 == 2 { number.value = 3 } }.dispose(in: bag)
    text.observeNext { log.append($0) }.dispose(in: bag)
    combineLatest(text, number).observeNext { log.append("\($0)=\($1)") }.dispose(in: bag)
    number.value = 2
    #expect(log == ["1", "1=1", "2", "2=2", "3", "3=3"])
  }

  @Test func aSilentUpdateIsNotToldButSeen() {
    let number = Property(1, normalise: { min($0, 10) })
    let doubled = number.map { $0 * 2 }
    var log: [Int] = []
    number.observeNext { log.append($0) }.dispose(in: bag)
    number.silentUpdate(value: 50)
    #expect(number.value == 10)
    #expect(doubled.value == 20)
    #expect(log == [1])
    number.value = 3
    number.observeNext { log.append($0 * 100) }.dispose(in: bag)
    #expect(log == [1, 3, 300])
  }

  @Test func aPropertyTellsWhenItGoesAway() {
    expectNoLeaks {
      var log: [String] = []
      var property: Property<Int>? = Property(1)
      let numbers = Numbers()
      if let property {
        property.deallocated.observeNext { log.append("gone") }
        numbers.bind(to: property, keyPath: \.value)
      }
      numbers.send(2)
      #expect(property?.value == 2)
      property = nil
      numbers.send(3)
      #expect(log == ["gone"])
    }
  }
}
