import Testing

@_spi(Bindings) @testable import Gtk

/// The arrangement of pictures in rows that fill the width.
struct JustifiedLayoutTests {
  typealias Element = JustifiedLayout.Element

  /// A layout with elements.
  private static func layout(_ elements: [Element], width: Int, rowHeight: Int = 200) -> JustifiedLayout {
    var layout = JustifiedLayout(width: width, rowHeight: rowHeight)
    layout.replaceSubrange(0..<0, with: elements)
    return layout
  }

  /// Checks everything that must hold of any layout.
  private static func check(_ layout: JustifiedLayout, _ comment: Comment) {
    #expect(layout.rows.flatMap(\.elements) == Array(layout.elements.indices), comment)
    var y = 0
    for (index, row) in layout.rows.enumerated() {
      #expect(row.y == y && !row.elements.isEmpty, comment)
      y += row.height + 6
      let frames = layout.frames(inRow: index)
      #expect(frames.first?.x == 0, comment)
      #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.x + $0.width + 6 == $1.x }, comment)
      #expect(frames.allSatisfy { $0.width > 0 && $0.height == row.height && $0.y == row.y }, comment)
      guard layout.isPicture(row.elements.lowerBound) else {
        #expect(row.elements.count == 1 && frames[0].width == layout.width, comment)
        continue
      }
      let right = frames.last.map { $0.x + $0.width } ?? 0
      if row.isFull {
        #expect(right == layout.width, comment)
        #expect((layout.rowHeight / 3...layout.rowHeight * 3 / 2).contains(row.height), comment)
      } else {
        #expect(right <= layout.width && row.height == layout.rowHeight, comment)
        let next = row.elements.upperBound
        #expect(next == layout.elements.count || !layout.isPicture(next), comment)
      }
      // At their own ratio, but for the pixels that rounding costs.
      for (position, frame) in zip(row.elements, frames) {
        guard case .picture(let ratio) = layout.elements[position] else {
          #expect(row.elements.count == 1, comment)
          continue
        }
        let ideal = layout.shown(ratio) * Double(frame.height)
        #expect(abs(Double(frame.width) - ideal) <= 1 + layout.shown(ratio), comment)
      }
    }
    #expect(layout.height == max(0, y - 6), comment)
  }

  @Test func `All short lists of extreme pictures fill their rows, at every width of a window`() {
    let choices: [Element] = [
      .picture(ratio: 0.01), .picture(ratio: 0.66), .picture(ratio: 1.5), .picture(ratio: 40), .header(height: 30),
    ]
    var lists: [[Element]] = [[]]
    for _ in 0..<4 {
      lists += lists.flatMap { list in choices.map { list + [$0] } }
      lists = Array(Set(lists))
    }
    for elements in lists {
      for width in [300, 360, 841, 1600] {
        Self.check(Self.layout(elements, width: width), "\(elements) in \(width)")
      }
    }
  }

  @Test func `Numbers that are no ratios are shown all the same`() {
    for ratio in [Double.nan, .infinity, -.infinity, 0, -3] {
      Self.check(Self.layout([.picture(ratio: ratio), .picture(ratio: 1)], width: 500), "\(ratio)")
    }
    for width in [0, 1, 5] {
      let layout = Self.layout([.picture(ratio: 3), .picture(ratio: 0.5), .header(height: 10)], width: width)
      #expect(layout.rows.flatMap(\.elements) == [0, 1, 2])
    }
  }

  @Test func `A row has the number of pictures that brings it closest to the wanted height`() {
    // Three squares would be 156 px high, two of them 237.
    let squares = [Element](repeating: .picture(ratio: 1), count: 6)
    #expect(Self.layout(squares, width: 600).rows.map(\.elements.count) == [3, 3])
    #expect(Self.layout(squares, width: 480).rows.map(\.elements.count) == [2, 2, 2])
    #expect(Self.layout(squares, width: 480).rows.map(\.height) == [237, 237, 200])
  }

  @Test func `The last row and the last above a header keep their natural height`() {
    let layout = Self.layout(
      [.picture(ratio: 1), .header(height: 40), .picture(ratio: 1.5), .picture(ratio: 0.5)], width: 800)
    #expect(layout.rows.map(\.isFull) == [false, true, false])
    #expect(layout.rows.map(\.height) == [200, 40, 200])
    #expect(layout.frame(of: 3) == JustifiedLayout.Frame(x: 306, y: 252, width: 100, height: 200))
  }

  @Test func `A layout that was changed bit by bit is the one that is made at once`() {
    for seed in UInt64(1)...300 {
      var random = RepeatableNumbers(seed: seed)
      func element() -> Element {
        random.below(9) == 0
          ? .header(height: 10 + random.below(50)) : .picture(ratio: Double(1 + random.below(60)) / 12)
      }
      var layout = JustifiedLayout(width: 300 + random.below(1500))
      for step in 0..<30 {
        let start = random.below(layout.elements.count + 1)
        let end = min(layout.elements.count, start + random.below(4))
        switch random.below(4) {
        case 0 where start < layout.elements.count: layout.replaceElement(at: start, with: element())
        case 1: layout.replaceSubrange(start..<end, with: [])
        default: layout.replaceSubrange(start..<end, with: (0..<random.below(12)).map { _ in element() })
        }
        if random.below(10) == 0 { layout.width = 300 + random.below(1500) }
        let atOnce = Self.layout(layout.elements, width: layout.width)
        #expect(layout == atOnce, "seed \(seed), step \(step)")
        if layout != atOnce { return }
      }
      Self.check(layout, "seed \(seed)")
    }
  }

  @Test func `A change leaves alone the rows above, and those below but for their place`() {
    var random = RepeatableNumbers(seed: 4)
    let elements = (0..<400).map { _ in Element.picture(ratio: Double(6 + random.below(20)) / 12) }
    let before = Self.layout(elements, width: 1000)
    var after = before
    let row = before.rows[40]
    after.replaceElement(at: row.elements.lowerBound + 1, with: .picture(ratio: 2.5))
    #expect(Array(after.rows.prefix(39)) == Array(before.rows.prefix(39)))
    #expect(after.rows.last?.elements == before.rows.last?.elements)
    #expect(after.height != before.height)
  }

  @Test func `What is at a place is found as by looking at every element`() {
    for seed in UInt64(1)...40 {
      var random = RepeatableNumbers(seed: seed)
      let elements = (0..<random.below(60)).map { _ in
        random.below(8) == 0 ? Element.header(height: 30) : .picture(ratio: Double(1 + random.below(50)) / 12)
      }
      let layout = Self.layout(elements, width: 300 + random.below(900))
      let frames = elements.indices.map(layout.frame(of:))
      for top in stride(from: -300, to: layout.height + 300, by: 37) {
        let bottom = top + random.below(700)
        let slow = elements.indices.filter { frames[$0].y + frames[$0].height > top && frames[$0].y < bottom }
        #expect(Array(layout.elements(from: top, to: bottom)) == slow, "seed \(seed)")
        let first = elements.indices.first { frames[$0].y + frames[$0].height > top }
        #expect(layout.firstElement(below: top) == first ?? layout.rows.last?.elements.lowerBound, "seed \(seed)")
      }
      for position in elements.indices {
        #expect(layout.rows[layout.row(of: position)].elements.contains(position))
      }
    }
  }

  @Test func `Moves lead to the picture that looking at every picture finds`() {
    for seed in UInt64(1)...60 {
      var random = RepeatableNumbers(seed: seed)
      let elements = (0..<2 + random.below(40)).map { _ in
        random.below(6) == 0 ? Element.header(height: 30) : .picture(ratio: Double(2 + random.below(40)) / 12)
      }
      let layout = Self.layout(elements, width: 300 + random.below(900))
      let frames = elements.indices.map(layout.frame(of:))
      let pictures = elements.indices.filter(layout.isPicture)
      for from in pictures {
        let centre = { (position: Int) in 2 * frames[position].x + frames[position].width }
        /// The nearest of the pictures in the row at a height.
        let nearest = { (y: Int?) in
          pictures.filter { frames[$0].y == y }.min { abs(centre($0) - centre(from)) < abs(centre($1) - centre(from)) }
        }
        let above = pictures.map { frames[$0].y }.filter { $0 < frames[from].y }
        let below = pictures.map { frames[$0].y }.filter { $0 > frames[from].y }
        #expect(layout.element(after: .next, from: from) == pictures.first { $0 > from }, "seed \(seed)")
        #expect(layout.element(after: .previous, from: from) == pictures.last { $0 < from }, "seed \(seed)")
        #expect(layout.element(after: .up, from: from) == nearest(above.max()), "seed \(seed)")
        #expect(layout.element(after: .down, from: from) == nearest(below.min()), "seed \(seed)")
        #expect(
          layout.element(after: .pageUp(500), from: from)
            == nearest(above.filter { $0 >= frames[from].y - 500 }.min() ?? above.max()), "seed \(seed)")
        #expect(
          layout.element(after: .pageDown(500), from: from)
            == nearest(below.filter { $0 <= frames[from].y + 500 }.max() ?? below.min()), "seed \(seed)")
        #expect(layout.element(after: .first, from: from) == pictures.first, "seed \(seed)")
        #expect(layout.element(after: .last, from: from) == pictures.last, "seed \(seed)")
      }
    }
  }
}
