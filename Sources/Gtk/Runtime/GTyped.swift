import CGtk

/// What GObject has a type for: where GTK's documentation asks for a `GType`, a Swift type is given, as in
/// `Gio.ListStore(itemType: Label.self)` and `DropTarget(type: String.self, actions: .copy)`.
@MainActor
public protocol GTyped {
  /// The type under which GObject knows it.
  static var gType: GType { get }
}

/// What can be put into a `GValue`, as the arguments of functions that take any value: texts, numbers, objects, structs.
@MainActor
public protocol GValueWritable: GTyped {
  /// Puts the value into a slot that is initialised and empty.
  func write(to slot: GValueSlot)
}
