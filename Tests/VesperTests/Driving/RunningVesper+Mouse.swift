import Testing

/// The mouse on what the window shows.
extension RunningVesper {
  /// Where an element is once it has a place and rests there.
  ///
  /// - Parameters:
  ///   - looks: How often it must be seen there. A list may begin to move a moment after a key.
  ///   - isMeant: Says whether this can be the place.
  func restingArea(
    of node: AccessibleNode, looks: Int = 4, sourceLocation: SourceLocation = #_sourceLocation,
    where isMeant: (Area) -> Bool = { _ in true }
  ) async throws -> Area {
    var last: Area?
    var looksWithoutChange = 0
    return try await eventually(
      for: "the place of \(node.role) “\(node.name)”", sourceLocation: sourceLocation,
      details: last.map { "\($0)" } ?? ""
    ) {
      let area = try await area(of: node)
      looksWithoutChange = area == last ? looksWithoutChange + 1 : 1
      last = area
      return !area.isEmpty && isMeant(area) && looksWithoutChange >= looks ? area : nil
    }
  }

  /// Clicks on the middle of an element, while a key may be held down.
  func clickWithMouse(
    on node: AccessibleNode, holding key: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let middle = try await middle(of: node, sourceLocation: sourceLocation)
    if let key {
      try await display.click(x: middle.x, y: middle.y, holding: key)
    } else {
      try await display.click(x: middle.x, y: middle.y)
    }
  }

  /// The middle of an element on the screen once it rests there.
  func middle(
    of node: AccessibleNode, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> (x: Int, y: Int) {
    let offset = try await popoverOffset(of: node)
    let area = try await restingArea(of: node, sourceLocation: sourceLocation)
    let padding = try await leftOutPadding(of: node, area)
    let middle = area.center
    return (middle.x + offset.x + padding.x, middle.y + offset.y + padding.y)
  }

  /// How far from where it says an element may be, at half the distance: but not beyond its edge if it is there after
  /// all. The dialogs of GTK tell it right.
  private func leftOutPadding(of node: AccessibleNode, _ area: Area) async throws -> (x: Int, y: Int) {
    guard Self.leftOutPadding > 0, try await read().children.first?.first(where: { $0.path == node.path }) != nil else {
      return (0, 0)
    }
    func half(_ size: Int) -> Int { min(Self.leftOutPadding / 2, max(0, size / 2 - 1)) }
    return (half(area.width), half(area.height))
  }

  /// How far it is from where an element says that it is to where it is on the screen: what is in a popover counts from
  /// the popover's corner.
  func popoverOffset(of node: AccessibleNode) async throws -> (x: Int, y: Int) {
    let popover = try await read().all.last { other in
      other.children.first?.name == "GtkPopoverContent" && other.all.contains { $0.path == node.path }
    }
    guard let popover else { return (0, 0) }
    let own = try await restingArea(of: popover)
    let surface = try await display.newestWindow(atLeast: own)
    return (surface.x - own.x, surface.y - own.y)
  }

  /// Clicks on what has this name.
  func clickWithMouse(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let control = try await wait(for: name, sourceLocation: sourceLocation) { window in
      window.first { $0.name == name }
    }
    try await clickWithMouse(on: control, sourceLocation: sourceLocation)
  }
}
