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
      cr.cast(), surface.cast(), Int32(swift: source), Int32(swift: sourceType), Int32(swift: bufferScale),
      Int32(swift: x), Int32(swift: y), Int32(swift: width), Int32(swift: height))
  }

  /// Adds the given rectangle to the current path of `cr`.
  public static func cairoRectangle(_ cr: Cairo.Context, rectangle: Gdk.Rectangle) {
    var cRectangle = rectangle.cValue
    gdk_cairo_rectangle(cr.cast(), &cRectangle)
  }

  /// Adds the given region to the current path of `cr`.
  public static func cairoRegion(_ cr: Cairo.Context, region: Cairo.Region) {
    gdk_cairo_region(cr.cast(), region.cast())
  }

  /// Creates region that covers the area where the given `surface` is more than 50% opaque.
  @discardableResult
  public static func cairoRegionCreateFromSurface(_ surface: Cairo.Surface) -> Cairo.Region {
    givenBoxed(gdk_cairo_region_create_from_surface(surface.cast()))
  }

  /// Sets the given pixbuf as the source pattern for `cr`.
  public static func cairoSetSourcePixbuf(
    _ cr: Cairo.Context, pixbuf: GdkPixbuf.Pixbuf, pixbufX: Double, pixbufY: Double
  ) { gdk_cairo_set_source_pixbuf(cr.cast(), pixbuf.cast(), pixbufX, pixbufY) }

  /// Sets the specified `Gdk.RGBA` as the source color of `cr`.
  public static func cairoSetSourceRgba(_ cr: Cairo.Context, rgba: Gdk.RGBA) {
    var cRgba = rgba.cValue
    gdk_cairo_set_source_rgba(cr.cast(), &cRgba)
  }

  /// Read content from the given input stream and deserialize it, asynchronously.
  @discardableResult
  public static func contentDeserialize(
    _ stream: Gio.InputStream, mimeType: String, type: any GTyped.Type, ioPriority: Int = 0
  ) async throws -> AnyValue {
    let outcome = await awaitOutcome { cancellable, finished, userData in
      gdk_content_deserialize_async(
        stream.cast(), mimeType, type.registeredType, Int32(swift: ioPriority), cancellable, finished, userData)
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
        stream.cast(), mimeType, lent.value(value), Int32(swift: ioPriority), cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    gdk_content_serialize_finish(outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
  }

  /// Returns the relative angle from `event1` to `event2`.
  public static func eventsGetAngle(_ event1: Gdk.Event, event2: Gdk.Event) -> Double? {
    var cAngle: Double = 0
    let result = gdk_events_get_angle(event1.cast(), event2.cast(), &cAngle)
    guard result != 0 else { return nil }
    return cAngle
  }

  /// Returns the point halfway between the events' positions.
  public static func eventsGetCenter(_ event1: Gdk.Event, event2: Gdk.Event) -> (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gdk_events_get_center(event1.cast(), event2.cast(), &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Returns the distance between the event locations.
  public static func eventsGetDistance(_ event1: Gdk.Event, event2: Gdk.Event) -> Double? {
    var cDistance: Double = 0
    let result = gdk_events_get_distance(event1.cast(), event2.cast(), &cDistance)
    guard result != 0 else { return nil }
    return cDistance
  }

  /// Canonicalizes the given mime type and interns the result.
  @discardableResult
  public static func internMimeType(_ string: String) -> String? { lentString(gdk_intern_mime_type(string)) }

  /// Obtains the upper- and lower-case versions of the keyval `symbol`.
  @discardableResult
  public static func keyvalConvertCase(_ symbol: Int) -> (lower: Int, upper: Int) {
    var cLower: UInt32 = 0
    var cUpper: UInt32 = 0
    gdk_keyval_convert_case(UInt32(swift: symbol), &cLower, &cUpper)
    return (Int(c: cLower), Int(c: cUpper))
  }

  /// Converts a key name to a key value.
  @discardableResult
  public static func keyvalFromName(_ keyvalName: String) -> Int { Int(c: gdk_keyval_from_name(keyvalName)) }

  /// Returns `true` if the given key value is in lower case.
  public static func keyvalIsLower(_ keyval: Int) -> Bool { Bool(c: gdk_keyval_is_lower(UInt32(swift: keyval))) }

  /// Returns `true` if the given key value is in upper case.
  public static func keyvalIsUpper(_ keyval: Int) -> Bool { Bool(c: gdk_keyval_is_upper(UInt32(swift: keyval))) }

  /// Converts a key value into a symbolic name.
  @discardableResult
  public static func keyvalName(_ keyval: Int) -> String? { lentString(gdk_keyval_name(UInt32(swift: keyval))) }

  /// Converts a key value to lower case, if applicable.
  @discardableResult
  public static func keyvalToLower(_ keyval: Int) -> Int { Int(c: gdk_keyval_to_lower(UInt32(swift: keyval))) }

  /// Convert from a GDK key symbol to the corresponding Unicode character.
  @discardableResult
  public static func keyvalToUnicode(_ keyval: Int) -> Int { Int(c: gdk_keyval_to_unicode(UInt32(swift: keyval))) }

  /// Converts a key value to upper case, if applicable.
  @discardableResult
  public static func keyvalToUpper(_ keyval: Int) -> Int { Int(c: gdk_keyval_to_upper(UInt32(swift: keyval))) }

  /// Transfers image data from a `cairo_surface_t` and converts it to a `Gdk.Pixbuf`.
  public static func pixbufGetFromSurface(_ surface: Cairo.Surface, srcX: Int, srcY: Int, width: Int, height: Int)
    -> GdkPixbuf.Pixbuf?
  {
    givenObject(
      gdk_pixbuf_get_from_surface(
        surface.cast(), Int32(swift: srcX), Int32(swift: srcY), Int32(swift: width), Int32(swift: height)))
  }

  /// Creates a new pixbuf from `texture`.
  public static func pixbufGetFromTexture(_ texture: Gdk.Texture) -> GdkPixbuf.Pixbuf? {
    givenObject(gdk_pixbuf_get_from_texture(texture.cast()))
  }

  /// Sets a list of backends that GDK should try to use.
  public static func setAllowedBackends(_ backends: String) { gdk_set_allowed_backends(backends) }

  public static func toplevelSizeGetType() -> GType { gdk_toplevel_size_get_type() }

  /// Convert from a Unicode character to a key symbol.
  @discardableResult
  public static func unicodeToKeyval(_ wc: Int) -> Int { Int(c: gdk_unicode_to_keyval(UInt32(swift: wc))) }

  /// Returns a paintable that has the given intrinsic size and draws nothing.
  @discardableResult
  public static func paintableNewEmpty(intrinsicWidth: Int, intrinsicHeight: Int) -> any Gdk.Paintable {
    (givenInterface(gdk_paintable_new_empty(Int32(swift: intrinsicWidth), Int32(swift: intrinsicHeight)))
      as (any Gdk.Paintable)?)!
  }
}
