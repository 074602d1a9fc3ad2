import CGtk

extension Cairo {
  /// A place to draw on, with a current path, colour and transformation.
  ///
  ///     area.setDrawFunc { area, context, width, height in
  ///       context.setSource(Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
  ///       context.arc(x: Double(width) / 2, y: Double(height) / 2, radius: 20)
  ///       context.fill()
  ///     }
  public final class Context: Boxed {
    public override class var gType: GType { cairo_gobject_context_get_type() }

    /// Draws on a surface.
    public convenience init(surface: Surface) {
      self.init(taking: UnsafeMutableRawPointer(cairo_create(surface.opaque)))
    }
  }
}

// MARK: State

extension Cairo.Context {
  /// Remembers colour, line, clip and transformation until `restore()`.
  public func save() { cairo_save(opaque) }

  /// Goes back to what `save()` remembered.
  public func restore() { cairo_restore(opaque) }

  /// The width of lines, 2 at first.
  public var lineWidth: Double {
    get { cairo_get_line_width(opaque) }
    set { cairo_set_line_width(opaque, newValue) }
  }

  /// How the ends of lines look.
  public var lineCap: Cairo.LineCap {
    get { Cairo.LineCap(rawValue: cairo_get_line_cap(opaque).rawValue) ?? .butt }
    set { cairo_set_line_cap(opaque, cairo_line_cap_t(rawValue: newValue.rawValue)) }
  }

  /// How the corners of lines look.
  public var lineJoin: Cairo.LineJoin {
    get { Cairo.LineJoin(rawValue: cairo_get_line_join(opaque).rawValue) ?? .miter }
    set { cairo_set_line_join(opaque, cairo_line_join_t(rawValue: newValue.rawValue)) }
  }

  /// What is inside of a path that crosses itself.
  public var fillRule: Cairo.FillRule {
    get { Cairo.FillRule(rawValue: cairo_get_fill_rule(opaque).rawValue) ?? .winding }
    set { cairo_set_fill_rule(opaque, cairo_fill_rule_t(rawValue: newValue.rawValue)) }
  }

  /// How what is drawn mixes with what is there.
  public var `operator`: Cairo.Operator {
    get { Cairo.Operator(rawValue: cairo_get_operator(opaque).rawValue) ?? .over }
    set { cairo_set_operator(opaque, cairo_operator_t(rawValue: newValue.rawValue)) }
  }

  /// Draws lines as dashes: lengths that are drawn and left out in turn. An empty array draws whole lines.
  public func setDash(_ dashes: [Double], offset: Double = 0) {
    cairo_set_dash(opaque, dashes, gint(dashes.count), offset)
  }

  /// Moves what is drawn from now on.
  public func translate(x: Double, y: Double) { cairo_translate(opaque, x, y) }

  /// Makes what is drawn from now on larger or smaller.
  public func scale(x: Double, y: Double) { cairo_scale(opaque, x, y) }

  /// Turns what is drawn from now on, clockwise, by an angle in radians.
  public func rotate(_ angle: Double) { cairo_rotate(opaque, angle) }
}

// MARK: Colours

extension Cairo.Context {
  /// Draws in a colour, with parts from 0 to 1.
  public func setSource(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    cairo_set_source_rgba(opaque, red, green, blue, alpha)
  }

  /// Draws in a colour.
  public func setSource(_ color: Gdk.RGBA) {
    setSource(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Draws with the pixels of a surface, whose top left corner is at a point.
  public func setSource(_ surface: Cairo.Surface, x: Double = 0, y: Double = 0) {
    cairo_set_source_surface(opaque, surface.opaque, x, y)
  }

  /// Draws with a gradient from one point to another; the stops are between 0 and 1.
  public func setLinearGradient(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), stops: [(offset: Double, color: Gdk.RGBA)]
  ) {
    setGradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), stops)
  }
}

// MARK: Paths

extension Cairo.Context {
  /// Forgets the path.
  public func newPath() { cairo_new_path(opaque) }

  /// Begins another part of the path, not connected with the last.
  public func newSubPath() { cairo_new_sub_path(opaque) }

  /// Draws a line back to where this part of the path began.
  public func closePath() { cairo_close_path(opaque) }

  /// Begins a part of the path at a point.
  public func move(x: Double, y: Double) { cairo_move_to(opaque, x, y) }

  /// Adds a line to a point.
  public func line(x: Double, y: Double) { cairo_line_to(opaque, x, y) }

  /// Adds a Bézier curve to a point.
  public func curve(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double) {
    cairo_curve_to(opaque, x1, y1, x2, y2, x, y)
  }

  /// Adds a part of a circle, clockwise; the whole of it when no angles, in radians, are given.
  public func arc(x: Double, y: Double, radius: Double, from start: Double = 0, to end: Double = 2 * .pi) {
    cairo_arc(opaque, x, y, radius, start, end)
  }

  /// Adds a rectangle.
  public func rectangle(x: Double, y: Double, width: Double, height: Double) {
    cairo_rectangle(opaque, x, y, width, height)
  }

  /// The point that the next line begins at, nil when there is none.
  public var currentPoint: (x: Double, y: Double)? {
    guard cairo_has_current_point(opaque) != 0 else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(opaque, &x, &y)
    return (x, y)
  }

  /// Whether filling the path would cover a point.
  public func inFill(x: Double, y: Double) -> Bool { cairo_in_fill(opaque, x, y) != 0 }

  /// Whether drawing the line of the path would cover a point.
  public func inStroke(x: Double, y: Double) -> Bool { cairo_in_stroke(opaque, x, y) != 0 }
}

// MARK: Drawing

extension Cairo.Context {
  /// Fills the path, and forgets it.
  public func fill() { cairo_fill(opaque) }

  /// Fills the path, and keeps it.
  public func fillPreserve() { cairo_fill_preserve(opaque) }

  /// Draws the line of the path, and forgets it.
  public func stroke() { cairo_stroke(opaque) }

  /// Draws the line of the path, and keeps it.
  public func strokePreserve() { cairo_stroke_preserve(opaque) }

  /// Draws everywhere.
  public func paint() { cairo_paint(opaque) }

  /// Draws everywhere, mixed with what is there: 0 is nothing, 1 all.
  public func paint(alpha: Double) { cairo_paint_with_alpha(opaque, alpha) }

  /// Draws from now on only inside the path, and forgets it.
  public func clip() { cairo_clip(opaque) }

  /// Draws everywhere again.
  public func resetClip() { cairo_reset_clip(opaque) }

  /// Draws a text, whose top left corner is at the current point.
  public func show(_ layout: Pango.Layout) { pango_cairo_show_layout(opaque, layout.opaque) }

  /// Draws a text in a simple font. For texts that people read a `Pango.Layout` is better.
  public func showText(_ text: String) { cairo_show_text(opaque, text) }

  /// The size of the font for `showText`.
  public func setFontSize(_ size: Double) { cairo_set_font_size(opaque, size) }
}
