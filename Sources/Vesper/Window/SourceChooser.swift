import BindingCore
import Gtk
import PhotoSearchCore

/// Chooses where to search.
final class SourceChooser: DropDown {
  private let viewModel: PhotoSearchViewModel
  /// What it lists.
  private var offered: [PhotoSourceID] = []

  init(_ viewModel: PhotoSearchViewModel) {
    self.viewModel = viewModel
    super.init(strings: [])
    tooltipText = Words.source
    pressLabel = Words.source
    offerChoices()
    // In a narrow window the chosen name is cut; the list shows all of each.
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
      // As much as most names need: beside an entry that takes all there is, a cut one would have nothing else.
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
      // A new list begins with its first line, which nobody chose.
      offered = []
      model = StringList(strings: ids.map(Words.sourceName))
      selected = ids.firstIndex(of: chosen) ?? 0
      offered = ids
    } else if let index = ids.firstIndex(of: chosen), selected != index {
      selected = index
    }
  }
}
