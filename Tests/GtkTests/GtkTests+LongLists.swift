import Gtk
import Testing

@testable import BindingCore

extension GtkTests {
  @Test func `A list follows an array that is kept in pages as it follows any other`() async throws {
    try await withoutLeaks {
      var random = RepeatableNumbers(seed: 8)
      var plain = (0..<60).map { Record($0) }
      let array = MutableObservableArray(plain)
      array.core.leastBytes = 0
      array.core.patience = 0
      array.core.pageLength = 8
      let (selection, listView) = (MultipleItemSelection<Record>(), ListView())
      array.bind(to: listView, selection: selection) { TextCell(\.text) }
      let model = ArrayListModel(array)
      var (fresh, timesInPages) = (1000, 0)
      @MainActor func new() -> Record {
        fresh += 1
        return Record(fresh)
      }
      @MainActor func edit() {
        let (here, there) = (random.below(plain.count), random.below(plain.count))
        switch random.below(6) {
        case 0, 1:
          let record = new()
          array.insert(record, at: here)
          plain.insert(record, at: here)
        case 2 where plain.count > 20:
          array.remove(at: here)
          plain.remove(at: here)
        case 3:
          array.move(from: here, to: there)
          plain.insert(plain.remove(at: here), at: there)
        case 4:
          array[here].text += "!"
          plain[here].text += "!"
        default:
          let range = min(here, there)..<min(max(here, there), min(here, there) + 5)
          let records = (0..<random.below(4)).map { _ in new() }
          array.replaceSubrange(range, with: records)
          plain.replaceSubrange(range, with: records)
        }
      }
      for round in 0..<300 {
        if round % 4 == 0 { array.batchUpdate { for _ in 0..<3 { edit() } } } else { edit() }
        if round % 10 == 0 { selection.selectedIDs.value = Set(plain.prefix(40).map(\.id)) }
        if array.core.room < 0 { timesInPages += 1 }
        #expect(model.nItems == plain.count && (0..<model.nItems).map { model[$0] } == plain, "round \(round)")
        #expect(selection.selectedIDs.value.isSubset(of: plain.map(\.id)), "round \(round)")
      }
      #expect(timesInPages > 250 && array.collection == plain)
    }
  }
}
