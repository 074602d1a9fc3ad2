import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

private final class Holder: Object {
  @ObjectProperty var target: GLib.Variant?
  @ObjectProperty var fixed = 7.asVariant
  @ObjectProperty var names = ["a"]

  override class var gTypeName: String { "TestVariantHolder" }
  override class var members: [ObjectMember] {
    [
      .property("target", \Holder.target), .property("fixed", \Holder.fixed, default: 7.asVariant),
      .property("names", \Holder.names),
    ]
  }

  init() { super.init() }
}

private final class UnknownHolder: Object {
  struct Thing: GValueRepresentable, Equatable {
    static var gType: GType { 0 }
    static func read(_ slot: GValueSlot) -> Thing { Thing() }
    func write(to slot: GValueSlot) {}
  }
  @ObjectProperty var thing = Thing()

  override class var members: [ObjectMember] { [.property("thing", \UnknownHolder.thing)] }
  init() { super.init() }
}

/// Of what types properties of Swift classes can be.
extension GtkTests {
  @Test func `A property holds a variant or none`() async throws {
    // The class keeps its default values.
    _ = Holder()
    try await withoutLeaks {
      let holder = Holder()
      var seen: [String] = []
      holder.$target.observeNext { seen.append($0?.print(false) ?? "none") }.dispose(in: holder.reactive.bag)
      holder.target = "a".asVariant
      let property = holder.reactive.property("target", as: GLib.Variant?.self)
      property.value = 5.asVariant
      #expect(holder.target == 5.asVariant)
      property.value = nil
      #expect(seen == ["none", "'a'", "5", "none"])
      #expect(property.value == nil)
      #expect(holder.properties.first { $0.name == "target" }?.valueTypeName == "GVariant")
      #expect(holder.reactive.property("fixed", as: GLib.Variant.self).value == 7.asVariant)
    }
  }

  @Test func `A property of a type that GObject does not know is told with its class and its type`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UnknownHolder() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("'thing'") && message.contains("UnknownHolder") && message.contains("Thing"), "\(message)")
  }
}
