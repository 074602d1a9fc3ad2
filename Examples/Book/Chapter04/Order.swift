/// How books are sorted.
enum Order: Int, CaseIterable {
  case added, title, author

  var name: String {
    switch self {
    case .added: "As Added"
    case .title: "By Title"
    case .author: "By Author"
    }
  }

  func precedes(_ one: Book, _ other: Book) -> Bool {
    switch self {
    case .added: one.id < other.id
    case .title: one.title < other.title
    case .author: (one.author, one.title) < (other.author, other.title)
    }
  }
}
