import BindingCore
import Gtk
import PhotoSearchCore

/// What there is to know about a photo: its licence, its credit, facts, tags, notes and other photos.
final class DetailFacts: Box {
  private let detail: PhotoDetailViewModel
  private let pageButton = Button(label: Strings.openWebPage)
  private let reportButton = Button(label: Strings.reportPhoto)
  private let facts = FactsGrid()
  private let tags = Box(orientation: .horizontal, spacing: 0)

  /// - Parameters:
  ///   - search: Performs a search that the user requests.
  ///   - open: Opens another photo that the user chooses.
  init(
    _ detail: PhotoDetailViewModel, services: Services, open choices: DetailChoices,
    search: @escaping (PhotoQuery) -> Void, open: @escaping (Photo) -> Void
  ) {
    self.detail = detail
    super.init(orientation: .vertical, spacing: 16)
    addCssClass("facts-of-photo")
    append([LicenseConflicts(detail), LicenseLine(detail, isOpen: choices.license), makeCredit(), facts, tags])
    append(SavedPlace(detail))
    tags.accessibleLabel = Strings.tags
    tags.layoutManager = WrapLayout(spacing: 8)
    let strips: [(PhotoStrip?, String, Property<Bool>)] = [
      (detail.authorPhotos, Strings.morePhotosOfAuthor, choices.author),
      (detail.relatedPhotos, Strings.similarPhotos, choices.related),
    ]
    for case (let strip?, let title, let isOpen) in strips {
      append(
        StripView(strip, title: title, isOpen: isOpen, thumbnails: services.thumbnails, search: search, open: open))
    }
    // An address may be long.
    (pageButton.child as? Label)?.ellipsize = .middle
    append(Box(.vertical, spacing: 8, [pageButton, reportButton]))
    combineLatest(detail.photo, detail.camera).bind(to: self) { me, values in me.show(values.0, values.1) }
    detail.photo.map(\.tags).removeDuplicates().bind(to: self) { me, tags in me.show(tags: tags, search) }
    pageButton.reactive.clicked.bind(to: self) { me in (me.root as? Window)?.openPage(me.detail.photo.value.pageURL) }
    reportButton.reactive.clicked.bind(to: self) { me in
      (me.root as? Window)?.openPage(me.detail.photo.value.reportURL)
    }
  }

  private func makeCredit() -> Widget {
    let heading = Label(label: Strings.credit)
    heading.addCssClass("heading")
    heading.xalign = 0
    return Box(.vertical, spacing: 8, [heading, CreditPreview(detail)])
  }

  private func show(_ photo: Photo, _ camera: CameraData?) {
    pageButton.label = Strings.openPage(of: photo)
    pageButton.visible = photo.pageURL != nil
    reportButton.visible = photo.reportURL != nil
    facts.show(Strings.facts(photo, camera))
  }

  private func show(tags names: [String], _ search: @escaping (PhotoQuery) -> Void) {
    for tag in tags.children { tags.remove(tag) }
    tags.visible = !names.isEmpty
    for tag in names.prefix(Self.maximumTagCount) {
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
  private struct Fact: Hashable {
    let name: String
    let value: String
  }

  private var shown: [Fact] = []

  override init() {
    super.init()
    columnSpacing = 12
    rowSpacing = 8
    accessibleLabel = Strings.about
  }

  /// Replaces the displayed facts. Those that stay keep their rows, in which text may be selected.
  func show(_ facts: [(name: String, value: String)]) {
    let facts = facts.map { Fact(name: $0.name, value: $0.value) }
    for change in facts.difference(from: shown) {
      switch change {
      case .remove(let row, _, _): removeRow(row)
      case .insert(let row, let fact, _): insert(fact, at: row)
      }
    }
    shown = facts
  }

  private func insert(_ fact: Fact, at row: Int) {
    // The reading order is that of the children.
    let next = getChildAt(column: 0, row: row)
    insertRow(row)
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
      label.insertBefore(self, nextSibling: next)
    }
  }
}
