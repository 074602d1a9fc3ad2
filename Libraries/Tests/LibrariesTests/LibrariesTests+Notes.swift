import Adwaita
import BindingCore
import Gtk
import Testing

@testable import Notes

extension LibrariesTests {
  @Test func `A note is written, deleted and brought back`() {
    let viewModel = NotesViewModel([Note(id: 1, title: "Owl", text: ""), Note(id: 2, title: "Heron", text: "")])
    viewModel.selected.value = viewModel.notes.value[0]
    #expect(viewModel.title.value == "Owl")
    viewModel.text.value = "At night."
    #expect(viewModel.notes.value[0] == Note(id: 1, title: "Owl", text: "At night."))
    var deleted: [Note] = []
    viewModel.deleted.observeNext { deleted.append($0) }
    viewModel.delete()
    #expect(viewModel.notes.value.map(\.title) == ["Heron"] && viewModel.title.value.isEmpty)
    viewModel.restore(deleted[0])
    #expect(viewModel.notes.value.map(\.title) == ["Owl", "Heron"] && viewModel.notes.value[0].text == "At night.")
  }

  @Test func `The window of notes tells of a deleted one, and gives it back`() async throws {
    let app = Adw.Application(applicationId: "org.example.NotesTest", flags: .nonUnique)
    try app.register()
    let viewModel = NotesViewModel([Note(id: 1, title: "Owl", text: "")])
    let window = NotesWindow(app: app, viewModel: viewModel)
    window.present()
    viewModel.selected.value = viewModel.notes.value[0]
    #expect(await becomesTrue { window.descendant { ($0 as? Adw.EntryRow)?.text == "Owl" } != nil })
    viewModel.delete()
    #expect(await becomesTrue { window.descendant { ($0 as? Label)?.label == "“Owl” deleted" } != nil })
    let undo = try #require(window.descendant { ($0 as? Button)?.label == "Undo" } as? Button)
    undo.activate()
    #expect(await becomesTrue { viewModel.notes.value.map(\.title) == ["Owl"] })
    window.destroy()
  }
}

extension Widget {
  fileprivate func descendant(_ isWanted: (Widget) -> Bool) -> Widget? {
    for child in children {
      if isWanted(child) { return child }
      if let found = child.descendant(isWanted) { return found }
    }
    return nil
  }
}
