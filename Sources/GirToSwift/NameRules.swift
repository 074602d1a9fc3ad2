/// How the names of C libraries become Swift's.

/// What goes before the names of `Gtk` that are of no library: nothing in itself, `Gtk.` in other modules, which may have
/// something of the same name.
var gtk: String { Configuration.current.manifest.module == "Gtk" ? "" : "Gtk." }

enum NameRules {
  /// `Label` for `Gtk.Label` in `Gtk` and `Gtk.Label` elsewhere, `Gio.Settings` for `Gio.Settings`: most libraries are
  /// enums that nest their types.
  static func typeName(_ qualifiedName: String) -> String {
    let configuration = Configuration.current
    let library = Scope.namespace(of: qualifiedName)
    let renamed = configuration.tables.renames[qualifiedName]
    // The fundamental types of GObject are at the top level of `Gtk`.
    if library == "GObject" { return gtk + (renamed ?? "Object") }
    let inner = renamed ?? localName(qualifiedName)
    guard configuration.library(library)?.isTopLevel == true else { return "\(library).\(inner)" }
    return configuration.isWritten(library) ? inner : "\(configuration.module(of: library)).\(inner)"
  }

  /// The name inside its namespace: `Label` for `Gtk.Label`.
  private static func localName(_ qualifiedName: String) -> String {
    String(qualifiedName.drop { $0 != "." }.dropFirst())
  }

  /// The name of a Swift type without the enum that nests it: `Settings` for `Gio.Settings`.
  static func innerName(_ typeName: String) -> String {
    typeName.contains(".") ? localName(typeName) : typeName
  }

  /// `gtkWidget` for `GtkWidget`.
  static func memberName(ofStruct name: String) -> String { camelCase(name.prefix(1).lowercased() + name.dropFirst()) }

  /// `iconName` for `icon-name` and `icon_name`, without quoting.
  static func camelCase(_ name: String) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }
    guard let first = words.first else { return name }
    return first.lowercasedIfShouting + words.dropFirst().map(\.capitalizedFirst).joined()
  }

  /// A Swift identifier for one of GTK's names: camel case, quoted where it is a keyword.
  static func identifier(_ name: String) -> String {
    let camel = camelCase(name)
    let valid = camel.first?.isNumber == true ? "_" + camel : camel
    return keywords.contains(valid) ? "`\(valid)`" : valid
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}

extension StringProtocol {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// GIR has a few names in capitals.
  fileprivate var lowercasedIfShouting: String {
    allSatisfy { !$0.isLowercase } ? lowercased() : String(self)
  }
}
