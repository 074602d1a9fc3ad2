// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_16
public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkMemoryTextureBuilder`](https://docs.gtk.org/gdk4/class.MemoryTextureBuilder.html). Since GTK 4.16.
  open class MemoryTextureBuilder: Object {
    open override class var gType: GType { gdk_memory_texture_builder_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_memory_texture_builder_new()`](https://docs.gtk.org/gdk4/ctor.MemoryTextureBuilder.new.html). Since
    /// GTK 4.16.
    public init() {
      super.init(adopting: gdk_memory_texture_builder_new().raw)
    }

    /// The property [`bytes`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.bytes.html) of
    /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
    public final var bytes: GLib.Bytes? {
      get { lentBoxed(opaque: gdk_memory_texture_builder_get_bytes(instance(self))) }
      set { gdk_memory_texture_builder_set_bytes(instance(self), newValue?.opaque) }
    }

    /// The property [`color-state`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.color-state.html) of
    /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
    public final var colorState: Gdk.ColorState? {
      get { getProperty("color-state") }
      set { gdk_memory_texture_builder_set_color_state(instance(self), newValue?.opaque) }
    }

    /// The property [`format`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.format.html) of
    /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
    public final var format: Gdk.MemoryFormat {
      get { Gdk.MemoryFormat(cValue: gdk_memory_texture_builder_get_format(instance(self))) }
      set { gdk_memory_texture_builder_set_format(instance(self), newValue.cValue) }
    }

    /// The property [`height`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.height.html) of
    /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
    public final var height: Int {
      get { gdk_memory_texture_builder_get_height(instance(self)).int }
      set { gdk_memory_texture_builder_set_height(instance(self), newValue.int32) }
    }

    /// The property [`stride`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.stride.html) of
    /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
    public final var stride: Int {
      get { gdk_memory_texture_builder_get_stride(instance(self)).int }
      set { gdk_memory_texture_builder_set_stride(instance(self), newValue.uint) }
    }

    /// The property [`update-region`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.update-region.html) of
    /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
    public final var updateRegion: Cairo.Region? {
      get { lentBoxed(opaque: gdk_memory_texture_builder_get_update_region(instance(self))) }
      set { gdk_memory_texture_builder_set_update_region(instance(self), newValue?.opaque) }
    }

    /// The property [`update-texture`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.update-texture.html) of
    /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
    public final var updateTexture: Gdk.Texture? {
      get { lentObject(opaque: gdk_memory_texture_builder_get_update_texture(instance(self))) }
      set { gdk_memory_texture_builder_set_update_texture(instance(self), newValue?.opaque) }
    }

    /// The property [`width`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.width.html) of
    /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
    public final var width: Int {
      get { gdk_memory_texture_builder_get_width(instance(self)).int }
      set { gdk_memory_texture_builder_set_width(instance(self), newValue.int32) }
    }

    /// Calls [`gdk_memory_texture_builder_build()`](https://docs.gtk.org/gdk4/method.MemoryTextureBuilder.build.html).
    /// Since GTK 4.16.
    @discardableResult
    public final func build() -> Gdk.Texture { givenObject(opaque: gdk_memory_texture_builder_build(instance(self)))! }
  }
}

extension Reactive where Base: Gdk.MemoryTextureBuilder {
  /// The property [`bytes`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.bytes.html) of
  /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
  public var bytes: DynamicSubject<GLib.Bytes?> { property("bytes") }

  /// The property [`color-state`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.color-state.html) of
  /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
  public var colorState: DynamicSubject<Gdk.ColorState?> { property("color-state") }

  /// The property [`format`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.format.html) of
  /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
  public var format: DynamicSubject<Gdk.MemoryFormat> { property("format") }

  /// The property [`height`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.height.html) of
  /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
  public var height: DynamicSubject<Int> {
    property("height", get: { (object: Gdk.MemoryTextureBuilder) in object.height }, set: { $0.height = $1 })
  }

  /// The property [`stride`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.stride.html) of
  /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
  public var stride: DynamicSubject<Int> {
    property("stride", get: { (object: Gdk.MemoryTextureBuilder) in object.stride }, set: { $0.stride = $1 })
  }

  /// The property [`update-region`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.update-region.html) of
  /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
  public var updateRegion: DynamicSubject<Cairo.Region?> { property("update-region") }

  /// The property [`update-texture`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.update-texture.html) of
  /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
  public var updateTexture: DynamicSubject<Gdk.Texture?> { property("update-texture") }

  /// The property [`width`](https://docs.gtk.org/gdk4/property.MemoryTextureBuilder.width.html) of
  /// `GdkMemoryTextureBuilder`. Since GTK 4.16.
  public var width: DynamicSubject<Int> {
    property("width", get: { (object: Gdk.MemoryTextureBuilder) in object.width }, set: { $0.width = $1 })
  }
}

#endif
