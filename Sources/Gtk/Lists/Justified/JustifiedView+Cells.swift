/// The cells in and near the visible area.
extension JustifiedView {
  /// How many visible heights above and below the visible area have cells.
  private static var overscan: Int { 2 }
  /// The number of unused cells that are kept.
  private static var spareLimit: Int { 64 }

  /// The positions of the elements that need a cell, in order.
  private var neededPositions: [Int] {
    let (top, reach) = (Int(offset), Self.overscan * pageHeight)
    let near = layout.elements(from: top - reach, to: top + pageHeight + reach)
    guard focusChild != nil, let focused, layout.elements.indices.contains(focused), !near.contains(focused) else {
      return Array(near)
    }
    return focused < near.lowerBound ? [focused] + near : near + [focused]
  }

  /// Gives each needed element a cell.
  ///
  /// - Parameter orphans: Cells whose elements have other positions now, or none.
  func updateCells(_ orphans: [JustifiedCell] = []) {
    guard let content else { return }
    let needed = neededPositions
    let isNeeded = Set(needed)
    var free = cells.filter { !isNeeded.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    for cell in free { cells[cell.position] = nil }
    // What has the focus keeps it until another cell can take it.
    let holder = (free + orphans).first { $0 == focusChild }
    var byID: [AnyHashable: JustifiedCell] = [:]
    for cell in orphans { if let id = cell.id { byID[id] = cell } }
    // The cells of elements that stay, before others take them.
    if !byID.isEmpty {
      for position in needed where cells[position] == nil {
        if let cell = byID.removeValue(forKey: content.id(at: position)) { fill(cell, at: position, content) }
      }
    }
    free += orphans.filter { cells[$0.position] != $0 }
    free.removeAll { $0 == holder }
    var previous: Widget?
    for position in needed {
      let cell: JustifiedCell
      if let known = cells[position] {
        cell = known
      } else {
        cell = free.popLast() ?? spares.popLast() ?? JustifiedCell(content.makeCell(), in: self)
        fill(cell, at: position, content)
      }
      if cell.parent == nil || cell.prevSibling != previous {
        cell.insertAfter(self, previousSibling: previous)
      }
      previous = cell
    }
    if let holder, cells[holder.position] != holder {
      if let focused { cells[focused]?.grabFocus() }
      free.append(holder)
    }
    for cell in free { putAside(cell, content) }
  }

  private func fill(_ cell: JustifiedCell, at position: Int, _ content: JustifiedContent) {
    cells[position] = cell
    cell.position = position
    let isPicture = isPicture(position)
    cell.show(isPicture: isPicture)
    let id = content.id(at: position)
    cell.id = id
    if cell.parent == nil { cell.insertBefore(self, nextSibling: nil) }
    content.fill(cell.content, at: position)
    cell.show(isSelected: isPicture && content.model.isSelected(position))
    cell.tell(position: position, of: content.count)
    cell.visible = true
  }

  /// Shows the new content of an element.
  func refill(_ position: Int) {
    guard let content, let cell = cells[position] else { return }
    fill(cell, at: position, content)
  }

  private func putAside(_ cell: JustifiedCell, _ content: JustifiedContent) {
    content.empty(cell.content)
    cell.position = -1
    cell.id = nil
    cell.visible = false
    if spares.count < Self.spareLimit {
      cell.insertBefore(self, nextSibling: nil)
      spares.append(cell)
    } else {
      cell.unparent()
    }
  }

  /// Removes all cells, as their content is going away.
  func removeCells() {
    if let content { for cell in cells.values { content.empty(cell.content) } }
    for cell in Array(cells.values) + spares { cell.unparent() }
    cells = [:]
    spares = []
  }

  /// Measures the headers that have a cell. Returns whether that changed the layout.
  func measureHeaders() -> Bool {
    var hasChanged = false
    for (position, cell) in cells where !isPicture(position) {
      let height = cell.measured(orientation: .vertical, forSize: layout.width).natural
      headerHeight = height
      if layout.elements[position] != .header(height: height) {
        layout.replaceElement(at: position, with: .header(height: height))
        hasChanged = true
      }
    }
    return hasChanged
  }

  /// Places the cells that are visible, or have the focus, and hides the others.
  func allocateCells() {
    let top = Int(offset.rounded())
    let isRightToLeft = direction == .rtl
    for (position, cell) in cells {
      let row = layout.rows[layout.row(of: position)]
      // The padding of the view is visible, too.
      let isVisible = row.y + row.height > top - 64 && row.y < top + pageHeight + 64
      let isShown = isVisible || position == focused && focusChild != nil
      if cell.childVisible != isShown { cell.childVisible = isShown }
      guard isShown else { continue }
      let frame = layout.frame(of: position)
      // GTK wants a widget measured before it is allocated.
      let width = max(frame.width, cell.measured(orientation: .horizontal).minimum)
      let height = max(frame.height, cell.measured(orientation: .vertical, forSize: width).minimum)
      let x = isRightToLeft ? layout.width - frame.x - frame.width : frame.x
      cell.sizeAllocate(Gdk.Rectangle(x: x, y: frame.y - top, width: width, height: height), baseline: -1)
    }
  }
}
