import BindingCore
import Gtk
import PhotoSearchCore

/// The actions on the selected photos, and the progress of saving several.
final class SelectionBar: Box {
  private let viewModel: PhotoSearchViewModel
  private let bar = ActionBar()
  private let countLabel = Label()
  private let saveButton = Button(label: Strings.save)
  private let removeButton = Button(iconName: Icon.remove)
  private let widthObserver = WidthObserver()

  /// - Parameters:
  ///   - copy: Copies the credits in a format, or `nil` for the one used last.
  ///   - export: Exports the credits to a file that the user chooses.
  ///   - collect: Asks for the collection to add the photos to, or `nil` if there are no collections.
  init(
    _ viewModel: PhotoSearchViewModel, copy: @escaping (CreditFormat?) -> Void,
    export: @escaping (CreditsDocument) -> Void, collect: (() -> Void)? = nil
  ) {
    self.viewModel = viewModel
    super.init(orientation: .vertical, spacing: 0)
    bar.revealed = false
    bar.accessibleLabel = Strings.selectionActions
    append(widthObserver)
    append(makeProgress())
    append(bar)
    fillBar(copy, export)
    if let collect {
      let collectButton = icon(Icon.collection, Strings.addToCollection)
      bar.packEnd(collectButton)
      collectButton.reactive.clicked.bind(to: self) { _ in collect() }
    }
    bind()
  }

  private func fillBar(_ copy: @escaping (CreditFormat?) -> Void, _ export: @escaping (CreditsDocument) -> Void) {
    let deselectButton = icon(Icon.deselect, Strings.deselect)
    countLabel.accessibleRole = .status
    countLabel.ellipsize = .end
    countLabel.xalign = 0
    bar.packStart(deselectButton)
    bar.packStart(countLabel)

    let copyButton = icon(Icon.copy, Strings.copyCredits)
    let moreButton = MenuButton()
    let word = Label(label: Strings.credits)
    // Not its `label`, which would also be its accessible label.
    moreButton.child = Box(.horizontal, spacing: 6, [word, Image(iconName: Icon.opensUpwards)])
    // A narrow window does not have enough space for the text.
    combineLatest(widthObserver.currentWidth, Appearance.current.textScale) { Double($0) > 480 * $1 }
      .removeDuplicates().bind(to: word.reactive.visible)
    moreButton.arrowDirection = .up
    moreButton.tooltipText = Strings.moreCredits
    moreButton.pressLabel = Strings.moreCredits
    moreButton.popover = CreditsMenu(
      hasSavedPhotos: viewModel.activeSource.map { $0 == .saved }.toSignal(), copy: copy, export: export)
    let credits = Box(.horizontal, spacing: 0, [copyButton, moreButton])
    credits.addCssClass("linked")
    viewModel.removalTarget.map { $0 == nil ? Strings.removeFromSaved : Strings.removeFromCollection }
      .bind(to: removeButton) { button, words in
        button.tooltipText = words
        button.accessibleLabel = words
      }
    saveButton.addCssClass("suggested-action")
    for widget in [saveButton, credits, removeButton] { bar.packEnd(widget) }

    deselectButton.reactive.clicked.bind(to: viewModel.selection) { $0.removeAll() }
    copyButton.reactive.clicked.bind(to: self) { _ in copy(nil) }
    saveButton.reactive.clicked.bind(to: viewModel) { $0.saveSelection() }
    removeButton.reactive.clicked.bind(to: viewModel) { $0.removeSelection() }
  }

  private func icon(_ name: String, _ label: String) -> Button {
    let button = Button(iconName: name)
    button.tooltipText = label
    button.accessibleLabel = label
    return button
  }

  private func makeProgress() -> Widget {
    let line = ProgressLine { [viewModel] in viewModel.saves?.cancelAll() }
    line.visible = false
    guard let saves = viewModel.saves else { return line }
    combineLatest(saves.progress, viewModel.detail) { progress, detail in
      progress.map { $0.count > 1 || detail == nil } ?? false
    }
    .removeDuplicates().bind(to: line.reactive.visible)
    saves.progress.ignoreNils().bind(to: line) { line, progress in
      line.show(Strings.saving(progress), fraction: Double(progress.done) / Double(progress.count))
    }
    return line
  }

  private func bind() {
    let photos = viewModel.selection.photos
    let isNeeded = photos.map { !$0.isEmpty }.removeDuplicates()
    // Assistive technology and the keyboard can still reach a bar that is merely not revealed.
    isNeeded.bind(to: bar.reactive.visible)
    isNeeded.bind(to: bar.reactive.revealed)
    photos.filter { !$0.isEmpty }.map { Strings.selected($0.count) }.bind(to: countLabel.reactive.label)
    let showsSavedPhotos = viewModel.activeSource.map { $0 == .saved }
    showsSavedPhotos.bind(to: removeButton.reactive.visible)
    let canSave = viewModel.saves != nil
    showsSavedPhotos.map { !$0 && canSave }.bind(to: saveButton.reactive.visible)
  }
}
