import Gtk

/// Two widgets, side by side if there is enough space, and otherwise stacked vertically.
final class AdaptivePair: Widget {
  private let first: Widget
  private let second: Widget
  /// The first widget's share of the height when stacked, or `nil` for its natural height.
  private let share: Double?
  /// The minimum width of the first widget when side by side.
  private let leastWidth: Int
  /// The space between the widgets.
  private let spacing: Int
  /// The minimum width of a second widget that gets the width that is left when side by side, or `nil` if the first one
  /// gets it.
  private let leastSecondWidth: Int?

  init(
    _ first: Widget, _ second: Widget, share: Double? = nil, leastWidth: Int = 0, spacing: Int = 0,
    leastSecondWidth: Int? = nil
  ) {
    (self.first, self.second, self.share, self.leastWidth) = (first, second, share, leastWidth)
    (self.spacing, self.leastSecondWidth) = (spacing, leastSecondWidth)
    super.init()
    hexpand = true
    first.setParent(self)
    second.setParent(self)
  }

  private var parts: [Widget] { [first, second].filter(\.visible) }

  private func isWide(_ width: Int) -> Bool {
    parts.count < 2 || width < 0
      || width >= leastFirstWidth + spacing
        + max(leastSecondWidth ?? 0, second.measured(orientation: .horizontal).minimum)
  }

  private var leastFirstWidth: Int { max(leastWidth, first.measured(orientation: .horizontal).minimum) }

  /// Returns the width of the second widget, which is its natural width if possible and wanted.
  private func secondWidth(of width: Int) -> Int {
    let most = width - leastFirstWidth - spacing
    return leastSecondWidth != nil ? most : min(second.measured(orientation: .horizontal).natural, most)
  }

  override var sizeRequestMode: SizeRequestMode { .heightForWidth }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    let parts = parts
    let gap = parts.count < 2 ? 0 : spacing
    if orientation == .horizontal {
      let sizes = parts.map { $0.measured(orientation: .horizontal) }
      let natural = sizes.reduce(gap) { $0 + $1.natural }
      // Wide enough for both side by side, even if the first one needs less than is reserved for it.
      let wide = parts.count < 2 ? 0 : leastFirstWidth + gap + max(leastSecondWidth ?? 0, sizes[1].minimum)
      return Measurement(minimum: sizes.map(\.minimum).max() ?? 0, natural: max(natural, wide))
    }
    let isWide = isWide(size)
    let sizes = parts.map { child in
      guard isWide, parts.count == 2 else { return child.measured(orientation: .vertical, forSize: size) }
      // The second one has this width in a pair of any width, and as many lines of text.
      let secondWidth = size < 0 ? second.measured(orientation: .horizontal).natural : secondWidth(of: size)
      let width = child == second ? secondWidth : size < 0 ? -1 : size - secondWidth - gap
      return child.measured(orientation: .vertical, forSize: width)
    }
    if isWide {
      return Measurement(minimum: sizes.map(\.minimum).max() ?? 0, natural: sizes.map(\.natural).max() ?? 0)
    }
    return Measurement(
      minimum: sizes.reduce(gap) { $0 + $1.minimum }, natural: sizes.reduce(gap) { $0 + $1.natural })
  }

  /// Draws a line between the two, unless they form a single bar.
  override func snapshot(_ snapshot: Snapshot) {
    super.snapshot(snapshot)
    guard share != nil, parts.count == 2, var color = styleContext?.color else { return }
    color.alpha *= 0.15
    let (width, height) = (bounds.size.width, bounds.size.height)
    let line =
      isWide(Int(width))
      ? Graphene.Rect(
        x: direction == .rtl ? Double(secondWidth(of: Int(width))) : width - Double(secondWidth(of: Int(width))),
        y: 0, width: 1, height: height)
      : Graphene.Rect(x: 0, y: Double(first.height), width: width, height: 1)
    snapshot.appendColor(color, bounds: line)
  }

  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    guard parts.count == 2 else {
      parts.first?.sizeAllocate(Gdk.Rectangle(x: 0, y: 0, width: width, height: height), baseline: -1)
      return
    }
    if isWide(width) {
      let secondWidth = secondWidth(of: width)
      let isReversed = direction == .rtl
      let rest = width - secondWidth - spacing
      first.sizeAllocate(
        Gdk.Rectangle(x: isReversed ? secondWidth + spacing : 0, y: 0, width: rest, height: height), baseline: -1)
      second.sizeAllocate(
        Gdk.Rectangle(x: isReversed ? 0 : rest + spacing, y: 0, width: secondWidth, height: height), baseline: -1)
    } else {
      let sizes = [first, second].map { $0.measured(orientation: .vertical, forSize: width) }
      let wanted = share.map { Int(Double(height) * $0) } ?? sizes[0].natural
      let firstHeight = max(sizes[0].minimum, min(wanted, height - spacing - sizes[1].minimum))
      first.sizeAllocate(Gdk.Rectangle(x: 0, y: 0, width: width, height: firstHeight), baseline: -1)
      second.sizeAllocate(
        Gdk.Rectangle(
          x: 0, y: firstHeight + spacing, width: width, height: height - firstHeight - spacing), baseline: -1)
    }
  }
}
