import Gtk

/// A line of the settings: what it is about on one side, the control on the other.
class SettingRow: ListBoxRow {
  /// Everything in the row.
  let content = Box(orientation: .horizontal, spacing: 12)

  init(title: String, hint: String? = nil, control: Widget) {
    super.init()
    activatable = false
    focusable = false

    let texts = Box(orientation: .vertical, spacing: 2)
    texts.hexpand = true
    texts.valign = .center
    let titleLabel = Label(label: title)
    titleLabel.xalign = 0
    titleLabel.wrap = true
    texts.append(titleLabel)
    if let hint {
      let hintLabel = Label(label: hint)
      hintLabel.xalign = 0
      hintLabel.wrap = true
      hintLabel.maxWidthChars = 36
      hintLabel.addCssClass("dim-label")
      hintLabel.addCssClass("caption")
      texts.append(hintLabel)
    }
    control.valign = .center
    control.accessibleLabel = title
    content.append(texts)
    content.append(control)
    child = content
  }
}
