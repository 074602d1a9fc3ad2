import BindingCore
import Gtk

/// Actions for assistive technology. GTK 4.8 exposes activation only for buttons, switches and expanders, and for other
/// widgets only their own parameterless actions.
extension Widget {
  /// Exposes to assistive technology the action of the Enter key in the widget.
  func offerPress(_ body: @escaping (Widget) -> Void = { $0.activate() }) {
    let actions = Gio.SimpleActionGroup()
    actions.addAction("press") { [weak self] in
      guard let self, isSensitive else { return }
      body(self)
    }
    insertActionGroup("press", group: actions)
  }

  /// The widget and all its descendants.
  var descendants: [Widget] { [self] + children.flatMap(\.descendants) }
}

extension MenuButton {
  /// Lets assistive technology activate the items of the menu.
  func offerMenuItems() {
    popover?.reactive.map.bind(to: self) { me in
      for item in me.popover?.descendants ?? [] where [.menuItem, .menuItemRadio].contains(item.accessibleRole) {
        item.offerPress()
      }
    }
  }
}

extension MenuButton {
  /// The accessible label of the inner button, which takes the keyboard focus and can be pressed.
  ///
  /// To assistive technology, GTK shows a menu button as a button within another one, which cannot be pressed. That one
  /// becomes a group without a name, so that it is not a second button that does nothing. Set this for the first time
  /// before the button is shown.
  var pressLabel: String? {
    get { firstChild?.accessibleLabel }
    set {
      if accessibleRole != .group { accessibleRole = .group }
      firstChild?.accessibleLabel = newValue
      // GTK 4.24 names the inner button after the outer one.
      if minorVersion > 8 { accessibleLabel = newValue }
    }
  }
}

extension DropDown {
  /// Names the drop-down for assistive technology, to which GTK 4.8 tells no value: with its title and its choice. The
  /// inner button, which takes the keyboard focus, has the same name. The choices must stay.
  func nameWithChoice(_ title: String) {
    reactive.selected.bind(to: self) { me, _ in
      let choice = (me.selectedItem as? StringObject)?.string
      let name = choice.map { Strings.choice($0, of: title) } ?? title
      me.accessibleLabel = name
      me.firstChild?.accessibleLabel = name
    }
  }

  /// Lets assistive technology choose one of the rows, which get names.
  func offerChoices() {
    guard let popover = children.lazy.compactMap({ $0 as? Popover }).first else { return }
    popover.reactive.map.bind(to: popover) { popover in
      // GTK creates the rows when it lays out the list.
      Task {
        for case let list as ListView in popover.descendants {
          for (index, line) in list.children.enumerated() {
            line.accessibleLabel = line.descendants.lazy.compactMap { ($0 as? Label)?.label }.first
            let index = UInt32(index).asVariant
            line.offerPress { line in
              // GTK activates the selected row.
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

extension Revealer {
  /// Hides the revealer from assistive technology while it is not revealed, and announces it when it is.
  func isThereWhileRevealed() {
    combineLatest(reactive.revealChild, reactive.childRevealed) { $0 || $1 }.removeDuplicates()
      .bind(to: reactive.visible)
  }
}

extension Stack {
  /// Hides all pages except the visible one from assistive technology.
  func hideOtherPages() {
    reactive.visibleChildName.bind(to: self) { stack, _ in
      for page in stack.children { page.updateState(.hidden, value: page != stack.visibleChild) }
    }
  }
}
