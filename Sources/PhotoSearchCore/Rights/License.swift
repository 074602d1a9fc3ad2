/// The licence of a photo: what a service says about it, in one form for all services.
///
/// A licence that is not known here is kept by name as `Kind.other` and treated as strictly as possible: nothing is
/// allowed that its text might forbid.
public nonisolated struct License: Sendable, Hashable {
  /// The family of a licence, without version and jurisdiction.
  public enum Kind: Sendable, Hashable {
    /// Creative Commons Attribution.
    case by
    /// Creative Commons Attribution-ShareAlike.
    case bySA
    /// Creative Commons Attribution-NonCommercial.
    case byNC
    /// Creative Commons Attribution-NoDerivatives.
    case byND
    /// Creative Commons Attribution-NonCommercial-ShareAlike.
    case byNCSA
    /// Creative Commons Attribution-NonCommercial-NoDerivatives.
    case byNCND
    /// Creative Commons ShareAlike, of version 1.0 only: no credit is demanded.
    case sa
    /// Creative Commons NonCommercial, of version 1.0 only: no credit is demanded.
    case nc
    /// Creative Commons NoDerivs, of version 1.0 only: no credit is demanded.
    case nd
    /// Creative Commons NonCommercial-ShareAlike, of version 1.0 only: no credit is demanded.
    case ncSA
    /// Creative Commons NoDerivs-NonCommercial, of version 1.0 only: no credit is demanded.
    case ncND
    /// Creative Commons Zero, a waiver of all rights.
    case cc0
    /// The Public Domain Mark: somebody says that no rights are known.
    case publicDomainMark
    /// Said to be in the public domain, without one of Creative Commons' tools.
    case publicDomain
    /// A retired Creative Commons licence that allows to use parts of a work, but not to share it.
    case sampling
    /// A retired Creative Commons licence that allows to use parts of a work.
    case samplingPlus
    /// The non-commercial form of `samplingPlus`, retired as well.
    case ncSamplingPlus
    /// An institution knows of no restrictions and promises nothing, as in Flickr Commons.
    case noKnownRestrictions
    /// Made by officers of the United States, and therefore without copyright there.
    case usGovernmentWork
    /// A free licence that is not Creative Commons'.
    case free(FreeLicense)
    /// One of the statements of rightsstatements.org.
    case rightsStatement(RightsStatement)
    /// Nothing is allowed without asking.
    case allRightsReserved
    /// A licence that is not known here, by the name that its service gives it.
    case other(name: String)
  }

  public let kind: Kind
  /// Such as "4.0"; nil when the service does not say, and for licences without versions.
  public let version: String?
  /// The lower-case code of a ported licence, such as "de"; nil for international ones.
  public let jurisdiction: String?

  /// A licence of a family; what cannot be a version or the code of a jurisdiction is left out. There is no jurisdiction
  /// without a version: only versions were ported.
  public init(_ kind: Kind, version: String? = nil, jurisdiction: String? = nil) {
    if case .other(let name) = kind {
      self.kind = .other(name: PhotoText.sanitized(name))
    } else {
      self.kind = kind
    }
    self.version = kind.onlyVersion ?? version.flatMap(Self.validVersion).map { kind.written($0) }
    self.jurisdiction = self.version == nil ? nil : jurisdiction.flatMap(Self.validJurisdiction)
  }

  /// What is known of a photo's licence when nobody says anything.
  public static let unknown = License(.other(name: ""))

  /// A version becomes part of an address and of a name, so only digits and single dots get in.
  private static func validVersion(_ text: String) -> String? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let isValid = parts.count <= 3 && parts.allSatisfy { 1...3 ~= $0.utf8.count && $0.utf8.allSatisfy(isDigit) }
    return isValid ? text : nil
  }

  private static func validJurisdiction(_ text: String) -> String? {
    let lowercased = text.lowercased()
    let isValid = 2...8 ~= lowercased.utf8.count && lowercased.utf8.allSatisfy { 0x61...0x7A ~= $0 }
    return isValid ? lowercased : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}

nonisolated extension License.Kind {
  /// The version of those that only ever had one.
  fileprivate var onlyVersion: String? {
    switch self {
    case .sa, .nc, .nd, .ncSA, .ncND, .cc0, .publicDomainMark, .sampling, .samplingPlus, .ncSamplingPlus: "1.0"
    default: nil
    }
  }

  /// Creative Commons writes "4.0" in every name and address, services also "4".
  fileprivate func written(_ version: String) -> String {
    elements == nil || version.contains(".") ? version : version + ".0"
  }
}
