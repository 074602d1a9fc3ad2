// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Gdk.
public enum Gdk {}

extension Gdk {
  /// An event related to a button on a pointer device.
  open class ButtonEvent: Gdk.Event {
    open override class var gType: GType { gdk_button_event_get_type() }

    /// Extract the button number from a button event.
    public final var button: Int { gdk_button_event_get_button(opaque).int }
  }
}

extension Gdk {
  /// `Gdk.CairoContext` is an object representing the platform-specific draw context.
  open class CairoContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_cairo_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Retrieves a Cairo context to be used to draw on the `Gdk.Surface` of `context`.
    @discardableResult
    public final func cairoCreate() -> Cairo.Context? {
      givenBoxed(opaque: gdk_cairo_context_cairo_create(instance(self)))
    }
  }
}

extension Gdk {
  /// The `Gdk.Clipboard` object represents data shared between applications or inside an application.
  open class Clipboard: Object {
    open override class var gType: GType { gdk_clipboard_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The `Gdk.ContentProvider` or `nil` if the clipboard is empty or contents are provided otherwise.
    public final var content: Gdk.ContentProvider? { lentObject(gdk_clipboard_get_content(instance(self))) }

    /// The `Gdk.Display` that the clipboard belongs to.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_clipboard_get_display(instance(self))) }

    /// The possible formats that the clipboard can provide its data in.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// `true` if the contents of the clipboard are owned by this process.
    public final var local: Bool { getProperty("local") }

    /// Returns if the clipboard is local.
    public final var isLocal: Bool { gdk_clipboard_is_local(instance(self)).isTrue }

    /// Asynchronously requests an input stream to read the `clipboard`'s contents from.
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

    /// Asynchronously request the `clipboard` contents converted to a string.
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

    /// Asynchronously request the `clipboard` contents converted to a `Gdk.Pixbuf`.
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

    /// Asynchronously request the `clipboard` contents converted to the given `type`.
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

    /// Sets a new content provider on `clipboard`.
    @discardableResult
    public final func setContent(_ provider: Gdk.ContentProvider?) -> Bool {
      gdk_clipboard_set_content(instance(self), provider?.gdkContentProvider).isTrue
    }

    /// Puts the given `text` into the clipboard.
    public final func setText(_ text: String) { gdk_clipboard_set_text(instance(self), text) }

    /// Sets the `clipboard` to contain the given `value`.
    public final func set(_ value: any GValueWritable) {
      let lent = CallScope()
      defer { lent.end() }
      gdk_clipboard_set_value(instance(self), lent.value(value))
    }

    /// Asynchronously instructs the `clipboard` to store its contents remotely.
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
  /// The `Gdk.ContentProvider` or `nil` if the clipboard is empty or contents are provided otherwise.
  public var content: SafeSignal<Gdk.ContentProvider?> { readOnlyProperty("content") }

  /// The `Gdk.Display` that the clipboard belongs to.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The possible formats that the clipboard can provide its data in.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// `true` if the contents of the clipboard are owned by this process.
  public var local: SafeSignal<Bool> { readOnlyProperty("local") }

  /// Emitted when the clipboard changes ownership.
  public var changed: SafeSignal<Void> { signal("changed") }
}

extension Gdk {
  /// A `Gdk.ContentDeserializer` is used to deserialize content received via inter-application data transfers.
  open class ContentDeserializer: Object {
    open override class var gType: GType { gdk_content_deserializer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Gets the cancellable for the current operation.
    public final var cancellable: Gio.Cancellable? {
      lentObject(gdk_content_deserializer_get_cancellable(instance(self)))
    }

    /// Gets the `GType` to create an instance of.
    public final var gtype: GType { gdk_content_deserializer_get_gtype(instance(self)) }

    /// Gets the input stream for the current operation.
    public final var inputStream: Gio.InputStream? {
      lentObject(gdk_content_deserializer_get_input_stream(instance(self)))
    }

    /// Gets the mime type to deserialize from.
    public final var mimeType: String { lentString(gdk_content_deserializer_get_mime_type(instance(self))) }

    /// Gets the I/O priority for the current operation.
    public final var priority: Int { gdk_content_deserializer_get_priority(instance(self)).int }

    /// Gets the `GValue` to store the deserialized object in.
    public final var value: AnyValue { lentValue(gdk_content_deserializer_get_value(instance(self))) }

    /// Indicate that the deserialization has ended with an error.
    public final func returnError(_ error: GLib.Failure) {
      gdk_content_deserializer_return_error(instance(self), error.makeError())
    }

    /// Indicate that the deserialization has been successfully completed.
    public final func returnSuccess() { gdk_content_deserializer_return_success(instance(self)) }
  }
}

extension Gdk {
  /// The `Gdk.ContentFormats` structure is used to advertise and negotiate the format of content.
  public final class ContentFormats: Boxed {
    public override class var gType: GType { gdk_content_formats_get_type() }

    /// Creates a new `Gdk.ContentFormats` from an array of mime types.
    public convenience init(mimeTypes: [String] = []) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: gdk_content_formats_new(lent.strings(mimeTypes), mimeTypes.count.uint32).raw)
    }

    /// Creates a new `Gdk.ContentFormats` for a given `GType`.
    public convenience init(type: any GTyped.Type) {
      self.init(taking: gdk_content_formats_new_for_gtype(type.registeredType).raw)
    }

    /// Checks if a given `GType` is part of the given `formats`.
    @discardableResult
    public func containGtype(_ type: any GTyped.Type) -> Bool {
      gdk_content_formats_contain_gtype(opaque, type.registeredType).isTrue
    }

    /// Checks if a given mime type is part of the given `formats`.
    @discardableResult
    public func containMimeType(_ mimeType: String) -> Bool {
      gdk_content_formats_contain_mime_type(opaque, mimeType).isTrue
    }

    /// Gets the `GType`s included in `formats`.
    public var gtypes: [GType] {
      var cNGtypes: UInt = 0
      let result = gdk_content_formats_get_gtypes(opaque, &cNGtypes)
      return elements(result, count: cNGtypes.int, isGiven: false) { $0 }
    }

    /// Gets the mime types included in `formats`.
    public var mimeTypes: [String] {
      var cNMimeTypes: UInt = 0
      let result = gdk_content_formats_get_mime_types(opaque, &cNMimeTypes)
      return elements(result, count: cNMimeTypes.int, isGiven: false) { lentString($0) }
    }

    /// Checks if `first` and `second` have any matching formats.
    @discardableResult
    public func match(_ second: Gdk.ContentFormats) -> Bool { gdk_content_formats_match(opaque, second.opaque).isTrue }

    /// Finds the first `GType` from `first` that is also contained in `second`.
    @discardableResult
    public func matchGtype(_ second: Gdk.ContentFormats) -> GType {
      gdk_content_formats_match_gtype(opaque, second.opaque)
    }

    /// Finds the first mime type from `first` that is also contained in `second`.
    @discardableResult
    public func matchMimeType(_ second: Gdk.ContentFormats) -> String? {
      lentString(ifAny: gdk_content_formats_match_mime_type(opaque, second.opaque))
    }

    /// Prints the given `formats` into a human-readable string.
    @discardableResult
    public func toString() -> String { givenString(gdk_content_formats_to_string(opaque)) }

    /// Append all missing types from `second` to `first`, in the order they had in `second`.
    @discardableResult
    public func union(_ second: Gdk.ContentFormats) -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union(given(), second.opaque)))
    }

    /// Add GTypes for mime types in `formats` for which deserializers are registered.
    @discardableResult
    public func unionDeserializeGtypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_deserialize_gtypes(given())))
    }

    /// Add mime types for GTypes in `formats` for which deserializers are registered.
    @discardableResult
    public func unionDeserializeMimeTypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_deserialize_mime_types(given())))
    }

    /// Add GTypes for the mime types in `formats` for which serializers are registered.
    @discardableResult
    public func unionSerializeGtypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_serialize_gtypes(given())))
    }

    /// Add mime types for GTypes in `formats` for which serializers are registered.
    @discardableResult
    public func unionSerializeMimeTypes() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_union_serialize_mime_types(given())))
    }

    /// Parses the given `string` into `Gdk.ContentFormats` and returns the formats.
    @discardableResult
    public static func parse(_ string: String) -> Gdk.ContentFormats? {
      givenBoxed(opaque: gdk_content_formats_parse(string))
    }
  }
}

extension Gdk {
  /// A `Gdk.ContentFormatsBuilder` is an auxiliary struct used to create new `Gdk.ContentFormats`, and should not be
  /// kept around.
  public final class ContentFormatsBuilder: Boxed {
    public override class var gType: GType { gdk_content_formats_builder_get_type() }

    /// Create a new `Gdk.ContentFormatsBuilder` object.
    public convenience init() {
      self.init(taking: gdk_content_formats_builder_new().raw)
    }

    /// Appends all formats from `formats` to `builder`, skipping those that already exist.
    public func addFormats(_ formats: Gdk.ContentFormats) {
      gdk_content_formats_builder_add_formats(opaque, formats.opaque)
    }

    /// Appends `type` to `builder` if it has not already been added.
    public func addGtype(_ type: any GTyped.Type) { gdk_content_formats_builder_add_gtype(opaque, type.registeredType) }

    /// Appends `mimeType` to `builder` if it has not already been added.
    public func addMimeType(_ mimeType: String) { gdk_content_formats_builder_add_mime_type(opaque, mimeType) }

    /// Creates a new `Gdk.ContentFormats` from the given `builder`.
    @discardableResult
    public func toFormats() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_formats_builder_to_formats(opaque)))
    }
  }
}

extension Gdk {
  /// A `Gdk.ContentProvider` is used to provide content for the clipboard or for drag-and-drop operations in a number
  /// of formats.
  open class ContentProvider: Object {
    open override class var gType: GType { gdk_content_provider_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gdkContentProvider: UnsafeMutablePointer<GdkContentProvider> {
      pointer.assumingMemoryBound(to: GdkContentProvider.self)
    }

    /// Create a content provider that provides the given `bytes` as data for the given `mimeType`.
    public init(mimeType: String, bytes: GLib.Bytes) {
      super.init(adopting: gdk_content_provider_new_for_bytes(mimeType, bytes.opaque))
    }

    /// Create a content provider that provides the given `value`.
    public init(value: any GValueWritable) {
      let lent = CallScope()
      defer { lent.end() }
      super.init(adopting: gdk_content_provider_new_for_value(lent.value(value)))
    }

    /// The possible formats that the provider can provide its data in.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The subset of formats that clipboard managers should store this provider's data in.
    public final var storableFormats: Gdk.ContentFormats? { getProperty("storable-formats") }

    /// Emits the `contentChanged` signal.
    public final func contentChanged() { gdk_content_provider_content_changed(gdkContentProvider) }

    /// Gets the formats that the provider can provide its current contents in.
    @discardableResult
    public final func refFormats() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_provider_ref_formats(gdkContentProvider)))
    }

    /// Gets the formats that the provider suggests other applications to store the data in.
    @discardableResult
    public final func refStorableFormats() -> Gdk.ContentFormats {
      promised(givenBoxed(opaque: gdk_content_provider_ref_storable_formats(gdkContentProvider)))
    }

    /// Asynchronously writes the contents of `provider` to `stream` in the given `mimeType`.
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
  /// The possible formats that the provider can provide its data in.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The subset of formats that clipboard managers should store this provider's data in.
  public var storableFormats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("storable-formats") }

  /// Emitted whenever the content provided by this provider has changed.
  public var contentChanged: SafeSignal<Void> { signal("content-changed") }
}

extension Gdk {
  /// A `Gdk.ContentSerializer` is used to serialize content for inter-application data transfers.
  open class ContentSerializer: Object {
    open override class var gType: GType { gdk_content_serializer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Gets the cancellable for the current operation.
    public final var cancellable: Gio.Cancellable? {
      lentObject(gdk_content_serializer_get_cancellable(instance(self)))
    }

    /// Gets the `GType` to of the object to serialize.
    public final var gtype: GType { gdk_content_serializer_get_gtype(instance(self)) }

    /// Gets the mime type to serialize to.
    public final var mimeType: String { lentString(gdk_content_serializer_get_mime_type(instance(self))) }

    /// Gets the output stream for the current operation.
    public final var outputStream: Gio.OutputStream? {
      lentObject(gdk_content_serializer_get_output_stream(instance(self)))
    }

    /// Gets the I/O priority for the current operation.
    public final var priority: Int { gdk_content_serializer_get_priority(instance(self)).int }

    /// Gets the `GValue` to read the object to serialize from.
    public final var value: AnyValue { lentValue(gdk_content_serializer_get_value(instance(self))) }

    /// Indicate that the serialization has ended with an error.
    public final func returnError(_ error: GLib.Failure) {
      gdk_content_serializer_return_error(instance(self), error.makeError())
    }

    /// Indicate that the serialization has been successfully completed.
    public final func returnSuccess() { gdk_content_serializer_return_success(instance(self)) }
  }
}

extension Gdk {
  /// An event caused by a pointing device moving between surfaces.
  open class CrossingEvent: Gdk.Event {
    open override class var gType: GType { gdk_crossing_event_get_type() }

    /// Extracts the notify detail from a crossing event.
    public final var detail: Gdk.NotifyType { Gdk.NotifyType(cValue: gdk_crossing_event_get_detail(opaque)) }

    /// Checks if the `event` surface is the focus surface.
    public final var focus: Bool { gdk_crossing_event_get_focus(opaque).isTrue }

    /// Extracts the crossing mode from a crossing event.
    public final var mode: Gdk.CrossingMode { Gdk.CrossingMode(cValue: gdk_crossing_event_get_mode(opaque)) }
  }
}

extension Gdk {
  /// `Gdk.Cursor` is used to create and destroy cursors.
  open class Cursor: Object {
    open override class var gType: GType { gdk_cursor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new cursor by looking up `name` in the current cursor theme.
    public init?(name: String, fallback: Gdk.Cursor?) {
      let pointer = gdk_cursor_new_from_name(name, fallback?.opaque)
      guard let pointer else { return nil }
      super.init(adopting: pointer.raw)
    }

    /// Creates a new cursor from a `Gdk.Texture`.
    public init(texture: Gdk.Texture, hotspotX: Int, hotspotY: Int, fallback: Gdk.Cursor?) {
      super.init(
        adopting: gdk_cursor_new_from_texture(texture.opaque, hotspotX.int32, hotspotY.int32, fallback?.opaque).raw)
    }

    /// Cursor to fall back to if this cursor cannot be displayed.
    public final var fallback: Gdk.Cursor? { lentObject(opaque: gdk_cursor_get_fallback(instance(self))) }

    /// X position of the cursor hotspot in the cursor image.
    public final var hotspotX: Int { gdk_cursor_get_hotspot_x(instance(self)).int }

    /// Y position of the cursor hotspot in the cursor image.
    public final var hotspotY: Int { gdk_cursor_get_hotspot_y(instance(self)).int }

    /// Name of this this cursor.
    public final var name: String? { lentString(ifAny: gdk_cursor_get_name(instance(self))) }

    /// The texture displayed by this cursor.
    public final var texture: Gdk.Texture? { lentObject(opaque: gdk_cursor_get_texture(instance(self))) }
  }
}

extension Reactive where Base: Gdk.Cursor {
  /// Cursor to fall back to if this cursor cannot be displayed.
  public var fallback: SafeSignal<Gdk.Cursor?> { readOnlyProperty("fallback") }

  /// X position of the cursor hotspot in the cursor image.
  public var hotspotX: SafeSignal<Int> { readOnlyProperty("hotspot-x") }

  /// Y position of the cursor hotspot in the cursor image.
  public var hotspotY: SafeSignal<Int> { readOnlyProperty("hotspot-y") }

  /// Name of this this cursor.
  public var name: SafeSignal<String?> { readOnlyProperty("name") }

  /// The texture displayed by this cursor.
  public var texture: SafeSignal<Gdk.Texture?> { readOnlyProperty("texture") }
}

extension Gdk {
  /// An event related to drag and drop operations.
  open class DNDEvent: Gdk.Event {
    open override class var gType: GType { gdk_dnd_event_get_type() }

    /// Gets the `Gdk.Drop` object from a DND event.
    public final var drop: Gdk.Drop? { lentObject(opaque: gdk_dnd_event_get_drop(opaque)) }
  }
}

extension Gdk {
  /// An event related to closing a top-level surface.
  open class DeleteEvent: Gdk.Event {
    open override class var gType: GType { gdk_delete_event_get_type() }
  }
}

extension Gdk {
  /// The `Gdk.Device` object represents an input device, such as a keyboard, a mouse, or a touchpad.
  open class Device: Object {
    open override class var gType: GType { gdk_device_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Whether Caps Lock is on.
    public final var capsLockState: Bool { gdk_device_get_caps_lock_state(instance(self)).isTrue }

    /// The direction of the current layout.
    public final var direction: Pango.Direction { Pango.Direction(cValue: gdk_device_get_direction(instance(self))) }

    /// The `Gdk.Display` the `Gdk.Device` pertains to.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_device_get_display(instance(self))) }

    /// Whether the device has both right-to-left and left-to-right layouts.
    public final var hasBidiLayouts: Bool { gdk_device_has_bidi_layouts(instance(self)).isTrue }

    /// Whether the device is represented by a cursor on the screen.
    public final var hasCursor: Bool { gdk_device_get_has_cursor(instance(self)).isTrue }

    /// The current modifier state of the device.
    public final var modifierState: Gdk.ModifierType {
      Gdk.ModifierType(cValue: gdk_device_get_modifier_state(instance(self)))
    }

    /// Number of axes in the device.
    public final var nAxes: Int { getProperty("n-axes") }

    /// The device name.
    public final var name: String { lentString(gdk_device_get_name(instance(self))) }

    /// Whether Num Lock is on.
    public final var numLockState: Bool { gdk_device_get_num_lock_state(instance(self)).isTrue }

    /// The maximal number of concurrent touches on a touch device.
    public final var numTouches: Int { gdk_device_get_num_touches(instance(self)).int }

    /// Product ID of this device.
    public final var productId: String? { lentString(ifAny: gdk_device_get_product_id(instance(self))) }

    /// Whether Scroll Lock is on.
    public final var scrollLockState: Bool { gdk_device_get_scroll_lock_state(instance(self)).isTrue }

    /// `Gdk.Seat` of this device.
    public final var seat: Gdk.Seat? {
      get { lentObject(gdk_device_get_seat(instance(self))) }
      set { setProperty("seat", newValue) }
    }

    /// Source type for the device.
    public final var source: Gdk.InputSource { Gdk.InputSource(cValue: gdk_device_get_source(instance(self))) }

    /// The `Gdk.DeviceTool` that is currently used with this device.
    public final var tool: Gdk.DeviceTool? { getProperty("tool") }

    /// Vendor ID of this device.
    public final var vendorId: String? { lentString(ifAny: gdk_device_get_vendor_id(instance(self))) }

    /// Retrieves the current tool for `device`.
    public final var deviceTool: Gdk.DeviceTool? { lentObject(opaque: gdk_device_get_device_tool(instance(self))) }

    /// Obtains the surface underneath `device`, returning the location of the device in `winX` and `winY`.
    public final var surfaceAtPosition: (result: Gdk.Surface?, winX: Double, winY: Double) {
      var cWinX: Double = 0
      var cWinY: Double = 0
      let result = gdk_device_get_surface_at_position(instance(self), &cWinX, &cWinY)
      return (lentObject(opaque: result), cWinX, cWinY)
    }

    /// Returns the timestamp of the last activity for this device.
    public final var timestamp: Int { gdk_device_get_timestamp(instance(self)).int }
  }
}

extension Reactive where Base: Gdk.Device {
  /// Whether Caps Lock is on.
  public var capsLockState: SafeSignal<Bool> { readOnlyProperty("caps-lock-state") }

  /// The direction of the current layout.
  public var direction: SafeSignal<Pango.Direction> { readOnlyProperty("direction") }

  /// The `Gdk.Display` the `Gdk.Device` pertains to.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// Whether the device has both right-to-left and left-to-right layouts.
  public var hasBidiLayouts: SafeSignal<Bool> { readOnlyProperty("has-bidi-layouts") }

  /// Whether the device is represented by a cursor on the screen.
  public var hasCursor: SafeSignal<Bool> { readOnlyProperty("has-cursor") }

  /// The current modifier state of the device.
  public var modifierState: SafeSignal<Gdk.ModifierType> { readOnlyProperty("modifier-state") }

  /// Number of axes in the device.
  public var nAxes: SafeSignal<Int> { readOnlyProperty("n-axes") }

  /// The device name.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// Whether Num Lock is on.
  public var numLockState: SafeSignal<Bool> { readOnlyProperty("num-lock-state") }

  /// The maximal number of concurrent touches on a touch device.
  public var numTouches: SafeSignal<Int> { readOnlyProperty("num-touches") }

  /// Product ID of this device.
  public var productId: SafeSignal<String?> { readOnlyProperty("product-id") }

  /// Whether Scroll Lock is on.
  public var scrollLockState: SafeSignal<Bool> { readOnlyProperty("scroll-lock-state") }

  /// `Gdk.Seat` of this device.
  public var seat: DynamicSubject<Gdk.Seat?> { property("seat") }

  /// Source type for the device.
  public var source: SafeSignal<Gdk.InputSource> { readOnlyProperty("source") }

  /// The `Gdk.DeviceTool` that is currently used with this device.
  public var tool: SafeSignal<Gdk.DeviceTool?> { readOnlyProperty("tool") }

  /// Vendor ID of this device.
  public var vendorId: SafeSignal<String?> { readOnlyProperty("vendor-id") }

  /// Emitted either when the number of either axes or keys changes.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted on pen/eraser devices whenever tools enter or leave proximity.
  ///
  /// Argument: `tool`.
  public var toolChanged: SafeSignal<Gdk.DeviceTool?> { signal(ofOne: "tool-changed") }
}

extension Gdk {
  /// A physical tool associated to a `Gdk.Device`.
  open class DeviceTool: Object {
    open override class var gType: GType { gdk_device_tool_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The axes of the tool.
    public final var axes: Gdk.AxisFlags { Gdk.AxisFlags(cValue: gdk_device_tool_get_axes(instance(self))) }

    /// The hardware ID of the tool.
    public final var hardwareId: Int { gdk_device_tool_get_hardware_id(instance(self)).int }

    /// The serial number of the tool.
    public final var serial: Int { gdk_device_tool_get_serial(instance(self)).int }

    /// The type of the tool.
    public final var toolType: Gdk.DeviceToolType {
      Gdk.DeviceToolType(cValue: gdk_device_tool_get_tool_type(instance(self)))
    }
  }
}

extension Reactive where Base: Gdk.DeviceTool {
  /// The axes of the tool.
  public var axes: SafeSignal<Gdk.AxisFlags> { readOnlyProperty("axes") }

  /// The hardware ID of the tool.
  public var hardwareId: SafeSignal<Int> { readOnlyProperty("hardware-id") }

  /// The serial number of the tool.
  public var serial: SafeSignal<Int> { readOnlyProperty("serial") }

  /// The type of the tool.
  public var toolType: SafeSignal<Gdk.DeviceToolType> { readOnlyProperty("tool-type") }
}

extension Gdk {
  /// `Gdk.Display` objects are the GDK representation of a workstation.
  open class Display: Object {
    open override class var gType: GType { gdk_display_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// `true` if the display properly composites the alpha channel.
    public final var composited: Bool { getProperty("composited") }

    /// `true` if the display supports input shapes.
    public final var inputShapes: Bool { getProperty("input-shapes") }

    /// `true` if the display supports an alpha channel.
    public final var rgba: Bool { getProperty("rgba") }

    /// Emits a short beep on `display`
    public final func beep() { gdk_display_beep(instance(self)) }

    /// Closes the connection to the windowing system for the given display.
    public final func close() { gdk_display_close(instance(self)) }

    /// Creates a new `Gdk.GLContext` for the `Gdk.Display`.
    @discardableResult
    public final func createGlContext() throws(GLib.Failure) -> Gdk.GLContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_display_create_gl_context(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Returns `true` if there is an ongoing grab on `device` for `display`.
    public final func deviceIsGrabbed(_ device: Gdk.Device) -> Bool {
      gdk_display_device_is_grabbed(instance(self), device.opaque).isTrue
    }

    /// Flushes any requests queued for the windowing system.
    public final func flush() { gdk_display_flush(instance(self)) }

    /// Returns a `Gdk.AppLaunchContext` suitable for launching applications on the given display.
    public final var appLaunchContext: Gdk.AppLaunchContext? {
      givenObject(opaque: gdk_display_get_app_launch_context(instance(self)))
    }

    /// Gets the clipboard used for copy/paste operations.
    public final var clipboard: Gdk.Clipboard? { lentObject(opaque: gdk_display_get_clipboard(instance(self))) }

    /// Returns the default `Gdk.Seat` for this display.
    public final var defaultSeat: Gdk.Seat? { lentObject(gdk_display_get_default_seat(instance(self))) }

    /// Gets the monitor in which the largest area of `surface` resides.
    public final func getMonitorAtSurface(_ surface: Gdk.Surface) -> Gdk.Monitor? {
      lentObject(opaque: gdk_display_get_monitor_at_surface(instance(self), surface.opaque))
    }

    /// Gets the list of monitors associated with this display.
    public final var monitors: (any Gio.ListModel)? { lentInterface(opaque: gdk_display_get_monitors(instance(self))) }

    /// Gets the name of the display.
    public final var name: String { lentString(gdk_display_get_name(instance(self))) }

    /// Gets the clipboard used for the primary selection.
    public final var primaryClipboard: Gdk.Clipboard? {
      lentObject(opaque: gdk_display_get_primary_clipboard(instance(self)))
    }

    /// Gets the startup notification ID for a Wayland display, or `nil` if no ID has been defined.
    public final var startupNotificationId: String? {
      lentString(ifAny: gdk_display_get_startup_notification_id(instance(self)))
    }

    /// Finds out if the display has been closed.
    public final var isClosed: Bool { gdk_display_is_closed(instance(self)).isTrue }

    /// Returns whether surfaces can reasonably be expected to have their alpha channel drawn correctly on the screen.
    public final var isComposited: Bool { gdk_display_is_composited(instance(self)).isTrue }

    /// Returns whether surfaces on this `display` are created with an alpha channel.
    public final var isRgba: Bool { gdk_display_is_rgba(instance(self)).isTrue }

    /// Returns the list of seats known to `display`.
    @discardableResult
    public final func listSeats() -> [Gdk.Seat] {
      lists(gdk_display_list_seats(instance(self)), isGiven: true) { lentObject($0) as Gdk.Seat? }
    }

    /// Returns the keyvals bound to `keycode`.
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

    /// Obtains a list of keycode/group/level combinations that will generate `keyval`.
    @discardableResult
    public final func mapKeyval(_ keyval: Int) -> [Gdk.KeymapKey]? {
      var cNKeys: Int32 = 0
      var cKeys: UnsafeMutablePointer<GdkKeymapKey>?
      let result = gdk_display_map_keyval(instance(self), keyval.uint32, &cKeys, &cNKeys)
      guard result != 0 else { return nil }
      return elements(cKeys, count: cNKeys.int, isGiven: true) { Gdk.KeymapKey(cValue: $0) }
    }

    /// Indicates to the GUI environment that the application has finished loading, using a given identifier.
    public final func notifyStartupComplete(_ startupId: String) {
      gdk_display_notify_startup_complete(instance(self), startupId)
    }

    /// Checks that OpenGL is available for `self` and ensures that it is properly initialized. When this fails, an
    /// `error` will be set describing the error and this function returns `false`.
    public final func prepareGl() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gdk_display_prepare_gl(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Appends the given event onto the front of the event queue for `display`.
    public final func putEvent(_ event: Gdk.Event) { gdk_display_put_event(instance(self), event.opaque) }

    /// Returns `true` if the display supports input shapes.
    @discardableResult
    public final func supportsInputShapes() -> Bool { gdk_display_supports_input_shapes(instance(self)).isTrue }

    /// Flushes any requests queued for the windowing system and waits until all requests have been handled.
    public final func sync() { gdk_display_sync(instance(self)) }

    /// Translates the contents of a `Gdk.EventKey` into a keyval, effective group, and level.
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

    /// Gets the default `Gdk.Display`.
    public static var `default`: Gdk.Display? { lentObject(opaque: gdk_display_get_default()) }

    /// Opens a display.
    @discardableResult
    public static func open(_ displayName: String) -> Gdk.Display? { lentObject(opaque: gdk_display_open(displayName)) }
  }
}

extension Reactive where Base: Gdk.Display {
  /// `true` if the display properly composites the alpha channel.
  public var composited: SafeSignal<Bool> { readOnlyProperty("composited") }

  /// `true` if the display supports input shapes.
  public var inputShapes: SafeSignal<Bool> { readOnlyProperty("input-shapes") }

  /// `true` if the display supports an alpha channel.
  public var rgba: SafeSignal<Bool> { readOnlyProperty("rgba") }

  /// Emitted when the connection to the windowing system for `display` is closed.
  ///
  /// Argument: `isError`.
  public var closed: SafeSignal<Bool> { signal(ofOne: "closed") }

  /// Emitted when the connection to the windowing system for `display` is opened.
  public var opened: SafeSignal<Void> { signal("opened") }

  /// Emitted whenever a new seat is made known to the windowing system.
  ///
  /// Argument: `seat`.
  public var seatAdded: SafeSignal<Gdk.Seat> { signal(ofOne: "seat-added") }

  /// Emitted whenever a seat is removed by the windowing system.
  ///
  /// Argument: `seat`.
  public var seatRemoved: SafeSignal<Gdk.Seat> { signal(ofOne: "seat-removed") }

  /// Emitted whenever a setting changes its value.
  ///
  /// Argument: `setting`.
  public var settingChanged: SafeSignal<String> { signal(ofOne: "setting-changed") }
}

extension Gdk {
  /// A singleton object that offers notification when displays appear or disappear.
  open class DisplayManager: Object {
    open override class var gType: GType { gdk_display_manager_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The default display.
    public final var defaultDisplay: Gdk.Display? {
      get { lentObject(opaque: gdk_display_manager_get_default_display(instance(self))) }
      set { gdk_display_manager_set_default_display(instance(self), newValue?.opaque) }
    }

    /// List all currently open displays.
    @discardableResult
    public final func listDisplays() -> [Gdk.Display] {
      lists(gdk_display_manager_list_displays(instance(self)), isGiven: true) { lentObject($0) as Gdk.Display? }
    }

    /// Opens a display.
    @discardableResult
    public final func openDisplay(_ name: String) -> Gdk.Display? {
      lentObject(opaque: gdk_display_manager_open_display(instance(self), name))
    }

    /// Gets the singleton `Gdk.DisplayManager` object.
    public static var shared: Gdk.DisplayManager { lentObject(opaque: gdk_display_manager_get())! }
  }
}

extension Reactive where Base: Gdk.DisplayManager {
  /// The default display.
  public var defaultDisplay: DynamicSubject<Gdk.Display?> { property("default-display") }

  /// Emitted when a display is opened.
  ///
  /// Argument: `display`.
  public var displayOpened: SafeSignal<Gdk.Display> { signal(ofOne: "display-opened") }
}

extension Gdk {
  /// The `Gdk.Drag` object represents the source of an ongoing DND operation.
  open class Drag: Object {
    open override class var gType: GType { gdk_drag_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The possible actions of this drag.
    public final var actions: Gdk.DragAction {
      get { Gdk.DragAction(cValue: gdk_drag_get_actions(instance(self))) }
      set { setProperty("actions", newValue) }
    }

    /// The `Gdk.ContentProvider`.
    public final var content: Gdk.ContentProvider? { lentObject(gdk_drag_get_content(instance(self))) }

    /// The `Gdk.Device` that is performing the drag.
    public final var device: Gdk.Device? { lentObject(opaque: gdk_drag_get_device(instance(self))) }

    /// The `Gdk.Display` that the drag belongs to.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_drag_get_display(instance(self))) }

    /// The possible formats that the drag can provide its data in.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The currently selected action of the drag.
    public final var selectedAction: Gdk.DragAction {
      get { Gdk.DragAction(cValue: gdk_drag_get_selected_action(instance(self))) }
      set { setProperty("selected-action", newValue) }
    }

    /// The surface where the drag originates.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_drag_get_surface(instance(self))) }

    /// Informs GDK that the drop ended.
    public final func dropDone(_ success: Bool) { gdk_drag_drop_done(instance(self), success.gboolean) }

    /// Returns the surface on which the drag icon should be rendered during the drag operation.
    public final var dragSurface: Gdk.Surface? { lentObject(opaque: gdk_drag_get_drag_surface(instance(self))) }

    /// Sets the position of the drag surface that will be kept under the cursor hotspot.
    public final func setHotspot(hotX: Int, hotY: Int) { gdk_drag_set_hotspot(instance(self), hotX.int32, hotY.int32) }

    /// Starts a drag and creates a new drag context for it.
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
  /// The possible actions of this drag.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The `Gdk.ContentProvider`.
  public var content: SafeSignal<Gdk.ContentProvider?> { readOnlyProperty("content") }

  /// The `Gdk.Device` that is performing the drag.
  public var device: SafeSignal<Gdk.Device?> { readOnlyProperty("device") }

  /// The `Gdk.Display` that the drag belongs to.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The possible formats that the drag can provide its data in.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The currently selected action of the drag.
  public var selectedAction: DynamicSubject<Gdk.DragAction> { property("selected-action") }

  /// The surface where the drag originates.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }

  /// Emitted when the drag operation is cancelled.
  ///
  /// Argument: `reason`.
  public var cancel: SafeSignal<Gdk.DragCancelReason> { signal(ofOne: "cancel") }

  /// Emitted when the destination side has finished reading all data.
  public var dndFinished: SafeSignal<Void> { signal("dnd-finished") }

  /// Emitted when the drop operation is performed on an accepting client.
  public var dropPerformed: SafeSignal<Void> { signal("drop-performed") }
}

extension Gdk {
  /// A `Gdk.DragSurface` is an interface for surfaces used during DND.
  public protocol DragSurface: Gdk.Surface {}
}

extension Gdk.DragSurface {
  /// Present `dragSurface`.
  @discardableResult
  public func present(width: Int, height: Int) -> Bool {
    gdk_drag_surface_present(opaque, width.int32, height.int32).isTrue
  }
}

extension Gdk {
  /// Base class for objects implementing different rendering methods.
  open class DrawContext: Object {
    open override class var gType: GType { gdk_draw_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The `Gdk.Display` used to create the `Gdk.DrawContext`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_draw_context_get_display(instance(self))) }

    /// The `Gdk.Surface` the context is bound to.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_draw_context_get_surface(instance(self))) }

    /// Indicates that you are beginning the process of redrawing `region` on the `context`'s surface.
    public final func beginFrame(_ region: Cairo.Region) { gdk_draw_context_begin_frame(instance(self), region.opaque) }

    /// Ends a drawing operation started with `gdk_draw_context_begin_frame()`.
    public final func endFrame() { gdk_draw_context_end_frame(instance(self)) }

    /// Retrieves the region that is currently being repainted.
    public final var frameRegion: Cairo.Region? { lentBoxed(opaque: gdk_draw_context_get_frame_region(instance(self))) }

    /// Returns `true` if `context` is in the process of drawing to its surface.
    public final var isInFrame: Bool { gdk_draw_context_is_in_frame(instance(self)).isTrue }
  }
}

extension Reactive where Base: Gdk.DrawContext {
  /// The `Gdk.Display` used to create the `Gdk.DrawContext`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The `Gdk.Surface` the context is bound to.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}

extension Gdk {
  /// The `Gdk.Drop` object represents the target of an ongoing DND operation.
  open class Drop: Object {
    open override class var gType: GType { gdk_drop_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The possible actions for this drop
    public final var actions: Gdk.DragAction { Gdk.DragAction(cValue: gdk_drop_get_actions(instance(self))) }

    /// The `Gdk.Device` performing the drop
    public final var device: Gdk.Device? { lentObject(opaque: gdk_drop_get_device(instance(self))) }

    /// The `Gdk.Display` that the drop belongs to.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_drop_get_display(instance(self))) }

    /// The `Gdk.Drag` that initiated this drop
    public final var drag: Gdk.Drag? { lentObject(opaque: gdk_drop_get_drag(instance(self))) }

    /// The possible formats that the drop can provide its data in.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// The `Gdk.Surface` the drop happens on
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_drop_get_surface(instance(self))) }

    /// Ends the drag operation after a drop.
    public final func finish(_ action: Gdk.DragAction) { gdk_drop_finish(instance(self), action.cValue) }

    /// Asynchronously read the dropped data from a `Gdk.Drop` in a format that complies with one of the mime types.
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

    /// Asynchronously request the drag operation's contents converted to the given `type`.
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

    /// Selects all actions that are potentially supported by the destination.
    public final func status(actions: Gdk.DragAction, preferred: Gdk.DragAction) {
      gdk_drop_status(instance(self), actions.cValue, preferred.cValue)
    }
  }
}

extension Reactive where Base: Gdk.Drop {
  /// The possible actions for this drop
  public var actions: SafeSignal<Gdk.DragAction> { readOnlyProperty("actions") }

  /// The `Gdk.Device` performing the drop
  public var device: SafeSignal<Gdk.Device?> { readOnlyProperty("device") }

  /// The `Gdk.Display` that the drop belongs to.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The `Gdk.Drag` that initiated this drop
  public var drag: SafeSignal<Gdk.Drag?> { readOnlyProperty("drag") }

  /// The possible formats that the drop can provide its data in.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// The `Gdk.Surface` the drop happens on
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}

extension Gdk {
  /// `Gdk.Event`s are immutable data structures, created by GDK to represent windowing system events.
  open class Event: FundamentalObject {
    open override class var gType: GType { gdk_event_get_type() }

    override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(gdk_event_ref(pointer.cast()))
    }

    override class func release(_ pointer: UnsafeMutableRawPointer) {
      gdk_event_unref(UnsafeRawPointer(pointer).cast())
    }

    /// Extracts all axis values from an event.
    public final var axes: [Double]? {
      var cNAxes: UInt32 = 0
      var cAxes: UnsafeMutablePointer<Double>?
      let result = gdk_event_get_axes(opaque, &cAxes, &cNAxes)
      guard result != 0 else { return nil }
      return elements(cAxes, count: cNAxes.int, isGiven: false) { $0 }
    }

    /// Extract the axis value for a particular axis use from an event structure.
    public final func getAxis(_ axisUse: Gdk.AxisUse) -> Double? {
      var cValue: Double = 0
      let result = gdk_event_get_axis(opaque, axisUse.cValue, &cValue)
      guard result != 0 else { return nil }
      return cValue
    }

    /// Returns the device of an event.
    public final var device: Gdk.Device? { lentObject(opaque: gdk_event_get_device(opaque)) }

    /// Returns a `Gdk.DeviceTool` representing the tool that caused the event.
    public final var deviceTool: Gdk.DeviceTool? { lentObject(opaque: gdk_event_get_device_tool(opaque)) }

    /// Retrieves the display associated to the `event`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_event_get_display(opaque)) }

    /// Retuns the event sequence to which the event belongs.
    public final var eventSequence: Gdk.EventSequence {
      promised(lentBoxed(opaque: gdk_event_get_event_sequence(opaque)))
    }

    /// Retrieves the type of the event.
    public final var eventType: Gdk.EventType { Gdk.EventType(cValue: gdk_event_get_event_type(opaque)) }

    /// Returns the modifier state field of an event.
    public final var modifierState: Gdk.ModifierType { Gdk.ModifierType(cValue: gdk_event_get_modifier_state(opaque)) }

    /// Returns whether this event is an 'emulated' pointer event.
    public final var pointerEmulated: Bool { gdk_event_get_pointer_emulated(opaque).isTrue }

    /// Extract the event surface relative x/y coordinates from an event.
    public final var position: (x: Double, y: Double)? {
      var cX: Double = 0
      var cY: Double = 0
      let result = gdk_event_get_position(opaque, &cX, &cY)
      guard result != 0 else { return nil }
      return (cX, cY)
    }

    /// Returns the seat that originated the event.
    public final var seat: Gdk.Seat? { lentObject(gdk_event_get_seat(opaque)) }

    /// Extracts the surface associated with an event.
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_event_get_surface(opaque)) }

    /// Returns the timestamp of `event`.
    public final var time: Int { gdk_event_get_time(opaque).int }

    /// Returns whether a `Gdk.Event` should trigger a context menu, according to platform conventions.
    @discardableResult
    public final func triggersContextMenu() -> Bool { gdk_event_triggers_context_menu(opaque).isTrue }
  }
}

extension Gdk {
  /// `Gdk.EventSequence` is an opaque type representing a sequence of related touch events.
  public final class EventSequence: Boxed {
    public override class var gType: GType { gdk_event_sequence_get_type() }
  }
}

extension Gdk {
  /// An opaque type representing a list of files.
  public final class FileList: Boxed {
    public override class var gType: GType { gdk_file_list_get_type() }

    /// Creates a new `Gdk.FileList` for the given array of files.
    public convenience init(files: [Gio.File]) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: gdk_file_list_new_from_array(lent.array(files, by: \.pointer), files.count.uint).raw)
    }

    /// Creates a new files list container from a singly linked list of `GFile` instances.
    public static func fromList(_ files: [Gio.File]) -> Gdk.FileList {
      let lent = CallScope()
      defer { lent.end() }
      return Gdk.FileList(taking: gdk_file_list_new_from_list(lent.list(files, by: \.pointer)).raw)
    }

    /// Retrieves the list of files inside a `Gdk.FileList`.
    public var files: [Gio.File] {
      lists(gdk_file_list_get_files(opaque), isGiven: true) { lentObject($0) as Gio.File? }
    }
  }
}

extension Gdk {
  /// An event related to a keyboard focus change.
  open class FocusEvent: Gdk.Event {
    open override class var gType: GType { gdk_focus_event_get_type() }

    /// Extracts whether this event is about focus entering or leaving the surface.
    public final var `in`: Bool { gdk_focus_event_get_in(opaque).isTrue }
  }
}

extension Gdk {
  /// A `Gdk.FrameClock` tells the application when to update and repaint a surface.
  open class FrameClock: Object {
    open override class var gType: GType { gdk_frame_clock_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Starts updates for an animation.
    public final func beginUpdating() { gdk_frame_clock_begin_updating(instance(self)) }

    /// Stops updates for an animation.
    public final func endUpdating() { gdk_frame_clock_end_updating(instance(self)) }

    /// Gets the frame timings for the current frame.
    public final var currentTimings: Gdk.FrameTimings? {
      lentBoxed(opaque: gdk_frame_clock_get_current_timings(instance(self)))
    }

    /// Calculates the current frames-per-second, based on the frame timings of `frameClock`.
    public final var fps: Double { gdk_frame_clock_get_fps(instance(self)) }

    /// `Gdk.FrameClock` maintains a 64-bit counter that increments for each frame drawn.
    public final var frameCounter: Int { gdk_frame_clock_get_frame_counter(instance(self)) }

    /// Gets the time that should currently be used for animations.
    public final var frameTime: Int { gdk_frame_clock_get_frame_time(instance(self)) }

    /// Returns the frame counter for the oldest frame available in history.
    public final var historyStart: Int { gdk_frame_clock_get_history_start(instance(self)) }

    /// Predicts a presentation time, based on history.
    public final func getRefreshInfo(_ baseTime: Int) -> (refreshIntervalReturn: Int, presentationTimeReturn: Int) {
      var cRefreshIntervalReturn: Int = 0
      var cPresentationTimeReturn: Int = 0
      gdk_frame_clock_get_refresh_info(instance(self), baseTime, &cRefreshIntervalReturn, &cPresentationTimeReturn)
      return (cRefreshIntervalReturn, cPresentationTimeReturn)
    }

    /// Retrieves a `Gdk.FrameTimings` object holding timing information for the current frame or a recent frame.
    public final func getTimings(_ frameCounter: Int) -> Gdk.FrameTimings? {
      lentBoxed(opaque: gdk_frame_clock_get_timings(instance(self), frameCounter))
    }

    /// Asks the frame clock to run a particular phase.
    public final func requestPhase(_ phase: Gdk.FrameClockPhase) {
      gdk_frame_clock_request_phase(instance(self), phase.cValue)
    }
  }
}

extension Reactive where Base: Gdk.FrameClock {
  /// This signal ends processing of the frame.
  public var afterPaint: SafeSignal<Void> { signal("after-paint") }

  /// Begins processing of the frame.
  public var beforePaint: SafeSignal<Void> { signal("before-paint") }

  /// Used to flush pending motion events that are being batched up and compressed together.
  public var flushEvents: SafeSignal<Void> { signal("flush-events") }

  /// Emitted as the second step of toolkit and application processing of the frame.
  public var layout: SafeSignal<Void> { signal("layout") }

  /// Emitted as the third step of toolkit and application processing of the frame.
  public var paint: SafeSignal<Void> { signal("paint") }

  /// Emitted after processing of the frame is finished.
  public var resumeEvents: SafeSignal<Void> { signal("resume-events") }

  /// Emitted as the first step of toolkit and application processing of the frame.
  public var update: SafeSignal<Void> { signal("update") }
}

extension Gdk {
  /// A `Gdk.FrameTimings` object holds timing information for a single frame of the application’s displays.
  public final class FrameTimings: Boxed {
    public override class var gType: GType { gdk_frame_timings_get_type() }

    /// Returns whether `timings` are complete.
    public var complete: Bool { gdk_frame_timings_get_complete(opaque).isTrue }

    /// Gets the frame counter value of the `Gdk.FrameClock` when this frame was drawn.
    public var frameCounter: Int { gdk_frame_timings_get_frame_counter(opaque) }

    /// Returns the frame time for the frame.
    public var frameTime: Int { gdk_frame_timings_get_frame_time(opaque) }

    /// Gets the predicted time at which this frame will be displayed.
    public var predictedPresentationTime: Int { gdk_frame_timings_get_predicted_presentation_time(opaque) }

    /// Reurns the presentation time.
    public var presentationTime: Int { gdk_frame_timings_get_presentation_time(opaque) }

    /// Gets the natural interval between presentation times for the display that this frame was displayed on.
    public var refreshInterval: Int { gdk_frame_timings_get_refresh_interval(opaque) }
  }
}

extension Gdk {
  /// `Gdk.GLContext` is an object representing a platform-specific OpenGL draw context.
  open class GLContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_gl_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The allowed APIs.
    public final var allowedApis: Gdk.GLAPI {
      get { Gdk.GLAPI(cValue: gdk_gl_context_get_allowed_apis(instance(self))) }
      set { gdk_gl_context_set_allowed_apis(instance(self), newValue.cValue) }
    }

    /// The API currently in use.
    public final var api: Gdk.GLAPI { Gdk.GLAPI(cValue: gdk_gl_context_get_api(instance(self))) }

    /// Always `nil`
    @available(*, deprecated, message: "Use `Gdk.GLContext.isShared()` to check if contexts can be shared.")
    public final var sharedContext: Gdk.GLContext? {
      lentObject(opaque: gdk_gl_context_get_shared_context(instance(self)))
    }

    /// Retrieves whether the context is doing extra validations and runtime checking.
    public final var debugEnabled: Bool {
      get { gdk_gl_context_get_debug_enabled(instance(self)).isTrue }
      set(enabled) { gdk_gl_context_set_debug_enabled(instance(self), enabled.gboolean) }
    }

    /// Retrieves the display the `context` is created for
    public final func getDisplay() -> Gdk.Display? { lentObject(opaque: gdk_gl_context_get_display(instance(self))) }

    /// Retrieves whether the context is forward-compatible.
    public final var forwardCompatible: Bool {
      get { gdk_gl_context_get_forward_compatible(instance(self)).isTrue }
      set(compatible) { gdk_gl_context_set_forward_compatible(instance(self), compatible.gboolean) }
    }

    /// Retrieves required OpenGL version set as a requirement for the `context` realization. It will not change even if
    /// a greater OpenGL version is supported and used after the `context` is realized. See `Gdk.GLContext.version` for
    /// the real version in use.
    public final var requiredVersion: (major: Int, minor: Int) {
      var cMajor: Int32 = 0
      var cMinor: Int32 = 0
      gdk_gl_context_get_required_version(instance(self), &cMajor, &cMinor)
      return (cMajor.int, cMinor.int)
    }

    /// Retrieves the surface used by the `context`.
    public final func getSurface() -> Gdk.Surface? { lentObject(opaque: gdk_gl_context_get_surface(instance(self))) }

    /// Checks whether the `context` is using an OpenGL or OpenGL ES profile.
    public final var useEs: Bool { gdk_gl_context_get_use_es(instance(self)).isTrue }

    /// Retrieves the OpenGL version of the `context`.
    public final var version: (major: Int, minor: Int) {
      var cMajor: Int32 = 0
      var cMinor: Int32 = 0
      gdk_gl_context_get_version(instance(self), &cMajor, &cMinor)
      return (cMajor.int, cMinor.int)
    }

    /// Whether the `Gdk.GLContext` is in legacy mode or not.
    public final var isLegacy: Bool { gdk_gl_context_is_legacy(instance(self)).isTrue }

    /// Checks if the two GL contexts can share resources.
    public final func isShared(_ other: Gdk.GLContext) -> Bool {
      gdk_gl_context_is_shared(instance(self), other.opaque).isTrue
    }

    /// Makes the `context` the current one.
    public final func makeCurrent() { gdk_gl_context_make_current(instance(self)) }

    /// Realizes the given `Gdk.GLContext`.
    public final func realize() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gdk_gl_context_realize(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Sets the major and minor version of OpenGL to request.
    public final func setRequiredVersion(major: Int, minor: Int) {
      gdk_gl_context_set_required_version(instance(self), major.int32, minor.int32)
    }

    /// Requests that GDK create an OpenGL ES context instead of an OpenGL one.
    public final func setUseEs(_ useEs: Int) { gdk_gl_context_set_use_es(instance(self), useEs.int32) }

    /// Clears the current `Gdk.GLContext`.
    public static func clearCurrent() { gdk_gl_context_clear_current() }

    /// Retrieves the current `Gdk.GLContext`.
    public static var current: Gdk.GLContext? { lentObject(opaque: gdk_gl_context_get_current()) }
  }
}

extension Reactive where Base: Gdk.GLContext {
  /// The allowed APIs.
  public var allowedApis: DynamicSubject<Gdk.GLAPI> { property("allowed-apis") }

  /// The API currently in use.
  public var api: SafeSignal<Gdk.GLAPI> { readOnlyProperty("api") }

  /// Always `nil`
  @available(*, deprecated, message: "Use `Gdk.GLContext.isShared()` to check if contexts can be shared.")
  public var sharedContext: SafeSignal<Gdk.GLContext?> { readOnlyProperty("shared-context") }
}

extension Gdk {
  /// An event related to a broken windowing system grab.
  open class GrabBrokenEvent: Gdk.Event {
    open override class var gType: GType { gdk_grab_broken_event_get_type() }

    /// Extracts the grab surface from a grab broken event.
    public final var grabSurface: Gdk.Surface? { lentObject(opaque: gdk_grab_broken_event_get_grab_surface(opaque)) }

    /// Checks whether the grab broken event is for an implicit grab.
    public final var implicit: Bool { gdk_grab_broken_event_get_implicit(opaque).isTrue }
  }
}

extension Gdk {
  /// An event related to a key-based device.
  open class KeyEvent: Gdk.Event {
    open override class var gType: GType { gdk_key_event_get_type() }

    /// Extracts the consumed modifiers from a key event.
    public final var consumedModifiers: Gdk.ModifierType {
      Gdk.ModifierType(cValue: gdk_key_event_get_consumed_modifiers(opaque))
    }

    /// Extracts the keycode from a key event.
    public final var keycode: Int { gdk_key_event_get_keycode(opaque).int }

    /// Extracts the keyval from a key event.
    public final var keyval: Int { gdk_key_event_get_keyval(opaque).int }

    /// Extracts the layout from a key event.
    public final var layout: Int { gdk_key_event_get_layout(opaque).int }

    /// Extracts the shift level from a key event.
    public final var level: Int { gdk_key_event_get_level(opaque).int }

    /// Gets a keyval and modifier combination that will match the event.
    public final var match: (keyval: Int, modifiers: Gdk.ModifierType)? {
      var cKeyval: UInt32 = 0
      var cModifiers = GdkModifierType(rawValue: 0)
      let result = gdk_key_event_get_match(opaque, &cKeyval, &cModifiers)
      guard result != 0 else { return nil }
      return (cKeyval.int, Gdk.ModifierType(cValue: cModifiers))
    }

    /// Extracts whether the key event is for a modifier key.
    public final var isModifier: Bool { gdk_key_event_is_modifier(opaque).isTrue }

    /// Matches a key event against a keyval and modifiers.
    @discardableResult
    public final func matches(keyval: Int, modifiers: Gdk.ModifierType) -> Gdk.KeyMatch {
      Gdk.KeyMatch(cValue: gdk_key_event_matches(opaque, keyval.uint32, modifiers.cValue))
    }
  }
}

extension Gdk {
  /// A `Gdk.KeymapKey` is a hardware key that can be mapped to a keyval.
  public struct KeymapKey: Hashable, Sendable {
    /// the hardware keycode. This is an identifying number for a physical key.
    public var keycode: Int

    /// indicates movement in a horizontal direction. Usually groups are used for two different languages. In group 0, a
    /// key might have two English characters, and in group 1 it might have two Hebrew characters. The Hebrew characters
    /// will be printed on the key next to the English characters.
    public var group: Int

    /// indicates which symbol on the key will be used, in a vertical direction. So on a standard US keyboard, the key
    /// with the number “1” on it also has the exclamation point ("!") character on it. The level indicates whether to
    /// use the “1” or the “!” symbol. The letter keys are considered to have a lowercase letter at level 0, and an
    /// uppercase letter at level 1, though only the uppercase letter is printed.
    public var level: Int

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
  /// `Gdk.Monitor` objects represent the individual outputs that are associated with a `Gdk.Display`.
  open class Monitor: Object {
    open override class var gType: GType { gdk_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The connector name.
    public final var connector: String? { lentString(ifAny: gdk_monitor_get_connector(instance(self))) }

    /// The `Gdk.Display` of the monitor.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_monitor_get_display(instance(self))) }

    /// The geometry of the monitor.
    public final var geometry: Gdk.Rectangle? { getProperty("geometry") }

    /// The height of the monitor, in millimeters.
    public final var heightMm: Int { gdk_monitor_get_height_mm(instance(self)).int }

    /// The manufacturer name.
    public final var manufacturer: String? { lentString(ifAny: gdk_monitor_get_manufacturer(instance(self))) }

    /// The model name.
    public final var model: String? { lentString(ifAny: gdk_monitor_get_model(instance(self))) }

    /// The refresh rate, in milli-Hertz.
    public final var refreshRate: Int { gdk_monitor_get_refresh_rate(instance(self)).int }

    /// The scale factor.
    public final var scaleFactor: Int { gdk_monitor_get_scale_factor(instance(self)).int }

    /// The subpixel layout.
    public final var subpixelLayout: Gdk.SubpixelLayout {
      Gdk.SubpixelLayout(cValue: gdk_monitor_get_subpixel_layout(instance(self)))
    }

    /// Whether the object is still valid.
    public final var valid: Bool { getProperty("valid") }

    /// The width of the monitor, in millimeters.
    public final var widthMm: Int { gdk_monitor_get_width_mm(instance(self)).int }

    /// Retrieves the size and position of the monitor within the display coordinate space.
    public final func getGeometry() -> Gdk.Rectangle {
      var cGeometry = GdkRectangle()
      gdk_monitor_get_geometry(instance(self), &cGeometry)
      return Gdk.Rectangle(cValue: cGeometry)
    }

    /// Returns `true` if the `monitor` object corresponds to a physical monitor.
    public final var isValid: Bool { gdk_monitor_is_valid(instance(self)).isTrue }
  }
}

extension Reactive where Base: Gdk.Monitor {
  /// The connector name.
  public var connector: SafeSignal<String?> { readOnlyProperty("connector") }

  /// The `Gdk.Display` of the monitor.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The geometry of the monitor.
  public var geometry: SafeSignal<Gdk.Rectangle?> { readOnlyProperty("geometry") }

  /// The height of the monitor, in millimeters.
  public var heightMm: SafeSignal<Int> { readOnlyProperty("height-mm") }

  /// The manufacturer name.
  public var manufacturer: SafeSignal<String?> { readOnlyProperty("manufacturer") }

  /// The model name.
  public var model: SafeSignal<String?> { readOnlyProperty("model") }

  /// The refresh rate, in milli-Hertz.
  public var refreshRate: SafeSignal<Int> { readOnlyProperty("refresh-rate") }

  /// The scale factor.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The subpixel layout.
  public var subpixelLayout: SafeSignal<Gdk.SubpixelLayout> { readOnlyProperty("subpixel-layout") }

  /// Whether the object is still valid.
  public var valid: SafeSignal<Bool> { readOnlyProperty("valid") }

  /// The width of the monitor, in millimeters.
  public var widthMm: SafeSignal<Int> { readOnlyProperty("width-mm") }

  /// Emitted when the output represented by `monitor` gets disconnected.
  public var invalidate: SafeSignal<Void> { signal("invalidate") }
}

extension Gdk {
  /// An event related to a pointer or touch device motion.
  open class MotionEvent: Gdk.Event {
    open override class var gType: GType { gdk_motion_event_get_type() }
  }
}

extension Gdk {
  /// An event related to a pad-based device.
  open class PadEvent: Gdk.Event {
    open override class var gType: GType { gdk_pad_event_get_type() }

    /// Extracts the information from a pad strip or ring event.
    public final var axisValue: (index: Int, value: Double) {
      var cIndex: UInt32 = 0
      var cValue: Double = 0
      gdk_pad_event_get_axis_value(opaque, &cIndex, &cValue)
      return (cIndex.int, cValue)
    }

    /// Extracts information about the pressed button from a pad event.
    public final var button: Int { gdk_pad_event_get_button(opaque).int }

    /// Extracts group and mode information from a pad event.
    public final var groupMode: (group: Int, mode: Int) {
      var cGroup: UInt32 = 0
      var cMode: UInt32 = 0
      gdk_pad_event_get_group_mode(opaque, &cGroup, &cMode)
      return (cGroup.int, cMode.int)
    }
  }
}

extension Gdk {
  /// `Gdk.Paintable` is a simple interface used by GTK to represent content that can be painted.
  public protocol Paintable: Object {}
}

extension Gdk.Paintable {
  /// Compute a concrete size for the `Gdk.Paintable`.
  public func computeConcreteSize(
    specifiedWidth: Double, specifiedHeight: Double, defaultWidth: Double, defaultHeight: Double
  ) -> (concreteWidth: Double, concreteHeight: Double) {
    var cConcreteWidth: Double = 0
    var cConcreteHeight: Double = 0
    gdk_paintable_compute_concrete_size(
      opaque, specifiedWidth, specifiedHeight, defaultWidth, defaultHeight, &cConcreteWidth, &cConcreteHeight)
    return (cConcreteWidth, cConcreteHeight)
  }

  /// Gets an immutable paintable for the current contents displayed by `paintable`.
  public var currentImage: (any Gdk.Paintable)? { givenInterface(opaque: gdk_paintable_get_current_image(opaque)) }

  /// Get flags for the paintable.
  public var flags: Gdk.PaintableFlags { Gdk.PaintableFlags(cValue: gdk_paintable_get_flags(opaque)) }

  /// Gets the preferred aspect ratio the `paintable` would like to be displayed at.
  public var intrinsicAspectRatio: Double { gdk_paintable_get_intrinsic_aspect_ratio(opaque) }

  /// Gets the preferred height the `paintable` would like to be displayed at.
  public var intrinsicHeight: Int { gdk_paintable_get_intrinsic_height(opaque).int }

  /// Gets the preferred width the `paintable` would like to be displayed at.
  public var intrinsicWidth: Int { gdk_paintable_get_intrinsic_width(opaque).int }

  /// Called by implementations of `Gdk.Paintable` to invalidate their contents.
  public func invalidateContents() { gdk_paintable_invalidate_contents(opaque) }

  /// Called by implementations of `Gdk.Paintable` to invalidate their size.
  public func invalidateSize() { gdk_paintable_invalidate_size(opaque) }

  /// Snapshots the given paintable with the given `width` and `height`.
  public func snapshot(_ snapshot: Gdk.Snapshot, width: Double, height: Double) {
    gdk_paintable_snapshot(opaque, snapshot.opaque, width, height)
  }
}

extension Reactive where Base: Gdk.Paintable {
  /// Emitted when the contents of the `paintable` change.
  public var invalidateContents: SafeSignal<Void> { signal("invalidate-contents") }

  /// Emitted when the intrinsic size of the `paintable` changes.
  public var invalidateSize: SafeSignal<Void> { signal("invalidate-size") }
}

/// An object of a class that is private to its library, known by its interface.
final class GdkPaintableObject: Object, Gdk.Paintable {}

extension Gdk {
  /// A `Gdk.Popup` is a surface that is attached to another surface.
  public protocol Popup: Gdk.Surface {}
}

extension Gdk.Popup {
  /// Whether to hide on outside clicks.
  public var autohide: Bool { gdk_popup_get_autohide(opaque).isTrue }

  /// The parent surface.
  public var parent: Gdk.Surface? { lentObject(opaque: gdk_popup_get_parent(opaque)) }

  /// Obtains the position of the popup relative to its parent.
  public var positionX: Int { gdk_popup_get_position_x(opaque).int }

  /// Obtains the position of the popup relative to its parent.
  public var positionY: Int { gdk_popup_get_position_y(opaque).int }

  /// Gets the current popup rectangle anchor.
  public var rectAnchor: Gdk.Gravity { Gdk.Gravity(cValue: gdk_popup_get_rect_anchor(opaque)) }

  /// Gets the current popup surface anchor.
  public var surfaceAnchor: Gdk.Gravity { Gdk.Gravity(cValue: gdk_popup_get_surface_anchor(opaque)) }

  /// Present `popup` after having processed the `Gdk.PopupLayout` rules.
  @discardableResult
  public func present(width: Int, height: Int, layout: Gdk.PopupLayout) -> Bool {
    gdk_popup_present(opaque, width.int32, height.int32, layout.opaque).isTrue
  }
}

extension Reactive where Base: Gdk.Popup {
  /// Whether to hide on outside clicks.
  @_disfavoredOverload
  public var autohide: SafeSignal<Bool> { readOnlyProperty("autohide") }

  /// The parent surface.
  @_disfavoredOverload
  public var parent: SafeSignal<Gdk.Surface?> { readOnlyProperty("parent") }
}

extension Gdk {
  /// The `Gdk.PopupLayout` struct contains information that is necessary position a `Gdk.Popup` relative to its parent.
  public final class PopupLayout: Boxed, @MainActor Equatable {
    public override class var gType: GType { gdk_popup_layout_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: PopupLayout, right: PopupLayout) -> Bool { left.equal(right) }

    /// Create a popup layout description.
    public convenience init(anchorRect: Gdk.Rectangle, rectAnchor: Gdk.Gravity, surfaceAnchor: Gdk.Gravity) {
      var cAnchorRect = anchorRect.cValue
      self.init(taking: gdk_popup_layout_new(&cAnchorRect, rectAnchor.cValue, surfaceAnchor.cValue).raw)
    }

    /// Check whether `layout` and `other` has identical layout properties.
    @discardableResult
    public func equal(_ other: Gdk.PopupLayout) -> Bool { gdk_popup_layout_equal(opaque, other.opaque).isTrue }

    /// Get the `Gdk.AnchorHints`.
    public var anchorHints: Gdk.AnchorHints {
      get { Gdk.AnchorHints(cValue: gdk_popup_layout_get_anchor_hints(opaque)) }
      set(anchorHints) { gdk_popup_layout_set_anchor_hints(opaque, anchorHints.cValue) }
    }

    /// Get the anchor rectangle.
    public var anchorRect: Gdk.Rectangle {
      get { Gdk.Rectangle(cValue: gdk_popup_layout_get_anchor_rect(opaque).pointee) }
      set(anchorRect) {
        var cAnchorRect = anchorRect.cValue
        gdk_popup_layout_set_anchor_rect(opaque, &cAnchorRect)
      }
    }

    /// Retrieves the offset for the anchor rectangle.
    public var offset: (dx: Int, dy: Int) {
      var cDx: Int32 = 0
      var cDy: Int32 = 0
      gdk_popup_layout_get_offset(opaque, &cDx, &cDy)
      return (cDx.int, cDy.int)
    }

    /// Returns the anchor position on the anchor rectangle.
    public var rectAnchor: Gdk.Gravity {
      get { Gdk.Gravity(cValue: gdk_popup_layout_get_rect_anchor(opaque)) }
      set(anchor) { gdk_popup_layout_set_rect_anchor(opaque, anchor.cValue) }
    }

    /// Obtains the shadow widths of this layout.
    public var shadowWidth: (left: Int, right: Int, top: Int, bottom: Int) {
      var cLeft: Int32 = 0
      var cRight: Int32 = 0
      var cTop: Int32 = 0
      var cBottom: Int32 = 0
      gdk_popup_layout_get_shadow_width(opaque, &cLeft, &cRight, &cTop, &cBottom)
      return (cLeft.int, cRight.int, cTop.int, cBottom.int)
    }

    /// Returns the anchor position on the popup surface.
    public var surfaceAnchor: Gdk.Gravity {
      get { Gdk.Gravity(cValue: gdk_popup_layout_get_surface_anchor(opaque)) }
      set(anchor) { gdk_popup_layout_set_surface_anchor(opaque, anchor.cValue) }
    }

    /// Offset the position of the anchor rectangle with the given delta.
    public func setOffset(dx: Int, dy: Int) { gdk_popup_layout_set_offset(opaque, dx.int32, dy.int32) }

    /// Sets the shadow width of the popup.
    public func setShadowWidth(left: Int, right: Int, top: Int, bottom: Int) {
      gdk_popup_layout_set_shadow_width(opaque, left.int32, right.int32, top.int32, bottom.int32)
    }
  }
}

extension Gdk {
  /// An event related to the proximity of a tool to a device.
  open class ProximityEvent: Gdk.Event {
    open override class var gType: GType { gdk_proximity_event_get_type() }
  }
}

extension Gdk {
  /// A `Gdk.RGBA` is used to represent a color, in a way that is compatible with cairo’s notion of color.
  public struct RGBA: CStructure, Hashable, Sendable {
    /// The intensity of the red channel from 0.0 to 1.0 inclusive
    public var red: Double

    /// The intensity of the green channel from 0.0 to 1.0 inclusive
    public var green: Double

    /// The intensity of the blue channel from 0.0 to 1.0 inclusive
    public var blue: Double

    /// The opacity of the color from 0.0 for completely translucent to 1.0 for opaque
    public var alpha: Double

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

    /// Compares two `Gdk.RGBA` colors.
    @discardableResult
    public func equal(_ p2: Gdk.RGBA) -> Bool {
      var structure = cValue
      var cP2 = p2.cValue
      return gdk_rgba_equal(&structure, &cP2).isTrue
    }

    /// A hash function suitable for using for a hash table that stores `Gdk.RGBA`s.
    @discardableResult
    public func hash() -> Int {
      var structure = cValue
      return gdk_rgba_hash(&structure).int
    }

    /// Checks if an `rgba` value is transparent.
    public var isClear: Bool {
      var structure = cValue
      return gdk_rgba_is_clear(&structure).isTrue
    }

    /// Checks if an `rgba` value is opaque.
    public var isOpaque: Bool {
      var structure = cValue
      return gdk_rgba_is_opaque(&structure).isTrue
    }

    /// Parses a textual representation of a color.
    @discardableResult
    public mutating func parse(_ spec: String) -> Bool {
      var structure = cValue
      let result = gdk_rgba_parse(&structure, spec)
      self = .init(cValue: structure)
      return result.isTrue
    }

    /// Returns a textual specification of `rgba` in the form `rgb(r,g,b)` or `rgba(r,g,b,a)`, where “r”, “g”, “b” and “a”
    /// represent the red, green, blue and alpha values respectively. “r”, “g”, and “b” are represented as integers in the
    /// range 0 to 255, and “a” is represented as a floating point value in the range 0 to 1.
    @discardableResult
    public func toString() -> String {
      var structure = cValue
      return givenString(gdk_rgba_to_string(&structure))
    }
  }
}

extension Gdk {
  /// A `Gdk.Rectangle` data type for representing rectangles.
  public struct Rectangle: CStructure, Hashable, Sendable {
    /// the x coordinate of the top left corner
    public var x: Int

    /// the y coordinate of the top left corner
    public var y: Int

    /// the width of the rectangle
    public var width: Int

    /// the height of the rectangle
    public var height: Int

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

    /// Returns `true` if `rect` contains the point described by `x` and `y`.
    @discardableResult
    public func containsPoint(x: Int, y: Int) -> Bool {
      var structure = cValue
      return gdk_rectangle_contains_point(&structure, x.int32, y.int32).isTrue
    }

    /// Checks if the two given rectangles are equal.
    @discardableResult
    public func equal(_ rect2: Gdk.Rectangle) -> Bool {
      var structure = cValue
      var cRect2 = rect2.cValue
      return gdk_rectangle_equal(&structure, &cRect2).isTrue
    }

    /// Calculates the intersection of two rectangles.
    @discardableResult
    public func intersect(_ src2: Gdk.Rectangle) -> Gdk.Rectangle? {
      var structure = cValue
      var cSrc2 = src2.cValue
      var cDest = GdkRectangle()
      let result = gdk_rectangle_intersect(&structure, &cSrc2, &cDest)
      guard result != 0 else { return nil }
      return Gdk.Rectangle(cValue: cDest)
    }

    /// Calculates the union of two rectangles.
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
  /// An event related to a scrolling motion.
  open class ScrollEvent: Gdk.Event {
    open override class var gType: GType { gdk_scroll_event_get_type() }

    /// Extracts the scroll deltas of a scroll event.
    public final var deltas: (deltaX: Double, deltaY: Double) {
      var cDeltaX: Double = 0
      var cDeltaY: Double = 0
      gdk_scroll_event_get_deltas(opaque, &cDeltaX, &cDeltaY)
      return (cDeltaX, cDeltaY)
    }

    /// Extracts the direction of a scroll event.
    public final var direction: Gdk.ScrollDirection {
      Gdk.ScrollDirection(cValue: gdk_scroll_event_get_direction(opaque))
    }

    /// Extracts the scroll delta unit of a scroll event.
    public final var unit: Gdk.ScrollUnit { Gdk.ScrollUnit(cValue: gdk_scroll_event_get_unit(opaque)) }

    /// Check whether a scroll event is a stop scroll event.
    public final var isStop: Bool { gdk_scroll_event_is_stop(opaque).isTrue }
  }
}

extension Gdk {
  /// The `Gdk.Seat` object represents a collection of input devices that belong to a user.
  open class Seat: Object {
    open override class var gType: GType { gdk_seat_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    final var gdkSeat: UnsafeMutablePointer<GdkSeat> { pointer.assumingMemoryBound(to: GdkSeat.self) }

    /// `Gdk.Display` of this seat.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_seat_get_display(gdkSeat)) }

    /// Returns the capabilities this `Gdk.Seat` currently has.
    public final var capabilities: Gdk.SeatCapabilities {
      Gdk.SeatCapabilities(cValue: gdk_seat_get_capabilities(gdkSeat))
    }

    /// Returns the devices that match the given capabilities.
    public final func getDevices(_ capabilities: Gdk.SeatCapabilities) -> [Gdk.Device] {
      lists(gdk_seat_get_devices(gdkSeat, capabilities.cValue), isGiven: true) { lentObject($0) as Gdk.Device? }
    }

    /// Returns the device that routes keyboard events.
    public final var keyboard: Gdk.Device? { lentObject(opaque: gdk_seat_get_keyboard(gdkSeat)) }

    /// Returns the device that routes pointer events.
    public final func getPointer() -> Gdk.Device? { lentObject(opaque: gdk_seat_get_pointer(gdkSeat)) }

    /// Returns all `Gdk.DeviceTools` that are known to the application.
    public final var tools: [Gdk.DeviceTool] {
      lists(gdk_seat_get_tools(gdkSeat), isGiven: true) { lentObject($0) as Gdk.DeviceTool? }
    }
  }
}

extension Reactive where Base: Gdk.Seat {
  /// `Gdk.Display` of this seat.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// Emitted when a new input device is related to this seat.
  ///
  /// Argument: `device`.
  public var deviceAdded: SafeSignal<Gdk.Device> { signal(ofOne: "device-added") }

  /// Emitted when an input device is removed (e.g. unplugged).
  ///
  /// Argument: `device`.
  public var deviceRemoved: SafeSignal<Gdk.Device> { signal(ofOne: "device-removed") }

  /// Emitted whenever a new tool is made known to the seat.
  ///
  /// Argument: `tool`.
  public var toolAdded: SafeSignal<Gdk.DeviceTool> { signal(ofOne: "tool-added") }

  /// Emitted whenever a tool is no longer known to this `seat`.
  ///
  /// Argument: `tool`.
  public var toolRemoved: SafeSignal<Gdk.DeviceTool> { signal(ofOne: "tool-removed") }
}

extension Gdk {
  /// Base type for snapshot operations.
  open class Snapshot: Object {
    open override class var gType: GType { gdk_snapshot_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}

extension Gdk {
  /// A `Gdk.Surface` is a rectangular region on the screen.
  open class Surface: Object {
    open override class var gType: GType { gdk_surface_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Create a new popup surface.
    public static func popup(_ parent: Gdk.Surface, autohide: Bool) -> Gdk.Surface {
      givenObject(opaque: gdk_surface_new_popup(parent.opaque, autohide.gboolean))!
    }

    /// Creates a new toplevel surface.
    public static func toplevel(_ display: Gdk.Display) -> Gdk.Surface {
      givenObject(opaque: gdk_surface_new_toplevel(display.opaque))!
    }

    /// The mouse pointer for the `Gdk.Surface`.
    public final var cursor: Gdk.Cursor? {
      get { lentObject(opaque: gdk_surface_get_cursor(instance(self))) }
      set { gdk_surface_set_cursor(instance(self), newValue?.opaque) }
    }

    /// The `Gdk.Display` connection of the surface.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_surface_get_display(instance(self))) }

    /// The `Gdk.FrameClock` of the surface.
    public final var frameClock: Gdk.FrameClock? { lentObject(opaque: gdk_surface_get_frame_clock(instance(self))) }

    /// The height of the surface, in pixels.
    public final var height: Int { gdk_surface_get_height(instance(self)).int }

    /// Whether the surface is mapped.
    public final var mapped: Bool { gdk_surface_get_mapped(instance(self)).isTrue }

    /// The scale factor of the surface.
    public final var scaleFactor: Int { gdk_surface_get_scale_factor(instance(self)).int }

    /// The width of the surface in pixels.
    public final var width: Int { gdk_surface_get_width(instance(self)).int }

    /// Emits a short beep associated to `surface`.
    public final func beep() { gdk_surface_beep(instance(self)) }

    /// Creates a new `Gdk.CairoContext` for rendering on `surface`.
    @discardableResult
    public final func createCairoContext() -> Gdk.CairoContext {
      givenObject(opaque: gdk_surface_create_cairo_context(instance(self)))!
    }

    /// Creates a new `Gdk.GLContext` for the `Gdk.Surface`.
    @discardableResult
    public final func createGlContext() throws(GLib.Failure) -> Gdk.GLContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_surface_create_gl_context(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Creates a new `Gdk.VulkanContext` for rendering on `surface`.
    @discardableResult
    public final func createVulkanContext() throws(GLib.Failure) -> Gdk.VulkanContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_surface_create_vulkan_context(instance(self), &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Destroys the window system resources associated with `surface` and decrements `surface`'s reference count.
    public final func destroy() { gdk_surface_destroy(instance(self)) }

    /// Retrieves a `Gdk.Cursor` pointer for the `device` currently set on the specified `Gdk.Surface`.
    public final func getDeviceCursor(_ device: Gdk.Device) -> Gdk.Cursor? {
      lentObject(opaque: gdk_surface_get_device_cursor(instance(self), device.opaque))
    }

    /// Obtains the current device position and modifier state.
    public final func getDevicePosition(_ device: Gdk.Device) -> (x: Double, y: Double, mask: Gdk.ModifierType)? {
      var cX: Double = 0
      var cY: Double = 0
      var cMask = GdkModifierType(rawValue: 0)
      let result = gdk_surface_get_device_position(instance(self), device.opaque, &cX, &cY, &cMask)
      guard result != 0 else { return nil }
      return (cX, cY, Gdk.ModifierType(cValue: cMask))
    }

    /// Hide the surface.
    public final func hide() { gdk_surface_hide(instance(self)) }

    /// Check to see if a surface is destroyed.
    public final var isDestroyed: Bool { gdk_surface_is_destroyed(instance(self)).isTrue }

    /// Forces a `Gdk.Surface.render` signal emission for `surface` to be scheduled.
    public final func queueRender() { gdk_surface_queue_render(instance(self)) }

    /// Request a layout phase from the surface's frame clock.
    public final func requestLayout() { gdk_surface_request_layout(instance(self)) }

    /// Sets a specific `Gdk.Cursor` for a given device when it gets inside `surface`.
    public final func setDeviceCursor(_ device: Gdk.Device, cursor: Gdk.Cursor) {
      gdk_surface_set_device_cursor(instance(self), device.opaque, cursor.opaque)
    }

    /// Apply the region to the surface for the purpose of event handling.
    public final func setInputRegion(_ region: Cairo.Region) {
      gdk_surface_set_input_region(instance(self), region.opaque)
    }

    /// Marks a region of the `Gdk.Surface` as opaque.
    public final func setOpaqueRegion(_ region: Cairo.Region?) {
      gdk_surface_set_opaque_region(instance(self), region?.opaque)
    }

    /// Translates coordinates between two surfaces.
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
  /// The mouse pointer for the `Gdk.Surface`.
  public var cursor: DynamicSubject<Gdk.Cursor?> { property("cursor") }

  /// The `Gdk.Display` connection of the surface.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The `Gdk.FrameClock` of the surface.
  public var frameClock: SafeSignal<Gdk.FrameClock?> { readOnlyProperty("frame-clock") }

  /// The height of the surface, in pixels.
  public var height: SafeSignal<Int> { readOnlyProperty("height") }

  /// Whether the surface is mapped.
  public var mapped: SafeSignal<Bool> { readOnlyProperty("mapped") }

  /// The scale factor of the surface.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The width of the surface in pixels.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }

  /// Emitted when `surface` starts being present on the monitor.
  ///
  /// Argument: `monitor`.
  public var enterMonitor: SafeSignal<Gdk.Monitor> { signal(ofOne: "enter-monitor") }

  /// Emitted when GDK receives an input event for `surface`.
  ///
  /// Argument: `event`.
  public var event: SignalRequest<Bool, Gdk.Event> { request("event") }

  /// Emitted when the size of `surface` is changed, or when relayout should be performed.
  ///
  /// Arguments: `width`, `height`.
  public var layout: SafeSignal<(Int, Int)> { signal(ofSeveral: "layout") }

  /// Emitted when `surface` stops being present on the monitor.
  ///
  /// Argument: `monitor`.
  public var leaveMonitor: SafeSignal<Gdk.Monitor> { signal(ofOne: "leave-monitor") }

  /// Emitted when part of the surface needs to be redrawn.
  ///
  /// Argument: `region`.
  public var render: SignalRequest<Bool, Cairo.Region> { request("render") }
}

extension Gdk {
  /// `Gdk.Texture` is the basic element used to refer to pixel data.
  open class Texture: Object, Gdk.Paintable, Gio.Icon {
    open override class var gType: GType { gdk_texture_get_type() }

    override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new texture object representing the `Gdk.Pixbuf`.
    public init(pixbuf: GdkPixbuf.Pixbuf) {
      super.init(adopting: gdk_texture_new_for_pixbuf(pixbuf.opaque).raw)
    }

    /// Creates a new texture by loading an image from memory,
    public init(bytes: GLib.Bytes) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_bytes(bytes.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new texture by loading an image from a file.
    public init(file: Gio.File) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_file(file.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new texture by loading an image from a file.
    public init(path: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gdk_texture_new_from_filename(path, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// Creates a new texture by loading an image from a resource.
    public init(resourcePath: String) {
      super.init(adopting: gdk_texture_new_from_resource(resourcePath).raw)
    }

    /// The height of the texture, in pixels.
    public final var height: Int { gdk_texture_get_height(instance(self)).int }

    /// The width of the texture, in pixels.
    public final var width: Int { gdk_texture_get_width(instance(self)).int }

    /// Store the given `texture` to the `filename` as a PNG file.
    @discardableResult
    public final func saveToPng(_ filename: String) -> Bool { gdk_texture_save_to_png(instance(self), filename).isTrue }

    /// Store the given `texture` in memory as a PNG file.
    @discardableResult
    public final func saveToPngBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: gdk_texture_save_to_png_bytes(instance(self))))
    }

    /// Store the given `texture` to the `filename` as a TIFF file.
    @discardableResult
    public final func saveToTiff(_ filename: String) -> Bool {
      gdk_texture_save_to_tiff(instance(self), filename).isTrue
    }

    /// Store the given `texture` in memory as a TIFF file.
    @discardableResult
    public final func saveToTiffBytes() -> GLib.Bytes {
      promised(givenBoxed(opaque: gdk_texture_save_to_tiff_bytes(instance(self))))
    }
  }
}

extension Reactive where Base: Gdk.Texture {
  /// The height of the texture, in pixels.
  public var height: SafeSignal<Int> { readOnlyProperty("height") }

  /// The width of the texture, in pixels.
  public var width: SafeSignal<Int> { readOnlyProperty("width") }
}

extension Gdk {
  /// A `Gdk.Toplevel` is a freestanding toplevel surface.
  public protocol Toplevel: Gdk.Surface {}
}

extension Gdk.Toplevel {
  /// Whether the window manager should add decorations.
  public var decorated: Bool {
    get { getProperty("decorated") }
    set { gdk_toplevel_set_decorated(opaque, newValue.gboolean) }
  }

  /// Whether the window manager should allow to close the surface.
  public var deletable: Bool {
    get { getProperty("deletable") }
    set { gdk_toplevel_set_deletable(opaque, newValue.gboolean) }
  }

  /// The fullscreen mode of the surface.
  public var fullscreenMode: Gdk.FullscreenMode {
    get { getProperty("fullscreen-mode") }
    set { setProperty("fullscreen-mode", newValue) }
  }

  /// Whether the surface is modal.
  public var modal: Bool {
    get { getProperty("modal") }
    set { gdk_toplevel_set_modal(opaque, newValue.gboolean) }
  }

  /// Whether the surface should inhibit keyboard shortcuts.
  public var shortcutsInhibited: Bool { getProperty("shortcuts-inhibited") }

  /// The startup ID of the surface.
  public var startupId: String {
    get { getProperty("startup-id") }
    set { lend(newValue) { gdk_toplevel_set_startup_id(opaque, $0) } }
  }

  /// The state of the toplevel.
  public var state: Gdk.ToplevelState { Gdk.ToplevelState(cValue: gdk_toplevel_get_state(opaque)) }

  /// The title of the surface.
  public var title: String {
    get { getProperty("title") }
    set { lend(newValue) { gdk_toplevel_set_title(opaque, $0) } }
  }

  /// The transient parent of the surface.
  public var transientFor: Gdk.Surface? {
    get { getProperty("transient-for") }
    set { gdk_toplevel_set_transient_for(opaque, newValue?.opaque) }
  }

  /// Begins an interactive move operation.
  public func beginMove(_ device: Gdk.Device, button: Int, x: Double, y: Double, timestamp: Int) {
    gdk_toplevel_begin_move(opaque, device.opaque, button.int32, x, y, timestamp.uint32)
  }

  /// Begins an interactive resize operation.
  public func beginResize(edge: Gdk.SurfaceEdge, device: Gdk.Device?, button: Int, x: Double, y: Double, timestamp: Int)
  { gdk_toplevel_begin_resize(opaque, edge.cValue, device?.opaque, button.int32, x, y, timestamp.uint32) }

  /// Sets keyboard focus to `surface`.
  public func focus(_ timestamp: Int) { gdk_toplevel_focus(opaque, timestamp.uint32) }

  /// Requests that the `toplevel` inhibit the system shortcuts.
  public func inhibitSystemShortcuts(_ event: Gdk.Event?) {
    gdk_toplevel_inhibit_system_shortcuts(opaque, event?.opaque)
  }

  /// Asks to lower the `toplevel` below other windows.
  @discardableResult
  public func lower() -> Bool { gdk_toplevel_lower(opaque).isTrue }

  /// Asks to minimize the `toplevel`.
  @discardableResult
  public func minimize() -> Bool { gdk_toplevel_minimize(opaque).isTrue }

  /// Present `toplevel` after having processed the `Gdk.ToplevelLayout` rules.
  public func present(_ layout: Gdk.ToplevelLayout) { gdk_toplevel_present(opaque, layout.opaque) }

  /// Restore default system keyboard shortcuts which were previously inhibited.
  public func restoreSystemShortcuts() { gdk_toplevel_restore_system_shortcuts(opaque) }

  /// Sets a list of icons for the surface.
  public func setIconList(_ surfaces: [Gdk.Texture]) {
    let lent = CallScope()
    defer { lent.end() }
    gdk_toplevel_set_icon_list(opaque, lent.list(surfaces, by: \.pointer))
  }

  /// Asks the windowing system to show the window menu.
  @discardableResult
  public func showWindowMenu(_ event: Gdk.Event) -> Bool { gdk_toplevel_show_window_menu(opaque, event.opaque).isTrue }

  /// Returns whether the desktop environment supports tiled window states.
  @discardableResult
  public func supportsEdgeConstraints() -> Bool { gdk_toplevel_supports_edge_constraints(opaque).isTrue }

  @discardableResult
  public func titlebarGesture(_ gesture: Gdk.TitlebarGesture) -> Bool {
    gdk_toplevel_titlebar_gesture(opaque, gesture.cValue).isTrue
  }
}

extension Reactive where Base: Gdk.Toplevel {
  /// Whether the window manager should add decorations.
  public var decorated: DynamicSubject<Bool> { property("decorated") }

  /// Whether the window manager should allow to close the surface.
  public var deletable: DynamicSubject<Bool> { property("deletable") }

  /// The fullscreen mode of the surface.
  public var fullscreenMode: DynamicSubject<Gdk.FullscreenMode> { property("fullscreen-mode") }

  /// Whether the surface is modal.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// Whether the surface should inhibit keyboard shortcuts.
  @_disfavoredOverload
  public var shortcutsInhibited: SafeSignal<Bool> { readOnlyProperty("shortcuts-inhibited") }

  /// The startup ID of the surface.
  public var startupId: DynamicSubject<String> { property("startup-id") }

  /// The state of the toplevel.
  @_disfavoredOverload
  public var state: SafeSignal<Gdk.ToplevelState> { readOnlyProperty("state") }

  /// The title of the surface.
  public var title: DynamicSubject<String> { property("title") }

  /// The transient parent of the surface.
  public var transientFor: DynamicSubject<Gdk.Surface?> { property("transient-for") }

  /// Emitted when the size for the surface needs to be computed, when it is present.
  ///
  /// Argument: `size`.
  public var computeSize: SafeSignal<OpaqueValue> { signal(ofOne: "compute-size") }
}

extension Gdk {
  /// The `Gdk.ToplevelLayout` struct contains information that is necessary to present a sovereign window on screen.
  public final class ToplevelLayout: Boxed, @MainActor Equatable {
    public override class var gType: GType { gdk_toplevel_layout_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: ToplevelLayout, right: ToplevelLayout) -> Bool { left.equal(right) }

    /// Create a toplevel layout description.
    public convenience init() {
      self.init(taking: gdk_toplevel_layout_new().raw)
    }

    /// Check whether `layout` and `other` has identical layout properties.
    @discardableResult
    public func equal(_ other: Gdk.ToplevelLayout) -> Bool { gdk_toplevel_layout_equal(opaque, other.opaque).isTrue }

    /// If the layout specifies whether to the toplevel should go fullscreen, the value pointed to by `fullscreen` is set
    /// to `true` if it should go fullscreen, or `false`, if it should go unfullscreen.
    public var fullscreen: Bool? {
      var cFullscreen: gboolean = 0
      let result = gdk_toplevel_layout_get_fullscreen(opaque, &cFullscreen)
      guard result != 0 else { return nil }
      return cFullscreen.isTrue
    }

    /// Returns the monitor that the layout is fullscreening the surface on.
    public var fullscreenMonitor: Gdk.Monitor? {
      lentObject(opaque: gdk_toplevel_layout_get_fullscreen_monitor(opaque))
    }

    /// If the layout specifies whether to the toplevel should go maximized, the value pointed to by `maximized` is set to
    /// `true` if it should go fullscreen, or `false`, if it should go unmaximized.
    public var maximized: Bool? {
      var cMaximized: gboolean = 0
      let result = gdk_toplevel_layout_get_maximized(opaque, &cMaximized)
      guard result != 0 else { return nil }
      return cMaximized.isTrue
    }

    /// Returns whether the layout should allow the user to resize the surface.
    public var resizable: Bool {
      get { gdk_toplevel_layout_get_resizable(opaque).isTrue }
      set(resizable) { gdk_toplevel_layout_set_resizable(opaque, resizable.gboolean) }
    }

    /// Sets whether the layout should cause the surface to be fullscreen when presented.
    public func setFullscreen(fullscreen: Bool, monitor: Gdk.Monitor?) {
      gdk_toplevel_layout_set_fullscreen(opaque, fullscreen.gboolean, monitor?.opaque)
    }

    /// Sets whether the layout should cause the surface to be maximized when presented.
    public func setMaximized(_ maximized: Bool) { gdk_toplevel_layout_set_maximized(opaque, maximized.gboolean) }
  }
}

extension Gdk {
  /// An event related to a touch-based device.
  open class TouchEvent: Gdk.Event {
    open override class var gType: GType { gdk_touch_event_get_type() }

    /// Extracts whether a touch event is emulating a pointer event.
    public final var emulatingPointer: Bool { gdk_touch_event_get_emulating_pointer(opaque).isTrue }
  }
}

extension Gdk {
  /// An event related to a gesture on a touchpad device.
  open class TouchpadEvent: Gdk.Event {
    open override class var gType: GType { gdk_touchpad_event_get_type() }

    /// Extracts delta information from a touchpad event.
    public final var deltas: (dx: Double, dy: Double) {
      var cDx: Double = 0
      var cDy: Double = 0
      gdk_touchpad_event_get_deltas(opaque, &cDx, &cDy)
      return (cDx, cDy)
    }

    /// Extracts the touchpad gesture phase from a touchpad event.
    public final var gesturePhase: Gdk.TouchpadGesturePhase {
      Gdk.TouchpadGesturePhase(cValue: gdk_touchpad_event_get_gesture_phase(opaque))
    }

    /// Extracts the number of fingers from a touchpad event.
    public final var nFingers: Int { gdk_touchpad_event_get_n_fingers(opaque).int }

    /// Extracts the angle delta from a touchpad pinch event.
    public final var pinchAngleDelta: Double { gdk_touchpad_event_get_pinch_angle_delta(opaque) }

    /// Extracts the scale from a touchpad pinch event.
    public final var pinchScale: Double { gdk_touchpad_event_get_pinch_scale(opaque) }
  }
}

extension Gdk {
  /// `Gdk.VulkanContext` is an object representing the platform-specific Vulkan draw context.
  open class VulkanContext: Gdk.DrawContext {
    open override class var gType: GType { gdk_vulkan_context_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}

extension Reactive where Base: Gdk.VulkanContext {
  /// Emitted when the images managed by this context have changed.
  public var imagesUpdated: SafeSignal<Void> { signal("images-updated") }
}

extension Gdk {
  /// Positioning hints for aligning a surface relative to a rectangle.
  public nonisolated struct AnchorHints: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// allow flipping anchors horizontally
    public static var flipX: AnchorHints { AnchorHints(rawValue: 1) }
    /// allow flipping anchors vertically
    public static var flipY: AnchorHints { AnchorHints(rawValue: 2) }
    /// allow sliding surface horizontally
    public static var slideX: AnchorHints { AnchorHints(rawValue: 4) }
    /// allow sliding surface vertically
    public static var slideY: AnchorHints { AnchorHints(rawValue: 8) }
    /// allow resizing surface horizontally
    public static var resizeX: AnchorHints { AnchorHints(rawValue: 16) }
    /// allow resizing surface vertically
    public static var resizeY: AnchorHints { AnchorHints(rawValue: 32) }
    /// allow flipping anchors on both axes
    public static var flip: AnchorHints { AnchorHints(rawValue: 3) }
    /// allow sliding surface on both axes
    public static var slide: AnchorHints { AnchorHints(rawValue: 12) }
    /// allow resizing surface on both axes
    public static var resize: AnchorHints { AnchorHints(rawValue: 48) }

    public static var gType: GType { gdk_anchor_hints_get_type() }

    @MainActor init(cValue: GdkAnchorHints) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkAnchorHints { GdkAnchorHints(unsigned) }
  }
}

extension Gdk {
  /// Flags describing the current capabilities of a device/tool.
  public nonisolated struct AxisFlags: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// X axis is present
    public static var x: AxisFlags { AxisFlags(rawValue: 2) }
    /// Y axis is present
    public static var y: AxisFlags { AxisFlags(rawValue: 4) }
    /// Scroll X delta axis is present
    public static var deltaX: AxisFlags { AxisFlags(rawValue: 8) }
    /// Scroll Y delta axis is present
    public static var deltaY: AxisFlags { AxisFlags(rawValue: 16) }
    /// Pressure axis is present
    public static var pressure: AxisFlags { AxisFlags(rawValue: 32) }
    /// X tilt axis is present
    public static var xtilt: AxisFlags { AxisFlags(rawValue: 64) }
    /// Y tilt axis is present
    public static var ytilt: AxisFlags { AxisFlags(rawValue: 128) }
    /// Wheel axis is present
    public static var wheel: AxisFlags { AxisFlags(rawValue: 256) }
    /// Distance axis is present
    public static var distance: AxisFlags { AxisFlags(rawValue: 512) }
    /// Z-axis rotation is present
    public static var rotation: AxisFlags { AxisFlags(rawValue: 1024) }
    /// Slider axis is present
    public static var slider: AxisFlags { AxisFlags(rawValue: 2048) }

    public static var gType: GType { gdk_axis_flags_get_type() }

    @MainActor init(cValue: GdkAxisFlags) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkAxisFlags { GdkAxisFlags(unsigned) }
  }
}

extension Gdk {
  /// Defines how device axes are interpreted by GTK.
  public nonisolated enum AxisUse: Int32, GEnum, Sendable {
    /// the axis is ignored.
    case ignore = 0
    /// the axis is used as the x axis.
    case x = 1
    /// the axis is used as the y axis.
    case y = 2
    /// the axis is used as the scroll x delta
    case deltaX = 3
    /// the axis is used as the scroll y delta
    case deltaY = 4
    /// the axis is used for pressure information.
    case pressure = 5
    /// the axis is used for x tilt information.
    case xtilt = 6
    /// the axis is used for y tilt information.
    case ytilt = 7
    /// the axis is used for wheel information.
    case wheel = 8
    /// the axis is used for pen/tablet distance information
    case distance = 9
    /// the axis is used for pen rotation information
    case rotation = 10
    /// the axis is used for pen slider information
    case slider = 11
    /// a constant equal to the numerically highest axis value.
    case last = 12

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 13) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_axis_use_get_type() }

    @MainActor init(cValue: GdkAxisUse) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkAxisUse { GdkAxisUse(unsigned) }
  }
}

extension Gdk {
  /// Specifies the crossing mode for enter and leave events.
  public nonisolated enum CrossingMode: Int32, GEnum, Sendable {
    /// crossing because of pointer motion.
    case normal = 0
    /// crossing because a grab is activated.
    case grab = 1
    /// crossing because a grab is deactivated.
    case ungrab = 2
    /// crossing because a GTK grab is activated.
    case gtkGrab = 3
    /// crossing because a GTK grab is deactivated.
    case gtkUngrab = 4
    /// crossing because a GTK widget changed state (e.g. sensitivity).
    case stateChanged = 5
    /// crossing because a touch sequence has begun, this event is synthetic as the pointer might have not left the
    /// surface.
    case touchBegin = 6
    /// crossing because a touch sequence has ended, this event is synthetic as the pointer might have not left the
    /// surface.
    case touchEnd = 7
    /// crossing because of a device switch (i.e. a mouse taking control of the pointer after a touch device), this
    /// event is synthetic as the pointer didn’t leave the surface.
    case deviceSwitch = 8

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 9) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_crossing_mode_get_type() }

    @MainActor init(cValue: GdkCrossingMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkCrossingMode { GdkCrossingMode(unsigned) }
  }
}

extension Gdk {
  /// Indicates the specific type of tool being used being a tablet. Such as an airbrush, pencil, etc.
  public nonisolated enum DeviceToolType: Int32, GEnum, Sendable {
    /// Tool is of an unknown type.
    case unknown = 0
    /// Tool is a standard tablet stylus.
    case pen = 1
    /// Tool is standard tablet eraser.
    case eraser = 2
    /// Tool is a brush stylus.
    case brush = 3
    /// Tool is a pencil stylus.
    case pencil = 4
    /// Tool is an airbrush stylus.
    case airbrush = 5
    /// Tool is a mouse.
    case mouse = 6
    /// Tool is a lens cursor.
    case lens = 7

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_device_tool_type_get_type() }

    @MainActor init(cValue: GdkDeviceToolType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkDeviceToolType { GdkDeviceToolType(unsigned) }
  }
}

extension Gdk {
  /// Used in `Gdk.Drop` and `Gdk.Drag` to indicate the actions that the destination can and should do with the dropped
  /// data.
  public nonisolated struct DragAction: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Copy the data.
    public static var copy: DragAction { DragAction(rawValue: 1) }
    /// Move the data, i.e. first copy it, then delete it from the source using the DELETE target of the X selection
    /// protocol.
    public static var move: DragAction { DragAction(rawValue: 2) }
    /// Add a link to the data. Note that this is only useful if source and destination agree on what it means, and is
    /// not supported on all platforms.
    public static var link: DragAction { DragAction(rawValue: 4) }
    /// Ask the user what to do with the data.
    public static var ask: DragAction { DragAction(rawValue: 8) }

    public static var gType: GType { gdk_drag_action_get_type() }

    @MainActor init(cValue: GdkDragAction) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkDragAction { GdkDragAction(unsigned) }
  }
}

extension Gdk {
  /// Used in `Gdk.Drag` to the reason of a cancelled DND operation.
  public nonisolated enum DragCancelReason: Int32, GEnum, Sendable {
    /// There is no suitable drop target.
    case noTarget = 0
    /// Drag cancelled by the user
    case userCancelled = 1
    /// Unspecified error.
    case error = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_drag_cancel_reason_get_type() }

    @MainActor init(cValue: GdkDragCancelReason) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkDragCancelReason { GdkDragCancelReason(unsigned) }
  }
}

extension Gdk {
  /// Specifies the type of the event.
  public nonisolated enum EventType: Int32, GEnum, Sendable {
    /// the window manager has requested that the toplevel surface be hidden or destroyed, usually when the user clicks
    /// on a special icon in the title bar.
    case delete = 0
    /// the pointer (usually a mouse) has moved.
    case motionNotify = 1
    /// a mouse button has been pressed.
    case buttonPress = 2
    /// a mouse button has been released.
    case buttonRelease = 3
    /// a key has been pressed.
    case keyPress = 4
    /// a key has been released.
    case keyRelease = 5
    /// the pointer has entered the surface.
    case enterNotify = 6
    /// the pointer has left the surface.
    case leaveNotify = 7
    /// the keyboard focus has entered or left the surface.
    case focusChange = 8
    /// an input device has moved into contact with a sensing surface (e.g. a touchscreen or graphics tablet).
    case proximityIn = 9
    /// an input device has moved out of contact with a sensing surface.
    case proximityOut = 10
    /// the mouse has entered the surface while a drag is in progress.
    case dragEnter = 11
    /// the mouse has left the surface while a drag is in progress.
    case dragLeave = 12
    /// the mouse has moved in the surface while a drag is in progress.
    case dragMotion = 13
    /// a drop operation onto the surface has started.
    case dropStart = 14
    /// the scroll wheel was turned
    case scroll = 15
    /// a pointer or keyboard grab was broken.
    case grabBroken = 16
    /// A new touch event sequence has just started.
    case touchBegin = 17
    /// A touch event sequence has been updated.
    case touchUpdate = 18
    /// A touch event sequence has finished.
    case touchEnd = 19
    /// A touch event sequence has been canceled.
    case touchCancel = 20
    /// A touchpad swipe gesture event, the current state is determined by its phase field.
    case touchpadSwipe = 21
    /// A touchpad pinch gesture event, the current state is determined by its phase field.
    case touchpadPinch = 22
    /// A tablet pad button press event.
    case padButtonPress = 23
    /// A tablet pad button release event.
    case padButtonRelease = 24
    /// A tablet pad axis event from a "ring".
    case padRing = 25
    /// A tablet pad axis event from a "strip".
    case padStrip = 26
    /// A tablet pad group mode change.
    case padGroupMode = 27
    /// A touchpad hold gesture event, the current state is determined by its phase field. Since: 4.6
    case touchpadHold = 28
    /// marks the end of the `Gdk.EventType` enumeration.
    case eventLast = 29

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 30) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_event_type_get_type() }

    @MainActor init(cValue: GdkEventType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkEventType { GdkEventType(unsigned) }
  }
}

extension Gdk {
  /// Used to represent the different paint clock phases that can be requested.
  public nonisolated struct FrameClockPhase: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// corresponds to `Gdk.FrameClock.flushEvents`. Should not be handled by applications.
    public static var flushEvents: FrameClockPhase { FrameClockPhase(rawValue: 1) }
    /// corresponds to `Gdk.FrameClock.beforePaint`. Should not be handled by applications.
    public static var beforePaint: FrameClockPhase { FrameClockPhase(rawValue: 2) }
    /// corresponds to `Gdk.FrameClock.update`.
    public static var update: FrameClockPhase { FrameClockPhase(rawValue: 4) }
    /// corresponds to `Gdk.FrameClock.layout`. Should not be handled by applications.
    public static var layout: FrameClockPhase { FrameClockPhase(rawValue: 8) }
    /// corresponds to `Gdk.FrameClock.paint`.
    public static var paint: FrameClockPhase { FrameClockPhase(rawValue: 16) }
    /// corresponds to `Gdk.FrameClock.resumeEvents`. Should not be handled by applications.
    public static var resumeEvents: FrameClockPhase { FrameClockPhase(rawValue: 32) }
    /// corresponds to `Gdk.FrameClock.afterPaint`. Should not be handled by applications.
    public static var afterPaint: FrameClockPhase { FrameClockPhase(rawValue: 64) }

    public static var gType: GType { gdk_frame_clock_phase_get_type() }

    @MainActor init(cValue: GdkFrameClockPhase) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkFrameClockPhase { GdkFrameClockPhase(unsigned) }
  }
}

extension Gdk {
  /// Indicates which monitor a surface should span over when in fullscreen mode.
  public nonisolated enum FullscreenMode: Int32, GEnum, Sendable {
    /// Fullscreen on current monitor only.
    case currentMonitor = 0
    /// Span across all monitors when fullscreen.
    case allMonitors = 1

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 2) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_fullscreen_mode_get_type() }

    @MainActor init(cValue: GdkFullscreenMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkFullscreenMode { GdkFullscreenMode(unsigned) }
  }
}

extension Gdk {
  /// The list of the different APIs that `Gdk.GLContext` can potentially support.
  public nonisolated struct GLAPI: GFlags, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The OpenGL API
    public static var gl: GLAPI { GLAPI(rawValue: 1) }
    /// The OpenGL ES API
    public static var gles: GLAPI { GLAPI(rawValue: 2) }

    public static var gType: GType { gdk_gl_api_get_type() }

    @MainActor init(cValue: GdkGLAPI) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkGLAPI { GdkGLAPI(unsigned) }
  }
}

extension Gdk {
  /// Defines the reference point of a surface and is used in `Gdk.PopupLayout`.
  public nonisolated enum Gravity: Int32, GEnum, Sendable {
    /// the reference point is at the top left corner.
    case northWest = 1
    /// the reference point is in the middle of the top edge.
    case north = 2
    /// the reference point is at the top right corner.
    case northEast = 3
    /// the reference point is at the middle of the left edge.
    case west = 4
    /// the reference point is at the center of the surface.
    case center = 5
    /// the reference point is at the middle of the right edge.
    case east = 6
    /// the reference point is at the lower left corner.
    case southWest = 7
    /// the reference point is at the middle of the lower edge.
    case south = 8
    /// the reference point is at the lower right corner.
    case southEast = 9
    /// the reference point is at the top left corner of the surface itself, ignoring window manager decorations.
    case `static` = 10

    public static var gType: GType { gdk_gravity_get_type() }

    @MainActor init(cValue: GdkGravity) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkGravity { GdkGravity(unsigned) }
  }
}

extension Gdk {
  /// An enumeration describing the type of an input device in general terms.
  public nonisolated enum InputSource: Int32, GEnum, Sendable {
    /// the device is a mouse. (This will be reported for the core pointer, even if it is something else, such as a
    /// trackball.)
    case mouse = 0
    /// the device is a stylus of a graphics tablet or similar device.
    case pen = 1
    /// the device is a keyboard.
    case keyboard = 2
    /// the device is a direct-input touch device, such as a touchscreen or tablet
    case touchscreen = 3
    /// the device is an indirect touch device, such as a touchpad
    case touchpad = 4
    /// the device is a trackpoint
    case trackpoint = 5
    /// the device is a "pad", a collection of buttons, rings and strips found in drawing tablets
    case tabletPad = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_input_source_get_type() }

    @MainActor init(cValue: GdkInputSource) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkInputSource { GdkInputSource(unsigned) }
  }
}

extension Gdk {
  /// Describes how well an event matches a given keyval and modifiers.
  public nonisolated enum KeyMatch: Int32, GEnum, Sendable {
    /// The key event does not match
    case none = 0
    /// The key event matches if keyboard state (specifically, the currently active group) is ignored
    case partial = 1
    /// The key event matches
    case exact = 2

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 3) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_key_match_get_type() }

    @MainActor init(cValue: GdkKeyMatch) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkKeyMatch { GdkKeyMatch(unsigned) }
  }
}

extension Gdk {
  /// `Gdk.MemoryFormat` describes formats that image data can have in memory.
  public nonisolated enum MemoryFormat: Int32, GEnum, Sendable {
    /// 4 bytes; for blue, green, red, alpha. The color values are premultiplied with the alpha value.
    case b8g8r8a8Premultiplied = 0
    /// 4 bytes; for alpha, red, green, blue. The color values are premultiplied with the alpha value.
    case a8r8g8b8Premultiplied = 1
    /// 4 bytes; for red, green, blue, alpha The color values are premultiplied with the alpha value.
    case r8g8b8a8Premultiplied = 2
    /// 4 bytes; for blue, green, red, alpha.
    case b8g8r8a8 = 3
    /// 4 bytes; for alpha, red, green, blue.
    case a8r8g8b8 = 4
    /// 4 bytes; for red, green, blue, alpha.
    case r8g8b8a8 = 5
    /// 4 bytes; for alpha, blue, green, red.
    case a8b8g8r8 = 6
    /// 3 bytes; for red, green, blue. The data is opaque.
    case r8g8b8 = 7
    /// 3 bytes; for blue, green, red. The data is opaque.
    case b8g8r8 = 8
    /// 3 guint16 values; for red, green, blue. Since: 4.6
    case r16g16b16 = 9
    /// 4 guint16 values; for red, green, blue, alpha. The color values are premultiplied with the alpha value. Since:
    /// 4.6
    case r16g16b16a16Premultiplied = 10
    /// 4 guint16 values; for red, green, blue, alpha. Since: 4.6
    case r16g16b16a16 = 11
    /// 3 half-float values; for red, green, blue. The data is opaque. Since: 4.6
    case r16g16b16Float = 12
    /// 4 half-float values; for red, green, blue and alpha. The color values are premultiplied with the alpha value.
    /// Since: 4.6
    case r16g16b16a16FloatPremultiplied = 13
    /// 4 half-float values; for red, green, blue and alpha. Since: 4.6
    case r16g16b16a16Float = 14
    case r32g32b32Float = 15
    /// 4 float values; for red, green, blue and alpha. The color values are premultiplied with the alpha value. Since:
    /// 4.6
    case r32g32b32a32FloatPremultiplied = 16
    /// 4 float values; for red, green, blue and alpha. Since: 4.6
    case r32g32b32a32Float = 17
    /// The number of formats. This value will change as more formats get added, so do not rely on its concrete integer.
    case nFormats = 18

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 19) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gdk_memory_format_get_type() }

    @MainActor init(cValue: GdkMemoryFormat) { self.init(unsigned: cValue.rawValue) }
    var cValue: GdkMemoryFormat { GdkMemoryFormat(unsigned) }
  }
}
