/// What is most important about a licence, in a word or two: a line of these comes before the whole summary.
public nonisolated enum LicenseBadge: Sendable, Hashable, CaseIterable {
  case publicDomain
  case commercialUse, noCommercialUse
  case editing, noEditing
  /// The photo may be used in something new, but not shared as a whole.
  case partsOnly
  case noAdvertising
  case noCreditRequired, creditRequired
  /// Changed copies must be published under the same licence.
  case sameLicense
  /// The text of the licence must be sent along.
  case licenseText
  /// Free in the United States, perhaps not in other countries.
  case unitedStatesOnly
  /// The provider knows of no restrictions, but promises nothing.
  case noGuarantee
  case permissionRequired
  case unknownTerms
  /// People can be recognised, who may have to agree to a use whatever the licence says.
  case personalityRights
  /// A trademark is shown, which the licence does not cover.
  case trademark

  /// Whether a badge is good news.
  public enum Meaning: Sendable, Hashable {
    case permits
    /// Something must be done, or found out, before the photo is used.
    case warns
    case forbids
  }

  public var meaning: Meaning {
    switch self {
    case .publicDomain, .commercialUse, .editing, .noCreditRequired: .permits
    case .partsOnly, .creditRequired, .sameLicense, .licenseText, .unitedStatesOnly, .noGuarantee, .unknownTerms,
      .personalityRights, .trademark:
      .warns
    case .noCommercialUse, .noEditing, .noAdvertising, .permissionRequired: .forbids
    }
  }
}

nonisolated extension License {
  /// What is most important about the licence: first what it permits and forbids, then what it requires.
  public var badges: [LicenseBadge] {
    guard hasKnownTerms else { return [.unknownTerms] }
    if forbids.contains(.anyUse) { return [.permissionRequired] }
    var badges: [LicenseBadge] = []
    if kind != .usGovernmentWork, kind != .noKnownRestrictions, isPublicDomain { badges.append(.publicDomain) }
    if forbids.contains(.sharing) {
      badges.append(.partsOnly)
    } else {
      badges.append(allowsCommercialUse ? .commercialUse : .noCommercialUse)
      badges.append(allowsAdaptations ? .editing : .noEditing)
    }
    if forbids.contains(.advertising) { badges.append(.noAdvertising) }
    switch kind {
    case .usGovernmentWork: badges.append(.unitedStatesOnly)
    case .noKnownRestrictions: badges.append(.noGuarantee)
    default:
      // What is in the public domain says it already.
      if requiresAttribution {
        badges.append(.creditRequired)
      } else if !isPublicDomain {
        badges.append(.noCreditRequired)
      }
    }
    if requiresShareAlike { badges.append(.sameLicense) }
    if demands.contains(.licenseText) { badges.append(.licenseText) }
    return badges
  }
}

nonisolated extension Photo {
  /// The badges of the licence, then what else restricts the use of the photo.
  public var badges: [LicenseBadge] {
    let others: [PhotoRestriction: LicenseBadge] = [.personality: .personalityRights, .trademark: .trademark]
    return license.badges + restrictions.compactMap { PhotoRestriction($0).flatMap { others[$0] } }
  }
}
