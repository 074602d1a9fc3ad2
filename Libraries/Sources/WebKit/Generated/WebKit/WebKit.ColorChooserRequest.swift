// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitColorChooserRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.ColorChooserRequest.html).
  open class ColorChooserRequest: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_color_chooser_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`rgba`](https://webkitgtk.org/reference/webkitgtk/stable/property.ColorChooserRequest.rgba.html)
    /// of `WebKitColorChooserRequest`. Since WebKitGTK 2.8.
    public final var rgba: Gdk.RGBA {
      get { getProperty("rgba") }
      set { setProperty("rgba", newValue) }
    }

    /// Calls
    /// [`webkit_color_chooser_request_cancel()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ColorChooserRequest.cancel.html).
    /// Since WebKitGTK 2.8.
    public final func cancel() { webkit_color_chooser_request_cancel(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_color_chooser_request_finish()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ColorChooserRequest.finish.html).
    /// Since WebKitGTK 2.8.
    public final func finish() { webkit_color_chooser_request_finish(Gtk.instance(self)) }

    /// Calls
    /// [`webkit_color_chooser_request_get_element_rectangle()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ColorChooserRequest.get_element_rectangle.html).
    /// Since WebKitGTK 2.8.
    public final var elementRectangle: Gdk.Rectangle {
      var cRect = GdkRectangle()
      webkit_color_chooser_request_get_element_rectangle(Gtk.instance(self), &cRect)
      return Gdk.Rectangle(cValue: cRect)
    }

    /// Calls
    /// [`webkit_color_chooser_request_get_rgba()`](https://webkitgtk.org/reference/webkitgtk/stable/method.ColorChooserRequest.get_rgba.html).
    /// Since WebKitGTK 2.8.
    public final func getRgba() -> Gdk.RGBA {
      var cRgba = GdkRGBA()
      webkit_color_chooser_request_get_rgba(Gtk.instance(self), &cRgba)
      return Gdk.RGBA(cValue: cRgba)
    }
  }
}

extension Reactive where Base: WebKit.ColorChooserRequest {
  /// The property [`rgba`](https://webkitgtk.org/reference/webkitgtk/stable/property.ColorChooserRequest.rgba.html) of
  /// `WebKitColorChooserRequest`. Since WebKitGTK 2.8.
  public var rgba: DynamicSubject<Gdk.RGBA> { property("rgba") }

  /// The signal [`finished`](https://webkitgtk.org/reference/webkitgtk/stable/signal.ColorChooserRequest.finished.html)
  /// of `WebKitColorChooserRequest`. Since WebKitGTK 2.8.
  public var finished: SafeSignal<Void> { signal("finished") }
}
