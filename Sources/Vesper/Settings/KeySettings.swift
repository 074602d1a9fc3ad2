import Gtk
import PhotoSearchCore

/// The user's own keys for services.
final class KeySettings: Box {
  init(keys: any APIKeyStore, changed: @escaping (PhotoSourceID) -> Void) {
    super.init(orientation: .vertical, spacing: 0)
    append(
      SettingsList(
        label: Strings.keys,
        rows: [PhotoSourceID.openverse, .flickr, .fiveHundredPixels].map {
          KeyRow(source: $0, keys: keys, changed: changed)
        }))
    let note = Label(label: Strings.flickrNotice)
    note.xalign = 0
    note.wrap = true
    note.maxWidthChars = 48
    note.addCssClass("dim-label")
    note.setMargins(18)
    note.marginTop = 0
    append(note)
  }
}
