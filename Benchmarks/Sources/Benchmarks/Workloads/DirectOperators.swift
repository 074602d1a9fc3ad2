/// Operators without a framework: each is a closure that calls the next one, which the optimiser does not know.
nonisolated enum DirectOperators {
  static func map(_ transform: @escaping (Int) -> Int, _ next: @escaping (Int) -> Void) -> (Int) -> Void {
    opaqueObserver { next(transform($0)) }
  }

  static func filter(_ isIncluded: @escaping (Int) -> Bool, _ next: @escaping (Int) -> Void) -> (Int) -> Void {
    opaqueObserver { if isIncluded($0) { next($0) } }
  }

  static func removeDuplicates(_ next: @escaping (Int) -> Void) -> (Int) -> Void {
    let last = Last()
    return opaqueObserver { element in
      if last.element == element { return }
      last.element = element
      next(element)
    }
  }

  private final class Last {
    @exclusivity(unchecked) var element: Int?
  }
}
