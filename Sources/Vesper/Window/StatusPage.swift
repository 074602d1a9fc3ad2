import Gtk

/// A page that says what to do when there is nothing to show.
final class StatusPage: Box {
  init(icon: String, title: String, hint: String) {
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

    let hintLabel = Label(label: hint)
    hintLabel.wrap = true
    hintLabel.justify = .center
    hintLabel.maxWidthChars = 48
    append(hintLabel)
  }
}
