import CGtk
import Glibc

extension Window {
  /// The window as portals know it, such as `x11:4a00003`; empty where the display has no name for it.
  func portalHandle() async -> String {
    guard let surface = gtk_native_get_surface(cast()) else { return "" }
    if surface.isA("gdk_x11_surface_get_type") {
      typealias GetWindow = @convention(c) (OpaquePointer) -> UInt
      let window: GetWindow? = function("gdk_x11_surface_get_xid")
      return window.map { "x11:" + String($0(surface), radix: 16) } ?? ""
    }
    guard surface.isA("gdk_wayland_toplevel_get_type") else { return "" }
    return await surface.exportedHandle()
  }

  /// The window needs no name for other programs any more.
  func endPortalHandle() {
    guard let surface = gtk_native_get_surface(cast()), surface.isA("gdk_wayland_toplevel_get_type") else { return }
    typealias End = @convention(c) (OpaquePointer) -> Void
    let end: End? = function("gdk_wayland_toplevel_unexport_handle")
    end?(surface)
  }
}

extension OpaquePointer {
  /// Whether an object is of a class that GTK may have been built without.
  @MainActor fileprivate func isA(_ type: StaticString) -> Bool {
    typealias GetType = @convention(c) () -> GType
    let type: GetType? = function(type)
    return type.map { g_type_is_a(cgtk_type_of(UnsafeRawPointer(self)), $0()) != 0 } ?? false
  }

  /// The name that Wayland gives a window for other programs, until it is taken back.
  @MainActor fileprivate func exportedHandle() async -> String {
    typealias Exported = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void
    typealias Export =
      @convention(c) (OpaquePointer, Exported, UnsafeMutableRawPointer?, GDestroyNotify?) -> gboolean
    guard let export: Export = function("gdk_wayland_toplevel_export_handle") else { return "" }
    let waiting = WaitingForHandle()
    await withCheckedContinuation { continuation in
      waiting.continuation = continuation
      let exported: Exported = { _, handle, context in
        let waiting = Unmanaged<WaitingForHandle>.fromOpaque(context!).takeUnretainedValue()
        waiting.handle = handle.map { String(cString: $0) } ?? ""
        waiting.end()
      }
      // The compositor may have no such names, and then never calls back.
      let context = Unmanaged.passRetained(waiting).toOpaque()
      if export(self, exported, context, { Unmanaged<WaitingForHandle>.fromOpaque($0!).release() }) == 0 {
        waiting.end()
      }
    }
    return waiting.handle.isEmpty ? "" : "wayland:" + waiting.handle
  }
}

@MainActor private final class WaitingForHandle {
  var handle = ""
  var continuation: CheckedContinuation<Void, Never>?

  func end() {
    continuation?.resume()
    continuation = nil
  }
}

/// A function of GTK's that is only there where it was built for the window system.
///
/// Sound: `Function` is the C function of that name as GTK declares it, and GTK is never unloaded.
private func function<Function>(_ name: StaticString) -> Function? {
  dlsym(nil, name.cString).map { unsafeBitCast($0, to: Function.self) }
}
