import BindingCore
import Gtk
import Testing

@testable import MillionRows
@testable import SectionedList
@testable import Swatches

struct SectionedListTests {
  private let viewModel = SectionedListViewModel(["Bob", "Alan", "Ada"])

  @Test func `a section comes with its first name and goes with its last`() {
    var seen: [String] = []
    let observation = viewModel.sections.observeNext { event in
      let sections = event.collection.sections.map { "\($0.metadata): \($0.items.joined(separator: ", "))" }
      seen.append(sections.joined(separator: "; "))
    }
    viewModel.entered.value = "carl"
    viewModel.add()
    viewModel.remove("Bob")
    viewModel.remove("Nobody")
    #expect(seen == ["A: Ada, Alan; B: Bob", "A: Ada, Alan; B: Bob; C: carl", "A: Ada, Alan; C: carl"])
    #expect(viewModel.entered.value == "" && !viewModel.canAdd.value)
    observation.dispose()
  }
}

extension WindowTests {
  @Test func `Sections: titles stand above their names, and a name is added and removed`() async throws {
    try await showing(SectionedListWindow(SectionedListViewModel(["Ada", "Bob"]))) { window in
      await until { window.list.lines == ["A", "Ada", "B", "Bob"] }
      #expect(!window.add.sensitive)
      #expect(window.list.model?.isSelected(0) == false, "nothing is selected at first")
      window.entry.text = "Alan"
      await press(window.add)
      await until { window.list.lines == ["A", "Ada", "Alan", "B", "Bob"] }
      #expect(window.entry.text == "")
      window.viewModel.remove("Bob")
      await until { window.list.lines == ["A", "Ada", "Alan"] }
    }
  }

  @Test func `A million rows: only those that are seen cost anything`() async throws {
    try await showing(MillionRowsWindow(count: 20_000)) { window in
      await until { window.list.lines.prefix(2) == ["Row 1", "Row 2"] }
      #expect(window.list.lines.count < 1000)
      #expect(window.status.text == "20000 rows")
      _ = window.list.model?.selectItem(position: 19_999, unselectRest: true)
      #expect(window.status.text == "Row 20000 of 20000")
      await press(window.shuffle)
      #expect(window.selected.value?.id == 20_000, "the same element, wherever it is now")
    }
  }

  @Test func `Swatches: those that are seen have a cell, and what is selected is counted`() async throws {
    try await showing(SwatchesWindow()) { window in
      await until { window.view.children.count > 4 }
      #expect(window.view.children.count < 200)
      window.selected.value = [1, 2, 9999]
      #expect(window.title == "3 Swatches")
      #expect(window.view.model?.isSelected(9999) == true)
    }
  }
}
