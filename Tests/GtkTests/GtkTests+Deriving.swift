import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

private final class Ruler: RangeControl, BuilderElement {
  var isMadeBySwift = true
  override class var gTypeName: String { "TestRuler" }
  init() { super.init() }
}

private final class LongPresses: EventController {
  init() { super.init() }
}

private final class Stripes: RangeControl {
  @ObjectProperty var gap = 3
  override class var members: [ObjectMember] { [.property("gap", \Stripes.gap)] }

  init(gap: Int) {
    super.init()
    self.gap = gap
  }
}

/// Subclasses of classes that have no constructor.
extension GtkTests {
  @Test func `A subclass of a class without constructors is made`() async throws {
    try await withoutLeaks {
      let ruler = Ruler()
      ruler.setRange(min: 0, max: 10)
      ruler.value = 12
      #expect(ruler.value == 10)
      let stripes = Stripes(gap: 5)
      #expect(stripes.reactive.property("gap", as: Int.self).value == 5)
      let box = Box(orientation: .horizontal, spacing: 0)
      let presses = LongPresses()
      box.addController(presses)
      #expect(presses.widget === box)
      box.removeController(presses)
    }
  }

  @Test func `A ui file makes a subclass of a class without constructors`() async throws {
    Ruler.register()
    try await withoutLeaks {
      let builder = try Builder(xml: "<interface><object class='TestRuler' id='ruler'/></interface>")
      #expect(try builder.object("ruler", as: Ruler.self).isMadeBySwift)
    }
  }
}
