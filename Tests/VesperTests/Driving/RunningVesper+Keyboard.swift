import Testing

/// The keyboard in the window.
extension RunningVesper {
  /// Presses a key until the keyboard is where it is wanted.
  func moveKeyboard(
    to what: String, with key: String = "Tab", sourceLocation: SourceLocation = #_sourceLocation,
    until isThere: (AccessibleNode) -> Bool
  ) async throws {
    var pressesInVain = 0
    for _ in 0..<60 where pressesInVain < 3 {
      let window = try await read()
      if isThere(window) { return }
      try await display.press(key)
      let hasLeft = try await waitForKeyboard(toLeave: window.pathsWithKeyboard)
      pressesInVain = hasLeft ? 0 : pressesInVain + 1
      // Without a window manager, nobody gives the keyboard back to a window when its dialog closes.
      if !hasLeft {
        try await display.focusWindow(window.children.last { $0.states.contains(.modal) }?.name ?? "Vesper")
      }
    }
    Issue.record("\(what) is not reached\n\(try await read().dump())", sourceLocation: sourceLocation)
  }

  /// Presses the Tab key until a control with this name has the keyboard.
  func focus(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await moveKeyboard(to: name, sourceLocation: sourceLocation) { window in
      window.all.contains { $0.states.contains(.focused) && $0.answersTo(name) }
    }
  }

  /// Chooses an item of a menu that is opening.
  func chooseInMenu(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(until: "the keyboard in the menu", sourceLocation: sourceLocation) { window in
      window.first { $0.isMenuItem && $0.states.contains(.focused) } != nil
    }
    try await moveKeyboard(to: name, with: "Down", sourceLocation: sourceLocation) { window in
      window.first { $0.isMenuItem && $0.states.contains(.focused) && $0.name == name } != nil
    }
    try await display.press("Return")
  }

  /// A key that was pressed may take a while to get there, or lead to where the keyboard is already.
  private func waitForKeyboard(toLeave paths: Set<String>) async throws -> Bool {
    for _ in 0..<100 {
      let now = try await read().pathsWithKeyboard
      if !now.isEmpty, now != paths { return true }
      await pause()
    }
    return false
  }
}

extension AccessibleNode {
  /// The elements that have the keyboard. There may be two while it goes from one to the other.
  fileprivate var pathsWithKeyboard: Set<String> { Set(all.filter { $0.states.contains(.focused) }.map(\.path)) }
}
