import BindingCore
import BindingTesting
import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// Photos that are saved while the saved photos are shown.
@MainActor
final class SavedMeanwhileTests {
  private let fixture = SavedPhotosFixture()
  private let library: SavedPhotosLibrary
  private let saver = FakeSaver()
  private let viewModel: PhotoSearchViewModel
  private let place: SavedPhotosViewModel
  private var number = 0

  init() async throws {
    library = try fixture.library()
    viewModel = PhotoSearchViewModel(saved: library, saver: saver, scheduler: TestScheduler())
    place = try #require(viewModel.savedPhotos)
  }

  private var titles: [String] { viewModel.searchResults.collection.map(\.title) }

  private func keep(_ titles: some Sequence<String>) async throws {
    for title in titles {
      number += 1
      try await library.keep(SavedPhotosFixture.photo("\(number)", title), number)
    }
  }

  /// Saves a photo as the user does, and lets the saver end.
  private func save(_ title: String) async throws {
    let photo = SavedPhotosFixture.photo("\(number + 1)", title)
    viewModel.saves?.save([photo])
    #expect(await eventually { saver.isWaiting(for: title) })
    try await keep([title])
    saver.finish(title, with: .success("/" + title))
    #expect(await eventually { viewModel.saves?.progress.value == nil })
  }

  private func enter(finding count: Int) async {
    place.toggle()
    #expect(await eventually { !viewModel.status.value.isUnderWay && titles.count == count })
  }

  @Test func `A photo that was saved while the saved photos were shown was missing there`() async throws {
    try await keep(["Ant", "Bee"])
    await enter(finding: 2)
    viewModel.selection.replace(with: [viewModel.searchResults[1]])
    try await save("Cat")
    #expect(await eventually { titles == ["Cat", "Bee", "Ant"] })
    #expect(viewModel.status.value == .found(shown: 3, total: 3, notices: []))
    #expect(viewModel.selection.photos.value.map(\.title) == ["Ant"])
  }

  @Test func `A photo whose file was deleted could not be saved again, and a renamed one was lost`() async throws {
    try await keep(["Ant", "Bee"])
    let paths = try [try await library.photo(1), try await library.photo(2)].map { try #require($0).path }
    saver.paths = ["Ant": paths[0], "Bee": paths[1]]
    await enter(finding: 2)
    viewModel.saves?.look(for: viewModel.searchResults.collection)
    #expect(await eventually { states == paths.map { .saved(path: $0) } })
    let renamed = fixture.pictures + "/Bumblebee.png"
    // In this order: the check that began on entering sees both or none.
    try FileManager.default.moveItem(atPath: paths[1], toPath: renamed)
    try FileManager.default.removeItem(atPath: paths[0])
    // As the library says from then on.
    saver.paths = ["Bee": renamed]
    await place.checkFilesIfGone()
    #expect(await eventually { states == [.none, .saved(path: renamed)] })
    #expect(try await library.photo(2)?.path == renamed)
  }

  /// The states of “Ant” and “Bee”.
  private var states: [PhotoSaveState] {
    ["1", "2"].map { viewModel.saves?.states.value[PhotoID(source: .saved, id: $0)] ?? .none }
  }

  @Test func `The first photo comes to an empty place`() async throws {
    place.toggle()
    #expect(await eventually { viewModel.hasNothingSaved })
    try await save("Ant")
    #expect(await eventually { titles == ["Ant"] && !viewModel.hasNothingSaved })
    #expect(viewModel.status.value == .found(shown: 1, total: 1, notices: []))
  }

  @Test func `A photo that is saved while the saved photos are being read is there`() async throws {
    try await keep(["Ant"])
    viewModel.saves?.save([SavedPhotosFixture.photo("2", "Bee")])
    #expect(await eventually { saver.isWaiting(for: "Bee") })
    place.toggle()
    #expect(viewModel.status.value.isUnderWay)
    try await keep(["Bee"])
    saver.finish("Bee", with: .success("/Bee"))
    #expect(await eventually { titles == ["Bee", "Ant"] })
  }

  @Test func `The pages that were loaded stay, and the next one lacks and repeats nothing`() async throws {
    let all = (1...50).map { "Photo \($0)" }
    try await keep(all)
    await enter(finding: 20)
    viewModel.loadMore()
    #expect(await eventually { titles.count == 40 })
    try await save("Last")
    #expect(await eventually { titles.first == "Last" })
    #expect(titles == ["Last"] + all.reversed().prefix(40))
    #expect(viewModel.status.value == .found(shown: 41, total: 51, notices: []))
    viewModel.loadMore()
    #expect(await eventually { titles == ["Last"] + all.reversed() })
    #expect(!viewModel.hasMore.value)
  }

  @Test(arguments: [PhotoOrder.oldest, .newest])
  func `In another order a photo comes in its place`(order: PhotoOrder) async throws {
    func photo(_ title: String, _ day: Double) -> Photo {
      SavedPhotosFixture.photo(title, title, uploaded: Date(timeIntervalSince1970: day * 86_400))
    }
    for (number, title) in ["Ant", "Cat"].enumerated() {
      try await library.keep(photo(title, Double(number * 2)), number)
    }
    viewModel.searchMetadataViewModel.order.value = order
    await enter(finding: 2)
    viewModel.saves?.save([photo("Bee", 1)])
    #expect(await eventually { saver.isWaiting(for: "Bee") })
    try await library.keep(photo("Bee", 1), 9)
    saver.finish("Bee", with: .success("/Bee"))
    let wanted = ["Ant", "Bee", "Cat"]
    #expect(await eventually { titles == (order == .oldest ? wanted : wanted.reversed()) })
  }

  @Test func `What the search does not find stays away`() async throws {
    try await keep(["Ant", "Bee"])
    place.show(matching: "bee")
    #expect(await eventually { titles == ["Bee"] })
    try await save("Cat")
    try await save("Bee hive")
    #expect(await eventually { titles.count == 2 })
    #expect(Set(titles) == ["Bee", "Bee hive"])
  }

  @Test func `Photos that are saved while a service is searched do not come among its results`() async throws {
    try await keep(["Ant"])
    await enter(finding: 1)
    place.toggle()
    try await save("Bee")
    for _ in 0..<100 { await Task.yield() }
    #expect(!titles.contains("Bee"))
  }
}
