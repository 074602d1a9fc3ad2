import Gtk

/// A line across the window that tells something and offers one thing to do about it.
class Banner: Revealer {
  let button: Button
  private let label: Label

  /// - Parameter canBeClosed: Whether it has a button that hides it, beside the one for what it offers.
  init(text: String = "", buttonLabel: String, canBeClosed: Bool = false) {
    button = Button(label: buttonLabel)
    label = Label(label: text)
    super.init()
    label.wrap = true
    label.wrapMode = .wordChar
    label.xalign = 0
    label.hexpand = true
    button.valign = .center

    let line = Box(orientation: .horizontal, spacing: 12)
    line.addCssClass("banner")
    // Higher than the button: where the two texts' baselines differ by part of a pixel GTK 4.8 measures two heights.
    line.setSizeRequest(width: -1, height: 52)
    line.append(label)
    line.append(button)
    if canBeClosed { line.append(makeCloseButton()) }
    child = line
  }

  /// What it tells.
  var text: String {
    get { label.label }
    set { label.label = newValue }
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
