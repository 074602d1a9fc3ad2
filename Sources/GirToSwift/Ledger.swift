/// Keeps account of what has no counterpart in Swift.

/// Why something has no counterpart in Swift.
struct Unmapped: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// The list of what could not be mapped, which is checked in next to the generated files.
final class Ledger {
  private var reasons: [String: String] = [:]

  /// How many symbols have no counterpart.
  var count: Int { reasons.count }

  func removeAll() { reasons = [:] }

  /// Adds what another has, but for what comes later.
  func formUnion(_ other: Ledger) {
    for (symbol, reason) in other.reasons where !reason.hasPrefix(Scope.newer) { reasons[symbol] = reason }
  }

  /// - Parameter symbol: a name as GTK's documentation has it, such as `gtk_widget_measure` or `Gtk.Label:label`.
  func add(_ symbol: String, _ reason: String) {
    if Scope.tables.byHand[symbol] == nil { reasons[symbol] = reason }
  }

  /// Runs `body`, and notes why it failed if it did.
  func noting<Result>(_ symbol: String, _ body: () throws(Unmapped) -> Result) -> Result? {
    do { return try body() } catch {
      add(symbol, error.reason)
      return nil
    }
  }

  /// One line a symbol, sorted.
  var text: String {
    let title = Configuration.current.manifest.libraries[0].title
    let lines = reasons.sorted { $0.key < $1.key }.map { "- `\($0.key)`: \($0.value)" }
    return """
      # What has no counterpart in Swift

      Written by \(Configuration.current.manifest.writtenBy), as the Swift files beside it. Members that \(title) has deprecated are there, marked
      `@available(*, deprecated)`; deprecated classes only say so in their documentation, because each use of them
      would warn in these bindings as well. \(lines.count) symbols:

      \(lines.joined(separator: "\n"))

      """
  }
}
