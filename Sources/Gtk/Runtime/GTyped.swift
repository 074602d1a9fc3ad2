import CGtk

/// A type known to GObject. Where GTK's documentation calls for a `GType`, pass a Swift type, as in
/// `Gio.ListStore(itemType: Label.self)` and `DropTarget(type: String.self, actions: .copy)`.
@MainActor
public protocol GTyped {
  /// The corresponding GObject type.
  static var gType: GType { get }
}

extension GTyped {
  /// The type to pass to a C function: a Swift class with members or overrides has a type of its own, registered on
  /// first use.
  @_spi(Bindings) public static var registeredType: GType {
    (self as? Object.Type).flatMap { Subclass.of($0)?.type } ?? gType
  }
}

/// A type that can be put into a `GValue`, as for functions that take any value: strings, numbers, objects, structs.
@MainActor
public protocol GValueWritable: GTyped {
  /// Writes the value to an initialised, empty slot.
  func write(to slot: GValueSlot)
}
