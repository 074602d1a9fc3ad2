import BindingCore

/// What the application knows, and what it can do. It knows nothing of widgets.
final class Shelf: DisposeBagProvider {
  /// The title that the user is writing.
  let title = Property("")
  /// The author that the user is writing.
  let author = Property("")
  let books = MutableObservableArray<Book>()
  /// What the user is looking for.
  let search = Property("")
  let order = Property(Order.added)
  /// The book that is shown beside the list, as it is now.
  let selected = Property<Book?>(nil)
  let bag = DisposeBag()

  init() {
    // What is changed in the selected book is changed on the shelf.
    selected.ignoreNils().bind(to: self) { shelf, book in shelf.update(book) }
  }

  /// The books that match the search, in order.
  var found: IncrementalArray<Book> {
    books
      .filterCollection(byLatest: search.map { text in { $0.matches(text) } })
      .sortedCollection(byLatest: order.map { order in order.precedes })
  }

  /// What to say where there are no books to see.
  var hint: SafeSignal<String> {
    combineLatest(books, search) { books, search in
      if books.collection.isEmpty { return "No books yet." }
      return books.collection.contains { $0.matches(search) } ? "" : "No book matches “\(search)”."
    }
  }

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

  /// Puts a changed book in the place of the old one.
  private func update(_ book: Book) {
    guard let index = books.collection.firstIndex(where: { $0.id == book.id }), books.collection[index] != book
    else { return }
    books[index] = book
  }

  /// A variable of the selected book, or `other` where there is none.
  func selected<Value>(_ variable: WritableKeyPath<Book, Value>, or other: Value) -> DynamicSubject<Value> {
    selected.bidirectionalMap(
      to: { book in book?[keyPath: variable] ?? other },
      from: { [selected] value in
        var book = selected.value
        book?[keyPath: variable] = value
        return book
      })
  }

  /// Removes a book.
  func remove(_ book: Book) {
    books.removeAll { $0.id == book.id }
  }
}
