import CGtk

extension Gdk {
  /// A picture in memory, ready to be drawn. It never changes, and may be made and released on any thread.
  public nonisolated final class Texture: Sendable {
    /// Sound: GTK documents textures as immutable and thread-safe, and counts references atomically.
    nonisolated(unsafe) let pointer: OpaquePointer

    /// Takes over a reference.
    init(adopting pointer: OpaquePointer) { self.pointer = pointer }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// In pixels.
    public var width: Int { Int(gdk_texture_get_width(pointer)) }

    /// In pixels.
    public var height: Int { Int(gdk_texture_get_height(pointer)) }

    /// Memory that the pixels take, in bytes.
    public var byteCount: Int { width * height * 4 }
  }
}
