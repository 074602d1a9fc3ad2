// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// Calls
  /// [`adw_get_enable_animations()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/func.get_enable_animations.html).
  /// Since Libadwaita 1.0.
  public static func getEnableAnimations(_ widget: Gtk.Widget) -> Bool {
    adw_get_enable_animations(widget.gtkWidget).isTrue
  }

  /// Calls
  /// [`adw_get_major_version()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/func.get_major_version.html).
  public static var majorVersion: Int { adw_get_major_version().int }

  /// Calls
  /// [`adw_get_micro_version()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/func.get_micro_version.html).
  public static var microVersion: Int { adw_get_micro_version().int }

  /// Calls
  /// [`adw_get_minor_version()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/func.get_minor_version.html).
  public static var minorVersion: Int { adw_get_minor_version().int }

  /// Calls [`adw_init()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/func.init.html). Since
  /// Libadwaita 1.0.
  public static func initialize() { adw_init() }

  /// Calls
  /// [`adw_is_initialized()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/func.is_initialized.html).
  public static func isInitialized() -> Bool { adw_is_initialized().isTrue }

  /// Calls [`adw_lerp()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/func.lerp.html). Since
  /// Libadwaita 1.0.
  @discardableResult
  public static func lerp(a: Double, b: Double, t: Double) -> Double { adw_lerp(a, b, t) }
}
