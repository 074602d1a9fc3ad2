import CGtk

/// GTK's functions for exporting a surface to other programs.
struct ExportFunctions {
  typealias Exported = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
  typealias Export =
    @convention(c) (OpaquePointer, Exported, UnsafeMutableRawPointer?, GDestroyNotify?) -> gboolean

  let export: Export
  /// Available since GTK 4.12, replacing `unexport`.
  let drop: (@convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Void)?
  let unexport: (@convention(c) (OpaquePointer) -> Void)?
}

/// A Wayland surface exported under a handle for other programs. Before GTK 4.12 a surface can have only one handle at
/// a time, so concurrent users share it.
@MainActor final class ExportedSurface {
  private static var exports: [OpaquePointer: ExportedSurface] = [:]

  private let gtk: ExportFunctions
  /// `nil` after the surface was destroyed.
  private var surface: OpaquePointer?
  private var users = 0
  /// Empty if the compositor does not support handles, and `nil` until it has answered.
  private var handle: String?
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether GTK holds the context of the export, which it releases with `released`.
  private var isHeld = false

  static func of(_ surface: OpaquePointer, _ functions: ExportFunctions) -> ExportedSurface {
    if let export = exports[surface] { return export }
    let export = ExportedSurface(surface, functions)
    exports[surface] = export
    return export
  }

  private init(_ surface: OpaquePointer, _ functions: ExportFunctions) {
    (self.surface, gtk) = (surface, functions)
    g_object_weak_ref(Self.object(surface), Self.surfaceHasGone, Unmanaged.passRetained(self).toOpaque())
    isHeld = true
    let context = Unmanaged.passRetained(self).toOpaque()
    guard gtk.export(surface, Self.exported, context, Self.released) == 0 else { return }
    // GTK has not taken the context.
    Self.released(context)
  }

  /// Waits for the handle, which is valid until `end()` is called.
  func begin() async -> String {
    users += 1
    if handle == nil { await withCheckedContinuation { waiting.append($0) } }
    return handle ?? ""
  }

  /// Ends one use of the handle begun by `begin()`.
  func end() {
    users -= 1
    guard users == 0, let surface else { return }
    forgetSurface()
    g_object_weak_unref(Self.object(surface), Self.surfaceHasGone, Unmanaged.passUnretained(self).toOpaque())
    Unmanaged.passUnretained(self).release()
    guard gdk_surface_is_destroyed(surface) == 0, let handle, !handle.isEmpty else { return }
    if let drop = gtk.drop { drop(surface, handle) } else if isHeld { gtk.unexport?(surface) }
  }

  private func answer(_ handle: String) {
    guard self.handle == nil else { return }
    self.handle = handle
    for waiting in waiting { waiting.resume() }
    waiting = []
  }

  private func forgetSurface() {
    if let surface { Self.exports[surface] = nil }
    surface = nil
  }

  private static func object(_ surface: OpaquePointer) -> UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GObject.self)
  }

  // MARK: C callbacks

  private static let exported: ExportFunctions.Exported = { _, handle, context in
    Unmanaged<ExportedSurface>.fromOpaque(context!).takeUnretainedValue().answer(lentString(handle))
  }

  /// GTK calls only this if the window is closed before the compositor answers.
  private static let released: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
    let export = Unmanaged<ExportedSurface>.fromOpaque(context!).takeRetainedValue()
    export.isHeld = false
    export.answer("")
  }

  private static let surfaceHasGone: GWeakNotify = { context, _ in
    let export = Unmanaged<ExportedSurface>.fromOpaque(context!).takeRetainedValue()
    export.forgetSurface()
    export.answer("")
  }
}
