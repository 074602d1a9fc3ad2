import Foundation
import ReplayServer

/// A collection of sample photos made for a test, for `VESPER_DATA_DIR`: the bundled one is not the same for ever.
final class SampleCollection {
  private let directory: TemporaryDirectory

  struct Photo {
    let title: String
    /// The day as YYYY-MM-DD; nil when it is not known.
    let uploaded: String?
  }

  init(_ photos: [Photo]) throws {
    directory = try TemporaryDirectory()
    let collection = try directory.directory("sample-photos")
    try Fixtures.data("openverse/thumbs/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128.jpg")
      .write(to: collection.appendingPathComponent("photo.jpg"))
    let records = photos.enumerated().map { index, photo in
      var record: [String: Any] = [
        "id": "photo-\(index)", "file": "photo.jpg", "title": photo.title, "author": "Somebody",
        "pageURL": "https://photos.example/\(index)", "license": "CC0-1.0", "tags": ["sample"],
      ]
      record["uploaded"] = photo.uploaded
      return record
    }
    try JSONSerialization.data(withJSONObject: ["version": 1, "photos": records])
      .write(to: collection.appendingPathComponent("catalogue.json"))
  }

  var environment: [String: String] { ["VESPER_DATA_DIR": directory.url.path] }
}
