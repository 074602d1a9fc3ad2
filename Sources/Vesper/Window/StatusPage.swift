import Gtk

/// A page that says what is going on when there is nothing to show.
final class StatusPage: Box {
  private let hintLabel = Label()

  init(icon: String, title: String, hint: String = "") {
    super.init(orientation: .vertical, spacing: 12)
    halign = .center
    valign = .center
    addCssClass("status-page")

    let image = Image(iconName: icon)
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
