/// The same value, but the optimiser does not know that.
@_optimize(none)
@inline(never)
nonisolated func opaque<Value>(_ value: Value) -> Value { value }

// Functions for themselves: as a generic value a function would get a thunk, which nobody would write by hand.

@_optimize(none)
@inline(never)
nonisolated func opaqueObserver(_ function: @escaping (Int) -> Void) -> (Int) -> Void { function }

@_optimize(none)
@inline(never)
nonisolated func opaqueFunction(_ function: @escaping (Int) -> Int) -> (Int) -> Int { function }

@_optimize(none)
@inline(never)
nonisolated func opaqueFunction(_ function: @escaping (Int) -> Bool) -> (Int) -> Bool { function }

@_optimize(none)
@inline(never)
nonisolated func opaqueObserver(_ function: @escaping ((Int, Int)) -> Void) -> ((Int, Int)) -> Void { function }

@_optimize(none)
@inline(never)
nonisolated func opaqueObserver(_ function: @escaping ((Int, Int, Int, Int)) -> Void) -> ((Int, Int, Int, Int)) -> Void
{
  function
}

/// The 1,024 elements that workloads send again and again, unknown to the optimiser.
nonisolated func opaqueElements() -> [Int] { opaque((0..<1024).map { $0 &* 7919 & 0xffff }) }

/// Where the elements of a run end up: what it adds up to shows that nothing was left out.
nonisolated final class Sink {
  @exclusivity(unchecked) private var sum = 0

  @inline(__always)
  func take(_ element: Int) { sum &+= element }

  /// The sum since the last time.
  func empty() -> Int {
    defer { sum = 0 }
    return sum
  }
}

/// What hand-written chains are made of: closures that the optimiser does not know. What chains of operators are given
/// are the same closures, written where they are used; the operators call them without knowing them.
nonisolated struct Stages {
  let double: (Int) -> Int = opaqueFunction { $0 &* 2 }
  let isWanted: (Int) -> Bool = opaqueFunction { $0 & 6 != 6 }
  let half: (Int) -> Int = opaqueFunction { $0 >> 1 }
  let increment: (Int) -> Int = opaqueFunction { $0 &+ 1 }
}
