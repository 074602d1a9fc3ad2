import BindingCore
import Gtk
import Testing

@testable import CircleDrawer

struct CircleDrawerTests {
  private let viewModel = CircleDrawerViewModel()

  private var centers: [Point] { viewModel.circles.value.map(\.center) }

  @Test func `a click draws a circle, but not on another one`() {
    viewModel.addCircle(at: Point(x: 100, y: 100))
    viewModel.addCircle(at: Point(x: 110, y: 100))
    viewModel.addCircle(at: Point(x: 131, y: 100))
    #expect(centers == [Point(x: 100, y: 100), Point(x: 131, y: 100)])
  }

  @Test func `the nearest circle that the pointer is in is selected`() {
    viewModel.addCircle(at: Point(x: 100, y: 100))
    viewModel.addCircle(at: Point(x: 140, y: 100))
    viewModel.pointerMoved(to: Point(x: 118, y: 100))
    #expect(viewModel.selected.value?.center.x == 100)
    viewModel.pointerMoved(to: Point(x: 122, y: 100))
    #expect(viewModel.selected.value?.center.x == 140)
    viewModel.pointerMoved(to: Point(x: 300, y: 100))
    #expect(viewModel.selected.value == nil)
    viewModel.pointerMoved(to: nil)
    #expect(viewModel.selected.value == nil)
  }

  @Test func `drawing is undone and done again`() {
    let (first, second, third) = (Point(x: 0, y: 0), Point(x: 100, y: 0), Point(x: 200, y: 0))
    #expect(!viewModel.canUndo.value && !viewModel.canRedo.value)
    viewModel.undo()
    viewModel.redo()
    for point in [first, second] { viewModel.addCircle(at: point) }
    viewModel.undo()
    #expect(centers == [first] && viewModel.canRedo.value)
    viewModel.redo()
    #expect(centers == [first, second] && !viewModel.canRedo.value)
    viewModel.undo()
    viewModel.addCircle(at: third)
    #expect(centers == [first, third] && !viewModel.canRedo.value)
    viewModel.undo()
    viewModel.undo()
    #expect(centers == [] && !viewModel.canUndo.value)
  }

  @Test func `only the last diameter becomes history`() {
    viewModel.addCircle(at: Point(x: 0, y: 0))
    viewModel.beginResizing()
    viewModel.pointerMoved(to: nil)
    #expect(viewModel.selected.value?.id == 1, "the circle that is resized stays selected")
    for diameter in [70.0, 80, 90] { viewModel.diameter.value = diameter }
    #expect(viewModel.circles.value.map(\.diameter) == [90])
    viewModel.endResizing()
    #expect(viewModel.circles.value.map(\.diameter) == [90])
    viewModel.undo()
    #expect(viewModel.circles.value.map(\.diameter) == [60])
    viewModel.redo()
    #expect(viewModel.circles.value.map(\.diameter) == [90])
  }

  @Test func `a circle whose diameter stays as it was is no history`() {
    viewModel.addCircle(at: Point(x: 0, y: 0))
    viewModel.beginResizing()
    viewModel.endResizing()
    viewModel.undo()
    #expect(centers == [])
  }
}

extension WindowTests {
  @Test func `Circle drawer: a right click resizes, and the buttons undo`() async throws {
    try await showing(CircleDrawerWindow()) { window in
      #expect(!window.undo.sensitive)
      window.viewModel.addCircle(at: Point(x: 80, y: 80))
      window.resizeCircle(at: Point(x: 300, y: 300))
      #expect(!window.popover.visible, "there is no circle")
      window.resizeCircle(at: Point(x: 90, y: 80))
      await until { window.popover.visible }
      #expect(window.diameter.value == 60)
      window.diameter.value = 120
      #expect(window.viewModel.circles.value.map(\.diameter) == [120])
      window.popover.popdown()
      await press(window.undo)
      #expect(window.viewModel.circles.value.map(\.diameter) == [60])
      #expect(window.undo.sensitive && window.redo.sensitive)
      await press(window.redo)
      #expect(window.viewModel.circles.value.map(\.diameter) == [120])
    }
  }
}
