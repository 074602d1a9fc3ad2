import BindingCore
import Gtk

/// The wheel, when other rows have come and have no places yet: GTK would look for the row that is to be in view, and
/// complain when there is none.
extension ResultsView {
  func bindWheel() {
    let wheel = EventControllerScroll(flags: .bothAxes)
    wheel.propagationPhase = .capture
    wheel.reactive.scroll.handle { [weak self] _, _ in self.map { $0.lastChange > $0.lastLayout } ?? false }
    addController(wheel)
  }

  /// The rows change now.
  func note(_ event: ObservableArrayEvent<ResultRow>) {
    // Those that stay have their places.
    if case .changes(let changes) = event.change, case .inserts(let new)? = changes.edit,
      new.count < event.collection.count
    {
      return
    }
    lastChange += 1
    // Ends a movement that goes on after a swipe.
    kineticScrolling = false
    kineticScrolling = true
    let number = lastChange
    var framesLeft = 2
    addTickCallback { [weak self] _, _ in
      framesLeft -= 1
      // The layout of this frame is still to come.
      if framesLeft == 0, let self { lastLayout = max(lastLayout, number) }
      return framesLeft > 0
    }
  }
}
