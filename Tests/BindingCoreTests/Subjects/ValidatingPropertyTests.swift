import BindingCore
import Testing

/// A property that takes only what passes a validator.
struct ValidatingPropertyTests {
  /// Ends what an observer of its own subject would keep alive.
  private let bag = DisposeBag()

  private typealias Number = ValidatingProperty<Int, String>

  /// Takes 0 to 10, halves what is even and larger.
  private func number(_ initial: Int = 1) -> Number {
    ValidatingProperty(initial) { value in
      if (0...10).contains(value) { return .valid }
      return value > 10 && value % 2 == 0 ? .coerced(10, "clamped") : .invalid("out of range")
    }
  }

  @Test func anInvalidValueIsNotTakenAndSaysWhy() {
    let number = number()
    var values: [Int] = []
    var valid: [Bool] = []
    var reasons: [String?] = []
    number.observeNext { values.append($0) }.dispose(in: bag)
    number.isValid.observeNext { valid.append($0) }.dispose(in: bag)
    number.reason.observeNext { reasons.append($0) }.dispose(in: bag)
    number.value = 2
    number.value = 11
    number.value = -1
    number.value = 12
    number.value = 3
    #expect(values == [1, 2, 10, 3])
    #expect(valid == [true, false, true])
    #expect(reasons == [nil, nil, "out of range", "out of range", "clamped", nil])
    #expect(number.value == 3)
  }

  @Test func theResultTellsWhatBecameOfTheProposal() {
    let number = number()
    #expect(number.result.value == .valid(1))
    number.value = 11
    #expect(number.result.value == .invalid(proposed: 11, "out of range"))
    #expect(number.value == 1)
    #expect(number.result.value.proposed == 11)
    number.value = 12
    #expect(number.result.value == .coerced(10, proposed: 12, "clamped"))
    #expect(number.result.value.proposed == 12)
    #expect(number.value == 10)
  }

  @Test func anInitialValueThatIsInvalidIsKeptButToldToBeInvalid() {
    let number = number(-5)
    #expect(number.value == -5)
    #expect(!number.isValid.value)
    #expect(self.number(20).value == 10)
  }

  @Test func anUntouchedFormDoesNotComplain() {
    let name = ValidatingProperty("") { $0.isEmpty ? .invalid("missing") : .valid }
    let entry = Property("")
    var shown: [String?] = []
    var touched: [Bool] = []
    name.visibleReason.observeNext { shown.append($0) }.dispose(in: bag)
    name.isTouched.observeNext { touched.append($0) }.dispose(in: bag)
    entry.bidirectionalBind(to: name.proposal).dispose(in: bag)
    #expect(name.reason.value == "missing")
    #expect(shown.allSatisfy { $0 == nil })
    #expect(touched == [false], "the binding has only shown what was there")
    entry.value = "A"
    entry.value = ""
    #expect(shown.last == "missing")
    #expect(touched == [false, true])
  }

  @Test func aTouchShowsWhatIsWrongAndDeliversNoValue() {
    let number = number(-5)
    var values: [Int] = []
    number.observeNext { values.append($0) }.dispose(in: bag)
    #expect(number.visibleReason.value == nil)
    number.touch()
    number.touch()
    #expect(number.visibleReason.value == "out of range")
    #expect(number.isTouched.value)
    let valid = self.number(1)
    valid.observeNext { values.append($0) }.dispose(in: bag)
    valid.touch()
    #expect(values == [-5, 1])
  }

  @Test func aPropertyOfWhatCannotBeComparedIsTouchedByAnyProposal() {
    let pair = ValidatingProperty<(Int, Int), String>((0, 0)) { $0.0 < $0.1 ? .valid : .invalid("no range") }
    #expect(pair.visibleReason.value == nil)
    pair.value = (0, 0)
    #expect(pair.visibleReason.value == "no range")
  }

  @Test func aChangeOfTheOtherPropertyIsNoTouch() {
    let other = Property(1)
    let number = ValidatingProperty<Int, String>(1, with: other) { $0 == $1 ? .valid : .invalid("differs") }
    other.value = 2
    #expect(number.reason.value == "differs")
    #expect(number.visibleReason.value == nil)
  }

  @Test func whatDependsOnAnotherPropertyIsValidatedAgainWhenThatChanges() {
    expectNoLeaks {
      let email = Property("a@b")
      let again = ValidatingProperty("", with: email) { again, email in
        again == email ? .valid : .invalid("differs from \(email)")
      }
      var log: [String] = []
      combineLatest(email, again.isValid, again) { "\($0) \($1) \($2)" }.observeNext { log.append($0) }
        .dispose(in: bag)
      again.value = "c@d"
      #expect(again.value == "")
      email.value = "c@d"
      #expect(again.value == "c@d", "what was proposed is valid now")
      email.value = "e@f"
      #expect(again.reason.value == "differs from e@f")
      #expect(log.removingRepeats() == ["a@b false ", "c@d true c@d", "e@f false c@d"])
      bag.removeAll()
    }
  }

  @Test func theOtherPropertyMayValidateToo() {
    let limit = ValidatingProperty<Int, String>(5) { $0 > 0 ? .valid : .invalid("not positive") }
    let number = ValidatingProperty<Int, String>(3, with: limit) { $0 <= $1 ? .valid : .coerced($1, nil) }
    limit.value = -1
    #expect(number.value == 3)
    limit.value = 2
    #expect(number.value == 2)
    #expect(number.result.value == .coerced(2, proposed: 3, nil))
    limit.value = 4
    #expect(number.value == 3, "the proposal is validated, not what replaced it")
  }

  @Test func whatItIsBoundToIsProposed() {
    expectNoLeaks {
      let source = Property(5)
      let number = number()
      let binding = source.bind(to: number)
      #expect(number.value == 5)
      source.value = 99
      #expect(number.value == 5)
      #expect(!number.isValid.value)
      binding.dispose()
      source.value = 6
      #expect(number.value == 5)
    }
  }

  @Test func boundBothWaysTheOtherEndAgreesWithTheValue() {
    expectNoLeaks {
      let number = number()
      let entry = Property(0)
      number.bidirectionalBind(to: entry)
      #expect(entry.value == 1)
      entry.value = 7
      #expect(number.value == 7)
      entry.value = 11
      #expect(number.value == 7)
      #expect(entry.value == 7)
      entry.value = 20
      #expect(entry.value == 10)
      number.value = 4
      #expect(entry.value == 4)
    }
  }

  @Test func anEntryBoundToTheProposalKeepsWhatIsTyped() {
    expectNoLeaks {
      let number = number()
      let entry = Property(0)
      number.proposal.bidirectionalBind(to: entry)
      entry.value = 11
      #expect(entry.value == 11, "invalid, but left standing")
      #expect(number.value == 1)
      entry.value = 20
      #expect(entry.value == 10, "coerced")
      #expect(number.value == 10)
      number.value = -3
      #expect(entry.value == -3)
    }
  }

  @Test func observersOfOnePropertyAndItsResultSeeThemAgree() {
    let number = number()
    var log: [String] = []
    combineLatest(number, number.isValid, number.reason).observeNext { log.append("\($0.0) \($0.1)") }.dispose(in: bag)
    number.value = 2
    number.value = 99
    number.value = 3
    #expect(log == ["1 true", "2 true", "2 false", "3 true"])
  }

  @Test func aValueThatAnObserverProposesComesAfterTheOneThatIsDelivered() {
    let number = number()
    var log: [Int] = []
    number.observeNext { if $0 == 2 { number.value = 3 } }.dispose(in: bag)
    number.observeNext { log.append($0) }.dispose(in: bag)
    number.value = 2
    #expect(log == [1, 2, 3])
  }

  @Test func itIsReleasedAndItsObserversAreToldThatItHasFinished() {
    expectNoLeaks {
      let other = Property(0)
      weak var weakNumber: Number?
      var log: [String] = []
      do {
        let number = ValidatingProperty<Int, String>(1, with: other) { _, _ in .valid }
        weakNumber = number
        number.observe { event in
          if case .next(let value) = event { log.append("\(value)") } else { log.append("|") }
        }
        number.deallocated.observeNext { log.append("gone") }
      }
      #expect(weakNumber == nil)
      other.value = 1
      #expect(log == ["1", "|", "gone"])
    }
  }
}

extension [String] {
  /// Without elements that equal the one before.
  fileprivate func removingRepeats() -> [String] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
