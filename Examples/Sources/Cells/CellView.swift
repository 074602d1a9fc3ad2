import BindingCore
import Gtk

/// Shows the value of a cell. A double click or the Enter key opens its formula for editing.
final class CellView: Box {
  static let width = 88
  static let height = 26

  let label = Label()
  private(set) var entry: Entry?
  private let sheet: Sheet
  private let address: Address

  init(_ sheet: Sheet, _ address: Address) {
    self.sheet = sheet
    self.address = address
    super.init(orientation: .horizontal, spacing: 0)
    setSizeRequest(width: Self.width, height: Self.height)
    addCssClass("cell")
    focusable = true
    label.hexpand = true
    label.ellipsize = .end
    label.widthChars = 1
    append(label)

    let value = sheet[address].value
    value.map(\.text).bind(to: label)
    value.map { if case .number = $0 { 1 } else { 0 } }.bind(to: label.reactive.xalign)
    value.map { if case .failure = $0 { .error } else { .standard } }.bind(to: label.reactive.textColor)
    value.map { [address] in "\(address.name) \($0.text)" }.bind(to: reactive.accessibleLabel)

    let click = GestureClick()
    click.reactive.pressed.bind(to: self) { view, press in
      if press.0 == 2 { view.beginEditing() } else { view.grabFocus() }
    }
    addController(click)
    let keys = EventControllerKey()
    keys.reactive.keyPressed.answer { [weak self] key, _, _ in self?.handle(key: key) ?? false }
    addController(keys)
  }

  /// Handles a key and returns whether it did.
  private func handle(key: Int) -> Bool {
    switch (key, entry) {
    case (Gdk.Key.Return, nil): beginEditing()
    case (Gdk.Key.Escape, .some): endEditing(keeping: false)
    default: return false
    }
    return true
  }

  func beginEditing() {
    guard entry == nil else { return }
    let entry = Entry()
    self.entry = entry
    entry.text = sheet[address].formula.value.text
    entry.accessibleLabel = "Formula of \(address.name)"
    entry.hexpand = true
    entry.widthChars = 1
    label.visible = false
    append(entry)
    entry.grabFocus()

    entry.reactive.activate.bind(to: self) { $0.endEditing() }
    let focus = EventControllerFocus()
    focus.reactive.leave.bind(to: self) { $0.endEditing(movingFocus: false) }
    entry.addController(focus)
  }

  func endEditing(keeping isKept: Bool = true, movingFocus: Bool = true) {
    guard let entry else { return }
    self.entry = nil
    if isKept { sheet.enter(entry.text, at: address) }
    label.visible = true
    if movingFocus { grabFocus() }
    remove(entry)
  }
}
