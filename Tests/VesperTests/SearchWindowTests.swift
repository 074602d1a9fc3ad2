import Foundation
import Gtk
import MainLoopBoot
import PhotoSearchCore
import Testing

@testable import Vesper

/// The window before it is on the screen.
@Suite(.serialized, .enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
@MainActor struct SearchWindowTests {
  @Test func `A window that was narrow opened as wide as a header in words`() throws {
    let home = try TemporaryDirectory()
    let application = Application(id: "io.github.vesper_photos.SearchWindow", flags: .nonUnique)
    try application.register()
    let services = try Services(
      environment: ["HOME": home.url.path, "VESPER_OFFLINE": "1"], executablePath: "/usr/bin/vesper")
    let viewModel = PhotoSearchViewModel(sources: services.sources, chosenSource: .samples, today: Date())
    let window = SearchWindow(
      application: application, viewModel: viewModel, services: services, preferences: Preferences())
    defer { window.destroy() }
    let content = try #require(window.header.firstChild)
    for width in [1000, 360, 500] {
      window.setDefaultSize(width: width, height: 500)
      #expect(window.measured(orientation: .horizontal).minimum <= width)
      #expect(content.measured(orientation: .horizontal).minimum <= width)
    }
  }
}
