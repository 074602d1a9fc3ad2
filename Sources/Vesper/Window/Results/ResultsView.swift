import BindingCore
import Gtk
import PhotoSearchCore

/// The layout of the results.
enum ResultLayout: String, CaseIterable {
  /// A line for each photo, with its title, author and licence.
  case list
  /// Whole photos beside each other in rows that fill the width.
  case rows

  /// Creates the layout with a stored name. What is not the list is rows: earlier versions had a grid in their place.
  init(stored name: String) { self = ResultLayout(rawValue: name) ?? .rows }
}

/// The found photos, in rows or as a list, with more loaded while scrolling.
///
/// A click or Return opens a photo. The arrow keys (with Shift for several), the space bar and Control-click select.
final class ResultsView: ScrolledWindow {
  let viewModel: PhotoSearchViewModel
  let cells: ResultCells
  let rows: ResultRows
  /// The rows or the list.
  private(set) var photos: any ListModelView = JustifiedView()
  private var shown: Subscription?
  private let prefetch: ImagePrefetch<DecodedPicture>
  /// The height of the visible area when the end was last reached.
  private var heightAtEnd: Double?
  /// The number of the last change that left rows without a layout, and of the last one that was laid out.
  var (lastChange, lastLayout) = (0, 0)
  /// The number of scrolls to a photo under way: after a change of the layout, one in each.
  var placements = 0
  /// Whether the view is scrolling to a photo.
  var isPlacing: Bool { placements > 0 }

  /// The approximate number of photos visible without scrolling.
  private static let firstCount = 12

  init(_ viewModel: PhotoSearchViewModel, services: Services, preferences: Preferences) {
    self.viewModel = viewModel
    cells = ResultCells(thumbnails: services.thumbnails, saves: viewModel.saves, seen: services.seen)
    prefetch = ImagePrefetch(pipeline: services.thumbnails)
    rows = ResultRows(viewModel, groupsBySource: preferences.groupsBySource.property)
    super.init()
    // The rows adapt to the window's width, so the window must be able to become narrower than they are.
    hscrollbarPolicy = .external
    vexpand = true
    focusable = false
    preferences.layout.property.map { ResultLayout(stored: $0) }.removeDuplicates()
      .bind(to: self) { me, layout in me.show(layout) }
    viewModel.searchInProgress.bind(to: self) { me, isRunning in me.photos.opacity = isRunning ? 0.5 : 1 }
    cells.opened.bind(to: viewModel.selection.detail) { detail, photo in detail.value = photo }
    cells.wanted.bind(to: viewModel) { viewModel, photo in
      viewModel.saves?.save([photo], query: viewModel.searchString.value)
    }
    cells.credited.bind(to: self) { me, photo in me.copyCredit(of: photo) }
    // Not while the cells are being filled.
    cells.measured.bind(to: self) { me, id in
      Task { (me.photos as? JustifiedView)?.ratioChanged(of: ResultRow.ID.photo(id)) }
    }
    reactive.edgeReached.filter { $0 == .bottom }.bind(to: self) { me, _ in me.loadMoreAfterScrolling() }
    viewModel.photosArriving.bind(to: self) { me, photos in me.loadPictures(of: photos) }
    reactive.edgeOvershot.filter { $0 == .bottom }.bind(to: self) { me, _ in me.loadMoreWhereNoneCame() }
    viewModel.resultsReplaced.bind(to: self) { me in
      // Not through the adjustment: GTK warns about positions in a list without a layout.
      guard let offset = me.vadjustment?.value, offset > 0 else { return }
      if (me.photos.model?.nItems ?? 0) > 0 { me.photos.scrollToRow(at: 0) }
    }
    cells.dragged = { [viewModel] photo in
      viewModel.selection.contains(photo) ? viewModel.selection.photos.value : [photo]
    }
    cells.dragContent = { [copies = services.copies] in PhotoDrag.content(of: $0, copies) }
    bindSelection()
    bindVisibility()
    bindKeyboard()
    bindMenu()
    bindWheel()
    bindBeginning()
  }

  // MARK: The rows and the list

  private func show(_ layout: ResultLayout) {
    let top = photoAtTop
    if let shown { leave(photos, shown) }
    let events = rows.events.handleEvents(receiveOutput: { [weak self] event in
      self?.stayAtBeginning(before: event.collection)
    })
    switch layout {
    case .list:
      let list = makeList()
      prepare(list)
      shown = events.handleEvents(receiveOutput: { [weak self] in self?.note($0) })
        .bind(to: list, selection: selection) { [cells] in PhotoCell(cells, layout: .list) }
    case .rows:
      let view = makeRows()
      prepare(view)
      // These have their layout at once.
      lastLayout = lastChange
      shown = events.bind(
        to: view, ratio: { [cells] in $0.photo.flatMap(cells.ratio) }, isHeader: { $0.photo == nil },
        selection: selection, makeCell: { [cells] in PhotoCell(cells, layout: .rows) })
    }
    followWidth()
    if let top { scroll(toTop: top) {} }
  }

  /// Empties a view that another one has replaced. Not before the cells of that one exist: what is being loaded would end,
  /// and begin again.
  private func leave(_ view: any ListModelView, _ binding: Subscription) {
    var framesLeft = 4
    addTickCallback { _, _ in
      framesLeft -= 1
      guard framesLeft == 0 else { return true }
      withExtendedLifetime(view) { binding.dispose() }
      return false
    }
  }

  private func prepare(_ view: some ListModelView) {
    photos = view
    view.accessibleLabel = Strings.results
    view.opacity = viewModel.searchInProgress.value ? 0.5 : 1
    view.reactive.activatedItem(ResultRow.self).bind(to: self) { me, row in me.open(row) }
    child = view
  }

  private var selection: MultipleItemSelection<ResultRow> { MultipleItemSelection(cells.selectedIDs) }

  private func makeList() -> ListView {
    let list = ListView()
    list.showSeparators = true
    list.addCssClass("rich-list")
    return list
  }

  private func makeRows() -> JustifiedView {
    let view = JustifiedView()
    view.addCssClass("photo-rows")
    return view
  }

  private func open(_ row: ResultRow) {
    if let photo = row.photo { viewModel.selection.detail.value = photo }
  }

  private func copyCredit(of photo: Photo) {
    let format = viewModel.selection.creditFormat.value
    clipboard?.setCredit(Credit(photo).text(in: format, Strings.creditWording), format: format)
  }

  /// Notes whether the width leaves space beside the title.
  private func followWidth() {
    let width = hadjustment?.pageSize ?? 0
    let isNarrow = width > 0 && width < 200 + 250 * Appearance.current.textScale.value
    if cells.isNarrow.value != isNarrow { cells.isNarrow.value = isNarrow }
  }

  /// Moves the keyboard focus to a photo that is in view: the last focused one, or else the first.
  func focusPhotos() {
    let last = (photos.focusChild?.firstChild as? PhotoCell).flatMap { isInView($0) ? $0 : nil }
    let cell = last ?? firstPhotoInView.flatMap { cells[$0] }
    if cell?.parent?.grabFocus() != true { photos.grabFocus() }
  }

  /// Moves the keyboard focus to a photo of the results, or to one that is in view.
  func focusPhoto(at index: Int?) {
    guard let index, viewModel.searchResults.collection.indices.contains(index) else { return focusPhotos() }
    if photos is ListView { photos.grabFocus() }
    let id = ResultRow.ID.photo(viewModel.searchResults[index].id)
    guard let row = rows.isGrouped.value ? rows.grouped.firstIndex(where: { $0.id == id }) : index else { return }
    // Does not scroll if the row is visible. Otherwise it has no cell before the next layout.
    photos.scrollToRow(at: row)
    if cells[id]?.parent?.grabFocus() == true { return }
    var framesLeft = 3
    photos.addTickCallback { [weak self] _, _ in
      framesLeft -= 1
      return self?.cells[id]?.parent?.grabFocus() != true && framesLeft > 0
    }
  }

  /// Prefetches the first visible thumbnails before the rows are created, which takes longer than a thumbnail.
  private func loadPictures(of photos: [Photo]) {
    prefetch.load(
      photos.prefix(Self.firstCount).compactMap { photo in
        photo.thumbnail.map { ($0, cells.pictureSize(of: photo, scale: scaleFactor)) }
      })
  }

  // MARK: Scrolling

  /// Loads more when the end of the list came into view by scrolling, not because the window grew. Each page costs a
  /// request.
  private func loadMoreAfterScrolling() {
    let height = vadjustment?.pageSize
    defer { heightAtEnd = height }
    guard heightAtEnd == nil || heightAtEnd == height else { return }
    // GTK emits the signal during the layout, when the window must not be changed.
    Task { [viewModel] in viewModel.loadMore() }
  }

  /// The user keeps scrolling at the end, which came into view before the next page could load: during a search, or
  /// when the window had just grown. Failed pages are not retried this way because every scroll step would send a
  /// request.
  private func loadMoreWhereNoneCame() {
    guard case .found = viewModel.status.value else { return }
    Task { [viewModel] in viewModel.loadMore() }
  }

  /// Follows the visible cells, throttled and never during a layout.
  private func bindVisibility() {
    guard let vadjustment, let hadjustment else { return }
    merge(vadjustment.reactive.valueChanged, vadjustment.reactive.changed, cells.changes)
      .throttle(for: .milliseconds(50))
      .bind(to: self) { me in Task { me.lookAtCells() } }
    combineLatest(hadjustment.reactive.pageSize.removeDuplicates(), Appearance.current.textScale)
      .bind(to: self) { me, _ in Task { me.followWidth() } }
  }

  private func lookAtCells() {
    for cell in cells.all { cell.look(isInView: isInView(cell)) }
  }

  private func isInView(_ cell: PhotoCell) -> Bool {
    guard let frame = frame(of: cell) else { return false }
    return frame.origin.y + frame.size.height > 0 && frame.origin.y < Double(height)
  }

  /// The first visible photo, in reading order.
  var firstPhotoInView: ResultRow.ID? {
    let isRightToLeft = direction == .rtl
    var first: (id: ResultRow.ID, place: Graphene.Point)?
    for cell in cells.all {
      guard let row = cell.item, row.photo != nil, isInView(cell), let place = frame(of: cell)?.origin else { continue }
      if let before = first?.place {
        let isBefore = place.y != before.y ? place.y < before.y : (place.x < before.x) != isRightToLeft
        guard isBefore else { continue }
      }
      first = (row.id, place)
    }
    return first?.id
  }

  // MARK: Selection

  /// Keeps the view model's selection, the photos in the order in which they were selected, in sync with the selected
  /// rows.
  private func bindSelection() {
    let selection = viewModel.selection
    cells.selectedIDs.bind(to: self) { me, ids in
      let kept = selection.photos.value.filter { ids.contains(.photo($0.id)) }
      let known = Set(kept.map { ResultRow.ID.photo($0.id) })
      let new =
        known.count == ids.count
        ? []
        : me.viewModel.searchResults.collection.filter { ids.contains(.photo($0.id)) && !known.contains(.photo($0.id)) }
      if kept.count != selection.photos.value.count || !new.isEmpty { selection.photos.value = kept + new }
    }
    selection.photos.map { Set($0.map { ResultRow.ID.photo($0.id) }) }.removeDuplicates()
      .bind(to: cells.selectedIDs) { ids, wanted in if ids.value != wanted { ids.value = wanted } }
  }
}
