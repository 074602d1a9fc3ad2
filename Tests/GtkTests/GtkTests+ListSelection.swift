import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// Selections of list views, as elements.
extension GtkTests {
  /// The ids of what the list shows as selected.
  private func shown(_ listView: ListView) -> Set<Int> {
    guard let model = listView.model else { return [] }
    let selected = (0..<model.nItems).filter { model.isSelected($0) }
    return Set(selected.compactMap { listView.item(at: $0, as: Record.self)?.id })
  }

  @Test func `What the user selects is the selected element, and what is set is selected`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<10).map { Record($0) })
      let selection = SingleItemSelection<Record>()
      let listView = ListView()
      array.bind(to: listView, selection: selection) { TextCell(\.text) }
      var seen: [Int?] = []
      selection.selectedItem.observeNext { seen.append($0?.id) }.dispose(in: listView.reactive.bag)
      await showing(listView) {
        await until { listView.rowTexts.count == 10 }
        listView.select(3)
        listView.select(4)
        #expect(shown(listView) == [4])
        listView.select(4, modify: true)
        #expect(shown(listView) == [])
        selection.selectedItem.value = Record(7)
        #expect(shown(listView) == [7])
        selection.selectedItem.value = nil
        #expect(shown(listView) == [])
        selection.selectedItem.value = Record(100)
        #expect(shown(listView) == [])
        #expect(seen == [nil, 3, 4, nil, 7, nil, 100, nil])
      }
    }
  }

  @Test func `The selected element is followed, delivered with new content and lost when it is removed`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<10).map { Record($0) })
      let selected = Property<Record?>(Record(5))
      let listView = ListView()
      array.bind(to: listView, selection: SingleItemSelection(selected)) { TextCell(\.text) }
      var seen: [String?] = []
      selected.observeNext { seen.append($0?.text) }.dispose(in: listView.reactive.bag)
      array.insert(Record(20), at: 0)
      array.move(from: 6, to: 2)
      #expect(seen == ["5"] && shown(listView) == [5])
      array[2] = Record(5, "five")
      #expect(seen == ["5", "five"])
      array.replace(with: [Record(1), Record(5, "neuf"), Record(2)])
      #expect(seen == ["5", "five", "neuf"] && shown(listView) == [5])
      array.batchUpdate {
        array.remove(at: 1)
        array.insert(Record(5, "again"), at: 2)
        array.insert(Record(30), at: 0)
      }
      #expect(selected.value?.text == "again" && shown(listView) == [5])
      array.removeAll()
      #expect(seen.last == .some(nil) && shown(listView) == [])
    }
  }

  @Test func `A list that is bound late shows what is selected, and one that goes leaves it`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<3).map { Record($0) })
      let selected = Property<Record?>(Record(2))
      let binding: Subscription
      do {
        let listView = ListView()
        binding = array.bind(to: listView, selection: SingleItemSelection(selected)) { TextCell(\.text) }
        #expect(shown(listView) == [2])
      }
      binding.dispose()
      #expect(selected.value?.id == 2)
      selected.value = Record(17)
      #expect(selected.value?.id == 17)
    }
  }

  @Test func `Several elements are selected with the keys that GTK has for it`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<10).map { Record($0) })
      let selection = MultipleItemSelection<Record>()
      let listView = ListView()
      array.bind(to: listView, selection: selection) { TextCell(\.text) }
      var items: [[Int]] = []
      selection.selectedItems.observeNext { items.append($0.map(\.id)) }.dispose(in: listView.reactive.bag)
      await showing(listView) {
        await until { listView.rowTexts.count == 10 }
        listView.select(5)
        listView.select(2, modify: true)
        #expect(selection.selectedIDs.value == [2, 5])
        listView.select(4)
        listView.select(6, extend: true)
        #expect(selection.selectedIDs.value == [4, 5, 6])
        array.move(from: 6, to: 0)
        listView.model?.selectAll()
        #expect(selection.selectedIDs.value == Set(0..<10))
        listView.model?.unselectAll()
        selection.selectedIDs.value = [1, 9, 77]
        #expect(selection.selectedIDs.value == [1, 9] && shown(listView) == [1, 9])
        array[2].text = "one"
        #expect(selection.currentItems.map(\.text) == ["one", "9"])
        array.removeLast()
        #expect(selection.selectedIDs.value == [1])
      }
      #expect(
        items == [[], [5], [2, 5], [4], [4, 5, 6], [6] + (0...5) + (7...9), [], [1, 9], [1, 9], [1, 9], [1]])
    }
  }

  @Test func `Under random edits the selection is what it was, without what has gone`() async throws {
    try await withoutLeaks {
      var random = RepeatableNumbers(seed: 3)
      var fresh = 100
      let array = MutableObservableArray((0..<20).map { Record($0) })
      let (single, multiple) = (SingleItemSelection<Record>(), MultipleItemSelection<Record>())
      let (first, second) = (ListView(), ListView())
      array.bind(to: first, selection: single) { TextCell(\.text) }
      array.bind(to: second, selection: multiple) { TextCell(\.text) }
      var expected: (single: Int?, multiple: Set<Int>) = (nil, [])
      for round in 0..<400 {
        if round % 5 == 0, let item = array.collection.randomElement(using: &random) {
          expected.single = item.id
          single.selectedItem.value = item
        }
        if round % 7 == 0 {
          expected.multiple = Set(array.collection.filter { _ in random.below(2) == 0 }.map(\.id))
          multiple.selectedIDs.value = expected.multiple
        }
        array.editAtRandom(&random, fresh: &fresh)
        let ids = Set(array.collection.map(\.id))
        expected.single = expected.single.flatMap { ids.contains($0) ? $0 : nil }
        expected.multiple.formIntersection(ids)
        #expect(single.selectedItem.value?.id == expected.single)
        #expect(single.selectedItem.value == array.collection.first { $0.id == expected.single })
        #expect(shown(first) == Set(expected.single.map { [$0] } ?? []))
        #expect(multiple.selectedIDs.value == expected.multiple)
        #expect(shown(second) == expected.multiple)
        #expect(multiple.currentItems == array.collection.filter { expected.multiple.contains($0.id) })
      }
    }
  }

  @Test func `Activated rows are elements, and assistive technology can activate them`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<5).map { Record($0) })
      let listView = ListView()
      array.bind(to: listView) { TextCell(\.text) }
      var activated: [Int] = []
      listView.reactive.activatedItem(Record.self).observeNext { activated.append($0.id) }
        .dispose(in: listView.reactive.bag)
      await showing(listView) {
        await until { listView.rowTexts.count == 5 }
        listView.activate(2)
        #expect(listView.children[3].activateAction("row.activate"))
        #expect(listView.children[3].accessibleLabel == "3")
        array.remove(at: 0)
        await until { listView.rowTexts.count == 4 }
        #expect(listView.children[3].activateAction("row.activate"))
        #expect(activated == [2, 3, 4])
      }
    }
  }

  @Test func `A list of texts has nothing but a label in a line, which has its name and its actions`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<5).map { Record($0) })
      let (listView, selection) = (ListView(), SingleItemSelection<Record>())
      let binding = array.bind(to: listView, selection: selection, text: \.text)
      var activated: [Int] = []
      listView.reactive.activatedItem(Record.self).observeNext { activated.append($0.id) }
        .dispose(in: listView.reactive.bag)
      await showing(listView) {
        await until { listView.rowTexts.count == 5 }
        #expect(listView.children.allSatisfy { $0.firstChild is Label && $0.firstChild === $0.lastChild })
        array[3].text = "three"
        #expect(listView.rowTexts == ["0", "1", "2", "three", "4"])
        #expect(listView.children.map(\.accessibleLabel) == ["0", "1", "2", "three", "4"])
        #expect(listView.children[3].activateAction("row.activate"))
        array.remove(at: 0)
        await until { listView.rowTexts.count == 4 }
        #expect(listView.children[3].activateAction("row.activate"))
        #expect(activated == [3, 4])
        selection.selectedItem.value = array[1]
        #expect(listView.model?.isSelected(1) == true)
        // Rows of other elements are not for these labels.
        listView.model = singleSelection(ArrayListModel(MutableObservableArray([Other(id: "other")])))
        await until { listView.rowTexts.count == 1 }
        #expect(!listView.rowTexts.contains("other"))
        // Nor is that other list for the binding to take away.
        binding.dispose()
        #expect(listView.model?.nItems == 1)
      }
    }
  }

  @Test func `A model's copy of the array is its own after any change`() async throws {
    @MainActor func address(_ array: MutableObservableArray<Record>) -> UnsafeRawPointer? {
      array.collection.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    }
    try await withoutLeaks {
      var items = (0..<100).map { Record($0) }
      items.reserveCapacity(1000)
      let array = MutableObservableArray(items)
      items = []
      let model = ArrayListModel(array)
      array.append(Record(1000))
      let before = address(array)
      array.batchUpdate {
        array.remove(at: 90)
        array.insert(Record(1001), at: 5)
        array.insert(Record(1002), at: 50)
        array[70].text = "changed"
      }
      array[3].text = "again"
      array.insert(Record(1003), at: 0)
      #expect(address(array) == before)
      #expect((0..<model.nItems).map { model[$0] } == array.collection)
    }
  }

  @Test func `The scroll position stays when rows come above, also by a difference`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<500).map { Record($0) })
      let listView = ListView()
      array.bind(to: listView, selection: SingleItemSelection()) { TextCell(\.text) }
      let scroller = ScrolledWindow()
      scroller.child = listView
      await showing(scroller) {
        guard let adjustment = scroller.vadjustment else { return }
        await until { adjustment.upper > 5000 }
        let height = adjustment.upper / 500
        adjustment.value = height * 250
        await nextIteration()
        array.insert(contentsOf: (0..<10).map { Record(1000 + $0) }, at: 0)
        await until { adjustment.value == height * 260 }
        array.replace(with: (0..<20).map { Record(2000 + $0) } + array.collection, performDiff: true)
        await until { adjustment.value == height * 280 }
        listView.scroll(to: Record(499))
        await until { adjustment.value + adjustment.pageSize == adjustment.upper }
      }
    }
  }

  @Test func `A grid view shows and selects elements, and gives everything back`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<30).map { Record($0) })
      let (gridView, selection) = (GridView(), MultipleItemSelection<Record>())
      let binding = array.bind(to: gridView, selection: selection) { TextCell(\.text) }
      await showing(gridView) {
        await until { gridView.rowTexts.count == 30 }
        gridView.select(7)
        array.removeFirst()
        gridView.select(9, extend: true)
        #expect(selection.selectedIDs.value == [7, 8, 9, 10])
        binding.dispose()
        #expect(gridView.model == nil)
        array.append(Record(100))
      }
    }
  }
}

/// An element of another kind than `Record`.
private struct Other: Identifiable {
  let id: String
}
