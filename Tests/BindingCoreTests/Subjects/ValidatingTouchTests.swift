import BindingCore
import Testing

struct ValidatingTouchTests {
  private func name() -> ValidatingProperty<String, String> {
    ValidatingProperty("") { $0.isEmpty ? .invalid("It is empty") : .valid }
  }

  @Test func anEntryThatIsGivenWhatItShowsIsNotTouched() {
    let name = name()
    name.value = ""
    #expect(!name.isTouched.value)
    name.value = "a"
    #expect(name.isTouched.value)
  }

  @Test func aSecondTouchIsNothing() {
    let name = name()
    var reasons: [String?] = []
    name.visibleReason.observeNext { reasons.append($0) }
    name.touch()
    name.touch()
    #expect(reasons == [nil, "It is empty"])
  }
}
