import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// How often somebody asked elements for their ids.
private nonisolated final class Visits {
  var count = 0
}

/// An element that counts who looks at it.
private nonisolated struct Counted: Identifiable {
  let number: Int
  var text = ""
  let visits: Visits

  var id: Int {
    visits.count += 1
    return number
  }
}

/// What cells were told, in order.
private final class Log {
  var entries: [String] = []
}

private final class LoggingCell: ListCell<Record> {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(orientation: .horizontal, spacing: 0)
    append(Label(label: nil))
  }

  override func bind(_ item: Record) {
    (firstChild as? Label)?.label = item.text
    log.entries.append("bind \(item.text)")
    bag.add(BlockDisposable { [log] in log.entries.append("end \(item.text)") })
  }

  override func unbind() { log.entries.append("unbind") }
}

/// How much is done, which must not depend on how long a list is.
extension GtkTests {
  @Test func `A single edit of a long list is one announcement and looks at no element but its own`() async throws {
    try await withoutLeaks {
      let visits = Visits()
      let array = MutableObservableArray((0..<100_000).map { Counted(number: $0, visits: visits) })
      let (listView, selection) = (ListView(), SingleItemSelection<Counted>())
      array.bind(to: listView, selection: selection) { TextCell(\.text) }
      let scroller = ScrolledWindow()
      scroller.child = listView
      var spans: [String] = []
      (listView.model as? SelectableArrayModel<Counted>)?.reactive.itemsChanged.observeNext {
        spans.append("\($0) -\($1) +\($2)")
      }
      .dispose(in: listView.reactive.bag)
      await showing(scroller) {
        await until { listView.rowTexts.count > 100 }
        @MainActor func looks(at edit: () -> Void) -> Int {
          visits.count = 0
          edit()
          return visits.count
        }
        let new = Counted(number: -1, visits: visits)
        // The first edit makes the copies that the array and the list have from then on.
        array.append(new)
        spans = []
        for position in [0, 100, 50_000] {
          #expect(looks { array.insert(new, at: position) } < 10)
          #expect(looks { array[position].text = "changed" } < 10)
          #expect(looks { array[position] = Counted(number: -2 - position, visits: visits) } < 10)
          #expect(looks { array.remove(at: position) } < 10)
          #expect(spans == ["\(position) -0 +1", "\(position) -1 +1", "\(position) -1 +0"])
          spans = []
        }
        #expect(looks { array.move(from: 500, to: 90_000) } < 10)
        // GTK asks for each of the some two hundred rows that it holds whether it is the selected one.
        selection.selectedItem.value = array[70_000]
        #expect(looks { array.insert(new, at: 3) } < 500)
        #expect(looks { array.remove(at: 90_000) } < 500)
        #expect(listView.model?.isSelected(70_001) == true)
      }
    }
  }

  @Test func `A list and its selection let the array edit itself in place`() async throws {
    @MainActor func address(_ array: MutableObservableArray<Record>) -> UnsafeRawPointer? {
      array.collection.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
    }
    try await withoutLeaks {
      let array = MutableObservableArray<Record>()
      let (listView, selection) = (ListView(), MultipleItemSelection<Record>())
      array.bind(to: listView, selection: selection) { TextCell(\.text) }
      var items = (0..<1000).map { Record($0) }
      items.reserveCapacity(5000)
      array.replace(with: items)
      items = []
      selection.selectedIDs.value = [3, 500, 999]
      array.append(Record(1000))
      array.append(contentsOf: (2000..<4000).map { Record($0) })
      let before = address(array)
      array.insert(contentsOf: (5000..<5700).map { Record($0) }, at: 40)
      array.move(from: 3, to: 2000)
      array.remove(at: 7)
      #expect(address(array) == before)
      #expect(selection.selectedIDs.value == [3, 500, 999])
      #expect(selection.currentItems.map(\.id) == [500, 999, 3])
    }
  }

  @Test func `A cell whose row only moves up or down is left alone`() async throws {
    try await withoutLeaks {
      let log = Log()
      let array = MutableObservableArray((0..<20).map { Record($0) })
      let listView = ListView()
      array.bind(to: listView, selection: SingleItemSelection()) { LoggingCell(log) }
      await showing(listView) {
        await until { log.entries.count == 20 }
        log.entries = []
        array.insert(Record(100), at: 0)
        await until { log.entries.count == 1 }
        array.remove(at: 5)
        await until { log.entries.count == 3 }
        array.move(from: 1, to: 3)
        await nextIteration()
        #expect(log.entries == ["bind 100", "end 4", "unbind"])
        array[19].text = "new"
        #expect(log.entries.suffix(2) == ["end 19", "bind new"])
        #expect(listView.rowTexts == array.collection.map(\.text))
      }
    }
  }

  @Test func `Lines that come use the cells of lines that are gone`() async throws {
    try await withoutLeaks {
      var made = 0
      let log = Log()
      let array = MutableObservableArray((0..<20).map { Record($0) })
      let listView = ListView()
      array.bind(to: listView) {
        made += 1
        return LoggingCell(log)
      }
      await showing(listView) {
        await until { log.entries.count == 20 }
        array.removeAll()
        await until { listView.rowTexts.isEmpty }
        array.append(contentsOf: (100..<130).map { Record($0) })
        await until { listView.rowTexts.count == 30 }
        // GTK 4.18 makes one more than it needs.
        #expect((30...31).contains(made))
        #expect(listView.rowTexts == array.collection.map(\.text))
        // The action belongs to the line, which is another one.
        var activated: [Int] = []
        listView.reactive.activatedItem(Record.self).observeNext { activated.append($0.id) }
          .dispose(in: listView.reactive.bag)
        let line = listView.firstChild
        #expect(line?.activateAction("row.activate", args: nil) == true)
        #expect(activated == [100])
      }
    }
  }

  @Test func `A list that is scrolled to its end grows with the cells that are left over`() async throws {
    try await withoutLeaks {
      var made = 0
      let log = Log()
      let array = MutableObservableArray((0..<2000).map { Record($0) })
      let listView = ListView()
      array.bind(to: listView) {
        made += 1
        return LoggingCell(log)
      }
      let scroller = ScrolledWindow()
      scroller.child = listView
      await showing(scroller) {
        await until { listView.rowTexts.count > 100 }
        listView.scrollToRow(at: 1999)
        await until { listView.rowTexts.last == "1999" }
        let before = made
        array.append(contentsOf: (2000..<2020).map { Record($0) })
        await until { listView.rowTexts.last == "2019" }
        #expect(made == before)
      }
    }
  }

  @Test func `A cell that gets no other row gives back what belonged to the one before`() async throws {
    try await withoutLeaks {
      let log = Log()
      let array = MutableObservableArray([Record(1), Record(2)])
      let listView = ListView()
      array.bind(to: listView) { LoggingCell(log) }
      var listItems: [UnsafeMutableRawPointer] = []
      guard let factory = listView.factory else { return }
      let handler = SignalHandler(factory, SignalID("bind", of: factory)) { arguments in
        if let item = g_value_get_object(arguments.values + 1) { listItems.append(UnsafeMutableRawPointer(item)) }
      }
      await showing(listView) {
        await until { listItems.count == 2 }
        #expect(log.entries == ["bind 1", "bind 2"])
        factory.emit("unbind", listItems[0])
        #expect(log.entries.count == 2)
        factory.emit("unbind", listItems[1])
        #expect(log.entries.suffix(2) == ["end 1", "unbind"])
        factory.emit("bind", listItems[1])
        await nextIteration()
        #expect(log.entries.count == 4)
        factory.emit("unbind", listItems[1])
        await until { log.entries.count == 6 }
        #expect(log.entries.suffix(2) == ["end 2", "unbind"])
        factory.emit("bind", listItems[0])
        factory.emit("bind", listItems[1])
        #expect(log.entries.suffix(2) == ["bind 1", "bind 2"])
      }
      handler.disconnect()
    }
  }
}

extension Object {
  /// Emits a signal with one object as its argument.
  fileprivate func emit(_ signal: StaticString, _ argument: UnsafeMutableRawPointer) {
    var values = [GValue](repeating: GValue(), count: 2)
    for (index, object) in [pointer, argument].enumerated() {
      g_value_init(&values[index], cgtk_type_of(object))
      g_value_set_object(&values[index], object)
    }
    g_signal_emitv(&values, SignalID(signal, of: self).id, 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}
