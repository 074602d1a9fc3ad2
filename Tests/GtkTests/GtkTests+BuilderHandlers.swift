import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

private final class Person: Object, BuilderElement {
  @ObjectProperty var first = ""
  @ObjectProperty var age = 0

  override class var gTypeName: String { "TestBuilderPerson" }
  override class var members: [ObjectMember] {
    [.property("first", \Person.first), .property("age", \Person.age)]
  }

  init() { super.init() }
}

private final class SpecialRow: ListBoxRow {}

private final class AskingRow: Box, Templated {
  static let template = Template.xml(
    """
    <interface>
      <template class="TestAskingRow" parent="GtkBox">
        <child><object class="GtkSwitch" id="choice"><signal name="state-set" handler="choose"/></object></child>
        <child><object class="GtkButton" id="save"><signal name="clicked" handler="save" swapped="yes"/></object></child>
      </template>
    </interface>
    """)
  override class var gTypeName: String { "TestAskingRow" }

  @Outlet var choice: Switch
  @Outlet var save: Button
  var log: [String] = []

  init() throws {
    super.init(orientation: .horizontal, spacing: 6)
    try loadTemplate(handlers: [
      "choose": .signal { (_: Switch, state: Bool, row: AskingRow) in
        row.log.append("\(state)")
        return true
      },
      "save": .signal { (row: AskingRow, button: Button) in row.log.append(button.label ?? "none") },
    ])
  }
}

extension GtkTests {
  @Test func `Handlers of a ui file get the arguments of the signal and answer it`() async throws {
    try await withoutLeaks {
      var log: [String] = []
      let builder = try Builder(
        xml: """
          <interface>
          <object class="GtkWindow" id="window"><signal name="close-request" handler="close"/></object>
          <object class="GtkListBox" id="list"><property name="name">list</property><signal name="row-activated" handler="open"/>
          <child><object class="GtkListBoxRow" id="row"/></child></object>
          </interface>
          """,
        handlers: [
          "close": .signal { (window: Window) in
            log.append("close")
            return true
          },
          "open": .signal { (list: ListBox, row: ListBoxRow) in log.append("\(list.name) \(row.index)") },
        ])
      let window = try builder.object("window", as: Window.self)
      #expect(window.emit("close-request")?.get(Bool.self) == true)
      let list = try builder.object("list", as: ListBox.self)
      list.emit("row-activated", try builder.object("row", as: ListBoxRow.self))
      #expect(log == ["close", "list 0"])
      window.destroy()
    }
  }

  @Test(arguments: [
    ("object='label'", "label button"), ("object='label' swapped='yes'", "label button"),
    ("object='label' swapped='no'", "button label"), ("", "button"), ("swapped='yes'", "button"),
  ])
  func `The object of a signal in a ui file comes where GTK puts it`(attributes: String, expected: String) async throws
  {
    try await withoutLeaks {
      var arguments: [String] = []
      var first: Object?
      let xml = """
        <interface><object class='GtkLabel' id='label'><property name='name'>label</property></object>
        <object class='GtkButton' id='button'><property name='name'>button</property>
        <signal name='clicked' handler='go' \(attributes)/></object></interface>
        """
      let hasObject = expected.contains(" ")
      let go: BuilderHandler =
        hasObject
        ? .signal { (one: Widget, two: Widget) in arguments = [one.name, two.name] }
        : .signal { (one: Widget) in arguments = [one.name] }
      let builder = try Builder(xml: xml, handlers: ["go": go])
      try builder.object("button", as: Button.self).emit("clicked")
      #expect(arguments.joined(separator: " ") == expected)
      let plain = try Builder(xml: xml, handlers: ["go": { first = $0 }])
      try plain.object("button", as: Button.self).emit("clicked")
      #expect((first as? Widget)?.name == expected.split(separator: " ").first.map { String($0) })
      first = nil
    }
  }

  @Test func `Handlers of a template get its widget last, or first when swapped`() async throws {
    try await withoutLeaks {
      let row = try AskingRow()
      row.save.label = "Save"
      #expect(row.choice.emit("state-set", true)?.get(Bool.self) == true)
      row.save.emit("clicked")
      #expect(row.log == ["true", "Save"])
    }
  }

  @Test func `A closure of a ui file computes its value`() async throws {
    Person.register()
    try await withoutLeaks {
      let builder = try Builder(
        xml: """
          <interface><object class="TestBuilderPerson" id="person"><property name="first">Ada</property></object>
          <object class="GtkLabel" id="label"><binding name="label">
          <closure type="gchararray" function="describe">
            <lookup name="first" type="TestBuilderPerson">person</lookup>
            <closure type="gint" function="double"><lookup name="age" type="TestBuilderPerson">person</lookup></closure>
          </closure></binding></object></interface>
          """,
        handlers: [
          "describe": .value { (first: String, number: Int) in "\(first) \(number)" },
          "double": .value { (age: Int) in 2 * age },
        ])
      let label = try builder.object("label", as: Label.self)
      #expect(label.label == "Ada 0")
      try builder.object("person", as: Person.self).age = 20
      #expect(label.label == "Ada 40")
    }
  }

  @Test func `A handler that does not fit its place is told with the line`() async throws {
    func message(_ element: String, _ handler: BuilderHandler) -> String {
      let xml = "<interface>\n<object class='GtkLabel' id='l'>\n\(element)</object></interface>"
      do { _ = try Builder(xml: xml, name: "d.ui", handlers: ["run": handler]) } catch { return "\(error)" }
      return ""
    }
    func check(_ element: String, _ handler: BuilderHandler, _ parts: String..., at: SourceLocation = #_sourceLocation)
    {
      let message = message(element, handler)
      for part in ["d.ui:3:", "'run'"] + parts { #expect(message.contains(part), "\(message)", sourceLocation: at) }
    }
    let closing = "<property name='name'>n</property>"
    try await withoutLeaks {
      let signal = "<signal name='activate-link' handler='run'/>"
      #expect(message(signal, .signal { (_: Label, link: String) in link.isEmpty }) == "")
      check(signal, .signal { (_: Label, number: Int) in }, "(Label, Int)", "activate-link", "(GtkLabel, gchararray)")
      check(signal, .signal { (_: Label, _: String, _: String) in }, "(Label, String, String)")
      check(signal, .signal { (_: Button) in }, "(Button)", "(GtkLabel, gchararray)")
      check(signal, .signal { (_: Label) in "yes" }, "gives a String, not a gboolean")
      check(signal, .value { (_: Label) in true }, "BuilderHandler.signal")

      let closure = "<binding name='label'><closure type='gchararray' function='run'><constant type='gint'>1</constant>"
      let end = "</closure></binding>\(closing)"
      #expect(message(closure + end, .value { (number: Int) in "\(number)" }) == "")
      check(closure + end, .value { (number: Int) in number }, "gives a Int, not a gchararray")
      check(closure + end, .value { (text: String) in text }, "(String)", "(gint)")
      check(closure + end, .value { "none" }, "()", "(gint)")
      check(closure + end, .signal { (_: Object) in }, "no value")
      let old = #expect(throws: BuilderError.self) {
        try Builder(
          xml: "<interface><object class='GtkLabel'>\(closure + end)</object></interface>", handlers: ["run": { _ in }])
      }
      #expect("\(String(describing: old))".contains("no value"))
    }
  }

  @Test func `A handler that does not fit an emission is told with its types`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        gtk_init()
        let builder = try Builder(
          xml: """
            <interface><object class="GtkListBox" id="list"><property name="name">list</property><signal name="row-activated" handler="open"/>
            <child><object class="GtkListBoxRow" id="row"/></child></object></interface>
            """, handlers: ["open": .signal { (_: ListBox, _: SpecialRow) in }])
        try builder.object("list", as: ListBox.self).emit("row-activated", builder.object("row", as: ListBoxRow.self))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let expected = "'open' of 'row-activated' takes (ListBox, SpecialRow), not (GtkListBox, GtkListBoxRow)"
    #expect(message.contains(expected), "\(message)")
  }
}
