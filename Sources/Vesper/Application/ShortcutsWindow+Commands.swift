import FoundationEssentials
import Gtk

extension ShortcutsWindow {
  /// Creates a window that lists all keys of the program.
  ///
  /// In GTK 4.8, groups can be added to such a window only through a UI description.
  static func listingCommands() -> ShortcutsWindow {
    let groups = ShortcutGroup.allCases.map { (title: Strings.title(of: $0), keys: keys(of: $0)) }
    // GTK puts on another page what does not fit two columns of this height.
    let heights = groups.map { 1 + $0.keys.count }
    let columns = heights.indices.map { (heights[..<$0].reduce(0, +), heights[$0...].reduce(0, +)) }
    let height = columns.map(max).min() ?? 0
    let section = object(
      "GtkShortcutsSection", ["section-name": "all", "max-height": "\(height)"],
      groups.map { title, keys in
        object(
          "GtkShortcutsGroup", ["title": title, "spacing": "4"],
          keys.map { title, accelerators in
            object("GtkShortcutsShortcut", ["title": title, "accelerator": accelerators.joined(separator: " ")])
          })
      })
    let window = object("GtkShortcutsWindow", ["modal": "1"], [section], id: "window")
    do {
      let window: ShortcutsWindow = try Builder(xml: "<interface>\(window)</interface>", name: "shortcuts")
        .object("window")
      window.accessibleLabel = Strings.name(of: .shortcuts)
      // GTK does not label the window's search.
      for part in window.descendants where part is ToggleButton || part is SearchEntry || part is SearchBar {
        part.accessibleLabel = Strings.search
        if part is ToggleButton { part.tooltipText = Strings.search }
      }
      for part in window.descendants where part is MenuButton { part.accessibleLabel = window.accessibleLabel }
      return window
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Returns the keys of a group by what they do. What two keys do is listed once.
  private static func keys(of group: ShortcutGroup) -> [(title: String, accelerators: [String])] {
    var keys = group.commands.map { (title: Strings.name(of: $0), accelerators: $0.accelerators) }
    for key in group.controlKeys {
      let title = Strings.name(of: key)
      if let index = keys.firstIndex(where: { $0.title == title }) {
        keys[index].accelerators.append(key.accelerator)
      } else {
        keys.append((title, [key.accelerator]))
      }
    }
    return keys
  }

  private static func object(
    _ name: String, _ properties: KeyValuePairs<String, String>, _ children: [String] = [], id: String? = nil
  ) -> String {
    let id = id.map { " id=\"\($0)\"" } ?? ""
    let properties = properties.map { "<property name=\"\($0)\">\(escaped($1))</property>" }.joined()
    let children = children.map { "<child>\($0)</child>" }.joined()
    return "<object class=\"\(name)\"\(id)>\(properties)\(children)</object>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
