import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  private func frames(_ widths: [Int], width: Int, align: Double = 0) -> [[Int]] {
    let lines = WrappedLines(widths.map { ($0, 5) }, width: width, spacing: 2, align: align)
    return lines.frames.map { [$0.x, $0.y] }
  }

  @Test func `Children go on in the next line where one is full`() {
    #expect(frames([4, 3], width: 9) == [[0, 0], [6, 0]])
    #expect(frames([4, 3], width: 8) == [[0, 0], [0, 7]])
    #expect(frames([4, 3, 3, 9], width: 10) == [[0, 0], [6, 0], [0, 7], [0, 14]])
    #expect(frames([20, 3], width: 10) == [[0, 0], [0, 7]])
    #expect(frames([], width: 10) == [])
    #expect(frames([4, 3], width: .max) == [[0, 0], [6, 0]])
  }

  @Test func `A line with room left has its children in its middle or at its end`() {
    #expect(frames([4, 2, 3, 10], width: 10, align: 0.5) == [[1, 0], [7, 0], [3, 7], [0, 14]])
    #expect(frames([4, 3], width: 10, align: 1) == [[1, 0], [7, 0]])
    #expect(frames([20, 3], width: 10, align: 1) == [[0, 0], [7, 7]])
    #expect(frames([4, 3], width: .max, align: 1) == [[0, 0], [6, 0]])
  }

  @Test func `A line is as high as the highest of its children, and all lines as high as those together`() {
    let lines = WrappedLines([(4, 5), (4, 8), (4, 3)], width: 10, spacing: 2)
    #expect(lines.frames.map(\.height) == [8, 8, 3])
    #expect(lines.frames.map(\.y) == [0, 0, 10])
    #expect(lines.height == 13)
    #expect(WrappedLines([], width: 10, spacing: 2).height == 0)
  }

  /// GTK divided by the number of children in a line, which was zero.
  @Test func `Page Down ended a program in a flow box with another layout`() async throws {
    try await withoutLeaks {
      for layout in [WrapLayout(spacing: 6), BoxLayout(orientation: .horizontal)] {
        let box = FlowBox()
        box.layoutManager = layout
        if layout is BoxLayout { box.leavePageKeys() }
        for name in ["One", "Two", "Three"] { box.append(Label(label: name)) }
        let window = Window()
        window.child = box
        window.present()
        await until { box.width > 0 }
        #expect(box.childFocus(.tabForward))
        for count in [1, -1] {
          #expect(emit("move-cursor", on: box, MovementStep.pages, count, false, false)?.get(Bool.self) == false)
        }
        // What does not count lines still moves.
        emit("move-cursor", on: box, MovementStep.bufferEnds, 1, false, false)
        #expect(window.focus === box.lastChild)
        window.destroy()
      }
    }
  }

  @Test func `A flow box whose layout wraps gives each child its own width`() async throws {
    try await withoutLeaks {
      let box = FlowBox()
      let sizes = [40, 60, 30]
      for width in sizes {
        let child = FlowBoxChild()
        child.layoutManager = BinLayout()
        let content = Box(.horizontal, [])
        content.setSizeRequest(width: width, height: 10)
        child.child = content
        box.append(child)
      }
      let hidden = FlowBoxChild()
      hidden.visible = false
      box.append(hidden)
      box.layoutManager = WrapLayout(spacing: 6)
      let widths = box.children.prefix(3).map { $0.measured(orientation: .horizontal).natural }
      let all = widths.reduce(12, +)
      #expect(box.measured(orientation: .horizontal).minimum == widths.max())
      #expect(box.measured(orientation: .horizontal).natural == all)
      #expect(box.requestMode == .heightForWidth)
      let line = box.measured(orientation: .vertical, forSize: all).natural
      #expect(box.measured(orientation: .vertical, forSize: all - 1).natural == 2 * line + 6)
      #expect(box.measured(orientation: .vertical).natural == line)
      for isReversed in [false, true] {
        box.direction = isReversed ? .rtl : .ltr
        box.sizeAllocate(Gdk.Rectangle(x: 0, y: 0, width: all - 1, height: 2 * line + 6), baseline: -1)
        let frames = box.children.prefix(3).map { $0.allocation.x }
        let expected = [0, widths[0] + 6, 0]
        #expect(
          frames == (isReversed ? zip(expected, widths).map { all - 1 - $0 - $1 } : expected), "\(isReversed)")
      }
    }
  }
}
