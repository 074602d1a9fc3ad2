// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkPrinter`](https://docs.gtk.org/gtk4/class.Printer.html).
open class Printer: Object {
  open override class var gType: GType { gtk_printer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`accepting-jobs`](https://docs.gtk.org/gtk4/property.Printer.accepting-jobs.html) of `GtkPrinter`.
  public final var acceptingJobs: Bool { getProperty("accepting-jobs") }

  /// The property [`accepts-pdf`](https://docs.gtk.org/gtk4/property.Printer.accepts-pdf.html) of `GtkPrinter`.
  public final var acceptsPdf: Bool { getProperty("accepts-pdf") }

  /// The property [`accepts-ps`](https://docs.gtk.org/gtk4/property.Printer.accepts-ps.html) of `GtkPrinter`.
  public final var acceptsPs: Bool { getProperty("accepts-ps") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Printer.icon-name.html) of `GtkPrinter`.
  public final var iconName: String { lentString(gtk_printer_get_icon_name(instance(self))) }

  /// The property [`is-virtual`](https://docs.gtk.org/gtk4/property.Printer.is-virtual.html) of `GtkPrinter`.
  public final var isVirtual: Bool { getProperty("is-virtual") }

  /// The property [`job-count`](https://docs.gtk.org/gtk4/property.Printer.job-count.html) of `GtkPrinter`.
  public final var jobCount: Int { gtk_printer_get_job_count(instance(self)).int }

  /// The property [`location`](https://docs.gtk.org/gtk4/property.Printer.location.html) of `GtkPrinter`.
  public final var location: String { lentString(gtk_printer_get_location(instance(self))) }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.Printer.name.html) of `GtkPrinter`.
  public final var name: String { lentString(gtk_printer_get_name(instance(self))) }

  /// The property [`paused`](https://docs.gtk.org/gtk4/property.Printer.paused.html) of `GtkPrinter`.
  public final var paused: Bool { getProperty("paused") }

  /// The property [`state-message`](https://docs.gtk.org/gtk4/property.Printer.state-message.html) of `GtkPrinter`.
  public final var stateMessage: String { lentString(gtk_printer_get_state_message(instance(self))) }

  /// Calls [`gtk_printer_compare()`](https://docs.gtk.org/gtk4/method.Printer.compare.html).
  @discardableResult
  public final func compare(_ b: Printer) -> Int { gtk_printer_compare(instance(self), b.opaque).int }

  /// Calls [`gtk_printer_get_capabilities()`](https://docs.gtk.org/gtk4/method.Printer.get_capabilities.html).
  public final var capabilities: PrintCapabilities {
    PrintCapabilities(cValue: gtk_printer_get_capabilities(instance(self)))
  }

  /// Calls
  /// [`gtk_printer_get_default_page_size()`](https://docs.gtk.org/gtk4/method.Printer.get_default_page_size.html).
  public final var defaultPageSize: PageSetup? {
    givenObject(opaque: gtk_printer_get_default_page_size(instance(self)))
  }

  /// Calls [`gtk_printer_get_description()`](https://docs.gtk.org/gtk4/method.Printer.get_description.html).
  public final var description: String { lentString(gtk_printer_get_description(instance(self))) }

  /// Calls [`gtk_printer_get_hard_margins()`](https://docs.gtk.org/gtk4/method.Printer.get_hard_margins.html).
  public final var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_printer_get_hard_margins(instance(self), &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Calls
  /// [`gtk_printer_get_hard_margins_for_paper_size()`](https://docs.gtk.org/gtk4/method.Printer.get_hard_margins_for_paper_size.html).
  public final func getHardMarginsForPaperSize(_ paperSize: PaperSize) -> (
    top: Double, bottom: Double, left: Double, right: Double
  )? {
    var cTop: Double = 0
    var cBottom: Double = 0
    var cLeft: Double = 0
    var cRight: Double = 0
    let result = gtk_printer_get_hard_margins_for_paper_size(
      instance(self), paperSize.opaque, &cTop, &cBottom, &cLeft, &cRight)
    guard result != 0 else { return nil }
    return (cTop, cBottom, cLeft, cRight)
  }

  /// Calls [`gtk_printer_has_details()`](https://docs.gtk.org/gtk4/method.Printer.has_details.html).
  public final var hasDetails: Bool { gtk_printer_has_details(instance(self)).isTrue }

  /// Calls [`gtk_printer_is_accepting_jobs()`](https://docs.gtk.org/gtk4/method.Printer.is_accepting_jobs.html).
  public final var isAcceptingJobs: Bool { gtk_printer_is_accepting_jobs(instance(self)).isTrue }

  /// Calls [`gtk_printer_is_active()`](https://docs.gtk.org/gtk4/method.Printer.is_active.html).
  public final var isActive: Bool { gtk_printer_is_active(instance(self)).isTrue }

  /// Calls [`gtk_printer_is_default()`](https://docs.gtk.org/gtk4/method.Printer.is_default.html).
  public final var isDefault: Bool { gtk_printer_is_default(instance(self)).isTrue }

  /// Calls [`gtk_printer_is_paused()`](https://docs.gtk.org/gtk4/method.Printer.is_paused.html).
  public final var isPaused: Bool { gtk_printer_is_paused(instance(self)).isTrue }

  /// Calls [`gtk_printer_list_papers()`](https://docs.gtk.org/gtk4/method.Printer.list_papers.html).
  @discardableResult
  public final func listPapers() -> [PageSetup] {
    lists(gtk_printer_list_papers(instance(self)), isGiven: true) { givenObject($0) as PageSetup? }
  }

  /// Calls [`gtk_printer_request_details()`](https://docs.gtk.org/gtk4/method.Printer.request_details.html).
  public final func requestDetails() { gtk_printer_request_details(instance(self)) }
}

extension Reactive where Base: Printer {
  /// The property [`accepting-jobs`](https://docs.gtk.org/gtk4/property.Printer.accepting-jobs.html) of `GtkPrinter`.
  public var acceptingJobs: SafeSignal<Bool> { readOnlyProperty("accepting-jobs") }

  /// The property [`accepts-pdf`](https://docs.gtk.org/gtk4/property.Printer.accepts-pdf.html) of `GtkPrinter`.
  public var acceptsPdf: SafeSignal<Bool> { readOnlyProperty("accepts-pdf") }

  /// The property [`accepts-ps`](https://docs.gtk.org/gtk4/property.Printer.accepts-ps.html) of `GtkPrinter`.
  public var acceptsPs: SafeSignal<Bool> { readOnlyProperty("accepts-ps") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Printer.icon-name.html) of `GtkPrinter`.
  public var iconName: SafeSignal<String> { readOnlyProperty("icon-name") }

  /// The property [`is-virtual`](https://docs.gtk.org/gtk4/property.Printer.is-virtual.html) of `GtkPrinter`.
  public var isVirtual: SafeSignal<Bool> { readOnlyProperty("is-virtual") }

  /// The property [`job-count`](https://docs.gtk.org/gtk4/property.Printer.job-count.html) of `GtkPrinter`.
  public var jobCount: SafeSignal<Int> { readOnlyProperty("job-count") }

  /// The property [`location`](https://docs.gtk.org/gtk4/property.Printer.location.html) of `GtkPrinter`.
  public var location: SafeSignal<String> { readOnlyProperty("location") }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.Printer.name.html) of `GtkPrinter`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`paused`](https://docs.gtk.org/gtk4/property.Printer.paused.html) of `GtkPrinter`.
  public var paused: SafeSignal<Bool> { readOnlyProperty("paused") }

  /// The property [`state-message`](https://docs.gtk.org/gtk4/property.Printer.state-message.html) of `GtkPrinter`.
  public var stateMessage: SafeSignal<String> { readOnlyProperty("state-message") }

  /// The signal [`details-acquired`](https://docs.gtk.org/gtk4/signal.Printer.details-acquired.html) of `GtkPrinter`.
  ///
  /// Argument: `success`.
  public var detailsAcquired: SafeSignal<Bool> { signal(ofOne: "details-acquired") }
}
