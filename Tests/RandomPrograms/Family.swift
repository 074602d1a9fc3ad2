package import Testing

#if canImport(Glibc)
import Glibc
#endif

/// A program that did what it must not.
struct Failure: CustomStringConvertible {
  let seed: UInt64
  let complaint: String
  let text: String

  var description: String {
    """
    seed \(seed): \(complaint)
    \(text)
    """
  }
}

/// A kind of programs that can be made from a seed, judged and shrunk.
package struct Family<Made> {
  private let make: (UInt64) -> Made
  private let judge: (Made) -> String?
  private let shrink: (Made, (Made) -> Bool) -> Made
  private let text: (Made) -> String

  /// A kind of programs.
  ///
  /// - Parameters:
  ///   - make: makes the program of a seed.
  ///   - judge: runs a program and says what is wrong with it; `nil` if nothing is.
  ///   - shrink: finds a smaller program that fails too, by the closure that it is given.
  ///   - text: the program in Swift.
  package init(
    make: @escaping (UInt64) -> Made, judge: @escaping (Made) -> String?,
    shrink: @escaping (Made, (Made) -> Bool) -> Made, text: @escaping (Made) -> String
  ) {
    self.make = make
    self.judge = judge
    self.shrink = shrink
    self.text = text
  }

  /// Runs the program of each seed and records those that fail, shrunk. Stops after some, for one mistake in the library
  /// breaks many programs.
  package func test(_ seeds: Range<UInt64>, limit: Int = 3, sourceLocation: SourceLocation = #_sourceLocation) {
    print("\(Made.self): seeds \(seeds.lowerBound) to \(seeds.upperBound - 1)")
    var failures = 0
    for seed in seeds {
      let program = make(seed)
      guard verdict(program) != nil else { continue }
      let small = shrink(program) { verdict($0) != nil }
      let failure = Failure(seed: seed, complaint: verdict(small) ?? "", text: text(small))
      Issue.record("\(failure.description)", sourceLocation: sourceLocation)
      failures += 1
      if failures == limit { break }
    }
  }

  /// What the judge says. A program that crashes ends the tests, unless `VESPER_PROGRAM_FORK` has each run in a process
  /// of its own: slow, but then it is shrunk like any other.
  private func verdict(_ program: Made) -> String? {
    guard Seeds.forks else { return judge(program) }
    let child = fork()
    if child == 0 {
      signal(SIGSEGV, SIG_DFL)
      signal(SIGILL, SIG_DFL)
      signal(SIGTRAP, SIG_DFL)
      signal(SIGBUS, SIG_DFL)
      signal(SIGABRT, SIG_DFL)
      alarm(5)
      _exit(judge(program) == nil ? 0 : 1)
    }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let number = status & 0x7f
    if number != 0 { return "ends with signal \(number)" }
    return status == 0 ? nil : judge(program)
  }
}
