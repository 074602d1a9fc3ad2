import CGtk

/// A Swift struct with the fields of a C struct, such as `Gdk.RGBA`. Properties and signals can carry it by value.
@MainActor
public protocol CStructure: GValueRepresentable, GValueNullable {}

extension CStructure {
  public static func writeNull(to slot: GValueSlot) { g_value_set_boxed(slot.pointer, nil) }
}

/// Copies a struct given by C, and frees it.
@_spi(Bindings) @MainActor public func givenStructure<C, Value: CStructure>(
  _ pointer: UnsafeMutablePointer<C>?, _ value: (C) -> Value
) -> Value? {
  guard let pointer else { return nil }
  defer { g_boxed_free(Value.gType, pointer) }
  return value(pointer.pointee)
}

extension GValueSlot {
  /// The C struct in the slot, or `nil` if it is empty.
  @_spi(Bindings) public var structure: UnsafeMutableRawPointer? { g_value_peek_pointer(pointer) }
}
