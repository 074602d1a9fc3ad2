import CGtk

/// What an application tells of an element when it is asked about all at once: an item of AT-SPI's `Cache.GetItems`.
/// Its parts are taken out without a `Variant` for each, as there are thousands each time.
struct CachedElement {
  let path: String
  let childCount: Int
  let name: String
  let description: String
  let states: AccessibleNode.States
  private let item: Variant

  /// Nil when it is no such item.
  init?(_ item: Variant) {
    self.item = item
    let parts = item.withPointer { item in
      strcmp(g_variant_get_type_string(item), "((so)(so)(so)iiassusau)") == 0
        ? (
          Self.text(item, 0, 1), Self.number(item, 4), Self.text(item, 6), Self.text(item, 8), Self.number(item, 9, 0)
        ) : nil
    }
    guard let parts else { return nil }
    let bits: Int
    (path, childCount, name, description, bits) = parts
    states = AccessibleNode.States(bits: bits)
  }

  var interfaces: [String] { item.item(5)?.items.compactMap(\.string) ?? [] }

  private static func text(_ container: OpaquePointer, _ index: Int, _ more: Int...) -> String {
    part(container, index, more[...]) { String(cString: g_variant_get_string($0, nil)) }
  }

  private static func number(_ container: OpaquePointer, _ index: Int, _ more: Int...) -> Int {
    part(container, index, more[...]) {
      g_variant_classify($0) == G_VARIANT_CLASS_INT32 ? Int(g_variant_get_int32($0)) : Int(g_variant_get_uint32($0))
    }
  }

  private static func part<Result>(
    _ container: OpaquePointer, _ index: Int, _ more: ArraySlice<Int>, _ body: (OpaquePointer) -> Result
  ) -> Result {
    let part = g_variant_get_child_value(container, gsize(index))!
    defer { g_variant_unref(part) }
    return if let next = more.first { self.part(part, next, more.dropFirst(), body) } else { body(part) }
  }
}
