import BindingCore

/// Names grouped into sections by first letter.
final class SectionedListViewModel {
  let entered = Property("")
  private let names: MutableObservableArray<String>

  init(_ names: [String] = []) { self.names = MutableObservableArray(names) }

  /// A section is inserted with its first name and removed with its last.
  var sections: SafeSignal<Observable2DArrayEvent<String, String>> {
    names
      .sortedCollection()
      .groupedCollection(by: { $0.prefix(1).uppercased() }, sectionsBy: <)
  }

  var canAdd: AnyProperty<Bool> { entered.map { !$0.isEmpty } }

  func add() {
    names.append(entered.value)
    entered.value = ""
  }

  func remove(_ name: String) {
    if let index = names.collection.firstIndex(of: name) { names.remove(at: index) }
  }
}
