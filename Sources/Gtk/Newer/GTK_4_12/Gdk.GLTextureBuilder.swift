// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkGLTextureBuilder`](https://docs.gtk.org/gdk4/class.GLTextureBuilder.html). Since GTK 4.12.
  open class GLTextureBuilder: Object {
    open override class var gType: GType { gdk_gl_texture_builder_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_gl_texture_builder_new()`](https://docs.gtk.org/gdk4/ctor.GLTextureBuilder.new.html). Since GTK
    /// 4.12.
    public init() {
      super.init(adopting: gdk_gl_texture_builder_new().raw)
    }

    /// The property [`context`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.context.html) of
    /// `GdkGLTextureBuilder`. Since GTK 4.12.
    public final var context: Gdk.GLContext? {
      get { lentObject(opaque: gdk_gl_texture_builder_get_context(instance(self))) }
      set { gdk_gl_texture_builder_set_context(instance(self), newValue?.opaque) }
    }

    /// The property [`format`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.format.html) of
    /// `GdkGLTextureBuilder`. Since GTK 4.12.
    public final var format: Gdk.MemoryFormat {
      get { Gdk.MemoryFormat(cValue: gdk_gl_texture_builder_get_format(instance(self))) }
      set { gdk_gl_texture_builder_set_format(instance(self), newValue.cValue) }
    }

    /// The property [`has-mipmap`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.has-mipmap.html) of
    /// `GdkGLTextureBuilder`. Since GTK 4.12.
    public final var hasMipmap: Bool {
      get { gdk_gl_texture_builder_get_has_mipmap(instance(self)).isTrue }
      set { gdk_gl_texture_builder_set_has_mipmap(instance(self), newValue.gboolean) }
    }

    /// The property [`height`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.height.html) of
    /// `GdkGLTextureBuilder`. Since GTK 4.12.
    public final var height: Int {
      get { gdk_gl_texture_builder_get_height(instance(self)).int }
      set { gdk_gl_texture_builder_set_height(instance(self), newValue.int32) }
    }

    /// The property [`id`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.id.html) of `GdkGLTextureBuilder`. Since
    /// GTK 4.12.
    public final var id: Int {
      get { gdk_gl_texture_builder_get_id(instance(self)).int }
      set { gdk_gl_texture_builder_set_id(instance(self), newValue.uint32) }
    }

    /// The property [`update-region`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.update-region.html) of
    /// `GdkGLTextureBuilder`. Since GTK 4.12.
    public final var updateRegion: Cairo.Region? {
      get { lentBoxed(opaque: gdk_gl_texture_builder_get_update_region(instance(self))) }
      set { gdk_gl_texture_builder_set_update_region(instance(self), newValue?.opaque) }
    }

    /// The property [`update-texture`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.update-texture.html) of
    /// `GdkGLTextureBuilder`. Since GTK 4.12.
    public final var updateTexture: Gdk.Texture? {
      get { lentObject(opaque: gdk_gl_texture_builder_get_update_texture(instance(self))) }
      set { gdk_gl_texture_builder_set_update_texture(instance(self), newValue?.opaque) }
    }

    /// The property [`width`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.width.html) of `GdkGLTextureBuilder`.
    /// Since GTK 4.12.
    public final var width: Int {
      get { gdk_gl_texture_builder_get_width(instance(self)).int }
      set { gdk_gl_texture_builder_set_width(instance(self), newValue.int32) }
    }
  }
}

extension Reactive where Base: Gdk.GLTextureBuilder {
  /// The property [`context`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.context.html) of
  /// `GdkGLTextureBuilder`. Since GTK 4.12.
  public var context: DynamicSubject<Gdk.GLContext?> { property("context") }

  /// The property [`format`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.format.html) of `GdkGLTextureBuilder`.
  /// Since GTK 4.12.
  public var format: DynamicSubject<Gdk.MemoryFormat> { property("format") }

  /// The property [`has-mipmap`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.has-mipmap.html) of
  /// `GdkGLTextureBuilder`. Since GTK 4.12.
  public var hasMipmap: DynamicSubject<Bool> { property("has-mipmap") }

  /// The property [`height`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.height.html) of `GdkGLTextureBuilder`.
  /// Since GTK 4.12.
  public var height: DynamicSubject<Int> {
    property("height", get: { (object: Gdk.GLTextureBuilder) in object.height }, set: { $0.height = $1 })
  }

  /// The property [`id`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.id.html) of `GdkGLTextureBuilder`. Since
  /// GTK 4.12.
  public var id: DynamicSubject<Int> {
    property("id", get: { (object: Gdk.GLTextureBuilder) in object.id }, set: { $0.id = $1 })
  }

  /// The property [`update-region`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.update-region.html) of
  /// `GdkGLTextureBuilder`. Since GTK 4.12.
  public var updateRegion: DynamicSubject<Cairo.Region?> { property("update-region") }

  /// The property [`update-texture`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.update-texture.html) of
  /// `GdkGLTextureBuilder`. Since GTK 4.12.
  public var updateTexture: DynamicSubject<Gdk.Texture?> { property("update-texture") }

  /// The property [`width`](https://docs.gtk.org/gdk4/property.GLTextureBuilder.width.html) of `GdkGLTextureBuilder`.
  /// Since GTK 4.12.
  public var width: DynamicSubject<Int> {
    property("width", get: { (object: Gdk.GLTextureBuilder) in object.width }, set: { $0.width = $1 })
  }
}

#endif
