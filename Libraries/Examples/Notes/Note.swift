import BindingCore

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var text: String
}

/// A list of notes of which one is open.
final class NotesViewModel: DisposeBagProvider {
  let notes: Property<[Note]>
  let selected = Property<Note?>(nil)
  let title = Property("")
  let text = Property("")
  /// What can be undone.
  let deleted = PassthroughSubject<Note, Never>()
  let bag = DisposeBag()

  init(_ notes: [Note] = []) {
    self.notes = Property(notes)
    selected.map(\.?.id).removeDuplicates().bind(to: self) { me, id in me.open(id) }
    combineLatest(title, text).dropFirst(1).bind(to: self) { me, words in me.write(words.0, words.1) }
  }

  var shown: SafeSignal<ObservableArrayEvent<Note>> { notes.diff() }
  var hasSelection: SafeSignal<Bool> { selected.map { $0 != nil }.removeDuplicates() }

  func add() {
    let note = Note(id: (notes.value.map(\.id).max() ?? 0) + 1, title: "New Note", text: "")
    notes.value.append(note)
    selected.value = note
  }

  func delete() {
    guard let note = notes.value.first(where: { $0.id == selected.value?.id }) else { return }
    selected.value = nil
    notes.value.removeAll { $0.id == note.id }
    deleted.send(note)
  }

  func restore(_ note: Note) {
    notes.value.append(note)
    notes.value.sort { $0.id < $1.id }
  }

  private func open(_ id: Int?) {
    let note = notes.value.first { $0.id == id }
    title.value = note?.title ?? ""
    text.value = note?.text ?? ""
  }

  private func write(_ title: String, _ text: String) {
    guard let index = notes.value.firstIndex(where: { $0.id == selected.value?.id }) else { return }
    let note = Note(id: notes.value[index].id, title: title, text: text)
    if notes.value[index] != note { notes.value[index] = note }
  }
}
