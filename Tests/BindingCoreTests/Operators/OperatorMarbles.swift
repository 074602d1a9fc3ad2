import BindingCore
import BindingTesting
import Testing

/// What `operation` makes of a cold signal of numbers, where `#` is `Failure.broken`. It may leak nothing.
func marbles<Output, OutputFailure>(
  _ source: Marbles, sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: (Signal<Int, Failure>) -> Signal<Output, OutputFailure>
) -> Marbles {
  var result: Marbles = ""
  expectNoLeaks(sourceLocation: sourceLocation) {
    let scheduler = TestScheduler()
    let numbers: ScriptedSignal<Int, Failure> = scheduler.coldSignal(source, failure: .broken) { Int($0)! }
    result = scheduler.marbles(of: operation(numbers.toSignal()))
  }
  return result
}
