// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gsk {
  /// The class [`GskGLShader`](https://docs.gtk.org/gsk4/class.GLShader.html).
  open class GLShader: Object {
    open override class var gType: GType { gsk_gl_shader_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gsk_gl_shader_new_from_bytes()`](https://docs.gtk.org/gsk4/ctor.GLShader.new_from_bytes.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public init(sourcecode: GLib.Bytes) {
      super.init(adopting: gsk_gl_shader_new_from_bytes(sourcecode.opaque).raw)
    }

    /// Calls [`gsk_gl_shader_new_from_resource()`](https://docs.gtk.org/gsk4/ctor.GLShader.new_from_resource.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public init(resourcePath: String) {
      super.init(adopting: gsk_gl_shader_new_from_resource(resourcePath).raw)
    }

    /// The property [`resource`](https://docs.gtk.org/gsk4/property.GLShader.resource.html) of `GskGLShader`.
    public final var resource: String? { lentString(ifAny: gsk_gl_shader_get_resource(instance(self))) }

    /// The property [`source`](https://docs.gtk.org/gsk4/property.GLShader.source.html) of `GskGLShader`.
    public final var source: GLib.Bytes? { getProperty("source") }

    /// Calls [`gsk_gl_shader_compile()`](https://docs.gtk.org/gsk4/method.GLShader.compile.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func compile(_ renderer: Gsk.Renderer) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      gsk_gl_shader_compile(instance(self), renderer.opaque, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`gsk_gl_shader_find_uniform_by_name()`](https://docs.gtk.org/gsk4/method.GLShader.find_uniform_by_name.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    @discardableResult
    public final func findUniformByName(_ name: String) -> Int {
      gsk_gl_shader_find_uniform_by_name(instance(self), name).int
    }

    /// Calls [`gsk_gl_shader_get_arg_bool()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_bool.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func getArgBool(_ args: GLib.Bytes, idx: Int) -> Bool {
      gsk_gl_shader_get_arg_bool(instance(self), args.opaque, idx.int32).isTrue
    }

    /// Calls [`gsk_gl_shader_get_arg_float()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_float.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func getArgFloat(_ args: GLib.Bytes, idx: Int) -> Double {
      gsk_gl_shader_get_arg_float(instance(self), args.opaque, idx.int32).double
    }

    /// Calls [`gsk_gl_shader_get_arg_int()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_int.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func getArgInt(_ args: GLib.Bytes, idx: Int) -> Int {
      gsk_gl_shader_get_arg_int(instance(self), args.opaque, idx.int32).int
    }

    /// Calls [`gsk_gl_shader_get_arg_uint()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_uint.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func getArgUint(_ args: GLib.Bytes, idx: Int) -> Int {
      gsk_gl_shader_get_arg_uint(instance(self), args.opaque, idx.int32).int
    }

    /// Calls [`gsk_gl_shader_get_arg_vec2()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_vec2.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func getArgVec2(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec2) {
      gsk_gl_shader_get_arg_vec2(instance(self), args.opaque, idx.int32, outValue.grapheneVec2T)
    }

    /// Calls [`gsk_gl_shader_get_arg_vec3()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_vec3.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func getArgVec3(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec3) {
      gsk_gl_shader_get_arg_vec3(instance(self), args.opaque, idx.int32, outValue.grapheneVec3T)
    }

    /// Calls [`gsk_gl_shader_get_arg_vec4()`](https://docs.gtk.org/gsk4/method.GLShader.get_arg_vec4.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func getArgVec4(_ args: GLib.Bytes, idx: Int, outValue: Graphene.Vec4) {
      gsk_gl_shader_get_arg_vec4(instance(self), args.opaque, idx.int32, outValue.grapheneVec4T)
    }

    /// Calls [`gsk_gl_shader_get_args_size()`](https://docs.gtk.org/gsk4/method.GLShader.get_args_size.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final var argsSize: Int { gsk_gl_shader_get_args_size(instance(self)).int }

    /// Calls [`gsk_gl_shader_get_n_textures()`](https://docs.gtk.org/gsk4/method.GLShader.get_n_textures.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final var nTextures: Int { gsk_gl_shader_get_n_textures(instance(self)).int }

    /// Calls [`gsk_gl_shader_get_n_uniforms()`](https://docs.gtk.org/gsk4/method.GLShader.get_n_uniforms.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final var nUniforms: Int { gsk_gl_shader_get_n_uniforms(instance(self)).int }

    /// Calls [`gsk_gl_shader_get_uniform_name()`](https://docs.gtk.org/gsk4/method.GLShader.get_uniform_name.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func getUniformName(_ idx: Int) -> String {
      lentString(gsk_gl_shader_get_uniform_name(instance(self), idx.int32))
    }

    /// Calls [`gsk_gl_shader_get_uniform_offset()`](https://docs.gtk.org/gsk4/method.GLShader.get_uniform_offset.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func getUniformOffset(_ idx: Int) -> Int {
      gsk_gl_shader_get_uniform_offset(instance(self), idx.int32).int
    }

    /// Calls [`gsk_gl_shader_get_uniform_type()`](https://docs.gtk.org/gsk4/method.GLShader.get_uniform_type.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
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
