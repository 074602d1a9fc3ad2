/// The licence of a photo, as stated by a service, in one form for all services.
///
/// An unknown licence is stored by name as `Kind.other` and interpreted as strictly as possible: whatever its text
/// might forbid is forbidden.
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
    /// Creative Commons ShareAlike, version 1.0 only: no credit is required.
    case sa
    /// Creative Commons NonCommercial, version 1.0 only: no credit is required.
    case nc
    /// Creative Commons NoDerivs, version 1.0 only: no credit is required.
    case nd
    /// Creative Commons NonCommercial-ShareAlike, version 1.0 only: no credit is required.
    case ncSA
    /// Creative Commons NoDerivs-NonCommercial, version 1.0 only: no credit is required.
    case ncND
    /// Creative Commons Zero, a waiver of all rights.
    case cc0
    /// The Public Domain Mark, a statement that there are no known rights.
    case publicDomainMark
    /// Stated to be in the public domain, without a Creative Commons tool.
    case publicDomain
    /// A retired Creative Commons licence that allows using parts of a work, but not sharing it.
    case sampling
    /// A retired Creative Commons licence that allows using parts of a work.
    case samplingPlus
    /// The non-commercial form of `samplingPlus`, also retired.
    case ncSamplingPlus
    /// No restrictions known to an institution, without any guarantee, as in Flickr Commons.
    case noKnownRestrictions
    /// Created by United States government employees, and therefore free of copyright there.
    case usGovernmentWork
    /// A free licence other than those of Creative Commons.
    case free(FreeLicense)
    /// A statement from rightsstatements.org.
    case rightsStatement(RightsStatement)
    /// Nothing is allowed without permission.
    case allRightsReserved
    /// An unknown licence, by the name that its service uses.
    case other(name: String)
  }

  public let kind: Kind
  /// The version, such as "4.0", or `nil` if the service does not state it or the licence has no versions.
  public let version: String?
  /// The lower-case code of a ported licence, such as "de", or `nil` for unported licences.
  public let jurisdiction: String?

  /// Creates a licence of a family. Drops an invalid version or jurisdiction code, and a jurisdiction without a
  /// version, because only versions were ported.
  public init(_ kind: Kind, version: String? = nil, jurisdiction: String? = nil) {
    if case .other(let name) = kind {
      self.kind = .other(name: PhotoText.sanitized(name))
    } else {
      self.kind = kind
    }
    self.version = kind.onlyVersion ?? version.flatMap(Self.validVersion).map { kind.written($0) }
    self.jurisdiction = self.version == nil ? nil : jurisdiction.flatMap(Self.validJurisdiction)
  }

  /// The licence of a photo without a stated licence.
  public static let unknown = License(.other(name: ""))

  /// A version becomes part of an address and a name, so only digits and single dots are valid.
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
  /// The version of the licences that have only one.
  fileprivate var onlyVersion: String? {
    switch self {
    case .sa, .nc, .nd, .ncSA, .ncND, .cc0, .publicDomainMark, .sampling, .samplingPlus, .ncSamplingPlus: "1.0"
    default: nil
    }
  }

  /// Normalises a version: Creative Commons writes "4.0" in every name and address, some services "4".
  fileprivate func written(_ version: String) -> String {
    elements == nil || version.contains(".") ? version : version + ".0"
  }
}

/// An element of the Creative Commons licences, in the order in which licence names list them.
nonisolated enum LicenseElement: String, CaseIterable {
  case by
  case nc
  case nd
  case sa
}

nonisolated extension License.Kind {
  /// The elements of a Creative Commons licence, or `nil` for all others.
  var elements: Set<LicenseElement>? { Self.elements[self] }

  /// Creates the Creative Commons licence that consists of these elements, or `nil` if there is none.
  init?(elements: Set<LicenseElement>) {
    guard let kind = Self.kinds[elements] else { return nil }
    self = kind
  }

  private static let elements: [Self: Set<LicenseElement>] = [
    .by: [.by], .bySA: [.by, .sa], .byNC: [.by, .nc], .byND: [.by, .nd], .byNCSA: [.by, .nc, .sa],
    .byNCND: [.by, .nc, .nd], .sa: [.sa], .nc: [.nc], .nd: [.nd], .ncSA: [.nc, .sa], .ncND: [.nc, .nd],
  ]

  private static let kinds: [Set<LicenseElement>: Self] = Dictionary(
    uniqueKeysWithValues: elements.map { ($0.value, $0.key) })
}

nonisolated extension License {
  /// The elements in the order of the licence's name. Version 1.0 puts "nd" before "nc".
  var orderedElements: [LicenseElement]? {
    guard let elements = kind.elements else { return nil }
    let order: [LicenseElement] = version == "1.0" ? [.by, .nd, .nc, .sa] : LicenseElement.allCases
    return order.filter(elements.contains)
  }
}

/// The jurisdictions to which Creative Commons licences of versions 1.0 to 3.0 were ported.
nonisolated enum LicenseJurisdiction {
  /// The name used in a licence's name, by the code in its address. From https://creativecommons.org/licenses/list.en
  static let names: [String: String] = [
    "am": "Armenia", "ar": "Argentina", "at": "Austria", "au": "Australia", "az": "Azerbaijan", "be": "Belgium",
    "bg": "Bulgaria", "br": "Brazil", "ca": "Canada", "ch": "Switzerland", "cl": "Chile", "cn": "China Mainland",
    "co": "Colombia", "cr": "Costa Rica", "cz": "Czech Republic", "de": "Germany", "dk": "Denmark", "ec": "Ecuador",
    "ee": "Estonia", "eg": "Egypt", "es": "Spain", "fi": "Finland", "fr": "France", "ge": "Georgia", "gr": "Greece",
    "gt": "Guatemala", "hk": "Hong Kong", "hr": "Croatia", "hu": "Hungary", "ie": "Ireland", "igo": "IGO",
    "il": "Israel", "in": "India", "it": "Italy", "jp": "Japan", "kr": "Korea", "lu": "Luxembourg",
    "mk": "Macedonia", "mt": "Malta", "mx": "Mexico", "my": "Malaysia", "nl": "Netherlands", "no": "Norway",
    "nz": "New Zealand", "pe": "Peru", "ph": "Philippines", "pl": "Poland", "pr": "Puerto Rico", "pt": "Portugal",
    "ro": "Romania", "rs": "Serbia", "scotland": "UK: Scotland", "se": "Sweden", "sg": "Singapore",
    "si": "Slovenia", "th": "Thailand", "tw": "Taiwan", "ug": "Uganda", "uk": "UK: England & Wales",
    "us": "United States", "vn": "Vietnam", "za": "South Africa",
  ]
}
