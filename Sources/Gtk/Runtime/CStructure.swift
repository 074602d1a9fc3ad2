import CGtk

/// A Swift struct with the fields of a C struct, such as `Gdk.RGBA`: a value, as in Swift, that properties and signals
/// can carry.
@MainActor
public protocol CStructure: GValueRepresentable, GValueNullable {}

extension CStructure {
  public static func writeNull(to slot: GValueSlot) { g_value_set_boxed(slot.pointer, nil) }
}

extension GValueSlot {
  /// The C struct in the slot, nil for none.
  var structure: UnsafeMutableRawPointer? { g_value_peek_pointer(pointer) }
}
