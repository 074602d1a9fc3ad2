import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// The whole way from the start to the credit on the clipboard, in the ways in which people go it.
extension JourneyTests {
  @Test(.long) func `with keys alone from the start to the credit on the clipboard`() async throws {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    try await go(server, home: home) { vesper in
      try await vesper.wait(until: "the start") { $0.labels.contains("Find free photos") }
      try await vesper.display.type("birds")
      let titles = try await vesper.wait(for: "the birds") { window in
        window.finds(20) && window.foundPhotos.count > 2 ? window.foundPhotos.map(\.title) : nil
      }
      try await vesper.openPhoto(2)
      try await vesper.wait(until: "the third") { $0.says("3 of 20+") && $0.labels.contains(titles[2]) }
      try await vesper.chooseCreditFormat("HTML", presses: 1)
      try await vesper.focus("Copy Credit")
      try await vesper.display.press("space")
      try await vesper.wait(until: "the copy") { $0.says("Copied") || $0.says("Copy Credit") }
      try await vesper.leavePhoto()
      _ = try await vesper.pasted(with: "<a href")
    }
  }

  @Test(.long) func `through the accessibility tree alone from the start to the credits on the clipboard`() async throws
  {
    let home = try TemporaryDirectory()
    let server = try Journey.server()
    defer { server.stop() }
    try await go(server, home: home) { vesper in
      let entry = try await vesper.wait(for: "the search") { $0.searchEntry }
      try await vesper.write("animals", into: entry)
      try await vesper.wait(until: "the animals") { $0.isFull($0.photoLines.count, of: 7) }
      try await vesper.press("Commercial use")
      try await vesper.wait(until: "those for commerce") { $0.isFull($0.photoLines.count, of: 5) }
      for title in ["Ant", "Cow"] { try await vesper.select(title) }
      try await vesper.wait(until: "two") { $0.labels.contains("2 photos selected") }
      try await vesper.press("Copy Credits")
      let copied = try await vesper.pasted(with: "“Ant”")
      #expect(copied.contains("“Ant”") && copied.contains("“Cow”") && !copied.contains("“Bee”"), "\(copied)")
    }
  }

  @Test(
    .long,
    .enabled(if: TestEnvironment.hasLocale("ar_EG.UTF-8"), "script/test makes the locales"),
    arguments: [("de", "de_DE.UTF-8"), ("ar", "ar_EG.UTF-8")])
  func `in another language the same way, with a photo, a filter and a kill`(language: String, locale: String)
    async throws
  {
    let home = try TemporaryDirectory()
    let server = try Journey.server()
    defer { server.stop() }
    let words = try Translation(language: language).words
    let environment = ["LC_ALL": locale]
    try await go(server, home: home, environment: environment) { vesper in
      try await vesper.wait(until: "the start") { $0.labels.contains(words("Find free photos")) }
      try await vesper.display.type("animals")
      try await vesper.wait(until: "the animals") { $0.hasLines($0.photoElements.count, of: 7) }
      try await vesper.openPhoto(credit: words("Credit"))
      try await vesper.display.press("ctrl+shift+c")
      try await vesper.wait(until: "the credit") { $0.says(words("Credit copied.")) }
      try await vesper.leavePhoto(credit: words("Credit"))
      try await vesper.press(words("Commercial use"))
      try await vesper.wait(until: "those for commerce") { window in
        window.hasLines(window.photoElements.count, of: 5)
          && window.filterToggle(words("Commercial use"))?.isPressed ?? false
      }
      try await home.waitForSetting("licence-wishes", inFile: "licenseWishes") { $0 == "commercialUse" }
      try await home.waitForSession("animals", intendedUses: 1)
    }
    try await go(server, home: home, environment: environment) { vesper in
      try await vesper.wait(until: "those of before") { window in
        window.hasLines(window.photoElements.count, of: 5)
          && window.filterToggle(words("Commercial use"))?.isPressed ?? false
      }
      try await vesper.openPhoto(credit: words("Credit"))
      try await vesper.display.press("ctrl+shift+c")
      try await vesper.wait(until: "the credit") { $0.says(words("Credit copied.")) }
      try await vesper.leavePhoto(credit: words("Credit"))
      _ = try await vesper.pasted(with: "https://photos.example/Ant")
    }
  }

  @Test(.long) func `the rows, a photo enlarged, the next one, the whole screen, back: the place is the same`()
    async throws
  {
    let home = try TemporaryDirectory()
    try await go(home: home, "--search", "flower", "--source", "samples") { vesper in
      let titles = try await vesper.wait(for: "the flowers") { $0.photoLines.count == 3 ? $0.photoLines : nil }
        .map(\.title)
      try await vesper.display.press("ctrl+2")
      try await vesper.wait(until: "the grid") { $0.photoRows.isEmpty && $0.photoLines.count == 3 }
      try await vesper.openPhoto()
      try await vesper.wait(until: "the first") { $0.says("1 of 3") && $0.fittingLevel != nil }
      try await vesper.display.press("1")
      try await vesper.wait(until: "100 %") { $0.says("100 %") }
      try await vesper.display.press("0", "Page_Down")
      try await vesper.wait(until: "the second") { window in
        window.says("2 of 3") && window.labels.contains(titles[1]) && window.fittingLevel != nil
      }
      try await vesper.display.press("F11")
      try await vesper.wait(until: "nothing else") { window in
        window.first("button", named: "Leave full screen") != nil && !window.labels.contains("Credit")
      }
      try await vesper.display.press("Right")
      try await vesper.wait(until: "the third") { $0.says("3 of 3") }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "all the rest") { $0.labels.contains("Credit") && $0.says("3 of 3") }
      try await vesper.leavePhoto()
      try await vesper.wait(until: "the keyboard at the third") { window in
        window.photoElements.firstIndex { $0.states.contains(.focused) } == 2
      }
      try await vesper.display.press("ctrl+1")
      try await vesper.wait(until: "the list") { $0.photoRows.map(\.title) == titles }
      // Not with the photo that was open before.
      try await home.waitForSession("flower")
      try await vesper.openPhoto(1)
      try await vesper.wait(until: "the second") { $0.says("2 of 3") }
      try await home.waitForSession("flower", isPhotoOpen: true)
    }
    // A kill at a photo leads back to it.
    try await go(home: home) { vesper in
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") && $0.says("2 of 3") }
      try await vesper.display.press("Right")
      try await vesper.wait(until: "the third") { $0.says("3 of 3") }
      try await vesper.leavePhoto()
      try await vesper.wait(until: "the list") { $0.photoLines.count == 3 }
    }
  }

  @Test(.long) func `a tag of a photo, its photo saved, back to the search: it is known as saved`() async throws {
    let home = try TemporaryDirectory()
    try await go(home: home, "--search", "flower", "--source", "samples") { vesper in
      try await vesper.wait(until: "the flowers") { $0.photoLines.count == 3 }
      try await vesper.openPhoto(1)
      try await vesper.press("lavender")
      try await vesper.wait(until: "what the tag is about") { window in
        !window.labels.contains("Credit") && window.photoLines.count == 1 && window.searchEntry?.text == "lavender"
      }
      try await vesper.openPhoto()
      try await vesper.display.press("ctrl+s")
      try await vesper.wait(until: "it is saved") { $0.labels.contains { $0.hasPrefix("Saved as ") } }
      #expect(home.savedPictures.count == 1)
      try await vesper.leavePhoto()
      try await vesper.search("flower")
      try await vesper.wait(until: "the flowers again") { $0.photoLines.count == 3 }
      try await vesper.openPhoto(1)
      try await vesper.wait(until: "it is known as saved") { $0.labels.contains { $0.hasPrefix("Saved as ") } }
    }
  }
}
