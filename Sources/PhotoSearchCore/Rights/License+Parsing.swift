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

nonisolated extension License {
  /// Parses a licence from any of its names or its address, such as "CC BY-SA 3.0 DE", "cc-by-sa-3.0-de", "Creative
  /// Commons Attribution-ShareAlike 3.0 Germany" or "GFDL 1.2 or later". Stores an unknown licence by name.
  ///
  /// If there are several versions, the newest wins. A name with an unknown word is an unknown licence, because it
  /// might demand more than the known words.
  public init(naming text: String) {
    self = License(address: text) ?? License(known: text) ?? License(.other(name: text))
  }

  /// Parses a licence from any of its names, or returns `nil` if it is unknown.
  init?(known text: String) {
    // The full name of a Wikimedia Commons template, and the beginning of many others.
    if text.lowercased() == "attribution" {
      self.init(.free(.attribution))
      return
    }
    let words = LicenseWords(text)
    if let kind = Self.phrases[words.phrase] {
      // Types 2 to 4 forbid commercial use, changes or both.
      guard kind != .free(.koreanOpenGovernment) || words.versions == ["1.0"] else { return nil }
      self.init(kind, version: Self.isVersioned(kind) ? words.versions.first : nil)
    } else if let kind = Self.creativeCommons(words.words) {
      // A jurisdiction is recognised only after a version: otherwise a country could be part of another licence's name.
      self.init(kind, version: words.versions.first, jurisdiction: words.jurisdiction)
    } else {
      return nil
    }
  }

  /// Returns whether a version distinguishes licences of this family. Public domain has no versions.
  static func isVersioned(_ kind: Kind) -> Bool {
    switch kind {
    case .free(.germanData), .free(.germanDataZero), .free(.koreanOpenGovernment), .free(.mit), .free(.bsd): false
    case .free: true
    default: false
    }
  }

  private static func creativeCommons(_ words: [String]) -> Kind? {
    let isNamed = words.contains("cc")
    let elements = words.filter { $0 != "cc" }.map(LicenseElement.init)
    guard !elements.isEmpty, !elements.contains(nil) else { return nil }
    let known = Set(elements.compactMap(\.self))
    // "nd" or "sa" alone could mean anything.
    return isNamed || known.contains(.by) ? Kind(elements: known) : nil
  }

  /// The licences that are not made of elements, by name.
  private static let phrases: [String: Kind] = {
    var phrases: [String: Kind] = [
      "cc0": .cc0, "cc0 cc0": .cc0, "cc0 pddedication": .cc0, "cc0 cc0 pddedication": .cc0, "pddedication cc0": .cc0,
      "cc cc0": .cc0, "cc0 pd": .cc0, "zero": .cc0,
      "pdm": .publicDomainMark, "cc pdm": .publicDomainMark, "pd cc pdm": .publicDomainMark,
      "pd": .publicDomain, "pddc": .publicDomain, "cc pddedication": .publicDomain, "pddedication": .publicDomain,
      "sampling": .sampling, "cc sampling": .sampling,
      "sampling+": .samplingPlus, "cc sampling+": .samplingPlus,
      "nc sampling+": .ncSamplingPlus, "cc nc sampling+": .ncSamplingPlus,
      "no restrictions": .noKnownRestrictions, "no known restrictions": .noKnownRestrictions,
      "no known copyright restrictions": .noKnownRestrictions,
      "flickr no known copyright restrictions": .noKnownRestrictions, "flickr commons": .noKnownRestrictions,
      "us government work": .usGovernmentWork, "us government works": .usGovernmentWork,
      "work of us government": .usGovernmentWork, "pd usgov": .usGovernmentWork, "pd us government": .usGovernmentWork,
      "all rights reserved": .allRightsReserved, "copyrighted": .allRightsReserved, "copyright": .allRightsReserved,
      "copyrighted free use": .free(.copyrightedFreeUse),
      "gfdl": .free(.gfdl), "fdl": .free(.gfdl), "gnu fdl": .free(.gfdl), "gnu free documentation": .free(.gfdl),
      "fal": .free(.freeArt), "lal": .free(.freeArt), "free art": .free(.freeArt), "art libre": .free(.freeArt),
      "ogl": .free(.openGovernment), "ogl uk": .free(.openGovernment), "open government": .free(.openGovernment),
      "uk open government": .free(.openGovernment), "open government uk": .free(.openGovernment),
      "dl de by": .free(.germanData), "datenlizenz deutschland namensnennung": .free(.germanData),
      "dl de zero": .free(.germanDataZero), "datenlizenz deutschland zero": .free(.germanDataZero),
      "ouverte": .free(.licenceOuverte), "open ouverte": .free(.licenceOuverte), "etalab": .free(.licenceOuverte),
      "kogl type": .free(.koreanOpenGovernment), "korea open government type": .free(.koreanOpenGovernment),
      "godl india": .free(.indianOpenData), "godl": .free(.indianOpenData),
      "government open data india": .free(.indianOpenData),
      "gpl": .free(.gpl), "gnu gpl": .free(.gpl), "gnu general public": .free(.gpl),
      "lgpl": .free(.lgpl), "gnu lgpl": .free(.lgpl), "gnu lesser general public": .free(.lgpl),
      "agpl": .free(.agpl), "gnu agpl": .free(.agpl), "gnu affero general public": .free(.agpl),
      "mit": .free(.mit), "expat": .free(.mit), "bsd": .free(.bsd), "bsd clause": .free(.bsd),
      "apache": .free(.apache), "odbl": .free(.odbl), "open database": .free(.odbl),
      "wtfpl": .free(.wtfpl), "do what fuck you want to public": .free(.wtfpl),
    ]
    for statement in RightsStatement.allCases {
      for spelling in [statement.name, statement.rawValue] {
        phrases[LicenseWords(spelling).phrase] = .rightsStatement(statement)
      }
    }
    return phrases
  }()
}
