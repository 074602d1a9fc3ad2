import CGtk

extension Cairo {
  /// A drawing context with a current path, colour and transformation.
  ///
  ///     area.setDrawFunc { area, context, width, height in
  ///       context.setSource(Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
  ///       context.arc(x: Double(width) / 2, y: Double(height) / 2, radius: 20)
  ///       context.fill()
  ///     }
  public final class Context: Boxed {
    public override class var gType: GType { cairo_gobject_context_get_type() }

    /// Creates a context that draws on a surface.
    public convenience init(surface: Surface) {
      self.init(taking: UnsafeMutableRawPointer(cairo_create(surface.opaque)))
    }
  }
}

// MARK: State

extension Cairo.Context {
  /// Saves the colour, line style, clip and transformation until `restore()`.
  public func save() { cairo_save(opaque) }

  /// Restores the state saved by `save()`.
  public func restore() { cairo_restore(opaque) }

  /// The line width, 2 by default.
  public var lineWidth: Double {
    get { cairo_get_line_width(opaque) }
    set { cairo_set_line_width(opaque, newValue) }
  }

  /// The style of line ends.
  public var lineCap: Cairo.LineCap {
    get { Cairo.LineCap(rawValue: cairo_get_line_cap(opaque).rawValue) ?? .butt }
    set { cairo_set_line_cap(opaque, cairo_line_cap_t(rawValue: newValue.rawValue)) }
  }

  /// The style of line corners.
  public var lineJoin: Cairo.LineJoin {
    get { Cairo.LineJoin(rawValue: cairo_get_line_join(opaque).rawValue) ?? .miter }
    set { cairo_set_line_join(opaque, cairo_line_join_t(rawValue: newValue.rawValue)) }
  }

  /// The rule that determines the inside of a path that crosses itself.
  public var fillRule: Cairo.FillRule {
    get { Cairo.FillRule(rawValue: cairo_get_fill_rule(opaque).rawValue) ?? .winding }
    set { cairo_set_fill_rule(opaque, cairo_fill_rule_t(rawValue: newValue.rawValue)) }
  }

  /// The operator that combines new drawing with the existing content.
  public var `operator`: Cairo.Operator {
    get { Cairo.Operator(rawValue: cairo_get_operator(opaque).rawValue) ?? .over }
    set { cairo_set_operator(opaque, cairo_operator_t(rawValue: newValue.rawValue)) }
  }

  /// Sets the dash pattern: the alternating lengths of dashes and gaps. An empty array draws solid lines.
  public func setDash(_ dashes: [Double], offset: Double = 0) {
    cairo_set_dash(opaque, dashes, gint(dashes.count), offset)
  }

  /// Translates subsequent drawing.
  public func translate(x: Double, y: Double) { cairo_translate(opaque, x, y) }

  /// Scales subsequent drawing.
  public func scale(x: Double, y: Double) { cairo_scale(opaque, x, y) }

  /// Rotates subsequent drawing clockwise by an angle in radians.
  public func rotate(_ angle: Double) { cairo_rotate(opaque, angle) }
}

// MARK: Colours

extension Cairo.Context {
  /// Sets the colour, with components from 0 to 1.
  public func setSource(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    cairo_set_source_rgba(opaque, red, green, blue, alpha)
  }

  /// Sets the colour.
  public func setSource(_ color: Gdk.RGBA) {
    setSource(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Sets a surface as the source, with its top left corner at the given point.
  public func setSource(_ surface: Cairo.Surface, x: Double = 0, y: Double = 0) {
    cairo_set_source_surface(opaque, surface.opaque, x, y)
  }

  /// Sets a linear gradient as the source; the stop offsets are from 0 to 1.
  public func setLinearGradient(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), stops: [(offset: Double, color: Gdk.RGBA)]
  ) {
    setGradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
  }
}

// MARK: Paths

extension Cairo.Context {
  /// Clears the path.
  public func newPath() { cairo_new_path(opaque) }

  /// Begins a new subpath that is not connected to the previous one.
  public func newSubPath() { cairo_new_sub_path(opaque) }

  /// Adds a line back to the start of the current subpath.
  public func closePath() { cairo_close_path(opaque) }

  /// Begins a new subpath at a point.
  public func move(x: Double, y: Double) { cairo_move_to(opaque, x, y) }

  /// Adds a line to a point.
  public func line(x: Double, y: Double) { cairo_line_to(opaque, x, y) }

  /// Adds a Bézier curve to a point.
  public func curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double) {
    cairo_curve_to(opaque, x1, y1, x2, y2, x, y)
  }

  /// Adds a clockwise arc with angles in radians; by default a full circle.
  public func arc(x: Double, y: Double, radius: Double, from start: Double = 0, to end: Double = 2 * .pi) {
    cairo_arc(opaque, x, y, radius, start, end)
  }

  /// Adds a rectangle.
  public func rectangle(x: Double, y: Double, width: Double, height: Double) {
    cairo_rectangle(opaque, x, y, width, height)
  }

  /// The current point of the path, or `nil` if there is none.
  public var currentPoint: (x: Double, y: Double)? {
    guard cairo_has_current_point(opaque) != 0 else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(opaque, &x, &y)
    return (x, y)
  }

  /// Returns whether filling the path would cover a point.
  public func inFill(x: Double, y: Double) -> Bool { cairo_in_fill(opaque, x, y) != 0 }

  /// Returns whether stroking the path would cover a point.
  public func inStroke(x: Double, y: Double) -> Bool { cairo_in_stroke(opaque, x, y) != 0 }
}

// MARK: Drawing

extension Cairo.Context {
  /// Fills the path, and clears it.
  public func fill() { cairo_fill(opaque) }

  /// Fills the path without clearing it.
  public func fillPreserve() { cairo_fill_preserve(opaque) }

  /// Strokes the path, and clears it.
  public func stroke() { cairo_stroke(opaque) }

  /// Strokes the path without clearing it.
  public func strokePreserve() { cairo_stroke_preserve(opaque) }

  /// Paints the source everywhere within the clip.
  public func paint() { cairo_paint(opaque) }

  /// Paints the source everywhere within the clip with an opacity from 0 to 1.
  public func paint(alpha: Double) { cairo_paint_with_alpha(opaque, alpha) }

  /// Restricts subsequent drawing to the inside of the path, and clears the path.
  public func clip() { cairo_clip(opaque) }

  /// Removes the clip.
  public func resetClip() { cairo_reset_clip(opaque) }

  /// Draws a text layout with its top left corner at the current point.
  public func show(_ layout: Pango.Layout) { pango_cairo_show_layout(opaque, layout.opaque) }

  /// Draws a text in a simple font. For user-visible text, prefer a `Pango.Layout`.
  public func showText(_ text: String) { cairo_show_text(opaque, text) }

  /// Sets the font size for `showText`.
  public func setFontSize(_ size: Double) { cairo_set_font_size(opaque, size) }
}
