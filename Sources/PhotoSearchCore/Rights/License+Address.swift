public import FoundationEssentials

nonisolated extension License {
  /// The address of the licence's terms, or `nil` if there are none or if the version of a Creative Commons licence,
  /// which is part of the address, is unknown.
  ///
  /// The address format: https://creativecommons.org/licenses/list.en
  public var url: URL? {
    switch kind {
    case .cc0: Self.creativeCommons("publicdomain/zero/1.0/")
    case .publicDomainMark: Self.creativeCommons("publicdomain/mark/1.0/")
    case .sampling: Self.creativeCommons("licenses/sampling/1.0/")
    case .samplingPlus: Self.creativeCommons("licenses/sampling+/1.0/")
    case .ncSamplingPlus: Self.creativeCommons("licenses/nc-sampling+/1.0/")
    case .noKnownRestrictions: URL(string: "https://www.flickr.com/commons/usage/")
    case .usGovernmentWork: URL(string: "https://www.usa.gov/government-copyright")
    case .free(let license): license.address(version: version).flatMap(URL.init(string:))
    case .rightsStatement(let statement): URL(string: "https://rightsstatements.org/vocab/\(statement.rawValue)/1.0/")
    case .publicDomain, .allRightsReserved, .other: nil
    default:
      if let version, let elements = orderedElements {
        Self.creativeCommons(
          "licenses/\(elements.map(\.rawValue).joined(separator: "-"))/\(version)/"
            + (jurisdiction.map { "\($0)/" } ?? ""))
      } else {
        nil
      }
    }
  }

  private static func creativeCommons(_ path: String) -> URL? {
    URL(string: "https://creativecommons.org/" + path)
  }

  /// Parses the address of a licence: http or https, with or without "www.", deed or legal code, in any language.
  /// Returns `nil` if it is not the address of a known licence.
  public init?(address: String) {
    guard let location = Self.location(of: address) else { return nil }
    let parts = location.split(separator: "/").map(String.init)
    switch parts.first {
    case "creativecommons.org": self.init(creativeCommonsPath: Array(parts.dropFirst()))
    case "rightsstatements.org":
      // /vocab/InC/1.0/ identifies the statement, /page/InC/1.0/?language=en displays it.
      guard parts.count >= 3, parts[1] == "vocab" || parts[1] == "page",
        let statement = RightsStatement.allCases.first(where: { $0.rawValue.lowercased() == parts[2] })
      else { return nil }
      self.init(.rightsStatement(statement))
    default:
      if let kind = Self.pages.first(where: { location.hasPrefix($0.prefix) })?.kind {
        self.init(kind)
      } else if let license = FreeLicense(location: location) {
        let kind = Kind.free(license)
        // The "3" in "bsd-3-clause" is not a version.
        self.init(kind, version: Self.isVersioned(kind) ? Self.version(in: location) : nil)
      } else {
        return nil
      }
    }
  }

  private init?(creativeCommonsPath parts: [String]) {
    let version = parts.count > 2 ? parts[2] : nil
    switch (parts.first, parts.dropFirst().first) {
    case ("publicdomain", "zero"?): self.init(.cc0)
    case ("publicdomain", "mark"?): self.init(.publicDomainMark)
    case ("licenses", "sampling"?): self.init(.sampling)
    case ("licenses", "sampling+"?), ("licenses", "sampling%2b"?): self.init(.samplingPlus)
    case ("licenses", "nc-sampling+"?), ("licenses", "nc-sampling%2b"?): self.init(.ncSamplingPlus)
    // The Public Domain Dedication and Certification, retired in 2010.
    case ("licenses", "publicdomain"?): self.init(.publicDomain)
    case ("licenses", let code?):
      let elements = code.split(separator: "-").map { LicenseElement(rawValue: String($0)) }
      guard !elements.contains(nil), let kind = Kind(elements: Set(elements.compactMap(\.self))) else { return nil }
      let jurisdiction = parts.dropFirst(3).first.flatMap { LicenseJurisdiction.names[$0] == nil ? nil : $0 }
      self.init(kind, version: version, jurisdiction: jurisdiction)
    default: return nil
    }
  }

  /// Pages that services link to instead of a licence's text.
  private static let pages: [(prefix: String, kind: Kind)] = [
    ("flickr.com/commons/usage", .noKnownRestrictions), ("flickr.com/commons", .noKnownRestrictions),
    ("usa.gov/government-copyright", .usGovernmentWork), ("usa.gov/government-works", .usGovernmentWork),
    ("usa.gov/copyright", .usGovernmentWork),
    ("flickrhelp.com/hc/en-us/articles/10710266545556", .allRightsReserved),
  ]

  /// Returns the host and path in lower case, without "www.", query and fragment, or `nil` if the address is not http
  /// or https.
  private static func location(of address: String) -> String? {
    // No licence has a longer address.
    guard address.utf8.count <= 500 else { return nil }
    var rest = Substring(address.lowercased())
    if rest.hasPrefix("https://") {
      rest.removeFirst(8)
    } else if rest.hasPrefix("http://") {
      rest.removeFirst(7)
    } else if rest.hasPrefix("//") {
      rest.removeFirst(2)
    } else {
      return nil
    }
    if rest.hasPrefix("www.") { rest.removeFirst(4) }
    return String(rest.prefix { $0 != "?" && $0 != "#" })
  }

  /// Returns the version in the address of a licence outside Creative Commons, such as "1.3" in "fdl-1.3.html".
  private static func version(in location: String) -> String? {
    let path = location.drop { $0 != "/" }
    let digits = path.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let version = digits.split { $0 == "." || $0 == "-" }.joined(separator: ".")
    if version.isEmpty || path.contains("by-2-0") || path.contains("zero-2-0") || path.contains("type1") { return nil }
    return version.contains(".") ? version : version + ".0"
  }
}
