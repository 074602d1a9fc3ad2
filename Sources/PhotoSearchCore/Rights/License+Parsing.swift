nonisolated extension License {
  /// Parses Openverse's description of a licence.
  ///
  /// - Parameters:
  ///   - code: `license`, such as "by-sa", "cc0", "pdm" or "sampling+", in either case.
  ///   - version: `license_version`, if present.
  ///   - url: `license_url`, if present. It supplies a missing version, and is the only source of the jurisdiction.
  public init(openverse code: String, version: String? = nil, url: String? = nil) {
    let code = code.lowercased()
    let page = url.flatMap(License.init(address:))
    let version = version.flatMap { $0.isEmpty || $0 == "N/A" ? nil : $0 }
    let named = Self.openverseKinds[code].map { License($0, version: version) } ?? License(known: code)
    let license = named ?? (code.isEmpty ? page : nil) ?? License(.other(name: code))
    self = license.completed(by: page).restricted(by: [page].compactMap(\.self))
  }

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

  /// Parses a Flickr licence number, see `flickr.photos.licenses.getInfo`. Unknown numbers give an unknown licence.
  public init(flickr id: Int) {
    switch id {
    case 0: self.init(.allRightsReserved)
    case 1: self.init(.byNCSA, version: "2.0")
    case 2: self.init(.byNC, version: "2.0")
    case 3: self.init(.byNCND, version: "2.0")
    case 4: self.init(.by, version: "2.0")
    case 5: self.init(.bySA, version: "2.0")
    case 6: self.init(.byND, version: "2.0")
    case 7: self.init(.noKnownRestrictions)
    case 8: self.init(.usGovernmentWork)
    case 9: self.init(.cc0)
    case 10: self.init(.publicDomainMark)
    // The order differs from that of version 2.0.
    case 11: self.init(.by, version: "4.0")
    case 12: self.init(.bySA, version: "4.0")
    case 13: self.init(.byND, version: "4.0")
    case 14: self.init(.byNC, version: "4.0")
    case 15: self.init(.byNCSA, version: "4.0")
    case 16: self.init(.byNCND, version: "4.0")
    default: self = .unknown
    }
  }

  /// Parses a 500px licence number, `license_type`. Unknown numbers give an unknown licence.
  public init(fiveHundredPixels type: Int) {
    switch type {
    case 0: self.init(.allRightsReserved)
    case 1: self.init(.byNC, version: "3.0")
    case 2: self.init(.byNCND, version: "3.0")
    case 3: self.init(.byNCSA, version: "3.0")
    case 4: self.init(.by, version: "3.0")
    case 5: self.init(.byND, version: "3.0")
    case 6: self.init(.bySA, version: "3.0")
    case 7: self.init(.publicDomainMark)
    case 8: self.init(.cc0)
    default: self = .unknown
    }
  }

  /// Parses an SPDX identifier, such as "CC-BY-SA-2.0", "CC-BY-3.0-DE" or "CC0-1.0". Stores unknown licences by name.
  ///
  /// The list: https://spdx.org/licenses/
  public init(spdx identifier: String) {
    self = License(known: identifier) ?? License(.other(name: identifier))
  }

  private static let openverseKinds: [String: Kind] = [
    "by": .by, "by-sa": .bySA, "by-nc": .byNC, "by-nd": .byND, "by-nc-sa": .byNCSA, "by-nc-nd": .byNCND,
    "by-nd-nc": .byNCND, "cc0": .cc0, "pdm": .publicDomainMark, "pddc": .publicDomain, "sampling": .sampling,
    "sampling+": .samplingPlus, "nc-sampling+": .ncSamplingPlus,
  ]

  /// Parses a Wikimedia Commons template that gives one of hundreds of reasons for public domain, such as "PD-old-100".
  private static func publicDomain(template name: String) -> License? {
    let name = name.lowercased()
    if name.hasPrefix("pd-usgov") { return License(.usGovernmentWork) }
    return name.hasPrefix("pd-") ? License(.publicDomain) : nil
  }

  /// Returns the licence, completed with the details that only its address contains.
  private func completed(by page: License?) -> License {
    guard let page else { return self }
    if kind == .publicDomain, page.kind == .publicDomainMark || page.kind == .cc0 { return page }
    guard kind == page.kind, version == nil || version == page.version else { return self }
    return License(kind, version: page.version, jurisdiction: jurisdiction ?? page.jurisdiction)
  }

  /// Returns the most restrictive of all licences stated for a photo. If two licences each forbid what the other
  /// allows, the result is an unknown licence.
  func restricted(by others: [License]) -> License {
    others.reduce(self) { license, other in
      if other.kind == license.kind { return license }
      let (broken, alsoBroken) = (license.brokenUses, other.brokenUses)
      if alsoBroken.isSubset(of: broken) { return license }
      return broken.isSubset(of: alsoBroken)
        ? other : License(.other(name: "Contradictory: \(license.shortName) / \(other.shortName)"))
    }
  }

  private var brokenUses: Set<IntendedUse> { Set(conflicts(with: Set(IntendedUse.allCases)).map(\.use)) }
}
