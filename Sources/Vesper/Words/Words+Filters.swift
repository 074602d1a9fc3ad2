import PhotoSearchCore

/// What narrows a search, as the settings say it.
nonisolated extension Words {
  static let licenseWishes = "What you want to do"
  static let licenseWishesHint = "Only photos whose licence allows it"
  static let orientation = "Orientation"
  static let orientationHint = "Which way the photos lie"
  static let minimumSize = "Smallest size"
  static let minimumSizeHint = "In pixels"
  static let order = "Order"
  static let orderHint = "Sources without upload dates show their best matches first"

  /// A wish, as a thing to do.
  static func name(of wish: LicenseWish) -> String {
    switch wish {
    case .freeLicense: "Share them"
    case .commercialUse: "Earn money with them"
    case .changes: "Change them"
    case .noCredit: "Use them without credit"
    case .publicDomain: "Anything"
    }
  }

  static func name(of orientation: PhotoOrientation?) -> String {
    switch orientation {
    case nil: "Any"
    case .landscape: "Landscape"
    case .portrait: "Portrait"
    case .square: "Square"
    }
  }

  static func name(of size: PhotoSize?) -> String {
    switch size {
    case nil: "Any"
    case .medium: "Medium (640 × 480)"
    case .large: "Large (1600 × 1200)"
    case .huge: "Huge (3840 × 2160)"
    }
  }

  static func name(of order: PhotoOrder) -> String {
    switch order {
    case .relevance: "Best matches first"
    case .newest: "Newest first"
    case .oldest: "Oldest first"
    }
  }
}
