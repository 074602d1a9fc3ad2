import FoundationEssentials

/// Something that identifies a photo uniquely, so that records of several sources can be recognised as the same photo.
nonisolated enum PhotoIdentity: Sendable, Hashable {
  /// The ID that a source gave the photo, or by which the service that hosts it knows it, however its address is written.
  case id(PhotoID)
  /// The file, wherever it is hosted.
  case file(PhotoAddress)
  /// The page that shows the photo. Weaker evidence than the others: a museum's page may show several photos.
  case page(PhotoAddress)

  /// Returns all identities of a photo.
  static func all(of photo: Photo) -> Set<PhotoIdentity> {
    var identities: Set<PhotoIdentity> = []
    for id in photo.allIDs {
      identities.insert(.id(id))
      if let service = PhotoService.of(id.source) {
        identities.insert(.id(PhotoID(source: id.source, id: service.normalizedID(id.id))))
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

  /// Returns what an address may identify: a photo, its file or its page.
  static func all(at url: URL) -> Set<PhotoIdentity> {
    guard let address = PhotoAddress(url), address.namesSomething else { return [] }
    return Set([within(address), .file(address), .page(address)].compactMap(\.self))
  }

  /// Whether two records that share this identity are the same photo, even if they come from the same source.
  var isCertain: Bool {
    if case .page = self { false } else { true }
  }

  /// Returns what the address of a page or file identifies within the service that hosts the photo, or `nil` for other
  /// addresses.
  private static func within(_ address: PhotoAddress) -> PhotoIdentity? {
    for service in PhotoService.all {
      if let id = service.photoID(address) { return .id(PhotoID(source: service.id, id: id)) }
    }
    return nil
  }
}
