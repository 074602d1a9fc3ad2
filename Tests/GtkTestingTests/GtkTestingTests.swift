import BindingCore
import Foundation
import Gtk
import Testing

@testable import GtkTesting

/// What a stranger does with `GtkTesting`. The windows take turns, so these tests may run at once.
@Suite(.timeLimit(.minutes(30)), .enabled("needs a screen") { await MainActor.run { reasonForNoScreen == nil } })
struct GtkTestingTests {
  @Test func `A name is typed, and the greeting follows`() async throws {
    try await withWindow(SampleWindow()) { window in
      try await window.type("Ada Größe", into: .entry("Name"))
      try await window.wait(for: .text("Hello, Ada Größe!"))
      try await window.click(.button("Clear"))
      try await window.wait(for: .text("Who are you?"))
      #expect(window.person.value.isEmpty)
    }
  }

  @Test func `What is written is appended, and keys go to what has the focus`() async throws {
    try await withWindow(SampleWindow()) { window in
      window.person.value = "Ada"
      try await window.type(" Lovelace", into: .entry())
      #expect(window.person.value == "Ada Lovelace")
      try await window.press("Control+a", "BackSpace")
      #expect(window.person.value.isEmpty)
      try await window.press("Control+s")
      #expect(window.log.value == ["saved"])
      try await window.type("¡+€")
      #expect(window.person.value == "¡+€")
      let failure = await #expect(throws: TestFailure.self) { try await window.press("Retrun") }
      #expect(failure?.description.hasPrefix("There is no key “Retrun”.") == true)
    }
  }

  @Test func `The mouse clicks with each button, twice, and with a key held`() async throws {
    try await withWindow(SampleWindow()) { window in
      let pad = try window.get(.text("Pad"))
      try await pad.click()
      #expect(window.log.value == ["button 1 × 1"])
      // A second click at once would be a double click.
      window.log.value = []
      try await pad.click(button: .secondary)
      #expect(window.log.value == ["button 3 × 1"])
      window.log.value = []
      try await window.click(.button("Formal"))
      #expect(try window.get(CheckButton.self).active)
      // A busy machine may need longer than people take.
      let settings = try #require(ToolkitSettings.default)
      let usual = settings.gtkDoubleClickTime
      settings.gtkDoubleClickTime = 60_000
      defer { settings.gtkDoubleClickTime = usual }
      try await pad.click(count: 2)
      #expect(window.log.value == ["button 1 × 1", "button 1 × 2"])
    }
  }

  @Test func `What is scrolled out of sight is scrolled to`() async throws {
    try await withWindow(SampleWindow()) { window in
      try await window.click(.button("Row 40"))
      try await window.click(.button("Row 1"))
      #expect(window.log.value == ["row 40", "row 1"])
    }
  }

  @Test func `A wheel scrolls`() async throws {
    try await withWindow(SampleWindow()) { window in
      let scrolled = try window.get(ScrolledWindow.self)
      try await scrolled.scroll(notches: 3)
      try await until { (scrolled.vadjustment?.value ?? 0) > 0 }
    }
  }

  @Test func `A menu is opened, and closed by what is chosen there`() async throws {
    try await withWindow(SampleWindow()) { window in
      try await window.click(.button("More"))
      try await window.click(.button("About"))
      #expect(window.log.value == ["about"])
      try await window.press("Escape")
      try await window.wait(untilGone: .button("About"))
    }
  }

  @Test func `A thing is dragged onto another one`() async throws {
    try await withWindow(Window()) { window in
      let (source, target) = (Label(label: "Photo"), Label(label: "Folder"))
      var dropped: [String] = []
      source.addDragSource { "owl.jpeg" }
      target.addDropTarget(for: String.self) { text, _, _ in
        dropped.append(text)
        return true
      }
      let box = Box(orientation: .vertical, spacing: 60)
      box.append(source)
      box.append(target)
      window.child = box
      try await window.get(.text("Photo")).drag(to: window.get(.text("Folder")))
      try await until { dropped == ["owl.jpeg"] }
    }
  }

  @Test func `The tree says what a person hears`() async throws {
    try await withWindow(SampleWindow()) { window in
      window.person.value = "Ada"
      try window.get(CheckButton.self).active = true
      let lines = window.accessibilityTree.split(separator: "\n").prefix(7).map(String.init)
      #expect(
        lines.prefix(5) == [
          "window “Sample”", "  textBox “Name” = “Ada” (focused)", "  label “Hello, Ada!”", "  button “Clear”",
          "  checkbox “Formal” (checked)",
        ])
      window.person.value = ""
      #expect(window.accessibilityTree.contains("  button “Clear” (disabled)"))
    }
  }

  @Test func `An entry has the name of the label that labels it`() async throws {
    let window = Window()
    let (city, street) = (Entry(), Entry())
    let labels = [Label(label: "City"), Label(label: "Street")]
    let grid = Grid()
    for (row, (label, entry)) in zip(labels, [city, street]).enumerated() {
      grid.attach(Box(.horizontal, [label]), column: 0, row: row)
      grid.attach(entry, column: 1, row: row)
      entry.labelAccessibly(by: [label])
    }
    window.child = grid
    try await withWindow(window, checksLeaks: false) { window in
      try await window.type("Ghent", into: .entry("City"))
      #expect(city.text == "Ghent")
      #expect(window.accessibilityTree.contains("  textBox “Street” = “”"))
    }
  }

  @Test func `Whoever looks for what is not there learns what is`() async throws {
    try await withWindow(SampleWindow()) { window in
      #expect(window.find(.button("Save")) == nil)
      let failure = #expect(throws: TestFailure.self) { try window.get(.button("Save")) }
      #expect(failure?.description.hasPrefix("a button “Save”? There is no such thing in:\nwindow “Sample”\n") == true)
      #expect(throws: TestFailure.self) { try window.get(.text(containing: "Row")) }
      #expect(window.findAll(.role(.button, "Clear")).count == 1)
    }
  }

  @Test func `What a person cannot click no test can click`() async throws {
    try await withWindow(SampleWindow()) { window in
      let clear = try window.get(.button("Clear"))
      func reason() async -> String? {
        do {
          _ = try await clear.clickablePoint(within: .milliseconds(500))
          return nil
        } catch { return "\(error)" }
      }
      // On a busy machine there may be no frame in that time.
      func expect(_ expected: String?) async {
        var seen = await reason()
        for _ in 0..<40 where seen != expected { seen = await reason() }
        #expect(seen == expected)
      }
      await expect("button “Clear” (disabled) cannot be clicked: it is disabled")
      window.person.value = "Ada"
      await expect(nil)
      let content = try #require(window.child)
      window.child = nil
      let overlay = Overlay()
      overlay.child = content
      let cover = Label(label: "Please wait")
      overlay.addOverlay(cover)
      window.child = overlay
      await expect("button “Clear” cannot be clicked: label “Please wait” is in front of it")
      cover.visible = false
      await expect(nil)
    }
  }

  @Test func `A window that lives on is a failure`() async throws {
    final class Keeper: Window {
      var keep: (() -> Void)?
    }
    nonisolated(unsafe) weak var kept: Keeper?
    let failure = await #expect(throws: TestFailure.self) {
      try await withWindow(Keeper()) { window in
        window.keep = { _ = window.title }
        kept = window
      }
    }
    #expect(failure?.description.hasPrefix("1 widgets outlive the window: window") == true)
    #expect(kept != nil)
    kept?.keep = nil
    try await until { kept == nil }
  }

  @Test func `An application is activated, and its window used`() async throws {
    @MainActor func application() -> Application {
      let app = Application(id: "org.example.Counter")
      app.reactive.activate.observeNext { [weak app] in
        guard let app else { return }
        let window = ApplicationWindow(application: app)
        let (count, button) = (Property(0), Button(label: "Count"))
        button.reactive.clicked.observeNext { count.value += 1 }
        count.map { "Count: \($0)" }.bind(to: window.reactive.title)
        window.child = button
        window.present()
      }
      return app
    }
    for _ in 0..<2 {
      try await withApplication(application()) { window in
        try await window.click(.button("Count"))
        try await window.click(.button("Count"))
        #expect(window.title == "Count: 2")
        #expect(window is ApplicationWindow)
      }
    }
  }

  @Test func `Pictures are the same when nothing has changed, and differ by what has`() async throws {
    try await withWindow(SampleWindow()) { window in
      window.focus = nil
      await nextIteration()
      let first = try await Screenshot(of: window)
      #expect(first.width >= 400)
      #expect(first.difference(from: try await Screenshot(of: window)) == 0)
      window.person.value = "Somebody with a long name"
      try await window.wait(for: .text(containing: "Somebody"))
      for _ in 0..<3 { await nextIteration() }
      let second = try await Screenshot(of: window)
      #expect(first.difference(from: second) > 0.001 && first.difference(from: second) < 0.2)
    }
  }

  @Test func `A picture is recorded once, and what differs is shown beside it`() async throws {
    try await withWindow(SampleWindow()) { window in
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let test = folder.appending(path: "Test.swift").path
      try await window.expect(screenshot: "sample", in: test)
      try await window.expect(screenshot: "sample", in: test)
      window.person.value = "Somebody with a long name"
      try await window.wait(for: .text(containing: "Somebody"))
      await #expect(throws: TestFailure.self) { try await window.expect(screenshot: "sample", in: test) }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Screenshots")
      #expect(files.sorted() == ["sample.actual.png", "sample.png"])
      let written = try Screenshot(contentsOf: folder.appending(path: "Screenshots/sample.actual.png"))
      #expect(written.difference(from: try await Screenshot(of: window)) == 0)
    }
  }

  @Test func `Tests have a screen of their own, of which nothing is left`() async throws {
    let directory = URL(filePath: "/tmp/gtk-testing-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let tests = Process()
    tests.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    tests.arguments = ["--testing-library", "swift-testing", "--filter", "GtkTestingTests/.*greeting.follows"]
    tests.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TMPDIR": directory.path]
    let output = Pipe()
    tests.standardOutput = output
    tests.standardError = output
    try tests.run()
    let handle = output.fileHandleForReading
    let said = try await Task.detached { try handle.readToEnd() ?? Data() }.value
    try await until { !tests.isRunning }
    let text = String(decoding: said, as: UTF8.self)
    #expect(tests.terminationStatus == 0, "\(text)")
    #expect(text.contains("Test run with 1 test in 1 suite passed"), "\(text)")
    try await until { try FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty }
  }
}
