import Gtk

/// A line across the window that tells something and offers one thing to do about it.
class Banner: Revealer {
  let button: Button
  private let canBeClosed: Bool
  private var line: Line?

  /// - Parameter canBeClosed: Whether it has a button that hides it, beside the one for what it offers.
  init(text: String = "", buttonLabel: String, canBeClosed: Bool = false) {
    button = Button(label: buttonLabel)
    self.canBeClosed = canBeClosed
    self.text = text
    super.init()
    accessibleRole = .alert
    accessibleLabel = text.isEmpty ? nil : text
    isThereWhileRevealed()
    // A window has many of them, and most are never shown.
    reactive.revealChild.filter { $0 }.first().bind(to: self) { me, _ in me.makeLine() }
  }

  /// Whether it tells of something that did not work, or may not.
  var isWarning = false {
    didSet { showWarning() }
  }

  /// What it tells.
  var text: String {
    didSet {
      line?.label.label = text
      accessibleLabel = text.isEmpty ? nil : text
    }
  }

  /// Where what it tells about is; empty for nowhere.
  var path = "" {
    didSet { line?.pathLabel.path = path }
  }

  private func makeLine() {
    let line = Line(text: text, path: path)
    button.valign = .center
    line.append(button)
    if canBeClosed { line.append(makeCloseButton()) }
    self.line = line
    showWarning()
    child = line
  }

  private func showWarning() {
    if isWarning { line?.addCssClass("warning") } else { line?.removeCssClass("warning") }
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

/// What a banner tells, to which its buttons come.
private final class Line: Box {
  let label: Label
  let pathLabel = PathLabel()

  init(text: String, path: String) {
    label = Label(label: text)
    super.init(orientation: .horizontal, spacing: 12)
    pathLabel.path = path
    label.wrap = true
    label.wrapMode = .wordChar
    label.xalign = 0
    let texts = Box(.vertical, spacing: 0, [label, pathLabel])
    texts.hexpand = true
    texts.valign = .center
    addCssClass("banner")
    // Higher than the button: where the two texts' baselines differ by part of a pixel GTK 4.8 measures two heights.
    setSizeRequest(width: -1, height: 52)
    append(texts)
  }
}
