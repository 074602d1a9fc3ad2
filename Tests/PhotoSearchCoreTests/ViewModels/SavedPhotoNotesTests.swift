import BindingCore
import BindingTesting
import Foundation
import Testing

@testable import PhotoSearchCore

/// What the user says about saved photos, with a library on disk, in virtual time.
@MainActor
final class SavedPhotoNotesTests {
  private let fixture = SavedPhotosFixture()
  private let library: SavedPhotosLibrary
  private let scheduler = TestScheduler()
  private let viewModel: PhotoSearchViewModel
  private let place: SavedPhotosViewModel

  init() async throws {
    library = try fixture.library()
    viewModel = PhotoSearchViewModel(saved: library, scheduler: scheduler)
    place = try #require(viewModel.savedPhotos)
    for (number, title) in ["Anteater", "Beetle", "Catfish"].enumerated() {
      try await library.keep(SavedPhotosFixture.photo("\(number)", title, tags: ["animal"]), number)
    }
  }

  private var titles: [String] { viewModel.searchResults.collection.map(\.title) }

  /// Has every change of a note fail as on a full disk, or none.
  private func failWrites(_ fails: Bool = true) throws {
    try library.write { connection throws(DatabaseError) in
      try connection.run(
        fails
          ? "CREATE TRIGGER full BEFORE UPDATE OF note ON photos BEGIN SELECT RAISE(FAIL, 'full'); END"
          : "DROP TRIGGER full")
    }
  }

  private func look(at photo: Photo) async throws -> SavedPhotoNotes {
    viewModel.selection.detail.value = photo
    let notes = try #require(viewModel.detail.value?.notes)
    #expect(await eventually { notes.saved.value != nil })
    return notes
  }

  @Test func `A note and tags are kept when typing pauses`() async throws {
    let notes = place.notes(of: SavedPhotosFixture.photo("1", "Beetle"))
    #expect(await eventually { notes.saved.value?.id == 2 })
    #expect(notes.tags.value == "animal" && notes.state.value == .idle)
    notes.note.value = "For the"
    scheduler.advance(by: .milliseconds(400))
    notes.note.value = "For the cover"
    notes.tags.value = "bees، insects, Bees"
    scheduler.advance(by: .milliseconds(400))
    #expect(notes.state.value == .typing)
    #expect(try await library.photo(2)?.note == "")
    scheduler.advance(by: .milliseconds(100))
    #expect(await eventually { notes.state.value == .kept })
    let saved = try #require(try await library.photo(2))
    #expect(saved.note == "For the cover" && saved.photo.tags == ["bees", "insects"])
    // What was written is found.
    viewModel.chosenSource.value = .saved
    viewModel.searchString.value = "cover"
    #expect(await eventually { titles == ["Beetle"] })
  }

  @Test func `Who leaves in the middle of a word loses nothing`() async throws {
    var notes: SavedPhotoNotes? = place.notes(of: SavedPhotosFixture.photo("2", "Catfish"))
    #expect(await eventually { notes?.saved.value?.id == 3 })
    notes?.note.value = "Unfin"
    notes = nil
    #expect(try await library.photo(3)?.note == "Unfin")
  }

  @Test func `A photo that is not saved has no notes until it is`() async throws {
    let photo = SavedPhotosFixture.photo("9", "Elk")
    let notes = place.notes(of: photo)
    notes.look()
    notes.note.value = "nobody keeps this"
    scheduler.advance(by: .seconds(1))
    #expect(notes.state.value == .idle && notes.saved.value == nil)
    try await library.keep(photo, 9)
    notes.look()
    #expect(await eventually { notes.saved.value?.id == 4 && notes.note.value == "" })
    // Here no look is under way when the photo goes.
    let later = place.notes(of: photo)
    #expect(await eventually { later.saved.value?.id == 4 })
    try await library.remove([4])
    later.note.value = "too late"
    scheduler.advance(by: .seconds(1))
    #expect(await eventually { later.state.value == .failed(.notFound) })
  }

  @Test func `Looking at a photo split its tags where they have commas`() async throws {
    try await library.setTags(["New York, NY", "Owl", "bridge"], of: 2)
    var notes: SavedPhotoNotes? = place.notes(of: SavedPhotosFixture.photo("1", "Beetle"))
    #expect(await eventually { notes?.saved.value?.id == 2 })
    #expect(notes?.tags.value == "\"New York, NY\", Owl, bridge")
    notes?.keep()
    notes?.note.value = "Mine"
    scheduler.advance(by: .seconds(1))
    #expect(await eventually { notes?.state.value == .kept })
    notes = nil
    let saved = try #require(try await library.photo(2))
    #expect(saved.photo.tags == ["New York, NY", "Owl", "bridge"] && saved.note == "Mine")
  }

  @Test func `Changing a tag split another one that has a comma`() async throws {
    try await library.setTags(["New York, NY", "owl"], of: 2)
    let notes = try await look(at: SavedPhotosFixture.photo("1", "Beetle"))
    notes.tags.value.replace("owl", with: "barn owl")
    #expect(notes.keep())
    #expect(try await library.photo(2)?.photo.tags == ["New York, NY", "barn owl"])
  }

  @Test func `A note that could not be written was lost without a word`() async throws {
    let errors = scheduler.record(place.errorMessages)
    let photo = SavedPhotosFixture.photo("1", "Beetle")
    try failWrites()
    var notes: SavedPhotoNotes? = try await look(at: photo)
    notes?.note.value = "For the cover"
    notes?.tags.value = "bees"
    #expect(notes?.keep() == false)
    #expect(notes?.keep() == true, "it was told once")
    notes = nil
    viewModel.selection.detail.value = nil
    #expect(errors.elements.count == 1)
    #expect(try await library.photo(2)?.note == "")

    // It is there again, and is written as soon as that is possible.
    notes = try await look(at: photo)
    #expect(notes?.note.value == "For the cover" && notes?.tags.value == "bees")
    #expect(await eventually { if case .failed = notes?.state.value { true } else { false } })
    notes = nil
    viewModel.selection.detail.value = nil
    try failWrites(false)
    notes = try await look(at: photo)
    #expect(await eventually { notes?.state.value == .kept })
    let saved = try #require(try await library.photo(2))
    #expect(saved.note == "For the cover" && saved.photo.tags == ["bees"])
    #expect(errors.elements.count == 1)
  }

  @Test func `Ending the program lost what was typed last`() async throws {
    let notes = try await look(at: SavedPhotosFixture.photo("1", "Beetle"))
    notes.note.value = "Unfin"
    #expect(place.keepNotes())
    #expect(try await library.photo(2)?.note == "Unfin")
    // Whoever ends it knows what is lost, and need not stay.
    try failWrites()
    notes.note.value = "Unfinished"
    #expect(!place.keepNotes())
    #expect(place.keepNotes())
    try failWrites(false)
    #expect(place.keepNotes())
    #expect(try await library.photo(2)?.note == "Unfinished")
  }

  @Test func `What is typed while the disk is at work is kept too`() async throws {
    let notes = try await look(at: SavedPhotosFixture.photo("1", "Beetle"))
    notes.note.value = "One"
    scheduler.advance(by: .milliseconds(500))
    notes.note.value = ""
    #expect(notes.keep())
    #expect(try await library.photo(2)?.note == "")
    notes.note.value = "One"
    scheduler.advance(by: .milliseconds(500))
    notes.note.value = "One and two"
    #expect(await eventually { notes.state.value == .kept })
    #expect(try await library.photo(2)?.note == "One and two")
  }

  @Test func `A list that cannot be read was said to have no such photo`() async throws {
    let path = fixture.directory.path + "/file"
    try Data().write(to: URL(filePath: path))
    let access = SavedPhotosAccess(directory: fixture.pictures, database: path + "/saved.sqlite")
    let viewModel = PhotoSearchViewModel(
      sources: [FakeSource(.samples, isLocal: true)], chosenSource: .samples,
      today: Date(timeIntervalSince1970: 1_750_000_000), saved: access, scheduler: scheduler)
    let place = try #require(viewModel.savedPhotos)
    let errors = scheduler.record(place.errorMessages)
    let notes = place.notes(of: SavedPhotosFixture.photo("1", "Beetle"))
    #expect(await eventually { errors.elements.count == 1 })
    // Once is enough.
    notes.look()
    for _ in 0..<1000 { await Task.yield() }
    #expect(errors.elements.count == 1)
  }
}
