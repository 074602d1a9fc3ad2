import BindingCore
import Gtk

/// Entries for a book, a button that puts it on the shelf, and books that are meant perhaps.
final class AddBar: Box {
  init(_ shelf: Shelf, _ suggestions: Suggestions) {
    super.init(orientation: .vertical, spacing: 6)
    let title = Entry()
    title.placeholderText = "Title"
    title.hexpand = true
    let author = Entry()
    author.placeholderText = "Author"
    author.hexpand = true
    let addButton = Button(label: "Add")
    addButton.addCssClass("suggested-action")
    let spinner = Spinner()
    let list = ListView()
    list.accessibleLabel = "Suggestions"
    list.singleClickActivate = true
    append([Box(.horizontal, [title, author, spinner, addButton]), list])

    shelf.title.bidirectionalBind(to: title.reactive.text)
    shelf.author.bidirectionalBind(to: author.reactive.text)
    shelf.canAdd.bind(to: addButton.reactive.sensitive)
    merge(addButton.reactive.clicked, title.reactive.activate, author.reactive.activate)
      .observeNext { [weak title] in
        shelf.add()
        // Ready for the next one.
        title?.grabFocus()
      }

    suggestions.books.bind(to: list) { TextCell { "\($0.title), \($0.author)" } }
    suggestions.books.map { !$0.collection.isEmpty }.bind(to: list.reactive.visible)
    suggestions.isSearching.bind(to: spinner)
    suggestions.isSearching.bind(to: spinner.reactive.visible)
    list.reactive.activate.observeNext { position in
      let book = suggestions.books.collection[position]
      shelf.title.value = book.title
      shelf.author.value = book.author
    }
  }
}
