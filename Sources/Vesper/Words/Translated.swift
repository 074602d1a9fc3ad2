import Gtk

/// A text in English with its values apart, so that it can be looked up in another language: `"By \(name)"` is looked
/// up as `By {1}`.
///
/// `script/update-translations` finds the texts by their calls of `translated`, so these are given literals.
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

    /// In the form of the person's locale.
    mutating func appendInterpolation(_ number: Int) { appendInterpolation(GLib.formatted(number)) }
  }

  /// A translation with the values in the places that it has for them.
  fileprivate func filling(_ translation: String) -> String {
    guard !values.isEmpty else { return translation }
    // A path or a name keeps its own direction within text from right to left, which turns its ends around else.
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

/// The text in the person's language.
///
/// - Parameter context: What it is about, where the same English words mean something else elsewhere.
nonisolated func translated(_ phrase: Phrase, context: StaticString? = nil) -> String {
  phrase.filling(Words.domain.translated(phrase.key, context: context.map { "\($0)" }))
}

/// The text in the person's language, in the form that its grammar asks for this number.
///
/// - Parameters:
///   - one: The form for one thing. It has the same values as the other one.
///   - other: The form for other numbers of things.
nonisolated func translated(_ count: Int, one: Phrase, other: Phrase) -> String {
  other.filling(Words.domain.translated(one: one.key, other: other.key, count: count))
}

/// A reason that an error of `PhotoSearchCore` was given there as a literal.
nonisolated func translated(reason: String) -> String { Words.domain.translated(reason) }

nonisolated extension Words {
  fileprivate static let domain = GLib.TextDomain("vesper")  // Not translated: the name of the files.

  /// Speaks the person's language from now on, where there is a translation.
  ///
  /// - Parameter directory: `share/locale` of the installation.
  static func useTranslations(in directory: String) { domain.bind(toDirectory: directory) }

  /// Sentences below each other.
  static func lines(_ sentences: [String]) -> String { sentences.joined(separator: "\n") }

  /// Texts one after the other, such as the tags of a photo.
  static func list(_ items: [String]) -> String {
    items.joined(separator: translated(", ", context: "between the items of a list"))
  }
}
