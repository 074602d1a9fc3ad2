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
  /// Nil for photos of any time.
  var dates: ClosedRange<Date>?
}

/// Something that finds photos, usually far away.
protocol PhotoService {
  func findPhotos(_ query: PhotoQuery) async throws(PhotoServiceError) -> [Photo]
}

struct PhotoServiceError: Error, Equatable {
  let reason: String
}
