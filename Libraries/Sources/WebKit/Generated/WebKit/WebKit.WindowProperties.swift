// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitWindowProperties`](https://webkitgtk.org/reference/webkitgtk/stable/class.WindowProperties.html).
  open class WindowProperties: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_window_properties_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`fullscreen`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.fullscreen.html) of
    /// `WebKitWindowProperties`.
    public final var fullscreen: Bool { webkit_window_properties_get_fullscreen(Gtk.instance(self)).isTrue }

    /// The property
    /// [`geometry`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.geometry.html) of
    /// `WebKitWindowProperties`.
    public final var geometry: Gdk.Rectangle? { getProperty("geometry") }

    /// The property
    /// [`locationbar-visible`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.locationbar-visible.html)
    /// of `WebKitWindowProperties`.
    public final var locationbarVisible: Bool {
      webkit_window_properties_get_locationbar_visible(Gtk.instance(self)).isTrue
    }

    /// The property
    /// [`menubar-visible`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.menubar-visible.html)
    /// of `WebKitWindowProperties`.
    public final var menubarVisible: Bool { webkit_window_properties_get_menubar_visible(Gtk.instance(self)).isTrue }

    /// The property
    /// [`resizable`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.resizable.html) of
    /// `WebKitWindowProperties`.
    public final var resizable: Bool { webkit_window_properties_get_resizable(Gtk.instance(self)).isTrue }

    /// The property
    /// [`scrollbars-visible`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.scrollbars-visible.html)
    /// of `WebKitWindowProperties`.
    public final var scrollbarsVisible: Bool {
      webkit_window_properties_get_scrollbars_visible(Gtk.instance(self)).isTrue
    }

    /// The property
    /// [`statusbar-visible`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.statusbar-visible.html)
    /// of `WebKitWindowProperties`.
    public final var statusbarVisible: Bool {
      webkit_window_properties_get_statusbar_visible(Gtk.instance(self)).isTrue
    }

    /// The property
    /// [`toolbar-visible`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.toolbar-visible.html)
    /// of `WebKitWindowProperties`.
    public final var toolbarVisible: Bool { webkit_window_properties_get_toolbar_visible(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`webkit_window_properties_get_geometry()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WindowProperties.get_geometry.html).
    public final func getGeometry() -> Gdk.Rectangle {
      var cGeometry = GdkRectangle()
      webkit_window_properties_get_geometry(Gtk.instance(self), &cGeometry)
      return Gdk.Rectangle(cValue: cGeometry)
    }
  }
}

extension Reactive where Base: WebKit.WindowProperties {
  /// The property
  /// [`fullscreen`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.fullscreen.html) of
  /// `WebKitWindowProperties`.
  public var fullscreen: SafeSignal<Bool> { readOnlyProperty("fullscreen") }

  /// The property
  /// [`geometry`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.geometry.html) of
  /// `WebKitWindowProperties`.
  public var geometry: SafeSignal<Gdk.Rectangle?> { readOnlyProperty("geometry") }

  /// The property
  /// [`locationbar-visible`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.locationbar-visible.html)
  /// of `WebKitWindowProperties`.
  public var locationbarVisible: SafeSignal<Bool> { readOnlyProperty("locationbar-visible") }

  /// The property
  /// [`menubar-visible`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.menubar-visible.html)
  /// of `WebKitWindowProperties`.
  public var menubarVisible: SafeSignal<Bool> { readOnlyProperty("menubar-visible") }

  /// The property
  /// [`resizable`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.resizable.html) of
  /// `WebKitWindowProperties`.
  public var resizable: SafeSignal<Bool> { readOnlyProperty("resizable") }

  /// The property
  /// [`scrollbars-visible`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.scrollbars-visible.html)
  /// of `WebKitWindowProperties`.
  public var scrollbarsVisible: SafeSignal<Bool> { readOnlyProperty("scrollbars-visible") }

  /// The property
  /// [`statusbar-visible`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.statusbar-visible.html)
  /// of `WebKitWindowProperties`.
  public var statusbarVisible: SafeSignal<Bool> { readOnlyProperty("statusbar-visible") }

  /// The property
  /// [`toolbar-visible`](https://webkitgtk.org/reference/webkitgtk/stable/property.WindowProperties.toolbar-visible.html)
  /// of `WebKitWindowProperties`.
  public var toolbarVisible: SafeSignal<Bool> { readOnlyProperty("toolbar-visible") }
}
