// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// Calls [`gdk_cairo_draw_from_gl()`](https://docs.gtk.org/gdk4/func.cairo_draw_from_gl.html).
  @available(*, deprecated, message: "Replaced by `Gdk.GLTexture.init` in GTK 4.6.")
  public static func cairoDrawFromGl(
    _ cr: Cairo.Context, surface: Gdk.Surface, source: Int, sourceType: Int, bufferScale: Int, x: Int, y: Int,
    width: Int, height: Int
  ) {
    gdk_cairo_draw_from_gl(
      cr.opaque, surface.opaque, source.int32, sourceType.int32, bufferScale.int32, x.int32, y.int32, width.int32,
      height.int32)
  }

  /// Calls [`gdk_cairo_rectangle()`](https://docs.gtk.org/gdk4/func.cairo_rectangle.html).
  public static func cairoRectangle(_ cr: Cairo.Context, rectangle: Gdk.Rectangle) {
    var cRectangle = rectangle.cValue
    gdk_cairo_rectangle(cr.opaque, &cRectangle)
  }

  /// Calls [`gdk_cairo_region()`](https://docs.gtk.org/gdk4/func.cairo_region.html).
  public static func cairoRegion(_ cr: Cairo.Context, region: Cairo.Region) {
    gdk_cairo_region(cr.opaque, region.opaque)
  }

  /// Calls
  /// [`gdk_cairo_region_create_from_surface()`](https://docs.gtk.org/gdk4/func.cairo_region_create_from_surface.html).
  @discardableResult
  public static func cairoRegionCreateFromSurface(_ surface: Cairo.Surface) -> Cairo.Region {
    promised(givenBoxed(opaque: gdk_cairo_region_create_from_surface(surface.opaque)))
  }

  /// Calls [`gdk_cairo_set_source_pixbuf()`](https://docs.gtk.org/gdk4/func.cairo_set_source_pixbuf.html).
  #if GTK_4_20
  @available(*, deprecated, message: "Deprecated since GTK 4.20.")
  #endif
  public static func cairoSetSourcePixbuf(
    _ cr: Cairo.Context, pixbuf: GdkPixbuf.Pixbuf, pixbufX: Double, pixbufY: Double
  ) { gdk_cairo_set_source_pixbuf(cr.opaque, pixbuf.opaque, pixbufX, pixbufY) }

  /// Calls [`gdk_cairo_set_source_rgba()`](https://docs.gtk.org/gdk4/func.cairo_set_source_rgba.html).
  public static func cairoSetSourceRgba(_ cr: Cairo.Context, rgba: Gdk.RGBA) {
    var cRgba = rgba.cValue
    gdk_cairo_set_source_rgba(cr.opaque, &cRgba)
  }

  /// Calls [`gdk_content_deserialize_async()`](https://docs.gtk.org/gdk4/func.content_deserialize_async.html).
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

  /// Calls [`gdk_content_serialize_async()`](https://docs.gtk.org/gdk4/func.content_serialize_async.html).
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

  /// Calls [`gdk_events_get_angle()`](https://docs.gtk.org/gdk4/func.events_get_angle.html).
  public static func eventsGetAngle(_ event1: Gdk.Event, event2: Gdk.Event) -> Double? {
    var cAngle: Double = 0
    let result = gdk_events_get_angle(event1.opaque, event2.opaque, &cAngle)
    guard result != 0 else { return nil }
    return cAngle
  }

  /// Calls [`gdk_events_get_center()`](https://docs.gtk.org/gdk4/func.events_get_center.html).
  public static func eventsGetCenter(_ event1: Gdk.Event, event2: Gdk.Event) -> (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gdk_events_get_center(event1.opaque, event2.opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Calls [`gdk_events_get_distance()`](https://docs.gtk.org/gdk4/func.events_get_distance.html).
  public static func eventsGetDistance(_ event1: Gdk.Event, event2: Gdk.Event) -> Double? {
    var cDistance: Double = 0
    let result = gdk_events_get_distance(event1.opaque, event2.opaque, &cDistance)
    guard result != 0 else { return nil }
    return cDistance
  }

  /// Calls [`gdk_intern_mime_type()`](https://docs.gtk.org/gdk4/func.intern_mime_type.html).
  @discardableResult
  public static func internMimeType(_ string: String) -> String? { lentString(ifAny: gdk_intern_mime_type(string)) }

  /// Calls [`gdk_keyval_convert_case()`](https://docs.gtk.org/gdk4/func.keyval_convert_case.html).
  @discardableResult
  public static func keyvalConvertCase(_ symbol: Int) -> (lower: Int, upper: Int) {
    var cLower: UInt32 = 0
    var cUpper: UInt32 = 0
    gdk_keyval_convert_case(symbol.uint32, &cLower, &cUpper)
    return (cLower.int, cUpper.int)
  }

  /// Calls [`gdk_keyval_from_name()`](https://docs.gtk.org/gdk4/func.keyval_from_name.html).
  @discardableResult
  public static func keyvalFromName(_ keyvalName: String) -> Int { gdk_keyval_from_name(keyvalName).int }

  /// Calls [`gdk_keyval_is_lower()`](https://docs.gtk.org/gdk4/func.keyval_is_lower.html).
  public static func keyvalIsLower(_ keyval: Int) -> Bool { gdk_keyval_is_lower(keyval.uint32).isTrue }

  /// Calls [`gdk_keyval_is_upper()`](https://docs.gtk.org/gdk4/func.keyval_is_upper.html).
  public static func keyvalIsUpper(_ keyval: Int) -> Bool { gdk_keyval_is_upper(keyval.uint32).isTrue }

  /// Calls [`gdk_keyval_name()`](https://docs.gtk.org/gdk4/func.keyval_name.html).
  @discardableResult
  public static func keyvalName(_ keyval: Int) -> String? { lentString(ifAny: gdk_keyval_name(keyval.uint32)) }

  /// Calls [`gdk_keyval_to_lower()`](https://docs.gtk.org/gdk4/func.keyval_to_lower.html).
  @discardableResult
  public static func keyvalToLower(_ keyval: Int) -> Int { gdk_keyval_to_lower(keyval.uint32).int }

  /// Calls [`gdk_keyval_to_unicode()`](https://docs.gtk.org/gdk4/func.keyval_to_unicode.html).
  @discardableResult
  public static func keyvalToUnicode(_ keyval: Int) -> Int { gdk_keyval_to_unicode(keyval.uint32).int }

  /// Calls [`gdk_keyval_to_upper()`](https://docs.gtk.org/gdk4/func.keyval_to_upper.html).
  @discardableResult
  public static func keyvalToUpper(_ keyval: Int) -> Int { gdk_keyval_to_upper(keyval.uint32).int }

  /// Calls [`gdk_pixbuf_get_from_surface()`](https://docs.gtk.org/gdk4/func.pixbuf_get_from_surface.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Gdk.Texture` in GTK 4.12.")
  #endif
  public static func pixbufGetFromSurface(_ surface: Cairo.Surface, srcX: Int, srcY: Int, width: Int, height: Int)
    -> GdkPixbuf.Pixbuf?
  {
    givenObject(opaque: gdk_pixbuf_get_from_surface(surface.opaque, srcX.int32, srcY.int32, width.int32, height.int32))
  }

  /// Calls [`gdk_pixbuf_get_from_texture()`](https://docs.gtk.org/gdk4/func.pixbuf_get_from_texture.html).
  #if GTK_4_12
  @available(*, deprecated, message: "Replaced by `Gdk.Texture` in GTK 4.12.")
  #endif
  public static func pixbufGetFromTexture(_ texture: Gdk.Texture) -> GdkPixbuf.Pixbuf? {
    givenObject(opaque: gdk_pixbuf_get_from_texture(texture.opaque))
  }

  /// Calls [`gdk_set_allowed_backends()`](https://docs.gtk.org/gdk4/func.set_allowed_backends.html).
  public static func setAllowedBackends(_ backends: String) { gdk_set_allowed_backends(backends) }

  /// Calls [`gdk_toplevel_size_get_type()`](https://docs.gtk.org/gdk4/func.toplevel_size_get_type.html).
  public static func toplevelSizeGetType() -> GType { gdk_toplevel_size_get_type() }

  /// Calls [`gdk_unicode_to_keyval()`](https://docs.gtk.org/gdk4/func.unicode_to_keyval.html).
  @discardableResult
  public static func unicodeToKeyval(_ wc: Int) -> Int { gdk_unicode_to_keyval(wc.uint32).int }

  /// Calls [`gdk_paintable_new_empty()`](https://docs.gtk.org/gdk4/type_func.Paintable.new_empty.html).
  @discardableResult
  public static func paintableNewEmpty(intrinsicWidth: Int, intrinsicHeight: Int) -> any Gdk.Paintable {
    (givenInterface(opaque: gdk_paintable_new_empty(intrinsicWidth.int32, intrinsicHeight.int32))
      as (any Gdk.Paintable)?)!
  }
}
