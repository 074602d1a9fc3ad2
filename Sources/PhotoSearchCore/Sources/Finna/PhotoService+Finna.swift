import FoundationEssentials

nonisolated extension PhotoSourceID {
  /// Finna, the archives and museums of Finland.
  public static let finna = PhotoSourceID(rawValue: "finna")
}

nonisolated extension PhotoService {
  /// Finna, the pictures of Finnish archives, libraries and museums that may be changed and used commercially.
  ///
  /// It is not meant for large sets of results. The API: https://api.finna.fi/swagger-ui/
  public static let finna = PhotoService(
    id: .finna, name: "Finna", baseURL: URL(string: "https://api.finna.fi/")!, environmentVariable: "VESPER_FINNA_URL",
    capabilities: PhotoSourceCapabilities(isLocal: false, pageSize: FinnaQuery.pageSize, filters: [.license]),
    pageHosts: ["finna.fi"],
    photoID: { address in
      // api.finna.fi/Cover/Show?id=museum.123&index=0: the first picture of a record. Its page shows all of them.
      guard ["api.finna.fi", "finna.fi"].contains(address.host), address.path == ["Cover", "Show"],
        address.parameter("index") ?? "0" == "0"
      else { return nil }
      return address.parameter("id")
    },
    makeSource: {
      // The service documents no limit.
      NumberedSource<FinnaQuery>($0, burst: .perMinute(30))
    })
}
