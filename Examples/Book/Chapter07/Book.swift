/// A book on the shelf.
nonisolated struct Book: Identifiable, Equatable, Codable {
  let id: Int
  var title: String
  var author: String
  var isRead = false
  /// What the user thinks of it.
  var notes = ""

  /// Whether a search for the text finds it.
  func matches(_ text: String) -> Bool {
    text.isEmpty || "\(title) \(author)".lowercased().contains(text.lowercased())
  }
}
