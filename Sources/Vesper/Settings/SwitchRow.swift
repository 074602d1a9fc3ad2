import BindingCore
import Gtk

/// A setting that is on or off.
final class SwitchRow: SettingRow {
  init(title: String, hint: String, setting: Property<Bool>) {
    let control = Switch()
    super.init(title: title, hint: hint, control: control)
    setting.bidirectionalBind(to: control.reactive.isOn)
  }
}
