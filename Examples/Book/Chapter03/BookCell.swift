import BindingCore
import Gtk

/// A row of the list. It is used for one book after the other.
final class BookCell: ListCell<Book> {
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let removeButton = Button(iconName: "user-trash-symbolic")
  private let remove: (Book) -> Void

  init(remove: @escaping (Book) -> Void) {
    self.remove = remove
    super.init(orientation: .horizontal, spacing: 12)
    for label in [titleLabel, authorLabel] {
      label.xalign = 0
      label.ellipsize = .end
    }
    authorLabel.addCssClass("dim-label")
    let labels = Box(.vertical, spacing: 2, [titleLabel, authorLabel])
    labels.hexpand = true
    removeButton.addCssClass("flat")
    removeButton.valign = .center
    append([labels, removeButton])
  }

  override func bind(_ book: Book) {
    titleLabel.label = book.title
    authorLabel.label = book.author
    authorLabel.visible = !book.author.isEmpty
    rowLabel = "\(book.title), \(book.author)"
    removeButton.setTooltip("Remove “\(book.title)”")
    removeButton.reactive.clicked.observeNext { [remove] in remove(book) }.dispose(in: bag)
  }
}
