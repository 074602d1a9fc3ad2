import BindingCore
import Testing

/// A text entry or a slider, as far as a binding can see: it may clamp, and it may not tell of every change.
private final class Widget: DisposeBagProvider {
  let bag = DisposeBag()
  let changes = PassthroughSubject<Void, Never>()
  private var range: ClosedRange<Int>
  private let notifies: Bool
  private(set) var current: Int
  /// How often the value was set by a program.
  private(set) var sets = 0

  init(_ value: Int, in range: ClosedRange<Int> = 0...1000, notifies: Bool = true) {
    current = value
    self.range = range
    self.notifies = notifies
  }

  func set(_ value: Int) {
    sets += 1
    let clamped = min(max(value, range.lowerBound), range.upperBound)
    if clamped == current { return }
    current = clamped
    if notifies { changes.send() }
  }

  /// What a user does.
  func type(_ value: Int) {
    current = value
    changes.send()
  }

  func allow(_ range: ClosedRange<Int>) { self.range = range }

  var subject: DynamicSubject<Int> {
    DynamicSubject(target: self, signal: changes.toSignal(), get: { $0.current }, set: { $0.set($1) })
  }
}

struct Promise4TwoWayWidgetBindingTests {
  /// Ends what an observer of its own subject would keep alive.
  private let bag = DisposeBag()

  @Test func theSourceWinsAtFirstAndThenEitherEndIsCarried() {
    expectNoLeaks {
      let property = Property(5)
      let widget = Widget(1)
      property.bidirectionalBind(to: widget.subject)
      #expect(widget.current == 5)
      widget.type(7)
      #expect(property.value == 7)
      property.value = 9
      #expect(widget.current == 9)
    }
  }

  @Test func theWidgetMayBeTheSource() {
    expectNoLeaks {
      let widget = Widget(3)
      let property = Property(0)
      widget.subject.bidirectionalBind(to: property)
      #expect(property.value == 3)
      property.value = 4
      #expect(widget.current == 4)
    }
  }

  @Test func whatTheUserTypesIsNotSetAgainSoTheCursorStays() {
    let property = Property(0)
    let widget = Widget(0)
    property.bidirectionalBind(to: widget.subject)
    let before = widget.sets
    widget.type(1)
    widget.type(12)
    widget.type(123)
    #expect(property.value == 123)
    #expect(widget.sets == before)
  }

  @Test func aValueThatTheWidgetHasAlreadyIsNotSetAgain() {
    let property = Property(5)
    let widget = Widget(5)
    property.bidirectionalBind(to: widget.subject)
    property.value = 5
    #expect(widget.sets == 0)
  }

  @Test func aPropertyThatNormalisesWhatIsTypedCorrectsTheWidget() {
    let property = Property(0, normalise: { min($0, 100) })
    let widget = Widget(0)
    property.bidirectionalBind(to: widget.subject)
    widget.type(150)
    #expect(property.value == 100)
    #expect(widget.current == 100)
  }

  @Test(arguments: [true, false])
  func aWidgetThatClampsHandsTheClampedValueBack(notifies: Bool) {
    let property = Property(5)
    let widget = Widget(0, in: 0...10, notifies: notifies)
    property.bidirectionalBind(to: widget.subject)
    property.value = 50
    #expect(widget.current == 10)
    #expect(property.value == 10)
    // Clamped to what it shows already, so that it has nothing to tell.
    property.value = 60
    #expect(widget.current == 10)
    #expect(property.value == 10)
  }

  @Test(arguments: [true, false])
  func aWidgetThatClampsAtTheBindingSettlesToo(notifies: Bool) {
    let property = Property(99)
    let widget = Widget(0, in: 0...10, notifies: notifies)
    property.bidirectionalBind(to: widget.subject)
    #expect(widget.current == 10)
    #expect(property.value == 10)
  }

  @Test(arguments: [true, false])
  func endsThatCanNeverAgreeStopAndWorkAgainWhenTheyCan(notifies: Bool) {
    let property = Property(0, normalise: { min($0, 5) })
    let widget = Widget(10, in: 10...20, notifies: notifies)
    property.bidirectionalBind(to: widget.subject)
    property.value = 3
    #expect(property.value <= 5)
    #expect(widget.current >= 10)
    widget.allow(0...20)
    property.value = 4
    #expect(widget.current == 4)
    widget.type(2)
    #expect(property.value == 2)
  }

  @Test func anObserverThatSetsThePropertyDuringTheCarryWins() {
    let property = Property(0)
    let widget = Widget(0)
    property.bidirectionalBind(to: widget.subject)
    property.observeNext { if $0 == 3 { property.value = 30 } }.dispose(in: bag)
    widget.type(3)
    #expect(property.value == 30)
    #expect(widget.current == 30)
  }

  @Test func anObserverThatSetsThePropertyManyTimesInARowIsCarriedEachTime() {
    let property = Property(0)
    let widget = Widget(0)
    property.bidirectionalBind(to: widget.subject)
    property.observeNext { if (1..<100).contains($0) { property.value = $0 + 1 } }.dispose(in: bag)
    widget.type(1)
    #expect(property.value == 100)
    #expect(widget.current == 100)
  }

  @Test func twoWidgetsMayBeBoundToEachOther() {
    expectNoLeaks {
      let slider = Widget(1)
      let spinner = Widget(2, in: 0...10)
      slider.subject.bidirectionalBind(to: spinner.subject)
      slider.type(50)
      #expect([slider.current, spinner.current] == [10, 10])
      spinner.type(4)
      #expect([slider.current, spinner.current] == [4, 4])
    }
  }

  @Test func twoWidgetsOnOnePropertyAgree() {
    let property = Property(1)
    let slider = Widget(0)
    let spinner = Widget(0, in: 0...10)
    property.bidirectionalBind(to: slider.subject)
    property.bidirectionalBind(to: spinner.subject)
    slider.type(50)
    #expect([property.value, slider.current, spinner.current] == [10, 10, 10])
  }

  @Test func theBindingEndsWhenTheWidgetGoesFirst() {
    expectNoLeaks {
      let property = Property(1)
      var widget: Widget? = Widget(0)
      weak let weakWidget = widget
      let binding = widget.map { property.bidirectionalBind(to: $0.subject) }
      widget = nil
      #expect(weakWidget == nil)
      #expect(binding?.isDisposed == true)
      property.value = 2
    }
  }

  @Test func theBindingEndsWhenTheViewModelGoesFirst() {
    expectNoLeaks {
      var property: Property<Int>? = Property(1)
      weak let weakProperty = property
      let widget = Widget(0)
      let binding = property.map { $0.bidirectionalBind(to: widget.subject) }
      property = nil
      #expect(weakProperty == nil)
      #expect(binding?.isDisposed == true)
      widget.type(2)
      #expect(widget.current == 2)
    }
  }

  @Test func theWidgetMayDieInTheEmissionThatCarriesToIt() {
    expectNoLeaks {
      let property = Property(1)
      var widget: Widget? = Widget(0)
      widget.map { _ = property.bidirectionalBind(to: $0.subject) }
      property.observeNext { if $0 == 2 { widget = nil } }
      widget?.changes.observeNext { if property.value == 3 { widget = nil } }
      property.value = 3
      property.value = 2
      #expect(widget == nil)
    }
  }

  @Test func theViewModelMayDieInTheEmissionThatCarriesToIt() {
    expectNoLeaks {
      var property: Property<Int>? = Property(1)
      let widget = Widget(0)
      property?.bidirectionalBind(to: widget.subject)
      property?.observeNext { if $0 == 2 { property = nil } }
      widget.type(2)
      widget.type(3)
      #expect(property == nil)
    }
  }

  @Test func aWidgetThatIsGoneAlreadyIsNotBound() {
    expectNoLeaks {
      let property = Property(1)
      var widget: Widget? = Widget(0)
      let subject = widget?.subject
      widget = nil
      let bindings = subject.map { [property.bidirectionalBind(to: $0), $0.bidirectionalBind(to: property)] }
      #expect(bindings?.map(\.isDisposed) == [true, true])
      #expect(property.value == 1)
      #expect(subject?.currentValue == nil)
    }
  }

  @Test func aSubjectIsSeenThroughConversions() {
    let property = Property("1")
    let widget = Widget(0)
    property.bidirectionalBind(to: widget.subject.bidirectionalMap(to: { String($0) }, from: { Int($0) ?? 0 }))
    #expect(widget.current == 1)
    widget.type(42)
    #expect(property.value == "42")
    property.value = "many"
    #expect(widget.current == 0)
    #expect(property.value == "0")
  }
}
