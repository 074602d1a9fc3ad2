import Foundation
import Gtk
import PhotoSearchCore
import Testing

@testable import Vesper

/// The file by which sample photos are recognised. With `VESPER_FINGERPRINTS=1` it is written anew.
@MainActor struct SampleFingerprintsTests {
  private struct Catalogue: Decodable {
    struct Photo: Decodable {
      let id: String
      let file: String
    }
    let photos: [Photo]
  }

  @Test func `the fingerprints of the sample photos are those of their files`() async throws {
    let directory = TestEnvironment.root.appending(path: "data/sample-photos")
    let catalogue = try JSONDecoder().decode(
      Catalogue.self, from: Data(contentsOf: directory.appending(path: "catalogue.json")))
    let decode = Luminance.decoding(by: DecoderProcesses(program: Installation.current.decoder))
    var taken: [String: Data] = [:]
    for photo in catalogue.photos {
      let picture = try await decode(Data(contentsOf: directory.appending(path: photo.file)))
      taken[photo.id] = PictureFingerprint(of: picture).data
    }
    let file = directory.appending(path: "fingerprints.json")
    if ProcessInfo.processInfo.environment["VESPER_FINGERPRINTS"] != nil {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
      try encoder.encode(taken).write(to: file)
    }
    let stored = try JSONDecoder().decode([String: Data].self, from: Data(contentsOf: file))
    #expect(Set(stored.keys) == Set(taken.keys))
    for (id, data) in taken {
      // Another version of the libraries that decode may round another way.
      let difference = zip(data, stored[id] ?? Data()).reduce(0) { $0 + ($1.0 ^ $1.1).nonzeroBitCount }
      #expect(stored[id]?.count == data.count && difference <= 60, "\(id)")
    }
  }
}
