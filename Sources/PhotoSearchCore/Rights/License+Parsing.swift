nonisolated extension License {
  /// Parses an SPDX identifier, such as "CC-BY-SA-2.0", "CC-BY-3.0-DE" or "CC0-1.0". Stores unknown licences by name.
  ///
  /// The list: https://spdx.org/licenses/
  public init(spdx identifier: String) {
    self = License(known: identifier) ?? License(.other(name: identifier))
  }

  /// Returns the licence, completed with the details that only its address contains.
  func completed(by page: License?) -> License {
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
