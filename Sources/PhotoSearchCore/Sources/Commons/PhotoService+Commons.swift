import FoundationEssentials

nonisolated extension PhotoSourceID {
  /// Wikimedia Commons, the media archive of Wikipedia.
  public static let commons = PhotoSourceID(rawValue: "commons")
}

nonisolated extension PhotoService {
  public static let commons = PhotoService(
    id: .commons, name: "Wikimedia Commons", baseURL: URL(string: "https://commons.wikimedia.org/")!,
    environmentVariable: "VESPER_COMMONS_URL",
    capabilities: PhotoSourceCapabilities(
      isLocal: false, pageSize: CommonsQuery.pageSize,
      filters: [.license, .uploadDate, .orientation, .size, .fileType, .assessed], orders: Set(PhotoOrder.allCases),
      findsByAuthor: true, findsRelated: true),
    pageHosts: ["commons.wikimedia.org"],
    photoID: { address in
      switch address.host {
      case "commons.wikimedia.org", "commons.m.wikimedia.org": fileName(page: address)
      case "upload.wikimedia.org": fileName(path: address.path)
      default: nil
      }
    },
    normalizedID: normalized,
    makeSource: {
      CommonsSource(baseURL: $0.baseURL, transport: $0.transport, clock: $0.clock, retryPolicy: $0.retryPolicy)
    })

  /// Returns the name of the file that a page describes or redirects to.
  private static func fileName(page: PhotoAddress) -> String? {
    let title =
      page.path.first == "wiki"
      ? page.path.dropFirst().joined(separator: "/") : page.parameter("title")
    guard let title else { return nil }
    let prefixes = ["File:", "Image:", "Special:FilePath/", "Special:Redirect/file/"]
    guard let prefix = prefixes.first(where: title.hasPrefix) else { return nil }
    return normalized(String(title.dropFirst(prefix.count)))
  }

  /// wikipedia/commons/2/25/Owl.jpg, and wikipedia/commons/thumb/2/25/Owl.jpg/640px-Owl.jpg.
  private static func fileName(path: [String]) -> String? {
    guard path.starts(with: ["wikipedia", "commons"]) else { return nil }
    let isThumbnail = path.count == 7 && path[2] == "thumb"
    guard isThumbnail || path.count == 5, path[2] != "archive" else { return nil }
    return normalized(path[isThumbnail ? 5 : 4])
  }

  /// To the wiki, underscores are spaces and the case of the first letter makes no difference.
  private static func normalized(_ name: String) -> String {
    let name = String(name.map { $0 == "_" ? " " : $0 })
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
