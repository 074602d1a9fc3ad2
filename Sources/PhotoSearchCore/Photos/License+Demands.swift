// What a licence demands of someone who uses the photo. Summaries of the licence deeds at creativecommons.org, for
// guidance on screen; the licence text decides.

nonisolated extension License {
  /// Whether this is one of Creative Commons' licences or public-domain tools.
  public var isCreativeCommons: Bool {
    switch kind {
    case .by, .bySA, .byNC, .byND, .byNCSA, .byNCND, .cc0, .publicDomainMark, .samplingPlus, .ncSamplingPlus: true
    case .allRightsReserved, .other: false
    }
  }

  /// Whether the author must be named wherever the photo is shown.
  public var requiresAttribution: Bool {
    switch kind {
    case .cc0, .publicDomainMark: false
    default: true
    }
  }

  /// Whether changed copies must be published under the same licence.
  public var requiresShareAlike: Bool {
    switch kind {
    case .bySA, .byNCSA: true
    default: false
    }
  }

  /// Whether the whole photo may be used commercially.
  public var allowsCommercialUse: Bool {
    switch kind {
    case .by, .bySA, .byND, .cc0, .publicDomainMark: true
    // Sampling Plus allows commercial use of parts only.
    case .byNC, .byNCSA, .byNCND, .samplingPlus, .ncSamplingPlus, .allRightsReserved, .other: false
    }
  }

  /// Whether changed copies may be shared.
  public var allowsAdaptations: Bool {
    switch kind {
    case .by, .bySA, .byNC, .byNCSA, .cc0, .publicDomainMark, .samplingPlus, .ncSamplingPlus: true
    case .byND, .byNCND, .allRightsReserved, .other: false
    }
  }
}
