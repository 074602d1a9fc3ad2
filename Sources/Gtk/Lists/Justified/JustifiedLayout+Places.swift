/// Looking up places: where an element is, and what is at a place.
nonisolated extension JustifiedLayout {
  /// Returns the index of the row of an element.
  ///
  /// - Complexity: O(log n) for n rows.
  public func row(of element: Int) -> Int { rows.partitioningIndex { $0.elements.upperBound > element } }

  /// Returns the place of an element.
  ///
  /// - Complexity: O(log n + r) for n rows and r elements in its row.
  public func frame(of element: Int) -> Frame {
    let row = row(of: element)
    return frames(inRow: row)[element - rows[row].elements.lowerBound]
  }

  /// Returns the places of the elements in a row, from the beginning of the line on.
  public func frames(inRow index: Int) -> [Frame] {
    let row = rows[index]
    let ratios = elements[row.elements].map { if case .picture(let ratio) = $0 { shown(ratio) } else { 1.0 } }
    let available = max(width - gap * (ratios.count - 1), ratios.count)
    let scale = row.isFull ? Double(available) / ratios.reduce(0, +) : Double(row.height)
    var (sum, left) = (0.0, 0)
    return ratios.enumerated().map { number, ratio in
      sum += ratio
      // Rounding the edges instead of the widths fills the row to the pixel.
      let right = Int((sum * scale).rounded())
      defer { left = right }
      return Frame(x: left + gap * number, y: row.y, width: right - left, height: row.height)
    }
  }

  /// Returns the positions of the elements in the rows that touch a range of heights.
  ///
  /// - Complexity: O(log n) for n rows.
  public func elements(from top: Int, to bottom: Int) -> Range<Int> {
    let first = rows.partitioningIndex { $0.y + $0.height > top }
    let end = rows.partitioningIndex { $0.y >= bottom }
    guard first < end else { return 0..<0 }
    return rows[first].elements.lowerBound..<rows[end - 1].elements.upperBound
  }

  /// Returns the first element of the topmost row that is visible below a height, or `nil` if there are no rows.
  public func firstElement(below top: Int) -> Int? {
    guard let last = rows.last else { return nil }
    let row = rows.partitioningIndex { $0.y + $0.height > top }
    return (row < rows.count ? rows[row] : last).elements.lowerBound
  }
}
