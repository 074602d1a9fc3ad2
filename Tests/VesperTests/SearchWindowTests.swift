import Foundation
import Gtk
import MainLoopBoot
import PhotoSearchCore
import Testing

@testable import Vesper

/// The window before it is on the screen.
@Suite(.serialized, .enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
@MainActor struct SearchWindowTests {
  @Test func `A window that was narrow opened as wide as a header of one line`() throws {
    let home = try TemporaryDirectory()
    let application = Application(id: "io.github.vesper_photos.SearchWindow", flags: .nonUnique)
    try application.register()
    let services = try Services(
      environment: ["HOME": home.url.path, "VESPER_OFFLINE": "1"], executablePath: "/usr/bin/vesper")
    let viewModel = PhotoSearchViewModel(sources: services.sources, chosenSource: .samples, today: Date())
    let window = SearchWindow(
      application: application, viewModel: viewModel, services: services, preferences: Preferences())
    defer { window.destroy() }
    // With all controls in one line, as the default size permits.
    let wide = window.measured(orientation: .horizontal).minimum
    window.setDefaultSize(width: 500, height: 500)
    #expect(window.measured(orientation: .horizontal).minimum <= 500 && wide > 500)
    window.setDefaultSize(width: 1000, height: 500)
    #expect(window.measured(orientation: .horizontal).minimum == wide)
  }
}
