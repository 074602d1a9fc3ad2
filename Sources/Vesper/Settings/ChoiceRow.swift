import BindingCore
import Gtk

/// A setting that is one of a few.
final class ChoiceRow: SettingRow {
  /// - Parameters:
  ///   - choices: In the order in which they are offered.
  ///   - name: What a choice is called.
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
