import CGtk
import Foundation
import ReplayServer
import Testing

/// What a person does who needs photos for a brochure: finds five that may be used commercially, saves them, and writes
/// the page with the credits.
struct Journey {
  /// What the person has for it.
  enum Manner {
    case mouse, keys, assistiveTechnology
  }

  let vesper: RunningVesper
  let home: TemporaryDirectory
  let manner: Manner
  /// What the window says for an English text.
  var words: (String) -> String = { $0 }

  // MARK: The service

  static let titles = ["Ant", "Bee", "Cow", "Dog", "Eel"]
  private static let licenses = [("by", "2.0"), ("by-sa", "4.0"), ("cc0", "1.0"), ("by-nd", "4.0"), ("by-sa", "3.0")]
  private static let names = ["CC BY 2.0", "CC BY-SA 4.0", "CC0 1.0", "CC BY-ND 4.0", "CC BY-SA 3.0"]

  /// A service that has photos for the brochure, and others that are not for it.
  static func server() throws -> ReplayServer {
    let server = try ReplayServer.started()
    let photos = zip(titles, licenses).map { title, license in
      ServiceAnswer.Photo(
        title: title, author: "Anna \(title)", page: "https://photos.example/\(title)", image: "\(title).jpg",
        license: license)
    }
    let others = ["Fly", "Gnu"].map { ServiceAnswer.Photo(title: $0, image: "\($0).jpg", license: ("by-nc", "4.0")) }
    for title in titles { server.answer("/\(title).jpg", with: try picture(of: title)) }
    let (all, commercial) = (
      ServiceAnswer.photos(others + photos, of: server), ServiceAnswer.photos(photos, of: server)
    )
    server.answer(ReplayServer.searchPath) { request in
      request.query["license"]?.contains("by-nc") == false ? commercial : all
    }
    return server
  }

  /// The picture of a photo: the same one twice would be one file.
  static func picture(of title: String) throws -> Reply {
    let pictures = try FileManager.default.contentsOfDirectory(
      at: Fixtures.folder.appending(path: "openverse/thumbs"), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    return .image(try Data(contentsOf: pictures[titles.firstIndex(of: title) ?? 0]))
  }

  // MARK: The way

  func find() async throws {
    try await write("animals")
    try await vesper.wait(until: "all photos") { $0.hasLines(lines(of: $0).count, of: 7) }
    try await press("Commercial use")
    try await vesper.wait(until: "the photos for the brochure") { window in
      window.hasLines(lines(of: window).count, of: 5)
        && window.filterToggle(words("Commercial use"))?.isPressed ?? false
    }
  }

  private func write(_ text: String) async throws {
    let entry = try await vesper.wait(for: "the search") { $0.searchEntry }
    switch manner {
    case .mouse:
      try await vesper.clickWithMouse(on: entry)
      try await vesper.display.type(text)
    case .keys:
      try await vesper.display.press("ctrl+f")
      try await vesper.display.type(text)
    case .assistiveTechnology: try await vesper.write(text, into: entry)
    }
  }

  func select() async throws {
    switch manner {
    case .keys:
      try await vesper.moveKeyboard(to: "the photos") { window in
        lines(of: window).contains { $0.states.contains(.focused) }
      }
      let next = try await vesper.keyToNextPhoto
      for key in ["ctrl+Home"] + Array(repeating: "ctrl+\(next)", count: 4) {
        try await vesper.display.press(key, "ctrl+space")
      }
    // Newer versions of GTK do not tell places well enough to hit so small a button.
    case .mouse where gtk_get_minor_version() < 10:
      for index in 0..<5 { try await clickOnSelectButton(ofLine: index) }
    case .mouse, .assistiveTechnology: try await pressSelectButtons()
    }
    try await vesper.wait(until: "five selected") { window in
      let lines = lines(of: window)
      return window.hasLines(lines.count, of: 5) && lines.allSatisfy { $0.lineButton?.isPressed ?? false }
    }
  }

  /// The photos that are shown, in whichever language.
  private func lines(of window: AccessibleNode) -> [AccessibleNode] {
    window.all.filter { line in
      line.role == "list item" && line.labels.count == 3 && line.first { $0.role == "image" } != nil
    }
  }

  /// Newer versions of GTK tell only of the lines that can be seen.
  private func pressSelectButtons() async throws {
    var pressed: Set<String> = []
    for _ in 0..<30 {
      let window = try await vesper.read()
      for line in lines(of: window) where pressed.insert(line.name).inserted {
        try await vesper.click(try #require(line.lineButton))
      }
      if pressed.count == 5 { return }
      let list = try await vesper.area(of: try #require(window.first { $0.name == words("Photos found") }))
      try await vesper.display.scrollDown(x: list.center.x, y: list.center.y, notches: 1)
    }
  }

  private func clickOnSelectButton(ofLine index: Int) async throws {
    for _ in 0..<30 {
      let window = try await vesper.read()
      let shown = lines(of: window)
      guard shown.indices.contains(index) else { continue }
      let line = shown[index]
      let list = try await vesper.area(of: try #require(window.first { $0.name == words("Photos found") }))
      let button = try #require(line.lineButton)
      // What is far below has no place yet.
      let place = try await vesper.area(of: button).isEmpty ? nil : vesper.restingArea(of: button)
      guard let place, place.maxY <= list.maxY else {
        try await vesper.display.scrollDown(x: list.center.x, y: list.center.y, notches: 1)
        continue
      }
      try await vesper.display.click(x: place.center.x, y: place.center.y)
      // The list may still have been moving: then another place was clicked. And a busy machine loses clicks.
      for _ in 0..<40 {
        if lines(of: try await vesper.read()).dropFirst(index).first?.lineButton?.isPressed ?? false { return }
        await pause()
      }
    }
  }

  func save() async throws {
    if manner == .keys { try await vesper.display.press("ctrl+s") } else { try await press("Save") }
  }

  func expectSaved(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let _: Bool = try await eventually(for: "five files", sourceLocation: sourceLocation) {
      home.savedPictures.count == 5 ? true : nil
    }
    for title in Self.titles {
      #expect(home.savedPictures.contains { $0.contains(title) }, "\(title)", sourceLocation: sourceLocation)
    }
  }

  func exportCredits(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await press("Other forms of the credits")
    try await press("An article, as text")
    // The dialog of GTK.
    let button = try await vesper.wait(for: "the question where", sourceLocation: sourceLocation) { window in
      window.children.dropFirst().last?.all.last { node in
        // GTK 4.8 names the button with the mark of its key, as “_Save”.
        node.role == "button" && node.name.hasSuffix(words("Save")) && node.states.contains(.sensitive)
          && (node.name.contains("_") || gtk_get_minor_version() >= 10)
      }
    }
    switch manner {
    case .mouse: try await vesper.clickWithMouse(on: button)
    case .keys: try await vesper.display.press("Return")
    case .assistiveTechnology: try await vesper.click(button)
    }
    let text = try await eventually(for: "the page", sourceLocation: sourceLocation) { creditsPage }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    for (title, license) in zip(Self.titles, Self.names) {
      let isThere = lines.contains { line in
        // In the quotation marks of the language.
        ["“\(title)”", "«\(title)»"].contains(where: line.contains)
          && ["https://photos.example/\(title)", "Anna \(title)", license].allSatisfy(line.contains)
      }
      #expect(isThere, "\(title) in \(text)", sourceLocation: sourceLocation)
    }
    #expect(lines.count { $0.contains("https://photos.example/") } == 5, "\(text)", sourceLocation: sourceLocation)
  }

  /// What was written to the disk under whichever name was suggested; nil before that.
  var creditsPage: String? {
    guard let files = FileManager.default.enumerator(at: home.url, includingPropertiesForKeys: nil) else { return nil }
    for case let file as URL in files where file.pathExtension == "txt" {
      if let text = try? String(contentsOf: file, encoding: .utf8), text.contains("photos.example") { return text }
    }
    return nil
  }

  // MARK: Pressing

  /// Presses what has this name in English.
  func press(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let name = words(name)
    let control = try await vesper.wait(for: name, sourceLocation: sourceLocation) { $0.pressable(name) }
    switch manner {
    case .assistiveTechnology: try await vesper.click(control)
    case .mouse: try await clickWithMouse(on: control)
    case .keys:
      try await vesper.focus(name, sourceLocation: sourceLocation)
      try await vesper.display.press("space")
    }
  }
}

extension Journey {
  /// Clicks where the control is on the screen, after turning the wheel until it is in sight.
  private func clickWithMouse(on control: AccessibleNode) async throws {
    let window = try await vesper.read()
    // Newer versions of GTK tell places in a popover that nothing can be found at.
    if gtk_get_minor_version() >= 10, window.isInPopover(control) { return try await vesper.click(control) }
    let popover = window.all.last { node in
      node.children.first?.name == "GtkPopoverContent" && node.all.contains { $0.path == control.path }
    }
    guard let popover else { return try await vesper.clickWithMouse(on: control) }
    for _ in 0..<40 {
      let own = try await vesper.restingArea(of: popover)
      let surface = try await vesper.display.newestWindow(atLeast: own)
      var place = try await vesper.restingArea(of: control)
      place.x += surface.x - own.x
      place.y += surface.y - own.y
      if place.maxY < surface.maxY - 15 {
        return try await vesper.display.click(x: place.center.x, y: place.center.y)
      }
      try await vesper.display.scrollDown(x: surface.center.x, y: surface.center.y, notches: 1)
    }
    Issue.record("“\(control.name)” does not come in sight")
  }
}

extension AccessibleNode {
  /// Whether it is in what a button has opened.
  fileprivate func isInPopover(_ control: AccessibleNode) -> Bool {
    first { opener in
      opener.states.contains(.expanded) && opener.name != control.name
        && opener.all.contains { $0.path == control.path }
    } != nil
  }

  /// What selects the photo of a line.
  fileprivate var lineButton: AccessibleNode? { first { $0.role == "button" } }
}
