import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// A button that saves a photo, in whose place is then the progress, and at last the way to the file. All of them take
/// the same space.
final class SaveControl: Stack {
  private let detail: PhotoDetailViewModel
  private let saveButton = Button(label: Strings.save)
  private let progressBar = ProgressBar()
  private let cancelButton = Button(iconName: Icon.close)
  private let folderButton = Button(iconName: Icon.folder)

  /// The pages.
  private enum Page: String {
    case save, underWay, saved
  }

  init(_ detail: PhotoDetailViewModel) {
    self.detail = detail
    super.init()
    hexpand = true
    saveButton.addCssClass("suggested-action")
    for (button, words) in [(cancelButton, Strings.cancel), (folderButton, Strings.showInFolder)] {
      button.tooltipText = words
      button.accessibleLabel = words
    }
    addNamed(saveButton, name: Page.save.rawValue)
    addNamed(makeProgress(), name: Page.underWay.rawValue)
    addNamed(makeSaved(), name: Page.saved.rawValue)
    hideOtherPages()

    saveButton.reactive.clicked.bind(to: detail) { $0.save() }
    cancelButton.reactive.clicked.bind(to: detail) { $0.cancelSaving() }
    folderButton.reactive.clicked.bind(to: self) { $0.showFolder() }
    detail.saving.bind(to: self) { me, state in me.show(state) }
  }

  private func makeProgress() -> Widget {
    progressBar.showText = true
    progressBar.ellipsize = .end
    progressBar.hexpand = true
    progressBar.valign = .center
    return Box(.horizontal, spacing: 8, [progressBar, cancelButton])
  }

  private func makeSaved() -> Widget {
    let symbol = Image(iconName: Icon.select)
    symbol.updateState(.hidden, value: true)
    let words = Box(.horizontal, spacing: 8, [symbol, Label(label: Strings.savedMark)])
    words.halign = .center
    words.hexpand = true
    let mark = Box(.horizontal, spacing: 0, [words])
    mark.addCssClass("saved-state")
    return Box(.horizontal, spacing: 8, [mark, folderButton])
  }

  private func show(_ state: PhotoSaveState) {
    let hadFocus = focusChild != nil
    let (page, control): (Page, Widget) =
      switch state {
      case .none, .failed: (.save, saveButton)
      case .waiting, .saving: (.underWay, cancelButton)
      case .saved: (.saved, folderButton)
      }
    saveButton.label = if case .failed = state { Strings.tryAgain } else { Strings.save }
    if case .saving(let progress) = state {
      progressBar.text = Strings.saving(progress)
      progressBar.show(progress)
    }
    if case .waiting = state { progressBar.text = Strings.waitingToSave }
    visibleChildName = page.rawValue
    // Keep the keyboard focus in this control.
    if hadFocus { control.grabFocus() }
  }

  private func showFolder() {
    guard case .saved(let path) = detail.saving.value else { return }
    (root as? Window)?.showFolder(of: path)
  }
}

/// The name and the folder of the saved file, and the user's notes about it.
final class SavedPlace: Box {
  private let nameLabel = Label()
  private let folderLabel = PathLabel()

  init(_ detail: PhotoDetailViewModel) {
    super.init(orientation: .vertical, spacing: 4)
    nameLabel.xalign = 0
    nameLabel.wrap = true
    nameLabel.wrapMode = .wordChar
    nameLabel.accessibleRole = .status
    append([nameLabel, folderLabel])
    if let notes = detail.notes { append(SavedPhotoControl(notes, saving: detail.saving)) }
    detail.saving.bind(to: self) { me, state in me.show(state) }
  }

  private func show(_ state: PhotoSaveState) {
    guard case .saved(let path) = state else {
      visible = false
      return
    }
    visible = true
    let file = URL(filePath: path)
    nameLabel.label = Strings.savedAs(file.lastPathComponent)
    folderLabel.path = file.deletingLastPathComponent().path
  }
}

/// Why a photo could not be saved, over the panel, until it is closed or saving is tried again.
final class SaveFailure: Box {
  private let label = Label()

  init(_ detail: PhotoDetailViewModel) {
    super.init(orientation: .horizontal, spacing: 8)
    addCssClass("floating-status")
    label.xalign = 0
    label.wrap = true
    label.wrapMode = .wordChar
    label.hexpand = true
    label.accessibleRole = .status
    let closeButton = Button(iconName: Icon.close)
    closeButton.addCssClass("flat")
    closeButton.valign = .center
    closeButton.tooltipText = Strings.close
    closeButton.accessibleLabel = Strings.close
    append([label, closeButton])
    closeButton.reactive.clicked.bind(to: self) { $0.visible = false }
    detail.saving.bind(to: self) { me, state in me.show(state) }
  }

  private func show(_ state: PhotoSaveState) {
    if case .failed(let error) = state {
      label.label = Strings.sentence(for: error)
      visible = true
    } else {
      visible = false
    }
  }
}
