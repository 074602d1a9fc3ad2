import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperTests {
  private static let samples = ["--search", "sunflower", "--source", "samples"]

  @Test func `Enter shows a photo large with its terms, Escape the results again`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      let licence = try await vesper.wait(for: "the licence in short") { window in
        window.first { $0.name == "Licence: CC BY 2.0, Commercial use, Editing, Credit required" }
      }
      #expect(licence.labels == ["CC BY 2.0", "Commercial use", "Editing", "Credit required"])
      try await vesper.click(licence)
      let window = try await vesper.wait(until: "all of the terms") { $0.labels.contains("name the author") }
      for words in [
        "Cat", "strogoscope", "Creative Commons Attribution 2.0 Generic",
        "You may share it and change it, also commercially, if you:", "name the author",
        "give its title, if it has one", "Openverse, flickr",
      ] {
        #expect(window.labels.contains(words), "\(words)")
      }
      #expect(window.labels.contains { $0.hasPrefix("“Cat” (https://www.flickr.com/photos/") })
      #expect(window.first("button", named: "Back to the results") != nil)
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the results") { !$0.labels.contains("Credit") && $0.finds(20) }
      // The keyboard is where it was.
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the same photo") {
        $0.labels.contains("Credit") && $0.labels.contains("strogoscope")
      }
      // Who types wants to see results.
      try await vesper.display.press("ctrl+f")
      try await vesper.display.press("ctrl+a")
      try await vesper.display.type("birds")
      try await vesper.wait(until: "the birds") { !$0.labels.contains("Credit") && $0.finds(20) }
    }
  }

  @Test func `a photo is saved with its credit, and found among the saved ones in the next run`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.click(try await vesper.wait(for: "Save") { $0.first("button", named: "Save") })
      let window = try await vesper.wait(until: "the place") { window in
        window.labels.contains { $0.hasPrefix("Saved as ") } && window.first("button", named: "Show in Folder") != nil
      }
      let name = try #require(window.labels.first { $0.hasPrefix("Saved as ") }).dropFirst("Saved as ".count)
      #expect(window.labels.contains("~/Pictures/Vesper"))
      #expect(home.savedPictures == [String(name)])
    }
    let saved = try await Launch.run(["--print", "sunflower", "--source", "saved"], home: home)
    #expect(saved.exitCode == 0 && saved.lines.count == 1)
    // In another run the photo is known as saved.
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the place") { $0.labels.contains { $0.hasPrefix("Saved as ") } }
    }
  }

  @Test func `saving can be given up, and a failure says why`() async throws {
    let server = try ReplayServer.started()
    server.answer("/large.jpg", with: Reply.image(Data(repeating: 1, count: 1000)).held())
    server.answer(
      ReplayServer.searchPath,
      with: ServiceAnswer.photos([.init(title: "Snail", image: "large.jpg")], of: server))
    let home = try TemporaryDirectory()
    try await withVesper(server, home: home, arguments: ["--search", "snail"]) { vesper, server in
      try await vesper.wait(until: "the snail") { $0.foundPhotos.count == 1 }
      try await vesper.showFirstPhoto()
      try await vesper.click(try await vesper.wait(for: "Save") { $0.first("button", named: "Save") })
      let cancel = try await vesper.wait(for: "Cancel") { $0.first("button", named: "Cancel") }
      try await eventually(for: "its request") { server.requests(to: "/large.jpg").count >= 2 ? true : nil }
      try await vesper.click(cancel)
      let save = try await vesper.wait(for: "Save again") { $0.first("button", named: "Save") }
      try await vesper.click(save)
      try await eventually(for: "the requests") { server.requests(to: "/large.jpg").count >= 3 ? true : nil }
      server.releaseHeldReplies()
      // The held reply is no picture.
      try await vesper.wait(until: "the reason") {
        $0.labels.contains("What the source sent is no picture. Open its page to get it.")
      }
      let pictures = home.url.appendingPathComponent("Pictures/Vesper").path
      #expect(((try? FileManager.default.contentsOfDirectory(atPath: pictures)) ?? []) == [])
    }
  }

  @Test(.long) func `what comes of a photo that is looked at no more is told, and tried again`() async throws {
    let server = try ReplayServer.started()
    server.answer("/large.jpg", with: Reply(status: 404))
    server.answer(
      ReplayServer.searchPath,
      with: ServiceAnswer.photos([.init(title: "Snail", image: "large.jpg")], of: server))
    try await withVesper(server, arguments: ["--search", "snail"]) { vesper, server in
      try await vesper.wait(until: "the snail") { $0.foundPhotos.count == 1 }
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the large picture's failure") {
        $0.labels.contains("The large picture could not be loaded.")
      }
      server.answer("/large.jpg", with: Reply.image(Data(repeating: 1, count: 1000)).held())
      try await vesper.click(try await vesper.wait(for: "Save") { $0.first("button", named: "Save") })
      try await vesper.wait(until: "the way") { $0.first("button", named: "Cancel") != nil }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the results") { !$0.labels.contains("Credit") }
      server.releaseHeldReplies()
      let told = "“Snail” could not be saved. What the source sent is no picture. Open its page to get it."
      let again = try await vesper.wait(for: "the failure") { window in
        window.all.last { $0.labels.contains(told) && $0.first("button", named: "Try Again") != nil }?
          .first("button", named: "Try Again")
      }
      server.answer(
        "/large.jpg", with: Reply.image(Fixtures.data("openverse/thumbs/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128.jpg")))
      try await vesper.click(again)
      try await vesper.wait(until: "the place") { $0.labels.contains { $0.hasPrefix("“Snail” is saved.") } }
    }
  }

  @Test func `a full size that could not be loaded is asked for again only by the person`() async throws {
    let server = try ReplayServer.started()
    let base = server.baseURL.absoluteString
    server.answer(
      "/w/api.php",
      with: .json(
        """
        {"query": {"pages": {"7": {"pageid": 7, "ns": 6, "title": "File:Garden snail.jpg", "index": 1, "imageinfo": [{
        "url": "\(base)full.jpg", "width": 8000, "height": 6000, "size": 10000, "mime": "image/jpeg",
        "extmetadata": {"LicenseShortName": {"value": "CC BY-SA 4.0"}, "License": {"value": "cc-by-sa-4.0"}}}]}}}}
        """))
    server.answer(
      "/w/index.php", with: Reply.image(Fixtures.data("openverse/thumbs/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128.jpg")))
    server.answer("/full.jpg", with: Reply(status: 404))
    let arguments = ["--search", "snail", "--source", "commons"]
    try await withVesper(server, arguments: arguments, environment: ["VESPER_COMMONS_URL": base]) { vesper, server in
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.first("button", named: "Save") != nil && $0.fittingLevel != nil }
      try await vesper.display.press("1")
      let again = try await vesper.wait(for: "the failure") { window in
        window.labels.contains("The large picture could not be loaded.")
          ? window.all.last { $0.role == "button" && $0.name == "Try Again" } : nil
      }
      // Once for the picture, once for what the camera wrote into it.
      let count = 2
      try await eventually(for: "both requests") { server.requests(to: "/full.jpg").count >= count ? true : nil }
      for _ in 0..<10 { _ = try await vesper.read() }
      #expect(server.requests(to: "/full.jpg").count == count)
      #expect(try await vesper.read().labels.contains("The large picture could not be loaded."))
      try await vesper.click(again)
      try await eventually(for: "another request") { server.requests(to: "/full.jpg").count > count ? true : nil }
    }
  }

  @Test func `a damaged list of saved photos is told about, with the place of the old one`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.click(try await vesper.wait(for: "Save") { $0.first("button", named: "Save") })
      try await vesper.wait(until: "the place") { $0.labels.contains { $0.hasPrefix("Saved as ") } }
    }
    let list = try home.directory("data/vesper").appendingPathComponent("saved-photos.sqlite")
    for file in [list.path + "-wal", list.path + "-shm"] { try? FileManager.default.removeItem(atPath: file) }
    try Data(repeating: 7, count: 20_000).write(to: list)
    let told =
      "The list of your saved photos was damaged. The old list is kept as \(list.path).broken, and a new one was made. "
      + "Nothing could be read from the old list. 1 more photo was found in your pictures, without notes."
    try await withVesper(home: home, arguments: ["--search", "sunflower", "--source", "saved"]) { vesper, _ in
      try await vesper.wait(until: "the word about it") { $0.labels.contains(told) && $0.foundPhotos.count == 1 }
    }
    let again = try await Launch.run(["--print", "sunflower", "--source", "saved"], home: home)
    #expect(again.errors == "" && again.lines.count == 1)
  }

  @Test func `the credit is shown in the format that is chosen, and copied`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      let chooser = try await vesper.wait(for: "the formats") { window in
        window.first { $0.answersTo("Format of the credit") }
      }
      try await vesper.clickWithMouse(on: chooser)
      let html = try await vesper.wait(for: "them") { $0.creditFormat("HTML") }
      #expect(!html.isOn)
      try await vesper.click(html)
      // Where the format is chosen, and among what is known about the photo.
      try await vesper.wait(until: "HTML") { window in
        window.labels.count { $0.hasPrefix("<a href=\"https://www.flickr.com/") } == 2
          && window.creditFormat("HTML")?.isOn ?? false
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "no formats") { $0.creditFormat("HTML") == nil }
      let button = try #require(try await vesper.read().first("button", named: "Copy Credit"))
      // It is there for two seconds only, in which a busy machine may not come to look.
      try await vesper.bus.registerListener()
      let changes = vesper.bus.signals(of: "org.a11y.atspi.Event.Object", named: "PropertyChange")
      try await vesper.click(button)
      let expected = ["Copied", "Copy Credit"]
      try await eventually(for: "\(expected)", details: "\(changes.received.map(\.description))") {
        var names: [String] = []
        for change in changes.received
        where change.path == button.path && change.arguments.item(0)?.string == "accessible-name" {
          // GTK may tell a name twice.
          if let name = change.arguments.item(3)?.string, name != names.last { names.append(name) }
        }
        return names == expected ? true : nil
      }
    }
  }
}

extension RunningVesper {
  /// Selects the first photo of the results with the mouse, and presses Enter.
  func showFirstPhoto() async throws {
    let row = try await wait(for: "a row") { $0.foundPhotos.first }
    try await clickWithMouse(on: row.thumbnail)
    try await display.press("Return")
  }
}
