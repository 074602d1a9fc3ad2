/// The name of a type with its module, as `String(reflecting:)` gives it.
///
/// That one first asks the type for three ways to describe itself. For each class it does so by a look at every
/// conformance of the program, and the name of each widget class is wanted when a window is made.
nonisolated func qualifiedName(of type: Any.Type) -> String { _typeName(type, qualified: true) }

/// Whether a class is one of this module's, which C implements.
nonisolated func isOfGtk(_ type: Any.Type) -> Bool { qualifiedName(of: type).hasPrefix("Gtk.") }
