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
