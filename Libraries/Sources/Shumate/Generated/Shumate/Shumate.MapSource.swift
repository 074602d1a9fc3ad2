// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateMapSource`](https://gnome.pages.gitlab.gnome.org/libshumate/class.MapSource.html).
  open class MapSource: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_map_source_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var shumateMapSource: UnsafeMutablePointer<ShumateMapSource> {
      pointer.assumingMemoryBound(to: ShumateMapSource.self)
    }

    /// The property [`id`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.id.html) of
    /// `ShumateMapSource`.
    public final var id: String {
      get { Gtk.lentString(shumate_map_source_get_id(shumateMapSource)) }
      set { Gtk.lend(newValue) { shumate_map_source_set_id(shumateMapSource, $0) } }
    }

    /// The property [`license`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.license.html) of
    /// `ShumateMapSource`.
    public final var license: String {
      get { Gtk.lentString(shumate_map_source_get_license(shumateMapSource)) }
      set { Gtk.lend(newValue) { shumate_map_source_set_license(shumateMapSource, $0) } }
    }

    /// The property
    /// [`license-uri`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.license-uri.html) of
    /// `ShumateMapSource`.
    public final var licenseUri: String {
      get { Gtk.lentString(shumate_map_source_get_license_uri(shumateMapSource)) }
      set { Gtk.lend(newValue) { shumate_map_source_set_license_uri(shumateMapSource, $0) } }
    }

    /// The property
    /// [`max-zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.max-zoom-level.html) of
    /// `ShumateMapSource`.
    public final var maxZoomLevel: Int {
      get { shumate_map_source_get_max_zoom_level(shumateMapSource).int }
      set { shumate_map_source_set_max_zoom_level(shumateMapSource, newValue.uint32) }
    }

    /// The property
    /// [`min-zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.min-zoom-level.html) of
    /// `ShumateMapSource`.
    public final var minZoomLevel: Int {
      get { shumate_map_source_get_min_zoom_level(shumateMapSource).int }
      set { shumate_map_source_set_min_zoom_level(shumateMapSource, newValue.uint32) }
    }

    /// The property [`name`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.name.html) of
    /// `ShumateMapSource`.
    public final var name: String {
      get { Gtk.lentString(shumate_map_source_get_name(shumateMapSource)) }
      set { Gtk.lend(newValue) { shumate_map_source_set_name(shumateMapSource, $0) } }
    }

    /// The property [`projection`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.projection.html)
    /// of `ShumateMapSource`.
    public final var projection: Shumate.MapProjection {
      get { Shumate.MapProjection(cValue: shumate_map_source_get_projection(shumateMapSource)) }
      set { shumate_map_source_set_projection(shumateMapSource, newValue.cValue) }
    }

    /// The property [`tile-size`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.tile-size.html) of
    /// `ShumateMapSource`.
    public final var tileSize: Int {
      get { shumate_map_source_get_tile_size(shumateMapSource).int }
      set { shumate_map_source_set_tile_size(shumateMapSource, newValue.uint32) }
    }

    /// Calls
    /// [`shumate_map_source_fill_tile_async()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSource.fill_tile_async.html).
    public final func fillTile(_ tile: Shumate.Tile) async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        shumate_map_source_fill_tile_async(shumateMapSource, tile.opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      shumate_map_source_fill_tile_finish(shumateMapSource, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`shumate_map_source_get_column_count()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSource.get_column_count.html).
    public final func getColumnCount(_ zoomLevel: Int) -> Int {
      shumate_map_source_get_column_count(shumateMapSource, zoomLevel.uint32).int
    }

    /// Calls
    /// [`shumate_map_source_get_latitude()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSource.get_latitude.html).
    public final func getLatitude(zoomLevel: Double, y: Double) -> Double {
      shumate_map_source_get_latitude(shumateMapSource, zoomLevel, y)
    }

    /// Calls
    /// [`shumate_map_source_get_longitude()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSource.get_longitude.html).
    public final func getLongitude(zoomLevel: Double, x: Double) -> Double {
      shumate_map_source_get_longitude(shumateMapSource, zoomLevel, x)
    }

    /// Calls
    /// [`shumate_map_source_get_meters_per_pixel()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSource.get_meters_per_pixel.html).
    public final func getMetersPerPixel(zoomLevel: Double, latitude: Double, longitude: Double) -> Double {
      shumate_map_source_get_meters_per_pixel(shumateMapSource, zoomLevel, latitude, longitude)
    }

    /// Calls
    /// [`shumate_map_source_get_row_count()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSource.get_row_count.html).
    public final func getRowCount(_ zoomLevel: Int) -> Int {
      shumate_map_source_get_row_count(shumateMapSource, zoomLevel.uint32).int
    }

    /// Calls
    /// [`shumate_map_source_get_tile_size_at_zoom()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSource.get_tile_size_at_zoom.html).
    public final func getTileSizeAtZoom(_ zoomLevel: Double) -> Double {
      shumate_map_source_get_tile_size_at_zoom(shumateMapSource, zoomLevel)
    }

    /// Calls
    /// [`shumate_map_source_get_x()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSource.get_x.html).
    public final func getX(zoomLevel: Double, longitude: Double) -> Double {
      shumate_map_source_get_x(shumateMapSource, zoomLevel, longitude)
    }

    /// Calls
    /// [`shumate_map_source_get_y()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.MapSource.get_y.html).
    public final func getY(zoomLevel: Double, latitude: Double) -> Double {
      shumate_map_source_get_y(shumateMapSource, zoomLevel, latitude)
    }
  }
}

extension Reactive where Base: Shumate.MapSource {
  /// The property [`id`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.id.html) of
  /// `ShumateMapSource`.
  public var id: DynamicSubject<String> {
    property("id", get: { (object: Shumate.MapSource) in object.id }, set: { $0.id = $1 })
  }

  /// The property [`license`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.license.html) of
  /// `ShumateMapSource`.
  public var license: DynamicSubject<String> {
    property("license", get: { (object: Shumate.MapSource) in object.license }, set: { $0.license = $1 })
  }

  /// The property [`license-uri`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.license-uri.html)
  /// of `ShumateMapSource`.
  public var licenseUri: DynamicSubject<String> {
    property("license-uri", get: { (object: Shumate.MapSource) in object.licenseUri }, set: { $0.licenseUri = $1 })
  }

  /// The property
  /// [`max-zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.max-zoom-level.html) of
  /// `ShumateMapSource`.
  public var maxZoomLevel: DynamicSubject<Int> {
    property(
      "max-zoom-level", get: { (object: Shumate.MapSource) in object.maxZoomLevel }, set: { $0.maxZoomLevel = $1 })
  }

  /// The property
  /// [`min-zoom-level`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.min-zoom-level.html) of
  /// `ShumateMapSource`.
  public var minZoomLevel: DynamicSubject<Int> {
    property(
      "min-zoom-level", get: { (object: Shumate.MapSource) in object.minZoomLevel }, set: { $0.minZoomLevel = $1 })
  }

  /// The property [`name`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.name.html) of
  /// `ShumateMapSource`.
  public var name: DynamicSubject<String> {
    property("name", get: { (object: Shumate.MapSource) in object.name }, set: { $0.name = $1 })
  }

  /// The property [`projection`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.projection.html) of
  /// `ShumateMapSource`.
  public var projection: DynamicSubject<Shumate.MapProjection> { property("projection") }

  /// The property [`tile-size`](https://gnome.pages.gitlab.gnome.org/libshumate/property.MapSource.tile-size.html) of
  /// `ShumateMapSource`.
  public var tileSize: DynamicSubject<Int> {
    property("tile-size", get: { (object: Shumate.MapSource) in object.tileSize }, set: { $0.tileSize = $1 })
  }
}
