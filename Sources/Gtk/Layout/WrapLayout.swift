/// Arranges the children of a widget like words: each at its natural width, in as many lines as needed. A child that is
/// wider than a line gets the full line.
///
///     box.layoutManager = WrapLayout(spacing: 6)
///     tags.bind(to: flowBox) { TagCell() }
///     flowBox.layoutManager = WrapLayout(spacing: 6)
///
/// By default, a flow box arranges its children in columns, each as wide as its widest child.
@MainActor
public final class WrapLayout: LayoutManager {
  /// The space between two children, and between two lines.
  public let spacing: Int
  /// Where the children of a line are that has room left: 0 is at its start, 0.5 in its middle, 1 at its end.
  public let align: Double

  /// The flow box that leaves its page keys to others.
  private weak var flowBox: FlowBox?

  /// Creates a layout with a spacing between children and between lines.
  ///
  /// - Parameter align: See `align`.
  public init(spacing: Int = 0, align: Double = 0) {
    self.spacing = spacing
    self.align = min(max(align, 0), 1)
    super.init()
  }

  public override func requestMode(of widget: Widget) -> SizeRequestMode { .heightForWidth }

  public override func measure(_ widget: Widget, orientation: Orientation, forSize size: Int) -> Measurement {
    if let box = widget as? FlowBox, box !== flowBox {
      flowBox = box
      box.leavePageKeys()
    }
    let children = shownChildren(of: widget)
    switch orientation {
    case .vertical:
      let height = lines(of: children, width: size < 0 ? .max : size).height
      return Measurement(minimum: height, natural: height)
    default:
      let widths = children.map { $0.measured(orientation: .horizontal) }
      return Measurement(
        minimum: widths.map(\.minimum).max() ?? 0,
        natural: widths.reduce(0) { $0 + $1.natural } + spacing * max(0, widths.count - 1))
    }
  }

  public override func allocate(_ widget: Widget, width: Int, height: Int, baseline: Int) {
    let children = shownChildren(of: widget)
    let isRightToLeft = widget.direction == .rtl
    for (child, frame) in zip(children, lines(of: children, width: width).frames) {
      var frame = frame
      if isRightToLeft { frame.x = width - frame.x - frame.width }
      child.sizeAllocate(frame, baseline: -1)
    }
  }

  private func shownChildren(of widget: Widget) -> [Widget] { widget.children.filter { $0.shouldLayout() } }

  private func lines(of children: [Widget], width: Int) -> WrappedLines {
    WrappedLines(
      children.map { child in
        let childWidth = child.measured(orientation: .horizontal)
        let width = min(childWidth.natural, max(width, childWidth.minimum))
        return (width, child.measured(orientation: .vertical, forSize: width).natural)
      }, width: width, spacing: spacing, align: align)
  }
}

/// Rectangles arranged like words, from left to right and from top to bottom.
struct WrappedLines {
  /// The rectangles. All in a line are as high as the highest of them.
  private(set) var frames: [Gdk.Rectangle] = []
  /// The total height of the lines.
  private(set) var height = 0

  init(_ sizes: [(width: Int, height: Int)], width: Int, spacing: Int, align: Double = 0) {
    var (x, y, lineHeight, lineStart) = (0, 0, 0, 0)
    func endLine() {
      guard lineStart < frames.count else { return }
      // A line without an end has no middle.
      let rest = width == .max ? 0 : max(0, width - (x - spacing))
      for index in lineStart..<frames.count {
        frames[index].height = lineHeight
        frames[index].x += Int(Double(rest) * align)
      }
    }
    for size in sizes {
      if x > 0, size.width > width - x {
        endLine()
        (x, y, lineHeight, lineStart) = (0, y + lineHeight + spacing, 0, frames.count)
      }
      frames.append(Gdk.Rectangle(x: x, y: y, width: size.width, height: size.height))
      x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    endLine()
    height = y + lineHeight
  }
}
