import BindingCore
import Foundation
import Gtk
import Testing

@testable import Vesper

struct StyleSheetTests {
  private static let file = TestEnvironment.root.appending(path: "data/style.css")

  @Test(.enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
  @MainActor func `GTK understands every rule, and the program has the same rules`() throws {
    let css = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(throws: Never.self) { try CssProvider(validating: css) }
    #expect(String(decoding: PackageResources.style_css, as: UTF8.self) == css)
  }

  @Test func `every class is one that a widget of Vesper has`() throws {
    let css = try String(contentsOf: Self.file, encoding: .utf8)
      .replacing(/\/\*.*?\*\//.dotMatchesNewlines(), with: "").replacing(/\{[^{}]*\}/, with: "{}")
    let classes = Set(css.matches(of: /\.([a-z][a-z0-9-]*)/).map { String($0.output.1) })
    #expect(classes.count > 30)
    let sources = try #require(
      FileManager.default.enumerator(
        at: TestEnvironment.root.appending(path: "Sources/Vesper"), includingPropertiesForKeys: nil))
    var code = ""
    for case let file as URL in sources where file.pathExtension == "swift" {
      code += try String(contentsOf: file, encoding: .utf8)
    }
    let classesOfGTK: Set = ["dialog", "fullscreen", "keycap", "message"]
    #expect(classes.subtracting(classesOfGTK).filter { !code.contains("\"\($0)\"") }.sorted() == [])
  }
}

extension VesperTests {
  @Test func `a style sheet that is saved changes the window of a development build`() async throws {
    let home = try TemporaryDirectory()
    let file = home.url.appendingPathComponent("style.css")
    try ".status-bar { min-height: 24px; }".write(to: file, atomically: true, encoding: .utf8)
    let vesper = try await RunningVesper.start(
      on: display, home: home, arguments: ["--source", "samples", "--search", "cat"],
      environment: ["VESPER_STYLE_SHEET": file.path])
    defer { vesper.process.kill() }
    let list = try await vesper.wait(for: "the list") {
      $0.photoRows.isEmpty ? nil : $0.first { $0.role == "list" && $0.name == "Photos found" }
    }
    let height = try await vesper.restingArea(of: list).height
    // Editors write another file and rename it.
    try ".status-bar { min-height: 224px; }".write(to: file, atomically: true, encoding: .utf8)
    try await eventually(for: "a higher status bar") {
      try await vesper.area(of: list).height < height - 150 ? true : nil
    }
    #expect(vesper.process.errors == "")
  }
}
