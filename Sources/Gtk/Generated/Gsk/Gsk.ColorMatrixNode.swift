// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

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
