// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gdk {
  /// The class [`GdkContentProvider`](https://docs.gtk.org/gdk4/class.ContentProvider.html).
  open class ContentProvider: Object {
    open override class var gType: GType { gdk_content_provider_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gdkContentProvider: UnsafeMutablePointer<GdkContentProvider> {
      pointer.assumingMemoryBound(to: GdkContentProvider.self)
    }

    /// Calls
    /// [`gdk_content_provider_new_for_bytes()`](https://docs.gtk.org/gdk4/ctor.ContentProvider.new_for_bytes.html).
    public init(mimeType: String, bytes: GLib.Bytes) {
      super.init(adopting: gdk_content_provider_new_for_bytes(mimeType, bytes.opaque))
    }

    /// Calls
    /// [`gdk_content_provider_new_for_value()`](https://docs.gtk.org/gdk4/ctor.ContentProvider.new_for_value.html).
    public init(value: any GValueWritable) {
      let lent = CallScope()
      defer { lent.end() }
      super.init(adopting: gdk_content_provider_new_for_value(lent.value(value)))
    }

    /// The property [`formats`](https://docs.gtk.org/gdk4/property.ContentProvider.formats.html) of
    /// `GdkContentProvider`.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The property [`storable-formats`](https://docs.gtk.org/gdk4/property.ContentProvider.storable-formats.html) of
    /// `GdkContentProvider`.
    public final var storableFormats: Gdk.ContentFormats? { getProperty("storable-formats") }

    /// Calls
    /// [`gdk_content_provider_content_changed()`](https://docs.gtk.org/gdk4/method.ContentProvider.content_changed.html).
    public final func contentChanged() { gdk_content_provider_content_changed(gdkContentProvider) }

    /// Calls [`gdk_content_provider_ref_formats()`](https://docs.gtk.org/gdk4/method.ContentProvider.ref_formats.html).
    @discardableResult
    public final func refFormats() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_provider_ref_formats(gdkContentProvider)))
    }

    /// Calls
    /// [`gdk_content_provider_ref_storable_formats()`](https://docs.gtk.org/gdk4/method.ContentProvider.ref_storable_formats.html).
    @discardableResult
    public final func refStorableFormats() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_provider_ref_storable_formats(gdkContentProvider)))
    }

    /// Calls
    /// [`gdk_content_provider_write_mime_type_async()`](https://docs.gtk.org/gdk4/method.ContentProvider.write_mime_type_async.html).
    public final func writeMimeType(_ mimeType: String, stream: Gio.OutputStream, ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_content_provider_write_mime_type_async(
          gdkContentProvider, mimeType, stream.gOutputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      gdk_content_provider_write_mime_type_finish(gdkContentProvider, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }
  }
}

extension Reactive where Base: Gdk.ContentProvider {
  /// The property [`formats`](https://docs.gtk.org/gdk4/property.ContentProvider.formats.html) of `GdkContentProvider`.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The property [`storable-formats`](https://docs.gtk.org/gdk4/property.ContentProvider.storable-formats.html) of
  /// `GdkContentProvider`.
  public var storableFormats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("storable-formats") }

  /// The signal [`content-changed`](https://docs.gtk.org/gdk4/signal.ContentProvider.content-changed.html) of
  /// `GdkContentProvider`.
  public var contentChanged: SafeSignal<Void> { signal("content-changed") }
}
