import BindingCore

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var surname: String

  /// The name as in a telephone book.
  var listing: String { "\(surname), \(name)" }
}

/// Creates, updates and deletes people, and filters them by surname prefix.
final class CRUDViewModel {
  let prefix = Property("")
  let name = Property("")
  let surname = Property("")
  let selected = Property<Person?>(nil)
  private let people: Property<[Person]>

  init(_ people: [Person] = []) {
    self.people = Property(people)
    // Editing starts with the names of the selected person.
    selected.compactMap { $0?.name }.bind(to: name)
    selected.compactMap { $0?.surname }.bind(to: surname)
  }

  /// The visible people, in order, with the changes from one list to the next.
  var shown: SafeSignal<ObservableArrayEvent<Person>> {
    combineLatest(people, prefix) { people, prefix in
      people
        .filter { $0.surname.lowercased().hasPrefix(prefix.lowercased()) }
        .sorted { $0.listing < $1.listing }
    }.diff()
  }

  var canCreate: AnyProperty<Bool> { combineLatest(name, surname) { !$0.isEmpty && !$1.isEmpty } }

  var canDelete: AnyProperty<Bool> { selected.map { $0 != nil } }

  var canUpdate: AnyProperty<Bool> { combineLatest(canCreate, canDelete) { $0 && $1 } }

  func create() {
    let id = (people.value.map(\.id).max() ?? 0) + 1
    people.value.append(Person(id: id, name: name.value, surname: surname.value))
  }

  func update() {
    guard let index = people.value.firstIndex(where: { $0.id == selected.value?.id }) else { return }
    people.value[index] = Person(id: people.value[index].id, name: name.value, surname: surname.value)
  }

  func delete() {
    people.value.removeAll { $0.id == selected.value?.id }
    selected.value = nil
  }
}
