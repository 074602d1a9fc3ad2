import BindingCore

/// A line of the list.
struct Note: Identifiable, Equatable {
  let id: Int
  var text: String
}

/// What the window shows, and what it can do. It knows nothing of widgets, so that it can be tested without any.
final class NoteList {
  /// What the user writes.
  let draft = Property("")
  let notes = MutableObservableArray<Note>()
  private var lastID = 0

  /// Whether there is something to add.
  var canAdd: SafeSignal<Bool> { draft.map { $0.contains { !$0.isWhitespace } } }

  /// Adds the draft to the list.
  func add() {
    guard draft.value.contains(where: { !$0.isWhitespace }) else { return }
    lastID += 1
    notes.append(Note(id: lastID, text: draft.value))
    draft.value = ""
  }

  /// Removes a note.
  func remove(_ note: Note) {
    if let index = notes.collection.firstIndex(of: note) { notes.remove(at: index) }
  }
}
