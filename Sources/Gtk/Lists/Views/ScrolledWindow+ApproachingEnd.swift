public import BindingCore
import CGtk

extension Reactive where Base: ScrolledWindow {
  /// Fires when the end of the content comes near: the time to load more.
  ///
  ///     scroller.reactive.approachingEnd(within: 2).bind(to: viewModel) { $0.loadMore() }
  ///
  /// Fires once per approach: again only after the content has grown and its end is still or again near, or after the
  /// user scrolled away from the end and back. Content shorter than the window fires immediately, until it fills the
  /// window. Enlarging the window does not count as an approach unless the very end comes into view.
  ///
  /// For a list view, a grid view or a column view, the content grows when its model does. Delivered at the end of a
  /// frame, when any change is allowed.
  ///
  /// - Parameters:
  ///   - pages: the distance that counts as near, as a multiple of the visible extent.
  ///   - orientation: the axis of the end; by default the bottom end.
  public func approachingEnd(within pages: Double = 1, _ orientation: Orientation = .vertical) -> SafeSignal<Void> {
    Signal(attach: { [weak base] observer, subscription in
      guard let base, let adjustment = orientation == .vertical ? base.vadjustment : base.hadjustment else {
        observer.end?(.finished)
        return
      }
      let approach = Approach(base, adjustment, pages) { observer.next(()) }
      for changes in [adjustment.reactive.changed, adjustment.reactive.valueChanged] {
        changes.attach(Observer(next: { approach.lookSoon() }, end: { _ in }), subscription)
      }
      subscription.add(base.deallocated.observeNext { observer.end?(.finished) })
      subscription.add(BlockDisposable { approach.stop() })
      approach.lookSoon()
    })
  }
}

/// Tracks the position of a scrolled window and detects approaches.
private final class Approach {
  private weak var scroller: ScrolledWindow?
  private weak var adjustment: Adjustment?
  private let pages: Double
  private var fire: (() -> Void)?
  private var pendingLook: SignalHandler?

  private var lastValue = 0.0
  private var lastExtent = 0.0
  /// Whether the current approach has been reported, and the extent of the content at that time.
  private var hasFired = false
  private var extentWhenFired = 0.0

  init(_ scroller: ScrolledWindow, _ adjustment: Adjustment, _ pages: Double, _ fire: @escaping () -> Void) {
    self.scroller = scroller
    self.adjustment = adjustment
    self.pages = pages
    self.fire = fire
  }

  func stop() {
    fire = nil
    pendingLook?.disconnect()
    pendingLook = nil
  }

  /// Looks at the end of the next frame. Adjustments change in the middle of a layout, when no widget may be added, and
  /// before one, when they are outdated; after the frame neither is a problem.
  func lookSoon() {
    guard let clock = frameClock else { return }
    lookAfterFrame()
    gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
  }

  private func lookAfterFrame() {
    guard pendingLook == nil, fire != nil, let clock = frameClock else { return }
    pendingLook = SignalHandler(clock, SignalID("after-paint", of: clock)) { [weak self] _ in self?.look() }
  }

  private var frameClock: Object? { scroller.flatMap { lentObject(opaque: gtk_widget_get_frame_clock($0.cast())) } }

  private func look() {
    pendingLook?.disconnect()
    pendingLook = nil
    guard let adjustment, let fire, adjustment.pageSize > 0 else { return }
    let (value, extent) = (adjustment.value, extent(adjustment))
    let rest = adjustment.upper - adjustment.pageSize - value
    let isNear = rest <= adjustment.pageSize * pages
    let hasMoved = value != lastValue || extent != lastExtent
    (lastValue, lastExtent) = (value, extent)
    if hasFired {
      // Content that was replaced by less content may grow again.
      extentWhenFired = min(extentWhenFired, extent)
      if !isNear || extent > extentWhenFired { hasFired = false }
    }
    // While all content is visible, the adjustment does not report growth, so check again after its frame.
    if adjustment.upper <= adjustment.pageSize { lookAfterFrame() }
    guard isNear, !hasFired, hasMoved || rest < 1 else { return }
    hasFired = true
    extentWhenFired = extent
    fire()
  }

  /// Returns the extent of the content. A list view only estimates its height and keeps revising it, so its rows are
  /// counted instead; for other content, the adjustment does not reveal an extent smaller than the visible area.
  private func extent(_ adjustment: Adjustment) -> Double {
    guard let scroller, let child = scroller.child else { return 0 }
    if let list = child as? any ListModelView { return Double(list.model?.nItems ?? 0) }
    let isVertical = adjustment === scroller.vadjustment
    var length: CInt = 0
    gtk_widget_measure(
      child.cast(), isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
      isVertical ? gtk_widget_get_width(child.cast()) : -1, nil, &length, nil, nil)
    return Double(length)
  }
}
