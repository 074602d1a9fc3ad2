// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import BindingCore
import CGtk

extension Gdk.Texture {
  /// Calls [`gdk_texture_get_format()`](https://docs.gtk.org/gdk4/method.Texture.get_format.html). Since GTK 4.10.
  public final var format: Gdk.MemoryFormat { Gdk.MemoryFormat(cValue: gdk_texture_get_format(instance(self))) }
}

extension Gdk.Monitor {
  /// The property [`description`](https://docs.gtk.org/gdk4/property.Monitor.description.html) of `GdkMonitor`. Since
  /// GTK 4.10.
  public final var description: String? { lentString(ifAny: gdk_monitor_get_description(instance(self))) }
}

extension Reactive where Base: Gdk.Monitor {
  /// The property [`description`](https://docs.gtk.org/gdk4/property.Monitor.description.html) of `GdkMonitor`. Since
  /// GTK 4.10.
  public var description: SafeSignal<String?> { readOnlyProperty("description") }
}

#endif
