import Gtk

/// A fade-in animation. It is skipped if the user has disabled animations.
final class Fade {
  /// The progress from 0 to 1.
  private(set) var progress = 1.0
  private var start: Int?
  private var generation = 0

  private static let duration = 200_000.0

  /// Restarts the animation, and redraws the widget in each frame until it ends.
  func begin(in widget: Widget, atEnd body: @escaping () -> Void) {
    end()
    guard widget.mapped, widget.settings?.gtkEnableAnimations ?? true else {
      body()
      return
    }
    progress = 0
    let mine = generation
    _ = widget.addTickCallback { [weak self] widget, clock in
      guard let self, mine == generation else { return false }
      let begun = start ?? clock.frameTime
      start = begun
      let part = min(1, Double(clock.frameTime - begun) / Self.duration)
      // Ease out: fast at first.
      progress = 1 - (1 - part) * (1 - part)
      widget.queueDraw()
      if part == 1 { body() }
      return part < 1
    }
  }

  /// Ends the animation.
  func end() {
    generation += 1
    start = nil
    progress = 1
  }
}
