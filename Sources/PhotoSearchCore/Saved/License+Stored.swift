nonisolated extension License {
  /// A human-readable text that `init(stored:)` parses as the same licence. Empty for the unknown licence.
  var stored: String {
    if self == .unknown { return "" }
    let names = [shortName, fullName, url?.absoluteString].compactMap(\.self)
    if let name = names.first(where: { License(stored: $0) == self }) { return name }
    // A name that would be parsed as another licence.
    return Self.unknownPrefix + shortName
  }

  /// Parses `stored`. Stores an unknown licence by name.
  init(stored text: String) {
    if text.isEmpty {
      self = .unknown
    } else if text.hasPrefix(Self.unknownPrefix) {
      self.init(.other(name: String(text.dropFirst(Self.unknownPrefix.count))))
    } else {
      self.init(naming: text)
    }
  }

  private static let unknownPrefix = "Unknown: "
}
