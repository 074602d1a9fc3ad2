import FoundationEssentials

/// A user's own key for a service. It is sent only to that service and never displayed: when printed or interpolated,
/// it appears as three dots.
public nonisolated struct APIKey: Sendable, Hashable {
  /// The value to send.
  let value: String

  /// - Parameter text: The key as typed or pasted. Surrounding spaces and line breaks are ignored.
  /// - Returns: `nil` if the text cannot be a key: it is empty, longer than 500 characters, or contains characters that
  ///   keys never contain, such as spaces.
  public init?(_ text: String) {
    let value = SearchText.trimmed(text)
    guard 1...500 ~= value.utf8.count, value.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { return nil }
    self.value = value
  }

  /// Returns a text from a service without the key, which the service may have repeated.
  func removed(from text: String) -> String {
    // Replace scalars, not characters: an accent after the key would combine with its last character.
    [value, QueryEncoding.encoded(value)].reduce(text) { text, secret in
      String(text.unicodeScalars.replacing(secret.unicodeScalars, with: description.unicodeScalars))
    }
  }
}

nonisolated extension PhotoSearchError {
  /// Returns the error without the key, which the service may have repeated in its message.
  func without(_ key: APIKey?) -> PhotoSearchError {
    guard let key else { return self }
    return switch self {
    case .serviceError(let status, let message?):
      .serviceError(status: status, message: key.removed(from: message))
    case .badRequest(let message?): .badRequest(message: key.removed(from: message))
    case .malformedAnswer(let reason): .malformedAnswer(reason: key.removed(from: reason))
    case .refusedURL(let url): .refusedURL(key.removed(from: url))
    case .redirectRefused(let url): .redirectRefused(key.removed(from: url))
    default: self
    }
  }
}

nonisolated extension HTTPResponse {
  /// Returns the response without the key, which the service may have repeated anywhere, for example in an address that
  /// is displayed or stored later. Does nothing for a text too short to be a real key, which could occur by chance.
  func without(_ key: APIKey?) -> HTTPResponse {
    guard let key, key.value.utf8.count >= 8 else { return self }
    let spellings = Set([key.value, QueryEncoding.encoded(key.value), key.value.replacing("/", with: "\\/")])
    let clean = spellings.reduce(body) { $0.replacing($1, with: key.description) }
    return HTTPResponse(status: status, headers: headers, body: clean, url: url)
  }
}

nonisolated extension Data {
  /// - Complexity: O(n), regardless of the number of occurrences.
  fileprivate func replacing(_ text: String, with other: String) -> Data {
    let text = Array(text.utf8)
    return withUnsafeBytes { bytes in
      var result = Data()
      var start = 0
      var index = 0
      while index <= bytes.count - text.count {
        if bytes[index] == text[0], bytes[index..<index + text.count].elementsEqual(text) {
          result.append(contentsOf: bytes[start..<index])
          result.append(contentsOf: other.utf8)
          index += text.count
          start = index
        } else {
          index += 1
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
  /// Hides the value from `dump`.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// Stores the user's own keys for services.
public nonisolated protocol APIKeyStore: Sendable {
  /// Returns the key for a service, or `nil` if there is none.
  ///
  /// - Throws: `PhotoSearchError.keyUnreadable` if there is a key that must not be used.
  func key(for source: PhotoSourceID) throws(PhotoSearchError) -> APIKey?

  /// Stores a key, replacing the previous one.
  ///
  /// - Throws: `PhotoSearchError.keyUnreadable` if the key cannot be stored.
  func setKey(_ key: APIKey, for source: PhotoSourceID) throws(PhotoSearchError)

  /// Removes a key. Does nothing if there is none.
  ///
  /// - Throws: `PhotoSearchError.keyUnreadable` if the key cannot be removed.
  func removeKey(for source: PhotoSourceID) throws(PhotoSearchError)
}

/// A fixed set of keys in memory.
nonisolated struct FixedAPIKeys: APIKeyStore {
  private let keys: [PhotoSourceID: APIKey]

  init(_ keys: [PhotoSourceID: APIKey]) {
    self.keys = keys
  }

  func key(for source: PhotoSourceID) -> APIKey? { keys[source] }

  func setKey(_ key: APIKey, for source: PhotoSourceID) throws(PhotoSearchError) {
    throw .keyUnreadable(path: "", reason: "it cannot be changed")
  }

  func removeKey(for source: PhotoSourceID) throws(PhotoSearchError) {
    throw .keyUnreadable(path: "", reason: "it cannot be changed")
  }
}
