import BindingCore
import Gtk

/// A dial and a scale with the same value, and the last action of the user.
final class DialWindow: Window {
  let dial = Dial()
  let scale = Scale(orientation: .horizontal, min: 0, max: 1, step: 0.01)
  let label = Label(label: "Turn the dial.")

  override init() {
    super.init()
    title = "Dial"
    let content = Box(orientation: .vertical, spacing: 12)
    for child in [dial, scale, label] as [Widget] { content.append(child) }
    dial.vexpand = true
    child = content

    dial.$value.bidirectionalBind(to: scale.reactive.value).dispose(in: reactive.bag)
    dial.changed.map { "Turned to \(Int(($0 * 100).rounded())) %" }.bind(to: label)
  }
}
