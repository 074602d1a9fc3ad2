import FoundationEssentials

/// The file that the books are kept in.
struct ShelfFile {
  let path: String

  /// That of the user.
  static var standard: ShelfFile {
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
    return ShelfFile(path: data + "/bookshelf/books.json")
  }

  /// Reads the books. There are none before they were saved for the first time.
  func load() throws -> [Book] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try JSONDecoder().decode([Book].self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// Writes the books, all or nothing.
  func save(_ books: [Book]) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(books).write(to: file, options: .atomic)
  }
}
