/// Returns the module-qualified name of a type, like `String(reflecting:)`.
///
/// `String(reflecting:)` first tries three ways to let the type describe itself. For a class each of these searches
/// every conformance in the program, and a window needs the name of each of its widget classes.
nonisolated func qualifiedName(of type: Any.Type) -> String { _typeName(type, qualified: true) }

/// Whether a class wraps one that is implemented in C: it belongs to this module or another generated one.
///
/// Generated modules may have classes that are written by hand, too. Those have no GObject type of their own.
///
/// - Parameter modules: The generated modules.
func isImplementedInC(_ type: Object.Type, modules: Set<String> = TypeTables.modules) -> Bool {
  let module = qualifiedName(of: type).prefix { $0 != "." }
  if module == "Gtk" { return !type.isMadeInSwift }
  return modules.contains(String(module)) && type.gType != (_getSuperclass(type) as? Object.Type)?.gType
}
