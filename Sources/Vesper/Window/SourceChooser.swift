import BindingCore
import Gtk
import PhotoSearchCore

/// Chooses the source to search.
final class SourceChooser: DropDown {
  private let viewModel: PhotoSearchViewModel
  /// The listed sources.
  private var offered: [PhotoSourceID] = []

  init(_ viewModel: PhotoSearchViewModel) {
    self.viewModel = viewModel
    super.init(strings: [])
    tooltipText = Strings.source
    pressLabel = Strings.source
    offerChoices()
    // In a narrow window the chosen name is ellipsized; the list shows the full names.
    listFactory = factory
    factory = Self.makeCells()
    combineLatest(viewModel.offeredSources, viewModel.chosenSource)
      .bind(to: self) { me, values in me.offer(values.0, chosen: values.1) }
    reactive.selected.bind(to: self) { me, index in
      guard me.offered.indices.contains(index), me.viewModel.chosenSource.value != me.offered[index] else { return }
      me.viewModel.chosenSource.value = me.offered[index]
    }
  }

  private static func makeCells() -> ListItemFactory {
    let cells = SignalListItemFactory()
    cells.reactive.setup.observeNext { cell in
      let label = Label()
      label.xalign = 0
      label.ellipsize = .end
      // Enough for most names: next to an entry that takes all the available space, an ellipsized label would get
      // nothing.
      label.widthChars = 13
      (cell as? ListItem)?.child = label
    }
    cells.reactive.bind.observeNext { cell in
      guard let cell = cell as? ListItem, let source = cell.item as? StringObject else { return }
      (cell.child as? Label)?.label = source.string
    }
    return cells
  }

  private func offer(_ ids: [PhotoSourceID], chosen: PhotoSourceID) {
    if ids != offered {
      // A new model selects its first row, which the user did not choose.
      offered = []
      model = StringList(strings: ids.map(Strings.sourceName))
      selected = ids.firstIndex(of: chosen) ?? 0
      offered = ids
    } else if let index = ids.firstIndex(of: chosen), selected != index {
      selected = index
    }
  }
}
