import FoundationEssentials

nonisolated extension PhotoSourceID {
  /// iNaturalist, observations of living things.
  public static let iNaturalist = PhotoSourceID(rawValue: "inaturalist")
}

nonisolated extension PhotoService {
  /// iNaturalist, observations of living things with photos of which most are openly licensed.
  ///
  /// The API: https://api.inaturalist.org/v2/docs/. Version 1 of it answers with everything that is known of each
  /// observation, which can be megabytes for one page; version 2 with the fields that the request names.
  public static let iNaturalist = PhotoService(
    id: .iNaturalist, name: "iNaturalist", baseURL: URL(string: "https://api.inaturalist.org/")!,
    environmentVariable: "VESPER_INATURALIST_URL",
    capabilities: PhotoSourceCapabilities(
      isLocal: false, pageSize: INaturalistQuery.pageSize,
      filters: [.license, .uploadDate, .orientation, .size, .fileType], orders: Set(PhotoOrder.allCases),
      findsByAuthor: true),
    pageHosts: ["inaturalist.org"],
    photoID: { address in
      // inaturalist.org/photos/123 and inaturalist-open-data.s3.amazonaws.com/photos/123/original.jpg
      let hosts = ["inaturalist.org", "static.inaturalist.org", "inaturalist-open-data.s3.amazonaws.com"]
      guard hosts.contains(address.host), address.path.count >= 2, address.path[0] == "photos" else { return nil }
      return PhotoAddress.number(address.path[1])
    },
    makeSource: {
      // The limits that the service asks for.
      NumberedSource<INaturalistQuery>($0, burst: .perMinute(60), sustained: .perDay(10_000))
    })
}
