import BindingCore
import Gtk

/// A toggle between the list and the grid of results.
final class ViewToggle: Box {
  init(_ layout: Property<String>) {
    super.init(orientation: .horizontal, spacing: 0)
    addCssClass("linked")
    for choice in ResultLayout.allCases {
      let button = ToggleButton()
      button.iconName = choice == .grid ? "view-grid-symbolic" : "view-list-symbolic"
      button.tooltipText = Strings.showAs(choice)
      button.accessibleLabel = Strings.showAs(choice)
      append(button)
      layout.map { $0 == choice.rawValue }.bind(to: button.reactive.active)
      button.reactive.clicked.bind(to: layout) { [unowned button] layout in
        layout.value = choice.rawValue
        // One of them is always active.
        button.active = true
      }
    }
  }
}
