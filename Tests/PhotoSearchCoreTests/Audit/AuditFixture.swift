import Foundation

@testable import PhotoSearchCore

/// Saved photos, and documents that show them.
nonisolated struct AuditFixture {
  let saved = SavedPhotosFixture()
  var document: String { saved.directory.path + "/document.md" }

  /// What others made of a photo.
  enum Variant: Int, CaseIterable {
    case same, small, worn, turned, cropped
  }

  /// A picture that decodes to a variant of the photo with this number.
  static func picture(_ number: Int, _ variant: Variant) -> Data {
    SavedPhotosFixture.picture(
      number + 1000 * (1 + variant.rawValue), width: variant == .turned ? 240 : 320,
      height: variant == .turned ? 320 : 240)
  }

  /// Decodes the pictures of the fixtures, which have only a number.
  static let decode: PhotoRecognizer.Decoding = { data in
    let comment = data.range(of: Data("Comment\0".utf8))
    let digits = data[(comment?.upperBound ?? data.endIndex)...].prefix { 0x30...0x39 ~= $0 }
    guard let code = Int(String(decoding: digits, as: UTF8.self)) else { throw CancellationError() }
    let picture = RandomPicture(seed: UInt64(code % 1000))
    switch code < 1000 ? .same : Variant(rawValue: code / 1000 - 1) {
    case .small: return picture.scaled(by: 0.7)
    case .worn: return picture.worn(seed: 7)
    case .turned: return picture.turned[5]
    case .cropped: return picture.cropped(left: 4, top: 3, right: 4, bottom: 3)
    default: return picture.luminance
    }
  }

  /// Saves a photo with each licence, numbered from 0.
  @discardableResult
  func save(_ photos: Photo...) async throws -> SavedPhotosLibrary {
    let library = try saved.library()
    for (number, photo) in photos.enumerated() { try await library.keep(photo, number) }
    return library
  }

  /// Writes a document in Markdown, and the pictures that it shows.
  func write(_ markdown: String, _ pictures: KeyValuePairs<String, Data> = [:]) throws {
    try Data(markdown.utf8).write(to: URL(filePath: document))
    for (name, data) in pictures { try data.write(to: URL(filePath: saved.directory.path + "/" + name)) }
  }

  func audit(isCommercial: Bool = false) async throws -> [PictureFinding] {
    let access = SavedPhotosAccess(directory: saved.pictures, database: saved.database)
    let recognizer = try await PhotoRecognizer.load(saved: access, decode: Self.decode)
    return try await DocumentAudit(path: document, recognizer: recognizer)
      .findings(isCommercial: isCommercial)
  }
}
