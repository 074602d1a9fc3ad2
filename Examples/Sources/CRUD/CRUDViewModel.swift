import BindingCore

struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
  var surname: String

  /// As a telephone book has it.
  var listing: String { "\(surname), \(name)" }
}

/// People who are created, updated and deleted, and a view of those whose surname begins as asked for.
final class CRUDViewModel {
  let prefix = Property("")
  let name = Property("")
  let surname = Property("")
  let selected = Property<Person?>(nil)
  private let people: Property<[Person]>

  init(_ people: [Person] = []) {
    self.people = Property(people)
    // Who is selected can be changed.
    selected.compactMap { $0?.name }.bind(to: name)
    selected.compactMap { $0?.surname }.bind(to: surname)
  }

  /// The people to be seen, in order, with the changes from one list to the next.
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
