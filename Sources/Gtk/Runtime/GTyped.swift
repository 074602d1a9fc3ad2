import CGtk

/// What GObject has a type for: where GTK's documentation asks for a `GType`, a Swift type is given, as in
/// `Gio.ListStore(itemType: Label.self)` and `DropTarget(type: String.self, actions: .copy)`.
@MainActor
public protocol GTyped {
  /// The type under which GObject knows it.
  static var gType: GType { get }
}

extension GTyped {
  /// The type for a function of C: that of a Swift class with members or overrides is a type of its own, which is made
  /// when it is first wanted.
  static var registeredType: GType { (self as? Object.Type).flatMap { Subclass.of($0)?.type } ?? gType }
}

/// What can be put into a `GValue`, as the arguments of functions that take any value: texts, numbers, objects, structs.
@MainActor
public protocol GValueWritable: GTyped {
  /// Puts the value into a slot that is initialised and empty.
  func write(to slot: GValueSlot)
}
