import Testing

/// The filters: behind the button in the header, and as pills below it.
extension RunningVesper {
  /// Opens the filters behind the button in the header, as assistive technology does it.
  @discardableResult
  func openFilters(
    named name: String = "Filters", sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> AccessibleNode {
    try await click(wait(for: "the filter button", sourceLocation: sourceLocation) { $0.filterButton(named: name) })
    return try await wait(for: "the filters", sourceLocation: sourceLocation) { $0.filters(named: name) }
  }

  /// Presses the toggle of a filter, as assistive technology does it.
  func turnOn(_ filter: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await click(wait(for: filter, sourceLocation: sourceLocation) { $0.filterToggle(filter) })
    try await wait(until: "\(filter) is on", sourceLocation: sourceLocation) {
      $0.filterToggle(filter)?.isPressed ?? false
    }
  }
}

extension AccessibleNode {
  /// The filters while they are open.
  var filters: AccessibleNode? { filters(named: "Filters") }

  fileprivate func filters(named name: String) -> AccessibleNode? { first { $0.role == "list" && $0.name == name } }

  /// What opens the filters.
  var filterButton: AccessibleNode? { filterButton(named: "Filters") }

  fileprivate func filterButton(named name: String) -> AccessibleNode? {
    first { node in
      node.name.hasPrefix(name) && node.interfaces.contains("org.a11y.atspi.Action")
        && node.states.contains(.focusable)
    }
  }

  /// The toggle of a filter below the header.
  func filterToggle(_ name: String) -> AccessibleNode? { first { $0.role == "button" && $0.name == name } }

  /// The filters that are on, as the pills tell them.
  var pillsThatAreOn: [String] {
    all.filter { $0.role == "button" }.compactMap { pill in
      if pill.name.hasPrefix(Self.removal) { return String(pill.name.dropFirst(Self.removal.count)) }
      return Self.toggles.contains(pill.name) && pill.isPressed ? pill.name : nil
    }
  }

  private static let removal = "Remove filter: "
  private static let toggles = ["Commercial use", "Editing allowed", "No credit needed", "Landscape", "Large"]
}
