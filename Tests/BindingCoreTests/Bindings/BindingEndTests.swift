import BindingCore
import Testing

struct BindingEndTests {
  @Test func aBindingIntoASubjectEndsWithIt() {
    let numbers = Numbers()
    var subject: Numbers? = Numbers()
    let binding = numbers.bind(to: subject!)
    subject = nil
    #expect(binding.isDisposed)
  }

  @Test func aDisposedBindingToSeveralTargetsLeavesNothingAtThem() {
    let numbers = Numbers()
    let (one, other) = (Property(0), Property(0))
    expectNoLeaks { numbers.bind(to: one, other).dispose() }
  }
}
