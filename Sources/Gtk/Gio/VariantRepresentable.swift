import CGtk

/// A Swift type whose values can be the parameter or state of an action, or a setting.
///
/// | GVariant | Swift |
/// |---|---|
/// | `b` | `Bool` |
/// | `s` (reads `o` and `g` too) | `String` |
/// | `d` | `Double` |
/// | `x` | `Int` and `Int64`; all integers read each other where the number fits |
/// | `y`, `n`, `q`, `i`, `u`, `t` | `UInt8`, `Int16`, `UInt16`, `Int32`, `UInt32`, `UInt64` |
/// | `a…`, `a{…}` | arrays and dictionaries of these |
/// | `m…` | an `Optional` of one of these; not supported by D-Bus |
/// | `(…)` | a `VariantTuple` of these; `GLib.Variant(tuple:)` and `tuple(as:)` for Swift tuples |
/// | `v` | `GLib.Variant`, so that `a{sv}` is `[String: GLib.Variant]` |
/// | `o` | `Gio.ObjectPath` |
/// | `h` | `Gio.DBusFileDescriptor`, in D-Bus messages |
///
/// An enumeration with raw values only has to declare its conformance: `enum Layout: String, VariantRepresentable {
/// case list, grid }`.
@MainActor
public protocol VariantRepresentable {
  /// The type in GVariant's notation, such as `as`.
  static var variantSignature: String { get }
  /// Reads the value from a variant, or returns `nil` if the variant holds another type.
  init?(variant: GLib.Variant)
  /// The value as a variant.
  var asVariant: GLib.Variant { get }
}

extension VariantRepresentable {
  /// The GVariant type.
  static var variantType: GLib.VariantType { GLib.VariantType(typeString: variantSignature) }
}

@MainActor extension GLib.Variant {
  /// Creates a variant from a value: `GLib.Variant(3)` is `3.asVariant`.
  public convenience init(_ value: some VariantRepresentable) { self.init(taking: value.asVariant.givenPointer()) }

  /// Takes ownership of a new, floating variant.
  convenience init(new variant: OpaquePointer!) { self.init(copying: UnsafeRawPointer(variant)) }

  fileprivate convenience init(array elements: [GLib.Variant], of signature: String) {
    let pointers = elements.map { Optional($0.opaque as OpaquePointer) }
    let type = GLib.VariantType(typeString: signature)
    let array = withExtendedLifetime((elements, type)) {
      g_variant_new_array(type.opaque, pointers, gsize(pointers.count))
    }
    self.init(new: array)
  }

  fileprivate func holds(_ signature: String) -> Bool { typeString == signature }

  /// The number in a variant of any integer type, or `nil` if it does not fit.
  fileprivate func integer<Number: FixedWidthInteger>() -> Number? {
    switch typeString {
    case "y": Number(exactly: g_variant_get_byte(opaque))
    case "n": Number(exactly: g_variant_get_int16(opaque))
    case "q": Number(exactly: g_variant_get_uint16(opaque))
    case "i": Number(exactly: g_variant_get_int32(opaque))
    case "u": Number(exactly: g_variant_get_uint32(opaque))
    case "x": Number(exactly: g_variant_get_int64(opaque))
    case "t": Number(exactly: g_variant_get_uint64(opaque))
    default: nil
    }
  }

  /// The children of an array, a tuple, a dictionary, an entry or a maybe; empty for any other value.
  public var children: [GLib.Variant] {
    guard g_variant_is_container(opaque) != 0 else { return [] }
    return (0..<g_variant_n_children(opaque)).map {
      GLib.Variant(taking: UnsafeMutableRawPointer(g_variant_get_child_value(opaque, $0)))
    }
  }
}

@MainActor extension Bool: VariantRepresentable {
  public static var variantSignature: String { "b" }
  public init?(variant: GLib.Variant) {
    guard variant.holds("b") else { return nil }
    self = g_variant_get_boolean(variant.opaque) != 0
  }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_boolean(self ? 1 : 0)) }
}

@MainActor extension String: VariantRepresentable {
  public static var variantSignature: String { "s" }
  public init?(variant: GLib.Variant) {
    guard ["s", "o", "g"].contains(variant.typeString) else { return nil }
    self.init(cString: g_variant_get_string(variant.opaque, nil))
  }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_string(self)) }
}

@MainActor extension Double: VariantRepresentable {
  public static var variantSignature: String { "d" }
  public init?(variant: GLib.Variant) {
    guard variant.holds("d") else { return nil }
    self = g_variant_get_double(variant.opaque)
  }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_double(self)) }
}

extension VariantRepresentable where Self: FixedWidthInteger {
  /// Reads the number from a variant of any integer type, or returns `nil` if it does not fit.
  public init?(variant: GLib.Variant) {
    guard let number: Self = variant.integer() else { return nil }
    self = number
  }
}

@MainActor extension Int: VariantRepresentable {
  public static var variantSignature: String { "x" }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_int64(gint64(self))) }
}

@MainActor extension Int64: VariantRepresentable {
  public static var variantSignature: String { "x" }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_int64(gint64(self))) }
}

@MainActor extension UInt64: VariantRepresentable {
  public static var variantSignature: String { "t" }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_uint64(guint64(self))) }
}

@MainActor extension Int32: VariantRepresentable {
  public static var variantSignature: String { "i" }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_int32(self)) }
}

@MainActor extension UInt32: VariantRepresentable {
  public static var variantSignature: String { "u" }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_uint32(self)) }
}

@MainActor extension Int16: VariantRepresentable {
  public static var variantSignature: String { "n" }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_int16(self)) }
}

@MainActor extension UInt16: VariantRepresentable {
  public static var variantSignature: String { "q" }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_uint16(self)) }
}

@MainActor extension UInt8: VariantRepresentable {
  public static var variantSignature: String { "y" }
  public var asVariant: GLib.Variant { GLib.Variant(new: g_variant_new_byte(self)) }
}

@MainActor extension Array: VariantRepresentable where Element: VariantRepresentable {
  public static var variantSignature: String { "a\(Element.variantSignature)" }

  /// Reads the elements of an array, or returns `nil` if the variant is not an array or an element has another type.
  public init?(variant: GLib.Variant) {
    guard variant.typeString.hasPrefix("a"), !variant.typeString.hasPrefix("a{") else { return nil }
    self = []
    for child in variant.children {
      guard let element = Element(variant: child) else { return nil }
      append(element)
    }
  }

  public var asVariant: GLib.Variant {
    GLib.Variant(array: map(\.asVariant), of: Element.variantSignature)
  }
}

@MainActor extension Dictionary: VariantRepresentable where Key: VariantRepresentable, Value: VariantRepresentable {
  public static var variantSignature: String { "a{\(Key.variantSignature)\(Value.variantSignature)}" }

  /// Reads the entries of a dictionary, or returns `nil` if the variant is not a dictionary or an entry has another
  /// type.
  public init?(variant: GLib.Variant) {
    guard variant.typeString.hasPrefix("a{") else { return nil }
    self = [:]
    for child in variant.children {
      let entry = child.children
      guard let key = Key(variant: entry[0]), let value = Value(variant: entry[1]) else { return nil }
      self[key] = value
    }
  }

  public var asVariant: GLib.Variant {
    GLib.Variant(
      array: map { GLib.Variant(key: $0.asVariant, value: $1.asVariant) },
      of: "{\(Key.variantSignature)\(Value.variantSignature)}")
  }
}

extension VariantRepresentable where Self: RawRepresentable, RawValue: VariantRepresentable {
  /// The type of the raw value.
  public static var variantSignature: String { RawValue.variantSignature }
  /// Creates the case with the raw value in a variant, or returns `nil` if there is none.
  public init?(variant: GLib.Variant) {
    guard let rawValue = RawValue(variant: variant) else { return nil }
    self.init(rawValue: rawValue)
  }
  /// The raw value as a variant.
  public var asVariant: GLib.Variant { rawValue.asVariant }
}
