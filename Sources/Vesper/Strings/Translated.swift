import Gtk

/// An English text with its values kept separate for translation: `"By \(name)"` is looked up as `By {1}`.
///
/// `script/update-translations` finds the texts by the calls of `translated`, so they must be literals.
nonisolated struct Phrase: ExpressibleByStringInterpolation {
  fileprivate let key: String
  private let values: [String]

  init(stringLiteral text: String) {
    key = text
    values = []
  }

  init(stringInterpolation text: StringInterpolation) {
    key = text.key
    values = text.values
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var key = ""
    fileprivate var values: [String] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { key += text }

    mutating func appendInterpolation(_ text: String) {
      values.append(text)
      key += "{\(values.count)}"
    }

    /// Appends a number formatted for the user's locale.
    mutating func appendInterpolation(_ number: Int) { appendInterpolation(GLib.formatted(number)) }
  }

  /// Returns a translation with the values inserted at their positions.
  fileprivate func filling(_ translation: String) -> String {
    guard !values.isEmpty else { return translation }
    // Isolate the direction of paths and names in right-to-left text, which would otherwise swap their ends.
    let isFromRightToLeft = translation.unicodeScalars.contains { (0x0590...0x08ff).contains($0.value) }
    var text = ""
    var rest = translation[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      text += rest[..<open]
      if let number = Int(rest[open...].dropFirst().prefix(upTo: close)), values.indices.contains(number - 1) {
        let value = values[number - 1]
        text += isFromRightToLeft && value.contains(where: \.isLetter) ? "\u{2068}\(value)\u{2069}" : value
      } else {
        text += rest[open...close]
      }
      rest = rest[close...].dropFirst()
    }
    return text + rest
  }
}

/// Returns the text in the user's language.
///
/// - Parameter context: A description that distinguishes texts with the same English wording.
nonisolated func translated(_ phrase: Phrase, context: StaticString? = nil) -> String {
  phrase.filling(Strings.domain.translated(phrase.key, context: context.map { "\($0)" }))
}

/// Returns the text in the user's language, in the plural form for a number.
///
/// - Parameters:
///   - one: The singular form. It has the same values as the other one.
///   - other: The plural form.
nonisolated func translated(_ count: Int, one: Phrase, other: Phrase) -> String {
  other.filling(Strings.domain.translated(one: one.key, other: other.key, count: count))
}

/// Returns the translation of an error reason that `PhotoSearchCore` defines as a literal.
nonisolated func translated(reason: String) -> String { Strings.domain.translated(reason) }

nonisolated extension Strings {
  fileprivate static let domain = GLib.TextDomain("vesper")  // Not translated: the name of the files.

  /// Uses the user's language from now on, if there is a translation.
  ///
  /// - Parameter directory: `share/locale` of the installation.
  static func useTranslations(in directory: String) { domain.bind(toDirectory: directory) }

  /// Joins sentences, one per line.
  static func lines(_ sentences: [String]) -> String { sentences.joined(separator: "\n") }

  /// Joins the items of a list, such as the tags of a photo.
  static func list(_ items: [String]) -> String {
    items.joined(separator: translated(", ", context: "between the items of a list"))
  }
}
