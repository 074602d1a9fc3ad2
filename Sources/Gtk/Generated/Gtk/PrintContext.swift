// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkPrintContext`](https://docs.gtk.org/gtk4/class.PrintContext.html).
open class PrintContext: Object {
  open override class var gType: GType { gtk_print_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls
  /// [`gtk_print_context_create_pango_context()`](https://docs.gtk.org/gtk4/method.PrintContext.create_pango_context.html).
  @discardableResult
  public final func createPangoContext() -> Pango.Context {
    givenObject(opaque: gtk_print_context_create_pango_context(instance(self)))!
  }

  /// Calls
  /// [`gtk_print_context_create_pango_layout()`](https://docs.gtk.org/gtk4/method.PrintContext.create_pango_layout.html).
  @discardableResult
  public final func createPangoLayout() -> Pango.Layout {
    givenObject(opaque: gtk_print_context_create_pango_layout(instance(self)))!
  }

  /// Calls
  /// [`gtk_print_context_get_cairo_context()`](https://docs.gtk.org/gtk4/method.PrintContext.get_cairo_context.html).
  public final var cairoContext: Cairo.Context {
    promised(lentBoxed(opaque: gtk_print_context_get_cairo_context(instance(self))))
  }

  /// Calls [`gtk_print_context_get_dpi_x()`](https://docs.gtk.org/gtk4/method.PrintContext.get_dpi_x.html).
  public final var dpiX: Double { gtk_print_context_get_dpi_x(instance(self)) }

  /// Calls [`gtk_print_context_get_dpi_y()`](https://docs.gtk.org/gtk4/method.PrintContext.get_dpi_y.html).
  public final var dpiY: Double { gtk_print_context_get_dpi_y(instance(self)) }

  /// Calls
  /// [`gtk_print_context_get_hard_margins()`](https://docs.gtk.org/gtk4/method.PrintContext.get_hard_margins.html).
  public final var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_print_context_get_hard_margins(instance(self), &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Calls [`gtk_print_context_get_height()`](https://docs.gtk.org/gtk4/method.PrintContext.get_height.html).
  public final var height: Double { gtk_print_context_get_height(instance(self)) }

  /// Calls [`gtk_print_context_get_page_setup()`](https://docs.gtk.org/gtk4/method.PrintContext.get_page_setup.html).
  public final var pageSetup: PageSetup? { lentObject(opaque: gtk_print_context_get_page_setup(instance(self))) }

  /// Calls
  /// [`gtk_print_context_get_pango_fontmap()`](https://docs.gtk.org/gtk4/method.PrintContext.get_pango_fontmap.html).
  public final var pangoFontmap: Pango.FontMap? { lentObject(gtk_print_context_get_pango_fontmap(instance(self))) }

  /// Calls [`gtk_print_context_get_width()`](https://docs.gtk.org/gtk4/method.PrintContext.get_width.html).
  public final var width: Double { gtk_print_context_get_width(instance(self)) }

  /// Calls
  /// [`gtk_print_context_set_cairo_context()`](https://docs.gtk.org/gtk4/method.PrintContext.set_cairo_context.html).
  public final func setCairoContext(_ cr: Cairo.Context, dpiX: Double, dpiY: Double) {
    gtk_print_context_set_cairo_context(instance(self), cr.opaque, dpiX, dpiY)
  }
}
