import CGtk

/// A type whose values can be `NULL` in C: strings, objects and structs.
@MainActor
public protocol GValueNullable: GValueWritable {
  /// Reads the value from a slot, or returns `nil` for `NULL`.
  static func readNullable(_ slot: GValueSlot) -> Self?
  /// Writes `NULL` to a slot.
  static func writeNull(to slot: GValueSlot)
}

@MainActor extension Optional: GTyped, GValueWritable, GValueRepresentable where Wrapped: GValueNullable {
  public static var gType: GType { Wrapped.gType }
  public static func read(_ slot: GValueSlot) -> Wrapped? { Wrapped.readNullable(slot) }
  public func write(to slot: GValueSlot) {
    if let self { self.write(to: slot) } else { Wrapped.writeNull(to: slot) }
  }
}

/// Unwraps a value that GTK guarantees to be non-null.
@_spi(Bindings) @MainActor public func promised<Value>(_ value: Value?) -> Value {
  guard let value else { preconditionFailure("GTK promised a \(Value.self) and gave none") }
  return value
}

extension Object: GValueNullable, GValueRepresentable {
  /// The object, where it cannot be missing.
  public static func read(_ slot: GValueSlot) -> Self { promised(readNullable(slot)) }
  /// The object, or `nil` for `NULL` and for an object of another class.
  public static func readNullable(_ slot: GValueSlot) -> Self? { wrap(g_value_get_object(slot.pointer)) }
  public static func writeNull(to slot: GValueSlot) { g_value_set_object(slot.pointer, nil) }
  public final func write(to slot: GValueSlot) { g_value_set_object(slot.pointer, pointer) }
}

/// A C enumeration: `public nonisolated enum Align: Int32, GEnum, Sendable`.
///
/// A value that a newer GTK introduced is read as the case whose number is nearest to 0, which stands for "none" or the
/// default. A debug message reports it once.
public protocol GEnum: RawRepresentable, GValueRepresentable where RawValue == Int32 {}

extension GEnum {
  public static func read(_ slot: GValueSlot) -> Self {
    Self(nearestTo: g_value_get_enum(slot.pointer))
  }
  public func write(to slot: GValueSlot) { g_value_set_enum(slot.pointer, rawValue) }
}

/// A C bit field: `public nonisolated struct StateFlags: GFlags, Sendable`.
public protocol GFlags: OptionSet, GValueRepresentable where RawValue == UInt32 {}

extension GFlags {
  public static func read(_ slot: GValueSlot) -> Self { Self(rawValue: g_value_get_flags(slot.pointer)) }
  public func write(to slot: GValueSlot) { g_value_set_flags(slot.pointer, rawValue) }
}
