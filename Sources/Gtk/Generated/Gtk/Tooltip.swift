// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkTooltip`](https://docs.gtk.org/gtk4/class.Tooltip.html).
open class Tooltip: Object {
  open override class var gType: GType { gtk_tooltip_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_tooltip_set_custom()`](https://docs.gtk.org/gtk4/method.Tooltip.set_custom.html).
  public final func setCustom(_ customWidget: Widget?) {
    gtk_tooltip_set_custom(instance(self), customWidget?.gtkWidget)
  }

  /// Calls [`gtk_tooltip_set_icon()`](https://docs.gtk.org/gtk4/method.Tooltip.set_icon.html).
  public final func setIcon(_ paintable: (any Gdk.Paintable)?) {
    gtk_tooltip_set_icon(instance(self), paintable?.opaque)
  }

  /// Calls [`gtk_tooltip_set_icon_from_gicon()`](https://docs.gtk.org/gtk4/method.Tooltip.set_icon_from_gicon.html).
  public final func setIconFromGicon(_ gicon: (any Gio.Icon)?) {
    gtk_tooltip_set_icon_from_gicon(instance(self), gicon?.opaque)
  }

  /// Calls
  /// [`gtk_tooltip_set_icon_from_icon_name()`](https://docs.gtk.org/gtk4/method.Tooltip.set_icon_from_icon_name.html).
  public final func setIconFromIconName(_ iconName: String?) {
    gtk_tooltip_set_icon_from_icon_name(instance(self), iconName)
  }

  /// Calls [`gtk_tooltip_set_text()`](https://docs.gtk.org/gtk4/method.Tooltip.set_text.html).
  public final func setText(_ text: String?) { gtk_tooltip_set_text(instance(self), text) }

  /// Calls [`gtk_tooltip_set_tip_area()`](https://docs.gtk.org/gtk4/method.Tooltip.set_tip_area.html).
  public final func setTipArea(_ rect: Gdk.Rectangle) {
    var cRect = rect.cValue
    gtk_tooltip_set_tip_area(instance(self), &cRect)
  }
}
