import Foundation
import ReplayServer

/// An answer of the service that no recording has.
nonisolated enum ServiceAnswer {
  struct Photo {
    var title: String
    var author = "Somebody"
    var page: String?
    /// The path of the thumbnail on the server.
    var thumbnail: String?
    /// The path of the picture on the server.
    var image: String?
    var isSensitive = false
    /// As the service writes it, with its version.
    var license = (name: "by-sa", version: "4.0")
  }

  /// A search's answer with these photos.
  static func photos(_ photos: [Photo], of server: ReplayServer) -> Reply {
    let base = server.baseURL.absoluteString
    let results = photos.enumerated().map { index, photo in
      var record: [String: Any] = [
        "id": "00000000-0000-4000-8000-\(1000 + index)-\(photo.title.utf8.count)",
        "title": photo.title,
        "creator": photo.author,
        "license": photo.license.name,
        "license_version": photo.license.version,
        "license_url": licenseURL(photo),
        "foreign_landing_url": photo.page ?? "https://photos.example/\(index)",
        "url": photo.image.map { base + $0 } ?? "https://photos.example/\(index).jpg",
      ]
      if photo.isSensitive { record["mature"] = true }
      if let thumbnail = photo.thumbnail { record["thumbnail"] = base + thumbnail }
      return record
    }
    let answer: [String: Any] = [
      "result_count": photos.count, "page_count": 1, "page_size": 20, "page": 1, "results": results,
    ]
    guard let body = try? JSONSerialization.data(withJSONObject: answer) else {
      preconditionFailure("an answer that is no JSON")
    }
    return Reply(headers: [("Content-Type", "application/json")], body: body)
  }

  private static func licenseURL(_ photo: Photo) -> String {
    let (name, version) = photo.license
    let path = name == "cc0" ? "publicdomain/zero" : "licenses/\(name)"
    return "https://creativecommons.org/\(path)/\(version)/"
  }

  /// The same, told by titles alone.
  static func photos(_ titles: String..., of server: ReplayServer) -> Reply {
    photos(titles.map { Photo(title: $0) }, of: server)
  }
}
