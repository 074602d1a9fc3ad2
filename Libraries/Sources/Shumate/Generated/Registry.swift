// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CShumate
@_spi(Bindings) import Gtk

/// Registers the classes with `Gtk` on first use.
let registeredTypes: Void = Gtk.TypeTables.add(
  module: "Shumate",
  wrappers: [wrapperTable],
  interfaces: interfaceTable,
  fundamentals: [fundamentalTable])

/// Every wrapper class, by the names of GObject.
private let wrapperTable: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("ShumateCompass", make: Shumate.Compass.init(adopting:)),
  Gtk.WrapperEntry("ShumateCoordinate", make: Shumate.Coordinate.init(adopting:)),
  Gtk.WrapperEntry("ShumateDataSource", make: Shumate.DataSource.init(adopting:)),
  Gtk.WrapperEntry("ShumateFileCache", make: Shumate.FileCache.init(adopting:)),
  Gtk.WrapperEntry("ShumateLayer", make: Shumate.Layer.init(adopting:)),
  Gtk.WrapperEntry("ShumateLicense", make: Shumate.License.init(adopting:)),
  Gtk.WrapperEntry("ShumateMap", make: Shumate.Map.init(adopting:)),
  Gtk.WrapperEntry("ShumateMapLayer", make: Shumate.MapLayer.init(adopting:)),
  Gtk.WrapperEntry("ShumateMapSource", make: Shumate.MapSource.init(adopting:)),
  Gtk.WrapperEntry("ShumateMapSourceRegistry", make: Shumate.MapSourceRegistry.init(adopting:)),
  Gtk.WrapperEntry("ShumateMarker", make: Shumate.Marker.init(adopting:)),
  Gtk.WrapperEntry("ShumateMarkerLayer", make: Shumate.MarkerLayer.init(adopting:)),
  Gtk.WrapperEntry("ShumatePathLayer", make: Shumate.PathLayer.init(adopting:)),
  Gtk.WrapperEntry("ShumatePoint", make: Shumate.Point.init(adopting:)),
  Gtk.WrapperEntry("ShumateRasterRenderer", make: Shumate.RasterRenderer.init(adopting:)),
  Gtk.WrapperEntry("ShumateScale", make: Shumate.Scale.init(adopting:)),
  Gtk.WrapperEntry("ShumateSimpleMap", make: Shumate.SimpleMap.init(adopting:)),
  Gtk.WrapperEntry("ShumateTile", make: Shumate.Tile.init(adopting:)),
  Gtk.WrapperEntry("ShumateTileDownloader", make: Shumate.TileDownloader.init(adopting:)),
  Gtk.WrapperEntry("ShumateVectorRenderer", make: Shumate.VectorRenderer.init(adopting:)),
  Gtk.WrapperEntry("ShumateViewport", make: Shumate.Viewport.init(adopting:)),
]

/// The classes for objects of which only an interface is known. Interfaces that build on others come first.
private let interfaceTable: [Gtk.WrapperEntry] = [
  Gtk.WrapperEntry("ShumateLocation", make: ShumateLocationObject.init(adopting:))
]

/// The classes for objects that are no GObjects, by the names of GObject.
private let fundamentalTable: [Gtk.FundamentalEntry] = []
