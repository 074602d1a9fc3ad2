// What a licence requires of users of the photo, and what it forbids. The summaries follow the licence deeds and
// https://wiki.creativecommons.org/wiki/License_Versions. They are only guidance; the licence text is authoritative.

nonisolated extension License {
  /// A requirement for sharing the photo.
  public enum Demand: Sendable, Hashable, CaseIterable {
    /// Ask the author first.
    case permission
    /// Name the author.
    case attribution
    /// Give the title, if the photo has one.
    case title
    /// Link to the source of the photo.
    case sourceLink
    /// Name the licence and link to it.
    case licenseNotice
    /// Include the text of the licence.
    case licenseText
    /// Indicate changes.
    case changesIndicated
    /// Publish changed copies under the same licence.
    case shareAlike
  }

  /// A use that requires the author's permission.
  public enum Prohibition: Sendable, Hashable, CaseIterable {
    /// Any use, except where copyright law allows it anyway.
    case anyUse
    /// Sharing the photo as a whole; it may be used as part of a new work.
    case sharing
    /// Commercial use of the whole photo.
    case commercialUse
    /// Sharing changed copies.
    case changes
    /// Use in advertisements for something else.
    case advertising
  }

  /// What the licence requires, most important first.
  public var demands: [Demand] {
    switch kind {
    case .by, .bySA, .byNC, .byND, .byNCSA, .byNCND, .sa, .nc, .nd, .ncSA, .ncND: elementDemands
    case .sampling, .samplingPlus, .ncSamplingPlus: [.attribution, .title, .licenseNotice, .changesIndicated]
    case .free(let license): license.demands
    case .cc0, .publicDomainMark, .publicDomain, .noKnownRestrictions, .usGovernmentWork: []
    case .rightsStatement(let statement):
      switch statement.meaning {
      case .publicDomain: []
      case .nonCommercial: [.attribution]
      case .reserved, .open: [.permission, .attribution]
      }
    case .allRightsReserved, .other: [.permission, .attribution]
    }
  }

  /// What the licence forbids, most important first.
  public var forbids: [Prohibition] {
    switch kind {
    case .sampling: return [.sharing, .advertising]
    case .samplingPlus, .ncSamplingPlus: return [.commercialUse, .advertising]
    case .allRightsReserved, .other: return [.anyUse]
    case .rightsStatement(let statement):
      switch statement.meaning {
      case .publicDomain: return []
      case .nonCommercial: return [.commercialUse]
      case .reserved, .open: return [.anyUse]
      }
    default:
      let elements = kind.elements ?? []
      return (elements.contains(.nc) ? [.commercialUse] : []) + (elements.contains(.nd) ? [.changes] : [])
    }
  }

  /// Whether these terms come from the licence. The terms of other licences are unknown, so everything is forbidden.
  public var hasKnownTerms: Bool {
    switch kind {
    case .other: false
    case .rightsStatement(let statement): statement.meaning != .open
    default: true
    }
  }

  /// The title is required before version 4.0, the address of the work since version 2.0. Only version 4.0 requires
  /// indicating changes that are too small to create a new work, so it does even if changed copies may not be shared.
  private var elementDemands: [Demand] {
    let elements = kind.elements ?? []
    var demands: [Demand] = []
    if elements.contains(.by) {
      demands.append(.attribution)
      if isOlder(than: 4) || version == nil { demands.append(.title) }
      if !isOlder(than: 2) { demands.append(.sourceLink) }
    }
    demands.append(.licenseNotice)
    if elements.contains(.by), !elements.contains(.nd) || !isOlder(than: 4) { demands.append(.changesIndicated) }
    if elements.contains(.sa) { demands.append(.shareAlike) }
    return demands
  }

  /// Returns whether the version is known and lower than this one.
  func isOlder(than major: Int) -> Bool {
    guard let number = version?.split(separator: ".").first.flatMap({ Int($0) }) else { return false }
    return number < major
  }
}

nonisolated extension License {
  /// Whether this is a Creative Commons licence or public-domain tool.
  public var isCreativeCommons: Bool {
    switch kind {
    case .cc0, .publicDomainMark, .sampling, .samplingPlus, .ncSamplingPlus: true
    default: kind.elements != nil
    }
  }

  /// Whether the photo is free of copyright, as far as its provider knows.
  public var isPublicDomain: Bool {
    switch kind {
    case .cc0, .publicDomainMark, .publicDomain, .noKnownRestrictions, .usGovernmentWork: true
    case .rightsStatement(let statement): statement.meaning == .publicDomain
    default: false
    }
  }

  /// Whether the author must be named wherever the photo is shown.
  public var requiresAttribution: Bool { demands.contains(.attribution) }

  /// Whether changed copies must be published under the same licence.
  public var requiresShareAlike: Bool { demands.contains(.shareAlike) }

  /// Whether the whole photo may be used commercially.
  public var allowsCommercialUse: Bool {
    !forbids.contains { $0 == .commercialUse || $0 == .sharing || $0 == .anyUse }
  }

  /// Whether changed copies may be shared.
  public var allowsAdaptations: Bool { !forbids.contains { $0 == .changes || $0 == .anyUse } }
}
