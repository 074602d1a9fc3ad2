/// A text that a service may as well send as a number, or wrapped in an object, as Flickr does: `{"_content": "..."}`.
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
    }
    text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .content)
  }
}

nonisolated extension KeyedDecodingContainer {
  /// The text; nil also when there is something else in its place.
  func lenientText(_ key: Key) -> String? { lenient(LenientText.self, key)?.text }

  /// The number, perhaps written as a text; nil also when there is something else in its place.
  func lenientNumber(_ key: Key) -> Int? {
    if let number = lenient(Int.self, key) { return number }
    return lenient(String.self, key).flatMap { Int($0) }
  }
}
