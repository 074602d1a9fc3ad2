import BindingCore
import Foundation
import Gtk
import MainLoopBoot
import Testing

@testable import PhotoSearchCore
@testable import Vesper

/// The window before it is on the screen.
@Suite(.serialized, .enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
@MainActor final class SearchWindowTests {
  private static var count = 0
  private let home: TemporaryDirectory

  init() throws {
    home = try TemporaryDirectory()
  }

  private func makeWindow() throws -> (SearchWindow, PhotoSearchViewModel) {
    // Each is exported on the bus as long as the process runs.
    Self.count += 1
    let application = Application(id: "io.github.vesper_photos.SearchWindow\(Self.count)", flags: .nonUnique)
    try application.register()
    let services = try Services(
      environment: ["HOME": home.url.path, "VESPER_OFFLINE": "1"], executablePath: "/usr/bin/vesper")
    let viewModel = PhotoSearchViewModel(
      sources: services.sources, chosenSource: .samples, today: Date(), saved: services.saved)
    let window = SearchWindow(
      application: application, viewModel: viewModel, services: services, preferences: Preferences())
    return (window, viewModel)
  }

  @Test func `Closing the window in the middle of an export dropped it without a word`() async throws {
    let (window, viewModel) = try makeWindow()
    defer { window.destroy() }
    var ends = 0
    #expect(window.canEnd { ends += 1 })
    let collections = try #require(viewModel.savedPhotos?.collections)
    let isGone = Property(false)
    collections.exporting = Task {
      while !Task.isCancelled { await Task.yield() }
      for _ in 0..<100 { await Task.yield() }
      isGone.value = true
      collections.exporting = nil
    }
    func answer(_ index: Int) async {
      guard !window.canEnd(orThen: { ends += isGone.value ? 1 : 100 }) else {
        Issue.record("it does not ask")
        return
      }
      #expect(!window.canEnd { ends += 100 }, "it asks once")
      await wait { question != nil }
      question?.response(index)
      await wait { question == nil }
    }
    var question: MessageDialog? {
      Window.listToplevels().lazy.compactMap { $0 as? MessageDialog }.first { $0.transientFor === window }
    }
    func wait(for condition: () -> Bool) async {
      for _ in 0..<100_000 where !condition() { await Task.yield() }
      #expect(condition())
    }
    await answer(1)
    #expect(collections.isExporting && ends == 0)
    await answer(0)
    await wait { ends > 0 }
    #expect(ends == 1 && window.canEnd { ends += 1 })
  }

  @Test func `A window that was narrow opened as wide as a header in words`() throws {
    let (window, _) = try makeWindow()
    defer { window.destroy() }
    let content = try #require(window.header.firstChild)
    for width in [1000, 360, 500] {
      window.setDefaultSize(width: width, height: 500)
      #expect(window.measured(orientation: .horizontal).minimum <= width)
      #expect(content.measured(orientation: .horizontal).minimum <= width)
    }
  }
}
