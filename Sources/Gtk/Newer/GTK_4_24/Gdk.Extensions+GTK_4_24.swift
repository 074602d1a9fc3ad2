// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_24
import CGtk

extension Gdk.FrameTimings {
  /// Calls [`gdk_frame_timings_get_result()`](https://docs.gtk.org/gdk4/method.FrameTimings.get_result.html). Since GTK
  /// 4.24.
  public var result: Gdk.FrameResult { Gdk.FrameResult(cValue: gdk_frame_timings_get_result(opaque)) }
}

#endif
