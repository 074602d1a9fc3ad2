// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Gsk.
public enum Gsk {}

extension Gsk {
  /// A render node applying a blending function between its two child nodes.
  open class BlendNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_blend_node_get_type() }

    /// Creates a `GskRenderNode` that will use `blendMode` to blend the `top` node onto the `bottom` node.
    public convenience init(bottom: Gsk.RenderNode, top: Gsk.RenderNode, blendMode: Gsk.BlendMode) {
      self.init(taking: gsk_blend_node_new(bottom.opaque, top.opaque, blendMode.cValue).raw)
    }

    /// Retrieves the blend mode used by `node`.
    public final var blendMode: Gsk.BlendMode { Gsk.BlendMode(cValue: gsk_blend_node_get_blend_mode(opaque)) }

    /// Retrieves the bottom `GskRenderNode` child of the `node`.
    public final var bottomChild: Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_blend_node_get_bottom_child(opaque)))
    }

    /// Retrieves the top `GskRenderNode` child of the `node`.
    public final var topChild: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_blend_node_get_top_child(opaque))) }
  }
}

extension Gsk {
  /// A render node applying a blur effect to its single child.
  open class BlurNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_blur_node_get_type() }

    /// Creates a render node that blurs the child.
    public convenience init(child: Gsk.RenderNode, radius: Double) {
      self.init(taking: gsk_blur_node_new(child.opaque, radius.float).raw)
    }

    /// Retrieves the child `GskRenderNode` of the blur `node`.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_blur_node_get_child(opaque))) }

    /// Retrieves the blur radius of the `node`.
    public final var radius: Double { gsk_blur_node_get_radius(opaque).double }
  }
}

extension Gsk {
  /// A render node for a border.
  open class BorderNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_border_node_get_type() }

    /// Creates a `GskRenderNode` that will stroke a border rectangle inside the given `outline`.
    public convenience init(outline: Gsk.RoundedRect, borderWidth: [Double] = [], borderColor: [Gdk.RGBA] = []) {
      var cOutline = outline.cValue
      precondition(borderWidth.count == 4, "borderWidth has 4 elements")
      let cBorderWidth = borderWidth.map { $0.float }
      precondition(borderColor.count == 4, "borderColor has 4 elements")
      let cBorderColor = borderColor.map { $0.cValue }
      self.init(taking: gsk_border_node_new(&cOutline, cBorderWidth, cBorderColor).raw)
    }

    /// Retrieves the colors of the border.
    public final var colors: Gdk.RGBA { Gdk.RGBA(cValue: gsk_border_node_get_colors(opaque).pointee) }

    /// Retrieves the outline of the border.
    public final var outline: Gsk.RoundedRect { Gsk.RoundedRect(cValue: gsk_border_node_get_outline(opaque).pointee) }

    /// Retrieves the stroke widths of the border.
    public final var widths: [Double] {
      elements(gsk_border_node_get_widths(opaque), count: 4, isGiven: false) { $0.double }
    }
  }
}

extension Gsk {
  /// A render node for a Cairo surface.
  open class CairoNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_cairo_node_get_type() }

    /// Creates a `GskRenderNode` that will render a cairo surface into the area given by `bounds`.
    public convenience init(bounds: Graphene.Rect) {
      var cBounds = bounds.cValue
      self.init(taking: gsk_cairo_node_new(&cBounds).raw)
    }

    /// Creates a Cairo context for drawing using the surface associated to the render node.
    public final var drawContext: Cairo.Context {
      promised(givenBoxed(opaque: gsk_cairo_node_get_draw_context(opaque)))
    }

    /// Retrieves the Cairo surface used by the render node.
    public final var surface: Cairo.Surface { promised(lentBoxed(opaque: gsk_cairo_node_get_surface(opaque))) }
  }
}

extension Gsk {
  /// A GSK renderer that is using cairo.
  open class CairoRenderer: Gsk.Renderer {
    open override class var gType: GType { gsk_cairo_renderer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new Cairo renderer.
    public init() {
      super.init(adopting: gsk_cairo_renderer_new().raw)
    }
  }
}

extension Gsk {
  /// A render node applying a rectangular clip to its single child node.
  open class ClipNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_clip_node_get_type() }

    /// Creates a `GskRenderNode` that will clip the `child` to the area given by `clip`.
    public convenience init(child: Gsk.RenderNode, clip: Graphene.Rect) {
      var cClip = clip.cValue
      self.init(taking: gsk_clip_node_new(child.opaque, &cClip).raw)
    }

    /// Gets the child node that is getting clipped by the given `node`.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_clip_node_get_child(opaque))) }

    /// Retrieves the clip rectangle for `node`.
    public final var clip: Graphene.Rect { Graphene.Rect(cValue: gsk_clip_node_get_clip(opaque).pointee) }
  }
}

extension Gsk {
  /// A render node controlling the color matrix of its single child node.
  open class ColorMatrixNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_color_matrix_node_get_type() }

    /// Creates a `GskRenderNode` that will drawn the `child` with `colorMatrix`.
    public convenience init(child: Gsk.RenderNode, colorMatrix: Graphene.Matrix, colorOffset: Graphene.Vec4) {
      self.init(
        taking: gsk_color_matrix_node_new(child.opaque, colorMatrix.grapheneMatrixT, colorOffset.grapheneVec4T).raw)
    }

    /// Gets the child node that is getting its colors modified by the given `node`.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_color_matrix_node_get_child(opaque))) }

    /// Retrieves the color matrix used by the `node`.
    public final var colorMatrix: Graphene.Matrix {
      promised(lentBoxed(gsk_color_matrix_node_get_color_matrix(opaque)))
    }

    /// Retrieves the color offset used by the `node`.
    public final var colorOffset: Graphene.Vec4 { promised(lentBoxed(gsk_color_matrix_node_get_color_offset(opaque))) }
  }
}

extension Gsk {
  /// A render node for a solid color.
  open class ColorNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_color_node_get_type() }

    /// Creates a `GskRenderNode` that will render the color specified by `rgba` into the area given by `bounds`.
    public convenience init(rgba: Gdk.RGBA, bounds: Graphene.Rect) {
      var cRgba = rgba.cValue
      var cBounds = bounds.cValue
      self.init(taking: gsk_color_node_new(&cRgba, &cBounds).raw)
    }

    /// Retrieves the color of the given `node`.
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_color_node_get_color(opaque).pointee) }
  }
}

extension Gsk {
  /// A color stop in a gradient node.
  public struct ColorStop: Hashable, Sendable {
    /// the offset of the color stop
    public var offset: Double

    /// the color at the given offset
    public var color: Gdk.RGBA

    public init(offset: Double, color: Gdk.RGBA) {
      self.offset = offset
      self.color = color
    }

    init(cValue: GskColorStop) {
      offset = cValue.offset.double
      color = Gdk.RGBA(cValue: cValue.color)
    }

    var cValue: GskColorStop { GskColorStop(offset: offset.float, color: color.cValue) }
  }
}

extension Gsk {
  /// A render node for a conic gradient.
  open class ConicGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_conic_gradient_node_get_type() }

    /// Creates a `GskRenderNode` that draws a conic gradient.
    public convenience init(
      bounds: Graphene.Rect, center: Graphene.Point, rotation: Double, colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cCenter = center.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(
        taking: gsk_conic_gradient_node_new(&cBounds, &cCenter, rotation.float, cColorStops, colorStops.count.uint).raw)
    }

    /// Retrieves the angle for the gradient in radians, normalized in [0, 2 * PI].
    public final var angle: Double { gsk_conic_gradient_node_get_angle(opaque).double }

    /// Retrieves the center pointer for the gradient.
    public final var center: Graphene.Point {
      Graphene.Point(cValue: gsk_conic_gradient_node_get_center(opaque).pointee)
    }

    /// Retrieves the color stops in the gradient.
    public final var colorStops: [Gsk.ColorStop] {
      var cNStops: UInt = 0
      let result = gsk_conic_gradient_node_get_color_stops(opaque, &cNStops)
      return elements(result, count: cNStops.int, isGiven: false) { Gsk.ColorStop(cValue: $0) }
    }

    /// Retrieves the number of color stops in the gradient.
    public final var nColorStops: Int { gsk_conic_gradient_node_get_n_color_stops(opaque).int }

    /// Retrieves the rotation for the gradient in degrees.
    public final var rotation: Double { gsk_conic_gradient_node_get_rotation(opaque).double }
  }
}

extension Gsk {
  /// A render node that can contain other render nodes.
  open class ContainerNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_container_node_get_type() }

    /// Creates a new `GskRenderNode` instance for holding the given `children`.
    public convenience init(children: [Gsk.RenderNode] = []) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: gsk_container_node_new(lent.array(children, by: \.pointer), children.count.uint32).raw)
    }

    /// Gets one of the children of `container`.
    public final func getChild(_ idx: Int) -> Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_container_node_get_child(opaque, idx.uint32)))
    }

    /// Retrieves the number of direct children of `node`.
    public final var nChildren: Int { gsk_container_node_get_n_children(opaque).int }
  }
}

extension Gsk {
  /// A render node cross fading between two child nodes.
  open class CrossFadeNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_cross_fade_node_get_type() }

    /// Creates a `GskRenderNode` that will do a cross-fade between `start` and `end`.
    public convenience init(start: Gsk.RenderNode, end: Gsk.RenderNode, progress: Double) {
      self.init(taking: gsk_cross_fade_node_new(start.opaque, end.opaque, progress.float).raw)
    }

    /// Retrieves the child `GskRenderNode` at the end of the cross-fade.
    public final var endChild: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_cross_fade_node_get_end_child(opaque))) }

    /// Retrieves the progress value of the cross fade.
    public final var progress: Double { gsk_cross_fade_node_get_progress(opaque).double }

    /// Retrieves the child `GskRenderNode` at the beginning of the cross-fade.
    public final var startChild: Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_cross_fade_node_get_start_child(opaque)))
    }
  }
}

extension Gsk {
  /// A render node that emits a debugging message when drawing its child node.
  open class DebugNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_debug_node_get_type() }

    /// Creates a `GskRenderNode` that will add debug information about the given `child`.
    public convenience init(child: Gsk.RenderNode, message: String) {
      self.init(taking: gsk_debug_node_new(child.opaque, g_strdup(message)).raw)
    }

    /// Gets the child node that is getting drawn by the given `node`.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_debug_node_get_child(opaque))) }

    /// Gets the debug message that was set on this node
    public final var message: String { lentString(gsk_debug_node_get_message(opaque)) }
  }
}

extension Gsk {
  /// A `GskGLShader` is a snippet of GLSL that is meant to run in the fragment shader of the rendering pipeline.
  open class GLShader: Object {
    open override class var gType: GType { gsk_gl_shader_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a `GskGLShader` that will render pixels using the specified code.
    public init(sourcecode: GLib.Bytes) {
      super.init(adopting: gsk_gl_shader_new_from_bytes(sourcecode.opaque).raw)
    }

    /// Creates a `GskGLShader` that will render pixels using the specified code.
    public init(resourcePath: String) {
      super.init(adopting: gsk_gl_shader_new_from_resource(resourcePath).raw)
    }

    /// Resource containing the source code for the shader.
    public final var resource: String? { lentString(ifAny: gsk_gl_shader_get_resource(instance(self))) }

    public final var source: GLib.Bytes? { getProperty("source") }

    /// Tries to compile the `shader` for the given `renderer`.
    public final func compile(_ renderer: Gsk.Renderer) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_gl_shader_compile(instance(self), renderer.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Looks for a uniform by the name `name`, and returns the index of the uniform, or -1 if it was not found.
    @discardableResult
    public final func findUniformByName(_ name: String) -> Int {
      gsk_gl_shader_find_uniform_by_name(instance(self), name).int
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgBool(_ args: GLib.Bytes, idx: Int) -> Bool {
      gsk_gl_shader_get_arg_bool(instance(self), args.opaque, idx.int32).isTrue
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgFloat(_ args: GLib.Bytes, idx: Int) -> Double {
      gsk_gl_shader_get_arg_float(instance(self), args.opaque, idx.int32).double
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgInt(_ args: GLib.Bytes, idx: Int) -> Int {
      gsk_gl_shader_get_arg_int(instance(self), args.opaque, idx.int32).int
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgUint(_ args: GLib.Bytes, idx: Int) -> Int {
      gsk_gl_shader_get_arg_uint(instance(self), args.opaque, idx.int32).int
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgVec2(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec2) {
      gsk_gl_shader_get_arg_vec2(instance(self), args.opaque, idx.int32, outValue.grapheneVec2T)
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgVec3(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec3) {
      gsk_gl_shader_get_arg_vec3(instance(self), args.opaque, idx.int32, outValue.grapheneVec3T)
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgVec4(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec4) {
      gsk_gl_shader_get_arg_vec4(instance(self), args.opaque, idx.int32, outValue.grapheneVec4T)
    }

    /// Get the size of the data block used to specify arguments for this shader.
    public final var argsSize: Int { gsk_gl_shader_get_args_size(instance(self)).int }

    /// Returns the number of textures that the shader requires.
    public final var nTextures: Int { gsk_gl_shader_get_n_textures(instance(self)).int }

    /// Get the number of declared uniforms for this shader.
    public final var nUniforms: Int { gsk_gl_shader_get_n_uniforms(instance(self)).int }

    /// Get the name of the declared uniform for this shader at index `idx`.
    public final func getUniformName(_ idx: Int) -> String {
      lentString(gsk_gl_shader_get_uniform_name(instance(self), idx.int32))
    }

    /// Get the offset into the data block where data for this uniforms is stored.
    public final func getUniformOffset(_ idx: Int) -> Int {
      gsk_gl_shader_get_uniform_offset(instance(self), idx.int32).int
    }

    /// Get the type of the declared uniform for this shader at index `idx`.
    public final func getUniformType(_ idx: Int) -> Gsk.GLUniformType {
      Gsk.GLUniformType(cValue: gsk_gl_shader_get_uniform_type(instance(self), idx.int32))
    }
  }
}

extension Reactive where Base: Gsk.GLShader {
  /// Resource containing the source code for the shader.
  public var resource: SafeSignal<String?> { readOnlyProperty("resource") }

  public var source: SafeSignal<GLib.Bytes?> { readOnlyProperty("source") }
}

extension Gsk {
  /// A render node using a GL shader when drawing its children nodes.
  open class GLShaderNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_gl_shader_node_get_type() }

    /// Creates a `GskRenderNode` that will render the given `shader` into the area given by `bounds`.
    public convenience init(
      shader: Gsk.GLShader, bounds: Graphene.Rect, args: GLib.Bytes, children: [Gsk.RenderNode] = []
    ) {
      let lent = CallScope()
      defer { lent.end() }
      var cBounds = bounds.cValue
      self.init(
        taking: gsk_gl_shader_node_new(
          shader.opaque, &cBounds, args.opaque, lent.array(children, by: \.pointer), children.count.uint32
        ).raw)
    }

    /// Gets args for the node.
    public final var args: GLib.Bytes { promised(lentBoxed(opaque: gsk_gl_shader_node_get_args(opaque))) }

    /// Gets one of the children.
    public final func getChild(_ idx: Int) -> Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_gl_shader_node_get_child(opaque, idx.uint32)))
    }

    /// Returns the number of children
    public final var nChildren: Int { gsk_gl_shader_node_get_n_children(opaque).int }

    /// Gets shader code for the node.
    public final var shader: Gsk.GLShader? { lentObject(opaque: gsk_gl_shader_node_get_shader(opaque)) }
  }
}

extension Gsk {
  /// A render node for an inset shadow.
  open class InsetShadowNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_inset_shadow_node_get_type() }

    /// Creates a `GskRenderNode` that will render an inset shadow into the box given by `outline`.
    public convenience init(
      outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
    ) {
      var cOutline = outline.cValue
      var cColor = color.cValue
      self.init(
        taking: gsk_inset_shadow_node_new(&cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float).raw)
    }

    /// Retrieves the blur radius to apply to the shadow.
    public final var blurRadius: Double { gsk_inset_shadow_node_get_blur_radius(opaque).double }

    /// Retrieves the color of the inset shadow.
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_inset_shadow_node_get_color(opaque).pointee) }

    /// Retrieves the horizontal offset of the inset shadow.
    public final var dx: Double { gsk_inset_shadow_node_get_dx(opaque).double }

    /// Retrieves the vertical offset of the inset shadow.
    public final var dy: Double { gsk_inset_shadow_node_get_dy(opaque).double }

    /// Retrieves the outline rectangle of the inset shadow.
    public final var outline: Gsk.RoundedRect {
      Gsk.RoundedRect(cValue: gsk_inset_shadow_node_get_outline(opaque).pointee)
    }

    /// Retrieves how much the shadow spreads inwards.
    public final var spread: Double { gsk_inset_shadow_node_get_spread(opaque).double }
  }
}

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
    public final var surface: Gdk.Surface? { lentObject(opaque: gsk_renderer_get_surface(instance(self))) }

    /// Checks whether the `renderer` is realized or not.
    public final var isRealized: Bool { gsk_renderer_is_realized(instance(self)).isTrue }

    /// Creates the resources needed by the `renderer` to render the scene graph.
    public final func realize(_ surface: Gdk.Surface?) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_renderer_realize(instance(self), surface?.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Renders the scene graph, described by a tree of `GskRenderNode` instances to the renderer's surface, ensuring
    /// that the given `region` gets redrawn.
    public final func render(_ root: Gsk.RenderNode, region: Cairo.Region?) {
      gsk_renderer_render(instance(self), root.opaque, region?.opaque)
    }

    /// Renders the scene graph, described by a tree of `GskRenderNode` instances, to a `Gdk.Texture`.
    @discardableResult
    public final func renderTexture(_ root: Gsk.RenderNode, viewport: Graphene.Rect?) -> Gdk.Texture {
      let lent = CallScope()
      defer { lent.end() }
      return givenObject(
        opaque: gsk_renderer_render_texture(instance(self), root.opaque, lent.structure(viewport?.cValue)))!
    }

    /// Releases all the resources created by gsk_renderer_realize().
    public final func unrealize() { gsk_renderer_unrealize(instance(self)) }
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

extension Gsk {
  /// `GskTransform` is an object to describe transform matrices.
  public final class Transform: Boxed, @MainActor Equatable {
    public override class var gType: GType { gsk_transform_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: Transform, right: Transform) -> Bool { left.equal(right) }

    public convenience init() {
      self.init(taking: gsk_transform_new().raw)
    }

    /// Checks two transforms for equality.
    @discardableResult
    public func equal(_ second: Gsk.Transform?) -> Bool { gsk_transform_equal(opaque, second?.opaque).isTrue }

    /// Returns the category this transform belongs to.
    public var category: Gsk.TransformCategory { Gsk.TransformCategory(cValue: gsk_transform_get_category(opaque)) }

    /// Inverts the given transform.
    @discardableResult
    public func invert() -> Gsk.Transform? { givenBoxed(opaque: gsk_transform_invert(given())) }

    /// Multiplies `next` with the given `matrix`.
    @discardableResult
    public func matrix(_ matrix: Graphene.Matrix) -> Gsk.Transform {
      promised(givenBoxed(opaque: gsk_transform_matrix(given(), matrix.grapheneMatrixT)))
    }

    /// Applies a perspective projection transform.
    @discardableResult
    public func perspective(_ depth: Double) -> Gsk.Transform {
      promised(givenBoxed(opaque: gsk_transform_perspective(given(), depth.float)))
    }

    /// Rotates `next` `angle` degrees in 2D - or in 3D-speak, around the z axis.
    @discardableResult
    public func rotate(_ angle: Double) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_rotate(given(), angle.float))
    }

    /// Rotates `next` `angle` degrees around `axis`.
    @discardableResult
    public func rotate3d(angle: Double, axis: Graphene.Vec3) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_rotate_3d(given(), angle.float, axis.grapheneVec3T))
    }

    /// Scales `next` in 2-dimensional space by the given factors.
    @discardableResult
    public func scale(factorX: Double, factorY: Double) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_scale(given(), factorX.float, factorY.float))
    }

    /// Scales `next` by the given factors.
    @discardableResult
    public func scale3d(factorX: Double, factorY: Double, factorZ: Double) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_scale_3d(given(), factorX.float, factorY.float, factorZ.float))
    }

    /// Applies a skew transform.
    @discardableResult
    public func skew(skewX: Double, skewY: Double) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_skew(given(), skewX.float, skewY.float))
    }

    /// Converts a `GskTransform` to a 2D transformation matrix.
    @discardableResult
    public func to2d() -> (outXx: Double, outYx: Double, outXy: Double, outYy: Double, outDx: Double, outDy: Double) {
      var cOutXx: Float = 0
      var cOutYx: Float = 0
      var cOutXy: Float = 0
      var cOutYy: Float = 0
      var cOutDx: Float = 0
      var cOutDy: Float = 0
      gsk_transform_to_2d(opaque, &cOutXx, &cOutYx, &cOutXy, &cOutYy, &cOutDx, &cOutDy)
      return (cOutXx.double, cOutYx.double, cOutXy.double, cOutYy.double, cOutDx.double, cOutDy.double)
    }

    /// Converts a `GskTransform` to 2D transformation factors.
    @discardableResult
    public func to2dComponents() -> (
      outSkewX: Double, outSkewY: Double, outScaleX: Double, outScaleY: Double, outAngle: Double, outDx: Double,
      outDy: Double
    ) {
      var cOutSkewX: Float = 0
      var cOutSkewY: Float = 0
      var cOutScaleX: Float = 0
      var cOutScaleY: Float = 0
      var cOutAngle: Float = 0
      var cOutDx: Float = 0
      var cOutDy: Float = 0
      gsk_transform_to_2d_components(
        opaque, &cOutSkewX, &cOutSkewY, &cOutScaleX, &cOutScaleY, &cOutAngle, &cOutDx, &cOutDy)
      return (
        cOutSkewX.double, cOutSkewY.double, cOutScaleX.double, cOutScaleY.double, cOutAngle.double, cOutDx.double,
        cOutDy.double
      )
    }

    /// Converts a `GskTransform` to 2D affine transformation factors.
    @discardableResult
    public func toAffine() -> (outScaleX: Double, outScaleY: Double, outDx: Double, outDy: Double) {
      var cOutScaleX: Float = 0
      var cOutScaleY: Float = 0
      var cOutDx: Float = 0
      var cOutDy: Float = 0
      gsk_transform_to_affine(opaque, &cOutScaleX, &cOutScaleY, &cOutDx, &cOutDy)
      return (cOutScaleX.double, cOutScaleY.double, cOutDx.double, cOutDy.double)
    }

    /// Computes the actual value of `self` and stores it in `outMatrix`.
    @discardableResult
    public func toMatrix() -> Graphene.Matrix {
      var cOutMatrix = graphene_matrix_t()
      gsk_transform_to_matrix(opaque, &cOutMatrix)
      return Graphene.Matrix(copying: &cOutMatrix)
    }

    /// Converts a matrix into a string that is suitable for printing.
    @discardableResult
    public func toString() -> String { givenString(gsk_transform_to_string(opaque)) }

    /// Converts a `GskTransform` to a translation operation.
    @discardableResult
    public func toTranslate() -> (outDx: Double, outDy: Double) {
      var cOutDx: Float = 0
      var cOutDy: Float = 0
      gsk_transform_to_translate(opaque, &cOutDx, &cOutDy)
      return (cOutDx.double, cOutDy.double)
    }

    /// Applies all the operations from `other` to `next`.
    @discardableResult
    public func transform(_ other: Gsk.Transform?) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_transform(given(), other?.opaque))
    }

    /// Transforms a `graphene_rect_t` using the given transform `self`.
    @discardableResult
    public func transformBounds(_ rect: Graphene.Rect) -> Graphene.Rect {
      var cRect = rect.cValue
      var cOutRect = graphene_rect_t()
      gsk_transform_transform_bounds(opaque, &cRect, &cOutRect)
      return Graphene.Rect(cValue: cOutRect)
    }

    /// Transforms a `graphene_point_t` using the given transform `self`.
    @discardableResult
    public func transformPoint(_ point: Graphene.Point) -> Graphene.Point {
      var cPoint = point.cValue
      var cOutPoint = graphene_point_t()
      gsk_transform_transform_point(opaque, &cPoint, &cOutPoint)
      return Graphene.Point(cValue: cOutPoint)
    }

    /// Translates `next` in 2-dimensional space by `point`.
    @discardableResult
    public func translate(_ point: Graphene.Point) -> Gsk.Transform? {
      var cPoint = point.cValue
      return givenBoxed(opaque: gsk_transform_translate(given(), &cPoint))
    }

    /// Translates `next` by `point`.
    @discardableResult
    public func translate3d(_ point: Graphene.Point3D) -> Gsk.Transform? {
      var cPoint = point.cValue
      return givenBoxed(opaque: gsk_transform_translate_3d(given(), &cPoint))
    }

    /// Parses the given `string` into a transform and puts it in `outTransform`.
    @discardableResult
    public static func parse(_ string: String) -> Gsk.Transform? {
      var cOutTransform: OpaquePointer?
      let result = gsk_transform_parse(string, &cOutTransform)
      guard result != 0 else { return nil }
      return promised(givenBoxed(opaque: cOutTransform))
    }
  }
}

extension Gsk {
  /// A render node applying a `GskTransform` to its single child node.
  open class TransformNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_transform_node_get_type() }

    /// Creates a `GskRenderNode` that will transform the given `child` with the given `transform`.
    public convenience init(child: Gsk.RenderNode, transform: Gsk.Transform) {
      self.init(taking: gsk_transform_node_new(child.opaque, transform.opaque).raw)
    }

    /// Gets the child node that is getting transformed by the given `node`.
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_transform_node_get_child(opaque))) }

    /// Retrieves the `GskTransform` used by the `node`.
    public final var transform: Gsk.Transform { promised(lentBoxed(opaque: gsk_transform_node_get_transform(opaque))) }
  }
}

extension Gsk {
  /// The blend modes available for render nodes.
  public nonisolated enum BlendMode: Int32, GEnum, Sendable {
    /// The default blend mode, which specifies no blending
    case `default` = 0
    /// The source color is multiplied by the destination and replaces the destination
    case multiply = 1
    /// Multiplies the complements of the destination and source color values, then complements the result.
    case screen = 2
    /// Multiplies or screens the colors, depending on the destination color value. This is the inverse of hard-list
    case overlay = 3
    /// Selects the darker of the destination and source colors
    case darken = 4
    /// Selects the lighter of the destination and source colors
    case lighten = 5
    /// Brightens the destination color to reflect the source color
    case colorDodge = 6
    /// Darkens the destination color to reflect the source color
    case colorBurn = 7
    /// Multiplies or screens the colors, depending on the source color value
    case hardLight = 8
    /// Darkens or lightens the colors, depending on the source color value
    case softLight = 9
    /// Subtracts the darker of the two constituent colors from the lighter color
    case difference = 10
    /// Produces an effect similar to that of the difference mode but lower in contrast
    case exclusion = 11
    /// Creates a color with the hue and saturation of the source color and the luminosity of the destination color
    case color = 12
    /// Creates a color with the hue of the source color and the saturation and luminosity of the destination color
    case hue = 13
    /// Creates a color with the saturation of the source color and the hue and luminosity of the destination color
    case saturation = 14
    /// Creates a color with the luminosity of the source color and the hue and saturation of the destination color
    case luminosity = 15

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 16) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gsk_blend_mode_get_type() }

    @MainActor init(cValue: GskBlendMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: GskBlendMode { GskBlendMode(unsigned) }
  }
}

extension Gsk {
  /// This defines the types of the uniforms that `GskGLShaders` declare.
  public nonisolated enum GLUniformType: Int32, GEnum, Sendable {
    /// No type, used for uninitialized or unspecified values.
    case none = 0
    /// A float uniform
    case float = 1
    /// A GLSL int / gint32 uniform
    case int = 2
    /// A GLSL uint / guint32 uniform
    case uint = 3
    /// A GLSL bool / gboolean uniform
    case bool = 4
    /// A GLSL vec2 / graphene_vec2_t uniform
    case vec2 = 5
    /// A GLSL vec3 / graphene_vec3_t uniform
    case vec3 = 6
    /// A GLSL vec4 / graphene_vec4_t uniform
    case vec4 = 7

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gsk_gl_uniform_type_get_type() }

    @MainActor init(cValue: GskGLUniformType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GskGLUniformType { GskGLUniformType(unsigned) }
  }
}

extension Gsk {
  /// The type of a node determines what the node is rendering.
  public nonisolated enum RenderNodeType: Int32, GEnum, Sendable {
    /// Error type. No node will ever have this type.
    case notARenderNode = 0
    /// A node containing a stack of children
    case containerNode = 1
    /// A node drawing a `cairo_surface_t`
    case cairoNode = 2
    /// A node drawing a single color rectangle
    case colorNode = 3
    /// A node drawing a linear gradient
    case linearGradientNode = 4
    /// A node drawing a repeating linear gradient
    case repeatingLinearGradientNode = 5
    /// A node drawing a radial gradient
    case radialGradientNode = 6
    /// A node drawing a repeating radial gradient
    case repeatingRadialGradientNode = 7
    /// A node drawing a conic gradient
    case conicGradientNode = 8
    /// A node stroking a border around an area
    case borderNode = 9
    /// A node drawing a `Gdk.Texture`
    case textureNode = 10
    /// A node drawing an inset shadow
    case insetShadowNode = 11
    /// A node drawing an outset shadow
    case outsetShadowNode = 12
    /// A node that renders its child after applying a matrix transform
    case transformNode = 13
    /// A node that changes the opacity of its child
    case opacityNode = 14
    /// A node that applies a color matrix to every pixel
    case colorMatrixNode = 15
    /// A node that repeats the child's contents
    case repeatNode = 16
    /// A node that clips its child to a rectangular area
    case clipNode = 17
    /// A node that clips its child to a rounded rectangle
    case roundedClipNode = 18
    /// A node that draws a shadow below its child
    case shadowNode = 19
    /// A node that blends two children together
    case blendNode = 20
    /// A node that cross-fades between two children
    case crossFadeNode = 21
    /// A node containing a glyph string
    case textNode = 22
    /// A node that applies a blur
    case blurNode = 23
    /// Debug information that does not affect the rendering
    case debugNode = 24
    /// A node that uses OpenGL fragment shaders to render
    case glShaderNode = 25

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 26) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gsk_render_node_type_get_type() }

    @MainActor init(cValue: GskRenderNodeType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GskRenderNodeType { GskRenderNodeType(unsigned) }
  }
}

extension Gsk {
  /// The categories of matrices relevant for GSK and GTK.
  public nonisolated enum TransformCategory: Int32, GEnum, Sendable {
    /// The category of the matrix has not been determined.
    case unknown = 0
    /// Analyzing the matrix concluded that it does not fit in any other category.
    case any = 1
    /// The matrix is a 3D matrix. This means that the w column (the last column) has the values (0, 0, 0, 1).
    case _3d = 2
    /// The matrix is a 2D matrix. This is equivalent to graphene_matrix_is_2d() returning `true`. In particular, this
    /// means that Cairo can deal with the matrix.
    case _2d = 3
    /// The matrix is a combination of 2D scale and 2D translation operations. In particular, this means that any
    /// rectangle can be transformed exactly using this matrix.
    case _2dAffine = 4
    /// The matrix is a 2D translation.
    case _2dTranslate = 5
    /// The matrix is the identity matrix.
    case identity = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gsk_transform_category_get_type() }

    @MainActor init(cValue: GskTransformCategory) { self.init(unsigned: cValue.rawValue) }
    var cValue: GskTransformCategory { GskTransformCategory(unsigned) }
  }
}
