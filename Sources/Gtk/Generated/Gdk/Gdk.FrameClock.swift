// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkFrameClock`](https://docs.gtk.org/gdk4/class.FrameClock.html).
  open class FrameClock: Object {
    open override class var gType: GType { gdk_frame_clock_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`gdk_frame_clock_begin_updating()`](https://docs.gtk.org/gdk4/method.FrameClock.begin_updating.html).
    public final func beginUpdating() { gdk_frame_clock_begin_updating(instance(self)) }

    /// Calls [`gdk_frame_clock_end_updating()`](https://docs.gtk.org/gdk4/method.FrameClock.end_updating.html).
    public final func endUpdating() { gdk_frame_clock_end_updating(instance(self)) }

    /// Calls
    /// [`gdk_frame_clock_get_current_timings()`](https://docs.gtk.org/gdk4/method.FrameClock.get_current_timings.html).
    public final var currentTimings: Gdk.FrameTimings? {
      lentBoxed(opaque: gdk_frame_clock_get_current_timings(instance(self)))
    }

    /// Calls [`gdk_frame_clock_get_fps()`](https://docs.gtk.org/gdk4/method.FrameClock.get_fps.html).
    public final var fps: Double { gdk_frame_clock_get_fps(instance(self)) }

    /// Calls
    /// [`gdk_frame_clock_get_frame_counter()`](https://docs.gtk.org/gdk4/method.FrameClock.get_frame_counter.html).
    public final var frameCounter: Int { gdk_frame_clock_get_frame_counter(instance(self)) }

    /// Calls [`gdk_frame_clock_get_frame_time()`](https://docs.gtk.org/gdk4/method.FrameClock.get_frame_time.html).
    public final var frameTime: Int { gdk_frame_clock_get_frame_time(instance(self)) }

    /// Calls
    /// [`gdk_frame_clock_get_history_start()`](https://docs.gtk.org/gdk4/method.FrameClock.get_history_start.html).
    public final var historyStart: Int { gdk_frame_clock_get_history_start(instance(self)) }

    /// Calls [`gdk_frame_clock_get_refresh_info()`](https://docs.gtk.org/gdk4/method.FrameClock.get_refresh_info.html).
    public final func getRefreshInfo(_ baseTime: Int) -> (refreshIntervalReturn: Int, presentationTimeReturn: Int) {
      var cRefreshIntervalReturn: Int = 0
      var cPresentationTimeReturn: Int = 0
      gdk_frame_clock_get_refresh_info(instance(self), baseTime, &cRefreshIntervalReturn, &cPresentationTimeReturn)
      return (cRefreshIntervalReturn, cPresentationTimeReturn)
    }

    /// Calls [`gdk_frame_clock_get_timings()`](https://docs.gtk.org/gdk4/method.FrameClock.get_timings.html).
    public final func getTimings(_ frameCounter: Int) -> Gdk.FrameTimings? {
      lentBoxed(opaque: gdk_frame_clock_get_timings(instance(self), frameCounter))
    }

    /// Calls [`gdk_frame_clock_request_phase()`](https://docs.gtk.org/gdk4/method.FrameClock.request_phase.html).
    public final func requestPhase(_ phase: Gdk.FrameClockPhase) {
      gdk_frame_clock_request_phase(instance(self), phase.cValue)
    }
  }
}

extension Reactive where Base: Gdk.FrameClock {
  /// The signal [`after-paint`](https://docs.gtk.org/gdk4/signal.FrameClock.after-paint.html) of `GdkFrameClock`.
  public var afterPaint: SafeSignal<Void> { signal("after-paint") }

  /// The signal [`before-paint`](https://docs.gtk.org/gdk4/signal.FrameClock.before-paint.html) of `GdkFrameClock`.
  public var beforePaint: SafeSignal<Void> { signal("before-paint") }

  /// The signal [`flush-events`](https://docs.gtk.org/gdk4/signal.FrameClock.flush-events.html) of `GdkFrameClock`.
  public var flushEvents: SafeSignal<Void> { signal("flush-events") }

  /// The signal [`layout`](https://docs.gtk.org/gdk4/signal.FrameClock.layout.html) of `GdkFrameClock`.
  public var layout: SafeSignal<Void> { signal("layout") }

  /// The signal [`paint`](https://docs.gtk.org/gdk4/signal.FrameClock.paint.html) of `GdkFrameClock`.
  public var paint: SafeSignal<Void> { signal("paint") }

  /// The signal [`resume-events`](https://docs.gtk.org/gdk4/signal.FrameClock.resume-events.html) of `GdkFrameClock`.
  public var resumeEvents: SafeSignal<Void> { signal("resume-events") }

  /// The signal [`update`](https://docs.gtk.org/gdk4/signal.FrameClock.update.html) of `GdkFrameClock`.
  public var update: SafeSignal<Void> { signal("update") }
}
