import CGtk

extension Window {
  /// Shows a message in front of this window and waits for the user's answer.
  ///
  /// The texts are not interpreted as markup. The main loop continues to run meanwhile. If the task is cancelled or
  /// this window is closed, the message disappears and the result is `nil`.
  ///
  /// - Parameters:
  ///   - title: what happened, in a few words.
  ///   - message: the details and what can be done.
  ///   - buttons: the answers; the Enter key activates the last one. If empty, there is one button that closes the
  ///     message, with GTK's label.
  /// - Returns: The index of the button, or `nil` if the message was closed without an answer.
  @discardableResult
  public final func alert(title: String, message: String = "", buttons: [String] = []) async -> Int? {
    let dialog = makeAlert(title: title, message: message, buttons: buttons)
    let answer = await response(
      of: dialog.reactive.answers, orEndBy: dialog.reactive.unrealize, show: { dialog.present() })
    dialog.destroy()
    return answer.flatMap { (0..<max(1, buttons.count)).contains($0) ? $0 : nil }
  }

  private func makeAlert(title: String, message: String, buttons: [String]) -> MessageDialog {
    let dialog = MessageDialog.make(title: title, message: message)
    dialog.transientFor = self
    dialog.modal = true
    dialog.destroyWithParent = true
    // GTK leaves the space above the text to a title bar, which not every window manager draws.
    var label = dialog.textArea?.firstChild
    while let text = label as? Label {
      // A text may contain a very long word.
      text.wrapMode = .wordChar
      text.maxWidthChars = 60
      label = text.nextSibling
    }
    dialog.textArea?.marginTop = 18
    dialog.textArea?.marginBottom = 18
    dialog.addAnswers(buttons.isEmpty ? [closeLabel] : buttons)
    return dialog
  }

  /// GTK's own label. Without a translation, `g_dgettext` returns its argument, which must therefore be a literal.
  private var closeLabel: String {
    let word: StaticString = "_Close"
    return lentString(g_dgettext("gtk40", word.cString))
  }
}
