import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

private final class Tile: Widget, Actionable {
  init() { super.init() }
}

private final class TagField: Widget, Editable {
  let field = Text()
  @ObjectProperty var color = "red"

  override class var members: [ObjectMember] { [.property("color", \TagField.color)] }
  init() {
    super.init()
    layoutManager = BinLayout()
    field.setParent(self)
    delegateEditing(to: field)
  }
  override func grabFocus() -> Bool { field.grabFocus() }
}

/// A class of GTK's below it, which has a `dispose` of its own.
private final class BoxedField: Box, Editable {
  let field = Text()

  init() {
    super.init(orientation: .horizontal, spacing: 0)
    append(field)
    delegateEditing(to: field)
  }
}

private final class Days: Object, SelectionModelImplementation {
  var itemCount = 7
  var chosen: Set<Int> = []
  var isLocked = false

  init() { super.init() }
  func makeItem(at position: Int) -> Object { StringObject(string: "day \(position)") }
  func isItemSelected(at position: Int) -> Bool { chosen.contains(position) }

  func changeSelection(to selected: Bitset, within mask: Bitset) -> Bool {
    guard !isLocked else { return false }
    for day in mask where day < itemCount {
      if selected.contains(day) { chosen.insert(day) } else { chosen.remove(day) }
    }
    selectionChanged(position: 0, nItems: itemCount)
    return true
  }
}

private class Card: Widget, BuilderElement, BuildableImplementation {
  var heading: Widget?
  var endings = 0
  override class var gTypeName: String { "TestCard" }

  required init() { super.init() }

  func addChild(_ child: Object, type: String?, by builder: Builder) -> Bool {
    guard type == "heading", let child = child as? Widget else { return false }
    heading = child
    child.setParent(self)
    return true
  }

  func parsingEnded(by builder: Builder) { endings += 1 }
}

private final class LargeCard: Card {
  override class var gTypeName: String { "TestLargeCard" }
}

/// Interfaces of GObject that consist of functions, in classes of Swift.
extension GtkTests {
  @Test func `A widget of Swift has an action and performs it`() async throws {
    try await withoutLeaks {
      let tile = Tile()
      let window = Window()
      window.child = tile
      var opened: [String] = []
      let actions = Gio.SimpleActionGroup()
      actions.addAction("open", parameter: String.self) { opened.append($0) }
      window.insertActionGroup("win", group: actions)
      #expect(tile.actionName == nil && tile.actionTargetValue == nil)
      #expect(!tile.performAction())
      var names: [String?] = []
      let observation = tile.reactive.actionName.observeNext { names.append($0) }
      tile.actionName = "win.open"
      tile.actionTargetValue = "a.txt".asVariant
      #expect(names == [nil, "win.open"])
      #expect(tile.performAction() && opened == ["a.txt"])
      tile.reactive.property("action-name", as: String?.self).send(nil)
      #expect(tile.actionName == nil && names == [nil, "win.open", nil])
      tile.setDetailedActionName("win.open::b.txt")
      #expect(tile.actionName == "win.open" && tile.actionTarget == "b.txt".asVariant)
      tile.actionTarget = nil
      #expect(tile.actionTargetValue == nil)
      // A button of GTK's own can be asked the same.
      let button = Button()
      button.setDetailedActionName("win.open::c.txt")
      window.child = button
      #expect(button.performAction() && opened == ["a.txt", "c.txt"])
      observation.dispose()
      window.destroy()
    }
  }

  @Test func `A widget of Swift is edited by the text in it`() async throws {
    try await withoutLeaks {
      let tags = TagField()
      var texts: [String] = []
      var changes = 0
      let observations: [any Disposable] = [
        tags.reactive.text.observeNext { texts.append($0) }, tags.reactive.changed.observeNext { changes += 1 },
      ]
      tags.text = "tree"
      #expect(tags.field.text == "tree" && texts == ["", "tree"])
      tags.field.text = "trees"
      #expect(tags.text == "trees" && texts.last == "trees" && changes > 0)
      var position = 5
      tags.insertText("!", position: &position)
      #expect(tags.field.text == "trees!" && position == 6)
      tags.selectRegion(startPos: 1, endPos: 3)
      #expect(tags.field.selectionBounds ?? (0, 0) == (1, 3))
      tags.editable = false
      tags.widthChars = 12
      #expect(!tags.field.editable && tags.field.widthChars == 12)
      #expect(tags.reactive.property("xalign", as: Double.self).currentValue == 0)
      #expect(tags.color == "red" && tags.delegate === tags.field)
      for observation in observations { observation.dispose() }
    }
  }

  @Test func `A text that lives longer than the widget that it edited changes quietly`() async throws {
    for make in [
      {
        let tags = TagField()
        return (tags, tags.field)
      },
      {
        let box = BoxedField()
        return (box, box.field)
      },
    ]
      as [() -> (Widget, Text)]
    {
      try await withoutLeaks {
        var (widget, field): (Widget?, Text) = make()
        #expect((widget as? any Editable)?.text == "")
        widget = nil
        field.text = "later"
        #expect(field.parent == nil && field.text == "later")
      }
    }
  }

  @Test func `The focus that a widget is given goes where it says`() async throws {
    try await withoutLeaks {
      let (tags, button) = (TagField(), Button(label: "b"))
      let box = Box(orientation: .vertical, spacing: 0)
      for child in [button, tags] { box.append(child) }
      let window = Window()
      window.child = box
      window.present()
      #expect(tags.grabFocus() && window.focusWidget === tags.field)
      #expect(button.grabFocus() && window.focusWidget === button)
      // As the mnemonic of a label does it.
      tags.mnemonicActivate(false)
      #expect(window.focusWidget === tags.field)
      window.destroy()
    }
  }

  @Test func `A search bar takes an editable of Swift`() async throws {
    try await withoutLeaks {
      let bar = SearchBar()
      let tags = TagField()
      bar.child = tags
      bar.connectEntry(tags)
      bar.searchModeEnabled = true
      tags.text = "tree"
      bar.searchModeEnabled = false
      #expect(tags.text == "")
    }
  }

  @Test func `A list that knows its selection is what a list view shows`() async throws {
    try await withoutLeaks {
      let days = Days()
      var changes = 0
      let observation = days.reactive.selectionChanged.observeNext { _, _ in changes += 1 }
      #expect(days.selectItem(position: 2, unselectRest: true) && days.chosen == [2])
      #expect(days.selectItem(position: 4, unselectRest: false) && days.chosen == [2, 4])
      #expect(days.isSelected(4) && !days.isSelected(3))
      #expect(days.selectRange(position: 0, nItems: 2, unselectRest: true) && days.chosen == [0, 1])
      #expect(days.unselectItem(0) && days.chosen == [1])
      #expect(Array(days.selection) == [1])
      #expect(days.selectAll() && days.chosen.count == 7)
      #expect(days.unselectAll() && days.chosen.isEmpty)
      #expect(changes == 6)
      days.isLocked = true
      #expect(!days.selectItem(position: 1, unselectRest: true) && days.chosen.isEmpty)
      days.isLocked = false

      let factory = SignalListItemFactory()
      var lines: [Int: ListItem] = [:]
      let bound = factory.reactive.bind.observeNext { item in
        if let item = item as? ListItem { lines[item.position] = item }
      }
      let view = ListView(model: days, factory: factory)
      let window = Window()
      window.setDefaultSize(width: 100, height: 300)
      window.child = view
      window.present()
      await until { lines.count == 7 }
      #expect(lines.values.allSatisfy { !$0.selected })
      #expect(view.activateAction("list.select-item", args: VariantTuple(UInt32(3), false, false).asVariant))
      #expect(days.chosen == [3] && lines[3]?.selected == true)
      lines = [:]
      window.destroy()
      bound.dispose()
      observation.dispose()
    }
  }

  @Test func `A widget of Swift takes the children of a file`() async throws {
    Card.register()
    LargeCard.register()
    try await withoutLeaks {
      for type in [Card.self, LargeCard.self] {
        let builder = try Builder(
          xml: """
            <interface><object class="\(type.gTypeName)" id="card">
              <child type="heading"><object class="GtkLabel" id="label"/></child>
              <child><object class="GtkShortcutController" id="controller"/></child>
            </object></interface>
            """)
        let card = try builder.object("card", as: Card.self)
        #expect(Swift.type(of: card) == type)
        let label = try builder.object("label", as: Label.self)
        #expect(card.heading === label && label.parent === card)
        // What it does not take is left to GTK's widget.
        let controller = try builder.object("controller", as: ShortcutController.self)
        #expect(controller.widget === card)
        #expect(card.endings == 1)
      }
    }
  }
}
