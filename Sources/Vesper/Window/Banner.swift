import Gtk

/// A line across the window that tells something and offers one thing to do about it.
class Banner: Revealer {
  let button: Button
  private let line = Box(orientation: .horizontal, spacing: 12)
  private let label: Label
  private let pathLabel = PathLabel()

  /// - Parameter canBeClosed: Whether it has a button that hides it, beside the one for what it offers.
  init(text: String = "", buttonLabel: String, canBeClosed: Bool = false) {
    button = Button(label: buttonLabel)
    label = Label(label: text)
    super.init()
    accessibleRole = .alert
    accessibleLabel = text.isEmpty ? nil : text
    label.wrap = true
    label.wrapMode = .wordChar
    label.xalign = 0
    let texts = Box(.vertical, spacing: 0, [label, pathLabel])
    texts.hexpand = true
    texts.valign = .center
    button.valign = .center

    line.addCssClass("banner")
    // Higher than the button: where the two texts' baselines differ by part of a pixel GTK 4.8 measures two heights.
    line.setSizeRequest(width: -1, height: 52)
    line.append(texts)
    line.append(button)
    if canBeClosed { line.append(makeCloseButton()) }
    child = line
    isThereWhileRevealed()
  }

  /// Whether it tells of something that did not work, or may not.
  var isWarning = false {
    didSet { if isWarning { line.addCssClass("warning") } else { line.removeCssClass("warning") } }
  }

  /// What it tells.
  var text: String {
    get { label.label }
    set {
      label.label = newValue
      accessibleLabel = newValue.isEmpty ? nil : newValue
    }
  }

  /// Where what it tells about is; empty for nowhere.
  var path: String {
    get { pathLabel.path }
    set { pathLabel.path = newValue }
  }

  private func makeCloseButton() -> Button {
    let close = Button(iconName: "window-close-symbolic")
    close.addCssClass("flat")
    close.valign = .center
    close.tooltipText = Words.close
    close.accessibleLabel = Words.close
    close.reactive.clicked.bind(to: self) { $0.revealChild = false }
    return close
  }
}
