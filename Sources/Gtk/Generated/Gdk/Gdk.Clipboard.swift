// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkClipboard`](https://docs.gtk.org/gdk4/class.Clipboard.html).
  open class Clipboard: Object {
    open override class var gType: GType { gdk_clipboard_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`content`](https://docs.gtk.org/gdk4/property.Clipboard.content.html) of `GdkClipboard`.
    public final var content: Gdk.ContentProvider? { lentObject(gdk_clipboard_get_content(instance(self))) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Clipboard.display.html) of `GdkClipboard`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_clipboard_get_display(instance(self))) }

    /// The property [`formats`](https://docs.gtk.org/gdk4/property.Clipboard.formats.html) of `GdkClipboard`.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The property [`local`](https://docs.gtk.org/gdk4/property.Clipboard.local.html) of `GdkClipboard`.
    public final var local: Bool { getProperty("local") }

    /// Calls [`gdk_clipboard_is_local()`](https://docs.gtk.org/gdk4/method.Clipboard.is_local.html).
    public final var isLocal: Bool { gdk_clipboard_is_local(instance(self)).isTrue }

    /// Calls [`gdk_clipboard_read_async()`](https://docs.gtk.org/gdk4/method.Clipboard.read_async.html).
    @discardableResult
    public final func read(_ mimeTypes: [String], ioPriority: Int = 0) async throws -> (
      result: Gio.InputStream?, outMimeType: String
    ) {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_clipboard_read_async(
          instance(self), lent.strings(mimeTypes), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cOutMimeType: UnsafePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_clipboard_read_finish(instance(self), outcome.pointer, &cOutMimeType, &error)
      if let error { throw outcome.failure(error) }
      return (givenObject(result), lentString(cOutMimeType))
    }

    /// Calls [`gdk_clipboard_read_text_async()`](https://docs.gtk.org/gdk4/method.Clipboard.read_text_async.html).
    @discardableResult
    public final func readText() async throws -> String? {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_clipboard_read_text_async(instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_clipboard_read_text_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenString(ifAny: result)
    }

    /// Calls
    /// [`gdk_clipboard_read_texture_async()`](https://docs.gtk.org/gdk4/method.Clipboard.read_texture_async.html).
    @discardableResult
    public final func readTexture() async throws -> Gdk.Texture? {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_clipboard_read_texture_async(instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_clipboard_read_texture_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)
    }

    /// Calls [`gdk_clipboard_read_value_async()`](https://docs.gtk.org/gdk4/method.Clipboard.read_value_async.html).
    @discardableResult
    public final func readValue(type: any GTyped.Type, ioPriority: Int = 0) async throws -> AnyValue {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_clipboard_read_value_async(
          instance(self), type.registeredType, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_clipboard_read_value_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return lentValue(result)
    }

    /// Calls [`gdk_clipboard_set_content()`](https://docs.gtk.org/gdk4/method.Clipboard.set_content.html).
    @discardableResult
    public final func setContent(_ provider: Gdk.ContentProvider?) -> Bool {
      gdk_clipboard_set_content(instance(self), provider?.gdkContentProvider).isTrue
    }

    /// Calls [`gdk_clipboard_set_text()`](https://docs.gtk.org/gdk4/method.Clipboard.set_text.html).
    public final func setText(_ text: String) { gdk_clipboard_set_text(instance(self), text) }

    /// Calls [`gdk_clipboard_set_value()`](https://docs.gtk.org/gdk4/method.Clipboard.set_value.html).
    public final func set(_ value: any GValueWritable) {
      let lent = CallScope()
      defer { lent.end() }
      gdk_clipboard_set_value(instance(self), lent.value(value))
    }

    /// Calls [`gdk_clipboard_store_async()`](https://docs.gtk.org/gdk4/method.Clipboard.store_async.html).
    public final func store(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_clipboard_store_async(instance(self), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      gdk_clipboard_store_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }
  }
}

extension Reactive where Base: Gdk.Clipboard {
  /// The property [`content`](https://docs.gtk.org/gdk4/property.Clipboard.content.html) of `GdkClipboard`.
  public var content: SafeSignal<Gdk.ContentProvider?> { readOnlyProperty("content") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Clipboard.display.html) of `GdkClipboard`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`formats`](https://docs.gtk.org/gdk4/property.Clipboard.formats.html) of `GdkClipboard`.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The property [`local`](https://docs.gtk.org/gdk4/property.Clipboard.local.html) of `GdkClipboard`.
  public var local: SafeSignal<Bool> { readOnlyProperty("local") }

  /// The signal [`changed`](https://docs.gtk.org/gdk4/signal.Clipboard.changed.html) of `GdkClipboard`.
  public var changed: SafeSignal<Void> { signal("changed") }
}
