// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class [`WebKitDownload`](https://webkitgtk.org/reference/webkitgtk/stable/class.Download.html).
  open class Download: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_download_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`allow-overwrite`](https://webkitgtk.org/reference/webkitgtk/stable/property.Download.allow-overwrite.html) of
    /// `WebKitDownload`. Since WebKitGTK 2.6.
    public final var allowOverwrite: Bool {
      get { webkit_download_get_allow_overwrite(Gtk.instance(self)).isTrue }
      set { webkit_download_set_allow_overwrite(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`destination`](https://webkitgtk.org/reference/webkitgtk/stable/property.Download.destination.html) of
    /// `WebKitDownload`.
    public final var destination: String? { Gtk.lentString(ifAny: webkit_download_get_destination(Gtk.instance(self))) }

    /// The property
    /// [`estimated-progress`](https://webkitgtk.org/reference/webkitgtk/stable/property.Download.estimated-progress.html)
    /// of `WebKitDownload`.
    public final var estimatedProgress: Double { webkit_download_get_estimated_progress(Gtk.instance(self)) }

    /// The property [`response`](https://webkitgtk.org/reference/webkitgtk/stable/property.Download.response.html) of
    /// `WebKitDownload`.
    public final var response: WebKit.URIResponse? {
      Gtk.lentObject(opaque: webkit_download_get_response(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_download_cancel()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Download.cancel.html).
    public final func cancel() { webkit_download_cancel(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_download_get_elapsed_time()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Download.get_elapsed_time.html).
    public final var elapsedTime: Double { webkit_download_get_elapsed_time(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_download_get_received_data_length()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Download.get_received_data_length.html).
    public final var receivedDataLength: UInt { webkit_download_get_received_data_length(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_download_get_request()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Download.get_request.html).
    public final var request: WebKit.URIRequest? {
      Gtk.lentObject(opaque: webkit_download_get_request(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_download_get_web_view()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Download.get_web_view.html).
    public final var webView: WebKit.WebView? { Gtk.lentObject(webkit_download_get_web_view(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_download_set_destination()`](https://webkitgtk.org/reference/webkitgtk/stable/method.Download.set_destination.html).
    public final func setDestination(_ destination: String) {
      webkit_download_set_destination(Gtk.instance(self), destination)
    }
  }
}

extension Reactive where Base: WebKit.Download {
  /// The property
  /// [`allow-overwrite`](https://webkitgtk.org/reference/webkitgtk/stable/property.Download.allow-overwrite.html) of
  /// `WebKitDownload`. Since WebKitGTK 2.6.
  public var allowOverwrite: DynamicSubject<Bool> { property("allow-overwrite") }

  /// The property [`destination`](https://webkitgtk.org/reference/webkitgtk/stable/property.Download.destination.html)
  /// of `WebKitDownload`.
  public var destination: SafeSignal<String?> { readOnlyProperty("destination") }

  /// The property
  /// [`estimated-progress`](https://webkitgtk.org/reference/webkitgtk/stable/property.Download.estimated-progress.html)
  /// of `WebKitDownload`.
  public var estimatedProgress: SafeSignal<Double> { readOnlyProperty("estimated-progress") }

  /// The property [`response`](https://webkitgtk.org/reference/webkitgtk/stable/property.Download.response.html) of
  /// `WebKitDownload`.
  public var response: SafeSignal<WebKit.URIResponse?> { readOnlyProperty("response") }

  /// The signal
  /// [`created-destination`](https://webkitgtk.org/reference/webkitgtk/stable/signal.Download.created-destination.html)
  /// of `WebKitDownload`.
  ///
  /// Argument: `destination`.
  public var createdDestination: SafeSignal<String> { signal(ofOne: "created-destination") }

  /// The signal
  /// [`decide-destination`](https://webkitgtk.org/reference/webkitgtk/stable/signal.Download.decide-destination.html)
  /// of `WebKitDownload`.
  ///
  /// Argument: `suggestedFilename`.
  public var decideDestination: Gtk.SignalRequest<Bool, String> { request("decide-destination") }

  /// The signal [`failed`](https://webkitgtk.org/reference/webkitgtk/stable/signal.Download.failed.html) of
  /// `WebKitDownload`.
  ///
  /// Argument: `error`.
  public var failed: SafeSignal<GLib.Failure> { signal(ofOne: "failed") }

  /// The signal [`finished`](https://webkitgtk.org/reference/webkitgtk/stable/signal.Download.finished.html) of
  /// `WebKitDownload`.
  public var finished: SafeSignal<Void> { signal("finished") }

  /// The signal [`received-data`](https://webkitgtk.org/reference/webkitgtk/stable/signal.Download.received-data.html)
  /// of `WebKitDownload`.
  ///
  /// Argument: `dataLength`.
  public var receivedData: SafeSignal<UInt> { signal(ofOne: "received-data") }
}
