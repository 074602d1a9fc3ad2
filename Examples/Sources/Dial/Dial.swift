import BindingCore
import Gtk

/// A knob that the user turns with the pointer or the wheel: a widget that measures and draws itself, with its own
/// property and signal.
final class Dial: Widget, BuilderElement {
  /// The value, from 0 to 1.
  @ObjectProperty var value = 0.0 { didSet { queueDraw() } }
  /// Emitted when the user turns the dial.
  let changed = ObjectSignal<Double>()

  override class var members: [ObjectMember] {
    [.property("value", \Dial.value, in: 0...1), .signal("changed", \Dial.changed)]
  }
  override class var cssName: String? { "dial" }

  init() {
    super.init()
    let drag = GestureDrag()
    var start = 0.0
    drag.reactive.dragBegin.observeNext { [weak self] _, _ in start = self?.value ?? 0 }.dispose(in: reactive.bag)
    drag.reactive.dragUpdate.observeNext { [weak self] x, y in self?.turn(to: start + (x - y) / 200) }
      .dispose(in: reactive.bag)
    addController(drag)
    let wheel = EventControllerScroll(flags: .vertical)
    wheel.reactive.scroll.answer { [weak self] _, y in
      guard let self else { return false }
      turn(to: value - y / 20)
      return true
    }
    addController(wheel)
  }

  /// Turns the dial as a user would.
  func turn(to value: Double) {
    let old = self.value
    self.value = value
    if self.value != old { changed.emit(self.value) }
  }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    Measurement(minimum: 48, natural: 120)
  }

  override func snapshot(_ snapshot: Snapshot) {
    let context = snapshot.appendCairo(bounds)
    let (x, y) = (bounds.size.width / 2, bounds.size.height / 2)
    let radius = min(x, y) - 8
    // Three quarters of a circle, open at the bottom.
    let (first, last) = (0.75 * Double.pi, 2.25 * Double.pi)
    context.lineWidth = 8
    context.lineCap = .round
    context.setSource(red: 0.8, green: 0.8, blue: 0.8)
    context.arc(x: x, y: y, radius: radius, from: first, to: last)
    context.stroke()
    context.setSource(red: 0.2, green: 0.5, blue: 0.9)
    context.arc(x: x, y: y, radius: radius, from: first, to: first + value * (last - first))
    context.stroke()

    let layout = createPangoLayout("\(Int((value * 100).rounded())) %")
    let size = layout.pixelSize
    snapshot.save()
    snapshot.translate(Graphene.Point(x: x - Double(size.width) / 2, y: y - Double(size.height) / 2))
    snapshot.appendLayout(layout, color: color)
    snapshot.restore()
  }

  /// The colour of the surrounding text.
  private var color: Gdk.RGBA { styleContext?.color ?? Gdk.RGBA(red: 0, green: 0, blue: 0, alpha: 1) }
}
