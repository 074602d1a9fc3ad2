public import BindingCore
import CGtk

extension Reactive where Base: ScrolledWindow {
  /// Fires when the end of the content comes near: the moment to load more.
  ///
  ///     scroller.reactive.approachingEnd(within: 2).bind(to: viewModel) { $0.loadMore() }
  ///
  /// Once for each approach: again only after the content has grown and its end is still or again near, or after the
  /// user went away from the end and came back. Content that is shorter than the window has its end in view and fires at
  /// once, until it fills the window. A window that merely grows does not count as an approach, unless the very end
  /// comes into view.
  ///
  /// Content that is a list view, a grid view or a column view grows when its model does. Delivered at the end
  /// of a frame, when everything may be changed.
  ///
  /// - Parameters:
  ///   - pages: how near, as a multiple of what can be seen at once.
  ///   - orientation: which end; by default the lower one.
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

/// Where a scrolled window is, and whether that is news.
private final class Approach {
  private weak var scroller: ScrolledWindow?
  private weak var adjustment: Adjustment?
  private let pages: Double
  private var fire: (() -> Void)?
  private var pendingLook: SignalHandler?

  private var lastValue = 0.0
  private var lastExtent = 0.0
  /// Whether the present approach has been told already, and how much content there was then.
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

  /// Not now: adjustments change in the middle of a layout, when no widget may be added, and before one, when they are
  /// not up to date. At the end of the next frame both are in order.
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
      // Content that was replaced by less may grow again.
      extentWhenFired = min(extentWhenFired, extent)
      if !isNear || extent > extentWhenFired { hasFired = false }
    }
    // While everything is in view, the adjustment does not tell when there is more: that is seen after its frame.
    if adjustment.upper <= adjustment.pageSize { lookAfterFrame() }
    guard isNear, !hasFired, hasMoved || rest < 1 else { return }
    hasFired = true
    extentWhenFired = extent
    fire()
  }

  /// How much content there is. A list view only guesses its height, and guesses anew all the time; the adjustment of
  /// anything else does not tell when it is less than what can be seen.
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
