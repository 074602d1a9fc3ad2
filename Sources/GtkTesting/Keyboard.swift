import CGtk
import CGtkTesting
public import Gtk

@MainActor extension Widget {
  /// Types a text on the keyboard, at the end of what an entry contains.
  ///
  ///     try await window.type("Ada", into: .entry("Name"))
  ///
  /// - Parameters:
  ///   - text: A line break is the Return key, a tab the Tab key.
  ///   - query: Which entry; the one with the keyboard's focus if there is none.
  public func type(_ text: String, into query: Query? = nil) async throws {
    if let query {
      let entry = try await wait(for: query)
      _ = try await entry.clickablePoint()
      try await giveKeyboard(to: window(of: entry))
      entry.grabFocus()
      if let editable = entry as? any Editable { editable.position = -1 }
    } else {
      try await giveKeyboard(to: window(of: self))
    }
    let screen = try Screen(of: self)
    for character in text.unicodeScalars {
      let keyval =
        switch character {
        case "\n": UInt32(GDK_KEY_Return)
        case "\t": UInt32(GDK_KEY_Tab)
        default: gdk_unicode_to_keyval(character.value)
        }
      try screen.key(keyval, isPressed: true)
      try screen.key(keyval, isPressed: false)
      await nextIteration()
    }
    await settle()
  }

  /// Presses keys one after the other, which go to what has the focus in the window of this widget.
  ///
  ///     try await window.press("Control+f", "Escape")
  ///
  /// - Parameter keys: Names of GDK such as `Return`, `Down` or `F1`, or characters, after the modifiers `Control`, `Shift`, `Alt`
  ///   and `Super`.
  /// - Throws: ``TestFailure`` if there is no such key.
  public func press(_ keys: String...) async throws {
    try await giveKeyboard(to: window(of: self))
    let screen = try Screen(of: self)
    for combination in keys {
      var modifiers = combination.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
      // The key `+` itself.
      if combination.hasSuffix("+") { modifiers.removeLast() }
      let name = combination.hasSuffix("+") ? "plus" : modifiers.removeLast()
      let keyval = try Screen.keyval(named: name)
      try await screen.hold(modifiers.filter { !$0.isEmpty }) {
        try screen.key(keyval, isPressed: true)
        try screen.key(keyval, isPressed: false)
        await nextIteration()
      }
      await settle()
    }
  }
}

private func window(of widget: Widget) throws -> Window {
  guard let window = widget as? Window ?? widget.root as? Window else {
    throw TestFailure("\(AccessibleDescription(widget)) is in no window")
  }
  return window
}

/// Gives the keyboard to a window.
func giveKeyboard(to window: Window) async throws {
  guard !window.isActive, let surface = window.surface else { return }
  gtk_testing_focus(surface.surfacePointer)
  try await until("the keyboard in the window") { window.isActive }
}
