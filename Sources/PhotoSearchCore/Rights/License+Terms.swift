// What a licence demands of someone who uses the photo, and what it forbids. Summaries of the licences' deeds and of
// https://wiki.creativecommons.org/wiki/License_Versions, for guidance on screen; the licence text decides.

nonisolated extension License {
  /// What somebody who shares the photo must do.
  public enum Demand: Sendable, Hashable, CaseIterable {
    /// Ask the author first.
    case permission
    /// Name the author.
    case attribution
    /// Give the title, if the photo has one.
    case title
    /// Say where the photo is from.
    case sourceLink
    /// Name the licence and link to it.
    case licenseNotice
    /// Send the text of the licence along.
    case licenseText
    /// Say what was changed.
    case changesIndicated
    /// Publish changed copies under the same licence.
    case shareAlike
  }

  /// What nobody may do without asking the author.
  public enum Prohibition: Sendable, Hashable, CaseIterable {
    /// Everything that copyright law does not allow anyway.
    case anyUse
    /// Sharing the photo as a whole: it may be used as a part of something new.
    case sharing
    /// Commercial use of the whole photo.
    case commercialUse
    /// Sharing changed copies.
    case changes
    /// Use in advertisements for something else.
    case advertising
  }

  /// What the licence demands, the most important first.
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

  /// What the licence forbids, the most important first.
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

  /// Whether what it says here comes from the licence. Of the others nobody knows, so everything is forbidden.
  public var hasKnownTerms: Bool {
    switch kind {
    case .other: false
    case .rightsStatement(let statement): statement.meaning != .open
    default: true
    }
  }

  /// Until version 3.0 the title had to be given, from version 2.0 on the address of the work. Only version 4.0 wants to
  /// hear of changes that are too small to make a new work, and therefore even where changed copies may not be shared.
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

  /// Whether the version is known and lower than this one.
  func isOlder(than major: Int) -> Bool {
    guard let number = version?.split(separator: ".").first.flatMap({ Int($0) }) else { return false }
    return number < major
  }
}

nonisolated extension License {
  /// Whether this is one of Creative Commons' licences or public-domain tools.
  public var isCreativeCommons: Bool {
    switch kind {
    case .cc0, .publicDomainMark, .sampling, .samplingPlus, .ncSamplingPlus: true
    default: kind.elements != nil
    }
  }

  /// Whether nobody has rights in the photo, as far as those know who offer it.
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
