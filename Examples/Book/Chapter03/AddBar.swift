import BindingCore
import Gtk

/// Entries for a book, and a button that puts it on the shelf.
final class AddBar: Box {
  init(_ shelf: Shelf) {
    super.init(orientation: .horizontal, spacing: 6)
    let title = Entry()
    title.placeholderText = "Title"
    title.hexpand = true
    let author = Entry()
    author.placeholderText = "Author"
    author.hexpand = true
    let addButton = Button(label: "Add")
    addButton.addCssClass("suggested-action")
    append([title, author, addButton])

    shelf.title.bidirectionalBind(to: title.reactive.text)
    shelf.author.bidirectionalBind(to: author.reactive.text)
    shelf.canAdd.bind(to: addButton.reactive.sensitive)
    merge(addButton.reactive.clicked, title.reactive.activate, author.reactive.activate)
      .observeNext { [weak title] in
        shelf.add()
        // Ready for the next one.
        title?.grabFocus()
      }
  }
}
