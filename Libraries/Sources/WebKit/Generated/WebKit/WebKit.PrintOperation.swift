// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitPrintOperation`](https://webkitgtk.org/reference/webkitgtk/stable/class.PrintOperation.html).
  open class PrintOperation: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_print_operation_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_print_operation_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.PrintOperation.new.html).
    public init(webView: WebKit.WebView) {
      super.init(adopting: webkit_print_operation_new(webView.webKitWebView).raw)
    }

    /// The property
    /// [`page-setup`](https://webkitgtk.org/reference/webkitgtk/stable/property.PrintOperation.page-setup.html) of
    /// `WebKitPrintOperation`.
    public final var pageSetup: Gtk.PageSetup? {
      get { Gtk.lentObject(opaque: webkit_print_operation_get_page_setup(Gtk.instance(self))) }
      set { webkit_print_operation_set_page_setup(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`print-settings`](https://webkitgtk.org/reference/webkitgtk/stable/property.PrintOperation.print-settings.html)
    /// of `WebKitPrintOperation`.
    public final var printSettings: Gtk.PrintSettings? {
      get { Gtk.lentObject(opaque: webkit_print_operation_get_print_settings(Gtk.instance(self))) }
      set { webkit_print_operation_set_print_settings(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`web-view`](https://webkitgtk.org/reference/webkitgtk/stable/property.PrintOperation.web-view.html) of
    /// `WebKitPrintOperation`.
    public final var webView: WebKit.WebView? { getProperty("web-view") }

    /// Calls
    /// [`webkit_print_operation_print()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PrintOperation.print.html).
    public final func print() { webkit_print_operation_print(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_print_operation_run_dialog()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PrintOperation.run_dialog.html).
    @discardableResult
    public final func runDialog(_ parent: Gtk.Window?) -> WebKit.PrintOperationResponse {
      WebKit.PrintOperationResponse(cValue: webkit_print_operation_run_dialog(Gtk.instance(self), parent?.gtkWindow))
    }
  }
}

extension Reactive where Base: WebKit.PrintOperation {
  /// The property
  /// [`page-setup`](https://webkitgtk.org/reference/webkitgtk/stable/property.PrintOperation.page-setup.html) of
  /// `WebKitPrintOperation`.
  public var pageSetup: DynamicSubject<Gtk.PageSetup?> { property("page-setup") }

  /// The property
  /// [`print-settings`](https://webkitgtk.org/reference/webkitgtk/stable/property.PrintOperation.print-settings.html)
  /// of `WebKitPrintOperation`.
  public var printSettings: DynamicSubject<Gtk.PrintSettings?> { property("print-settings") }

  /// The property [`web-view`](https://webkitgtk.org/reference/webkitgtk/stable/property.PrintOperation.web-view.html)
  /// of `WebKitPrintOperation`.
  public var webView: SafeSignal<WebKit.WebView?> { readOnlyProperty("web-view") }

  /// The signal [`failed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.PrintOperation.failed.html) of
  /// `WebKitPrintOperation`.
  ///
  /// Argument: `error`.
  public var failed: SafeSignal<GLib.Failure> { signal(ofOne: "failed") }

  /// The signal [`finished`](https://webkitgtk.org/reference/webkitgtk/stable/signal.PrintOperation.finished.html) of
  /// `WebKitPrintOperation`.
  public var finished: SafeSignal<Void> { signal("finished") }
}
