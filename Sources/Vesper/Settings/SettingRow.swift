import BindingCore
import Gtk

/// A line of the settings: what it is about on one side, the control on the other, or below where there is no room.
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
    // Enough that no control squeezes the words to a column of single ones.
    titleLabel.widthChars = min(title.count, 10)
    hintLabel.addCssClass("dim-label")
    hintLabel.addCssClass("caption")
    texts.append(hintLabel)
    self.hint = hint
    control.valign = .center
    control.halign = .start
    control.accessibleLabel = title
    child = content
    // GTK's list gives the keyboard to nobody where its last line has nothing that takes it.
    control.reactive.sensitive.bind(to: self) { me, isSensitive in
      let hadFocus = me.focusChild != nil
      me.focusable = !isSensitive
      me.accessibleLabel = isSensitive ? nil : title
      if hadFocus, !isSensitive { me.grabFocus() }
    }
  }

  /// What there is to know about it.
  var hint: String? {
    get { hintLabel.visible ? hintLabel.label : nil }
    set {
      hintLabel.label = newValue ?? ""
      hintLabel.visible = newValue != nil
    }
  }
}
