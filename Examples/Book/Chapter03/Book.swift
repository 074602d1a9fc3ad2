/// A book on the shelf.
struct Book: Identifiable, Equatable {
  let id: Int
  var title: String
  var author: String
}
