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
    public final func cairoCreate() -> Cairo.Context? { givenBoxed(opaque: gdk_cairo_context_cairo_create(opaque)) }
  }
}

extension Gdk {
  /// The `Gdk.Clipboard` object represents data shared between applications or inside an application.
  open class Clipboard: Object {
    open override class var gType: GType { gdk_clipboard_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The `Gdk.ContentProvider` or `nil` if the clipboard is empty or contents are provided otherwise.
    public final var content: Gdk.ContentProvider? { lentObject(gdk_clipboard_get_content(opaque)) }

    /// The `Gdk.Display` that the clipboard belongs to.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_clipboard_get_display(opaque)) }

    /// The possible formats that the clipboard can provide its data in.
    public final var formats: Gdk.ContentFormats? { getProperty("formats") }

    /// `true` if the contents of the clipboard are owned by this process.
    public final var local: Bool { getProperty("local") }

    /// Returns if the clipboard is local.
    public final var isLocal: Bool { gdk_clipboard_is_local(opaque).isTrue }

    /// Asynchronously requests an input stream to read the `clipboard`'s contents from.
    @discardableResult
    public final func read(_ mimeTypes: [String], ioPriority: Int = 0) async throws -> (
      result: Gio.InputStream?, outMimeType: String
    ) {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_clipboard_read_async(opaque, lent.strings(mimeTypes), ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cOutMimeType: UnsafePointer<CChar>?
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_clipboard_read_finish(opaque, outcome.pointer, &cOutMimeType, &error)
      if let error { throw outcome.failure(error) }
      return (givenObject(result), lentString(cOutMimeType))
    }

    /// Asynchronously request the `clipboard` contents converted to a string.
    @discardableResult
    public final func readText() async throws -> String? {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_clipboard_read_text_async(opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_clipboard_read_text_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenString(ifAny: result)
    }

    /// Asynchronously request the `clipboard` contents converted to a `Gdk.Pixbuf`.
    @discardableResult
    public final func readTexture() async throws -> Gdk.Texture? {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_clipboard_read_texture_async(opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_clipboard_read_texture_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)
    }

    /// Asynchronously request the `clipboard` contents converted to the given `type`.
    @discardableResult
    public final func readValue(type: any GTyped.Type, ioPriority: Int = 0) async throws -> AnyValue {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_clipboard_read_value_async(opaque, type.registeredType, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_clipboard_read_value_finish(opaque, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return lentValue(result)
    }

    /// Sets a new content provider on `clipboard`.
    @discardableResult
    public final func setContent(_ provider: Gdk.ContentProvider?) -> Bool {
      gdk_clipboard_set_content(opaque, provider?.gdkContentProvider).isTrue
    }

    /// Puts the given `text` into the clipboard.
    public final func setText(_ text: String) { gdk_clipboard_set_text(opaque, text) }

    /// Sets the `clipboard` to contain the given `value`.
    public final func set(_ value: any GValueWritable) {
      let lent = CallScope()
      defer { lent.end() }
      gdk_clipboard_set_value(opaque, lent.value(value))
    }

    /// Asynchronously instructs the `clipboard` to store its contents remotely.
    public final func store(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        gdk_clipboard_store_async(opaque, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      gdk_clipboard_store_finish(opaque, outcome.pointer, &error)
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
    public final var cancellable: Gio.Cancellable? { lentObject(gdk_content_deserializer_get_cancellable(opaque)) }

    /// Gets the `GType` to create an instance of.
    public final var gtype: GType { gdk_content_deserializer_get_gtype(opaque) }

    /// Gets the input stream for the current operation.
    public final var inputStream: Gio.InputStream? { lentObject(gdk_content_deserializer_get_input_stream(opaque)) }

    /// Gets the mime type to deserialize from.
    public final var mimeType: String { lentString(gdk_content_deserializer_get_mime_type(opaque)) }

    /// Gets the I/O priority for the current operation.
    public final var priority: Int { gdk_content_deserializer_get_priority(opaque).int }

    /// Gets the `GValue` to store the deserialized object in.
    public final var value: AnyValue { lentValue(gdk_content_deserializer_get_value(opaque)) }

    /// Indicate that the deserialization has ended with an error.
    public final func returnError(_ error: GLib.Failure) {
      gdk_content_deserializer_return_error(opaque, error.makeError())
    }

    /// Indicate that the deserialization has been successfully completed.
    public final func returnSuccess() { gdk_content_deserializer_return_success(opaque) }
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
    public final var cancellable: Gio.Cancellable? { lentObject(gdk_content_serializer_get_cancellable(opaque)) }

    /// Gets the `GType` to of the object to serialize.
    public final var gtype: GType { gdk_content_serializer_get_gtype(opaque) }

    /// Gets the mime type to serialize to.
    public final var mimeType: String { lentString(gdk_content_serializer_get_mime_type(opaque)) }

    /// Gets the output stream for the current operation.
    public final var outputStream: Gio.OutputStream? { lentObject(gdk_content_serializer_get_output_stream(opaque)) }

    /// Gets the I/O priority for the current operation.
    public final var priority: Int { gdk_content_serializer_get_priority(opaque).int }

    /// Gets the `GValue` to read the object to serialize from.
    public final var value: AnyValue { lentValue(gdk_content_serializer_get_value(opaque)) }

    /// Indicate that the serialization has ended with an error.
    public final func returnError(_ error: GLib.Failure) {
      gdk_content_serializer_return_error(opaque, error.makeError())
    }

    /// Indicate that the serialization has been successfully completed.
    public final func returnSuccess() { gdk_content_serializer_return_success(opaque) }
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
    public final var fallback: Gdk.Cursor? { lentObject(opaque: gdk_cursor_get_fallback(opaque)) }

    /// X position of the cursor hotspot in the cursor image.
    public final var hotspotX: Int { gdk_cursor_get_hotspot_x(opaque).int }

    /// Y position of the cursor hotspot in the cursor image.
    public final var hotspotY: Int { gdk_cursor_get_hotspot_y(opaque).int }

    /// Name of this this cursor.
    public final var name: String? { lentString(ifAny: gdk_cursor_get_name(opaque)) }

    /// The texture displayed by this cursor.
    public final var texture: Gdk.Texture? { lentObject(opaque: gdk_cursor_get_texture(opaque)) }
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
    public final var capsLockState: Bool { gdk_device_get_caps_lock_state(opaque).isTrue }

    /// The direction of the current layout.
    public final var direction: Pango.Direction { Pango.Direction(cValue: gdk_device_get_direction(opaque)) }

    /// The `Gdk.Display` the `Gdk.Device` pertains to.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_device_get_display(opaque)) }

    /// Whether the device has both right-to-left and left-to-right layouts.
    public final var hasBidiLayouts: Bool { gdk_device_has_bidi_layouts(opaque).isTrue }

    /// Whether the device is represented by a cursor on the screen.
    public final var hasCursor: Bool { gdk_device_get_has_cursor(opaque).isTrue }

    /// The current modifier state of the device.
    public final var modifierState: Gdk.ModifierType { Gdk.ModifierType(cValue: gdk_device_get_modifier_state(opaque)) }

    /// Number of axes in the device.
    public final var nAxes: Int { getProperty("n-axes") }

    /// The device name.
    public final var name: String { lentString(gdk_device_get_name(opaque)) }

    /// Whether Num Lock is on.
    public final var numLockState: Bool { gdk_device_get_num_lock_state(opaque).isTrue }

    /// The maximal number of concurrent touches on a touch device.
    public final var numTouches: Int { gdk_device_get_num_touches(opaque).int }

    /// Product ID of this device.
    public final var productId: String? { lentString(ifAny: gdk_device_get_product_id(opaque)) }

    /// Whether Scroll Lock is on.
    public final var scrollLockState: Bool { gdk_device_get_scroll_lock_state(opaque).isTrue }

    /// `Gdk.Seat` of this device.
    public final var seat: Gdk.Seat? {
      get { lentObject(gdk_device_get_seat(opaque)) }
      set { setProperty("seat", newValue) }
    }

    /// Source type for the device.
    public final var source: Gdk.InputSource { Gdk.InputSource(cValue: gdk_device_get_source(opaque)) }

    /// The `Gdk.DeviceTool` that is currently used with this device.
    public final var tool: Gdk.DeviceTool? { getProperty("tool") }

    /// Vendor ID of this device.
    public final var vendorId: String? { lentString(ifAny: gdk_device_get_vendor_id(opaque)) }

    /// Retrieves the current tool for `device`.
    public final var deviceTool: Gdk.DeviceTool? { lentObject(opaque: gdk_device_get_device_tool(opaque)) }

    /// Obtains the surface underneath `device`, returning the location of the device in `winX` and `winY`.
    public final var surfaceAtPosition: (result: Gdk.Surface?, winX: Double, winY: Double) {
      var cWinX: Double = 0
      var cWinY: Double = 0
      let result = gdk_device_get_surface_at_position(opaque, &cWinX, &cWinY)
      return (lentObject(opaque: result), cWinX, cWinY)
    }

    /// Returns the timestamp of the last activity for this device.
    public final var timestamp: Int { gdk_device_get_timestamp(opaque).int }
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
    public final var axes: Gdk.AxisFlags { Gdk.AxisFlags(cValue: gdk_device_tool_get_axes(opaque)) }

    /// The hardware ID of the tool.
    public final var hardwareId: Int { gdk_device_tool_get_hardware_id(opaque).int }

    /// The serial number of the tool.
    public final var serial: Int { gdk_device_tool_get_serial(opaque).int }

    /// The type of the tool.
    public final var toolType: Gdk.DeviceToolType { Gdk.DeviceToolType(cValue: gdk_device_tool_get_tool_type(opaque)) }
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
    public final func beep() { gdk_display_beep(opaque) }

    /// Closes the connection to the windowing system for the given display.
    public final func close() { gdk_display_close(opaque) }

    /// Creates a new `Gdk.GLContext` for the `Gdk.Display`.
    @discardableResult
    public final func createGlContext() throws(GLib.Failure) -> Gdk.GLContext {
      var error: UnsafeMutablePointer<GError>?
      let result = gdk_display_create_gl_context(opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Returns `true` if there is an ongoing grab on `device` for `display`.
    public final func deviceIsGrabbed(_ device: Gdk.Device) -> Bool {
      gdk_display_device_is_grabbed(opaque, device.opaque).isTrue
    }

    /// Flushes any requests queued for the windowing system.
    public final func flush() { gdk_display_flush(opaque) }

    /// Returns a `Gdk.AppLaunchContext` suitable for launching applications on the given display.
    public final var appLaunchContext: Gdk.AppLaunchContext? {
      givenObject(opaque: gdk_display_get_app_launch_context(opaque))
    }

    /// Gets the clipboard used for copy/paste operations.
    public final var clipboard: Gdk.Clipboard? { lentObject(opaque: gdk_display_get_clipboard(opaque)) }

    /// Returns the default `Gdk.Seat` for this display.
    public final var defaultSeat: Gdk.Seat? { lentObject(gdk_display_get_default_seat(opaque)) }

    /// Gets the monitor in which the largest area of `surface` resides.
    public final func getMonitorAtSurface(_ surface: Gdk.Surface) -> Gdk.Monitor? {
      lentObject(opaque: gdk_display_get_monitor_at_surface(opaque, surface.opaque))
    }

    /// Gets the list of monitors associated with this display.
    public final var monitors: (any Gio.ListModel)? { lentInterface(opaque: gdk_display_get_monitors(opaque)) }

    /// Gets the name of the display.
    public final var name: String { lentString(gdk_display_get_name(opaque)) }

    /// Gets the clipboard used for the primary selection.
    public final var primaryClipboard: Gdk.Clipboard? { lentObject(opaque: gdk_display_get_primary_clipboard(opaque)) }

    /// Gets the startup notification ID for a Wayland display, or `nil` if no ID has been defined.
    public final var startupNotificationId: String? {
      lentString(ifAny: gdk_display_get_startup_notification_id(opaque))
    }

    /// Finds out if the display has been closed.
    public final var isClosed: Bool { gdk_display_is_closed(opaque).isTrue }

    /// Returns whether surfaces can reasonably be expected to have their alpha channel drawn correctly on the screen.
    public final var isComposited: Bool { gdk_display_is_composited(opaque).isTrue }

    /// Returns whether surfaces on this `display` are created with an alpha channel.
    public final var isRgba: Bool { gdk_display_is_rgba(opaque).isTrue }

    /// Returns the list of seats known to `display`.
    @discardableResult
    public final func listSeats() -> [Gdk.Seat] {
      lists(gdk_display_list_seats(opaque), isGiven: true) { lentObject($0) as Gdk.Seat? }
    }

    /// Returns the keyvals bound to `keycode`.
    @discardableResult
    public final func mapKeycode(_ keycode: Int) -> (keys: [Gdk.KeymapKey], keyvals: [Int])? {
      var cNEntries: Int32 = 0
      var cKeys: UnsafeMutablePointer<GdkKeymapKey>?
      var cKeyvals: UnsafeMutablePointer<UInt32>?
      let result = gdk_display_map_keycode(opaque, keycode.uint32, &cKeys, &cKeyvals, &cNEntries)
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
      let result = gdk_display_map_keyval(opaque, keyval.uint32, &cKeys, &cNKeys)
      guard result != 0 else { return nil }
      return elements(cKeys, count: cNKeys.int, isGiven: true) { Gdk.KeymapKey(cValue: $0) }
    }

    /// Indicates to the GUI environment that the application has finished loading, using a given identifier.
    public final func notifyStartupComplete(_ startupId: String) {
      gdk_display_notify_startup_complete(opaque, startupId)
    }

    /// Checks that OpenGL is available for `self` and ensures that it is properly initialized. When this fails, an
    /// `error` will be set describing the error and this function returns `false`.
    public final func prepareGl() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gdk_display_prepare_gl(opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Appends the given event onto the front of the event queue for `display`.
    public final func putEvent(_ event: Gdk.Event) { gdk_display_put_event(opaque, event.opaque) }

    /// Returns `true` if the display supports input shapes.
    @discardableResult
    public final func supportsInputShapes() -> Bool { gdk_display_supports_input_shapes(opaque).isTrue }

    /// Flushes any requests queued for the windowing system and waits until all requests have been handled.
    public final func sync() { gdk_display_sync(opaque) }

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
        opaque, keycode.uint32, state.cValue, group.int32, &cKeyval, &cEffectiveGroup, &cLevel, &cConsumed)
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
      get { lentObject(opaque: gdk_display_manager_get_default_display(opaque)) }
      set { gdk_display_manager_set_default_display(opaque, newValue?.opaque) }
    }

    /// List all currently open displays.
    @discardableResult
    public final func listDisplays() -> [Gdk.Display] {
      lists(gdk_display_manager_list_displays(opaque), isGiven: true) { lentObject($0) as Gdk.Display? }
    }

    /// Opens a display.
    @discardableResult
    public final func openDisplay(_ name: String) -> Gdk.Display? {
      lentObject(opaque: gdk_display_manager_open_display(opaque, name))
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
