// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gio {
  /// The class [`GMemoryOutputStream`](https://docs.gtk.org/gio/class.MemoryOutputStream.html).
  open class MemoryOutputStream: Gio.OutputStream {
    open override class var gType: GType { g_memory_output_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gMemoryOutputStream: UnsafeMutablePointer<GMemoryOutputStream> {
      pointer.assumingMemoryBound(to: GMemoryOutputStream.self)
    }

    /// Calls
    /// [`g_memory_output_stream_new_resizable()`](https://docs.gtk.org/gio/ctor.MemoryOutputStream.new_resizable.html).
    /// Since GLib 2.36.
    public init() {
      super.init(adopting: g_memory_output_stream_new_resizable())
    }

    /// The property [`data-size`](https://docs.gtk.org/gio/property.MemoryOutputStream.data-size.html) of
    /// `GMemoryOutputStream`. Since GLib 2.24.
    public final var dataSize: Int { g_memory_output_stream_get_data_size(gMemoryOutputStream).int }

    /// The property [`size`](https://docs.gtk.org/gio/property.MemoryOutputStream.size.html) of `GMemoryOutputStream`.
    /// Since GLib 2.24.
    public final var size: Int { g_memory_output_stream_get_size(gMemoryOutputStream).int }

    /// Calls
    /// [`g_memory_output_stream_steal_as_bytes()`](https://docs.gtk.org/gio/method.MemoryOutputStream.steal_as_bytes.html).
    /// Since GLib 2.34.
    @discardableResult
    public final func stealAsBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: g_memory_output_stream_steal_as_bytes(gMemoryOutputStream)))
    }
  }
}

extension Reactive where Base: Gio.MemoryOutputStream {
  /// The property [`data-size`](https://docs.gtk.org/gio/property.MemoryOutputStream.data-size.html) of
  /// `GMemoryOutputStream`. Since GLib 2.24.
  public var dataSize: SafeSignal<Int> { readOnlyProperty("data-size") }

  /// The property [`size`](https://docs.gtk.org/gio/property.MemoryOutputStream.size.html) of `GMemoryOutputStream`.
  /// Since GLib 2.24.
  public var size: SafeSignal<Int> { readOnlyProperty("size") }
}
