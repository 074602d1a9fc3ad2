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
    public final var resource: String? { lentString(ifAny: gsk_gl_shader_get_resource(opaque)) }

    public final var source: GLib.Bytes? { getProperty("source") }

    /// Tries to compile the `shader` for the given `renderer`.
    public final func compile(_ renderer: Gsk.Renderer) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_gl_shader_compile(opaque, renderer.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Looks for a uniform by the name `name`, and returns the index of the uniform, or -1 if it was not found.
    @discardableResult
    public final func findUniformByName(_ name: String) -> Int { gsk_gl_shader_find_uniform_by_name(opaque, name).int }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgBool(_ args: GLib.Bytes, idx: Int) -> Bool {
      gsk_gl_shader_get_arg_bool(opaque, args.opaque, idx.int32).isTrue
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgFloat(_ args: GLib.Bytes, idx: Int) -> Double {
      gsk_gl_shader_get_arg_float(opaque, args.opaque, idx.int32).double
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgInt(_ args: GLib.Bytes, idx: Int) -> Int {
      gsk_gl_shader_get_arg_int(opaque, args.opaque, idx.int32).int
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgUint(_ args: GLib.Bytes, idx: Int) -> Int {
      gsk_gl_shader_get_arg_uint(opaque, args.opaque, idx.int32).int
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgVec2(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec2) {
      gsk_gl_shader_get_arg_vec2(opaque, args.opaque, idx.int32, outValue.grapheneVec2T)
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgVec3(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec3) {
      gsk_gl_shader_get_arg_vec3(opaque, args.opaque, idx.int32, outValue.grapheneVec3T)
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgVec4(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec4) {
      gsk_gl_shader_get_arg_vec4(opaque, args.opaque, idx.int32, outValue.grapheneVec4T)
    }

    /// Get the size of the data block used to specify arguments for this shader.
    public final var argsSize: Int { gsk_gl_shader_get_args_size(opaque).int }

    /// Returns the number of textures that the shader requires.
    public final var nTextures: Int { gsk_gl_shader_get_n_textures(opaque).int }

    /// Get the number of declared uniforms for this shader.
    public final var nUniforms: Int { gsk_gl_shader_get_n_uniforms(opaque).int }

    /// Get the name of the declared uniform for this shader at index `idx`.
    public final func getUniformName(_ idx: Int) -> String {
      lentString(gsk_gl_shader_get_uniform_name(opaque, idx.int32))
    }

    /// Get the offset into the data block where data for this uniforms is stored.
    public final func getUniformOffset(_ idx: Int) -> Int { gsk_gl_shader_get_uniform_offset(opaque, idx.int32).int }

    /// Get the type of the declared uniform for this shader at index `idx`.
    public final func getUniformType(_ idx: Int) -> Gsk.GLUniformType {
      Gsk.GLUniformType(cValue: gsk_gl_shader_get_uniform_type(opaque, idx.int32))
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
