import Foundation

/// Adds quotations from a library's documentation before the facts in the doc comments of its symbols.
///
/// `gir-to-swift --quotations` writes the quotations, keyed by the page that the facts link to, or by C name if there
/// is no page.
struct Quotations {
  struct Entry: Decodable {
    var text: String
    /// The source and its licence.
    var credit: String
  }

  var entries: [String: Entry]

  init(_ data: Data) throws { entries = try JSONDecoder().decode([String: Entry].self, from: data) }

  /// Returns the symbol graph with the quotations added, and their number.
  func added(to graph: Data) throws -> (graph: Data, count: Int) {
    guard var object = try JSONSerialization.jsonObject(with: graph) as? [String: Any],
      var symbols = object["symbols"] as? [[String: Any]]
    else { throw CocoaError(.fileReadCorruptFile) }
    var count = 0
    for index in symbols.indices {
      guard let location = symbols[index]["location"] as? [String: Any], let uri = location["uri"] as? String,
        uri.contains("/Generated/"), var comment = symbols[index]["docComment"] as? [String: Any],
        let lines = comment["lines"] as? [[String: Any]],
        let entry = entry(for: lines.compactMap { $0["text"] as? String })
      else { continue }
      comment["lines"] = [["text": entry.text], ["text": ""]] + lines + [["text": ""], ["text": "*\(entry.credit)*"]]
      symbols[index]["docComment"] = comment
      count += 1
    }
    object["symbols"] = symbols
    return (try JSONSerialization.data(withJSONObject: object), count)
  }

  /// Returns the quotation for the symbol that a comment's facts describe.
  private func entry(for lines: [String]) -> Entry? {
    let comment = lines.joined(separator: " ")
    if let page = comment.firstMatch(of: /\]\((https:[^)]+)\)/)?.1 { return entries[String(page)] }
    return comment.prefixMatch(of: /`([^`]+)` in C\./).flatMap { entries[String($0.1)] }
  }
}
