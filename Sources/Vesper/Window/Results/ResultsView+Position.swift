import Gtk
import PhotoSearchCore

/// The scroll position among the photos.
extension ResultsView {
  /// The photo at the top of the view, or `nil` at the beginning of the list.
  var photoAtTop: PhotoID? {
    guard (vadjustment?.value ?? 0) > 0, case .photo(let id) = firstPhotoInView else { return nil }
    return id
  }

  /// Stays at the beginning when the height changes, as when a banner appears above: GTK keeps the middle in place.
  func bindBeginning() {
    guard let vadjustment else { return }
    var height = vadjustment.pageSize
    var isAtBeginning = true
    vadjustment.reactive.changed.bind(to: vadjustment) { adjustment, _ in
      guard adjustment.pageSize != height else { return }
      height = adjustment.pageSize
      // Not during the layout.
      if isAtBeginning { Task { [weak self, value = adjustment.value] in self?.returnToBeginning(from: value) } }
    }
    vadjustment.reactive.valueChanged.bind(to: vadjustment) { adjustment, _ in
      if adjustment.pageSize == height { isAtBeginning = adjustment.value == 0 }
    }
  }

  /// Stays at the beginning when rows come above the first ones, as when a source answers late: the list keeps what is in
  /// view in its place. To be called before the rows change.
  func stayAtBeginning(before rows: [ResultRow]) {
    // The first rows have nothing to move, and may be scrolled to where the last session was.
    guard !isPlacing, vadjustment?.value == 0, (photos.model?.nItems ?? 0) > 0,
      photos.item(at: 0, as: ResultRow.self)?.id != rows.first?.id
    else { return }
    var framesLeft = 3
    addTickCallback { [weak self] _, _ in
      guard let self, let vadjustment, mapped, !isPlacing else { return false }
      // Rows without a layout have no beginning either, about which GTK warns.
      if lastChange > lastLayout { return true }
      framesLeft -= 1
      guard vadjustment.value > 0 else { return framesLeft > 0 }
      if !isFocusBelowFirstPage { vadjustment.value = 0 }
      return false
    }
  }

  /// Returns to the beginning, unless the user has scrolled from a position by then.
  private func returnToBeginning(from value: Double) {
    var value = value
    addTickCallback { [weak self] _, _ in
      guard let self, let vadjustment, mapped, !isPlacing else { return false }
      // Rows without a layout have no beginning either, about which GTK warns.
      if lastChange > lastLayout {
        value = vadjustment.value
        return true
      }
      if vadjustment.value == value, !isFocusBelowFirstPage { vadjustment.value = 0 }
      return false
    }
  }

  /// Whether the focused photo is in view, and would not be at the beginning.
  private var isFocusBelowFirstPage: Bool {
    guard let vadjustment, let frame = focusedCell.flatMap(frame) else { return false }
    return frame.origin.y + frame.size.height + vadjustment.value > vadjustment.pageSize
  }

  /// Scrolls until a photo is at the top, or as close to it as the length of the list allows, and calls `then`.
  func scroll(toTop photo: PhotoID, then: @escaping () -> Void) {
    let id = ResultRow.ID.photo(photo)
    guard let position = position(of: id) else { return then() }
    placements += 1
    let end = { [weak self] in
      self?.placements -= 1
      then()
    }
    // The list measures its rows as they come into view, so it takes several frames.
    var framesLeft = 30
    addTickCallback { [weak self, weak photos] _, _ in
      // Other photos may have come, and others be above it.
      guard let self, let photos, photos === self.photos, let position = self.position(of: id, near: position) else {
        end()
        return false
      }
      guard photos.height > 1, !(mapped && lastChange > lastLayout) else { return true }
      framesLeft -= 1
      if framesLeft > 0, !isAtTop(id) {
        if let offset = offset(of: id) { vadjustment?.value += offset } else { photos.scrollToRow(at: position) }
        return true
      }
      end()
      return false
    }
  }

  private func position(of id: ResultRow.ID, near expected: Int = 0) -> Int? {
    if photos.item(at: expected, as: ResultRow.self)?.id == id { return expected }
    return (0..<(photos.model?.nItems ?? 0)).first { photos.item(at: $0, as: ResultRow.self)?.id == id }
  }

  private func isAtTop(_ id: ResultRow.ID) -> Bool {
    guard let offset = offset(of: id), let vadjustment else { return false }
    let isAtEnd = vadjustment.value + vadjustment.pageSize >= vadjustment.upper - 1
    return abs(offset) < 1 || offset > 0 && isAtEnd
  }

  /// Returns the distance of the photo from the top, or `nil` if it is far away.
  private func offset(of id: ResultRow.ID) -> Double? {
    cells[id].flatMap { frame(of: $0)?.origin.y }
  }

  /// Returns the frame of a cell in the visible area, or `nil` if it is out of sight.
  ///
  /// GTK hides rows that go out of sight without changing their previous position.
  func frame(of cell: PhotoCell) -> Graphene.Rect? {
    guard let row = cell.parent, row.childVisible, cell.height > 0 else { return nil }
    return row.computeBounds(self)
  }
}
