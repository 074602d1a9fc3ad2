// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CShumate
@_spi(Bindings) import Gtk

extension Shumate {
  /// The constant [`SHUMATE_MAJOR_VERSION`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAJOR_VERSION.html).
  public nonisolated static var MAJOR_VERSION: Int { 1 }
  /// The constant
  /// [`SHUMATE_MAP_SOURCE_MFF_RELIEF`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAP_SOURCE_MFF_RELIEF.html).
  public nonisolated static var MAP_SOURCE_MFF_RELIEF: String { #"mff-relief"# }
  /// The constant
  /// [`SHUMATE_MAP_SOURCE_OSM_CYCLE_MAP`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAP_SOURCE_OSM_CYCLE_MAP.html).
  public nonisolated static var MAP_SOURCE_OSM_CYCLE_MAP: String { #"osm-cyclemap"# }
  /// The constant
  /// [`SHUMATE_MAP_SOURCE_OSM_MAPNIK`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAP_SOURCE_OSM_MAPNIK.html).
  public nonisolated static var MAP_SOURCE_OSM_MAPNIK: String { #"osm-mapnik"# }
  /// The constant
  /// [`SHUMATE_MAP_SOURCE_OSM_TRANSPORT_MAP`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAP_SOURCE_OSM_TRANSPORT_MAP.html).
  public nonisolated static var MAP_SOURCE_OSM_TRANSPORT_MAP: String { #"osm-transportmap"# }
  /// The constant
  /// [`SHUMATE_MAP_SOURCE_OWM_CLOUDS`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAP_SOURCE_OWM_CLOUDS.html).
  public nonisolated static var MAP_SOURCE_OWM_CLOUDS: String { #"owm-clouds"# }
  /// The constant
  /// [`SHUMATE_MAP_SOURCE_OWM_PRECIPITATION`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAP_SOURCE_OWM_PRECIPITATION.html).
  public nonisolated static var MAP_SOURCE_OWM_PRECIPITATION: String { #"owm-precipitation"# }
  /// The constant
  /// [`SHUMATE_MAP_SOURCE_OWM_PRESSURE`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAP_SOURCE_OWM_PRESSURE.html).
  public nonisolated static var MAP_SOURCE_OWM_PRESSURE: String { #"owm-pressure"# }
  /// The constant
  /// [`SHUMATE_MAP_SOURCE_OWM_TEMPERATURE`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAP_SOURCE_OWM_TEMPERATURE.html).
  public nonisolated static var MAP_SOURCE_OWM_TEMPERATURE: String { #"owm-temperature"# }
  /// The constant
  /// [`SHUMATE_MAP_SOURCE_OWM_WIND`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAP_SOURCE_OWM_WIND.html).
  public nonisolated static var MAP_SOURCE_OWM_WIND: String { #"owm-wind"# }
  /// The constant [`SHUMATE_MAX_LATITUDE`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAX_LATITUDE.html).
  public nonisolated static var MAX_LATITUDE: Double { 85.0511287798 }
  /// The constant [`SHUMATE_MAX_LONGITUDE`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MAX_LONGITUDE.html).
  public nonisolated static var MAX_LONGITUDE: Double { 180.0 }
  /// The constant [`SHUMATE_MICRO_VERSION`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MICRO_VERSION.html).
  public nonisolated static var MICRO_VERSION: Int { 3 }
  /// The constant [`SHUMATE_MINOR_VERSION`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MINOR_VERSION.html).
  public nonisolated static var MINOR_VERSION: Int { 0 }
  /// The constant [`SHUMATE_MIN_LATITUDE`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MIN_LATITUDE.html).
  public nonisolated static var MIN_LATITUDE: Double { -85.0511287798 }
  /// The constant [`SHUMATE_MIN_LONGITUDE`](https://gnome.pages.gitlab.gnome.org/libshumate/const.MIN_LONGITUDE.html).
  public nonisolated static var MIN_LONGITUDE: Double { -180.0 }
}
