import BindingCore
import FoundationEssentials
import Gtk

/// The settings of a photo search.
final class SettingsView: Grid {
  let creativeCommons = Switch()
  let dateFilter = Switch()
  let minPicker = Calendar()
  let maxPicker = Calendar()

  init(_ viewModel: PhotoSettingsViewModel) {
    super.init()
    rowSpacing = 12
    columnSpacing = 12
    setMargins(12)
    attach(caption("Creative Commons only", of: creativeCommons), column: 0, row: 0)
    attach(caption("Uploaded between", of: dateFilter), column: 0, row: 1)
    attach(creativeCommons, column: 1, row: 0)
    attach(dateFilter, column: 1, row: 1)
    attach(minPicker, column: 0, row: 2)
    attach(maxPicker, column: 1, row: 2)
    for toggle in [creativeCommons, dateFilter] { toggle.halign = .end }

    viewModel.creativeCommons.bidirectionalBind(to: creativeCommons.reactive.isOn)
    viewModel.dateFilter.bidirectionalBind(to: dateFilter.reactive.isOn)
    viewModel.minUploadDate.bidirectionalBind(to: minPicker.reactive.date)
    viewModel.maxUploadDate.bidirectionalBind(to: maxPicker.reactive.date)
    viewModel.dateFilter.bind(to: minPicker.reactive.isEnabled)
    viewModel.dateFilter.bind(to: maxPicker.reactive.isEnabled)
  }

  private func caption(_ text: String, of toggle: Switch) -> Label {
    let label = Label(label: text)
    label.xalign = 0
    toggle.labelAccessibly(by: [label])
    return label
  }
}
