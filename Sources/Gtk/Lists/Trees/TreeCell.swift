import BindingCore
import CGtk

/// A cell with an arrow, indented by its node's depth in the tree.
///
/// GTK's own expander works only with `GtkTreeListModel`, which forgets what is expanded below a moved node.
final class TreeCell<Value: Identifiable>: ListCell<TreeRow<Value>>, ListCellFrame {
  /// The indentation of each level.
  private static var indentation: Int { 20 }

  private let cell: ListCell<Value>
  private let arrow = Button(iconName: "pan-end-symbolic")
  private let expansion: TreeExpansion<Value.ID>?

  /// Without an expansion, the cell belongs to a column without arrows.
  init(_ cell: ListCell<Value>, expansion: TreeExpansion<Value.ID>?) {
    self.cell = cell
    self.expansion = expansion
    super.init(orientation: .horizontal, spacing: 4)
    cell.isFramed = true
    cell.hexpand = true
    guard expansion != nil else {
      append(cell)
      return
    }
    arrow.hasFrame = false
    // The whole row has the focus and handles the keys.
    arrow.focusable = false
    arrow.valign = .center
    arrow.addCssClass("tree-arrow")
    arrow.reactive.clicked.bind(to: self) { $0.toggle() }
    append(arrow)
    append(cell)
  }

  override func hasRow(_ rowWidget: Widget) {
    defer { cell.hasRow(rowWidget) }
    guard expansion != nil else { return }
    let keys = EventControllerKey()
    keys.reactive.keyPressed.answer { [weak self] key, _, _ in self?.press(key) ?? false }
    rowWidget.addController(keys)
  }

  override func bind(_ row: TreeRow<Value>) {
    defer { cell.fill(row.value) }
    guard expansion != nil else { return }
    arrow.marginStart = row.depth * Self.indentation
    arrow.opacity = row.isExpandable ? 1 : 0
    arrow.sensitive = row.isExpandable
    arrow.iconName = row.isExpanded ? "pan-down-symbolic" : isRightToLeft ? "pan-start-symbolic" : "pan-end-symbolic"
    rowWidget?.setAccessible(level: row.depth + 1, isExpanded: row.isExpandable ? row.isExpanded : nil)
  }

  override func unbind() {
    cell.empty()
  }

  private var isRightToLeft: Bool { direction == .rtl }

  private func toggle() {
    if let row = item, row.isExpandable { expansion?.toggle(row.id) }
  }

  private func press(_ key: Int) -> Bool {
    guard let row = item, row.isExpandable else { return false }
    let expands: Bool
    switch Int32(key) {
    case GDK_KEY_Right, GDK_KEY_KP_Right: expands = !isRightToLeft
    case GDK_KEY_Left, GDK_KEY_KP_Left: expands = isRightToLeft
    case GDK_KEY_plus, GDK_KEY_KP_Add: expands = true
    case GDK_KEY_minus, GDK_KEY_KP_Subtract: expands = false
    default: return false
    }
    guard expands != row.isExpanded else { return false }
    expansion?.toggle(row.id)
    return true
  }
}

extension Widget {
  /// Reports to assistive technology the depth of a row in a tree, starting at 1, and whether it is expanded, if it
  /// can be.
  fileprivate func setAccessible(level: Int, isExpanded: Bool?) {
    var property = GTK_ACCESSIBLE_PROPERTY_LEVEL
    var value = GValue()
    gtk_accessible_property_init_value(property, &value)
    g_value_set_int(&value, gint(level))
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
    var state = GTK_ACCESSIBLE_STATE_EXPANDED
    guard let isExpanded else { return gtk_accessible_reset_state(opaque, state) }
    var expanded = GValue()
    gtk_accessible_state_init_value(state, &expanded)
    g_value_set_int(&expanded, isExpanded ? 1 : 0)
    gtk_accessible_update_state_value(opaque, 1, &state, &expanded)
    g_value_unset(&expanded)
  }
}
