import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// Arguments of signals that are more than a value.
extension GtkTests {
  @Test func aHandlerGivesTheNumberThatATextMeans() async throws {
    try await withoutLeaks {
      let button = SpinButton(min: 0, max: 100, step: 1)
      button.numeric = false
      var asked: [String] = []
      let answer = button.reactive.input.handle { number in
        asked.append(button.text)
        guard button.text == "a dozen" else { return -1 }
        number.value = 12
        #expect(number.value == 12)
        return 1
      }
      button.text = "a dozen"
      button.update()
      #expect(asked == ["a dozen"])
      #expect(button.value == 12)
      answer.dispose()
    }
  }

  @Test func aHandlerMovesThePlaceOfTextAndLaterReachesNobody() async throws {
    try await withoutLeaks {
      let text = Text()
      text.text = "b"
      var kept: SignalOutput<Int>?
      var inserted: [String] = []
      let observation = (text.delegate as? Text ?? text).reactive.insertText.observeNext { string, _, position in
        inserted.append(string)
        kept = position
      }
      var position = 0
      text.insertText("a", position: &position)
      #expect(inserted == ["a"])
      #expect(position == 1)
      #expect(text.text == "ab")
      kept?.value = 99
      #expect(kept?.value == 99)
      #expect(position == 1)
      observation.dispose()
      kept = nil
    }
  }

  @Test func aHandlerPlacesAChildOfAnOverlay() async throws {
    try await withoutLeaks {
      let window = Window()
      let overlay = Overlay()
      let badge = Label(label: "7")
      overlay.child = Box(orientation: .vertical, spacing: 0)
      overlay.addOverlay(badge)
      let answer = overlay.reactive.getChildPosition.answer { _, place in
        place.value = Gdk.Rectangle(x: 5, y: 6, width: 70, height: 80)
        return true
      }
      window.child = overlay
      window.present()
      await until { badge.width > 0 }
      #expect([badge.width, badge.height] == [70, 80])
      answer.dispose()
      window.destroy()
    }
  }

  @Test func filesToOpenComeAsAnArray() async throws {
    // Once it is registered, GTK keeps an application.
    let application = Application(id: "org.example.Opens", flags: [.handlesOpen, .nonUnique])
    try application.register()
    try await withoutLeaks {
      var opened: [[String?]] = []
      let observation = application.reactive.open.observeNext { files, hint in
        opened.append(files.map(\.path) + [hint])
      }
      application.open([Gio.File(path: "/tmp/a"), Gio.File(path: "/tmp/b")], hint: "edit")
      #expect(opened == [["/tmp/a", "/tmp/b", "edit"]])
      observation.dispose()
    }
  }

  @Test func aStyleSheetSaysWhereItIsWrong() async throws {
    try await withoutLeaks {
      let provider = CssProvider()
      var failures: [GLib.Failure] = []
      var lines: [Int] = []
      let observation = provider.reactive.parsingError.observeNext { section, failure in
        failures.append(failure)
        lines.append(section.startLocation.lines)
      }
      provider.load("label { }\nlabel { colour: red; }")
      #expect(failures.map(\.domain) == ["gtk-css-parser-error-quark"])
      #expect(failures.first?.message.contains("colour") == true)
      #expect(lines == [1])
      observation.dispose()
    }
  }

  @Test func anErrorGoesIntoAStreamAndComesOutAgain() async throws {
    try await withoutLeaks {
      let area = GLArea()
      #expect(area.error == nil)
      let failure = #expect(throws: GLib.Failure.self) { try Gio.File(path: "/nowhere/at-all").loadContents() }
      area.error = failure
      #expect(area.error == failure)
      area.error = nil
      #expect(area.error == nil)
    }
  }

  @Test func propertiesThatCannotBeReadAreSetAndBound() async throws {
    try await withoutLeaks {
      let tag = TextTag(name: "warning")
      tag.setForeground("red")
      #expect(tag.foregroundRgba == Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
      let colour = Property<String?>("blue")
      let binding = colour.bind(to: tag.reactive.foreground)
      #expect(tag.foregroundRgba?.blue == 1)
      colour.value = "lime"
      #expect(tag.foregroundRgba?.green == 1)
      binding.dispose()
    }
  }

  @Test func valuesAndColumnsGoTogether() async throws {
    try await withoutLeaks {
      let store = ListStore(types: [String.self, Int.self])
      let row = store.append()
      store.set(row, columns: [1, 0], values: [7, "seven"])
      #expect(store.getValue(row, column: 0).get(String.self) == "seven")
      #expect(store.getValue(row, column: 1).get(Int.self) == 7)
      let snapshot = Snapshot()
      let black = Gdk.RGBA(red: 0, green: 0, blue: 0, alpha: 1)
      let outline = Gsk.RoundedRect(
        bounds: Graphene.Rect(
          origin: Graphene.Point(x: 0, y: 0), size: Graphene.Size(width: 10, height: 10)), radius: 0)
      snapshot.appendBorder(outline, borderWidth: [1, 2, 3, 4], borderColor: [black, black, black, black])
      let node = try #require(snapshot.toNode() as? Gsk.BorderNode)
      #expect(node.widths == [1, 2, 3, 4])
    }
  }
}
