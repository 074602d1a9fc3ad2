#if canImport(Glibc)
import Glibc
#endif

/// How many programs a test runs, and with which seeds.
///
/// `VESPER_PROGRAMS` is the number of programs of all families of a test target together, `VESPER_PROGRAM_SEED` the first
/// seed.
package enum Seeds {
  private static let programs = number("VESPER_PROGRAMS")
  private static let isBrief = getenv("VESPER_BRIEF") != nil
  private static let first: UInt64 = number("VESPER_PROGRAM_SEED").map { UInt64($0) } ?? 1

  /// The seeds of a family that runs this part of all programs, in a brief run a third as many.
  ///
  /// - Parameter usual: how many programs there are unless the environment says otherwise.
  package static func share(_ percent: Int, of usual: Int = 25_000) -> Range<UInt64> {
    let count = (programs ?? (isBrief ? usual / 3 : usual)) * percent / 100
    return first..<first + UInt64(max(1, count))
  }

  /// Words that programs do without, for whoever looks for the next mistake before the last one is corrected:
  /// `VESPER_PROGRAM_WITHOUT=amb,merge`.
  package static let omitted = getenv("VESPER_PROGRAM_WITHOUT").map {
    String(cString: $0).split(separator: ",").map(String.init)
  }

  /// Whether each program runs in a process of its own.
  package static let forks = getenv("VESPER_PROGRAM_FORK") != nil

  private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}
