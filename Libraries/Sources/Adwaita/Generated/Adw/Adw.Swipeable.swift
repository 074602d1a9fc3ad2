// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The interface [`AdwSwipeable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/iface.Swipeable.html).
  /// Since Libadwaita 1.0.
  public protocol Swipeable: Gtk.Widget {}
}

extension Adw.Swipeable {
  /// Calls
  /// [`adw_swipeable_get_cancel_progress()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Swipeable.get_cancel_progress.html).
  /// Since Libadwaita 1.0.
  public var cancelProgress: Double { adw_swipeable_get_cancel_progress(opaque) }

  /// Calls
  /// [`adw_swipeable_get_distance()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Swipeable.get_distance.html).
  /// Since Libadwaita 1.0.
  public var distance: Double { adw_swipeable_get_distance(opaque) }

  /// Calls
  /// [`adw_swipeable_get_progress()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Swipeable.get_progress.html).
  /// Since Libadwaita 1.0.
  public var progress: Double { adw_swipeable_get_progress(opaque) }

  /// Calls
  /// [`adw_swipeable_get_snap_points()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Swipeable.get_snap_points.html).
  /// Since Libadwaita 1.0.
  public var snapPoints: [Double] {
    var cNSnapPoints: Int32 = 0
    let result = adw_swipeable_get_snap_points(opaque, &cNSnapPoints)
    return Gtk.elements(result, count: cNSnapPoints.int, isGiven: true) { $0 }
  }

  /// Calls
  /// [`adw_swipeable_get_swipe_area()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Swipeable.get_swipe_area.html).
  /// Since Libadwaita 1.0.
  public func getSwipeArea(navigationDirection: Adw.NavigationDirection, isDrag: Bool) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    adw_swipeable_get_swipe_area(opaque, navigationDirection.cValue, isDrag.gboolean, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }
}
