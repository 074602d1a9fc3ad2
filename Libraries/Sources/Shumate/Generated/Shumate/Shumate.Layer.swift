// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateLayer`](https://gnome.pages.gitlab.gnome.org/libshumate/class.Layer.html).
  open class Layer: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_layer_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var shumateLayer: UnsafeMutablePointer<ShumateLayer> {
      pointer.assumingMemoryBound(to: ShumateLayer.self)
    }

    /// The property [`viewport`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Layer.viewport.html) of
    /// `ShumateLayer`.
    public final var viewport: Shumate.Viewport? { Gtk.lentObject(opaque: shumate_layer_get_viewport(shumateLayer)) }
  }
}

extension Reactive where Base: Shumate.Layer {
  /// The property [`viewport`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Layer.viewport.html) of
  /// `ShumateLayer`.
  public var viewport: SafeSignal<Shumate.Viewport?> { readOnlyProperty("viewport") }
}
