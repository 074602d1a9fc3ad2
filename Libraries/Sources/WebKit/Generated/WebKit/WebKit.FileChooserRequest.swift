// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitFileChooserRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.FileChooserRequest.html).
  open class FileChooserRequest: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_file_chooser_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`filter`](https://webkitgtk.org/reference/webkitgtk/stable/property.FileChooserRequest.filter.html) of
    /// `WebKitFileChooserRequest`.
    public final var filter: Gtk.FileFilter? { getProperty("filter") }

    /// The property
    /// [`mime-types`](https://webkitgtk.org/reference/webkitgtk/stable/property.FileChooserRequest.mime-types.html) of
    /// `WebKitFileChooserRequest`.
    public final var mimeTypes: [String] {
      Gtk.lentStrings(webkit_file_chooser_request_get_mime_types(Gtk.instance(self)))
    }

    /// The property
    /// [`select-multiple`](https://webkitgtk.org/reference/webkitgtk/stable/property.FileChooserRequest.select-multiple.html)
    /// of `WebKitFileChooserRequest`.
    public final var selectMultiple: Bool { webkit_file_chooser_request_get_select_multiple(Gtk.instance(self)).isTrue }

    /// The property
    /// [`selected-files`](https://webkitgtk.org/reference/webkitgtk/stable/property.FileChooserRequest.selected-files.html)
    /// of `WebKitFileChooserRequest`.
    public final var selectedFiles: [String] {
      Gtk.lentStrings(webkit_file_chooser_request_get_selected_files(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_file_chooser_request_cancel()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FileChooserRequest.cancel.html).
    public final func cancel() { webkit_file_chooser_request_cancel(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_file_chooser_request_get_mime_types_filter()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FileChooserRequest.get_mime_types_filter.html).
    public final var mimeTypesFilter: Gtk.FileFilter? {
      Gtk.lentObject(opaque: webkit_file_chooser_request_get_mime_types_filter(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_file_chooser_request_select_files()`](https://webkitgtk.org/reference/webkitgtk/stable/method.FileChooserRequest.select_files.html).
    public final func selectFiles(_ files: [String]) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      webkit_file_chooser_request_select_files(Gtk.instance(self), lent.strings(files))
    }
  }
}

extension Reactive where Base: WebKit.FileChooserRequest {
  /// The property [`filter`](https://webkitgtk.org/reference/webkitgtk/stable/property.FileChooserRequest.filter.html)
  /// of `WebKitFileChooserRequest`.
  public var filter: SafeSignal<Gtk.FileFilter?> { readOnlyProperty("filter") }

  /// The property
  /// [`mime-types`](https://webkitgtk.org/reference/webkitgtk/stable/property.FileChooserRequest.mime-types.html) of
  /// `WebKitFileChooserRequest`.
  public var mimeTypes: SafeSignal<[String]> { readOnlyProperty("mime-types") }

  /// The property
  /// [`select-multiple`](https://webkitgtk.org/reference/webkitgtk/stable/property.FileChooserRequest.select-multiple.html)
  /// of `WebKitFileChooserRequest`.
  public var selectMultiple: SafeSignal<Bool> { readOnlyProperty("select-multiple") }

  /// The property
  /// [`selected-files`](https://webkitgtk.org/reference/webkitgtk/stable/property.FileChooserRequest.selected-files.html)
  /// of `WebKitFileChooserRequest`.
  public var selectedFiles: SafeSignal<[String]> { readOnlyProperty("selected-files") }
}
