import CGtk

/// What can be said of a window in any version of GTK, without a picture to compare with: everything lies inside of what it
/// is in, nothing covers anything else, and whatever can be used has a name.
nonisolated struct WindowStructure {
  /// The window, as assistive programs see it.
  let window: AccessibleNode
  /// Where the elements are, by their paths. Those that are not to be seen are missing or empty.
  let areas: [String: Area]

  /// GTK rounds where things end.
  private static let tolerance = 1
  /// Newer versions of GTK leave the padding of what an element is in out of its place.
  private static let leftOutPadding = gtk_get_minor_version() >= 10 ? 8 : 0

  private static let used: Set<String> = [
    "button", "push button", "check box", "combo box", "entry", "link", "list item", "menu item", "radio button",
    "search box", "slider", "spin button", "switch", "text box",
  ]

  /// Less than in any window.
  private static let leastCount = 3

  /// What is wrong, a sentence each.
  var mistakes: [String] {
    let count = window.all.count { seenArea(of: $0) != nil }
    guard count >= Self.leastCount, let whole = seenArea(of: window) else {
      return ["nothing can be said of the window: the places of \(count) elements are known"]
    }
    return mistakes(in: window, of: whole.grown(by: Self.tolerance + Self.leftOutPadding), isScrolled: false)
  }

  /// - Parameter whole: The window, out of which what overflows would take along what is in it.
  private func mistakes(in node: AccessibleNode, of whole: Area, isScrolled: Bool) -> [String] {
    guard let area = seenArea(of: node) else { return [] }
    var mistakes: [String] = []
    if Self.used.contains(node.role), node.states.contains(.focusable), node.name.isEmpty,
      node.description.isEmpty, node.text == nil, !node.all.contains(where: { !$0.name.isEmpty })
    {
      mistakes.append("a \(node.role) at \(area) has no name")
    }
    // What is scrolled goes on beyond the edges.
    let isScrolled = isScrolled || node.children.contains { $0.role == "scroll bar" }
    let parts = node.children.compactMap { child in seenArea(of: child).map { (node: child, area: $0) } }
    if !isScrolled {
      let room = area.grown(by: Self.tolerance + Self.leftOutPadding).intersection(whole)
      for part in parts where isContent(part.node) && part.area.intersection(room) != part.area {
        mistakes.append("\(Self.words(part.node)) at \(part.area) is outside of \(Self.words(node)) at \(area)")
      }
    }
    let contents = parts.filter { isContent($0.node) }
    for (index, first) in contents.enumerated() {
      for second in contents[(index + 1)...] {
        let common = first.area.intersection(second.area)
        if common.width > 2 * Self.tolerance, common.height > 2 * Self.tolerance {
          mistakes.append(
            "\(Self.words(first.node)) at \(first.area) covers \(Self.words(second.node)) at \(second.area)")
        }
      }
    }
    return mistakes + node.children.flatMap { self.mistakes(in: $0, of: whole, isScrolled: isScrolled) }
  }

  /// Texts and what is used. Other elements lie above each other on purpose: photos below their buttons.
  private func isContent(_ node: AccessibleNode) -> Bool {
    node.role == "label" || node.role == "status" || Self.used.contains(node.role)
  }

  private func seenArea(of node: AccessibleNode) -> Area? {
    guard let area = areas[node.path], !area.isEmpty else { return nil }
    return area
  }

  private static func words(_ node: AccessibleNode) -> String {
    "the \(node.role)\(node.name.isEmpty ? "" : " “\(node.name.prefix(60))”")"
  }
}
