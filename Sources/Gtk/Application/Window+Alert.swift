import CGtk

extension Window {
  /// Shows a message in front of this window and waits until a person has answered it.
  ///
  /// Nothing in the texts is interpreted as markup. The main loop goes on meanwhile. When the task is cancelled or this
  /// window is closed the message goes away, and the answer is nil.
  ///
  /// - Parameters:
  ///   - title: what happened, in a few words.
  ///   - message: what it means and what can be done.
  ///   - buttons: the answers; the last one is that of the Enter key. None makes one that closes, in GTK's words for it.
  /// - Returns: the index of the button, or nil when the message was closed without an answer.
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
    // GTK leaves the room above the text to a title bar, which not every window manager draws.
    var label = dialog.textArea?.firstChild
    while let text = label as? Label {
      // A text from elsewhere may be one long word.
      text.wrapMode = .wordChar
      text.maxWidthChars = 60
      label = text.nextSibling
    }
    dialog.textArea?.marginTop = 18
    dialog.textArea?.marginBottom = 18
    dialog.addAnswers(buttons.isEmpty ? [closeLabel] : buttons)
    return dialog
  }

  /// GTK's own word. Without a translation it is the argument that comes back, which therefore must be a literal.
  private var closeLabel: String {
    let word: StaticString = "_Close"
    return lentString(g_dgettext("gtk40", word.cString))
  }
}
