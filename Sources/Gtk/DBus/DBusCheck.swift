import CGtk

/// What GLib refuses to send without a word: it logs a criticism, and whoever waits for an answer waits for ever.
enum DBusCheck {
  /// What is wrong with names, nil for nothing.
  static func mistake(
    member: String? = nil, of interface: String? = nil, at path: String? = nil, name: String? = nil
  ) -> String? {
    if let name, g_dbus_is_name(name) == 0 { return "'\(name)' is no name for a message bus" }
    if let path, g_variant_is_object_path(path) == 0 { return "'\(path)' is no path of an object" }
    if let interface, g_dbus_is_interface_name(interface) == 0 { return "'\(interface)' is no name for an interface" }
    if let member, g_dbus_is_member_name(member) == 0 { return "'\(member)' is no name for a member of an interface" }
    return nil
  }

  /// What is wrong with arguments, nil for nothing.
  static func mistake(_ arguments: GLib.Variant) -> String? {
    let type = arguments.typeString
    guard type.hasPrefix("("), isSignature(type) else { return "D-Bus has no arguments of the type \(type)" }
    return hidden(in: arguments).map { "D-Bus has no values of the type \($0)" }
  }

  /// A type that D-Bus does not have, of a value in a box of the type `v` however deep, where the signature does not say
  /// it. GLib would give up the message, and whoever waits for it would wait for ever.
  private static func hidden(in value: GLib.Variant) -> String? {
    let type = value.typeString
    guard isSignature(type) else { return type }
    guard type.contains("v") else { return nil }
    for child in value.children {
      if let type = hidden(in: child) { return type }
    }
    return nil
  }

  /// Whether D-Bus has such a type, which GVariant's optional types are not.
  static func isSignature(_ type: String) -> Bool { g_variant_is_signature(type) != 0 }
}
