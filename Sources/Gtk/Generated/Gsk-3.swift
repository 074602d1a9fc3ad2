// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

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
