nonisolated extension License {
  /// The licence as a text for people that gives the same licence again, see `init(stored:)`; empty for the unknown one.
  var stored: String {
    if self == .unknown { return "" }
    let names = [shortName, fullName, url?.absoluteString].compactMap(\.self)
    if let name = names.first(where: { License(stored: $0) == self }) { return name }
    // A name that would be taken for another licence.
    return Self.unknownPrefix + shortName
  }

  /// Reads `stored`. What is not known is kept by name.
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
