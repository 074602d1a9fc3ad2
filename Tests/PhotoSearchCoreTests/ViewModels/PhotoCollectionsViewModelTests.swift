import BindingCore
import BindingTesting
import Foundation
import Testing

@testable import PhotoSearchCore

/// Collections in the search, with a library on disk, in virtual time.
@MainActor
final class PhotoCollectionsViewModelTests {
  private let fixture = SavedPhotosFixture()
  private let library: SavedPhotosLibrary
  private let saver = FakeSaver()
  private let service = FakeSource(.openverse, isLocal: false)
  private let scheduler = TestScheduler()
  private let viewModel: PhotoSearchViewModel
  private let place: SavedPhotosViewModel
  private let collections: PhotoCollectionsViewModel

  init() async throws {
    library = try fixture.library()
    viewModel = PhotoSearchViewModel(saved: library, service: service, saver: saver, scheduler: scheduler)
    place = try #require(viewModel.savedPhotos)
    collections = place.collections
    for (number, title) in ["Anteater", "Beetle", "Catfish"].enumerated() {
      try await library.keep(SavedPhotosFixture.photo("\(number)", title), number)
    }
    for name in ["Lesson 3", "Poster"] { try await library.createCollection(named: name) }
    try await library.add([1, 3], toCollection: 1)
    place.toggle()
    #expect(await eventually { titles == ["Catfish", "Beetle", "Anteater"] && names == ["Lesson 3 2", "Poster 0"] })
  }

  private var titles: [String] { viewModel.searchResults.collection.map(\.title) }
  /// The collections with their counts.
  private var names: [String] { collections.collections.collection.map { "\($0.name) \($0.count)" } }
  private var lesson: PhotoCollection { collections.collections[0] }
  private var poster: PhotoCollection { collections.collections[1] }

  private func show(_ collection: PhotoCollection?, _ expected: [String]) async {
    collections.show(collection)
    #expect(await eventually { titles == expected })
  }

  @Test func `A collection that is shown is searched, and another source leaves it`() async {
    await show(lesson, ["Catfish", "Anteater"])
    #expect(collections.shown.value == lesson)
    viewModel.searchString.value = "beetle"
    #expect(await eventually { viewModel.status.value == .nothingFound(text: "beetle", notices: []) })
    viewModel.searchString.value = "catfish"
    #expect(await eventually { titles == ["Catfish"] })
    await show(nil, ["Catfish", "Beetle", "Anteater"])
    #expect(viewModel.searchString.value == "" && collections.shown.value == nil)
    await show(lesson, ["Catfish", "Anteater"])
    place.toggle()
    #expect(collections.shown.value == nil && viewModel.chosenSource.value == .openverse)
    // It can be shown from elsewhere.
    await show(lesson, ["Catfish", "Anteater"])
    #expect(place.isShown.value)
  }

  @Test func `Filters stay within the collection`() async {
    await show(lesson, ["Catfish", "Anteater"])
    viewModel.searchMetadataViewModel.orientation.value = .portrait
    scheduler.advance(by: PhotoSearchViewModel.settingsInterval)
    #expect(await eventually { titles == [] })
    viewModel.searchMetadataViewModel.orientation.value = nil
    scheduler.advance(by: PhotoSearchViewModel.settingsInterval)
    #expect(await eventually { titles == ["Catfish", "Anteater"] })
  }

  @Test func `An empty collection is not an empty list of saved photos`() async {
    await show(poster, [])
    #expect(await eventually { viewModel.status.value == .nothingFound(text: "", notices: []) })
    #expect(!viewModel.hasNothingSaved)
  }

  @Test func `Photos are added and removed, and both can be undone`() async {
    collections.add(viewModel.searchResults.collection, to: lesson)
    #expect(await eventually { names == ["Lesson 3 3", "Poster 0"] })
    #expect(await eventually { viewModel.undo.offer.value == .addedToCollection(count: 1, name: "Lesson 3") })
    viewModel.undo.undo()
    #expect(await eventually { names == ["Lesson 3 2", "Poster 0"] })
    await show(lesson, ["Catfish", "Anteater"])
    collections.remove([viewModel.searchResults[0]], from: lesson)
    #expect(await eventually { titles == ["Anteater"] && names == ["Lesson 3 1", "Poster 0"] })
    #expect(await eventually { viewModel.undo.offer.value == .removedFromCollection(count: 1, name: "Lesson 3") })
    #expect(fixture.files.count == 3)
    viewModel.undo.undo()
    #expect(await eventually { titles == ["Catfish", "Anteater"] && names == ["Lesson 3 2", "Poster 0"] })
  }

  @Test func `A photo that is not saved yet is saved to the collection`() async {
    let found = SavedPhotosFixture.photo("77", "Found")
    collections.add([found], to: poster)
    #expect(await eventually { saver.isWaiting(for: "Found") })
    #expect(await eventually { collections.lastUsed.value?.name == "Poster" })
  }

  @Test func `Photos for one collection went to another that was used while they were loading`() async {
    collections.add([SavedPhotosFixture.photo("77", "Found")], to: lesson)
    #expect(await eventually { saver.isWaiting(for: "Found") })
    collections.add([SavedPhotosFixture.photo("78", "Late")], to: poster)
    #expect(await eventually { collections.lastUsed.value?.name == "Poster" && viewModel.saves?.unfinished.count == 2 })
    #expect(collections.collection(of: .lastUsed)?.name == "Poster")
    viewModel.saves?.save([SavedPhotosFixture.photo("79", "Last")])
    collections.saveTo(nil)
    #expect(await eventually { collections.lastUsed.value == nil })
    for name in ["Found", "Late", "Last"] {
      #expect(await eventually { saver.isWaiting(for: name) })
      saver.finish(name, with: .success("/\(name)"))
    }
    #expect(saver.targets == [1, 2, 2].map { .collections([$0]) })
    #expect(collections.collection(of: .collections([1]))?.name == "Lesson 3")
    #expect(collections.collection(of: .collections([1, 2])) == nil && collections.collection(of: .none) == nil)
  }

  @Test func `A photo whose file was deleted was not saved again when it was added to a collection`() async throws {
    let anteater = SavedPhotosFixture.photo("0", "Anteater")
    let path = try #require(try await library.saved(anteater)?.path)
    try FileManager.default.removeItem(atPath: path)
    collections.add([anteater], to: poster)
    #expect(await eventually { saver.isWaiting(for: "Anteater") })
    #expect(saver.targets == [.collections([2])])
    viewModel.saves?.cancelAll()
  }

  @Test func `A name that is typed finds its collection or makes one`() async {
    let photo = viewModel.searchResults[1]
    collections.add([photo], toNamed: " lesson 3")
    #expect(await eventually { names == ["Lesson 3 3", "Poster 0"] })
    collections.add([photo], toNamed: "New")
    #expect(await eventually { names == ["Lesson 3 3", "Poster 0", "New 1"] })
    #expect(collections.objection(to: "NEW") == .collectionNameTaken(name: "New"))
    #expect(collections.objection(to: " ") == .collectionNameEmpty)
    #expect(collections.objection(to: "lesson 3", for: lesson) == nil)
  }

  @Test func `A deleted collection is left, and comes back to where it was`() async {
    await show(lesson, ["Catfish", "Anteater"])
    collections.delete(lesson)
    #expect(await eventually { titles == ["Catfish", "Beetle", "Anteater"] && names == ["Poster 0"] })
    #expect(await eventually { viewModel.undo.offer.value == .collection(name: "Lesson 3") })
    viewModel.undo.undo()
    #expect(await eventually { titles == ["Catfish", "Anteater"] && names == ["Lesson 3 2", "Poster 0"] })
  }

  @Test func `A collection that the list left before its deletion was reported was not shown again`() async {
    await show(lesson, ["Catfish", "Anteater"])
    collections.delete(lesson)
    collections.show(nil)
    #expect(await eventually { viewModel.undo.offer.value == .collection(name: "Lesson 3") })
    viewModel.undo.undo()
    #expect(await eventually { titles == ["Catfish", "Anteater"] && collections.shown.value?.name == "Lesson 3" })
  }

  @Test func `A removed photo leaves its collections until that is undone`() async {
    await show(lesson, ["Catfish", "Anteater"])
    place.remove([viewModel.searchResults[0]])
    #expect(await eventually { titles == ["Anteater"] && names == ["Lesson 3 1", "Poster 0"] })
    #expect(collections.totalCount.value == 2)
    viewModel.undo.undo()
    #expect(await eventually { titles == ["Catfish", "Anteater"] && names == ["Lesson 3 2", "Poster 0"] })
  }

  @Test func `A search becomes a smart collection`() async {
    let offers = scheduler.record(collections.canSaveSearch)
    viewModel.searchString.value = "beetle"
    #expect(await eventually { titles == ["Beetle"] })
    collections.saveSearch(named: "Beetles")
    #expect(await eventually { names == ["Lesson 3 2", "Poster 0", "Beetles 1"] })
    await show(collections.collections[2], ["Beetle"])
    #expect(offers.elements == [false, true, false])
    collections.add([viewModel.searchResults[0]], to: collections.collections[2])
    #expect(names == ["Lesson 3 2", "Poster 0", "Beetles 1"])
  }

  @Test func `Where photos are saved to is remembered, and can be none`() async {
    #expect(collections.lastUsed.value?.name == "Lesson 3")
    collections.saveTo(poster)
    #expect(await eventually { collections.lastUsed.value?.name == "Poster" })
    collections.saveTo(nil)
    #expect(await eventually { collections.lastUsed.value == nil })
  }

  @Test func `What another process does is seen, and its deletion leaves the collection`() async throws {
    await show(lesson, ["Catfish", "Anteater"])
    _ = try await fixture.library().deleteCollection(1)
    collections.load()
    #expect(await eventually { names == ["Poster 0"] && titles == ["Catfish", "Beetle", "Anteater"] })
  }

  @Test func `What was read while photos came was not shown until the last of them was there`() async {
    let updates = scheduler.record(collections.updates)
    let count = updates.elements.count
    // The second time as when a photo has come meanwhile.
    collections.load()
    collections.load()
    #expect(await eventually { updates.elements.count == count + 2 })
  }

  @Test func `A session and the history come back to the collection`() async throws {
    await show(lesson, ["Catfish", "Anteater"])
    viewModel.searchString.value = "catfish"
    #expect(await eventually { titles == ["Catfish"] })
    let remembered = viewModel.searchToRemember
    let data = try JSONEncoder().encode(remembered)
    #expect(try JSONDecoder().decode(RememberedSearch.self, from: data) == remembered)
    await show(nil, ["Catfish", "Beetle", "Anteater"])
    viewModel.restore(remembered, text: "catfish")
    #expect(await eventually { titles == ["Catfish"] && collections.shown.value?.id == 1 })
    await show(poster, [])
    viewModel.search(remembered)
    #expect(await eventually { titles == ["Catfish"] && collections.shown.value?.id == 1 })
  }

  @Test func `Credits and pictures of a collection are handed on`() async throws {
    let text = try await collections.credits(of: lesson, as: .plainText)
    #expect(text.split(separator: "\n").map { $0.prefix(4) } == ["“Cat", "“Ant"])
    #expect(try await collections.photos(of: lesson).map(\.id.source) == [.saved, .saved])
    let outcomes = scheduler.record(collections.exported)
    let path = fixture.directory.path + "/Lesson 3"
    collections.export(lesson, as: PictureExport(.folder, to: path, title: "Lesson 3", creditsName: "Credits"))
    #expect(await eventually { outcomes.elements.map(\.count) == [2] && collections.exportProgress.value == nil })
    let errors = scheduler.record(place.errorMessages)
    collections.export(nil, as: PictureExport(.archive, to: path, title: "All", creditsName: "Credits"))
    #expect(await eventually { errors.elements.count == 1 })
  }

  @Test func `What is typed is looked for in the names, and makes a new one otherwise`() async {
    collections.saveSearch(named: "Smart lessons")
    #expect(await eventually { names.count == 3 })
    func choices(_ text: String) -> [String] {
      let choices = CollectionChoices(collections.collections.collection, typed: text)
      return choices.matching + (choices.new.map { ["+" + $0] } ?? [])
    }
    #expect(choices("") == ["Lesson 3", "Poster"])
    #expect(choices("LESS") == ["Lesson 3", "+LESS"])
    #expect(choices(" lesson 3 ") == ["Lesson 3"])
    #expect(choices("smart lessons") == [], "photos cannot be added to it")
    #expect(choices("x") == ["+x"])
  }

  @Test func `Delete takes photos out of the collection that is shown, and elsewhere out of the saved ones`() async {
    await show(lesson, ["Catfish", "Anteater"])
    viewModel.selection.replace(with: viewModel.searchResults.collection.prefix(1))
    viewModel.removeSelection()
    #expect(await eventually { titles == ["Anteater"] })
    #expect(fixture.files.count == 3)
    await show(nil, ["Catfish", "Beetle", "Anteater"])
    viewModel.selection.replace(with: viewModel.searchResults.collection.prefix(1))
    viewModel.removeSelection()
    #expect(await eventually { titles == ["Beetle", "Anteater"] && fixture.files.count == 2 })
  }

  @Test func `Undoing in the middle of adding brought back what was removed before`() async {
    await show(lesson, ["Catfish", "Anteater"])
    collections.remove([viewModel.searchResults[0]], from: lesson)
    #expect(await eventually { titles == ["Anteater"] })
    collections.add([viewModel.searchResults[0]], toNamed: "Poster")
    viewModel.undo.undo()
    let additions = scheduler.record(collections.updates)
    #expect(await eventually { additions.elements.count > 2 && names == ["Lesson 3 1", "Poster 0"] })
    viewModel.undo.undo()
    #expect(await eventually { names == ["Lesson 3 2", "Poster 0"] })
  }

  @Test func `A collection that was deleted twice was missing the second time`() async {
    let errors = scheduler.record(place.errorMessages)
    let lesson = lesson
    collections.delete(lesson)
    #expect(await eventually { names == ["Poster 0"] })
    // As from a list that still shows it.
    collections.delete(lesson)
    viewModel.undo.undo()
    #expect(await eventually { names == ["Lesson 3 2", "Poster 0"] })
    #expect(errors.elements.isEmpty && !viewModel.undo.canUndo.value)
  }

  @Test func `The choices were made anew with each photo that came`() async {
    let before = CollectionChoices(collections.collections.collection, typed: "")
    collections.add([viewModel.searchResults[1]], to: lesson)
    #expect(await eventually { names == ["Lesson 3 3", "Poster 0"] })
    #expect(CollectionChoices(collections.collections.collection, typed: "") == before)
  }

  @Test func `Before the saved photos were visited the menus of photos knew no collections`() async throws {
    let service = FakeSource(.openverse, isLocal: false)
    let viewModel = PhotoSearchViewModel(saved: library, service: service, saver: saver, scheduler: scheduler)
    defer { withExtendedLifetime(viewModel) {} }
    let collections = try #require(viewModel.savedPhotos?.collections)
    viewModel.searchString.value = "owls"
    viewModel.submit()
    #expect(await eventually { service.isWaiting() })
    service.answer(titles: ["Owl"])
    #expect(await eventually { collections.openCollections.map(\.name) == ["Lesson 3", "Poster"] })
  }

  @Test func `A name that was typed before the list was read was taken`() async throws {
    let viewModel = PhotoSearchViewModel(saved: library, service: service, saver: saver, scheduler: scheduler)
    defer { withExtendedLifetime(viewModel) {} }
    let place = try #require(viewModel.savedPhotos)
    let errors = scheduler.record(place.errorMessages)
    place.collections.add([SavedPhotosFixture.photo("1", "Beetle")], toNamed: "lesson 3")
    #expect(await eventually { names == ["Lesson 3 3", "Poster 0"] })
    #expect(errors.elements.isEmpty)
    collections.saveSearch(named: "Smart")
    #expect(await eventually { names.count == 3 })
    place.collections.add([SavedPhotosFixture.photo("1", "Beetle")], toNamed: "smart")
    #expect(await eventually { errors.elements == [.collectionNameTaken(name: "Smart")] })
  }

  @Test func `A collection whose last photo was taken out offered to search elsewhere`() async {
    await show(lesson, ["Catfish", "Anteater"])
    var pages: [Bool] = []
    let observation = viewModel.status.observeNext { [unowned viewModel] status in
      if case .nothingFound = status { pages.append(viewModel.showsEmptyCollection) }
    }
    collections.remove(viewModel.searchResults.collection, from: lesson)
    #expect(await eventually { !pages.isEmpty })
    #expect(!pages.contains(false))
    observation.dispose()
  }
}
