import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// List boxes and flow boxes that show arrays.
extension GtkTests {
  @Test func `A change of the array touches only its lines in a list box`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<6).map { Record($0) })
      let listBox = ListBox()
      let binding = array.bind(to: listBox) { TextCell(\.text) }
      let lines = listBox.children
      array.move(from: 4, to: 1)
      #expect(listBox.children == [lines[0], lines[4], lines[1], lines[2], lines[3], lines[5]])
      array.remove(at: 0)
      array.insert(Record(10), at: 5)
      #expect(listBox.children.dropLast() == [lines[4], lines[1], lines[2], lines[3], lines[5]])
      array[0] = Record(4, "four")
      #expect(listBox.rowTexts == ["four", "1", "2", "3", "5", "10"] && listBox.children[0] == lines[4])
      #expect(lines[4].accessibleLabel == "four")
      array.replace(with: [Record(5), Record(1, "one"), Record(20)])
      #expect(listBox.rowTexts == ["5", "one", "20"])
      #expect(listBox.children.prefix(2) == [lines[5], lines[1]])
      binding.dispose()
      #expect(listBox.children.isEmpty)
      array.append(Record(30))
    }
  }

  /// A selected element that had moved within a reset was told with the content that it had before.
  @Test func `A selected line that moves in a reset is delivered with its new content`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<4).map { Record($0) })
      let (listBox, selection) = (ListBox(), SingleItemSelection<Record>())
      array.bind(to: listBox, selection: selection) { TextCell(\.text) }
      selection.selectedItem.value = Record(3)
      array.batchUpdate { array.replace(with: [Record(3, "three"), Record(8), Record(1)]) }
      #expect(selection.selectedItem.value == Record(3, "three"))
      #expect(listBox.rowTexts == ["three", "8", "1"])
    }
  }

  @Test func `Whatever happens to an array, the boxes show it, and their selections follow`() async throws {
    try await withoutLeaks {
      var random = RepeatableNumbers(seed: 9)
      var fresh = 100
      let array = MutableObservableArray((0..<10).map { Record($0) })
      let (listBox, flowBox) = (ListBox(), FlowBox())
      let (single, multiple) = (SingleItemSelection<Record>(), MultipleItemSelection<Record>())
      array.bind(to: listBox, selection: single) { TextCell(\.text) }
      array.bind(to: flowBox, selection: multiple) { TextCell(\.text) }
      var expected: (single: Int?, multiple: Set<Int>) = (nil, [])
      for round in 0..<300 {
        if round % 5 == 0, let index = array.collection.indices.randomElement(using: &random) {
          expected.single = array[index].id
          listBox.selectRow(listBox.getRowAtIndex(index))
        }
        if round % 7 == 0 {
          expected.multiple = Set(array.collection.filter { _ in random.below(2) == 0 }.map(\.id))
          multiple.selectedIDs.value = expected.multiple
        }
        array.editAtRandom(&random, fresh: &fresh)
        let items = array.collection
        let ids = Set(items.map(\.id))
        expected.single = expected.single.flatMap { ids.contains($0) ? $0 : nil }
        expected.multiple.formIntersection(ids)
        #expect(listBox.rowTexts == items.map(\.text))
        #expect(flowBox.rowTexts == items.map(\.text))
        #expect(single.selectedItem.value == items.first { $0.id == expected.single })
        #expect(multiple.selectedIDs.value == expected.multiple)
        let rows = listBox.children.map { ($0 as? ListBoxRow)?.isSelected == true }
        #expect(rows == items.map { $0.id == expected.single })
        let children = flowBox.children.map { ($0 as? FlowBoxChild)?.isSelected == true }
        #expect(children == items.map { expected.multiple.contains($0.id) })
      }
    }
  }

  @Test func `What the user selects and activates in boxes are elements`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<4).map { Record($0) })
      let (listBox, flowBox) = (ListBox(), FlowBox())
      let selection = MultipleItemSelection<Record>()
      array.bind(to: listBox) { TextCell(\.text) }
      array.bind(to: flowBox, selection: selection) { TextCell(\.text) }
      var activated: [Int] = []
      listBox.reactive.activatedItem(Record.self).observeNext { activated.append($0.id) }
        .dispose(in: listBox.reactive.bag)
      flowBox.reactive.activatedItem(Record.self).observeNext { activated.append(-$0.id) }
        .dispose(in: flowBox.reactive.bag)
      await showing(listBox) {
        listBox.children[2].activate()
        #expect(activated == [2])
      }
      await showing(flowBox) {
        flowBox.children[3].activate()
        #expect(activated == [2, -3])
        flowBox.unselectAll()
        #expect(selection.selectedIDs.value == [])
        for index in [1, 2] { flowBox.getChildAtIndex(index).map { flowBox.selectChild($0) } }
        #expect(selection.selectedIDs.value == [1, 2])
      }
    }
  }

  @Test func `Headers of a list box stand above the rows that begin something`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray([Record(11), Record(12), Record(21), Record(22)])
      let listBox = ListBox()
      array.bind(
        to: listBox,
        header: { item, before in
          before.map { $0.id / 10 } == item.id / 10 ? nil : Label(label: "\(item.id / 10)0")
        }
      ) { TextCell(\.text) }
      @MainActor func headers() -> [String?] {
        (0..<array.count).map { (listBox.getRowAtIndex($0)?.header as? Label)?.text }
      }
      await showing(listBox) {
        await until { headers() == ["10", nil, "20", nil] }
        array.remove(at: 0)
        array.insert(Record(30), at: 2)
        await until { headers() == ["10", "20", "30", "20"] }
      }
    }
  }
}
