// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gsk {
  /// A render node for a linear gradient.
  open class LinearGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_linear_gradient_node_get_type() }

    /// Creates a `GskRenderNode` that will create a linear gradient from the given points and color stops, and render
    /// that into the area given by `bounds`.
    public convenience init(
      bounds: Graphene.Rect, start: Graphene.Point, end: Graphene.Point, colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cStart = start.cValue
      var cEnd = end.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(taking: gsk_linear_gradient_node_new(&cBounds, &cStart, &cEnd, cColorStops, colorStops.count.uint).raw)
    }

    /// Retrieves the color stops in the gradient.
    public final var colorStops: [Gsk.ColorStop] {
      var cNStops: UInt = 0
      let result = gsk_linear_gradient_node_get_color_stops(opaque, &cNStops)
      return elements(result, count: cNStops.int, isGiven: false) { Gsk.ColorStop(cValue: $0) }
    }

    /// Retrieves the final point of the linear gradient.
    public final var end: Graphene.Point { Graphene.Point(cValue: gsk_linear_gradient_node_get_end(opaque).pointee) }

    /// Retrieves the number of color stops in the gradient.
    public final var nColorStops: Int { gsk_linear_gradient_node_get_n_color_stops(opaque).int }

    /// Retrieves the initial point of the linear gradient.
    public final var start: Graphene.Point {
      Graphene.Point(cValue: gsk_linear_gradient_node_get_start(opaque).pointee)
    }
  }
}

extension Gsk {
  /// A render node controlling the opacity of its single child node.
  open class OpacityNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_opacity_node_get_type() }

    /// Creates a `GskRenderNode` that will drawn the `child` with reduced `opacity`.
    public convenience init(child: Gsk.RenderNode, opacity: Double) {
      self.init(taking: gsk_opacity_node_new(child.opaque, opacity.float).raw)
    }

    /// Gets the child node that is getting opacityed by the given `node`.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_opacity_node_get_child(opaque))) }

    /// Gets the transparency factor for an opacity node.
    public final var opacity: Double { gsk_opacity_node_get_opacity(opaque).double }
  }
}

extension Gsk {
  /// A render node for an outset shadow.
  open class OutsetShadowNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_outset_shadow_node_get_type() }

    /// Creates a `GskRenderNode` that will render an outset shadow around the box given by `outline`.
    public convenience init(
      outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
    ) {
      var cOutline = outline.cValue
      var cColor = color.cValue
      self.init(
        taking: gsk_outset_shadow_node_new(&cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float).raw)
    }

    /// Retrieves the blur radius of the shadow.
    public final var blurRadius: Double { gsk_outset_shadow_node_get_blur_radius(opaque).double }

    /// Retrieves the color of the outset shadow.
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_outset_shadow_node_get_color(opaque).pointee) }

    /// Retrieves the horizontal offset of the outset shadow.
    public final var dx: Double { gsk_outset_shadow_node_get_dx(opaque).double }

    /// Retrieves the vertical offset of the outset shadow.
    public final var dy: Double { gsk_outset_shadow_node_get_dy(opaque).double }

    /// Retrieves the outline rectangle of the outset shadow.
    public final var outline: Gsk.RoundedRect {
      Gsk.RoundedRect(cValue: gsk_outset_shadow_node_get_outline(opaque).pointee)
    }

    /// Retrieves how much the shadow spreads outwards.
    public final var spread: Double { gsk_outset_shadow_node_get_spread(opaque).double }
  }
}

extension Gsk {
  /// A location in a parse buffer.
  public struct ParseLocation: Hashable, Sendable {
    /// the offset of the location in the parse buffer, as bytes
    public var bytes: Int

    /// the offset of the location in the parse buffer, as characters
    public var chars: Int

    /// the line of the location in the parse buffer
    public var lines: Int

    /// the position in the line, as bytes
    public var lineBytes: Int

    /// the position in the line, as characters
    public var lineChars: Int

    public init(bytes: Int, chars: Int, lines: Int, lineBytes: Int, lineChars: Int) {
      self.bytes = bytes
      self.chars = chars
      self.lines = lines
      self.lineBytes = lineBytes
      self.lineChars = lineChars
    }

    init(cValue: GskParseLocation) {
      bytes = cValue.bytes.int
      chars = cValue.chars.int
      lines = cValue.lines.int
      lineBytes = cValue.line_bytes.int
      lineChars = cValue.line_chars.int
    }

    var cValue: GskParseLocation {
      GskParseLocation(
        bytes: bytes.uint, chars: chars.uint, lines: lines.uint, line_bytes: lineBytes.uint, line_chars: lineChars.uint)
    }
  }
}

extension Gsk {
  /// A render node for a radial gradient.
  open class RadialGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_radial_gradient_node_get_type() }

    /// Creates a `GskRenderNode` that draws a radial gradient.
    public convenience init(
      bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double,
      colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cCenter = center.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(
        taking: gsk_radial_gradient_node_new(
          &cBounds, &cCenter, hradius.float, vradius.float, start.float, end.float, cColorStops, colorStops.count.uint
        ).raw)
    }

    /// Retrieves the center pointer for the gradient.
    public final var center: Graphene.Point {
      Graphene.Point(cValue: gsk_radial_gradient_node_get_center(opaque).pointee)
    }

    /// Retrieves the color stops in the gradient.
    public final var colorStops: [Gsk.ColorStop] {
      var cNStops: UInt = 0
      let result = gsk_radial_gradient_node_get_color_stops(opaque, &cNStops)
      return elements(result, count: cNStops.int, isGiven: false) { Gsk.ColorStop(cValue: $0) }
    }

    /// Retrieves the end value for the gradient.
    public final var end: Double { gsk_radial_gradient_node_get_end(opaque).double }

    /// Retrieves the horizonal radius for the gradient.
    public final var hradius: Double { gsk_radial_gradient_node_get_hradius(opaque).double }

    /// Retrieves the number of color stops in the gradient.
    public final var nColorStops: Int { gsk_radial_gradient_node_get_n_color_stops(opaque).int }

    /// Retrieves the start value for the gradient.
    public final var start: Double { gsk_radial_gradient_node_get_start(opaque).double }

    /// Retrieves the vertical radius for the gradient.
    public final var vradius: Double { gsk_radial_gradient_node_get_vradius(opaque).double }
  }
}

extension Gsk {
  /// `GskRenderNode` is the basic block in a scene graph to be rendered using `Gsk.Renderer`.
  open class RenderNode: FundamentalObject {
    open override class var gType: GType { gsk_render_node_get_type() }

    override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(gsk_render_node_ref(pointer.cast()))
    }

    override class func release(_ pointer: UnsafeMutableRawPointer) {
      gsk_render_node_unref(UnsafeRawPointer(pointer).cast())
    }

    /// Draw the contents of `node` to the given cairo context.
    public final func draw(_ cr: Cairo.Context) { gsk_render_node_draw(opaque, cr.opaque) }

    /// Retrieves the boundaries of the `node`.
    public final var bounds: Graphene.Rect {
      var cBounds = graphene_rect_t()
      gsk_render_node_get_bounds(opaque, &cBounds)
      return Graphene.Rect(cValue: cBounds)
    }

    /// Returns the type of the `node`.
    public final var nodeType: Gsk.RenderNodeType { Gsk.RenderNodeType(cValue: gsk_render_node_get_node_type(opaque)) }

    /// Serializes the `node` for later deserialization via gsk_render_node_deserialize(). No guarantees are made about
    /// the format used other than that the same version of GTK will be able to deserialize the result of a call to
    /// gsk_render_node_serialize() and gsk_render_node_deserialize() will correctly reject files it cannot open that
    /// were created with previous versions of GTK.
    @discardableResult
    public final func serialize() -> GLib.Bytes { promised(givenBoxed(opaque: gsk_render_node_serialize(opaque))) }

    /// This function is equivalent to calling `Gsk.RenderNode.serialize()` followed by `fileSetContents()`.
    public final func writeToFile(_ filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_render_node_write_to_file(opaque, filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Loads data previously created via `Gsk.RenderNode.serialize()`.
    @discardableResult
    public static func deserialize(
      _ bytes: GLib.Bytes, errorFunc: ((Gsk.ParseLocation, Gsk.ParseLocation, GLib.Failure) -> Void)?
    ) -> Gsk.RenderNode? {
      let lent = CallScope()
      defer { lent.end() }
      return givenBoxed(
        opaque: gsk_render_node_deserialize(
          bytes.opaque, errorFunc == nil ? nil : callGskParseErrorFunc, errorFunc.map { lent.closure($0) }))
    }
  }
}

extension Gsk {
  /// `GskRenderer` is a class that renders a scene graph defined via a tree of `Gsk.RenderNode` instances.
  open class Renderer: Object {
    open override class var gType: GType { gsk_renderer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates an appropriate `GskRenderer` instance for the given `surface`.
    public static func forSurface(_ surface: Gdk.Surface) -> Gsk.Renderer? {
      givenObject(opaque: gsk_renderer_new_for_surface(surface.opaque))
    }

    /// Whether the renderer has been associated with a surface or draw context.
    public final var realized: Bool { getProperty("realized") }

    /// The surface associated with renderer.
    public final var surface: Gdk.Surface? { lentObject(opaque: gsk_renderer_get_surface(opaque)) }

    /// Checks whether the `renderer` is realized or not.
    public final var isRealized: Bool { gsk_renderer_is_realized(opaque).isTrue }

    /// Creates the resources needed by the `renderer` to render the scene graph.
    public final func realize(_ surface: Gdk.Surface?) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_renderer_realize(opaque, surface?.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Renders the scene graph, described by a tree of `GskRenderNode` instances to the renderer's surface, ensuring
    /// that the given `region` gets redrawn.
    public final func render(_ root: Gsk.RenderNode, region: Cairo.Region?) {
      gsk_renderer_render(opaque, root.opaque, region?.opaque)
    }

    /// Renders the scene graph, described by a tree of `GskRenderNode` instances, to a `Gdk.Texture`.
    @discardableResult
    public final func renderTexture(_ root: Gsk.RenderNode, viewport: Graphene.Rect?) -> Gdk.Texture {
      let lent = CallScope()
      defer { lent.end() }
      return givenObject(opaque: gsk_renderer_render_texture(opaque, root.opaque, lent.structure(viewport?.cValue)))!
    }

    /// Releases all the resources created by gsk_renderer_realize().
    public final func unrealize() { gsk_renderer_unrealize(opaque) }
  }
}

extension Reactive where Base: Gsk.Renderer {
  /// Whether the renderer has been associated with a surface or draw context.
  public var realized: SafeSignal<Bool> { readOnlyProperty("realized") }

  /// The surface associated with renderer.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}

extension Gsk {
  /// A render node repeating its single child node.
  open class RepeatNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_repeat_node_get_type() }

    /// Creates a `GskRenderNode` that will repeat the drawing of `child` across the given `bounds`.
    public convenience init(bounds: Graphene.Rect, child: Gsk.RenderNode, childBounds: Graphene.Rect? = nil) {
      let lent = CallScope()
      defer { lent.end() }
      var cBounds = bounds.cValue
      self.init(taking: gsk_repeat_node_new(&cBounds, child.opaque, lent.structure(childBounds?.cValue)).raw)
    }

    /// Retrieves the child of `node`.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_repeat_node_get_child(opaque))) }

    /// Retrieves the bounding rectangle of the child of `node`.
    public final var childBounds: Graphene.Rect {
      Graphene.Rect(cValue: gsk_repeat_node_get_child_bounds(opaque).pointee)
    }
  }
}

extension Gsk {
  /// A render node for a repeating linear gradient.
  open class RepeatingLinearGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_repeating_linear_gradient_node_get_type() }

    /// Creates a `GskRenderNode` that will create a repeating linear gradient from the given points and color stops,
    /// and render that into the area given by `bounds`.
    public convenience init(
      bounds: Graphene.Rect, start: Graphene.Point, end: Graphene.Point, colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cStart = start.cValue
      var cEnd = end.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(
        taking: gsk_repeating_linear_gradient_node_new(&cBounds, &cStart, &cEnd, cColorStops, colorStops.count.uint).raw
      )
    }
  }
}

extension Gsk {
  /// A render node for a repeating radial gradient.
  open class RepeatingRadialGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_repeating_radial_gradient_node_get_type() }

    /// Creates a `GskRenderNode` that draws a repeating radial gradient.
    public convenience init(
      bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double,
      colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cCenter = center.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(
        taking: gsk_repeating_radial_gradient_node_new(
          &cBounds, &cCenter, hradius.float, vradius.float, start.float, end.float, cColorStops, colorStops.count.uint
        ).raw)
    }
  }
}

extension Gsk {
  /// A render node applying a rounded rectangle clip to its single child.
  open class RoundedClipNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_rounded_clip_node_get_type() }

    /// Creates a `GskRenderNode` that will clip the `child` to the area given by `clip`.
    public convenience init(child: Gsk.RenderNode, clip: Gsk.RoundedRect) {
      var cClip = clip.cValue
      self.init(taking: gsk_rounded_clip_node_new(child.opaque, &cClip).raw)
    }

    /// Gets the child node that is getting clipped by the given `node`.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_rounded_clip_node_get_child(opaque))) }

    /// Retrieves the rounded rectangle used to clip the contents of the `node`.
    public final var clip: Gsk.RoundedRect { Gsk.RoundedRect(cValue: gsk_rounded_clip_node_get_clip(opaque).pointee) }
  }
}

extension Gsk {
  /// An object to build the uniforms data for a `GskGLShader`.
  public final class ShaderArgsBuilder: Boxed {
    public override class var gType: GType { gsk_shader_args_builder_get_type() }

    /// Allocates a builder that can be used to construct a new uniform data chunk.
    public convenience init(shader: Gsk.GLShader, initialValues: GLib.Bytes? = nil) {
      self.init(taking: gsk_shader_args_builder_new(shader.opaque, initialValues?.opaque).raw)
    }

    /// Sets the value of the uniform `idx`.
    public func setBool(idx: Int, value: Bool) { gsk_shader_args_builder_set_bool(opaque, idx.int32, value.gboolean) }

    /// Sets the value of the uniform `idx`.
    public func setFloat(idx: Int, value: Double) { gsk_shader_args_builder_set_float(opaque, idx.int32, value.float) }

    /// Sets the value of the uniform `idx`.
    public func setInt(idx: Int, value: Int) { gsk_shader_args_builder_set_int(opaque, idx.int32, value.int32) }

    /// Sets the value of the uniform `idx`.
    public func setUint(idx: Int, value: Int) { gsk_shader_args_builder_set_uint(opaque, idx.int32, value.uint32) }

    /// Sets the value of the uniform `idx`.
    public func setVec2(idx: Int, value: Graphene.Vec2) {
      gsk_shader_args_builder_set_vec2(opaque, idx.int32, value.grapheneVec2T)
    }

    /// Sets the value of the uniform `idx`.
    public func setVec3(idx: Int, value: Graphene.Vec3) {
      gsk_shader_args_builder_set_vec3(opaque, idx.int32, value.grapheneVec3T)
    }

    /// Sets the value of the uniform `idx`.
    public func setVec4(idx: Int, value: Graphene.Vec4) {
      gsk_shader_args_builder_set_vec4(opaque, idx.int32, value.grapheneVec4T)
    }

    /// Creates a new `GBytes` args from the current state of the given `builder`.
    @discardableResult
    public func toArgs() -> GLib.Bytes { promised(givenBoxed(opaque: gsk_shader_args_builder_to_args(opaque))) }
  }
}

extension Gsk {
  /// The shadow parameters in a shadow node.
  public struct Shadow: Hashable, Sendable {
    /// the color of the shadow
    public var color: Gdk.RGBA

    /// the horizontal offset of the shadow
    public var dx: Double

    /// the vertical offset of the shadow
    public var dy: Double

    /// the radius of the shadow
    public var radius: Double

    public init(color: Gdk.RGBA, dx: Double, dy: Double, radius: Double) {
      self.color = color
      self.dx = dx
      self.dy = dy
      self.radius = radius
    }

    init(cValue: GskShadow) {
      color = Gdk.RGBA(cValue: cValue.color)
      dx = cValue.dx.double
      dy = cValue.dy.double
      radius = cValue.radius.double
    }

    var cValue: GskShadow { GskShadow(color: color.cValue, dx: dx.float, dy: dy.float, radius: radius.float) }
  }
}

extension Gsk {
  /// A render node drawing one or more shadows behind its single child node.
  open class ShadowNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_shadow_node_get_type() }

    /// Creates a `GskRenderNode` that will draw a `child` with the given `shadows` below it.
    public convenience init(child: Gsk.RenderNode, shadows: [Gsk.Shadow] = []) {
      let cShadows = shadows.map { $0.cValue }
      self.init(taking: gsk_shadow_node_new(child.opaque, cShadows, shadows.count.uint).raw)
    }

    /// Retrieves the child `GskRenderNode` of the shadow `node`.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_shadow_node_get_child(opaque))) }

    /// Retrieves the number of shadows in the `node`.
    public final var nShadows: Int { gsk_shadow_node_get_n_shadows(opaque).int }

    /// Retrieves the shadow data at the given index `i`.
    public final func getShadow(_ i: Int) -> Gsk.Shadow {
      Gsk.Shadow(cValue: gsk_shadow_node_get_shadow(opaque, i.uint).pointee)
    }
  }
}

extension Gsk {
  /// A render node drawing a set of glyphs.
  open class TextNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_text_node_get_type() }

    /// Creates a render node that renders the given glyphs.
    public convenience init?(font: Pango.Font, glyphs: Pango.GlyphString, color: Gdk.RGBA, offset: Graphene.Point) {
      var cColor = color.cValue
      var cOffset = offset.cValue
      let pointer = gsk_text_node_new(font.pangoFont, glyphs.pangoGlyphString, &cColor, &cOffset)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Retrieves the color used by the text `node`.
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_text_node_get_color(opaque).pointee) }

    /// Returns the font used by the text `node`.
    public final var font: Pango.Font? { lentObject(gsk_text_node_get_font(opaque)) }

    /// Retrieves the number of glyphs in the text node.
    public final var numGlyphs: Int { gsk_text_node_get_num_glyphs(opaque).int }

    /// Retrieves the offset applied to the text.
    public final var offset: Graphene.Point { Graphene.Point(cValue: gsk_text_node_get_offset(opaque).pointee) }

    /// Checks whether the text `node` has color glyphs.
    public final var hasColorGlyphs: Bool { gsk_text_node_has_color_glyphs(opaque).isTrue }
  }
}

extension Gsk {
  /// A render node for a `Gdk.Texture`.
  open class TextureNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_texture_node_get_type() }

    /// Creates a `GskRenderNode` that will render the given `texture` into the area given by `bounds`.
    public convenience init(texture: Gdk.Texture, bounds: Graphene.Rect) {
      var cBounds = bounds.cValue
      self.init(taking: gsk_texture_node_new(texture.opaque, &cBounds).raw)
    }

    /// Retrieves the `Gdk.Texture` used when creating this `GskRenderNode`.
    public final var texture: Gdk.Texture? { lentObject(opaque: gsk_texture_node_get_texture(opaque)) }
  }
}
