// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateMap`](https://gnome.pages.gitlab.gnome.org/libshumate/class.Map.html).
  open class Map: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_map_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_map_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Map.new.html).
    public init() {
      super.init(adopting: shumate_map_new().raw)
    }

    /// Calls [`shumate_map_new_simple()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Map.new_simple.html).
    public static func simple() -> Shumate.Map { Shumate.Map(adopting: shumate_map_new_simple().raw) }

    /// The property [`animate-zoom`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Map.animate-zoom.html) of
    /// `ShumateMap`.
    public final var animateZoom: Bool {
      get { shumate_map_get_animate_zoom(Gtk.instance(self)).isTrue }
      set { shumate_map_set_animate_zoom(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`go-to-duration`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Map.go-to-duration.html) of
    /// `ShumateMap`.
    public final var goToDuration: Int {
      get { shumate_map_get_go_to_duration(Gtk.instance(self)).int }
      set { shumate_map_set_go_to_duration(Gtk.instance(self), newValue.uint32) }
    }

    /// The property [`state`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Map.state.html) of `ShumateMap`.
    public final var state: Shumate.State { Shumate.State(cValue: shumate_map_get_state(Gtk.instance(self))) }

    /// The property [`viewport`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Map.viewport.html) of
    /// `ShumateMap`.
    public final var viewport: Shumate.Viewport? {
      Gtk.lentObject(opaque: shumate_map_get_viewport(Gtk.instance(self)))
    }

    /// The property
    /// [`zoom-on-double-click`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Map.zoom-on-double-click.html)
    /// of `ShumateMap`.
    public final var zoomOnDoubleClick: Bool {
      get { shumate_map_get_zoom_on_double_click(Gtk.instance(self)).isTrue }
      set { shumate_map_set_zoom_on_double_click(Gtk.instance(self), newValue.gboolean) }
    }

    /// Calls [`shumate_map_add_layer()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.add_layer.html).
    public final func addLayer(_ layer: Shumate.Layer) { shumate_map_add_layer(Gtk.instance(self), layer.shumateLayer) }

    /// Calls [`shumate_map_center_on()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.center_on.html).
    public final func centerOn(latitude: Double, longitude: Double) {
      shumate_map_center_on(Gtk.instance(self), latitude, longitude)
    }

    /// Calls [`shumate_map_go_to()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.go_to.html).
    public final func goTo(latitude: Double, longitude: Double) {
      shumate_map_go_to(Gtk.instance(self), latitude, longitude)
    }

    /// Calls [`shumate_map_go_to_full()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.go_to_full.html).
    public final func goToFull(latitude: Double, longitude: Double, zoomLevel: Double) {
      shumate_map_go_to_full(Gtk.instance(self), latitude, longitude, zoomLevel)
    }

    /// Calls
    /// [`shumate_map_go_to_full_with_duration()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.go_to_full_with_duration.html).
    public final func goToFullWithDuration(latitude: Double, longitude: Double, zoomLevel: Double, durationMs: Int) {
      shumate_map_go_to_full_with_duration(Gtk.instance(self), latitude, longitude, zoomLevel, durationMs.uint32)
    }

    /// Calls
    /// [`shumate_map_insert_layer_above()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.insert_layer_above.html).
    public final func insertLayerAbove(_ layer: Shumate.Layer, nextSibling: Shumate.Layer?) {
      shumate_map_insert_layer_above(Gtk.instance(self), layer.shumateLayer, nextSibling?.shumateLayer)
    }

    /// Calls
    /// [`shumate_map_insert_layer_behind()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.insert_layer_behind.html).
    public final func insertLayerBehind(_ layer: Shumate.Layer, nextSibling: Shumate.Layer?) {
      shumate_map_insert_layer_behind(Gtk.instance(self), layer.shumateLayer, nextSibling?.shumateLayer)
    }

    /// Calls
    /// [`shumate_map_remove_layer()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.remove_layer.html).
    public final func removeLayer(_ layer: Shumate.Layer) {
      shumate_map_remove_layer(Gtk.instance(self), layer.shumateLayer)
    }

    /// Calls
    /// [`shumate_map_set_map_source()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.set_map_source.html).
    public final func setMapSource(_ mapSource: Shumate.MapSource) {
      shumate_map_set_map_source(Gtk.instance(self), mapSource.shumateMapSource)
    }

    /// Calls [`shumate_map_stop_go_to()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.stop_go_to.html).
    public final func stopGoTo() { shumate_map_stop_go_to(Gtk.instance(self)) }

    /// Calls [`shumate_map_zoom_in()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.zoom_in.html).
    public final func zoomIn() { shumate_map_zoom_in(Gtk.instance(self)) }

    /// Calls [`shumate_map_zoom_out()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Map.zoom_out.html).
    public final func zoomOut() { shumate_map_zoom_out(Gtk.instance(self)) }
  }
}

extension Reactive where Base: Shumate.Map {
  /// The property [`animate-zoom`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Map.animate-zoom.html) of
  /// `ShumateMap`.
  public var animateZoom: DynamicSubject<Bool> { property("animate-zoom") }

  /// The property [`go-to-duration`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Map.go-to-duration.html)
  /// of `ShumateMap`.
  public var goToDuration: DynamicSubject<Int> {
    property("go-to-duration", get: { (object: Shumate.Map) in object.goToDuration }, set: { $0.goToDuration = $1 })
  }

  /// The property [`state`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Map.state.html) of `ShumateMap`.
  public var state: SafeSignal<Shumate.State> { readOnlyProperty("state") }

  /// The property [`viewport`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Map.viewport.html) of
  /// `ShumateMap`.
  public var viewport: SafeSignal<Shumate.Viewport?> { readOnlyProperty("viewport") }

  /// The property
  /// [`zoom-on-double-click`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Map.zoom-on-double-click.html)
  /// of `ShumateMap`.
  public var zoomOnDoubleClick: DynamicSubject<Bool> { property("zoom-on-double-click") }

  /// The signal
  /// [`animation-completed`](https://gnome.pages.gitlab.gnome.org/libshumate/signal.Map.animation-completed.html) of
  /// `ShumateMap`.
  public var animationCompleted: SafeSignal<Void> { signal("animation-completed") }
}
