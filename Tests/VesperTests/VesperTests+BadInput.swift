import Foundation
import GeneratedCases
import ReplayServer
import Testing

extension VesperTests {
  @Test(.long) func `titles are shown as they are, on one line and cut, whatever is in them`() async throws {
    let server = try ReplayServer.started()
    let photos: [ServiceAnswer.Photo] = [
      .init(title: "<b>bold</b> & <span size='100000'>", author: "<i>me</i>"),
      .init(title: "two\nlines\tand\u{7}\u{1b}[31m bells"),
      .init(title: String(repeating: "long ", count: 2000)),
      .init(title: "</b>&amp;&#0;", author: "&"),
      .init(title: "  "),
      .init(title: "right \u{202e}tfel ot"),
    ]
    server.answer(
      ReplayServer.searchPath, query: ["q": "strange"], with: ServiceAnswer.photos(photos, of: server))
    try await withVesper(server, arguments: ["--search", "strange"]) { vesper, _ in
      let rows = try await vesper.wait(for: "six rows") { $0.foundPhotos.count == 6 ? $0.foundPhotos : nil }
      #expect(rows[0].title == "<b>bold</b> & <span size='100000'>")
      #expect(rows[0].author == "<i>me</i>")
      #expect(rows[1].title == "two lines and [31m bells")
      #expect(rows[2].title.hasPrefix("long long long"))
      #expect(rows[2].title.hasSuffix("…"))
      #expect(rows[2].title.count <= 300)
      #expect(rows[3].title == "</b>&amp;&#0;")
      #expect(rows[4].title == "Untitled")
      #expect(rows[5].title == "right tfel ot")
      // The longest title does not make the window wider.
      try await vesper.showList()
      try await vesper.wait(
        untilAreas: "the button in the window", of: { [$0.photoRows.dropFirst(2).first?.openButton] }
      ) {
        $0[0].maxX < 840
      }
      try await vesper.expectToFindBirds()
    }
  }

  @Test(.long) func `a picture that is none is a placeholder`() async throws {
    let bad = ["no-image", "html", "bomb", "cut-off", "svg-as-jpeg"]
    let server = try ReplayServer.started()
    server.answer(
      ReplayServer.searchPath, query: ["q": "pictures"],
      with: ServiceAnswer.photos(bad.map { .init(title: $0, thumbnail: "pictures/\($0)") }, of: server))
    let cat = Fixtures.data("openverse/thumbs/f9384235-b72e-4f1e-9b05-e1b116262a29.jpg")
    server.answer("/pictures/no-image", with: .image(Data("this is no picture".utf8)))
    server.answer("/pictures/html", with: .html("<h1>Not here</h1>"))
    server.answer("/pictures/bomb", with: .gzipBomb(type: "image/jpeg"))
    server.answer("/pictures/cut-off", with: .image(cat.prefix(2000)))
    server.answer("/pictures/svg-as-jpeg", with: .image(Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)))
    try await withVesper(server, arguments: ["--search", "pictures"]) { vesper, server in
      let rows = try await vesper.wait(for: "the rows") { $0.foundPhotos.count == bad.count ? $0.foundPhotos : nil }
      try await eventually(for: "the requests for the pictures") {
        bad.allSatisfy { !server.requests(to: "/pictures/\($0)").isEmpty } && server.progress.underWay == 0 ? true : nil
      }
      // Of the one that breaks off the beginning may be shown.
      for row in rows where row.title != "cut-off" {
        try await vesper.wait(untilColorsOf: row.thumbnail, are: "those of a placeholder") { $0.arePlain }
      }
      try await vesper.expectToFindBirds()
    }
  }
}

extension RunningVesper {
  /// The program still does its work.
  fileprivate func expectToFindBirds() async throws {
    try await display.press("ctrl+a")
    try await display.type("birds")
    try await wait(until: "twenty birds") { window in
      window.finds(20) && window.foundPhotos.allSatisfy { $0.title.lowercased().contains("bird") }
    }
  }
}
