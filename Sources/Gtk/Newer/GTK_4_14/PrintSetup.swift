// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

/// The struct [`GtkPrintSetup`](https://docs.gtk.org/gtk4/struct.PrintSetup.html). Since GTK 4.14.
public final class PrintSetup: Boxed {
  public override class var gType: GType { gtk_print_setup_get_type() }

  /// Calls [`gtk_print_setup_get_page_setup()`](https://docs.gtk.org/gtk4/method.PrintSetup.get_page_setup.html). Since
  /// GTK 4.14.
  public var pageSetup: PageSetup? { lentObject(opaque: gtk_print_setup_get_page_setup(opaque)) }

  /// Calls
  /// [`gtk_print_setup_get_print_settings()`](https://docs.gtk.org/gtk4/method.PrintSetup.get_print_settings.html).
  /// Since GTK 4.14.
  public var printSettings: PrintSettings? { lentObject(opaque: gtk_print_setup_get_print_settings(opaque)) }
}

#endif
