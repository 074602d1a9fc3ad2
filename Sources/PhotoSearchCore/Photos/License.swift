public import FoundationEssentials

/// The licence of a photo: what a service says about it, in one form for all services.
///
/// A licence that is not known here is kept by name as `Kind.other` and treated as strictly as possible: nothing is
/// allowed that its text might forbid.
public nonisolated struct License: Sendable, Hashable {
  /// The family of a licence, without version and jurisdiction.
  public enum Kind: Sendable, Hashable {
    case by
    case bySA
    case byNC
    case byND
    case byNCSA
    case byNCND
    /// Creative Commons Zero, a waiver of all rights.
    case cc0
    /// The Public Domain Mark: somebody says that no rights are known.
    case publicDomainMark
    /// A retired Creative Commons licence that allows to use parts of a work.
    case samplingPlus
    /// The non-commercial form of `samplingPlus`, retired as well.
    case ncSamplingPlus
    case allRightsReserved
    /// A licence that is not known here, by the name that its service gives it.
    case other(name: String)
  }

  public let kind: Kind
  /// Such as "4.0"; nil when the service does not say, and for licences without versions.
  public let version: String?
  /// The lower-case country code of a ported licence, such as "de"; nil for international ones.
  public let jurisdiction: String?

  public init(_ kind: Kind, version: String? = nil, jurisdiction: String? = nil) {
    if case .other(let name) = kind {
      self.kind = .other(name: PhotoText.sanitized(name))
    } else {
      self.kind = kind
    }
    self.version = version.flatMap(Self.validVersion)
    self.jurisdiction = jurisdiction.flatMap(Self.validJurisdiction)
  }

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

nonisolated extension License {
  /// The name that people know the licence by, such as "CC BY-SA 4.0", "CC BY 3.0 DE" or "CC0 1.0".
  public var shortName: String {
    var parts = [name]
    if let version { parts.append(version) }
    if let jurisdiction { parts.append(jurisdiction.uppercased()) }
    return parts.joined(separator: " ")
  }

  private var name: String {
    switch kind {
    case .by: "CC BY"
    case .bySA: "CC BY-SA"
    case .byNC: "CC BY-NC"
    case .byND: "CC BY-ND"
    case .byNCSA: "CC BY-NC-SA"
    case .byNCND: "CC BY-NC-ND"
    case .cc0: "CC0"
    case .publicDomainMark: "Public Domain Mark"
    case .samplingPlus: "CC Sampling+"
    case .ncSamplingPlus: "CC NC-Sampling+"
    case .allRightsReserved: "All Rights Reserved"
    case .other(let name): name.isEmpty ? "Unknown licence" : name
    }
  }

  /// The page with the licence's terms; nil for licences that are not Creative Commons' and when the version, which
  /// is part of the address, is not known.
  ///
  /// The form of the addresses: https://creativecommons.org/licenses/list.en
  public var url: URL? {
    guard let path else { return nil }
    guard let version = version ?? (path.hasPrefix("publicdomain/") ? "1.0" : nil) else { return nil }
    let port = jurisdiction.map { "\($0)/" } ?? ""
    return URL(string: "https://creativecommons.org/\(path)/\(version)/\(port)")
  }

  private var path: String? {
    switch kind {
    case .by: "licenses/by"
    case .bySA: "licenses/by-sa"
    case .byNC: "licenses/by-nc"
    case .byND: "licenses/by-nd"
    case .byNCSA: "licenses/by-nc-sa"
    case .byNCND: "licenses/by-nc-nd"
    case .cc0: "publicdomain/zero"
    case .publicDomainMark: "publicdomain/mark"
    case .samplingPlus: "licenses/sampling+"
    case .ncSamplingPlus: "licenses/nc-sampling+"
    case .allRightsReserved, .other: nil
    }
  }
}
