import FoundationEssentials

nonisolated extension PhotoSourceID {
  /// 500px, with the user's own key or another server with the same API.
  public static let fiveHundredPixels = PhotoSourceID(rawValue: "500px")
}

nonisolated extension PhotoService {
  public static let fiveHundredPixels = PhotoService(
    id: .fiveHundredPixels, name: "500px", baseURL: URL(string: "https://api.500px.com/")!,
    environmentVariable: "VESPER_500PX_URL",
    capabilities: PhotoSourceCapabilities(
      isLocal: false, pageSize: FiveHundredPixelsQuery.pageSize, filters: PhotoFilter.ofPhotos,
      orders: [.relevance, .newest], findsByAuthor: true),
    key: .discontinued(since: 2018), pageHosts: ["500px.com"],
    photoID: { address in
      guard address.host == "500px.com", address.path.count >= 2, address.path[0] == "photo" else { return nil }
      return PhotoAddress.number(address.path[1])
    },
    makeSource: {
      FiveHundredPixelsSource(
        baseURL: $0.baseURL, keys: $0.keys, transport: $0.transport, clock: $0.clock, retryPolicy: $0.retryPolicy)
    })
}
