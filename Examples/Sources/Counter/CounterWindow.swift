import BindingCore
import Gtk

/// The first of the 7GUIs: a number and a button that increments it.
final class CounterWindow: Window {
  let viewModel: CounterViewModel
  let label = Label()
  let button = Button(label: "Count")

  init(_ viewModel: CounterViewModel = CounterViewModel()) {
    self.viewModel = viewModel
    super.init()
    title = "Counter"
    label.hexpand = true
    let content = Box(.horizontal, spacing: 12, [label, button])
    content.setMargins(18)
    child = content

    viewModel.count
      .map { "\($0)" }
      .bind(to: label)
    button.reactive.taps.observeNext { viewModel.increment() }
  }
}
