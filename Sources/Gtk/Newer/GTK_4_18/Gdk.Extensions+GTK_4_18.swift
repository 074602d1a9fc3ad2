// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_18
public import BindingCore
import CGtk

extension Gdk.Device {
  /// The property [`active-layout-index`](https://docs.gtk.org/gdk4/property.Device.active-layout-index.html) of
  /// `GdkDevice`. Since GTK 4.18.
  public final var activeLayoutIndex: Int { gdk_device_get_active_layout_index(instance(self)).int }

  /// The property [`layout-names`](https://docs.gtk.org/gdk4/property.Device.layout-names.html) of `GdkDevice`. Since
  /// GTK 4.18.
  public final var layoutNames: [String] { givenStrings(gdk_device_get_layout_names(instance(self))) }
}

extension Reactive where Base: Gdk.Device {
  /// The property [`active-layout-index`](https://docs.gtk.org/gdk4/property.Device.active-layout-index.html) of
  /// `GdkDevice`. Since GTK 4.18.
  public var activeLayoutIndex: SafeSignal<Int> { readOnlyProperty("active-layout-index") }

  /// The property [`layout-names`](https://docs.gtk.org/gdk4/property.Device.layout-names.html) of `GdkDevice`. Since
  /// GTK 4.18.
  public var layoutNames: SafeSignal<[String]> { readOnlyProperty("layout-names") }
}

extension Gdk.ColorState {
  /// Calls [`gdk_color_state_get_oklab()`](https://docs.gtk.org/gdk4/type_func.ColorState.get_oklab.html). Since GTK
  /// 4.18.
  public static var oklab: Gdk.ColorState { promised(givenBoxed(opaque: gdk_color_state_get_oklab())) }

  /// Calls [`gdk_color_state_get_oklch()`](https://docs.gtk.org/gdk4/type_func.ColorState.get_oklch.html). Since GTK
  /// 4.18.
  public static var oklch: Gdk.ColorState { promised(givenBoxed(opaque: gdk_color_state_get_oklch())) }
}

extension Gdk.ContentFormats {
  /// Calls [`gdk_content_formats_is_empty()`](https://docs.gtk.org/gdk4/method.ContentFormats.is_empty.html). Since GTK
  /// 4.18.
  public var isEmpty: Bool { gdk_content_formats_is_empty(opaque).isTrue }
}

#endif
