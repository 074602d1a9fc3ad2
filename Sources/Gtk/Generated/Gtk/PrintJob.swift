// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkPrintJob`](https://docs.gtk.org/gtk4/class.PrintJob.html).
open class PrintJob: Object {
  open override class var gType: GType { gtk_print_job_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_print_job_new()`](https://docs.gtk.org/gtk4/ctor.PrintJob.new.html).
  public init(title: String, printer: Printer, settings: PrintSettings, pageSetup: PageSetup) {
    super.init(adopting: gtk_print_job_new(title, printer.opaque, settings.opaque, pageSetup.opaque).raw)
  }

  /// The property [`page-setup`](https://docs.gtk.org/gtk4/property.PrintJob.page-setup.html) of `GtkPrintJob`.
  public final var pageSetup: PageSetup? { getProperty("page-setup") }

  /// The property [`printer`](https://docs.gtk.org/gtk4/property.PrintJob.printer.html) of `GtkPrintJob`.
  public final var printer: Printer? { lentObject(opaque: gtk_print_job_get_printer(instance(self))) }

  /// The property [`settings`](https://docs.gtk.org/gtk4/property.PrintJob.settings.html) of `GtkPrintJob`.
  public final var settings: PrintSettings? { lentObject(opaque: gtk_print_job_get_settings(instance(self))) }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.PrintJob.title.html) of `GtkPrintJob`.
  public final var title: String { lentString(gtk_print_job_get_title(instance(self))) }

  /// The property [`track-print-status`](https://docs.gtk.org/gtk4/property.PrintJob.track-print-status.html) of
  /// `GtkPrintJob`.
  public final var trackPrintStatus: Bool {
    get { gtk_print_job_get_track_print_status(instance(self)).isTrue }
    set { gtk_print_job_set_track_print_status(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_print_job_get_collate()`](https://docs.gtk.org/gtk4/method.PrintJob.get_collate.html) and
  /// `gtk_print_job_set_collate()`.
  public final var collate: Bool {
    get { gtk_print_job_get_collate(instance(self)).isTrue }
    set(collate) { gtk_print_job_set_collate(instance(self), collate.gboolean) }
  }

  /// Calls [`gtk_print_job_get_n_up()`](https://docs.gtk.org/gtk4/method.PrintJob.get_n_up.html) and
  /// `gtk_print_job_set_n_up()`.
  public final var nUp: Int {
    get { gtk_print_job_get_n_up(instance(self)).int }
    set(nUp) { gtk_print_job_set_n_up(instance(self), nUp.uint32) }
  }

  /// Calls [`gtk_print_job_get_n_up_layout()`](https://docs.gtk.org/gtk4/method.PrintJob.get_n_up_layout.html) and
  /// `gtk_print_job_set_n_up_layout()`.
  public final var nUpLayout: NumberUpLayout {
    get { NumberUpLayout(cValue: gtk_print_job_get_n_up_layout(instance(self))) }
    set(layout) { gtk_print_job_set_n_up_layout(instance(self), layout.cValue) }
  }

  /// Calls [`gtk_print_job_get_num_copies()`](https://docs.gtk.org/gtk4/method.PrintJob.get_num_copies.html) and
  /// `gtk_print_job_set_num_copies()`.
  public final var numCopies: Int {
    get { gtk_print_job_get_num_copies(instance(self)).int }
    set(numCopies) { gtk_print_job_set_num_copies(instance(self), numCopies.int32) }
  }

  /// Calls [`gtk_print_job_get_page_ranges()`](https://docs.gtk.org/gtk4/method.PrintJob.get_page_ranges.html).
  public final var pageRanges: [PageRange] {
    var cNRanges: Int32 = 0
    let result = gtk_print_job_get_page_ranges(instance(self), &cNRanges)
    return elements(result, count: cNRanges.int, isGiven: false) { PageRange(cValue: $0) }
  }

  /// Calls [`gtk_print_job_get_page_set()`](https://docs.gtk.org/gtk4/method.PrintJob.get_page_set.html) and
  /// `gtk_print_job_set_page_set()`.
  public final var pageSet: PageSet {
    get { PageSet(cValue: gtk_print_job_get_page_set(instance(self))) }
    set(pageSet) { gtk_print_job_set_page_set(instance(self), pageSet.cValue) }
  }

  /// Calls [`gtk_print_job_get_pages()`](https://docs.gtk.org/gtk4/method.PrintJob.get_pages.html) and
  /// `gtk_print_job_set_pages()`.
  public final var pages: PrintPages {
    get { PrintPages(cValue: gtk_print_job_get_pages(instance(self))) }
    set(pages) { gtk_print_job_set_pages(instance(self), pages.cValue) }
  }

  /// Calls [`gtk_print_job_get_reverse()`](https://docs.gtk.org/gtk4/method.PrintJob.get_reverse.html) and
  /// `gtk_print_job_set_reverse()`.
  public final var reverse: Bool {
    get { gtk_print_job_get_reverse(instance(self)).isTrue }
    set(reverse) { gtk_print_job_set_reverse(instance(self), reverse.gboolean) }
  }

  /// Calls [`gtk_print_job_get_rotate()`](https://docs.gtk.org/gtk4/method.PrintJob.get_rotate.html) and
  /// `gtk_print_job_set_rotate()`.
  public final var rotate: Bool {
    get { gtk_print_job_get_rotate(instance(self)).isTrue }
    set(rotate) { gtk_print_job_set_rotate(instance(self), rotate.gboolean) }
  }

  /// Calls [`gtk_print_job_get_scale()`](https://docs.gtk.org/gtk4/method.PrintJob.get_scale.html) and
  /// `gtk_print_job_set_scale()`.
  public final var scale: Double {
    get { gtk_print_job_get_scale(instance(self)) }
    set(scale) { gtk_print_job_set_scale(instance(self), scale) }
  }

  /// Calls [`gtk_print_job_get_status()`](https://docs.gtk.org/gtk4/method.PrintJob.get_status.html).
  public final var status: PrintStatus { PrintStatus(cValue: gtk_print_job_get_status(instance(self))) }

  /// Calls [`gtk_print_job_get_surface()`](https://docs.gtk.org/gtk4/method.PrintJob.get_surface.html).
  public final func getSurface() throws(GLib.Failure) -> Cairo.Surface {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_job_get_surface(instance(self), &error)
    if let error { throw GLib.Failure(consuming: error) }
    return promised(lentBoxed(opaque: result))
  }

  /// Calls [`gtk_print_job_send()`](https://docs.gtk.org/gtk4/method.PrintJob.send.html).
  public final func send(_ callback: @escaping (PrintJob, GLib.Failure) -> Void) {
    gtk_print_job_send(instance(self), callGtkPrintJobCompleteFunc, heldClosure(callback), releaseClosure)
  }

  /// Calls [`gtk_print_job_set_source_fd()`](https://docs.gtk.org/gtk4/method.PrintJob.set_source_fd.html).
  public final func setSourceFd(_ fd: Int) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_job_set_source_fd(instance(self), fd.int32, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_print_job_set_source_file()`](https://docs.gtk.org/gtk4/method.PrintJob.set_source_file.html).
  public final func setSourceFile(_ filename: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_job_set_source_file(instance(self), filename, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }
}

extension Reactive where Base: PrintJob {
  /// The property [`page-setup`](https://docs.gtk.org/gtk4/property.PrintJob.page-setup.html) of `GtkPrintJob`.
  public var pageSetup: SafeSignal<PageSetup?> { readOnlyProperty("page-setup") }

  /// The property [`printer`](https://docs.gtk.org/gtk4/property.PrintJob.printer.html) of `GtkPrintJob`.
  public var printer: SafeSignal<Printer?> { readOnlyProperty("printer") }

  /// The property [`settings`](https://docs.gtk.org/gtk4/property.PrintJob.settings.html) of `GtkPrintJob`.
  public var settings: SafeSignal<PrintSettings?> { readOnlyProperty("settings") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.PrintJob.title.html) of `GtkPrintJob`.
  public var title: SafeSignal<String> { readOnlyProperty("title") }

  /// The property [`track-print-status`](https://docs.gtk.org/gtk4/property.PrintJob.track-print-status.html) of
  /// `GtkPrintJob`.
  public var trackPrintStatus: DynamicSubject<Bool> { property("track-print-status") }

  /// The signal [`status-changed`](https://docs.gtk.org/gtk4/signal.PrintJob.status-changed.html) of `GtkPrintJob`.
  public var statusChanged: SafeSignal<Void> { signal("status-changed") }
}
