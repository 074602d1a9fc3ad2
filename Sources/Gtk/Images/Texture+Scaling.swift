import CGtk

extension Gdk.Texture {
  /// Returns the pixels in another size, scaled off the main thread, for drawing with `Snapshot.appendCairo(_:)`.
  ///
  /// Where no graphics card draws, GTK converts and scales the pixels of a texture anew for each frame, which takes
  /// twenty times as long as drawing them.
  ///
  /// Complexity: O(*n*) in the number of pixels of both.
  ///
  /// - Parameters:
  ///   - width: the new width in pixels, positive. A part of a pixel has a pixel in the surface, too.
  ///   - height: the new height.
  public final func scaled(width: Double, height: Double) async -> Cairo.Surface {
    precondition(width > 0 && height > 0, "A surface has at least one pixel.")
    g_object_ref(UnsafeMutableRawPointer(opaque))
    let original = NewTexture(pointer: opaque)
    let scaled = await withCheckedContinuation { continuation in
      DecodingQueue.shared.run { continuation.resume(returning: original.scaled(width: width, height: height)) }
    }
    return Cairo.Surface(taking: UnsafeMutableRawPointer(scaled.pointer))
  }
}

/// A surface in transit from the thread that made it to the main thread.
private nonisolated struct NewSurface: Sendable {
  /// Sound: the only reference.
  nonisolated(unsafe) let pointer: OpaquePointer
}

nonisolated extension NewTexture {
  /// Releases the texture.
  fileprivate func scaled(width: Double, height: Double) -> NewSurface {
    defer { g_object_unref(UnsafeMutableRawPointer(pointer)) }
    let (ownWidth, ownHeight) = (gdk_texture_get_width(pointer), gdk_texture_get_height(pointer))
    let original = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, ownWidth, ownHeight)
    defer { cairo_surface_destroy(original) }
    gdk_texture_download(
      pointer, cairo_image_surface_get_data(original), gsize(cairo_image_surface_get_stride(original)))
    cairo_surface_mark_dirty(original)
    let scaled = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width.rounded(.up)), gint(height.rounded(.up)))
    let context = cairo_create(scaled)
    defer { cairo_destroy(context) }
    cairo_scale(context, width / Double(ownWidth), height / Double(ownHeight))
    cairo_set_source_surface(context, original, 0, 0)
    // Otherwise its edges fade into what is beside it, which is nothing.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    cairo_surface_flush(scaled)
    return NewSurface(pointer: scaled!)
  }
}
