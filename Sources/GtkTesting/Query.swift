public import Gtk

/// Says which widget of a window is meant, as a person would: by what it is and by the words on it.
///
///     try window.get(.button("Save"))
///     try window.get(.text("Hello, Ada!"))
///     try window.get(.role(.textBox, "Title"))
///     try window.get(.type(Calendar.self).where { $0.day == 1 })
@MainActor public struct Query: CustomStringConvertible {
  /// How messages call it.
  public let description: String
  let matches: (Widget) -> Bool

  /// Widgets that fulfil a condition.
  public init(_ description: String, matches: @escaping (Widget) -> Bool) {
    self.description = description
    self.matches = matches
  }

  /// Widgets with a role, and with a name if one is given.
  public static func role(_ role: AccessibleRole, _ name: String? = nil) -> Query {
    Query("a \(role)" + (name.map { " “\($0)”" } ?? "")) { widget in
      widget.accessibleRole == role && (name == nil || AccessibleDescription(widget).name == name)
    }
  }

  /// Buttons of all kinds, by their name: also toggle buttons, check buttons and links.
  public static func button(_ name: String) -> Query {
    Query("a button “\(name)”") { widget in
      (widget is Button || widget is CheckButton || widget is MenuButton) && AccessibleDescription(widget).name == name
    }
  }

  /// What text is written into, by its name if there is one.
  public static func entry(_ name: String? = nil) -> Query {
    Query("an entry" + (name.map { " “\($0)”" } ?? "")) { widget in
      // What is inside of an entry is one itself.
      guard widget is any Editable && !(widget is Text && widget.parent is any Editable) || widget is TextView else {
        return false
      }
      return !(widget is EditableLabel) && (name == nil || AccessibleDescription(widget).name == name)
    }
  }

  /// Labels with just this text.
  public static func text(_ text: String) -> Query {
    Query("the text “\(text)”") { ($0 as? Label)?.text == text || ($0 as? Inscription)?.text == text }
  }

  /// Labels with this in their text.
  public static func text(containing part: String) -> Query {
    Query("a text with “\(part)”") { widget in
      let text = (widget as? Label)?.text ?? (widget as? Inscription)?.text
      return text?.contains(part) ?? false
    }
  }

  /// Widgets with an accessible name, whatever they are.
  public static func name(_ name: String) -> Query {
    Query("“\(name)”") { AccessibleDescription($0).name == name }
  }

  /// Widgets of a class.
  public static func type(_ type: Widget.Type) -> Query {
    Query("a \(type)") { widget in Swift.type(of: widget) == type || isKind(widget, type) }
  }

  /// The widget with an identifier of a `.ui` file or of `gtk_widget_set_name`.
  public static func id(_ id: String) -> Query {
    Query("the widget with the id \(id)") { $0.name == id || $0.buildableId == id }
  }

  /// Widgets that have a CSS class, such as `suggested-action`.
  public static func cssClass(_ name: String) -> Query {
    Query("a widget with the class \(name)") { $0.hasCssClass(name) }
  }

  /// Those that also fulfil another condition.
  public func `where`(_ condition: @escaping (Widget) -> Bool) -> Query {
    Query("\(description) of a kind") { matches($0) && condition($0) }
  }

  private static func isKind(_ widget: Widget, _ type: Widget.Type) -> Bool {
    var ancestor: AnyClass? = Swift.type(of: widget)
    while let current = ancestor {
      if current == type { return true }
      ancestor = _getSuperclass(current)
    }
    return false
  }
}

@MainActor extension Widget {
  /// The visible widgets below this one, itself included, that a query means, from top to bottom.
  public func findAll(_ query: Query) -> [Widget] {
    var found: [Widget] = []
    func look(at widget: Widget) {
      guard widget.visible, widget.childVisible || widget is any Native else { return }
      if query.matches(widget) { found.append(widget) }
      for child in widget.children { look(at: child) }
    }
    look(at: self)
    return found
  }

  /// The first visible widget that a query means, or `nil`.
  public func find(_ query: Query) -> Widget? { findAll(query).first }

  /// The visible widget that a query means.
  ///
  /// - Throws: ``TestFailure`` if there is none, or more than one; its message has all that is there.
  public func get(_ query: Query) throws -> Widget {
    let found = findAll(query)
    guard let first = found.first, found.count == 1 else {
      let count = found.isEmpty ? "There is no such thing" : "There are \(found.count) of them"
      throw TestFailure("\(query)? \(count) in:\n\(accessibilityTree)")
    }
    return first
  }

  /// The visible widget of a class.
  ///
  /// - Parameter query: Which one, if there are several.
  /// - Throws: ``TestFailure`` if there is none, or more than one.
  public func get<Found: Widget>(_ type: Found.Type, _ query: Query? = nil) throws -> Found {
    let wanted = Query(query.map { "\($0), a \(type)" } ?? "a \(type)") { widget in
      widget is Found && query?.matches(widget) ?? true
    }
    guard let found = try get(wanted) as? Found else { throw TestFailure("\(wanted) is none") }
    return found
  }

  /// Waits for a widget that a query means.
  ///
  /// - Throws: ``TestFailure`` if there is none within a minute.
  @discardableResult
  public func wait(for query: Query, within timeout: Duration = .seconds(180)) async throws -> Widget {
    let deadline = ContinuousClock.now + timeout
    while true {
      if let found = find(query) { return found }
      guard ContinuousClock.now < deadline else { return try get(query) }
      await nextIteration()
    }
  }

  /// Waits until no widget is there that a query means.
  public func wait(untilGone query: Query, within timeout: Duration = .seconds(180)) async throws {
    try await until("\(query) still there:\n\(accessibilityTree)", within: timeout) { find(query) == nil }
  }
}
