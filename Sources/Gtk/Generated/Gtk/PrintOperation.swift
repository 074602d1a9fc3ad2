// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

/// The class [`GtkPrintOperation`](https://docs.gtk.org/gtk4/class.PrintOperation.html).
open class PrintOperation: Object, PrintOperationPreview {
  open override class var gType: GType { gtk_print_operation_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkPrintOperation: UnsafeMutablePointer<GtkPrintOperation> {
    pointer.assumingMemoryBound(to: GtkPrintOperation.self)
  }

  /// Calls [`gtk_print_operation_new()`](https://docs.gtk.org/gtk4/ctor.PrintOperation.new.html).
  public init() {
    super.init(adopting: gtk_print_operation_new())
  }

  /// The property [`allow-async`](https://docs.gtk.org/gtk4/property.PrintOperation.allow-async.html) of
  /// `GtkPrintOperation`.
  public final var allowAsync: Bool {
    get { getProperty("allow-async") }
    set { gtk_print_operation_set_allow_async(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`current-page`](https://docs.gtk.org/gtk4/property.PrintOperation.current-page.html) of
  /// `GtkPrintOperation`.
  public final var currentPage: Int {
    get { getProperty("current-page") }
    set { gtk_print_operation_set_current_page(gtkPrintOperation, newValue.int32) }
  }

  /// The property [`custom-tab-label`](https://docs.gtk.org/gtk4/property.PrintOperation.custom-tab-label.html) of
  /// `GtkPrintOperation`.
  public final var customTabLabel: String? {
    get { getProperty("custom-tab-label") }
    set { lend(newValue) { gtk_print_operation_set_custom_tab_label(gtkPrintOperation, $0) } }
  }

  /// The property [`default-page-setup`](https://docs.gtk.org/gtk4/property.PrintOperation.default-page-setup.html) of
  /// `GtkPrintOperation`.
  public final var defaultPageSetup: PageSetup? {
    get { lentObject(opaque: gtk_print_operation_get_default_page_setup(gtkPrintOperation)) }
    set { gtk_print_operation_set_default_page_setup(gtkPrintOperation, newValue?.opaque) }
  }

  /// The property [`embed-page-setup`](https://docs.gtk.org/gtk4/property.PrintOperation.embed-page-setup.html) of
  /// `GtkPrintOperation`.
  public final var embedPageSetup: Bool {
    get { gtk_print_operation_get_embed_page_setup(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_embed_page_setup(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`export-filename`](https://docs.gtk.org/gtk4/property.PrintOperation.export-filename.html) of
  /// `GtkPrintOperation`.
  public final var exportFilename: String {
    get { getProperty("export-filename") }
    set { lend(newValue) { gtk_print_operation_set_export_filename(gtkPrintOperation, $0) } }
  }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.PrintOperation.has-selection.html) of
  /// `GtkPrintOperation`.
  public final var hasSelection: Bool {
    get { gtk_print_operation_get_has_selection(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_has_selection(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`job-name`](https://docs.gtk.org/gtk4/property.PrintOperation.job-name.html) of `GtkPrintOperation`.
  public final var jobName: String {
    get { getProperty("job-name") }
    set { lend(newValue) { gtk_print_operation_set_job_name(gtkPrintOperation, $0) } }
  }

  /// The property [`n-pages`](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages.html) of `GtkPrintOperation`.
  public final var nPages: Int {
    get { getProperty("n-pages") }
    set { gtk_print_operation_set_n_pages(gtkPrintOperation, newValue.int32) }
  }

  /// The property [`n-pages-to-print`](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages-to-print.html) of
  /// `GtkPrintOperation`.
  public final var nPagesToPrint: Int { gtk_print_operation_get_n_pages_to_print(gtkPrintOperation).int }

  /// The property [`print-settings`](https://docs.gtk.org/gtk4/property.PrintOperation.print-settings.html) of
  /// `GtkPrintOperation`.
  public final var printSettings: PrintSettings? {
    get { lentObject(opaque: gtk_print_operation_get_print_settings(gtkPrintOperation)) }
    set { gtk_print_operation_set_print_settings(gtkPrintOperation, newValue?.opaque) }
  }

  /// The property [`show-progress`](https://docs.gtk.org/gtk4/property.PrintOperation.show-progress.html) of
  /// `GtkPrintOperation`.
  public final var showProgress: Bool {
    get { getProperty("show-progress") }
    set { gtk_print_operation_set_show_progress(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`status`](https://docs.gtk.org/gtk4/property.PrintOperation.status.html) of `GtkPrintOperation`.
  public final var status: PrintStatus { PrintStatus(cValue: gtk_print_operation_get_status(gtkPrintOperation)) }

  /// The property [`status-string`](https://docs.gtk.org/gtk4/property.PrintOperation.status-string.html) of
  /// `GtkPrintOperation`.
  public final var statusString: String { lentString(gtk_print_operation_get_status_string(gtkPrintOperation)) }

  /// The property [`support-selection`](https://docs.gtk.org/gtk4/property.PrintOperation.support-selection.html) of
  /// `GtkPrintOperation`.
  public final var supportSelection: Bool {
    get { gtk_print_operation_get_support_selection(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_support_selection(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`track-print-status`](https://docs.gtk.org/gtk4/property.PrintOperation.track-print-status.html) of
  /// `GtkPrintOperation`.
  public final var trackPrintStatus: Bool {
    get { getProperty("track-print-status") }
    set { gtk_print_operation_set_track_print_status(gtkPrintOperation, newValue.gboolean) }
  }

  /// The property [`unit`](https://docs.gtk.org/gtk4/property.PrintOperation.unit.html) of `GtkPrintOperation`.
  public final var unit: PrintUnit {
    get { getProperty("unit") }
    set { gtk_print_operation_set_unit(gtkPrintOperation, newValue.cValue) }
  }

  /// The property [`use-full-page`](https://docs.gtk.org/gtk4/property.PrintOperation.use-full-page.html) of
  /// `GtkPrintOperation`.
  public final var useFullPage: Bool {
    get { getProperty("use-full-page") }
    set { gtk_print_operation_set_use_full_page(gtkPrintOperation, newValue.gboolean) }
  }

  /// Calls [`gtk_print_operation_cancel()`](https://docs.gtk.org/gtk4/method.PrintOperation.cancel.html).
  public final func cancel() { gtk_print_operation_cancel(gtkPrintOperation) }

  /// Calls
  /// [`gtk_print_operation_draw_page_finish()`](https://docs.gtk.org/gtk4/method.PrintOperation.draw_page_finish.html).
  public final func drawPageFinish() { gtk_print_operation_draw_page_finish(gtkPrintOperation) }

  /// Calls [`gtk_print_operation_get_error()`](https://docs.gtk.org/gtk4/method.PrintOperation.get_error.html).
  public final func getError() throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_operation_get_error(gtkPrintOperation, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Calls [`gtk_print_operation_is_finished()`](https://docs.gtk.org/gtk4/method.PrintOperation.is_finished.html).
  public final var isFinished: Bool { gtk_print_operation_is_finished(gtkPrintOperation).isTrue }

  /// Calls [`gtk_print_operation_run()`](https://docs.gtk.org/gtk4/method.PrintOperation.run.html).
  @discardableResult
  public final func run(action: PrintOperationAction, parent: Window?) throws(GLib.Failure) -> PrintOperationResult {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_operation_run(gtkPrintOperation, action.cValue, parent?.gtkWindow, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return PrintOperationResult(cValue: result)
  }

  /// Calls
  /// [`gtk_print_operation_set_defer_drawing()`](https://docs.gtk.org/gtk4/method.PrintOperation.set_defer_drawing.html).
  public final func setDeferDrawing() { gtk_print_operation_set_defer_drawing(gtkPrintOperation) }
}

extension Reactive where Base: PrintOperation {
  /// The property [`allow-async`](https://docs.gtk.org/gtk4/property.PrintOperation.allow-async.html) of
  /// `GtkPrintOperation`.
  public var allowAsync: DynamicSubject<Bool> { property("allow-async") }

  /// The property [`current-page`](https://docs.gtk.org/gtk4/property.PrintOperation.current-page.html) of
  /// `GtkPrintOperation`.
  public var currentPage: DynamicSubject<Int> { property("current-page") }

  /// The property [`custom-tab-label`](https://docs.gtk.org/gtk4/property.PrintOperation.custom-tab-label.html) of
  /// `GtkPrintOperation`.
  public var customTabLabel: DynamicSubject<String?> { property("custom-tab-label") }

  /// The property [`default-page-setup`](https://docs.gtk.org/gtk4/property.PrintOperation.default-page-setup.html) of
  /// `GtkPrintOperation`.
  public var defaultPageSetup: DynamicSubject<PageSetup?> { property("default-page-setup") }

  /// The property [`embed-page-setup`](https://docs.gtk.org/gtk4/property.PrintOperation.embed-page-setup.html) of
  /// `GtkPrintOperation`.
  public var embedPageSetup: DynamicSubject<Bool> { property("embed-page-setup") }

  /// The property [`export-filename`](https://docs.gtk.org/gtk4/property.PrintOperation.export-filename.html) of
  /// `GtkPrintOperation`.
  public var exportFilename: DynamicSubject<String> { property("export-filename") }

  /// The property [`has-selection`](https://docs.gtk.org/gtk4/property.PrintOperation.has-selection.html) of
  /// `GtkPrintOperation`.
  public var hasSelection: DynamicSubject<Bool> { property("has-selection") }

  /// The property [`job-name`](https://docs.gtk.org/gtk4/property.PrintOperation.job-name.html) of `GtkPrintOperation`.
  public var jobName: DynamicSubject<String> { property("job-name") }

  /// The property [`n-pages`](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages.html) of `GtkPrintOperation`.
  public var nPages: DynamicSubject<Int> { property("n-pages") }

  /// The property [`n-pages-to-print`](https://docs.gtk.org/gtk4/property.PrintOperation.n-pages-to-print.html) of
  /// `GtkPrintOperation`.
  public var nPagesToPrint: SafeSignal<Int> { readOnlyProperty("n-pages-to-print") }

  /// The property [`print-settings`](https://docs.gtk.org/gtk4/property.PrintOperation.print-settings.html) of
  /// `GtkPrintOperation`.
  public var printSettings: DynamicSubject<PrintSettings?> { property("print-settings") }

  /// The property [`show-progress`](https://docs.gtk.org/gtk4/property.PrintOperation.show-progress.html) of
  /// `GtkPrintOperation`.
  public var showProgress: DynamicSubject<Bool> { property("show-progress") }

  /// The property [`status`](https://docs.gtk.org/gtk4/property.PrintOperation.status.html) of `GtkPrintOperation`.
  public var status: SafeSignal<PrintStatus> { readOnlyProperty("status") }

  /// The property [`status-string`](https://docs.gtk.org/gtk4/property.PrintOperation.status-string.html) of
  /// `GtkPrintOperation`.
  public var statusString: SafeSignal<String> { readOnlyProperty("status-string") }

  /// The property [`support-selection`](https://docs.gtk.org/gtk4/property.PrintOperation.support-selection.html) of
  /// `GtkPrintOperation`.
  public var supportSelection: DynamicSubject<Bool> { property("support-selection") }

  /// The property [`track-print-status`](https://docs.gtk.org/gtk4/property.PrintOperation.track-print-status.html) of
  /// `GtkPrintOperation`.
  public var trackPrintStatus: DynamicSubject<Bool> { property("track-print-status") }

  /// The property [`unit`](https://docs.gtk.org/gtk4/property.PrintOperation.unit.html) of `GtkPrintOperation`.
  public var unit: DynamicSubject<PrintUnit> { property("unit") }

  /// The property [`use-full-page`](https://docs.gtk.org/gtk4/property.PrintOperation.use-full-page.html) of
  /// `GtkPrintOperation`.
  public var useFullPage: DynamicSubject<Bool> { property("use-full-page") }

  /// The signal [`begin-print`](https://docs.gtk.org/gtk4/signal.PrintOperation.begin-print.html) of
  /// `GtkPrintOperation`.
  ///
  /// Argument: `context`.
  public var beginPrint: SafeSignal<PrintContext> { signal(ofOne: "begin-print") }

  /// The signal [`create-custom-widget`](https://docs.gtk.org/gtk4/signal.PrintOperation.create-custom-widget.html) of
  /// `GtkPrintOperation`.
  public var createCustomWidget: SignalRequest<Object?> { request("create-custom-widget") }

  /// The signal [`custom-widget-apply`](https://docs.gtk.org/gtk4/signal.PrintOperation.custom-widget-apply.html) of
  /// `GtkPrintOperation`.
  ///
  /// Argument: `widget`.
  public var customWidgetApply: SafeSignal<Widget> { signal(ofOne: "custom-widget-apply") }

  /// The signal [`done`](https://docs.gtk.org/gtk4/signal.PrintOperation.done.html) of `GtkPrintOperation`.
  ///
  /// Argument: `result`.
  public var done: SafeSignal<PrintOperationResult> { signal(ofOne: "done") }

  /// The signal [`draw-page`](https://docs.gtk.org/gtk4/signal.PrintOperation.draw-page.html) of `GtkPrintOperation`.
  ///
  /// Arguments: `context`, `pageNr`.
  public var drawPage: SafeSignal<(PrintContext, Int)> { signal(ofSeveral: "draw-page") }

  /// The signal [`end-print`](https://docs.gtk.org/gtk4/signal.PrintOperation.end-print.html) of `GtkPrintOperation`.
  ///
  /// Argument: `context`.
  public var endPrint: SafeSignal<PrintContext> { signal(ofOne: "end-print") }

  /// The signal [`paginate`](https://docs.gtk.org/gtk4/signal.PrintOperation.paginate.html) of `GtkPrintOperation`.
  ///
  /// Argument: `context`.
  public var paginate: SignalRequest<Bool, PrintContext> { request("paginate") }

  /// The signal [`preview`](https://docs.gtk.org/gtk4/signal.PrintOperation.preview.html) of `GtkPrintOperation`.
  ///
  /// Arguments: `preview`, `context`, `parent`.
  public var preview: SignalRequest<Bool, any PrintOperationPreview, PrintContext, Window?> {
    request("preview", reading: { ($0.interface(at: 1), $0.value(at: 2), $0.value(at: 3)) })
  }

  /// The signal [`request-page-setup`](https://docs.gtk.org/gtk4/signal.PrintOperation.request-page-setup.html) of
  /// `GtkPrintOperation`.
  ///
  /// Arguments: `context`, `pageNr`, `setup`.
  public var requestPageSetup: SafeSignal<(PrintContext, Int, PageSetup)> { signal(ofSeveral: "request-page-setup") }

  /// The signal [`status-changed`](https://docs.gtk.org/gtk4/signal.PrintOperation.status-changed.html) of
  /// `GtkPrintOperation`.
  public var statusChanged: SafeSignal<Void> { signal("status-changed") }

  /// The signal [`update-custom-widget`](https://docs.gtk.org/gtk4/signal.PrintOperation.update-custom-widget.html) of
  /// `GtkPrintOperation`.
  ///
  /// Arguments: `widget`, `setup`, `settings`.
  public var updateCustomWidget: SafeSignal<(Widget, PageSetup, PrintSettings)> {
    signal(ofSeveral: "update-custom-widget")
  }
}
