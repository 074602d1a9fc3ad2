import BindingCore
import FoundationEssentials
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

/// The user's key for one service: entered once, never displayed again.
final class KeyRow: SettingRow {
  private let service: PhotoService
  private let keys: any APIKeyStore
  private let entry = PasswordEntry()
  private let saveButton = Button(label: Strings.save)
  private let removeButton = Button(label: Strings.removeKey)
  private let getButton = Button(iconName: Icon.webPage)

  private let changed: (PhotoSourceID) -> Void

  /// - Parameter changed: Called when the key was entered or removed.
  init(service: PhotoService, keys: any APIKeyStore, changed: @escaping (PhotoSourceID) -> Void) {
    self.service = service
    self.changed = changed
    self.keys = keys
    let control = Box(.horizontal, [])
    // With large text in a narrow window, the controls need two lines.
    control.layoutManager = WrapLayout(spacing: 6)
    let name = Strings.keyName(service)
    super.init(title: name, hint: Strings.keyHint(service), control: control)
    entry.accessibleLabel = name
    entry.showPeekIcon = true
    entry.widthChars = 12
    saveButton.accessibleLabel = Strings.saveKey(service)
    removeButton.accessibleLabel = Strings.removeKey(service)
    getButton.tooltipText = Strings.getKey
    getButton.accessibleLabel = Strings.getKey(service)
    getButton.visible = service.key.page != nil
    for part in [getButton, entry, saveButton, removeButton] as [Widget] { control.append(part) }

    let isTyped = entry.reactive.text.map { !$0.isEmpty }
    isTyped.bind(to: saveButton.reactive.sensitive)
    entry.reactive.activate.bind(to: self) { $0.save() }
    saveButton.reactive.clicked.bind(to: self) { $0.save() }
    removeButton.reactive.clicked.bind(to: self) { $0.remove() }
    getButton.reactive.clicked.bind(to: self) { me in (me.root as? Window)?.openPage(me.service.key.page) }
    showState()
  }

  /// Shows whether there is a key, and why an existing one cannot be used.
  private func showState() {
    clearProblem()
    do throws(PhotoSearchError) {
      show(isKept: try keys.key(for: service.id) != nil)
    } catch {
      show(isKept: true)
      showProblem(Strings.sentence(for: error), of: removeButton)
    }
  }

  private func show(isKept: Bool) {
    entry.visible = !isKept
    saveButton.visible = !isKept
    removeButton.visible = isKept
    hint = isKept ? Strings.keyKept : Strings.keyHint(service)
  }

  private func save() {
    guard !entry.text.isEmpty else { return }
    guard let key = APIKey(entry.text) else {
      showProblem(Strings.noKey, of: entry)
      return
    }
    do throws(PhotoSearchError) {
      try keys.setKey(key, for: service.id)
      entry.text = ""
      showState()
      removeButton.grabFocus()
      changed(service.id)
    } catch {
      showProblem(Strings.sentence(for: error), of: entry)
    }
  }

  private func remove() {
    do throws(PhotoSearchError) {
      try keys.removeKey(for: service.id)
      showState()
      entry.grabFocus()
      changed(service.id)
    } catch {
      showProblem(Strings.sentence(for: error), of: removeButton)
    }
  }
}
