// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gsk {
  /// Retrieves the `GskRenderNode` stored inside the given `value`, and acquires a reference to it.
  public static func valueDupRenderNode(_ value: any GValueWritable) -> Gsk.RenderNode? {
    let lent = CallScope()
    defer { lent.end() }
    return givenBoxed(opaque: gsk_value_dup_render_node(lent.value(value)))
  }

  /// Retrieves the `GskRenderNode` stored inside the given `value`.
  public static func valueGetRenderNode(_ value: any GValueWritable) -> Gsk.RenderNode? {
    let lent = CallScope()
    defer { lent.end() }
    return lentBoxed(opaque: gsk_value_get_render_node(lent.value(value)))
  }
}
