// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 16) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_blend_mode_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskBlendMode) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskBlendMode { GskBlendMode(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 8) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_gl_uniform_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskGLUniformType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskGLUniformType { GskGLUniformType(rawValue: unsigned) }
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
    #if GTK_4_10
    /// `GSK_TEXTURE_SCALE_NODE` in C. Since GTK 4.10.
    case textureScaleNode = 26
    #endif
    #if GTK_4_10
    /// `GSK_MASK_NODE` in C. Since GTK 4.10.
    case maskNode = 27
    #endif
    #if GTK_4_14
    /// `GSK_FILL_NODE` in C. Since GTK 4.14.
    case fillNode = 28
    #endif
    #if GTK_4_14
    /// `GSK_STROKE_NODE` in C. Since GTK 4.14.
    case strokeNode = 29
    #endif
    #if GTK_4_14
    /// `GSK_SUBSURFACE_NODE` in C. Since GTK 4.14.
    case subsurfaceNode = 30
    #endif
    #if GTK_4_20
    /// `GSK_COMPONENT_TRANSFER_NODE` in C. Since GTK 4.20.
    case componentTransferNode = 31
    #endif
    #if GTK_4_22
    /// `GSK_COPY_NODE` in C. Since GTK 4.22.
    case copyNode = 32
    #endif
    #if GTK_4_22
    /// `GSK_PASTE_NODE` in C. Since GTK 4.22.
    case pasteNode = 33
    #endif
    #if GTK_4_22
    /// `GSK_COMPOSITE_NODE` in C. Since GTK 4.22.
    case compositeNode = 34
    #endif
    #if GTK_4_22
    /// `GSK_ISOLATION_NODE` in C. Since GTK 4.22.
    case isolationNode = 35
    #endif
    #if GTK_4_22
    /// `GSK_DISPLACEMENT_NODE` in C. Since GTK 4.22.
    case displacementNode = 36
    #endif
    #if GTK_4_22
    /// `GSK_ARITHMETIC_NODE` in C. Since GTK 4.22.
    case arithmeticNode = 37
    #endif
    #if GTK_4_24
    /// `GSK_TURBULENCE_NODE` in C. Since GTK 4.24.
    case turbulenceNode = 38
    #endif

    public static var gType: GType { gsk_render_node_type_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskRenderNodeType) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskRenderNodeType { GskRenderNodeType(rawValue: unsigned) }
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

    public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 7) }
    public var rawValue: Int32 { ordinal }

    public static var gType: GType { gsk_transform_category_get_type() }

    @_spi(Bindings) @MainActor public init(cValue: GskTransformCategory) { self.init(unsigned: cValue.rawValue) }
    @_spi(Bindings) public var cValue: GskTransformCategory { GskTransformCategory(rawValue: unsigned) }
  }
}
