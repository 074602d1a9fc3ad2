nonisolated extension PhotoService {
  /// All services, in the order in which they are offered. The first one is the choice of users who have made none.
  public static let all: [PhotoService] = [
    .openverse,
    .commons,
    .iNaturalist,
    .finna,
    .flickr,
    .fiveHundredPixels,
  ]
}
