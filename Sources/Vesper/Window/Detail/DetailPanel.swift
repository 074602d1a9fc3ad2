import BindingCore
import Gtk
import PhotoSearchCore

/// The details of a photo, and the actions on it.
final class DetailPanel: Box {
  private let detail: PhotoDetailViewModel
  private let titleLabel = Label()
  private let authorLabel = Label()
  private let moreButton = MenuButton()
  private let pageButton = Button(label: Strings.openWebPage)
  private let reportButton = Button(label: Strings.reportPhoto)
  private let facts = FactsGrid()
  private let tags = Box(orientation: .horizontal, spacing: 0)

  /// - Parameters:
  ///   - search: Performs a search that the user requests.
  ///   - open: Opens another photo that the user chooses.
  init(
    _ detail: PhotoDetailViewModel, services: Services, taking: PhotoActions, openStrips: StripChoices,
    search: @escaping (PhotoQuery) -> Void, open: @escaping (Photo) -> Void
  ) {
    self.detail = detail
    super.init(orientation: .vertical, spacing: 18)
    setMargins(18)
    append(makeHeading())
    append([SaveControl(detail), PhotoActionStatus(taking), LicenseSummary(detail), CreditControl(detail), facts, tags])
    tags.accessibleLabel = Strings.tags
    tags.layoutManager = WrapLayout(spacing: 6)
    let strips: [(PhotoStrip?, String, Property<Bool>)] = [
      (detail.authorPhotos, Strings.morePhotosOfAuthor, openStrips.author),
      (detail.relatedPhotos, Strings.similarPhotos, openStrips.related),
    ]
    for case (let strip?, let title, let isOpen) in strips {
      append(
        StripView(strip, title: title, isOpen: isOpen, thumbnails: services.thumbnails, search: search, open: open))
    }
    // An address may be long.
    (pageButton.child as? Label)?.ellipsize = .middle
    append(Box(.vertical, spacing: 6, [pageButton, reportButton]))
    combineLatest(detail.photo, detail.camera).bind(to: self) { me, values in me.show(values.0, values.1, search) }
    pageButton.reactive.clicked.bind(to: self) { me in (me.root as? Window)?.openPage(me.detail.photo.value.pageURL) }
    reportButton.reactive.clicked.bind(to: self) { me in
      (me.root as? Window)?.openPage(me.detail.photo.value.reportURL)
    }
  }

  private func makeHeading() -> Widget {
    titleLabel.addCssClass("title-2")
    authorLabel.addCssClass("dim-label")
    let texts = Box(orientation: .vertical, spacing: 6)
    texts.hexpand = true
    for label in [titleLabel, authorLabel] {
      label.xalign = 0
      label.wrap = true
      label.wrapMode = .wordChar
      label.selectable = true
      texts.append(label)
    }
    moreButton.iconName = "view-more-symbolic"
    moreButton.hasFrame = false
    moreButton.valign = .start
    moreButton.tooltipText = Strings.moreActions
    moreButton.accessibleLabel = Strings.moreActions
    moreButton.menuModel = PhotoActions.menu(for: detail.photo.value)
    moreButton.offerMenuItems()
    return Box(.horizontal, spacing: 6, [texts, moreButton])
  }

  private func show(_ photo: Photo, _ camera: CameraData?, _ search: @escaping (PhotoQuery) -> Void) {
    titleLabel.label = photo.title.isEmpty ? Strings.untitled : photo.title
    authorLabel.label = photo.author ?? Strings.unknownAuthor
    pageButton.label = Strings.openPage(of: photo)
    pageButton.visible = photo.pageURL != nil
    reportButton.visible = photo.reportURL != nil
    facts.show(Strings.facts(photo, camera))
    for tag in tags.children { tags.remove(tag) }
    tags.visible = !photo.tags.isEmpty
    for tag in photo.tags.prefix(Self.maximumTagCount) {
      let label = Label(label: tag)
      label.ellipsize = .end
      label.maxWidthChars = 28
      let button = Button()
      button.child = label
      button.addCssClass("tag")
      button.tooltipText = Strings.searchForTag(tag)
      button.accessibleLabel = tag
      button.reactive.clicked.observeNext { search(PhotoQuery(text: tag)) }.dispose(in: button.reactive.bag)
      tags.append(button)
    }
  }

  /// The maximum number of tags: more would be less useful.
  private static let maximumTagCount = 30
}

/// A grid of names and values, one pair per row.
final class FactsGrid: Grid {
  override init() {
    super.init()
    columnSpacing = 12
    rowSpacing = 6
    accessibleLabel = Strings.about
  }

  /// Replaces the displayed facts.
  func show(_ facts: [(name: String, value: String)]) {
    while let child = firstChild { remove(child) }
    for (row, fact) in facts.enumerated() {
      let name = Label(label: fact.name)
      name.addCssClass("dim-label")
      let value = Label(label: fact.value)
      value.wrap = true
      value.wrapMode = .wordChar
      value.selectable = true
      value.hexpand = true
      for (column, label) in [name, value].enumerated() {
        label.xalign = 0
        label.yalign = 0
        attach(label, column: column, row: row)
      }
    }
  }
}
