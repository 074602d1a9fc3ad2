// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateVectorRenderer`](https://gnome.pages.gitlab.gnome.org/libshumate/class.VectorRenderer.html).
  open class VectorRenderer: Shumate.MapSource {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_vector_renderer_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`shumate_vector_renderer_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.VectorRenderer.new.html).
    public init(id: String, styleJson: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = shumate_vector_renderer_new(id, styleJson, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// The property
    /// [`style-json`](https://gnome.pages.gitlab.gnome.org/libshumate/property.VectorRenderer.style-json.html) of
    /// `ShumateVectorRenderer`.
    public final var styleJson: String { getProperty("style-json") }

    /// Calls
    /// [`shumate_vector_renderer_set_sprite_sheet_data()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.VectorRenderer.set_sprite_sheet_data.html).
    public final func setSpriteSheetData(_ spritesPixbuf: GdkPixbuf.Pixbuf, spritesJson: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      shumate_vector_renderer_set_sprite_sheet_data(Gtk.instance(self), spritesPixbuf.opaque, spritesJson, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`shumate_vector_renderer_is_supported()`](https://gnome.pages.gitlab.gnome.org/libshumate/type_func.VectorRenderer.is_supported.html).
    public static func isSupported() -> Bool { shumate_vector_renderer_is_supported().isTrue }
  }
}

extension Reactive where Base: Shumate.VectorRenderer {
  /// The property
  /// [`style-json`](https://gnome.pages.gitlab.gnome.org/libshumate/property.VectorRenderer.style-json.html) of
  /// `ShumateVectorRenderer`.
  public var styleJson: SafeSignal<String> { readOnlyProperty("style-json") }
}
