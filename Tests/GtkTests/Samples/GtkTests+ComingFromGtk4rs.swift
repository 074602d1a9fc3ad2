import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// What the tables "Coming from gtk4-rs" and "From GTK's documentation to Swift" say.
extension GtkTests {
  @Test func `Signals and properties are what gtk4-rs has of them`() async throws {
    try await withoutLeaks {
      let button = Button(label: "a").with { $0.marginTop = 12 }
      let label = Label(label: "")
      button.reactive.clicked.bind(to: label) { label in label.label += "!" }
      button.emit("clicked")
      #expect(label.label == "!")

      let (one, two) = (CheckButton(label: "1"), CheckButton(label: "2"))
      one.active = true
      one.reactive.active.bind(to: two.reactive.active)
      #expect(two.active)
      two.setGroup(nil)
      let opposite = CheckButton(label: "3")
      one.reactive.active.bidirectionalMap(to: { !$0 }, from: { !$0 }).bidirectionalBind(to: opposite.reactive.active)
      #expect(!opposite.active)
      opposite.active = true
      #expect(!one.active)
      #expect(button.reactive.property("margin-top", as: Int.self).value == 12)
    }
  }

  @Test func `Actions, menus and shortcuts are what gtk4-rs has of them`() async throws {
    try await withoutLeaks {
      let window = Window()
      let group = Gio.SimpleActionGroup()
      var opened: [String] = []
      group.addAction("open", parameter: String.self) { opened.append($0) }
      let isWrapped = Property(true)
      group.addAction("wrap", state: isWrapped)
      window.insertActionGroup("page", group: group)
      window.activateAction("page.open", args: "a".asVariant)
      window.activateAction("page.wrap", args: nil)
      #expect(opened == ["a"] && !isWrapped.value)
      let menu = Gio.Menu { Gio.MenuItem("Open", action: "page.open", target: "a") }
      #expect(menu.nItems == 1)

      let controller = ShortcutController()
      var presses = 0
      let action = CallbackAction { _, _ in
        presses += 1
        return true
      }
      controller.addShortcut(Shortcut(trigger: KeyvalTrigger(keyval: Gdk.Key.F5, modifiers: []), action: action))
      window.addController(controller)
      #expect(action.activate(flags: [], widget: window, args: nil) && presses == 1)
      window.destroy()
    }
  }

  @Test func `Handlers of a ui file are what gtk4-rs has of callbacks`() async throws {
    try await withoutLeaks {
      var opened = -1
      let builder = try Builder(
        xml: """
          <interface>
          <object class="GtkListBox" id="list"><signal name="row-activated" handler="open"/>
          <child><object class="GtkListBoxRow" id="row"/></child></object>
          <object class="GtkLabel" id="label"><binding name="label"><closure type="gchararray" function="fullName">
          <constant type="gchararray">Ada</constant><constant type="gchararray">Byron</constant>
          </closure></binding></object>
          </interface>
          """,
        handlers: [
          "open": .signal { (_: ListBox, row: ListBoxRow) in opened = row.index },
          "fullName": .value { (first: String, last: String) in "\(first) \(last)" },
        ])
      try builder.object("list", as: ListBox.self).emit("row-activated", builder.object("row", as: ListBoxRow.self))
      #expect(opened == 0)
      #expect(try builder.object("label", as: Label.self).label == "Ada Byron")
    }
  }

  @Test func `Pixels become a texture, and a drawing function draws`() async throws {
    try await withoutLeaks {
      let pixels = [UInt8](repeating: 255, count: 4 * 4 * 4)
      let texture = Gdk.MemoryTexture(
        width: 4, height: 4, format: .r8g8b8a8, bytes: GLib.Bytes(data: pixels), stride: 16)
      #expect(texture.width == 4)
      let area = DrawingArea()
      var size = 0
      area.setDrawFunc { _, context, width, height in
        size = width
        context.setSource(Gdk.RGBA("red")!)
        context.paint()
      }
      let window = Window()
      window.setDefaultSize(width: 50, height: 50)
      window.child = area
      window.present()
      await until { size > 0 }
      window.destroy()
    }
  }
}
