import Testing

@testable import @NAME@

@Suite struct NoteListTests {
  @Test func `Blanks are no note`() {
    let list = NoteList()
    list.draft.value = "  "
    list.add()
    #expect(list.notes.collection.isEmpty)
  }

  @Test func `Notes are in the order in which they were added`() {
    let list = NoteList()
    for text in ["Milk", "Bread"] {
      list.draft.value = text
      list.add()
    }
    #expect(list.notes.collection.map(\.text) == ["Milk", "Bread"])
    #expect(list.draft.value.isEmpty)
  }
}
