import CGtk
import CGtkTesting
@_spi(Bindings) import Gtk

/// A place on the screen.
struct ScreenPoint: Equatable {
  var x: Int
  var y: Int
}

@MainActor extension Widget {
  /// The widget that has a window of the screen of its own: the window, or a popover.
  private var nativeWidget: Widget? { lentObject(widget: nativeWidgetOf(gtkWidget)) }

  /// The middle of the widget on the screen, once a person could click there.
  ///
  /// - Throws: ``TestFailure`` if it stays invisible, disabled or covered, or moves all the time.
  func clickablePoint(within timeout: Duration = .seconds(180)) async throws -> ScreenPoint {
    let deadline = ContinuousClock.now + timeout
    var last: ScreenPoint?
    while true {
      let (point, obstacle) = findPoint()
      if let point, obstacle == nil, point == last { return point }
      last = point
      guard ContinuousClock.now < deadline else {
        throw TestFailure("\(AccessibleDescription(self)) cannot be clicked: \(obstacle ?? "it moves")")
      }
      await nextFrame()
    }
  }

  /// Waits until the window has been laid out and drawn once more; not for ever, because nobody draws what is hidden.
  func nextFrame() async {
    guard let clock = gtk_widget_get_frame_clock(gtkWidget) else { return await nextIteration() }
    let before = gdk_frame_clock_get_frame_counter(clock)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
    let deadline = ContinuousClock.now + .seconds(1)
    repeat {
      await nextIteration()
    } while gdk_frame_clock_get_frame_counter(clock) == before && ContinuousClock.now < deadline && mapped
  }

  /// The middle, and what keeps a person from clicking there.
  private func findPoint() -> (ScreenPoint?, obstacle: String?) {
    guard mapped, let native = nativeWidget else { return (nil, "it is not visible") }
    guard isSensitive else { return (nil, "it is disabled") }
    scrollIntoView()
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(gtkWidget, native.gtkWidget, &bounds) != 0, bounds.size.width >= 1,
      bounds.size.height >= 1
    else { return (nil, "it has no size") }
    let x = Double(bounds.origin.x + bounds.size.width / 2)
    let y = Double(bounds.origin.y + bounds.size.height / 2)
    guard let picked: Widget = lentObject(widget: gtk_widget_pick(native.gtkWidget, x, y, GTK_PICK_DEFAULT)) else {
      return (nil, "it is outside of the window")
    }
    let isThere = picked === self || picked.isAncestor(of: self) && !canTarget || isAncestor(of: picked)
    guard let surface = gtk_native_get_surface(native.opaque) else { return (nil, "its window is not on the screen") }
    var transform = (x: 0.0, y: 0.0)
    gtk_native_get_surface_transform(native.opaque, &transform.x, &transform.y)
    var origin = (x: Int32(0), y: Int32(0))
    guard gtk_testing_origin(surface, &origin.x, &origin.y) != 0 else {
      return (nil, "its window is on no X server")
    }
    let point = ScreenPoint(x: Int(origin.x) + Int(x + transform.x), y: Int(origin.y) + Int(y + transform.y))
    return (point, isThere ? nil : "\(AccessibleDescription(picked)) is in front of it")
  }

  private func isAncestor(of other: Widget) -> Bool { gtk_widget_is_ancestor(other.gtkWidget, gtkWidget) != 0 }

  /// Scrolls as a person would who looks for it.
  private func scrollIntoView() {
    var ancestor = parent
    while let current = ancestor {
      if let scrolled = current as? ScrolledWindow {
        var bounds = graphene_rect_t()
        if gtk_widget_compute_bounds(gtkWidget, scrolled.gtkWidget, &bounds) != 0 {
          scroll(scrolled.hadjustment, Double(bounds.origin.x), Double(bounds.size.width), Double(scrolled.width))
          scroll(scrolled.vadjustment, Double(bounds.origin.y), Double(bounds.size.height), Double(scrolled.height))
        }
      }
      ancestor = current.parent
    }
  }

  private func scroll(_ adjustment: Adjustment?, _ start: Double, _ length: Double, _ available: Double) {
    guard let adjustment else { return }
    if start < 0 {
      adjustment.value += start
    } else if start + length > available {
      adjustment.value += min(start, start + length - available)
    }
  }
}

private func nativeWidgetOf(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
  gtk_widget_get_native(widget).map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self) }
}
