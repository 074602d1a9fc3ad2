import BindingCore
import BindingTesting
import Testing

struct DynamicSubjectEndTests {
  @Test func whatWaitsForTheClockStaysInsideWhenTheTargetGoes() {
    expectNoLeaks {
      let scheduler = TestScheduler()
      var target: Target<Int>? = Target(1)
      let subject = DynamicSubject(target: target!, signal: .never(), get: { $0.value }, set: { $0.value = $1 })
      var heard: [Int] = []
      subject.debounce(for: .seconds(1), scheduler: scheduler).observeNext { heard.append($0) }
      target = nil
      scheduler.advance(by: .seconds(2))
      #expect(heard == [])
    }
  }

  @Test func aSubjectFailsWithTheSignalOfItsChanges() {
    expectNoLeaks {
      let target = Target(1)
      let changes = PassthroughSubject<Void, Failure>()
      let subject = FailableDynamicSubject<Int, Failure>(
        target: target, signal: changes.toSignal(), get: { .success($0.value) }, set: { $0.value = $1 })
      var failures = 0
      subject.observeFailed { _ in failures += 1 }
      changes.send(completion: .failure(.broken))
      #expect(failures == 1)
    }
  }
}
