// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// What GTK's interface uses of Gsk.
public enum Gsk {}

extension Gsk {
  /// The class [`GskBlendNode`](https://docs.gtk.org/gsk4/class.BlendNode.html).
  open class BlendNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_blend_node_get_type() }

    /// Calls [`gsk_blend_node_new()`](https://docs.gtk.org/gsk4/ctor.BlendNode.new.html).
    public convenience init(bottom: Gsk.RenderNode, top: Gsk.RenderNode, blendMode: Gsk.BlendMode) {
      self.init(taking: gsk_blend_node_new(bottom.opaque, top.opaque, blendMode.cValue).raw)
    }

    /// Calls [`gsk_blend_node_get_blend_mode()`](https://docs.gtk.org/gsk4/method.BlendNode.get_blend_mode.html).
    public final var blendMode: Gsk.BlendMode { Gsk.BlendMode(cValue: gsk_blend_node_get_blend_mode(opaque)) }

    /// Calls [`gsk_blend_node_get_bottom_child()`](https://docs.gtk.org/gsk4/method.BlendNode.get_bottom_child.html).
    public final var bottomChild: Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_blend_node_get_bottom_child(opaque)))
    }

    /// Calls [`gsk_blend_node_get_top_child()`](https://docs.gtk.org/gsk4/method.BlendNode.get_top_child.html).
    public final var topChild: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_blend_node_get_top_child(opaque))) }
  }
}

extension Gsk {
  /// The class [`GskBlurNode`](https://docs.gtk.org/gsk4/class.BlurNode.html).
  open class BlurNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_blur_node_get_type() }

    /// Calls [`gsk_blur_node_new()`](https://docs.gtk.org/gsk4/ctor.BlurNode.new.html).
    public convenience init(child: Gsk.RenderNode, radius: Double) {
      self.init(taking: gsk_blur_node_new(child.opaque, radius.float).raw)
    }

    /// Calls [`gsk_blur_node_get_child()`](https://docs.gtk.org/gsk4/method.BlurNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_blur_node_get_child(opaque))) }

    /// Calls [`gsk_blur_node_get_radius()`](https://docs.gtk.org/gsk4/method.BlurNode.get_radius.html).
    public final var radius: Double { gsk_blur_node_get_radius(opaque).double }
  }
}

extension Gsk {
  /// The class [`GskBorderNode`](https://docs.gtk.org/gsk4/class.BorderNode.html).
  open class BorderNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_border_node_get_type() }

    /// Calls [`gsk_border_node_new()`](https://docs.gtk.org/gsk4/ctor.BorderNode.new.html).
    public convenience init(outline: Gsk.RoundedRect, borderWidth: [Double] = [], borderColor: [Gdk.RGBA] = []) {
      var cOutline = outline.cValue
      precondition(borderWidth.count == 4, "borderWidth has 4 elements")
      let cBorderWidth = borderWidth.map { $0.float }
      precondition(borderColor.count == 4, "borderColor has 4 elements")
      let cBorderColor = borderColor.map { $0.cValue }
      self.init(taking: gsk_border_node_new(&cOutline, cBorderWidth, cBorderColor).raw)
    }

    /// Calls [`gsk_border_node_get_colors()`](https://docs.gtk.org/gsk4/method.BorderNode.get_colors.html).
    public final var colors: Gdk.RGBA { Gdk.RGBA(cValue: gsk_border_node_get_colors(opaque).pointee) }

    /// Calls [`gsk_border_node_get_outline()`](https://docs.gtk.org/gsk4/method.BorderNode.get_outline.html).
    public final var outline: Gsk.RoundedRect { Gsk.RoundedRect(cValue: gsk_border_node_get_outline(opaque).pointee) }

    /// Calls [`gsk_border_node_get_widths()`](https://docs.gtk.org/gsk4/method.BorderNode.get_widths.html).
    public final var widths: [Double] {
      elements(gsk_border_node_get_widths(opaque), count: 4, isGiven: false) { $0.double }
    }
  }
}

extension Gsk {
  /// The class [`GskCairoNode`](https://docs.gtk.org/gsk4/class.CairoNode.html).
  open class CairoNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_cairo_node_get_type() }

    /// Calls [`gsk_cairo_node_new()`](https://docs.gtk.org/gsk4/ctor.CairoNode.new.html).
    public convenience init(bounds: Graphene.Rect) {
      var cBounds = bounds.cValue
      self.init(taking: gsk_cairo_node_new(&cBounds).raw)
    }

    /// Calls [`gsk_cairo_node_get_draw_context()`](https://docs.gtk.org/gsk4/method.CairoNode.get_draw_context.html).
    public final var drawContext: Cairo.Context {
      promised(givenBoxed(opaque: gsk_cairo_node_get_draw_context(opaque)))
    }

    /// Calls [`gsk_cairo_node_get_surface()`](https://docs.gtk.org/gsk4/method.CairoNode.get_surface.html).
    public final var surface: Cairo.Surface { promised(lentBoxed(opaque: gsk_cairo_node_get_surface(opaque))) }
  }
}

extension Gsk {
  /// The class [`GskCairoRenderer`](https://docs.gtk.org/gsk4/class.CairoRenderer.html).
  open class CairoRenderer: Gsk.Renderer {
    open override class var gType: GType { gsk_cairo_renderer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gsk_cairo_renderer_new()`](https://docs.gtk.org/gsk4/ctor.CairoRenderer.new.html).
    public init() {
      super.init(adopting: gsk_cairo_renderer_new().raw)
    }
  }
}

extension Gsk {
  /// The class [`GskClipNode`](https://docs.gtk.org/gsk4/class.ClipNode.html).
  open class ClipNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_clip_node_get_type() }

    /// Calls [`gsk_clip_node_new()`](https://docs.gtk.org/gsk4/ctor.ClipNode.new.html).
    public convenience init(child: Gsk.RenderNode, clip: Graphene.Rect) {
      var cClip = clip.cValue
      self.init(taking: gsk_clip_node_new(child.opaque, &cClip).raw)
    }

    /// Calls [`gsk_clip_node_get_child()`](https://docs.gtk.org/gsk4/method.ClipNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_clip_node_get_child(opaque))) }

    /// Calls [`gsk_clip_node_get_clip()`](https://docs.gtk.org/gsk4/method.ClipNode.get_clip.html).
    public final var clip: Graphene.Rect { Graphene.Rect(cValue: gsk_clip_node_get_clip(opaque).pointee) }
  }
}

extension Gsk {
  /// The class [`GskColorMatrixNode`](https://docs.gtk.org/gsk4/class.ColorMatrixNode.html).
  open class ColorMatrixNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_color_matrix_node_get_type() }

    /// Calls [`gsk_color_matrix_node_new()`](https://docs.gtk.org/gsk4/ctor.ColorMatrixNode.new.html).
    public convenience init(child: Gsk.RenderNode, colorMatrix: Graphene.Matrix, colorOffset: Graphene.Vec4) {
      self.init(
        taking: gsk_color_matrix_node_new(child.opaque, colorMatrix.grapheneMatrixT, colorOffset.grapheneVec4T).raw)
    }

    /// Calls [`gsk_color_matrix_node_get_child()`](https://docs.gtk.org/gsk4/method.ColorMatrixNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_color_matrix_node_get_child(opaque))) }

    /// Calls
    /// [`gsk_color_matrix_node_get_color_matrix()`](https://docs.gtk.org/gsk4/method.ColorMatrixNode.get_color_matrix.html).
    public final var colorMatrix: Graphene.Matrix {
      promised(lentBoxed(gsk_color_matrix_node_get_color_matrix(opaque)))
    }

    /// Calls
    /// [`gsk_color_matrix_node_get_color_offset()`](https://docs.gtk.org/gsk4/method.ColorMatrixNode.get_color_offset.html).
    public final var colorOffset: Graphene.Vec4 { promised(lentBoxed(gsk_color_matrix_node_get_color_offset(opaque))) }
  }
}

extension Gsk {
  /// The class [`GskColorNode`](https://docs.gtk.org/gsk4/class.ColorNode.html).
  open class ColorNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_color_node_get_type() }

    /// Calls [`gsk_color_node_new()`](https://docs.gtk.org/gsk4/ctor.ColorNode.new.html).
    public convenience init(rgba: Gdk.RGBA, bounds: Graphene.Rect) {
      var cRgba = rgba.cValue
      var cBounds = bounds.cValue
      self.init(taking: gsk_color_node_new(&cRgba, &cBounds).raw)
    }

    /// Calls [`gsk_color_node_get_color()`](https://docs.gtk.org/gsk4/method.ColorNode.get_color.html).
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_color_node_get_color(opaque).pointee) }
  }
}

extension Gsk {
  /// The struct [`GskColorStop`](https://docs.gtk.org/gsk4/struct.ColorStop.html).
  public struct ColorStop: Hashable, Sendable {
    /// `GskColorStop.offset` in C.
    public var offset: Double

    /// `GskColorStop.color` in C.
    public var color: Gdk.RGBA

    /// Makes one of its fields.
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
  /// The class [`GskConicGradientNode`](https://docs.gtk.org/gsk4/class.ConicGradientNode.html).
  open class ConicGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_conic_gradient_node_get_type() }

    /// Calls [`gsk_conic_gradient_node_new()`](https://docs.gtk.org/gsk4/ctor.ConicGradientNode.new.html).
    public convenience init(
      bounds: Graphene.Rect, center: Graphene.Point, rotation: Double, colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cCenter = center.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(
        taking: gsk_conic_gradient_node_new(&cBounds, &cCenter, rotation.float, cColorStops, colorStops.count.uint).raw)
    }

    /// Calls
    /// [`gsk_conic_gradient_node_get_angle()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_angle.html).
    /// Since GTK 4.2.
    public final var angle: Double { gsk_conic_gradient_node_get_angle(opaque).double }

    /// Calls
    /// [`gsk_conic_gradient_node_get_center()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_center.html).
    public final var center: Graphene.Point {
      Graphene.Point(cValue: gsk_conic_gradient_node_get_center(opaque).pointee)
    }

    /// Calls
    /// [`gsk_conic_gradient_node_get_color_stops()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_color_stops.html).
    public final var colorStops: [Gsk.ColorStop] {
      var cNStops: UInt = 0
      let result = gsk_conic_gradient_node_get_color_stops(opaque, &cNStops)
      return elements(result, count: cNStops.int, isGiven: false) { Gsk.ColorStop(cValue: $0) }
    }

    /// Calls
    /// [`gsk_conic_gradient_node_get_n_color_stops()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_n_color_stops.html).
    public final var nColorStops: Int { gsk_conic_gradient_node_get_n_color_stops(opaque).int }

    /// Calls
    /// [`gsk_conic_gradient_node_get_rotation()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_rotation.html).
    public final var rotation: Double { gsk_conic_gradient_node_get_rotation(opaque).double }
  }
}

extension Gsk {
  /// The class [`GskContainerNode`](https://docs.gtk.org/gsk4/class.ContainerNode.html).
  open class ContainerNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_container_node_get_type() }

    /// Calls [`gsk_container_node_new()`](https://docs.gtk.org/gsk4/ctor.ContainerNode.new.html).
    public convenience init(children: [Gsk.RenderNode] = []) {
      let lent = CallScope()
      defer { lent.end() }
      self.init(taking: gsk_container_node_new(lent.array(children, by: \.pointer), children.count.uint32).raw)
    }

    /// Calls [`gsk_container_node_get_child()`](https://docs.gtk.org/gsk4/method.ContainerNode.get_child.html).
    public final func getChild(_ idx: Int) -> Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_container_node_get_child(opaque, idx.uint32)))
    }

    /// Calls
    /// [`gsk_container_node_get_n_children()`](https://docs.gtk.org/gsk4/method.ContainerNode.get_n_children.html).
    public final var nChildren: Int { gsk_container_node_get_n_children(opaque).int }
  }
}

extension Gsk {
  /// The class [`GskCrossFadeNode`](https://docs.gtk.org/gsk4/class.CrossFadeNode.html).
  open class CrossFadeNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_cross_fade_node_get_type() }

    /// Calls [`gsk_cross_fade_node_new()`](https://docs.gtk.org/gsk4/ctor.CrossFadeNode.new.html).
    public convenience init(start: Gsk.RenderNode, end: Gsk.RenderNode, progress: Double) {
      self.init(taking: gsk_cross_fade_node_new(start.opaque, end.opaque, progress.float).raw)
    }

    /// Calls
    /// [`gsk_cross_fade_node_get_end_child()`](https://docs.gtk.org/gsk4/method.CrossFadeNode.get_end_child.html).
    public final var endChild: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_cross_fade_node_get_end_child(opaque))) }

    /// Calls [`gsk_cross_fade_node_get_progress()`](https://docs.gtk.org/gsk4/method.CrossFadeNode.get_progress.html).
    public final var progress: Double { gsk_cross_fade_node_get_progress(opaque).double }

    /// Calls
    /// [`gsk_cross_fade_node_get_start_child()`](https://docs.gtk.org/gsk4/method.CrossFadeNode.get_start_child.html).
    public final var startChild: Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_cross_fade_node_get_start_child(opaque)))
    }
  }
}

extension Gsk {
  /// The class [`GskDebugNode`](https://docs.gtk.org/gsk4/class.DebugNode.html).
  open class DebugNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_debug_node_get_type() }

    /// Calls [`gsk_debug_node_new()`](https://docs.gtk.org/gsk4/ctor.DebugNode.new.html).
    public convenience init(child: Gsk.RenderNode, message: String) {
      self.init(taking: gsk_debug_node_new(child.opaque, g_strdup(message)).raw)
    }

    /// Calls [`gsk_debug_node_get_child()`](https://docs.gtk.org/gsk4/method.DebugNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_debug_node_get_child(opaque))) }

    /// Calls [`gsk_debug_node_get_message()`](https://docs.gtk.org/gsk4/method.DebugNode.get_message.html).
    public final var message: String { lentString(gsk_debug_node_get_message(opaque)) }
  }
}

extension Gsk {
  /// The class [`GskGLShader`](https://docs.gtk.org/gsk4/class.GLShader.html).
  open class GLShader: Object {
    open override class var gType: GType { gsk_gl_shader_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gsk_gl_shader_new_from_bytes()`](https://docs.gtk.org/gsk4/ctor.GLShader.new_from_bytes.html).
    public init(sourcecode: GLib.Bytes) {
      super.init(adopting: gsk_gl_shader_new_from_bytes(sourcecode.opaque).raw)
    }

    /// Calls [`gsk_gl_shader_new_from_resource()`](https://docs.gtk.org/gsk4/ctor.GLShader.new_from_resource.html).
    public init(resourcePath: String) {
      super.init(adopting: gsk_gl_shader_new_from_resource(resourcePath).raw)
    }

    /// The property [`resource`](https://docs.gtk.org/gsk4/property.GLShader.resource.html) of `GskGLShader`.
    public final var resource: String? { lentString(ifAny: gsk_gl_shader_get_resource(instance(self))) }

    /// The property [`source`](https://docs.gtk.org/gsk4/property.GLShader.source.html) of `GskGLShader`.
    public final var source: GLib.Bytes? { getProperty("source") }

    /// Calls [`gsk_gl_shader_compile()`](https://docs.gtk.org/gsk4/method.GLShader.compile.html).
    public final func compile(_ renderer: Gsk.Renderer) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_gl_shader_compile(instance(self), renderer.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`gsk_gl_shader_find_uniform_by_name()`](https://docs.gtk.org/gsk4/method.GLShader.find_uniform_by_name.html).
    @discardableResult
    public final func findUniformByName(_ name: String) -> Int {
      gsk_gl_shader_find_uniform_by_name(instance(self), name).int
    }

    /// Calls [`gsk_gl_shader_get_arg_bool()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_bool.html).
    public final func getArgBool(_ args: GLib.Bytes, idx: Int) -> Bool {
      gsk_gl_shader_get_arg_bool(instance(self), args.opaque, idx.int32).isTrue
    }

    /// Calls [`gsk_gl_shader_get_arg_float()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_float.html).
    public final func getArgFloat(_ args: GLib.Bytes, idx: Int) -> Double {
      gsk_gl_shader_get_arg_float(instance(self), args.opaque, idx.int32).double
    }

    /// Calls [`gsk_gl_shader_get_arg_int()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_int.html).
    public final func getArgInt(_ args: GLib.Bytes, idx: Int) -> Int {
      gsk_gl_shader_get_arg_int(instance(self), args.opaque, idx.int32).int
    }

    /// Calls [`gsk_gl_shader_get_arg_uint()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_uint.html).
    public final func getArgUint(_ args: GLib.Bytes, idx: Int) -> Int {
      gsk_gl_shader_get_arg_uint(instance(self), args.opaque, idx.int32).int
    }

    /// Calls [`gsk_gl_shader_get_arg_vec2()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_vec2.html).
    public final func getArgVec2(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec2) {
      gsk_gl_shader_get_arg_vec2(instance(self), args.opaque, idx.int32, outValue.grapheneVec2T)
    }

    /// Calls [`gsk_gl_shader_get_arg_vec3()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_vec3.html).
    public final func getArgVec3(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec3) {
      gsk_gl_shader_get_arg_vec3(instance(self), args.opaque, idx.int32, outValue.grapheneVec3T)
    }

    /// Calls [`gsk_gl_shader_get_arg_vec4()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_vec4.html).
    public final func getArgVec4(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec4) {
      gsk_gl_shader_get_arg_vec4(instance(self), args.opaque, idx.int32, outValue.grapheneVec4T)
    }

    /// Calls [`gsk_gl_shader_get_args_size()`](https://docs.gtk.org/gsk4/method.GLShader.get_args_size.html).
    public final var argsSize: Int { gsk_gl_shader_get_args_size(instance(self)).int }

    /// Calls [`gsk_gl_shader_get_n_textures()`](https://docs.gtk.org/gsk4/method.GLShader.get_n_textures.html).
    public final var nTextures: Int { gsk_gl_shader_get_n_textures(instance(self)).int }

    /// Calls [`gsk_gl_shader_get_n_uniforms()`](https://docs.gtk.org/gsk4/method.GLShader.get_n_uniforms.html).
    public final var nUniforms: Int { gsk_gl_shader_get_n_uniforms(instance(self)).int }

    /// Calls [`gsk_gl_shader_get_uniform_name()`](https://docs.gtk.org/gsk4/method.GLShader.get_uniform_name.html).
    public final func getUniformName(_ idx: Int) -> String {
      lentString(gsk_gl_shader_get_uniform_name(instance(self), idx.int32))
    }

    /// Calls [`gsk_gl_shader_get_uniform_offset()`](https://docs.gtk.org/gsk4/method.GLShader.get_uniform_offset.html).
    public final func getUniformOffset(_ idx: Int) -> Int {
      gsk_gl_shader_get_uniform_offset(instance(self), idx.int32).int
    }

    /// Calls [`gsk_gl_shader_get_uniform_type()`](https://docs.gtk.org/gsk4/method.GLShader.get_uniform_type.html).
    public final func getUniformType(_ idx: Int) -> Gsk.GLUniformType {
      Gsk.GLUniformType(cValue: gsk_gl_shader_get_uniform_type(instance(self), idx.int32))
    }
  }
}

extension Reactive where Base: Gsk.GLShader {
  /// The property [`resource`](https://docs.gtk.org/gsk4/property.GLShader.resource.html) of `GskGLShader`.
  public var resource: SafeSignal<String?> { readOnlyProperty("resource") }

  /// The property [`source`](https://docs.gtk.org/gsk4/property.GLShader.source.html) of `GskGLShader`.
  public var source: SafeSignal<GLib.Bytes?> { readOnlyProperty("source") }
}

extension Gsk {
  /// The class [`GskGLShaderNode`](https://docs.gtk.org/gsk4/class.GLShaderNode.html).
  open class GLShaderNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_gl_shader_node_get_type() }

    /// Calls [`gsk_gl_shader_node_new()`](https://docs.gtk.org/gsk4/ctor.GLShaderNode.new.html).
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

    /// Calls [`gsk_gl_shader_node_get_args()`](https://docs.gtk.org/gsk4/method.GLShaderNode.get_args.html).
    public final var args: GLib.Bytes { promised(lentBoxed(opaque: gsk_gl_shader_node_get_args(opaque))) }

    /// Calls [`gsk_gl_shader_node_get_child()`](https://docs.gtk.org/gsk4/method.GLShaderNode.get_child.html).
    public final func getChild(_ idx: Int) -> Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_gl_shader_node_get_child(opaque, idx.uint32)))
    }

    /// Calls
    /// [`gsk_gl_shader_node_get_n_children()`](https://docs.gtk.org/gsk4/method.GLShaderNode.get_n_children.html).
    public final var nChildren: Int { gsk_gl_shader_node_get_n_children(opaque).int }

    /// Calls [`gsk_gl_shader_node_get_shader()`](https://docs.gtk.org/gsk4/method.GLShaderNode.get_shader.html).
    public final var shader: Gsk.GLShader? { lentObject(opaque: gsk_gl_shader_node_get_shader(opaque)) }
  }
}

extension Gsk {
  /// The class [`GskInsetShadowNode`](https://docs.gtk.org/gsk4/class.InsetShadowNode.html).
  open class InsetShadowNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_inset_shadow_node_get_type() }

    /// Calls [`gsk_inset_shadow_node_new()`](https://docs.gtk.org/gsk4/ctor.InsetShadowNode.new.html).
    public convenience init(
      outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
    ) {
      var cOutline = outline.cValue
      var cColor = color.cValue
      self.init(
        taking: gsk_inset_shadow_node_new(&cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float).raw)
    }

    /// Calls
    /// [`gsk_inset_shadow_node_get_blur_radius()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_blur_radius.html).
    public final var blurRadius: Double { gsk_inset_shadow_node_get_blur_radius(opaque).double }

    /// Calls [`gsk_inset_shadow_node_get_color()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_color.html).
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_inset_shadow_node_get_color(opaque).pointee) }

    /// Calls [`gsk_inset_shadow_node_get_dx()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_dx.html).
    public final var dx: Double { gsk_inset_shadow_node_get_dx(opaque).double }

    /// Calls [`gsk_inset_shadow_node_get_dy()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_dy.html).
    public final var dy: Double { gsk_inset_shadow_node_get_dy(opaque).double }

    /// Calls
    /// [`gsk_inset_shadow_node_get_outline()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_outline.html).
    public final var outline: Gsk.RoundedRect {
      Gsk.RoundedRect(cValue: gsk_inset_shadow_node_get_outline(opaque).pointee)
    }

    /// Calls [`gsk_inset_shadow_node_get_spread()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_spread.html).
    public final var spread: Double { gsk_inset_shadow_node_get_spread(opaque).double }
  }
}

extension Gsk {
  /// The class [`GskLinearGradientNode`](https://docs.gtk.org/gsk4/class.LinearGradientNode.html).
  open class LinearGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_linear_gradient_node_get_type() }

    /// Calls [`gsk_linear_gradient_node_new()`](https://docs.gtk.org/gsk4/ctor.LinearGradientNode.new.html).
    public convenience init(
      bounds: Graphene.Rect, start: Graphene.Point, end: Graphene.Point, colorStops: [Gsk.ColorStop] = []
    ) {
      var cBounds = bounds.cValue
      var cStart = start.cValue
      var cEnd = end.cValue
      let cColorStops = colorStops.map { $0.cValue }
      self.init(taking: gsk_linear_gradient_node_new(&cBounds, &cStart, &cEnd, cColorStops, colorStops.count.uint).raw)
    }

    /// Calls
    /// [`gsk_linear_gradient_node_get_color_stops()`](https://docs.gtk.org/gsk4/method.LinearGradientNode.get_color_stops.html).
    public final var colorStops: [Gsk.ColorStop] {
      var cNStops: UInt = 0
      let result = gsk_linear_gradient_node_get_color_stops(opaque, &cNStops)
      return elements(result, count: cNStops.int, isGiven: false) { Gsk.ColorStop(cValue: $0) }
    }

    /// Calls [`gsk_linear_gradient_node_get_end()`](https://docs.gtk.org/gsk4/method.LinearGradientNode.get_end.html).
    public final var end: Graphene.Point { Graphene.Point(cValue: gsk_linear_gradient_node_get_end(opaque).pointee) }

    /// Calls
    /// [`gsk_linear_gradient_node_get_n_color_stops()`](https://docs.gtk.org/gsk4/method.LinearGradientNode.get_n_color_stops.html).
    public final var nColorStops: Int { gsk_linear_gradient_node_get_n_color_stops(opaque).int }

    /// Calls
    /// [`gsk_linear_gradient_node_get_start()`](https://docs.gtk.org/gsk4/method.LinearGradientNode.get_start.html).
    public final var start: Graphene.Point {
      Graphene.Point(cValue: gsk_linear_gradient_node_get_start(opaque).pointee)
    }
  }
}

extension Gsk {
  /// The class [`GskOpacityNode`](https://docs.gtk.org/gsk4/class.OpacityNode.html).
  open class OpacityNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_opacity_node_get_type() }

    /// Calls [`gsk_opacity_node_new()`](https://docs.gtk.org/gsk4/ctor.OpacityNode.new.html).
    public convenience init(child: Gsk.RenderNode, opacity: Double) {
      self.init(taking: gsk_opacity_node_new(child.opaque, opacity.float).raw)
    }

    /// Calls [`gsk_opacity_node_get_child()`](https://docs.gtk.org/gsk4/method.OpacityNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_opacity_node_get_child(opaque))) }

    /// Calls [`gsk_opacity_node_get_opacity()`](https://docs.gtk.org/gsk4/method.OpacityNode.get_opacity.html).
    public final var opacity: Double { gsk_opacity_node_get_opacity(opaque).double }
  }
}

extension Gsk {
  /// The class [`GskOutsetShadowNode`](https://docs.gtk.org/gsk4/class.OutsetShadowNode.html).
  open class OutsetShadowNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_outset_shadow_node_get_type() }

    /// Calls [`gsk_outset_shadow_node_new()`](https://docs.gtk.org/gsk4/ctor.OutsetShadowNode.new.html).
    public convenience init(
      outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
    ) {
      var cOutline = outline.cValue
      var cColor = color.cValue
      self.init(
        taking: gsk_outset_shadow_node_new(&cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float).raw)
    }

    /// Calls
    /// [`gsk_outset_shadow_node_get_blur_radius()`](https://docs.gtk.org/gsk4/method.OutsetShadowNode.get_blur_radius.html).
    public final var blurRadius: Double { gsk_outset_shadow_node_get_blur_radius(opaque).double }

    /// Calls [`gsk_outset_shadow_node_get_color()`](https://docs.gtk.org/gsk4/method.OutsetShadowNode.get_color.html).
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_outset_shadow_node_get_color(opaque).pointee) }

    /// Calls [`gsk_outset_shadow_node_get_dx()`](https://docs.gtk.org/gsk4/method.OutsetShadowNode.get_dx.html).
    public final var dx: Double { gsk_outset_shadow_node_get_dx(opaque).double }

    /// Calls [`gsk_outset_shadow_node_get_dy()`](https://docs.gtk.org/gsk4/method.OutsetShadowNode.get_dy.html).
    public final var dy: Double { gsk_outset_shadow_node_get_dy(opaque).double }

    /// Calls
    /// [`gsk_outset_shadow_node_get_outline()`](https://docs.gtk.org/gsk4/method.OutsetShadowNode.get_outline.html).
    public final var outline: Gsk.RoundedRect {
      Gsk.RoundedRect(cValue: gsk_outset_shadow_node_get_outline(opaque).pointee)
    }

    /// Calls
    /// [`gsk_outset_shadow_node_get_spread()`](https://docs.gtk.org/gsk4/method.OutsetShadowNode.get_spread.html).
    public final var spread: Double { gsk_outset_shadow_node_get_spread(opaque).double }
  }
}

extension Gsk {
  /// The struct [`GskParseLocation`](https://docs.gtk.org/gsk4/struct.ParseLocation.html).
  public struct ParseLocation: Hashable, Sendable {
    /// `GskParseLocation.bytes` in C.
    public var bytes: Int

    /// `GskParseLocation.chars` in C.
    public var chars: Int

    /// `GskParseLocation.lines` in C.
    public var lines: Int

    /// `GskParseLocation.line_bytes` in C.
    public var lineBytes: Int

    /// `GskParseLocation.line_chars` in C.
    public var lineChars: Int

    /// Makes one of its fields.
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
  /// The class [`GskRadialGradientNode`](https://docs.gtk.org/gsk4/class.RadialGradientNode.html).
  open class RadialGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_radial_gradient_node_get_type() }

    /// Calls [`gsk_radial_gradient_node_new()`](https://docs.gtk.org/gsk4/ctor.RadialGradientNode.new.html).
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

    /// Calls
    /// [`gsk_radial_gradient_node_get_center()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_center.html).
    public final var center: Graphene.Point {
      Graphene.Point(cValue: gsk_radial_gradient_node_get_center(opaque).pointee)
    }

    /// Calls
    /// [`gsk_radial_gradient_node_get_color_stops()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_color_stops.html).
    public final var colorStops: [Gsk.ColorStop] {
      var cNStops: UInt = 0
      let result = gsk_radial_gradient_node_get_color_stops(opaque, &cNStops)
      return elements(result, count: cNStops.int, isGiven: false) { Gsk.ColorStop(cValue: $0) }
    }

    /// Calls [`gsk_radial_gradient_node_get_end()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_end.html).
    public final var end: Double { gsk_radial_gradient_node_get_end(opaque).double }

    /// Calls
    /// [`gsk_radial_gradient_node_get_hradius()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_hradius.html).
    public final var hradius: Double { gsk_radial_gradient_node_get_hradius(opaque).double }

    /// Calls
    /// [`gsk_radial_gradient_node_get_n_color_stops()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_n_color_stops.html).
    public final var nColorStops: Int { gsk_radial_gradient_node_get_n_color_stops(opaque).int }

    /// Calls
    /// [`gsk_radial_gradient_node_get_start()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_start.html).
    public final var start: Double { gsk_radial_gradient_node_get_start(opaque).double }

    /// Calls
    /// [`gsk_radial_gradient_node_get_vradius()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_vradius.html).
    public final var vradius: Double { gsk_radial_gradient_node_get_vradius(opaque).double }
  }
}

extension Gsk {
  /// The class [`GskRenderNode`](https://docs.gtk.org/gsk4/class.RenderNode.html).
  open class RenderNode: FundamentalObject {
    open override class var gType: GType { gsk_render_node_get_type() }

    override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(gsk_render_node_ref(pointer.cast()))
    }

    override class func release(_ pointer: UnsafeMutableRawPointer) {
      gsk_render_node_unref(UnsafeRawPointer(pointer).cast())
    }

    /// Calls [`gsk_render_node_draw()`](https://docs.gtk.org/gsk4/method.RenderNode.draw.html).
    public final func draw(_ cr: Cairo.Context) { gsk_render_node_draw(opaque, cr.opaque) }

    /// Calls [`gsk_render_node_get_bounds()`](https://docs.gtk.org/gsk4/method.RenderNode.get_bounds.html).
    public final var bounds: Graphene.Rect {
      var cBounds = graphene_rect_t()
      gsk_render_node_get_bounds(opaque, &cBounds)
      return Graphene.Rect(cValue: cBounds)
    }

    /// Calls [`gsk_render_node_get_node_type()`](https://docs.gtk.org/gsk4/method.RenderNode.get_node_type.html).
    public final var nodeType: Gsk.RenderNodeType { Gsk.RenderNodeType(cValue: gsk_render_node_get_node_type(opaque)) }

    /// Calls [`gsk_render_node_serialize()`](https://docs.gtk.org/gsk4/method.RenderNode.serialize.html).
    @discardableResult
    public final func serialize() -> GLib.Bytes { promised(givenBoxed(opaque: gsk_render_node_serialize(opaque))) }

    /// Calls [`gsk_render_node_write_to_file()`](https://docs.gtk.org/gsk4/method.RenderNode.write_to_file.html).
    public final func writeToFile(_ filename: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_render_node_write_to_file(opaque, filename, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`gsk_render_node_deserialize()`](https://docs.gtk.org/gsk4/type_func.RenderNode.deserialize.html).
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
  /// The class [`GskRenderer`](https://docs.gtk.org/gsk4/class.Renderer.html).
  open class Renderer: Object {
    open override class var gType: GType { gsk_renderer_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gsk_renderer_new_for_surface()`](https://docs.gtk.org/gsk4/ctor.Renderer.new_for_surface.html).
    public static func forSurface(_ surface: Gdk.Surface) -> Gsk.Renderer? {
      givenObject(opaque: gsk_renderer_new_for_surface(surface.opaque))
    }

    /// The property [`realized`](https://docs.gtk.org/gsk4/property.Renderer.realized.html) of `GskRenderer`.
    public final var realized: Bool { getProperty("realized") }

    /// The property [`surface`](https://docs.gtk.org/gsk4/property.Renderer.surface.html) of `GskRenderer`.
    public final var surface: Gdk.Surface? { lentObject(opaque: gsk_renderer_get_surface(instance(self))) }

    /// Calls [`gsk_renderer_is_realized()`](https://docs.gtk.org/gsk4/method.Renderer.is_realized.html).
    public final var isRealized: Bool { gsk_renderer_is_realized(instance(self)).isTrue }

    /// Calls [`gsk_renderer_realize()`](https://docs.gtk.org/gsk4/method.Renderer.realize.html).
    public final func realize(_ surface: Gdk.Surface?) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_renderer_realize(instance(self), surface?.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`gsk_renderer_render()`](https://docs.gtk.org/gsk4/method.Renderer.render.html).
    public final func render(_ root: Gsk.RenderNode, region: Cairo.Region?) {
      gsk_renderer_render(instance(self), root.opaque, region?.opaque)
    }

    /// Calls [`gsk_renderer_render_texture()`](https://docs.gtk.org/gsk4/method.Renderer.render_texture.html).
    @discardableResult
    public final func renderTexture(_ root: Gsk.RenderNode, viewport: Graphene.Rect?) -> Gdk.Texture {
      let lent = CallScope()
      defer { lent.end() }
      return givenObject(
        opaque: gsk_renderer_render_texture(instance(self), root.opaque, lent.structure(viewport?.cValue)))!
    }

    /// Calls [`gsk_renderer_unrealize()`](https://docs.gtk.org/gsk4/method.Renderer.unrealize.html).
    public final func unrealize() { gsk_renderer_unrealize(instance(self)) }
  }
}

extension Reactive where Base: Gsk.Renderer {
  /// The property [`realized`](https://docs.gtk.org/gsk4/property.Renderer.realized.html) of `GskRenderer`.
  public var realized: SafeSignal<Bool> { readOnlyProperty("realized") }

  /// The property [`surface`](https://docs.gtk.org/gsk4/property.Renderer.surface.html) of `GskRenderer`.
  public var surface: SafeSignal<Gdk.Surface?> { readOnlyProperty("surface") }
}

extension Gsk {
  /// The class [`GskRepeatNode`](https://docs.gtk.org/gsk4/class.RepeatNode.html).
  open class RepeatNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_repeat_node_get_type() }

    /// Calls [`gsk_repeat_node_new()`](https://docs.gtk.org/gsk4/ctor.RepeatNode.new.html).
    public convenience init(bounds: Graphene.Rect, child: Gsk.RenderNode, childBounds: Graphene.Rect? = nil) {
      let lent = CallScope()
      defer { lent.end() }
      var cBounds = bounds.cValue
      self.init(taking: gsk_repeat_node_new(&cBounds, child.opaque, lent.structure(childBounds?.cValue)).raw)
    }

    /// Calls [`gsk_repeat_node_get_child()`](https://docs.gtk.org/gsk4/method.RepeatNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_repeat_node_get_child(opaque))) }

    /// Calls [`gsk_repeat_node_get_child_bounds()`](https://docs.gtk.org/gsk4/method.RepeatNode.get_child_bounds.html).
    public final var childBounds: Graphene.Rect {
      Graphene.Rect(cValue: gsk_repeat_node_get_child_bounds(opaque).pointee)
    }
  }
}

extension Gsk {
  /// The class [`GskRepeatingLinearGradientNode`](https://docs.gtk.org/gsk4/class.RepeatingLinearGradientNode.html).
  open class RepeatingLinearGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_repeating_linear_gradient_node_get_type() }

    /// Calls
    /// [`gsk_repeating_linear_gradient_node_new()`](https://docs.gtk.org/gsk4/ctor.RepeatingLinearGradientNode.new.html).
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
  /// The class [`GskRepeatingRadialGradientNode`](https://docs.gtk.org/gsk4/class.RepeatingRadialGradientNode.html).
  open class RepeatingRadialGradientNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_repeating_radial_gradient_node_get_type() }

    /// Calls
    /// [`gsk_repeating_radial_gradient_node_new()`](https://docs.gtk.org/gsk4/ctor.RepeatingRadialGradientNode.new.html).
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
  /// The class [`GskRoundedClipNode`](https://docs.gtk.org/gsk4/class.RoundedClipNode.html).
  open class RoundedClipNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_rounded_clip_node_get_type() }

    /// Calls [`gsk_rounded_clip_node_new()`](https://docs.gtk.org/gsk4/ctor.RoundedClipNode.new.html).
    public convenience init(child: Gsk.RenderNode, clip: Gsk.RoundedRect) {
      var cClip = clip.cValue
      self.init(taking: gsk_rounded_clip_node_new(child.opaque, &cClip).raw)
    }

    /// Calls [`gsk_rounded_clip_node_get_child()`](https://docs.gtk.org/gsk4/method.RoundedClipNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_rounded_clip_node_get_child(opaque))) }

    /// Calls [`gsk_rounded_clip_node_get_clip()`](https://docs.gtk.org/gsk4/method.RoundedClipNode.get_clip.html).
    public final var clip: Gsk.RoundedRect { Gsk.RoundedRect(cValue: gsk_rounded_clip_node_get_clip(opaque).pointee) }
  }
}

extension Gsk {
  /// The struct [`GskShaderArgsBuilder`](https://docs.gtk.org/gsk4/struct.ShaderArgsBuilder.html).
  public final class ShaderArgsBuilder: Boxed {
    public override class var gType: GType { gsk_shader_args_builder_get_type() }

    /// Calls [`gsk_shader_args_builder_new()`](https://docs.gtk.org/gsk4/ctor.ShaderArgsBuilder.new.html).
    public convenience init(shader: Gsk.GLShader, initialValues: GLib.Bytes? = nil) {
      self.init(taking: gsk_shader_args_builder_new(shader.opaque, initialValues?.opaque).raw)
    }

    /// Calls [`gsk_shader_args_builder_set_bool()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_bool.html).
    public func setBool(idx: Int, value: Bool) { gsk_shader_args_builder_set_bool(opaque, idx.int32, value.gboolean) }

    /// Calls [`gsk_shader_args_builder_set_float()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_float.html).
    public func setFloat(idx: Int, value: Double) { gsk_shader_args_builder_set_float(opaque, idx.int32, value.float) }

    /// Calls [`gsk_shader_args_builder_set_int()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_int.html).
    public func setInt(idx: Int, value: Int) { gsk_shader_args_builder_set_int(opaque, idx.int32, value.int32) }

    /// Calls [`gsk_shader_args_builder_set_uint()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_uint.html).
    public func setUint(idx: Int, value: Int) { gsk_shader_args_builder_set_uint(opaque, idx.int32, value.uint32) }

    /// Calls [`gsk_shader_args_builder_set_vec2()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_vec2.html).
    public func setVec2(idx: Int, value: Graphene.Vec2) {
      gsk_shader_args_builder_set_vec2(opaque, idx.int32, value.grapheneVec2T)
    }

    /// Calls [`gsk_shader_args_builder_set_vec3()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_vec3.html).
    public func setVec3(idx: Int, value: Graphene.Vec3) {
      gsk_shader_args_builder_set_vec3(opaque, idx.int32, value.grapheneVec3T)
    }

    /// Calls [`gsk_shader_args_builder_set_vec4()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_vec4.html).
    public func setVec4(idx: Int, value: Graphene.Vec4) {
      gsk_shader_args_builder_set_vec4(opaque, idx.int32, value.grapheneVec4T)
    }

    /// Calls [`gsk_shader_args_builder_to_args()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.to_args.html).
    @discardableResult
    public func toArgs() -> GLib.Bytes { promised(givenBoxed(opaque: gsk_shader_args_builder_to_args(opaque))) }
  }
}

extension Gsk {
  /// The struct [`GskShadow`](https://docs.gtk.org/gsk4/struct.Shadow.html).
  public struct Shadow: Hashable, Sendable {
    /// `GskShadow.color` in C.
    public var color: Gdk.RGBA

    /// `GskShadow.dx` in C.
    public var dx: Double

    /// `GskShadow.dy` in C.
    public var dy: Double

    /// `GskShadow.radius` in C.
    public var radius: Double

    /// Makes one of its fields.
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
  /// The class [`GskShadowNode`](https://docs.gtk.org/gsk4/class.ShadowNode.html).
  open class ShadowNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_shadow_node_get_type() }

    /// Calls [`gsk_shadow_node_new()`](https://docs.gtk.org/gsk4/ctor.ShadowNode.new.html).
    public convenience init(child: Gsk.RenderNode, shadows: [Gsk.Shadow] = []) {
      let cShadows = shadows.map { $0.cValue }
      self.init(taking: gsk_shadow_node_new(child.opaque, cShadows, shadows.count.uint).raw)
    }

    /// Calls [`gsk_shadow_node_get_child()`](https://docs.gtk.org/gsk4/method.ShadowNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_shadow_node_get_child(opaque))) }

    /// Calls [`gsk_shadow_node_get_n_shadows()`](https://docs.gtk.org/gsk4/method.ShadowNode.get_n_shadows.html).
    public final var nShadows: Int { gsk_shadow_node_get_n_shadows(opaque).int }

    /// Calls [`gsk_shadow_node_get_shadow()`](https://docs.gtk.org/gsk4/method.ShadowNode.get_shadow.html).
    public final func getShadow(_ i: Int) -> Gsk.Shadow {
      Gsk.Shadow(cValue: gsk_shadow_node_get_shadow(opaque, i.uint).pointee)
    }
  }
}

extension Gsk {
  /// The class [`GskTextNode`](https://docs.gtk.org/gsk4/class.TextNode.html).
  open class TextNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_text_node_get_type() }

    /// Calls [`gsk_text_node_new()`](https://docs.gtk.org/gsk4/ctor.TextNode.new.html).
    public convenience init?(font: Pango.Font, glyphs: Pango.GlyphString, color: Gdk.RGBA, offset: Graphene.Point) {
      var cColor = color.cValue
      var cOffset = offset.cValue
      let pointer = gsk_text_node_new(font.pangoFont, glyphs.pangoGlyphString, &cColor, &cOffset)
      guard let pointer else { return nil }
      self.init(taking: pointer.raw)
    }

    /// Calls [`gsk_text_node_get_color()`](https://docs.gtk.org/gsk4/method.TextNode.get_color.html).
    public final var color: Gdk.RGBA { Gdk.RGBA(cValue: gsk_text_node_get_color(opaque).pointee) }

    /// Calls [`gsk_text_node_get_font()`](https://docs.gtk.org/gsk4/method.TextNode.get_font.html).
    public final var font: Pango.Font? { lentObject(gsk_text_node_get_font(opaque)) }

    /// Calls [`gsk_text_node_get_num_glyphs()`](https://docs.gtk.org/gsk4/method.TextNode.get_num_glyphs.html).
    public final var numGlyphs: Int { gsk_text_node_get_num_glyphs(opaque).int }

    /// Calls [`gsk_text_node_get_offset()`](https://docs.gtk.org/gsk4/method.TextNode.get_offset.html).
    public final var offset: Graphene.Point { Graphene.Point(cValue: gsk_text_node_get_offset(opaque).pointee) }

    /// Calls [`gsk_text_node_has_color_glyphs()`](https://docs.gtk.org/gsk4/method.TextNode.has_color_glyphs.html).
    /// Since GTK 4.2.
    public final var hasColorGlyphs: Bool { gsk_text_node_has_color_glyphs(opaque).isTrue }
  }
}

extension Gsk {
  /// The class [`GskTextureNode`](https://docs.gtk.org/gsk4/class.TextureNode.html).
  open class TextureNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_texture_node_get_type() }

    /// Calls [`gsk_texture_node_new()`](https://docs.gtk.org/gsk4/ctor.TextureNode.new.html).
    public convenience init(texture: Gdk.Texture, bounds: Graphene.Rect) {
      var cBounds = bounds.cValue
      self.init(taking: gsk_texture_node_new(texture.opaque, &cBounds).raw)
    }

    /// Calls [`gsk_texture_node_get_texture()`](https://docs.gtk.org/gsk4/method.TextureNode.get_texture.html).
    public final var texture: Gdk.Texture? { lentObject(opaque: gsk_texture_node_get_texture(opaque)) }
  }
}

extension Gsk {
  /// The struct [`GskTransform`](https://docs.gtk.org/gsk4/struct.Transform.html).
  public final class Transform: Boxed, @MainActor Equatable {
    public override class var gType: GType { gsk_transform_get_type() }

    /// Whether both are equal, as C compares them.
    public static func == (left: Transform, right: Transform) -> Bool { left.equal(right) }

    /// Calls [`gsk_transform_new()`](https://docs.gtk.org/gsk4/ctor.Transform.new.html).
    public convenience init() {
      self.init(taking: gsk_transform_new().raw)
    }

    /// Calls [`gsk_transform_equal()`](https://docs.gtk.org/gsk4/method.Transform.equal.html).
    @discardableResult
    public func equal(_ second: Gsk.Transform?) -> Bool { gsk_transform_equal(opaque, second?.opaque).isTrue }

    /// Calls [`gsk_transform_get_category()`](https://docs.gtk.org/gsk4/method.Transform.get_category.html).
    public var category: Gsk.TransformCategory { Gsk.TransformCategory(cValue: gsk_transform_get_category(opaque)) }

    /// Calls [`gsk_transform_invert()`](https://docs.gtk.org/gsk4/method.Transform.invert.html).
    @discardableResult
    public func invert() -> Gsk.Transform? { givenBoxed(opaque: gsk_transform_invert(given())) }

    /// Calls [`gsk_transform_matrix()`](https://docs.gtk.org/gsk4/method.Transform.matrix.html).
    @discardableResult
    public func matrix(_ matrix: Graphene.Matrix) -> Gsk.Transform {
      promised(givenBoxed(opaque: gsk_transform_matrix(given(), matrix.grapheneMatrixT)))
    }

    /// Calls [`gsk_transform_perspective()`](https://docs.gtk.org/gsk4/method.Transform.perspective.html).
    @discardableResult
    public func perspective(_ depth: Double) -> Gsk.Transform {
      promised(givenBoxed(opaque: gsk_transform_perspective(given(), depth.float)))
    }

    /// Calls [`gsk_transform_rotate()`](https://docs.gtk.org/gsk4/method.Transform.rotate.html).
    @discardableResult
    public func rotate(_ angle: Double) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_rotate(given(), angle.float))
    }

    /// Calls [`gsk_transform_rotate_3d()`](https://docs.gtk.org/gsk4/method.Transform.rotate_3d.html).
    @discardableResult
    public func rotate3d(angle: Double, axis: Graphene.Vec3) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_rotate_3d(given(), angle.float, axis.grapheneVec3T))
    }

    /// Calls [`gsk_transform_scale()`](https://docs.gtk.org/gsk4/method.Transform.scale.html).
    @discardableResult
    public func scale(factorX: Double, factorY: Double) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_scale(given(), factorX.float, factorY.float))
    }

    /// Calls [`gsk_transform_scale_3d()`](https://docs.gtk.org/gsk4/method.Transform.scale_3d.html).
    @discardableResult
    public func scale3d(factorX: Double, factorY: Double, factorZ: Double) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_scale_3d(given(), factorX.float, factorY.float, factorZ.float))
    }

    /// Calls [`gsk_transform_skew()`](https://docs.gtk.org/gsk4/method.Transform.skew.html). Since GTK 4.6.
    @discardableResult
    public func skew(skewX: Double, skewY: Double) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_skew(given(), skewX.float, skewY.float))
    }

    /// Calls [`gsk_transform_to_2d()`](https://docs.gtk.org/gsk4/method.Transform.to_2d.html).
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

    /// Calls [`gsk_transform_to_2d_components()`](https://docs.gtk.org/gsk4/method.Transform.to_2d_components.html).
    /// Since GTK 4.6.
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

    /// Calls [`gsk_transform_to_affine()`](https://docs.gtk.org/gsk4/method.Transform.to_affine.html).
    @discardableResult
    public func toAffine() -> (outScaleX: Double, outScaleY: Double, outDx: Double, outDy: Double) {
      var cOutScaleX: Float = 0
      var cOutScaleY: Float = 0
      var cOutDx: Float = 0
      var cOutDy: Float = 0
      gsk_transform_to_affine(opaque, &cOutScaleX, &cOutScaleY, &cOutDx, &cOutDy)
      return (cOutScaleX.double, cOutScaleY.double, cOutDx.double, cOutDy.double)
    }

    /// Calls [`gsk_transform_to_matrix()`](https://docs.gtk.org/gsk4/method.Transform.to_matrix.html).
    @discardableResult
    public func toMatrix() -> Graphene.Matrix {
      var cOutMatrix = graphene_matrix_t()
      gsk_transform_to_matrix(opaque, &cOutMatrix)
      return Graphene.Matrix(copying: &cOutMatrix)
    }

    /// Calls [`gsk_transform_to_string()`](https://docs.gtk.org/gsk4/method.Transform.to_string.html).
    @discardableResult
    public func toString() -> String { givenString(gsk_transform_to_string(opaque)) }

    /// Calls [`gsk_transform_to_translate()`](https://docs.gtk.org/gsk4/method.Transform.to_translate.html).
    @discardableResult
    public func toTranslate() -> (outDx: Double, outDy: Double) {
      var cOutDx: Float = 0
      var cOutDy: Float = 0
      gsk_transform_to_translate(opaque, &cOutDx, &cOutDy)
      return (cOutDx.double, cOutDy.double)
    }

    /// Calls [`gsk_transform_transform()`](https://docs.gtk.org/gsk4/method.Transform.transform.html).
    @discardableResult
    public func transform(_ other: Gsk.Transform?) -> Gsk.Transform? {
      givenBoxed(opaque: gsk_transform_transform(given(), other?.opaque))
    }

    /// Calls [`gsk_transform_transform_bounds()`](https://docs.gtk.org/gsk4/method.Transform.transform_bounds.html).
    @discardableResult
    public func transformBounds(_ rect: Graphene.Rect) -> Graphene.Rect {
      var cRect = rect.cValue
      var cOutRect = graphene_rect_t()
      gsk_transform_transform_bounds(opaque, &cRect, &cOutRect)
      return Graphene.Rect(cValue: cOutRect)
    }

    /// Calls [`gsk_transform_transform_point()`](https://docs.gtk.org/gsk4/method.Transform.transform_point.html).
    @discardableResult
    public func transformPoint(_ point: Graphene.Point) -> Graphene.Point {
      var cPoint = point.cValue
      var cOutPoint = graphene_point_t()
      gsk_transform_transform_point(opaque, &cPoint, &cOutPoint)
      return Graphene.Point(cValue: cOutPoint)
    }

    /// Calls [`gsk_transform_translate()`](https://docs.gtk.org/gsk4/method.Transform.translate.html).
    @discardableResult
    public func translate(_ point: Graphene.Point) -> Gsk.Transform? {
      var cPoint = point.cValue
      return givenBoxed(opaque: gsk_transform_translate(given(), &cPoint))
    }

    /// Calls [`gsk_transform_translate_3d()`](https://docs.gtk.org/gsk4/method.Transform.translate_3d.html).
    @discardableResult
    public func translate3d(_ point: Graphene.Point3D) -> Gsk.Transform? {
      var cPoint = point.cValue
      return givenBoxed(opaque: gsk_transform_translate_3d(given(), &cPoint))
    }

    /// Calls [`gsk_transform_parse()`](https://docs.gtk.org/gsk4/type_func.Transform.parse.html).
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
  /// The class [`GskTransformNode`](https://docs.gtk.org/gsk4/class.TransformNode.html).
  open class TransformNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_transform_node_get_type() }

    /// Calls [`gsk_transform_node_new()`](https://docs.gtk.org/gsk4/ctor.TransformNode.new.html).
    public convenience init(child: Gsk.RenderNode, transform: Gsk.Transform) {
      self.init(taking: gsk_transform_node_new(child.opaque, transform.opaque).raw)
    }

    /// Calls [`gsk_transform_node_get_child()`](https://docs.gtk.org/gsk4/method.TransformNode.get_child.html).
    public final var child: Gsk.RenderNode { promised(lentBoxed(opaque: gsk_transform_node_get_child(opaque))) }

    /// Calls [`gsk_transform_node_get_transform()`](https://docs.gtk.org/gsk4/method.TransformNode.get_transform.html).
    public final var transform: Gsk.Transform { promised(lentBoxed(opaque: gsk_transform_node_get_transform(opaque))) }
  }
}

extension Gsk {
  /// The enumeration [`GskBlendMode`](https://docs.gtk.org/gsk4/enum.BlendMode.html).
  public nonisolated enum BlendMode: Int32, GEnum, Sendable {
    /// `GSK_BLEND_MODE_DEFAULT` in C.
    case `default` = 0
    /// `GSK_BLEND_MODE_MULTIPLY` in C.
    case multiply = 1
    /// `GSK_BLEND_MODE_SCREEN` in C.
    case screen = 2
    /// `GSK_BLEND_MODE_OVERLAY` in C.
    case overlay = 3
    /// `GSK_BLEND_MODE_DARKEN` in C.
    case darken = 4
    /// `GSK_BLEND_MODE_LIGHTEN` in C.
    case lighten = 5
    /// `GSK_BLEND_MODE_COLOR_DODGE` in C.
    case colorDodge = 6
    /// `GSK_BLEND_MODE_COLOR_BURN` in C.
    case colorBurn = 7
    /// `GSK_BLEND_MODE_HARD_LIGHT` in C.
    case hardLight = 8
    /// `GSK_BLEND_MODE_SOFT_LIGHT` in C.
    case softLight = 9
    /// `GSK_BLEND_MODE_DIFFERENCE` in C.
    case difference = 10
    /// `GSK_BLEND_MODE_EXCLUSION` in C.
    case exclusion = 11
    /// `GSK_BLEND_MODE_COLOR` in C.
    case color = 12
    /// `GSK_BLEND_MODE_HUE` in C.
    case hue = 13
    /// `GSK_BLEND_MODE_SATURATION` in C.
    case saturation = 14
    /// `GSK_BLEND_MODE_LUMINOSITY` in C.
    case luminosity = 15

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 16) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gsk_blend_mode_get_type() }

    @MainActor init(cValue: GskBlendMode) { self.init(unsigned: cValue.rawValue) }
    var cValue: GskBlendMode { GskBlendMode(unsigned) }
  }
}

extension Gsk {
  /// The enumeration [`GskGLUniformType`](https://docs.gtk.org/gsk4/enum.GLUniformType.html).
  public nonisolated enum GLUniformType: Int32, GEnum, Sendable {
    /// `GSK_GL_UNIFORM_TYPE_NONE` in C.
    case none = 0
    /// `GSK_GL_UNIFORM_TYPE_FLOAT` in C.
    case float = 1
    /// `GSK_GL_UNIFORM_TYPE_INT` in C.
    case int = 2
    /// `GSK_GL_UNIFORM_TYPE_UINT` in C.
    case uint = 3
    /// `GSK_GL_UNIFORM_TYPE_BOOL` in C.
    case bool = 4
    /// `GSK_GL_UNIFORM_TYPE_VEC2` in C.
    case vec2 = 5
    /// `GSK_GL_UNIFORM_TYPE_VEC3` in C.
    case vec3 = 6
    /// `GSK_GL_UNIFORM_TYPE_VEC4` in C.
    case vec4 = 7

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 8) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gsk_gl_uniform_type_get_type() }

    @MainActor init(cValue: GskGLUniformType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GskGLUniformType { GskGLUniformType(unsigned) }
  }
}

extension Gsk {
  /// The enumeration [`GskRenderNodeType`](https://docs.gtk.org/gsk4/enum.RenderNodeType.html).
  public nonisolated enum RenderNodeType: Int32, GEnum, Sendable {
    /// `GSK_NOT_A_RENDER_NODE` in C.
    case notARenderNode = 0
    /// `GSK_CONTAINER_NODE` in C.
    case containerNode = 1
    /// `GSK_CAIRO_NODE` in C.
    case cairoNode = 2
    /// `GSK_COLOR_NODE` in C.
    case colorNode = 3
    /// `GSK_LINEAR_GRADIENT_NODE` in C.
    case linearGradientNode = 4
    /// `GSK_REPEATING_LINEAR_GRADIENT_NODE` in C.
    case repeatingLinearGradientNode = 5
    /// `GSK_RADIAL_GRADIENT_NODE` in C.
    case radialGradientNode = 6
    /// `GSK_REPEATING_RADIAL_GRADIENT_NODE` in C.
    case repeatingRadialGradientNode = 7
    /// `GSK_CONIC_GRADIENT_NODE` in C.
    case conicGradientNode = 8
    /// `GSK_BORDER_NODE` in C.
    case borderNode = 9
    /// `GSK_TEXTURE_NODE` in C.
    case textureNode = 10
    /// `GSK_INSET_SHADOW_NODE` in C.
    case insetShadowNode = 11
    /// `GSK_OUTSET_SHADOW_NODE` in C.
    case outsetShadowNode = 12
    /// `GSK_TRANSFORM_NODE` in C.
    case transformNode = 13
    /// `GSK_OPACITY_NODE` in C.
    case opacityNode = 14
    /// `GSK_COLOR_MATRIX_NODE` in C.
    case colorMatrixNode = 15
    /// `GSK_REPEAT_NODE` in C.
    case repeatNode = 16
    /// `GSK_CLIP_NODE` in C.
    case clipNode = 17
    /// `GSK_ROUNDED_CLIP_NODE` in C.
    case roundedClipNode = 18
    /// `GSK_SHADOW_NODE` in C.
    case shadowNode = 19
    /// `GSK_BLEND_NODE` in C.
    case blendNode = 20
    /// `GSK_CROSS_FADE_NODE` in C.
    case crossFadeNode = 21
    /// `GSK_TEXT_NODE` in C.
    case textNode = 22
    /// `GSK_BLUR_NODE` in C.
    case blurNode = 23
    /// `GSK_DEBUG_NODE` in C.
    case debugNode = 24
    /// `GSK_GL_SHADER_NODE` in C.
    case glShaderNode = 25

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 26) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gsk_render_node_type_get_type() }

    @MainActor init(cValue: GskRenderNodeType) { self.init(unsigned: cValue.rawValue) }
    var cValue: GskRenderNodeType { GskRenderNodeType(unsigned) }
  }
}

extension Gsk {
  /// The enumeration [`GskTransformCategory`](https://docs.gtk.org/gsk4/enum.TransformCategory.html).
  public nonisolated enum TransformCategory: Int32, GEnum, Sendable {
    /// `GSK_TRANSFORM_CATEGORY_UNKNOWN` in C.
    case unknown = 0
    /// `GSK_TRANSFORM_CATEGORY_ANY` in C.
    case any = 1
    /// `GSK_TRANSFORM_CATEGORY_3D` in C.
    case _3d = 2
    /// `GSK_TRANSFORM_CATEGORY_2D` in C.
    case _2d = 3
    /// `GSK_TRANSFORM_CATEGORY_2D_AFFINE` in C.
    case _2dAffine = 4
    /// `GSK_TRANSFORM_CATEGORY_2D_TRANSLATE` in C.
    case _2dTranslate = 5
    /// `GSK_TRANSFORM_CATEGORY_IDENTITY` in C.
    case identity = 6

    public init?(rawValue: Int32) { self.init(place: rawValue, of: 7) }
    public var rawValue: Int32 { place }

    public static var gType: GType { gsk_transform_category_get_type() }

    @MainActor init(cValue: GskTransformCategory) { self.init(unsigned: cValue.rawValue) }
    var cValue: GskTransformCategory { GskTransformCategory(unsigned) }
  }
}
