import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// What is written by hand because C's way of saying it cannot be Swift's.
extension GtkTests {
  @Test func `Colours are read as style sheets write them`() {
    #expect(Gdk.RGBA("red") == Gdk.RGBA(red: 1, green: 0, blue: 0))
    #expect(Gdk.RGBA("rgba(0, 0, 255, 0.5)")?.alpha == 0.5)
    #expect(Gdk.RGBA("reddish") == nil)
  }

  @Test func `The pixels of a texture come back`() {
    let texture = Gdk.MemoryTexture(
      width: 2, height: 1, format: .r8g8b8a8, bytes: GLib.Bytes(data: [255, 0, 0, 255, 0, 0, 255, 255]), stride: 8)
    #expect(texture.download() == [0, 0, 255, 255, 255, 0, 0, 255])
  }

  @Test func `A texture is scaled without losing its edges, and what shows through`() async {
    let opaque = Gdk.MemoryTexture(
      width: 2, height: 1, format: .r8g8b8, bytes: GLib.Bytes(data: [255, 0, 0, 0, 0, 255]), stride: 6)
    let larger = await opaque.scaled(width: 7.5, height: 5)
    #expect(larger.width == 8 && larger.height == 5)
    #expect(larger.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(larger.pixels.first == 0xFFFF_0000 && larger.pixels.last == 0xFF00_00FF)
    let transparent = Gdk.MemoryTexture(
      width: 4, height: 4, format: .r8g8b8a8,
      bytes: GLib.Bytes(data: Array(repeatElement([0, 255, 0, 128], count: 16).joined())), stride: 16)
    let smaller = await transparent.scaled(width: 3, height: 1)
    #expect(smaller.pixels == [UInt32](repeating: 0x8000_8000, count: 3))
  }

  @Test func `A rectangle is made of its corner and its size`() {
    let rectangle = Graphene.Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rectangle.origin.y == 2 && rectangle.size.width == 3)
  }

  @Test func `Tags are made in a buffer and put around inserted text`() async throws {
    try await withoutLeaks {
      let buffer = TextBuffer(table: nil)
      let strong = buffer.createTag("strong")
      strong.weight = Int(Pango.Weight.bold)
      #expect(buffer.tagTable?.lookup("strong") === strong)
      let end = buffer.endIter
      buffer.insert(end, text: "plain ")
      buffer.insert(end, text: "strong", tags: [strong])
      #expect(buffer.text == "plain strong")
      #expect(end.offset == 12)
      #expect(!buffer.getIterAtOffset(5).hasTag(strong))
      #expect(buffer.getIterAtOffset(6).hasTag(strong))
    }
  }

  @Test func `Constraints are read from their description`() async throws {
    try await withoutLeaks {
      let box = Box(orientation: .horizontal, spacing: 0)
      let layout = ConstraintLayout()
      box.layoutManager = layout
      let (one, two) = (Button(label: "1"), Button(label: "2"))
      box.append([one, two])
      let constraints = try layout.addConstraintsFromDescription(
        ["H:|-[one(==two)]-12-[two]-|"], hspacing: 8, views: ["one": one, "two": two])
      #expect(constraints.count == 4)
      #expect(layout.observeConstraints().nItems == 4)
      #expect(throws: GLib.Failure.self) { try layout.addConstraintsFromDescription(["H:|-[three]-|"], views: [:]) }
    }
  }

  @Test func `A set of numbers is a sequence`() async throws {
    try await withoutLeaks {
      let set = Bitset(start: 3, nItems: 2)
      set.add(9)
      #expect(Array(set) == [3, 4, 9])
      #expect(Array(Bitset()) == [])
      var seen: [Int] = []
      for number in set {
        seen.append(number)
        set.remove(9)
      }
      #expect(seen == [3, 4, 9])
    }
  }

  @Test func `A timeout repeats until it is told to stop`() async throws {
    try await withoutLeaks {
      var calls = 0
      let timeout = GLib.timeoutAdd(.milliseconds(1)) {
        calls += 1
        return calls < 3
      }
      await until { timeout.isDisposed }
      #expect(calls == 3)
      timeout.dispose()
      var idles = 0
      var idle: (any Disposable)?
      idle = GLib.idleAdd {
        idles += 1
        idle?.dispose()
        return true
      }
      await until { idles == 1 }
      await nextIteration()
      #expect(idles == 1)
      idle = nil
      GLib.timeoutAdd(.seconds(1000)) { true }.dispose()
    }
  }

  @Test func `A menu button points where it is told, whatever its text direction`() async throws {
    try await withoutLeaks {
      let button = MenuButton()
      button.arrowDirection = .up
      #expect(button.reactive.arrowDirection.value == .up)
      button.direction = .rtl
      #expect(button.arrowDirection == .up && button.direction == .rtl)
    }
  }
}
