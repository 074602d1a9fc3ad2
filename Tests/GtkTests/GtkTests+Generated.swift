import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  @Test func `A constructor's arguments become properties`() {
    let box = Box(orientation: .vertical, spacing: 7)
    #expect(box.orientation == .vertical)
    #expect(box.spacing == 7)
    let scale = Scale(orientation: .horizontal, min: -1, max: 3, step: 0.5)
    #expect(scale.adjustment?.lower == -1)
    #expect(scale.adjustment?.upper == 3)
    #expect(Label().label == "")
    #expect(Label(label: "naïve 🦉").label == "naïve 🦉")
  }

  @Test func `Every kind of value goes into a property and comes out again`() {
    let label = Label()
    label.ellipsize = .middle
    label.widthChars = -1
    label.xalign = 0.25
    label.wrap = true
    #expect(label.ellipsize == .middle)
    #expect(label.widthChars == -1)
    #expect(label.xalign == 0.25)
    #expect(label.wrap)
    let entry = Entry()
    #expect(entry.placeholderText == nil)
    entry.placeholderText = "Search"
    #expect(entry.placeholderText == "Search")
    entry.inputHints = [.lowercase, .noEmoji]
    #expect(entry.inputHints == [.lowercase, .noEmoji])
    entry.cssClasses = ["a", "ü"]
    #expect(entry.cssClasses == ["a", "ü"])
    entry.text = "typed"
    #expect(entry.buffer?.text == "typed")
  }

  @Test func `A list position that means none survives`() {
    let selection = SingleSelection(model: StringList(strings: ["a"]))
    selection.autoselect = false
    selection.canUnselect = true
    selection.selected = Int(GTK_INVALID_LIST_POSITION)
    #expect(selection.selected == Int(GTK_INVALID_LIST_POSITION))
    #expect(selection.selectedItem == nil)
  }

  @Test func `What C gives away is not leaked`() async throws {
    try await withoutLeaks {
      let list = StringList(strings: ["one", "two"])
      let item = try #require(list.getItem(1) as? StringObject)
      #expect(item.string == "two")
      // The list's reference and the wrapper's.
      #expect(item.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 2)
      #expect(list.getItem(1) === item)
      #expect(item.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 2)
    }
  }

  @Test func `What C takes stays alive on both sides`() async throws {
    try await withoutLeaks {
      let every = EveryFilter()
      let filter = BoolFilter()
      every.append(filter)
      #expect(every.getItem(0) === filter)
      every.remove(0)
      #expect(filter.pointer.assumingMemoryBound(to: GObject.self).pointee.ref_count == 1)
      let box = Box(orientation: .vertical, spacing: 0)
      box.addController(GestureClick())
      #expect((box.observeControllers().getItem(0) as? GestureClick)?.widget === box)
    }
  }

  @Test func `A property of an interface's type holds any object that has the interface`() async throws {
    try await withoutLeaks {
      let view = ListView()
      let selection = NoSelection(model: StringList(strings: ["a", "b"]))
      view.model = selection
      #expect(view.model === selection)
      view.reactive.model.value = nil
      #expect(view.model == nil)
      view.reactive.model.value = selection
      #expect(view.model === selection)
      #expect((view.model as? NoSelection)?.model?.nItems == 2)
    }
  }

  @Test func `An object of a private class is known by its interface`() {
    let box = Box(orientation: .vertical, spacing: 0)
    box.append(Label(label: "a"))
    box.append(Label(label: "b"))
    let children = box.observeChildren()
    #expect(children.nItems == 2)
    #expect((children.getItem(1) as? Label)?.label == "b")
    #expect(box.firstChild?.nextSibling === box.lastChild)
  }

  @Test func `Signals bring their arguments, and requests take an answer`() async throws {
    try await withoutLeaks {
      let list = StringList()
      var changes: [[Int]] = []
      let observation = list.reactive.itemsChanged.observeNext { changes.append([$0, $1, $2]) }
      list.append("a")
      list.splice(position: 0, nRemovals: 1, additions: ["b", "c"])
      #expect(changes == [[0, 0, 1], [0, 1, 2]])
      observation.dispose()
      let label = Label()
      var links: [String] = []
      let answer = label.reactive.activateLink.handle { link in
        links.append(link)
        return true
      }
      label.label = "<a href='photo:1'>one</a>"
      var handled: gboolean = 0
      emitActivateLink(label, "photo:1", &handled)
      #expect(links == ["photo:1"])
      #expect(handled != 0)
      answer.dispose()
    }
  }

  @Test func `Every wrapper class is known once, under a type that is a GObject`() {
    let types = wrapperTable.map { HandlerScope.madeType(named: $0.name.cString) }
    #expect(Set(types).count == types.count)
    #expect(types.allSatisfy { g_type_is_a($0, FundamentalType.object) != 0 })
    for known in interfaceTable {
      #expect(g_type_fundamental(HandlerScope.madeType(named: known.name.cString)) == 2 << 2, "\(known.name)")
    }
  }

  @Test func `A builder makes the types of the table and no other that C has a function for`() {
    #expect(HandlerScope.type(named: "GZlibCompressor") == 0)
    // From here on GObject knows it. GTK would have found it by its name.
    #expect(HandlerScope.madeType(named: "GZlibCompressor") != 0)
    #expect(HandlerScope.type(named: "GtkLevelBar") == LevelBar.gType)
    #expect(HandlerScope.type(named: "GtkWidget") == 0)
  }

  @Test func `Every wrapper class is found under the name that GObject has for its type`() {
    for known in wrapperTable {
      #expect(typeName(HandlerScope.madeType(named: known.name.cString)) == "\(known.name)")
      #expect(TypeTables.entry(named: known.name.cString, in: [wrapperTable]).map { "\($0.name)" } == "\(known.name)")
    }
    for known in fundamentalTable {
      #expect(typeName(known.wrapper().gType) == "\(known.name)")
      #expect(TypeTables.entry(named: known.name.cString, in: [fundamentalTable])?.wrapper() == known.wrapper())
    }
    for unknown in ["", "A", "GtkLabe", "GtkLabels", "zzz"] {
      #expect(TypeTables.entry(named: unknown, in: [wrapperTable]) == nil, "\(unknown)")
    }
  }
}

@MainActor private func emitActivateLink(_ label: Label, _ uri: String, _ handled: inout gboolean) {
  var values = [GValue(), GValue()]
  g_value_init(&values[0], Label.gType)
  g_value_set_object(&values[0], label.pointer)
  g_value_init(&values[1], FundamentalType.string)
  g_value_set_string(&values[1], uri)
  var result = GValue()
  g_value_init(&result, FundamentalType.boolean)
  g_signal_emitv(&values, g_signal_lookup("activate-link", Label.gType), 0, &result)
  handled = g_value_get_boolean(&result)
  g_value_unset(&values[0])
  g_value_unset(&values[1])
}
