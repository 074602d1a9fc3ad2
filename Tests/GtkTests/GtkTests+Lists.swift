import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// An element whose identity and content are apart.
private struct Item: Identifiable, Equatable {
  var id: Int
  var text: String

  init(_ id: Int, _ text: String? = nil) {
    self.id = id
    self.text = text ?? "item \(id)"
  }
}

/// The same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

/// The elements that GTK sees.
private func ids(of model: ArrayListModel<Item>) -> [Int] { (0..<model.nItems).map { model[$0].id } }

/// What cells were told, in order.
private final class CellLog {
  var entries: [String] = []
}

private final class ItemCell: ListCell<Item> {
  let label = Label()
  private let log: CellLog

  init(_ log: CellLog) {
    self.log = log
    super.init(orientation: .horizontal, spacing: 0)
    append(label)
  }

  override func bind(_ item: Item) {
    label.label = item.text
    rowLabel = item.text
    log.entries.append("bind \(item.text)")
    bag.add(BlockDisposable { [log] in log.entries.append("end \(item.text)") })
  }
}

extension GtkTests {
  private func announcements(of model: ArrayListModel<Item>) -> () -> [String] {
    var spans: [String] = []
    model.reactive.itemsChanged.observeNext { [weak model] position, removed, added in
      // What GTK sees at this moment must be as long as what it has been told.
      spans.append("\(position) -\(removed) +\(added), \(model?.nItems ?? 0) in all")
    }
    return { spans }
  }

  @Test func `A change of the array is announced as exactly the rows that it touches`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<10).map { Item($0) })
      let model = ArrayListModel(array)
      let spans = announcements(of: model)
      array.insert(Item(20), at: 3)
      array.remove(at: 0)
      array.move(from: 1, to: 4)
      array.replace(with: array.collection.filter { $0.id != 5 && $0.id != 9 } + [Item(30)], performDiff: true)
      #expect(
        spans() == [
          "3 -0 +1, 11 in all", "0 -1 +0, 10 in all", "1 -4 +4, 10 in all", "5 -1 +0, 9 in all",
          "8 -1 +1, 9 in all",
        ])
    }
  }

  @Test func `At each announcement GTK sees what has been announced so far and nothing more`() async throws {
    try await withoutLeaks {
      var random = SeededGenerator(state: 7)
      let array = MutableObservableArray((0..<30).map { Item($0) })
      let model = ArrayListModel(array)
      var mirror = ids(of: model)
      var announcements = 0
      let observation = model.reactive.itemsChanged.observeNext { position, removed, added in
        let now = ids(of: model)
        mirror.replaceSubrange(position..<position + removed, with: now[position..<position + added])
        #expect(mirror == now)
        announcements += 1
      }
      for round in 0..<200 {
        var items = array.collection
        for _ in 0..<Int.random(in: 0...4, using: &random) where !items.isEmpty {
          items.remove(at: Int.random(in: items.indices, using: &random))
        }
        for index in 0..<Int.random(in: 0...4, using: &random) {
          items.insert(Item(1000 + round * 10 + index), at: Int.random(in: 0...items.count, using: &random))
        }
        if round % 3 == 0 { items.swapAt(0, items.count / 2) }
        for index in items.indices where Int.random(in: 0..<8, using: &random) == 0 { items[index].text += "!" }
        array.replace(with: items, performDiff: true)
        #expect(mirror == items.map(\.id))
        #expect(ids(of: model) == mirror)
        #expect((0..<items.count).allSatisfy { model[$0] == items[$0] })
      }
      #expect(announcements > 300)
      observation.dispose()
    }
  }

  @Test func `A batch that replaces an element by another announces exactly that`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<10).map { Item($0) })
      let model = ArrayListModel(array)
      let rows = (0..<10).map { model.getItem($0) }
      let spans = announcements(of: model)
      array.batchUpdate {
        array[5] = Item(50)
        array[6] = Item(6, "new")
        array.remove(at: 0)
        array.append(Item(11))
      }
      #expect(spans() == ["0 -1 +0, 9 in all", "4 -1 +1, 9 in all", "9 -0 +1, 10 in all"])
      #expect(model.element(of: rows[6])?.text == "new")
      #expect(model.element(of: model.getItem(4))?.id == 50)
      #expect(model.getItem(5) === rows[6])
    }
  }

  @Test func `Elements that share an id do no harm`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray([Item(1), Item(1), Item(2)])
      let model = ArrayListModel(array)
      let row = model.getItem(0)
      #expect(model.getItem(1) === row)
      array.remove(at: 0)
      #expect(model.getItem(0) === row)
      array.removeAll()
      #expect(model.nItems == 0)
    }
  }

  @Test func `The same element keeps its row while somebody holds it`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<5).map { Item($0) })
      let model = ArrayListModel(array)
      let row = model.getItem(3)
      array.remove(at: 0)
      #expect(model.getItem(2) === row)
      array.replace(with: [Item(3), Item(7)])
      #expect(model.getItem(0) === row)
      #expect(model.getItem(1) !== row)
      #expect(model.getItem(2) == nil)
    }
  }

  @Test func `A row that somebody holds has the new content of an element that was away`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<5).map { Item($0) })
      let model = ArrayListModel(array)
      let rows = (0..<5).map { model.getItem($0) }
      array.remove(at: 3)
      array.insert(contentsOf: [Item(7), Item(3, "new")], at: 1)
      #expect(model.element(of: rows[3])?.text == "new")
      #expect(model.getItem(2) === rows[3])
    }
  }

  @Test func `New content of an element reaches its row without an announcement`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<5).map { Item($0) })
      let model = ArrayListModel(array)
      let row = model.getItem(2)
      let spans = announcements(of: model)
      array[2] = Item(2, "new")
      #expect(model.element(of: row)?.text == "new")
      #expect(spans() == [])
      array[2] = Item(9, "another")
      #expect(spans() == ["2 -1 +1, 5 in all"])
    }
  }

  @Test func `A list view shows the array, and a cell gives back what belonged to its element`() async throws {
    let log = CellLog()
    try await withoutLeaks {
      let array = MutableObservableArray([Item(1), Item(2)])
      let listView = ListView()
      array.bind(to: listView) { ItemCell(log) }
      let window = Window()
      window.child = listView
      window.present()
      await until { log.entries.filter { $0.hasPrefix("bind") }.count == 2 }
      log.entries = []
      array[0] = Item(1, "changed")
      #expect(log.entries == ["end item 1", "bind changed"])
      log.entries = []
      array.remove(at: 1)
      await until { log.entries.contains("end item 2") }
      array.insert(Item(3), at: 0)
      await until { log.entries.contains("bind item 3") }
      window.destroy()
    }
    #expect(log.entries.contains("end changed") && log.entries.contains("end item 3"))
  }

  @Test func `Selection and scroll position survive changes above`() async throws {
    try await withoutLeaks {
      let log = CellLog()
      let array = MutableObservableArray((0..<500).map { Item($0) })
      let listView = ListView()
      array.bind(to: listView) { ItemCell(log) }
      let scroller = ScrolledWindow()
      scroller.child = listView
      let window = Window()
      window.setDefaultSize(width: 200, height: 300)
      window.child = scroller
      window.present()
      await until { listView.height > 1000 || !log.entries.isEmpty }
      let selection = listView.model as? SingleSelection
      selection?.selected = 100
      let row = selection?.selectedItem
      array.insert(Item(1000), at: 0)
      #expect(selection?.selected == 101)
      array.move(from: 101, to: 5)
      #expect(selection?.selected == 5)
      #expect(selection?.selectedItem === row)
      array.replace(with: array.collection.filter { $0.id % 2 == 0 }, performDiff: true)
      #expect(selection?.selectedItem === row)
      window.destroy()
    }
  }

  @Test func `Disposing the binding empties the list view`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray([Item(1)])
      let listView = ListView()
      let binding = array.bind(to: listView) { ItemCell(CellLog()) }
      #expect(listView.model != nil)
      binding.dispose()
      #expect(listView.model == nil)
    }
  }
}
