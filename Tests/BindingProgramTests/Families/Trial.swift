import Testing

/// A program that did what it must not.
struct Failure: CustomStringConvertible {
  let seed: UInt64
  let complaint: String
  let program: Program

  var description: String {
    """
    seed \(seed): \(complaint)
    \(program.text)
    """
  }
}

/// Runs the program of each seed and shrinks those that fail. Stops after some failures, for a mistake in the library
/// breaks many programs.
func failures(
  seeds: Range<UInt64>, limit: Int = 3, make: (UInt64) -> Program, judge: (Program) -> String?
) -> [Failure] {
  var failures: [Failure] = []
  for seed in seeds {
    let program = make(seed)
    guard judge(program) != nil else { continue }
    let small = program.shrunk { judge($0) != nil }
    failures.append(Failure(seed: seed, complaint: judge(small) ?? "", program: small))
    if failures.count == limit { break }
  }
  return failures
}
