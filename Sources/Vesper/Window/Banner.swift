import BindingCore
import Gtk

/// A bar across the window with a message that stays until it is answered, and one action. `WindowBanners` shows one of
/// them at a time.
class Banner: Revealer {
  let button: Button
  /// Whether it has something to say. It is revealed when it has its turn.
  let isOpen = Property(false)
  private let canBeClosed: Bool
  private var line: Line?

  /// - Parameter canBeClosed: Whether it has a close button next to the action button.
  init(text: String = "", buttonLabel: String, canBeClosed: Bool = false) {
    button = Button(label: buttonLabel)
    self.canBeClosed = canBeClosed
    self.text = text
    super.init()
    accessibleRole = .alert
    accessibleLabel = text.isEmpty ? nil : text
    isThereWhileRevealed()
    // A window has many banners, most of which are never shown.
    reactive.revealChild.filter { $0 }.first().bind(to: self) { me, _ in me.makeLine() }
  }

  /// The message.
  var text: String {
    didSet {
      line?.label.label = text
      accessibleLabel = text.isEmpty ? nil : text
    }
  }

  /// Shows it if there is a message. Otherwise its last text stays while it is being hidden.
  func tell(_ text: String?) {
    if let text { self.text = text }
    isOpen.value = text != nil
  }

  /// The place of the banner among those that are open, such as "1 of 3", or empty if it is the only one.
  var place = "" {
    didSet { line?.place = place }
  }

  private func makeLine() {
    let line = Line(text: text)
    line.place = place
    button.valign = .center
    line.append(button)
    if canBeClosed { line.append(makeCloseButton()) }
    self.line = line
    child = line
  }

  private func makeCloseButton() -> Button {
    let close = Button(iconName: Icon.close)
    close.addCssClass("flat")
    close.valign = .center
    close.tooltipText = Strings.close
    close.accessibleLabel = Strings.close
    close.reactive.clicked.bind(to: isOpen) { $0.value = false }
    return close
  }
}

/// The contents of a banner, before the buttons are added.
private final class Line: Box {
  let label: Label
  private let placeLabel = Label()

  init(text: String) {
    label = Label(label: text)
    super.init(orientation: .horizontal, spacing: 12)
    label.wrap = true
    label.wrapMode = .wordChar
    label.xalign = 0
    placeLabel.addCssClass("dim-label")
    addCssClass("banner")
    // Higher than the button: if the baselines of the two texts differ by part of a pixel, GTK 4.8 measures two
    // heights.
    setSizeRequest(width: -1, height: 52)
    // A vertical box has no baseline: GTK 4.8 forgets in one of two ways to measure that the button would be on that of
    // the first of several lines, and complains.
    let text = Box(.vertical, spacing: 0, [label])
    text.hexpand = true
    text.valign = .center
    append([text, placeLabel])
  }

  var place = "" {
    didSet {
      placeLabel.label = place
      placeLabel.visible = !place.isEmpty
    }
  }
}
