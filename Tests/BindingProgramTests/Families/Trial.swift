import Testing

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
struct Family<Made> {
  let make: (UInt64) -> Made
  let judge: (Made) -> String?
  let shrink: (Made, (Made) -> Bool) -> Made
  let text: (Made) -> String

  /// Runs the program of each seed and records those that fail, shrunk. Stops after some, for one mistake in the library
  /// breaks many programs.
  func test(_ seeds: Range<UInt64>, limit: Int = 3, sourceLocation: SourceLocation = #_sourceLocation) {
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

extension Family<Program> {
  init(make: @escaping (UInt64) -> Program, judge: @escaping (Program) -> String?) {
    self.init(make: make, judge: judge, shrink: { $0.shrunk(while: $1) }, text: { $0.text })
  }
}
