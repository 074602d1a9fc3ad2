import BindingCore
import BindingTesting
import Gtk
import Testing

/// Lists of arrays that are filtered and sorted in slices of time.
extension GtkTests {
  @Test func `A list follows an array that is filtered and sorted slice by slice`() async throws {
    try await withoutLeaks {
      let clock = TickingScheduler()
      let slices = TimeSlices(scheduler: clock)
      let records = MutableObservableArray((0..<3000).map { Record($0, "\(($0 * 7919) % 3000)") })
      let isIncluded = Property<(Record) -> Bool> { _ in true }
      let order = Property<(Record, Record) -> Bool> { $0.text < $1.text }
      let (listView, selection) = (ListView(), SingleItemSelection<Record>())
      records.filterCollection(byLatest: isIncluded, in: slices).sortedCollection(byLatest: order, in: slices)
        .bind(to: listView, selection: selection) { TextCell(\.text) }
      @MainActor func shown() -> [Record] {
        let model = listView.model as? ArrayListModel<Record>
        return model.map { model in (0..<model.nItems).map { model[$0] } } ?? []
      }
      await showing(listView) {
        #expect(slices.isWorking.value && shown().count < 3000)
        clock.runAll()
        #expect(shown() == records.collection.sorted { $0.text < $1.text })
        selection.selectedItem.value = records[1500]

        isIncluded.value = { $0.id % 3 == 0 }
        // What has been looked at is filtered, the rest is as before.
        #expect(slices.isWorking.value && shown().count > 1000)
        clock.runAll()
        #expect(shown() == records.collection.filter { $0.id % 3 == 0 }.sorted { $0.text < $1.text })
        #expect(selection.selectedItem.value?.id == 1500)

        let before = shown()
        order.value = { $0.id > $1.id }
        #expect(shown() == before)
        clock.runAll()
        #expect(shown() == before.sorted { $0.id > $1.id })
        #expect(selection.selectedItem.value?.id == 1500)

        records.remove(at: 1500)
        #expect(shown().count == 999 && selection.selectedItem.value == nil)
      }
    }
  }

  @Test func `Many changes far apart are announced in a few parts, and rows on the screen keep their widgets`()
    async throws
  {
    try await withoutLeaks {
      let records = MutableObservableArray((0..<4000).map { Record($0) })
      let listView = ListView()
      records.bind(to: listView) { TextCell(\.text) }
      await showing(listView) {
        await until { listView.firstChild != nil }
        let model = listView.model as! SingleSelection
        var spans: [ListSpan] = []
        let observation = model.reactive.itemsChanged.observeNext { position, removed, added in
          spans.append(ListSpan(position: position, removed: removed, added: added))
        }
        let first = listView.firstChild
        records.batchUpdate {
          for number in 0..<150 { records.insert(Record(10_000 + number), at: 1000 + number * 20) }
        }
        #expect(spans.count < 5 && spans.reduce(0) { $0 + $1.added - $1.removed } == 150)
        #expect(listView.firstChild === first)
        // Among the rows on the screen each change counts.
        spans = []
        records.batchUpdate { for number in 0..<12 { records.insert(Record(20_000 + number), at: number * 2) } }
        #expect(spans.count > 3 && spans.reduce(0) { $0 + $1.added - $1.removed } == 12)
        observation.dispose()
        #expect(model.nItems == records.count)
      }
    }
  }

  @Test func `A long list that is sorted anew is shown from its start, and its selection stays`() async throws {
    try await withoutLeaks {
      let records = MutableObservableArray((0..<12_000).map { Record($0) })
      let columns = [ItemColumn<Record>("Number") { "\($0.id)" }.sorted(by: \.id)]
      let (columnView, sort) = (ColumnView(), Property<ColumnSort?>(nil))
      let selection = SingleItemSelection<Record>()
      records.bind(
        to: columnView, columns: columns, sort: sort, selection: selection, in: TimeSlices(scheduler: TestScheduler()))
      await showing(columnView) {
        selection.selectedItem.value = records[11_990]
        sort.value = ColumnSort("Number", isDescending: true)
        let model = columnView.model as? ArrayListModel<Record>
        #expect(model?[0].id == 11_999 && model?[11_999].id == 0)
        #expect(selection.selectedItem.value?.id == 11_990 && columnView.model?.isSelected(9) == true)
      }
    }
  }

  @Test func `The next slice begins when what is more urgent is done, not after the pause`() async throws {
    #expect(await lateSlices(ofWorks: 1) == 0)
  }

  @Test func `Two works with slices of their own do not begin in the same turn of the main loop`() async throws {
    // The first slice of each begins at once.
    #expect(await lateSlices(ofWorks: 2) == 1)
  }

  /// Counts the slices that begin before what is more urgent, and came with the slice before, is done.
  private func lateSlices(ofWorks count: Int) async -> Int {
    MainLoop.install()
    let numbers = MutableObservableArray(Array(0..<20))
    var (begun, done, late) = (0, 0, 0)
    let works = (0..<count).map { _ in TimeSlices(of: .nanoseconds(1), pause: .seconds(3600)) }
    let observations = works.map { slices in
      numbers.filterCollection(in: slices) { _ in
        if done < begun { late += 1 }
        begun += 1
        GLib.timeoutAdd(.zero) {
          done += 1
          return false
        }
        return true
      }.observe { _ in }
    }
    await until { works.allSatisfy { !$0.isWorking.value } }
    #expect(begun == 20 * count)
    for observation in observations { observation.dispose() }
    return late
  }

  @Test func `Slices go on while the main loop is never idle`() async throws {
    MainLoop.install()
    let slices = TimeSlices(of: .nanoseconds(1), pause: .milliseconds(1))
    let numbers = MutableObservableArray(Array(0..<20))
    var turns = 0
    let busy = GLib.timeoutAdd(.zero) {
      turns += 1
      return true
    }
    var turnsOfSlices: [Int] = []
    let observation = numbers.filterCollection(in: slices) { _ in
      turnsOfSlices.append(turns)
      return true
    }.observe { _ in }
    for await isWorking in slices.isWorking.values where !isWorking { break }
    busy.dispose()
    // Each in a turn of its own.
    #expect(Set(turnsOfSlices).count == 20)
    observation.dispose()
  }
}
