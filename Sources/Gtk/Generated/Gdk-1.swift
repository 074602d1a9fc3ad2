// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Gdk.
public enum Gdk {}

extension Gdk {
  /// The class [`GdkButtonEvent`](https://docs.gtk.org/gdk4/class.ButtonEvent.html).
  open class ButtonEvent: Gdk.Event {
    open override class var gType: GType { gdk_button_event_get_type() }

    /// Calls [`gdk_button_event_get_button()`](https://docs.gtk.org/gdk4/method.ButtonEvent.get_button.html).
    public final var button: Int { gdk_button_event_get_button(opaque).int }
  }
}

extension Gdk {
  /// The class [`GdkCairoContext`](https://docs.gtk.org/gdk4/class.CairoContext.html).
  open class CairoContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_cairo_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_cairo_context_cairo_create()`](https://docs.gtk.org/gdk4/method.CairoContext.cairo_create.html).
    @discardableResult
    public final func cairoCreate() -> Cairo.Context? {
      givenBoxed(opaque: gdk_cairo_context_cairo_create(instance(self)))
    }
  }
}

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

extension Gdk {
  /// The struct [`GdkContentFormats`](https://docs.gtk.org/gdk4/struct.ContentFormats.html).
  public final class ContentFormats: Boxed {
    public override class var gType: GType { gdk_content_formats_get_type() }

    /// Calls [`gdk_content_formats_new()`](https://docs.gtk.org/gdk4/ctor.ContentFormats.new.html).
    public convenience init(mimeTypes: [String] = []) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: gdk_content_formats_new(lent.strings(mimeTypes), mimeTypes.count.uint32).raw)
    }

    /// Calls [`gdk_content_formats_new_for_gtype()`](https://docs.gtk.org/gdk4/ctor.ContentFormats.new_for_gtype.html).
    public convenience init(type: any GTyped.Type) {
      self.init(taking: gdk_content_formats_new_for_gtype(type.registeredType).raw)
    }

    /// Calls [`gdk_content_formats_contain_gtype()`](https://docs.gtk.org/gdk4/method.ContentFormats.contain_gtype.html).
    @discardableResult
    public func containGtype(_ type: any GTyped.Type) -> Bool {
      gdk_content_formats_contain_gtype(opaque, type.registeredType).isTrue
    }

    /// Calls
    /// [`gdk_content_formats_contain_mime_type()`](https://docs.gtk.org/gdk4/method.ContentFormats.contain_mime_type.html).
    @discardableResult
    public func containMimeType(_ mimeType: String) -> Bool {
      gdk_content_formats_contain_mime_type(opaque, mimeType).isTrue
    }

    /// Calls [`gdk_content_formats_get_gtypes()`](https://docs.gtk.org/gdk4/method.ContentFormats.get_gtypes.html).
    public var gtypes: [GType] {
      var cNGtypes: UInt = 0
      let result = gdk_content_formats_get_gtypes(opaque, &cNGtypes)
      return elements(result, count: cNGtypes.int, isGiven: false) { $0 }
    }

    /// Calls
    /// [`gdk_content_formats_get_mime_types()`](https://docs.gtk.org/gdk4/method.ContentFormats.get_mime_types.html).
    public var mimeTypes: [String] {
      var cNMimeTypes: UInt = 0
      let result = gdk_content_formats_get_mime_types(opaque, &cNMimeTypes)
      return elements(result, count: cNMimeTypes.int, isGiven: false) { lentString($0) }
    }

    /// Calls [`gdk_content_formats_match()`](https://docs.gtk.org/gdk4/method.ContentFormats.match.html).
    @discardableResult
    public func match(_ second: Gdk.ContentFormats) -> Bool { gdk_content_formats_match(opaque, second.opaque).isTrue }

    /// Calls [`gdk_content_formats_match_gtype()`](https://docs.gtk.org/gdk4/method.ContentFormats.match_gtype.html).
    @discardableResult
    public func matchGtype(_ second: Gdk.ContentFormats) -> GType {
      gdk_content_formats_match_gtype(opaque, second.opaque)
    }

    /// Calls
    /// [`gdk_content_formats_match_mime_type()`](https://docs.gtk.org/gdk4/method.ContentFormats.match_mime_type.html).
    @discardableResult
    public func matchMimeType(_ second: Gdk.ContentFormats) -> String? {
      lentString(ifAny: gdk_content_formats_match_mime_type(opaque, second.opaque))
    }

    /// Calls [`gdk_content_formats_to_string()`](https://docs.gtk.org/gdk4/method.ContentFormats.to_string.html).
    @discardableResult
    public func toString() -> String { givenString(gdk_content_formats_to_string(opaque)) }

    /// Calls [`gdk_content_formats_union()`](https://docs.gtk.org/gdk4/method.ContentFormats.union.html).
    @discardableResult
    public func union(_ second: Gdk.ContentFormats) -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union(given(), second.opaque)))
    }

    /// Calls
    /// [`gdk_content_formats_union_deserialize_gtypes()`](https://docs.gtk.org/gdk4/method.ContentFormats.union_deserialize_gtypes.html).
    @discardableResult
    public func unionDeserializeGtypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_deserialize_gtypes(given())))
    }

    /// Calls
    /// [`gdk_content_formats_union_deserialize_mime_types()`](https://docs.gtk.org/gdk4/method.ContentFormats.union_deserialize_mime_types.html).
    @discardableResult
    public func unionDeserializeMimeTypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_deserialize_mime_types(given())))
    }

    /// Calls
    /// [`gdk_content_formats_union_serialize_gtypes()`](https://docs.gtk.org/gdk4/method.ContentFormats.union_serialize_gtypes.html).
    @discardableResult
    public func unionSerializeGtypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_serialize_gtypes(given())))
    }

    /// Calls
    /// [`gdk_content_formats_union_serialize_mime_types()`](https://docs.gtk.org/gdk4/method.ContentFormats.union_serialize_mime_types.html).
    @discardableResult
    public func unionSerializeMimeTypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_serialize_mime_types(given())))
    }

    /// Calls [`gdk_content_formats_parse()`](https://docs.gtk.org/gdk4/type_func.ContentFormats.parse.html). Since GTK
    /// 4.4.
    @discardableResult
    public static func parse(_ string: String) -> Gdk.ContentFormats? {
      givenBoxed(opaque: gdk_content_formats_parse(string))
    }
  }
}

extension Gdk {
  /// The struct [`GdkContentFormatsBuilder`](https://docs.gtk.org/gdk4/struct.ContentFormatsBuilder.html).
  public final class ContentFormatsBuilder: Boxed {
    public override class var gType: GType { gdk_content_formats_builder_get_type() }

    /// Calls [`gdk_content_formats_builder_new()`](https://docs.gtk.org/gdk4/ctor.ContentFormatsBuilder.new.html).
    public convenience init() {
      self.init(taking: gdk_content_formats_builder_new().raw)
    }

    /// Calls
    /// [`gdk_content_formats_builder_add_formats()`](https://docs.gtk.org/gdk4/method.ContentFormatsBuilder.add_formats.html).
    public func addFormats(_ formats: Gdk.ContentFormats) {
      gdk_content_formats_builder_add_formats(opaque, formats.opaque)
    }

    /// Calls
    /// [`gdk_content_formats_builder_add_gtype()`](https://docs.gtk.org/gdk4/method.ContentFormatsBuilder.add_gtype.html).
    public func addGtype(_ type: any GTyped.Type) { gdk_content_formats_builder_add_gtype(opaque, type.registeredType) }

    /// Calls
    /// [`gdk_content_formats_builder_add_mime_type()`](https://docs.gtk.org/gdk4/method.ContentFormatsBuilder.add_mime_type.html).
    public func addMimeType(_ mimeType: String) { gdk_content_formats_builder_add_mime_type(opaque, mimeType) }

    /// Calls
    /// [`gdk_content_formats_builder_to_formats()`](https://docs.gtk.org/gdk4/method.ContentFormatsBuilder.to_formats.html).
    @discardableResult
    public func toFormats() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_builder_to_formats(opaque)))
    }
  }
}

extension Gdk {
  /// The class [`GdkContentProvider`](https://docs.gtk.org/gdk4/class.ContentProvider.html).
  open class ContentProvider: Object {
    open override class var gType: GType { gdk_content_provider_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gdkContentProvider: UnsafeMutablePointer<GdkContentProvider> {
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

extension Gdk {
  /// The class [`GdkContentSerializer`](https://docs.gtk.org/gdk4/class.ContentSerializer.html).
  open class ContentSerializer: Object {
    open override class var gType: GType { gdk_content_serializer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gdk_content_serializer_get_cancellable()`](https://docs.gtk.org/gdk4/method.ContentSerializer.get_cancellable.html).
    public final var cancellable: Gio.Cancellable? {
      lentObject(gdk_content_serializer_get_cancellable(instance(self)))
    }

    /// Calls [`gdk_content_serializer_get_gtype()`](https://docs.gtk.org/gdk4/method.ContentSerializer.get_gtype.html).
    public final var gtype: GType { gdk_content_serializer_get_gtype(instance(self)) }

    /// Calls
    /// [`gdk_content_serializer_get_mime_type()`](https://docs.gtk.org/gdk4/method.ContentSerializer.get_mime_type.html).
    public final var mimeType: String { lentString(gdk_content_serializer_get_mime_type(instance(self))) }

    /// Calls
    /// [`gdk_content_serializer_get_output_stream()`](https://docs.gtk.org/gdk4/method.ContentSerializer.get_output_stream.html).
    public final var outputStream: Gio.OutputStream? {
      lentObject(gdk_content_serializer_get_output_stream(instance(self)))
    }

    /// Calls
    /// [`gdk_content_serializer_get_priority()`](https://docs.gtk.org/gdk4/method.ContentSerializer.get_priority.html).
    public final var priority: Int { gdk_content_serializer_get_priority(instance(self)).int }

    /// Calls [`gdk_content_serializer_get_value()`](https://docs.gtk.org/gdk4/method.ContentSerializer.get_value.html).
    public final var value: AnyValue { lentValue(gdk_content_serializer_get_value(instance(self))) }

    /// Calls
    /// [`gdk_content_serializer_return_error()`](https://docs.gtk.org/gdk4/method.ContentSerializer.return_error.html).
    public final func returnError(_ error: GLib.Failure) {
      gdk_content_serializer_return_error(instance(self), error.makeError())
    }

    /// Calls
    /// [`gdk_content_serializer_return_success()`](https://docs.gtk.org/gdk4/method.ContentSerializer.return_success.html).
    public final func returnSuccess() { gdk_content_serializer_return_success(instance(self)) }
  }
}

extension Gdk {
  /// The class [`GdkCrossingEvent`](https://docs.gtk.org/gdk4/class.CrossingEvent.html).
  open class CrossingEvent: Gdk.Event {
    open override class var gType: GType { gdk_crossing_event_get_type() }

    /// Calls [`gdk_crossing_event_get_detail()`](https://docs.gtk.org/gdk4/method.CrossingEvent.get_detail.html).
    public final var detail: Gdk.NotifyType { Gdk.NotifyType(cValue: gdk_crossing_event_get_detail(opaque)) }

    /// Calls [`gdk_crossing_event_get_focus()`](https://docs.gtk.org/gdk4/method.CrossingEvent.get_focus.html).
    public final var focus: Bool { gdk_crossing_event_get_focus(opaque).isTrue }

    /// Calls [`gdk_crossing_event_get_mode()`](https://docs.gtk.org/gdk4/method.CrossingEvent.get_mode.html).
    public final var mode: Gdk.CrossingMode { Gdk.CrossingMode(cValue: gdk_crossing_event_get_mode(opaque)) }
  }
}

extension Gdk {
  /// The class [`GdkCursor`](https://docs.gtk.org/gdk4/class.Cursor.html).
  open class Cursor: Object {
    open override class var gType: GType { gdk_cursor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_cursor_new_from_name()`](https://docs.gtk.org/gdk4/ctor.Cursor.new_from_name.html).
    public init?(name: String, fallback: Gdk.Cursor?) {
      let pointer = gdk_cursor_new_from_name(name, fallback?.opaque)
      guard let pointer else { return nil }
      super.init(adopting: pointer.raw)
    }

    /// Calls [`gdk_cursor_new_from_texture()`](https://docs.gtk.org/gdk4/ctor.Cursor.new_from_texture.html).
    public init(texture: Gdk.Texture, hotspotX: Int, hotspotY: Int, fallback: Gdk.Cursor?) {
      super.init(
        adopting: gdk_cursor_new_from_texture(texture.opaque, hotspotX.int32, hotspotY.int32, fallback?.opaque).raw)
    }

    /// The property [`fallback`](https://docs.gtk.org/gdk4/property.Cursor.fallback.html) of `GdkCursor`.
    public final var fallback: Gdk.Cursor? { lentObject(opaque: gdk_cursor_get_fallback(instance(self))) }

    /// The property [`hotspot-x`](https://docs.gtk.org/gdk4/property.Cursor.hotspot-x.html) of `GdkCursor`.
    public final var hotspotX: Int { gdk_cursor_get_hotspot_x(instance(self)).int }

    /// The property [`hotspot-y`](https://docs.gtk.org/gdk4/property.Cursor.hotspot-y.html) of `GdkCursor`.
    public final var hotspotY: Int { gdk_cursor_get_hotspot_y(instance(self)).int }

    /// The property [`name`](https://docs.gtk.org/gdk4/property.Cursor.name.html) of `GdkCursor`.
    public final var name: String? { lentString(ifAny: gdk_cursor_get_name(instance(self))) }

    /// The property [`texture`](https://docs.gtk.org/gdk4/property.Cursor.texture.html) of `GdkCursor`.
    public final var texture: Gdk.Texture? { lentObject(opaque: gdk_cursor_get_texture(instance(self))) }
  }
}

extension Reactive where Base: Gdk.Cursor {
  /// The property [`fallback`](https://docs.gtk.org/gdk4/property.Cursor.fallback.html) of `GdkCursor`.
  public var fallback: SafeSignal<Gdk.Cursor?> { readOnlyProperty("fallback") }

  /// The property [`hotspot-x`](https://docs.gtk.org/gdk4/property.Cursor.hotspot-x.html) of `GdkCursor`.
  public var hotspotX: SafeSignal<Int> { readOnlyProperty("hotspot-x") }

  /// The property [`hotspot-y`](https://docs.gtk.org/gdk4/property.Cursor.hotspot-y.html) of `GdkCursor`.
  public var hotspotY: SafeSignal<Int> { readOnlyProperty("hotspot-y") }

  /// The property [`name`](https://docs.gtk.org/gdk4/property.Cursor.name.html) of `GdkCursor`.
  public var name: SafeSignal<String?> { readOnlyProperty("name") }

  /// The property [`texture`](https://docs.gtk.org/gdk4/property.Cursor.texture.html) of `GdkCursor`.
  public var texture: SafeSignal<Gdk.Texture?> { readOnlyProperty("texture") }
}

extension Gdk {
  /// The class [`GdkDNDEvent`](https://docs.gtk.org/gdk4/class.DNDEvent.html).
  open class DNDEvent: Gdk.Event {
    open override class var gType: GType { gdk_dnd_event_get_type() }

    /// Calls [`gdk_dnd_event_get_drop()`](https://docs.gtk.org/gdk4/method.DNDEvent.get_drop.html).
    public final var drop: Gdk.Drop? { lentObject(opaque: gdk_dnd_event_get_drop(opaque)) }
  }
}

extension Gdk {
  /// The class [`GdkDeleteEvent`](https://docs.gtk.org/gdk4/class.DeleteEvent.html).
  open class DeleteEvent: Gdk.Event {
    open override class var gType: GType { gdk_delete_event_get_type() }
  }
}

extension Gdk {
  /// The class [`GdkDevice`](https://docs.gtk.org/gdk4/class.Device.html).
  open class Device: Object {
    open override class var gType: GType { gdk_device_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`caps-lock-state`](https://docs.gtk.org/gdk4/property.Device.caps-lock-state.html) of `GdkDevice`.
    public final var capsLockState: Bool { gdk_device_get_caps_lock_state(instance(self)).isTrue }

    /// The property [`direction`](https://docs.gtk.org/gdk4/property.Device.direction.html) of `GdkDevice`.
    public final var direction: Pango.Direction { Pango.Direction(cValue: gdk_device_get_direction(instance(self))) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Device.display.html) of `GdkDevice`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_device_get_display(instance(self))) }

    /// The property [`has-bidi-layouts`](https://docs.gtk.org/gdk4/property.Device.has-bidi-layouts.html) of
    /// `GdkDevice`.
    public final var hasBidiLayouts: Bool { gdk_device_has_bidi_layouts(instance(self)).isTrue }

    /// The property [`has-cursor`](https://docs.gtk.org/gdk4/property.Device.has-cursor.html) of `GdkDevice`.
    public final var hasCursor: Bool { gdk_device_get_has_cursor(instance(self)).isTrue }

    /// The property [`modifier-state`](https://docs.gtk.org/gdk4/property.Device.modifier-state.html) of `GdkDevice`.
    public final var modifierState: Gdk.ModifierType {
      Gdk.ModifierType(cValue: gdk_device_get_modifier_state(instance(self)))
    }

    /// The property [`n-axes`](https://docs.gtk.org/gdk4/property.Device.n-axes.html) of `GdkDevice`.
    public final var nAxes: Int { getProperty("n-axes") }

    /// The property [`name`](https://docs.gtk.org/gdk4/property.Device.name.html) of `GdkDevice`.
    public final var name: String { lentString(gdk_device_get_name(instance(self))) }

    /// The property [`num-lock-state`](https://docs.gtk.org/gdk4/property.Device.num-lock-state.html) of `GdkDevice`.
    public final var numLockState: Bool { gdk_device_get_num_lock_state(instance(self)).isTrue }

    /// The property [`num-touches`](https://docs.gtk.org/gdk4/property.Device.num-touches.html) of `GdkDevice`.
    public final var numTouches: Int { gdk_device_get_num_touches(instance(self)).int }

    /// The property [`product-id`](https://docs.gtk.org/gdk4/property.Device.product-id.html) of `GdkDevice`.
    public final var productId: String? { lentString(ifAny: gdk_device_get_product_id(instance(self))) }

    /// The property [`scroll-lock-state`](https://docs.gtk.org/gdk4/property.Device.scroll-lock-state.html) of
    /// `GdkDevice`.
    public final var scrollLockState: Bool { gdk_device_get_scroll_lock_state(instance(self)).isTrue }

    /// The property [`seat`](https://docs.gtk.org/gdk4/property.Device.seat.html) of `GdkDevice`.
    public final var seat: Gdk.Seat? {
      get { lentObject(gdk_device_get_seat(instance(self))) }
      set { setProperty("seat", newValue) }
    }

    /// The property [`source`](https://docs.gtk.org/gdk4/property.Device.source.html) of `GdkDevice`.
    public final var source: Gdk.InputSource { Gdk.InputSource(cValue: gdk_device_get_source(instance(self))) }

    /// The property [`tool`](https://docs.gtk.org/gdk4/property.Device.tool.html) of `GdkDevice`.
    public final var tool: Gdk.DeviceTool? { getProperty("tool") }

    /// The property [`vendor-id`](https://docs.gtk.org/gdk4/property.Device.vendor-id.html) of `GdkDevice`.
    public final var vendorId: String? { lentString(ifAny: gdk_device_get_vendor_id(instance(self))) }

    /// Calls [`gdk_device_get_device_tool()`](https://docs.gtk.org/gdk4/method.Device.get_device_tool.html).
    public final var deviceTool: Gdk.DeviceTool? { lentObject(opaque: gdk_device_get_device_tool(instance(self))) }

    /// Calls
    /// [`gdk_device_get_surface_at_position()`](https://docs.gtk.org/gdk4/method.Device.get_surface_at_position.html).
    public final var surfaceAtPosition: (result: Gdk.Surface?, winX: Double, winY: Double) {
      var cWinX: Double = 0
      var cWinY: Double = 0
      let result = gdk_device_get_surface_at_position(instance(self), &cWinX, &cWinY)
      return (lentObject(opaque: result), cWinX, cWinY)
    }

    /// Calls [`gdk_device_get_timestamp()`](https://docs.gtk.org/gdk4/method.Device.get_timestamp.html). Since GTK 4.2.
    public final var timestamp: Int { gdk_device_get_timestamp(instance(self)).int }
  }
}

extension Reactive where Base: Gdk.Device {
  /// The property [`caps-lock-state`](https://docs.gtk.org/gdk4/property.Device.caps-lock-state.html) of `GdkDevice`.
  public var capsLockState: SafeSignal<Bool> { readOnlyProperty("caps-lock-state") }

  /// The property [`direction`](https://docs.gtk.org/gdk4/property.Device.direction.html) of `GdkDevice`.
  public var direction: SafeSignal<Pango.Direction> { readOnlyProperty("direction") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Device.display.html) of `GdkDevice`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`has-bidi-layouts`](https://docs.gtk.org/gdk4/property.Device.has-bidi-layouts.html) of `GdkDevice`.
  public var hasBidiLayouts: SafeSignal<Bool> { readOnlyProperty("has-bidi-layouts") }

  /// The property [`has-cursor`](https://docs.gtk.org/gdk4/property.Device.has-cursor.html) of `GdkDevice`.
  public var hasCursor: SafeSignal<Bool> { readOnlyProperty("has-cursor") }

  /// The property [`modifier-state`](https://docs.gtk.org/gdk4/property.Device.modifier-state.html) of `GdkDevice`.
  public var modifierState: SafeSignal<Gdk.ModifierType> { readOnlyProperty("modifier-state") }

  /// The property [`n-axes`](https://docs.gtk.org/gdk4/property.Device.n-axes.html) of `GdkDevice`.
  public var nAxes: SafeSignal<Int> { readOnlyProperty("n-axes") }

  /// The property [`name`](https://docs.gtk.org/gdk4/property.Device.name.html) of `GdkDevice`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`num-lock-state`](https://docs.gtk.org/gdk4/property.Device.num-lock-state.html) of `GdkDevice`.
  public var numLockState: SafeSignal<Bool> { readOnlyProperty("num-lock-state") }

  /// The property [`num-touches`](https://docs.gtk.org/gdk4/property.Device.num-touches.html) of `GdkDevice`.
  public var numTouches: SafeSignal<Int> { readOnlyProperty("num-touches") }

  /// The property [`product-id`](https://docs.gtk.org/gdk4/property.Device.product-id.html) of `GdkDevice`.
  public var productId: SafeSignal<String?> { readOnlyProperty("product-id") }

  /// The property [`scroll-lock-state`](https://docs.gtk.org/gdk4/property.Device.scroll-lock-state.html) of
  /// `GdkDevice`.
  public var scrollLockState: SafeSignal<Bool> { readOnlyProperty("scroll-lock-state") }

  /// The property [`seat`](https://docs.gtk.org/gdk4/property.Device.seat.html) of `GdkDevice`.
  public var seat: DynamicSubject<Gdk.Seat?> { property("seat") }

  /// The property [`source`](https://docs.gtk.org/gdk4/property.Device.source.html) of `GdkDevice`.
  public var source: SafeSignal<Gdk.InputSource> { readOnlyProperty("source") }

  /// The property [`tool`](https://docs.gtk.org/gdk4/property.Device.tool.html) of `GdkDevice`.
  public var tool: SafeSignal<Gdk.DeviceTool?> { readOnlyProperty("tool") }

  /// The property [`vendor-id`](https://docs.gtk.org/gdk4/property.Device.vendor-id.html) of `GdkDevice`.
  public var vendorId: SafeSignal<String?> { readOnlyProperty("vendor-id") }

  /// The signal [`changed`](https://docs.gtk.org/gdk4/signal.Device.changed.html) of `GdkDevice`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`tool-changed`](https://docs.gtk.org/gdk4/signal.Device.tool-changed.html) of `GdkDevice`.
  ///
  /// Argument: `tool`.
  public var toolChanged: SafeSignal<Gdk.DeviceTool?> { signal(ofOne: "tool-changed") }
}

extension Gdk {
  /// The class [`GdkDeviceTool`](https://docs.gtk.org/gdk4/class.DeviceTool.html).
  open class DeviceTool: Object {
    open override class var gType: GType { gdk_device_tool_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`axes`](https://docs.gtk.org/gdk4/property.DeviceTool.axes.html) of `GdkDeviceTool`.
    public final var axes: Gdk.AxisFlags { Gdk.AxisFlags(cValue: gdk_device_tool_get_axes(instance(self))) }

    /// The property [`hardware-id`](https://docs.gtk.org/gdk4/property.DeviceTool.hardware-id.html) of `GdkDeviceTool`.
    public final var hardwareId: Int { gdk_device_tool_get_hardware_id(instance(self)).int }

    /// The property [`serial`](https://docs.gtk.org/gdk4/property.DeviceTool.serial.html) of `GdkDeviceTool`.
    public final var serial: Int { gdk_device_tool_get_serial(instance(self)).int }

    /// The property [`tool-type`](https://docs.gtk.org/gdk4/property.DeviceTool.tool-type.html) of `GdkDeviceTool`.
    public final var toolType: Gdk.DeviceToolType {
      Gdk.DeviceToolType(cValue: gdk_device_tool_get_tool_type(instance(self)))
    }
  }
}

extension Reactive where Base: Gdk.DeviceTool {
  /// The property [`axes`](https://docs.gtk.org/gdk4/property.DeviceTool.axes.html) of `GdkDeviceTool`.
  public var axes: SafeSignal<Gdk.AxisFlags> { readOnlyProperty("axes") }

  /// The property [`hardware-id`](https://docs.gtk.org/gdk4/property.DeviceTool.hardware-id.html) of `GdkDeviceTool`.
  public var hardwareId: SafeSignal<Int> { readOnlyProperty("hardware-id") }

  /// The property [`serial`](https://docs.gtk.org/gdk4/property.DeviceTool.serial.html) of `GdkDeviceTool`.
  public var serial: SafeSignal<Int> { readOnlyProperty("serial") }

  /// The property [`tool-type`](https://docs.gtk.org/gdk4/property.DeviceTool.tool-type.html) of `GdkDeviceTool`.
  public var toolType: SafeSignal<Gdk.DeviceToolType> { readOnlyProperty("tool-type") }
}

extension Gdk {
  /// The class [`GdkDisplay`](https://docs.gtk.org/gdk4/class.Display.html).
  open class Display: Object {
    open override class var gType: GType { gdk_display_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`composited`](https://docs.gtk.org/gdk4/property.Display.composited.html) of `GdkDisplay`.
    public final var composited: Bool { getProperty("composited") }

    /// The property [`input-shapes`](https://docs.gtk.org/gdk4/property.Display.input-shapes.html) of `GdkDisplay`.
    public final var inputShapes: Bool { getProperty("input-shapes") }

    /// The property [`rgba`](https://docs.gtk.org/gdk4/property.Display.rgba.html) of `GdkDisplay`.
    public final var rgba: Bool { getProperty("rgba") }

    /// Calls [`gdk_display_beep()`](https://docs.gtk.org/gdk4/method.Display.beep.html).
    public final func beep() { gdk_display_beep(instance(self)) }

    /// Calls [`gdk_display_close()`](https://docs.gtk.org/gdk4/method.Display.close.html).
    public final func close() { gdk_display_close(instance(self)) }

    /// Calls [`gdk_display_create_gl_context()`](https://docs.gtk.org/gdk4/method.Display.create_gl_context.html).
    /// Since GTK 4.6.
    @discardableResult
    public final func createGlContext() throws(GLib.Failure) -> Gdk.GLContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_display_create_gl_context(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`gdk_display_device_is_grabbed()`](https://docs.gtk.org/gdk4/method.Display.device_is_grabbed.html).
    public final func deviceIsGrabbed(_ device: Gdk.Device) -> Bool {
      gdk_display_device_is_grabbed(instance(self), device.opaque).isTrue
    }

    /// Calls [`gdk_display_flush()`](https://docs.gtk.org/gdk4/method.Display.flush.html).
    public final func flush() { gdk_display_flush(instance(self)) }

    /// Calls
    /// [`gdk_display_get_app_launch_context()`](https://docs.gtk.org/gdk4/method.Display.get_app_launch_context.html).
    public final var appLaunchContext: Gdk.AppLaunchContext? {
      givenObject(opaque: gdk_display_get_app_launch_context(instance(self)))
    }

    /// Calls [`gdk_display_get_clipboard()`](https://docs.gtk.org/gdk4/method.Display.get_clipboard.html).
    public final var clipboard: Gdk.Clipboard? { lentObject(opaque: gdk_display_get_clipboard(instance(self))) }

    /// Calls [`gdk_display_get_default_seat()`](https://docs.gtk.org/gdk4/method.Display.get_default_seat.html).
    public final var defaultSeat: Gdk.Seat? { lentObject(gdk_display_get_default_seat(instance(self))) }

    /// Calls
    /// [`gdk_display_get_monitor_at_surface()`](https://docs.gtk.org/gdk4/method.Display.get_monitor_at_surface.html).
    public final func getMonitorAtSurface(_ surface: Gdk.Surface) -> Gdk.Monitor? {
      lentObject(opaque: gdk_display_get_monitor_at_surface(instance(self), surface.opaque))
    }

    /// Calls [`gdk_display_get_monitors()`](https://docs.gtk.org/gdk4/method.Display.get_monitors.html).
    public final var monitors: (any Gio.ListModel)? { lentInterface(opaque: gdk_display_get_monitors(instance(self))) }

    /// Calls [`gdk_display_get_name()`](https://docs.gtk.org/gdk4/method.Display.get_name.html).
    public final var name: String { lentString(gdk_display_get_name(instance(self))) }

    /// Calls
    /// [`gdk_display_get_primary_clipboard()`](https://docs.gtk.org/gdk4/method.Display.get_primary_clipboard.html).
    public final var primaryClipboard: Gdk.Clipboard? {
      lentObject(opaque: gdk_display_get_primary_clipboard(instance(self)))
    }

    /// Calls
    /// [`gdk_display_get_startup_notification_id()`](https://docs.gtk.org/gdk4/method.Display.get_startup_notification_id.html).
    public final var startupNotificationId: String? {
      lentString(ifAny: gdk_display_get_startup_notification_id(instance(self)))
    }

    /// Calls [`gdk_display_is_closed()`](https://docs.gtk.org/gdk4/method.Display.is_closed.html).
    public final var isClosed: Bool { gdk_display_is_closed(instance(self)).isTrue }

    /// Calls [`gdk_display_is_composited()`](https://docs.gtk.org/gdk4/method.Display.is_composited.html).
    public final var isComposited: Bool { gdk_display_is_composited(instance(self)).isTrue }

    /// Calls [`gdk_display_is_rgba()`](https://docs.gtk.org/gdk4/method.Display.is_rgba.html).
    public final var isRgba: Bool { gdk_display_is_rgba(instance(self)).isTrue }

    /// Calls [`gdk_display_list_seats()`](https://docs.gtk.org/gdk4/method.Display.list_seats.html).
    @discardableResult
    public final func listSeats() -> [Gdk.Seat] {
      lists(gdk_display_list_seats(instance(self)), isGiven: true) { lentObject($0) as Gdk.Seat? }
    }

    /// Calls [`gdk_display_map_keycode()`](https://docs.gtk.org/gdk4/method.Display.map_keycode.html).
    @discardableResult
    public final func mapKeycode(_ keycode: Int) -> (keys: [Gdk.KeymapKey], keyvals: [Int])? {
      var cNEntries: Int32 = 0
      var cKeys: UnsafeMutablePointer<GdkKeymapKey>?
      var cKeyvals: UnsafeMutablePointer<UInt32>?
      let result = gdk_display_map_keycode(instance(self), keycode.uint32, &cKeys, &cKeyvals, &cNEntries)
      guard result != 0 else { return nil }
      return (
        elements(cKeys, count: cNEntries.int, isGiven: true) { Gdk.KeymapKey(cValue: $0) },
        elements(cKeyvals, count: cNEntries.int, isGiven: true) { $0.int }
      )
    }

    /// Calls [`gdk_display_map_keyval()`](https://docs.gtk.org/gdk4/method.Display.map_keyval.html).
    @discardableResult
    public final func mapKeyval(_ keyval: Int) -> [Gdk.KeymapKey]? {
      var cNKeys: Int32 = 0
      var cKeys: UnsafeMutablePointer<GdkKeymapKey>?
      let result = gdk_display_map_keyval(instance(self), keyval.uint32, &cKeys, &cNKeys)
      guard result != 0 else { return nil }
      return elements(cKeys, count: cNKeys.int, isGiven: true) { Gdk.KeymapKey(cValue: $0) }
    }

    /// Calls
    /// [`gdk_display_notify_startup_complete()`](https://docs.gtk.org/gdk4/method.Display.notify_startup_complete.html).
    public final func notifyStartupComplete(_ startupId: String) {
      gdk_display_notify_startup_complete(instance(self), startupId)
    }

    /// Calls [`gdk_display_prepare_gl()`](https://docs.gtk.org/gdk4/method.Display.prepare_gl.html). Since GTK 4.4.
    public final func prepareGl() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gdk_display_prepare_gl(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`gdk_display_put_event()`](https://docs.gtk.org/gdk4/method.Display.put_event.html).
    public final func putEvent(_ event: Gdk.Event) { gdk_display_put_event(instance(self), event.opaque) }

    /// Calls
    /// [`gdk_display_supports_input_shapes()`](https://docs.gtk.org/gdk4/method.Display.supports_input_shapes.html).
    @discardableResult
    public final func supportsInputShapes() -> Bool { gdk_display_supports_input_shapes(instance(self)).isTrue }

    /// Calls [`gdk_display_sync()`](https://docs.gtk.org/gdk4/method.Display.sync.html).
    public final func sync() { gdk_display_sync(instance(self)) }

    /// Calls [`gdk_display_translate_key()`](https://docs.gtk.org/gdk4/method.Display.translate_key.html).
    @discardableResult
    public final func translateKey(keycode: Int, state: Gdk.ModifierType, group: Int) -> (
      keyval: Int, effectiveGroup: Int, level: Int, consumed: Gdk.ModifierType
    )? {
      var cKeyval: UInt32 = 0
      var cEffectiveGroup: Int32 = 0
      var cLevel: Int32 = 0
      var cConsumed = GdkModifierType(rawValue: 0)
      let result = gdk_display_translate_key(
        instance(self), keycode.uint32, state.cValue, group.int32, &cKeyval, &cEffectiveGroup, &cLevel, &cConsumed)
      guard result != 0 else { return nil }
      return (cKeyval.int, cEffectiveGroup.int, cLevel.int, Gdk.ModifierType(cValue: cConsumed))
    }

    /// Calls [`gdk_display_get_default()`](https://docs.gtk.org/gdk4/type_func.Display.get_default.html).
    public static var `default`: Gdk.Display? { lentObject(opaque: gdk_display_get_default()) }

    /// Calls [`gdk_display_open()`](https://docs.gtk.org/gdk4/type_func.Display.open.html).
    @discardableResult
    public static func open(_ displayName: String) -> Gdk.Display? { lentObject(opaque: gdk_display_open(displayName)) }
  }
}

extension Reactive where Base: Gdk.Display {
  /// The property [`composited`](https://docs.gtk.org/gdk4/property.Display.composited.html) of `GdkDisplay`.
  public var composited: SafeSignal<Bool> { readOnlyProperty("composited") }

  /// The property [`input-shapes`](https://docs.gtk.org/gdk4/property.Display.input-shapes.html) of `GdkDisplay`.
  public var inputShapes: SafeSignal<Bool> { readOnlyProperty("input-shapes") }

  /// The property [`rgba`](https://docs.gtk.org/gdk4/property.Display.rgba.html) of `GdkDisplay`.
  public var rgba: SafeSignal<Bool> { readOnlyProperty("rgba") }

  /// The signal [`closed`](https://docs.gtk.org/gdk4/signal.Display.closed.html) of `GdkDisplay`.
  ///
  /// Argument: `isError`.
  public var closed: SafeSignal<Bool> { signal(ofOne: "closed") }

  /// The signal [`opened`](https://docs.gtk.org/gdk4/signal.Display.opened.html) of `GdkDisplay`.
  public var opened: SafeSignal<Void> { signal("opened") }

  /// The signal [`seat-added`](https://docs.gtk.org/gdk4/signal.Display.seat-added.html) of `GdkDisplay`.
  ///
  /// Argument: `seat`.
  public var seatAdded: SafeSignal<Gdk.Seat> { signal(ofOne: "seat-added") }

  /// The signal [`seat-removed`](https://docs.gtk.org/gdk4/signal.Display.seat-removed.html) of `GdkDisplay`.
  ///
  /// Argument: `seat`.
  public var seatRemoved: SafeSignal<Gdk.Seat> { signal(ofOne: "seat-removed") }

  /// The signal [`setting-changed`](https://docs.gtk.org/gdk4/signal.Display.setting-changed.html) of `GdkDisplay`.
  ///
  /// Argument: `setting`.
  public var settingChanged: SafeSignal<String> { signal(ofOne: "setting-changed") }
}

extension Gdk {
  /// The class [`GdkDisplayManager`](https://docs.gtk.org/gdk4/class.DisplayManager.html).
  open class DisplayManager: Object {
    open override class var gType: GType { gdk_display_manager_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`default-display`](https://docs.gtk.org/gdk4/property.DisplayManager.default-display.html) of
    /// `GdkDisplayManager`.
    public final var defaultDisplay: Gdk.Display? {
      get { lentObject(opaque: gdk_display_manager_get_default_display(instance(self))) }
      set { gdk_display_manager_set_default_display(instance(self), newValue?.opaque) }
    }

    /// Calls
    /// [`gdk_display_manager_list_displays()`](https://docs.gtk.org/gdk4/method.DisplayManager.list_displays.html).
    @discardableResult
    public final func listDisplays() -> [Gdk.Display] {
      lists(gdk_display_manager_list_displays(instance(self)), isGiven: true) { lentObject($0) as Gdk.Display? }
    }

    /// Calls [`gdk_display_manager_open_display()`](https://docs.gtk.org/gdk4/method.DisplayManager.open_display.html).
    @discardableResult
    public final func openDisplay(_ name: String) -> Gdk.Display? {
      lentObject(opaque: gdk_display_manager_open_display(instance(self), name))
    }

    /// Calls [`gdk_display_manager_get()`](https://docs.gtk.org/gdk4/type_func.DisplayManager.get.html).
    public static var shared: Gdk.DisplayManager { lentObject(opaque: gdk_display_manager_get())! }
  }
}

extension Reactive where Base: Gdk.DisplayManager {
  /// The property [`default-display`](https://docs.gtk.org/gdk4/property.DisplayManager.default-display.html) of
  /// `GdkDisplayManager`.
  public var defaultDisplay: DynamicSubject<Gdk.Display?> { property("default-display") }

  /// The signal [`display-opened`](https://docs.gtk.org/gdk4/signal.DisplayManager.display-opened.html) of
  /// `GdkDisplayManager`.
  ///
  /// Argument: `display`.
  public var displayOpened: SafeSignal<Gdk.Display> { signal(ofOne: "display-opened") }
}

extension Gdk {
  /// The class [`GdkDrag`](https://docs.gtk.org/gdk4/class.Drag.html).
  open class Drag: Object {
    open override class var gType: GType { gdk_drag_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`actions`](https://docs.gtk.org/gdk4/property.Drag.actions.html) of `GdkDrag`.
    public final var actions: Gdk.DragAction {
      get { Gdk.DragAction(cValue: gdk_drag_get_actions(instance(self))) }
      set { setProperty("actions", newValue) }
    }

    /// The property [`content`](https://docs.gtk.org/gdk4/property.Drag.content.html) of `GdkDrag`.
    public final var content: Gdk.ContentProvider? { lentObject(gdk_drag_get_content(instance(self))) }

    /// The property [`device`](https://docs.gtk.org/gdk4/property.Drag.device.html) of `GdkDrag`.
    public final var device: Gdk.Device? { lentObject(opaque: gdk_drag_get_device(instance(self))) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Drag.display.html) of `GdkDrag`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_drag_get_display(instance(self))) }

    /// The property [`formats`](https://docs.gtk.org/gdk4/property.Drag.formats.html) of `GdkDrag`.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The property [`selected-action`](https://docs.gtk.org/gdk4/property.Drag.selected-action.html) of `GdkDrag`.
    public final var selectedAction: Gdk.DragAction {
      get { Gdk.DragAction(cValue: gdk_drag_get_selected_action(instance(self))) }
      set { setProperty("selected-action", newValue) }
    }

    /// The property [`surface`](https://docs.gtk.org/gdk4/property.Drag.surface.html) of `GdkDrag`.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_drag_get_surface(instance(self))) }

    /// Calls [`gdk_drag_drop_done()`](https://docs.gtk.org/gdk4/method.Drag.drop_done.html).
    public final func dropDone(_ success: Bool) { gdk_drag_drop_done(instance(self), success.gboolean) }

    /// Calls [`gdk_drag_get_drag_surface()`](https://docs.gtk.org/gdk4/method.Drag.get_drag_surface.html).
    public final var dragSurface: Gdk.Surface? { lentObject(opaque: gdk_drag_get_drag_surface(instance(self))) }

    /// Calls [`gdk_drag_set_hotspot()`](https://docs.gtk.org/gdk4/method.Drag.set_hotspot.html).
    public final func setHotspot(hotX: Int, hotY: Int) { gdk_drag_set_hotspot(instance(self), hotX.int32, hotY.int32) }

    /// Calls [`gdk_drag_begin()`](https://docs.gtk.org/gdk4/type_func.Drag.begin.html).
    @discardableResult
    public static func begin(
      _ surface: Gdk.Surface, device: Gdk.Device, content: Gdk.ContentProvider, actions: Gdk.DragAction, dx: Double,
      dy: Double
    ) -> Gdk.Drag? {
      givenObject(
        opaque: gdk_drag_begin(surface.opaque, device.opaque, content.gdkContentProvider, actions.cValue, dx, dy))
    }
  }
}

extension Reactive where Base: Gdk.Drag {
  /// The property [`actions`](https://docs.gtk.org/gdk4/property.Drag.actions.html) of `GdkDrag`.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The property [`content`](https://docs.gtk.org/gdk4/property.Drag.content.html) of `GdkDrag`.
  public var content: SafeSignal<Gdk.ContentProvider?> { readOnlyProperty("content") }

  /// The property [`device`](https://docs.gtk.org/gdk4/property.Drag.device.html) of `GdkDrag`.
  public var device: SafeSignal<Gdk.Device?> { readOnlyProperty("device") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Drag.display.html) of `GdkDrag`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`formats`](https://docs.gtk.org/gdk4/property.Drag.formats.html) of `GdkDrag`.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The property [`selected-action`](https://docs.gtk.org/gdk4/property.Drag.selected-action.html) of `GdkDrag`.
  public var selectedAction: DynamicSubject<Gdk.DragAction> { property("selected-action") }

  /// The property [`surface`](https://docs.gtk.org/gdk4/property.Drag.surface.html) of `GdkDrag`.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }

  /// The signal [`cancel`](https://docs.gtk.org/gdk4/signal.Drag.cancel.html) of `GdkDrag`.
  ///
  /// Argument: `reason`.
  public var cancel: SafeSignal<Gdk.DragCancelReason> { signal(ofOne: "cancel") }

  /// The signal [`dnd-finished`](https://docs.gtk.org/gdk4/signal.Drag.dnd-finished.html) of `GdkDrag`.
  public var dndFinished: SafeSignal<Void> { signal("dnd-finished") }

  /// The signal [`drop-performed`](https://docs.gtk.org/gdk4/signal.Drag.drop-performed.html) of `GdkDrag`.
  public var dropPerformed: SafeSignal<Void> { signal("drop-performed") }
}

extension Gdk {
  /// The interface [`GdkDragSurface`](https://docs.gtk.org/gdk4/iface.DragSurface.html).
  public protocol DragSurface: Gdk.Surface {}
}

extension Gdk.DragSurface {
  /// Calls [`gdk_drag_surface_present()`](https://docs.gtk.org/gdk4/method.DragSurface.present.html).
  @discardableResult
  public func present(width: Int, height: Int) -> Bool {
    gdk_drag_surface_present(opaque, width.int32, height.int32).isTrue
  }
}

extension Gdk {
  /// The class [`GdkDrawContext`](https://docs.gtk.org/gdk4/class.DrawContext.html).
  open class DrawContext: Object {
    open override class var gType: GType { gdk_draw_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.DrawContext.display.html) of `GdkDrawContext`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_draw_context_get_display(instance(self))) }

    /// The property [`surface`](https://docs.gtk.org/gdk4/property.DrawContext.surface.html) of `GdkDrawContext`.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_draw_context_get_surface(instance(self))) }

    /// Calls [`gdk_draw_context_begin_frame()`](https://docs.gtk.org/gdk4/method.DrawContext.begin_frame.html).
    public final func beginFrame(_ region: Cairo.Region) { gdk_draw_context_begin_frame(instance(self), region.opaque) }

    /// Calls [`gdk_draw_context_end_frame()`](https://docs.gtk.org/gdk4/method.DrawContext.end_frame.html).
    public final func endFrame() { gdk_draw_context_end_frame(instance(self)) }

    /// Calls
    /// [`gdk_draw_context_get_frame_region()`](https://docs.gtk.org/gdk4/method.DrawContext.get_frame_region.html).
    public final var frameRegion: Cairo.Region? { lentBoxed(opaque: gdk_draw_context_get_frame_region(instance(self))) }

    /// Calls [`gdk_draw_context_is_in_frame()`](https://docs.gtk.org/gdk4/method.DrawContext.is_in_frame.html).
    public final var isInFrame: Bool { gdk_draw_context_is_in_frame(instance(self)).isTrue }
  }
}

extension Reactive where Base: Gdk.DrawContext {
  /// The property [`display`](https://docs.gtk.org/gdk4/property.DrawContext.display.html) of `GdkDrawContext`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`surface`](https://docs.gtk.org/gdk4/property.DrawContext.surface.html) of `GdkDrawContext`.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}

extension Gdk {
  /// The class [`GdkDrop`](https://docs.gtk.org/gdk4/class.Drop.html).
  open class Drop: Object {
    open override class var gType: GType { gdk_drop_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`actions`](https://docs.gtk.org/gdk4/property.Drop.actions.html) of `GdkDrop`.
    public final var actions: Gdk.DragAction { Gdk.DragAction(cValue: gdk_drop_get_actions(instance(self))) }

    /// The property [`device`](https://docs.gtk.org/gdk4/property.Drop.device.html) of `GdkDrop`.
    public final var device: Gdk.Device? { lentObject(opaque: gdk_drop_get_device(instance(self))) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Drop.display.html) of `GdkDrop`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_drop_get_display(instance(self))) }

    /// The property [`drag`](https://docs.gtk.org/gdk4/property.Drop.drag.html) of `GdkDrop`.
    public final var drag: Gdk.Drag? { lentObject(opaque: gdk_drop_get_drag(instance(self))) }

    /// The property [`formats`](https://docs.gtk.org/gdk4/property.Drop.formats.html) of `GdkDrop`.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The property [`surface`](https://docs.gtk.org/gdk4/property.Drop.surface.html) of `GdkDrop`.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_drop_get_surface(instance(self))) }

    /// Calls [`gdk_drop_finish()`](https://docs.gtk.org/gdk4/method.Drop.finish.html).
    public final func finish(_ action: Gdk.DragAction) { gdk_drop_finish(instance(self), action.cValue) }

    /// Calls [`gdk_drop_read_async()`](https://docs.gtk.org/gdk4/method.Drop.read_async.html).
    @discardableResult
    public final func read(_ mimeTypes: [String], ioPriority: Int = 0) async throws -> (
      result: Gio.InputStream?, outMimeType: String
    ) {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_drop_read_async(instance(self), lent.strings(mimeTypes), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cOutMimeType: UnsafePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_drop_read_finish(instance(self), outcome.pointer, &cOutMimeType, &error)
      if let error { throw outcome.failure(error) }
      return (givenObject(result), lentString(cOutMimeType))
    }

    /// Calls [`gdk_drop_read_value_async()`](https://docs.gtk.org/gdk4/method.Drop.read_value_async.html).
    @discardableResult
    public final func readValue(type: any GTyped.Type, ioPriority: Int = 0) async throws -> AnyValue {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_drop_read_value_async(
          instance(self), type.registeredType, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_drop_read_value_finish(instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return lentValue(result)
    }

    /// Calls [`gdk_drop_status()`](https://docs.gtk.org/gdk4/method.Drop.status.html).
    public final func status(actions: Gdk.DragAction, preferred: Gdk.DragAction) {
      gdk_drop_status(instance(self), actions.cValue, preferred.cValue)
    }
  }
}

extension Reactive where Base: Gdk.Drop {
  /// The property [`actions`](https://docs.gtk.org/gdk4/property.Drop.actions.html) of `GdkDrop`.
  public var actions: SafeSignal<Gdk.DragAction> { readOnlyProperty("actions") }

  /// The property [`device`](https://docs.gtk.org/gdk4/property.Drop.device.html) of `GdkDrop`.
  public var device: SafeSignal<Gdk.Device?> { readOnlyProperty("device") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Drop.display.html) of `GdkDrop`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`drag`](https://docs.gtk.org/gdk4/property.Drop.drag.html) of `GdkDrop`.
  public var drag: SafeSignal<Gdk.Drag?> { readOnlyProperty("drag") }

  /// The property [`formats`](https://docs.gtk.org/gdk4/property.Drop.formats.html) of `GdkDrop`.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The property [`surface`](https://docs.gtk.org/gdk4/property.Drop.surface.html) of `GdkDrop`.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}

extension Gdk {
  /// The class [`GdkEvent`](https://docs.gtk.org/gdk4/class.Event.html).
  open class Event: FundamentalObject {
    open override class var gType: GType { gdk_event_get_type() }

    override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(gdk_event_ref(pointer.cast()))
    }

    override class func release(_ pointer: UnsafeMutableRawPointer) {
      gdk_event_unref(UnsafeRawPointer(pointer).cast())
    }

    /// Calls [`gdk_event_get_axes()`](https://docs.gtk.org/gdk4/method.Event.get_axes.html).
    public final var axes: [Double]? {
      var cNAxes: UInt32 = 0
      var cAxes: UnsafeMutablePointer<Double>?
      let result = gdk_event_get_axes(opaque, &cAxes, &cNAxes)
      guard result != 0 else { return nil }
      return elements(cAxes, count: cNAxes.int, isGiven: false) { $0 }
    }

    /// Calls [`gdk_event_get_axis()`](https://docs.gtk.org/gdk4/method.Event.get_axis.html).
    public final func getAxis(_ axisUse: Gdk.AxisUse) -> Double? {
      var cValue: Double = 0
      let result = gdk_event_get_axis(opaque, axisUse.cValue, &cValue)
      guard result != 0 else { return nil }
      return cValue
    }

    /// Calls [`gdk_event_get_device()`](https://docs.gtk.org/gdk4/method.Event.get_device.html).
    public final var device: Gdk.Device? { lentObject(opaque: gdk_event_get_device(opaque)) }

    /// Calls [`gdk_event_get_device_tool()`](https://docs.gtk.org/gdk4/method.Event.get_device_tool.html).
    public final var deviceTool: Gdk.DeviceTool? { lentObject(opaque: gdk_event_get_device_tool(opaque)) }

    /// Calls [`gdk_event_get_display()`](https://docs.gtk.org/gdk4/method.Event.get_display.html).
    public final var display: Gdk.Display? { lentObject(opaque: gdk_event_get_display(opaque)) }

    /// Calls [`gdk_event_get_event_sequence()`](https://docs.gtk.org/gdk4/method.Event.get_event_sequence.html).
    public final var eventSequence: Gdk.EventSequence {
      promised(lentBoxed(opaque: gdk_event_get_event_sequence(opaque)))
    }

    /// Calls [`gdk_event_get_event_type()`](https://docs.gtk.org/gdk4/method.Event.get_event_type.html).
    public final var eventType: Gdk.EventType { Gdk.EventType(cValue: gdk_event_get_event_type(opaque)) }

    /// Calls [`gdk_event_get_modifier_state()`](https://docs.gtk.org/gdk4/method.Event.get_modifier_state.html).
    public final var modifierState: Gdk.ModifierType { Gdk.ModifierType(cValue: gdk_event_get_modifier_state(opaque)) }

    /// Calls [`gdk_event_get_pointer_emulated()`](https://docs.gtk.org/gdk4/method.Event.get_pointer_emulated.html).
    public final var pointerEmulated: Bool { gdk_event_get_pointer_emulated(opaque).isTrue }

    /// Calls [`gdk_event_get_position()`](https://docs.gtk.org/gdk4/method.Event.get_position.html).
    public final var position: (x: Double, y: Double)? {
      var cX: Double = 0
      var cY: Double = 0
      let result = gdk_event_get_position(opaque, &cX, &cY)
      guard result != 0 else { return nil }
      return (cX, cY)
    }

    /// Calls [`gdk_event_get_seat()`](https://docs.gtk.org/gdk4/method.Event.get_seat.html).
    public final var seat: Gdk.Seat? { lentObject(gdk_event_get_seat(opaque)) }

    /// Calls [`gdk_event_get_surface()`](https://docs.gtk.org/gdk4/method.Event.get_surface.html).
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_event_get_surface(opaque)) }

    /// Calls [`gdk_event_get_time()`](https://docs.gtk.org/gdk4/method.Event.get_time.html).
    public final var time: Int { gdk_event_get_time(opaque).int }

    /// Calls [`gdk_event_triggers_context_menu()`](https://docs.gtk.org/gdk4/method.Event.triggers_context_menu.html).
    @discardableResult
    public final func triggersContextMenu() -> Bool { gdk_event_triggers_context_menu(opaque).isTrue }
  }
}

extension Gdk {
  /// The struct [`GdkEventSequence`](https://docs.gtk.org/gdk4/struct.EventSequence.html).
  public final class EventSequence: Boxed {
    public override class var gType: GType { gdk_event_sequence_get_type() }
  }
}

extension Gdk {
  /// The struct [`GdkFileList`](https://docs.gtk.org/gdk4/struct.FileList.html). Since GTK 4.6.
  public final class FileList: Boxed {
    public override class var gType: GType { gdk_file_list_get_type() }

    /// Calls [`gdk_file_list_new_from_array()`](https://docs.gtk.org/gdk4/ctor.FileList.new_from_array.html). Since GTK
    /// 4.8.
    public convenience init(files: [Gio.File]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: gdk_file_list_new_from_array(lent.array(files, by: \.pointer), files.count.uint).raw)
    }

    /// Calls [`gdk_file_list_new_from_list()`](https://docs.gtk.org/gdk4/ctor.FileList.new_from_list.html). Since GTK
    /// 4.8.
    public static func fromList(_ files: [Gio.File]) -> Gdk.FileList {
      let lent = CallScope()
      defer { lent.end() }
      return Gdk.FileList(taking: gdk_file_list_new_from_list(lent.list(files, by: \.pointer)).raw)
    }

    /// Calls [`gdk_file_list_get_files()`](https://docs.gtk.org/gdk4/method.FileList.get_files.html). Since GTK 4.6.
    public var files: [Gio.File] {
      lists(gdk_file_list_get_files(opaque), isGiven: true) { lentObject($0) as Gio.File? }
    }
  }
}

extension Gdk {
  /// The class [`GdkFocusEvent`](https://docs.gtk.org/gdk4/class.FocusEvent.html).
  open class FocusEvent: Gdk.Event {
    open override class var gType: GType { gdk_focus_event_get_type() }

    /// Calls [`gdk_focus_event_get_in()`](https://docs.gtk.org/gdk4/method.FocusEvent.get_in.html).
    public final var `in`: Bool { gdk_focus_event_get_in(opaque).isTrue }
  }
}

extension Gdk {
  /// The class [`GdkFrameClock`](https://docs.gtk.org/gdk4/class.FrameClock.html).
  open class FrameClock: Object {
    open override class var gType: GType { gdk_frame_clock_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_frame_clock_begin_updating()`](https://docs.gtk.org/gdk4/method.FrameClock.begin_updating.html).
    public final func beginUpdating() { gdk_frame_clock_begin_updating(instance(self)) }

    /// Calls [`gdk_frame_clock_end_updating()`](https://docs.gtk.org/gdk4/method.FrameClock.end_updating.html).
    public final func endUpdating() { gdk_frame_clock_end_updating(instance(self)) }

    /// Calls
    /// [`gdk_frame_clock_get_current_timings()`](https://docs.gtk.org/gdk4/method.FrameClock.get_current_timings.html).
    public final var currentTimings: Gdk.FrameTimings? {
      lentBoxed(opaque: gdk_frame_clock_get_current_timings(instance(self)))
    }

    /// Calls [`gdk_frame_clock_get_fps()`](https://docs.gtk.org/gdk4/method.FrameClock.get_fps.html).
    public final var fps: Double { gdk_frame_clock_get_fps(instance(self)) }

    /// Calls
    /// [`gdk_frame_clock_get_frame_counter()`](https://docs.gtk.org/gdk4/method.FrameClock.get_frame_counter.html).
    public final var frameCounter: Int { gdk_frame_clock_get_frame_counter(instance(self)) }

    /// Calls [`gdk_frame_clock_get_frame_time()`](https://docs.gtk.org/gdk4/method.FrameClock.get_frame_time.html).
    public final var frameTime: Int { gdk_frame_clock_get_frame_time(instance(self)) }

    /// Calls
    /// [`gdk_frame_clock_get_history_start()`](https://docs.gtk.org/gdk4/method.FrameClock.get_history_start.html).
    public final var historyStart: Int { gdk_frame_clock_get_history_start(instance(self)) }

    /// Calls [`gdk_frame_clock_get_refresh_info()`](https://docs.gtk.org/gdk4/method.FrameClock.get_refresh_info.html).
    public final func getRefreshInfo(_ baseTime: Int) -> (refreshIntervalReturn: Int, presentationTimeReturn: Int) {
      var cRefreshIntervalReturn: Int = 0
      var cPresentationTimeReturn: Int = 0
      gdk_frame_clock_get_refresh_info(instance(self), baseTime, &cRefreshIntervalReturn, &cPresentationTimeReturn)
      return (cRefreshIntervalReturn, cPresentationTimeReturn)
    }

    /// Calls [`gdk_frame_clock_get_timings()`](https://docs.gtk.org/gdk4/method.FrameClock.get_timings.html).
    public final func getTimings(_ frameCounter: Int) -> Gdk.FrameTimings? {
      lentBoxed(opaque: gdk_frame_clock_get_timings(instance(self), frameCounter))
    }

    /// Calls [`gdk_frame_clock_request_phase()`](https://docs.gtk.org/gdk4/method.FrameClock.request_phase.html).
    public final func requestPhase(_ phase: Gdk.FrameClockPhase) {
      gdk_frame_clock_request_phase(instance(self), phase.cValue)
    }
  }
}

extension Reactive where Base: Gdk.FrameClock {
  /// The signal [`after-paint`](https://docs.gtk.org/gdk4/signal.FrameClock.after-paint.html) of `GdkFrameClock`.
  public var afterPaint: SafeSignal<Void> { signal("after-paint") }

  /// The signal [`before-paint`](https://docs.gtk.org/gdk4/signal.FrameClock.before-paint.html) of `GdkFrameClock`.
  public var beforePaint: SafeSignal<Void> { signal("before-paint") }

  /// The signal [`flush-events`](https://docs.gtk.org/gdk4/signal.FrameClock.flush-events.html) of `GdkFrameClock`.
  public var flushEvents: SafeSignal<Void> { signal("flush-events") }

  /// The signal [`layout`](https://docs.gtk.org/gdk4/signal.FrameClock.layout.html) of `GdkFrameClock`.
  public var layout: SafeSignal<Void> { signal("layout") }

  /// The signal [`paint`](https://docs.gtk.org/gdk4/signal.FrameClock.paint.html) of `GdkFrameClock`.
  public var paint: SafeSignal<Void> { signal("paint") }

  /// The signal [`resume-events`](https://docs.gtk.org/gdk4/signal.FrameClock.resume-events.html) of `GdkFrameClock`.
  public var resumeEvents: SafeSignal<Void> { signal("resume-events") }

  /// The signal [`update`](https://docs.gtk.org/gdk4/signal.FrameClock.update.html) of `GdkFrameClock`.
  public var update: SafeSignal<Void> { signal("update") }
}

extension Gdk {
  /// The struct [`GdkFrameTimings`](https://docs.gtk.org/gdk4/struct.FrameTimings.html).
  public final class FrameTimings: Boxed {
    public override class var gType: GType { gdk_frame_timings_get_type() }

    /// Calls [`gdk_frame_timings_get_complete()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_complete.html).
    public var complete: Bool { gdk_frame_timings_get_complete(opaque).isTrue }

    /// Calls
    /// [`gdk_frame_timings_get_frame_counter()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_frame_counter.html).
    public var frameCounter: Int { gdk_frame_timings_get_frame_counter(opaque) }

    /// Calls [`gdk_frame_timings_get_frame_time()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_frame_time.html).
    public var frameTime: Int { gdk_frame_timings_get_frame_time(opaque) }

    /// Calls
    /// [`gdk_frame_timings_get_predicted_presentation_time()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_predicted_presentation_time.html).
    public var predictedPresentationTime: Int { gdk_frame_timings_get_predicted_presentation_time(opaque) }

    /// Calls
    /// [`gdk_frame_timings_get_presentation_time()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_presentation_time.html).
    public var presentationTime: Int { gdk_frame_timings_get_presentation_time(opaque) }

    /// Calls
    /// [`gdk_frame_timings_get_refresh_interval()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_refresh_interval.html).
    public var refreshInterval: Int { gdk_frame_timings_get_refresh_interval(opaque) }
  }
}

extension Gdk {
  /// The class [`GdkGLContext`](https://docs.gtk.org/gdk4/class.GLContext.html).
  open class GLContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_gl_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`allowed-apis`](https://docs.gtk.org/gdk4/property.GLContext.allowed-apis.html) of `GdkGLContext`.
    /// Since GTK 4.6.
    public final var allowedApis: Gdk.GLAPI {
      get { Gdk.GLAPI(cValue: gdk_gl_context_get_allowed_apis(instance(self))) }
      set { gdk_gl_context_set_allowed_apis(instance(self), newValue.cValue) }
    }

    /// The property [`api`](https://docs.gtk.org/gdk4/property.GLContext.api.html) of `GdkGLContext`. Since GTK 4.6.
    public final var api: Gdk.GLAPI { Gdk.GLAPI(cValue: gdk_gl_context_get_api(instance(self))) }

    /// The property [`shared-context`](https://docs.gtk.org/gdk4/property.GLContext.shared-context.html) of
    /// `GdkGLContext`.
    @available(*, deprecated, message: "Replaced by `Gdk.GLContext.isShared()` in GTK 4.4.")
    public final var sharedContext: Gdk.GLContext? {
      lentObject(opaque: gdk_gl_context_get_shared_context(instance(self)))
    }

    /// Calls [`gdk_gl_context_get_debug_enabled()`](https://docs.gtk.org/gdk4/method.GLContext.get_debug_enabled.html)
    /// and `gdk_gl_context_set_debug_enabled()`.
    public final var debugEnabled: Bool {
      get { gdk_gl_context_get_debug_enabled(instance(self)).isTrue }
      set(enabled) { gdk_gl_context_set_debug_enabled(instance(self), enabled.gboolean) }
    }

    /// Calls [`gdk_gl_context_get_display()`](https://docs.gtk.org/gdk4/method.GLContext.get_display.html).
    public final func getDisplay() -> Gdk.Display? { lentObject(opaque: gdk_gl_context_get_display(instance(self))) }

    /// Calls
    /// [`gdk_gl_context_get_forward_compatible()`](https://docs.gtk.org/gdk4/method.GLContext.get_forward_compatible.html)
    /// and `gdk_gl_context_set_forward_compatible()`.
    public final var forwardCompatible: Bool {
      get { gdk_gl_context_get_forward_compatible(instance(self)).isTrue }
      set(compatible) { gdk_gl_context_set_forward_compatible(instance(self), compatible.gboolean) }
    }

    /// Calls
    /// [`gdk_gl_context_get_required_version()`](https://docs.gtk.org/gdk4/method.GLContext.get_required_version.html).
    public final var requiredVersion: (major: Int, minor: Int) {
      var cMajor: Int32 = 0
      var cMinor: Int32 = 0
      gdk_gl_context_get_required_version(instance(self), &cMajor, &cMinor)
      return (cMajor.int, cMinor.int)
    }

    /// Calls [`gdk_gl_context_get_surface()`](https://docs.gtk.org/gdk4/method.GLContext.get_surface.html).
    public final func getSurface() -> Gdk.Surface? { lentObject(opaque: gdk_gl_context_get_surface(instance(self))) }

    /// Calls [`gdk_gl_context_get_use_es()`](https://docs.gtk.org/gdk4/method.GLContext.get_use_es.html).
    public final var useEs: Bool { gdk_gl_context_get_use_es(instance(self)).isTrue }

    /// Calls [`gdk_gl_context_get_version()`](https://docs.gtk.org/gdk4/method.GLContext.get_version.html).
    public final var version: (major: Int, minor: Int) {
      var cMajor: Int32 = 0
      var cMinor: Int32 = 0
      gdk_gl_context_get_version(instance(self), &cMajor, &cMinor)
      return (cMajor.int, cMinor.int)
    }

    /// Calls [`gdk_gl_context_is_legacy()`](https://docs.gtk.org/gdk4/method.GLContext.is_legacy.html).
    public final var isLegacy: Bool { gdk_gl_context_is_legacy(instance(self)).isTrue }

    /// Calls [`gdk_gl_context_is_shared()`](https://docs.gtk.org/gdk4/method.GLContext.is_shared.html). Since GTK 4.4.
    public final func isShared(_ other: Gdk.GLContext) -> Bool {
      gdk_gl_context_is_shared(instance(self), other.opaque).isTrue
    }

    /// Calls [`gdk_gl_context_make_current()`](https://docs.gtk.org/gdk4/method.GLContext.make_current.html).
    public final func makeCurrent() { gdk_gl_context_make_current(instance(self)) }

    /// Calls [`gdk_gl_context_realize()`](https://docs.gtk.org/gdk4/method.GLContext.realize.html).
    public final func realize() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gdk_gl_context_realize(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`gdk_gl_context_set_required_version()`](https://docs.gtk.org/gdk4/method.GLContext.set_required_version.html).
    public final func setRequiredVersion(major: Int, minor: Int) {
      gdk_gl_context_set_required_version(instance(self), major.int32, minor.int32)
    }

    /// Calls [`gdk_gl_context_set_use_es()`](https://docs.gtk.org/gdk4/method.GLContext.set_use_es.html).
    public final func setUseEs(_ useEs: Int) { gdk_gl_context_set_use_es(instance(self), useEs.int32) }

    /// Calls [`gdk_gl_context_clear_current()`](https://docs.gtk.org/gdk4/type_func.GLContext.clear_current.html).
    public static func clearCurrent() { gdk_gl_context_clear_current() }

    /// Calls [`gdk_gl_context_get_current()`](https://docs.gtk.org/gdk4/type_func.GLContext.get_current.html).
    public static var current: Gdk.GLContext? { lentObject(opaque: gdk_gl_context_get_current()) }
  }
}

extension Reactive where Base: Gdk.GLContext {
  /// The property [`allowed-apis`](https://docs.gtk.org/gdk4/property.GLContext.allowed-apis.html) of `GdkGLContext`.
  /// Since GTK 4.6.
  public var allowedApis: DynamicSubject<Gdk.GLAPI> { property("allowed-apis") }

  /// The property [`api`](https://docs.gtk.org/gdk4/property.GLContext.api.html) of `GdkGLContext`. Since GTK 4.6.
  public var api: SafeSignal<Gdk.GLAPI> { readOnlyProperty("api") }

  /// The property [`shared-context`](https://docs.gtk.org/gdk4/property.GLContext.shared-context.html) of
  /// `GdkGLContext`.
  @available(*, deprecated, message: "Replaced by `Gdk.GLContext.isShared()` in GTK 4.4.")
  public var sharedContext: SafeSignal<Gdk.GLContext?> { readOnlyProperty("shared-context") }
}

extension Gdk {
  /// The class [`GdkGrabBrokenEvent`](https://docs.gtk.org/gdk4/class.GrabBrokenEvent.html).
  open class GrabBrokenEvent: Gdk.Event {
    open override class var gType: GType { gdk_grab_broken_event_get_type() }

    /// Calls
    /// [`gdk_grab_broken_event_get_grab_surface()`](https://docs.gtk.org/gdk4/method.GrabBrokenEvent.get_grab_surface.html).
    public final var grabSurface: Gdk.Surface? { lentObject(opaque: gdk_grab_broken_event_get_grab_surface(opaque)) }

    /// Calls
    /// [`gdk_grab_broken_event_get_implicit()`](https://docs.gtk.org/gdk4/method.GrabBrokenEvent.get_implicit.html).
    public final var implicit: Bool { gdk_grab_broken_event_get_implicit(opaque).isTrue }
  }
}

extension Gdk {
  /// The class [`GdkKeyEvent`](https://docs.gtk.org/gdk4/class.KeyEvent.html).
  open class KeyEvent: Gdk.Event {
    open override class var gType: GType { gdk_key_event_get_type() }

    /// Calls
    /// [`gdk_key_event_get_consumed_modifiers()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_consumed_modifiers.html).
    public final var consumedModifiers: Gdk.ModifierType {
      Gdk.ModifierType(cValue: gdk_key_event_get_consumed_modifiers(opaque))
    }

    /// Calls [`gdk_key_event_get_keycode()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_keycode.html).
    public final var keycode: Int { gdk_key_event_get_keycode(opaque).int }

    /// Calls [`gdk_key_event_get_keyval()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_keyval.html).
    public final var keyval: Int { gdk_key_event_get_keyval(opaque).int }

    /// Calls [`gdk_key_event_get_layout()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_layout.html).
    public final var layout: Int { gdk_key_event_get_layout(opaque).int }

    /// Calls [`gdk_key_event_get_level()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_level.html).
    public final var level: Int { gdk_key_event_get_level(opaque).int }

    /// Calls [`gdk_key_event_get_match()`](https://docs.gtk.org/gdk4/method.KeyEvent.get_match.html).
    public final var match: (keyval: Int, modifiers: Gdk.ModifierType)? {
      var cKeyval: UInt32 = 0
      var cModifiers = GdkModifierType(rawValue: 0)
      let result = gdk_key_event_get_match(opaque, &cKeyval, &cModifiers)
      guard result != 0 else { return nil }
      return (cKeyval.int, Gdk.ModifierType(cValue: cModifiers))
    }

    /// Calls [`gdk_key_event_is_modifier()`](https://docs.gtk.org/gdk4/method.KeyEvent.is_modifier.html).
    public final var isModifier: Bool { gdk_key_event_is_modifier(opaque).isTrue }

    /// Calls [`gdk_key_event_matches()`](https://docs.gtk.org/gdk4/method.KeyEvent.matches.html).
    @discardableResult
    public final func matches(keyval: Int, modifiers: Gdk.ModifierType) -> Gdk.KeyMatch {
      Gdk.KeyMatch(cValue: gdk_key_event_matches(opaque, keyval.uint32, modifiers.cValue))
    }
  }
}

extension Gdk {
  /// The struct [`GdkKeymapKey`](https://docs.gtk.org/gdk4/struct.KeymapKey.html).
  public struct KeymapKey: Hashable, Sendable {
    /// `GdkKeymapKey.keycode` in C.
    public var keycode: Int

    /// `GdkKeymapKey.group` in C.
    public var group: Int

    /// `GdkKeymapKey.level` in C.
    public var level: Int

    /// Makes one of its fields.
    public init(keycode: Int, group: Int, level: Int) {
      self.keycode = keycode
      self.group = group
      self.level = level
    }

    init(cValue: GdkKeymapKey) {
      keycode = cValue.keycode.int
      group = cValue.group.int
      level = cValue.level.int
    }

    var cValue: GdkKeymapKey { GdkKeymapKey(keycode: keycode.uint32, group: group.int32, level: level.int32) }
  }
}

extension Gdk {
  /// The class [`GdkMonitor`](https://docs.gtk.org/gdk4/class.Monitor.html).
  open class Monitor: Object {
    open override class var gType: GType { gdk_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`connector`](https://docs.gtk.org/gdk4/property.Monitor.connector.html) of `GdkMonitor`.
    public final var connector: String? { lentString(ifAny: gdk_monitor_get_connector(instance(self))) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Monitor.display.html) of `GdkMonitor`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_monitor_get_display(instance(self))) }

    /// The property [`geometry`](https://docs.gtk.org/gdk4/property.Monitor.geometry.html) of `GdkMonitor`.
    public final var geometry: Gdk.Rectangle? { getProperty("geometry") }

    /// The property [`height-mm`](https://docs.gtk.org/gdk4/property.Monitor.height-mm.html) of `GdkMonitor`.
    public final var heightMm: Int { gdk_monitor_get_height_mm(instance(self)).int }

    /// The property [`manufacturer`](https://docs.gtk.org/gdk4/property.Monitor.manufacturer.html) of `GdkMonitor`.
    public final var manufacturer: String? { lentString(ifAny: gdk_monitor_get_manufacturer(instance(self))) }

    /// The property [`model`](https://docs.gtk.org/gdk4/property.Monitor.model.html) of `GdkMonitor`.
    public final var model: String? { lentString(ifAny: gdk_monitor_get_model(instance(self))) }

    /// The property [`refresh-rate`](https://docs.gtk.org/gdk4/property.Monitor.refresh-rate.html) of `GdkMonitor`.
    public final var refreshRate: Int { gdk_monitor_get_refresh_rate(instance(self)).int }

    /// The property [`scale-factor`](https://docs.gtk.org/gdk4/property.Monitor.scale-factor.html) of `GdkMonitor`.
    public final var scaleFactor: Int { gdk_monitor_get_scale_factor(instance(self)).int }

    /// The property [`subpixel-layout`](https://docs.gtk.org/gdk4/property.Monitor.subpixel-layout.html) of
    /// `GdkMonitor`.
    public final var subpixelLayout: Gdk.SubpixelLayout {
      Gdk.SubpixelLayout(cValue: gdk_monitor_get_subpixel_layout(instance(self)))
    }

    /// The property [`valid`](https://docs.gtk.org/gdk4/property.Monitor.valid.html) of `GdkMonitor`.
    public final var valid: Bool { getProperty("valid") }

    /// The property [`width-mm`](https://docs.gtk.org/gdk4/property.Monitor.width-mm.html) of `GdkMonitor`.
    public final var widthMm: Int { gdk_monitor_get_width_mm(instance(self)).int }

    /// Calls [`gdk_monitor_get_geometry()`](https://docs.gtk.org/gdk4/method.Monitor.get_geometry.html).
    public final func getGeometry() -> Gdk.Rectangle {
      var cGeometry = GdkRectangle()
      gdk_monitor_get_geometry(instance(self), &cGeometry)
      return Gdk.Rectangle(cValue: cGeometry)
    }

    /// Calls [`gdk_monitor_is_valid()`](https://docs.gtk.org/gdk4/method.Monitor.is_valid.html).
    public final var isValid: Bool { gdk_monitor_is_valid(instance(self)).isTrue }
  }
}

extension Reactive where Base: Gdk.Monitor {
  /// The property [`connector`](https://docs.gtk.org/gdk4/property.Monitor.connector.html) of `GdkMonitor`.
  public var connector: SafeSignal<String?> { readOnlyProperty("connector") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Monitor.display.html) of `GdkMonitor`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`geometry`](https://docs.gtk.org/gdk4/property.Monitor.geometry.html) of `GdkMonitor`.
  public var geometry: SafeSignal<Gdk.Rectangle?> { readOnlyProperty("geometry") }

  /// The property [`height-mm`](https://docs.gtk.org/gdk4/property.Monitor.height-mm.html) of `GdkMonitor`.
  public var heightMm: SafeSignal<Int> { readOnlyProperty("height-mm") }

  /// The property [`manufacturer`](https://docs.gtk.org/gdk4/property.Monitor.manufacturer.html) of `GdkMonitor`.
  public var manufacturer: SafeSignal<String?> { readOnlyProperty("manufacturer") }

  /// The property [`model`](https://docs.gtk.org/gdk4/property.Monitor.model.html) of `GdkMonitor`.
  public var model: SafeSignal<String?> { readOnlyProperty("model") }

  /// The property [`refresh-rate`](https://docs.gtk.org/gdk4/property.Monitor.refresh-rate.html) of `GdkMonitor`.
  public var refreshRate: SafeSignal<Int> { readOnlyProperty("refresh-rate") }

  /// The property [`scale-factor`](https://docs.gtk.org/gdk4/property.Monitor.scale-factor.html) of `GdkMonitor`.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The property [`subpixel-layout`](https://docs.gtk.org/gdk4/property.Monitor.subpixel-layout.html) of `GdkMonitor`.
  public var subpixelLayout: SafeSignal<Gdk.SubpixelLayout> { readOnlyProperty("subpixel-layout") }

  /// The property [`valid`](https://docs.gtk.org/gdk4/property.Monitor.valid.html) of `GdkMonitor`.
  public var valid: SafeSignal<Bool> { readOnlyProperty("valid") }

  /// The property [`width-mm`](https://docs.gtk.org/gdk4/property.Monitor.width-mm.html) of `GdkMonitor`.
  public var widthMm: SafeSignal<Int> { readOnlyProperty("width-mm") }

  /// The signal [`invalidate`](https://docs.gtk.org/gdk4/signal.Monitor.invalidate.html) of `GdkMonitor`.
  public var invalidate: SafeSignal<Void> { signal("invalidate") }
}

extension Gdk {
  /// The class [`GdkMotionEvent`](https://docs.gtk.org/gdk4/class.MotionEvent.html).
  open class MotionEvent: Gdk.Event {
    open override class var gType: GType { gdk_motion_event_get_type() }
  }
}

extension Gdk {
  /// The class [`GdkPadEvent`](https://docs.gtk.org/gdk4/class.PadEvent.html).
  open class PadEvent: Gdk.Event {
    open override class var gType: GType { gdk_pad_event_get_type() }

    /// Calls [`gdk_pad_event_get_axis_value()`](https://docs.gtk.org/gdk4/method.PadEvent.get_axis_value.html).
    public final var axisValue: (index: Int, value: Double) {
      var cIndex: UInt32 = 0
      var cValue: Double = 0
      gdk_pad_event_get_axis_value(opaque, &cIndex, &cValue)
      return (cIndex.int, cValue)
    }

    /// Calls [`gdk_pad_event_get_button()`](https://docs.gtk.org/gdk4/method.PadEvent.get_button.html).
    public final var button: Int { gdk_pad_event_get_button(opaque).int }

    /// Calls [`gdk_pad_event_get_group_mode()`](https://docs.gtk.org/gdk4/method.PadEvent.get_group_mode.html).
    public final var groupMode: (group: Int, mode: Int) {
      var cGroup: UInt32 = 0
      var cMode: UInt32 = 0
      gdk_pad_event_get_group_mode(opaque, &cGroup, &cMode)
      return (cGroup.int, cMode.int)
    }
  }
}

extension Gdk {
  /// The interface [`GdkPaintable`](https://docs.gtk.org/gdk4/iface.Paintable.html).
  public protocol Paintable: Object {}
}

extension Gdk.Paintable {
  /// Calls
  /// [`gdk_paintable_compute_concrete_size()`](https://docs.gtk.org/gdk4/method.Paintable.compute_concrete_size.html).
  public func computeConcreteSize(
    specifiedWidth: Double, specifiedHeight: Double, defaultWidth: Double, defaultHeight: Double
  ) -> (concreteWidth: Double, concreteHeight: Double) {
    var cConcreteWidth: Double = 0
    var cConcreteHeight: Double = 0
    gdk_paintable_compute_concrete_size(
      opaque, specifiedWidth, specifiedHeight, defaultWidth, defaultHeight, &cConcreteWidth, &cConcreteHeight)
    return (cConcreteWidth, cConcreteHeight)
  }

  /// Calls [`gdk_paintable_get_current_image()`](https://docs.gtk.org/gdk4/method.Paintable.get_current_image.html).
  public var currentImage: (any Gdk.Paintable)? { givenInterface(opaque: gdk_paintable_get_current_image(opaque)) }

  /// Calls [`gdk_paintable_get_flags()`](https://docs.gtk.org/gdk4/method.Paintable.get_flags.html).
  public var flags: Gdk.PaintableFlags { Gdk.PaintableFlags(cValue: gdk_paintable_get_flags(opaque)) }

  /// Calls
  /// [`gdk_paintable_get_intrinsic_aspect_ratio()`](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_aspect_ratio.html).
  public var intrinsicAspectRatio: Double { gdk_paintable_get_intrinsic_aspect_ratio(opaque) }

  /// Calls
  /// [`gdk_paintable_get_intrinsic_height()`](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_height.html).
  public var intrinsicHeight: Int { gdk_paintable_get_intrinsic_height(opaque).int }

  /// Calls
  /// [`gdk_paintable_get_intrinsic_width()`](https://docs.gtk.org/gdk4/method.Paintable.get_intrinsic_width.html).
  public var intrinsicWidth: Int { gdk_paintable_get_intrinsic_width(opaque).int }

  /// Calls
  /// [`gdk_paintable_invalidate_contents()`](https://docs.gtk.org/gdk4/method.Paintable.invalidate_contents.html).
  public func invalidateContents() { gdk_paintable_invalidate_contents(opaque) }

  /// Calls [`gdk_paintable_invalidate_size()`](https://docs.gtk.org/gdk4/method.Paintable.invalidate_size.html).
  public func invalidateSize() { gdk_paintable_invalidate_size(opaque) }

  /// Calls [`gdk_paintable_snapshot()`](https://docs.gtk.org/gdk4/method.Paintable.snapshot.html).
  public func snapshot(_ snapshot: Gdk.Snapshot, width: Double, height: Double) {
    gdk_paintable_snapshot(opaque, snapshot.opaque, width, height)
  }
}

extension Reactive where Base: Gdk.Paintable {
  /// The signal [`invalidate-contents`](https://docs.gtk.org/gdk4/signal.Paintable.invalidate-contents.html) of
  /// `GdkPaintable`.
  public var invalidateContents: SafeSignal<Void> { signal("invalidate-contents") }

  /// The signal [`invalidate-size`](https://docs.gtk.org/gdk4/signal.Paintable.invalidate-size.html) of `GdkPaintable`.
  public var invalidateSize: SafeSignal<Void> { signal("invalidate-size") }
}

/// An object of a class that is private to its library, known by its interface.
final class GdkPaintableObject: Object, Gdk.Paintable {}

extension Gdk {
  /// The interface [`GdkPopup`](https://docs.gtk.org/gdk4/iface.Popup.html).
  public protocol Popup: Gdk.Surface {}
}

extension Gdk.Popup {
  /// The property [`autohide`](https://docs.gtk.org/gdk4/property.Popup.autohide.html) of `GdkPopup`.
  public var autohide: Bool { gdk_popup_get_autohide(opaque).isTrue }

  /// The property [`parent`](https://docs.gtk.org/gdk4/property.Popup.parent.html) of `GdkPopup`.
  public var parent: Gdk.Surface? { lentObject(opaque: gdk_popup_get_parent(opaque)) }

  /// Calls [`gdk_popup_get_position_x()`](https://docs.gtk.org/gdk4/method.Popup.get_position_x.html).
  public var positionX: Int { gdk_popup_get_position_x(opaque).int }

  /// Calls [`gdk_popup_get_position_y()`](https://docs.gtk.org/gdk4/method.Popup.get_position_y.html).
  public var positionY: Int { gdk_popup_get_position_y(opaque).int }

  /// Calls [`gdk_popup_get_rect_anchor()`](https://docs.gtk.org/gdk4/method.Popup.get_rect_anchor.html).
  public var rectAnchor: Gdk.Gravity { Gdk.Gravity(cValue: gdk_popup_get_rect_anchor(opaque)) }

  /// Calls [`gdk_popup_get_surface_anchor()`](https://docs.gtk.org/gdk4/method.Popup.get_surface_anchor.html).
  public var surfaceAnchor: Gdk.Gravity { Gdk.Gravity(cValue: gdk_popup_get_surface_anchor(opaque)) }

  /// Calls [`gdk_popup_present()`](https://docs.gtk.org/gdk4/method.Popup.present.html).
  @discardableResult
  public func present(width: Int, height: Int, layout: Gdk.PopupLayout) -> Bool {
    gdk_popup_present(opaque, width.int32, height.int32, layout.opaque).isTrue
  }
}

extension Reactive where Base: Gdk.Popup {
  /// The property [`autohide`](https://docs.gtk.org/gdk4/property.Popup.autohide.html) of `GdkPopup`.
  @_disfavoredOverload
  public var autohide: SafeSignal<Bool> { readOnlyProperty("autohide") }

  /// The property [`parent`](https://docs.gtk.org/gdk4/property.Popup.parent.html) of `GdkPopup`.
  @_disfavoredOverload
  public var parent: SafeSignal<Gdk.Surface?> { readOnlyProperty("parent") }
}

extension Gdk {
  /// The struct [`GdkPopupLayout`](https://docs.gtk.org/gdk4/struct.PopupLayout.html).
  public final class PopupLayout: Boxed, @MainActor Equatable {
    public override class var gType: GType { gdk_popup_layout_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: PopupLayout, right: PopupLayout) -> Bool { left.equal(right) }

    /// Calls [`gdk_popup_layout_new()`](https://docs.gtk.org/gdk4/ctor.PopupLayout.new.html).
    public convenience init(anchorRect: Gdk.Rectangle, rectAnchor: Gdk.Gravity, surfaceAnchor: Gdk.Gravity) {
      var cAnchorRect = anchorRect.cValue
      self.init(taking: gdk_popup_layout_new(&cAnchorRect, rectAnchor.cValue, surfaceAnchor.cValue).raw)
    }

    /// Calls [`gdk_popup_layout_equal()`](https://docs.gtk.org/gdk4/method.PopupLayout.equal.html).
    @discardableResult
    public func equal(_ other: Gdk.PopupLayout) -> Bool { gdk_popup_layout_equal(opaque, other.opaque).isTrue }

    /// Calls [`gdk_popup_layout_get_anchor_hints()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_anchor_hints.html)
    /// and `gdk_popup_layout_set_anchor_hints()`.
    public var anchorHints: Gdk.AnchorHints {
      get { Gdk.AnchorHints(cValue: gdk_popup_layout_get_anchor_hints(opaque)) }
      set(anchorHints) { gdk_popup_layout_set_anchor_hints(opaque, anchorHints.cValue) }
    }

    /// Calls [`gdk_popup_layout_get_anchor_rect()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_anchor_rect.html)
    /// and `gdk_popup_layout_set_anchor_rect()`.
    public var anchorRect: Gdk.Rectangle {
      get { Gdk.Rectangle(cValue: gdk_popup_layout_get_anchor_rect(opaque).pointee) }
      set(anchorRect) {
        var cAnchorRect = anchorRect.cValue
        gdk_popup_layout_set_anchor_rect(opaque, &cAnchorRect)
      }
    }

    /// Calls [`gdk_popup_layout_get_offset()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_offset.html).
    public var offset: (dx: Int, dy: Int) {
      var cDx: Int32 = 0
      var cDy: Int32 = 0
      gdk_popup_layout_get_offset(opaque, &cDx, &cDy)
      return (cDx.int, cDy.int)
    }

    /// Calls [`gdk_popup_layout_get_rect_anchor()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_rect_anchor.html)
    /// and `gdk_popup_layout_set_rect_anchor()`.
    public var rectAnchor: Gdk.Gravity {
      get { Gdk.Gravity(cValue: gdk_popup_layout_get_rect_anchor(opaque)) }
      set(anchor) { gdk_popup_layout_set_rect_anchor(opaque, anchor.cValue) }
    }

    /// Calls [`gdk_popup_layout_get_shadow_width()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_shadow_width.html).
    /// Since GTK 4.2.
    public var shadowWidth: (left: Int, right: Int, top: Int, bottom: Int) {
      var cLeft: Int32 = 0
      var cRight: Int32 = 0
      var cTop: Int32 = 0
      var cBottom: Int32 = 0
      gdk_popup_layout_get_shadow_width(opaque, &cLeft, &cRight, &cTop, &cBottom)
      return (cLeft.int, cRight.int, cTop.int, cBottom.int)
    }

    /// Calls
    /// [`gdk_popup_layout_get_surface_anchor()`](https://docs.gtk.org/gdk4/method.PopupLayout.get_surface_anchor.html)
    /// and `gdk_popup_layout_set_surface_anchor()`.
    public var surfaceAnchor: Gdk.Gravity {
      get { Gdk.Gravity(cValue: gdk_popup_layout_get_surface_anchor(opaque)) }
      set(anchor) { gdk_popup_layout_set_surface_anchor(opaque, anchor.cValue) }
    }

    /// Calls [`gdk_popup_layout_set_offset()`](https://docs.gtk.org/gdk4/method.PopupLayout.set_offset.html).
    public func setOffset(dx: Int, dy: Int) { gdk_popup_layout_set_offset(opaque, dx.int32, dy.int32) }

    /// Calls [`gdk_popup_layout_set_shadow_width()`](https://docs.gtk.org/gdk4/method.PopupLayout.set_shadow_width.html).
    /// Since GTK 4.2.
    public func setShadowWidth(left: Int, right: Int, top: Int, bottom: Int) {
      gdk_popup_layout_set_shadow_width(opaque, left.int32, right.int32, top.int32, bottom.int32)
    }
  }
}

extension Gdk {
  /// The class [`GdkProximityEvent`](https://docs.gtk.org/gdk4/class.ProximityEvent.html).
  open class ProximityEvent: Gdk.Event {
    open override class var gType: GType { gdk_proximity_event_get_type() }
  }
}

extension Gdk {
  /// The struct [`GdkRGBA`](https://docs.gtk.org/gdk4/struct.RGBA.html).
  public struct RGBA: CStructure, Hashable, Sendable {
    /// `GdkRGBA.red` in C.
    public var red: Double

    /// `GdkRGBA.green` in C.
    public var green: Double

    /// `GdkRGBA.blue` in C.
    public var blue: Double

    /// `GdkRGBA.alpha` in C.
    public var alpha: Double

    /// Makes one of its fields.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    init(cValue: GdkRGBA) {
      red = cValue.red.double
      green = cValue.green.double
      blue = cValue.blue.double
      alpha = cValue.alpha.double
    }

    var cValue: GdkRGBA { GdkRGBA(red: red.float, green: green.float, blue: blue.float, alpha: alpha.float) }

    public static var gType: GType { gdk_rgba_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> RGBA? {
      slot.structure.map { RGBA(cValue: $0.assumingMemoryBound(to: GdkRGBA.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> RGBA {
      readNullable(slot) ?? RGBA(cValue: GdkRGBA())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Calls [`gdk_rgba_equal()`](https://docs.gtk.org/gdk4/method.RGBA.equal.html).
    @discardableResult
    public func equal(_ p2: Gdk.RGBA) -> Bool {
      var structure = cValue
      var cP2 = p2.cValue
      return gdk_rgba_equal(&structure, &cP2).isTrue
    }

    /// Calls [`gdk_rgba_hash()`](https://docs.gtk.org/gdk4/method.RGBA.hash.html).
    @discardableResult
    public func hash() -> Int {
      var structure = cValue
      return gdk_rgba_hash(&structure).int
    }

    /// Calls [`gdk_rgba_is_clear()`](https://docs.gtk.org/gdk4/method.RGBA.is_clear.html).
    public var isClear: Bool {
      var structure = cValue
      return gdk_rgba_is_clear(&structure).isTrue
    }

    /// Calls [`gdk_rgba_is_opaque()`](https://docs.gtk.org/gdk4/method.RGBA.is_opaque.html).
    public var isOpaque: Bool {
      var structure = cValue
      return gdk_rgba_is_opaque(&structure).isTrue
    }

    /// Calls [`gdk_rgba_parse()`](https://docs.gtk.org/gdk4/method.RGBA.parse.html).
    @discardableResult
    public mutating func parse(_ spec: String) -> Bool {
      var structure = cValue
      let result = gdk_rgba_parse(&structure, spec)
      self = .init(cValue: structure)
      return result.isTrue
    }

    /// Calls [`gdk_rgba_to_string()`](https://docs.gtk.org/gdk4/method.RGBA.to_string.html).
    @discardableResult
    public func toString() -> String {
      var structure = cValue
      return givenString(gdk_rgba_to_string(&structure))
    }
  }
}

extension Gdk {
  /// The struct [`GdkRectangle`](https://docs.gtk.org/gdk4/struct.Rectangle.html).
  public struct Rectangle: CStructure, Hashable, Sendable {
    /// `GdkRectangle.x` in C.
    public var x: Int

    /// `GdkRectangle.y` in C.
    public var y: Int

    /// `GdkRectangle.width` in C.
    public var width: Int

    /// `GdkRectangle.height` in C.
    public var height: Int

    /// Makes one of its fields.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    init(cValue: GdkRectangle) {
      x = cValue.x.int
      y = cValue.y.int
      width = cValue.width.int
      height = cValue.height.int
    }

    var cValue: GdkRectangle { GdkRectangle(x: x.int32, y: y.int32, width: width.int32, height: height.int32) }

    public static var gType: GType { gdk_rectangle_get_type() }

    public static func readNullable(_ slot: GValueSlot) -> Rectangle? {
      slot.structure.map { Rectangle(cValue: $0.assumingMemoryBound(to: GdkRectangle.self).pointee) }
    }

    public static func read(_ slot: GValueSlot) -> Rectangle {
      readNullable(slot) ?? Rectangle(cValue: GdkRectangle())
    }

    public func write(to slot: GValueSlot) {
      var structure = cValue
      g_value_set_boxed(slot.pointer, &structure)
    }

    /// Calls [`gdk_rectangle_contains_point()`](https://docs.gtk.org/gdk4/method.Rectangle.contains_point.html).
    @discardableResult
    public func containsPoint(x: Int, y: Int) -> Bool {
      var structure = cValue
      return gdk_rectangle_contains_point(&structure, x.int32, y.int32).isTrue
    }

    /// Calls [`gdk_rectangle_equal()`](https://docs.gtk.org/gdk4/method.Rectangle.equal.html).
    @discardableResult
    public func equal(_ rect2: Gdk.Rectangle) -> Bool {
      var structure = cValue
      var cRect2 = rect2.cValue
      return gdk_rectangle_equal(&structure, &cRect2).isTrue
    }

    /// Calls [`gdk_rectangle_intersect()`](https://docs.gtk.org/gdk4/method.Rectangle.intersect.html).
    @discardableResult
    public func intersect(_ src2: Gdk.Rectangle) -> Gdk.Rectangle? {
      var structure = cValue
      var cSrc2 = src2.cValue
      var cDest = GdkRectangle()
      let result = gdk_rectangle_intersect(&structure, &cSrc2, &cDest)
      guard result != 0 else { return nil }
      return Gdk.Rectangle(cValue: cDest)
    }

    /// Calls [`gdk_rectangle_union()`](https://docs.gtk.org/gdk4/method.Rectangle.union.html).
    @discardableResult
    public func union(_ src2: Gdk.Rectangle) -> Gdk.Rectangle {
      var structure = cValue
      var cSrc2 = src2.cValue
      var cDest = GdkRectangle()
      gdk_rectangle_union(&structure, &cSrc2, &cDest)
      return Gdk.Rectangle(cValue: cDest)
    }
  }
}

extension Gdk {
  /// The class [`GdkScrollEvent`](https://docs.gtk.org/gdk4/class.ScrollEvent.html).
  open class ScrollEvent: Gdk.Event {
    open override class var gType: GType { gdk_scroll_event_get_type() }

    /// Calls [`gdk_scroll_event_get_deltas()`](https://docs.gtk.org/gdk4/method.ScrollEvent.get_deltas.html).
    public final var deltas: (deltaX: Double, deltaY: Double) {
      var cDeltaX: Double = 0
      var cDeltaY: Double = 0
      gdk_scroll_event_get_deltas(opaque, &cDeltaX, &cDeltaY)
      return (cDeltaX, cDeltaY)
    }

    /// Calls [`gdk_scroll_event_get_direction()`](https://docs.gtk.org/gdk4/method.ScrollEvent.get_direction.html).
    public final var direction: Gdk.ScrollDirection {
      Gdk.ScrollDirection(cValue: gdk_scroll_event_get_direction(opaque))
    }

    /// Calls [`gdk_scroll_event_get_unit()`](https://docs.gtk.org/gdk4/method.ScrollEvent.get_unit.html). Since GTK
    /// 4.8.
    public final var unit: Gdk.ScrollUnit { Gdk.ScrollUnit(cValue: gdk_scroll_event_get_unit(opaque)) }

    /// Calls [`gdk_scroll_event_is_stop()`](https://docs.gtk.org/gdk4/method.ScrollEvent.is_stop.html).
    public final var isStop: Bool { gdk_scroll_event_is_stop(opaque).isTrue }
  }
}

extension Gdk {
  /// The class [`GdkSeat`](https://docs.gtk.org/gdk4/class.Seat.html).
  open class Seat: Object {
    open override class var gType: GType { gdk_seat_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gdkSeat: UnsafeMutablePointer<GdkSeat> { pointer.assumingMemoryBound(to: GdkSeat.self) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Seat.display.html) of `GdkSeat`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_seat_get_display(gdkSeat)) }

    /// Calls [`gdk_seat_get_capabilities()`](https://docs.gtk.org/gdk4/method.Seat.get_capabilities.html).
    public final var capabilities: Gdk.SeatCapabilities {
      Gdk.SeatCapabilities(cValue: gdk_seat_get_capabilities(gdkSeat))
    }

    /// Calls [`gdk_seat_get_devices()`](https://docs.gtk.org/gdk4/method.Seat.get_devices.html).
    public final func getDevices(_ capabilities: Gdk.SeatCapabilities) -> [Gdk.Device] {
      lists(gdk_seat_get_devices(gdkSeat, capabilities.cValue), isGiven: true) { lentObject($0) as Gdk.Device? }
    }

    /// Calls [`gdk_seat_get_keyboard()`](https://docs.gtk.org/gdk4/method.Seat.get_keyboard.html).
    public final var keyboard: Gdk.Device? { lentObject(opaque: gdk_seat_get_keyboard(gdkSeat)) }

    /// Calls [`gdk_seat_get_pointer()`](https://docs.gtk.org/gdk4/method.Seat.get_pointer.html).
    public final func getPointer() -> Gdk.Device? { lentObject(opaque: gdk_seat_get_pointer(gdkSeat)) }

    /// Calls [`gdk_seat_get_tools()`](https://docs.gtk.org/gdk4/method.Seat.get_tools.html).
    public final var tools: [Gdk.DeviceTool] {
      lists(gdk_seat_get_tools(gdkSeat), isGiven: true) { lentObject($0) as Gdk.DeviceTool? }
    }
  }
}

extension Reactive where Base: Gdk.Seat {
  /// The property [`display`](https://docs.gtk.org/gdk4/property.Seat.display.html) of `GdkSeat`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The signal [`device-added`](https://docs.gtk.org/gdk4/signal.Seat.device-added.html) of `GdkSeat`.
  ///
  /// Argument: `device`.
  public var deviceAdded: SafeSignal<Gdk.Device> { signal(ofOne: "device-added") }

  /// The signal [`device-removed`](https://docs.gtk.org/gdk4/signal.Seat.device-removed.html) of `GdkSeat`.
  ///
  /// Argument: `device`.
  public var deviceRemoved: SafeSignal<Gdk.Device> { signal(ofOne: "device-removed") }

  /// The signal [`tool-added`](https://docs.gtk.org/gdk4/signal.Seat.tool-added.html) of `GdkSeat`.
  ///
  /// Argument: `tool`.
  public var toolAdded: SafeSignal<Gdk.DeviceTool> { signal(ofOne: "tool-added") }

  /// The signal [`tool-removed`](https://docs.gtk.org/gdk4/signal.Seat.tool-removed.html) of `GdkSeat`.
  ///
  /// Argument: `tool`.
  public var toolRemoved: SafeSignal<Gdk.DeviceTool> { signal(ofOne: "tool-removed") }
}

extension Gdk {
  /// The class [`GdkSnapshot`](https://docs.gtk.org/gdk4/class.Snapshot.html).
  open class Snapshot: Object {
    open override class var gType: GType { gdk_snapshot_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}

extension Gdk {
  /// The class [`GdkSurface`](https://docs.gtk.org/gdk4/class.Surface.html).
  open class Surface: Object {
    open override class var gType: GType { gdk_surface_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_surface_new_popup()`](https://docs.gtk.org/gdk4/ctor.Surface.new_popup.html).
    public static func popup(_ parent: Gdk.Surface, autohide: Bool) -> Gdk.Surface {
      givenObject(opaque: gdk_surface_new_popup(parent.opaque, autohide.gboolean))!
    }

    /// Calls [`gdk_surface_new_toplevel()`](https://docs.gtk.org/gdk4/ctor.Surface.new_toplevel.html).
    public static func toplevel(_ display: Gdk.Display) -> Gdk.Surface {
      givenObject(opaque: gdk_surface_new_toplevel(display.opaque))!
    }

    /// The property [`cursor`](https://docs.gtk.org/gdk4/property.Surface.cursor.html) of `GdkSurface`.
    public final var cursor: Gdk.Cursor? {
      get { lentObject(opaque: gdk_surface_get_cursor(instance(self))) }
      set { gdk_surface_set_cursor(instance(self), newValue?.opaque) }
    }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Surface.display.html) of `GdkSurface`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_surface_get_display(instance(self))) }

    /// The property [`frame-clock`](https://docs.gtk.org/gdk4/property.Surface.frame-clock.html) of `GdkSurface`.
    public final var frameClock: Gdk.FrameClock? { lentObject(opaque: gdk_surface_get_frame_clock(instance(self))) }

    /// The property [`height`](https://docs.gtk.org/gdk4/property.Surface.height.html) of `GdkSurface`.
    public final var height: Int { gdk_surface_get_height(instance(self)).int }

    /// The property [`mapped`](https://docs.gtk.org/gdk4/property.Surface.mapped.html) of `GdkSurface`.
    public final var mapped: Bool { gdk_surface_get_mapped(instance(self)).isTrue }

    /// The property [`scale-factor`](https://docs.gtk.org/gdk4/property.Surface.scale-factor.html) of `GdkSurface`.
    public final var scaleFactor: Int { gdk_surface_get_scale_factor(instance(self)).int }

    /// The property [`width`](https://docs.gtk.org/gdk4/property.Surface.width.html) of `GdkSurface`.
    public final var width: Int { gdk_surface_get_width(instance(self)).int }

    /// Calls [`gdk_surface_beep()`](https://docs.gtk.org/gdk4/method.Surface.beep.html).
    public final func beep() { gdk_surface_beep(instance(self)) }

    /// Calls
    /// [`gdk_surface_create_cairo_context()`](https://docs.gtk.org/gdk4/method.Surface.create_cairo_context.html).
    @discardableResult
    public final func createCairoContext() -> Gdk.CairoContext {
      givenObject(opaque: gdk_surface_create_cairo_context(instance(self)))!
    }

    /// Calls [`gdk_surface_create_gl_context()`](https://docs.gtk.org/gdk4/method.Surface.create_gl_context.html).
    @discardableResult
    public final func createGlContext() throws(GLib.Failure) -> Gdk.GLContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_surface_create_gl_context(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`gdk_surface_create_vulkan_context()`](https://docs.gtk.org/gdk4/method.Surface.create_vulkan_context.html).
    @discardableResult
    public final func createVulkanContext() throws(GLib.Failure) -> Gdk.VulkanContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_surface_create_vulkan_context(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls [`gdk_surface_destroy()`](https://docs.gtk.org/gdk4/method.Surface.destroy.html).
    public final func destroy() { gdk_surface_destroy(instance(self)) }

    /// Calls [`gdk_surface_get_device_cursor()`](https://docs.gtk.org/gdk4/method.Surface.get_device_cursor.html).
    public final func getDeviceCursor(_ device: Gdk.Device) -> Gdk.Cursor? {
      lentObject(opaque: gdk_surface_get_device_cursor(instance(self), device.opaque))
    }

    /// Calls [`gdk_surface_get_device_position()`](https://docs.gtk.org/gdk4/method.Surface.get_device_position.html).
    public final func getDevicePosition(_ device: Gdk.Device) -> (x: Double, y: Double, mask: Gdk.ModifierType)? {
      var cX: Double = 0
      var cY: Double = 0
      var cMask = GdkModifierType(rawValue: 0)
      let result = gdk_surface_get_device_position(instance(self), device.opaque, &cX, &cY, &cMask)
      guard result != 0 else { return nil }
      return (cX, cY, Gdk.ModifierType(cValue: cMask))
    }

    /// Calls [`gdk_surface_hide()`](https://docs.gtk.org/gdk4/method.Surface.hide.html).
    public final func hide() { gdk_surface_hide(instance(self)) }

    /// Calls [`gdk_surface_is_destroyed()`](https://docs.gtk.org/gdk4/method.Surface.is_destroyed.html).
    public final var isDestroyed: Bool { gdk_surface_is_destroyed(instance(self)).isTrue }

    /// Calls [`gdk_surface_queue_render()`](https://docs.gtk.org/gdk4/method.Surface.queue_render.html).
    public final func queueRender() { gdk_surface_queue_render(instance(self)) }

    /// Calls [`gdk_surface_request_layout()`](https://docs.gtk.org/gdk4/method.Surface.request_layout.html).
    public final func requestLayout() { gdk_surface_request_layout(instance(self)) }

    /// Calls [`gdk_surface_set_device_cursor()`](https://docs.gtk.org/gdk4/method.Surface.set_device_cursor.html).
    public final func setDeviceCursor(_ device: Gdk.Device, cursor: Gdk.Cursor) {
      gdk_surface_set_device_cursor(instance(self), device.opaque, cursor.opaque)
    }

    /// Calls [`gdk_surface_set_input_region()`](https://docs.gtk.org/gdk4/method.Surface.set_input_region.html).
    public final func setInputRegion(_ region: Cairo.Region) {
      gdk_surface_set_input_region(instance(self), region.opaque)
    }

    /// Calls [`gdk_surface_set_opaque_region()`](https://docs.gtk.org/gdk4/method.Surface.set_opaque_region.html).
    public final func setOpaqueRegion(_ region: Cairo.Region?) {
      gdk_surface_set_opaque_region(instance(self), region?.opaque)
    }

    /// Calls
    /// [`gdk_surface_translate_coordinates()`](https://docs.gtk.org/gdk4/method.Surface.translate_coordinates.html).
    @discardableResult
    public final func translateCoordinates(_ to: Gdk.Surface, x: inout Double, y: inout Double) -> Bool {
      var cX = x.double
      var cY = y.double
      let result = gdk_surface_translate_coordinates(instance(self), to.opaque, &cX, &cY)
      x = cX.double
      y = cY.double
      return result.isTrue
    }
  }
}

extension Reactive where Base: Gdk.Surface {
  /// The property [`cursor`](https://docs.gtk.org/gdk4/property.Surface.cursor.html) of `GdkSurface`.
  public var cursor: DynamicSubject<Gdk.Cursor?> { property("cursor") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Surface.display.html) of `GdkSurface`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`frame-clock`](https://docs.gtk.org/gdk4/property.Surface.frame-clock.html) of `GdkSurface`.
  public var frameClock: SafeSignal<Gdk.FrameClock?> { readOnlyProperty("frame-clock") }

  /// The property [`height`](https://docs.gtk.org/gdk4/property.Surface.height.html) of `GdkSurface`.
  public var height: SafeSignal<Int> { readOnlyProperty("height") }

  /// The property [`mapped`](https://docs.gtk.org/gdk4/property.Surface.mapped.html) of `GdkSurface`.
  public var mapped: SafeSignal<Bool> { readOnlyProperty("mapped") }

  /// The property [`scale-factor`](https://docs.gtk.org/gdk4/property.Surface.scale-factor.html) of `GdkSurface`.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The property [`width`](https://docs.gtk.org/gdk4/property.Surface.width.html) of `GdkSurface`.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }

  /// The signal [`enter-monitor`](https://docs.gtk.org/gdk4/signal.Surface.enter-monitor.html) of `GdkSurface`.
  ///
  /// Argument: `monitor`.
  public var enterMonitor: SafeSignal<Gdk.Monitor> { signal(ofOne: "enter-monitor") }

  /// The signal [`event`](https://docs.gtk.org/gdk4/signal.Surface.event.html) of `GdkSurface`.
  ///
  /// Argument: `event`.
  public var event: SignalRequest<Bool, Gdk.Event> { request("event") }

  /// The signal [`layout`](https://docs.gtk.org/gdk4/signal.Surface.layout.html) of `GdkSurface`.
  ///
  /// Arguments: `width`, `height`.
  public var layout: SafeSignal<(Int, Int)> { signal(ofSeveral: "layout") }

  /// The signal [`leave-monitor`](https://docs.gtk.org/gdk4/signal.Surface.leave-monitor.html) of `GdkSurface`.
  ///
  /// Argument: `monitor`.
  public var leaveMonitor: SafeSignal<Gdk.Monitor> { signal(ofOne: "leave-monitor") }

  /// The signal [`render`](https://docs.gtk.org/gdk4/signal.Surface.render.html) of `GdkSurface`.
  ///
  /// Argument: `region`.
  public var render: SignalRequest<Bool, Cairo.Region> { request("render") }
}

extension Gdk {
  /// The class [`GdkTexture`](https://docs.gtk.org/gdk4/class.Texture.html).
  open class Texture: Object, Gdk.Paintable, Gio.Icon {
    open override class var gType: GType { gdk_texture_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_texture_new_for_pixbuf()`](https://docs.gtk.org/gdk4/ctor.Texture.new_for_pixbuf.html).
    public init(pixbuf: GdkPixbuf.Pixbuf) {
      super.init(adopting: gdk_texture_new_for_pixbuf(pixbuf.opaque).raw)
    }

    /// Calls [`gdk_texture_new_from_bytes()`](https://docs.gtk.org/gdk4/ctor.Texture.new_from_bytes.html). Since GTK
    /// 4.6.
    public init(bytes: GLib.Bytes) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_bytes(bytes.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls [`gdk_texture_new_from_file()`](https://docs.gtk.org/gdk4/ctor.Texture.new_from_file.html).
    public init(file: Gio.File) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_file(file.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls [`gdk_texture_new_from_filename()`](https://docs.gtk.org/gdk4/ctor.Texture.new_from_filename.html). Since
    /// GTK 4.6.
    public init(path: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_filename(path, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Calls [`gdk_texture_new_from_resource()`](https://docs.gtk.org/gdk4/ctor.Texture.new_from_resource.html).
    public init(resourcePath: String) {
      super.init(adopting: gdk_texture_new_from_resource(resourcePath).raw)
    }

    /// The property [`height`](https://docs.gtk.org/gdk4/property.Texture.height.html) of `GdkTexture`.
    public final var height: Int { gdk_texture_get_height(instance(self)).int }

    /// The property [`width`](https://docs.gtk.org/gdk4/property.Texture.width.html) of `GdkTexture`.
    public final var width: Int { gdk_texture_get_width(instance(self)).int }

    /// Calls [`gdk_texture_save_to_png()`](https://docs.gtk.org/gdk4/method.Texture.save_to_png.html).
    @discardableResult
    public final func saveToPng(_ filename: String) -> Bool { gdk_texture_save_to_png(instance(self), filename).isTrue }

    /// Calls [`gdk_texture_save_to_png_bytes()`](https://docs.gtk.org/gdk4/method.Texture.save_to_png_bytes.html).
    /// Since GTK 4.6.
    @discardableResult
    public final func saveToPngBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: gdk_texture_save_to_png_bytes(instance(self))))
    }

    /// Calls [`gdk_texture_save_to_tiff()`](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff.html). Since GTK 4.6.
    @discardableResult
    public final func saveToTiff(_ filename: String) -> Bool {
      gdk_texture_save_to_tiff(instance(self), filename).isTrue
    }

    /// Calls [`gdk_texture_save_to_tiff_bytes()`](https://docs.gtk.org/gdk4/method.Texture.save_to_tiff_bytes.html).
    /// Since GTK 4.6.
    @discardableResult
    public final func saveToTiffBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: gdk_texture_save_to_tiff_bytes(instance(self))))
    }
  }
}

extension Reactive where Base: Gdk.Texture {
  /// The property [`height`](https://docs.gtk.org/gdk4/property.Texture.height.html) of `GdkTexture`.
  public var height: SafeSignal<Int> { readOnlyProperty("height") }

  /// The property [`width`](https://docs.gtk.org/gdk4/property.Texture.width.html) of `GdkTexture`.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }
}

extension Gdk {
  /// The interface [`GdkToplevel`](https://docs.gtk.org/gdk4/iface.Toplevel.html).
  public protocol Toplevel: Gdk.Surface {}
}

extension Gdk.Toplevel {
  /// The property [`decorated`](https://docs.gtk.org/gdk4/property.Toplevel.decorated.html) of `GdkToplevel`.
  public var decorated: Bool {
    get { getProperty("decorated") }
    set { gdk_toplevel_set_decorated(opaque, newValue.gboolean) }
  }

  /// The property [`deletable`](https://docs.gtk.org/gdk4/property.Toplevel.deletable.html) of `GdkToplevel`.
  public var deletable: Bool {
    get { getProperty("deletable") }
    set { gdk_toplevel_set_deletable(opaque, newValue.gboolean) }
  }

  /// The property [`fullscreen-mode`](https://docs.gtk.org/gdk4/property.Toplevel.fullscreen-mode.html) of
  /// `GdkToplevel`.
  public var fullscreenMode: Gdk.FullscreenMode {
    get { getProperty("fullscreen-mode") }
    set { setProperty("fullscreen-mode", newValue) }
  }

  /// The property [`modal`](https://docs.gtk.org/gdk4/property.Toplevel.modal.html) of `GdkToplevel`.
  public var modal: Bool {
    get { getProperty("modal") }
    set { gdk_toplevel_set_modal(opaque, newValue.gboolean) }
  }

  /// The property [`shortcuts-inhibited`](https://docs.gtk.org/gdk4/property.Toplevel.shortcuts-inhibited.html) of
  /// `GdkToplevel`.
  public var shortcutsInhibited: Bool { getProperty("shortcuts-inhibited") }

  /// The property [`startup-id`](https://docs.gtk.org/gdk4/property.Toplevel.startup-id.html) of `GdkToplevel`.
  public var startupId: String {
    get { getProperty("startup-id") }
    set { lend(newValue) { gdk_toplevel_set_startup_id(opaque, $0) } }
  }

  /// The property [`state`](https://docs.gtk.org/gdk4/property.Toplevel.state.html) of `GdkToplevel`.
  public var state: Gdk.ToplevelState { Gdk.ToplevelState(cValue: gdk_toplevel_get_state(opaque)) }

  /// The property [`title`](https://docs.gtk.org/gdk4/property.Toplevel.title.html) of `GdkToplevel`.
  public var title: String {
    get { getProperty("title") }
    set { lend(newValue) { gdk_toplevel_set_title(opaque, $0) } }
  }

  /// The property [`transient-for`](https://docs.gtk.org/gdk4/property.Toplevel.transient-for.html) of `GdkToplevel`.
  public var transientFor: Gdk.Surface? {
    get { getProperty("transient-for") }
    set { gdk_toplevel_set_transient_for(opaque, newValue?.opaque) }
  }

  /// Calls [`gdk_toplevel_begin_move()`](https://docs.gtk.org/gdk4/method.Toplevel.begin_move.html).
  public func beginMove(_ device: Gdk.Device, button: Int, x: Double, y: Double, timestamp: Int) {
    gdk_toplevel_begin_move(opaque, device.opaque, button.int32, x, y, timestamp.uint32)
  }

  /// Calls [`gdk_toplevel_begin_resize()`](https://docs.gtk.org/gdk4/method.Toplevel.begin_resize.html).
  public func beginResize(edge: Gdk.SurfaceEdge, device: Gdk.Device?, button: Int, x: Double, y: Double, timestamp: Int)
  { gdk_toplevel_begin_resize(opaque, edge.cValue, device?.opaque, button.int32, x, y, timestamp.uint32) }

  /// Calls [`gdk_toplevel_focus()`](https://docs.gtk.org/gdk4/method.Toplevel.focus.html).
  public func focus(_ timestamp: Int) { gdk_toplevel_focus(opaque, timestamp.uint32) }

  /// Calls
  /// [`gdk_toplevel_inhibit_system_shortcuts()`](https://docs.gtk.org/gdk4/method.Toplevel.inhibit_system_shortcuts.html).
  public func inhibitSystemShortcuts(_ event: Gdk.Event?) {
    gdk_toplevel_inhibit_system_shortcuts(opaque, event?.opaque)
  }

  /// Calls [`gdk_toplevel_lower()`](https://docs.gtk.org/gdk4/method.Toplevel.lower.html).
  @discardableResult
  public func lower() -> Bool { gdk_toplevel_lower(opaque).isTrue }

  /// Calls [`gdk_toplevel_minimize()`](https://docs.gtk.org/gdk4/method.Toplevel.minimize.html).
  @discardableResult
  public func minimize() -> Bool { gdk_toplevel_minimize(opaque).isTrue }

  /// Calls [`gdk_toplevel_present()`](https://docs.gtk.org/gdk4/method.Toplevel.present.html).
  public func present(_ layout: Gdk.ToplevelLayout) { gdk_toplevel_present(opaque, layout.opaque) }

  /// Calls
  /// [`gdk_toplevel_restore_system_shortcuts()`](https://docs.gtk.org/gdk4/method.Toplevel.restore_system_shortcuts.html).
  public func restoreSystemShortcuts() { gdk_toplevel_restore_system_shortcuts(opaque) }

  /// Calls [`gdk_toplevel_set_icon_list()`](https://docs.gtk.org/gdk4/method.Toplevel.set_icon_list.html).
  public func setIconList(_ surfaces: [Gdk.Texture]) {
    let lent = CallScope()
    defer { lent.end() }
    gdk_toplevel_set_icon_list(opaque, lent.list(surfaces, by: \.pointer))
  }

  /// Calls [`gdk_toplevel_show_window_menu()`](https://docs.gtk.org/gdk4/method.Toplevel.show_window_menu.html).
  @discardableResult
  public func showWindowMenu(_ event: Gdk.Event) -> Bool { gdk_toplevel_show_window_menu(opaque, event.opaque).isTrue }

  /// Calls
  /// [`gdk_toplevel_supports_edge_constraints()`](https://docs.gtk.org/gdk4/method.Toplevel.supports_edge_constraints.html).
  @discardableResult
  public func supportsEdgeConstraints() -> Bool { gdk_toplevel_supports_edge_constraints(opaque).isTrue }

  /// Calls [`gdk_toplevel_titlebar_gesture()`](https://docs.gtk.org/gdk4/method.Toplevel.titlebar_gesture.html). Since
  /// GTK 4.4.
  @discardableResult
  public func titlebarGesture(_ gesture: Gdk.TitlebarGesture) -> Bool {
    gdk_toplevel_titlebar_gesture(opaque, gesture.cValue).isTrue
  }
}

extension Reactive where Base: Gdk.Toplevel {
  /// The property [`decorated`](https://docs.gtk.org/gdk4/property.Toplevel.decorated.html) of `GdkToplevel`.
  public var decorated: DynamicSubject<Bool> { property("decorated") }

  /// The property [`deletable`](https://docs.gtk.org/gdk4/property.Toplevel.deletable.html) of `GdkToplevel`.
  public var deletable: DynamicSubject<Bool> { property("deletable") }

  /// The property [`fullscreen-mode`](https://docs.gtk.org/gdk4/property.Toplevel.fullscreen-mode.html) of
  /// `GdkToplevel`.
  public var fullscreenMode: DynamicSubject<Gdk.FullscreenMode> { property("fullscreen-mode") }

  /// The property [`modal`](https://docs.gtk.org/gdk4/property.Toplevel.modal.html) of `GdkToplevel`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`shortcuts-inhibited`](https://docs.gtk.org/gdk4/property.Toplevel.shortcuts-inhibited.html) of
  /// `GdkToplevel`.
  @_disfavoredOverload
  public var shortcutsInhibited: SafeSignal<Bool> { readOnlyProperty("shortcuts-inhibited") }

  /// The property [`startup-id`](https://docs.gtk.org/gdk4/property.Toplevel.startup-id.html) of `GdkToplevel`.
  public var startupId: DynamicSubject<String> { property("startup-id") }

  /// The property [`state`](https://docs.gtk.org/gdk4/property.Toplevel.state.html) of `GdkToplevel`.
  @_disfavoredOverload
  public var state: SafeSignal<Gdk.ToplevelState> { readOnlyProperty("state") }

  /// The property [`title`](https://docs.gtk.org/gdk4/property.Toplevel.title.html) of `GdkToplevel`.
  public var title: DynamicSubject<String> { property("title") }

  /// The property [`transient-for`](https://docs.gtk.org/gdk4/property.Toplevel.transient-for.html) of `GdkToplevel`.
  public var transientFor: DynamicSubject<Gdk.Surface?> { property("transient-for") }

  /// The signal [`compute-size`](https://docs.gtk.org/gdk4/signal.Toplevel.compute-size.html) of `GdkToplevel`.
  ///
  /// Argument: `size`.
  public var computeSize: SafeSignal<OpaqueValue> { signal(ofOne: "compute-size") }
}

extension Gdk {
  /// The struct [`GdkToplevelLayout`](https://docs.gtk.org/gdk4/struct.ToplevelLayout.html).
  public final class ToplevelLayout: Boxed, @MainActor Equatable {
    public override class var gType: GType { gdk_toplevel_layout_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: ToplevelLayout, right: ToplevelLayout) -> Bool { left.equal(right) }

    /// Calls [`gdk_toplevel_layout_new()`](https://docs.gtk.org/gdk4/ctor.ToplevelLayout.new.html).
    public convenience init() {
      self.init(taking: gdk_toplevel_layout_new().raw)
    }

    /// Calls [`gdk_toplevel_layout_equal()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.equal.html).
    @discardableResult
    public func equal(_ other: Gdk.ToplevelLayout) -> Bool { gdk_toplevel_layout_equal(opaque, other.opaque).isTrue }

    /// Calls
    /// [`gdk_toplevel_layout_get_fullscreen()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_fullscreen.html).
    public var fullscreen: Bool? {
      var cFullscreen: gboolean = 0
      let result = gdk_toplevel_layout_get_fullscreen(opaque, &cFullscreen)
      guard result != 0 else { return nil }
      return cFullscreen.isTrue
    }

    /// Calls
    /// [`gdk_toplevel_layout_get_fullscreen_monitor()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_fullscreen_monitor.html).
    public var fullscreenMonitor: Gdk.Monitor? {
      lentObject(opaque: gdk_toplevel_layout_get_fullscreen_monitor(opaque))
    }

    /// Calls [`gdk_toplevel_layout_get_maximized()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_maximized.html).
    public var maximized: Bool? {
      var cMaximized: gboolean = 0
      let result = gdk_toplevel_layout_get_maximized(opaque, &cMaximized)
      guard result != 0 else { return nil }
      return cMaximized.isTrue
    }

    /// Calls [`gdk_toplevel_layout_get_resizable()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.get_resizable.html)
    /// and `gdk_toplevel_layout_set_resizable()`.
    public var resizable: Bool {
      get { gdk_toplevel_layout_get_resizable(opaque).isTrue }
      set(resizable) { gdk_toplevel_layout_set_resizable(opaque, resizable.gboolean) }
    }

    /// Calls
    /// [`gdk_toplevel_layout_set_fullscreen()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.set_fullscreen.html).
    public func setFullscreen(fullscreen: Bool, monitor: Gdk.Monitor?) {
      gdk_toplevel_layout_set_fullscreen(opaque, fullscreen.gboolean, monitor?.opaque)
    }

    /// Calls [`gdk_toplevel_layout_set_maximized()`](https://docs.gtk.org/gdk4/method.ToplevelLayout.set_maximized.html).
    public func setMaximized(_ maximized: Bool) { gdk_toplevel_layout_set_maximized(opaque, maximized.gboolean) }
  }
}

extension Gdk {
  /// The class [`GdkTouchEvent`](https://docs.gtk.org/gdk4/class.TouchEvent.html).
  open class TouchEvent: Gdk.Event {
    open override class var gType: GType { gdk_touch_event_get_type() }

    /// Calls
    /// [`gdk_touch_event_get_emulating_pointer()`](https://docs.gtk.org/gdk4/method.TouchEvent.get_emulating_pointer.html).
    public final var emulatingPointer: Bool { gdk_touch_event_get_emulating_pointer(opaque).isTrue }
  }
}

extension Gdk {
  /// The class [`GdkTouchpadEvent`](https://docs.gtk.org/gdk4/class.TouchpadEvent.html).
  open class TouchpadEvent: Gdk.Event {
    open override class var gType: GType { gdk_touchpad_event_get_type() }

    /// Calls [`gdk_touchpad_event_get_deltas()`](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_deltas.html).
    public final var deltas: (dx: Double, dy: Double) {
      var cDx: Double = 0
      var cDy: Double = 0
      gdk_touchpad_event_get_deltas(opaque, &cDx, &cDy)
      return (cDx, cDy)
    }

    /// Calls
    /// [`gdk_touchpad_event_get_gesture_phase()`](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_gesture_phase.html).
    public final var gesturePhase: Gdk.TouchpadGesturePhase {
      Gdk.TouchpadGesturePhase(cValue: gdk_touchpad_event_get_gesture_phase(opaque))
    }

    /// Calls [`gdk_touchpad_event_get_n_fingers()`](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_n_fingers.html).
    public final var nFingers: Int { gdk_touchpad_event_get_n_fingers(opaque).int }

    /// Calls
    /// [`gdk_touchpad_event_get_pinch_angle_delta()`](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_pinch_angle_delta.html).
    public final var pinchAngleDelta: Double { gdk_touchpad_event_get_pinch_angle_delta(opaque) }

    /// Calls
    /// [`gdk_touchpad_event_get_pinch_scale()`](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_pinch_scale.html).
    public final var pinchScale: Double { gdk_touchpad_event_get_pinch_scale(opaque) }
  }
}

extension Gdk {
  /// The class [`GdkVulkanContext`](https://docs.gtk.org/gdk4/class.VulkanContext.html).
  open class VulkanContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_vulkan_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}

extension Reactive where Base: Gdk.VulkanContext {
  /// The signal [`images-updated`](https://docs.gtk.org/gdk4/signal.VulkanContext.images-updated.html) of
  /// `GdkVulkanContext`.
  public var imagesUpdated: SafeSignal<Void> { signal("images-updated") }
}

extension Gdk {
  /// The flags [`GdkAnchorHints`](https://docs.gtk.org/gdk4/flags.AnchorHints.html).
  public nonisolated struct AnchorHints: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_ANCHOR_FLIP_X` in C.
    public static var flipX: AnchorHints { AnchorHints(rawValue: 1) }
    /// `GDK_ANCHOR_FLIP_Y` in C.
    public static var flipY: AnchorHints { AnchorHints(rawValue: 2) }
    /// `GDK_ANCHOR_SLIDE_X` in C.
    public static var slideX: AnchorHints { AnchorHints(rawValue: 4) }
    /// `GDK_ANCHOR_SLIDE_Y` in C.
    public static var slideY: AnchorHints { AnchorHints(rawValue: 8) }
    /// `GDK_ANCHOR_RESIZE_X` in C.
    public static var resizeX: AnchorHints { AnchorHints(rawValue: 16) }
    /// `GDK_ANCHOR_RESIZE_Y` in C.
    public static var resizeY: AnchorHints { AnchorHints(rawValue: 32) }
    /// `GDK_ANCHOR_FLIP` in C.
    public static var flip: AnchorHints { AnchorHints(rawValue: 3) }
    /// `GDK_ANCHOR_SLIDE` in C.
    public static var slide: AnchorHints { AnchorHints(rawValue: 12) }
    /// `GDK_ANCHOR_RESIZE` in C.
    public static var resize: AnchorHints { AnchorHints(rawValue: 48) }

    public static var gType: GType { gdk_anchor_hints_get_type() }

    @MainActor init(cValue: GdkAnchorHints) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkAnchorHints { GdkAnchorHints(unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkAxisFlags`](https://docs.gtk.org/gdk4/flags.AxisFlags.html).
  public nonisolated struct AxisFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_AXIS_FLAG_X` in C.
    public static var x: AxisFlags { AxisFlags(rawValue: 2) }
    /// `GDK_AXIS_FLAG_Y` in C.
    public static var y: AxisFlags { AxisFlags(rawValue: 4) }
    /// `GDK_AXIS_FLAG_DELTA_X` in C.
    public static var deltaX: AxisFlags { AxisFlags(rawValue: 8) }
    /// `GDK_AXIS_FLAG_DELTA_Y` in C.
    public static var deltaY: AxisFlags { AxisFlags(rawValue: 16) }
    /// `GDK_AXIS_FLAG_PRESSURE` in C.
    public static var pressure: AxisFlags { AxisFlags(rawValue: 32) }
    /// `GDK_AXIS_FLAG_XTILT` in C.
    public static var xtilt: AxisFlags { AxisFlags(rawValue: 64) }
    /// `GDK_AXIS_FLAG_YTILT` in C.
    public static var ytilt: AxisFlags { AxisFlags(rawValue: 128) }
    /// `GDK_AXIS_FLAG_WHEEL` in C.
    public static var wheel: AxisFlags { AxisFlags(rawValue: 256) }
    /// `GDK_AXIS_FLAG_DISTANCE` in C.
    public static var distance: AxisFlags { AxisFlags(rawValue: 512) }
    /// `GDK_AXIS_FLAG_ROTATION` in C.
    public static var rotation: AxisFlags { AxisFlags(rawValue: 1024) }
    /// `GDK_AXIS_FLAG_SLIDER` in C.
    public static var slider: AxisFlags { AxisFlags(rawValue: 2048) }

    public static var gType: GType { gdk_axis_flags_get_type() }

    @MainActor init(cValue: GdkAxisFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkAxisFlags { GdkAxisFlags(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkAxisUse`](https://docs.gtk.org/gdk4/enum.AxisUse.html).
  public nonisolated enum AxisUse: Int32, GEnum, Sendable {
    /// `GDK_AXIS_IGNORE` in C.
    case ignore = 0
    /// `GDK_AXIS_X` in C.
    case x = 1
    /// `GDK_AXIS_Y` in C.
    case y = 2
    /// `GDK_AXIS_DELTA_X` in C.
    case deltaX = 3
    /// `GDK_AXIS_DELTA_Y` in C.
    case deltaY = 4
    /// `GDK_AXIS_PRESSURE` in C.
    case pressure = 5
    /// `GDK_AXIS_XTILT` in C.
    case xtilt = 6
    /// `GDK_AXIS_YTILT` in C.
    case ytilt = 7
    /// `GDK_AXIS_WHEEL` in C.
    case wheel = 8
    /// `GDK_AXIS_DISTANCE` in C.
    case distance = 9
    /// `GDK_AXIS_ROTATION` in C.
    case rotation = 10
    /// `GDK_AXIS_SLIDER` in C.
    case slider = 11
    /// `GDK_AXIS_LAST` in C.
    case last = 12

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 13) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_axis_use_get_type() }

    @MainActor init(cValue: GdkAxisUse) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkAxisUse { GdkAxisUse(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkCrossingMode`](https://docs.gtk.org/gdk4/enum.CrossingMode.html).
  public nonisolated enum CrossingMode: Int32, GEnum, Sendable {
    /// `GDK_CROSSING_NORMAL` in C.
    case normal = 0
    /// `GDK_CROSSING_GRAB` in C.
    case grab = 1
    /// `GDK_CROSSING_UNGRAB` in C.
    case ungrab = 2
    /// `GDK_CROSSING_GTK_GRAB` in C.
    case gtkGrab = 3
    /// `GDK_CROSSING_GTK_UNGRAB` in C.
    case gtkUngrab = 4
    /// `GDK_CROSSING_STATE_CHANGED` in C.
    case stateChanged = 5
    /// `GDK_CROSSING_TOUCH_BEGIN` in C.
    case touchBegin = 6
    /// `GDK_CROSSING_TOUCH_END` in C.
    case touchEnd = 7
    /// `GDK_CROSSING_DEVICE_SWITCH` in C.
    case deviceSwitch = 8

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 9) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_crossing_mode_get_type() }

    @MainActor init(cValue: GdkCrossingMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkCrossingMode { GdkCrossingMode(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkDeviceToolType`](https://docs.gtk.org/gdk4/enum.DeviceToolType.html).
  public nonisolated enum DeviceToolType: Int32, GEnum, Sendable {
    /// `GDK_DEVICE_TOOL_TYPE_UNKNOWN` in C.
    case unknown = 0
    /// `GDK_DEVICE_TOOL_TYPE_PEN` in C.
    case pen = 1
    /// `GDK_DEVICE_TOOL_TYPE_ERASER` in C.
    case eraser = 2
    /// `GDK_DEVICE_TOOL_TYPE_BRUSH` in C.
    case brush = 3
    /// `GDK_DEVICE_TOOL_TYPE_PENCIL` in C.
    case pencil = 4
    /// `GDK_DEVICE_TOOL_TYPE_AIRBRUSH` in C.
    case airbrush = 5
    /// `GDK_DEVICE_TOOL_TYPE_MOUSE` in C.
    case mouse = 6
    /// `GDK_DEVICE_TOOL_TYPE_LENS` in C.
    case lens = 7

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_device_tool_type_get_type() }

    @MainActor init(cValue: GdkDeviceToolType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkDeviceToolType { GdkDeviceToolType(unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkDragAction`](https://docs.gtk.org/gdk4/flags.DragAction.html).
  public nonisolated struct DragAction: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_ACTION_COPY` in C.
    public static var copy: DragAction { DragAction(rawValue: 1) }
    /// `GDK_ACTION_MOVE` in C.
    public static var move: DragAction { DragAction(rawValue: 2) }
    /// `GDK_ACTION_LINK` in C.
    public static var link: DragAction { DragAction(rawValue: 4) }
    /// `GDK_ACTION_ASK` in C.
    public static var ask: DragAction { DragAction(rawValue: 8) }

    public static var gType: GType { gdk_drag_action_get_type() }

    @MainActor init(cValue: GdkDragAction) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkDragAction { GdkDragAction(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkDragCancelReason`](https://docs.gtk.org/gdk4/enum.DragCancelReason.html).
  public nonisolated enum DragCancelReason: Int32, GEnum, Sendable {
    /// `GDK_DRAG_CANCEL_NO_TARGET` in C.
    case noTarget = 0
    /// `GDK_DRAG_CANCEL_USER_CANCELLED` in C.
    case userCancelled = 1
    /// `GDK_DRAG_CANCEL_ERROR` in C.
    case error = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_drag_cancel_reason_get_type() }

    @MainActor init(cValue: GdkDragCancelReason) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkDragCancelReason { GdkDragCancelReason(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkEventType`](https://docs.gtk.org/gdk4/enum.EventType.html).
  public nonisolated enum EventType: Int32, GEnum, Sendable {
    /// `GDK_DELETE` in C.
    case delete = 0
    /// `GDK_MOTION_NOTIFY` in C.
    case motionNotify = 1
    /// `GDK_BUTTON_PRESS` in C.
    case buttonPress = 2
    /// `GDK_BUTTON_RELEASE` in C.
    case buttonRelease = 3
    /// `GDK_KEY_PRESS` in C.
    case keyPress = 4
    /// `GDK_KEY_RELEASE` in C.
    case keyRelease = 5
    /// `GDK_ENTER_NOTIFY` in C.
    case enterNotify = 6
    /// `GDK_LEAVE_NOTIFY` in C.
    case leaveNotify = 7
    /// `GDK_FOCUS_CHANGE` in C.
    case focusChange = 8
    /// `GDK_PROXIMITY_IN` in C.
    case proximityIn = 9
    /// `GDK_PROXIMITY_OUT` in C.
    case proximityOut = 10
    /// `GDK_DRAG_ENTER` in C.
    case dragEnter = 11
    /// `GDK_DRAG_LEAVE` in C.
    case dragLeave = 12
    /// `GDK_DRAG_MOTION` in C.
    case dragMotion = 13
    /// `GDK_DROP_START` in C.
    case dropStart = 14
    /// `GDK_SCROLL` in C.
    case scroll = 15
    /// `GDK_GRAB_BROKEN` in C.
    case grabBroken = 16
    /// `GDK_TOUCH_BEGIN` in C.
    case touchBegin = 17
    /// `GDK_TOUCH_UPDATE` in C.
    case touchUpdate = 18
    /// `GDK_TOUCH_END` in C.
    case touchEnd = 19
    /// `GDK_TOUCH_CANCEL` in C.
    case touchCancel = 20
    /// `GDK_TOUCHPAD_SWIPE` in C.
    case touchpadSwipe = 21
    /// `GDK_TOUCHPAD_PINCH` in C.
    case touchpadPinch = 22
    /// `GDK_PAD_BUTTON_PRESS` in C.
    case padButtonPress = 23
    /// `GDK_PAD_BUTTON_RELEASE` in C.
    case padButtonRelease = 24
    /// `GDK_PAD_RING` in C.
    case padRing = 25
    /// `GDK_PAD_STRIP` in C.
    case padStrip = 26
    /// `GDK_PAD_GROUP_MODE` in C.
    case padGroupMode = 27
    /// `GDK_TOUCHPAD_HOLD` in C.
    case touchpadHold = 28
    /// `GDK_EVENT_LAST` in C.
    case eventLast = 29

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 30) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_event_type_get_type() }

    @MainActor init(cValue: GdkEventType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkEventType { GdkEventType(unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkFrameClockPhase`](https://docs.gtk.org/gdk4/flags.FrameClockPhase.html).
  public nonisolated struct FrameClockPhase: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS` in C.
    public static var flushEvents: FrameClockPhase { FrameClockPhase(rawValue: 1) }
    /// `GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT` in C.
    public static var beforePaint: FrameClockPhase { FrameClockPhase(rawValue: 2) }
    /// `GDK_FRAME_CLOCK_PHASE_UPDATE` in C.
    public static var update: FrameClockPhase { FrameClockPhase(rawValue: 4) }
    /// `GDK_FRAME_CLOCK_PHASE_LAYOUT` in C.
    public static var layout: FrameClockPhase { FrameClockPhase(rawValue: 8) }
    /// `GDK_FRAME_CLOCK_PHASE_PAINT` in C.
    public static var paint: FrameClockPhase { FrameClockPhase(rawValue: 16) }
    /// `GDK_FRAME_CLOCK_PHASE_RESUME_EVENTS` in C.
    public static var resumeEvents: FrameClockPhase { FrameClockPhase(rawValue: 32) }
    /// `GDK_FRAME_CLOCK_PHASE_AFTER_PAINT` in C.
    public static var afterPaint: FrameClockPhase { FrameClockPhase(rawValue: 64) }

    public static var gType: GType { gdk_frame_clock_phase_get_type() }

    @MainActor init(cValue: GdkFrameClockPhase) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkFrameClockPhase { GdkFrameClockPhase(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkFullscreenMode`](https://docs.gtk.org/gdk4/enum.FullscreenMode.html).
  public nonisolated enum FullscreenMode: Int32, GEnum, Sendable {
    /// `GDK_FULLSCREEN_ON_CURRENT_MONITOR` in C.
    case currentMonitor = 0
    /// `GDK_FULLSCREEN_ON_ALL_MONITORS` in C.
    case allMonitors = 1

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_fullscreen_mode_get_type() }

    @MainActor init(cValue: GdkFullscreenMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkFullscreenMode { GdkFullscreenMode(unsigned) }
  }
}

extension Gdk {
  /// The flags [`GdkGLAPI`](https://docs.gtk.org/gdk4/flags.GLAPI.html). Since GTK 4.6.
  public nonisolated struct GLAPI: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `GDK_GL_API_GL` in C.
    public static var gl: GLAPI { GLAPI(rawValue: 1) }
    /// `GDK_GL_API_GLES` in C.
    public static var gles: GLAPI { GLAPI(rawValue: 2) }

    public static var gType: GType { gdk_gl_api_get_type() }

    @MainActor init(cValue: GdkGLAPI) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkGLAPI { GdkGLAPI(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkGravity`](https://docs.gtk.org/gdk4/enum.Gravity.html).
  public nonisolated enum Gravity: Int32, GEnum, Sendable {
    /// `GDK_GRAVITY_NORTH_WEST` in C.
    case northWest = 1
    /// `GDK_GRAVITY_NORTH` in C.
    case north = 2
    /// `GDK_GRAVITY_NORTH_EAST` in C.
    case northEast = 3
    /// `GDK_GRAVITY_WEST` in C.
    case west = 4
    /// `GDK_GRAVITY_CENTER` in C.
    case center = 5
    /// `GDK_GRAVITY_EAST` in C.
    case east = 6
    /// `GDK_GRAVITY_SOUTH_WEST` in C.
    case southWest = 7
    /// `GDK_GRAVITY_SOUTH` in C.
    case south = 8
    /// `GDK_GRAVITY_SOUTH_EAST` in C.
    case southEast = 9
    /// `GDK_GRAVITY_STATIC` in C.
    case `static` = 10

    public static var gType: GType { gdk_gravity_get_type() }

    @MainActor init(cValue: GdkGravity) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkGravity { GdkGravity(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkInputSource`](https://docs.gtk.org/gdk4/enum.InputSource.html).
  public nonisolated enum InputSource: Int32, GEnum, Sendable {
    /// `GDK_SOURCE_MOUSE` in C.
    case mouse = 0
    /// `GDK_SOURCE_PEN` in C.
    case pen = 1
    /// `GDK_SOURCE_KEYBOARD` in C.
    case keyboard = 2
    /// `GDK_SOURCE_TOUCHSCREEN` in C.
    case touchscreen = 3
    /// `GDK_SOURCE_TOUCHPAD` in C.
    case touchpad = 4
    /// `GDK_SOURCE_TRACKPOINT` in C.
    case trackpoint = 5
    /// `GDK_SOURCE_TABLET_PAD` in C.
    case tabletPad = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_input_source_get_type() }

    @MainActor init(cValue: GdkInputSource) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkInputSource { GdkInputSource(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkKeyMatch`](https://docs.gtk.org/gdk4/enum.KeyMatch.html).
  public nonisolated enum KeyMatch: Int32, GEnum, Sendable {
    /// `GDK_KEY_MATCH_NONE` in C.
    case none = 0
    /// `GDK_KEY_MATCH_PARTIAL` in C.
    case partial = 1
    /// `GDK_KEY_MATCH_EXACT` in C.
    case exact = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_key_match_get_type() }

    @MainActor init(cValue: GdkKeyMatch) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkKeyMatch { GdkKeyMatch(unsigned) }
  }
}

extension Gdk {
  /// The enumeration [`GdkMemoryFormat`](https://docs.gtk.org/gdk4/enum.MemoryFormat.html).
  public nonisolated enum MemoryFormat: Int32, GEnum, Sendable {
    /// `GDK_MEMORY_B8G8R8A8_PREMULTIPLIED` in C.
    case b8g8r8a8Premultiplied = 0
    /// `GDK_MEMORY_A8R8G8B8_PREMULTIPLIED` in C.
    case a8r8g8b8Premultiplied = 1
    /// `GDK_MEMORY_R8G8B8A8_PREMULTIPLIED` in C.
    case r8g8b8a8Premultiplied = 2
    /// `GDK_MEMORY_B8G8R8A8` in C.
    case b8g8r8a8 = 3
    /// `GDK_MEMORY_A8R8G8B8` in C.
    case a8r8g8b8 = 4
    /// `GDK_MEMORY_R8G8B8A8` in C.
    case r8g8b8a8 = 5
    /// `GDK_MEMORY_A8B8G8R8` in C.
    case a8b8g8r8 = 6
    /// `GDK_MEMORY_R8G8B8` in C.
    case r8g8b8 = 7
    /// `GDK_MEMORY_B8G8R8` in C.
    case b8g8r8 = 8
    /// `GDK_MEMORY_R16G16B16` in C.
    case r16g16b16 = 9
    /// `GDK_MEMORY_R16G16B16A16_PREMULTIPLIED` in C.
    case r16g16b16a16Premultiplied = 10
    /// `GDK_MEMORY_R16G16B16A16` in C.
    case r16g16b16a16 = 11
    /// `GDK_MEMORY_R16G16B16_FLOAT` in C.
    case r16g16b16Float = 12
    /// `GDK_MEMORY_R16G16B16A16_FLOAT_PREMULTIPLIED` in C.
    case r16g16b16a16FloatPremultiplied = 13
    /// `GDK_MEMORY_R16G16B16A16_FLOAT` in C.
    case r16g16b16a16Float = 14
    /// `GDK_MEMORY_R32G32B32_FLOAT` in C.
    case r32g32b32Float = 15
    /// `GDK_MEMORY_R32G32B32A32_FLOAT_PREMULTIPLIED` in C.
    case r32g32b32a32FloatPremultiplied = 16
    /// `GDK_MEMORY_R32G32B32A32_FLOAT` in C.
    case r32g32b32a32Float = 17
    /// `GDK_MEMORY_N_FORMATS` in C.
    case nFormats = 18

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 19) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_memory_format_get_type() }

    @MainActor init(cValue: GdkMemoryFormat) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkMemoryFormat { GdkMemoryFormat(unsigned) }
  }
}
