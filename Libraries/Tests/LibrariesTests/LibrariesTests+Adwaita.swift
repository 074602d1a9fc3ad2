import Adwaita
import BindingCore
import Gtk
import Testing

/// A widget of a program, which derives from one of Libadwaita's.
private final class Card: Adw.Bin {
  @ObjectProperty var rating = 0
  let label = Label(label: "")
  private(set) var measured = 0

  override class var members: [ObjectMember] { [.property("rating", \Card.rating)] }

  override init() {
    super.init()
    child = label
  }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    measured += 1
    return super.measure(orientation: orientation, forSize: size)
  }
}

extension LibrariesTests {
  @Test func `Properties of Libadwaita's widgets are bound in both directions`() async throws {
    Adw.initialize()
    try await withoutLeaks {
      let name = Property("Ada")
      let row = Adw.EntryRow()
      name.bidirectionalBind(to: row.reactive.text)
      #expect(row.text == "Ada")
      row.text = "Grace"
      #expect(name.value == "Grace")
      name.value = "Joan"
      #expect(row.text == "Joan")
      let title = Property<String>("Name")
      title.bind(to: row.reactive.title)
      #expect(row.title == "Name")
    }
  }

  @Test func `What a widget returns is of Libadwaita's class, and always the same object`() async throws {
    Adw.initialize()
    try await withoutLeaks {
      let stack = Adw.ViewStack()
      let page = stack.addTitledWithIcon(Label(label: "Photos"), name: "photos", title: "Photos", iconName: "photo")
      #expect(page.title == "Photos" && page.iconName == "photo")
      let pages = try #require(stack.pages)
      #expect(pages.getItem(0) === page)
      #expect(stack.visibleChildName == "photos")
    }
  }

  @Test func `Signals of Libadwaita bring their arguments`() async throws {
    Adw.initialize()
    try await withoutLeaks {
      let dialog = Adw.MessageDialog(heading: "Delete the photo?", body: "This cannot be undone.")
      dialog.addResponse("cancel", label: "Cancel")
      dialog.addResponse("delete", label: "Delete")
      dialog.setResponseAppearance("delete", appearance: .destructive)
      #expect(dialog.getResponseAppearance("delete") == .destructive)
      var responses: [String] = []
      let observation = dialog.reactive.response.observeNext { responses.append($0) }
      dialog.response("delete")
      #expect(await becomesTrue { responses == ["delete"] })
      observation.dispose()
      dialog.destroy()
    }
  }

  @Test func `A ui file makes Libadwaita's widgets, known by their class`() async throws {
    Adw.registerTypes()
    Adw.initialize()
    try await withoutLeaks {
      let builder = try Builder(
        xml: """
          <interface>
            <object class="AdwPreferencesGroup" id="group">
              <property name="title">Photos</property>
              <child><object class="AdwActionRow" id="row"><property name="title">Save</property></object></child>
            </object>
          </interface>
          """)
      let row = try #require(builder.getObject("row") as? Adw.ActionRow)
      #expect(row.title == "Save")
      #expect((builder.getObject("group") as? Adw.PreferencesGroup)?.title == "Photos")
    }
  }

  @Test func `A program's widget derives from one of Libadwaita's`() async throws {
    Adw.initialize()
    try await withoutLeaks {
      let card = Card()
      card.rating = 3
      #expect(card.reactive.property("rating", as: Int.self).value == 3)
      #expect(card.child === card.label)
      let window = Adw.Window()
      window.content = card
      window.present()
      #expect(await becomesTrue { card.measured > 0 && card.width > 0 })
      #expect(window.content === card)
      window.destroy()
    }
  }

  @Test func `A toast is shown in an application's window`() async throws {
    Adw.initialize()
    try await withoutLeaks {
      let window = Adw.Window()
      let toasts = Adw.ToastOverlay()
      toasts.child = Adw.StatusPage()
      window.content = toasts
      window.present()
      let toast = Adw.Toast(title: "Saved")
      var isDismissed = false
      let observation = toast.reactive.dismissed.observeNext { isDismissed = true }
      toasts.addToast(toast)
      #expect(await becomesTrue { toasts.says("Saved") })
      toast.dismiss()
      #expect(await becomesTrue { isDismissed })
      observation.dispose()
      window.destroy()
    }
  }

  @Test func `Numbers, choices and structs of Libadwaita are Swift's`() {
    #expect(Adw.MAJOR_VERSION == 1)
    let parameters = Adw.SpringParams(dampingRatio: 0.5, mass: 2, stiffness: 100)
    #expect(parameters.mass == 2)
    Adw.initialize()
    let manager = Adw.StyleManager.default
    manager.colorScheme = .forceDark
    #expect(manager.dark)
    manager.colorScheme = .default
  }
}

extension Widget {
  /// Whether a label below it has the text.
  fileprivate func says(_ text: String) -> Bool {
    (self as? Label)?.label == text || children.contains { $0.says(text) }
  }
}
