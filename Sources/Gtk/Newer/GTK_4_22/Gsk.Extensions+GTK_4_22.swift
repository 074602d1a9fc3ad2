// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

extension Gsk.RenderNode {
  /// Calls [`gsk_render_node_get_children()`](https://docs.gtk.org/gsk4/method.RenderNode.get_children.html). Since GTK
  /// 4.22.
  public final func getChildren() -> [Gsk.RenderNode] {
    var cNChildren: UInt = 0
    let result = gsk_render_node_get_children(opaque, &cNChildren)
    return elements(result, count: cNChildren.int, isGiven: false) { (lentBoxed(opaque: $0) as Gsk.RenderNode?)! }
  }
}

extension Gsk.Path {
  /// Calls [`gsk_path_equal()`](https://docs.gtk.org/gsk4/method.Path.equal.html). Since GTK 4.22.
  @discardableResult
  public func equal(_ path2: Gsk.Path) -> Bool { gsk_path_equal(opaque, path2.opaque).isTrue }

  /// Calls [`gsk_path_get_next()`](https://docs.gtk.org/gsk4/method.Path.get_next.html). Since GTK 4.22.
  public func getNext(_ point: Gsk.PathPoint) -> Bool { gsk_path_get_next(opaque, point.gskPathPoint).isTrue }

  /// Calls [`gsk_path_get_previous()`](https://docs.gtk.org/gsk4/method.Path.get_previous.html). Since GTK 4.22.
  public func getPrevious(_ point: Gsk.PathPoint) -> Bool { gsk_path_get_previous(opaque, point.gskPathPoint).isTrue }

  /// Calls [`gsk_path_get_tight_bounds()`](https://docs.gtk.org/gsk4/method.Path.get_tight_bounds.html). Since GTK
  /// 4.22.
  public var tightBounds: Graphene.Rect? {
    var cBounds = graphene_rect_t()
    let result = gsk_path_get_tight_bounds(opaque, &cBounds)
    guard result != 0 else { return nil }
    return Graphene.Rect(cValue: cBounds)
  }
}

#endif
