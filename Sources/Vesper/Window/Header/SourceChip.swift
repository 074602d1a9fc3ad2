import BindingCore
import Gtk
import PhotoSearchCore

/// The source that is searched, at the start of the search field. It opens the choice of sources.
final class SourceChip: MenuButton {
  private let symbol = Image()
  private let nameLabel = Label()
  private let menu = Gio.Menu()
  /// The chosen source, by its ID.
  private let choice: Property<String>
  private let actions = Gio.SimpleActionGroup()

  init(_ viewModel: PhotoSearchViewModel) {
    choice = Property(viewModel.chosenSource.value.rawValue)
    super.init()
    addCssClass("source-chip")
    valign = .center
    // Until the entry is narrow, the name takes the place of the symbol.
    symbol.visible = false
    child = Box(.horizontal, spacing: 4, [symbol, nameLabel])
    // Before there are items, which would otherwise be none of several choices.
    bindChoice(viewModel)
    menuModel = menu
    offerMenuItems()
    viewModel.offeredSources.bind(to: self) { $0.offer($1) }
    // While there is no network, another source may be searched than the chosen one.
    combineLatest(viewModel.activeSource, viewModel.chosenSource).bind(to: self) { me, sources in
      me.show(sources.0, chosen: sources.1)
    }
  }

  private func bindChoice(_ viewModel: PhotoSearchViewModel) {
    actions.addAction("choose", state: choice)
    insertActionGroup("source", group: actions)
    viewModel.chosenSource.map(\.rawValue).bind(to: choice) { choice, id in
      if choice.value != id { choice.value = id }
    }
    choice.bind(to: viewModel) { viewModel, id in
      let source = viewModel.offeredSources.value.first { $0.rawValue == id }
      if let source, source != viewModel.chosenSource.value { viewModel.chosenSource.value = source }
    }
  }

  /// Enables the menu again when the chip has moved: GTK takes its actions for gone.
  func renewActions() {
    insertActionGroup("source", group: nil)
    insertActionGroup("source", group: actions)
  }

  private func offer(_ sources: [PhotoSourceID]) {
    menu.removeAll()
    menu.appendItem(
      Gio.MenuItem(section: Strings.source) {
        for source in sources {
          Gio.MenuItem(Strings.sourceName(source), action: "source.choose", target: source.rawValue)
        }
      })
  }

  private func show(_ source: PhotoSourceID, chosen: PhotoSourceID) {
    let name = Strings.sourceName(source)
    nameLabel.label = name
    symbol.iconName = Self.icon(of: source)
    let value = source == chosen ? name : Strings.standIn(source, for: chosen)
    let words = Strings.choice(value, of: Strings.source)
    tooltipText = words
    pressLabel = words
  }

  private static func icon(of source: PhotoSourceID) -> String {
    switch source {
    case .saved: Icon.saved
    case .samples: Icon.photoSource
    case .all: Icon.allSources
    default: Icon.service
    }
  }

  /// Whether there is no space for the name.
  var isNarrow = false {
    didSet {
      symbol.visible = isNarrow
      nameLabel.visible = !isNarrow
    }
  }
}
