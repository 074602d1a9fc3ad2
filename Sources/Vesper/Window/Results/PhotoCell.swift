import BindingCore
import Gtk
import PhotoSearchCore

/// A reusable cell in the list or the rows of results that shows a photo or a header.
final class PhotoCell: ListCell<ResultRow> {
  private let results: ResultCells
  private let content: any PhotoContent
  private var header: SectionHeader?
  /// The id of the displayed row, even if `item` is already `nil`.
  private var shownID: ResultRow.ID?
  private var offersActions = false

  init(_ results: ResultCells, layout: ResultLayout) {
    self.results = results
    content = layout == .rows ? PhotoTile(results) : PhotoListRow(results)
    super.init(orientation: .vertical, spacing: 0)
    append(content)
    content.addController(makeClick())
    content.offerPhotos(
      { [unowned self] in item?.photo.map(results.dragged) ?? [] },
      content: { results.dragContent($0) },
      picture: { [unowned self] in content.thumbnail.texture })
  }

  /// Creates the click gesture. A click opens the photo; with Control or Shift it selects. A button that is pressed here
  /// and released elsewhere does neither.
  private func makeClick() -> GestureClick {
    let click = GestureClick()
    click.reactive.released.bind(to: self) { [unowned click] me, release in
      guard click.currentEventState.isDisjoint(with: [.controlMask, .shiftMask]), let photo = me.item?.photo else {
        return
      }
      // Otherwise the line would be selected.
      click.setState(.claimed)
      guard click.isClick(release) else { return }
      me.parent?.grabFocus()
      me.results.opened.send(photo)
    }
    return click
  }

  override func bind(_ row: ResultRow) {
    if let shownID, shownID != row.id { results.forget(self, for: shownID) }
    shownID = row.id
    results.note(self, for: row.id)
    content.visible = row.photo != nil
    if row.photo == nil { parent?.addCssClass("no-photo") } else { parent?.removeCssClass("no-photo") }
    header?.visible = false
    switch row {
    case .photo(let photo):
      let title = photo.title.isEmpty ? Strings.untitled : photo.title
      rowLabel = Strings.list([title, photo.author ?? Strings.unknownAuthor, photo.license.shortName])
      content.show(photo, title: title, bag: bag)
      results.isSaved(photo).bind(to: self) { me, isSaved in me.mark(isSaved: isSaved) }.dispose(in: bag)
    case .header(let section):
      mark(isSaved: false)
      rowLabel = Strings.header(of: section)
      shownHeader.show(section)
      shownHeader.visible = true
    }
    offerActions()
  }

  /// Offers the buttons on the photo to assistive technology, as actions of the whole row.
  private func offerActions() {
    guard content is PhotoTile, !offersActions, let parent else { return }
    offersActions = true
    let actions = Gio.SimpleActionGroup()
    actions.addAction("save") { [weak self] in
      if let self, let photo = item?.photo, results.canSave(photo) { results.wanted.send(photo) }
    }
    actions.addAction("copy-credit") { [weak self] in
      if let self, let photo = item?.photo { results.credited.send(photo) }
    }
    actions.addAction("select") { [weak self] in
      if let self, let id = item?.id, item?.photo != nil { results.toggle(id) }
    }
    parent.insertActionGroup("photo", group: actions)
  }

  /// Shows whether the photo is saved, also to assistive technology.
  private func mark(isSaved: Bool) {
    content.thumbnail.isSaved = isSaved
    let words = isSaved ? Strings.savedAlready : nil
    if parent?.accessibleDescription != words { parent?.accessibleDescription = words }
  }

  private var shownHeader: SectionHeader {
    if let header { return header }
    let header = SectionHeader()
    append(header)
    self.header = header
    return header
  }

  override func unbind() {
    if let shownID { results.forget(self, for: shownID) }
    shownID = nil
    content.thumbnail.clear()
  }

  /// Sets the priority with which the thumbnail is loaded.
  func look(isInView: Bool) {
    content.thumbnail.isInView = isInView
  }
}

/// The name of a source above its photos, and their number.
final class SectionHeader: Box {
  private let nameLabel = Label()
  private let countLabel = Label()

  init() {
    super.init(orientation: .horizontal, spacing: 12)
    addCssClass("section-header")
    nameLabel.addCssClass("heading")
    countLabel.addCssClass("dim-label")
    for label in [nameLabel, countLabel] {
      label.xalign = 0
      label.wrap = true
      label.wrapMode = .wordChar
      append(label)
    }
  }

  func show(_ section: ResultSection) {
    nameLabel.label = Strings.sourceName(section.source)
    countLabel.label = Strings.count(of: section)
  }
}
