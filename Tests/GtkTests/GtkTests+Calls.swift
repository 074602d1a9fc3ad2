import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// What generated calls do with results, errors, callbacks and memory.
extension GtkTests {
  @Test func outParametersBecomeResults() async throws {
    try await withoutLeaks {
      let label = Label(label: "measured")
      let size = label.measure(orientation: .horizontal, forSize: -1)
      #expect(size.minimum > 0)
      #expect(size.natural >= size.minimum)
      let entry = Entry()
      entry.text = "some text"
      #expect(entry.selectionBounds == nil)
      entry.selectRegion(startPos: 1, endPos: 4)
      let selection = try #require(entry.selectionBounds)
      #expect([selection.startPos, selection.endPos] == [1, 4])
    }
  }

  @Test func iteratorsOfATextAreHeldAndChangedInPlace() async throws {
    try await withoutLeaks {
      let buffer = TextBuffer()
      buffer.setText("one two")
      let start = buffer.startIter
      #expect(start.offset == 0)
      #expect(start.forwardWordEnd())
      #expect(start.offset == 3)
      let other = start.copy()
      other.forwardToEnd()
      #expect(start.offset == 3)
      #expect(start.getText(other) == " two")
      buffer.insert(start, text: "!")
      #expect(buffer.text == "one! two")
    }
  }

  @Test func structsAreValues() async throws {
    try await withoutLeaks {
      var color = Gdk.RGBA(red: 0, green: 0, blue: 0, alpha: 1)
      let isRed = color.parse("#ff0000")
      #expect(isRed)
      #expect(color == Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1))
      let isColor = color.parse("no colour")
      #expect(!isColor)
      #expect(color.toString() == "rgb(255,0,0)")
      let button = ColorButton(rgba: color)
      #expect(button.rgba == color)
      button.reactive.rgba.value = Gdk.RGBA(red: 0, green: 1, blue: 0, alpha: 1)
      #expect(button.rgba.green == 1)
      let one = Gdk.Rectangle(x: 0, y: 0, width: 10, height: 10)
      let two = Gdk.Rectangle(x: 5, y: 5, width: 10, height: 10)
      #expect(one.intersect(two) == Gdk.Rectangle(x: 5, y: 5, width: 5, height: 5))
      #expect(one.intersect(Gdk.Rectangle(x: 50, y: 0, width: 1, height: 1)) == nil)
      #expect(one.union(two) == Gdk.Rectangle(x: 0, y: 0, width: 15, height: 15))
    }
  }

  @Test func structsThatAreHeldAreGivenBack() async throws {
    try await withoutLeaks {
      let font = Pango.FontDescription.fromString("Sans Bold 12")
      #expect(font.family == "Sans")
      #expect(font.weight == .bold)
      let label = Label(label: "text")
      #expect(label.attributes == nil)
      let attributes = Pango.AttrList()
      label.attributes = attributes
      #expect(label.attributes != nil)
      label.reactive.attributes.value = nil
      #expect(label.attributes == nil)
      let bytes = GLib.Bytes(data: [1, 2, 3])
      #expect(bytes.size == 3)
      #expect(bytes.data == [1, 2, 3])
    }
  }

  @Test func variantsHoldValues() async throws {
    try await withoutLeaks {
      let text = GLib.Variant(string: "hello")
      #expect(text.typeString == "s")
      let group = Gio.SimpleActionGroup()
      let action = Gio.SimpleAction(name: "say", parameterType: GLib.VariantType(typeString: "s"))
      group.addAction(action)
      var said: [String] = []
      let observation = action.reactive.activate.observeNext { parameter in
        said.append(parameter?.print(false) ?? "nothing")
      }
      group.activateAction("say", parameter: text)
      #expect(said == ["'hello'"])
      observation.dispose()
    }
  }

  @Test func anErrorIsThrown() async throws {
    try await withoutLeaks {
      #expect(throws: GLib.Failure.self) { try Gdk.Texture(path: "/nowhere/at-all.png") }
      let missing = Gio.File(path: "/nowhere/at-all")
      #expect(!missing.queryExists())
      let failure = #expect(throws: GLib.Failure.self) { try missing.loadContents() }
      #expect(failure?.domain == "g-io-error-quark")
    }
  }

  @Test func aChildOfAFileIsThereWithoutUnwrapping() async throws {
    try await withoutLeaks {
      let directory = Gio.File(path: "/")
      let child: Gio.File = directory.getChild("etc")
      #expect(child.path == "/etc")
      let children = try await directory.enumerateChildren("standard::name", flags: [])
      let info = try #require(try children.nextFile())
      let listed: Gio.File = children.getChild(info)
      #expect(listed.parent?.path == "/")
    }
  }

  @Test func anAsynchronousFunctionIsAwaited() async throws {
    try await withoutLeaks {
      let file = Gio.File(path: lentString(g_get_tmp_dir()) + "/gtk-tests-\(g_random_int())")
      _ = try await file.replaceContents(Array("written".utf8), etag: nil, makeBackup: false, flags: [])
      let loaded = try await file.loadContents()
      #expect(String(decoding: loaded.contents, as: UTF8.self) == "written")
      let info = try await file.queryInfo("standard::*", flags: [])
      #expect(info.size == 7)
      try await file.delete()
      let gone = Gio.File(path: try #require(file.path))
      #expect(gone == file || !gone.queryExists())
      await #expect(throws: GLib.Failure.self) { try await gone.loadContents() }
    }
  }

  @Test func cancellingTheTaskCancelsTheFunction() async throws {
    try await withoutLeaks {
      let task = Task { () -> Bool in
        while !Task.isCancelled { await Task.yield() }
        do {
          _ = try await Gio.File(path: "/").enumerateChildren("standard::*", flags: [])
          return false
        } catch { return error is CancellationError }
      }
      task.cancel()
      // Whether C was faster is up to it; nothing may be left over in either case.
      _ = await task.value
    }
  }

  @Test func closuresAreCalledAndLetGo() async throws {
    try await withoutLeaks {
      let numbers = StringList(strings: ["3", "1", "2"])
      let sorter = CustomSorter { first, second in
        let texts = [first, second].map { ($0 as? StringObject)?.string ?? "" }
        return texts[0] < texts[1] ? -1 : texts[0] == texts[1] ? 0 : 1
      }
      let sorted = SortListModel(model: numbers, sorter: sorter)
      #expect((0..<3).map { (sorted.getItem($0) as? StringObject)?.string } == ["1", "2", "3"])
      let filter = CustomFilter { ($0 as? StringObject)?.string != "1" }
      let filtered = FilterListModel(model: numbers, filter: filter)
      #expect(filtered.nItems == 2)
      filter.setFilterFunc(nil)
      #expect(filtered.nItems == 3)
      let mapped = MapListModel(model: numbers) { item in
        StringObject(string: "#" + ((item as? StringObject)?.string ?? ""))
      }
      #expect((mapped.getItem(0) as? StringObject)?.string == "#3")
    }
  }

  @Test func aCallbackDuringTheCallIsNotKept() async throws {
    try await withoutLeaks {
      let box = FlowBox()
      for name in ["a", "b"] { box.insert(Label(label: name), position: -1) }
      box.selectionMode = .multiple
      box.selectAll()
      var names: [String] = []
      box.selectedForeach { _, child in names.append((child.child as? Label)?.label ?? "") }
      #expect(names.sorted() == ["a", "b"])
      #expect(box.selectedChildren.count == 2)
    }
  }

  @Test func aDrawingAreaIsDrawnByAClosure() async throws {
    try await withoutLeaks {
      let window = Window()
      let area = DrawingArea()
      var sizes: [[Int]] = []
      area.setDrawFunc { _, context, width, height in
        context.setSource(red: 1, green: 0, blue: 0)
        context.paint()
        sizes.append([width, height])
      }
      area.contentWidth = 30
      area.contentHeight = 20
      window.child = area
      window.present()
      await until { !sizes.isEmpty }
      #expect(sizes.first.map { $0[0] >= 30 && $0[1] >= 20 } == true)
      window.destroy()
    }
  }

  @Test func aSurfaceHoldsWhatWasDrawn() async throws {
    try await withoutLeaks {
      let surface = Cairo.Surface(width: 4, height: 2)
      let context = Cairo.Context(surface: surface)
      context.setSource(Gdk.RGBA(red: 0, green: 0, blue: 1, alpha: 1))
      context.rectangle(x: 0, y: 0, width: 2, height: 2)
      #expect(context.inFill(x: 1, y: 1))
      context.fill()
      #expect(surface.pixels == [0xff00_00ff, 0xff00_00ff, 0, 0, 0xff00_00ff, 0xff00_00ff, 0, 0])
    }
  }

  @Test func aTextureIsAPaintableAndHasNoIdentity() async throws {
    try await withoutLeaks {
      let pixels = GLib.Bytes(data: [255, 0, 0, 255])
      let texture = Gdk.MemoryTexture(width: 1, height: 1, format: .r8g8b8a8, bytes: pixels, stride: 4)
      let picture = Picture()
      picture.paintable = texture
      let shown = try #require(picture.paintable as? Gdk.Texture)
      #expect(shown == texture)
      #expect(shown.width == 1)
      #expect(texture.saveToPngBytes().size > 0)
    }
  }

  @Test func anyValueIsNoOtherEnumeration() async throws {
    try await withoutLeaks {
      #expect(AnyValue(Align.center).get(Align.self) == .center)
      #expect(AnyValue(Align.center).get(Orientation.self) == nil)
      #expect(AnyValue(Align.center).get(StateFlags.self) == nil)
      #expect(AnyValue(StateFlags.active).get(Gdk.ModifierType.self) == nil)
      #expect(AnyValue(1).get(Align.self) == nil)
      #expect(AnyValue(Align.center).get(Int.self) == Int(Align.center.rawValue))
    }
  }

  @Test func aLargeNumberIsReadAsADouble() async throws {
    try await withoutLeaks {
      #expect(AnyValue(UInt64.max).get(Double.self) == Double(UInt64.max))
      #expect(AnyValue(Int64.min).get(Double.self) == Double(Int64.min))
    }
  }

  @Test func anyValueIsWhatWasPutIn() async throws {
    try await withoutLeaks {
      #expect(AnyValue("text").get(String.self) == "text")
      #expect(AnyValue(7).get(Int.self) == 7)
      #expect(AnyValue(7).get(String.self) == nil)
      let label = Label(label: "here")
      #expect(AnyValue(label).get(Label.self) === label)
      #expect(AnyValue(label).get(Button.self) == nil)
      let store = ListStore(types: [String.self, Int.self])
      let row = store.append()
      store.setValue(row, column: 0, value: "cell")
      #expect(store.getValue(row, column: 0).get(String.self) == "cell")
      let target = DropTarget(type: Gdk.Texture.self, actions: .copy)
      #expect(target.actions == .copy)
    }
  }

  @Test func listsOfObjectsAndTextsAreArrays() async throws {
    try await withoutLeaks {
      let application = Application(id: "org.example.Lists", flags: .nonUnique)
      application.setAccelsForAction("app.quit", accels: ["<Control>q"])
      #expect(application.getAccelsForAction("app.quit") == ["<Control>q"])
      #expect(application.windows.isEmpty)
      let group = SizeGroup(mode: .both)
      let labels = [Label(label: "a"), Label(label: "b")]
      labels.forEach(group.addWidget)
      #expect(Set(group.widgets) == Set(labels))
      labels.forEach(group.removeWidget)
      let bits = Bitset(start: 3, nItems: 4)
      #expect(bits.size == 4)
      #expect(bits.contains(5))
    }
  }

  @Test func `The desktop's only objects are there, of whatever private class they are`() {
    let monitor = Gio.NetworkMonitor.default
    #expect(monitor === Gio.NetworkMonitor.default)
    #expect(Gio.ProxyResolver.default === Gio.ProxyResolver.default)
  }
}
