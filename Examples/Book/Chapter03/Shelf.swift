import BindingCore

/// What the application knows, and what it can do. It knows nothing of widgets.
final class Shelf {
  /// The title that the user is writing.
  let title = Property("")
  /// The author that the user is writing.
  let author = Property("")
  let books = MutableObservableArray<Book>()

  /// Whether there is something to add.
  var canAdd: AnyProperty<Bool> { title.map { $0.contains { !$0.isWhitespace } } }

  /// Adds the book that the user has written.
  func add() {
    guard canAdd.value else { return }
    let id = (books.collection.map(\.id).max() ?? 0) + 1
    books.append(Book(id: id, title: title.value, author: author.value))
    title.value = ""
    author.value = ""
  }

  /// Removes a book.
  func remove(_ book: Book) {
    books.removeAll { $0.id == book.id }
  }
}
