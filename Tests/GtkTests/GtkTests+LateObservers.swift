import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

private struct Line: Identifiable, Equatable {
  let id: Int
  var text: String { "line \(id)" }
}

/// What a list shows that comes late to a shared array signal: its first event used to be a change of an array that it had
/// never seen, which trapped.
extension GtkTests {
  private func withSharedLines(
    _ body: (_ lines: MutableObservableArray<Line>, _ shared: SafeSignal<ObservableArrayEvent<Line>>) -> Void
  ) async throws {
    try await withoutLeaks {
      let lines = MutableObservableArray((0..<3).map { Line(id: $0) })
      let shared = lines.toSignal().share(limit: 1)
      let observation = shared.observeNext { _ in }
      lines.insert(Line(id: 10), at: 1)
      body(lines, shared)
      observation.dispose()
    }
  }

  @Test func `A list model that comes late to a shared array has all of it`() async throws {
    try await withSharedLines { lines, shared in
      let model = ArrayListModel(shared)
      #expect((0..<model.nItems).map { model[$0].id } == [0, 10, 1, 2])
      lines.remove(at: 0)
      #expect((0..<model.nItems).map { model[$0].id } == [10, 1, 2])
    }
  }

  @Test func `A list view that comes late to a shared array has all of it`() async throws {
    try await withSharedLines { lines, shared in
      let view = ListView()
      let binding = shared.bind(to: view, text: \.text)
      #expect(view.model?.nItems == 4)
      lines.remove(at: 0)
      #expect(view.model?.nItems == 3)
      binding.dispose()
    }
  }

  @Test func `A list box that comes late to a shared array has all of it`() async throws {
    try await withSharedLines { lines, shared in
      let box = ListBox()
      let binding = shared.bind(to: box) { TextCell(\.text) }
      #expect(box.children.count == 4)
      lines.remove(at: 0)
      #expect(box.children.count == 3)
      binding.dispose()
    }
  }
}

/// Settings that only a binding knew of were released, and the binding with them, silently.
extension GtkTests {
  @Test func `A binding keeps the settings that nobody else holds`() async throws {
    try await withoutLeaks {
      weak var released: Gio.Settings?
      do {
        let property = Property(false)
        let label = Label()
        do {
          let settings = try makeSettings()
          released = settings
          settings.reactive.bool("creative-commons").bidirectionalBind(to: property)
          settings.reactive.string("source").bind(to: label.reactive.text)
        }
        #expect(property.value)
        #expect(label.label == "openverse")
        property.value = false
        let settings = try #require(released)
        #expect(settings.reactive.bool("creative-commons").value == false)
        settings.reactive.string("source").value = "commons"
        #expect(label.label == "commons")
        property.value = true
        #expect(settings.reactive.bool("creative-commons").value)
      }
      await until { released == nil }
    }
  }

  @Test func `A property keeps the settings that it is bound to`() async throws {
    try await withoutLeaks {
      weak var released: Gio.Settings?
      do {
        let property = Property(7)
        do {
          let settings = try makeSettings()
          released = settings
          property.bind(to: settings.reactive.int("count"))
        }
        property.value = 8
        #expect(try #require(released).reactive.int("count").value == 8)
      }
      await until { released == nil }
    }
  }
}
