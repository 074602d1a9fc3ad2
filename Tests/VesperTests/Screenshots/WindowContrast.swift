/// What in a window is hard to see: texts, icons and edges that hardly differ from what is behind them.
///
/// Only what can be used counts, as in WCAG, and what lies above photos is left out: their colours are anything. If
/// something has opened over the window, such as the filters, only that counts, since it covers the rest.
nonisolated struct WindowContrast {
  let window: AccessibleNode
  /// What has opened over it.
  let popover: AccessibleNode?
  /// Where the elements are, by their paths.
  let areas: [String: Area]
  let picture: Screenshot

  private static let withEdges: Set<String> = ["check box", "entry", "radio button", "switch", "text box"]
  private static let withTexts: Set<String> = ["label", "link", "status", "button", "push button", "toggle button"]

  /// A sentence each.
  var mistakes: [String] {
    let photos = window.all.filter { $0.role == "image" && !$0.name.isEmpty }.compactMap { areas[$0.path] }
    let top = popover ?? window
    return mistakes(
      in: top, seen: areas[top.path] ?? Area(x: 0, y: 0, width: 0, height: 0), photos: popover == nil ? photos : [])
  }

  /// - Parameter seen: The part of the window that what an element is in leaves of it.
  private func mistakes(in node: AccessibleNode, seen: Area, photos: [Area]) -> [String] {
    guard node.states.contains(.sensitive) else { return [] }
    var seen = seen
    var mistakes: [String] = []
    if let area = areas[node.path], !area.isEmpty {
      // Elements of scrolled lists go on beyond what can be seen.
      seen = seen.intersection(area)
      guard !seen.isEmpty else { return [] }
      if seen == area, !photos.contains(where: { !$0.intersection(area).isEmpty }) {
        mistakes += textMistake(of: node, in: area).map { [$0] } ?? []
        mistakes += edgeMistake(of: node, in: area).map { [$0] } ?? []
      }
    }
    return mistakes + placed(node.children).flatMap { self.mistakes(in: $0, seen: seen, photos: photos) }
  }

  /// Elements without those that are told to be in the same place: GTK 4.8 has lines beyond the end of what can be seen,
  /// which it has not placed yet.
  private func placed(_ nodes: [AccessibleNode]) -> [AccessibleNode] {
    let lines: Set<String> = ["list item", "grid cell"]
    return nodes.filter { node in
      guard lines.contains(node.role), let area = areas[node.path] else { return true }
      return !nodes.contains { other in
        guard other.path != node.path, let common = areas[other.path]?.intersection(area) else { return false }
        return common.width > 2 && common.height > 2
      }
    }
  }

  private func textMistake(of node: AccessibleNode, in area: Area) -> String? {
    let isText = ["label", "link", "status"].contains(node.role)
    guard Self.withTexts.contains(node.role), !node.name.isEmpty, isText || node.children.isEmpty else { return nil }
    // Without the edge of a button, and what may be drawn on it.
    let area = isText ? area : area.grown(by: -4)
    guard area.width > 4, area.height > 4, let contrast = picture.colors(in: area).contrast else { return nil }
    let needed = isText ? Contrast.ofText : Contrast.ofShapes
    guard contrast < needed else { return nil }
    return "the \(node.role) “\(node.name.prefix(60))” has a contrast of \(rounded(contrast))"
  }

  private func edgeMistake(of node: AccessibleNode, in area: Area) -> String? {
    guard Self.withEdges.contains(node.role), area.height > 8 else { return nil }
    // From beyond its left edge to the box of a check button. The edge of an entry is not part of its place, and an icon
    // may come behind it.
    let isBox = ["check box", "radio button", "switch"].contains(node.role)
    let start = area.x - (isBox ? 3 : 12)
    let line = picture.colors(in: Area(x: start, y: area.center.y, width: 12, height: 1))
    guard let outside = line.first, let contrast = line.map({ Contrast.between($0, outside) }).max(),
      contrast < Contrast.ofShapes
    else { return nil }
    return "the edge of the \(node.role) “\(node.name.prefix(60))” has a contrast of \(rounded(contrast))"
  }

  private func rounded(_ contrast: Double) -> Double { (contrast * 100).rounded() / 100 }
}
