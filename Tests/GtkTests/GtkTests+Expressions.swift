import Testing

@_spi(Bindings) @testable import Gtk

/// How a list finds the text of an element.
extension GtkTests {
  @Test func aPropertyIsAnExpression() async throws {
    try await withoutLeaks {
      let expression = PropertyExpression(thisType: StringObject.self, propertyName: "string")
      #expect(expression.evaluate(StringObject(string: "one"))?.get(String.self) == "one")
      #expect(expression.evaluate(nil) == nil)
      let names = StringList(strings: ["b", "a"])
      let sorted = SortListModel(model: names, sorter: StringSorter(expression: expression))
      #expect((sorted.getItem(0) as? StringObject)?.string == "a")
      let dropDown = DropDown(model: names, expression: expression)
      dropDown.enableSearch = true
      #expect(dropDown.expression != nil)
      dropDown.expression = nil
      #expect(dropDown.expression == nil)
    }
  }

  @Test func aClosureIsAnExpressionAndIsLetGo() async throws {
    try await withoutLeaks {
      let marker = StringObject(string: "!")
      let expression = ClosureExpression { object in ((object as? StringObject)?.string ?? "nothing") + marker.string }
      #expect(expression.evaluate(StringObject(string: "one"))?.get(String.self) == "one!")
      #expect(expression.evaluate(nil)?.get(String.self) == "nothing!")
      let numbers = StringList(strings: ["30", "4", "200"])
      let value = ClosureExpression(Int.self) { Int(($0 as? StringObject)?.string ?? "") ?? 0 }
      let sorted = SortListModel(model: numbers, sorter: NumericSorter(expression: value))
      #expect((0..<3).map { (sorted.getItem($0) as? StringObject)?.string } == ["4", "30", "200"])
    }
  }

  @Test func `A closure computes with several expressions`() async throws {
    try await withoutLeaks {
      let label = Label(label: "a")
      label.widthChars = 2
      let expression = ClosureExpression(
        PropertyExpression(Label.self, "label"), PropertyExpression(Label.self, "width-chars"),
        PropertyExpression(Widget.self, "visible")
      ) { (text: String, width: Int, isVisible: Bool) in "\(text) \(width) \(isVisible)" }
      #expect(expression.evaluate(label)?.get(String.self) == "a 2 true")
      let result = Label(label: "")
      let watch = expression.bind(result, property: "label", this: label)
      label.widthChars = 4
      label.label = "b"
      #expect(result.label == "b 4 true")
      #expect(expression.evaluate(nil) == nil)
      watch.unwatch()
    }
  }

  @Test func variantsOfEveryNumberCanBeMade() async throws {
    try await withoutLeaks {
      let variants = [
        GLib.Variant(boolean: true), GLib.Variant(byte: 1), GLib.Variant(int16: 1), GLib.Variant(uint16: 1),
        GLib.Variant(int32: 1), GLib.Variant(uint32: 1), GLib.Variant(int64: 1), GLib.Variant(uint64: 1),
        GLib.Variant(double: 1), GLib.Variant(strings: ["a"]),
      ]
      #expect(variants.map(\.typeString) == ["b", "y", "n", "q", "i", "u", "x", "t", "d", "as"])
      #expect(ComboBox.withEntry().hasEntry)
    }
  }
}
