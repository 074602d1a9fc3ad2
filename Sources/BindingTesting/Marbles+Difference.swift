nonisolated extension Marbles {
  /// The difference between two diagrams, in a readable form.
  public struct Difference: Hashable, Sendable {
    /// The expected events.
    public let expected: Marbles
    /// The actual events.
    public let actual: Marbles
    /// The first frame in which the events differ.
    public let frame: Double
  }

  /// Returns the difference between this diagram and the expected one, or `nil` if they are equal.
  ///
  ///     #expect(recording.marbles.difference(from: "--a-b--|") == nil)
  ///
  /// The expectation is equivalent to `recording.marbles == "--a-b--|"`, but its failure message, in any test
  /// framework, shows both diagrams and where they differ:
  ///
  ///     expected: --a-b--|
  ///     actual:   --a--b-|
  ///                   ^ frame 4: expected b, got nothing
  public func difference(from expected: Marbles) -> Difference? {
    let common = zip(expected.marbles, marbles).prefix { $0 == $1 }.count
    let next = [expected, self].compactMap { $0.marbles.dropFirst(common).first?.frame }
    return next.min().map { Difference(expected: expected, actual: self, frame: $0) }
  }

  /// The events in a frame as text, or "nothing" if there are none.
  fileprivate func text(in frame: Double) -> String {
    let events = marbles.filter { $0.frame == frame }.map(\.event.text)
    return switch events.count {
    case 0: "nothing"
    case 1: events[0]
    default: "(\(events.joined()))"
    }
  }
}

nonisolated extension Marbles.Difference: CustomStringConvertible {
  /// Both diagrams with a mark at the first difference, or a table if they cannot be drawn. Starts and ends with a line
  /// break because it appears inside a failure message.
  public var description: String { "\n\(drawing ?? table)\n" }

  private var drawing: String? {
    guard let wanted = expected.drawing, let got = actual.drawing, let column = Int(exactly: frame) else { return nil }
    return """
      expected: \(wanted)
      actual:   \(got)
                \(String(repeating: " ", count: column))^ \(summary)
      """
  }

  private var summary: String {
    "frame \(name(of: frame)): expected \(expected.text(in: frame)), got \(actual.text(in: frame))"
  }

  private var table: String {
    let frames = Set((expected.marbles + actual.marbles).map(\.frame)).sorted()
    let rows = frames.map { [name(of: $0), expected.text(in: $0), actual.text(in: $0), $0 == frame ? "<" : ""] }
    let cells = [["frame", "expected", "actual", ""]] + rows
    let widths = (0..<4).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      let padded = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      var line = padded.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  private func name(of frame: Double) -> String {
    Int(exactly: frame).map(String.init) ?? String(frame)
  }
}
