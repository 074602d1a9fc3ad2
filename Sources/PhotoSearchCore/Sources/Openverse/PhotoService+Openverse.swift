import FoundationEssentials

nonisolated extension PhotoSourceID {
  /// The openly licensed images of many collections on the network, see `OpenverseSource`.
  public static let openverse = PhotoSourceID(rawValue: "openverse")
}

nonisolated extension PhotoService {
  public static let openverse = PhotoService(
    id: .openverse, name: "Openverse", baseURL: URL(string: "https://api.openverse.org/")!,
    environmentVariable: "VESPER_OPENVERSE_URL",
    capabilities: PhotoSourceCapabilities(
      isLocal: false, pageSize: OpenverseQuery.pageSize,
      filters: PhotoFilter.ofPhotos.subtracting([.uploadDate]), findsByAuthor: true, findsRelated: true),
    key: .optionalToken(page: URL(string: "https://api.openverse.org/v1/#tag/auth/operation/register")!),
    makeSource: {
      OpenverseSource(
        baseURL: $0.baseURL, keys: $0.keys, transport: $0.transport, clock: $0.clock, retryPolicy: $0.retryPolicy)
    })
}
