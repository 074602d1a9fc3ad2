import CGtk

/// A value of D-Bus.
struct Variant {
  private final class Owner {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    isolated deinit { g_variant_unref(pointer) }
  }

  private let owner: Owner

  /// Takes over a reference.
  init(adopting pointer: OpaquePointer) {
    owner = Owner(pointer)
  }

  private init(floating pointer: OpaquePointer) {
    owner = Owner(g_variant_ref_sink(pointer))
  }

  /// Lends GLib's value, which is there until `body` returns.
  func withPointer<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(owner) { try body(owner.pointer) }
  }

  // MARK: Making

  static func string(_ text: String) -> Variant { Variant(floating: g_variant_new_string(text)) }
  static func int32(_ number: Int32) -> Variant { Variant(floating: g_variant_new_int32(number)) }
  static func uint32(_ number: UInt32) -> Variant { Variant(floating: g_variant_new_uint32(number)) }

  static func strings(_ texts: [String]) -> Variant {
    withExtendedLifetime(texts.map(string)) { items in
      let pointers: [OpaquePointer?] = items.map(\.owner.pointer)
      return Variant(
        floating: "s".withCString { g_variant_new_array(OpaquePointer($0), pointers, gsize(pointers.count)) })
    }
  }

  /// As for options of which none is given.
  static var emptyDictionary: Variant { empty("a{sv}") }
  /// As for an action without a parameter.
  static var emptyArray: Variant { empty("av") }

  private static func empty(_ type: String) -> Variant {
    Variant(floating: type.withCString { g_variant_new_from_data(OpaquePointer($0), nil, 0, 1, nil, nil) })
  }

  static func tuple(_ items: [Variant]) -> Variant {
    withExtendedLifetime(items) {
      let pointers: [OpaquePointer?] = items.map(\.owner.pointer)
      return Variant(floating: g_variant_new_tuple(pointers, gsize(pointers.count)))
    }
  }

  // MARK: Reading

  func isEqual(to other: Variant) -> Bool {
    withPointer { own in other.withPointer { g_variant_equal(UnsafeRawPointer(own), UnsafeRawPointer($0)) != 0 } }
  }

  private var kind: GVariantClass {
    withPointer { g_variant_classify($0) }
  }

  /// What a variant of D-Bus holds; other values are themselves.
  private var unwrapped: Variant {
    kind == G_VARIANT_CLASS_VARIANT ? withPointer { Variant(adopting: g_variant_get_variant($0)) } : self
  }

  /// The text of a string or an object path; nil for other types.
  var string: String? {
    let value = unwrapped
    guard [G_VARIANT_CLASS_STRING, G_VARIANT_CLASS_OBJECT_PATH].contains(value.kind) else { return nil }
    return value.withPointer { String(cString: g_variant_get_string($0, nil)) }
  }

  /// A number of 32 bits; nil for other types.
  var int: Int? {
    let value = unwrapped
    return switch value.kind {
    case G_VARIANT_CLASS_INT32: value.withPointer { Int(g_variant_get_int32($0)) }
    case G_VARIANT_CLASS_UINT32: value.withPointer { Int(g_variant_get_uint32($0)) }
    default: nil
    }
  }

  var double: Double? {
    let value = unwrapped
    return value.kind == G_VARIANT_CLASS_DOUBLE ? value.withPointer { g_variant_get_double($0) } : nil
  }

  var bool: Bool? {
    kind == G_VARIANT_CLASS_BOOLEAN ? withPointer { g_variant_get_boolean($0) != 0 } : nil
  }

  /// The parts of an array, a tuple or a dictionary entry.
  var items: [Variant] {
    withPointer { pointer in
      guard g_variant_is_container(pointer) != 0 else { return [] }
      return (0..<g_variant_n_children(pointer)).map { Variant(adopting: g_variant_get_child_value(pointer, $0)) }
    }
  }

  /// One of the parts; nil when there are not so many.
  func item(_ index: Int) -> Variant? {
    withPointer { pointer in
      guard g_variant_is_container(pointer) != 0, index < Int(g_variant_n_children(pointer)) else { return nil }
      return Variant(adopting: g_variant_get_child_value(pointer, gsize(index)))
    }
  }

  /// The entries of a dictionary with strings as keys.
  var dictionary: [String: Variant] {
    items.reduce(into: [:]) { result, entry in
      let sides = entry.items
      if sides.count == 2, let key = sides[0].string { result[key] = sides[1] }
    }
  }
}
