// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import BindingCore
import CGtk

/// The class [`GtkPrintDialog`](https://docs.gtk.org/gtk4/class.PrintDialog.html). Since GTK 4.14.
open class PrintDialog: Object {
  open override class var gType: GType { gtk_print_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_print_dialog_new()`](https://docs.gtk.org/gtk4/ctor.PrintDialog.new.html). Since GTK 4.14.
  public init() {
    super.init(adopting: gtk_print_dialog_new().raw)
  }

  /// The property [`accept-label`](https://docs.gtk.org/gtk4/property.PrintDialog.accept-label.html) of
  /// `GtkPrintDialog`. Since GTK 4.14.
  public final var acceptLabel: String {
    get { lentString(gtk_print_dialog_get_accept_label(instance(self))) }
    set { lend(newValue) { gtk_print_dialog_set_accept_label(instance(self), $0) } }
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.PrintDialog.modal.html) of `GtkPrintDialog`. Since GTK
  /// 4.14.
  public final var modal: Bool {
    get { gtk_print_dialog_get_modal(instance(self)).isTrue }
    set { gtk_print_dialog_set_modal(instance(self), newValue.gboolean) }
  }

  /// The property [`page-setup`](https://docs.gtk.org/gtk4/property.PrintDialog.page-setup.html) of `GtkPrintDialog`.
  /// Since GTK 4.14.
  public final var pageSetup: PageSetup? {
    get { lentObject(opaque: gtk_print_dialog_get_page_setup(instance(self))) }
    set { gtk_print_dialog_set_page_setup(instance(self), newValue?.opaque) }
  }

  /// The property [`print-settings`](https://docs.gtk.org/gtk4/property.PrintDialog.print-settings.html) of
  /// `GtkPrintDialog`. Since GTK 4.14.
  public final var printSettings: PrintSettings? {
    get { lentObject(opaque: gtk_print_dialog_get_print_settings(instance(self))) }
    set { gtk_print_dialog_set_print_settings(instance(self), newValue?.opaque) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.PrintDialog.title.html) of `GtkPrintDialog`. Since GTK
  /// 4.14.
  public final var title: String {
    get { lentString(gtk_print_dialog_get_title(instance(self))) }
    set { lend(newValue) { gtk_print_dialog_set_title(instance(self), $0) } }
  }

  /// Calls [`gtk_print_dialog_print()`](https://docs.gtk.org/gtk4/method.PrintDialog.print.html). Since GTK 4.14.
  @discardableResult
  public final func print(_ parent: Window?, setup: PrintSetup?) async throws -> Gio.OutputStream {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_print_dialog_print(instance(self), parent?.gtkWindow, setup?.opaque, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_dialog_print_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return givenObject(result)!
  }

  /// Calls [`gtk_print_dialog_print_file()`](https://docs.gtk.org/gtk4/method.PrintDialog.print_file.html). Since GTK
  /// 4.14.
  public final func printFile(_ parent: Window?, setup: PrintSetup?, file: Gio.File) async throws {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_print_dialog_print_file(
        instance(self), parent?.gtkWindow, setup?.opaque, file.opaque, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_print_dialog_print_file_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
  }

  /// Calls [`gtk_print_dialog_setup()`](https://docs.gtk.org/gtk4/method.PrintDialog.setup.html). Since GTK 4.14.
  @discardableResult
  public final func setup(_ parent: Window?) async throws -> PrintSetup {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gtk_print_dialog_setup(instance(self), parent?.gtkWindow, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_dialog_setup_finish(instance(self), outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return promised(givenBoxed(opaque: result))
  }
}

extension Reactive where Base: PrintDialog {
  /// The property [`accept-label`](https://docs.gtk.org/gtk4/property.PrintDialog.accept-label.html) of
  /// `GtkPrintDialog`. Since GTK 4.14.
  public var acceptLabel: DynamicSubject<String> {
    property("accept-label", get: { (object: PrintDialog) in object.acceptLabel }, set: { $0.acceptLabel = $1 })
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.PrintDialog.modal.html) of `GtkPrintDialog`. Since GTK
  /// 4.14.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`page-setup`](https://docs.gtk.org/gtk4/property.PrintDialog.page-setup.html) of `GtkPrintDialog`.
  /// Since GTK 4.14.
  public var pageSetup: DynamicSubject<PageSetup?> { property("page-setup") }

  /// The property [`print-settings`](https://docs.gtk.org/gtk4/property.PrintDialog.print-settings.html) of
  /// `GtkPrintDialog`. Since GTK 4.14.
  public var printSettings: DynamicSubject<PrintSettings?> { property("print-settings") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.PrintDialog.title.html) of `GtkPrintDialog`. Since GTK
  /// 4.14.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: PrintDialog) in object.title }, set: { $0.title = $1 })
  }
}

#endif
