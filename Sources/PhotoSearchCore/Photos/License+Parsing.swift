nonisolated extension License {
  /// Reads what Openverse says about a licence.
  ///
  /// - Parameters:
  ///   - code: `license`, such as "by-sa", "cc0", "pdm" or "sampling+", in either case.
  ///   - version: `license_version`, which may be absent.
  ///   - url: `license_url`, which may be absent. It fills in a missing version, and alone names the jurisdiction.
  public init(openverse code: String, version: String? = nil, url: String? = nil) {
    let code = code.lowercased()
    let address = url.map(Address.init)
    let version = version.flatMap { $0.isEmpty || $0 == "N/A" ? nil : $0 } ?? address?.version
    self.init(
      Self.kinds[code] ?? .other(name: code), version: version,
      jurisdiction: Self.kinds[code] == nil ? nil : address?.jurisdiction)
  }

  /// Reads an SPDX identifier, such as "CC-BY-SA-2.0", "CC-BY-3.0-DE" or "CC0-1.0". Others are kept by name.
  ///
  /// The list: https://spdx.org/licenses/
  public init(spdx identifier: String) {
    var parts = identifier.lowercased().split(separator: "-").map(String.init)
    if parts.first == "cc" { parts.removeFirst() }
    let isDotted: (String) -> Bool = { $0.contains(".") }
    let codeEnd = parts.firstIndex(where: isDotted) ?? parts.endIndex
    let rest = parts[codeEnd...]
    guard let kind = Self.kinds[parts[..<codeEnd].joined(separator: "-")], rest.count <= 2 else {
      self.init(.other(name: identifier))
      return
    }
    self.init(kind, version: rest.first, jurisdiction: rest.dropFirst().first)
  }

  private static let kinds: [String: Kind] = [
    "by": .by, "by-sa": .bySA, "by-nc": .byNC, "by-nd": .byND, "by-nc-sa": .byNCSA, "by-nc-nd": .byNCND,
    "by-nd-nc": .byNCND, "cc0": .cc0, "pdm": .publicDomainMark, "pddc": .publicDomainMark,
    "sampling+": .samplingPlus, "nc-sampling+": .ncSamplingPlus,
  ]

  /// The version and jurisdiction in an address such as ".../licenses/by-sa/3.0/de/deed.en".
  private struct Address {
    let version: String?
    let jurisdiction: String?

    init(_ url: String) {
      let parts = url.split(separator: "/")
      let host = parts.dropFirst().first
      guard host == "creativecommons.org" || host == "www.creativecommons.org",
        let kind = parts.firstIndex(where: { $0 == "licenses" || $0 == "publicdomain" })
      else {
        version = nil
        jurisdiction = nil
        return
      }
      let tail = parts[kind...].dropFirst(2)
      version = tail.first.map(String.init)
      jurisdiction = tail.dropFirst().first.flatMap { $0.contains(".") ? nil : String($0) }
    }
  }
}
