import BindingCore
import Gtk

/// The fourth of the 7GUIs: it reacts to time and to a slider simultaneously.
final class TimerWindow: Window {
  let viewModel: TimerViewModel
  let gauge = ProgressBar()
  let elapsed = Label()
  let duration = Scale(orientation: .horizontal, min: 0, max: 60, step: 0.1)
  let reset = Button(label: "Reset")

  init(_ viewModel: TimerViewModel = TimerViewModel()) {
    self.viewModel = viewModel
    super.init()
    title = "Timer"
    setDefaultSize(width: 360, height: -1)
    gauge.hexpand = true
    gauge.valign = .center
    elapsed.xalign = 0
    duration.hexpand = true
    duration.accessibleLabel = "Duration in seconds"
    let grid = Grid()
    grid.rowSpacing = 12
    grid.columnSpacing = 12
    grid.attach(caption("Elapsed Time:"), column: 0, row: 0)
    grid.attach(gauge, column: 1, row: 0)
    grid.attach(elapsed, column: 1, row: 1)
    grid.attach(caption("Duration:"), column: 0, row: 2)
    grid.attach(duration, column: 1, row: 2)
    grid.attach(reset, column: 0, row: 3, width: 2, height: 1)
    grid.setMargins(18)
    child = grid

    viewModel.progress.bind(to: gauge)
    viewModel.elapsed.map { seconds($0) }.bind(to: elapsed)
    viewModel.duration.bidirectionalBind(to: duration.reactive.value)
    reset.reactive.taps.observeNext { viewModel.reset() }
  }
}

/// Returns a duration in seconds with one decimal place: 12.3 s.
private func seconds(_ duration: Duration) -> String {
  let tenths = Int(duration / .milliseconds(100))
  return "\(tenths / 10).\(tenths % 10) s"
}

private func caption(_ text: String) -> Label {
  let label = Label(label: text)
  label.xalign = 0
  return label
}
