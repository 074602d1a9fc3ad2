import BindingCore
import Gtk

/// A bar across the window with a message and one action.
class Banner: Revealer {
  let button: Button
  /// Whether it disappears after the reading time, but not while it has the pointer or the keyboard focus.
  let passes = Property(false)
  /// Whether it has the pointer or the keyboard focus.
  let isAttended = Property(false)
  private let canBeClosed: Bool
  private let scheduler: any Scheduler
  /// Fires when a message is set, even if it is the same.
  private let told = Property<Void>(())
  private var line: Line?

  /// - Parameter canBeClosed: Whether it has a close button next to the action button.
  init(
    text: String = "", buttonLabel: String, canBeClosed: Bool = false, scheduler: any Scheduler = MainScheduler.shared
  ) {
    button = Button(label: buttonLabel)
    self.canBeClosed = canBeClosed
    self.scheduler = scheduler
    self.text = text
    super.init()
    accessibleRole = .alert
    accessibleLabel = text.isEmpty ? nil : text
    isThereWhileRevealed()
    // A window has many banners, most of which are never shown.
    reactive.revealChild.filter { $0 }.first().bind(to: self) { me, _ in me.makeLine() }
  }

  /// Whether it reports a failure or a possible one.
  var isWarning = false {
    didSet { showWarning() }
  }

  /// The message.
  var text: String {
    didSet {
      line?.label.label = text
      accessibleLabel = text.isEmpty ? nil : text
      told.value = ()
    }
  }

  /// The path of the file that the message refers to, or empty for none.
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
    passAway(from: line)
  }

  /// The time that the user has for reading it.
  static let readingTime = Duration.seconds(8)

  private func passAway(from line: Line) {
    let (motion, focus) = (EventControllerMotion(), EventControllerFocus())
    line.addController(motion)
    line.addController(focus)
    combineLatest(motion.reactive.containsPointer, focus.reactive.containsFocus) { $0 || $1 }.removeDuplicates()
      .bind(to: isAttended)
    combineLatest(reactive.revealChild, passes, told, isAttended) { isThere, passes, _, isAttended in
      isThere && passes && !isAttended
    }
    .flatMapLatest { [scheduler] isPassing -> SafeSignal<Void> in
      isPassing ? .init(just: ()).delay(interval: Self.readingTime, scheduler: scheduler) : .never()
    }
    .bind(to: self) { $0.revealChild = false }
  }

  private func showWarning() {
    if isWarning { line?.addCssClass("warning") } else { line?.removeCssClass("warning") }
  }

  private func makeCloseButton() -> Button {
    let close = Button(iconName: "window-close-symbolic")
    close.addCssClass("flat")
    close.valign = .center
    close.tooltipText = Strings.close
    close.accessibleLabel = Strings.close
    close.reactive.clicked.bind(to: self) { $0.revealChild = false }
    return close
  }
}

/// The contents of a banner, before the buttons are added.
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
    // Higher than the button: if the baselines of the two texts differ by part of a pixel, GTK 4.8 measures two
    // heights.
    setSizeRequest(width: -1, height: 52)
    append(texts)
  }
}
