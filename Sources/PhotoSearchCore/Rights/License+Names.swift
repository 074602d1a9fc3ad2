nonisolated extension License {
  /// The common name of the licence, such as "CC BY-SA 4.0", "CC BY 3.0 DE" or "CC0 1.0".
  public var shortName: String {
    var parts = [family]
    if let version { parts.append(version) }
    if let jurisdiction {
      parts.append(jurisdiction.utf8.count > 3 ? jurisdiction.capitalized : jurisdiction.uppercased())
    }
    return parts.joined(separator: " ")
  }

  /// The official name, such as "Creative Commons Attribution-ShareAlike 3.0 Germany".
  public var fullName: String {
    switch kind {
    case .cc0: return "Creative Commons Zero 1.0 Universal"
    case .publicDomainMark: return "Public Domain Mark 1.0"
    case .sampling: return "Creative Commons Sampling 1.0"
    case .samplingPlus: return "Creative Commons Sampling Plus 1.0"
    case .ncSamplingPlus: return "Creative Commons NonCommercial Sampling Plus 1.0"
    case .free(let license): return [license.name, version].compactMap(\.self).joined(separator: " ")
    default: break
    }
    guard let elements = orderedElements else { return shortName }
    let name = "Creative Commons " + elements.map(word).joined(separator: "-")
    guard let version else { return name }
    let reach = jurisdiction.map { LicenseJurisdiction.names[$0] ?? $0.uppercased() } ?? reach(of: version)
    return [name, version, reach].joined(separator: " ")
  }

  private func word(for element: LicenseElement) -> String {
    switch element {
    case .by: "Attribution"
    case .nc: "NonCommercial"
    case .nd: isOlder(than: 4) ? "NoDerivs" : "NoDerivatives"
    case .sa: "ShareAlike"
    }
  }

  /// Returns what replaces the country in the name of a licence that is not ported.
  private func reach(of version: String) -> String {
    if !isOlder(than: 4) { return "International" }
    return isOlder(than: 3) ? "Generic" : "Unported"
  }

  private var family: String {
    switch kind {
    case .cc0: "CC0"
    case .publicDomainMark: "Public Domain Mark"
    case .publicDomain: "Public Domain"
    case .sampling: "CC Sampling"
    case .samplingPlus: "CC Sampling+"
    case .ncSamplingPlus: "CC NC-Sampling+"
    case .noKnownRestrictions: "No known copyright restrictions"
    case .usGovernmentWork: "United States Government Work"
    case .free(let license): license.shortName
    case .rightsStatement(let statement): statement.name
    case .allRightsReserved: "All Rights Reserved"
    case .other(let name): name.isEmpty ? "Unknown licence" : name
    default: "CC " + (orderedElements ?? []).map { $0.rawValue.uppercased() }.joined(separator: "-")
    }
  }
}

extension String {
  fileprivate nonisolated var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
