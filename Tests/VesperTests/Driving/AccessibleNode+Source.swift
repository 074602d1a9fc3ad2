/// The source in the search field.
extension AccessibleNode {
  /// What tells the source, and opens the choice.
  var sourceChip: AccessibleNode? {
    first { node in
      node.name.hasPrefix("Source: ") && node.interfaces.contains("org.a11y.atspi.Action")
        && node.states.contains(.focusable)
    }
  }

  /// Whether it is in a menu. GTK 4.8 makes no difference between items that do and those that choose.
  var isMenuItem: Bool { ["menu item", "radio menu item"].contains(role) }

  /// A source among the choices.
  func sourceChoice(_ name: String) -> AccessibleNode? {
    first { $0.isMenuItem && $0.name == name }
  }

  /// Whether this is where is searched.
  func searches(_ source: String) -> Bool { sourceChip?.answersTo("Source: \(source)") ?? false }
}
