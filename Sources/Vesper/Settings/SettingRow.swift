import BindingCore
import Gtk

/// A row of the settings: the text on one side, and the control on the other, or below if there is not enough space.
class SettingRow: ListBoxRow {
  /// Everything in the row.
  let content: Widget
  private let hintLabel = Label()

  init(title: String, hint: String? = nil, control: Widget) {
    let texts = Box(orientation: .vertical, spacing: 0)
    content = AdaptivePair(texts, control, spacing: 12)
    super.init()
    activatable = false
    focusable = false

    texts.hexpand = true
    texts.valign = .center
    let titleLabel = Label(label: title)
    titleLabel.xalign = 0
    titleLabel.wrap = true
    texts.append(titleLabel)
    hintLabel.xalign = 0
    hintLabel.wrap = true
    hintLabel.maxWidthChars = 36
    // Keep the control from squeezing the text to one word per line.
    titleLabel.widthChars = min(title.count, 10)
    hintLabel.addCssClass("dim-label")
    hintLabel.addCssClass("caption")
    texts.append(hintLabel)
    self.hint = hint
    control.valign = .center
    control.halign = .start
    control.accessibleLabel = title
    child = content
    // GTK's list focuses nothing if its last row has nothing focusable.
    control.reactive.sensitive.bind(to: self) { me, isSensitive in
      let hadFocus = me.focusChild != nil
      me.focusable = !isSensitive
      me.accessibleLabel = isSensitive ? nil : title
      if hadFocus, !isSensitive { me.grabFocus() }
    }
  }

  /// The explanation below the title.
  var hint: String? {
    get { hintLabel.visible ? hintLabel.label : nil }
    set {
      hintLabel.label = newValue ?? ""
      hintLabel.visible = newValue != nil
    }
  }
}
