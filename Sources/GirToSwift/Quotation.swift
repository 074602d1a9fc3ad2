/// What a library's documentation says, in Swift's markup instead of gi-docgen's.
///
/// These are other people's words, under the licence of the library: they are no part of what is checked in.

enum Quotation {
  /// Their GIR says that they come from the manual of GNU's C library, which has a licence of its own.
  private static let ofOthers: Set = ["GLib.FileError"]

  /// Whether generated comments quote (`--docs`).
  @TaskLocal static var areWanted = CommandLine.arguments.contains("--docs")

  /// What stands at the head of a generated file that quotes.
  static var notice: [String] {
    ["// The doc comments quote what is under other licences than the code. Do not commit them."]
      + Set(Configuration.current.manifest.libraries.map { "// \($0.title): Copyright \($0.authors), \($0.license)" })
      .sorted()
  }

  /// The first paragraph of what the library says of a symbol; nil when it says nothing.
  static func text(of availability: Availability) -> String? {
    guard let origin = availability.origin, !ofOthers.contains("\(origin.namespace).\(origin.type ?? origin.name)")
    else { return nil }
    return summary(availability.documentation)
  }

  /// The first paragraph as one line of Markdown.
  static func summary(_ documentation: String?) -> String? {
    guard let documentation else { return nil }
    let paragraphs = documentation.replacing("\r", with: "").split(separator: /\n[ \t]*\n/)
    let first = paragraphs.lazy.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .first { !$0.isEmpty && !$0.hasPrefix("![") }
    return first.map(GiDocgenMarkup.shared.markdown)
  }
}
