import Foundation
import ReplayServer
import Testing

extension VesperWindowTests {
  @Test func `the button of a row, and that of the large photo, open the photo's page in the browser`() async throws {
    let home = try TemporaryDirectory()
    let visits = try Self.installBrowser(in: home)
    try await withVesper(home: home, arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      let rows = try await vesper.showList()
      try await vesper.click(try #require(rows[2].openButton))
      try await eventually(for: "the browser") { visits().count == 1 ? true : nil }
      #expect(visits() == ["https://www.flickr.com/photos/51609867@N00/3338275165"])

      try await vesper.clickWithMouse(on: rows[0].thumbnail)
      try await vesper.display.press("Return")
      let button = try await vesper.wait(for: "the large photo") { $0.first("button", named: "Open on Flickr") }
      try await vesper.click(button)
      try await eventually(for: "the browser again") { visits().count == 2 ? true : nil }
      #expect(visits().last == "https://www.flickr.com/photos/7788419@N05/15218475961")
    }
  }

  @Test func `assistive technology can activate a row`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.showList()
      let lines = try await vesper.wait(for: "the cats") { window in
        let lines = window.all.filter { PhotoRow($0) != nil }
        return window.isFull(lines.count, of: 20) ? lines : nil
      }
      let window = try await vesper.read()
      #expect(window.first("button", named: "Open on Flickr") == nil)
      #expect(lines[0].interfaces.contains("org.a11y.atspi.Action"))
      try await vesper.click(lines[0])
      try await vesper.wait(until: "the large photo") { $0.first("button", named: "Open on Flickr") != nil }
    }
  }

  @Test func `A click between the lines selected a photo, where any other opens it`() async throws {
    try await withVesper(arguments: ["--search", "cats"]) { vesper, _ in
      try await vesper.wait(until: "the cats") { $0.finds(20) }
      try await vesper.showList()
      let line = try #require(try await vesper.read().photoLines.first)
      let area = try await vesper.restingArea(of: line)
      try await vesper.display.click(x: area.center.x, y: area.maxY - 2)
      try await vesper.wait(until: "the large photo") { $0.labels.contains("Credit") }
    }
  }

  @Test func `a page that is no web page is not opened`() async throws {
    let home = try TemporaryDirectory()
    let visits = try Self.installBrowser(in: home)
    let server = try ReplayServer.started()
    let photos: [ServiceAnswer.Photo] = [
      .init(title: "file", page: "file:///etc/passwd"), .init(title: "script", page: "javascript:alert(1)"),
      .init(title: "web", page: "https://photos.example/web"),
    ]
    server.answer(ReplayServer.searchPath, with: ServiceAnswer.photos(photos, of: server))
    try await withVesper(server, home: home, arguments: ["--search", "pages"]) { vesper, _ in
      try await vesper.wait(until: "the photos") { $0.finds(3) }
      let rows = try await vesper.showList()
      for row in rows where row.title != "web" {
        #expect(row.openButton?.states.contains(.sensitive) == false, "\(row.title)")
      }
      try await vesper.click(try #require(rows.first { $0.title == "web" }?.openButton))
      try await eventually(for: "the browser") { visits().isEmpty ? nil : true }
      #expect(visits() == ["https://photos.example/web"])
    }
  }

  /// Puts a browser into a home directory that only writes down what it is to show. Returns how to read that.
  private static func installBrowser(in home: TemporaryDirectory) throws -> () -> [String] {
    let list = home.url.appendingPathComponent("visits").path
    let program = home.url.appendingPathComponent("browser")
    try "#!/bin/sh\necho \"$1\" >> '\(list)'\n".write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let applications = try home.directory("data/applications")
    try """
    [Desktop Entry]
    Type=Application
    Name=Browser
    Exec=\(program.path) %u
    MimeType=x-scheme-handler/http;x-scheme-handler/https;x-scheme-handler/file;text/plain;
    """.write(to: applications.appendingPathComponent("browser.desktop"), atomically: true, encoding: .utf8)
    let handlers = ["http", "https", "file"].map { "x-scheme-handler/\($0)=browser.desktop" }.joined(separator: "\n")
    try "[Default Applications]\n\(handlers)\n".write(
      to: applications.appendingPathComponent("mimeapps.list"), atomically: true, encoding: .utf8)
    return {
      let text = (try? String(contentsOfFile: list, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map(String.init)
    }
  }
}
