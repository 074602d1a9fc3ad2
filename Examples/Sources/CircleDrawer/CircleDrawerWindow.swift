import BindingCore
import Gtk

/// The sixth of the 7GUIs: drawing with undo and redo. A click draws a circle, a right click resizes it.
final class CircleDrawerWindow: Window {
  let viewModel: CircleDrawerViewModel
  let undo = Button(label: "Undo")
  let redo = Button(label: "Redo")
  let canvas = DrawingArea()
  let popover = Popover()
  let diameter = Scale(orientation: .horizontal, min: 10, max: 300, step: 1)

  init(_ viewModel: CircleDrawerViewModel = CircleDrawerViewModel()) {
    self.viewModel = viewModel
    super.init()
    title = "Circle Drawer"
    setDefaultSize(width: 480, height: 360)
    let buttons = Box(.horizontal, [undo, redo])
    buttons.halign = .center
    let content = Box(.vertical, spacing: 12, [buttons, canvas])
    content.setMargins(12)
    child = content
    canvas.hexpand = true
    canvas.vexpand = true
    canvas.accessibleLabel = "Circles"
    canvas.addCssClass("view")

    makePopover()
    takeInput()
    bindViewModel()
  }

  private func bindViewModel() {
    viewModel.canUndo.bind(to: undo.reactive.isEnabled)
    viewModel.canRedo.bind(to: redo.reactive.isEnabled)
    undo.reactive.taps.bind(to: self) { $0.viewModel.undo() }
    redo.reactive.taps.bind(to: self) { $0.viewModel.redo() }
    viewModel.diameter.bidirectionalBind(to: diameter.reactive.value)
    combineLatest(viewModel.circles, viewModel.selected).bind(to: canvas) { canvas, _ in canvas.queueDraw() }
    canvas.setDrawFunc { [viewModel] canvas, context, _, _ in
      let color = canvas.styleContext!.color
      for circle in viewModel.circles.value {
        context.newSubPath()
        context.arc(x: circle.center.x, y: circle.center.y, radius: circle.diameter / 2)
        if circle == viewModel.selected.value {
          context.setSource(red: color.red, green: color.green, blue: color.blue, alpha: 0.3)
          context.fillPreserve()
        }
        context.setSource(color)
        context.stroke()
      }
    }
  }

  private func takeInput() {
    let motion = EventControllerMotion()
    motion.reactive.motion.bind(to: self) { $0.viewModel.pointerMoved(to: Point(x: $1.0, y: $1.1)) }
    motion.reactive.leave.bind(to: self) { $0.viewModel.pointerMoved(to: nil) }
    canvas.addController(motion)

    let click = GestureClick()
    click.reactive.pressed.bind(to: self) { $0.viewModel.addCircle(at: Point(x: $1.1, y: $1.2)) }
    canvas.addController(click)

    let rightClick = GestureClick()
    rightClick.button = 3
    rightClick.reactive.pressed.bind(to: self) { $0.resizeCircle(at: Point(x: $1.1, y: $1.2)) }
    canvas.addController(rightClick)
  }

  private func makePopover() {
    diameter.widthRequest = 200
    diameter.accessibleLabel = "Diameter"
    popover.child = Box(.vertical, [Label(label: "Diameter"), diameter])
    popover.setParent(canvas)
    popover.reactive.closed.bind(to: self) { $0.viewModel.endResizing() }
    canvas.reactive.destroy.bind(to: popover) { $0.unparent() }
  }

  /// Shows the slider for the diameter of the circle at this point.
  func resizeCircle(at point: Point) {
    viewModel.pointerMoved(to: point)
    guard viewModel.selected.value != nil else { return }
    viewModel.beginResizing()
    popover.pointingTo = Gdk.Rectangle(x: Int(point.x), y: Int(point.y), width: 1, height: 1)
    popover.popup()
  }
}
