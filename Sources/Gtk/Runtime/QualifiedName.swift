/// Returns the module-qualified name of a type, like `String(reflecting:)`.
///
/// `String(reflecting:)` first tries three ways to let the type describe itself. For a class each of these searches
/// every conformance in the program, and a window needs the name of each of its widget classes.
nonisolated func qualifiedName(of type: Any.Type) -> String { _typeName(type, qualified: true) }

/// Whether a class belongs to this module and is implemented in C.
nonisolated func isOfGtk(_ type: Any.Type) -> Bool {
  qualifiedName(of: type).hasPrefix("Gtk.") && (type as? Object.Type)?.isMadeInSwift != true
}
