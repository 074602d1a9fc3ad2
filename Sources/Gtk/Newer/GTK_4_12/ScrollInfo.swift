// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
import CGtk

/// The struct [`GtkScrollInfo`](https://docs.gtk.org/gtk4/struct.ScrollInfo.html). Since GTK 4.12.
public final class ScrollInfo: Boxed {
  public override class var gType: GType { gtk_scroll_info_get_type() }

  /// Calls [`gtk_scroll_info_new()`](https://docs.gtk.org/gtk4/ctor.ScrollInfo.new.html). Since GTK 4.12.
  public convenience init() {
    self.init(taking: gtk_scroll_info_new().raw)
  }

  /// Calls
  /// [`gtk_scroll_info_get_enable_horizontal()`](https://docs.gtk.org/gtk4/method.ScrollInfo.get_enable_horizontal.html)
  /// and `gtk_scroll_info_set_enable_horizontal()`. Since GTK 4.12.
  public var enableHorizontal: Bool {
    get { gtk_scroll_info_get_enable_horizontal(opaque).isTrue }
    set(horizontal) { gtk_scroll_info_set_enable_horizontal(opaque, horizontal.gboolean) }
  }

  /// Calls
  /// [`gtk_scroll_info_get_enable_vertical()`](https://docs.gtk.org/gtk4/method.ScrollInfo.get_enable_vertical.html)
  /// and `gtk_scroll_info_set_enable_vertical()`. Since GTK 4.12.
  public var enableVertical: Bool {
    get { gtk_scroll_info_get_enable_vertical(opaque).isTrue }
    set(vertical) { gtk_scroll_info_set_enable_vertical(opaque, vertical.gboolean) }
  }
}

#endif
