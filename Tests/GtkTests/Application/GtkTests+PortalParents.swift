import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// A compositor that names surfaces when a test says so.
@MainActor private enum Compositor {
  static var exports = 0
  static var drops: [String] = []
  static var ends = 0
  static var answers = true
  private static var surface: OpaquePointer?
  private static var exported: ExportFunctions.Exported?
  private static var released: GDestroyNotify?
  private static var context: UnsafeMutableRawPointer?

  /// As GTK 4.8 has them.
  static let old = ExportFunctions(export: export, drop: nil, unexport: unexport)
  /// As GTK has them since 4.12.
  static let new = ExportFunctions(export: export, drop: drop, unexport: nil)

  static func forget() { (exports, drops, ends, answers) = (0, [], 0, true) }

  static func answer(_ name: String) { exported?(surface, name, context) }
  static func release() { released?(context) }

  private static let export: ExportFunctions.Export = { surface, exported, context, released in
    Compositor.exports += 1
    guard Compositor.answers else { return 0 }
    (Compositor.surface, Compositor.exported) = (surface, exported)
    (Compositor.context, Compositor.released) = (context, released)
    return 1
  }

  private static let unexport: @convention(c) (OpaquePointer) -> Void = { _ in
    Compositor.ends += 1
    Compositor.release()
  }

  private static let drop: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Void = { _, name in
    Compositor.drops.append(String(cString: name))
  }
}

/// Windows as portals know them.
extension GtkTests {
  private func withSurface(_ body: @MainActor (OpaquePointer, Window) async throws -> Void) async throws {
    Compositor.forget()
    try await withoutLeaks {
      let window = Window()
      window.present()
      await until { window.mapped }
      try await body(try #require(gtk_native_get_surface(window.opaque)), window)
      window.destroy()
    }
  }

  @Test func aWindowOnXIsKnownByItsNumber() async throws {
    try await withSurface { _, window in
      let parent = await PortalParent(window)
      #expect(parent.name.hasPrefix("x11:"))
      parent.end()
      #expect(await PortalParent(nil).name == "")
    }
  }

  @Test func twoRequestsShareTheNameOfAWindow() async throws {
    try await withSurface { surface, _ in
      let (first, second) = (
        ExportedSurface.of(surface, Compositor.old), ExportedSurface.of(surface, Compositor.old)
      )
      let asking = [Task { await first.begin() }, Task { await second.begin() }]
      await nextIteration()
      Compositor.answer("owl")
      for asking in asking { #expect(await asking.value == "owl") }
      #expect(Compositor.exports == 1)
      first.end()
      #expect(Compositor.ends == 0, "the other request needs it still")
      second.end()
      #expect(Compositor.ends == 1)

      let again = ExportedSurface.of(surface, Compositor.old)
      #expect(again !== first)
      Compositor.answer("lark")
      #expect(await again.begin() == "lark")
      again.end()
    }
  }

  @Test func aNameOfANewerGTKIsTakenBackByItself() async throws {
    try await withSurface { surface, _ in
      let export = ExportedSurface.of(surface, Compositor.new)
      Compositor.answer("owl")
      // It lets go of the context at once.
      Compositor.release()
      #expect(await export.begin() == "owl")
      export.end()
      #expect(Compositor.drops == ["owl"])
    }
  }

  @Test func aWindowThatIsClosedBeforeItHasANameHasNone() async throws {
    try await withSurface { surface, _ in
      let released = ExportedSurface.of(surface, Compositor.old)
      let asking = Task { await released.begin() }
      await nextIteration()
      Compositor.release()
      #expect(await asking.value == "")
      released.end()
      #expect(Compositor.ends == 0)
    }
    try await withSurface { surface, window in
      let gone = ExportedSurface.of(surface, Compositor.old)
      let asking = Task { await gone.begin() }
      await nextIteration()
      window.destroy()
      #expect(await asking.value == "")
      gone.end()
      #expect(Compositor.ends == 0)
      Compositor.release()
    }
  }

  @Test func aCompositorWithoutNamesKeepsNothing() async throws {
    try await withSurface { surface, _ in
      Compositor.answers = false
      weak var kept: ExportedSurface?
      do {
        let export = ExportedSurface.of(surface, Compositor.old)
        kept = export
        #expect(await export.begin() == "")
        export.end()
      }
      #expect(kept == nil)
      #expect(Compositor.ends == 0)
    }
  }
}
