/// A text that a service may also send as a number, or wrapped in an object, as Flickr does: `{"_content": "..."}`.
nonisolated struct LenientText: Decodable, Sendable {
  let text: String

  private enum CodingKeys: String, CodingKey {
    case content = "_content"
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer() {
      if let string = try? container.decode(String.self) {
        text = string
        return
      }
      if let number = try? container.decode(Int.self) {
        text = String(number)
        return
      }
      if let number = try? container.decode(Double.self) {
        text = String(number)
        return
      }
    }
    text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .content)
  }
}

nonisolated extension KeyedDecodingContainer {
  /// Decodes a text. Returns `nil` if the value is missing or has another type.
  func lenientText(_ key: Key) -> String? { lenient(LenientText.self, key)?.text }

  /// Decodes a Boolean, possibly written as a number or a text. Returns `nil` if the value is missing or invalid.
  func lenientFlag(_ key: Key) -> Bool? {
    if let flag = lenient(Bool.self, key) { return flag }
    return switch lenientText(key)?.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0", "": false
    default: nil
    }
  }

  /// Decodes a text and sanitises it with `PhotoText`. Returns `nil` if nothing visible remains.
  func visibleText(_ key: Key) -> String? {
    lenientText(key).map(PhotoText.sanitized).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Decodes a positive number by which something is known.
  ///
  /// - Throws: `DecodingError` if the value is missing or invalid.
  func identifier(_ key: Key) throws -> Int {
    guard let number = lenientNumber(key), number > 0 else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "Not an identifier")
    }
    return number
  }

  /// Decodes a number, possibly written as a text. Returns `nil` if the value is missing or invalid.
  func lenientNumber(_ key: Key) -> Int? {
    if let number = lenient(Int.self, key) { return number }
    return lenient(String.self, key).flatMap { Int($0) }
  }
}
