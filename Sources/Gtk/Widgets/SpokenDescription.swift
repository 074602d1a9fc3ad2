import BindingCore

/// A message that is spoken as the description of the widget that has the keyboard focus, and its description before.
final class SpokenDescription {
  private weak var widget: Widget?
  private weak var window: Window?
  private let message: String
  private let before: String?
  private var observation: (any Disposable)?

  private static var last: SpokenDescription?

  /// Speaks a message in a window, if something has the keyboard focus there.
  static func speak(_ message: String, in window: Window) {
    guard let widget = window.focus?.accessibleOfFocus else { return }
    var before = widget.accessibleDescription
    if let last, last.widget === widget, last.isStillSpoken {
      before = last.before
      last.observation?.dispose()
      // The same message again must be a change.
      if last.message == message { widget.accessibleDescription = nil }
    } else {
      last?.takeBack()
    }
    let description = SpokenDescription(message, of: widget, in: window, before)
    widget.accessibleDescription = message
    last = description
    description.observation = window.reactive.focusWidget.dropFirst(1).first().observeNext { [weak description] _ in
      guard let description else { return }
      // Not at once: while the screen reader is still there, it would speak the description before as well.
      Task { if last === description { description.focusHasMoved() } }
    }
  }

  private init(_ message: String, of widget: Widget, in window: Window, _ before: String?) {
    (self.message, self.before) = (message, before)
    (self.widget, self.window) = (widget, window)
  }

  private var isStillSpoken: Bool { widget?.accessibleDescription == message }

  private func focusHasMoved() {
    takeBack()
    // Nobody heard the message if the widget was removed: it has the focus for GTK until the next frame.
    if widget?.root == nil, let window { Self.speak(message, in: window) }
  }

  private func takeBack() {
    observation?.dispose()
    if isStillSpoken { widget?.accessibleDescription = before }
    if Self.last === self { Self.last = nil }
  }
}

extension Widget {
  /// What a screen reader takes for the widget with the keyboard focus: the entry instead of the text in it.
  fileprivate var accessibleOfFocus: Widget { self is Text ? parent ?? self : self }
}
