// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkCursor`](https://docs.gtk.org/gdk4/class.Cursor.html).
  open class Cursor: Object {
    open override class var gType: GType { gdk_cursor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_cursor_new_from_name()`](https://docs.gtk.org/gdk4/ctor.Cursor.new_from_name.html).
    public init?(name: String, fallback: Gdk.Cursor?) {
      let pointer = gdk_cursor_new_from_name(name, fallback?.opaque)
      guard let pointer else { return nil }
      super.init(adopting: pointer.raw)
    }

    /// Calls [`gdk_cursor_new_from_texture()`](https://docs.gtk.org/gdk4/ctor.Cursor.new_from_texture.html).
    public init(texture: Gdk.Texture, hotspotX: Int, hotspotY: Int, fallback: Gdk.Cursor?) {
      super.init(
        adopting: gdk_cursor_new_from_texture(texture.opaque, hotspotX.int32, hotspotY.int32, fallback?.opaque).raw)
    }

    /// The property [`fallback`](https://docs.gtk.org/gdk4/property.Cursor.fallback.html) of `GdkCursor`.
    public final var fallback: Gdk.Cursor? { lentObject(opaque: gdk_cursor_get_fallback(instance(self))) }

    /// The property [`hotspot-x`](https://docs.gtk.org/gdk4/property.Cursor.hotspot-x.html) of `GdkCursor`.
    public final var hotspotX: Int { gdk_cursor_get_hotspot_x(instance(self)).int }

    /// The property [`hotspot-y`](https://docs.gtk.org/gdk4/property.Cursor.hotspot-y.html) of `GdkCursor`.
    public final var hotspotY: Int { gdk_cursor_get_hotspot_y(instance(self)).int }

    /// The property [`name`](https://docs.gtk.org/gdk4/property.Cursor.name.html) of `GdkCursor`.
    public final var name: String? { lentString(ifAny: gdk_cursor_get_name(instance(self))) }

    /// The property [`texture`](https://docs.gtk.org/gdk4/property.Cursor.texture.html) of `GdkCursor`.
    public final var texture: Gdk.Texture? { lentObject(opaque: gdk_cursor_get_texture(instance(self))) }
  }
}

extension Reactive where Base: Gdk.Cursor {
  /// The property [`fallback`](https://docs.gtk.org/gdk4/property.Cursor.fallback.html) of `GdkCursor`.
  public var fallback: SafeSignal<Gdk.Cursor?> { readOnlyProperty("fallback") }

  /// The property [`hotspot-x`](https://docs.gtk.org/gdk4/property.Cursor.hotspot-x.html) of `GdkCursor`.
  public var hotspotX: SafeSignal<Int> { readOnlyProperty("hotspot-x") }

  /// The property [`hotspot-y`](https://docs.gtk.org/gdk4/property.Cursor.hotspot-y.html) of `GdkCursor`.
  public var hotspotY: SafeSignal<Int> { readOnlyProperty("hotspot-y") }

  /// The property [`name`](https://docs.gtk.org/gdk4/property.Cursor.name.html) of `GdkCursor`.
  public var name: SafeSignal<String?> { readOnlyProperty("name") }

  /// The property [`texture`](https://docs.gtk.org/gdk4/property.Cursor.texture.html) of `GdkCursor`.
  public var texture: SafeSignal<Gdk.Texture?> { readOnlyProperty("texture") }
}
