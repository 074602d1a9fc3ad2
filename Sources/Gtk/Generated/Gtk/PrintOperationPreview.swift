// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkPrintOperationPreview`](https://docs.gtk.org/gtk4/iface.PrintOperationPreview.html).
public protocol PrintOperationPreview: Object {}

extension PrintOperationPreview {
  /// Calls
  /// [`gtk_print_operation_preview_end_preview()`](https://docs.gtk.org/gtk4/method.PrintOperationPreview.end_preview.html).
  public func endPreview() { gtk_print_operation_preview_end_preview(opaque) }

  /// Calls
  /// [`gtk_print_operation_preview_is_selected()`](https://docs.gtk.org/gtk4/method.PrintOperationPreview.is_selected.html).
  public func isSelected(_ pageNr: Int) -> Bool { gtk_print_operation_preview_is_selected(opaque, pageNr.int32).isTrue }

  /// Calls
  /// [`gtk_print_operation_preview_render_page()`](https://docs.gtk.org/gtk4/method.PrintOperationPreview.render_page.html).
  public func renderPage(_ pageNr: Int) { gtk_print_operation_preview_render_page(opaque, pageNr.int32) }
}

extension Reactive where Base: PrintOperationPreview {
  /// The signal [`got-page-size`](https://docs.gtk.org/gtk4/signal.PrintOperationPreview.got-page-size.html) of
  /// `GtkPrintOperationPreview`.
  ///
  /// Arguments: `context`, `pageSetup`.
  public var gotPageSize: SafeSignal<(PrintContext, PageSetup)> { signal(ofSeveral: "got-page-size") }

  /// The signal [`ready`](https://docs.gtk.org/gtk4/signal.PrintOperationPreview.ready.html) of
  /// `GtkPrintOperationPreview`.
  ///
  /// Argument: `context`.
  public var ready: SafeSignal<PrintContext> { signal(ofOne: "ready") }
}

/// An object of a class that is private to its library, known by its interface.
final class PrintOperationPreviewObject: Object, PrintOperationPreview {}
