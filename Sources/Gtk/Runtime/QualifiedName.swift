/// Returns the module-qualified name of a type, like `String(reflecting:)`.
///
/// `String(reflecting:)` first tries three ways to let the type describe itself. For a class each of these searches
/// every conformance in the program, and a window needs the name of each of its widget classes.
nonisolated func qualifiedName(of type: Any.Type) -> String { _typeName(type, qualified: true) }

/// Whether a class wraps one that is implemented in C: it belongs to this module or another generated one.
func isImplementedInC(_ type: Any.Type) -> Bool {
  let module = qualifiedName(of: type).prefix { $0 != "." }
  return TypeTables.modules.contains(String(module)) && (type as? Object.Type)?.isMadeInSwift != true
}
