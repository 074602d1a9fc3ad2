import Gtk

/// A page that says what is going on when there is nothing to show.
final class StatusPage: Box {
  private let hintLabel = Label()
  private let image: Image
  private let buttons = Box(orientation: .horizontal, spacing: 12)

  init(icon: String, title: String, hint: String = "") {
    image = Image(iconName: icon)
    super.init(orientation: .vertical, spacing: 12)
    halign = .center
    valign = .center
    addCssClass("status-page")

    image.pixelSize = 96
    image.addCssClass("dim-label")
    append(image)

    let titleLabel = Label(label: title)
    titleLabel.addCssClass("title-1")
    titleLabel.wrap = true
    titleLabel.justify = .center
    append(titleLabel)

    hintLabel.wrap = true
    hintLabel.wrapMode = .wordChar
    hintLabel.justify = .center
    hintLabel.maxWidthChars = 48
    append(hintLabel)
    self.hint = hint
    buttons.halign = .center
    buttons.marginTop = 12
  }

  /// What helps.
  func add(_ buttons: [Button]) {
    if self.buttons.parent == nil { append(self.buttons) }
    buttons.forEach(self.buttons.append)
  }

  var icon: String? {
    get { image.iconName }
    set { image.iconName = newValue }
  }

  /// What can be done about it.
  var hint: String {
    get { hintLabel.label }
    set {
      hintLabel.label = newValue
      hintLabel.visible = !newValue.isEmpty
    }
  }
}
