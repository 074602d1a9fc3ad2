import BindingCore
import Gtk
import PhotoSearchCore

/// One photo, large, with all that a person who wants to use it must know.
final class PhotoDetailView: Box {
  private let detail: PhotoDetailViewModel
  private let picture: LargePicture
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let pageButton = Button(label: Words.openSourcePage)
  private let authorButton = Button(label: Words.morePhotosOfAuthor)
  private let relatedButton = Button(label: Words.similarPhotos)
  private let reportButton = Button(label: Words.reportPhoto)
  private let facts = FactsGrid()

  /// - Parameter search: Takes what the person wants to search for, such as the author's other photos.
  init(_ detail: PhotoDetailViewModel, services: Services, search: @escaping (PhotoQuery) -> Void) {
    self.detail = detail
    picture = LargePicture(detail, thumbnails: services.thumbnails, pictures: services.pictures)
    super.init(orientation: .horizontal, spacing: 0)
    addCssClass("photo-detail")
    append(picture)
    append(Separator(orientation: .vertical))
    append(makePanel())
    bind(search)
  }

  /// Moves the keyboard to the picture: what can be done with it comes next.
  func focusPicture() {
    picture.focusPicture()
  }

  private func makePanel() -> Widget {
    titleLabel.addCssClass("title-2")
    authorLabel.addCssClass("dim-label")
    let panel = Box(orientation: .vertical, spacing: 18)
    panel.setMargins(18)
    let heading = Box(orientation: .vertical, spacing: 6)
    for label in [titleLabel, authorLabel] {
      label.xalign = 0
      label.wrap = true
      label.wrapMode = .wordChar
      label.selectable = true
      heading.append(label)
    }
    panel.append(heading)
    panel.append(SaveControl(detail))
    panel.append(LicenseSummary(detail))
    panel.append(CreditControl(detail))
    panel.append(facts)
    let more = Box(orientation: .vertical, spacing: 6)
    for button in [pageButton, authorButton, relatedButton, reportButton] { more.append(button) }
    panel.append(more)

    let scroller = ScrolledWindow()
    scroller.hscrollbarPolicy = .never
    scroller.child = panel
    scroller.setSizeRequest(width: 324, height: -1)
    return scroller
  }

  private func bind(_ search: @escaping (PhotoQuery) -> Void) {
    detail.photo.bind(to: self) { me, photo in me.show(photo) }
    pageButton.reactive.clicked.bind(to: self) { me in (me.root as? Window)?.openPage(me.detail.photo.value.pageURL) }
    reportButton.reactive.clicked.bind(to: self) { me in
      (me.root as? Window)?.openPage(me.detail.photo.value.reportURL)
    }
    authorButton.reactive.clicked.bind(to: self) { me in me.detail.authorQuery.map(search) }
    relatedButton.reactive.clicked.bind(to: self) { me in me.detail.relatedQuery.map(search) }
  }

  private func show(_ photo: Photo) {
    titleLabel.label = photo.title.isEmpty ? Words.untitled : photo.title
    authorLabel.label = photo.author ?? Words.unknownAuthor
    pageButton.visible = photo.pageURL != nil
    reportButton.visible = photo.reportURL != nil
    authorButton.visible = detail.authorQuery != nil
    relatedButton.visible = detail.relatedQuery != nil
    facts.show(Words.facts(photo))
  }
}
