import BindingCore
import Foundation
import Gtk
import Testing

@testable import Vesper

struct StyleSheetTests {
  private static func text(_ name: String) throws -> String {
    try String(contentsOf: TestEnvironment.root.appending(path: "data/\(name).css"), encoding: .utf8)
  }

  @Test(.enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
  @MainActor func `GTK understands every rule, and the program has the same rules`() throws {
    let controls = try Self.text("controls")
    let sheets = [
      (String(decoding: PackageResources.style_css, as: UTF8.self), try Self.text("style")),
      (Palette.light.css, try Self.text("palette-light") + controls),
      (Palette.dark.css, try Self.text("palette-dark") + controls),
      (Palette.highContrast.css, try Self.text("palette-high-contrast")),
    ]
    for (compiled, css) in sheets {
      #expect(throws: Never.self) { try CssProvider(validating: css) }
      #expect(compiled == css)
    }
  }

  @Test func `a palette is for light or dark windows, and high contrast has the theme's colours only`() {
    #expect(Palette(isDark: false, isHighContrast: false) == .light)
    #expect(Palette(isDark: true, isHighContrast: false) == .dark)
    #expect([false, true].map { Palette(isDark: $0, isHighContrast: true) } == [.highContrast, .highContrast])
    let names = Palette.allCases.map { palette in
      let css = palette.css
      return Set(css.matches(of: #/@define-color (accent_[a-z_]+) /#).map { String($0.output.1) })
    }
    #expect(names == Array(repeating: ["accent_color", "accent_bg_color", "accent_fg_color"], count: 3))
    #expect(Palette.highContrast.css.matches(of: #/\#[0-9a-f]{6}|rgb/#).isEmpty)
  }

  @Test func `every class is one that a widget of Vesper has`() throws {
    let css = try Self.text("style")
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
      $0.foundPhotos.isEmpty ? nil : $0.first { $0.role == "list" && $0.name == "Photos found" }
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
