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
