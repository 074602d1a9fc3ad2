import CGtk

/// A Swift type whose values GObject properties and signal arguments can hold.
///
/// Which Swift type stands for which C type, in all generated code:
///
/// | C | Swift |
/// |---|---|
/// | `gboolean` | `Bool` |
/// | `gint`, `guint`, `glong`, `gulong`, `gint64`, `guint64`, `gsize` | `Int` (checked: a value that does not fit traps) |
/// | `gunichar` | `UInt32` |
/// | `gdouble`, `gfloat` | `Double` |
/// | `utf8`, `filename` | `String` ("" for NULL), or `String?` where NULL means something else than "" |
/// | `GStrv` | `[String]` |
/// | enumeration, bit field | `GEnum`, `GFlags` |
/// | GObject class | the wrapper class, `Optional` where there may be none |
/// | struct of numbers, such as `GdkRGBA` | a Swift struct |
/// | other boxed type, `GVariant`, `GdkEvent`, ... | the class that holds it, likewise |
/// | `GType` | `GType` |
/// | `GValue` | `AnyValue` |
/// | anything else | `OpaqueValue` |
///
/// The narrower number types conform too, for code that wants exactly them. Every number type reads and writes every
/// C number type.
@MainActor
public protocol GValueRepresentable: GValueWritable {
  /// The value in a slot that holds one.
  static func read(_ slot: GValueSlot) -> Self
}

/// A `GValue` that GObject lends for the duration of a call. Not to be kept.
public struct GValueSlot {
  let pointer: UnsafeMutablePointer<GValue>

  init(_ pointer: UnsafeMutablePointer<GValue>) { self.pointer = pointer }

  /// The type of what the slot holds.
  public var type: GType { cgtk_value_type(pointer) }

  var fundamentalType: GType { cgtk_fundamental_type(type) }
}

/// A value of a C type that has no Swift counterpart here, such as a boxed struct. Its type is all that is known of it.
public struct OpaqueValue: GValueRepresentable {
  /// The name under which GObject knows the type.
  public let typeName: String

  public static var gType: GType { 0 }
  public static func read(_ slot: GValueSlot) -> OpaqueValue { OpaqueValue(typeName: Gtk.typeName(slot.type)) }
  public func write(to slot: GValueSlot) {}
}
