import BindingCore
import CGtk
import Foundation
import Testing

@_spi(Bindings) @testable import Gtk

/// Draws itself, and has a property and a signal of its own.
private class Meter: Widget, BuilderElement {
  @ObjectProperty var value = 0.25 { didSet { queueDraw() } }
  @ObjectProperty var caption = "none"
  @ObjectProperty private(set) var changes = 0
  let changed = ObjectSignal<Double, String>()
  let reset: ObjectSignal<> = .init()
  var measures = 0
  var snapshots = 0
  var roots: [Bool] = []

  override class var members: [ObjectMember] {
    [
      .property("value", \Meter.value, default: 0.25, in: 0...1), .property("caption", \Meter.caption),
      .readOnlyProperty("changes", \Meter.changes), .signal("changed", \Meter.changed), .signal("reset", \Meter.reset),
    ]
  }
  override class var cssName: String? { "meter" }

  required init() { super.init() }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    measures += 1
    return Measurement(minimum: orientation == .horizontal ? 60 : 20, natural: orientation == .horizontal ? 80 : 30)
  }

  override func snapshot(_ snapshot: Snapshot) {
    snapshots += 1
    snapshot.appendColor(
      Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1),
      bounds: Graphene.Rect(
        origin: Graphene.Point(x: 0, y: 0), size: Graphene.Size(width: bounds.size.width * value, height: 20)))
    super.snapshot(snapshot)
  }

  override func didRoot() { roots.append(root != nil) }
  override func willUnroot() { roots.append(false) }

  func count() { changes += 1 }
}

/// A subclass of a subclass: one more property, and more room.
private final class WideMeter: Meter {
  @ObjectProperty var unit = "m"

  override class var members: [ObjectMember] { super.members + [.property("unit", \WideMeter.unit)] }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    var measurement = super.measure(orientation: orientation, forSize: size)
    measurement.natural += 100
    return measurement
  }
}

/// A button that is drawn and measured by itself, on top of what buttons do.
private final class TallButton: Button {
  var snapshots = 0
  var allocated: (Int, Int)?

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    var measurement = super.measure(orientation: orientation, forSize: size)
    if orientation == .vertical {
      measurement.minimum += 50
      measurement.natural += 50
    }
    return measurement
  }
  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    allocated = (width, height)
    super.sizeAllocate(width: width, height: height, baseline: baseline)
  }
  override func snapshot(_ snapshot: Snapshot) {
    snapshots += 1
    super.snapshot(snapshot)
  }
}

private final class PlainBox: Box { let number = 1 }

/// An object that is no widget.
private final class Person: Object {
  @ObjectProperty var name: String
  override class var members: [ObjectMember] { [.property("name", \Person.name)] }

  init(name: String) {
    self.name = name
    super.init()
  }
}

/// Has children without a layout manager.
private final class Pair: Widget {
  let first = Label(label: "first")
  let second = Label(label: "second")

  init() {
    super.init()
    first.setParent(self)
    second.setParent(self)
  }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    let sizes = [first, second].map { $0.measured(orientation: orientation, forSize: size) }
    return orientation == .horizontal
      ? Measurement(minimum: sizes.map(\.minimum).reduce(0, +), natural: sizes.map(\.natural).reduce(0, +))
      : Measurement(minimum: sizes.map(\.minimum).max() ?? 0, natural: sizes.map(\.natural).max() ?? 0)
  }

  override func sizeAllocate(width: Int, height: Int, baseline: Int) {
    first.allocate(width: width / 2, height: height, baseline: -1, transform: nil)
    second.allocate(width: width / 2, height: height, baseline: -1, transform: nil)
  }
}

/// Makes the widget a window's child, shows it until `condition` holds, and destroys the window.
@MainActor private func shown(_ widget: Widget, until condition: () -> Bool) async {
  let window = Window()
  window.child = widget
  window.present()
  await until(condition)
  window.destroy()
}

extension GtkTests {
  @Test func `It is found out which functions a class overrides`() {
    #expect(WidgetOverrides.isExact)
    #expect(WidgetOverrides.of(Widget.self) == [])
    #expect(WidgetOverrides.of(Button.self) == [])
    #expect(WidgetOverrides.of(PlainBox.self) == [])
    #expect(WidgetOverrides.of(Meter.self) == [.measure, .snapshot, .didRoot, .willUnroot])
    #expect(WidgetOverrides.of(WideMeter.self) == [.measure, .snapshot, .didRoot, .willUnroot])
    #expect(WidgetOverrides.of(TallButton.self) == [.measure, .sizeAllocate, .snapshot])
  }

  @Test func `A class that overrides nothing stays one of GTK's`() async throws {
    try await withoutLeaks {
      let box = PlainBox(orientation: .vertical, spacing: 0)
      #expect(typeName(cgtk_type_of(box.pointer)) == "GtkBox")
      #expect(Subclass.of(PlainBox.self) == nil)
    }
  }

  @Test func `A widget measures and draws itself`() async throws {
    try await withoutLeaks {
      let meter = Meter()
      #expect(typeName(cgtk_type_of(meter.pointer)).hasPrefix("GtkTests"))
      #expect(meter.measured(orientation: .horizontal).natural == 80)
      #expect(meter.measured(orientation: .vertical) == Widget.Measurement(minimum: 20, natural: 30))
      #expect(gtk_widget_get_css_name(meter.cast()).map { String(cString: $0) } == "meter")
      await shown(meter) { meter.snapshots > 0 }
      #expect(meter.measures > 0)
      #expect(meter.roots == [true, false])
    }
  }

  @Test func `A subclass of a subclass calls what it overrides`() async throws {
    try await withoutLeaks {
      let meter = WideMeter()
      #expect(meter.measured(orientation: .horizontal) == Widget.Measurement(minimum: 60, natural: 180))
      meter.setProperty("unit", "km")
      meter.setProperty("caption", "far")
      #expect(meter.unit == "km")
      #expect(meter.caption == "far")
      #expect(g_type_parent(cgtk_type_of(meter.pointer)) == Subclass.of(Meter.self)?.type)
    }
  }

  @Test func `A button of one's own is a button, and is asked before its layout manager`() async throws {
    try await withoutLeaks {
      let plain = Button(label: "text")
      let tall = TallButton(label: "text")
      #expect(tall.label == "text")
      #expect(
        tall.measured(orientation: .vertical).natural >= plain.measured(orientation: .vertical).natural + 30)
      #expect(tall.measured(orientation: .horizontal) == plain.measured(orientation: .horizontal))
      var clicks = 0
      tall.reactive.clicked.observeNext { clicks += 1 }.dispose(in: tall.reactive.bag)
      await shown(tall) { tall.snapshots > 0 && tall.allocated != nil }
      emit("clicked", on: tall)
      #expect(clicks == 1)
    }
  }

  @Test func `A widget measures its own children, which go away with it`() async throws {
    try await withoutLeaks {
      weak var label: Label?
      do {
        let pair = Pair()
        label = pair.first
        let one = pair.first.measured(orientation: .horizontal).natural
        let two = pair.second.measured(orientation: .horizontal).natural
        #expect(pair.measured(orientation: .horizontal).natural == one + two)
        #expect(pair.first.measure(orientation: .horizontal, forSize: -1).natural == one)
      }
      #expect(label == nil)
    }
  }

  @Test func `A property of one's own is told about, bound and limited`() async throws {
    try await withoutLeaks {
      let meter = Meter()
      var seen: [Double] = []
      let observation = meter.$value.observeNext { seen.append($0) }
      meter.value = 0.5
      meter.value = 0.5
      meter.setProperty("value", 0.75)
      #expect(meter.value == 0.75)
      #expect(meter.getProperty("value") == 0.75)
      meter.value = 7
      #expect(seen == [0.25, 0.5, 0.75, 1])
      observation.dispose()

      let source = Property(0.125)
      source.bind(to: meter.reactive.property("value", as: Double.self)).dispose(in: meter.reactive.bag)
      #expect(meter.value == 0.125)
      let label = Label(label: "")
      meter.$caption.map(Optional.some).bind(to: label.reactive.property("label", as: String?.self))
        .dispose(in: label.reactive.bag)
      meter.caption = "new"
      #expect(label.label == "new")

      var counts: [Int] = []
      meter.$changes.observeNext { counts.append($0) }.dispose(in: meter.reactive.bag)
      meter.count()
      meter.$changes.send(9)
      #expect(counts == [0, 1])
    }
  }

  @Test func `A signal of one's own reaches Swift with its arguments`() async throws {
    try await withoutLeaks {
      let meter = WideMeter()
      var seen: [String] = []
      let observation = meter.changed.observeNext { seen.append("\($0) \($1)") }
      meter.reset.observeNext { seen.append("reset") }.dispose(in: meter.reactive.bag)
      meter.changed.emit(0.5, "half")
      meter.reset.emit()
      observation.dispose()
      meter.changed.emit(1, "full")
      #expect(seen == ["0.5 half", "reset"])
    }
  }

  @Test func `An object that is no widget has properties as well`() async throws {
    try await withoutLeaks {
      let person = Person(name: "Ada")
      #expect(person.getProperty("name") == "Ada")
      person.setProperty("name", "Grace")
      #expect(person.name == "Grace")
      #expect(Object.wrap(person.pointer) === person)
    }
  }

  @Test func `A Swift object of one's own lives as long as GTK holds it`() async throws {
    try await withoutLeaks {
      let box = Box(orientation: .vertical, spacing: 0)
      do {
        let meter = Meter()
        meter.measures = 1000
        box.append(meter)
      }
      #expect((box.firstChild as? Meter)?.measures ?? 0 >= 1000)
    }
  }

  @Test func `A widget draws with colours, clips, text, textures and cairo`() async throws {
    try await withoutLeaks {
      let picture = Drawing()
      let window = Window()
      window.decorated = false
      window.child = picture
      window.present()
      await until { picture.drawn > 0 }
      let texture = try #require(rendered(picture))
      window.destroy()
      let pixels = try pixels(of: texture)
      #expect(pixels(10, 50) == [255, 0, 0])
      #expect(pixels(150, 50) == [0, 0, 255])
      #expect(pixels(1, 1) != [255, 0, 0])
      if let path = ProcessInfo.processInfo.environment["GTK_TESTS_PICTURE"] {
        #expect(gdk_texture_save_to_png(texture, path) != 0)
      }
      g_object_unref(UnsafeMutableRawPointer(texture))
    }
  }
}

private final class Drawing: Widget {
  var drawn = 0

  init() { super.init() }

  override func measure(orientation: Orientation, forSize size: Int) -> Measurement {
    Measurement(minimum: orientation == .horizontal ? 200 : 100, natural: orientation == .horizontal ? 200 : 100)
  }

  override func snapshot(_ snapshot: Snapshot) {
    drawn += 1
    let left = Graphene.Rect(
      origin: Graphene.Point(x: 0, y: 0), size: Graphene.Size(width: 100, height: 100))
    snapshot.pushRoundedClip(Gsk.RoundedRect(bounds: left, radius: 20))
    snapshot.appendColor(Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1), bounds: left)
    snapshot.pop()
    let context = snapshot.appendCairo(
      Graphene.Rect(origin: Graphene.Point(x: 100, y: 0), size: Graphene.Size(width: 100, height: 100)))
    context.setSource(red: 0, green: 0, blue: 1)
    context.arc(x: 150, y: 50, radius: 40)
    context.fill()
    snapshot.save()
    snapshot.translate(Graphene.Point(x: 30, y: 40))
    snapshot.appendLayout(createPangoLayout("Swift"), color: Gdk.RGBA(red: 1, green: 1, blue: 1))
    snapshot.restore()
  }
}

/// The picture of a widget that is shown, to be released by the caller.
@MainActor private func rendered(_ widget: Widget) -> OpaquePointer? {
  let paintable = gtk_widget_paintable_new(widget.cast())!
  defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
  let snapshot = gtk_snapshot_new()!
  gdk_paintable_snapshot(paintable, snapshot, 200, 100)
  guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
  defer { gsk_render_node_unref(node) }
  let renderer = gtk_native_get_renderer(gtk_widget_get_native(widget.cast()))
  var bounds = graphene_rect_t()
  graphene_rect_init(&bounds, 0, 0, 200, 100)
  return gsk_renderer_render_texture(renderer, node, &bounds)
}

/// The red, green and blue of each point of a texture.
@MainActor private func pixels(of texture: OpaquePointer) throws -> (_ x: Int, _ y: Int) -> [UInt8] {
  let (width, height) = (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
  var bytes = [UInt8](repeating: 0, count: width * height * 4)
  gdk_texture_download(texture, &bytes, gsize(width * 4))
  return { x, y in
    let start = (y * width + x) * 4
    return [bytes[start + 2], bytes[start + 1], bytes[start]]
  }
}
