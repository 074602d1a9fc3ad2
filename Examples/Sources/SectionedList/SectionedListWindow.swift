import BindingCore
import Gtk

/// A list with section headers. Each row has a button that removes it.
final class SectionedListWindow: Window {
  let viewModel: SectionedListViewModel
  let entry = Entry()
  let add = Button(label: "Add")
  let list = ListView()

  init(_ viewModel: SectionedListViewModel = SectionedListViewModel()) {
    self.viewModel = viewModel
    super.init()
    title = "Sections"
    setDefaultSize(width: 360, height: 480)
    entry.placeholderText = "A name"
    entry.hexpand = true
    let bar = Box(.horizontal, [entry, add])
    bar.setMargins(12)
    list.addCssClass("rich-list")
    let scroller = ScrolledWindow()
    scroller.child = list
    scroller.vexpand = true
    child = Box(.vertical, spacing: 0, [bar, scroller])

    viewModel.entered.bidirectionalBind(to: entry.reactive.text)
    viewModel.canAdd.bind(to: add.reactive.isEnabled)
    merge(add.reactive.taps, entry.reactive.activate)
      .filter { viewModel.canAdd.value }
      .observeNext { viewModel.add() }
    viewModel.sections.bind(to: list, using: NameLines(viewModel))
  }
}

/// Defines how the sections are shown.
private final class NameLines: ListViewBond {
  typealias DataSource = Observable2DArray<String, String>

  private let viewModel: SectionedListViewModel

  init(_ viewModel: SectionedListViewModel) { self.viewModel = viewModel }

  func cellForRow(at path: IndexPath, listView: ListView, dataSource: DataSource) -> Widget {
    let cell = listView.dequeueReusableCell { NameCell() }
    cell.show(dataSource.item(at: path), viewModel)
    return cell
  }

  func titleForHeader(in section: Int, dataSource: DataSource) -> String? { dataSource.sections[section].metadata }
}

/// A name and a button.
final class NameCell: Box {
  let label = Label()
  let remove = Button(iconName: "list-remove-symbolic")

  init() {
    super.init(orientation: .horizontal, spacing: 6)
    label.xalign = 0
    label.hexpand = true
    remove.hasFrame = false
    remove.tooltipText = "Remove"
    append([label, remove])
  }

  func show(_ name: String, _ viewModel: SectionedListViewModel) {
    label.text = name
    remove.reactive.taps
      .observeNext { viewModel.remove(name) }
      .dispose(in: onReuseBag)
  }
}
