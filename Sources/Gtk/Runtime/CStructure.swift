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
  func structure<C>() -> C? { g_value_peek_pointer(pointer)?.load(as: C.self) }

  func setStructure<C>(_ structure: C) {
    withUnsafePointer(to: structure) { g_value_set_boxed(pointer, $0) }
  }
}
