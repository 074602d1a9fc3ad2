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
      self.init(taking: UnsafeMutableRawPointer(gsk_blend_node_new(bottom.cast(), top.cast(), blendMode.cValue())))
    }

    /// Retrieves the blend mode used by `node`.
    public final var blendMode: Gsk.BlendMode { Gsk.BlendMode(cValue: gsk_blend_node_get_blend_mode(cast())) }

    /// Retrieves the bottom `GskRenderNode` child of the `node`.
    public final var bottomChild: Gsk.RenderNode { lentBoxed(gsk_blend_node_get_bottom_child(cast())) }

    /// Retrieves the top `GskRenderNode` child of the `node`.
    public final var topChild: Gsk.RenderNode { lentBoxed(gsk_blend_node_get_top_child(cast())) }
  }
}

extension Gsk {
  /// A render node applying a blur effect to its single child.
  open class BlurNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_blur_node_get_type() }

    /// Creates a render node that blurs the child.
    public convenience init(child: Gsk.RenderNode, radius: Double) {
      self.init(taking: UnsafeMutableRawPointer(gsk_blur_node_new(child.cast(), Float(radius))))
    }

    /// Retrieves the child `GskRenderNode` of the blur `node`.
    public final var child: Gsk.RenderNode { lentBoxed(gsk_blur_node_get_child(cast())) }

    /// Retrieves the blur radius of the `node`.
    public final var radius: Double { Double(gsk_blur_node_get_radius(cast())) }
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
      let cBorderWidth = borderWidth.map { Float($0) }
      precondition(borderColor.count == 4, "borderColor has 4 elements")
      let cBorderColor = borderColor.map { $0.cValue }
      self.init(taking: UnsafeMutableRawPointer(gsk_border_node_new(&cOutline, cBorderWidth, cBorderColor)))
    }

    /// Retrieves the colors of the border.
    public final var colors: Gdk.RGBA { Gdk.RGBA(cValue: gsk_border_node_get_colors(cast()).pointee) }

    /// Retrieves the outline of the border.
    public final var outline: Gsk.RoundedRect { Gsk.RoundedRect(cValue: gsk_border_node_get_outline(cast()).pointee) }

    /// Retrieves the stroke widths of the border.
    public final var widths: [Double] {
      elements(gsk_border_node_get_widths(cast()), count: Int(4), isGiven: false) { Double($0) }
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
      self.init(taking: UnsafeMutableRawPointer(gsk_cairo_node_new(&cBounds)))
    }

    /// Creates a Cairo context for drawing using the surface associated to the render node.
    public final var drawContext: Cairo.Context { givenBoxed(gsk_cairo_node_get_draw_context(cast())) }

    /// Retrieves the Cairo surface used by the render node.
    public final var surface: Cairo.Surface { lentBoxed(gsk_cairo_node_get_surface(cast())) }
  }
}

extension Gsk {
  /// A GSK renderer that is using cairo.
  open class CairoRenderer: Gsk.Renderer {
    open override class var gType: GType { gsk_cairo_renderer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a new Cairo renderer.
    public init() {
      super.init(adopting: UnsafeMutableRawPointer(gsk_cairo_renderer_new()))
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
      self.init(taking: UnsafeMutableRawPointer(gsk_clip_node_new(child.cast(), &cClip)))
    }

    /// Gets the child node that is getting clipped by the given `node`.
    public final var child: Gsk.RenderNode { lentBoxed(gsk_clip_node_get_child(cast())) }

    /// Retrieves the clip rectangle for `node`.
    public final var clip: Graphene.Rect { Graphene.Rect(cValue: gsk_clip_node_get_clip(cast()).pointee) }
  }
}

extension Gsk {
  /// A render node controlling the color matrix of its single child node.
  open class ColorMatrixNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_color_matrix_node_get_type() }

    /// Creates a `GskRenderNode` that will drawn the `child` with `colorMatrix`.
    public convenience init(child: Gsk.RenderNode, colorMatrix: Graphene.Matrix, colorOffset: Graphene.Vec4) {
      self.init(
        taking: UnsafeMutableRawPointer(gsk_color_matrix_node_new(child.cast(), colorMatrix.cast(), colorOffset.cast()))
      )
    }

    /// Gets the child node that is getting its colors modified by the given `node`.
    public final var child: Gsk.RenderNode { lentBoxed(gsk_color_matrix_node_get_child(cast())) }

    /// Retrieves the color matrix used by the `node`.
    public final var colorMatrix: Graphene.Matrix { lentBoxed(gsk_color_matrix_node_get_color_matrix(cast())) }

    /// Retrieves the color offset used by the `node`.
    public final var colorOffset: Graphene.Vec4 { lentBoxed(gsk_color_matrix_node_get_color_offset(cast())) }
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
      self.init(taking: UnsafeMutableRawPointer(gsk_color_node_new(&cRgba, &cBounds)))
    }

    /// Retrieves the color of the given `node`.
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_color_node_get_color(cast()).pointee) }
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
      offset = Double(cValue.offset)
      color = Gdk.RGBA(cValue: cValue.color)
    }

    var cValue: GskColorStop { GskColorStop(offset: Float(offset), color: color.cValue) }
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
        taking: UnsafeMutableRawPointer(
          gsk_conic_gradient_node_new(&cBounds, &cCenter, Float(rotation), cColorStops, UInt(colorStops.count))))
    }

    /// Retrieves the angle for the gradient in radians, normalized in [0, 2 * PI].
    public final var angle: Double { Double(gsk_conic_gradient_node_get_angle(cast())) }

    /// Retrieves the center pointer for the gradient.
    public final var center: Graphene.Point {
      Graphene.Point(cValue: gsk_conic_gradient_node_get_center(cast()).pointee)
    }

    /// Retrieves the color stops in the gradient.
    public final var colorStops: [Gsk.ColorStop] {
      var cNStops: UInt = 0
      let result = gsk_conic_gradient_node_get_color_stops(cast(), &cNStops)
      return elements(result, count: Int(cNStops), isGiven: false) { Gsk.ColorStop(cValue: $0) }
    }

    /// Retrieves the number of color stops in the gradient.
    public final var nColorStops: Int { Int(gsk_conic_gradient_node_get_n_color_stops(cast())) }

    /// Retrieves the rotation for the gradient in degrees.
    public final var rotation: Double { Double(gsk_conic_gradient_node_get_rotation(cast())) }
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
      self.init(
        taking: UnsafeMutableRawPointer(
          gsk_container_node_new(lent.array(children, by: \.pointer), UInt32(children.count))))
    }

    /// Gets one of the children of `container`.
    public final func getChild(_ idx: Int) -> Gsk.RenderNode {
      lentBoxed(gsk_container_node_get_child(cast(), UInt32(swift: idx)))
    }

    /// Retrieves the number of direct children of `node`.
    public final var nChildren: Int { Int(c: gsk_container_node_get_n_children(cast())) }
  }
}

extension Gsk {
  /// A render node cross fading between two child nodes.
  open class CrossFadeNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_cross_fade_node_get_type() }

    /// Creates a `GskRenderNode` that will do a cross-fade between `start` and `end`.
    public convenience init(start: Gsk.RenderNode, end: Gsk.RenderNode, progress: Double) {
      self.init(taking: UnsafeMutableRawPointer(gsk_cross_fade_node_new(start.cast(), end.cast(), Float(progress))))
    }

    /// Retrieves the child `GskRenderNode` at the end of the cross-fade.
    public final var endChild: Gsk.RenderNode { lentBoxed(gsk_cross_fade_node_get_end_child(cast())) }

    /// Retrieves the progress value of the cross fade.
    public final var progress: Double { Double(gsk_cross_fade_node_get_progress(cast())) }

    /// Retrieves the child `GskRenderNode` at the beginning of the cross-fade.
    public final var startChild: Gsk.RenderNode { lentBoxed(gsk_cross_fade_node_get_start_child(cast())) }
  }
}

extension Gsk {
  /// A render node that emits a debugging message when drawing its child node.
  open class DebugNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_debug_node_get_type() }

    /// Creates a `GskRenderNode` that will add debug information about the given `child`.
    public convenience init(child: Gsk.RenderNode, message: String) {
      self.init(taking: UnsafeMutableRawPointer(gsk_debug_node_new(child.cast(), g_strdup(message))))
    }

    /// Gets the child node that is getting drawn by the given `node`.
    public final var child: Gsk.RenderNode { lentBoxed(gsk_debug_node_get_child(cast())) }

    /// Gets the debug message that was set on this node
    public final var message: String { lentString(gsk_debug_node_get_message(cast())) }
  }
}

extension Gsk {
  /// A `GskGLShader` is a snippet of GLSL that is meant to run in the fragment shader of the rendering pipeline.
  open class GLShader: Object {
    open override class var gType: GType { gsk_gl_shader_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Creates a `GskGLShader` that will render pixels using the specified code.
    public init(sourcecode: GLib.Bytes) {
      super.init(adopting: UnsafeMutableRawPointer(gsk_gl_shader_new_from_bytes(sourcecode.cast())))
    }

    /// Creates a `GskGLShader` that will render pixels using the specified code.
    public init(resourcePath: String) {
      super.init(adopting: UnsafeMutableRawPointer(gsk_gl_shader_new_from_resource(resourcePath)))
    }

    /// Resource containing the source code for the shader.
    public final var resource: String? { lentString(gsk_gl_shader_get_resource(cast())) }

    public final var source: GLib.Bytes? { getProperty("source") }

    /// Tries to compile the `shader` for the given `renderer`.
    public final func compile(_ renderer: Gsk.Renderer) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_gl_shader_compile(cast(), renderer.cast(), &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Looks for a uniform by the name `name`, and returns the index of the uniform, or -1 if it was not found.
    @discardableResult
    public final func findUniformByName(_ name: String) -> Int {
      Int(c: gsk_gl_shader_find_uniform_by_name(cast(), name))
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgBool(_ args: GLib.Bytes, idx: Int) -> Bool {
      Bool(c: gsk_gl_shader_get_arg_bool(cast(), args.cast(), Int32(swift: idx)))
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgFloat(_ args: GLib.Bytes, idx: Int) -> Double {
      Double(gsk_gl_shader_get_arg_float(cast(), args.cast(), Int32(swift: idx)))
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgInt(_ args: GLib.Bytes, idx: Int) -> Int {
      Int(c: gsk_gl_shader_get_arg_int(cast(), args.cast(), Int32(swift: idx)))
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgUint(_ args: GLib.Bytes, idx: Int) -> Int {
      Int(c: gsk_gl_shader_get_arg_uint(cast(), args.cast(), Int32(swift: idx)))
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgVec2(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec2) {
      gsk_gl_shader_get_arg_vec2(cast(), args.cast(), Int32(swift: idx), outValue.cast())
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgVec3(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec3) {
      gsk_gl_shader_get_arg_vec3(cast(), args.cast(), Int32(swift: idx), outValue.cast())
    }

    /// Gets the value of the uniform `idx` in the `args` block.
    public final func getArgVec4(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec4) {
      gsk_gl_shader_get_arg_vec4(cast(), args.cast(), Int32(swift: idx), outValue.cast())
    }

    /// Get the size of the data block used to specify arguments for this shader.
    public final var argsSize: Int { Int(gsk_gl_shader_get_args_size(cast())) }

    /// Returns the number of textures that the shader requires.
    public final var nTextures: Int { Int(c: gsk_gl_shader_get_n_textures(cast())) }

    /// Get the number of declared uniforms for this shader.
    public final var nUniforms: Int { Int(c: gsk_gl_shader_get_n_uniforms(cast())) }

    /// Get the name of the declared uniform for this shader at index `idx`.
    public final func getUniformName(_ idx: Int) -> String {
      lentString(gsk_gl_shader_get_uniform_name(cast(), Int32(swift: idx)))
    }

    /// Get the offset into the data block where data for this uniforms is stored.
    public final func getUniformOffset(_ idx: Int) -> Int {
      Int(c: gsk_gl_shader_get_uniform_offset(cast(), Int32(swift: idx)))
    }

    /// Get the type of the declared uniform for this shader at index `idx`.
    public final func getUniformType(_ idx: Int) -> Gsk.GLUniformType {
      Gsk.GLUniformType(cValue: gsk_gl_shader_get_uniform_type(cast(), Int32(swift: idx)))
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
        taking: UnsafeMutableRawPointer(
          gsk_gl_shader_node_new(
            shader.cast(), &cBounds, args.cast(), lent.array(children, by: \.pointer), UInt32(children.count))))
    }

    /// Gets args for the node.
    public final var args: GLib.Bytes { lentBoxed(gsk_gl_shader_node_get_args(cast())) }

    /// Gets one of the children.
    public final func getChild(_ idx: Int) -> Gsk.RenderNode {
      lentBoxed(gsk_gl_shader_node_get_child(cast(), UInt32(swift: idx)))
    }

    /// Returns the number of children
    public final var nChildren: Int { Int(c: gsk_gl_shader_node_get_n_children(cast())) }

    /// Gets shader code for the node.
    public final var shader: Gsk.GLShader? { lentObject(gsk_gl_shader_node_get_shader(cast())) }
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
        taking: UnsafeMutableRawPointer(
          gsk_inset_shadow_node_new(&cOutline, &cColor, Float(dx), Float(dy), Float(spread), Float(blurRadius))))
    }

    /// Retrieves the blur radius to apply to the shadow.
    public final var blurRadius: Double { Double(gsk_inset_shadow_node_get_blur_radius(cast())) }

    /// Retrieves the color of the inset shadow.
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_inset_shadow_node_get_color(cast()).pointee) }

    /// Retrieves the horizontal offset of the inset shadow.
    public final var dx: Double { Double(gsk_inset_shadow_node_get_dx(cast())) }

    /// Retrieves the vertical offset of the inset shadow.
    public final var dy: Double { Double(gsk_inset_shadow_node_get_dy(cast())) }

    /// Retrieves the outline rectangle of the inset shadow.
    public final var outline: Gsk.RoundedRect {
      Gsk.RoundedRect(cValue: gsk_inset_shadow_node_get_outline(cast()).pointee)
    }

    /// Retrieves how much the shadow spreads inwards.
    public final var spread: Double { Double(gsk_inset_shadow_node_get_spread(cast())) }
  }
}
