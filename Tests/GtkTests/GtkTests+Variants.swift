import Testing

@_spi(Bindings) @testable import Gtk

/// Tuples, dictionaries and maybes of GVariant.
extension GtkTests {
  private func expectSame<Value: VariantRepresentable & Equatable>(
    _ value: Value, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let variant = value.asVariant
    #expect(variant.print(false) == text, sourceLocation: sourceLocation)
    #expect(variant.typeString == Value.variantSignature, sourceLocation: sourceLocation)
    #expect(Value(variant: variant) == value, sourceLocation: sourceLocation)
  }

  @Test func `Dictionaries, maybes and paths go there and back`() async throws {
    try await withoutLeaks {
      expectSame(["a": [1, 2]], "{'a': [1, 2]}")
      expectSame(Int32?.some(7), "7")
      expectSame(Int32?.none, "nothing")
      expectSame([String?.none, "b"], "[nothing, 'b']")
      expectSame(Bool??.some(nil), "just nothing")
      expectSame(Gio.ObjectPath("/org/example")!, "'/org/example'")
      #expect(Gio.ObjectPath("org") == nil)
      #expect(Int32?(variant: "text".asVariant) == nil)
    }
  }

  @Test func `A variant is made of a value`() async throws {
    try await withoutLeaks {
      #expect(GLib.Variant(3).print(true) == "int64 3")
      #expect(GLib.Variant(["a": true]).print(false) == "{'a': true}")
      #expect(GLib.Variant("text") == "text".asVariant)
    }
  }

  @Test func `Tuples go there and back`() async throws {
    try await withoutLeaks {
      let variant = GLib.Variant(tuple: "A4", Int32(210), [1.5])
      #expect(variant.typeString == "(siad)")
      let (name, width, margins) = try #require(variant.tuple(as: String.self, Int.self, [Double].self))
      #expect(name == "A4" && width == 210 && margins == [1.5])
      #expect(variant.tuple(as: String.self, Int.self) == nil, "one value too many")
      #expect(variant.tuple(as: String.self, Int.self, [Double].self, Bool.self) == nil, "one too few")
      #expect(variant.tuple(as: Int.self, Int.self, [Double].self) == nil)
      #expect(7.asVariant.tuple(as: Int.self) == nil)
      let single = try #require(GLib.Variant(tuple: 7).tuple(as: Int.self))
      #expect(single == 7)
      let empty: Void? = GLib.Variant(children: []).tuple()
      #expect(empty != nil)

      let sizes = [VariantTuple("A4", Int32(210)), VariantTuple("A5", Int32(148))]
      #expect(sizes.asVariant.print(false) == "[('A4', 210), ('A5', 148)]")
      let read = try #require([VariantTuple<String, Int32>](variant: sizes.asVariant))
      #expect(read.map(\.values.0) == ["A4", "A5"] && read.map(\.values.1) == [210, 148])
      #expect(variant.children.map(\.typeString) == ["s", "i", "ad"])
      #expect(7.asVariant.children.isEmpty)
    }
  }

  @Test func `Values of any type are variants in a dictionary`() async throws {
    try await withoutLeaks {
      let options = ["name": "a".asVariant, "size": 7.asVariant]
      #expect(options.asVariant.typeString == "a{sv}")
      let read = try #require([String: GLib.Variant](variant: options.asVariant))
      #expect(read["name"].flatMap { String(variant: $0) } == "a")
      #expect(read["size"].flatMap { Int(variant: $0) } == 7)
      #expect(GLib.Variant(variant: "a".asVariant) == nil)
    }
  }
}
