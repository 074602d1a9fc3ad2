import FoundationEssentials

/// An array that skips elements that fail to decode, and counts them.
nonisolated struct LossyArray<Element: Decodable>: Decodable {
  let elements: [Element]
  let skippedCount: Int

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    try self.init(from: &container, maximumCount: .max)
  }

  /// - Parameter maximumCount: The maximum number of elements to decode, valid or not. The rest costs nothing.
  init(from container: inout any UnkeyedDecodingContainer, maximumCount: Int) throws {
    var elements: [Element] = []
    var skippedCount = 0
    while !container.isAtEnd, container.currentIndex < maximumCount {
      if let element = try? container.decode(Element.self) {
        elements.append(element)
      } else {
        // A failure does not advance the container.
        _ = try container.decode(Anything.self)
        skippedCount += 1
      }
    }
    self.elements = elements
    self.skippedCount = skippedCount
  }

  /// - Parameter elements: The elements, with `nil` for each that failed.
  init(_ elements: [Element?]) {
    self.elements = elements.compactMap(\.self)
    skippedCount = elements.count - self.elements.count
  }

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }
}

nonisolated extension LossyArray: Sendable where Element: Sendable {}

nonisolated extension KeyedDecodingContainer {
  /// Returns the value, or `nil` if it is missing or cannot be decoded.
  func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    (try? decodeIfPresent(type, forKey: key)) ?? nil
  }
}

nonisolated extension HTTPResponse {
  /// Decodes the body as JSON.
  ///
  /// - Throws: `malformedAnswer` if the body does not have the expected structure.
  func decoded<Body: Decodable>(_ type: Body.Type) throws(PhotoSearchError) -> Body {
    guard !isWebPage else { throw .malformedAnswer(reason: "it is a web page, not search results") }
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch DecodingError.keyNotFound, DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw .malformedAnswer(reason: "it contains no list of results")
    } catch {
      throw .malformedAnswer(reason: "it is not valid JSON")
    }
  }
}
