/// What is said of symbols that a library has something better for: since when, and what.

extension Availability {
  /// A sentence for types: a warning at each use of them would be one in these bindings too.
  var deprecationNote: String? {
    guard isDeprecated else { return nil }
    return "Deprecated" + (deprecationRelease.map { " since \($0)" } ?? "")
      + (replacement.map { ", replaced by \($0)" } ?? "") + "."
  }

  /// The warning for members, for programs that ask for a version in which they are deprecated.
  var attributes: [String] {
    let manifest = Configuration.current.manifest
    if let later = origin.flatMap({ manifest.later.deprecations[$0.id] }) ?? laterDeprecation {
      return ["#if \(later.trait)", Self.attribute(later.message), "#endif"]
    }
    return isDeprecated && !isDeprecatedLater ? [Self.attribute(deprecationMessage)] : []
  }

  /// With which trait it is deprecated, if only with one.
  var laterDeprecation: LaterChanges.Deprecation? {
    guard isDeprecatedLater, let version = deprecationVersion.flatMap(Version.init), let origin,
      let trait = Configuration.current.manifest.trait(for: version, of: origin.namespace)
    else { return nil }
    return LaterChanges.Deprecation(trait: trait.name, message: deprecationMessage)
  }

  /// Whether it is deprecated only in versions that some programs do not ask for.
  private var isDeprecatedLater: Bool {
    let configuration = Configuration.current
    guard isDeprecated, !configuration.manifest.traits.isEmpty, let origin,
      let version = deprecationVersion.flatMap(Version.init),
      let floor = configuration.library(origin.namespace)?.version
    else { return false }
    return version > floor
  }

  private var deprecationMessage: String {
    replacement.map { "Replaced by \($0)" + (deprecationRelease.map { " in \($0)" } ?? "") + "." }
      ?? deprecationNote ?? ""
  }

  private static func attribute(_ message: String) -> String {
    "@available(*, deprecated, message: \"\(message)\")"
  }

  /// `GTK 4.10`.
  private var deprecationRelease: String? {
    guard let origin, let deprecationVersion else { return nil }
    return "\(origin.library.title) \(deprecationVersion)"
  }

  /// The symbol that the library's advice says to use; nothing else of the advice.
  private var replacement: Substring? {
    guard let advice = deprecationAdvice?.split(whereSeparator: \.isWhitespace).joined(separator: " ") else {
      return nil
    }
    let wording = /\b(?:[Uu]se|in favou?r of) (?:the )?(`[^`]+`)/
    return GiDocgenMarkup.shared.markdown(advice).firstMatch(of: wording)?.1
  }
}
