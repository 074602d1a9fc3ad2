import Gtk
import PhotoSearchCore

/// A row that is as wide as its widget: the first children, each at its own ratio, as many as make it about 120 pixels
/// high. The others are not seen, nor reached with the keyboard.
final class SampleRowLayout: LayoutManager {
  static let largestHeight = 140
  private static let usualHeight = 120.0
  private static let gap = 6

  /// The width of each child divided by its height.
  private let ratios: [Double]

  init(_ ratios: [Double]) {
    self.ratios = ratios
    super.init()
  }

  override func requestMode(of widget: Widget) -> SizeRequestMode { .heightForWidth }

  override func measure(_ widget: Widget, orientation: Orientation, forSize size: Int) -> Measurement {
    guard orientation == .vertical else { return Measurement(minimum: 0, natural: 0) }
    let height = size > 0 ? fit(width: size).height : Int(Self.usualHeight)
    return Measurement(minimum: height, natural: height)
  }

  override func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
    let row = fit(width: width)
    var x = 0.0
    for (index, child) in widget.children.enumerated() {
      let isSeen = index < row.count
      if child.childVisible != isSeen { child.childVisible = isSeen }
      guard isSeen else { continue }
      let end = x + row.exactHeight * ratios[index]
      // Rounded edges rather than widths, so that the last one ends with the row.
      let (left, right) = (Int(x.rounded()), index == row.count - 1 && row.isFull ? width : Int(end.rounded()))
      child.sizeAllocate(
        Gdk.Rectangle(
          x: widget.direction == .rtl ? width - right : left, y: 0, width: max(1, right - left), height: row.height),
        baseline: -1)
      x = end + Double(Self.gap)
    }
  }

  private struct Row {
    var count = 0
    var exactHeight = 0.0
    var isFull = false
    var height: Int { Int(exactHeight.rounded()) }
  }

  /// The smallest number of children that need not be higher than usual to fill the width.
  private func fit(width: Int) -> Row {
    var row = Row()
    var sum = 0.0
    for ratio in ratios {
      sum += ratio
      row.count += 1
      row.exactHeight = Double(width - Self.gap * (row.count - 1)) / sum
      if row.exactHeight <= Self.usualHeight {
        row.isFull = true
        return row
      }
    }
    row.exactHeight = min(row.exactHeight, Double(Self.largestHeight))
    return row
  }
}
