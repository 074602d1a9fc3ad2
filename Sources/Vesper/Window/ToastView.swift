import BindingCore
import Gtk
import PhotoSearchCore

/// The toast at the bottom of the window, over its content. Its place and time are the business of `Toasts`.
final class ToastView: Revealer {
  private let toasts: Toasts
  private let act: (Toast) -> Void
  /// Takes the keyboard focus from a toast that goes.
  private let leave: () -> Void
  private var content: Content?
  /// The widget that had the keyboard focus before `focusToast()`.
  private weak var focusBefore: Widget?

  /// - Parameters:
  ///   - act: Does what a toast offers.
  ///   - leave: Takes the keyboard focus from a toast that goes.
  init(_ toasts: Toasts, act: @escaping (Toast) -> Void, leave: @escaping () -> Void) {
    (self.toasts, self.act, self.leave) = (toasts, act, leave)
    super.init()
    transitionType = .crossfade
    accessibleRole = .alert
    isThereWhileRevealed()
    toasts.current.bind(to: self) { me, toast in me.show(toast) }
    toasts.announcements.bind(to: self) { me, toast in me.announce(toast.text) }
    onEscape { [weak toasts] in
      toasts?.dismiss()
      return toasts != nil
    }
  }

  private func show(_ toast: Toast?) {
    let hadFocus = hasFocusInside
    if let toast {
      // Most windows never show one.
      let content = content ?? makeContent()
      content.show(toast)
      accessibleLabel = toast.text
    }
    revealChild = toast != nil
    if hadFocus { if toast != nil { content?.focus() } else { giveBackFocus() } }
    if toast == nil { focusBefore = nil }
  }

  private func giveBackFocus() {
    if let widget = focusBefore, widget.mapped, widget.grabFocus() { return }
    leave()
  }

  /// Moves the keyboard focus to what can be done about the toast. Returns whether there is one.
  func focusToast() -> Bool {
    guard toasts.current.value != nil else { return false }
    if !hasFocusInside { focusBefore = (root as? Window)?.focus }
    content?.focus()
    return true
  }

  private func makeContent() -> Content {
    let content = Content()
    let (motion, focus) = (EventControllerMotion(), EventControllerFocus())
    content.addController(motion)
    content.addController(focus)
    combineLatest(motion.reactive.containsPointer, focus.reactive.containsFocus) { $0 || $1 }.removeDuplicates()
      .bind(to: toasts.isAttended)
    content.closeButton.reactive.clicked.bind(to: toasts) { $0.dismiss() }
    content.actionButton.reactive.clicked.bind(to: self) { $0.follow() }
    child = content
    self.content = content
    return content
  }

  private func follow() {
    guard let toast = toasts.current.value else { return }
    toasts.dismiss()
    act(toast)
  }
}

/// The text of a toast and its buttons: side by side, or below each other in a narrow window.
private final class Content: Box {
  let actionButton = Button(label: "")
  let closeButton = Button(iconName: Icon.close)
  private let label = Label()
  private let pathLabel = PathLabel()
  private let progressBar = ProgressBar()

  init() {
    super.init(orientation: .horizontal, spacing: 0)
    addCssClass("toast")
    addCssClass("osd")
    label.wrap = true
    label.wrapMode = .wordChar
    label.xalign = 0
    label.maxWidthChars = 56
    pathLabel.maxWidthChars = 56
    let texts = Box(.vertical, spacing: 4, [label, pathLabel, progressBar])
    texts.valign = .center
    texts.setSizeRequest(width: Self.leastTextWidth, height: -1)
    let buttons = Box(.horizontal, spacing: 4, [actionButton, closeButton])
    buttons.valign = .center
    buttons.halign = .end
    closeButton.addCssClass("flat")
    closeButton.tooltipText = Strings.close
    closeButton.accessibleLabel = Strings.close
    append(AdaptivePair(texts, buttons, spacing: 12))
  }

  private static let leastTextWidth = 160

  func show(_ toast: Toast) {
    label.label = toast.text
    pathLabel.path = toast.path ?? ""
    if case .progress(let fraction) = toast.stay {
      if let fraction { progressBar.fraction = fraction } else { progressBar.pulse() }
    }
    progressBar.visible = toast.isProgress
    // Closing the progress would leave the action running unseen.
    closeButton.visible = !toast.isProgress
    actionButton.visible = toast.action != nil
    if let action = toast.action { actionButton.label = Strings.name(of: action) }
  }

  func focus() { (actionButton.visible ? actionButton : closeButton).grabFocus() }
}
