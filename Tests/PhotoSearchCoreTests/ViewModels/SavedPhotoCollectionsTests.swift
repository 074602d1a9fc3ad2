import BindingCore
import BindingTesting
import Foundation
import Testing

@testable import PhotoSearchCore

/// The collections of an open photo, with a library on disk, in virtual time.
@MainActor
final class SavedPhotoCollectionsTests {
  private let fixture = SavedPhotosFixture()
  private let library: SavedPhotosLibrary
  private let scheduler = TestScheduler()
  private let viewModel: PhotoSearchViewModel
  private let place: SavedPhotosViewModel
  private var all: PhotoCollectionsViewModel { place.collections }

  init() async throws {
    library = try fixture.library()
    viewModel = PhotoSearchViewModel(saved: library, scheduler: scheduler)
    place = try #require(viewModel.savedPhotos)
    for (number, title) in ["Anteater", "Beetle"].enumerated() {
      try await library.keep(SavedPhotosFixture.photo("\(number)", title), number)
    }
    for name in ["Lesson 3", "Poster", "Empty"] { try await library.createCollection(named: name) }
    try await library.createCollection(named: "Beetles", query: PhotoQuery(text: "beetle"))
    // Not in the order in which they were created.
    try await library.add([2], toCollection: 2)
    try await library.add([1, 2], toCollection: 1)
  }

  private let beetle = SavedPhotosFixture.photo("1", "Beetle")
  private var titles: [String] { viewModel.searchResults.collection.map(\.title) }

  /// Opens the beetle.
  private func look() throws -> SavedPhotoCollections {
    viewModel.selection.detail.value = beetle
    return try #require(viewModel.detail.value?.notes?.collections)
  }

  private func names(_ collections: SavedPhotoCollections) -> [String] { collections.collections.value.map(\.name) }

  /// Shows a collection and opens the beetle in it.
  private func look(in index: Int) async throws -> SavedPhotoCollections {
    all.load()
    #expect(await eventually { all.collections.count == 4 })
    all.show(all.collections[index])
    #expect(await eventually { titles.contains("Beetle") })
    viewModel.selection.detail.value = viewModel.searchResults.collection.first { $0.title == "Beetle" }
    return try #require(viewModel.detail.value?.notes?.collections)
  }

  @Test func `An open photo tells its collections in their order, without smart ones`() async throws {
    let collections = try look()
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster"] })
    viewModel.selection.detail.value = SavedPhotosFixture.photo("9", "Elk")
    let others = try #require(viewModel.detail.value?.notes?.collections)
    for _ in 0..<1000 { await Task.yield() }
    #expect(names(others) == [], "it is not saved")
  }

  @Test func `The collections of an open photo follow each change`() async throws {
    let collections = try look()
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster"] })
    all.add([beetle], toNamed: "Empty")
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster", "Empty"] })
    #expect(await eventually { viewModel.undo.offer.value != nil })
    viewModel.undo.undo()
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster"] })
    all.add([beetle], toNamed: "New")
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster", "New"] })
    all.rename(collections.collections.value[1], to: "Placard")
    #expect(await eventually { names(collections) == ["Lesson 3", "Placard", "New"] })
    all.delete(collections.collections.value[0])
    #expect(await eventually { names(collections) == ["Placard", "New"] })
    #expect(await eventually { viewModel.undo.offer.value == .collection(name: "Lesson 3") })
    viewModel.undo.undo()
    #expect(await eventually { names(collections) == ["Lesson 3", "Placard", "New"] })
    try await library.add([2], toCollection: 3)
    #expect(await eventually { names(collections) == ["Lesson 3", "Placard", "Empty", "New"] })
  }

  @Test func `A photo that is saved while it is open shows where it went`() async throws {
    let photo = SavedPhotosFixture.photo("9", "Elk")
    viewModel.selection.detail.value = photo
    let notes = try #require(viewModel.detail.value?.notes)
    try await library.setLastUsedCollection(2)
    _ = try await library.save(photo, picture: SavedPhotosFixture.picture(9), target: .lastUsed)
    notes.look()
    #expect(await eventually { names(notes.collections) == ["Poster"] })
  }

  @Test func `A photo is taken out of a collection, which can be undone`() async throws {
    let collections = try look()
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster"] })
    collections.remove(from: collections.collections.value[0])
    #expect(await eventually { names(collections) == ["Poster"] })
    #expect(await eventually { viewModel.undo.offer.value == .removedFromCollection(count: 1, name: "Lesson 3") })
    #expect(fixture.files.count == 2)
    viewModel.undo.undo()
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster"] })
  }

  @Test func `A photo that is taken out of the collection in which it was found stays open`() async throws {
    let collections = try await look(in: 0)
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster"] })
    collections.remove(from: collections.collections.value[0])
    #expect(await eventually { names(collections) == ["Poster"] && titles == ["Anteater"] })
    #expect(viewModel.detail.value?.notes?.collections === collections && viewModel.detailPosition.value == nil)
    viewModel.undo.undo()
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster"] && titles == ["Beetle", "Anteater"] })
    #expect(viewModel.detailPosition.value?.index == 0)
  }

  @Test func `A collection is shown in the place of the photo`() async throws {
    var collections = try look()
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster"] })
    collections.show(collections.collections.value[1])
    #expect(viewModel.detail.value == nil)
    #expect(await eventually { titles == ["Beetle"] && all.shown.value?.name == "Poster" })
    // The one from which the photo was opened is shown as it was.
    viewModel.searchString.value = "beetle"
    #expect(await eventually { viewModel.status.value.isUnderWay == false })
    collections = try await look(in: 1)
    #expect(await eventually { names(collections) == ["Lesson 3", "Poster"] })
    viewModel.searchString.value = "beetle"
    collections.show(collections.collections.value[1])
    #expect(viewModel.detail.value == nil && viewModel.searchString.value == "beetle")
  }
}
