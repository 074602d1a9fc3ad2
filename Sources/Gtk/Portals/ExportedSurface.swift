import CGtk

/// The functions with which GTK names a surface for other programs.
struct ExportFunctions {
  typealias Exported = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
  typealias Export =
    @convention(c) (OpaquePointer, Exported, UnsafeMutableRawPointer?, GDestroyNotify?) -> gboolean

  let export: Export
  /// Since GTK 4.12, in place of the next one.
  let drop: (@convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Void)?
  let unexport: (@convention(c) (OpaquePointer) -> Void)?
}

/// The name that Wayland gives a surface for other programs. Before GTK 4.12 there can be one at a time, so all who want
/// one at the same time share it.
@MainActor final class ExportedSurface {
  private static var exports: [OpaquePointer: ExportedSurface] = [:]

  private let gtk: ExportFunctions
  /// None when it has gone.
  private var surface: OpaquePointer?
  private var users = 0
  /// Empty when the compositor has no such names; none until it has answered.
  private var handle: String?
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether GTK has the context of the export, which it gives back with `released`.
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
    // GTK has taken nothing.
    Self.released(context)
  }

  /// Waits for the name, which is there until `end()` is called.
  func begin() async -> String {
    users += 1
    if handle == nil { await withCheckedContinuation { waiting.append($0) } }
    return handle ?? ""
  }

  /// The name is needed no more: by one of those who began.
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

  // MARK: Through C

  private static let exported: ExportFunctions.Exported = { _, handle, context in
    Unmanaged<ExportedSurface>.fromOpaque(context!).takeUnretainedValue().answer(lentString(handle))
  }

  /// GTK calls this alone, where the window is closed before the compositor has answered.
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
