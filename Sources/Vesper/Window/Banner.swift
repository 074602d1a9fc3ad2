import Gtk

/// A line across the window that tells something and offers one thing to do about it.
final class Banner: Revealer {
  let button: Button

  init(text: String, buttonLabel: String) {
    button = Button(label: buttonLabel)
    super.init()
    let label = Label(label: text)
    label.wrap = true
    label.xalign = 0
    label.hexpand = true

    let line = Box(orientation: .horizontal, spacing: 12)
    line.addCssClass("banner")
    line.append(label)
    line.append(button)
    child = line
  }
}
