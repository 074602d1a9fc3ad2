import CGtk

/// A tuple of GVariant, `(si)` for a text and a number: what a tuple of Swift is where a type is wanted that can be an
/// element of an array, the state of an action or an argument of D-Bus.
///
///     let size = VariantTuple("A4", Int32(210))
///     let (name, width) = size.values
///     let sizes = [VariantTuple<String, Int32>](variant: setting)
public struct VariantTuple<each Element: VariantRepresentable>: VariantRepresentable {
  /// The values as a tuple of Swift.
  public let values: (repeat each Element)

  /// A tuple of values.
  public init(_ values: repeat each Element) { self.values = (repeat each values) }

  public static var variantSignature: String {
    "(\(signatures.joined()))"
  }

  /// The types of the values.
  static var signatures: [String] {
    var signatures: [String] = []
    for type in repeat (each Element).self { signatures.append(type.variantSignature) }
    return signatures
  }

  /// The values of a variant that is a tuple of as many; nil when one of them is something else.
  public init?(variant: GLib.Variant) {
    guard variant.typeString.hasPrefix("("), let values = VariantTuple.read(variant.children) else { return nil }
    self.values = values
  }

  public var asVariant: GLib.Variant {
    var children: [GLib.Variant] = []
    for value in repeat each values { children.append(value.asVariant) }
    return GLib.Variant(children: children)
  }

  private static func read(_ children: [GLib.Variant]) -> (repeat each Element)? {
    var rest = children[...]
    func next<Value: VariantRepresentable>(_: Value.Type) throws(WrongType) -> Value {
      guard let child = rest.popFirst(), let value = Value(variant: child) else { throw WrongType() }
      return value
    }
    guard let values = try? (repeat next((each Element).self)), rest.isEmpty else { return nil }
    return values
  }

  private struct WrongType: Error {}
}

extension GLib.Variant {
  /// A tuple of values: `GLib.Variant(tuple: "A4", 210)`.
  public convenience init<each Element: VariantRepresentable>(tuple: repeat each Element) {
    let variant = VariantTuple(repeat each tuple).asVariant
    self.init(taking: withExtendedLifetime(variant) { GLib.Variant.hold(variant.pointer) })
  }

  /// The values of a tuple, nil when it is no tuple of these types: `variant.tuple(as: String.self, Int.self)`.
  public func tuple<each Element: VariantRepresentable>(
    as types: repeat (each Element).Type
  ) -> (repeat each Element)? {
    VariantTuple<repeat each Element>(variant: self)?.values
  }
}

extension Optional: VariantRepresentable where Wrapped: VariantRepresentable {
  public static var variantSignature: String { "m\(Wrapped.variantSignature)" }

  /// The value of a variant that may have none; nil when it is no such variant or holds something else.
  public init?(variant: GLib.Variant) {
    guard variant.typeString.hasPrefix("m") else { return nil }
    guard let child = variant.children.first else {
      self = nil
      return
    }
    guard let value = Wrapped(variant: child) else { return nil }
    self = value
  }

  public var asVariant: GLib.Variant { GLib.Variant(childType: Wrapped.variantType, child: self?.asVariant) }
}

extension GLib.Variant: VariantRepresentable {
  public static var variantSignature: String { "v" }

  /// What is in the box of a variant of the type `v`; nil when it is of another type.
  public convenience init?(variant: GLib.Variant) {
    guard variant.typeString == "v" else { return nil }
    self.init(taking: UnsafeMutableRawPointer(g_variant_get_variant(variant.opaque)))
  }

  /// The variant in a box of the type `v`.
  public var asVariant: GLib.Variant { GLib.Variant(boxing: self) }
}

extension VariantRepresentable {
  /// The value of a variant that has come out of its box already: as a `GLib.Variant` whatever it is.
  static func unboxed(_ content: GLib.Variant) -> Self? { content as? Self ?? Self(variant: content) }
}

extension Gio {
  /// The path of an object on a message bus, such as `/org/freedesktop/DBus`.
  public struct ObjectPath: VariantRepresentable, Hashable, Sendable {
    /// The path as a text.
    public let path: String

    /// A path; nil for a text that is none.
    public init?(_ path: String) {
      guard g_variant_is_object_path(path) != 0 else { return nil }
      self.path = path
    }

    public static var variantSignature: String { "o" }

    /// The path in a variant of the type `o`.
    public init?(variant: GLib.Variant) {
      guard variant.typeString == "o", let path = String(variant: variant) else { return nil }
      self.path = path
    }

    public var asVariant: GLib.Variant { GLib.Variant(objectPath: path) }
  }
}
