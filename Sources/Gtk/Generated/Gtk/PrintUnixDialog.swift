// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkPrintUnixDialog`](https://docs.gtk.org/gtk4/class.PrintUnixDialog.html).
open class PrintUnixDialog: Dialog {
  open override class var gType: GType { gtk_print_unix_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_print_unix_dialog_new()`](https://docs.gtk.org/gtk4/ctor.PrintUnixDialog.new.html).
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_print_unix_dialog_new(title, parent?.gtkWindow))
  }

  /// The property [`current-page`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.current-page.html) of
  /// `GtkPrintUnixDialog`.
  public final var currentPage: Int {
    get { gtk_print_unix_dialog_get_current_page(instance(self)).int }
    set { gtk_print_unix_dialog_set_current_page(instance(self), newValue.int32) }
  }

  /// The property [`embed-page-setup`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.embed-page-setup.html) of
  /// `GtkPrintUnixDialog`.
  public final var embedPageSetup: Bool {
    get { gtk_print_unix_dialog_get_embed_page_setup(instance(self)).isTrue }
    set { gtk_print_unix_dialog_set_embed_page_setup(instance(self), newValue.gboolean) }
  }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.has-selection.html) of
  /// `GtkPrintUnixDialog`.
  public final var hasSelection: Bool {
    get { gtk_print_unix_dialog_get_has_selection(instance(self)).isTrue }
    set { gtk_print_unix_dialog_set_has_selection(instance(self), newValue.gboolean) }
  }

  /// The property [`manual-capabilities`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.manual-capabilities.html)
  /// of `GtkPrintUnixDialog`.
  public final var manualCapabilities: PrintCapabilities {
    get { PrintCapabilities(cValue: gtk_print_unix_dialog_get_manual_capabilities(instance(self))) }
    set { gtk_print_unix_dialog_set_manual_capabilities(instance(self), newValue.cValue) }
  }

  /// The property [`page-setup`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.page-setup.html) of
  /// `GtkPrintUnixDialog`.
  public final var pageSetup: PageSetup? {
    get { lentObject(opaque: gtk_print_unix_dialog_get_page_setup(instance(self))) }
    set { gtk_print_unix_dialog_set_page_setup(instance(self), newValue?.opaque) }
  }

  /// The property [`print-settings`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.print-settings.html) of
  /// `GtkPrintUnixDialog`.
  public final var printSettings: PrintSettings? {
    get { getProperty("print-settings") }
    set { setProperty("print-settings", newValue) }
  }

  /// The property [`selected-printer`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.selected-printer.html) of
  /// `GtkPrintUnixDialog`.
  public final var selectedPrinter: Printer? {
    lentObject(opaque: gtk_print_unix_dialog_get_selected_printer(instance(self)))
  }

  /// The property [`support-selection`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.support-selection.html) of
  /// `GtkPrintUnixDialog`.
  public final var supportSelection: Bool {
    get { gtk_print_unix_dialog_get_support_selection(instance(self)).isTrue }
    set { gtk_print_unix_dialog_set_support_selection(instance(self), newValue.gboolean) }
  }

  /// Calls
  /// [`gtk_print_unix_dialog_add_custom_tab()`](https://docs.gtk.org/gtk4/method.PrintUnixDialog.add_custom_tab.html).
  public final func addCustomTab(_ child: Widget, tabLabel: Widget) {
    gtk_print_unix_dialog_add_custom_tab(instance(self), child.gtkWidget, tabLabel.gtkWidget)
  }

  /// Calls
  /// [`gtk_print_unix_dialog_get_page_setup_set()`](https://docs.gtk.org/gtk4/method.PrintUnixDialog.get_page_setup_set.html).
  public final var pageSetupSet: Bool { gtk_print_unix_dialog_get_page_setup_set(instance(self)).isTrue }

  /// Calls
  /// [`gtk_print_unix_dialog_get_settings()`](https://docs.gtk.org/gtk4/method.PrintUnixDialog.get_settings.html).
  public final func getSettings() -> PrintSettings? {
    givenObject(opaque: gtk_print_unix_dialog_get_settings(instance(self)))
  }

  /// Calls
  /// [`gtk_print_unix_dialog_set_settings()`](https://docs.gtk.org/gtk4/method.PrintUnixDialog.set_settings.html).
  public final func setSettings(_ settings: PrintSettings?) {
    gtk_print_unix_dialog_set_settings(instance(self), settings?.opaque)
  }
}

extension Reactive where Base: PrintUnixDialog {
  /// The property [`current-page`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.current-page.html) of
  /// `GtkPrintUnixDialog`.
  public var currentPage: DynamicSubject<Int> {
    property("current-page", get: { (object: PrintUnixDialog) in object.currentPage }, set: { $0.currentPage = $1 })
  }

  /// The property [`embed-page-setup`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.embed-page-setup.html) of
  /// `GtkPrintUnixDialog`.
  public var embedPageSetup: DynamicSubject<Bool> { property("embed-page-setup") }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.has-selection.html) of
  /// `GtkPrintUnixDialog`.
  public var hasSelection: DynamicSubject<Bool> { property("has-selection") }

  /// The property [`manual-capabilities`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.manual-capabilities.html)
  /// of `GtkPrintUnixDialog`.
  public var manualCapabilities: DynamicSubject<PrintCapabilities> { property("manual-capabilities") }

  /// The property [`page-setup`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.page-setup.html) of
  /// `GtkPrintUnixDialog`.
  public var pageSetup: DynamicSubject<PageSetup?> { property("page-setup") }

  /// The property [`print-settings`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.print-settings.html) of
  /// `GtkPrintUnixDialog`.
  public var printSettings: DynamicSubject<PrintSettings?> { property("print-settings") }

  /// The property [`selected-printer`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.selected-printer.html) of
  /// `GtkPrintUnixDialog`.
  public var selectedPrinter: SafeSignal<Printer?> { readOnlyProperty("selected-printer") }

  /// The property [`support-selection`](https://docs.gtk.org/gtk4/property.PrintUnixDialog.support-selection.html) of
  /// `GtkPrintUnixDialog`.
  public var supportSelection: DynamicSubject<Bool> { property("support-selection") }
}
