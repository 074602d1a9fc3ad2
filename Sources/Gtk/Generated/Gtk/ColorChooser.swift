// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkColorChooser`](https://docs.gtk.org/gtk4/iface.ColorChooser.html).
public protocol ColorChooser: Object {}

extension ColorChooser {
  /// The property [`rgba`](https://docs.gtk.org/gtk4/property.ColorChooser.rgba.html) of `GtkColorChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColorDialog` in GTK 4.10.")
  #endif
  public var rgba: Gdk.RGBA {
    get { getProperty("rgba") }
    set { setProperty("rgba", newValue) }
  }

  /// The property [`use-alpha`](https://docs.gtk.org/gtk4/property.ColorChooser.use-alpha.html) of `GtkColorChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColorDialog` in GTK 4.10.")
  #endif
  public var useAlpha: Bool {
    get { gtk_color_chooser_get_use_alpha(opaque).isTrue }
    set { gtk_color_chooser_set_use_alpha(opaque, newValue.gboolean) }
  }

  /// Calls [`gtk_color_chooser_add_palette()`](https://docs.gtk.org/gtk4/method.ColorChooser.add_palette.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColorDialog` in GTK 4.10.")
  #endif
  public func addPalette(orientation: Orientation, colorsPerLine: Int, colors: [Gdk.RGBA]) {
    var cColors = colors.map { $0.cValue }
    gtk_color_chooser_add_palette(opaque, orientation.cValue, colorsPerLine.int32, colors.count.int32, &cColors)
  }

  /// Calls [`gtk_color_chooser_get_rgba()`](https://docs.gtk.org/gtk4/method.ColorChooser.get_rgba.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColorDialog` in GTK 4.10.")
  #endif
  public func getRgba() -> Gdk.RGBA {
    var cColor = GdkRGBA()
    gtk_color_chooser_get_rgba(opaque, &cColor)
    return Gdk.RGBA(cValue: cColor)
  }
}

extension Reactive where Base: ColorChooser {
  /// The property [`rgba`](https://docs.gtk.org/gtk4/property.ColorChooser.rgba.html) of `GtkColorChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColorDialog` in GTK 4.10.")
  #endif
  public var rgba: DynamicSubject<Gdk.RGBA> { property("rgba") }

  /// The property [`use-alpha`](https://docs.gtk.org/gtk4/property.ColorChooser.use-alpha.html) of `GtkColorChooser`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColorDialog` in GTK 4.10.")
  #endif
  public var useAlpha: DynamicSubject<Bool> { property("use-alpha") }

  /// The signal [`color-activated`](https://docs.gtk.org/gtk4/signal.ColorChooser.color-activated.html) of
  /// `GtkColorChooser`.
  ///
  /// Argument: `color`.
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `ColorDialog` in GTK 4.10.")
  #endif
  public var colorActivated: SafeSignal<Gdk.RGBA> { signal(ofOne: "color-activated") }
}

/// An object of a class that is private to its library, known by its interface.
final class ColorChooserObject: Object, ColorChooser {}
