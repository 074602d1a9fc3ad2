import CGtk

// Groups, masks and radial gradients.

extension Cairo.Context {
  /// Redirects drawing to a separate surface until `popGroupToSource`, which makes that surface the source: for
  /// painting several things as one, with a common opacity.
  public func pushGroup() { cairo_push_group(opaque) }

  /// Ends the group begun by `pushGroup`, and sets it as the source.
  public func popGroupToSource() { cairo_pop_group_to_source(opaque) }

  /// Paints the source through the alpha of a surface with its top left corner at the given point.
  public func mask(_ surface: Cairo.Surface, x: Double = 0, y: Double = 0) {
    cairo_mask_surface(opaque, surface.opaque, x, y)
  }

  /// Sets a radial gradient between two circles as the source; the stop offsets are from 0 to 1.
  public func setRadialGradient(
    from start: (x: Double, y: Double, radius: Double), to end: (x: Double, y: Double, radius: Double),
    stops: [(offset: Double, color: Gdk.RGBA)]
  ) {
    let pattern = cairo_pattern_create_radial(start.x, start.y, start.radius, end.x, end.y, end.radius)
    setGradient(pattern, stops)
  }

  /// Adds colour stops to a C pattern, sets it as the source and releases it.
  func setGradient(_ pattern: OpaquePointer?, _ stops: [(offset: Double, color: Gdk.RGBA)]) {
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(opaque, pattern)
  }
}
