import BindingCore
import Gtk
import PhotoSearchCore

/// The bar above the saved photos: their folder, and the actions on all of them.
final class SavedBar: Box {
  /// - Parameters:
  ///   - export: Exports the credits of all photos to a file that the user chooses.
  ///   - importList: Lets the user choose a list to import.
  init(_ saved: SavedPhotosViewModel, export: @escaping (CreditsDocument) -> Void, importList: @escaping () -> Void) {
    super.init(orientation: .horizontal, spacing: 6)
    addCssClass("saved-bar")
    let pathLabel = PathLabel(saved.directory)
    pathLabel.hexpand = true
    let folderButton = Button(iconName: "folder-open-symbolic")
    let importButton = Button(iconName: "list-add-symbolic")
    let exportButton = MenuButton()
    let exportLabel = Label(label: Strings.exportCredits)
    // In a narrow window, no widget may be wider than the window.
    exportLabel.ellipsize = .end
    exportButton.child = exportLabel
    exportButton.alwaysShowArrow = true
    exportButton.accessibleLabel = Strings.exportCredits
    exportButton.tooltipText = Strings.exportAllCredits
    exportButton.popover = CreditsMenu(export: export)
    folderButton.tooltipText = Strings.openFolder
    folderButton.accessibleLabel = Strings.openFolder
    importButton.tooltipText = Strings.importListTitle
    importButton.accessibleLabel = Strings.importListTitle
    for button in [folderButton, importButton] { button.addCssClass("flat") }
    append([pathLabel, folderButton, importButton, exportButton])
    folderButton.reactive.clicked.bind(to: self) { me in
      (me.root as? Window)?.showFolder(of: saved.directory + "/")
    }
    importButton.reactive.clicked.bind(to: self) { _ in importList() }
    saved.isShown.bind(to: reactive.visible)
  }
}
