import BindingCore
import Gtk

/// The fifth of the 7GUIs: a filtered list, and actions for its selected row.
final class CRUDWindow: Window {
  let viewModel: CRUDViewModel
  let prefixEntry = Entry()
  let list = ListView()
  let nameEntry = Entry()
  let surnameEntry = Entry()
  let createButton = Button(label: "Create")
  let updateButton = Button(label: "Update")
  let deleteButton = Button(label: "Delete")

  init(_ viewModel: CRUDViewModel = CRUDViewModel()) {
    self.viewModel = viewModel
    super.init()
    title = "CRUD"
    setDefaultSize(width: 520, height: 320)
    layOut()

    viewModel.prefix.bidirectionalBind(to: prefixEntry.reactive.text)
    viewModel.name.bidirectionalBind(to: nameEntry.reactive.text)
    viewModel.surname.bidirectionalBind(to: surnameEntry.reactive.text)
    viewModel.shown.bind(to: list, selection: SingleItemSelection(viewModel.selected)) { TextCell(\.listing) }
    viewModel.canCreate.bind(to: createButton.reactive.isEnabled)
    viewModel.canUpdate.bind(to: updateButton.reactive.isEnabled)
    viewModel.canDelete.bind(to: deleteButton.reactive.isEnabled)
    createButton.reactive.taps.observeNext { viewModel.create() }
    updateButton.reactive.taps.observeNext { viewModel.update() }
    deleteButton.reactive.taps.observeNext { viewModel.delete() }
  }

  private func layOut() {
    list.addCssClass("rich-list")
    let scroller = ScrolledWindow()
    scroller.child = list
    scroller.hasFrame = true
    scroller.hexpand = true
    scroller.vexpand = true
    list.accessibleLabel = "People"
    let grid = Grid()
    grid.rowSpacing = 12
    grid.columnSpacing = 12
    grid.attach(labelled("Filter prefix:", prefixEntry), column: 0, row: 0)
    grid.attach(scroller, column: 0, row: 1)
    grid.attach(Box(.vertical, [labelled("Name:", nameEntry), labelled("Surname:", surnameEntry)]), column: 1, row: 1)
    grid.attach(Box(.horizontal, [createButton, updateButton, deleteButton]), column: 0, row: 2, width: 2, height: 1)
    grid.setMargins(18)
    child = grid
  }

  /// Returns an entry below its label.
  private func labelled(_ text: String, _ entry: Entry) -> Box {
    let label = Label(label: text)
    label.xalign = 0
    entry.labelAccessibly(by: [label])
    return Box(.vertical, [label, entry])
  }
}
