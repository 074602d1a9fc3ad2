// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkTexture`](https://docs.gtk.org/gdk4/class.Texture.html).
  open class Texture: Object, Gdk.Paintable, Gio.Icon {
    open override class var gType: GType { gdk_texture_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_texture_new_for_pixbuf()`](https://docs.gtk.org/gdk4/ctor.Texture.new_for_pixbuf.html).
    #if GTK_4_20
    @available(*, deprecated, message: "Deprecated since GTK 4.20.")
    #endif
    public init(pixbuf: GdkPixbuf.Pixbuf) {
      super.init(adopting: gdk_texture_new_for_pixbuf(pixbuf.opaque).raw)
    }

    /// Calls [`gdk_texture_new_from_bytes()`](https://docs.gtk.org/gdk4/ctor.Texture.new_from_bytes.html). Since GTK
    /// 4.6.
    public init(bytes: GLib.Bytes) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_bytes(bytes.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls [`gdk_texture_new_from_file()`](https://docs.gtk.org/gdk4/ctor.Texture.new_from_file.html).
    public init(file: Gio.File) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_file(file.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls [`gdk_texture_new_from_filename()`](https://docs.gtk.org/gdk4/ctor.Texture.new_from_filename.html). Since
    /// GTK 4.6.
    public init(path: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_filename(path, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls [`gdk_texture_new_from_resource()`](https://docs.gtk.org/gdk4/ctor.Texture.new_from_resource.html).
    public init(resourcePath: String) {
      super.init(adopting: gdk_texture_new_from_resource(resourcePath).raw)
    }

    /// The property [`height`](https://docs.gtk.org/gdk4/property.Texture.height.html) of `GdkTexture`.
    public final var height: Int { gdk_texture_get_height(instance(self)).int }

    /// The property [`width`](https://docs.gtk.org/gdk4/property.Texture.width.html) of `GdkTexture`.
    public final var width: Int { gdk_texture_get_width(instance(self)).int }

    /// Calls [`gdk_texture_save_to_png()`](https://docs.gtk.org/gdk4/method.Texture.save_to_png.html).
    @discardableResult
    public final func saveToPng(_ filename: String) -> Bool { gdk_texture_save_to_png(instance(self), filename).isTrue }

    /// Calls [`gdk_texture_save_to_png_bytes()`](https://docs.gtk.org/gdk4/method.Texture.save_to_png_bytes.html).
    /// Since GTK 4.6.
    @discardableResult
    public final func saveToPngBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: gdk_texture_save_to_png_bytes(instance(self))))
    }

    /// Calls [`gdk_texture_save_to_tiff()`](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff.html). Since GTK 4.6.
    @discardableResult
    public final func saveToTiff(_ filename: String) -> Bool {
      gdk_texture_save_to_tiff(instance(self), filename).isTrue
    }

    /// Calls [`gdk_texture_save_to_tiff_bytes()`](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff_bytes.html).
    /// Since GTK 4.6.
    @discardableResult
    public final func saveToTiffBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: gdk_texture_save_to_tiff_bytes(instance(self))))
    }
  }
}

extension Reactive where Base: Gdk.Texture {
  /// The property [`height`](https://docs.gtk.org/gdk4/property.Texture.height.html) of `GdkTexture`.
  public var height: SafeSignal<Int> { readOnlyProperty("height") }

  /// The property [`width`](https://docs.gtk.org/gdk4/property.Texture.width.html) of `GdkTexture`.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }
}
