import BindingCore
import Gtk

/// Ignores the wheel while new rows have no layout yet: GTK would look for the row to scroll to, and warn if there is
/// none.
extension ResultsView {
  func bindWheel() {
    let wheel = EventControllerScroll(flags: .bothAxes)
    wheel.propagationPhase = .capture
    wheel.reactive.scroll.handle { [weak self] _, _ in self.map { $0.lastChange > $0.lastLayout } ?? false }
    addController(wheel)
  }

  /// Records that the rows are changing.
  func note(_ event: ObservableArrayEvent<ResultRow>) {
    // Existing rows keep their positions.
    if case .changes(let changes) = event.change, case .inserts(let new)? = changes.edit,
      new.count < event.collection.count
    {
      return
    }
    lastChange += 1
    // Stop kinetic scrolling after a swipe.
    kineticScrolling = false
    kineticScrolling = true
    let number = lastChange
    var framesLeft = 2
    addTickCallback { [weak self] _, _ in
      framesLeft -= 1
      // The layout of this frame follows the callback.
      if framesLeft == 0, let self { lastLayout = max(lastLayout, number) }
      return framesLeft > 0
    }
  }
}
