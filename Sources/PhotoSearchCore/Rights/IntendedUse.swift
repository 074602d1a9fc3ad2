/// An intended use of the photos in the search results: a choice of the licence filter.
public nonisolated enum IntendedUse: String, Sendable, Hashable, Codable, CaseIterable {
  /// Share the photo without asking for permission, under any conditions.
  case freeLicense
  /// Use the photo commercially.
  case commercialUse
  /// Share changed copies.
  case changes
  /// Share the photo without naming the author.
  case noCredit
  /// Use only photos without copyright.
  case publicDomain
}

/// Why a photo's licence does not permit an intended use.
public nonisolated struct LicenseConflict: Sendable, Hashable {
  /// The licence term that conflicts with an intended use.
  public enum Term: Sendable, Hashable {
    case forbids(License.Prohibition)
    case demands(License.Demand)
    /// The photo is protected by copyright.
    case isNotPublicDomain
    /// The terms are unknown, so nothing can be assumed.
    case isUnknown
  }

  public let use: IntendedUse
  public let term: Term

  public init(use: IntendedUse, term: Term) {
    self.use = use
    self.term = term
  }
}

nonisolated extension License {
  /// Returns the conflicts with the intended uses, or an empty array if the licence permits them all. There is at most
  /// one conflict per use, in the order of `IntendedUse.allCases`.
  public func conflicts(with uses: Set<IntendedUse>) -> [LicenseConflict] {
    IntendedUse.allCases.filter(uses.contains).compactMap { use in
      term(against: use).map { LicenseConflict(use: use, term: $0) }
    }
  }

  private func term(against use: IntendedUse) -> LicenseConflict.Term? {
    guard hasKnownTerms else { return .isUnknown }
    switch use {
    case .freeLicense: return prohibition(in: [.anyUse, .sharing])
    case .commercialUse: return prohibition(in: [.anyUse, .sharing, .commercialUse])
    case .changes: return prohibition(in: [.anyUse, .changes])
    case .noCredit:
      return prohibition(in: [.anyUse]) ?? (requiresAttribution ? .demands(.attribution) : nil)
    case .publicDomain: return isPublicDomain ? nil : .isNotPublicDomain
    }
  }

  private func prohibition(in relevant: [Prohibition]) -> LicenseConflict.Term? {
    forbids.first(where: relevant.contains).map(LicenseConflict.Term.forbids)
  }
}
