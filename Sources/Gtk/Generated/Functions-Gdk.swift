// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The main way to not draw GL content in GTK.
  @available(
    *, deprecated,
    message:
      "The function is overly complex and produces broken output in various combinations of arguments. If you want to draw with GL textures in GTK, use `Gdk.GLTexture.init`; if you want to use that texture in Cairo, use `Gdk.Texture.download()` to download the data into a Cairo image surface."
  )
  public static func cairoDrawFromGl(
    _ cr: Cairo.Context, surface: Gdk.Surface, source: Int, sourceType: Int, bufferScale: Int, x: Int, y: Int,
    width: Int, height: Int
  ) {
    gdk_cairo_draw_from_gl(
      cr.opaque, surface.opaque, source.int32, sourceType.int32, bufferScale.int32, x.int32, y.int32, width.int32,
      height.int32)
  }

  /// Adds the given rectangle to the current path of `cr`.
  public static func cairoRectangle(_ cr: Cairo.Context, rectangle: Gdk.Rectangle) {
    var cRectangle = rectangle.cValue
    gdk_cairo_rectangle(cr.opaque, &cRectangle)
  }

  /// Adds the given region to the current path of `cr`.
  public static func cairoRegion(_ cr: Cairo.Context, region: Cairo.Region) {
    gdk_cairo_region(cr.opaque, region.opaque)
  }

  /// Creates region that covers the area where the given `surface` is more than 50% opaque.
  @discardableResult
  public static func cairoRegionCreateFromSurface(_ surface: Cairo.Surface) -> Cairo.Region {
    promised(givenBoxed(opaque: gdk_cairo_region_create_from_surface(surface.opaque)))
  }

  /// Sets the given pixbuf as the source pattern for `cr`.
  public static func cairoSetSourcePixbuf(
    _ cr: Cairo.Context, pixbuf: GdkPixbuf.Pixbuf, pixbufX: Double, pixbufY: Double
  ) { gdk_cairo_set_source_pixbuf(cr.opaque, pixbuf.opaque, pixbufX, pixbufY) }

  /// Sets the specified `Gdk.RGBA` as the source color of `cr`.
  public static func cairoSetSourceRgba(_ cr: Cairo.Context, rgba: Gdk.RGBA) {
    var cRgba = rgba.cValue
    gdk_cairo_set_source_rgba(cr.opaque, &cRgba)
  }

  /// Read content from the given input stream and deserialize it, asynchronously.
  @discardableResult
  public static func contentDeserialize(
    _ stream: Gio.InputStream, mimeType: String, type: any GTyped.Type, ioPriority: Int = 0
  ) async throws -> AnyValue {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gdk_content_deserialize_async(
        stream.gInputStream, mimeType, type.registeredType, ioPriority.int32, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var cValue = GValue()
    var error: UnsafeMutablePointer<GError>?
    gdk_content_deserialize_finish(outcome.pointer, &cValue, &error)
    if let error { throw outcome.failure(error) }
    return AnyValue(taking: cValue)
  }

  /// Serialize content and write it to the given output stream, asynchronously.
  public static func contentSerialize(
    _ stream: Gio.OutputStream, mimeType: String, value: any GValueWritable, ioPriority: Int = 0
  ) async throws {
    let lent = CallScope()
    defer { lent.end() }
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gdk_content_serialize_async(
        stream.gOutputStream, mimeType, lent.value(value), ioPriority.int32, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    gdk_content_serialize_finish(outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
  }

  /// Returns the relative angle from `event1` to `event2`.
  public static func eventsGetAngle(_ event1: Gdk.Event, event2: Gdk.Event) -> Double? {
    var cAngle: Double = 0
    let result = gdk_events_get_angle(event1.opaque, event2.opaque, &cAngle)
    guard result != 0 else { return nil }
    return cAngle
  }

  /// Returns the point halfway between the events' positions.
  public static func eventsGetCenter(_ event1: Gdk.Event, event2: Gdk.Event) -> (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gdk_events_get_center(event1.opaque, event2.opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Returns the distance between the event locations.
  public static func eventsGetDistance(_ event1: Gdk.Event, event2: Gdk.Event) -> Double? {
    var cDistance: Double = 0
    let result = gdk_events_get_distance(event1.opaque, event2.opaque, &cDistance)
    guard result != 0 else { return nil }
    return cDistance
  }

  /// Canonicalizes the given mime type and interns the result.
  @discardableResult
  public static func internMimeType(_ string: String) -> String? { lentString(ifAny: gdk_intern_mime_type(string)) }

  /// Obtains the upper- and lower-case versions of the keyval `symbol`.
  @discardableResult
  public static func keyvalConvertCase(_ symbol: Int) -> (lower: Int, upper: Int) {
    var cLower: UInt32 = 0
    var cUpper: UInt32 = 0
    gdk_keyval_convert_case(symbol.uint32, &cLower, &cUpper)
    return (cLower.int, cUpper.int)
  }

  /// Converts a key name to a key value.
  @discardableResult
  public static func keyvalFromName(_ keyvalName: String) -> Int { gdk_keyval_from_name(keyvalName).int }

  /// Returns `true` if the given key value is in lower case.
  public static func keyvalIsLower(_ keyval: Int) -> Bool { gdk_keyval_is_lower(keyval.uint32).isTrue }

  /// Returns `true` if the given key value is in upper case.
  public static func keyvalIsUpper(_ keyval: Int) -> Bool { gdk_keyval_is_upper(keyval.uint32).isTrue }

  /// Converts a key value into a symbolic name.
  @discardableResult
  public static func keyvalName(_ keyval: Int) -> String? { lentString(ifAny: gdk_keyval_name(keyval.uint32)) }

  /// Converts a key value to lower case, if applicable.
  @discardableResult
  public static func keyvalToLower(_ keyval: Int) -> Int { gdk_keyval_to_lower(keyval.uint32).int }

  /// Convert from a GDK key symbol to the corresponding Unicode character.
  @discardableResult
  public static func keyvalToUnicode(_ keyval: Int) -> Int { gdk_keyval_to_unicode(keyval.uint32).int }

  /// Converts a key value to upper case, if applicable.
  @discardableResult
  public static func keyvalToUpper(_ keyval: Int) -> Int { gdk_keyval_to_upper(keyval.uint32).int }

  /// Transfers image data from a `cairo_surface_t` and converts it to a `Gdk.Pixbuf`.
  public static func pixbufGetFromSurface(_ surface: Cairo.Surface, srcX: Int, srcY: Int, width: Int, height: Int)
    -> GdkPixbuf.Pixbuf?
  {
    givenObject(opaque: gdk_pixbuf_get_from_surface(surface.opaque, srcX.int32, srcY.int32, width.int32, height.int32))
  }

  /// Creates a new pixbuf from `texture`.
  public static func pixbufGetFromTexture(_ texture: Gdk.Texture) -> GdkPixbuf.Pixbuf? {
    givenObject(opaque: gdk_pixbuf_get_from_texture(texture.opaque))
  }

  /// Sets a list of backends that GDK should try to use.
  public static func setAllowedBackends(_ backends: String) { gdk_set_allowed_backends(backends) }

  public static func toplevelSizeGetType() -> GType { gdk_toplevel_size_get_type() }

  /// Convert from a Unicode character to a key symbol.
  @discardableResult
  public static func unicodeToKeyval(_ wc: Int) -> Int { gdk_unicode_to_keyval(wc.uint32).int }

  /// Returns a paintable that has the given intrinsic size and draws nothing.
  @discardableResult
  public static func paintableNewEmpty(intrinsicWidth: Int, intrinsicHeight: Int) -> any Gdk.Paintable {
    (givenInterface(opaque: gdk_paintable_new_empty(intrinsicWidth.int32, intrinsicHeight.int32))
      as (any Gdk.Paintable)?)!
  }
}
