import Foundation
import Gtk
import Testing

@testable import Vesper

struct IconTests {
  private static let own = "data/icons/hicolor/scalable/actions"

  private static func names(in file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).matches(of: /"([a-z-]+-symbolic)"/).map { String($0.output.1) }
  }

  private static func names() throws -> Set<String> {
    let sources = try #require(
      FileManager.default.enumerator(
        at: TestEnvironment.root.appending(path: "Sources/Vesper"), includingPropertiesForKeys: nil))
    var names: Set<String> = []
    for case let file as URL in sources where file.pathExtension == "swift" {
      try names.formUnion(Self.names(in: file))
    }
    return names
  }

  @Test(.enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
  @MainActor func `every icon is one of Adwaita's, or our own`() throws {
    let names = try Self.names()
    #expect(names.count > 30)
    let theme = IconTheme()
    theme.themeName = "Adwaita"
    theme.addSearchPath(TestEnvironment.root.appending(path: "data/icons").path)
    #expect(names.filter { !theme.hasIcon($0) }.sorted() == [])
  }

  @Test func `our own icons are 16 pixels large, of one colour, and all used`() throws {
    let folder = TestEnvironment.root.appending(path: Self.own)
    let names = try Self.names()
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let svg = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(svg.contains(#"width="16" height="16" viewBox="0 0 16 16""#), "\(file)")
      // GTK colours what is filled, and nothing else.
      let colors = Set(svg.matches(of: #/\#[0-9a-f]{3,6}/#).map { String($0.output) })
      #expect(colors == ["#2e3436"] && !svg.contains("stroke"), "\(file)")
      // Those of the other direction are chosen by GTK.
      let name = file.replacing(/(-rtl)?\.svg$/, with: "")
      #expect(names.contains(name), "\(file)")
    }
  }
}
