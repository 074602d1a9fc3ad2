import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  @Test func `The elements of GObject's models are an observable array`() async throws {
    try await withoutLeaks {
      let model = StringList(strings: ["ant", "bee", "cat"])
      var arrays: [[String]] = []
      var changes: [ListChangeset?] = []
      var mirror: [String] = []
      let observation = model.reactive.elements(as: StringObject.self).observeNext { event in
        let strings = event.collection.map(\.string)
        switch event.change {
        case .reset:
          changes.append(nil)
          mirror = strings
        case .changes(let changeset):
          changes.append(changeset)
          mirror = changeset.applying(to: mirror, from: strings)
        }
        #expect(mirror == strings)
        arrays.append(strings)
      }
      model.splice(position: 1, nRemovals: 1, additions: ["bat", "boa"])
      model.append("dog")
      model.remove(0)
      #expect(
        arrays == [
          ["ant", "bee", "cat"], ["ant", "bat", "boa", "cat"], ["ant", "bat", "boa", "cat", "dog"],
          ["bat", "boa", "cat", "dog"],
        ])
      #expect(changes[1] == ListChangeset(deletes: [1], inserts: [1, 2]))
      observation.dispose()
    }
  }

  @Test func `A cell shows the objects of a model of GObject's`() async throws {
    final class StringCell: ListCell<StringObject> {
      let label = Label()
      init() {
        super.init(orientation: .horizontal, spacing: 0)
        append(label)
      }
      override func bind(_ item: StringObject) { label.label = item.string }
    }
    try await withoutLeaks {
      let model = StringList(strings: ["ant", "bee"])
      let view = ListView()
      let window = Window()
      window.setDefaultSize(width: 100, height: 200)
      window.child = view
      window.present()
      model.reactive.elements(as: StringObject.self)
        .filterCollection { $0.string != "bee" }
        .bind(to: view) { StringCell() }
      @MainActor func texts() -> Set<String> {
        @MainActor func labels(_ widget: Widget) -> [String] {
          if let label = widget as? Label { return [label.label] }
          return widget.children.flatMap { labels($0) }
        }
        return Set(labels(view))
      }
      await until { texts() == ["ant"] }
      model.append("cat")
      await until { texts() == ["ant", "cat"] }
      window.destroy()
    }
  }
}
