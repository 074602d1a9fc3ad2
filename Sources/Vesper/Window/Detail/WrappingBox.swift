import Gtk

/// Widgets one after another like words, in as many lines as they need.
final class WrappingBox: Widget {
  private let spacing: Int

  init(spacing: Int = 6) {
    self.spacing = spacing
    super.init()
  }

  func append(_ child: Widget) { child.setParent(self) }

  func removeAll() {
    while let child = firstChild { child.unparent() }
  }

  private var parts: [Widget] {
    var parts: [Widget] = []
    var next = firstChild
    while let child = next {
      if child.visible { parts.append(child) }
      next = child.nextSibling
    }
    return parts
  }

  /// Where each of the widgets lies, from left to right.
  private func places(width: Int) -> (places: [(Widget, Gdk.Rectangle)], height: Int) {
    var (x, y, lineHeight) = (0, 0, 0)
    var places: [(Widget, Gdk.Rectangle)] = []
    for part in parts {
      let natural = part.measured(orientation: .horizontal).natural
      let partWidth = width < 0 ? natural : min(natural, width)
      let partHeight = part.measured(orientation: .vertical, forSize: partWidth).natural
      if width >= 0, x > 0, x + partWidth > width { (x, y, lineHeight) = (0, y + lineHeight + spacing, 0) }
      places.append((part, Gdk.Rectangle(x: x, y: y, width: partWidth, height: partHeight)))
      x += partWidth + spacing
      lineHeight = max(lineHeight, partHeight)
    }
    return (places, y + lineHeight)
  }

  override var sizeRequestMode: SizeRequestMode { .heightForWidth }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    if orientation == .vertical {
      let height = places(width: size).height
      return Measurement(minimum: height, natural: height)
    }
    let sizes = parts.map { $0.measured(orientation: .horizontal) }
    return Measurement(
      minimum: sizes.map(\.minimum).max() ?? 0,
      natural: max(0, sizes.reduce(0) { $0 + $1.natural + spacing } - spacing))
  }

  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    for (part, place) in places(width: width).places {
      var place = place
      if direction == .rtl { place.x = width - place.x - place.width }
      part.sizeAllocate(place, baseline: -1)
    }
  }
}
