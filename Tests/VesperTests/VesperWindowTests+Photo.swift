import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// The page of one photo: what is always in sight, and what never moves.
extension VesperWindowTests {
  private static let flowers = ["--search", "flower", "--source", "samples"]
  private static let picture = Fixtures.data("openverse/thumbs/e5f45f85-c0c6-4b6c-97e3-19e9c3d92128.jpg")

  @Test(.long, arguments: [360, 700])
  func `A window became wider when a photo was opened`(width: Int) async throws {
    try await withVesper(arguments: Self.flowers) { vesper, _ in
      try await vesper.wait(until: "the flowers") { $0.foundPhotos.count == 3 }
      try await vesper.leaveWideLayout(height: 640)
      try await vesper.takeSize(width: width, height: 640)
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") && $0.fittingLevel != nil }
      let screen = try vesper.display.screenshot()
      let edge = width + 2 * RunningVesper.frameWidth
      #expect(screen[edge - 1, 300].lightness > 0 && screen[edge + 1, 300].lightness == 0)
    }
  }

  @Test(.long, arguments: [(360, 640), (840, 640)])
  func `Save and Copy Credit are in sight, also after scrolling, and stay where they are`(width: Int, height: Int)
    async throws
  {
    try await withVesper(arguments: Self.flowers) { vesper, _ in
      try await vesper.wait(until: "the flowers") { $0.foundPhotos.count == 3 }
      if width < 600 { try await vesper.leaveWideLayout(height: height) }
      try await vesper.takeSize(width: width, height: height)
      try await vesper.showFirstPhoto()
      let copy = try await vesper.wait(for: "Copy Credit") { $0.first("button", named: "Copy Credit") }
      let save = try #require(try await vesper.read().first("button", named: "Save"))
      let places = [try await vesper.restingArea(of: save), try await vesper.restingArea(of: copy)]
      let window = Area(x: RunningVesper.frameWidth, y: RunningVesper.frameWidth, width: width, height: height)
        .grown(by: RunningVesper.leftOutPadding)
      for place in places { #expect(window.intersection(place) == place, "\(place)") }
      #expect(places[0].y == places[1].y && places[0].maxX <= places[1].x)
      // The last that the keyboard reaches is far below.
      try await vesper.moveKeyboard(to: "the end") { window in
        window.first { $0.states.contains(.focused) && $0.role == "button" && $0.name.hasPrefix("Open on ") } != nil
      }
      try await vesper.click(copy)
      try await vesper.display.press("ctrl+s")
      let folder = try await vesper.wait(for: "the file") { $0.first("button", named: "Show in Folder") }
      #expect(try await vesper.restingArea(of: copy) == places[1])
      let saved = try await vesper.restingArea(of: folder)
      // In the place of the button.
      let (y, height) = (places[0].y, places[0].height)
      #expect(saved.y == y && saved.height == height && saved.x > places[0].x && saved.maxX < places[1].x)
    }
  }

  @Test func `The level of a thumbnail was told as that of the photo`() async throws {
    let server = try ReplayServer.started()
    server.answer("/Ant.jpg", with: Reply.image(Self.picture).held())
    server.answer("/thumbnail.jpg", with: Reply.image(Self.picture))
    server.answer(
      ReplayServer.searchPath,
      with: ServiceAnswer.photos([.init(title: "Ant", thumbnail: "thumbnail.jpg", image: "Ant.jpg")], of: server))
    try await withVesper(server, arguments: ["--search", "animals"]) { vesper, server in
      try await vesper.wait(until: "the photo") { $0.foundPhotos.count == 1 }
      try await vesper.showFirstPhoto()
      let image = try await vesper.wait(for: "no level") { window in
        window.says("Loading the picture") && window.first("button", named: "–") != nil
          ? window.first { $0.role == "image" && $0.name == "Ant" } : nil
      }
      try await vesper.wait(untilColorsOf: image, are: "those of the thumbnail") { Set($0).count > 100 }
      #expect(try await vesper.read().first("button", named: "–") != nil)
      server.releaseHeldReplies()
      try await vesper.wait(until: "the level of the photo") { window in
        window.first("button", named: "–") == nil
          && window.all.contains { $0.role == "button" && $0.name.hasSuffix(" %") }
      }
    }
  }

  @Test func `In full screen there was a light bar, now it is black to the edges`() async throws {
    try await withVesper(arguments: Self.flowers) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") && $0.fittingLevel != nil }
      try await vesper.display.press("F11")
      try await vesper.wait(until: "full screen") { $0.first("button", named: "Leave full screen") != nil }
      let image = try await vesper.wait(for: "the picture") { $0.first { $0.role == "image" && $0.name == "Flower" } }
      let place = try await vesper.restingArea(of: image)
      let window = try #require(try await vesper.read().children.first)
      #expect(try await vesper.area(of: window).width <= place.width + 2 * RunningVesper.frameWidth)
      #expect(try await vesper.read().first("search box", named: "Search photos") == nil)
      try await vesper.wait(untilColorsOf: image, are: "black at the edges") { colors in
        [colors.first, colors.last].allSatisfy { $0?.lightness == 0 }
      }
    }
  }
}
