import FoundationEssentials

/// The metadata on a file's page on Wikimedia Commons: the `extmetadata` of a response, whose values are HTML
/// fragments.
///
/// https://commons.wikimedia.org/wiki/Commons:Machine-readable_data
nonisolated struct CommonsMetadata: Decodable, Sendable {
  /// The requested fields.
  static let fields = [
    "LicenseShortName", "LicenseUrl", "License", "UsageTerms", "Artist", "Credit", "Attribution", "ImageDescription",
    "ObjectName", "DateTimeOriginal", "Restrictions",
  ]

  private let values: [String: String]

  private struct Field: Decodable {
    let value: String?

    private enum CodingKeys: String, CodingKey {
      case value
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      value =
        container.lenientText(.value)
        ?? container.lenient([String: LossyValue<LenientText>].self, .value).flatMap(Self.text(of:))
    }

    /// Returns the text in English, in the default language, or else in any available language. Lists have numbers as
    /// keys instead of languages.
    private static func text(of versions: [String: LossyValue<LenientText>]) -> String? {
      let texts = versions.compactMapValues(\.value?.text)
      if let text = texts["en"] ?? texts["x-default"] { return text }
      let others = texts.filter { !$0.key.hasPrefix("_") }.sorted { $0.key < $1.key }
      return others.first?.value
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.singleValueContainer().decode([String: LossyValue<Field>].self)
    values = fields.compactMapValues(\.value?.value)
  }

  /// Creates empty metadata.
  init() {
    values = [:]
  }

  /// Returns the text of a field without markup, or `nil` if it is empty.
  func text(_ field: String) -> String? {
    markup(field).map(\.text).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func markup(_ field: String) -> MarkupText? { values[field].map(MarkupText.init) }

  var license: License {
    License(
      commons: text("License"), shortName: text("LicenseShortName"), usageTerms: text("UsageTerms"),
      url: text("LicenseUrl"))
  }

  /// The restrictions, such as "trademarked" and "personality".
  var restrictions: [String] {
    text("Restrictions")?.split(separator: "|").map { SearchText.trimmed(String($0)) } ?? []
  }

  /// The author of the file, according to its page.
  struct Author {
    let name: String
    var address: String?
    /// The user name on Commons.
    var user: String?
  }

  var author: Author? {
    if let artist = markup("Artist"), !artist.text.isEmpty {
      let link = artist.links.first { !$0.isBroken }
      return Author(
        name: artist.text, address: link?.address,
        user: artist.links.lazy.compactMap { Self.user($0.address) }.first)
    }
    if let text = text("Attribution") { return Author(name: text) }
    // If the file is the uploader's own work, the author is the uploader.
    guard let credit = text("Credit"), !(values["Credit"]?.contains("own-work") ?? false) else { return nil }
    return Author(name: credit)
  }

  /// Wikis write addresses of their own projects without a scheme.
  private static func absolute(_ address: String) -> String { address.hasPrefix("//") ? "https:" + address : address }

  /// Returns the user whose page on Commons the address refers to, or `nil` for other pages. On another wiki, the name
  /// may belong to a different user.
  private static func user(_ address: String) -> String? {
    guard let url = URL(string: absolute(address)), url.host() == "commons.wikimedia.org" else { return nil }
    let title: String
    if url.path().hasPrefix("/wiki/") {
      title = url.path(percentEncoded: false).dropFirst("/wiki/".count).description
    } else {
      let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
      title = items.first { $0.name == "title" }?.value ?? ""
    }
    guard title.hasPrefix("User:") else { return nil }
    let name = title.dropFirst("User:".count).prefix { $0 != "/" }.map { $0 == "_" ? " " : $0 }
    return name.isEmpty ? nil : PhotoText.sanitized(String(name))
  }
}

/// A value that may be of any type.
nonisolated private struct LossyValue<Value: Decodable>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) {
    value = try? Value(from: decoder)
  }
}

nonisolated extension License {
  /// Parses the licence fields of Wikimedia Commons' `extmetadata`. Each field may be absent.
  ///
  /// - Parameters:
  ///   - code: `License`, such as "cc-by-sa-3.0-de" or "pd".
  ///   - shortName: `LicenseShortName`, such as "CC BY-SA 3.0 de" or "No restrictions".
  ///   - usageTerms: `UsageTerms`, such as "Creative Commons Attribution-Share Alike 3.0 de".
  ///   - url: `LicenseUrl`. It supplies a missing version, and is the only field that identifies a public domain mark.
  public init(commons code: String?, shortName: String? = nil, usageTerms: String? = nil, url: String? = nil) {
    let page = url.flatMap(License.init(address:))
    let names = [code, shortName, usageTerms].compactMap(\.self).filter { !PhotoText.sanitized($0).isEmpty }
    let named = names.compactMap { License(known: $0) ?? Self.publicDomain(template: $0) }
    // The code "pd" covers everything in the public domain; the names are more specific.
    guard let license = named.first(where: { $0.kind != .publicDomain }) ?? named.first ?? page else {
      self.init(.other(name: shortName ?? usageTerms ?? code ?? ""))
      return
    }
    // Text that is not a licence's name may still forbid something.
    let warnings = names.filter { LicenseWords($0).forbidsSomething && License(known: $0) == nil }
    self = license.completed(by: page)
      .restricted(by: named + [page].compactMap(\.self) + warnings.map { License(.other(name: $0)) })
  }

  /// Parses a Wikimedia Commons template that gives one of hundreds of reasons for public domain, such as "PD-old-100".
  private static func publicDomain(template name: String) -> License? {
    let name = name.lowercased()
    if name.hasPrefix("pd-usgov") { return License(.usGovernmentWork) }
    return name.hasPrefix("pd-") ? License(.publicDomain) : nil
  }
}
