nonisolated extension License {
  /// Parses Openverse's description of a licence.
  ///
  /// - Parameters:
  ///   - code: `license`, such as "by-sa", "cc0", "pdm" or "sampling+", in either case.
  ///   - version: `license_version`, if present.
  ///   - url: `license_url`, if present. It supplies a missing version, and is the only source of the jurisdiction.
  public init(openverse code: String, version: String? = nil, url: String? = nil) {
    let code = code.lowercased()
    let page = url.flatMap(License.init(address:))
    let version = version.flatMap { $0.isEmpty || $0 == "N/A" ? nil : $0 }
    let named = Self.openverseKinds[code].map { License($0, version: version) } ?? License(known: code)
    let license = named ?? (code.isEmpty ? page : nil) ?? License(.other(name: code))
    self = license.completed(by: page).restricted(by: [page].compactMap(\.self))
  }

  private static let openverseKinds: [String: Kind] = [
    "by": .by, "by-sa": .bySA, "by-nc": .byNC, "by-nd": .byND, "by-nc-sa": .byNCSA, "by-nc-nd": .byNCND,
    "by-nd-nc": .byNCND, "cc0": .cc0, "pdm": .publicDomainMark, "pddc": .publicDomain, "sampling": .sampling,
    "sampling+": .samplingPlus, "nc-sampling+": .ncSamplingPlus,
  ]
}
