import CGtk
import Foundation
import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  /// The photos that come with Vesper look the same.
  @Test func `A photo looks the same wherever it is decoded`() async throws {
    let directory = URL(filePath: #filePath).appending(path: "../../../../data/sample-photos").standardized
    let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    let photos = files.filter { $0.pathExtension == "jpg" }.sorted { $0.path < $1.path }
    #expect(photos.count >= 70)
    for (index, photo) in photos.enumerated() {
      let bytes = try Data(contentsOf: photo)
      let size = index % 8 == 0 ? (width: 5_000, height: 5_000) : (width: 300, height: 200)
      let expected = try await ImageDecoder.decode(bytes: bytes, fitting: size)
      let actual = try await ImageDecoder.decode(bytes: bytes, fitting: size, in: isolated)
      // The loader does not know how a photo was held when it chooses the size, and rounds twice.
      #expect(abs(actual.width - expected.width) <= 1 && abs(actual.height - expected.height) <= 1)
      guard actual.width == expected.width, actual.height == expected.height else { continue }
      let difference = difference(actual, expected)
      // The loaders of GdkPixbuf scale in other ways from version to version.
      #expect(difference < 8, "\(photo.lastPathComponent) at \(size.width): \(difference)")
    }
  }

  /// How much two textures differ on average, of 255.
  private func difference(_ first: Gdk.Texture, _ second: Gdk.Texture) -> Double {
    let pixels = [first, second].map { texture in
      var pixels = [UInt8](repeating: 0, count: texture.byteCount)
      gdk_texture_download(texture.opaque, &pixels, gsize(texture.width * 4))
      return pixels
    }
    // Some of the bytes: all of them would take long without the optimiser.
    let places = stride(from: 0, to: pixels[0].count, by: 37)
    let sum = places.reduce(0) { $0 + abs(Int(pixels[0][$1]) - Int(pixels[1][$1])) }
    return Double(sum) / Double(places.underestimatedCount)
  }
}
