import CGtk
import Glibc

/// The parent window of a portal's dialogs, identified for the portal.
@MainActor struct PortalParent {
  /// The identifier, such as `x11:4a00003`, or empty if the display does not support it.
  let name: String
  private let export: ExportedSurface?

  init(_ window: Window?) async {
    let surface = window.flatMap { gtk_native_get_surface($0.opaque) }
    if let surface, isInstance(surface, of: "gdk_x11_surface_get_type") {
      typealias GetWindow = @convention(c) (OpaquePointer) -> UInt
      let window: GetWindow? = function("gdk_x11_surface_get_xid")
      name = window.map { "x11:" + String($0(surface), radix: 16) } ?? ""
      export = nil
    } else if let surface, isInstance(surface, of: "gdk_wayland_toplevel_get_type"), let gtk = ExportFunctions.gtk {
      let export = ExportedSurface.of(surface, gtk)
      let handle = await export.begin()
      name = handle.isEmpty ? "" : "wayland:" + handle
      self.export = export
    } else {
      name = ""
      export = nil
    }
  }

  /// Ends the use of the identifier by the portal.
  func end() { export?.end() }
}

extension ExportFunctions {
  /// GTK's functions, if it was built for Wayland.
  fileprivate static let gtk: ExportFunctions? = {
    guard let export: Export = function("gdk_wayland_toplevel_export_handle") else { return nil }
    return ExportFunctions(
      export: export, drop: function("gdk_wayland_toplevel_drop_exported_handle"),
      unexport: function("gdk_wayland_toplevel_unexport_handle"))
  }()
}

/// Returns whether an object is an instance of a class that may be missing from the GTK build.
private func isInstance(_ object: OpaquePointer, of type: StaticString) -> Bool {
  typealias GetType = @convention(c) () -> GType
  let type: GetType? = function(type)
  return type.map { g_type_is_a(cgtk_type_of(UnsafeRawPointer(object)), $0()) != 0 } ?? false
}

/// Returns a GTK function that is available only if GTK was built for the window system.
///
/// Sound: `Function` is the C function of that name as GTK declares it, and GTK is never unloaded.
private func function<Function>(_ name: StaticString) -> Function? {
  dlsym(nil, name.cString).map { unsafeBitCast($0, to: Function.self) }
}
