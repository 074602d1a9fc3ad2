/// A book on the shelf.
struct Book: Identifiable, Equatable {
  let id: Int
  var title: String
  var author: String

  /// Whether a search for the text finds it.
  func matches(_ text: String) -> Bool {
    text.isEmpty || "\(title) \(author)".lowercased().contains(text.lowercased())
  }
}
