// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkPageSetupUnixDialog`](https://docs.gtk.org/gtk4/class.PageSetupUnixDialog.html).
open class PageSetupUnixDialog: Dialog {
  open override class var gType: GType { gtk_page_setup_unix_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_page_setup_unix_dialog_new()`](https://docs.gtk.org/gtk4/ctor.PageSetupUnixDialog.new.html).
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_page_setup_unix_dialog_new(title, parent?.gtkWindow))
  }

  /// Calls
  /// [`gtk_page_setup_unix_dialog_get_page_setup()`](https://docs.gtk.org/gtk4/method.PageSetupUnixDialog.get_page_setup.html).
  public final var pageSetup: PageSetup? {
    lentObject(opaque: gtk_page_setup_unix_dialog_get_page_setup(instance(self)))
  }

  /// Calls
  /// [`gtk_page_setup_unix_dialog_get_print_settings()`](https://docs.gtk.org/gtk4/method.PageSetupUnixDialog.get_print_settings.html)
  /// and `gtk_page_setup_unix_dialog_set_print_settings()`.
  public final var printSettings: PrintSettings? {
    get { lentObject(opaque: gtk_page_setup_unix_dialog_get_print_settings(instance(self))) }
    set(printSettings) { gtk_page_setup_unix_dialog_set_print_settings(instance(self), printSettings?.opaque) }
  }

  /// Calls
  /// [`gtk_page_setup_unix_dialog_set_page_setup()`](https://docs.gtk.org/gtk4/method.PageSetupUnixDialog.set_page_setup.html).
  public final func setPageSetup(_ pageSetup: PageSetup) {
    gtk_page_setup_unix_dialog_set_page_setup(instance(self), pageSetup.opaque)
  }
}
