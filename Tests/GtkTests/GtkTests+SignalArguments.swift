import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// What GTK always gives to the handler of a signal is no optional.
extension GtkTests {
  @Test func `An argument that is always there is no optional, and one that may be missing is`() async throws {
    try await withoutLeaks {
      let list = ListBox()
      let row = ListBoxRow()
      list.append(row)
      var activated: [ListBoxRow] = []
      var selected: [ListBoxRow?] = []
      let observations: [any Disposable] = [
        list.reactive.rowActivated.observeNext { (row: ListBoxRow) in activated.append(row) },
        list.reactive.rowSelected.observeNext { (row: ListBoxRow?) in selected.append(row) },
      ]
      list.emit("row-activated", row)
      list.selectRow(row)
      list.unselectAll()
      #expect(activated == [row] && selected == [row, nil])
      for observation in observations { observation.dispose() }
    }
  }

  @Test func `A place in a text is an argument that is always there`() async throws {
    try await withoutLeaks {
      let buffer = TextBuffer()
      var places: [String] = []
      let observation = buffer.reactive.insertText.observeNext { (place: TextIter, text: String, length: Int) in
        places.append("\(place.offset) \(text) \(length)")
      }
      buffer.insertAtCursor("one")
      buffer.insert(buffer.endIter, text: "!")
      #expect(places == ["0 one 3", "3 ! 1"])
      observation.dispose()
    }
  }

  @Test func `The model of a cell is an argument that is always there`() async throws {
    try await withoutLeaks {
      let store = ListStore(types: [String.self])
      for text in ["b", "a"] { store.set(store.append(), columns: [0], values: [text]) }
      let filtered = try #require(store.filterNew(nil) as? TreeModelFilter)
      filtered.setVisibleFunc { model, iter in model.getValue(iter, column: 0).get(String.self) == "a" }
      #expect(filtered.iterNChildren(nil) == 1)
    }
  }

  @Test func `An argument that is known by its interface has its members`() async throws {
    try await withoutLeaks {
      let store = ListStore(types: [String.self])
      let iter = store.append()
      store.set(iter, columns: [0], values: ["found"])
      var texts: [String?] = []
      let completion = EntryCompletion()
      let selection = completion.reactive.matchSelected.answer { (model: any TreeModel, iter: TreeIter) in
        texts.append(model.getValue(iter, column: 0).get())
        return true
      }
      #expect(completion.emit("match-selected", store, iter)?.get(Bool.self) == true)
      let (area, cell) = (CellAreaBox(), CellRendererText())
      var depths: [Bool] = []
      let attributes = area.reactive.applyAttributes.observeNext { (model: any TreeModel, iter, isParent, isExpanded) in
        texts.append(model.getValue(iter, column: 0).get())
        depths = [isParent, isExpanded]
      }
      area.applyAttributes(store, iter: iter, isExpander: true, isExpanded: false)
      #expect(texts == ["found", "found"] && depths == [true, false])
      var edited: [Widget] = []
      let editing = cell.reactive.editingStarted.observeNext { (widget: Widget, path: String) in edited.append(widget) }
      let entry = Entry()
      cell.emit("editing-started", entry, "0")
      #expect(edited == [entry] && edited.first is any CellEditable)
      edited = []
      for observation in [selection, attributes, editing] as [any Disposable] { observation.dispose() }
    }
  }

  @Test func `A message dialog is made with its buttons`() async throws {
    try await withoutLeaks {
      let window = Window()
      let dialog = MessageDialog(
        parent: window, flags: .modal, type: .question, buttons: .yesNo, message: "100 % sure?")
      #expect(dialog.text == "100 % sure?" && dialog.messageType == .question && dialog.modal)
      #expect(dialog.transientFor === window)
      #expect((dialog.getWidgetForResponse(Int(ResponseType.yes)) as? Button)?.label != nil)
      var answers: [Int] = []
      let observation = dialog.reactive.response.observeNext { answers.append($0) }
      dialog.response(.no)
      #expect(answers == [Int(ResponseType.no)])
      observation.dispose()
      dialog.destroy()
      window.destroy()
    }
  }

  @Test func `A permission that is simple, and the units of a font`() async throws {
    try await withoutLeaks {
      let button = LockButton(permission: Gio.SimplePermission(allowed: true))
      #expect(button.permission?.allowed == true)
      #expect(Pango.FontDescription.fromString("Sans 12").size == 12 * Pango.SCALE)
    }
  }
}
