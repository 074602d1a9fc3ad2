// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateMapLayer`](https://gnome.pages.gitlab.gnome.org/libshumate/class.MapLayer.html).
  open class MapLayer: Shumate.Layer {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_map_layer_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_map_layer_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.MapLayer.new.html).
    public init(mapSource: Shumate.MapSource, viewport: Shumate.Viewport) {
      super.init(adopting: shumate_map_layer_new(mapSource.shumateMapSource, viewport.opaque).raw)
    }

    /// The property [`map-source`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapLayer.map-source.html)
    /// of `ShumateMapLayer`.
    public final var mapSource: Shumate.MapSource? { getProperty("map-source") }
  }
}

extension Reactive where Base: Shumate.MapLayer {
  /// The property [`map-source`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapLayer.map-source.html) of
  /// `ShumateMapLayer`.
  public var mapSource: SafeSignal<Shumate.MapSource?> { readOnlyProperty("map-source") }
}
