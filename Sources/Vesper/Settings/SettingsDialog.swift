import BindingCore
import Gtk
import PhotoSearchCore

/// The settings that narrow a search: licence and upload date.
final class SettingsDialog: Window {
  private let creativeCommonsSwitch = Switch()
  private let filterDatesSwitch = Switch()
  private let minDateRow = DateRow(title: Words.minUploadDate)
  private let maxDateRow = DateRow(title: Words.maxUploadDate)

  init(viewModel: PhotoSearchMetadataViewModel, parent: Window) {
    super.init()
    title = Words.settings
    transientFor = parent
    modal = true
    resizable = false
    destroyWithParent = true
    setDefaultSize(width: 440, height: -1)
    titlebar = HeaderBar()
    child = makeContent()
    closeOnEscape()
    bind(viewModel)
  }

  private func makeContent() -> Widget {
    let list = ListBox()
    list.accessibleLabel = Words.settings
    list.selectionMode = .none
    list.showSeparators = true
    list.valign = .start
    list.addCssClass("frame")
    list.addCssClass("settings-list")
    list.append(
      SettingRow(
        title: Words.creativeCommons, hint: Words.creativeCommonsHint, control: creativeCommonsSwitch))
    list.append(SettingRow(title: Words.dateFilter, hint: Words.dateFilterHint, control: filterDatesSwitch))
    list.append(minDateRow)
    list.append(maxDateRow)
    let margin = 18
    list.marginTop = margin
    list.marginBottom = margin
    list.marginStart = margin
    list.marginEnd = margin
    return list
  }

  private func closeOnEscape() {
    let keys = EventControllerKey()
    keys.reactive.keyPressed.handle { [weak self] key, _, _ in
      guard key == Self.escapeKey else { return false }
      self?.close()
      return true
    }
    addController(keys)
  }

  /// `GDK_KEY_Escape` of gdk/gdkkeysyms.h.
  private static let escapeKey = 0xff1b

  private func bind(_ viewModel: PhotoSearchMetadataViewModel) {
    viewModel.creativeCommons.bidirectionalBind(to: creativeCommonsSwitch.reactive.isOn)
    viewModel.dateFilter.bidirectionalBind(to: filterDatesSwitch.reactive.isOn)
    let opacity = viewModel.dateFilter.map { $0 ? 1 : 0.5 }
    opacity.bind(to: minDateRow.content.reactive.alpha)
    opacity.bind(to: maxDateRow.content.reactive.alpha)
    viewModel.minUploadDate.bidirectionalBind(to: minDateRow.date)
    viewModel.maxUploadDate.bidirectionalBind(to: maxDateRow.date)
  }
}
