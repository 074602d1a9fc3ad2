import CGtk
import Foundation
import GeneratedCases
import Testing

@testable import Vesper

/// Where a picture lies and how large it is, as a pure value.
struct PictureZoomTests {
  private func zoom(_ width: Double, _ height: Double, in roomWidth: Double = 800, _ roomHeight: Double = 600)
    -> PictureZoom
  {
    PictureZoom(
      picture: .init(width: width, height: height), room: .init(width: roomWidth, height: roomHeight))
  }

  @Test func `A large picture fits its room, a small one is not made larger`() {
    #expect(zoom(1600, 900).frame == .init(x: 0, y: 75, width: 800, height: 450))
    #expect(zoom(200, 100).frame == .init(x: 300, y: 250, width: 200, height: 100))
    var unknown = zoom(200, 100)
    unknown.growsToFit = true
    #expect(unknown.frame == .init(x: 0, y: 100, width: 800, height: 400))
    #expect(!zoom(1600, 900).canPan && !zoom(1600, 900).canZoomOut)
  }

  @Test func `A picture that was zoomed before its size was known jumped when that came`() {
    var zoom = zoom(400, 300)
    zoom.setPicture(.init(width: 400, height: 300), isUnknown: true)
    zoom.zoom(by: 2, about: .init(x: 200, y: 150))
    let frame = zoom.frame
    #expect(frame.width == 1600)
    zoom.setPicture(.init(width: 6000, height: 4500), isUnknown: false)
    #expect(zoom.frame == frame && zoom.percent == 27)
    // More is not known about it.
    zoom.setPicture(.init(width: 6000, height: 4500), isUnknown: false)
    #expect(zoom.frame == frame)
    // What would be smaller than its room fits it.
    var portrait = self.zoom(300, 400)
    portrait.setPicture(.init(width: 300, height: 400), isUnknown: true)
    portrait.zoom(by: 1.1)
    portrait.setPicture(.init(width: 4000, height: 3000), isUnknown: false)
    #expect(portrait.isFitting && portrait.frame.width == 800)
    var fitting = self.zoom(400, 300)
    fitting.setPicture(.init(width: 6000, height: 4500), isUnknown: false)
    #expect(fitting.isFitting && fitting.frame.width == 800)
  }

  @Test func `What is under the pointer stays there`() {
    var zoom = zoom(4000, 3000)
    zoom.zoom(by: 3, about: .init(x: 200, y: 150))
    #expect(abs(zoom.scale - 0.6) < 1e-9)
    // It was a quarter of the picture from its corner, and still is.
    #expect(abs(zoom.frame.x + 0.25 * zoom.frame.width - 200) < 1e-6)
    #expect(abs(zoom.frame.y + 0.25 * zoom.frame.height - 150) < 1e-6)
    zoom.zoom(by: 1 / 3, about: .init(x: 200, y: 150))
    #expect(zoom.isFitting && zoom.frame.x == 0)
  }

  @Test func `No gap opens beside a picture that is larger than its room`() {
    var zoom = zoom(1600, 1200)
    zoom.zoom(to: 1)
    #expect(zoom.frame == .init(x: -400, y: -300, width: 1600, height: 1200))
    zoom.pan(byX: 10_000, y: -10_000)
    #expect(zoom.frame.x == 0 && zoom.frame.y == -600)
    // The way back begins at once.
    zoom.pan(byX: -10, y: 10)
    #expect(abs(zoom.frame.x + 10) < 1e-6 && abs(zoom.frame.y + 590) < 1e-6)
    // A room that grows shows more of it.
    zoom.room = .init(width: 2000, height: 600)
    #expect(zoom.frame.x == 200 && zoom.frame.y <= 0)
  }

  @Test func `Only the longer side of a panorama moves`() {
    var zoom = zoom(8000, 1000)
    zoom.zoom(to: 0.5)
    #expect(zoom.canPan)
    zoom.pan(byX: -100, y: 100)
    #expect(zoom.frame.y == 50 && zoom.frame.x == -1700)
  }

  @Test func `Steps stop at 100 percent, at the whole picture and at twenty times its size`() {
    var zoom = zoom(1000, 750)
    zoom.step(isIn: true)
    #expect(zoom.scale == 1)
    zoom.step(isIn: true)
    #expect(zoom.scale == 1.5)
    for _ in 0..<20 { zoom.step(isIn: true) }
    #expect(zoom.scale == 20 && !zoom.canZoomIn)
    for _ in 0..<20 { zoom.step(isIn: false) }
    #expect(zoom.isFitting && zoom.scale == 0.8)
  }

  @Test func `A toggle shows the picture at 100 percent, and then all of it`() {
    var large = zoom(1600, 1200)
    large.toggle()
    #expect(large.scale == 1)
    large.toggle()
    #expect(large.isFitting)
    var small = zoom(100, 100)
    small.toggle()
    #expect(small.scale == 2)
  }

  @Test func `A turned picture fits its room, and four turns are none`() {
    var zoom = zoom(1600, 900)
    zoom.turn(clockwise: true)
    #expect(zoom.frame == .init(x: 231.25, y: 0, width: 337.5, height: 600))
    #expect(zoom.quarterTurns == 1 && zoom.isFitting && zoom.drawnWidth == 600 && !zoom.canPan)
    zoom.turn(clockwise: false)
    zoom.turn(clockwise: false)
    #expect(zoom.quarterTurns == 3 && zoom.frame.width == 337.5)
    zoom.turn(clockwise: false)
    zoom.turn(clockwise: false)
    zoom.turn(clockwise: false)
    #expect(zoom == self.zoom(1600, 900))
  }

  @Test func `What is in the middle stays there when the picture is turned`() {
    var zoom = zoom(4000, 3000)
    zoom.zoom(to: 1)
    zoom.pan(byX: 700, y: 300)
    // The middle of the room shows this point of the picture.
    let before = (x: 400 - zoom.frame.x, y: 300 - zoom.frame.y)
    zoom.turn(clockwise: true)
    #expect(abs(300 - zoom.frame.y - before.x) < 1e-6)
    #expect(abs(zoom.frame.x + zoom.frame.width - 400 - before.y) < 1e-6)
    #expect(zoom.scale == 1 && zoom.frame.width == 3000)
    zoom.turn(clockwise: false)
    #expect(abs(400 - zoom.frame.x - before.x) < 1e-6 && abs(300 - zoom.frame.y - before.y) < 1e-6)
  }

  @Test func `A turn opens no gap, and shows all of what fits now`() {
    var zoom = zoom(2000, 700, in: 500, 1000)
    zoom.zoom(to: 0.4)
    zoom.turn(clockwise: true)
    #expect(zoom.isFitting && zoom.scale == 0.5)
    zoom.zoom(to: 1)
    zoom.pan(byX: 10_000, y: 10_000)
    zoom.turn(clockwise: false)
    let frame = zoom.frame
    #expect(frame.x <= 0 && frame.x + frame.width >= 500 && frame.y == 150)
  }

  @Test(arguments: [(0.0, 0.0), (10, 0), (0, 10)])
  func `Nothing breaks without a picture or a room`(width: Double, height: Double) {
    var zoom = zoom(width, height)
    zoom.zoom(by: 2)
    zoom.step(isIn: true)
    zoom.toggle()
    zoom.pan(byX: 1, y: 1)
    #expect(zoom.isFitting && zoom.scale == 1)
    zoom = self.zoom(100, 100, in: width, height)
    zoom.zoom(to: .nan)
    zoom.zoom(by: 2, about: .init(x: 1, y: 1))
    #expect(zoom.scale == 1)
  }
}

extension VesperWindowTests {
  @Test func `keys make the photo larger and smaller, and the level is told`() async throws {
    try await withVesper(arguments: ["--search", "flower", "--source", "samples"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      let fitting = try await vesper.wait(for: "the level") { $0.fittingLevel }
      try await vesper.display.press("1")
      try await vesper.wait(until: "100 %") { $0.zoomLevel == 100 }
      try await vesper.display.press("plus")
      try await vesper.wait(until: "150 %") { $0.zoomLevel == 150 }
      try await vesper.display.press("minus", "minus")
      try await vesper.wait(until: "all") { $0.zoomLevel.map { $0 < 100 } ?? false }
      try await vesper.display.press("1", "0")
      try await vesper.wait(until: "all again") { $0.zoomLevel == fitting }
    }
  }

  @Test func `Ctrl+1 in a photo changed the results behind it, and Ctrl+F in full screen typed where nobody sees it`()
    async throws
  {
    try await withVesper(arguments: ["--search", "flower", "--source", "samples"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the level") { $0.fittingLevel != nil }
      try await vesper.display.press("ctrl+1")
      try await vesper.wait(until: "100 %") { $0.zoomLevel == 100 }
      try await vesper.display.press("F11")
      try await vesper.wait(until: "the whole screen") { window in
        window.first("button", named: "Leave full screen") != nil
      }
      try await vesper.display.press("ctrl+f")
      try await vesper.wait(until: "the field with the keyboard") { window in
        window.labels.contains("Credit") && window.searchEntry?.first { $0.states.contains(.focused) } != nil
      }
      try await vesper.display.type("sunflower")
      try await vesper.wait(until: "the rows") { !$0.labels.contains("Credit") && $0.photoRows.isEmpty }
    }
  }

  @Test(.long) func `a photo is turned with keys and buttons, until another one is looked at`() async throws {
    // A landscape fills the width of its room, turned it fills the height.
    try await withVesper(arguments: ["--search", "flower", "--source", "samples"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      let upright = try await vesper.wait(for: "the level") { $0.fittingLevel }
      let image = try await vesper.wait(for: "the photo") { window in window.first { $0.role == "image" } }
      let before = try await vesper.steadyColors(of: image)
      try await vesper.display.press("ctrl+Right")
      let turned = try await vesper.wait(for: "another level") { window in
        window.zoomLevel.flatMap { $0 != upright ? $0 : nil }
      }
      try await vesper.click(try #require(try await vesper.read().first("button", named: "Rotate left")))
      try await vesper.wait(until: "the level of before") { $0.zoomLevel == upright }
      try await vesper.wait(untilColorsOf: image, are: "as before") { Self.areAlike($0, before) }
      try await vesper.click(try #require(try await vesper.read().first("button", named: "Rotate right")))
      try await vesper.display.press("ctrl+Right")
      // Upside down it is as large as before, but not the same.
      try await vesper.wait(until: "upside down") { $0.zoomLevel == upright }
      try await vesper.wait(untilColorsOf: image, are: "upside down") { colors in
        // Newer versions of GTK do not tell where its middle is, around which it is turned.
        gtk_get_minor_version() < 10
          ? Self.areAlike(colors, before.reversed()) : !colors.isEmpty && !Self.areAlike(colors, before)
      }
      try await vesper.display.press("ctrl+Left")
      try await vesper.wait(until: "on its side") { $0.zoomLevel == turned }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the results") { !$0.labels.contains("Credit") }
      try await vesper.display.press("Return")
      try await vesper.wait(until: "upright again") { $0.fittingLevel == upright }
    }
  }

  /// Whether pictures differ in their last pixels only: a turned one is scaled a little differently.
  private static func areAlike(_ first: [Screenshot.Color], _ second: [Screenshot.Color]) -> Bool {
    let different = zip(first, second).count { a, b in
      abs(Int(a.red) - Int(b.red)) + abs(Int(a.green) - Int(b.green)) + abs(Int(a.blue) - Int(b.blue)) > 90
    }
    return first.count == second.count && different * 50 < first.count
  }

  @Test func `a double click and a button make the photo larger`() async throws {
    let home = try TemporaryDirectory()
    // A busy machine is no faster.
    try home.setGTK("gtk-double-click-time=60000")
    try await withVesper(home: home, arguments: ["--search", "flower", "--source", "samples"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      let image = try await vesper.wait(for: "the photo") { window in
        window.fittingLevel == nil ? nil : window.first { $0.role == "image" && $0.name == "Flower" }
      }
      let middle = try await vesper.restingArea(of: image).center
      try await vesper.display.doubleClick(x: middle.x, y: middle.y)
      let window = try await vesper.wait(until: "100 % by a double click") { $0.zoomLevel == 100 }
      let button = try #require(window.first("button", named: "Zoom in"))
      try await vesper.click(button)
      try await vesper.wait(until: "150 % by the button") { $0.zoomLevel == 150 }
    }
  }

  @Test func `the arrow keys go from photo to photo, and back at the results the keyboard is at the last one`()
    async throws
  {
    try await withVesper(arguments: ["--search", "flower", "--source", "samples"]) { vesper, _ in
      let titles = try await vesper.wait(for: "the flowers") { $0.foundPhotos.count == 3 ? $0.foundPhotos : nil }
        .map(\.title)
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the first") { $0.says("1 of 3") && $0.labels.contains("Credit") }
      try await vesper.display.press("Right")
      let second = try await vesper.wait(until: "the second") { $0.says("2 of 3") }
      #expect(second.labels.contains(titles[1]))
      try await vesper.display.press("Page_Down", "Page_Down")
      try await vesper.wait(until: "the last") { $0.says("3 of 3") && $0.labels.contains(titles[2]) }
      try await vesper.display.press("Left")
      try await vesper.wait(until: "the second again") { $0.says("2 of 3") }
      // What is larger than its room moves instead.
      try await vesper.display.press("1", "plus", "Right", "0")
      try await vesper.wait(until: "still the second") { $0.says("2 of 3") }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the keyboard at its row") { window in
        window.first { $0.role == "list item" && $0.name.hasPrefix(titles[1]) && $0.states.contains(.focused) } != nil
      }
      try await vesper.display.press("Return")
      try await vesper.wait(until: "the second once more") { $0.says("2 of 3") }
    }
  }

  @Test(.long) func `a photo has the whole screen until Escape`() async throws {
    try await withVesper(arguments: ["--search", "flower", "--source", "samples"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.display.press("F11")
      try await vesper.wait(until: "nothing else") { window in
        window.first("button", named: "Leave full screen") != nil && !window.labels.contains("Credit")
      }
      try await vesper.display.press("Right")
      try await vesper.wait(until: "another photo") { $0.says("2 of 3") }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "all the rest") { window in
        window.labels.contains("Credit") && window.says("2 of 3")
          && window.first("button", named: "Leave full screen") == nil
      }
      try await vesper.display.press("Escape")
      try await vesper.wait(until: "the results") { $0.foundPhotos.count == 3 && !$0.labels.contains("Credit") }
    }
  }

  @Test func `a tag is searched for, and the author's other photos are looked at from the photo`() async throws {
    try await withVesper(arguments: ["--search", "flower", "--source", "samples"]) { vesper, _ in
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.display.press("Right")
      let tag = try await vesper.wait(for: "the tag") { window in
        window.says("2 of 3") ? window.first("button", named: "lavender") : nil
      }
      try await vesper.click(tag)
      try await vesper.wait(until: "what it is about") { !$0.labels.contains("Credit") && $0.foundPhotos.count == 1 }
    }
  }
}

extension AccessibleNode {
  /// How large the photo is shown, in percent.
  var zoomLevel: Int? {
    all.lazy.filter { $0.role == "button" && $0.name.hasSuffix(" %") }.compactMap { Int($0.name.dropLast(2)) }.first
  }

  /// The same of a photo that is too large for its room, once it is loaded and has that: before, no key changes it.
  var fittingLevel: Int? {
    zoomLevel.flatMap { $0 < 100 && !says("Loading the picture") ? $0 : nil }
  }
}
