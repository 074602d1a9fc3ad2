// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `Popover` is a bubble-like context popup.
open class Popover: Widget, Native, ShortcutManager {
  open override class var gType: GType { gtk_popover_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkPopover: UnsafeMutablePointer<GtkPopover> { pointer.assumingMemoryBound(to: GtkPopover.self) }

  /// Creates a new `Popover`.
  public init() {
    super.init(adopting: gtk_popover_new())
  }

  /// Whether to dismiss the popover on outside clicks.
  public final var autohide: Bool {
    get { gtk_popover_get_autohide(gtkPopover).isTrue }
    set { gtk_popover_set_autohide(gtkPopover, newValue.gboolean) }
  }

  /// Whether the popover pops down after a child popover.
  public final var cascadePopdown: Bool {
    get { gtk_popover_get_cascade_popdown(gtkPopover).isTrue }
    set { gtk_popover_set_cascade_popdown(gtkPopover, newValue.gboolean) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_popover_get_child(gtkPopover)) }
    set { gtk_popover_set_child(gtkPopover, newValue?.gtkWidget) }
  }

  /// The default widget inside the popover.
  public final var defaultWidget: Widget? {
    get { getProperty("default-widget") }
    set { gtk_popover_set_default_widget(gtkPopover, newValue?.gtkWidget) }
  }

  /// Whether to draw an arrow.
  public final var hasArrow: Bool {
    get { gtk_popover_get_has_arrow(gtkPopover).isTrue }
    set { gtk_popover_set_has_arrow(gtkPopover, newValue.gboolean) }
  }

  /// Whether mnemonics are currently visible in this popover.
  public final var mnemonicsVisible: Bool {
    get { gtk_popover_get_mnemonics_visible(gtkPopover).isTrue }
    set { gtk_popover_set_mnemonics_visible(gtkPopover, newValue.gboolean) }
  }

  /// Rectangle in the parent widget that the popover points to.
  public final var pointingTo: Gdk.Rectangle? {
    get { getProperty("pointing-to") }
    set { setProperty("pointing-to", newValue) }
  }

  /// How to place the popover, relative to its parent.
  public final var position: PositionType {
    get { PositionType(cValue: gtk_popover_get_position(gtkPopover)) }
    set { gtk_popover_set_position(gtkPopover, newValue.cValue) }
  }

  /// Gets the offset previous set with `gtk_popover_set_offset()`.
  public final var offset: (xOffset: Int, yOffset: Int) {
    var cXOffset: Int32 = 0
    var cYOffset: Int32 = 0
    gtk_popover_get_offset(gtkPopover, &cXOffset, &cYOffset)
    return (cXOffset.int, cYOffset.int)
  }

  /// Gets the rectangle that the popover points to.
  public final func getPointingTo() -> Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_popover_get_pointing_to(gtkPopover, &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Pops `popover` down.
  public final func popdown() { gtk_popover_popdown(gtkPopover) }

  /// Pops `popover` up.
  public final func popup() { gtk_popover_popup(gtkPopover) }

  /// Presents the popover to the user.
  public final func present() { gtk_popover_present(gtkPopover) }

  /// Sets the offset to use when calculating the position of the popover.
  public final func setOffset(xOffset: Int, yOffset: Int) {
    gtk_popover_set_offset(gtkPopover, xOffset.int32, yOffset.int32)
  }
}

extension Reactive where Base: Popover {
  /// Whether to dismiss the popover on outside clicks.
  public var autohide: DynamicSubject<Bool> {
    property("autohide", get: { (object: Popover) in object.autohide }, set: { $0.autohide = $1 })
  }

  /// Whether the popover pops down after a child popover.
  public var cascadePopdown: DynamicSubject<Bool> {
    property("cascade-popdown", get: { (object: Popover) in object.cascadePopdown }, set: { $0.cascadePopdown = $1 })
  }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The default widget inside the popover.
  public var defaultWidget: DynamicSubject<Widget?> { property("default-widget") }

  /// Whether to draw an arrow.
  public var hasArrow: DynamicSubject<Bool> {
    property("has-arrow", get: { (object: Popover) in object.hasArrow }, set: { $0.hasArrow = $1 })
  }

  /// Whether mnemonics are currently visible in this popover.
  public var mnemonicsVisible: DynamicSubject<Bool> {
    property(
      "mnemonics-visible", get: { (object: Popover) in object.mnemonicsVisible }, set: { $0.mnemonicsVisible = $1 })
  }

  /// Rectangle in the parent widget that the popover points to.
  public var pointingTo: DynamicSubject<Gdk.Rectangle?> { property("pointing-to") }

  /// How to place the popover, relative to its parent.
  public var position: DynamicSubject<PositionType> { property("position") }

  /// Emitted whend the user activates the default widget.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// Emitted when the popover is closed.
  public var closed: SafeSignal<Void> { signal("closed") }
}

/// `PopoverMenuBar` presents a horizontal bar of items that pop up popover menus when clicked.
open class PopoverMenuBar: Widget {
  open override class var gType: GType { gtk_popover_menu_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `PopoverMenuBar` from a `GMenuModel`.
  public init(model: Gio.MenuModel?) {
    super.init(adopting: gtk_popover_menu_bar_new_from_model(model?.gMenuModel))
  }

  /// The `GMenuModel` from which the menu bar is created.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_popover_menu_bar_get_menu_model(opaque)) }
    set { gtk_popover_menu_bar_set_menu_model(opaque, newValue?.gMenuModel) }
  }

  /// Adds a custom widget to a generated menubar.
  @discardableResult
  public final func addChild(_ child: Widget, id: String) -> Bool {
    gtk_popover_menu_bar_add_child(opaque, child.gtkWidget, id).isTrue
  }

  /// Removes a widget that has previously been added with `gtk_popover_menu_bar_add_child()`.
  @discardableResult
  public final func removeChild(_ child: Widget) -> Bool {
    gtk_popover_menu_bar_remove_child(opaque, child.gtkWidget).isTrue
  }
}

extension Reactive where Base: PopoverMenuBar {
  /// The `GMenuModel` from which the menu bar is created.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }
}

/// A `PrintContext` encapsulates context information that is required when drawing pages for printing.
open class PrintContext: Object {
  open override class var gType: GType { gtk_print_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Pango.Context` that can be used with the `PrintContext`.
  @discardableResult
  public final func createPangoContext() -> Pango.Context {
    givenObject(opaque: gtk_print_context_create_pango_context(opaque))!
  }

  /// Creates a new `Pango.Layout` that is suitable for use with the `PrintContext`.
  @discardableResult
  public final func createPangoLayout() -> Pango.Layout {
    givenObject(opaque: gtk_print_context_create_pango_layout(opaque))!
  }

  /// Obtains the cairo context that is associated with the `PrintContext`.
  public final var cairoContext: Cairo.Context {
    promised(lentBoxed(opaque: gtk_print_context_get_cairo_context(opaque)))
  }

  /// Obtains the horizontal resolution of the `PrintContext`, in dots per inch.
  public final var dpiX: Double { gtk_print_context_get_dpi_x(opaque) }

  /// Obtains the vertical resolution of the `PrintContext`, in dots per inch.
  public final var dpiY: Double { gtk_print_context_get_dpi_y(opaque) }

  /// Obtains the hardware printer margins of the `PrintContext`, in units.
  public final var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_print_context_get_hard_margins(opaque, &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Obtains the height of the `PrintContext`, in pixels.
  public final var height: Double { gtk_print_context_get_height(opaque) }

  /// Obtains the `PageSetup` that determines the page dimensions of the `PrintContext`.
  public final var pageSetup: PageSetup? { lentObject(opaque: gtk_print_context_get_page_setup(opaque)) }

  /// Returns a `Pango.FontMap` that is suitable for use with the `PrintContext`.
  public final var pangoFontmap: Pango.FontMap? { lentObject(gtk_print_context_get_pango_fontmap(opaque)) }

  /// Obtains the width of the `PrintContext`, in pixels.
  public final var width: Double { gtk_print_context_get_width(opaque) }

  /// Sets a new cairo context on a print context.
  public final func setCairoContext(_ cr: Cairo.Context, dpiX: Double, dpiY: Double) {
    gtk_print_context_set_cairo_context(opaque, cr.opaque, dpiX, dpiY)
  }
}

/// A `PrintJob` object represents a job that is sent to a printer.
open class PrintJob: Object {
  open override class var gType: GType { gtk_print_job_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PrintJob`.
  public init(title: String, printer: Printer, settings: PrintSettings, pageSetup: PageSetup) {
    super.init(adopting: gtk_print_job_new(title, printer.opaque, settings.opaque, pageSetup.opaque).raw)
  }

  /// Page setup.
  public final var pageSetup: PageSetup? { getProperty("page-setup") }

  /// The printer to send the job to.
  public final var printer: Printer? { lentObject(opaque: gtk_print_job_get_printer(opaque)) }

  /// Printer settings.
  public final var settings: PrintSettings? { lentObject(opaque: gtk_print_job_get_settings(opaque)) }

  /// The title of the print job.
  public final var title: String { lentString(gtk_print_job_get_title(opaque)) }

  /// `true` if the print job will continue to emit status-changed signals after the print data has been setn to the
  /// printer.
  public final var trackPrintStatus: Bool {
    get { gtk_print_job_get_track_print_status(opaque).isTrue }
    set { gtk_print_job_set_track_print_status(opaque, newValue.gboolean) }
  }

  /// Gets whether this job is printed collated.
  public final var collate: Bool {
    get { gtk_print_job_get_collate(opaque).isTrue }
    set(collate) { gtk_print_job_set_collate(opaque, collate.gboolean) }
  }

  /// Gets the n-up setting for this job.
  public final var nUp: Int {
    get { gtk_print_job_get_n_up(opaque).int }
    set(nUp) { gtk_print_job_set_n_up(opaque, nUp.uint32) }
  }

  /// Gets the n-up layout setting for this job.
  public final var nUpLayout: NumberUpLayout {
    get { NumberUpLayout(cValue: gtk_print_job_get_n_up_layout(opaque)) }
    set(layout) { gtk_print_job_set_n_up_layout(opaque, layout.cValue) }
  }

  /// Gets the number of copies of this job.
  public final var numCopies: Int {
    get { gtk_print_job_get_num_copies(opaque).int }
    set(numCopies) { gtk_print_job_set_num_copies(opaque, numCopies.int32) }
  }

  /// Gets the page ranges for this job.
  public final var pageRanges: [PageRange] {
    var cNRanges: Int32 = 0
    let result = gtk_print_job_get_page_ranges(opaque, &cNRanges)
    return elements(result, count: cNRanges.int, isGiven: false) { PageRange(cValue: $0) }
  }

  /// Gets the `PageSet` setting for this job.
  public final var pageSet: PageSet {
    get { PageSet(cValue: gtk_print_job_get_page_set(opaque)) }
    set(pageSet) { gtk_print_job_set_page_set(opaque, pageSet.cValue) }
  }

  /// Gets the `PrintPages` setting for this job.
  public final var pages: PrintPages {
    get { PrintPages(cValue: gtk_print_job_get_pages(opaque)) }
    set(pages) { gtk_print_job_set_pages(opaque, pages.cValue) }
  }

  /// Gets whether this job is printed reversed.
  public final var reverse: Bool {
    get { gtk_print_job_get_reverse(opaque).isTrue }
    set(reverse) { gtk_print_job_set_reverse(opaque, reverse.gboolean) }
  }

  /// Gets whether the job is printed rotated.
  public final var rotate: Bool {
    get { gtk_print_job_get_rotate(opaque).isTrue }
    set(rotate) { gtk_print_job_set_rotate(opaque, rotate.gboolean) }
  }

  /// Gets the scale for this job.
  public final var scale: Double {
    get { gtk_print_job_get_scale(opaque) }
    set(scale) { gtk_print_job_set_scale(opaque, scale) }
  }

  /// Gets the status of the print job.
  public final var status: PrintStatus { PrintStatus(cValue: gtk_print_job_get_status(opaque)) }

  /// Gets a cairo surface onto which the pages of the print job should be rendered.
  public final func getSurface() throws(GLib.Failure) -> Cairo.Surface {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_job_get_surface(opaque, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return promised(lentBoxed(opaque: result))
  }

  /// Sends the print job off to the printer.
  public final func send(_ callback: @escaping (PrintJob, GLib.Failure) -> Void) {
    gtk_print_job_send(opaque, callGtkPrintJobCompleteFunc, heldClosure(callback), releaseClosure)
  }

  /// Make the `PrintJob` send an existing document to the printing system.
  public final func setSourceFd(_ fd: Int) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_job_set_source_fd(opaque, fd.int32, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Make the `PrintJob` send an existing document to the printing system.
  public final func setSourceFile(_ filename: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_job_set_source_file(opaque, filename, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }
}

extension Reactive where Base: PrintJob {
  /// Page setup.
  public var pageSetup: SafeSignal<PageSetup?> { readOnlyProperty("page-setup") }

  /// The printer to send the job to.
  public var printer: SafeSignal<Printer?> { readOnlyProperty("printer") }

  /// Printer settings.
  public var settings: SafeSignal<PrintSettings?> { readOnlyProperty("settings") }

  /// The title of the print job.
  public var title: SafeSignal<String> { readOnlyProperty("title") }

  /// `true` if the print job will continue to emit status-changed signals after the print data has been setn to the
  /// printer.
  public var trackPrintStatus: DynamicSubject<Bool> {
    property(
      "track-print-status", get: { (object: PrintJob) in object.trackPrintStatus }, set: { $0.trackPrintStatus = $1 })
  }

  /// Emitted when the status of a job changes.
  public var statusChanged: SafeSignal<Void> { signal("status-changed") }
}

/// `PrintOperation` is the high-level, portable printing API.
open class PrintOperation: Object, PrintOperationPreview {
  open override class var gType: GType { gtk_print_operation_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkPrintOperation: UnsafeMutablePointer<GtkPrintOperation> {
    pointer.assumingMemoryBound(to: GtkPrintOperation.self)
  }

  /// Creates a new `PrintOperation`.
  public init() {
    super.init(adopting: gtk_print_operation_new())
  }

  /// Determines whether the print operation may run asynchronously or not.
  public final var allowAsync: Bool {
    get { getProperty("allow-async") }
    set { gtk_print_operation_set_allow_async(gtkPrintOperation, newValue.gboolean) }
  }

  /// The current page in the document.
  public final var currentPage: Int {
    get { getProperty("current-page") }
    set { gtk_print_operation_set_current_page(gtkPrintOperation, newValue.int32) }
  }

  /// Used as the label of the tab containing custom widgets.
  public final var customTabLabel: String? {
    get { getProperty("custom-tab-label") }
    set { lend(newValue) { gtk_print_operation_set_custom_tab_label(gtkPrintOperation, $0) } }
  }

  /// The `PageSetup` used by default.
  public final var defaultPageSetup: PageSetup? {
    get { lentObject(opaque: gtk_print_operation_get_default_page_setup(gtkPrintOperation)) }
    set { gtk_print_operation_set_default_page_setup(gtkPrintOperation, newValue?.opaque) }
  }

  /// If `true`, page size combo box and orientation combo box are embedded into page setup page.
  public final var embedPageSetup: Bool {
    get { gtk_print_operation_get_embed_page_setup(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_embed_page_setup(gtkPrintOperation, newValue.gboolean) }
  }

  /// The name of a file to generate instead of showing the print dialog.
  public final var exportFilename: String {
    get { getProperty("export-filename") }
    set { lend(newValue) { gtk_print_operation_set_export_filename(gtkPrintOperation, $0) } }
  }

  /// Determines whether there is a selection in your application.
  public final var hasSelection: Bool {
    get { gtk_print_operation_get_has_selection(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_has_selection(gtkPrintOperation, newValue.gboolean) }
  }

  /// A string used to identify the job (e.g. in monitoring applications like eggcups).
  public final var jobName: String {
    get { getProperty("job-name") }
    set { lend(newValue) { gtk_print_operation_set_job_name(gtkPrintOperation, $0) } }
  }

  /// The number of pages in the document.
  public final var nPages: Int {
    get { getProperty("n-pages") }
    set { gtk_print_operation_set_n_pages(gtkPrintOperation, newValue.int32) }
  }

  /// The number of pages that will be printed.
  public final var nPagesToPrint: Int { gtk_print_operation_get_n_pages_to_print(gtkPrintOperation).int }

  /// The `PrintSettings` used for initializing the dialog.
  public final var printSettings: PrintSettings? {
    get { lentObject(opaque: gtk_print_operation_get_print_settings(gtkPrintOperation)) }
    set { gtk_print_operation_set_print_settings(gtkPrintOperation, newValue?.opaque) }
  }

  /// Determines whether to show a progress dialog during the print operation.
  public final var showProgress: Bool {
    get { getProperty("show-progress") }
    set { gtk_print_operation_set_show_progress(gtkPrintOperation, newValue.gboolean) }
  }

  /// The status of the print operation.
  public final var status: PrintStatus { PrintStatus(cValue: gtk_print_operation_get_status(gtkPrintOperation)) }

  /// A string representation of the status of the print operation.
  public final var statusString: String { lentString(gtk_print_operation_get_status_string(gtkPrintOperation)) }

  /// If `true`, the print operation will support print of selection.
  public final var supportSelection: Bool {
    get { gtk_print_operation_get_support_selection(gtkPrintOperation).isTrue }
    set { gtk_print_operation_set_support_selection(gtkPrintOperation, newValue.gboolean) }
  }

  /// If `true`, the print operation will try to continue report on the status of the print job in the printer queues
  /// and printer.
  public final var trackPrintStatus: Bool {
    get { getProperty("track-print-status") }
    set { gtk_print_operation_set_track_print_status(gtkPrintOperation, newValue.gboolean) }
  }

  /// The transformation for the cairo context obtained from `PrintContext` is set up in such a way that distances are
  /// measured in units of `unit`.
  public final var unit: PrintUnit {
    get { getProperty("unit") }
    set { gtk_print_operation_set_unit(gtkPrintOperation, newValue.cValue) }
  }

  /// If `true`, the transformation for the cairo context obtained from `PrintContext` puts the origin at the top left
  /// corner of the page.
  public final var useFullPage: Bool {
    get { getProperty("use-full-page") }
    set { gtk_print_operation_set_use_full_page(gtkPrintOperation, newValue.gboolean) }
  }

  /// Cancels a running print operation.
  public final func cancel() { gtk_print_operation_cancel(gtkPrintOperation) }

  /// Signal that drawing of particular page is complete.
  public final func drawPageFinish() { gtk_print_operation_draw_page_finish(gtkPrintOperation) }

  /// Call this when the result of a print operation is `GTK_PRINT_OPERATION_RESULT_ERROR`.
  public final func getError() throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_operation_get_error(gtkPrintOperation, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// A convenience function to find out if the print operation is finished.
  public final var isFinished: Bool { gtk_print_operation_is_finished(gtkPrintOperation).isTrue }

  /// Runs the print operation.
  @discardableResult
  public final func run(action: PrintOperationAction, parent: Window?) throws(GLib.Failure) -> PrintOperationResult {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_print_operation_run(gtkPrintOperation, action.cValue, parent?.gtkWindow, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return PrintOperationResult(cValue: result)
  }

  /// Sets up the `PrintOperation` to wait for calling of [method@Gtk.PrintOperation.draw_page_finish from application.
  public final func setDeferDrawing() { gtk_print_operation_set_defer_drawing(gtkPrintOperation) }
}

extension Reactive where Base: PrintOperation {
  /// Determines whether the print operation may run asynchronously or not.
  public var allowAsync: DynamicSubject<Bool> { property("allow-async") }

  /// The current page in the document.
  public var currentPage: DynamicSubject<Int> { property("current-page") }

  /// Used as the label of the tab containing custom widgets.
  public var customTabLabel: DynamicSubject<String?> { property("custom-tab-label") }

  /// The `PageSetup` used by default.
  public var defaultPageSetup: DynamicSubject<PageSetup?> { property("default-page-setup") }

  /// If `true`, page size combo box and orientation combo box are embedded into page setup page.
  public var embedPageSetup: DynamicSubject<Bool> {
    property(
      "embed-page-setup", get: { (object: PrintOperation) in object.embedPageSetup }, set: { $0.embedPageSetup = $1 })
  }

  /// The name of a file to generate instead of showing the print dialog.
  public var exportFilename: DynamicSubject<String> { property("export-filename") }

  /// Determines whether there is a selection in your application.
  public var hasSelection: DynamicSubject<Bool> {
    property("has-selection", get: { (object: PrintOperation) in object.hasSelection }, set: { $0.hasSelection = $1 })
  }

  /// A string used to identify the job (e.g. in monitoring applications like eggcups).
  public var jobName: DynamicSubject<String> { property("job-name") }

  /// The number of pages in the document.
  public var nPages: DynamicSubject<Int> { property("n-pages") }

  /// The number of pages that will be printed.
  public var nPagesToPrint: SafeSignal<Int> { readOnlyProperty("n-pages-to-print") }

  /// The `PrintSettings` used for initializing the dialog.
  public var printSettings: DynamicSubject<PrintSettings?> { property("print-settings") }

  /// Determines whether to show a progress dialog during the print operation.
  public var showProgress: DynamicSubject<Bool> { property("show-progress") }

  /// The status of the print operation.
  public var status: SafeSignal<PrintStatus> { readOnlyProperty("status") }

  /// A string representation of the status of the print operation.
  public var statusString: SafeSignal<String> { readOnlyProperty("status-string") }

  /// If `true`, the print operation will support print of selection.
  public var supportSelection: DynamicSubject<Bool> {
    property(
      "support-selection", get: { (object: PrintOperation) in object.supportSelection },
      set: { $0.supportSelection = $1 })
  }

  /// If `true`, the print operation will try to continue report on the status of the print job in the printer queues
  /// and printer.
  public var trackPrintStatus: DynamicSubject<Bool> { property("track-print-status") }

  /// The transformation for the cairo context obtained from `PrintContext` is set up in such a way that distances are
  /// measured in units of `unit`.
  public var unit: DynamicSubject<PrintUnit> { property("unit") }

  /// If `true`, the transformation for the cairo context obtained from `PrintContext` puts the origin at the top left
  /// corner of the page.
  public var useFullPage: DynamicSubject<Bool> { property("use-full-page") }

  /// Emitted after the user has finished changing print settings in the dialog, before the actual rendering starts.
  ///
  /// Argument: `context`.
  public var beginPrint: SafeSignal<PrintContext> { signal(ofOne: "begin-print") }

  /// Emitted when displaying the print dialog.
  public var createCustomWidget: SignalRequest<Object?> { request("create-custom-widget") }

  /// Emitted right before `beginPrint` if you added a custom widget in the `createCustomWidget` handler.
  ///
  /// Argument: `widget`.
  public var customWidgetApply: SafeSignal<Widget> { signal(ofOne: "custom-widget-apply") }

  /// Emitted when the print operation run has finished doing everything required for printing.
  ///
  /// Argument: `result`.
  public var done: SafeSignal<PrintOperationResult> { signal(ofOne: "done") }

  /// Emitted for every page that is printed.
  ///
  /// Arguments: `context`, `pageNr`.
  public var drawPage: SafeSignal<(PrintContext, Int)> { signal(ofSeveral: "draw-page") }

  /// Emitted after all pages have been rendered.
  ///
  /// Argument: `context`.
  public var endPrint: SafeSignal<PrintContext> { signal(ofOne: "end-print") }

  /// Emitted after the `beginPrint` signal, but before the actual rendering starts.
  ///
  /// Argument: `context`.
  public var paginate: SignalRequest<Bool, PrintContext> { request("paginate") }

  /// Gets emitted when a preview is requested from the native dialog.
  ///
  /// Arguments: `preview`, `context`, `parent`.
  public var preview: SignalRequest<Bool, any PrintOperationPreview, PrintContext, Window?> {
    request("preview", reading: { ($0.interface(at: 1), $0.value(at: 2), $0.value(at: 3)) })
  }

  /// Emitted once for every page that is printed.
  ///
  /// Arguments: `context`, `pageNr`, `setup`.
  public var requestPageSetup: SafeSignal<(PrintContext, Int, PageSetup)> { signal(ofSeveral: "request-page-setup") }

  /// Emitted at between the various phases of the print operation.
  public var statusChanged: SafeSignal<Void> { signal("status-changed") }

  /// Emitted after change of selected printer.
  ///
  /// Arguments: `widget`, `setup`, `settings`.
  public var updateCustomWidget: SafeSignal<(Widget, PageSetup, PrintSettings)> {
    signal(ofSeveral: "update-custom-widget")
  }
}

/// A `PrintSettings` object represents the settings of a print dialog in a system-independent way.
open class PrintSettings: Object {
  open override class var gType: GType { gtk_print_settings_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PrintSettings` object.
  public init() {
    super.init(adopting: gtk_print_settings_new().raw)
  }

  /// Reads the print settings from `fileName`.
  public init(fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_print_settings_new_from_file(fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Deserialize print settings from an a{sv} variant.
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_print_settings_new_from_gvariant(variant.opaque).raw)
  }

  /// Reads the print settings from the group `groupName` in `keyFile`.
  public init(keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_print_settings_new_from_key_file(keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Copies a `PrintSettings` object.
  @discardableResult
  public final func copy() -> PrintSettings { givenObject(opaque: gtk_print_settings_copy(opaque))! }

  /// Calls `func` for each key-value pair of `settings`.
  public final func foreach(_ `func`: @escaping (String, String) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_print_settings_foreach(opaque, callGtkPrintSettingsFunc, lent.closure(`func`))
  }

  /// Looks up the string value associated with `key`.
  public final func get(_ key: String) -> String? { lentString(ifAny: gtk_print_settings_get(opaque, key)) }

  /// Returns the boolean represented by the value that is associated with `key`.
  public final func getBool(_ key: String) -> Bool { gtk_print_settings_get_bool(opaque, key).isTrue }

  /// Gets the value of `GTK_PRINT_SETTINGS_COLLATE`.
  public final var collate: Bool {
    get { gtk_print_settings_get_collate(opaque).isTrue }
    set(collate) { gtk_print_settings_set_collate(opaque, collate.gboolean) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_DEFAULT_SOURCE`.
  public final var defaultSource: String? { lentString(ifAny: gtk_print_settings_get_default_source(opaque)) }

  /// Gets the value of `GTK_PRINT_SETTINGS_DITHER`.
  public final var dither: String? { lentString(ifAny: gtk_print_settings_get_dither(opaque)) }

  /// Returns the double value associated with `key`, or 0.
  public final func getDouble(_ key: String) -> Double { gtk_print_settings_get_double(opaque, key) }

  /// Returns the floating point number represented by the value that is associated with `key`, or `defaultVal` if the
  /// value does not represent a floating point number.
  public final func getDoubleWithDefault(_ key: String, def: Double) -> Double {
    gtk_print_settings_get_double_with_default(opaque, key, def)
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_DUPLEX`.
  public final var duplex: PrintDuplex {
    get { PrintDuplex(cValue: gtk_print_settings_get_duplex(opaque)) }
    set(duplex) { gtk_print_settings_set_duplex(opaque, duplex.cValue) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_FINISHINGS`.
  public final var finishings: String? { lentString(ifAny: gtk_print_settings_get_finishings(opaque)) }

  /// Returns the integer value of `key`, or 0.
  public final func getInt(_ key: String) -> Int { gtk_print_settings_get_int(opaque, key).int }

  /// Returns the value of `key`, interpreted as an integer, or the default value.
  public final func getIntWithDefault(_ key: String, def: Int) -> Int {
    gtk_print_settings_get_int_with_default(opaque, key, def.int32).int
  }

  /// Returns the value associated with `key`, interpreted as a length.
  public final func getLength(_ key: String, unit: PrintUnit) -> Double {
    gtk_print_settings_get_length(opaque, key, unit.cValue)
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_MEDIA_TYPE`.
  public final var mediaType: String? { lentString(ifAny: gtk_print_settings_get_media_type(opaque)) }

  /// Gets the value of `GTK_PRINT_SETTINGS_N_COPIES`.
  public final var nCopies: Int {
    get { gtk_print_settings_get_n_copies(opaque).int }
    set(numCopies) { gtk_print_settings_set_n_copies(opaque, numCopies.int32) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_NUMBER_UP`.
  public final var numberUp: Int {
    get { gtk_print_settings_get_number_up(opaque).int }
    set(numberUp) { gtk_print_settings_set_number_up(opaque, numberUp.int32) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_NUMBER_UP_LAYOUT`.
  public final var numberUpLayout: NumberUpLayout {
    get { NumberUpLayout(cValue: gtk_print_settings_get_number_up_layout(opaque)) }
    set(numberUpLayout) { gtk_print_settings_set_number_up_layout(opaque, numberUpLayout.cValue) }
  }

  /// Get the value of `GTK_PRINT_SETTINGS_ORIENTATION`, converted to a `PageOrientation`.
  public final var orientation: PageOrientation {
    get { PageOrientation(cValue: gtk_print_settings_get_orientation(opaque)) }
    set(orientation) { gtk_print_settings_set_orientation(opaque, orientation.cValue) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_OUTPUT_BIN`.
  public final var outputBin: String? { lentString(ifAny: gtk_print_settings_get_output_bin(opaque)) }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAGE_RANGES`.
  public final var pageRanges: [PageRange] {
    get {
      var cNumRanges: Int32 = 0
      let result = gtk_print_settings_get_page_ranges(opaque, &cNumRanges)
      return elements(result, count: cNumRanges.int, isGiven: true) { PageRange(cValue: $0) }
    }
    set(pageRanges) {
      var cPageRanges = pageRanges.map { $0.cValue }
      gtk_print_settings_set_page_ranges(opaque, &cPageRanges, pageRanges.count.int32)
    }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAGE_SET`.
  public final var pageSet: PageSet {
    get { PageSet(cValue: gtk_print_settings_get_page_set(opaque)) }
    set(pageSet) { gtk_print_settings_set_page_set(opaque, pageSet.cValue) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAPER_HEIGHT`, converted to `unit`.
  public final func getPaperHeight(_ unit: PrintUnit) -> Double {
    gtk_print_settings_get_paper_height(opaque, unit.cValue)
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAPER_FORMAT`, converted to a `PaperSize`.
  public final var paperSize: PaperSize? { givenBoxed(opaque: gtk_print_settings_get_paper_size(opaque)) }

  /// Gets the value of `GTK_PRINT_SETTINGS_PAPER_WIDTH`, converted to `unit`.
  public final func getPaperWidth(_ unit: PrintUnit) -> Double {
    gtk_print_settings_get_paper_width(opaque, unit.cValue)
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_PRINT_PAGES`.
  public final var printPages: PrintPages {
    get { PrintPages(cValue: gtk_print_settings_get_print_pages(opaque)) }
    set(pages) { gtk_print_settings_set_print_pages(opaque, pages.cValue) }
  }

  /// Convenience function to obtain the value of `GTK_PRINT_SETTINGS_PRINTER`.
  public final var printer: String? { lentString(ifAny: gtk_print_settings_get_printer(opaque)) }

  /// Gets the value of `GTK_PRINT_SETTINGS_PRINTER_LPI`.
  public final var printerLpi: Double {
    get { gtk_print_settings_get_printer_lpi(opaque) }
    set(lpi) { gtk_print_settings_set_printer_lpi(opaque, lpi) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_QUALITY`.
  public final var quality: PrintQuality {
    get { PrintQuality(cValue: gtk_print_settings_get_quality(opaque)) }
    set(quality) { gtk_print_settings_set_quality(opaque, quality.cValue) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_RESOLUTION`.
  public final var resolution: Int {
    get { gtk_print_settings_get_resolution(opaque).int }
    set(resolution) { gtk_print_settings_set_resolution(opaque, resolution.int32) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_RESOLUTION_X`.
  public final var resolutionX: Int { gtk_print_settings_get_resolution_x(opaque).int }

  /// Gets the value of `GTK_PRINT_SETTINGS_RESOLUTION_Y`.
  public final var resolutionY: Int { gtk_print_settings_get_resolution_y(opaque).int }

  /// Gets the value of `GTK_PRINT_SETTINGS_REVERSE`.
  public final var reverse: Bool {
    get { gtk_print_settings_get_reverse(opaque).isTrue }
    set(reverse) { gtk_print_settings_set_reverse(opaque, reverse.gboolean) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_SCALE`.
  public final var scale: Double {
    get { gtk_print_settings_get_scale(opaque) }
    set(scale) { gtk_print_settings_set_scale(opaque, scale) }
  }

  /// Gets the value of `GTK_PRINT_SETTINGS_USE_COLOR`.
  public final var useColor: Bool {
    get { gtk_print_settings_get_use_color(opaque).isTrue }
    set(useColor) { gtk_print_settings_set_use_color(opaque, useColor.gboolean) }
  }

  /// Returns `true`, if a value is associated with `key`.
  public final func hasKey(_ key: String) -> Bool { gtk_print_settings_has_key(opaque, key).isTrue }

  /// Reads the print settings from `fileName`.
  public final func loadFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_load_file(opaque, fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Reads the print settings from the group `groupName` in `keyFile`.
  public final func loadKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_load_key_file(opaque, keyFile.opaque, groupName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Associates `value` with `key`.
  public final func set(_ key: String, value: String?) { gtk_print_settings_set(opaque, key, value) }

  /// Sets `key` to a boolean value.
  public final func setBool(_ key: String, value: Bool) { gtk_print_settings_set_bool(opaque, key, value.gboolean) }

  /// Sets the value of `GTK_PRINT_SETTINGS_DEFAULT_SOURCE`.
  public final func setDefaultSource(_ defaultSource: String) {
    gtk_print_settings_set_default_source(opaque, defaultSource)
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_DITHER`.
  public final func setDither(_ dither: String) { gtk_print_settings_set_dither(opaque, dither) }

  /// Sets `key` to a double value.
  public final func setDouble(_ key: String, value: Double) { gtk_print_settings_set_double(opaque, key, value) }

  /// Sets the value of `GTK_PRINT_SETTINGS_FINISHINGS`.
  public final func setFinishings(_ finishings: String) { gtk_print_settings_set_finishings(opaque, finishings) }

  /// Sets `key` to an integer value.
  public final func setInt(_ key: String, value: Int) { gtk_print_settings_set_int(opaque, key, value.int32) }

  /// Associates a length in units of `unit` with `key`.
  public final func setLength(_ key: String, value: Double, unit: PrintUnit) {
    gtk_print_settings_set_length(opaque, key, value, unit.cValue)
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_MEDIA_TYPE`.
  public final func setMediaType(_ mediaType: String) { gtk_print_settings_set_media_type(opaque, mediaType) }

  /// Sets the value of `GTK_PRINT_SETTINGS_OUTPUT_BIN`.
  public final func setOutputBin(_ outputBin: String) { gtk_print_settings_set_output_bin(opaque, outputBin) }

  /// Sets the value of `GTK_PRINT_SETTINGS_PAPER_HEIGHT`.
  public final func setPaperHeight(height: Double, unit: PrintUnit) {
    gtk_print_settings_set_paper_height(opaque, height, unit.cValue)
  }

  /// Sets the value of `GTK_PRINT_SETTINGS_PAPER_FORMAT`, `GTK_PRINT_SETTINGS_PAPER_WIDTH` and
  /// `GTK_PRINT_SETTINGS_PAPER_HEIGHT`.
  public final func setPaperSize(_ paperSize: PaperSize) { gtk_print_settings_set_paper_size(opaque, paperSize.opaque) }

  /// Sets the value of `GTK_PRINT_SETTINGS_PAPER_WIDTH`.
  public final func setPaperWidth(width: Double, unit: PrintUnit) {
    gtk_print_settings_set_paper_width(opaque, width, unit.cValue)
  }

  /// Convenience function to set `GTK_PRINT_SETTINGS_PRINTER` to `printer`.
  public final func setPrinter(_ printer: String) { gtk_print_settings_set_printer(opaque, printer) }

  /// Sets the values of `GTK_PRINT_SETTINGS_RESOLUTION`, `GTK_PRINT_SETTINGS_RESOLUTION_X` and
  /// `GTK_PRINT_SETTINGS_RESOLUTION_Y`.
  public final func setResolutionXy(resolutionX: Int, resolutionY: Int) {
    gtk_print_settings_set_resolution_xy(opaque, resolutionX.int32, resolutionY.int32)
  }

  /// This function saves the print settings from `settings` to `fileName`.
  public final func toFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_print_settings_to_file(opaque, fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Serialize print settings to an a{sv} variant.
  @discardableResult
  public final func toGvariant() -> GLib.Variant { promised(lentBoxed(opaque: gtk_print_settings_to_gvariant(opaque))) }

  /// This function adds the print settings from `settings` to `keyFile`.
  public final func toKeyFile(_ keyFile: GLib.KeyFile, groupName: String?) {
    gtk_print_settings_to_key_file(opaque, keyFile.opaque, groupName)
  }

  /// Removes any value associated with `key`.
  public final func unset(_ key: String) { gtk_print_settings_unset(opaque, key) }
}

/// A `Printer` object represents a printer.
open class Printer: Object {
  open override class var gType: GType { gtk_printer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// `true` if the printer is accepting jobs.
  public final var acceptingJobs: Bool { getProperty("accepting-jobs") }

  /// `true` if this printer can accept PDF.
  public final var acceptsPdf: Bool { getProperty("accepts-pdf") }

  /// `true` if this printer can accept PostScript.
  public final var acceptsPs: Bool { getProperty("accepts-ps") }

  /// Icon name to use for the printer.
  public final var iconName: String { lentString(gtk_printer_get_icon_name(opaque)) }

  /// `false` if this represents a real hardware device.
  public final var isVirtual: Bool { getProperty("is-virtual") }

  /// Number of jobs queued in the printer.
  public final var jobCount: Int { gtk_printer_get_job_count(opaque).int }

  /// Information about the location of the printer.
  public final var location: String { lentString(gtk_printer_get_location(opaque)) }

  /// The name of the printer.
  public final var name: String { lentString(gtk_printer_get_name(opaque)) }

  /// `true` if this printer is paused.
  public final var paused: Bool { getProperty("paused") }

  /// String giving the current status of the printer.
  public final var stateMessage: String { lentString(gtk_printer_get_state_message(opaque)) }

  /// Compares two printers.
  @discardableResult
  public final func compare(_ b: Printer) -> Int { gtk_printer_compare(opaque, b.opaque).int }

  /// Returns the printer’s capabilities.
  public final var capabilities: PrintCapabilities { PrintCapabilities(cValue: gtk_printer_get_capabilities(opaque)) }

  /// Returns default page size of `printer`.
  public final var defaultPageSize: PageSetup? { givenObject(opaque: gtk_printer_get_default_page_size(opaque)) }

  /// Gets the description of the printer.
  public final var description: String { lentString(gtk_printer_get_description(opaque)) }

  /// Retrieve the hard margins of `printer`.
  public final var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_printer_get_hard_margins(opaque, &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Retrieve the hard margins of `printer` for `paperSize`.
  public final func getHardMarginsForPaperSize(_ paperSize: PaperSize) -> (
    top: Double, bottom: Double, left: Double, right: Double
  )? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_printer_get_hard_margins_for_paper_size(opaque, paperSize.opaque, &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Returns whether the printer details are available.
  public final var hasDetails: Bool { gtk_printer_has_details(opaque).isTrue }

  /// Returns whether the printer is accepting jobs
  public final var isAcceptingJobs: Bool { gtk_printer_is_accepting_jobs(opaque).isTrue }

  /// Returns whether the printer is currently active (i.e. accepts new jobs).
  public final var isActive: Bool { gtk_printer_is_active(opaque).isTrue }

  /// Returns whether the printer is the default printer.
  public final var isDefault: Bool { gtk_printer_is_default(opaque).isTrue }

  /// Returns whether the printer is currently paused.
  public final var isPaused: Bool { gtk_printer_is_paused(opaque).isTrue }

  /// Lists all the paper sizes `printer` supports.
  @discardableResult
  public final func listPapers() -> [PageSetup] {
    lists(gtk_printer_list_papers(opaque), isGiven: true) { givenObject($0) as PageSetup? }
  }

  /// Requests the printer details.
  public final func requestDetails() { gtk_printer_request_details(opaque) }
}

extension Reactive where Base: Printer {
  /// `true` if the printer is accepting jobs.
  public var acceptingJobs: SafeSignal<Bool> { readOnlyProperty("accepting-jobs") }

  /// `true` if this printer can accept PDF.
  public var acceptsPdf: SafeSignal<Bool> { readOnlyProperty("accepts-pdf") }

  /// `true` if this printer can accept PostScript.
  public var acceptsPs: SafeSignal<Bool> { readOnlyProperty("accepts-ps") }

  /// Icon name to use for the printer.
  public var iconName: SafeSignal<String> { readOnlyProperty("icon-name") }

  /// `false` if this represents a real hardware device.
  public var isVirtual: SafeSignal<Bool> { readOnlyProperty("is-virtual") }

  /// Number of jobs queued in the printer.
  public var jobCount: SafeSignal<Int> { readOnlyProperty("job-count") }

  /// Information about the location of the printer.
  public var location: SafeSignal<String> { readOnlyProperty("location") }

  /// The name of the printer.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// `true` if this printer is paused.
  public var paused: SafeSignal<Bool> { readOnlyProperty("paused") }

  /// String giving the current status of the printer.
  public var stateMessage: SafeSignal<String> { readOnlyProperty("state-message") }

  /// Emitted in response to a request for detailed information about a printer from the print backend.
  ///
  /// Argument: `success`.
  public var detailsAcquired: SafeSignal<Bool> { signal(ofOne: "details-acquired") }
}

/// `ProgressBar` is typically used to display the progress of a long running operation.
open class ProgressBar: Widget, Orientable {
  open override class var gType: GType { gtk_progress_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ProgressBar`.
  public init() {
    super.init(adopting: gtk_progress_bar_new())
  }

  /// The preferred place to ellipsize the string.
  public final var ellipsize: Pango.EllipsizeMode {
    get { Pango.EllipsizeMode(cValue: gtk_progress_bar_get_ellipsize(opaque)) }
    set { gtk_progress_bar_set_ellipsize(opaque, newValue.cValue) }
  }

  /// The fraction of total work that has been completed.
  public final var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, newValue) }
  }

  /// Invert the direction in which the progress bar grows.
  public final var inverted: Bool {
    get { gtk_progress_bar_get_inverted(opaque).isTrue }
    set { gtk_progress_bar_set_inverted(opaque, newValue.gboolean) }
  }

  /// The fraction of total progress to move the bounding block when pulsed.
  public final var pulseStep: Double {
    get { gtk_progress_bar_get_pulse_step(opaque) }
    set { gtk_progress_bar_set_pulse_step(opaque, newValue) }
  }

  /// Sets whether the progress bar will show a text in addition to the bar itself.
  public final var showText: Bool {
    get { gtk_progress_bar_get_show_text(opaque).isTrue }
    set { gtk_progress_bar_set_show_text(opaque, newValue.gboolean) }
  }

  /// Text to be displayed in the progress bar.
  public final var text: String? {
    get { lentString(ifAny: gtk_progress_bar_get_text(opaque)) }
    set { lend(newValue) { gtk_progress_bar_set_text(opaque, $0) } }
  }

  /// Indicates that some progress has been made, but you don’t know how much.
  public final func pulse() { gtk_progress_bar_pulse(opaque) }
}

extension Reactive where Base: ProgressBar {
  /// The preferred place to ellipsize the string.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// The fraction of total work that has been completed.
  public var fraction: DynamicSubject<Double> {
    property("fraction", get: { (object: ProgressBar) in object.fraction }, set: { $0.fraction = $1 })
  }

  /// Invert the direction in which the progress bar grows.
  public var inverted: DynamicSubject<Bool> {
    property("inverted", get: { (object: ProgressBar) in object.inverted }, set: { $0.inverted = $1 })
  }

  /// The fraction of total progress to move the bounding block when pulsed.
  public var pulseStep: DynamicSubject<Double> {
    property("pulse-step", get: { (object: ProgressBar) in object.pulseStep }, set: { $0.pulseStep = $1 })
  }

  /// Sets whether the progress bar will show a text in addition to the bar itself.
  public var showText: DynamicSubject<Bool> {
    property("show-text", get: { (object: ProgressBar) in object.showText }, set: { $0.showText = $1 })
  }

  /// Text to be displayed in the progress bar.
  public var text: DynamicSubject<String?> {
    property("text", get: { (object: ProgressBar) in object.text }, set: { $0.text = $1 })
  }
}

/// A `GObject` property value in a `ValueExpression`.
open class PropertyExpression: ValueExpression {
  open override class var gType: GType { gtk_property_expression_get_type() }

  /// Creates an expression that looks up a property.
  public convenience init(thisType: any GTyped.Type, expression: ValueExpression? = nil, propertyName: String) {
    self.init(taking: gtk_property_expression_new(thisType.registeredType, expression?.given(), propertyName).raw)
  }

  /// Creates an expression that looks up a property.
  public convenience init(expression: ValueExpression?, pspec: ParamSpec) {
    self.init(taking: gtk_property_expression_new_for_pspec(expression?.given(), pspec.gParamSpec).raw)
  }

  /// Gets the expression specifying the object of a property expression.
  public final var expression: ValueExpression? { lentBoxed(opaque: gtk_property_expression_get_expression(opaque)) }

  /// Gets the `GParamSpec` specifying the property of a property expression.
  public final var pspec: ParamSpec { promised(lentBoxed(gtk_property_expression_get_pspec(opaque))) }
}

/// `RangeControl` is the common base class for widgets which visualize an adjustment.
open class RangeControl: Widget, Orientable {
  open override class var gType: GType { gtk_range_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkRange: UnsafeMutablePointer<GtkRange> { pointer.assumingMemoryBound(to: GtkRange.self) }

  /// The adjustment that is controlled by the range.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_range_get_adjustment(gtkRange)) }
    set { gtk_range_set_adjustment(gtkRange, newValue?.gtkAdjustment) }
  }

  /// The fill level (e.g. prebuffering of a network stream).
  public final var fillLevel: Double {
    get { gtk_range_get_fill_level(gtkRange) }
    set { gtk_range_set_fill_level(gtkRange, newValue) }
  }

  /// If `true`, the direction in which the slider moves is inverted.
  public final var inverted: Bool {
    get { gtk_range_get_inverted(gtkRange).isTrue }
    set { gtk_range_set_inverted(gtkRange, newValue.gboolean) }
  }

  /// Controls whether slider movement is restricted to an upper boundary set by the fill level.
  public final var restrictToFillLevel: Bool {
    get { gtk_range_get_restrict_to_fill_level(gtkRange).isTrue }
    set { gtk_range_set_restrict_to_fill_level(gtkRange, newValue.gboolean) }
  }

  /// The number of digits to round the value to when it changes.
  public final var roundDigits: Int {
    get { gtk_range_get_round_digits(gtkRange).int }
    set { gtk_range_set_round_digits(gtkRange, newValue.int32) }
  }

  /// Controls whether fill level indicator graphics are displayed on the trough.
  public final var showFillLevel: Bool {
    get { gtk_range_get_show_fill_level(gtkRange).isTrue }
    set { gtk_range_set_show_fill_level(gtkRange, newValue.gboolean) }
  }

  /// Gets whether the `RangeControl` respects text direction.
  public final var flippable: Bool {
    get { gtk_range_get_flippable(gtkRange).isTrue }
    set(flippable) { gtk_range_set_flippable(gtkRange, flippable.gboolean) }
  }

  /// This function returns the area that contains the range’s trough, in coordinates relative to `range`'s origin.
  public final var rangeRect: Gdk.Rectangle {
    var cRangeRect = GdkRectangle()
    gtk_range_get_range_rect(gtkRange, &cRangeRect)
    return Gdk.Rectangle(cValue: cRangeRect)
  }

  /// This function returns sliders range along the long dimension, in widget->window coordinates.
  public final var sliderRange: (sliderStart: Int, sliderEnd: Int) {
    var cSliderStart: Int32 = 0
    var cSliderEnd: Int32 = 0
    gtk_range_get_slider_range(gtkRange, &cSliderStart, &cSliderEnd)
    return (cSliderStart.int, cSliderEnd.int)
  }

  /// This function is useful mainly for `RangeControl` subclasses.
  public final var sliderSizeFixed: Bool {
    get { gtk_range_get_slider_size_fixed(gtkRange).isTrue }
    set(sizeFixed) { gtk_range_set_slider_size_fixed(gtkRange, sizeFixed.gboolean) }
  }

  /// Gets the current value of the range.
  public final var value: Double {
    get { gtk_range_get_value(gtkRange) }
    set(value) { gtk_range_set_value(gtkRange, value) }
  }

  /// Sets the step and page sizes for the range.
  public final func setIncrements(step: Double, page: Double) { gtk_range_set_increments(gtkRange, step, page) }

  /// Sets the allowable values in the `RangeControl`.
  public final func setRange(min: Double, max: Double) { gtk_range_set_range(gtkRange, min, max) }
}

extension Reactive where Base: RangeControl {
  /// The adjustment that is controlled by the range.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The fill level (e.g. prebuffering of a network stream).
  public var fillLevel: DynamicSubject<Double> {
    property("fill-level", get: { (object: RangeControl) in object.fillLevel }, set: { $0.fillLevel = $1 })
  }

  /// If `true`, the direction in which the slider moves is inverted.
  public var inverted: DynamicSubject<Bool> {
    property("inverted", get: { (object: RangeControl) in object.inverted }, set: { $0.inverted = $1 })
  }

  /// Controls whether slider movement is restricted to an upper boundary set by the fill level.
  public var restrictToFillLevel: DynamicSubject<Bool> {
    property(
      "restrict-to-fill-level", get: { (object: RangeControl) in object.restrictToFillLevel },
      set: { $0.restrictToFillLevel = $1 })
  }

  /// The number of digits to round the value to when it changes.
  public var roundDigits: DynamicSubject<Int> {
    property("round-digits", get: { (object: RangeControl) in object.roundDigits }, set: { $0.roundDigits = $1 })
  }

  /// Controls whether fill level indicator graphics are displayed on the trough.
  public var showFillLevel: DynamicSubject<Bool> {
    property("show-fill-level", get: { (object: RangeControl) in object.showFillLevel }, set: { $0.showFillLevel = $1 })
  }

  /// Emitted before clamping a value, to give the application a chance to adjust the bounds.
  ///
  /// Argument: `value`.
  public var adjustBounds: SafeSignal<Double> { signal(ofOne: "adjust-bounds") }

  /// Emitted when a scroll action is performed on a range.
  ///
  /// Arguments: `scroll`, `value`.
  public var changeValue: SignalRequest<Bool, ScrollType, Double> { request("change-value") }

  /// Virtual function that moves the slider.
  ///
  /// Argument: `step`.
  public var moveSlider: SafeSignal<ScrollType> { signal(ofOne: "move-slider") }

  /// Emitted when the range value changes.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }
}

/// `RecentManager` manages and looks up recently used files.
open class RecentManager: Object {
  open override class var gType: GType { gtk_recent_manager_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkRecentManager: UnsafeMutablePointer<GtkRecentManager> {
    pointer.assumingMemoryBound(to: GtkRecentManager.self)
  }

  /// Creates a new recent manager object.
  public init() {
    super.init(adopting: gtk_recent_manager_new())
  }

  /// The full path to the file to be used to store and read the recently used resources list
  public final var filename: String { getProperty("filename") }

  /// The size of the recently used resources list.
  public final var size: Int { getProperty("size") }

  /// Adds a new resource, pointed by `uri`, into the recently used resources list.
  @discardableResult
  public final func addItem(_ uri: String) -> Bool { gtk_recent_manager_add_item(gtkRecentManager, uri).isTrue }

  /// Gets the list of recently used resources.
  public final var items: [RecentInfo] {
    lists(gtk_recent_manager_get_items(gtkRecentManager), isGiven: true) { givenBoxed($0) as RecentInfo? }
  }

  /// Checks whether there is a recently used resource registered with `uri` inside the recent manager.
  public final func hasItem(_ uri: String) -> Bool { gtk_recent_manager_has_item(gtkRecentManager, uri).isTrue }

  /// Searches for a URI inside the recently used resources list, and returns a `RecentInfo` containing information
  /// about the resource like its MIME type, or its display name.
  public final func lookupItem(_ uri: String) throws(GLib.Failure) -> RecentInfo? {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_manager_lookup_item(gtkRecentManager, uri, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return givenBoxed(opaque: result)
  }

  /// Changes the location of a recently used resource from `uri` to `newUri`.
  public final func moveItem(_ uri: String, newUri: String?) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_recent_manager_move_item(gtkRecentManager, uri, newUri, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Purges every item from the recently used resources list.
  @discardableResult
  public final func purgeItems() throws(GLib.Failure) -> Int {
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_recent_manager_purge_items(gtkRecentManager, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return result.int
  }

  /// Removes a resource pointed by `uri` from the recently used resources list handled by a recent manager.
  public final func removeItem(_ uri: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_recent_manager_remove_item(gtkRecentManager, uri, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Gets a unique instance of `RecentManager` that you can share in your application without caring about memory
  /// management.
  public static var `default`: RecentManager { lentObject(gtk_recent_manager_get_default())! }
}

extension Reactive where Base: RecentManager {
  /// The full path to the file to be used to store and read the recently used resources list
  public var filename: SafeSignal<String> { readOnlyProperty("filename") }

  /// The size of the recently used resources list.
  public var size: SafeSignal<Int> { readOnlyProperty("size") }

  /// Emitted when the current recently used resources manager changes its contents.
  public var changed: SafeSignal<Void> { signal("changed") }
}

/// A `Revealer` animates the transition of its child from invisible to visible.
open class Revealer: Widget {
  open override class var gType: GType { gtk_revealer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Revealer`.
  public init() {
    super.init(adopting: gtk_revealer_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_revealer_get_child(opaque)) }
    set { gtk_revealer_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Whether the child is revealed and the animation target reached.
  public final var childRevealed: Bool { gtk_revealer_get_child_revealed(opaque).isTrue }

  /// Whether the revealer should reveal the child.
  public final var revealChild: Bool {
    get { gtk_revealer_get_reveal_child(opaque).isTrue }
    set { gtk_revealer_set_reveal_child(opaque, newValue.gboolean) }
  }

  /// The animation duration, in milliseconds.
  public final var transitionDuration: Int {
    get { gtk_revealer_get_transition_duration(opaque).int }
    set { gtk_revealer_set_transition_duration(opaque, newValue.uint32) }
  }

  /// The type of animation used to transition.
  public final var transitionType: RevealerTransitionType {
    get { RevealerTransitionType(cValue: gtk_revealer_get_transition_type(opaque)) }
    set { gtk_revealer_set_transition_type(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: Revealer {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the child is revealed and the animation target reached.
  public var childRevealed: SafeSignal<Bool> { readOnlyProperty("child-revealed") }

  /// Whether the revealer should reveal the child.
  public var revealChild: DynamicSubject<Bool> {
    property("reveal-child", get: { (object: Revealer) in object.revealChild }, set: { $0.revealChild = $1 })
  }

  /// The animation duration, in milliseconds.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { (object: Revealer) in object.transitionDuration },
      set: { $0.transitionDuration = $1 })
  }

  /// The type of animation used to transition.
  public var transitionType: DynamicSubject<RevealerTransitionType> { property("transition-type") }
}
