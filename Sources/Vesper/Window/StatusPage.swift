import Gtk

/// A page that says what is going on when there is nothing to show.
class StatusPage: ScrolledWindow {
  private let hintLabel = Label()
  private let image: Image
  private let content = Box(orientation: .vertical, spacing: 12)
  /// What it says, which assistive technology tells when it comes.
  private let texts = Box(orientation: .vertical, spacing: 12)
  private let buttons = Box(.horizontal, [])

  /// - Parameter isAlert: Whether it tells that something went wrong.
  init(icon: String, title: String, hint: String = "", isAlert: Bool = false) {
    image = Image(iconName: icon)
    super.init()
    // A small window with large text shows a part of it.
    hscrollbarPolicy = .never
    child = content
    content.halign = .center
    content.valign = .center
    content.addCssClass("status-page")

    image.pixelSize = 96
    image.addCssClass("dim-label")
    append(image)

    let titleLabel = Label(label: title)
    titleLabel.addCssClass("title-1")
    titleLabel.wrap = true
    titleLabel.wrapMode = .wordChar
    titleLabel.justify = .center
    titleLabel.widthChars = 8
    texts.accessibleRole = isAlert ? .alert : .status
    texts.accessibleLabel = title
    texts.append(titleLabel)

    hintLabel.wrap = true
    hintLabel.wrapMode = .wordChar
    hintLabel.justify = .center
    // Without a least width GTK finds it by breaking the text after each letter, which takes as long as to make twenty
    // widgets.
    hintLabel.widthChars = 12
    hintLabel.maxWidthChars = 48
    texts.append(hintLabel)
    append(texts)
    self.hint = hint
    buttons.halign = .center
    buttons.layoutManager = WrapLayout(spacing: 12)
    buttons.marginTop = 12
  }

  /// Puts a widget below.
  func append(_ widget: Widget) { content.append(widget) }

  /// What helps.
  func add(_ buttons: [Button]) {
    if self.buttons.parent == nil { append(self.buttons) }
    for button in buttons {
      // Large letters in a narrow window need two lines.
      (button.child as? Label)?.wrap = true
      (button.child as? Label)?.justify = .center
      self.buttons.append(button)
    }
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
      texts.accessibleDescription = newValue.isEmpty ? nil : newValue
    }
  }
}
