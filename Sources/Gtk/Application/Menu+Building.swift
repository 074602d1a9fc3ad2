import CGtk

extension Gio.Menu {
  /// Creates a menu from a list of items.
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
  /// Creates an item that activates an action, such as `app.quit`. An underscore in the label marks the mnemonic; the
  /// action's keyboard shortcut is shown beside the label.
  public convenience init(_ label: String, action: String, icon: (any Gio.Icon)? = nil) {
    self.init(label: label, detailedAction: nil)
    setActionAndTargetValue(action, targetValue: nil)
    if let icon { setIcon(icon) }
  }

  /// Creates an item that activates an action with a parameter. If the action has a state, it is shown as a radio item.
  public convenience init(
    _ label: String, action: String, target: some VariantRepresentable, icon: (any Gio.Icon)? = nil
  ) {
    self.init(label: label, detailedAction: nil)
    setActionAndTargetValue(action, targetValue: target.asVariant)
    if let icon { setIcon(icon) }
  }

  /// Creates a section, separated by lines, with an optional heading.
  public convenience init(section heading: String? = nil, @MenuBuilder _ items: () -> [Gio.MenuItem]) {
    self.init(label: heading, section: Gio.Menu(items))
  }

  /// Creates an item that opens a submenu.
  public convenience init(submenu label: String, @MenuBuilder _ items: () -> [Gio.MenuItem]) {
    self.init(label: label, submenu: Gio.Menu(items))
  }
}

/// Collects the items of a menu, supporting `if`, `for` and arrays of items.
@MainActor @resultBuilder
public enum MenuBuilder {
  /// A single item.
  public static func buildExpression(_ item: Gio.MenuItem) -> [Gio.MenuItem] { [item] }
  /// An array of items.
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
