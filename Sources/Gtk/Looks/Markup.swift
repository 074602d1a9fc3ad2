/// Text with Pango's markup, in which nothing that comes from elsewhere can be taken for markup.
///
///     label.markup = "<b>\(photo.title)</b> by <a href=\"\(photo.page)\">\(photo.author)</a>"
///
/// What is interpolated is escaped: a title of `<i>` is shown as it is. The literal parts are checked, and a mistake in
/// them ends the program, as a misspelt name does: tags that do not match, tags that Pango does not have, values without
/// quotes, an interpolation inside a tag but not between quotes. There is no way to make markup of a text by accident;
/// `init(parsing:)` is for texts that are meant to be markup, such as translations.
///
/// Pango's tags are `b`, `big`, `i`, `s`, `small`, `span`, `sub`, `sup`, `tt` and `u`; a `Label` knows `a` too, for links.
/// An address in a link is opened by GTK when it is clicked: check where it leads.
public nonisolated struct Markup: Hashable, Sendable, CustomStringConvertible {
  /// The markup as Pango reads it.
  public let source: String

  /// A text without any markup in it.
  public init(escaping text: String) { source = text.escapedForMarkup }

  /// A text that is meant to be markup.
  ///
  /// - Throws: when it is not well-formed, or has tags that there are not.
  public init(parsing source: String) throws(Mistake) {
    for _ in try MarkupScanner.tags(in: source) {}
    self.source = source
  }

  /// What is known to be markup.
  init(trusting source: String) { self.source = source }

  public var description: String { source }

  /// The text without its markup.
  public var plainText: String { MarkupScanner.text(of: source) }

  /// One after the other.
  public static func + (left: Markup, right: Markup) -> Markup { Markup(trusting: left.source + right.source) }

  /// Appends another markup.
  public static func += (left: inout Markup, right: Markup) { left = left + right }

  /// Why a text is no markup.
  public nonisolated struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, for developers and translators.
    public let description: String
  }
}

nonisolated extension Markup: ExpressibleByStringInterpolation {
  /// Markup that is written in the source. Precondition: it is right.
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

    /// A text, a number or anything else that describes itself, escaped.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      precondition(
        MarkupScanner.canContinueWithText(source), "an interpolation in a tag that is not between quotes: \(source)")
      source += value.description.escapedForMarkup
    }

    /// Markup, as it is.
    public mutating func appendInterpolation(_ markup: Markup) { source += markup.source }
  }
}

extension Sequence<Markup> {
  /// All of them, with a separator between them.
  public nonisolated func joined(separator: Markup = "") -> Markup {
    Markup(trusting: map(\.source).joined(separator: separator.source))
  }
}

extension String {
  /// The text with everything escaped that markup could take for its own. Control characters, which XML cannot hold, go.
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
