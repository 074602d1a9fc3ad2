import Testing

@testable import PhotoSearchCore

/// Photos that are wanted by their IDs.
nonisolated struct SavedPhotosByIDTests {
  private let fixture = SavedPhotosFixture()

  private func filled() async throws -> (library: SavedPhotosLibrary, ids: [Int]) {
    let library = try fixture.library()
    var ids: [Int] = []
    for number in 1...4 {
      ids.append(try await library.keep(SavedPhotosFixture.photo("\(number)", "P\(number)"), number).id)
    }
    return (library, ids)
  }

  @Test func `Photos come in the order in which they are wanted, as often as they are`() async throws {
    let (library, ids) = try await filled()
    let wanted = [ids[2], ids[0], ids[3], ids[0]]
    let photos = try library.photos(wanted)
    #expect(photos.map(\.id) == wanted)
    #expect(photos.map(\.photo.title) == ["P3", "P1", "P4", "P1"])
    for photo in photos { #expect(try await library.photo(photo.id) == photo) }
  }

  @Test func `Photos that are not there, or no longer, are left out`() async throws {
    let (library, ids) = try await filled()
    try await library.remove([ids[1]])
    #expect(try library.photos([.max, ids[3], -1, ids[1], 0, .min, ids[0]]).map(\.id) == [ids[3], ids[0]])
    #expect(try library.photos([.max, ids[1]]).isEmpty)
    #expect(try library.photos([]).isEmpty)
  }

  @Test func `More photos can be wanted than a statement can have arguments`() async throws {
    let (library, ids) = try await filled()
    // SQLite allows 32,766.
    let others = 1_000_000..<1_040_000
    #expect(try library.photos([ids[3]] + others + [ids[1], ids[0]]).map(\.id) == [ids[3], ids[1], ids[0]])
  }
}
