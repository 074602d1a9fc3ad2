/// How GTK's names become Swift's.

enum NameRules {
  /// Types whose GTK name would shadow one of Swift's, Foundation's or ours.
  static let renamedTypes: [String: String] = [
    // Swift.Range
    "Gtk.Range": "RangeControl",
    // A photo's licence and an application's settings are everyday types of the programs that import Gtk.
    "Gtk.License": "LicenseType",
    "Gtk.Settings": "ToolkitSettings",
    // Foundation's
    "Gtk.Expression": "ValueExpression",
    "Gtk.Unit": "PrintUnit",
    // The one fundamental class of GObject that is there.
    "GObject.ParamSpec": "ParamSpec",
  ]

  /// Labels of initialisers whose C parameter has a name that says less than the property it sets.
  static let renamedInitialiserLabels: [String: String] = [
    "gtk_editable_label_new.str": "text",
    "gtk_entry_buffer_new.initial_chars": "text",
    "gtk_entry_buffer_new.n_initial_chars": "length",
    "gtk_label_new.str": "label",
    "gtk_label_new_with_mnemonic.str": "mnemonic",
    "gtk_button_new_with_mnemonic.label": "mnemonic",
    "gtk_check_button_new_with_mnemonic.label": "mnemonic",
    "gtk_expander_new_with_mnemonic.label": "mnemonic",
    "gtk_toggle_button_new_with_mnemonic.label": "mnemonic",
    "gtk_named_action_new.name": "actionName",
    "g_variant_new_boolean.value": "boolean",
    "g_variant_new_byte.value": "byte",
    "g_variant_new_int16.value": "int16",
    "g_variant_new_uint16.value": "uint16",
    "g_variant_new_int32.value": "int32",
    "g_variant_new_uint32.value": "uint32",
    "g_variant_new_int64.value": "int64",
    "g_variant_new_uint64.value": "uint64",
    "g_variant_new_handle.value": "handle",
    "g_variant_new_double.value": "double",
    "g_variant_new_strv.strv": "strings",
    "g_variant_new_objv.strv": "objectPaths",
    "g_variant_new_bytestring_array.strv": "bytestrings",
    "g_variant_new_variant.value": "boxing",
  ]

  /// Members that have the name of an ancestor's but another type.
  static let renamedMembers: [String: String] = [
    "Gtk.MenuButton:direction": "arrow-direction",
    "Gtk.ShortcutsGroup:height": "group-height",
  ]

  /// Setters that do something else in newer versions, and the functions that do the same in all.
  static let replacedSetters: [String: String] = ["gtk_drop_down_set_selected": "DropDown.setSelected"]

  /// `Label` for `Gtk.Label`, `Gio.Settings` for `Gio.Settings`: other libraries are enums that nest their classes.
  static func typeName(_ qualifiedName: String) -> String {
    if let renamed = renamedTypes[qualifiedName] { return renamed }
    if qualifiedName.hasPrefix("GObject.") { return "Object" }
    return qualifiedName.hasPrefix("Gtk.") ? localName(qualifiedName) : qualifiedName
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
