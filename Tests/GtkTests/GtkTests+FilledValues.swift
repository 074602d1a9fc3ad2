import Testing

@_spi(Bindings) @testable import Gtk

/// Values that C fills in are results.
extension GtkTests {
  @Test func `The value of an expression that is watched is a result`() async throws {
    try await withoutLeaks {
      let label = Label(label: "one")
      let watch = PropertyExpression(Label.self, "label").watch(label) {}
      #expect(watch.evaluate()?.get(String.self) == "one")
      label.label = "two"
      #expect(watch.evaluate()?.get(String.self) == "two")
      watch.unwatch()
    }
  }

  @Test func `A setting of the desktop is a value of the type that it has`() async throws {
    let display = try #require(Gdk.Display.default)
    try await withoutLeaks {
      // Without a desktop a display of X still says how dense its texts are.
      let density = try #require(display.getSetting("gtk-xft-dpi"))
      #expect(try #require(density.get(Int.self)) > 0)
      #expect(display.getSetting("no-such-setting") == nil)
    }
  }

  @Test func `A property of a cell is a value of the type that it has`() async throws {
    try await withoutLeaks {
      let (area, cell) = (CellAreaBox(), CellRendererText())
      area.packStart(cell, expand: true, align: false, fixed: true)
      #expect(area.cellGetProperty(cell, propertyName: "expand").get(Bool.self) == true)
      area.cellSetProperty(cell, propertyName: "expand", value: false)
      #expect(area.cellGetProperty(cell, propertyName: "expand").get(Bool.self) == false)
      #expect(area.cellGetProperty(cell, propertyName: "pack-type").get(PackType.self) == .start)
    }
  }

  @Test func `Any value holds expressions and nodes`() async throws {
    try await withoutLeaks {
      let expression = PropertyExpression(Label.self, "label")
      #expect(valueGetExpression(AnyValue(expression))?.evaluate(Label(label: "a"))?.get(String.self) == "a")
      #expect(AnyValue(expression).get(ValueExpression.self) is PropertyExpression)
      let bounds = Graphene.Rect(origin: Graphene.Point(x: 0, y: 0), size: Graphene.Size(width: 1, height: 2))
      let node = Gsk.ColorNode(rgba: Gdk.RGBA(red: 1, green: 0, blue: 0, alpha: 1), bounds: bounds)
      #expect(Gsk.valueGetRenderNode(AnyValue(node))?.bounds.size.height == 2)
      #expect(AnyValue(node).get(Gsk.RenderNode.self) is Gsk.ColorNode)
    }
  }
}
