import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// A data source that counts for itself, as a program may have one.
private struct Squares: DataSourceProtocol {
  var count: Int

  func numberOfSections() -> Int { 1 }
  func numberOfItems(inSection section: Int) -> Int { count }
  func square(of path: IndexPath) -> Int { path.row * path.row }
}

private struct TitleBond: ListViewBond {
  func cellForRow(at path: IndexPath, listView: ListView, dataSource: [String]) -> Widget {
    Label(label: dataSource[path.row])
  }

  func titleForHeader(in section: Int, dataSource: [String]) -> String? { dataSource.isEmpty ? nil : "Names" }
}

/// Shows a section's metadata as its header, and how it ends as its footer.
private struct SectionBond: ListViewBond {
  func cellForRow(at path: IndexPath, listView: ListView, dataSource: Observable2DArray<String?, String>) -> Widget {
    let cell = listView.dequeueReusableCell { Label() }
    cell.text = dataSource[path]
    return cell
  }

  func titleForHeader(in section: Int, dataSource: Observable2DArray<String?, String>) -> String? {
    dataSource[section].metadata
  }

  func titleForFooter(in section: Int, dataSource: Observable2DArray<String?, String>) -> String? {
    dataSource[section].metadata.map { "end of \($0)" }
  }

  /// What the list is to show.
  static func rows(of array: Observable2DArray<String?, String>) -> [String] {
    array.sections.flatMap { section in
      [section.metadata].compactMap(\.self) + section.items
        + [section.metadata.map { "end of \($0)" }].compactMap(\.self)
    }
  }
}

/// Data sources in list widgets, beyond the samples.
extension GtkTests {
  @Test func `A program's own data source is shown, and asked only for places that it has`() async throws {
    try await withoutLeaks {
      let events = Property(DataSourceEvent(kind: .reload, dataSource: Squares(count: 3)))
      let listView = ListView()
      events.bind(to: listView) { squares, path, _ in
        #expect(path.row < squares.count)
        return Label(label: "\(squares.square(of: path))")
      }
      await showing(listView) {
        await until { listView.rowTexts == ["0", "1", "4"] }
        events.value = DataSourceEvent(
          kind: .insertRows([IndexPath(row: 3, section: 0)]), dataSource: Squares(count: 4))
        await until { listView.rowTexts == ["0", "1", "4", "9"] }
        events.value = DataSourceEvent(kind: .beginUpdates, dataSource: Squares(count: 1))
        #expect(listView.rowTexts == ["0", "1", "4", "9"])
        events.value = DataSourceEvent(
          kind: .deleteRows((1...3).map { IndexPath(row: $0, section: 0) }), dataSource: Squares(count: 1))
        events.value = DataSourceEvent(kind: .endUpdates, dataSource: Squares(count: 1))
        await until { listView.rowTexts == ["0"] }
      }
    }
  }

  @Test func `Whatever happens to an array, the list shows it`() async throws {
    try await withoutLeaks {
      var random = SeededNumbers(seed: 11)
      let array = MutableObservableArray((0..<12).map { "\($0)" })
      let listView = ListView()
      var flaws: [String] = []
      array.bind(to: listView) { items, path, listView in
        if !items.indices.contains(path.row) { flaws.append("\(path) of \(items)") }
        let cell = listView.dequeueReusableCell { Label() }
        cell.text = items[path.row]
        return cell
      }
      await showing(listView) {
        for round in 0..<60 {
          var items = array.collection
          for _ in 0..<random.next(below: 4) where !items.isEmpty { items.remove(at: random.next(below: items.count)) }
          for number in 0..<random.next(below: 4) {
            items.insert("\(round).\(number)", at: random.next(below: items.count + 1))
          }
          if items.count > 1 { items.swapAt(0, random.next(below: items.count)) }
          array.replace(with: items, performDiff: true)
          if !items.isEmpty { array[random.next(below: items.count)] += "!" }
          await until { listView.rowTexts == array.collection }
        }
      }
      #expect(flaws.isEmpty)
    }
  }

  @Test func `New content in the midst of other changes is filled from its place after all of them`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<20).map { "\($0)" })
      let listView = ListView()
      var asked: [Int] = []
      array.bind(to: listView) { items, path, _ in
        asked.append(path.row)
        return Label(label: items.indices.contains(path.row) ? items[path.row] : "nothing")
      }
      await showing(listView) {
        await until { listView.rowTexts == array.collection }
        asked = []
        array.batchUpdate {
          array.remove(at: 0)
          array.remove(at: 0)
          array.insert("new", at: 10)
          array[18] = "changed"
        }
        #expect(asked.contains(18) && asked.allSatisfy { $0 < 19 })
        await until { listView.rowTexts == array.collection }
      }
    }
  }

  @Test func `A filter between the model and the list finds the right elements`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<6).map { "\($0)" })
      let listView = ListView()
      array.bind(
        to: listView,
        selection: { NoSelection(model: SliceListModel(model: $0, offset: 2, size: 3)) }
      ) { items, path, _ in Label(label: items[path.row]) }
      await showing(listView) {
        await until { listView.rowTexts == ["2", "3", "4"] }
        array.remove(at: 0)
        await until { listView.rowTexts == ["3", "4", "5"] }
      }
    }
  }

  @Test func `A section without a title has no row for it, and titles cannot be selected`() async throws {
    try await withoutLeaks {
      let names = Property<[String]>([])
      let listView = ListView()
      names.bind(to: listView, using: TitleBond())
      await showing(listView) {
        await nextIteration()
        #expect(listView.rowTexts == [])
        names.value = ["Jim"]
        await until { listView.rowTexts == ["Names", "Jim"] }
        var activated: [Int] = []
        let observation = listView.reactive.activate.observeNext { activated.append($0) }
        #expect(!listView.children[0].activateAction("row.activate"))
        #expect(listView.children[1].activateAction("row.activate"))
        #expect(activated == [1])
        observation.dispose()
        for (row, expected) in [(0, nil), (1, 1)] as [(Int, Int?)] {
          var modifyAndExtend = [g_variant_new_boolean(0), g_variant_new_boolean(0)]
          gtk_widget_activate_action_variant(
            listView.children[row].cast(), "listitem.select", g_variant_new_tuple(&modifyAndExtend, 2))
          let selection = listView.model as? SingleSelection
          #expect(selection?.selectedItem == expected.flatMap { selection?.getItem($0) })
        }
      }
    }
  }

  @Test func `Whatever happens to sections, the list shows it`() async throws {
    try await withoutLeaks {
      var random = SeededNumbers(seed: 5)
      let array = MutableObservable2DArray<String?, String>([])
      let listView = ListView()
      array.bind(to: listView, using: SectionBond())
      await showing(listView) {
        for round in 0..<80 {
          let count = array.numberOfSections()
          let section = count == 0 ? 0 : random.next(below: count)
          let items = count == 0 ? 0 : array.numberOfItems(inSection: section)
          switch count == 0 ? 0 : random.next(below: 8) {
          case 0 where count < 5:
            array.insert(
              section: .init(metadata: round % 3 == 0 ? nil : "\(round)", items: ["\(round).0", "\(round).1"]),
              at: random.next(below: count + 1))
          case 1 where count > 2: array.removeSection(at: section)
          case 2: array.moveSection(from: section, to: random.next(below: count))
          case 3: array.updateMetadata(ofSectionAt: section, to: round % 4 == 0 ? nil : "title \(round)")
          case 4 where items > 0:
            let other = random.next(below: count)
            let room = array.numberOfItems(inSection: other) + (other == section ? 0 : 1)
            array.moveItem(
              from: IndexPath(item: random.next(below: items), section: section),
              to: IndexPath(item: random.next(below: room), section: other))
          case 5 where items > 0: array.removeItem(at: IndexPath(item: random.next(below: items), section: section))
          case 6 where items > 0: array[IndexPath(item: random.next(below: items), section: section)] += "!"
          default: array.appendItem("item \(round)", toSectionAt: section)
          }
          await until { listView.rowTexts == SectionBond.rows(of: array) }
        }
      }
    }
  }

  @Test func `What belongs to a cell ends when it shows something else, leaves or is emptied`() async throws {
    var ended: [String] = []
    try await withoutLeaks {
      let array = MutableObservableArray(["a", "b"])
      let listView = ListView()
      let binding = array.bind(to: listView) { items, path, listView in
        let cell = listView.dequeueReusableCell { Label() }
        let text = items[path.row]
        cell.text = text
        cell.onReuseBag.add(BlockDisposable { ended.append(text) })
        return cell
      }
      await showing(listView) {
        await until { listView.rowTexts == ["a", "b"] }
        array[0] = "A"
        #expect(ended == ["a"])
        array.removeLast()
        await until { ended == ["a", "b"] }
        binding.dispose()
        await until { ended == ["a", "b", "A"] }
        #expect(listView.model == nil)
      }
    }
  }

  @Test func `A list that goes away ends its binding`() async throws {
    let array = MutableObservableArray(["a"])
    try await withoutLeaks {
      let listView = ListView()
      array.bind(to: listView) { items, path, _ in Label(label: items[path.row]) }
      await showing(listView) { await until { listView.rowTexts == ["a"] } }
    }
    array.append("b")
  }
}

/// The same numbers in every run.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
