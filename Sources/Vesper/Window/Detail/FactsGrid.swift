import Gtk

/// A grid of names and values, one pair per row.
final class FactsGrid: Grid {
  override init() {
    super.init()
    columnSpacing = 12
    rowSpacing = 6
    accessibleLabel = Strings.about
  }

  /// Replaces the displayed facts.
  func show(_ facts: [(name: String, value: String)]) {
    while let child = firstChild { remove(child) }
    for (row, fact) in facts.enumerated() {
      let name = Label(label: fact.name)
      name.addCssClass("dim-label")
      let value = Label(label: fact.value)
      value.wrap = true
      value.wrapMode = .wordChar
      value.selectable = true
      value.hexpand = true
      for (column, label) in [name, value].enumerated() {
        label.xalign = 0
        label.yalign = 0
        attach(label, column: column, row: row)
      }
    }
  }
}
