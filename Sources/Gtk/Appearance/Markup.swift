/// Text with Pango markup into which no foreign markup can be injected.
///
///     label.markup = "<b>\(photo.title)</b> by <a href=\"\(photo.page)\">\(photo.author)</a>"
///
/// Interpolated values are escaped: a title of `<i>` is shown literally. The literal parts are validated, and an error
/// in them traps: mismatched tags, tags unknown to Pango, values without quotes, an interpolation inside a tag but
/// outside quotes. Text cannot become markup by accident; `init(parsing:)` is for texts that are meant to be markup,
/// such as translations.
///
/// Pango's tags are `b`, `big`, `i`, `s`, `small`, `span`, `sub`, `sup`, `tt` and `u`; a `Label` also supports `a`, for
/// links. GTK opens the address of a clicked link, so check where it leads.
public nonisolated struct Markup: Hashable, Sendable, CustomStringConvertible {
  /// The markup as read by Pango.
  public let source: String

  /// Creates a text without markup.
  public init(escaping text: String) { source = text.escapedForMarkup }

  /// Creates markup from a text that is meant to be markup.
  ///
  /// - Throws: `Mistake` if it is not well-formed or has unknown tags.
  public init(parsing source: String) throws(Mistake) {
    for _ in try MarkupScanner.tags(in: source) {}
    self.source = source
  }

  /// Creates markup from a source known to be valid.
  init(trusting source: String) { self.source = source }

  public var description: String { source }

  /// The text without its markup.
  public var plainText: String { MarkupScanner.text(of: source) }

  /// Returns the concatenation of two markup texts.
  public static func + (left: Markup, right: Markup) -> Markup { Markup(trusting: left.source + right.source) }

  /// Appends another markup text.
  public static func += (left: inout Markup, right: Markup) { left = left + right }

  /// The reason why a text is not valid markup.
  public nonisolated struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// A description of the error, for developers and translators.
    public let description: String
  }
}

nonisolated extension Markup: ExpressibleByStringInterpolation {
  /// Creates markup from a literal.
  ///
  /// - Precondition: The literal is valid markup.
  public init(stringLiteral value: String) { self.init(checking: value) }

  public init(stringInterpolation: StringInterpolation) { self.init(checking: stringInterpolation.source) }

  private init(checking source: String) {
    do { try self.init(parsing: source) } catch { preconditionFailure("\(error) in the markup \(source)") }
  }

  /// Collects the parts of a literal.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    public mutating func appendLiteral(_ literal: String) { source += literal }

    /// Appends a text, a number or any other value with a description, escaped.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      precondition(
        MarkupScanner.canContinueWithText(source), "an interpolation in a tag that is not between quotes: \(source)")
      source += value.description.escapedForMarkup
    }

    /// Appends markup unchanged.
    public mutating func appendInterpolation(_ markup: Markup) { source += markup.source }
  }
}

extension Sequence<Markup> {
  /// Concatenates all elements, with a separator between them.
  public nonisolated func joined(separator: Markup = "") -> Markup {
    Markup(trusting: map(\.source).joined(separator: separator.source))
  }
}

extension String {
  /// The text with all markup characters escaped. Control characters, which XML cannot represent, are removed.
  fileprivate nonisolated var escapedForMarkup: String {
    var result = ""
    result.reserveCapacity(utf8.count)
    for character in unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\t", "\n", "\r": result.unicodeScalars.append(character)
      case _ where character.properties.generalCategory == .control: break
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
