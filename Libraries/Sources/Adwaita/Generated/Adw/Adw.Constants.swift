// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CAdwaita
@_spi(Bindings) import Gtk

extension Adw {
  /// The constant
  /// [`ADW_DURATION_INFINITE`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/const.DURATION_INFINITE.html).
  public nonisolated static var DURATION_INFINITE: Int { 4_294_967_295 }
  /// The constant
  /// [`ADW_MAJOR_VERSION`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/const.MAJOR_VERSION.html).
  public nonisolated static var MAJOR_VERSION: Int { 1 }
  /// The constant
  /// [`ADW_MICRO_VERSION`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/const.MICRO_VERSION.html).
  public nonisolated static var MICRO_VERSION: Int { 2 }
  /// The constant
  /// [`ADW_MINOR_VERSION`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/const.MINOR_VERSION.html).
  public nonisolated static var MINOR_VERSION: Int { 2 }
  /// The constant [`ADW_VERSION_S`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/const.VERSION_S.html).
  public nonisolated static var VERSION_S: String { #"1.2.2"# }
}
