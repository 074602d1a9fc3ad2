import FoundationEssentials

nonisolated extension PhotoSourceID {
  /// Flickr, with the user's own key.
  public static let flickr = PhotoSourceID(rawValue: "flickr")
}

nonisolated extension PhotoService {
  public static let flickr = PhotoService(
    id: .flickr, name: "Flickr", baseURL: URL(string: "https://api.flickr.com/")!,
    environmentVariable: "VESPER_FLICKR_URL",
    capabilities: PhotoSourceCapabilities(
      isLocal: false, pageSize: FlickrQuery.pageSize, filters: PhotoFilter.ofPhotos,
      orders: Set(PhotoOrder.allCases), findsByAuthor: true),
    key: .required(
      page: URL(string: "https://www.flickr.com/services/apps/create/")!, site: "flickr.com", menu: "App Garden"),
    // The wording that Flickr's terms of use require.
    notice: "This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc.",
    pageHosts: ["flickr.com"], photoID: photoNumber,
    makeSource: {
      FlickrSource(
        baseURL: $0.baseURL, keys: $0.keys, transport: $0.transport, clock: $0.clock, retryPolicy: $0.retryPolicy)
    })

  private static func photoNumber(_ address: PhotoAddress) -> String? {
    switch address.host {
    case "flickr.com", "m.flickr.com", "secure.flickr.com":
      // flickr.com/photos/owner/123456/in/pool-owls
      guard address.path.count >= 3, address.path[0] == "photos" else { return nil }
      return PhotoAddress.number(address.path[2])
    case "flic.kr":
      guard address.path.count == 2, address.path[0] == "p" else { return nil }
      return decoded(address.path[1])
    case let host where host.hasSuffix("staticflickr.com") || host.hasSuffix("static.flickr.com"):
      // live.staticflickr.com/2129/2385230430_a699b25f12_b.jpg: number, secret and size.
      let parts = address.path.last?.split(separator: "_") ?? []
      return parts.count >= 2 ? PhotoAddress.number(String(parts[0])) : nil
    default:
      return nil
    }
  }

  /// Decodes the base-58 number in short addresses.
  private static func decoded(_ text: String) -> String? {
    let digits = Array("123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ")
    guard 1...11 ~= text.count else { return nil }
    var number = UInt64(0)
    for character in text {
      guard let digit = digits.firstIndex(of: character) else { return nil }
      let (product, isTooLarge) = number.multipliedReportingOverflow(by: 58)
      let (sum, isTooLargeNow) = product.addingReportingOverflow(UInt64(digit))
      guard !isTooLarge, !isTooLargeNow else { return nil }
      number = sum
    }
    return String(number)
  }
}
