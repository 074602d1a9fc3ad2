// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// Calls [`gsk_value_dup_render_node()`](https://docs.gtk.org/gsk4/func.value_dup_render_node.html). Since GTK 4.6.
  public static func valueDupRenderNode(_ value: any GValueWritable) -> Gsk.RenderNode? {
    let lent = CallScope()
    defer { lent.end() }
    return givenBoxed(opaque: gsk_value_dup_render_node(lent.value(value)))
  }

  /// Calls [`gsk_value_get_render_node()`](https://docs.gtk.org/gsk4/func.value_get_render_node.html). Since GTK 4.6.
  public static func valueGetRenderNode(_ value: any GValueWritable) -> Gsk.RenderNode? {
    let lent = CallScope()
    defer { lent.end() }
    return lentBoxed(opaque: gsk_value_get_render_node(lent.value(value)))
  }
}
