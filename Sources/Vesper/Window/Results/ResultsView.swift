import BindingCore
import Gtk
import PhotoSearchCore

/// How the results are shown.
enum ResultLayout: String, CaseIterable {
  case list, grid
}

/// The photos that were found, as a list or as a grid, with more of them as one scrolls.
///
/// A click or Return opens a photo. The arrow keys, with Shift several, the space bar and clicks with Control select.
final class ResultsView: ScrolledWindow {
  let viewModel: PhotoSearchViewModel
  let cells: ResultCells
  let rows: ResultRows
  /// The list or the grid.
  private(set) var photos: any RecyclingView = ListView()
  private var shown: Subscription?
  private let prefetch: ImagePrefetch<DecodedPicture>
  /// How high the visible part was when the end came into view the last time.
  private var heightAtEnd: Double?
  /// The number of the last change after which rows had no places yet, and that of the last one after which they had.
  var (lastChange, lastLayout) = (0, 0)
  /// Whether a photo is on its way to the top.
  var isPlacing = false

  /// As many photos as one sees without scrolling, about.
  private static let firstCount = 12
  /// How wide a photo of the grid is about, with the space around it.
  private static let tileWidth = 190.0

  init(_ viewModel: PhotoSearchViewModel, services: Services, preferences: Preferences) {
    self.viewModel = viewModel
    cells = ResultCells(thumbnails: services.thumbnails, saves: viewModel.saves)
    prefetch = ImagePrefetch(pipeline: services.thumbnails)
    rows = ResultRows(viewModel, groupsBySource: preferences.groupsBySource)
    super.init()
    // The grid follows the width of the window, which must not wait for the grid to become narrower.
    hscrollbarPolicy = .external
    vexpand = true
    focusable = false
    preferences.layout.map { ResultLayout(rawValue: $0) ?? .list }.removeDuplicates()
      .bind(to: self) { me, layout in me.show(layout) }
    viewModel.searchInProgress.bind(to: self) { me, isRunning in me.photos.opacity = isRunning ? 0.5 : 1 }
    cells.opened.bind(to: viewModel.selection.detail) { detail, photo in detail.value = photo }
    reactive.edgeReached.filter { $0 == .bottom }.bind(to: self) { me, _ in me.loadMoreAfterScrolling() }
    viewModel.photosArriving.bind(to: self) { me, photos in me.loadPictures(of: photos) }
    reactive.edgeOvershot.filter { $0 == .bottom }.bind(to: self) { me, _ in me.loadMoreWhereNoneCame() }
    viewModel.resultsReplaced.bind(to: self) { me in
      // Not by the adjustment: GTK complains about a place in a list that has no layout yet.
      guard let place = me.vadjustment?.value, place > 0 else { return }
      if (me.photos.model?.nItems ?? 0) > 0 { me.photos.scrollToRow(at: 0) }
    }
    bindSelection()
    bindVisibility()
    bindKeyboard()
    bindMenu()
    bindWheel()
    bindBeginning()
  }

  // MARK: The list and the grid

  private func show(_ layout: ResultLayout) {
    let place = firstPhotoInView
    shown?.dispose()
    photos = layout == .grid ? makeGrid() : makeList()
    photos.accessibleLabel = Words.results
    photos.opacity = viewModel.searchInProgress.value ? 0.5 : 1
    child = photos
    shown = show(in: photos, layout)
    followColumns()
    if let place { scrollSoon(to: place) }
  }

  private func show(in view: some RecyclingView, _ layout: ResultLayout) -> Subscription {
    rows.events.handleEvents(receiveOutput: { [weak self] in self?.note($0) })
      .bind(to: view, selection: MultipleItemSelection<ResultRow>(cells.selectedIDs)) { [cells] in
        PhotoCell(cells, layout: layout)
      }
  }

  private func makeList() -> ListView {
    let list = ListView()
    list.showSeparators = true
    list.addCssClass("rich-list")
    list.reactive.activatedItem(ResultRow.self).bind(to: self) { me, row in me.open(row) }
    return list
  }

  private func makeGrid() -> GridView {
    let grid = GridView()
    grid.addCssClass("photo-grid")
    grid.reactive.activatedItem(ResultRow.self).bind(to: self) { me, row in me.open(row) }
    return grid
  }

  private func open(_ row: ResultRow) {
    if let photo = row.photo { viewModel.selection.detail.value = photo }
  }

  /// Has as many photos beside each other as there is room for.
  private func followColumns() {
    let width = hadjustment?.pageSize ?? 0
    let count = photos is GridView ? max(2, min(12, Int(width / Self.tileWidth))) : 1
    if let grid = photos as? GridView, grid.maxColumns != count || grid.minColumns != count {
      grid.minColumns = 1
      grid.maxColumns = count
      grid.minColumns = count
    }
    // Less the paddings of the style sheet, and a pixel more: what is left over makes some columns wider.
    if width > 0 { cells.tileWidth = (Int(width) - 12) / count - 5 }
    if rows.columns.value != count { rows.columns.value = count }
    let isNarrow = width > 0 && width < 200 + 250 * Appearance.current.textScale.value
    if cells.isNarrow.value != isNarrow { cells.isNarrow.value = isNarrow }
  }

  /// Moves the keyboard to a photo of the results, or to where it was among them.
  func focusPhoto(at index: Int?) {
    photos.grabFocus()
    guard let index, viewModel.searchResults.collection.indices.contains(index) else { return }
    let id = ResultRow.ID.photo(viewModel.searchResults[index].id)
    guard let row = rows.isGrouped.value ? rows.grouped.firstIndex(where: { $0.id == id }) : index else { return }
    // Where it is in sight nothing moves. Where it is not, it has no cell before the next layout.
    photos.scrollToRow(at: row)
    if cells[id]?.parent?.grabFocus() == true { return }
    var framesLeft = 3
    photos.addTickCallback { [weak self] _, _ in
      framesLeft -= 1
      return self?.cells[id]?.parent?.grabFocus() != true && framesLeft > 0
    }
  }

  /// Asks for the pictures that will be seen first, before the rows are made that take longer than a picture.
  private func loadPictures(of photos: [Photo]) {
    let layout: ResultLayout = self.photos is GridView ? .grid : .list
    prefetch.load(
      photos.prefix(Self.firstCount).compactMap { photo in
        photo.thumbnail.map { ($0, cells.pictureSize(of: photo, in: layout, scale: scaleFactor)) }
      })
  }

  // MARK: Scrolling

  /// The end of the list has come into view: by scrolling, not by a window that grew. Each page costs a request.
  private func loadMoreAfterScrolling() {
    let height = vadjustment?.pageSize
    defer { heightAtEnd = height }
    guard heightAtEnd == nil || heightAtEnd == height else { return }
    // GTK says so while it lays out the window, which must not be changed meanwhile.
    Task { [viewModel] in viewModel.loadMore() }
  }

  /// One goes on to scroll at the end, which came into view when it was too early for the next page: while a search was
  /// under way, or with a window that had just grown. What failed is not asked for again so: each notch would ask.
  private func loadMoreWhereNoneCame() {
    guard case .found = viewModel.status.value else { return }
    Task { [viewModel] in viewModel.loadMore() }
  }

  /// Follows what can be seen, not more often than it matters, and never in the middle of a layout.
  private func bindVisibility() {
    guard let vadjustment, let hadjustment else { return }
    merge(vadjustment.reactive.valueChanged, vadjustment.reactive.changed, cells.changes)
      .throttle(for: .milliseconds(50))
      .bind(to: self) { me in Task { me.lookAtCells() } }
    combineLatest(hadjustment.reactive.pageSize.removeDuplicates(), Appearance.current.textScale)
      .bind(to: self) { me, _ in Task { me.followColumns() } }
  }

  private func lookAtCells() {
    for cell in cells.all { cell.look(isInView: isInView(cell)) }
  }

  private func isInView(_ cell: PhotoCell) -> Bool {
    guard let place = place(of: cell) else { return false }
    return place.origin.y + place.size.height > 0 && place.origin.y < Double(height)
  }

  /// The photo that one sees first.
  var firstPhotoInView: ResultRow.ID? {
    cells.all.filter { $0.item?.photo != nil && isInView($0) }
      .min { (place(of: $0)?.origin.y ?? 0) < (place(of: $1)?.origin.y ?? 0) }?.item?.id
  }

  /// Scrolls to a row of a list or grid that has only just come.
  private func scrollSoon(to id: ResultRow.ID) {
    photos.addTickCallback { [weak self] photos, _ in
      guard let self, photos === self.photos, photos.height > 0 else { return false }
      let count = self.photos.model?.nItems ?? 0
      let position = (0..<count).first { self.photos.item(at: $0, as: ResultRow.self)?.id == id }
      if let position, position > 0 { self.photos.scrollToRow(at: position) }
      return false
    }
  }

  // MARK: Selecting

  /// The selection of the view model has the photos among the selected rows, in the order in which they were selected.
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
