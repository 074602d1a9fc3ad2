import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

private final class Squares: Object, ListModelImplementation {
  var itemCount: Int
  var made = 0
  static var itemClass: Object.Type { StringObject.self }

  init(_ count: Int) {
    itemCount = count
    super.init()
  }

  func makeItem(at position: Int) -> Object {
    made += 1
    return StringObject(string: "\(position * position)")
  }
}

private final class Ruler: Widget, Orientable {
  @ObjectProperty var orientation = Orientation.horizontal { didSet { queueResize() } }
  @ObjectProperty var length = 100

  override class var members: [ObjectMember] {
    [.property("length", \Ruler.length), .property("orientation", \Ruler.orientation)]
  }
  init() { super.init() }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    let size = orientation == self.orientation ? length : 10
    return Measurement(minimum: size, natural: size)
  }
}

private final class Canvas: Widget, Scrollable {
  @ObjectProperty var hadjustment: Adjustment?
  @ObjectProperty var vadjustment: Adjustment?
  @ObjectProperty var hscrollPolicy = ScrollablePolicy.minimum
  @ObjectProperty var vscrollPolicy = ScrollablePolicy.minimum

  override class var members: [ObjectMember] {
    [
      .property("hadjustment", \Canvas.hadjustment), .property("vadjustment", \Canvas.vadjustment),
      .property("hscroll-policy", \Canvas.hscrollPolicy), .property("vscroll-policy", \Canvas.vscrollPolicy),
    ]
  }
  init() { super.init() }

  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    vadjustment?.configure(
      value: vadjustment?.value ?? 0, lower: 0, upper: 5000, stepIncrement: 10, pageIncrement: 100,
      pageSize: Double(height))
  }
}

/// Interfaces of GObject that Swift classes have.
extension GtkTests {
  @Test func `A list that is computed is a list model`() async throws {
    try await withoutLeaks {
      let squares = Squares(1000)
      #expect(squares.nItems == 1000)
      #expect((squares.getItem(12) as? StringObject)?.string == "144")
      #expect(squares.getItem(1000) == nil)
      #expect(squares.made == 1)
      #expect(squares.itemType == StringObject.gType)

      let filtered = FilterListModel(
        model: squares, filter: CustomFilter { item in (item as? StringObject)?.string.hasSuffix("4") == true })
      #expect(filtered.nItems == 200)
      var changes: [[Int]] = []
      let observation = squares.reactive.itemsChanged.observeNext { changes.append([$0, $1, $2]) }
      squares.itemCount = 1002
      squares.itemsChanged(position: 1000, removed: 0, added: 2)
      #expect(changes == [[1000, 0, 2]])
      #expect(squares.nItems == 1002)
      observation.dispose()
    }
  }

  @Test func `A list view shows a list that is computed, and holds it`() async throws {
    try await withoutLeaks {
      let factory = SignalListItemFactory()
      factory.reactive.setup.observeNext { ($0 as? ListItem)?.child = Label() }.dispose(in: factory.reactive.bag)
      var shown: Set<String> = []
      factory.reactive.bind.observeNext { item in
        if let item = item as? ListItem, let text = item.item as? StringObject { shown.insert(text.string) }
      }
      .dispose(in: factory.reactive.bag)
      let window = Window()
      window.setDefaultSize(width: 100, height: 200)
      weak var held: Squares?
      do {
        let squares = Squares(100_000)
        held = squares
        let scrolled = ScrolledWindow()
        scrolled.child = ListView(model: NoSelection(model: squares), factory: factory)
        window.child = scrolled
      }
      window.present()
      await until { shown.contains("9") }
      #expect(held != nil && held?.made ?? 0 < 1000)
      window.destroy()
    }
  }

  @Test func `A widget of one's own has an orientation`() async throws {
    try await withoutLeaks {
      let ruler = Ruler()
      #expect(ruler.measured(orientation: .horizontal).natural == 100)
      var seen: [Orientation] = []
      let observation = ruler.$orientation.observeNext { seen.append($0) }
      let orientable: any Orientable = ruler
      orientable.orientation = .vertical
      #expect(ruler.orientation == .vertical)
      #expect(ruler.measured(orientation: .horizontal).natural == 10)
      ruler.orientation = .horizontal
      #expect(orientable.orientation == .horizontal)
      #expect(ruler.reactive.property("orientation", as: Orientation.self).value == .horizontal)
      ruler.setProperty("length", 50)
      #expect(ruler.length == 50)
      #expect(seen == [.horizontal, .vertical, .horizontal])
      observation.dispose()
    }
  }

  @Test func `A widget of one's own scrolls by itself`() async throws {
    try await withoutLeaks {
      let canvas = Canvas()
      let scrolled = ScrolledWindow()
      scrolled.child = canvas
      #expect(scrolled.child === canvas, "no viewport is put around it")
      #expect(canvas.vadjustment != nil)
      #expect(canvas.vadjustment === scrolled.vadjustment)
      let window = Window()
      window.setDefaultSize(width: 100, height: 100)
      window.child = scrolled
      window.present()
      await until { scrolled.vadjustment?.upper == 5000 }
      window.destroy()
    }
  }
}
