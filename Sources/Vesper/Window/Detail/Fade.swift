import Gtk

/// How far something has faded in. It is there at once where the person wants no animations.
final class Fade {
  /// From 0 for nothing to 1 for all.
  private(set) var progress = 1.0
  private var start: Int?
  private var generation = 0

  private static let duration = 200_000.0

  /// Begins anew, and has the widget drawn in each frame until all is there.
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
      // Fast at first.
      progress = 1 - (1 - part) * (1 - part)
      widget.queueDraw()
      if part == 1 { body() }
      return part < 1
    }
  }

  /// All is there.
  func end() {
    generation += 1
    start = nil
    progress = 1
  }
}
