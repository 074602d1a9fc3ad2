public import CGtk

/// A Swift type whose values GObject properties and signal arguments can hold.
///
/// All generated code maps C types to Swift types as follows:
///
/// | C | Swift |
/// |---|---|
/// | `gboolean` | `Bool` |
/// | `gint`, `guint`, `glong`, `gulong`, `gint64`, `guint64`, `gsize` | `Int` (a value that does not fit traps) |
/// | `gunichar` | `UInt32` |
/// | `gdouble`, `gfloat` | `Double` |
/// | `utf8`, `filename` | `String` (`""` for `NULL`), or `String?` where `NULL` differs from `""` |
/// | `GStrv` | `[String]` |
/// | enumeration, bit field | `GEnum`, `GFlags` |
/// | GObject class | the wrapper class, `Optional` where it may be `NULL` |
/// | struct of numbers, such as `GdkRGBA` | a Swift struct |
/// | other boxed type, `GVariant`, `GdkEvent`, ... | the class that wraps it, likewise |
/// | `GType` | `GType` |
/// | `GValue` | `AnyValue` |
/// | anything else | `OpaqueValue` |
///
/// The narrower number types also conform, for code that needs exactly them. Every number type reads and writes every C
/// number type.
@MainActor
public protocol GValueRepresentable: GValueWritable {
  /// Reads the value from a slot of a matching type.
  static func read(_ slot: GValueSlot) -> Self
}

/// A `GValue` that GObject lends for the duration of a call. Do not store it.
public struct GValueSlot {
  @_spi(Bindings) public let pointer: UnsafeMutablePointer<GValue>

  init(_ pointer: UnsafeMutablePointer<GValue>) { self.pointer = pointer }

  /// The type of the slot's value.
  public var type: GType { cgtk_value_type(pointer) }

  var fundamentalType: GType { cgtk_fundamental_type(type) }
}

/// A value of a C type that has no Swift counterpart here, such as a boxed struct. Only its type is known.
public struct OpaqueValue: GValueRepresentable {
  /// The name of the GObject type.
  public let typeName: String

  public static var gType: GType { 0 }
  public static func read(_ slot: GValueSlot) -> OpaqueValue { OpaqueValue(typeName: Gtk.typeName(slot.type)) }
  public func write(to slot: GValueSlot) {}
}
