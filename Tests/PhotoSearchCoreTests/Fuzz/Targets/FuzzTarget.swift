/// A parser that is fed with anything, and what must hold whatever comes of it.
///
/// The package `Fuzzing` plays these with libFuzzer, `FuzzCorpusTests` with the inputs that it found interesting.
nonisolated struct FuzzTarget: Sendable {
  /// Something does not hold.
  struct Finding: Error, CustomStringConvertible {
    let description: String
  }

  let name: String
  /// Throws a `Finding`, or crashes.
  let check: @Sendable ([UInt8]) async throws -> Void

  static let all = answers + texts + files + network

  static func demand(_ holds: Bool, _ description: @autoclosure () -> String) throws {
    if !holds { throw Finding(description: description()) }
  }

  /// What inputs are for parsers of text; whatever is no UTF-8 is replaced.
  static func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A text as several: one a line, and the last for all that were asked for beyond.
  static func lines(_ bytes: [UInt8], _ count: Int) -> [String] {
    let lines = bytes.split(separator: 0x0A, maxSplits: count - 1, omittingEmptySubsequences: false).map { text($0) }
    return lines + Array(repeating: lines.last ?? "", count: count - lines.count)
  }
}
