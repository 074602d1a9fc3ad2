import BindingCore

/// Following changes of the elements.
extension JustifiedView {
  /// Follows a change of the elements.
  func follow(_ change: JustifiedChange) {
    let oldCount = layout.elements.count
    let orphans: [JustifiedCell]
    if let spans = change.spans {
      orphans = follow(spans)
    } else {
      orphans = replaceAll()
    }
    for position in change.updates {
      guard let shape = content?.shape(at: position, headerHeight: headerHeight) else { continue }
      // A measured header keeps its height until it is measured again.
      if isPicture(position) || isPicture(shape) { layout.replaceElement(at: position, with: shape) }
      refill(position)
    }
    if let content, content.count != oldCount || change.spans?.isEmpty == false {
      for (position, cell) in cells { cell.tell(position: position, of: content.count) }
    }
    let wanted = offset
    if layout.width > 0, pageHeight > 0 {
      // First, so that no cell is taken from an element that is still near.
      followAnchor()
      updateCells(orphans)
      settle()
    } else {
      for cell in orphans { cell.unparent() }
    }
    // At the end of the content, what is looked at cannot stay in its place.
    if offset != wanted { takeAnchor() }
    queueResize()
  }

  /// Asks again for the ratio of an element, as when it has become known.
  ///
  /// - Complexity: O(n) for n elements unless the element has a cell.
  public func ratioChanged(of id: some Hashable) {
    guard let content else { return }
    let id = AnyHashable(id)
    let known = cells.values.first { $0.id == id }?.position
    guard let position = known ?? (0..<content.count).first(where: { content.id(at: $0) == id }) else { return }
    layout.replaceElement(at: position, with: content.shape(at: position, headerHeight: headerHeight))
    settle()
    queueResize()
  }

  func isPicture(_ position: Int) -> Bool {
    layout.elements.indices.contains(position) && isPicture(layout.elements[position])
  }

  private func isPicture(_ element: JustifiedLayout.Element) -> Bool {
    if case .picture = element { true } else { false }
  }

  private func shapes(_ positions: Range<Int>) -> [JustifiedLayout.Element] {
    guard let content else { return [] }
    return positions.map { content.shape(at: $0, headerHeight: headerHeight) }
  }

  // MARK: Positions

  private func follow(_ spans: [ListSpan]) -> [JustifiedCell] {
    guard !spans.isEmpty, let content else { return [] }
    let places = Places(spans)
    // Elements that move are removed and added.
    var moved: [AnyHashable: Int] = [:]
    if spans.contains(where: { $0.removed > 0 }) {
      for span in spans {
        for position in span.position..<span.position + span.added { moved[content.id(at: position)] = position }
      }
    }
    var orphans: [JustifiedCell] = []
    let ids = Dictionary(uniqueKeysWithValues: cells.map { ($0.key, $0.value.id) })
    var kept: [Int: JustifiedCell] = [:]
    for (position, cell) in cells {
      if let new = places[position] {
        cell.position = new
        kept[new] = cell
      } else {
        orphans.append(cell)
      }
    }
    cells = kept
    for span in spans {
      layout.replaceSubrange(
        span.position..<span.position + span.removed, with: shapes(span.position..<span.position + span.added))
    }
    let new = { (position: Int) -> Int? in places[position] ?? ids[position]?.flatMap { moved[$0] } }
    if let old = anchor { anchor = new(old.position).map { ($0, old.distance) } ?? neighbour(of: old, new) }
    focused = focused.flatMap { old in new(old) ?? picture(near: places.successor(of: old)) }
    rangeStart = rangeStart.flatMap(new)
    awaited = awaited.flatMap(new)
    return orphans
  }

  /// Returns the anchor in place of one whose element was removed: the next visible element that is still there.
  private func neighbour(
    of old: (position: Int, distance: Double), _ new: @escaping (Int) -> Int?
  ) -> (position: Int, distance: Double)? {
    (old.position + 1..<old.position + 200).lazy.compactMap(new).first.map { ($0, max(0, old.distance)) }
  }

  /// Returns the picture at a position, or the nearest one.
  private func picture(near position: Int) -> Int? {
    if isPicture(position) { return position }
    let position = min(max(position, 0), layout.elements.count)
    return layout.elements.indices.suffix(from: position).first { isPicture($0) }
      ?? layout.elements.indices.prefix(upTo: position).last { isPicture($0) }
  }

  private func replaceAll() -> [JustifiedCell] {
    let orphans = Array(cells.values)
    let ids = [anchor?.position, focused].map { position in position.flatMap { cells[$0]?.id } }
    cells = [:]
    let count = content?.count ?? 0
    layout.replaceSubrange(0..<layout.elements.count, with: shapes(0..<count))
    let wanted = Set(ids.compactMap { $0 })
    var positions: [AnyHashable: Int] = [:]
    if let content, !wanted.isEmpty {
      for position in 0..<count {
        let id = content.id(at: position)
        if wanted.contains(id) { positions[id] = position }
      }
    }
    let distance = anchor?.distance ?? 0
    anchor = ids[0].flatMap { positions[$0] }.map { ($0, distance) }
    focused = focused.flatMap { old in ids[1].flatMap { positions[$0] } ?? picture(near: min(old, count - 1)) }
    (rangeStart, awaited) = (nil, nil)
    return orphans
  }
}

/// The new positions of elements after changes of a list.
private struct Places {
  private let spans: [ListSpan]

  init(_ spans: [ListSpan]) { self.spans = spans }

  /// The new position of the element at an old one, or `nil` if it is in a span.
  subscript(position: Int) -> Int? {
    var position = position
    // Each span is in terms of the list after the previous ones.
    for span in spans where position >= span.position {
      if position < span.position + span.removed { return nil }
      position += span.added - span.removed
    }
    return position
  }

  /// The position that takes the place of a removed element's.
  func successor(of position: Int) -> Int {
    var position = position
    for span in spans where position >= span.position {
      if position < span.position + span.removed { return span.position }
      position += span.added - span.removed
    }
    return position
  }
}
