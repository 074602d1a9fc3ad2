/// What a user wants to do with the photos that a search finds: the choices of the licence filter.
public nonisolated enum LicenseWish: String, Sendable, Hashable, Codable, CaseIterable {
  /// Share the photo, under whatever conditions, without asking anybody.
  case freeLicense
  /// Use it commercially.
  case commercialUse
  /// Share changed copies.
  case changes
  /// Share it without naming anybody.
  case noCredit
  /// Be free of everybody's rights.
  case publicDomain
}

/// Why a photo's licence does not fulfil a wish.
public nonisolated struct LicenseConflict: Sendable, Hashable {
  /// The term that stands against a wish.
  public enum Term: Sendable, Hashable {
    case forbids(License.Prohibition)
    case demands(License.Demand)
    /// Somebody holds rights in the photo.
    case isNotPublicDomain
    /// The terms are not known, so nothing can be promised.
    case isUnknown
  }

  public let wish: LicenseWish
  public let term: Term

  public init(wish: LicenseWish, term: Term) {
    self.wish = wish
    self.term = term
  }
}

nonisolated extension License {
  /// What stands against the wishes: nothing when the licence fulfils them all. At most one term for each wish, in the
  /// order of `LicenseWish.allCases`.
  public func conflicts(with wishes: Set<LicenseWish>) -> [LicenseConflict] {
    LicenseWish.allCases.filter(wishes.contains).compactMap { wish in
      term(against: wish).map { LicenseConflict(wish: wish, term: $0) }
    }
  }

  private func term(against wish: LicenseWish) -> LicenseConflict.Term? {
    guard hasKnownTerms else { return .isUnknown }
    switch wish {
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
