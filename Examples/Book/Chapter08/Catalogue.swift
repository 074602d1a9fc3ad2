/// Where books are looked up.
protocol Catalogue {
  /// Returns some books whose titles have a word that begins with the text.
  func books(matching text: String) async throws -> [Book]
}

/// A catalogue of well-known books, off the main thread.
actor ClassicsCatalogue: Catalogue {
  func books(matching text: String) async throws -> [Book] {
    let text = text.lowercased()
    let found = Self.classics.filter { book in
      book.title.lowercased().split(separator: " ").contains { $0.hasPrefix(text) }
        || book.title.lowercased().hasPrefix(text)
    }
    return Array(found.prefix(3))
  }

  private nonisolated static let classics = [
    ("Brave New World", "Aldous Huxley"), ("Don Quixote", "Miguel de Cervantes"), ("Dracula", "Bram Stoker"),
    ("Emma", "Jane Austen"), ("Frankenstein", "Mary Shelley"), ("Great Expectations", "Charles Dickens"),
    ("Jane Eyre", "Charlotte Brontë"), ("Middlemarch", "George Eliot"), ("Moby-Dick", "Herman Melville"),
    ("Mrs Dalloway", "Virginia Woolf"), ("Nineteen Eighty-Four", "George Orwell"), ("Persuasion", "Jane Austen"),
    ("Pride and Prejudice", "Jane Austen"), ("The Odyssey", "Homer"), ("The Time Machine", "H. G. Wells"),
    ("The Trial", "Franz Kafka"), ("To the Lighthouse", "Virginia Woolf"), ("Treasure Island", "R. L. Stevenson"),
    ("Ulysses", "James Joyce"), ("War and Peace", "Leo Tolstoy"), ("Wuthering Heights", "Emily Brontë"),
  ].enumerated().map { Book(id: $0.offset, title: $0.element.0, author: $0.element.1) }
}
