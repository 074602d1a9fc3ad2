import FoundationEssentials

/// A user's own key for a service. It is sent to that service and shown nowhere: printed or interpolated into a text it
/// is three dots.
public nonisolated struct APIKey: Sendable, Hashable {
  /// What is sent.
  let value: String

  /// - Parameter text: As typed or pasted; blanks and line breaks around it do not count.
  /// - Returns: nil when it cannot be a key: it is empty, longer than 500 characters, or has characters that keys never
  ///   have, such as blanks.
  public init?(_ text: String) {
    let value = SearchText.trimmed(text)
    guard 1...500 ~= value.utf8.count, value.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    self.value = value
  }

  /// A text of a service, which may repeat the key, without it.
  func removed(from text: String) -> String {
    // Scalars, not characters: an accent behind the key would make another character of its end.
    [value, QueryEncoding.encoded(value)].reduce(text) { text, secret in
      String(text.unicodeScalars.replacing(secret.unicodeScalars, with: description.unicodeScalars))
    }
  }
}

nonisolated extension PhotoSearchError {
  /// The error without the key, which a service may repeat in its words.
  func without(_ key: APIKey?) -> PhotoSearchError {
    guard let key else { return self }
    return switch self {
    case .serviceError(let status, let message?):
      .serviceError(status: status, message: key.removed(from: message))
    case .badRequest(let message?): .badRequest(message: key.removed(from: message))
    case .malformedAnswer(let reason): .malformedAnswer(reason: key.removed(from: reason))
    case .refusedURL(let url): .refusedURL(key.removed(from: url))
    default: self
    }
  }
}

nonisolated extension HTTPResponse {
  /// The answer without the key, which a service may repeat anywhere in it: in an address, for example, that is shown or
  /// kept later. A word too short to be a real key could be anywhere by chance, so it stays.
  func without(_ key: APIKey?) -> HTTPResponse {
    guard let key, key.value.utf8.count >= 8 else { return self }
    let spellings = Set([key.value, QueryEncoding.encoded(key.value), key.value.replacing("/", with: "\\/")])
    let clean = spellings.reduce(body) { $0.replacing($1, with: key.description) }
    return HTTPResponse(status: status, headers: headers, body: clean, url: url)
  }
}

nonisolated extension Data {
  /// - Complexity: O(n), however often the text is in it.
  fileprivate func replacing(_ text: String, with other: String) -> Data {
    let text = Array(text.utf8)
    return withUnsafeBytes { bytes in
      var result = Data()
      var start = 0
      var place = 0
      while place <= bytes.count - text.count {
        if bytes[place] == text[0], bytes[place..<place + text.count].elementsEqual(text) {
          result.append(contentsOf: bytes[start..<place])
          result.append(contentsOf: other.utf8)
          place += text.count
          start = place
        } else {
          place += 1
        }
      }
      if start == 0 { return self }
      result.append(contentsOf: bytes[start...])
      return result
    }
  }
}

nonisolated extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "•••" }
  public var debugDescription: String { description }
  /// Without the value: `dump` shows nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
