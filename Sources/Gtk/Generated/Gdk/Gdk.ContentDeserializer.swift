// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkContentDeserializer`](https://docs.gtk.org/gdk4/class.ContentDeserializer.html).
  open class ContentDeserializer: Object {
    open override class var gType: GType { gdk_content_deserializer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gdk_content_deserializer_get_cancellable()`](https://docs.gtk.org/gdk4/method.ContentDeserializer.get_cancellable.html).
    public final var cancellable: Gio.Cancellable? {
      lentObject(gdk_content_deserializer_get_cancellable(instance(self)))
    }

    /// Calls
    /// [`gdk_content_deserializer_get_gtype()`](https://docs.gtk.org/gdk4/method.ContentDeserializer.get_gtype.html).
    public final var gtype: GType { gdk_content_deserializer_get_gtype(instance(self)) }

    /// Calls
    /// [`gdk_content_deserializer_get_input_stream()`](https://docs.gtk.org/gdk4/method.ContentDeserializer.get_input_stream.html).
    public final var inputStream: Gio.InputStream? {
      lentObject(gdk_content_deserializer_get_input_stream(instance(self)))
    }

    /// Calls
    /// [`gdk_content_deserializer_get_mime_type()`](https://docs.gtk.org/gdk4/method.ContentDeserializer.get_mime_type.html).
    public final var mimeType: String { lentString(gdk_content_deserializer_get_mime_type(instance(self))) }

    /// Calls
    /// [`gdk_content_deserializer_get_priority()`](https://docs.gtk.org/gdk4/method.ContentDeserializer.get_priority.html).
    public final var priority: Int { gdk_content_deserializer_get_priority(instance(self)).int }

    /// Calls
    /// [`gdk_content_deserializer_get_value()`](https://docs.gtk.org/gdk4/method.ContentDeserializer.get_value.html).
    public final var value: AnyValue { lentValue(gdk_content_deserializer_get_value(instance(self))) }

    /// Calls
    /// [`gdk_content_deserializer_return_error()`](https://docs.gtk.org/gdk4/method.ContentDeserializer.return_error.html).
    public final func returnError(_ error: GLib.Failure) {
      gdk_content_deserializer_return_error(instance(self), error.makeError())
    }

    /// Calls
    /// [`gdk_content_deserializer_return_success()`](https://docs.gtk.org/gdk4/method.ContentDeserializer.return_success.html).
    public final func returnSuccess() { gdk_content_deserializer_return_success(instance(self)) }
  }
}
