/// The directives of `Cache-Control` that matter to a private cache.
///
/// https://www.rfc-editor.org/rfc/rfc9111#name-cache-control
nonisolated struct CacheControl: Sendable, Hashable {
  var forbidsStoring = false
  /// "no-cache": the stored response may be used only after the server has revalidated it.
  var alwaysRevalidates = false
  /// Whether stale responses are forbidden, even when the server is unreachable.
  var forbidsStale = false
  /// In seconds, or zero if the value cannot be parsed.
  var maximumAge: Int?

  init(_ headers: HTTPHeaders) {
    for directive in headers.list("cache-control") {
      let sides = directive.split(separator: "=", maxSplits: 1).map { $0.trimmingBlanks() }
      switch sides.first?.lowercased() {
      case "no-store": forbidsStoring = true
      // With field names, the directive applies to those fields only; revalidating does no harm then either.
      case "no-cache": alwaysRevalidates = true
      case "must-revalidate": forbidsStale = true
      // If the directive is repeated, the first one wins.
      case "max-age": maximumAge = maximumAge ?? Self.seconds(sides.count > 1 ? sides[1] : "")
      default: break
      }
    }
  }

  private static func seconds(_ text: String) -> Int {
    let digits = text.filter { $0 != "\"" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return 0 }
    // Values that are too large become the largest number (section 1.2.2).
    return Int(digits).map { min($0, Int(Int32.max)) } ?? Int(Int32.max)
  }
}

nonisolated extension HTTPHeaders {
  /// Returns the list elements of all fields with the given name.
  func list(_ name: String) -> [String] {
    let name = name.lowercased()
    return fields.filter { $0.name.lowercased() == name }
      .flatMap { $0.value.split(separator: ",").map { $0.trimmingBlanks() } }
      .filter { !$0.isEmpty }
  }
}

nonisolated extension StringProtocol {
  fileprivate func trimmingBlanks() -> String {
    let start = self.drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
