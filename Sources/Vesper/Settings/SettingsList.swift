import Gtk

/// A framed group of settings, one per row.
class SettingsList: ListBox {
  init(label: String, rows: [SettingRow]) {
    super.init()
    accessibleLabel = label
    selectionMode = .none
    showSeparators = true
    valign = .start
    addCssClass("frame")
    addCssClass("settings-list")
    rows.forEach(append)
    let margin = 18
    marginTop = margin
    marginBottom = margin
    marginStart = margin
    marginEnd = margin
  }
}
