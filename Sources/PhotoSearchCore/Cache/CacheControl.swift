/// The directives of `Cache-Control` that matter to a private cache.
///
/// https://www.rfc-editor.org/rfc/rfc9111#name-cache-control
nonisolated struct CacheControl: Sendable, Hashable {
  var forbidsStoring = false
  /// "no-cache": the server has to be asked each time, though what is stored may be used when it agrees.
  var alwaysRevalidates = false
  /// What is stale may not be used, not even when the server cannot be reached.
  var forbidsStale = false
  /// In seconds; zero when it was said in a way that cannot be read.
  var maximumAge: Int?

  init(_ headers: HTTPHeaders) {
    for directive in headers.list("cache-control") {
      let sides = directive.split(separator: "=", maxSplits: 1).map { $0.trimmingBlanks() }
      switch sides.first?.lowercased() {
      case "no-store": forbidsStoring = true
      // With field names it is about those only; then too nothing wrong comes of asking.
      case "no-cache": alwaysRevalidates = true
      case "must-revalidate": forbidsStale = true
      // Of two, the first counts.
      case "max-age": maximumAge = maximumAge ?? Self.seconds(sides.count > 1 ? sides[1] : "")
      default: break
      }
    }
  }

  private static func seconds(_ text: String) -> Int {
    let digits = text.filter { $0 != "\"" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return 0 }
    // What does not fit is the largest number (section 1.2.2).
    return Int(digits).map { min($0, Int(Int32.max)) } ?? Int(Int32.max)
  }
}

nonisolated extension HTTPHeaders {
  /// The elements of all fields of a name whose values are lists.
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
