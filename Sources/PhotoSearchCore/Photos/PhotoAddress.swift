import FoundationEssentials

/// The normalised address of a photo's page or file, without the variations that users, services and trackers add to an
/// address that leads to the same resource.
nonisolated struct PhotoAddress: Sendable, Hashable {
  /// The host without the scheme, which does not identify a photo.
  let host: String
  /// The path components, without percent-encoding and empty components.
  let path: [String]
  /// The query parameters, sorted.
  let parameters: [String]

  /// - Returns: `nil` if the address is not an http or https URL with a host.
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

  /// Whether the address identifies more than a site.
  var namesSomething: Bool { !path.isEmpty || !parameters.isEmpty }

  /// The value of a parameter, such as "File:Owl.jpg" of "title=File:Owl.jpg".
  func parameter(_ name: String) -> String? {
    parameters.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// Returns the text if it is a number, as in many addresses of photos.
  static func number(_ text: String) -> String? {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? text : nil
  }

  /// Whether the parameter tracks where visitors come from.
  fileprivate static func isTracking(_ parameter: some StringProtocol) -> Bool {
    let name = parameter.prefix { $0 != "=" }.lowercased()
    return name.hasPrefix("utm_") || ["fbclid", "gclid", "msclkid", "mc_cid", "mc_eid", "ref_src"].contains(name)
  }
}

nonisolated extension URL {
  /// The address without query parameters that track where visitors come from.
  var withoutTracking: URL {
    let text = absoluteString
    let query = text.drop { $0 != "?" && $0 != "#" }.prefix { $0 != "#" }
    let parameters = query.dropFirst().split(separator: "&", omittingEmptySubsequences: false)
    let kept = parameters.filter { !PhotoAddress.isTracking($0) }
    guard kept.count < parameters.count else { return self }
    let shorter = kept.isEmpty ? "" : "?" + kept.joined(separator: "&")
    return URL(string: text[..<query.startIndex] + shorter + text[query.endIndex...]) ?? self
  }
}
