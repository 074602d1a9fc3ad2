import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperStorageTests {
  private static let samples = ["--search", "sunflower", "--source", "samples"]

  @Test func `the desktop gets the photo with its credit as wallpaper, in a letter and for another application`()
    async throws
  {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      let portal = try FakePortal(on: vesper.bus)
      defer { portal.end() }
      try await vesper.showFirstPhoto()
      try await vesper.chooseFromMenu("Set as Wallpaper…")
      try await vesper.wait(until: "the word about it") { $0.says("The photo is your wallpaper now.") }
      let wallpaper = try #require(portal.calls.last)
      #expect(wallpaper.method == "SetWallpaperFile")
      #expect(wallpaper.arguments.hasPrefix("('x11:"))
      #expect(wallpaper.arguments.contains("'show-preview': <true>"))
      let file = try #require(wallpaper.file)
      #expect(file.starts(with: [0xFF, 0xD8]))
      #expect(String(decoding: file, as: UTF8.self).contains("xmpRights:WebStatement"))

      try await vesper.chooseFromMenu("Send by E-mail…")
      try await eventually(for: "the letter") { portal.calls.count == 2 ? true : nil }
      let letter = try #require(portal.calls.last)
      #expect(letter.method == "ComposeEmail" && letter.file == file)
      #expect(letter.arguments.contains("'subject': <'Sunflower'>"))
      #expect(letter.arguments.contains("'attachment_fds': <[handle 0]>"))

      portal.saysYes = false
      try await vesper.chooseFromMenu("Open With…")
      try await eventually(for: "the question") { portal.calls.count == 3 ? true : nil }
      #expect(portal.calls.last?.method == "OpenFile" && portal.calls.last?.file == file)
      #expect(portal.calls.last?.arguments.contains("'ask': <true>") == true)
      // Who says no is told nothing.
      try await vesper.wait(until: "quiet") { window in
        !window.says("Waiting for your answer…") && window.first("button", named: "Cancel") == nil
      }
    }
  }

  @Test(.long, arguments: [true, false])
  func `a letter is written by what opens links for it, without a portal or where that fails`(hasPortal: Bool)
    async throws
  {
    let home = try TemporaryDirectory()
    let letters = home.url.appending(path: "letters").path
    let program = home.url.appending(path: "mailer")
    let script = "#!/bin/sh\nprintf '%s' \"$1\" > '\(letters).new'\nmv '\(letters).new' '\(letters)'\n"
    try Data(script.utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let entry = [
      "[Desktop Entry]", "Type=Application", "Name=Mailer", "Exec=\(program.path) %u",
      "MimeType=x-scheme-handler/mailto;",
    ]
    try Data(entry.joined(separator: "\n").utf8).write(
      to: home.directory("data/applications").appending(path: "mailer.desktop"))
    let list = "[Default Applications]\nx-scheme-handler/mailto=mailer.desktop\n"
    try Data(list.utf8).write(to: home.directory("config").appending(path: "mimeapps.list"))
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      let portal = try hasPortal ? FakePortal(on: vesper.bus) : nil
      defer { portal?.end() }
      portal?.fails = true
      try await vesper.showFirstPhoto()
      try await vesper.chooseFromMenu("Send by E-mail…")
      let letter = try await eventually(for: "the letter") { try? String(contentsOfFile: letters, encoding: .utf8) }
      #expect(letter.hasPrefix("mailto:?subject=Sunflower&body=%E2%80%9CSunflower%E2%80%9D"))
      #expect(letter.contains("creativecommons%2Eorg") && letter.contains("pexels%2Ecom"))
      #expect(portal.map { $0.calls.map(\.method) } ?? ["ComposeEmail"] == ["ComposeEmail"])
    }
  }

  @Test(.long)
  func `a photo's menu comes with the other mouse button and the Menu key, in the results and above the picture`()
    async throws
  {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      let line = try await vesper.wait(for: "a photo") { $0.photoLines.first }
      let place = try await vesper.restingArea(of: line).center
      try await vesper.display.click(x: place.x, y: place.y, button: 3)
      try await vesper.wait(until: "the menu") { window in
        ["Show the Photo", "Open on pexels.com", "Save", "Copy Credit"].allSatisfy {
          window.first("menu item", named: $0) != nil
        }
          && window.photoLines.first?.selectButton?.isPressed ?? false
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "no menu") { $0.first("menu item", named: "Show the Photo") == nil }
      // The keyboard is at the photo.
      try await vesper.display.press("Menu")
      try await vesper.wait(until: "the menu again") { $0.first("menu item", named: "Show the Photo") != nil }
      try await vesper.chooseInMenu("Save")
      try await eventually(for: "the file") { home.savedPictures.count == 1 ? true : nil }
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.display.press("shift+F10")
      try await vesper.wait(until: "the menu of the picture") { $0.first("menu item", named: "Copy Link") != nil }
      try await vesper.chooseInMenu("Copy Link")
      try await vesper.wait(until: "the word about it") {
        $0.says("Link copied.")
      }
    }
  }

  @Test func `without portals there is no wallpaper, and the picture is copied`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.openMenu()
      let menu = try await vesper.wait(for: "the menu") { window in
        window.first { $0.role == "menu item" && $0.name == "Copy Image" } == nil ? nil : window
      }
      #expect(menu.first { $0.role == "menu item" && $0.name == "Set as Wallpaper…" } == nil)
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "no menu") { window in
        window.first { $0.role == "menu item" && $0.name == "Copy Image" } == nil
      }
      try await vesper.display.press("ctrl+c")
      try await vesper.wait(until: "the word about it") { $0.says("Picture copied.") }
      try await vesper.display.press("ctrl+shift+c")
      try await vesper.wait(until: "the other word") { $0.says("Credit copied.") }
    }
  }

  @Test(.long) func `a photo is printed from its menu, and who gives that up is told nothing`() async throws {
    let home = try TemporaryDirectory()
    // Others look for printers in the network.
    try home.setGTK("gtk-print-backends=file")
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.wait(until: "the results") { $0.foundPhotos.count == 1 }
      // Nothing is looked at, so there is nothing to print.
      try await vesper.display.press("ctrl+p")
      try await vesper.showFirstPhoto()
      try await vesper.chooseFromMenu("Print…")
      try await vesper.wait(until: "the dialog") { $0.says("Print to File") }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "quiet") { window in
        !window.says("Print to File") && window.first("button", named: "Cancel") == nil
          && !window.says("The photo was printed.")
      }
      try await vesper.display.press("ctrl+p")
      let printer = try await vesper.wait(for: "the dialog again") { window in
        window.all.first { $0.name == "Print to File" }
      }
      try await vesper.clickWithMouse(on: printer)
      let button = try await vesper.wait(for: "Print") { window in
        window.all.first { $0.role == "button" && $0.labels == ["Print"] && $0.states.contains(.sensitive) }
      }
      try await vesper.click(button)
      try await vesper.wait(until: "the word about it") { $0.says("The photo was printed.") }
      let file = try Data(contentsOf: home.url.appendingPathComponent("output.pdf"))
      #expect(file.starts(with: Data("%PDF".utf8)))
    }
  }

  @Test func `a photo that is loaded for the clipboard can be given up`() async throws {
    let server = try ReplayServer.started()
    server.answer("/large.jpg", with: Reply.image(Data(repeating: 1, count: 1000)).held())
    server.answer(
      ReplayServer.searchPath, with: ServiceAnswer.photos([.init(title: "Snail", image: "large.jpg")], of: server))
    try await withVesper(server, arguments: ["--search", "snail"]) { vesper, server in
      try await vesper.wait(until: "the snail") { $0.foundPhotos.count == 1 }
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.display.press("ctrl+c")
      let cancel = try await vesper.wait(for: "Cancel") { $0.first("button", named: "Cancel") }
      try await vesper.click(cancel)
      try await vesper.wait(until: "no progress") { $0.first("button", named: "Cancel") == nil }
      try await vesper.display.press("ctrl+c")
      try await vesper.wait(until: "Cancel again") { $0.first("button", named: "Cancel") != nil }
      try await vesper.wait(until: "the reason") { window in
        // The request may be on its way still.
        server.releaseHeldReplies()
        return window.says("What the source sent is no picture. Open its page to get it.")
      }
    }
  }
}

extension RunningVesper {
  /// Opens the menu with what is done seldom.
  func openMenu() async throws {
    let button = try await wait(for: "the menu's button") { window in
      window.first { $0.name == "More actions" }
    }
    try await clickWithMouse(on: button)
  }

  /// Clicks an item of that menu, when it can be done.
  func chooseFromMenu(_ label: String) async throws {
    try await openMenu()
    let item = try await wait(for: label) { window in
      window.first { $0.role == "menu item" && $0.name == label }
    }
    try await click(item)
    try await wait(until: "no menu") { window in
      window.first { $0.role == "menu item" && $0.name == label } == nil
    }
  }
}
