import Foundation
import Testing

@testable import PhotoSearchCore

/// The colours by which people look for photos.
nonisolated struct PhotoColorTests {
  /// Colours as the standard of the web names them: https://www.w3.org/TR/css-color-4/#named-colors
  @Test(arguments: [
    (0xFF0000, PhotoColor.red), (0xDC143C, .red), (0xB22222, .red), (0xFFA500, .orange), (0xFF8C00, .orange),
    (0xFFD700, .yellow), (0xFFFF00, .yellow), (0x008000, .green), (0x32CD32, .green), (0x556B2F, .green),
    (0x40E0D0, .turquoise), (0x008B8B, .turquoise), (0x0000FF, .blue), (0x4169E1, .blue), (0x87CEEB, .blue),
    (0x000080, .blue), (0x8A2BE2, .purple), (0x4B0082, .purple), (0xFF69B4, .pink), (0xFFC0CB, .pink),
    (0x8B4513, .brown), (0xA0522D, .brown), (0x000000, .black), (0x808080, .gray), (0xA9A9A9, .gray),
    (0xFFFFFF, .white), (0xF5F5F5, .white), (0xFFFAFA, .white),
  ])
  func aColorIsWhatPeopleCallIt(code: Int, color: PhotoColor) {
    #expect(PhotoColor(red: code >> 16, green: code >> 8 & 255, blue: code & 255) == color)
  }

  @Test func everyPixelHasAColor() {
    var counts: [PhotoColor: Int] = [:]
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 15) {
        for blue in stride(from: 0, through: 255, by: 15) {
          counts[PhotoColor(red: red, green: green, blue: blue), default: 0] += 1
        }
      }
    }
    #expect(counts.count == PhotoColor.allCases.count && counts.values.allSatisfy { $0 > 20 })
  }

  @Test func aPictureHasTheColorsThatMakeAnImpression() {
    #expect(PhotoColor.main([.gray: 70, .red: 15, .blue: 9, .white: 6]) == [.gray, .red])
    #expect(PhotoColor.main([.green: 50, .white: 34, .brown: 16]) == [.green])
    // There is always one.
    #expect(PhotoColor.main([.white: 20, .black: 25, .gray: 20, .brown: 18, .red: 9, .blue: 8]) == [.black])
  }

  @Test func colorsAreStoredAsBits() {
    #expect(Set<PhotoColor>(bits: 0).isEmpty)
    for color in PhotoColor.allCases { #expect(Set(bits: color.bit) == [color]) }
    #expect(Set<PhotoColor>(bits: Set(PhotoColor.allCases).bits) == Set(PhotoColor.allCases))
    // Those in lists that exist.
    #expect(PhotoColor.red.bit == 1 && PhotoColor.blue.bit == 32 && PhotoColor.white.bit == 2048)
  }

  @Test func aPictureOfPixelsHasTheirColors() throws {
    // Half of it is blue, as in a texture.
    let (blue, white): ([UInt8], [UInt8]) = ([230, 60, 30, 255], [250, 250, 250, 255])
    let pixels = Array(repeatElement(blue, count: 32 * 64).joined()) + repeatElement(white, count: 32 * 64).joined()
    let picture = try pixels.withUnsafeBytes {
      try #require(Luminance(pixels: $0, width: 64, height: 64, stride: 256, isBlueFirst: true))
    }
    #expect(picture.colors == [.blue, .white])
    #expect(PictureLook(of: picture).colors == [.blue, .white])
  }

  // MARK: Searching

  @Test func samplesAreFoundByColor() async throws {
    let source = SamplePhotosSource(directory: SampleCollection.directory)
    let looks = source.looks
    #expect(looks.count == source.count)
    var query = PhotoQuery(text: "bird")
    let all = try await source.search(query, page: nil)
    var found: Set<PhotoID> = []
    for color in PhotoColor.allCases {
      query.color = color
      let page = try await source.search(query, page: nil)
      #expect(page.photos.allSatisfy { looks[$0.id.id]?.colors.contains(color) ?? false })
      #expect(page.notices.isEmpty)
      found.formUnion(page.photos.map(\.id))
    }
    #expect(found == Set(all.photos.map(\.id)))
  }

  @Test func savedPhotosAreFoundByColorOnceTheyWereLookedAt() async throws {
    let fixture = SavedPhotosFixture()
    let library = try fixture.library()
    for number in 0..<30 { try await library.keep(SavedPhotosFixture.photo("\(number)", "Cat \(number)"), number) }
    var query = PhotoQuery(text: "cat")
    query.color = .red
    #expect(try library.search(query, page: nil, limit: 40).total == 0)
    let looks = try await library.photosWithoutFingerprint().map { photo in
      (photo, PictureLook(of: Self.picture(photo.id % 3 == 0 ? [.red, .blue] : [.green])))
    }
    try await library.store(looks)
    for (color, count) in [(PhotoColor.red, 10), (.blue, 10), (.green, 20), (.white, 0)] {
      query.color = color
      for order in PhotoOrder.allCases {
        query.order = order
        let found = try library.search(query, page: nil, limit: 7)
        #expect(found.total == count && found.photos.count == min(count, 7), "\(color), \(order)")
      }
    }
    #expect(try await library.photosWithoutFingerprint().isEmpty)
    // Those that an earlier version looked at are looked at again.
    try library.write { connection throws(DatabaseError) in
      try connection.execute("UPDATE fingerprints SET colors = NULL WHERE photo = 5")
    }
    #expect(try await library.photosWithoutFingerprint().map(\.id) == [5])
  }

  /// A picture with as much of each colour.
  private static func picture(_ colors: [PhotoColor]) -> Luminance {
    let pixels = (0..<64 * 64).flatMap { index -> [UInt8] in
      switch colors[index / 64 * colors.count / 64] {
      case .red: [220, 20, 20]
      case .blue: [20, 20, 220]
      default: [20, 200, 20]
      }
    }
    return pixels.withUnsafeBytes {
      Luminance(pixels: $0, width: 64, height: 64, stride: 192, pixelStride: 3)!
    }
  }
}
