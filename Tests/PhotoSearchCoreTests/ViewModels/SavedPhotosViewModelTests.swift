import BindingCore
import BindingTesting
import Foundation
import Testing

@testable import PhotoSearchCore

/// The place of the saved photos, with a library on disk, in virtual time.
@MainActor
final class SavedPhotosViewModelTests {
  private let fixture = SavedPhotosFixture()
  private let library: SavedPhotosLibrary
  private let service = FakeSource(.openverse, isLocal: false)
  private let scheduler = TestScheduler()
  private let viewModel: PhotoSearchViewModel
  private let place: SavedPhotosViewModel

  init() async throws {
    library = try fixture.library()
    viewModel = PhotoSearchViewModel(saved: library, service: service, scheduler: scheduler)
    place = try #require(viewModel.savedPhotos)
    for (number, title) in ["Anteater", "Beetle", "Catfish"].enumerated() {
      try await library.keep(SavedPhotosFixture.photo("\(number)", title, tags: ["animal"]), number)
    }
  }

  private var titles: [String] { viewModel.searchResults.collection.map(\.title) }

  private func enter() async {
    place.toggle()
    #expect(await eventually { titles == ["Catfish", "Beetle", "Anteater"] })
  }

  @Test func `All photos are there whatever is in the search entry, and the way back leads to what was before`() async {
    viewModel.searchString.value = "sunflowers"
    await enter()
    #expect(place.isShown.value && viewModel.searchString.value == "")
    viewModel.searchString.value = "beetle"
    #expect(await eventually { titles == ["Beetle"] })
    place.toggle()
    #expect(!place.isShown.value && viewModel.chosenSource.value == .openverse)
    #expect(viewModel.searchString.value == "sunflowers")
  }

  @Test func `Removed photos leave their place with their files, and come back to it`() async throws {
    await enter()
    let selection = viewModel.selection
    selection.replace(with: viewModel.searchResults.collection.prefix(2))
    viewModel.removeSelection()
    #expect(await eventually { titles == ["Anteater"] })
    #expect(viewModel.undo.offer.value == .savedPhotos(count: 2, title: "Catfish"))
    #expect(selection.photos.value.isEmpty && fixture.files.count == 1)
    #expect(viewModel.status.value == .found(shown: 1, total: 1, notices: []))
    viewModel.undo.undo()
    #expect(await eventually { titles == ["Catfish", "Beetle", "Anteater"] })
    #expect(fixture.files.count == 3)
    #expect(viewModel.status.value == .found(shown: 3, total: 3, notices: []))
    #expect(try await library.count() == 3)
  }

  @Test func `Undoing in the middle of a removal brought back what was removed before`() async {
    await enter()
    let photos = viewModel.searchResults.collection
    let places = scheduler.record(place.continuation)
    place.remove([photos[0]])
    #expect(await eventually { titles == ["Beetle", "Anteater"] })
    place.remove([photos[1]])
    viewModel.undo.undo()
    #expect(await eventually { places.elements.count == 3 })
    #expect(titles == ["Beetle", "Anteater"])
    viewModel.undo.undo()
    #expect(await eventually { titles == ["Catfish", "Beetle", "Anteater"] })
  }

  @Test func `A photo that was removed in another order stayed open`() async {
    await enter()
    viewModel.searchMetadataViewModel.order.value = .newest
    scheduler.advance(by: PhotoSearchViewModel.settingsInterval)
    #expect(await eventually { viewModel.currentSearch?.query.order == .newest && titles.count == 3 })
    viewModel.selection.detail.value = viewModel.searchResults[0]
    place.remove([viewModel.searchResults[0]])
    #expect(await eventually { titles.count == 2 })
    #expect(viewModel.detail.value == nil)
  }

  @Test func `The last photo leaves an empty place`() async throws {
    try await library.remove([1, 2])
    place.toggle()
    #expect(await eventually { titles == ["Catfish"] })
    #expect(!viewModel.hasNothingSaved)
    viewModel.selection.detail.value = viewModel.searchResults[0]
    place.remove(viewModel.searchResults.collection)
    #expect(await eventually { viewModel.hasNothingSaved })
    #expect(viewModel.detail.value == nil, "what is looked at is gone")
    viewModel.undo.undo()
    #expect(await eventually { titles == ["Catfish"] && !viewModel.hasNothingSaved })
  }

  @Test func `After a removal the next photo is to be looked at, and after undoing it the first that is back`() async {
    await enter()
    let places = scheduler.record(place.continuation)
    place.remove([viewModel.searchResults[2]])
    #expect(await eventually { places.elements == [1] })
    viewModel.undo.undo()
    #expect(await eventually { places.elements == [1, 2] })
    place.remove(viewModel.searchResults.collection)
    #expect(await eventually { places.elements == [1, 2, nil] })
    viewModel.undo.undo()
    #expect(await eventually { places.elements == [1, 2, nil, 0] })
  }

  @Test func `After all photos are removed, fewer filters do not help`() async {
    viewModel.searchMetadataViewModel.creativeCommons.value = true
    await enter()
    place.remove([viewModel.searchResults[0]])
    #expect(await eventually { titles.count == 2 })
    #expect(!viewModel.hasNothingSaved)
    place.remove(viewModel.searchResults.collection)
    #expect(await eventually { place.isEmpty.value && viewModel.hasNothingSaved })
    viewModel.undo.undo()
    #expect(await eventually { titles.count == 2 && !place.isEmpty.value })
  }

  @Test func `In another search the photos come back to the library alone`() async throws {
    await enter()
    place.remove([viewModel.searchResults[1]])
    #expect(await eventually { titles == ["Catfish", "Anteater"] })
    viewModel.searchString.value = "catfish"
    #expect(await eventually { titles == ["Catfish"] })
    viewModel.undo.undo()
    #expect(await eventually { service.queries.isEmpty && fixture.files.count == 3 })
    viewModel.searchString.value = ""
    scheduler.advance(by: PhotoSearchViewModel.emptyTextDelay)
    #expect(await eventually { titles == ["Catfish", "Beetle", "Anteater"] })
  }

  @Test func `A photo that was found elsewhere is removed by its name there`() async throws {
    let photo = SavedPhotosFixture.photo("1", "Beetle")
    place.remove([photo])
    #expect(await eventually { viewModel.undo.offer.value == .savedPhotos(count: 1, title: "Beetle") })
    #expect(try await library.count() == 2)
    place.remove([SavedPhotosFixture.photo("99", "Nobody’s")])
    viewModel.undo.undo()
    #expect(await eventually { fixture.files.count == 3 })
  }

  @Test func `Files that are gone, moved or back are told about`() async throws {
    let file = fixture.pictures + "/" + (try #require(fixture.files.first { $0.contains("Beetle") }))
    let other = fixture.directory.path + "/elsewhere.png"
    try FileManager.default.moveItem(atPath: file, toPath: other)
    await enter()
    #expect(await eventually { place.check.value.missing == [2] })
    try FileManager.default.moveItem(atPath: other, toPath: fixture.pictures + "/renamed.png")
    place.checkFiles()
    #expect(await eventually { place.check.value.moved == [2] })
    place.checkFiles()
    #expect(await eventually { place.check.value == .init() })
  }

  @Test func `The credits of a selection have its order, those of all begin with the last saved`() async throws {
    await enter()
    let photos = Array(viewModel.searchResults.collection.reversed())
    let text = try #require(try await place.document(.articleText, of: photos, title: "Credits"))
    #expect(text.split(separator: "\n").map { $0.prefix(4) } == ["Cred", "“Ant", "“Bee", "“Cat"])
    let all = try #require(try await place.document(.articleText, of: nil, title: "Credits"))
    #expect(all.split(separator: "\n").map { $0.prefix(4) } == ["Cred", "“Cat", "“Bee", "“Ant"])
    let table = try #require(try await place.document(.table, of: [photos[1]], title: ""))
    #expect(table.contains("Beetle") && !table.contains("Catfish"))
    #expect(table == (try await library.exportList(.csv, of: [2])), "with the place of the file")
    // Of photos that were found elsewhere too.
    let found = try #require(try await place.document(.table, of: [SavedPhotosFixture.photo("7", "Found")], title: ""))
    let outcome = try await library.importList(Data(found.utf8))
    #expect(outcome.added.count == 1)
  }

  @Test func `Receipts and all that is known about saved photos are handed on, of other photos there is nothing`()
    async throws
  {
    await enter()
    let photos = Array(viewModel.searchResults.collection.reversed())
    var words = ReceiptWording()
    words.photo = "Foto"
    let receipts = try #require(try await place.document(.receipts, of: photos, title: "", receipts: words))
    let titles = receipts.matches(of: /^Foto: (\w+)/.anchorsMatchLineEndings()).map { $0.1 }
    #expect(titles == ["Anteater", "Beetle", "Catfish"])
    #expect(try await place.document(.receipts, of: nil, title: "")?.hasPrefix("Photo: Catfish") == true)
    let one = try #require(try await place.document(.receipts, of: [photos[1]], title: ""))
    #expect(one == (try await library.receipts(of: 2)))
    let backup = try #require(try await place.document(.backup, of: nil, title: ""))
    #expect(backup == (try await library.exportList(.json)))
    let elsewhere = try SavedPhotosFixture().library()
    #expect(try await elsewhere.importList(Data(backup.utf8)).added.count == 3)

    let found = SavedPhotosFixture.photo("7", "Found")
    #expect(CreditsDocument.allCases.filter(\.needsSavedPhotos) == [.receipts, .backup])
    for form in CreditsDocument.allCases where form.needsSavedPhotos {
      #expect(try await place.document(form, of: [found], title: "")?.contains("Found") == true)
    }
  }

  @Test func `Photos without a receipt are told about instead of an empty file`() async throws {
    await enter()
    try library.write { connection throws(DatabaseError) in try connection.run("DELETE FROM receipts") }
    #expect(try await place.document(.receipts, of: nil, title: "") == nil)
  }

  @Test func `An import appears at once, and what is no list is an error`() async throws {
    await enter()
    let errors = scheduler.record(place.errorMessages)
    let imports = scheduler.record(place.imported)
    let list = try #require(try await place.document(.table, of: [SavedPhotosFixture.photo("7", "Dog")], title: ""))
    let file = fixture.directory.path + "/list"
    try Data(list.utf8).write(to: URL(filePath: file))
    place.importList(contentsOf: file)
    #expect(await eventually { titles == ["Dog", "Catfish", "Beetle", "Anteater"] })
    try Data("no list".utf8).write(to: URL(filePath: file))
    place.importList(contentsOf: file)
    #expect(await eventually { errors.elements == [.unreadableImport] })
    place.importList(contentsOf: file + ".none")
    #expect(await eventually { errors.elements.last == .inaccessible(path: file + ".none") })
    #expect(imports.elements.map(\.added.count) == [1])
  }

  @Test func `A file that could not be moved took the photos before it away for good`() async throws {
    let errors = scheduler.record(place.errorMessages)
    // What cannot be moved. Before the check of the files that begins on entering, which would find the picture.
    try FileManager.default.removeItem(atPath: try #require(try await library.photo(2)).path)
    try library.write { connection throws(DatabaseError) in
      try connection.run("UPDATE photos SET file = '.' WHERE id = 2")
    }
    try await library.checkFiles()
    await enter()
    place.remove(viewModel.searchResults.collection)
    #expect(await eventually { errors.elements.count == 1 })
    #expect(titles == ["Beetle", "Anteater"])
    #expect(viewModel.undo.offer.value == .savedPhotos(count: 1, title: "Catfish"))
    // The next start finishes no removal of those that stayed.
    #expect(try await fixture.library().photo(1) != nil)
    #expect(try await fixture.library().photo(2) != nil)
    #expect(try await library.count() == 2)
    viewModel.undo.undo()
    #expect(await eventually { titles == ["Catfish", "Beetle", "Anteater"] })
    #expect(try await library.count() == 3)
  }
}
