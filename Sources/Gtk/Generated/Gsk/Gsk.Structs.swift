// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

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

    @_spi(Bindings) public init(cValue: GskColorStop) {
      offset = cValue.offset.double
      color = Gdk.RGBA(cValue: cValue.color)
    }

    @_spi(Bindings) public var cValue: GskColorStop { GskColorStop(offset: offset.float, color: color.cValue) }
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

    @_spi(Bindings) public init(cValue: GskParseLocation) {
      bytes = cValue.bytes.int
      chars = cValue.chars.int
      lines = cValue.lines.int
      lineBytes = cValue.line_bytes.int
      lineChars = cValue.line_chars.int
    }

    @_spi(Bindings) public var cValue: GskParseLocation {
      GskParseLocation(
        bytes: bytes.uint, chars: chars.uint, lines: lines.uint, line_bytes: lineBytes.uint, line_chars: lineChars.uint)
    }
  }
}

extension Gsk {
  /// The struct [`GskShaderArgsBuilder`](https://docs.gtk.org/gsk4/struct.ShaderArgsBuilder.html).
  public final class ShaderArgsBuilder: Boxed {
    public override class var gType: GType { gsk_shader_args_builder_get_type() }

    /// Calls [`gsk_shader_args_builder_new()`](https://docs.gtk.org/gsk4/ctor.ShaderArgsBuilder.new.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public convenience init(shader: Gsk.GLShader, initialValues: GLib.Bytes? = nil) {
      self.init(taking: gsk_shader_args_builder_new(shader.opaque, initialValues?.opaque).raw)
    }

    /// Calls [`gsk_shader_args_builder_set_bool()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_bool.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public func setBool(idx: Int, value: Bool) { gsk_shader_args_builder_set_bool(opaque, idx.int32, value.gboolean) }

    /// Calls [`gsk_shader_args_builder_set_float()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_float.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public func setFloat(idx: Int, value: Double) { gsk_shader_args_builder_set_float(opaque, idx.int32, value.float) }

    /// Calls [`gsk_shader_args_builder_set_int()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_int.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public func setInt(idx: Int, value: Int) { gsk_shader_args_builder_set_int(opaque, idx.int32, value.int32) }

    /// Calls [`gsk_shader_args_builder_set_uint()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_uint.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public func setUint(idx: Int, value: Int) { gsk_shader_args_builder_set_uint(opaque, idx.int32, value.uint32) }

    /// Calls [`gsk_shader_args_builder_set_vec2()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_vec2.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public func setVec2(idx: Int, value: Graphene.Vec2) {
      gsk_shader_args_builder_set_vec2(opaque, idx.int32, value.grapheneVec2T)
    }

    /// Calls [`gsk_shader_args_builder_set_vec3()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_vec3.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public func setVec3(idx: Int, value: Graphene.Vec3) {
      gsk_shader_args_builder_set_vec3(opaque, idx.int32, value.grapheneVec3T)
    }

    /// Calls [`gsk_shader_args_builder_set_vec4()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.set_vec4.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public func setVec4(idx: Int, value: Graphene.Vec4) {
      gsk_shader_args_builder_set_vec4(opaque, idx.int32, value.grapheneVec4T)
    }

    /// Calls [`gsk_shader_args_builder_to_args()`](https://docs.gtk.org/gsk4/method.ShaderArgsBuilder.to_args.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
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

    @_spi(Bindings) public init(cValue: GskShadow) {
      color = Gdk.RGBA(cValue: cValue.color)
      dx = cValue.dx.double
      dy = cValue.dy.double
      radius = cValue.radius.double
    }

    @_spi(Bindings) public var cValue: GskShadow {
      GskShadow(color: color.cValue, dx: dx.float, dy: dy.float, radius: radius.float)
    }
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
