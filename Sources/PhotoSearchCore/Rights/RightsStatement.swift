/// A statement from rightsstatements.org about a work. Libraries and museums use these where no licence fits.
///
/// The raw value is the code in the address. The list: https://rightsstatements.org/page/1.0/
public nonisolated enum RightsStatement: String, Sendable, Hashable, CaseIterable {
  case inCopyright = "InC"
  case inCopyrightOrphanWork = "InC-OW-EU"
  case inCopyrightEducational = "InC-EDU"
  case inCopyrightNonCommercial = "InC-NC"
  case inCopyrightUnlocatable = "InC-RUU"
  case noCopyrightContractual = "NoC-CR"
  case noCopyrightNonCommercial = "NoC-NC"
  case noCopyrightOtherRestrictions = "NoC-OKLR"
  case noCopyrightUnitedStates = "NoC-US"
  case notEvaluated = "CNE"
  case undetermined = "UND"
  case noKnownCopyright = "NKC"

  /// The statement's title, such as "No Copyright - United States".
  public var name: String {
    switch self {
    case .inCopyright: "In Copyright"
    case .inCopyrightOrphanWork: "In Copyright - EU Orphan Work"
    case .inCopyrightEducational: "In Copyright - Educational Use Permitted"
    case .inCopyrightNonCommercial: "In Copyright - Non-Commercial Use Permitted"
    case .inCopyrightUnlocatable: "In Copyright - Rights-holder(s) Unlocatable or Unidentifiable"
    case .noCopyrightContractual: "No Copyright - Contractual Restrictions"
    case .noCopyrightNonCommercial: "No Copyright - Non-Commercial Use Only"
    case .noCopyrightOtherRestrictions: "No Copyright - Other Known Legal Restrictions"
    case .noCopyrightUnitedStates: "No Copyright - United States"
    case .notEvaluated: "Copyright Not Evaluated"
    case .undetermined: "Copyright Undetermined"
    case .noKnownCopyright: "No Known Copyright"
    }
  }

  /// The permitted uses, if the statement defines them.
  var meaning: Meaning {
    switch self {
    case .inCopyright, .inCopyrightOrphanWork, .inCopyrightEducational, .inCopyrightUnlocatable: .reserved
    case .inCopyrightNonCommercial: .nonCommercial
    case .noCopyrightNonCommercial: .nonCommercial
    case .noCopyrightUnitedStates, .noKnownCopyright: .publicDomain
    case .noCopyrightContractual, .noCopyrightOtherRestrictions, .notEvaluated, .undetermined: .open
    }
  }

  enum Meaning {
    case publicDomain
    case nonCommercial
    case reserved
    /// The statement leaves the question open.
    case open
  }
}
