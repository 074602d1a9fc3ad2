// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
import CGtk

extension Gsk {
  /// Calls [`gsk_rect_snap_get_direction()`](https://docs.gtk.org/gsk4/func.rect_snap_get_direction.html). Since GTK
  /// 4.24.
  public static func rectSnapGetDirection(snap: Int, side: Gsk.Side) -> Gsk.SnapDirection {
    Gsk.SnapDirection(cValue: gsk_rect_snap_get_direction(snap.uint32, side.cValue))
  }

  /// Calls [`gsk_rect_snap_new()`](https://docs.gtk.org/gsk4/func.rect_snap_new.html). Since GTK 4.24.
  @discardableResult
  public static func rectSnapNew(
    top: Gsk.SnapDirection, right: Gsk.SnapDirection, bottom: Gsk.SnapDirection, left: Gsk.SnapDirection
  ) -> Int { gsk_rect_snap_new(top.cValue, right.cValue, bottom.cValue, left.cValue).int }
}

#endif
