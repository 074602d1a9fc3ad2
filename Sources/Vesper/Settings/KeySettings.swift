import Gtk
import PhotoSearchCore

/// The user's own keys for services.
final class KeySettings: Box {
  init(keys: any APIKeyStore, changed: @escaping (PhotoSourceID) -> Void) {
    super.init(orientation: .vertical, spacing: 0)
    append(
      SettingsList(
        label: Strings.keys,
        rows: PhotoService.all.filter { $0.key != .none }.map { KeyRow(service: $0, keys: keys, changed: changed) }))
    for notice in PhotoService.all.compactMap(\.notice) { append(note(notice)) }
  }

  private func note(_ text: String) -> Label {
    let note = Label(label: text)
    note.xalign = 0
    note.wrap = true
    note.maxWidthChars = 48
    note.addCssClass("dim-label")
    note.setMargins(18)
    note.marginTop = 0
    return note
  }
}
