import FoundationEssentials

struct Photo: Identifiable, Equatable {
  let id: Int
  let title: String
  let uploaded: Date
  let isCreativeCommons: Bool
}

struct PhotoQuery: Equatable {
  var text: String
  var creativeCommons: Bool
  /// The upload dates to search, or `nil` for any date.
  var dates: ClosedRange<Date>?
}

/// Finds photos, usually over the network.
protocol PhotoService {
  func findPhotos(_ query: PhotoQuery) async throws(PhotoServiceError) -> [Photo]
}

struct PhotoServiceError: Error, Equatable {
  let reason: String
}
