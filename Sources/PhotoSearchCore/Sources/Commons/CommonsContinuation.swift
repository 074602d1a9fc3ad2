import FoundationEssentials

/// A position in the results of Wikimedia Commons: the `continue` object of a response, whose items are copied into the
/// next request.
///
/// https://www.mediawiki.org/wiki/API:Continue
nonisolated struct CommonsContinuation: Sendable, Hashable {
  /// The items by parameter name.
  let items: [String: String]

  /// - Returns: `nil` if there are no items or some are not valid in a continuation: nothing else may get into a
  ///   request.
  init?(_ items: [String: String]) {
    guard 1...10 ~= items.count, items.allSatisfy({ Self.isValid($0.key, $0.value) }) else { return nil }
    self.items = items
  }

  /// Decodes a page token.
  init?(_ token: PageToken) {
    guard token.rawValue.utf8.count <= 10_000,
      let items = try? JSONDecoder().decode([String: String].self, from: Data(token.rawValue.utf8))
    else { return nil }
    self.init(items)
  }

  var token: PageToken? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(items)).map { PageToken(rawValue: String(decoding: $0, as: UTF8.self)) }
  }

  /// The number of preceding results, or `nil` if the service does not count them.
  var offset: Int? { items["gsroffset"].flatMap { Int($0) } }

  private static func isValid(_ name: String, _ value: String) -> Bool {
    guard name.utf8.count <= 30, name.utf8.allSatisfy({ 0x61...0x7A ~= $0 }), value.utf8.count <= 1000 else {
      return false
    }
    return name == "gsroffset" ? Int(value).map { $0 >= 0 } ?? false : name.hasSuffix("continue")
  }
}
