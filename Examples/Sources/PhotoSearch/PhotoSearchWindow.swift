import BindingCore
import Gtk

/// The search window.
final class PhotoSearchWindow: Window {
  let viewModel: PhotoSearchViewModel
  let searchEntry = SearchEntry()
  let activityIndicator = Spinner()
  let settingsButton = MenuButton()
  let resultsList = ListView()
  let errorLabel = Label()

  init(_ viewModel: PhotoSearchViewModel) {
    self.viewModel = viewModel
    super.init()
    title = "Photo Search"
    setDefaultSize(width: 420, height: 480)
    searchEntry.hexpand = true
    searchEntry.placeholderText = "Four letters or more"
    settingsButton.iconName = "open-menu-symbolic"
    settingsButton.accessibleLabel = "Settings"
    let popover = Popover()
    popover.child = SettingsView(viewModel.settings)
    settingsButton.popover = popover
    let bar = Box(.horizontal, [searchEntry, activityIndicator, settingsButton])
    bar.setMargins(12)
    errorLabel.setMargins(12)
    errorLabel.wrap = true
    errorLabel.textColor = .error
    resultsList.addCssClass("rich-list")
    let scroller = ScrolledWindow()
    scroller.child = resultsList
    scroller.vexpand = true
    child = Box(.vertical, spacing: 0, [bar, errorLabel, scroller])
    bindViewModel()
  }

  func bindViewModel() {
    viewModel.searchString.bidirectionalBind(to: searchEntry.reactive.text)

    viewModel.validSearchText
      .map { $0 ? .standard : .error }
      .bind(to: searchEntry.reactive.textColor)

    viewModel.searchResults.bind(to: resultsList) { PhotoCell() }

    viewModel.searchInProgress.bind(to: activityIndicator)

    viewModel.searchInProgress
      .map { $0 ? 0.5 : 1 }
      .bind(to: resultsList.reactive.alpha)

    let message = merge(
      viewModel.errors.map { $0.reason },
      viewModel.searchString.map { _ in "" })
    message.bind(to: errorLabel)
    message.map { $0.isEmpty }.bind(to: errorLabel.reactive.isHidden)
  }
}

/// A photo in the list of results.
final class PhotoCell: ListCell<Photo> {
  let title = Label()
  let licence = Label()

  init() {
    super.init(orientation: .horizontal, spacing: 12)
    title.hexpand = true
    title.xalign = 0
    licence.textColor = .dim
    append([title, licence])
  }

  override func bind(_ photo: Photo) {
    title.text = photo.title
    licence.text = photo.isCreativeCommons ? "Creative Commons" : ""
    rowLabel = photo.title
  }
}
