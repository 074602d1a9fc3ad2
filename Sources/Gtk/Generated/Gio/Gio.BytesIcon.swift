// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// The class [`GBytesIcon`](https://docs.gtk.org/gio/class.BytesIcon.html). Since GLib 2.38.
  open class BytesIcon: Object, Gio.Icon {
    open override class var gType: GType { g_bytes_icon_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_bytes_icon_new()`](https://docs.gtk.org/gio/ctor.BytesIcon.new.html). Since GLib 2.38.
    public init(bytes: GLib.Bytes) {
      super.init(adopting: g_bytes_icon_new(bytes.opaque).raw)
    }

    /// The property [`bytes`](https://docs.gtk.org/gio/property.BytesIcon.bytes.html) of `GBytesIcon`.
    public final var bytes: GLib.Bytes? { getProperty("bytes") }
  }
}

extension Reactive where Base: Gio.BytesIcon {
  /// The property [`bytes`](https://docs.gtk.org/gio/property.BytesIcon.bytes.html) of `GBytesIcon`.
  public var bytes: SafeSignal<GLib.Bytes?> { readOnlyProperty("bytes") }
}
