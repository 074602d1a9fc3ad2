#if canImport(Glibc)
import Glibc
#endif

/// How many programs a test runs, and with which seeds.
///
/// `VESPER_PROGRAMS` is the number of programs of all families together, `VESPER_PROGRAM_SEED` the first seed.
enum Seeds {
  static let programs = number("VESPER_PROGRAMS") ?? 20_000
  static let first = UInt64(number("VESPER_PROGRAM_SEED") ?? 1)

  /// The seeds of a family that runs this part of all programs.
  static func share(_ percent: Int) -> Range<UInt64> { first..<first + UInt64(max(1, programs * percent / 100)) }

  /// Words that programs do without, for whoever looks for the next mistake before the last one is corrected:
  /// `VESPER_PROGRAM_WITHOUT=amb,merge`.
  static let omitted = getenv("VESPER_PROGRAM_WITHOUT").map {
    String(cString: $0).split(separator: ",").map(String.init)
  }

  /// Whether each program runs in a process of its own.
  static let forks = getenv("VESPER_PROGRAM_FORK") != nil

  private static func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }
}
