import BindingCore

/// What the application knows, and what it can do. It knows nothing of widgets.
final class Shelf {
  /// The title that the user is writing.
  let title = Property("")
  let titles = Property<[String]>([])

  /// Whether there is something to add.
  var canAdd: AnyProperty<Bool> { title.map { $0.contains { !$0.isWhitespace } } }

  /// How many books there are, in words.
  var summary: AnyProperty<String> {
    titles.map { titles in
      switch titles.count {
      case 0: "No books yet."
      case 1: "One book: \(titles[0])."
      default: "\(titles.count) books. The last one is \(titles[titles.count - 1])."
      }
    }
  }

  /// Adds the book that the user has written.
  func add() {
    guard canAdd.value else { return }
    titles.value.append(title.value)
    title.value = ""
  }
}
