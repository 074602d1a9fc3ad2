import GeneratedCases
import ReplayServer
import Testing

/// The search field, which is large on the start page, and goes to the header when a search begins.
extension VesperWindowTests {
  private static let samples = ["--source", "samples"]

  @Test func `a click on the large field puts the caret into it`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      try await vesper.waitForField(isLarge: true)
      // Other versions of GTK do not tell exactly where the field begins.
      for part in ["its words"] + (Gallery.isComparable ? ["what is beside the magnifier"] : []) {
        try await vesper.focus("Dogs")
        try await vesper.wait(until: "the keyboard is elsewhere") { !$0.keyboardIsInField }
        let entry = try #require(try await vesper.read().searchEntry)
        let middle = try await vesper.middle(of: entry)
        let x = try await part == "its words" ? middle.x : vesper.area(of: entry).x - 8
        try await vesper.display.click(x: x, y: middle.y)
        try await vesper.waitForField(isLarge: true)
        try await vesper.display.type("x")
        try await vesper.wait(until: "the letter after a click on \(part)") { $0.searchEntry?.text == "x" }
        try await vesper.display.press("BackSpace")
      }
    }
  }

  @Test(arguments: [5, 40])
  func `a word typed on the start page arrives whole in the header`(millisecondsBetweenKeys: Int) async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      try await vesper.waitForField(isLarge: true)
      try await vesper.display.type("sunflower", millisecondsBetweenKeys: millisecondsBetweenKeys)
      try await vesper.waitForField(isLarge: false) { $0.searchEntry?.text == "sunflower" && !$0.foundPhotos.isEmpty }
      // The caret is at the end.
      try await vesper.display.type("s")
      try await vesper.wait(until: "one more letter") { $0.searchEntry?.text == "sunflowers" }
    }
  }

  @Test(.long) func `the caret stays among the letters, and selected letters stay selected`() async throws {
    try await withVesper { vesper, _ in
      try await vesper.waitForField(isLarge: true)
      try await vesper.display.type("cats", millisecondsBetweenKeys: 5)
      try await vesper.display.press("Left")
      try await vesper.waitForField(isLarge: false) { $0.finds(20) }
      try await vesper.display.type("r")
      try await vesper.wait(until: "a letter before the last") { $0.searchEntry?.text == "catrs" }
    }
    try await withVesper { vesper, _ in
      try await vesper.waitForField(isLarge: true)
      try await vesper.display.type("cats", millisecondsBetweenKeys: 5)
      // Once: on a busy computer the second combination of keys may come without its Shift.
      try await vesper.display.press("shift+Left")
      try await vesper.waitForField(isLarge: false) { $0.finds(20) }
      try await vesper.display.type("r")
      try await vesper.wait(until: "a letter for the last one") { $0.searchEntry?.text == "catr" }
    }
  }

  @Test func `a letter that is being composed keeps the field where it is`() async throws {
    try await withVesper { vesper, server in
      try await vesper.waitForField(isLarge: true)
      // On a busy computer the search may begin before the accent, which is no fault: once more, with another word, for
      // which nobody has searched yet.
      var word: String?
      for letter in "cghjkmnp" where word == nil {
        // In one breath.
        try await vesper.display.press(["\(letter)", "a", "f", "f"], thenRare: "dead_acute")
        let _: Bool = try await eventually(for: "the search") {
          server.searches.contains { $0.query["q"]?.hasPrefix("\(letter)a") ?? false } ? true : nil
        }
        let field = try #require(try await vesper.read().searchEntry)
        if try await vesper.area(of: field).center.y > 100 {
          word = "\(letter)aff"
        } else {
          try await vesper.display.press("Escape", "ctrl+a", "BackSpace")
          try await vesper.waitForField(isLarge: true) { $0.searchEntry?.text == "" }
        }
      }
      let begun = try #require(word, "the field moved each time")
      try await vesper.waitForField(isLarge: true)
      try await vesper.display.press("e")
      try await vesper.waitForField(isLarge: false) { $0.searchEntry?.text == "\(begun)é" }
    }
  }

  @Test func `Ctrl+F goes to the large field, and Escape stays there`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      try await vesper.waitForField(isLarge: true)
      try await vesper.display.press("Escape")
      try await vesper.waitForField(isLarge: true)
      try await vesper.focus("Dogs")
      try await vesper.display.press("ctrl+f")
      try await vesper.waitForField(isLarge: true)
    }
  }

  @Test(.long, arguments: [15, 30, 60])
  func `what is typed when the text was cleared is not lost`(millisecondsBetweenKeys: Int) async throws {
    try await withVesper(arguments: Self.samples + ["--search", "birds"]) { vesper, _ in
      try await vesper.waitForField(isLarge: false) { !$0.foundPhotos.isEmpty }
      try await vesper.display.press("ctrl+f", "ctrl+a", "BackSpace")
      try await vesper.waitForField(isLarge: true) { $0.says("Find free photos") && $0.foundPhotos.isEmpty }
      try await vesper.display.type("cats")
      try await vesper.waitForField(isLarge: false) { $0.searchEntry?.text == "cats" && !$0.foundPhotos.isEmpty }
      // The start page comes while the next word is being typed.
      try await vesper.display.clearAndType("flower", millisecondsBetweenKeys: millisecondsBetweenKeys)
      try await vesper.waitForField(isLarge: false) { $0.searchEntry?.text == "flower" && !$0.foundPhotos.isEmpty }
    }
  }

  @Test(.long) func `Down while the field went to the page took the keyboard away and left the earlier searches open`()
    async throws
  {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples + ["--search", "birds"]) { vesper, _ in
      try await vesper.waitForField(isLarge: false) { !$0.foundPhotos.isEmpty }
      // It goes 50 milliseconds after the text is empty.
      for milliseconds in stride(from: 44, through: 80, by: 4) {
        // Not only what its first letters find.
        try await eventually(for: "the search to be remembered") { home.searches("recent") == ["birds"] ? true : nil }
        try await vesper.display.clearAndPress("Down", after: milliseconds)
        try await vesper.wait(until: "the search of before, \(milliseconds)") { window in
          window.suggestions == ["birds"] && window.says("Find free photos") && window.keyboardIsInField
        }
        try await vesper.display.press("Escape")
        try await vesper.wait(until: "none, \(milliseconds)") { $0.suggestions.isEmpty && $0.keyboardIsInField }
        try await vesper.display.type("birds")
        try await vesper.waitForField(isLarge: false) { $0.searchEntry?.text == "birds" && !$0.foundPhotos.isEmpty }
      }
    }
  }

  @Test(.long) func `earlier searches are offered below the field, wherever it is`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples + ["--search", "birds"]) { vesper, _ in
      let _: Bool = try await eventually(for: "the search to be remembered") {
        home.searches("recent") == ["birds"] ? true : nil
      }
    }
    try await withVesper(home: home, arguments: Self.samples) { vesper, _ in
      try await vesper.waitForField(isLarge: true)
      try await vesper.display.press("Down")
      try await vesper.expectSuggestion("birds")
      try await vesper.display.press("Escape")
      try await vesper.display.type("bird")
      try await vesper.waitForField(isLarge: false) { !$0.foundPhotos.isEmpty }
      try await vesper.expectSuggestion("birds")
      try await vesper.display.press("Down", "Return")
      try await vesper.waitForField(isLarge: false) { $0.searchEntry?.text == "birds" }
    }
  }

  @Test func `the star was white on white while the pointer was on it`() async throws {
    try await withVesper(arguments: Self.samples + ["--search", "birds"]) { vesper, _ in
      try await vesper.wait(until: "the birds") { !$0.foundPhotos.isEmpty }
      let star = try #require(try await vesper.read().first { $0.name == "Star this search" })
      try await vesper.clickWithMouse(on: star)
      try await vesper.wait(untilColorsOf: star, are: "a white star on the accent") { colors in
        colors.contains { $0.chroma > 50 && $0.lightness < 150 } && colors.contains { $0.lightness > 240 }
      }
    }
  }

  @Test func `earlier searches stayed over the results that Return had asked for`() async throws {
    let home = try TemporaryDirectory()
    try await withVesper(home: home, arguments: Self.samples + ["--search", "birds"]) { vesper, _ in
      let _: Bool = try await eventually(for: "the search to be remembered") {
        home.searches("recent") == ["birds"] ? true : nil
      }
      try await vesper.display.press("ctrl+f", "ctrl+a")
      try await vesper.display.type("bir")
      try await vesper.expectSuggestion("birds")
      try await vesper.display.press("Return")
      try await vesper.wait(until: "no suggestions") { window in
        window.searchEntry?.text == "bir" && !window.foundPhotos.isEmpty
          && window.suggestions.isEmpty
      }
    }
  }

  @Test func `there is one field, in the page, in the header, and in the page again`() async throws {
    let server = try ReplayServer.started()
    try await withVesper(server) { vesper, _ in
      try await vesper.expectOneField(isLarge: true)
      try await vesper.display.type("cats")
      try await vesper.waitForField(isLarge: false) { $0.finds(20) }
      try await vesper.expectOneField(isLarge: false)
      try await vesper.showFirstPhoto()
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.expectOneField(isLarge: false)
      try await vesper.display.press("Escape", "ctrl+f", "BackSpace")
      try await vesper.waitForField(isLarge: true) { $0.says("Find free photos") }
      try await vesper.expectOneField(isLarge: true)
    }
  }

  @Test func `the keyboard goes with the field to the saved photos and back`() async throws {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      try await vesper.waitForField(isLarge: true)
      try await vesper.display.press("ctrl+d")
      try await vesper.waitForField(isLarge: false) { $0.says("Photos you save appear here") }
      try await vesper.display.press("ctrl+d")
      try await vesper.waitForField(isLarge: true) { $0.says("Find free photos") }
    }
  }

  @Test(.long) func `beside a photo of the start page the field is in the header, and typing leaves the photo`()
    async throws
  {
    try await withVesper(arguments: Self.samples) { vesper, _ in
      try await vesper.waitForField(isLarge: true)
      try await vesper.moveKeyboard(to: "a photo") { window in
        window.all.contains { $0.states.contains(.focused) && $0.name.contains(", by ") }
      }
      try await vesper.display.press("space")
      try await vesper.wait(until: "the photo") { $0.labels.contains("Credit") }
      try await vesper.display.press("ctrl+f")
      try await vesper.waitForField(isLarge: false)
      try await vesper.display.type("d")
      try await vesper.waitForField(isLarge: true) { $0.searchEntry?.text == "d" }
      try await vesper.display.type("ogs")
      try await vesper.waitForField(isLarge: false) { $0.searchEntry?.text == "dogs" && !$0.foundPhotos.isEmpty }
    }
  }
}

extension Display {
  /// Deletes the text, waits as long as the program does, and types at once.
  fileprivate func clearAndType(_ text: String, millisecondsBetweenKeys: Int) async throws {
    try await press("ctrl+a", "BackSpace")
    try await type(text, millisecondsBetweenKeys: millisecondsBetweenKeys)
  }
}

extension RunningVesper {
  /// Waits until the field has the keyboard and is in its place: in the middle of the page, or in the header.
  fileprivate func waitForField(
    isLarge: Bool, sourceLocation: SourceLocation = #_sourceLocation,
    where condition: (AccessibleNode) -> Bool = { _ in true }
  ) async throws {
    try await wait(until: "the keyboard in the field", sourceLocation: sourceLocation) { window in
      window.keyboardIsInField && condition(window)
    }
    try await wait(
      untilAreas: isLarge ? "the field in the page" : "the field in the header", of: { [$0.searchEntry] },
      sourceLocation: sourceLocation, { ($0[0].center.y > 100) == isLarge })
  }

  /// Expects one entry with its parts, and none of them elsewhere.
  fileprivate func expectOneField(isLarge: Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(
      untilAreas: "the place of the field", of: { [$0.searchEntry] }, sourceLocation: sourceLocation,
      { ($0[0].center.y > 100) == isLarge })
    let window = try await read()
    #expect(window.all.count { $0.role == "search box" } == 1, sourceLocation: sourceLocation)
    #expect(window.all.count { $0.name == "Star this search" } == 1, sourceLocation: sourceLocation)
    let chips = window.all.filter { $0.name.hasPrefix("Source: ") && $0.states.contains(.focusable) }
    #expect(chips.count == 1, sourceLocation: sourceLocation)
  }

  /// Expects the suggestions right below the field.
  fileprivate func expectSuggestion(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let entry = try await wait(for: "the suggestion", sourceLocation: sourceLocation) { window in
      window.suggestions == [text] ? window.searchEntry : nil
    }
    let field = try await restingArea(of: entry, sourceLocation: sourceLocation)
    let _: Bool = try await eventually(for: "it below the field", sourceLocation: sourceLocation) {
      let popover = try await display.newestWindow(atLeast: Area(x: 0, y: 0, width: 300, height: 30))
      let isBelow = (field.center.y...field.maxY + 24 + Self.leftOutPadding).contains(popover.y)
      return isBelow && popover.x < field.center.x && popover.maxX > field.center.x ? true : nil
    }
  }
}

extension AccessibleNode {
  fileprivate var keyboardIsInField: Bool {
    searchEntry?.first { $0.states.contains(.focused) && $0.role != "list item" } != nil
  }
}
