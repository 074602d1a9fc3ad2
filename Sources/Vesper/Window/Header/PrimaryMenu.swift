import Gtk

/// The application menu, opened with F10.
final class PrimaryMenu: MenuButton {
  override init() {
    super.init()
    iconName = Icon.menu
    tooltipText = Strings.mainMenu
    pressLabel = Strings.mainMenu
    primary = true
    menuModel = Gio.Menu {
      Gio.MenuItem(section: Strings.view) {
        for layout in ResultLayout.allCases {
          Gio.MenuItem(Strings.showAs(layout), action: "win.layout", target: layout.rawValue)
        }
      }
      Gio.MenuItem { item(.checkDocument) }
      Gio.MenuItem {
        for command in [Command.shortcuts, .settings, .about] { item(command) }
      }
      Gio.MenuItem { item(.quit) }
    }
    offerMenuItems()
  }

  private func item(_ command: Command) -> Gio.MenuItem {
    Gio.MenuItem(Strings.name(of: command), action: command.action)
  }
}
