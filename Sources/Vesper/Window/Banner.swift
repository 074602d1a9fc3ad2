import BindingCore
import Gtk

/// A line across the window that tells something and offers one thing to do about it.
class Banner: Revealer {
  let button: Button
  /// Whether it goes by itself when there was time to read it. Not while one points at it or has the keyboard there.
  let passes = Property(false)
  /// Whether somebody is at it, with the pointer or the keyboard.
  let isAttended = Property(false)
  private let canBeClosed: Bool
  private let scheduler: any Scheduler
  /// Fires when it tells something, which may be the same once more.
  private let told = Property<Void>(())
  private var line: Line?

  /// - Parameter canBeClosed: Whether it has a button that hides it, beside the one for what it offers.
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
      told.value = ()
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
    passAway(from: line)
  }

  /// How long somebody has to read it.
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
