import Runtime

extension String {
  /// Whether this is what `LeakCheck` says of a handler that was connected there: with the line, or with the function in
  /// a build without debug information.
  func isLeak(of type: String, connectedIn file: String, line: Int) -> Bool {
    Self.namesLines
      ? self == "\(type) still alive: a handler connected at \(file):\(line) holds it"
      : hasPrefix("\(type) still alive: a handler connected in ") && contains("GtkTests.")
  }

  private static let namesLines =
    (try? Backtrace.capture())?.symbolicated()?.frames.contains { frame in
      frame.symbol?.sourceLocation?.path.hasSuffix("LeakReport.swift") ?? false
    } ?? false
}
