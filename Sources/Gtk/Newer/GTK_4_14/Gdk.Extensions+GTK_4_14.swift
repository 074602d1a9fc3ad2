// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import BindingCore
import CGtk

extension Gdk.Display {
  /// The property [`dmabuf-formats`](https://docs.gtk.org/gdk4/property.Display.dmabuf-formats.html) of `GdkDisplay`.
  /// Since GTK 4.14.
  public final var dmabufFormats: Gdk.DmabufFormats? { getProperty("dmabuf-formats") }

  /// The property [`shadow-width`](https://docs.gtk.org/gdk4/property.Display.shadow-width.html) of `GdkDisplay`. Since
  /// GTK 4.14.
  public final var shadowWidth: Bool { gdk_display_supports_shadow_width(instance(self)).isTrue }

  /// Calls
  /// [`gdk_display_supports_shadow_width()`](https://docs.gtk.org/gdk4/method.Display.supports_shadow_width.html).
  /// Since GTK 4.14.
  @discardableResult
  public final func supportsShadowWidth() -> Bool { gdk_display_supports_shadow_width(instance(self)).isTrue }
}

extension Reactive where Base: Gdk.Display {
  /// The property [`dmabuf-formats`](https://docs.gtk.org/gdk4/property.Display.dmabuf-formats.html) of `GdkDisplay`.
  /// Since GTK 4.14.
  public var dmabufFormats: SafeSignal<Gdk.DmabufFormats?> { readOnlyProperty("dmabuf-formats") }

  /// The property [`shadow-width`](https://docs.gtk.org/gdk4/property.Display.shadow-width.html) of `GdkDisplay`. Since
  /// GTK 4.14.
  public var shadowWidth: SafeSignal<Bool> { readOnlyProperty("shadow-width") }
}

extension Gdk.Monitor {
  /// The property [`scale`](https://docs.gtk.org/gdk4/property.Monitor.scale.html) of `GdkMonitor`. Since GTK 4.14.
  public final var scale: Double { gdk_monitor_get_scale(instance(self)) }
}

extension Reactive where Base: Gdk.Monitor {
  /// The property [`scale`](https://docs.gtk.org/gdk4/property.Monitor.scale.html) of `GdkMonitor`. Since GTK 4.14.
  public var scale: SafeSignal<Double> { readOnlyProperty("scale") }
}

#endif
