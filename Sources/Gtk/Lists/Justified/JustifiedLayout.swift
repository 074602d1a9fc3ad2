/// Pictures at their own ratio, arranged in rows that fill a width exactly.
///
/// A row takes pictures until it is full at about the wanted height, and is then scaled to fill the width to the pixel.
/// The last row, and the last one above a header, keeps its natural height. A header takes the whole width.
///
/// This is a value without widgets, so that it can be tested by itself; `JustifiedView` shows it.
public nonisolated struct JustifiedLayout: Hashable, Sendable {
  /// What is arranged.
  public enum Element: Hashable, Sendable {
    /// A picture, with its width divided by its height. Ratios outside `ratios` are cropped to them.
    case picture(ratio: Double)
    /// A header across the width.
    case header(height: Int)
  }

  /// The place of an element.
  public struct Frame: Hashable, Sendable {
    /// The left edge, in a layout from left to right.
    public var x: Int
    /// The upper edge.
    public var y: Int
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int
  }

  /// Elements beside each other.
  public struct Row: Hashable, Sendable {
    /// The positions of the elements.
    public internal(set) var elements: Range<Int>
    /// The upper edge.
    public internal(set) var y: Int
    /// The height.
    public internal(set) var height: Int
    /// Whether the row fills the width.
    public internal(set) var isFull: Bool
  }

  /// The ratios that are shown uncropped.
  public static let ratios = 0.2...5.0

  /// The elements in order.
  public private(set) var elements: [Element] = []
  /// The rows from top to bottom, without gaps between their elements.
  public private(set) var rows: [Row] = []
  /// The width that rows fill.
  public var width: Int { didSet { if width != oldValue { arrangeAll() } } }
  /// The height that rows are close to.
  public var rowHeight: Int { didSet { if rowHeight != oldValue { arrangeAll() } } }
  /// The gap between pictures and between rows, at most an eighth of `rowHeight`.
  public var spacing: Int { didSet { if spacing != oldValue { arrangeAll() } } }

  /// Creates a layout without elements.
  public init(width: Int = 0, rowHeight: Int = 200, spacing: Int = 6) {
    self.width = width
    self.rowHeight = rowHeight
    self.spacing = spacing
  }

  /// The height of all rows.
  public var height: Int { rows.last.map { $0.y + $0.height } ?? 0 }

  // MARK: Changing elements

  /// Replaces elements. Only the rows from the one before the first change are arranged anew, until they agree with the
  /// previous ones again.
  public mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Element>) {
    elements.replaceSubrange(range, with: new)
    arrange(range, growth: new.count - range.count)
  }

  /// Replaces one element, such as a picture whose ratio has become known.
  public mutating func replaceElement(at position: Int, with element: Element) {
    guard elements[position] != element else { return }
    elements[position] = element
    arrange(position..<position + 1, growth: 0)
  }

  private mutating func arrangeAll() {
    rows.removeAll(keepingCapacity: true)
    arrange(0..<elements.count, growth: 0)
  }

  /// Arranges the rows of changed elements, whose positions are those before the change.
  private mutating func arrange(_ range: Range<Int>, growth: Int) {
    // A row also depends on the first picture that does not fit.
    let first = max(0, rows.partitioningIndex { $0.elements.upperBound > range.lowerBound } - 1)
    var old = first
    var (start, y) = rows.indices.contains(first) ? (rows[first].elements.lowerBound, rows[first].y) : (0, 0)
    if rows.isEmpty { (start, y) = (0, 0) }
    var new: [Row] = []
    while start < elements.count {
      if start >= range.upperBound + growth {
        // The same row begins here as before: from here on, nothing depends on the change.
        while old < rows.count, rows[old].elements.lowerBound + growth < start { old += 1 }
        if old < rows.count, rows[old].elements.lowerBound + growth == start { break }
      }
      let row = makeRow(from: start, y: y)
      new.append(row)
      (start, y) = (row.elements.upperBound, y + row.height + gap)
    }
    if start >= elements.count { old = rows.count }
    let shift = old < rows.count ? y - rows[old].y : 0
    if growth != 0 || shift != 0 {
      for index in old..<rows.count {
        let elements = rows[index].elements
        rows[index].elements = elements.lowerBound + growth..<elements.upperBound + growth
        rows[index].y += shift
      }
    }
    rows.replaceSubrange(min(first, rows.count)..<old, with: new)
  }

  // MARK: Making rows

  /// The gap that is used.
  var gap: Int { max(0, min(spacing, rowHeight / 8)) }

  /// The maximum height of a row of pictures.
  var maximumHeight: Int { rowHeight + rowHeight / 2 }

  private func makeRow(from start: Int, y: Int) -> Row {
    if case .header(let height) = elements[start] {
      return Row(elements: start..<start + 1, y: y, height: max(0, height), isFull: true)
    }
    var (end, sum) = (start, 0.0)
    while end < elements.count, case .picture(let ratio) = elements[end] {
      let next = sum + shown(ratio)
      let height = fullHeight(next, count: end + 1 - start)
      if height > Double(rowHeight) {
        (sum, end) = (next, end + 1)
        continue
      }
      // Full. Without this picture, the row would be higher than wanted; with it, lower.
      let higher = end > start ? fullHeight(sum, count: end - start) : .infinity
      let isBetterWithout =
        higher <= Double(maximumHeight) && higher / Double(rowHeight) < Double(rowHeight) / max(height, 1)
      if !isBetterWithout { end += 1 }
      let chosen = min(max(Int((isBetterWithout ? higher : height).rounded()), 1), maximumHeight)
      return Row(elements: start..<end, y: y, height: chosen, isFull: true)
    }
    return Row(elements: start..<end, y: y, height: max(1, rowHeight), isFull: false)
  }

  /// The height at which pictures, given the sum of their ratios, fill the width.
  private func fullHeight(_ sum: Double, count: Int) -> Double { Double(width - gap * (count - 1)) / sum }

  /// The ratio with which a picture is shown: within the limits, and at least half as high as a row on a narrow screen.
  func shown(_ ratio: Double) -> Double {
    let widest = max(Self.ratios.lowerBound, min(Self.ratios.upperBound, 2 * Double(width) / Double(max(1, rowHeight))))
    return ratio.isNaN ? 1 : min(max(ratio, Self.ratios.lowerBound), widest)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index at which a condition holds that holds for all later ones, too.
  nonisolated func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
