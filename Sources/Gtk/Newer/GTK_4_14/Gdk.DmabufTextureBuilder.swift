// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkDmabufTextureBuilder`](https://docs.gtk.org/gdk4/class.DmabufTextureBuilder.html). Since GTK 4.14.
  open class DmabufTextureBuilder: Object {
    open override class var gType: GType { gdk_dmabuf_texture_builder_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_dmabuf_texture_builder_new()`](https://docs.gtk.org/gdk4/ctor.DmabufTextureBuilder.new.html). Since
    /// GTK 4.14.
    public init() {
      super.init(adopting: gdk_dmabuf_texture_builder_new().raw)
    }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.display.html) of
    /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
    public final var display: Gdk.Display? {
      get { lentObject(opaque: gdk_dmabuf_texture_builder_get_display(instance(self))) }
      set { gdk_dmabuf_texture_builder_set_display(instance(self), newValue?.opaque) }
    }

    /// The property [`fourcc`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.fourcc.html) of
    /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
    public final var fourcc: Int {
      get { gdk_dmabuf_texture_builder_get_fourcc(instance(self)).int }
      set { gdk_dmabuf_texture_builder_set_fourcc(instance(self), newValue.uint32) }
    }

    /// The property [`height`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.height.html) of
    /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
    public final var height: Int {
      get { gdk_dmabuf_texture_builder_get_height(instance(self)).int }
      set { gdk_dmabuf_texture_builder_set_height(instance(self), newValue.uint32) }
    }

    /// The property [`modifier`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.modifier.html) of
    /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
    public final var modifier: Int {
      get { gdk_dmabuf_texture_builder_get_modifier(instance(self)).int }
      set { gdk_dmabuf_texture_builder_set_modifier(instance(self), newValue.uint) }
    }

    /// The property [`n-planes`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.n-planes.html) of
    /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
    public final var nPlanes: Int {
      get { gdk_dmabuf_texture_builder_get_n_planes(instance(self)).int }
      set { gdk_dmabuf_texture_builder_set_n_planes(instance(self), newValue.uint32) }
    }

    /// The property [`premultiplied`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.premultiplied.html) of
    /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
    public final var premultiplied: Bool {
      get { gdk_dmabuf_texture_builder_get_premultiplied(instance(self)).isTrue }
      set { gdk_dmabuf_texture_builder_set_premultiplied(instance(self), newValue.gboolean) }
    }

    /// The property [`update-region`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.update-region.html) of
    /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
    public final var updateRegion: Cairo.Region? {
      get { lentBoxed(opaque: gdk_dmabuf_texture_builder_get_update_region(instance(self))) }
      set { gdk_dmabuf_texture_builder_set_update_region(instance(self), newValue?.opaque) }
    }

    /// The property [`update-texture`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.update-texture.html) of
    /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
    public final var updateTexture: Gdk.Texture? {
      get { lentObject(opaque: gdk_dmabuf_texture_builder_get_update_texture(instance(self))) }
      set { gdk_dmabuf_texture_builder_set_update_texture(instance(self), newValue?.opaque) }
    }

    /// The property [`width`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.width.html) of
    /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
    public final var width: Int {
      get { gdk_dmabuf_texture_builder_get_width(instance(self)).int }
      set { gdk_dmabuf_texture_builder_set_width(instance(self), newValue.uint32) }
    }

    /// Calls
    /// [`gdk_dmabuf_texture_builder_get_fd()`](https://docs.gtk.org/gdk4/method.DmabufTextureBuilder.get_fd.html).
    /// Since GTK 4.14.
    public final func getFd(_ plane: Int) -> Int { gdk_dmabuf_texture_builder_get_fd(instance(self), plane.uint32).int }

    /// Calls
    /// [`gdk_dmabuf_texture_builder_get_offset()`](https://docs.gtk.org/gdk4/method.DmabufTextureBuilder.get_offset.html).
    /// Since GTK 4.14.
    public final func getOffset(_ plane: Int) -> Int {
      gdk_dmabuf_texture_builder_get_offset(instance(self), plane.uint32).int
    }

    /// Calls
    /// [`gdk_dmabuf_texture_builder_get_stride()`](https://docs.gtk.org/gdk4/method.DmabufTextureBuilder.get_stride.html).
    /// Since GTK 4.14.
    public final func getStride(_ plane: Int) -> Int {
      gdk_dmabuf_texture_builder_get_stride(instance(self), plane.uint32).int
    }

    /// Calls
    /// [`gdk_dmabuf_texture_builder_set_fd()`](https://docs.gtk.org/gdk4/method.DmabufTextureBuilder.set_fd.html).
    /// Since GTK 4.14.
    public final func setFd(plane: Int, fd: Int) {
      gdk_dmabuf_texture_builder_set_fd(instance(self), plane.uint32, fd.int32)
    }

    /// Calls
    /// [`gdk_dmabuf_texture_builder_set_offset()`](https://docs.gtk.org/gdk4/method.DmabufTextureBuilder.set_offset.html).
    /// Since GTK 4.14.
    public final func setOffset(plane: Int, offset: Int) {
      gdk_dmabuf_texture_builder_set_offset(instance(self), plane.uint32, offset.uint32)
    }

    /// Calls
    /// [`gdk_dmabuf_texture_builder_set_stride()`](https://docs.gtk.org/gdk4/method.DmabufTextureBuilder.set_stride.html).
    /// Since GTK 4.14.
    public final func setStride(plane: Int, stride: Int) {
      gdk_dmabuf_texture_builder_set_stride(instance(self), plane.uint32, stride.uint32)
    }
  }
}

extension Reactive where Base: Gdk.DmabufTextureBuilder {
  /// The property [`display`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.display.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// The property [`fourcc`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.fourcc.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
  public var fourcc: DynamicSubject<Int> {
    property("fourcc", get: { (object: Gdk.DmabufTextureBuilder) in object.fourcc }, set: { $0.fourcc = $1 })
  }

  /// The property [`height`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.height.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
  public var height: DynamicSubject<Int> {
    property("height", get: { (object: Gdk.DmabufTextureBuilder) in object.height }, set: { $0.height = $1 })
  }

  /// The property [`modifier`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.modifier.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
  public var modifier: DynamicSubject<Int> {
    property("modifier", get: { (object: Gdk.DmabufTextureBuilder) in object.modifier }, set: { $0.modifier = $1 })
  }

  /// The property [`n-planes`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.n-planes.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
  public var nPlanes: DynamicSubject<Int> {
    property("n-planes", get: { (object: Gdk.DmabufTextureBuilder) in object.nPlanes }, set: { $0.nPlanes = $1 })
  }

  /// The property [`premultiplied`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.premultiplied.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
  public var premultiplied: DynamicSubject<Bool> { property("premultiplied") }

  /// The property [`update-region`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.update-region.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
  public var updateRegion: DynamicSubject<Cairo.Region?> { property("update-region") }

  /// The property [`update-texture`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.update-texture.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
  public var updateTexture: DynamicSubject<Gdk.Texture?> { property("update-texture") }

  /// The property [`width`](https://docs.gtk.org/gdk4/property.DmabufTextureBuilder.width.html) of
  /// `GdkDmabufTextureBuilder`. Since GTK 4.14.
  public var width: DynamicSubject<Int> {
    property("width", get: { (object: Gdk.DmabufTextureBuilder) in object.width }, set: { $0.width = $1 })
  }
}

#endif
