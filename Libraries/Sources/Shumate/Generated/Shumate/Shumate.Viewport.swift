// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateViewport`](https://gnome.pages.gitlab.gnome.org/libshumate/class.Viewport.html).
  open class Viewport: Gtk.Object, Shumate.Location {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_viewport_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`shumate_viewport_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.Viewport.new.html).
    public init() {
      super.init(adopting: shumate_viewport_new().raw)
    }

    /// The property
    /// [`max-zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Viewport.max-zoom-level.html) of
    /// `ShumateViewport`.
    public final var maxZoomLevel: Int {
      get { shumate_viewport_get_max_zoom_level(Gtk.instance(self)).int }
      set { shumate_viewport_set_max_zoom_level(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`min-zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Viewport.min-zoom-level.html) of
    /// `ShumateViewport`.
    public final var minZoomLevel: Int {
      get { shumate_viewport_get_min_zoom_level(Gtk.instance(self)).int }
      set { shumate_viewport_set_min_zoom_level(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`reference-map-source`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Viewport.reference-map-source.html)
    /// of `ShumateViewport`.
    public final var referenceMapSource: Shumate.MapSource? {
      get { Gtk.lentObject(shumate_viewport_get_reference_map_source(Gtk.instance(self))) }
      set { shumate_viewport_set_reference_map_source(Gtk.instance(self), newValue?.shumateMapSource) }
    }

    /// The property [`rotation`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Viewport.rotation.html) of
    /// `ShumateViewport`.
    public final var rotation: Double {
      get { shumate_viewport_get_rotation(Gtk.instance(self)) }
      set { shumate_viewport_set_rotation(Gtk.instance(self), newValue) }
    }

    /// The property [`zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Viewport.zoom-level.html)
    /// of `ShumateViewport`.
    public final var zoomLevel: Double {
      get { shumate_viewport_get_zoom_level(Gtk.instance(self)) }
      set { shumate_viewport_set_zoom_level(Gtk.instance(self), newValue) }
    }

    /// Calls
    /// [`shumate_viewport_location_to_widget_coords()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Viewport.location_to_widget_coords.html).
    @discardableResult
    public final func locationToWidgetCoords(_ widget: Gtk.Widget, latitude: Double, longitude: Double) -> (
      x: Double, y: Double
    ) {
      var cX: Double = 0
      var cY: Double = 0
      shumate_viewport_location_to_widget_coords(Gtk.instance(self), widget.gtkWidget, latitude, longitude, &cX, &cY)
      return (cX, cY)
    }

    /// Calls
    /// [`shumate_viewport_widget_coords_to_location()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.Viewport.widget_coords_to_location.html).
    @discardableResult
    public final func widgetCoordsToLocation(_ widget: Gtk.Widget, x: Double, y: Double) -> (
      latitude: Double, longitude: Double
    ) {
      var cLatitude: Double = 0
      var cLongitude: Double = 0
      shumate_viewport_widget_coords_to_location(Gtk.instance(self), widget.gtkWidget, x, y, &cLatitude, &cLongitude)
      return (cLatitude, cLongitude)
    }
  }
}

extension Reactive where Base: Shumate.Viewport {
  /// The property
  /// [`max-zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Viewport.max-zoom-level.html) of
  /// `ShumateViewport`.
  public var maxZoomLevel: DynamicSubject<Int> {
    property(
      "max-zoom-level", get: { (object: Shumate.Viewport) in object.maxZoomLevel }, set: { $0.maxZoomLevel = $1 })
  }

  /// The property
  /// [`min-zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Viewport.min-zoom-level.html) of
  /// `ShumateViewport`.
  public var minZoomLevel: DynamicSubject<Int> {
    property(
      "min-zoom-level", get: { (object: Shumate.Viewport) in object.minZoomLevel }, set: { $0.minZoomLevel = $1 })
  }

  /// The property
  /// [`reference-map-source`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Viewport.reference-map-source.html)
  /// of `ShumateViewport`.
  public var referenceMapSource: DynamicSubject<Shumate.MapSource?> { property("reference-map-source") }

  /// The property [`rotation`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Viewport.rotation.html) of
  /// `ShumateViewport`.
  public var rotation: DynamicSubject<Double> {
    property("rotation", get: { (object: Shumate.Viewport) in object.rotation }, set: { $0.rotation = $1 })
  }

  /// The property [`zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.Viewport.zoom-level.html) of
  /// `ShumateViewport`.
  public var zoomLevel: DynamicSubject<Double> {
    property("zoom-level", get: { (object: Shumate.Viewport) in object.zoomLevel }, set: { $0.zoomLevel = $1 })
  }
}
