import PhotoSearchCore

/// Texts of the badges of a licence, and of what surrounds them.
nonisolated extension Strings {
  static func badge(_ badge: LicenseBadge) -> String {
    switch badge {
    case .publicDomain: translated("Public domain", context: "a licence in a word or two")
    case .commercialUse: translated("Commercial use", context: "a licence in a word or two")
    case .noCommercialUse: translated("No commercial use", context: "a licence in a word or two")
    case .editing: translated("Editing", context: "a licence in a word or two")
    case .noEditing: translated("No editing", context: "a licence in a word or two")
    case .partsOnly: translated("Parts only", context: "a licence in a word or two")
    case .noAdvertising: translated("No advertising", context: "a licence in a word or two")
    case .noCreditRequired: translated("No credit required", context: "a licence in a word or two")
    case .creditRequired: translated("Credit required", context: "a licence in a word or two")
    case .sameLicense: translated("Same licence", context: "a licence in a word or two")
    case .licenseText: translated("Include licence text", context: "a licence in a word or two")
    case .unitedStatesOnly: translated("United States only", context: "a licence in a word or two")
    case .noGuarantee: translated("No guarantee", context: "a licence in a word or two")
    case .permissionRequired: translated("Permission required", context: "a licence in a word or two")
    case .unknownTerms: translated("Unknown terms", context: "a licence in a word or two")
    case .personalityRights: translated("Personality rights", context: "a licence in a word or two")
    case .trademark: translated("Trademark", context: "a licence in a word or two")
    }
  }

  /// Returns the licence and its badges as one text, for assistive technology.
  static func licenseInShort(_ license: License, _ badges: [LicenseBadge]) -> String {
    translated("Licence: \(list([license.shortName] + badges.map(badge)))")
  }

  static let savedMark = translated("Saved", context: "a photo, in place of the button Save")
  static func photosBy(_ author: String) -> String { translated("Show more photos by \(author)") }
}
