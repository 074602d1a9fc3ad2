import FoundationEssentials

/// An in-memory service that is as slow and unreliable as a real one.
final class SamplePhotoService: PhotoService {
  private let photos: [Photo]

  init(today: Date = Date()) {
    let places = ["Garden", "Harbour", "Lighthouse", "Market", "Mountain", "Museum", "Railway", "River", "Tower"]
    let times = ["in the morning", "at noon", "in the evening", "at night"]
    photos = (0..<places.count * times.count).map { id in
      Photo(
        id: id, title: "\(places[id / times.count]) \(times[id % times.count])",
        uploaded: today.addingTimeInterval(Double(-id) * 86_400), isCreativeCommons: id % 3 == 0)
    }
  }

  func findPhotos(_ query: PhotoQuery) async throws(PhotoServiceError) -> [Photo] {
    try? await Task.sleep(for: .milliseconds(400))
    guard query.text != "fail" else { throw PhotoServiceError(reason: "Nobody can find “fail”.") }
    return photos.filter { photo in
      photo.title.lowercased().contains(query.text.lowercased())
        && (photo.isCreativeCommons || !query.creativeCommons)
        && (query.dates?.contains(photo.uploaded) ?? true)
    }
  }
}
