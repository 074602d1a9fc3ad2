import BindingCore

/// Counts up.
final class CounterViewModel {
  let count = Property(0)

  func increment() { count.value += 1 }
}
