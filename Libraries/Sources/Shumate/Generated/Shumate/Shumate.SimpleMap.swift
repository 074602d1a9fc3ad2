// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateSimpleMap`](https://gnome.pages.gitlab.gnome.org/libshumate/class.SimpleMap.html).
  open class SimpleMap: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_simple_map_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_simple_map_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.SimpleMap.new.html).
    public init() {
      super.init(adopting: shumate_simple_map_new().raw)
    }

    /// The property [`compass`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.compass.html) of
    /// `ShumateSimpleMap`.
    public final var compass: Shumate.Compass? {
      Gtk.lentObject(opaque: shumate_simple_map_get_compass(Gtk.instance(self)))
    }

    /// The property [`license`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.license.html) of
    /// `ShumateSimpleMap`.
    public final var license: Shumate.License? {
      Gtk.lentObject(opaque: shumate_simple_map_get_license(Gtk.instance(self)))
    }

    /// The property [`map`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.map.html) of
    /// `ShumateSimpleMap`.
    public final var mapValue: Shumate.Map? { Gtk.lentObject(opaque: shumate_simple_map_get_map(Gtk.instance(self))) }

    /// The property [`map-source`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.map-source.html)
    /// of `ShumateSimpleMap`.
    public final var mapSource: Shumate.MapSource? {
      get { Gtk.lentObject(shumate_simple_map_get_map_source(Gtk.instance(self))) }
      set { shumate_simple_map_set_map_source(Gtk.instance(self), newValue?.shumateMapSource) }
    }

    /// The property [`scale`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.scale.html) of
    /// `ShumateSimpleMap`.
    public final var scale: Shumate.Scale? { Gtk.lentObject(opaque: shumate_simple_map_get_scale(Gtk.instance(self))) }

    /// The property
    /// [`show-zoom-buttons`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.show-zoom-buttons.html)
    /// of `ShumateSimpleMap`.
    public final var showZoomButtons: Bool {
      get { shumate_simple_map_get_show_zoom_buttons(Gtk.instance(self)).isTrue }
      set { shumate_simple_map_set_show_zoom_buttons(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property [`viewport`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.viewport.html) of
    /// `ShumateSimpleMap`.
    public final var viewport: Shumate.Viewport? {
      Gtk.lentObject(opaque: shumate_simple_map_get_viewport(Gtk.instance(self)))
    }

    /// Calls
    /// [`shumate_simple_map_add_overlay_layer()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.SimpleMap.add_overlay_layer.html).
    public final func addOverlayLayer(_ layer: Shumate.Layer) {
      shumate_simple_map_add_overlay_layer(Gtk.instance(self), layer.shumateLayer)
    }

    /// Calls
    /// [`shumate_simple_map_remove_overlay_layer()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.SimpleMap.remove_overlay_layer.html).
    public final func removeOverlayLayer(_ layer: Shumate.Layer) {
      shumate_simple_map_remove_overlay_layer(Gtk.instance(self), layer.shumateLayer)
    }
  }
}

extension Reactive where Base: Shumate.SimpleMap {
  /// The property [`compass`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.compass.html) of
  /// `ShumateSimpleMap`.
  public var compass: SafeSignal<Shumate.Compass?> { readOnlyProperty("compass") }

  /// The property [`license`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.license.html) of
  /// `ShumateSimpleMap`.
  public var license: SafeSignal<Shumate.License?> { readOnlyProperty("license") }

  /// The property [`map`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.map.html) of
  /// `ShumateSimpleMap`.
  public var mapValue: SafeSignal<Shumate.Map?> { readOnlyProperty("map") }

  /// The property [`map-source`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.map-source.html) of
  /// `ShumateSimpleMap`.
  public var mapSource: DynamicSubject<Shumate.MapSource?> { property("map-source") }

  /// The property [`scale`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.scale.html) of
  /// `ShumateSimpleMap`.
  public var scale: SafeSignal<Shumate.Scale?> { readOnlyProperty("scale") }

  /// The property
  /// [`show-zoom-buttons`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.show-zoom-buttons.html)
  /// of `ShumateSimpleMap`.
  public var showZoomButtons: DynamicSubject<Bool> { property("show-zoom-buttons") }

  /// The property [`viewport`](https://gnome.pages.gitlab.gnome.org/libshumate/property.SimpleMap.viewport.html) of
  /// `ShumateSimpleMap`.
  public var viewport: SafeSignal<Shumate.Viewport?> { readOnlyProperty("viewport") }
}
