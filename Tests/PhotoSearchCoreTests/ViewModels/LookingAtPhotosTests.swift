import BindingCore
import BindingTesting
import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// The photo that is looked at follows what changes around it.
@MainActor
final class LookingAtPhotosTests {
  let service = FakeSource(.openverse, isLocal: false)
  let samples = FakeSource(.samples, isLocal: true)
  let viewModel: PhotoSearchViewModel

  init() {
    viewModel = PhotoSearchViewModel(
      sources: [service, samples], chosenSource: .openverse, today: Date(timeIntervalSince1970: 1_750_000_000),
      scheduler: TestScheduler())
  }

  private func photo(_ id: String, title: String? = nil) -> Photo {
    Photo(id: PhotoID(source: .openverse, id: id), title: title ?? id, license: License(.by, version: "4.0"))
  }

  @Test func `Another wish for the licence is held against the photo that is looked at`() {
    viewModel.selection.detail.value = photo("a")
    #expect(viewModel.detail.value?.conflicts.value == [])
    viewModel.searchMetadataViewModel.intendedUses.value = [.publicDomain]
    #expect(viewModel.detail.value?.conflicts.value.map(\.use) == [.publicDomain])
  }

  @Test func `What another source tells of a photo is shown on its page, which stays the same`() {
    viewModel.selection.detail.value = photo("a")
    let page = viewModel.detail.value
    viewModel.selection.detail.value = photo("a", title: "A better title")
    #expect(viewModel.detail.value === page)
    #expect(page?.photo.value.title == "A better title")
  }

  @Test func `A photo started over when another source had more to tell of it`() {
    viewModel.selection.detail.value = photo("a")
    let page = viewModel.detail.value
    let richer = PhotoID(source: .flickr, id: "1")
    viewModel.selection.detail.value = Photo(
      id: richer, title: "a", license: License(.by, version: "4.0"), alternateIDs: photo("a").allIDs)
    #expect(viewModel.detail.value === page && page?.photo.value.id == richer)
    viewModel.selection.detail.value = photo("b")
    #expect(viewModel.detail.value !== page)
    viewModel.selection.detail.value = nil
    #expect(viewModel.detail.value == nil)
  }

  @Test func `The next photo has the form of the credit that was chosen`() {
    viewModel.selection.detail.value = photo("a")
    viewModel.detail.value?.creditFormat.value = .html
    viewModel.selection.detail.value = photo("b")
    #expect(viewModel.detail.value?.creditFormat.value == .html)
  }

  @Test func `Who has gone back to the results does not come back to a photo of before`() {
    viewModel.selection.detail.value = photo("a")
    viewModel.lookAside(at: photo("x"))
    viewModel.selection.detail.value = nil
    viewModel.selection.detail.value = photo("b")
    viewModel.leavePhoto()
    #expect(viewModel.selection.detail.value == nil)
  }

  @Test func `A page that failed shows no photo later, when somebody asks for it again`() async {
    viewModel.searchString.value = "owls"
    viewModel.submit()
    #expect(await eventually { service.isWaiting() })
    service.answer(titles: ["a"], next: PageToken(rawValue: "2"))
    #expect(await eventually { !viewModel.searchInProgress.value })
    viewModel.selection.detail.value = viewModel.searchResults[0]
    viewModel.showNextPhoto()
    #expect(await eventually { service.queries.count == 2 && service.isWaiting() })
    service.answer(with: .failure(.notFound))
    #expect(await eventually { !viewModel.searchInProgress.value })
    // The second time as when the button is clicked twice, which began the search anew.
    viewModel.tryAgain()
    viewModel.tryAgain()
    #expect(await eventually { service.queries.count == 3 && service.isWaiting() })
    #expect(service.pages.last == PageToken(rawValue: "2"))
    service.answer(titles: ["b"])
    #expect(await eventually { viewModel.searchResults.count == 2 })
    #expect(viewModel.selection.detail.value?.title == "a")
  }
}
