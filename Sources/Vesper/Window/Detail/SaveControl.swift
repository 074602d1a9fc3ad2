import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// A button that saves a photo, and the progress of saving.
final class SaveControl: Box {
  private let detail: PhotoDetailViewModel
  private let saveButton = Button(label: Strings.save)
  private let progressBar = ProgressBar()
  private let cancelButton = Button(label: Strings.cancel)
  private let underWay = Box(orientation: .horizontal, spacing: 12)
  private let stateLabel = Label()
  private let placeLabel = PathLabel()
  private let folderButton = Button(label: Strings.showInFolder)

  init(_ detail: PhotoDetailViewModel) {
    self.detail = detail
    super.init(orientation: .vertical, spacing: 6)
    saveButton.addCssClass("suggested-action")
    progressBar.showText = true
    progressBar.hexpand = true
    progressBar.valign = .center
    underWay.append(progressBar)
    underWay.append(cancelButton)
    stateLabel.accessibleRole = .status
    stateLabel.xalign = 0
    stateLabel.wrap = true
    stateLabel.wrapMode = .wordChar
    for part in [saveButton, underWay, stateLabel, placeLabel, folderButton] { append(part) }
    if let notes = detail.notes { append(SavedPhotoControl(notes, saving: detail.saving)) }

    saveButton.reactive.clicked.bind(to: detail) { $0.save() }
    cancelButton.reactive.clicked.bind(to: detail) { $0.cancelSaving() }
    folderButton.reactive.clicked.bind(to: self) { $0.showFolder() }
    detail.saving.bind(to: self) { me, state in me.show(state) }
  }

  private func show(_ state: PhotoSaveState) {
    let hadFocus = cancelButton.hasFocus || saveButton.hasFocus
    underWay.visible = state.isUnderWay
    placeLabel.path = ""
    switch state {
    case .none, .waiting, .saving:
      stateLabel.label = ""
    case .saved(let path):
      let file = URL(filePath: path)
      stateLabel.label = Strings.savedAs(file.lastPathComponent)
      placeLabel.path = file.deletingLastPathComponent().path
    case .failed(let error):
      stateLabel.label = Strings.sentence(for: error)
    }
    stateLabel.visible = !stateLabel.label.isEmpty
    let isSaved = if case .saved = state { true } else { false }
    folderButton.visible = isSaved
    saveButton.visible = !state.isUnderWay && !isSaved
    saveButton.label = if case .failed = state { Strings.tryAgain } else { Strings.save }
    if case .saving(let progress) = state {
      progressBar.text = Strings.saving(progress)
      progressBar.show(progress)
    }
    if case .waiting = state { progressBar.text = Strings.waitingToSave }
    // Keep the keyboard focus in this control.
    if hadFocus { [saveButton, cancelButton, folderButton].first { $0.visible }?.grabFocus() }
  }

  private func showFolder() {
    guard case .saved(let path) = detail.saving.value else { return }
    (root as? Window)?.showFolder(of: path)
  }
}
