import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// A cell that names its line.
private final class NamingCell: ListCell<Record> {
  private let label = Label()

  init() {
    super.init(orientation: .horizontal, spacing: 0)
    append(label)
  }

  override func bind(_ record: Record) {
    label.label = record.text
    rowLabel = "record \(record.id)"
  }
}

/// Column views.
extension GtkTests {
  /// The texts of each row of a table, cell by cell.
  private func texts(_ columnView: ColumnView) -> [[String]] {
    @MainActor func text(_ widget: Widget) -> String? {
      (widget as? Label)?.text ?? widget.children.lazy.compactMap(text).first
    }
    return columnView.lastChild?.children.map { $0.children.compactMap(text) } ?? []
  }

  private var records: MutableObservableArray<Record> {
    MutableObservableArray([Record(3, "b"), Record(1, "c"), Record(2, "a"), Record(4, "b")])
  }

  private func columns() -> [ItemColumn<Record>] {
    [
      ItemColumn("Number", id: "id") { "\($0.id)" }.sorted(by: \.id),
      ItemColumn("Text", id: "text", text: \.text).sorted { $0.text < $1.text },
      ItemColumn("Plain") { $0.text },
    ]
  }

  @Test func `A table shows a cell for each column, sorted by the title that is clicked`() async throws {
    try await withoutLeaks {
      let array = records
      let (columnView, sort) = (ColumnView(), Property<ColumnSort?>(nil))
      let columns = columns()
      columns[1].fixedWidth = 120
      columns[1].resizable = true
      let selection = SingleItemSelection<Record>()
      let binding = array.bind(to: columnView, columns: columns, sort: sort, selection: selection)
      await showing(columnView) {
        await until { texts(columnView) == [["3", "b", "b"], ["1", "c", "c"], ["2", "a", "a"], ["4", "b", "b"]] }
        selection.selectedItem.value = Record(1)
        sort.value = ColumnSort("text")
        await until { texts(columnView).map(\.[0]) == ["2", "3", "4", "1"] }
        sort.value = ColumnSort("text", isDescending: true)
        await until { texts(columnView).map(\.[0]) == ["1", "3", "4", "2"] }
        array.append(Record(0, "bb"))
        array[0].text = "d"
        await until { texts(columnView).map(\.[0]) == ["3", "1", "0", "4", "2"] }
        #expect(selection.selectedItem.value?.id == 1 && columnView.model?.isSelected(1) == true)
        // As a click on the title does.
        columnView.sortByColumn(columns[0], direction: .ascending)
        #expect(sort.value == ColumnSort("id"))
        await until { texts(columnView).map(\.[0]) == ["0", "1", "2", "3", "4"] }
        sort.value = nil
        await until { texts(columnView).map(\.[0]) == ["3", "1", "2", "4", "0"] }
        sort.value = ColumnSort("Plain")
        #expect(sort.value == nil)
        var activated: [Int] = []
        let observation = columnView.reactive.activatedItem(Record.self).observeNext { activated.append($0.id) }
        columnView.lastChild?.activate(2)
        #expect(activated == [2])
        observation.dispose()
      }
      binding.dispose()
      #expect(columnView.model == nil && columnView.columns?.nItems == 0)
    }
  }

  @Test func `Whatever happens to an array, the sorted table shows it`() async throws {
    try await withoutLeaks {
      var random = RepeatableNumbers(seed: 4)
      var fresh = 100
      let array = MutableObservableArray((0..<8).map { Record($0) })
      let (columnView, sort) = (ColumnView(), Property<ColumnSort?>(ColumnSort("id")))
      array.bind(to: columnView, columns: columns(), sort: sort)
      await showing(columnView) {
        for round in 0..<60 {
          array.editAtRandom(&random, fresh: &fresh)
          if round % 6 == 0 {
            let sorts = [nil, ColumnSort("id"), ColumnSort("id", isDescending: true), ColumnSort("text")]
            sort.value = sorts[random.below(4)]
          }
          let items: [Record]
          switch sort.value {
          case nil: items = array.collection
          case ColumnSort("text"): items = array.collection.sorted { $0.text < $1.text }
          case let sort: items = array.collection.sorted { ($0.id < $1.id) != sort?.isDescending }
          }
          await until { texts(columnView).map(\.[1]) == items.map(\.text) }
        }
      }
    }
  }

  @Test func `The first column of a table of a tree expands, and titles sort each level`() async throws {
    try await withoutLeaks {
      let tree = MutableObservableTree([
        TreeNode(Record(2, "b"), [TreeNode(Record(22, "y")), TreeNode(Record(21, "z"))]), TreeNode(Record(1, "c")),
      ])
      let (columnView, sort) = (ColumnView(), Property<ColumnSort?>(nil))
      let expansion = TreeExpansion<Int>()
      tree.bind(to: columnView, columns: columns(), expansion: expansion, sort: sort)
      await showing(columnView) {
        await until { texts(columnView).map(\.[0]) == ["2", "1"] }
        expansion.expand(2)
        await until { texts(columnView).map(\.[0]) == ["2", "22", "21", "1"] }
        sort.value = ColumnSort("id")
        await until { texts(columnView).map(\.[1]) == ["c", "b", "z", "y"] }
      }
    }
  }

  @Test func `The name that a cell of a table gives its line is that of the row`() async throws {
    try await withoutLeaks {
      let array = records
      let columnView = ColumnView()
      let columns: [ItemColumn<Record>] = [
        ItemColumn("Name", id: "name") { NamingCell() }, ItemColumn("Text") { $0.text },
      ]
      let binding = array.bind(to: columnView, columns: columns)
      await showing(columnView) {
        await until { columnView.lastChild?.firstChild?.accessibleLabel == "record 3" }
        let rows = columnView.lastChild?.children ?? []
        #expect(rows.compactMap(\.accessibleLabel) == ["record 3", "record 1", "record 2", "record 4"])
        #expect(rows.compactMap { $0.lastChild?.accessibleLabel } == ["b", "c", "a", "b"])
        #expect(rows.allSatisfy { row in row.firstChild?.accessibleLabel == nil })
      }
      binding.dispose()
    }
  }
}
