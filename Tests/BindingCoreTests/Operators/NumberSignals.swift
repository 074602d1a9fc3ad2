import BindingCore
import BindingTesting

extension TestScheduler {
  /// A cold signal of the digits of a diagram, which may fail.
  func numbers(_ diagram: Marbles) -> ScriptedSignal<Int, Failure> {
    coldSignal(diagram, failure: Failure.broken) { Int($0) ?? 0 }
  }
}
