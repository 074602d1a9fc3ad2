import FoundationEssentials

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
