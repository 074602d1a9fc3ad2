import BindingCore
import Gtk
import PhotoSearchCore

/// A reusable cell in the list or grid of results that shows a photo or a header.
final class PhotoCell: ListCell<ResultRow> {
  private let results: ResultCells
  private let layout: ResultLayout
  private let content: any PhotoContent
  private var header: SectionHeader?
  /// The id of the displayed row, even if `item` is already `nil`.
  private var shownID: ResultRow.ID?
  private var isGap = false

  init(_ results: ResultCells, layout: ResultLayout) {
    self.results = results
    self.layout = layout
    content = layout == .grid ? PhotoTile(results) : PhotoListRow(results)
    super.init(orientation: .vertical, spacing: 0)
    append(content)
    content.addController(makeClick())
    content.offerPhotos { [unowned self] in item?.photo.map(results.dragged) ?? [] }
  }

  /// Creates the click gesture. A click opens the photo; with Control or Shift it selects.
  private func makeClick() -> GestureClick {
    let click = GestureClick()
    click.reactive.released.bind(to: self) { [unowned click] me, _ in
      guard click.currentEventState.isDisjoint(with: [.controlMask, .shiftMask]), let photo = me.item?.photo else {
        return
      }
      // Otherwise the line would be selected.
      click.setState(.claimed)
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
    case .gap:
      mark(isSaved: false)
      rowLabel = nil
    }
    hide(isGap: row.isGap)
  }

  /// Shows whether the photo is saved, also to assistive technology.
  private func mark(isSaved: Bool) {
    content.thumbnail.isSaved = isSaved
    let words = isSaved ? Strings.savedAlready : nil
    if parent?.accessibleDescription != words { parent?.accessibleDescription = words }
  }

  /// Hides a gap from assistive technology.
  private func hide(isGap: Bool) {
    guard isGap != self.isGap else { return }
    self.isGap = isGap
    parent?.updateState(.hidden, value: isGap)
  }

  private var shownHeader: SectionHeader {
    if let header { return header }
    let header = SectionHeader(layout == .grid ? .vertical : .horizontal)
    append(header)
    self.header = header
    return header
  }

  override func unbind() {
    if let shownID { results.forget(self, for: shownID) }
    shownID = nil
    // The next row may be in another line.
    hide(isGap: false)
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

  init(_ orientation: Orientation) {
    super.init(orientation: orientation, spacing: orientation == .vertical ? 0 : 12)
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
