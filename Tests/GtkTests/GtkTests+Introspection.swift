import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// What classes say about themselves, expressions, regions, and what an application keeps from happening.
private final class Member: Object {
  @ObjectProperty var name = ""
  @ObjectProperty var age = 0

  override class var members: [ObjectMember] {
    [.property("name", \Member.name), .property("age", \Member.age)]
  }

  init(_ name: String, age: Int) {
    super.init()
    (self.name, self.age) = (name, age)
  }
}

extension GtkTests {
  @Test func `A Swift class is a type for expressions, sorters and stores`() async throws {
    try await withoutLeaks {
      let store = Gio.ListStore(itemType: Member.self)
      for member in [Member("Ada", age: 36), Member("Bob", age: 3)] { store.append(member) }
      let byAge = NumericSorter(expression: PropertyExpression(Member.self, "age"))
      let sorted = SortListModel(model: store, sorter: byAge)
      #expect((sorted.getItem(0) as? Member)?.name == "Bob")
      let name = PropertyExpression(Member.self, "name")
      #expect(name.evaluate(store.getItem(1))?.get(String.self) == "Bob")
    }
  }

  @Test func `A class tells its properties`() async throws {
    try await withoutLeaks {
      let label = Label(label: "a")
      let xalign = try #require(label.properties.first { $0.name == "xalign" })
      #expect(xalign.ownerTypeName == "GtkLabel" && xalign.valueTypeName == "gfloat")
      #expect(xalign.isReadable && xalign.isWritable && !xalign.isConstructOnly)
      #expect(xalign.defaultValue.get(Double.self) == 0.5)
      #expect(label.properties.contains { $0.name == "margin-top" && $0.ownerTypeName == "GtkWidget" })
    }
  }

  @Test func `Every change of a property is told with its name`() async throws {
    try await withoutLeaks {
      let label = Label(label: "a")
      var names: [String] = []
      label.reactive.notify.observeNext { names.append($0.name) }
      label.xalign = 0
      label.wrap = true
      #expect(names == ["xalign", "wrap"])
    }
  }

  @Test func `Expressions are chained`() async throws {
    try await withoutLeaks {
      let label = Label(label: "abc")
      let window = Window()
      window.child = label
      let text = PropertyExpression(Window.self, "child").chainProperty(Label.self, "label")
      #expect(text.evaluate(window)?.get(String.self) == "abc")
      let count = text.chainClosure { (text: String) in text.count }
      #expect(count.evaluate(window)?.get(Int.self) == 3)
      var changes = 0
      let watch = count.watch(window) { changes += 1 }
      label.label = "abcd"
      #expect(changes == 1 && count.evaluate(window)?.get(Int.self) == 4)
      watch.unwatch()
      window.destroy()
    }
  }

  @Test func `A region is made of rectangles`() async throws {
    try await withoutLeaks {
      let region = Cairo.Region([
        Gdk.Rectangle(x: 0, y: 0, width: 10, height: 10), Gdk.Rectangle(x: 20, y: 0, width: 10, height: 5),
      ])
      #expect(region.rectangles.count == 2 || region.rectangles.count == 3)
      #expect(region.extents == Gdk.Rectangle(x: 0, y: 0, width: 30, height: 10))
      #expect(region.contains(x: 25, y: 1) && !region.contains(x: 15, y: 1))
      region.intersect(Cairo.Region([Gdk.Rectangle(x: 0, y: 0, width: 5, height: 5)]))
      region.translate(x: 1, y: 2)
      #expect(region.rectangles == [Gdk.Rectangle(x: 1, y: 2, width: 5, height: 5)])
      region.subtract(region.copy())
      #expect(region.isEmpty)
    }
  }

  @Test func `Properties are set where an object is made`() async throws {
    try await withoutLeaks {
      let label = Label(label: "a").with {
        $0.xalign = 0
        $0.marginTop = 3
      }
      #expect(label.xalign == 0 && label.marginTop == 3)
    }
  }

  @Test func `Assistive technology is told with any value that fits`() async throws {
    try await withoutLeaks {
      let bar = Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
      bar.updateProperty(.valueText, value: "half")
      bar.updateProperty(.level, value: 2)
      bar.updateProperty(.valueNow, value: 5)
      bar.updateState(.busy, value: true)
      let hint = Label(label: "hint")
      bar.updateRelation(.describedBy, widgets: [hint])
    }
  }

  @Test func `An inhibition ends when it is disposed of`() async throws {
    try await withoutLeaks {
      let app = Application(id: "io.github.vesper_photos.Inhibition", flags: .nonUnique)
      _ = try app.register()
      let inhibition = app.inhibit(.logout, reason: "writing")
      #expect(!inhibition.isDisposed)
      inhibition.dispose()
      #expect(inhibition.isDisposed)
      end(app)
    }
  }

  @Test func `An application that does not run inhibits nothing yet, and does not end for it`() async throws {
    try await withoutLeaks {
      let app = Application(id: "io.github.vesper_photos.Inhibition", flags: .nonUnique)
      #expect(app.inhibit(nil, flags: .idle, reason: "early") == 0)
      app.uninhibit(1)
      let early = app.inhibit(.logout, reason: "writing")
      let ended = app.inhibit(.logout, reason: "writing")
      ended.dispose()
      #expect(!early.isDisposed)
      _ = try app.register()
      early.dispose()
      end(app)
    }
  }

  @Test func `Cancelling a task cancels the function of C that it waits for`() async throws {
    try await withoutLeaks {
      // It never ends.
      let file = Gio.File(path: "/dev/zero")
      let loading = Task { try await file.loadContents().contents.count }
      for _ in 0..<3 { await nextIteration() }
      loading.cancel()
      await #expect(throws: CancellationError.self) { try await loading.value }
    }
  }
}

/// What an application understands on its command line.
extension GtkTests {
  @Test func `Options of the command line arrive as values`() async throws {
    try await withoutLeaks {
      let app = Application(id: "io.github.vesper_photos.Options", flags: .nonUnique)
      app.addMainOption("count", shortName: "c", argument: .int, description: "How many", argumentDescription: "N")
      app.addMainOption("tag", argument: .strings, description: "Which")
      app.addMainOption("quiet", description: "Says nothing")
      app.addMainOption("title", argument: .string, description: "What")
      var values: [String] = []
      let answer = app.reactive.handleLocalOptions.answer { options in
        let count: Int? = options.lookup("count")
        let tags: [String]? = options.lookup("tag")
        values = ["\(count ?? 0)", "\(tags ?? [])", "\(options.lookup("quiet", as: Bool.self) ?? false)"]
        values.append(options.lookup("title") ?? "none")
        return 3
      }
      #expect(app.run(["program", "-c", "7", "--tag", "a", "--tag=b", "--quiet"]) == 3)
      #expect(values == ["7", #"["a", "b"]"#, "true", "none"])
      answer.dispose()
    }
  }
}
