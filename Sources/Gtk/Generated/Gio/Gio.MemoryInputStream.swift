// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Gio {
  /// The class [`GMemoryInputStream`](https://docs.gtk.org/gio/class.MemoryInputStream.html).
  open class MemoryInputStream: Gio.InputStream {
    open override class var gType: GType { g_memory_input_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gMemoryInputStream: UnsafeMutablePointer<GMemoryInputStream> {
      pointer.assumingMemoryBound(to: GMemoryInputStream.self)
    }

    /// Calls [`g_memory_input_stream_new()`](https://docs.gtk.org/gio/ctor.MemoryInputStream.new.html).
    public init() {
      super.init(adopting: g_memory_input_stream_new())
    }

    /// Calls
    /// [`g_memory_input_stream_new_from_bytes()`](https://docs.gtk.org/gio/ctor.MemoryInputStream.new_from_bytes.html).
    /// Since GLib 2.34.
    public init(bytes: GLib.Bytes) {
      super.init(adopting: g_memory_input_stream_new_from_bytes(bytes.opaque))
    }

    /// Calls [`g_memory_input_stream_add_bytes()`](https://docs.gtk.org/gio/method.MemoryInputStream.add_bytes.html).
    /// Since GLib 2.34.
    public final func addBytes(_ bytes: GLib.Bytes) {
      g_memory_input_stream_add_bytes(gMemoryInputStream, bytes.opaque)
    }
  }
}
