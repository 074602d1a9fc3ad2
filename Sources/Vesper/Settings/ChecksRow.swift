import BindingCore
import Gtk

/// A setting with any number of several choices, each a check box.
final class ChecksRow: SettingRow {
  /// - Parameters:
  ///   - choices: The choices in the order in which they are offered.
  ///   - name: Returns the name of a choice.
  ///   - columns: The number of check boxes in a row.
  init<Value: Hashable>(
    title: String, hint: String, choices: [Value], name: (Value) -> String, columns: Int = 1,
    setting: Property<Set<Value>>
  ) {
    let checks = Grid()
    checks.columnSpacing = 6
    checks.rowSpacing = 2
    super.init(title: title, hint: hint, control: checks)
    for (index, choice) in choices.enumerated() {
      let button = CheckButton(label: name(choice))
      // With large text in a narrow window, the label needs two lines.
      (button.lastChild as? Label)?.wrap = true
      button.offerPress()
      checks.attach(button, column: index % columns, row: index / columns)
      setting.map { $0.contains(choice) }.bind(to: button.reactive.isOn)
      // Keep what another check box has changed meanwhile.
      button.reactive.isOn.dropFirst(1).removeDuplicates().bind(to: setting) { setting, isOn in
        guard setting.value.contains(choice) != isOn else { return }
        if isOn { setting.value.insert(choice) } else { setting.value.remove(choice) }
      }
    }
  }
}
