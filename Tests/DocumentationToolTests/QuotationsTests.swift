import Foundation
import Testing

@testable import DocumentationTool

@Suite struct QuotationsTests {
  private static let quotations = """
    {"https://docs.gtk.org/gtk4/property.Label.label.html": {"text": "What it shows.", "credit": "From GTK, LGPL."},
     "GTK_ALIGN_FILL": {"text": "All of it.", "credit": "From GTK, LGPL."}}
    """

  /// The lines of a symbol's comment after the quotations were added.
  private func lines(of comment: [String], in file: String = "Generated/Classes.swift") throws -> [String] {
    let texts = comment.map { ["text": $0] }
    let symbol: [String: Any] = ["docComment": ["lines": texts], "location": ["uri": "file:///a/\(file)"]]
    let graph = try JSONSerialization.data(withJSONObject: ["symbols": [symbol]])
    let (result, _) = try Quotations(Data(Self.quotations.utf8)).added(to: graph)
    let object = try #require(try JSONSerialization.jsonObject(with: result) as? [String: [[String: Any]]])
    let changed = try #require(object["symbols"]?.first?["docComment"] as? [String: Any])
    return try #require(changed["lines"] as? [[String: Any]]).compactMap { $0["text"] as? String }
  }

  @Test func aQuotationStandsInFrontOfTheFactsAndItsCreditBehindThem() throws {
    let facts = ["The property", "[`label`](https://docs.gtk.org/gtk4/property.Label.label.html) of `GtkLabel`."]
    #expect(try lines(of: facts) == ["What it shows.", ""] + facts + ["", "*From GTK, LGPL.*"])
  }

  @Test func aCaseIsFoundByItsNameInC() throws {
    #expect(try lines(of: ["`GTK_ALIGN_FILL` in C."]).first == "All of it.")
    #expect(try lines(of: ["`GTK_ALIGN_START` in C."]) == ["`GTK_ALIGN_START` in C."])
  }

  @Test func whatIsWrittenByHandStaysAsItIs() throws {
    let comment = ["See [`label`](https://docs.gtk.org/gtk4/property.Label.label.html)."]
    #expect(try lines(of: comment, in: "Label+Text.swift") == comment)
  }
}
