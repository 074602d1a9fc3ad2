import FoundationEssentials

/// Something that identifies a photo uniquely, so that records of several sources can be recognised as the same photo.
nonisolated enum PhotoIdentity: Sendable, Hashable {
  /// The ID that a source gave the photo.
  case id(PhotoID)
  /// The number or name within the service that hosts the photo, however its address is written.
  case flickr(String)
  case commons(String)
  case fiveHundredPixels(String)
  /// The file, wherever it is hosted.
  case file(PhotoAddress)
  /// The page that shows the photo. Weaker evidence than the others: a museum's page may show several photos.
  case page(PhotoAddress)

  /// Returns all identities of a photo.
  static func all(of photo: Photo) -> Set<PhotoIdentity> {
    var identities: Set<PhotoIdentity> = []
    for id in photo.allIDs {
      identities.insert(.id(id))
      switch id.source {
      case .flickr: identities.insert(.flickr(id.id))
      case .commons: identities.insert(.commons(commonsName(id.id)))
      case .fiveHundredPixels: identities.insert(.fiveHundredPixels(id.id))
      default: break
      }
    }
    if let file = photo.imageURL.flatMap(PhotoAddress.init), file.namesSomething {
      identities.insert(within(file) ?? .file(file))
    }
    if let page = photo.pageURL.flatMap(PhotoAddress.init), page.namesSomething {
      identities.insert(within(page) ?? .page(page))
    }
    return identities
  }

  /// Whether two records that share this identity are the same photo, even if they come from the same source.
  var isCertain: Bool {
    if case .page = self { false } else { true }
  }

  /// Returns what the address of a page or file identifies within the service that hosts the photo, or `nil` for other
  /// addresses.
  private static func within(_ address: PhotoAddress) -> PhotoIdentity? {
    switch address.host {
    case "flickr.com", "m.flickr.com", "secure.flickr.com":
      // flickr.com/photos/owner/123456/in/pool-owls
      guard address.path.count >= 3, address.path[0] == "photos" else { return nil }
      return number(address.path[2]).map(flickr)
    case "flic.kr":
      guard address.path.count == 2, address.path[0] == "p" else { return nil }
      return flickrNumber(short: address.path[1]).map(flickr)
    case "commons.wikimedia.org", "commons.m.wikimedia.org":
      return commonsName(page: address).map(commons)
    case "upload.wikimedia.org":
      return commonsName(file: address.path).map(commons)
    case "500px.com":
      guard address.path.count >= 2, address.path[0] == "photo" else { return nil }
      return number(address.path[1]).map(fiveHundredPixels)
    case let host where host.hasSuffix("staticflickr.com") || host.hasSuffix("static.flickr.com"):
      // live.staticflickr.com/2129/2385230430_a699b25f12_b.jpg: number, secret and size.
      let parts = address.path.last?.split(separator: "_") ?? []
      return parts.count >= 2 ? number(String(parts[0])).map(flickr) : nil
    default:
      return nil
    }
  }

  private static func number(_ text: String) -> String? {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? text : nil
  }

  /// Decodes the base-58 number in Flickr's short addresses.
  private static func flickrNumber(short: String) -> String? {
    let digits = Array("123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ")
    guard 1...11 ~= short.count else { return nil }
    var number = UInt64(0)
    for character in short {
      guard let digit = digits.firstIndex(of: character) else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 58)
      let (sum, isTooLargeNow) = product.addingReportingOverflow(UInt64(digit))
      guard !isTooLarge, !isTooLargeNow else { return nil }
      number = sum
    }
    return String(number)
  }

  /// Returns the name of the file that a Wikimedia Commons page describes or redirects to.
  private static func commonsName(page: PhotoAddress) -> String? {
    let title =
      page.path.first == "wiki"
      ? page.path.dropFirst().joined(separator: "/") : page.parameter("title")
    guard let title else { return nil }
    let prefixes = ["File:", "Image:", "Special:FilePath/", "Special:Redirect/file/"]
    guard let prefix = prefixes.first(where: title.hasPrefix) else { return nil }
    return commonsName(String(title.dropFirst(prefix.count)))
  }

  /// wikipedia/commons/2/25/Owl.jpg, and wikipedia/commons/thumb/2/25/Owl.jpg/640px-Owl.jpg.
  private static func commonsName(file path: [String]) -> String? {
    guard path.starts(with: ["wikipedia", "commons"]) else { return nil }
    let isThumbnail = path.count == 7 && path[2] == "thumb"
    guard isThumbnail || path.count == 5, path[2] != "archive" else { return nil }
    return commonsName(path[isThumbnail ? 5 : 4])
  }

  /// To the wiki, underscores are spaces and the case of the first letter makes no difference.
  private static func commonsName(_ name: String) -> String {
    let name = String(name.map { $0 == "_" ? " " : $0 })
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
