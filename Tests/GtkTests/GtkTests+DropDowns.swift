import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// Drop-downs that offer the elements of an array.
extension GtkTests {
  @Test func `A drop-down chooses elements both ways`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray((0..<4).map { Record($0) })
      let chosen = Property<Record?>(nil)
      let dropDown = DropDown()
      array.bind(to: dropDown, selection: SingleItemSelection(chosen)) { $0.text }
      #expect(dropDown.chosenItem(as: Record.self) == nil)
      chosen.value = Record(2)
      #expect(dropDown.selected == 2)
      dropDown.selected = 3
      #expect(chosen.value?.id == 3)
      array.insert(Record(10), at: 0)
      array.move(from: 4, to: 1)
      #expect(dropDown.selected == 1 && chosen.value?.id == 3)
      array[1] = Record(3, "three")
      #expect(chosen.value?.text == "three")
      array.remove(at: 1)
      #expect(chosen.value == nil && dropDown.chosenItem(as: Record.self) == nil)
    }
  }

  @Test func `A drop-down shows new content, finds what is typed, and offers the first element`() async throws {
    try await withoutLeaks {
      let array = MutableObservableArray([Record(1, "one"), Record(2, "two")])
      let dropDown = DropDown()
      dropDown.enableSearch = true
      let binding = array.bind(to: dropDown) { $0.text }
      await showing(dropDown) {
        @MainActor func texts(_ widget: Widget) -> [String] {
          ((widget as? Label).map { [$0.text] } ?? []) + widget.children.flatMap(texts)
        }
        await until { texts(dropDown).contains("one") }
        array[0].text = "uno"
        #expect(texts(dropDown).contains("uno"))
        dropDown.activate()
        await until { texts(dropDown).contains("two") }
        binding.dispose()
        #expect(dropDown.model == nil)
      }
    }
  }

  @Test func `Newer versions of GTK kept what was selected in a drop-down`() async throws {
    try await withoutLeaks {
      let nothing = Int(GTK_INVALID_LIST_POSITION)
      let dropDown = DropDown(strings: ["a", "b", "c"])
      var seen: [Int] = []
      dropDown.reactive.selected.observeNext { seen.append($0) }.dispose(in: dropDown.reactive.bag)
      for position in [nothing, 2, nothing, 1, 7, 0] { dropDown.selected = position }
      #expect(seen == [0, nothing, 2, nothing, 1, nothing, 0])
      dropDown.reactive.selected.value = nothing
      #expect(dropDown.selected == nothing && dropDown.selectedItem == nil)
      // The user still can.
      await showing(dropDown) {
        dropDown.activate()
        @MainActor func findList(in widget: Widget) -> ListView? {
          if let list = widget as? ListView { return list }
          return widget.children.lazy.compactMap(findList).first
        }
        let list = findList(in: dropDown)
        (list?.model as? SingleSelection)?.selected = 1
        #expect(list?.activateAction("list.activate-item", args: UInt32(1).asVariant) == true)
        #expect(dropDown.selected == 1)
      }
    }
  }

  @Test func `Whatever happens to an array, the chosen element stays until it goes`() async throws {
    try await withoutLeaks {
      var random = RepeatableNumbers(seed: 21)
      var fresh = 100
      let array = MutableObservableArray((0..<10).map { Record($0) })
      let selection = SingleItemSelection<Record>()
      let dropDown = DropDown()
      array.bind(to: dropDown, selection: selection) { $0.text }
      var expected: Int?
      for round in 0..<300 {
        if round % 4 == 0, let index = array.collection.indices.randomElement(using: &random) {
          expected = array[index].id
          if round % 8 == 0 { dropDown.selected = index } else { selection.selectedItem.value = array[index] }
        }
        array.editAtRandom(&random, fresh: &fresh)
        let item = array.collection.first { $0.id == expected }
        if item == nil { expected = nil }
        #expect(selection.selectedItem.value == item)
        #expect(dropDown.chosenItem(as: Record.self) == item)
      }
    }
  }
}
