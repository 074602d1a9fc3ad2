/// Moving from picture to picture, as the arrow keys do. Headers are passed over.
nonisolated extension JustifiedLayout {
  /// A move to another picture.
  public enum Move: Hashable, Sendable {
    /// To the neighbour in reading order.
    case next, previous
    /// To the picture in the row above or below whose centre is nearest.
    case up, down
    /// To the row that is so many pixels higher, but at least to the next one.
    case pageUp(Int)
    /// To the row that is so many pixels lower, but at least to the next one.
    case pageDown(Int)
    /// To the first or last picture.
    case first, last
  }

  /// Returns the picture that a move from a picture leads to, or `nil` if there is none in that direction.
  public func element(after move: Move, from position: Int) -> Int? {
    switch move {
    case .next: return elements.indices.suffix(from: min(position + 1, elements.count)).first(where: isPicture)
    case .previous: return elements.indices.prefix(upTo: max(position, 0)).last(where: isPicture)
    case .first: return elements.indices.first(where: isPicture)
    case .last: return elements.indices.last(where: isPicture)
    case .up: return nearest(to: position, in: rowAbove(row(of: position)))
    case .down: return nearest(to: position, in: rowBelow(row(of: position)))
    case .pageUp(let height):
      let row = row(of: position)
      let target = rows.partitioningIndex { $0.y >= rows[row].y - height }
      return nearest(to: position, in: rowBelow(target - 1, before: row) ?? rowAbove(row))
    case .pageDown(let height):
      let row = row(of: position)
      let target = rows.partitioningIndex { $0.y > rows[row].y + height } - 1
      return nearest(to: position, in: rowAbove(target + 1, after: row) ?? rowBelow(row))
    }
  }

  /// Whether there is a picture, not a header, at a position.
  public func isPicture(_ position: Int) -> Bool { if case .picture = elements[position] { true } else { false } }

  /// The next row of pictures above one that is above it in turn.
  private func rowAbove(_ row: Int, after limit: Int = -1) -> Int? {
    rows.indices.prefix(upTo: row).last { $0 > limit && isPicture(rows[$0].elements.lowerBound) }
  }

  private func rowBelow(_ row: Int, before limit: Int = .max) -> Int? {
    rows.indices.suffix(from: min(row + 1, rows.count)).first { $0 < limit && isPicture(rows[$0].elements.lowerBound) }
  }

  private func nearest(to position: Int, in row: Int?) -> Int? {
    guard let row else { return nil }
    let frame = frame(of: position)
    let centre = 2 * frame.x + frame.width
    return zip(rows[row].elements, frames(inRow: row))
      .min { abs(2 * $0.1.x + $0.1.width - centre) < abs(2 * $1.1.x + $1.1.width - centre) }?.0
  }
}
