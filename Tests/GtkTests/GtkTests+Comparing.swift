import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// Structs of C that are compared as values of Swift are.
extension GtkTests {
  @Test func `Places in a text are in order`() async throws {
    try await withoutLeaks {
      let buffer = TextBuffer()
      buffer.text = "one two"
      let (start, end) = buffer.bounds
      #expect(start < end && start <= start && !(end < start))
      #expect(start == buffer.startIter && start != end)
      #expect([end, buffer.getIterAtOffset(3), start].sorted().map(\.offset) == [0, 3, 7])
    }
  }

  @Test func `Paths of trees are in order and can be read`() async throws {
    try await withoutLeaks {
      let paths = ["1", "0:2", "0", "0:1:5"].compactMap { TreePath(path: $0) }
      #expect(paths.sorted().map { "\($0)" } == ["0", "0:1:5", "0:2", "1"])
      #expect(paths[0] == TreePath(path: "1") && paths[0] != paths[1])
      #expect("\(TreePath())" == "")
    }
  }

  @Test func `Variants, bytes, sets and moments are equal when their content is`() async throws {
    try await withoutLeaks {
      #expect(["a": 1].asVariant == ["a": 1].asVariant)
      #expect(1.asVariant != Int32(1).asVariant)
      #expect(GLib.Bytes(data: [1, 2]) == GLib.Bytes(data: [1, 2]) && GLib.Bytes(data: [1]) != GLib.Bytes(data: [2]))
      let (set, other) = (Bitset(), Bitset())
      _ = set.add(3)
      #expect(set != other)
      _ = other.add(3)
      #expect(set == other)
      let berlin = try #require(GLib.DateTime(text: "2024-02-29T13:00:00+01:00", defaultTz: nil))
      let london = try #require(GLib.DateTime(text: "2024-02-29T12:00:00Z", defaultTz: nil))
      let later = try #require(GLib.DateTime(text: "2024-02-29T12:00:01Z", defaultTz: nil))
      #expect(berlin == london && london < later && max(berlin, later) == later)
    }
  }

  @Test func `Structs that C can compare are equal when their content is, and have one hash`() async throws {
    try await withoutLeaks {
      let (sans, same, serif) = (
        Pango.FontDescription.fromString("Sans 12"), Pango.FontDescription.fromString("Sans 12"),
        Pango.FontDescription.fromString("Serif 12")
      )
      #expect(sans == same && sans != serif && sans !== same)
      #expect(Set([sans, same, serif]).count == 2)
      #expect(Pango.AttrList.fromString("0 3 weight bold") == Pango.AttrList.fromString("0 3 weight bold"))
      #expect(Pango.AttrList.fromString("0 3 weight bold") != Pango.AttrList.fromString("0 4 weight bold"))
      let turned = Gsk.Transform().rotate(90)
      #expect(turned == Gsk.Transform().rotate(90) && turned != Gsk.Transform().rotate(45))
      #expect(Set([GLib.VariantType(typeString: "as"), GLib.VariantType(typeString: "as")]).count == 1)
      #expect(GLib.VariantType(typeString: "as") != GLib.VariantType(typeString: "ai"))
      #expect(Set([["a": 1].asVariant, ["a": 1].asVariant, 1.asVariant, 1.asVariant, 2.asVariant]).count == 3)
      #expect(Set([GLib.Bytes(data: [1, 2]), GLib.Bytes(data: [1, 2])]).count == 1)
      #expect(PaperSize(name: "iso_a4") == PaperSize(name: "iso_a4"))
      #expect(PaperSize(name: "iso_a4") != PaperSize(name: "iso_a5"))
    }
  }

  @Test func `A font that a person chooses is bound in both directions`() async throws {
    try await withoutLeaks {
      let chooser = FontButton()
      let font = Property(Pango.FontDescription?.some(.fromString("Sans 12")))
      var seen: [String?] = []
      font.observeNext { seen.append($0?.toString()) }
      font.bidirectionalBind(to: chooser.reactive.fontDesc)
      #expect(chooser.fontDesc == font.value)
      chooser.fontDesc = .fromString("Serif 9")
      font.value = .fromString("Mono 10")
      #expect(chooser.fontDesc?.toString() == "Mono 10")
      #expect(seen == ["Sans 12", "Serif 9", "Mono 10"], "no echo")
    }
  }
}
