import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// Shows a section's metadata above it and the texts of its items.
private struct RecordBond: ListViewBond {
  typealias DataSource = Observable2DArray<String, Record>

  func cellForRow(at path: IndexPath, listView: ListView, dataSource: DataSource) -> Widget {
    Label(label: dataSource[path].text)
  }

  func titleForHeader(in section: Int, dataSource: DataSource) -> String? { dataSource[section].metadata }
}

/// Selections of data sources, as items.
extension GtkTests {
  @Test func `Items in sections are selected wherever they go, and titles never`() async throws {
    try await withoutLeaks {
      let array = MutableObservable2DArray<String, Record>([
        .init(metadata: "a", items: [Record(1), Record(2)]), .init(metadata: "b", items: [Record(3)]),
      ])
      let selection = MultipleItemSelection<Record>(Property([2, 77]))
      let listView = ListView()
      array.bind(to: listView, selection: selection, using: RecordBond())
      #expect(selection.selectedIDs.value == [2])
      await showing(listView) {
        await until { listView.rowTexts == ["a", "1", "2", "b", "3"] }
        #expect(selectedRows(listView) == [2])
        listView.model?.selectAll()
        #expect(selection.selectedIDs.value == [1, 2, 3] && selectedRows(listView) == [1, 2, 4])
        array.moveItem(from: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 1))
        await until { listView.rowTexts == ["a", "2", "b", "3", "1"] }
        #expect(selection.currentItems.map(\.id) == [2, 3, 1] && selectedRows(listView) == [1, 3, 4])
        array.removeSection(at: 0)
        #expect(selection.selectedIDs.value == [1, 3] && selectedRows(listView) == [1, 2])
        array.updateMetadata(ofSectionAt: 0, to: "c")
        array[IndexPath(item: 1, section: 0)].text = "one"
        await until { listView.rowTexts == ["c", "3", "one"] }
        #expect(selection.currentItems.map(\.text) == ["3", "one"])
        listView.select(0)
        #expect(selection.selectedIDs.value == [1, 3])
        listView.select(2)
        #expect(selection.selectedIDs.value == [1])
        #expect(listView.item(at: 2, as: Record.self)?.id == 1 && listView.item(at: 0, as: Record.self) == nil)
      }
    }
  }

  @Test func `A selected item survives reloads, is delivered with new content and lost when it goes`() async throws {
    try await withoutLeaks {
      let records = Property((0..<4).map { Record($0) })
      let selection = SingleItemSelection<Record>()
      let listView = ListView()
      records.bind(to: listView, selection: selection) { records, path, _ in Label(label: records[path.row].text) }
      var seen: [String?] = []
      selection.selectedItem.observeNext { seen.append($0?.text) }.dispose(in: listView.reactive.bag)
      await showing(listView) {
        await until { listView.rowTexts == ["0", "1", "2", "3"] }
        listView.select(2)
        records.value = [Record(5), Record(2, "two"), Record(1)]
        await until { listView.rowTexts == ["5", "two", "1"] }
        #expect(selectedRows(listView) == [1])
        selection.selectedItem.value = Record(5)
        #expect(selectedRows(listView) == [0])
        records.value.removeFirst()
        #expect(seen == [nil, "2", "two", "5", nil] && selectedRows(listView) == [])
      }
    }
  }

  @Test func `A list that shows something else is not emptied by the end of what it showed`() async throws {
    try await withoutLeaks {
      let listView = ListView()
      let array = MutableObservableArray([Record(1)])
      let old = array.bind(to: listView) { TextCell(\.text) }
      let selection = SingleItemSelection(Property<Record?>(Record(1)))
      let new = array.bind(to: listView, selection: selection) { TextCell(\.text) }
      old.dispose()
      #expect(listView.factory != nil && selectedRows(listView) == [0])
      new.dispose()
      #expect(listView.factory == nil && listView.model == nil)
    }
  }

  /// The positions that the list shows as selected.
  private func selectedRows(_ listView: ListView) -> [Int] {
    guard let model = listView.model else { return [] }
    return (0..<model.nItems).filter { model.isSelected($0) }
  }
}
