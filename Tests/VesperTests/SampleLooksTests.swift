import Foundation
import GeneratedCases
import Gtk
import PhotoSearchCore
import Testing

@testable import Vesper

/// The file by which sample photos are recognised and found by colour. With `VESPER_WRITE_LOOKS=1` it is written anew.
@MainActor struct SampleLooksTests {
  private struct Catalogue: Decodable {
    struct Photo: Decodable {
      let id: String
      let file: String
    }
    let photos: [Photo]
  }

  @Test(.long) func `the looks of the sample photos are those of their files`() async throws {
    let directory = TestEnvironment.root.appending(path: "data/sample-photos")
    let catalogue = try JSONDecoder().decode(
      Catalogue.self, from: Data(contentsOf: directory.appending(path: "catalogue.json")))
    let decode = Luminance.decoding(
      by: DecoderProcesses(program: Installation.current.decoder, patience: .seconds(300)))
    var taken: [String: PictureLook] = [:]
    for photo in catalogue.photos {
      let picture = try await decode(Data(contentsOf: directory.appending(path: photo.file)))
      taken[photo.id] = PictureLook(of: picture)
    }
    let file = directory.appending(path: "looks.json")
    if ProcessInfo.processInfo.environment["VESPER_WRITE_LOOKS"] != nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      try encoder.encode(taken).write(to: file)
    }
    let stored = try JSONDecoder().decode([String: PictureLook].self, from: Data(contentsOf: file))
    #expect(Set(stored.keys) == Set(taken.keys))
    for (id, look) in taken {
      // Another version of the libraries that decode may round another way.
      let kept = try #require(stored[id])
      let bits = zip(look.fingerprint.data, kept.fingerprint.data).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
      #expect(bits <= 60 && look.colors.symmetricDifference(kept.colors).count <= 1, "\(id)")
    }
  }
}
