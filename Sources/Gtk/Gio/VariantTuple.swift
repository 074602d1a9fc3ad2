import CGtk

/// A GVariant tuple, such as `(si)` for a string and a number. Stands in for a Swift tuple where a type is needed for
/// an element of an array, the state of an action or an argument of D-Bus:
///
///     let size = VariantTuple("A4", Int32(210))
///     let (name, width) = size.values
///     let sizes = [VariantTuple<String, Int32>](variant: setting)
public struct VariantTuple<each Element: VariantRepresentable>: VariantRepresentable {
  /// The values as a Swift tuple.
  public let values: (repeat each Element)

  /// Creates a tuple of values.
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

  /// Reads the values of a tuple, or returns `nil` if the variant is not a tuple of these types.
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

@MainActor extension GLib.Variant {
  /// Creates a tuple of values: `GLib.Variant(tuple: "A4", 210)`.
  public convenience init<each Element: VariantRepresentable>(tuple: repeat each Element) {
    let variant = VariantTuple(repeat each tuple).asVariant
    self.init(taking: withExtendedLifetime(variant) { GLib.Variant.hold(variant.pointer) })
  }

  /// Returns the values of a tuple, or `nil` if the types differ: `variant.tuple(as: String.self, Int.self)`.
  public func tuple<each Element: VariantRepresentable>(
    as types: repeat (each Element).Type
  ) -> (repeat each Element)? {
    VariantTuple<repeat each Element>(variant: self)?.values
  }
}

@MainActor extension Optional: VariantRepresentable where Wrapped: VariantRepresentable {
  public static var variantSignature: String { "m\(Wrapped.variantSignature)" }

  /// Reads an optional value, or returns `nil` if the variant has another type.
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

@MainActor extension GLib.Variant: VariantRepresentable {
  public static var variantSignature: String { "v" }

  /// Unboxes a variant of type `v`, or returns `nil` for any other type.
  public convenience init?(variant: GLib.Variant) {
    guard variant.typeString == "v" else { return nil }
    self.init(taking: UnsafeMutableRawPointer(g_variant_get_variant(variant.opaque)))
  }

  /// The variant boxed as type `v`.
  public var asVariant: GLib.Variant { GLib.Variant(boxing: self) }
}

extension VariantRepresentable {
  /// Reads the value of a variant that is already unboxed. As a `GLib.Variant` this is the variant itself.
  static func unboxed(_ content: GLib.Variant) -> Self? { content as? Self ?? Self(variant: content) }
}

extension Gio {
  /// The path of an object on a message bus, such as `/org/freedesktop/DBus`.
  public struct ObjectPath: VariantRepresentable, Hashable, Sendable {
    /// The path as a string.
    public let path: String

    /// Creates a path, or returns `nil` if the string is not a valid path.
    public init?(_ path: String) {
      guard g_variant_is_object_path(path) != 0 else { return nil }
      self.path = path
    }

    public static var variantSignature: String { "o" }

    /// Reads the path from a variant of type `o`.
    public init?(variant: GLib.Variant) {
      guard variant.typeString == "o", let path = String(variant: variant) else { return nil }
      self.path = path
    }

    public var asVariant: GLib.Variant { GLib.Variant(objectPath: path) }
  }
}
