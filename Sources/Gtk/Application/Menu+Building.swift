import CGtk

extension Gio.Menu {
  /// A menu of items that are written one below the other.
  ///
  ///     let menu = Gio.Menu {
  ///       Gio.MenuItem("Refresh", action: "win.refresh")
  ///       Gio.MenuItem(section: "Layout") {
  ///         Gio.MenuItem("List", action: "win.layout", target: Layout.list)
  ///         Gio.MenuItem("Grid", action: "win.layout", target: Layout.grid)
  ///       }
  ///       Gio.MenuItem(submenu: "More") { ... }
  ///     }
  ///     menuButton.menuModel = menu
  public convenience init(@MenuBuilder _ items: () -> [Gio.MenuItem]) {
    self.init()
    items().forEach(appendItem)
  }
}

extension Gio.MenuItem {
  /// An item that activates an action, such as `app.quit`. Underscores in the label mark the letter to press; the
  /// action's keyboard shortcut is shown beside it.
  public convenience init(_ label: String, action: String, icon: (any Gio.Icon)? = nil) {
    self.init(label: label, detailedAction: nil)
    setActionAndTargetValue(action, targetValue: nil)
    if let icon { setIcon(icon) }
  }

  /// An item that activates an action with a parameter. Where that is the action's state it is shown as a radio item.
  public convenience init(
    _ label: String, action: String, target: some VariantRepresentable, icon: (any Gio.Icon)? = nil
  ) {
    self.init(label: label, detailedAction: nil)
    setActionAndTargetValue(action, targetValue: target.asVariant)
    if let icon { setIcon(icon) }
  }

  /// Items that belong together, with a line around them and perhaps a heading.
  public convenience init(section heading: String? = nil, @MenuBuilder _ items: () -> [Gio.MenuItem]) {
    self.init(label: heading, section: Gio.Menu(items))
  }

  /// An item that opens a menu of its own.
  public convenience init(submenu label: String, @MenuBuilder _ items: () -> [Gio.MenuItem]) {
    self.init(label: label, submenu: Gio.Menu(items))
  }
}

/// Collects the items of a menu: with `if`, `for` and items from elsewhere among them.
@MainActor @resultBuilder
public enum MenuBuilder {
  /// An item by itself.
  public static func buildExpression(_ item: Gio.MenuItem) -> [Gio.MenuItem] { [item] }
  /// Items from elsewhere.
  public static func buildExpression(_ items: [Gio.MenuItem]) -> [Gio.MenuItem] { items }
  /// Items in the order in which they are written.
  public static func buildBlock(_ parts: [Gio.MenuItem]...) -> [Gio.MenuItem] { parts.flatMap(\.self) }
  /// The items of a `for` loop.
  public static func buildArray(_ parts: [[Gio.MenuItem]]) -> [Gio.MenuItem] { parts.flatMap(\.self) }
  /// The items of an `if` without `else`.
  public static func buildOptional(_ part: [Gio.MenuItem]?) -> [Gio.MenuItem] { part ?? [] }
  /// The items of an `if` with `else`, or of a `switch`.
  public static func buildEither(first part: [Gio.MenuItem]) -> [Gio.MenuItem] { part }
  /// The items of an `else`, or of a `switch`.
  public static func buildEither(second part: [Gio.MenuItem]) -> [Gio.MenuItem] { part }
}
