/// The source in the search field.
extension AccessibleNode {
  /// What tells the source, and opens the choice.
  var sourceChip: AccessibleNode? {
    first { node in
      node.name.hasPrefix("Source: ") && node.interfaces.contains("org.a11y.atspi.Action")
        && node.states.contains(.focusable)
    }
  }

  /// Whether it is in a menu, and does something or chooses.
  var isMenuItem: Bool { role == "menu item" || isChoiceInMenu }
  /// Whether it is one of several choices in a menu. GTK 4.8 has a name of its own for that.
  var isChoiceInMenu: Bool { ["menu item radio", "radio menu item"].contains(role) }

  /// A source among the choices.
  func sourceChoice(_ name: String) -> AccessibleNode? {
    first { $0.isMenuItem && $0.name == name }
  }

  /// Whether this is where is searched.
  func searches(_ source: String) -> Bool { sourceChip?.answersTo("Source: \(source)") ?? false }
}
