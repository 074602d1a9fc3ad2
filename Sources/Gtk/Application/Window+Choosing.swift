import CGtk

extension Window {
  /// Lets the user choose a colour. The dialog closes if the task is cancelled or this window is closed.
  ///
  /// - Parameters:
  ///   - title: the dialog's title, or `nil` for GTK's default.
  ///   - initial: the initial colour.
  ///   - usesAlpha: whether the colour may be translucent.
  /// - Returns: The colour, or `nil` if none was chosen.
  public final func chooseColor(
    title: String? = nil, initial: Gdk.RGBA? = nil, usesAlpha: Bool = false
  ) async -> Gdk.RGBA? {
    let dialog = ColorChooserDialog.make(title: title, parent: self, usesAlpha: usesAlpha)
    if let initial { dialog.chosenColor = initial }
    return await choose(dialog) { dialog.chosenColor }
  }

  /// Lets the user choose a font, in the same way as `chooseColor`.
  ///
  /// - Returns: The font with its size, or `nil` if none was chosen.
  public final func chooseFont(
    title: String? = nil, initial: Pango.FontDescription? = nil
  ) async -> Pango.FontDescription? {
    let dialog = FontChooserDialog.make(title: title, parent: self)
    if let initial { dialog.chosenFont = initial }
    return await choose(dialog) { dialog.chosenFont } ?? nil
  }

  /// Lets the user choose an application that can open a file, in the same way as `chooseColor`.
  ///
  /// - Returns: The application, or `nil` if none was chosen.
  public final func chooseApplication(for file: Gio.File) async -> Gio.AppInfo? {
    let dialog = AppChooserDialog.make(parent: self, file: file)
    return await choose(dialog) { dialog.chosenApplication } ?? nil
  }

  private func choose<Choice>(_ dialog: Dialog, _ choice: () -> Choice) async -> Choice? {
    dialog.modal = true
    let answer = await response(
      of: dialog.reactive.answers, orEndBy: dialog.reactive.unrealize, show: { dialog.present() })
    defer { dialog.destroy() }
    return answer == Int(GTK_RESPONSE_OK.rawValue) ? choice() : nil
  }
}
