import BindingCore
import BindingTesting
import GeneratedCases
import Testing

@testable import Gtk

/// Lists whose rows GTK learns of in parts, because creating and drawing them all takes longer than a turn of the main
/// loop may.
extension GtkTests {
  @Test func `A long table fills in parts, and the slices are working until it is full`() async throws {
    try await withoutLeaks {
      let clock = TickingScheduler(tick: .microseconds(250))
      // Some hundred rows each.
      let slices = TimeSlices(of: .milliseconds(100), scheduler: clock)
      let records = MutableObservableArray((0..<20_000).map { Record($0) })
      let listView = ListView()
      records.filterCollection(in: slices) { $0.id != 7 }.bind(to: listView) { TextCell(\.text) }
      let model = try #require(listView.model as? SingleSelection)
      var spans: [ListSpan] = []
      let observation = model.reactive.itemsChanged.observeNext { position, removed, added in
        spans.append(ListSpan(position: position, removed: removed, added: added))
      }
      try await showing(scrolled(listView)) {
        while slices.isWorking.value { try #require(model.nItems < 19_999 && clock.runNext()) }
        #expect(model.nItems == 19_999)
        // GTK creates no rows for what comes after the first two hundred.
        for span in spans where span.position < 200 { #expect(span.added <= 48) }
        #expect(spans.count < 40)
      }
      observation.dispose()
    }
  }

  @Test func `A new order of a long table shows its first rows, then the others, and loses no selection`() async throws
  {
    try await withoutLeaks {
      let clock = TickingScheduler()
      let slices = TimeSlices(scheduler: clock)
      let records = MutableObservableArray((0..<12_000).map { Record($0) })
      let order = Property<(Record, Record) -> Bool> { $0.id < $1.id }
      let (listView, selection) = (ListView(), MultipleItemSelection<Record>())
      records.sortedCollection(byLatest: order, in: slices).bind(to: listView, selection: selection) {
        TextCell(\.text)
      }
      let model = try #require(listView.model as? ArrayListModel<Record>)
      try await showing(scrolled(listView)) {
        clock.runAll()
        selection.selectedIDs.value = [3, 11_990]
        order.value = { $0.id > $1.id }
        while model[0].id == 0 { try #require(clock.runNext()) }
        #expect(model.nItems < 100 && slices.isWorking.value)
        #expect(selection.selectedIDs.value == [3, 11_990])
        // GTK knows of neither.
        selection.selectedIDs.value = [3, 4]
        #expect(selection.selectedIDs.value == [3, 4])
        // Whoever looks for a row waits for nothing.
        #expect(listView.scroll(to: records[3]) && model.nItems == 12_000)
        clock.runAll()
        #expect(model[11_999].id == 0 && selection.selectedIDs.value == [3, 4])
        #expect(listView.model?.isSelected(9) == false && listView.model?.isSelected(11_996) == true)
      }
    }
  }

  private func scrolled(_ list: Widget) -> Widget {
    let scroller = ScrolledWindow()
    scroller.child = list
    return scroller
  }

  @Test func `What takes one slice is shown at once, however many rows it has`() async throws {
    let records = MutableObservableArray((0..<20_000).map { Record($0) })
    let listView = ListView()
    let slices = TimeSlices(scheduler: TestScheduler())
    records.filterCollection(in: slices) { $0.id != 7 }.bind(to: listView) { TextCell(\.text) }
    #expect(listView.model?.nItems == 19_999 && !slices.isWorking.value)
  }

  @Test func `A drop-down knows its choice among many that come in slices`() async throws {
    let clock = TickingScheduler(tick: .microseconds(50))
    let slices = TimeSlices(of: .microseconds(600), scheduler: clock)
    let records = MutableObservableArray((0..<20_000).map { Record($0) })
    let (dropDown, choice) = (DropDown(), SingleItemSelection<Record>())
    records.filterCollection(in: slices) { $0.id != 7 }.bind(to: dropDown, selection: choice) { $0.text }
    #expect(slices.isWorking.value)
    #expect(dropDown.model?.nItems ?? 0 > 100)
    clock.runAll()
    choice.selectedItem.value = records[4000]
    #expect(dropDown.selected == 3999)
  }

  @Test func `Photos that come in slices are all in their rows`() async throws {
    try await withoutLeaks {
      let clock = TickingScheduler(tick: .microseconds(50))
      let slices = TimeSlices(of: .microseconds(600), scheduler: clock)
      let records = MutableObservableArray((0..<20_000).map { Record($0) })
      let view = JustifiedView()
      records.filterCollection(in: slices) { $0.id != 7 }.bind(to: view, ratio: { _ in 1 }) { TextCell(\.text) }
      #expect(slices.isWorking.value && view.model?.nItems ?? 0 > 48)
      await showing(scrolled(view)) {
        await until { view.layout.elements.count == view.content?.count }
        clock.runAll()
        #expect(view.layout.elements.count == 19_999)
      }
    }
  }

  @Test func `Whoever is told of the first rows cannot make GTK be told of the others at the same time`() async throws {
    let clock = TickingScheduler()
    let slices = TimeSlices(scheduler: clock)
    let records = MutableObservableArray((0..<12_000).map { Record($0) })
    let order = Property<(Record, Record) -> Bool> { $0.id < $1.id }
    let listView = ListView()
    records.sortedCollection(byLatest: order, in: slices).bind(to: listView) { TextCell(\.text) }
    clock.runAll()
    let model = try #require(listView.model as? SingleSelection)
    var depth = 0
    let first = model.reactive.itemsChanged.observeNext { _, _, _ in
      depth += 1
      #expect(depth == 1)
      listView.scroll(to: records[5])
      depth -= 1
    }
    order.value = { $0.id > $1.id }
    clock.runAll()
    #expect(model.nItems == 12_000)
    first.dispose()
  }

  @Test(.long, arguments: 1...40)
  func `Whatever happens while a list catches up, GTK is told of it exactly`(seed: UInt64) async throws {
    try await withoutLeaks {
      var random = RepeatableNumbers(seed: seed)
      // Slices of a few rows or of hundreds, with announcements that take no time or a lot.
      let clock = TickingScheduler(tick: .microseconds(seed % 5 == 0 ? 3000 : seed % 5 == 1 ? 250 : 50))
      let slices = TimeSlices(of: .microseconds(seed % 5 < 2 ? 100_000 : seed % 3 == 0 ? 300 : 450), scheduler: clock)
      var fresh = 100_000
      // New orders of more than ten thousand are shown in a way of their own.
      let records = MutableObservableArray((0..<(seed % 2 == 0 ? 2000 : 10_500)).map { Record($0) })
      let isIncluded = Property<(Record) -> Bool> { _ in true }
      let order = Property<(Record, Record) -> Bool> { $0.id < $1.id }
      let (listView, selection) = (ListView(), MultipleItemSelection<Record>())
      let filtered = records.filterCollection(byLatest: isIncluded, in: slices)
      if seed % 4 < 2 {
        filtered.sortedCollection(byLatest: order, in: slices)
          .bind(to: listView, selection: selection) { TextCell(\.text) }
      } else {
        records.sortedCollection(byLatest: order, in: slices)
          .bind(to: listView, selection: selection) { TextCell(\.text) }
      }
      let model = try #require(listView.model as? ArrayListModel<Record>)
      var told = (0..<model.nItems).map { model[$0].id }
      let observation = model.reactive.itemsChanged.observeNext { position, removed, added in
        told.replaceSubrange(position..<position + removed, with: (0..<added).map { model[position + $0].id })
      }
      await showing(scrolled(listView)) {
        for step in 0..<25 {
          switch random.below(12) {
          case 0...4: for _ in 0..<random.below(12) { clock.runNext() }
          case 5:
            records.append(
              contentsOf: (0..<random.below(400)).map { _ in
                fresh += 1
                return Record(fresh)
              })
          case 6: records.editAtRandom(&random, fresh: &fresh)
          case 7:
            let factor = random.below(3) + 2
            isIncluded.value = { $0.id % factor != 0 }
          case 8:
            let isDescending = random.below(2) == 0
            order.value = { isDescending ? $0.id > $1.id : $0.id < $1.id }
          case 9: if let record = records.collection.randomElement(using: &random) { listView.scroll(to: record) }
          case 10:
            if model.nItems > 0 {
              listView.model?.selectItem(position: random.below(model.nItems), unselectRest: false)
            }
          default: await nextIteration()
          }
          #expect(told == (0..<model.nItems).map { model[$0].id }, "seed \(seed), step \(step)")
        }
        clock.runAll()
        let included = seed % 4 < 2 ? records.collection.filter(isIncluded.value) : records.collection
        let expected = included.sorted(by: order.value)
        #expect((0..<model.nItems).map { model[$0] } == expected, "seed \(seed)")
        #expect(told == expected.map(\.id), "seed \(seed)")
        let selected = Set(expected.indices.filter { listView.model?.isSelected($0) == true }.map { expected[$0].id })
        #expect(selected == selection.selectedIDs.value, "seed \(seed)")
      }
      observation.dispose()
    }
  }
}
