import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// Signals that a program emits by their names.
extension GtkTests {
  @Test func `A signal is emitted by its name, with its arguments`() async throws {
    try await withoutLeaks {
      let list = ListBox()
      let row = ListBoxRow()
      list.append(row)
      var activated: [ListBoxRow?] = []
      list.reactive.rowActivated.observeNext { activated.append($0) }
      #expect(list.emit("row-activated", row) == nil)
      #expect(activated == [row])
    }
  }

  @Test func `Arguments become what the signal takes`() async throws {
    try await withoutLeaks {
      let dialog = Dialog()
      var responses: [Int] = []
      dialog.reactive.response.observeNext { responses.append($0) }
      dialog.addButton("OK", responseId: .ok)
      dialog.setDefaultResponse(.ok)
      dialog.emit("response", 7)
      dialog.emit("response", Int32(ResponseType.ok.rawValue))
      #expect(responses.first == 7)
      #expect(responses.last == .ok)
      dialog.destroy()
    }
  }

  @Test func `An argument can be passed on`() async throws {
    try await withoutLeaks {
      let (first, second) = (Dialog(), Dialog())
      var responses: [Int] = []
      second.reactive.response.observeNext { responses.append($0) }
      let connection = first.connect("response") { [weak second] arguments in second?.emit("response", arguments[0]) }
      first.emit("response", 7)
      #expect(responses == [7])
      connection.dispose()
      first.destroy()
      second.destroy()
      #expect(AnyValue(AnyValue("text")).get(String.self) == "text")
      // A signal that takes any value gets it as one.
      let target = DropTarget(type: String.self, actions: .copy)
      var dropped: [String?] = []
      let answer = target.reactive.drop.answer { value, _, _ in
        dropped.append(value.get(String.self))
        return true
      }
      #expect(target.emit("drop", AnyValue("text"), 1.0, 2.0)?.get(Bool.self) == true)
      #expect(dropped == ["text"])
      answer.dispose()
    }
  }

  @Test func `What a signal answers comes back`() async throws {
    try await withoutLeaks {
      let window = Window()
      let answer = window.reactive.closeRequest.answer { true }
      #expect(window.emit("close-request")?.get(Bool.self) == true)
      answer.dispose()
      window.destroy()
    }
  }

  @Test func `A detail is part of the name`() async throws {
    try await withoutLeaks {
      let buffer = TextBuffer(table: nil)
      var changes = 0
      buffer.reactive.changed.observeNext { changes += 1 }
      buffer.emit("changed")
      #expect(changes == 1)
    }
  }

  @Test func `Responses that GTK knows by name are told from others`() async throws {
    try await withoutLeaks {
      let bar = InfoBar()
      bar.addButton("OK", responseId: .ok)
      bar.addButton("Other", responseId: 5)
      var texts: [String] = []
      bar.reactive.response.observeNext { response in
        switch ResponseType(response) {
        case .ok: texts.append("ok")
        case .close: texts.append("close")
        default: texts.append("\(response)")
        }
      }
      bar.response(.ok)
      bar.response(.close)
      bar.response(5)
      #expect(texts == ["ok", "close", "5"])
    }
  }
}
