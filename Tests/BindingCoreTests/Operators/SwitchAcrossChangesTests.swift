import BindingCore
import Testing

/// What a switch drops with the signal before must not come back with a later change.
struct SwitchAcrossChangesTests {
  @Test func anElementThatWasDroppedWithASwitchIsNotDeliveredLater() {
    expectNoLeaks {
      let number = Property(0)
      let copy = Property(0)
      // The copy changes before the switch hears of the change.
      number.bind(to: copy)
      var heard: [Int] = []
      number.filter { $0.isMultiple(of: 2) }
        .flatMapLatest { chosen in copy.map { chosen * 100 + $0 } }
        .observeNext { heard.append($0) }
      number.value = 2
      number.value = 3
      #expect(heard == [0, 202, 203])
    }
  }

  @Test func aFailureThatWasDroppedWithASwitchDoesNotEndItLater() {
    expectNoLeaks {
      let number = Property(0)
      let copy = Property(0)
      number.bind(to: copy)
      var heard: [Int] = []
      var failures = 0
      let source: Signal<Int, Failure> = number.filter { $0.isMultiple(of: 2) }.castError()
      source
        .flatMapLatest { chosen -> Signal<Int, Failure> in
          copy.castError().tryMap { (value: Int) throws(Failure) -> Int in
            if chosen == 0, value == 2 { throw .broken }
            return chosen * 100 + value
          }
        }
        .observe { event in
          switch event {
          case .next(let element): heard.append(element)
          case .failed: failures += 1
          case .completed: break
          }
        }
      number.value = 2
      number.value = 3
      #expect(heard == [0, 202, 203])
      #expect(failures == 0)
    }
  }
}
