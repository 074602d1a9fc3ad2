import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

private enum Verdict: Int32, RegisteredEnum { case open, kept, dropped }

private final class Editor: Widget {
  let closing = ObjectRequest<Bool, String>()
  let verdict = ObjectRequest<Verdict, Int>()
  let title = ObjectRequest<String?>()

  override class var gTypeName: String { "TestAskingEditor" }
  override class var members: [ObjectMember] {
    [
      .signal("closing", \Editor.closing), .signal("verdict", \Editor.verdict), .signal("title", \Editor.title),
    ]
  }

  init() { super.init() }
}

/// Signals with answers that Swift classes have.
extension GtkTests {
  @Test func `The first that says true answers a signal of one's own`() async throws {
    try await withoutLeaks {
      let editor = Editor()
      #expect(!editor.closing.emit("a"))
      var asked: [String] = []
      editor.closing.answer { name in
        asked.append("first \(name)")
        return name == "a"
      }
      let second = editor.closing.handle { name in
        asked.append("second \(name)")
        return name == "b"
      }
      #expect(editor.closing.emit("a") && editor.closing.emit("b") && !editor.closing.emit("c"))
      #expect(asked == ["first a", "first b", "second b", "first c", "second c"])
      second.dispose()
      #expect(!editor.closing.emit("b"))
      #expect(editor.emit("closing", "a")?.get(Bool.self) == true)
      let always = Property(true)
      editor.closing.feed(from: always)
      #expect(editor.closing.emit("b"))
    }
  }

  @Test func `The last answer to any other signal of one's own counts`() async throws {
    try await withoutLeaks {
      let editor = Editor()
      #expect(editor.verdict.emit(1) == .open && editor.title.emit() == nil)
      editor.verdict.answer { $0 > 1 ? .kept : .dropped }
      #expect(editor.verdict.emit(1) == .dropped)
      let later = PassthroughSubject<Verdict, Never>()
      editor.verdict.feed(from: later)
      #expect(editor.verdict.emit(1) == .dropped)
      later.send(.open)
      #expect(editor.verdict.emit(2) == .open)
      editor.title.answer { "one" }
      #expect(editor.title.emit() == "one")
    }
  }
}
