import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// What opens over the window, the keyboard, the mouse and the clipboard on Wayland, which are made in another way there
/// than on X11.
@Suite(.long, .serialized, .timeLimit(.minutes(30)))
struct WaylandInputTests: ProgramTests {
  init() { expectMainLoop() }

  var display: Display {
    get async throws { try await WaylandInputDisplay.shared.value }
  }

  private func withMaximizedVesper(
    home: TemporaryDirectory? = nil, _ body: (RunningVesper) async throws -> Void
  ) async throws {
    try await withVesper(home: home, arguments: ["--source", "samples"]) { vesper, _ in
      let display = try #require(vesper.display as? WaylandInputDisplay)
      try await vesper.wait(until: "the search") { $0.searchEntry != nil }
      try await display.maximizeWindow()
      let window = try #require(try await vesper.read().children.first)
      try await eventually(for: "a window that fills the screen") {
        try await vesper.area(of: window).width >= Display.size.width ? true : nil
      }
      try await body(vesper)
      // No window of X11's.
      #expect(await !display.hasWindow(ofClass: "vesper"))
    }
  }

  private func search(_ word: String, in vesper: RunningVesper) async throws {
    try await vesper.display.press("ctrl+f")
    try await vesper.display.type(word)
    try await vesper.wait(until: word) { window in
      window.searchEntry?.text == word && window.photoLines.first?.title.lowercased().contains(word.dropLast()) ?? false
    }
  }

  @Test func `a search, a filter in what opens over the window, a photo, the next one, back, and the settings`()
    async throws
  {
    try await withMaximizedVesper { vesper in
      try await search("cats", in: vesper)
      let count = try await vesper.read().foundPhotos.count
      try await vesper.clickWithMouse(on: try #require(try await vesper.read().filterButton))
      let filters = try await vesper.wait(for: "the filters") { $0.filters }
      try await vesper.click(try #require(filters.first("switch", named: "Creative Commons only")))
      try await vesper.wait(until: "fewer") { !$0.foundPhotos.isEmpty && $0.pillsThatAreOn == ["Creative Commons"] }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the filters are closed") { $0.filters == nil }
      try await vesper.press("Remove filter: Creative Commons")
      try await vesper.wait(until: "all") { $0.foundPhotos.count == count && $0.pillsThatAreOn.isEmpty }

      let photos = try await vesper.read().photoLines
      try await vesper.clickWithMouse(on: photos[0])
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") && $0.says(photos[0].title) }
      try await vesper.display.press("Right")
      try await vesper.wait(until: "the next one") { $0.labels.contains("Credit") && $0.says(photos[1].title) }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the results") { !$0.labels.contains("Credit") && !$0.photoLines.isEmpty }

      try await vesper.display.press("F10") {
        try await vesper.wait(until: "the menu") { $0.first("menu item", named: "Settings") != nil }
      }
      try await vesper.chooseInMenu("Settings")
      try await vesper.wait(until: "the settings") { $0.settings != nil }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "no settings") { $0.settings == nil }
    }
  }

  @Test func `a search of before is chosen below the entry, and another source with the keys`() async throws {
    let home = try TemporaryDirectory()
    try await withMaximizedVesper(home: home) { vesper in
      for word in ["cats", "birds"] {
        try await search(word, in: vesper)
        // What is found may be for the first letters.
        try await eventually(for: "\(word) to be remembered") { home.searches("recent").contains(word) ? true : nil }
      }
      try await vesper.display.press("ctrl+a", "BackSpace", "Down")
      try await vesper.wait(until: "both") { $0.suggestions.contains("cats") && $0.suggestions.contains("birds") }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "none") { $0.suggestions.isEmpty }
      try await vesper.display.type("c")
      try await vesper.wait(until: "the one that goes on like that") { $0.suggestions == ["cats"] }
      try await vesper.display.press("Down", "Return")
      try await vesper.wait(until: "the cats") { $0.searchEntry?.text == "cats" && !$0.foundPhotos.isEmpty }

      try await vesper.moveKeyboard(to: "the source") { $0.sourceChip?.states.contains(.focused) ?? false }
      // A menu that is asked for after its key was let go of is not opened.
      try await vesper.display.press("space") {
        try await vesper.wait(until: "the sources") { $0.sourceChoice("Openverse") != nil }
      }
      try await vesper.display.press("Home", "Return")
      try await vesper.wait(until: "another source") { !$0.searches("Sample Photos") }
    }
  }

  @Test func `a photo's menu comes at the pointer, and its credit is pasted from the clipboard`() async throws {
    try await withMaximizedVesper { vesper in
      try await search("cats", in: vesper)
      let photo = try #require(try await vesper.read().photoLines.first)
      let place = try await vesper.restingArea(of: photo).center
      try await vesper.display.click(x: place.x, y: place.y, button: 3)
      try await vesper.wait(until: "the menu") { $0.first("menu item", named: "Copy Credit") != nil }
      try await vesper.chooseInMenu("Copy Credit")
      try await vesper.wait(until: "the word about it") { $0.says("1 credit copied.") }
      try await vesper.display.press("ctrl+f", "ctrl+v")
      try await vesper.wait(until: "the credit in the entry") { window in
        window.searchEntry?.text.map { $0.contains(photo.title) && $0.contains(photo.author) } ?? false
      }
    }
  }
}
