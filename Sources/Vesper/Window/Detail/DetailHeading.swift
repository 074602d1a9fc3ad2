import BindingCore
import Gtk
import PhotoSearchCore

/// What always stays in sight of a photo's panel: title, author, and the buttons that save it and copy its credit.
final class DetailHeading: Box {
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let authorButton = Button()
  private let moreButton = MenuButton()

  /// - Parameter search: Performs a search that the user requests.
  init(_ detail: PhotoDetailViewModel, search: @escaping (PhotoQuery) -> Void) {
    super.init(orientation: .vertical, spacing: 12)
    addCssClass("heading-of-photo")
    let authorPhotos = detail.authorQuery
    append(makeTexts(hasAuthorPhotos: authorPhotos != nil))
    append(AdaptivePair(SaveControl(detail), CopyCreditControl(detail), spacing: 8))
    moreButton.menuModel = PhotoActions.menu(for: detail.photo.value)
    moreButton.offerMenuItems()
    detail.photo.bind(to: self) { me, photo in me.show(photo) }
    if let authorPhotos { authorButton.reactive.clicked.observeNext { search(authorPhotos) }.dispose(in: reactive.bag) }
  }

  private func makeTexts(hasAuthorPhotos: Bool) -> Widget {
    titleLabel.addCssClass("title-2")
    titleLabel.xalign = 0
    titleLabel.wrap = true
    titleLabel.wrapMode = .wordChar
    titleLabel.lines = 2
    titleLabel.ellipsize = .end
    // They take the width that there is, and ask for little: a long title must not make the panel wider.
    titleLabel.maxWidthChars = 16
    authorLabel.maxWidthChars = 16
    authorLabel.xalign = 0
    authorLabel.ellipsize = .end
    authorButton.addCssClass("flat")
    authorButton.addCssClass("author")
    let texts = Box(.vertical, spacing: 0, [titleLabel])
    if hasAuthorPhotos {
      authorButton.child = authorLabel
      texts.append(authorButton)
    } else {
      authorLabel.addCssClass("dim-label")
      texts.append(authorLabel)
    }
    texts.hexpand = true
    moreButton.iconName = Icon.more
    moreButton.hasFrame = false
    moreButton.valign = .start
    moreButton.tooltipText = Strings.moreActions
    moreButton.pressLabel = Strings.moreActions
    return Box(.horizontal, spacing: 8, [texts, moreButton])
  }

  private func show(_ photo: Photo) {
    titleLabel.label = photo.title.isEmpty ? Strings.untitled : photo.title
    titleLabel.tooltipText = titleLabel.label
    authorLabel.label = photo.author ?? Strings.unknownAuthor
    authorButton.accessibleLabel = authorLabel.label
    authorButton.tooltipText = photo.author.map(Strings.photosBy)
  }
}
