import CGtk

/// A Swift struct with the fields of a C struct, such as `Gdk.RGBA`. Properties and signals can carry it by value.
@MainActor
public protocol CStructure: GValueRepresentable, GValueNullable {}

extension CStructure {
  public static func writeNull(to slot: GValueSlot) { g_value_set_boxed(slot.pointer, nil) }
}

extension GValueSlot {
  /// The C struct in the slot, or `nil` if it is empty.
  @_spi(Bindings) public var structure: UnsafeMutableRawPointer? { g_value_peek_pointer(pointer) }
}
