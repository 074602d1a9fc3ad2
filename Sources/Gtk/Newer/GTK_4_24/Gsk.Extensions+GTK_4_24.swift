// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
import CGtk

extension Gsk.BorderNode {
  /// Calls [`gsk_border_node_get_border_snap()`](https://docs.gtk.org/gsk4/method.BorderNode.get_border_snap.html).
  /// Since GTK 4.24.
  public final var borderSnap: Int { gsk_border_node_get_border_snap(opaque).int }

  /// Calls [`gsk_border_node_get_snap()`](https://docs.gtk.org/gsk4/method.BorderNode.get_snap.html). Since GTK 4.24.
  public final var snap: Int { gsk_border_node_get_snap(opaque).int }
}

extension Gsk.ClipNode {
  /// Calls [`gsk_clip_node_get_snap()`](https://docs.gtk.org/gsk4/method.ClipNode.get_snap.html). Since GTK 4.24.
  public final var snap: Int { gsk_clip_node_get_snap(opaque).int }
}

extension Gsk.ColorMatrixNode {
  /// Calls [`gsk_color_matrix_node_get_snap()`](https://docs.gtk.org/gsk4/method.ColorMatrixNode.get_snap.html). Since
  /// GTK 4.24.
  public final var snap: Int { gsk_color_matrix_node_get_snap(opaque).int }
}

extension Gsk.ColorNode {
  /// Calls [`gsk_color_node_get_snap()`](https://docs.gtk.org/gsk4/method.ColorNode.get_snap.html). Since GTK 4.24.
  public final var snap: Int { gsk_color_node_get_snap(opaque).int }
}

extension Gsk.ConicGradientNode {
  /// Calls [`gsk_conic_gradient_node_get_snap()`](https://docs.gtk.org/gsk4/method.ConicGradientNode.get_snap.html).
  /// Since GTK 4.24.
  public final var snap: Int { gsk_conic_gradient_node_get_snap(opaque).int }
}

extension Gsk.InsetShadowNode {
  /// Calls [`gsk_inset_shadow_node_get_snap()`](https://docs.gtk.org/gsk4/method.InsetShadowNode.get_snap.html). Since
  /// GTK 4.24.
  public final var snap: Int { gsk_inset_shadow_node_get_snap(opaque).int }
}

extension Gsk.LinearGradientNode {
  /// Calls [`gsk_linear_gradient_node_get_snap()`](https://docs.gtk.org/gsk4/method.LinearGradientNode.get_snap.html).
  /// Since GTK 4.24.
  public final var snap: Int { gsk_linear_gradient_node_get_snap(opaque).int }
}

extension Gsk.OutsetShadowNode {
  /// Calls [`gsk_outset_shadow_node_get_snap()`](https://docs.gtk.org/gsk4/method.OutsetShadowNode.get_snap.html).
  /// Since GTK 4.24.
  public final var snap: Int { gsk_outset_shadow_node_get_snap(opaque).int }
}

extension Gsk.PasteNode {
  /// Calls [`gsk_paste_node_get_snap()`](https://docs.gtk.org/gsk4/method.PasteNode.get_snap.html). Since GTK 4.24.
  public final var snap: Int { gsk_paste_node_get_snap(opaque).int }
}

extension Gsk.RadialGradientNode {
  /// Calls [`gsk_radial_gradient_node_get_snap()`](https://docs.gtk.org/gsk4/method.RadialGradientNode.get_snap.html).
  /// Since GTK 4.24.
  public final var snap: Int { gsk_radial_gradient_node_get_snap(opaque).int }
}

extension Gsk.RepeatNode {
  /// Calls [`gsk_repeat_node_get_child_snap()`](https://docs.gtk.org/gsk4/method.RepeatNode.get_child_snap.html). Since
  /// GTK 4.24.
  public final var childSnap: Int { gsk_repeat_node_get_child_snap(opaque).int }

  /// Calls [`gsk_repeat_node_get_snap()`](https://docs.gtk.org/gsk4/method.RepeatNode.get_snap.html). Since GTK 4.24.
  public final var snap: Int { gsk_repeat_node_get_snap(opaque).int }
}

extension Gsk.RoundedClipNode {
  /// Calls [`gsk_rounded_clip_node_get_snap()`](https://docs.gtk.org/gsk4/method.RoundedClipNode.get_snap.html). Since
  /// GTK 4.24.
  public final var snap: Int { gsk_rounded_clip_node_get_snap(opaque).int }
}

extension Gsk.TextureNode {
  /// Calls [`gsk_texture_node_get_snap()`](https://docs.gtk.org/gsk4/method.TextureNode.get_snap.html). Since GTK 4.24.
  public final var snap: Int { gsk_texture_node_get_snap(opaque).int }
}

extension Gsk.TextureScaleNode {
  /// Calls [`gsk_texture_scale_node_get_snap()`](https://docs.gtk.org/gsk4/method.TextureScaleNode.get_snap.html).
  /// Since GTK 4.24.
  public final var snap: Int { gsk_texture_scale_node_get_snap(opaque).int }
}

#endif
