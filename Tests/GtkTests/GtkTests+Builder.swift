import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

private final class Gauge: Widget, BuilderElement {
  @ObjectProperty var level = 0
  let full = ObjectSignal<Int>()
  var isMadeBySwift = true

  override class var gTypeName: String { "TestGauge" }
  override class var members: [ObjectMember] {
    [.property("level", \Gauge.level, in: 0...10), .signal("full", \Gauge.full)]
  }

  init() { super.init() }
}

private final class NameRow: Box, Templated {
  static let template = Template.xml(
    """
    <interface>
      <template class="TestNameRow" parent="GtkBox">
        <child><object class="GtkEntry" id="name"/></child>
        <child><object class="GtkLabel" id="hint"/></child>
        <child>
          <object class="GtkButton" id="save-button"><signal name="clicked" handler="save"/></object>
        </child>
      </template>
    </interface>
    """)
  override class var gTypeName: String { "TestNameRow" }

  @Outlet("name") var nameEntry: Entry
  @Outlet("save-button") var save: Button
  @Outlet var hint: Label
  var saves = 0

  init() throws {
    super.init(orientation: .horizontal, spacing: 6)
    try loadTemplate(handlers: ["save": { [weak self] _ in self?.saves += 1 }])
  }
}

private class PlainRow: Box, Templated {
  class var template: Template {
    .xml(
      """
      <interface><template class="TestPlainRow" parent="GtkBox">
      <child><object class="GtkLabel" id="title"/></child>
      <child><object class="GtkLabel" id="hint"/></child>
      </template></interface>
      """)
  }
  override class var gTypeName: String { "TestPlainRow" }
  @Outlet var title: Label

  init() throws {
    super.init(orientation: .horizontal, spacing: 6)
    try loadTemplate()
  }
}

private final class InheritingRow: PlainRow {
  override class var gTypeName: String { "TestInheritingRow" }
  @Outlet var hint: Label
}

private final class ExtendedRow: PlainRow {
  override class var gTypeName: String { "TestExtendedRow" }
  @Outlet var more: Button

  override init() throws {
    try super.init()
    try loadTemplate(
      .xml(
        """
        <interface><template class="TestExtendedRow" parent="TestPlainRow">
        <child><object class="GtkButton" id="more"/></child>
        </template></interface>
        """))
  }
}

private final class WrongOutlet: Box, Templated {
  static let template = Template.xml(
    """
    <interface><template class="TestWrongOutlet" parent="GtkBox">
    <child><object class="GtkEntry" id="name"/></child>
    </template></interface>
    """)
  override class var gTypeName: String { "TestWrongOutlet" }
  @Outlet("name") var nameLabel: Label

  init() throws {
    super.init(orientation: .horizontal, spacing: 6)
    try loadTemplate()
  }
}

private final class WrongParent: Box, Templated {
  static let template = Template.xml(
    "<interface>\n<template class=\"TestWrongParent\" parent=\"GtkGrid\"></template></interface>")
  override class var gTypeName: String { "TestWrongParent" }

  init() throws {
    super.init(orientation: .horizontal, spacing: 6)
    try loadTemplate()
  }
}

extension GtkTests {
  @Test func `Objects of a ui file are reached by id and class`() async throws {
    try await withoutLeaks {
      let builder = try Builder(xml: "<interface><object class='GtkButton' id='save'/></interface>", name: "a.ui")
      let button = try builder.object("save", as: Button.self)
      button.label = "Save"
      #expect(try builder.object("save", as: Widget.self) === button)
      #expect(throws: BuilderError.missing(id: "load", expected: "Button", file: "a.ui")) {
        try builder.object("load", as: Button.self)
      }
      #expect(throws: BuilderError.wrongClass(id: "save", expected: "Label", actual: "Button", file: "a.ui")) {
        try builder.object("save", as: Label.self)
      }
      let error = BuilderError.wrongClass(id: "save", expected: "Label", actual: "Button", file: "a.ui")
      #expect("\(error)" == "a.ui: the object 'save' is a Button, not a Label")
    }
  }

  @Test(arguments: [
    ("<interface>\n<object class='GtkNothing'/></interface>", 2, "GtkNothing"),
    ("<interface>\n\n<object class='GtkWidget'/></interface>", 3, "GtkWidget"),
    ("<interface>\n<object class='GtkButton'>\n<property name='lable'>x</property></object></interface>", 3, "lable"),
    ("nothing", 1, ""),
    ("<interface>\n<object class='GtkBox'>\n<child><object class='GtkLabel'/>", 3, "child"),
    ("<interface>\n<object class='GtkBox'/>", 2, "interface"),
    ("", 1, ""),
  ])
  func `A mistake in a ui file is told with its line`(xml: String, line: Int?, culprit: String) async throws {
    try await withoutLeaks {
      let error = #expect(throws: BuilderError.self) { try Builder(xml: xml, name: "b.ui") }
      guard case .malformed(let file, let found, _, let message) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(file == "b.ui")
      #expect(found == line, "\(message)")
      #expect(culprit.isEmpty || message.contains(culprit))
    }
  }

  @Test func `A ui file that is not there is told by its name`() async throws {
    #expect(throws: BuilderError.self) { try Builder(file: "/nowhere/c.ui") }
    #expect(throws: BuilderError.self) { try Builder(resource: "/nowhere/c.ui") }
  }

  @Test func `Handlers that a ui file names are Swift's, and only those`() async throws {
    try await withoutLeaks {
      let xml =
        "<interface><object class='GtkButton' id='b'><signal name='clicked' handler='exit'/></object></interface>"
      weak var sender: Object?
      let builder = try Builder(xml: xml, handlers: ["exit": { sender = $0 }])
      let button = try builder.object("b", as: Button.self)
      emit("clicked", on: button)
      #expect(sender === button)
      do {
        _ = try Builder(xml: xml)
        Issue.record("accepted")
      } catch { #expect("\(error)".contains("exit")) }
    }
  }

  @Test func `A class of one's own is made by a ui file, with its Swift object`() async throws {
    Gauge.register()
    Gauge.register()
    try await withoutLeaks {
      var levels: [Int] = []
      let builder = try Builder(
        xml: """
          <interface><object class="GtkBox" id="box"><child>
          <object class="TestGauge" id="gauge">
          <property name="level">7</property><signal name="full" handler="full"/>
          </object></child></object></interface>
          """, handlers: ["full": { levels.append(($0 as? Gauge)?.level ?? -1) }])
      let gauge = try builder.object("gauge", as: Gauge.self)
      #expect(gauge.level == 7)
      gauge.full.emit(1)
      #expect(levels == [7])
      #expect(try builder.object("box", as: Box.self).firstChild === gauge)
    }
  }

  @Test func `A template makes the children and fills the outlets`() async throws {
    try await withoutLeaks {
      let row = try NameRow()
      row.nameEntry.text = "Ada"
      row.hint.label = "a name"
      emit("clicked", on: row.save)
      #expect(row.saves == 1)
      #expect(row.firstChild === row.nameEntry)
    }
  }

  @Test func `A subclass inherits the template and may have one of its own besides`() async throws {
    try await withoutLeaks {
      let inheriting = try InheritingRow()
      #expect(inheriting.firstChild === inheriting.title)
      #expect(inheriting.lastChild === inheriting.hint)
      let extended = try ExtendedRow()
      #expect(extended.firstChild === extended.title)
      #expect(extended.lastChild === extended.more)
      #expect(try PlainRow().lastChild is Label)
    }
  }

  @Test func `A template that does not fit its class is refused`() async throws {
    try await withoutLeaks {
      #expect(
        throws: BuilderError.wrongClass(id: "name", expected: "Label", actual: "Entry", file: "WrongOutlet")
      ) { try WrongOutlet() }
      #expect(throws: BuilderError.self) { try WrongParent() }
    }
  }
}
