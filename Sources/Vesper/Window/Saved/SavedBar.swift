import BindingCore
import Gtk
import PhotoSearchCore

/// The bar above the saved photos: their folder, and the actions on all of them or on the collection that is shown.
final class SavedBar: Box {
  /// - Parameters:
  ///   - actions: The actions on collections.
  ///   - export: Exports the credits of the photos to a file that the user chooses.
  ///   - importList: Lets the user choose a list to import.
  init(
    _ saved: SavedPhotosViewModel, actions: CollectionActions?, export: @escaping (CreditsDocument) -> Void,
    importList: @escaping () -> Void
  ) {
    super.init(orientation: .horizontal, spacing: 6)
    addCssClass("saved-bar")
    let pathLabel = PathLabel(saved.directory)
    pathLabel.hexpand = true
    let folderButton = Button(iconName: Icon.folder)
    let importButton = Button(iconName: Icon.add)
    let exportButton = MenuButton()
    let exportLabel = Label(label: Strings.exportCredits)
    // In a narrow window, no widget may be wider than the window.
    exportLabel.ellipsize = .end
    exportButton.child = exportLabel
    exportButton.alwaysShowArrow = true
    exportButton.pressLabel = Strings.exportCredits
    saved.collections.shown.map { $0 == nil ? Strings.exportAllCredits : Strings.exportCredits }
      .bind(to: exportButton) { button, words in button.tooltipText = words }
    exportButton.popover = CreditsMenu(export: export) { [weak actions] form in
      actions?.export(saved.collections.shown.value, as: form)
    }
    folderButton.tooltipText = Strings.openFolder
    folderButton.accessibleLabel = Strings.openFolder
    importButton.tooltipText = Strings.importListTitle
    importButton.accessibleLabel = Strings.importListTitle
    for button in [folderButton, importButton] { button.addCssClass("flat") }
    append([pathLabel, folderButton, importButton, exportButton])
    if let actions { append(CollectionMenuButton(actions)) }
    folderButton.reactive.clicked.bind(to: self) { me in
      (me.root as? Window)?.showFolder(of: saved.directory + "/")
    }
    importButton.reactive.clicked.bind(to: self) { _ in importList() }
    saved.isShown.bind(to: reactive.visible)
  }
}
