import BindingCore
import Gtk

/// What assistive technology can press. GTK 4.8 offers it buttons, switches and expanders only, and of other widgets the
/// actions without a parameter that they have themselves.
extension Widget {
  /// Lets assistive technology do what Enter does in the widget.
  func offerPress(_ body: @escaping (Widget) -> Void = { $0.activate() }) {
    let actions = Gio.SimpleActionGroup()
    actions.addAction("press") { [weak self] in
      guard let self, isSensitive else { return }
      body(self)
    }
    insertActionGroup("press", group: actions)
  }

  /// The widget and all that is in it.
  var descendants: [Widget] { [self] + children.flatMap(\.descendants) }
}

extension MenuButton {
  /// Lets assistive technology choose from the menu.
  func offerMenuItems() {
    popover?.reactive.map.bind(to: self) { me in
      for item in me.popover?.descendants ?? [] where item.accessibleRole == .menuItem { item.offerPress() }
    }
  }
}

extension DropDown {
  /// What assistive technology calls the chooser. It is the button inside that has the keyboard.
  var pressLabel: String? {
    get { accessibleLabel }
    set {
      accessibleLabel = newValue
      firstChild?.accessibleLabel = newValue
    }
  }

  /// Lets assistive technology choose one of the lines.
  func offerChoices() {
    guard let popover = children.lazy.compactMap({ $0 as? Popover }).first else { return }
    popover.reactive.map.bind(to: popover) { popover in
      // GTK makes the lines while it lays out the list.
      Task {
        for case let list as ListView in popover.descendants {
          for (index, line) in list.children.enumerated() {
            let index = UInt32(index).asVariant
            line.offerPress { line in
              // GTK takes the one that is selected.
              line.activateAction(
                "list.select-item", args: GLib.Variant(children: [index, false.asVariant, false.asVariant]))
              line.activateAction("list.activate-item", args: index)
            }
          }
        }
      }
    }
  }
}
