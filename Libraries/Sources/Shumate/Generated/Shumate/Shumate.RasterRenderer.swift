// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateRasterRenderer`](https://gnome.pages.gitlab.gnome.org/libshumate/class.RasterRenderer.html).
  open class RasterRenderer: Shumate.MapSource {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_raster_renderer_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`shumate_raster_renderer_new()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.RasterRenderer.new.html).
    public init(dataSource: Shumate.DataSource) {
      super.init(adopting: shumate_raster_renderer_new(dataSource.shumateDataSource).raw)
    }

    /// Calls
    /// [`shumate_raster_renderer_new_from_url()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.RasterRenderer.new_from_url.html).
    public init(urlTemplate: String) {
      super.init(adopting: shumate_raster_renderer_new_from_url(urlTemplate).raw)
    }

    /// Calls
    /// [`shumate_raster_renderer_new_full()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.RasterRenderer.new_full.html).
    public init(
      id: String, name: String, license: String, licenseUri: String, minZoom: Int, maxZoom: Int, tileSize: Int,
      projection: Shumate.MapProjection, dataSource: Shumate.DataSource
    ) {
      super.init(
        adopting: shumate_raster_renderer_new_full(
          id, name, license, licenseUri, minZoom.uint32, maxZoom.uint32, tileSize.uint32, projection.cValue,
          dataSource.shumateDataSource
        ).raw)
    }

    /// Calls
    /// [`shumate_raster_renderer_new_full_from_url()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.RasterRenderer.new_full_from_url.html).
    public init(
      id: String, name: String, license: String, licenseUri: String, minZoom: Int, maxZoom: Int, tileSize: Int,
      projection: Shumate.MapProjection, urlTemplate: String
    ) {
      super.init(
        adopting: shumate_raster_renderer_new_full_from_url(
          id, name, license, licenseUri, minZoom.uint32, maxZoom.uint32, tileSize.uint32, projection.cValue, urlTemplate
        ).raw)
    }

    /// The property
    /// [`data-source`](https://gnome.pages.gitlab.gnome.org/libshumate/property.RasterRenderer.data-source.html) of
    /// `ShumateRasterRenderer`.
    public final var dataSource: Shumate.DataSource? { getProperty("data-source") }
  }
}

extension Reactive where Base: Shumate.RasterRenderer {
  /// The property
  /// [`data-source`](https://gnome.pages.gitlab.gnome.org/libshumate/property.RasterRenderer.data-source.html) of
  /// `ShumateRasterRenderer`.
  public var dataSource: SafeSignal<Shumate.DataSource?> { readOnlyProperty("data-source") }
}
