import BindingCore
import BindingTesting
import FoundationEssentials
import Gtk
import Testing

@testable import PhotoSearch

/// A service that keeps what it is asked, and answers when a test says so.
private final class AskedPhotoService: PhotoService {
  private(set) var queries: [PhotoQuery] = []
  private var answers: [CheckedContinuation<Result<[Photo], PhotoServiceError>, Never>] = []

  func findPhotos(_ query: PhotoQuery) async throws(PhotoServiceError) -> [Photo] {
    queries.append(query)
    return try await withCheckedContinuation { answers.append($0) }.get()
  }

  func answer(_ result: Result<[Photo], PhotoServiceError>) { answers.removeFirst().resume(returning: result) }
}

private let today = Date(timeIntervalSince1970: 1_485_000_000)

private func photo(_ id: Int, _ title: String) -> Photo {
  Photo(id: id, title: title, uploaded: today, isCreativeCommons: true)
}

extension WindowTests {
  @Test func `Photo search: what is typed is searched for, throttled, and the newest answer counts`() async throws {
    // The style sheet of text colours stays for the life of the display.
    Label().textColor = .error
    let service = AskedPhotoService()
    let scheduler = TestScheduler()
    let viewModel = PhotoSearchViewModel(service: service, today: today, scheduler: scheduler)
    try await showing(PhotoSearchWindow(viewModel)) { window in
      window.searchEntry.text = "Bon"
      #expect(window.searchEntry.textColor == .error && !window.activityIndicator.spinning)
      window.searchEntry.text = "Bond"
      #expect(window.searchEntry.textColor == .standard && window.activityIndicator.spinning)
      #expect(abs(window.resultsList.opacity - 0.5) < 0.01)
      await until { service.queries.map(\.text) == ["Bond"] }

      for text in ["Bond ", "Bond T", "Bond Th"] { window.searchEntry.text = text }
      scheduler.advance(by: .seconds(1))
      await until { service.queries.map(\.text) == ["Bond", "Bond Th"] }
      service.answer(.success([photo(1, "of a query that is over")]))
      service.answer(.success([photo(2, "Thunderball")]))
      await until { window.resultsList.lines == ["Thunderball"] }
      #expect(!window.activityIndicator.spinning && window.resultsList.opacity == 1)
    }
  }

  @Test func `Photo search: a failure is shown until something else is typed`() async throws {
    let service = AskedPhotoService()
    let scheduler = TestScheduler()
    let viewModel = PhotoSearchViewModel(service: service, today: today, scheduler: scheduler)
    try await showing(PhotoSearchWindow(viewModel)) { window in
      window.searchEntry.text = "Bond"
      await until { service.queries.count == 1 }
      service.answer(.failure(PhotoServiceError(reason: "No luck.")))
      await until { window.errorLabel.text == "No luck." }
      #expect(window.errorLabel.visible && !window.activityIndicator.spinning)
      window.searchEntry.text = "Bonds"
      #expect(!window.errorLabel.visible)
      scheduler.advance(by: .seconds(1))
      await until { service.queries.count == 2 }
      service.answer(.success([]))
      await until { !window.activityIndicator.spinning }
    }
  }

  @Test func `Photo search: settings ask again, and the dates stay in order`() async throws {
    let service = AskedPhotoService()
    let scheduler = TestScheduler()
    let viewModel = PhotoSearchViewModel(service: service, today: today, scheduler: scheduler)
    let settings = viewModel.settings
    viewModel.searchString.value = "Bond"
    await until { service.queries.count == 1 }
    service.answer(.success([]))
    settings.creativeCommons.value = true
    settings.dateFilter.value = true
    settings.maxUploadDate.value = today - 86_400
    scheduler.advance(by: .seconds(1))
    await until { service.queries.count == 2 }
    let day = today - 86_400
    #expect(service.queries.last == PhotoQuery(text: "Bond", creativeCommons: true, dates: day...day))
    settings.minUploadDate.value = today
    #expect(settings.maxUploadDate.value == today)
    service.answer(.success([photo(3, "Skyfall")]))
    await until { viewModel.searchResults.collection.isEmpty }
    scheduler.advance(by: .seconds(1))
    await until { service.queries.count == 3 }
    service.answer(.success([photo(4, "Spectre")]))
    await until { viewModel.searchResults.collection.map(\.title) == ["Spectre"] }
  }
}
