import BindingCore
import Foundation
import Testing

@testable import PhotoSearchCore

/// An empty library in a directory that is gone with the object.
nonisolated struct SavedPhotosFixture {
  let directory = TemporaryDirectory()
  var pictures: String { directory.path + "/Pictures" }
  var database: String { directory.path + "/data/saved.sqlite" }

  func library() throws(SavedPhotosError) -> SavedPhotosLibrary {
    try SavedPhotosLibrary(directory: pictures, database: database)
  }

  /// What lies in the folder of pictures, but for what is hidden.
  var files: [String] { PictureFolder(path: pictures).files() }

  static func photo(
    _ id: String, _ title: String, author: String? = "Ada", license: License = License(.by, version: "4.0"),
    uploaded: Date? = nil, tags: [String] = [], isPhotograph: Bool? = nil, isSensitive: Bool = false
  ) -> Photo {
    Photo(
      id: PhotoID(source: .commons, id: id), title: title, author: author, license: license,
      pageURL: URL(string: "https://example.org/\(id)"), uploaded: uploaded, tags: tags, isPhotograph: isPhotograph,
      isSensitive: isSensitive)
  }

  /// A picture that no other number has.
  static func picture(_ number: Int, width: UInt16 = 320, height: UInt16 = 240) -> Data {
    // A GIF cannot carry a credit; a PNG of one chunk of text and no pixels can.
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func chunk(_ name: String, _ body: [UInt8]) {
      let bytes = Array(name.utf8) + body
      for shift in [24, 16, 8, 0] { png.append(UInt8(truncatingIfNeeded: body.count >> shift)) }
      png.append(contentsOf: bytes)
      let sum = CRC32.checksum(bytes)
      for shift: UInt32 in [24, 16, 8, 0] { png.append(UInt8(truncatingIfNeeded: sum >> shift)) }
    }
    func big(_ number: UInt16) -> [UInt8] { [0, 0, UInt8(number >> 8), UInt8(number & 255)] }
    chunk("IHDR", big(width) + big(height) + [8, 2, 0, 0, 0])
    chunk("tEXt", Array("Comment\0\(number)".utf8))
    chunk("IEND", [])
    return png
  }

  /// A GIF header, which cannot carry a credit.
  static let gif = Data(Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00])
}

extension PhotoSearchViewModel {
  /// A search in Openverse and in a library of saved photos, some day in 2025.
  convenience init(
    saved library: SavedPhotosLibrary, service: FakeSource = FakeSource(.openverse, isLocal: false),
    saver: FakeSaver = FakeSaver(), scheduler: any Scheduler
  ) {
    let access = SavedPhotosAccess(library)
    self.init(
      sources: [service, SavedPhotosSource(access)], chosenSource: .openverse,
      today: Date(timeIntervalSince1970: 1_750_000_000), saver: saver, saved: access, scheduler: scheduler)
  }
}

nonisolated extension SavedPhotosLibrary {
  /// Saves a photo that is not there yet.
  @discardableResult
  func keep(_ photo: Photo, _ number: Int, query: String = "") async throws -> SavedPhoto {
    let outcome = try await save(photo, picture: SavedPhotosFixture.picture(number), query: query)
    guard case .saved(let saved) = outcome else { throw CancellationError() }
    return saved
  }
}
