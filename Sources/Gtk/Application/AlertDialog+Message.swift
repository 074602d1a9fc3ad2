#if GTK_4_10
import CGtk

extension AlertDialog {
  /// Creates a dialog with a message.
  ///
  /// `choose` shows it and returns the index of the button that the user pressed, which is that of `cancelButton` when
  /// they closed it:
  ///
  /// ```swift
  /// let dialog = AlertDialog("Delete 3 photos?", detail: "They cannot be restored.", buttons: ["_Cancel", "_Delete"])
  /// dialog.cancelButton = 0
  /// if try await dialog.choose(window) == 1 { deletePhotos() }
  /// ```
  ///
  /// - Parameters:
  ///   - message: A short question or statement, in bold.
  ///   - detail: What else there is to say, below it.
  ///   - buttons: The labels of the buttons, in which `_` marks a mnemonic. None is a single button that closes the
  ///     dialog.
  public convenience init(_ message: String, detail: String = "", buttons: [String] = []) {
    // The C constructor takes a printf format, which Swift cannot call.
    self.init(adopting: UnsafeMutableRawPointer(g_object_new_with_properties(Self.gType, 0, nil, nil)))
    self.message = message
    if !detail.isEmpty { self.detail = detail }
    if !buttons.isEmpty { self.buttons = buttons }
  }
}
#endif
