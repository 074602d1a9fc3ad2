import BindingCore
import Gtk
import Testing

@testable import CRUD

struct CRUDTests {
  private let viewModel = CRUDViewModel([
    Person(id: 1, name: "Hans", surname: "Emil"), Person(id: 2, name: "Max", surname: "Mustermann"),
  ])

  private func listings(_ body: () -> Void = {}) -> [[String]] {
    var listings: [[String]] = []
    let observation = viewModel.shown.observeNext { listings.append($0.collection.map(\.listing)) }
    body()
    observation.dispose()
    return listings
  }

  @Test func `the people whose surname begins with the prefix are shown, in order`() {
    #expect(listings() == [["Emil, Hans", "Mustermann, Max"]])
    viewModel.prefix.value = "mu"
    #expect(listings() == [["Mustermann, Max"]])
    viewModel.prefix.value = "x"
    #expect(listings() == [[]])
  }

  @Test func `who is selected can be changed`() {
    viewModel.selected.value = Person(id: 2, name: "Max", surname: "Mustermann")
    #expect(viewModel.name.value == "Max" && viewModel.surname.value == "Mustermann")
    let shown = listings {
      viewModel.surname.value = "Adam"
      viewModel.update()
    }
    #expect(shown.last == ["Adam, Max", "Emil, Hans"])
  }

  @Test func `who is created has a name and a surname`() {
    #expect(!viewModel.canCreate.value && !viewModel.canUpdate.value && !viewModel.canDelete.value)
    viewModel.name.value = "Roman"
    #expect(!viewModel.canCreate.value)
    viewModel.surname.value = "Tisch"
    #expect(viewModel.canCreate.value && !viewModel.canUpdate.value)
    #expect(listings { viewModel.create() }.last == ["Emil, Hans", "Mustermann, Max", "Tisch, Roman"])
  }

  @Test func `who is deleted is selected no more`() {
    viewModel.selected.value = Person(id: 1, name: "Hans", surname: "Emil")
    #expect(viewModel.canDelete.value && viewModel.canUpdate.value)
    #expect(listings { viewModel.delete() }.last == ["Mustermann, Max"])
    #expect(viewModel.selected.value == nil && !viewModel.canDelete.value)
    viewModel.delete()
    viewModel.update()
    #expect(listings() == [["Mustermann, Max"]])
  }
}

extension WindowTests {
  @Test func `CRUD: buttons work on the line that is selected`() async throws {
    let people = [Person(id: 1, name: "Hans", surname: "Emil"), Person(id: 2, name: "Max", surname: "Mustermann")]
    try await showing(CRUDWindow(CRUDViewModel(people))) { window in
      #expect(!window.updateButton.sensitive && !window.deleteButton.sensitive)
      _ = window.list.model?.selectItem(position: 1, unselectRest: true)
      #expect(
        window.surnameEntry.text == "Mustermann" && window.updateButton.sensitive && window.deleteButton.sensitive)
      window.surnameEntry.text = "Aal"
      await press(window.updateButton)
      await until { window.list.lines == ["Aal, Max", "Emil, Hans"] }
      #expect(window.viewModel.selected.value?.listing == "Aal, Max")
      window.prefixEntry.text = "e"
      await until { window.list.lines == ["Emil, Hans"] }
      #expect(!window.deleteButton.sensitive)
    }
  }
}

extension ListView {
  /// The text of each line, top to bottom.
  var lines: [String] { children.compactMap { firstLabel(in: $0)?.text } }
}

private func firstLabel(in widget: Widget) -> Label? {
  widget as? Label ?? widget.children.lazy.compactMap { firstLabel(in: $0) }.first
}
