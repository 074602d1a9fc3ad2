import Foundation

/// A request as the server received it.
public struct ReceivedRequest: Sendable, Hashable {
  public let method: String
  /// As it came, still encoded, without the query.
  public let path: String
  /// Decoded; of repeated items the last.
  public let query: [String: String]
  /// The query as it came.
  public let rawQuery: String
  /// By lower-case name.
  public let headers: [String: String]

  /// Reads the head of a request, up to the empty line; nil when it is not HTTP.
  init?(head: String) {
    let lines = head.components(separatedBy: "\r\n")
    let parts = lines[0].split(separator: " ")
    guard parts.count == 3, parts[2].hasPrefix("HTTP/1.") else { return nil }
    method = String(parts[0])
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(target[0])
    rawQuery = target.count > 1 ? String(target[1]) : ""
    query = Self.items(of: rawQuery)
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] =
        line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
    self.headers = headers
  }

  private static func items(of query: String) -> [String: String] {
    var items: [String: String] = [:]
    for item in query.split(separator: "&") {
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(decoded)
      items[sides[0]] = sides.count > 1 ? sides[1] : ""
    }
    return items
  }

  private static func decoded(_ text: Substring) -> String {
    let withSpaces = text.replacingOccurrences(of: "+", with: " ")
    return withSpaces.removingPercentEncoding ?? withSpaces
  }
}
