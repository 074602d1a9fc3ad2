import BindingCore
import Gtk

/// The header of the window: what to look for, and the menu.
final class BookHeader: HeaderBar {
  private let search = SearchEntry()

  init(_ shelf: Shelf) {
    super.init()
    search.placeholderText = "Search"
    search.maxWidthChars = 30
    titleWidget = search
    let menuButton = MenuButton()
    menuButton.iconName = "open-menu-symbolic"
    menuButton.setTooltip("Main menu")
    menuButton.primary = true
    menuButton.menuModel = Gio.Menu {
      Gio.MenuItem(section: "Order") {
        for order in Order.allCases { Gio.MenuItem(order.name, action: "win.order", target: order) }
      }
      Gio.MenuItem {
        Gio.MenuItem("Search", action: "win.search")
        Gio.MenuItem("Remove", action: "win.remove")
        Gio.MenuItem("Undo", action: "win.undo")
      }
    }
    packEnd(menuButton)

    shelf.search.bidirectionalBind(to: search.reactive.text)
  }

  /// Puts the keyboard into the search entry.
  func focusSearch() { search.grabFocus() }
}
