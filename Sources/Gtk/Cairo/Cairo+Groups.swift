import CGtk

// What is drawn aside first, or seen through something.

extension Cairo.Context {
  /// Draws into a picture of its own until `popGroupToSource`, which makes that picture the source: to paint several
  /// things as one, half transparent.
  public func pushGroup() { cairo_push_group(opaque) }

  /// Ends what `pushGroup` began, and draws with the picture from now on.
  public func popGroupToSource() { cairo_pop_group_to_source(opaque) }

  /// Draws the source where a surface, whose top left corner is at a point, is opaque.
  public func mask(_ surface: Cairo.Surface, x: Double = 0, y: Double = 0) {
    cairo_mask_surface(opaque, surface.opaque, x, y)
  }

  /// Draws with a gradient from one circle to another; the stops are between 0 and 1.
  public func setRadialGradient(
    from start: (x: Double, y: Double, radius: Double), to end: (x: Double, y: Double, radius: Double),
    stops: [(offset: Double, color: Gdk.RGBA)]
  ) {
    let pattern = cairo_pattern_create_radial(start.x, start.y, start.radius, end.x, end.y, end.radius)
    setGradient(pattern, stops)
  }

  /// Draws with a gradient of C from now on, and gives it back.
  func setGradient(_ pattern: OpaquePointer?, _ stops: [(offset: Double, color: Gdk.RGBA)]) {
    defer { cairo_pattern_destroy(pattern) }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    cairo_set_source(opaque, pattern)
  }
}
