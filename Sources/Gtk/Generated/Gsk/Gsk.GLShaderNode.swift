// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// The class [`GskGLShaderNode`](https://docs.gtk.org/gsk4/class.GLShaderNode.html).
  open class GLShaderNode: Gsk.RenderNode {
    open override class var gType: GType { gsk_gl_shader_node_get_type() }

    /// Calls [`gsk_gl_shader_node_new()`](https://docs.gtk.org/gsk4/ctor.GLShaderNode.new.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
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
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final var args: GLib.Bytes { promised(lentBoxed(opaque: gsk_gl_shader_node_get_args(opaque))) }

    /// Calls [`gsk_gl_shader_node_get_child()`](https://docs.gtk.org/gsk4/method.GLShaderNode.get_child.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final func getChild(_ idx: Int) -> Gsk.RenderNode {
      promised(lentBoxed(opaque: gsk_gl_shader_node_get_child(opaque, idx.uint32)))
    }

    /// Calls
    /// [`gsk_gl_shader_node_get_n_children()`](https://docs.gtk.org/gsk4/method.GLShaderNode.get_n_children.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final var nChildren: Int { gsk_gl_shader_node_get_n_children(opaque).int }

    /// Calls [`gsk_gl_shader_node_get_shader()`](https://docs.gtk.org/gsk4/method.GLShaderNode.get_shader.html).
    #if GTK_4_16
    @available(*, deprecated, message: "Deprecated since GTK 4.16.")
    #endif
    public final var shader: Gsk.GLShader? { lentObject(opaque: gsk_gl_shader_node_get_shader(opaque)) }
  }
}
