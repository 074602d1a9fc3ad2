import FoundationEssentials

/// An address of a photo's page or file in one spelling: what people, services and trackers add to an address and what
/// leads to the same thing without it is left out.
nonisolated struct PhotoAddress: Sendable, Hashable {
  /// Without the scheme, which is no part of what a photo is.
  let host: String
  /// Without percent signs, and without empty parts.
  let path: [String]
  /// In alphabetical order.
  let parameters: [String]

  /// - Returns: nil for what is no address of the web.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http",
      let host = url.host()?.lowercased(), !host.isEmpty
    else { return nil }
    let port = url.port.flatMap { [80, 443].contains($0) ? nil : ":\($0)" } ?? ""
    self.host = (host.hasPrefix("www.") ? String(host.dropFirst(4)) : host) + port
    path = url.path(percentEncoded: false).split(separator: "/").map(String.init)
    parameters = (url.query(percentEncoded: false) ?? "").split(separator: "&").map(String.init)
      .filter { !Self.isTracking($0) }.sorted()
  }

  /// Whether it says more than which site it is.
  var namesSomething: Bool { !path.isEmpty || !parameters.isEmpty }

  /// The value of a parameter, such as "File:Owl.jpg" of "title=File:Owl.jpg".
  func parameter(_ name: String) -> String? {
    parameters.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// Parameters that tell where visitors come from.
  private static func isTracking(_ parameter: String) -> Bool {
    let name = parameter.prefix { $0 != "=" }.lowercased()
    return name.hasPrefix("utm_") || ["fbclid", "gclid", "msclkid", "mc_cid", "mc_eid", "ref_src"].contains(name)
  }
}
