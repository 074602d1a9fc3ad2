import BindingCore
import Gtk

/// A setting with one of several choices.
final class ChoiceRow: SettingRow {
  /// - Parameters:
  ///   - choices: The choices in the order in which they are offered.
  ///   - name: Returns the name of a choice.
  init<Value: Equatable>(
    title: String, hint: String, choices: [Value], name: (Value) -> String, setting: Property<Value>
  ) {
    let chooser = DropDown(strings: choices.map(name))
    super.init(title: title, hint: hint, control: chooser)
    chooser.pressLabel = title
    chooser.offerChoices()
    setting.map { choices.firstIndex(of: $0) ?? 0 }.bind(to: chooser.reactive.selected)
    chooser.reactive.selected.dropFirst(1).filter(choices.indices.contains).map { choices[$0] }
      .bind(to: setting) { setting, choice in if setting.value != choice { setting.value = choice } }
  }
}
