/// A part of a credit that a licence asks for.
public nonisolated enum CreditElement: String, Sendable, Hashable, CaseIterable {
  case author
  case title
  /// A link to the photo's page.
  case source
  /// The name of the licence.
  case license
  /// A link to the licence.
  case licenseLink
  /// That the photo was changed.
  case changes
}

nonisolated extension Credit {
  /// Returns the parts that must be shown with the photo, in their usual order. What is not known about a photo cannot be
  /// asked for.
  ///
  /// - Parameter isChanged: Whether the photo was changed.
  public func required(isChanged: Bool) -> [CreditElement] {
    let demands = license.demands
    var elements: [CreditElement] = []
    if demands.contains(.title), !title.isEmpty { elements.append(.title) }
    if demands.contains(.attribution), author != nil { elements.append(.author) }
    if demands.contains(.sourceLink), pageURL != nil { elements.append(.source) }
    if demands.contains(.licenseNotice) || demands.contains(.licenseText) {
      elements.append(.license)
      if license.url != nil { elements.append(.licenseLink) }
    }
    if isChanged, demands.contains(.changesIndicated) { elements.append(.changes) }
    return elements
  }
}
