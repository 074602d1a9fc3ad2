import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  /// GTK 4.8 and 4.18 place those on the left outside of the window: with an Arabic desktop no one could use them.
  @Test(arguments: [TextDirection.ltr, .rtl], [CornerType.topLeft, .bottomLeft, .topRight, .bottomRight])
  func `Scrollbars are within the scrolled window, wherever they are`(
    direction: TextDirection, placement: CornerType
  ) async throws {
    try await withoutLeaks {
      ScrolledWindow.keepScrollbarsInside()
      let scroller = ScrolledWindow()
      scroller.overlayScrolling = false
      scroller.direction = direction
      scroller.windowPlacement = placement
      let content = Label(label: "Content")
      content.setSizeRequest(width: 900, height: 900)
      scroller.child = content
      let window = Window()
      window.setDefaultSize(width: 300, height: 200)
      window.child = scroller
      window.present()
      defer { window.destroy() }
      let (vertical, horizontal) = (try #require(scroller.vscrollbar), try #require(scroller.hscrollbar))
      await until { scroller.width > 0 && vertical.width > 0 && horizontal.width > 0 }
      let bounds = try #require(scroller.child?.computeBounds(scroller))
      let bars = try [vertical, horizontal].map { try #require($0.computeBounds(scroller)) }
      let isLeft = (direction == .rtl) == [.topLeft, .bottomLeft].contains(placement)
      let isTop = [.bottomLeft, .bottomRight].contains(placement)
      #expect(bars[0].size.height == bounds.size.height && bars[1].size.width == bounds.size.width)
      #expect(bars[0].origin.x == (isLeft ? 0 : bounds.size.width) && bars[0].origin.y == bounds.origin.y)
      #expect(bars[1].origin.y == (isTop ? 0 : bounds.size.height) && bars[1].origin.x == bounds.origin.x)
      #expect(bounds.origin.x == (isLeft ? bars[0].size.width : 0))
      #expect(bounds.origin.y == (isTop ? bars[1].size.height : 0))
    }
  }
}
