import BindingCore
import Gtk

/// A setting that is any number of a few: each a check mark.
final class ChecksRow: SettingRow {
  /// - Parameters:
  ///   - choices: In the order in which they are offered.
  ///   - name: What a choice is called.
  ///   - columns: How many of them stand beside each other.
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
      // Large letters in a narrow window need two lines.
      (button.lastChild as? Label)?.wrap = true
      button.offerPress()
      checks.attach(button, column: index % columns, row: index / columns)
      setting.map { $0.contains(choice) }.bind(to: button.reactive.isOn)
      // What another check mark changes meanwhile stays as it is.
      button.reactive.isOn.dropFirst(1).removeDuplicates().bind(to: setting) { setting, isOn in
        guard setting.value.contains(choice) != isOn else { return }
        if isOn { setting.value.insert(choice) } else { setting.value.remove(choice) }
      }
    }
  }
}
