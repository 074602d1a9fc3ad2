import Gtk

/// A page that shows the status when there are no results.
class StatusPage: ScrolledWindow {
  private let hintLabel = Label()
  private let image: Image
  private let content = Box(orientation: .vertical, spacing: 12)
  /// The texts, which assistive technology announces when the page appears.
  private let texts = Box(orientation: .vertical, spacing: 12)
  private let buttons = Box(.horizontal, [])

  /// - Parameter isAlert: Whether it reports a failure.
  init(icon: String, title: String, hint: String = "", isAlert: Bool = false) {
    image = Image(iconName: icon)
    super.init()
    // Scrolls in a small window with large text.
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
    // Without a minimum width, GTK determines one by breaking the text after each letter, which takes as long as
    // creating twenty widgets.
    hintLabel.widthChars = 12
    hintLabel.maxWidthChars = 48
    texts.append(hintLabel)
    append(texts)
    self.hint = hint
    buttons.halign = .center
    buttons.layoutManager = WrapLayout(spacing: 12, align: 0.5)
    buttons.marginTop = 12
  }

  /// Adds a widget below the others.
  func append(_ widget: Widget) { content.append(widget) }

  /// Adds buttons for possible actions.
  func add(_ buttons: [Button]) {
    if self.buttons.parent == nil { append(self.buttons) }
    for button in buttons {
      // With large text in a narrow window, the label needs two lines.
      (button.child as? Label)?.wrap = true
      (button.child as? Label)?.justify = .center
      self.buttons.append(button)
    }
  }

  var icon: String? {
    get { image.iconName }
    set { image.iconName = newValue }
  }

  /// The hint on what the user can do.
  var hint: String {
    get { hintLabel.label }
    set {
      hintLabel.label = newValue
      hintLabel.visible = !newValue.isEmpty
      texts.accessibleDescription = newValue.isEmpty ? nil : newValue
    }
  }
}
