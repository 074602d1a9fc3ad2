import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

private enum Arrangement: Int32, RegisteredEnum {
  case list = 3
  case bigPictures
  case map = 9
}

private nonisolated struct Marks: RegisteredFlags {
  var rawValue: UInt32
  static let seen = Marks(rawValue: 1)
  static let keptForLater = Marks(rawValue: 4)
  static let names: KeyValuePairs = ["seen": seen, "keptForLater": keptForLater]
}

private final class Shelf: Widget, BuilderElement {
  @ObjectProperty var arrangement = Arrangement.list
  @ObjectProperty var marks: Marks = []
  let rearranged = ObjectSignal<Arrangement, Marks>()

  override class var gTypeName: String { "TestShelf" }
  override class var members: [ObjectMember] {
    [
      .property("arrangement", \Shelf.arrangement, default: .list), .property("marks", \Shelf.marks),
      .signal("rearranged", \Shelf.rearranged),
    ]
  }
  init() { super.init() }
}

/// Enumerations and option sets of Swift as types of GObject.
extension GtkTests {
  @Test func `A property of an enumeration of Swift is told about, bound and read by name`() async throws {
    try await withoutLeaks {
      let shelf = Shelf()
      var seen: [Arrangement] = []
      let observation = shelf.$arrangement.observeNext { seen.append($0) }
      shelf.arrangement = .map
      shelf.reactive.property("arrangement", as: Arrangement.self).value = .bigPictures
      #expect(seen == [.list, .map, .bigPictures])
      observation.dispose()
      shelf.reactive.property("marks", as: Marks.self).value = [.seen, .keptForLater]
      #expect(shelf.marks == [.seen, .keptForLater])
      #expect(shelf.reactive.property("marks", as: Marks.self).value.rawValue == 5)
      let description = try #require(shelf.properties.first { $0.name == "arrangement" })
      #expect(description.defaultValue.get(Arrangement.self) == .list)
      #expect(description.valueTypeName.hasSuffix("Arrangement"))
    }
  }

  @Test func `A signal carries cases and flags`() async throws {
    try await withoutLeaks {
      let shelf = Shelf()
      var seen: [String] = []
      shelf.rearranged.observeNext { seen.append("\($0) \($1.rawValue)") }
      shelf.rearranged.emit(.bigPictures, .keptForLater)
      shelf.emit("rearranged", Arrangement.map, Marks.seen)
      #expect(seen == ["bigPictures 4", "map 1"])
    }
  }

  @Test func `A ui file names the cases and the flags`() async throws {
    try await withoutLeaks {
      Shelf.register()
      let builder = try Builder(
        xml: """
          <interface><object class="TestShelf" id="shelf">
            <property name="arrangement">big-pictures</property>
            <property name="marks">seen|kept-for-later</property>
          </object></interface>
          """)
      let shelf: Shelf = try builder.object("shelf")
      #expect(shelf.arrangement == .bigPictures && shelf.marks == [.seen, .keptForLater])
    }
  }
}
