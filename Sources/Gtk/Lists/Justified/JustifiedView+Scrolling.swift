/// The scroll position, and what stays in its place when something else changes.
extension JustifiedView {
  /// Scrolls until an element is visible, and makes it the one from which the arrow keys move.
  func scroll(to position: Int) {
    guard layout.elements.indices.contains(position) else { return }
    if isPicture(position) { focused = position }
    guard layout.width > 0, pageHeight > 0 else {
      awaited = position
      return
    }
    let row = layout.row(of: position)
    var top = layout.rows[row].y
    let bottom = top + layout.rows[row].height
    // With its header, if there is space for both.
    if row > 0, !isPicture(layout.rows[row - 1].elements.lowerBound), bottom - layout.rows[row - 1].y <= pageHeight {
      top = layout.rows[row - 1].y
    }
    if Double(top) < offset {
      move(to: Double(top))
    } else if Double(bottom) > offset + Double(pageHeight) {
      move(to: Double(min(top, bottom - pageHeight)))
    }
  }

  /// Scrolls until an element is at the top, or as close to it as the height of the content allows.
  public func scrollToTop(_ position: Int) {
    guard layout.elements.indices.contains(position), layout.width > 0 else { return }
    move(to: Double(layout.frame(of: position).y))
  }

  private func move(to wanted: Double) {
    offset = limited(wanted)
    takeAnchor()
    settle()
    queueAllocate()
  }

  /// Follows a change of the adjustment.
  func followScrolling() {
    guard let value = vadjustment?.value, value != offset else { return }
    offset = value
    takeAnchor()
    settle()
    queueAllocate()
  }

  /// Makes the focused element, if it is visible, or the first visible one stay where it is.
  func takeAnchor() {
    guard layout.width > 0, !layout.rows.isEmpty else {
      anchor = nil
      return
    }
    let visible = offset..<offset + Double(max(pageHeight, 1))
    if focusChild != nil, let focused, layout.elements.indices.contains(focused) {
      let frame = layout.frame(of: focused)
      if visible.contains(Double(frame.y)), Double(frame.y + frame.height) <= visible.upperBound {
        anchor = (focused, Double(frame.y) - offset)
        return
      }
    }
    anchor = layout.firstElement(below: Int(offset)).map { ($0, Double(layout.frame(of: $0).y) - offset) }
  }

  /// Scrolls to where the anchor is in its place.
  func followAnchor() {
    if let anchor, layout.elements.indices.contains(anchor.position) {
      offset = limited(Double(layout.frame(of: anchor.position).y) - anchor.distance)
    } else {
      offset = limited(offset)
    }
  }

  func limited(_ offset: Double) -> Double { min(max(offset, 0), Double(max(0, layout.height - pageHeight))) }

  /// Brings the scroll position, the cells and the adjustments up to date with the layout.
  func settle() {
    guard layout.width > 0, pageHeight > 0 else { return }
    // Headers are measured when they get a cell, which may move what is below.
    for _ in 0..<4 {
      if let awaited {
        self.awaited = nil
        scroll(to: awaited)
      }
      followAnchor()
      updateCells()
      if !measureHeaders() { break }
    }
    if anchor == nil { takeAnchor() }
    vadjustment?.configure(
      value: offset, lower: 0, upper: Double(max(layout.height, pageHeight)), stepIncrement: Double(pageHeight) * 0.1,
      pageIncrement: Double(pageHeight) * 0.9, pageSize: Double(pageHeight))
    let width = Double(layout.width)
    hadjustment?.configure(
      value: 0, lower: 0, upper: width, stepIncrement: width * 0.1, pageIncrement: width * 0.9, pageSize: width)
  }
}
