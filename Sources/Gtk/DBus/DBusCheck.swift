import CGtk

/// Checks for messages that GLib refuses to send without an error: it logs a critical warning, and the caller waits for
/// ever.
enum DBusCheck {
  /// Returns a description of the first invalid name, or `nil` if all are valid.
  static func mistake(
    member: String? = nil, of interface: String? = nil, at path: String? = nil, name: String? = nil
  ) -> String? {
    if let name, g_dbus_is_name(name) == 0 { return "'\(name)' is no name for a message bus" }
    if let path, g_variant_is_object_path(path) == 0 { return "'\(path)' is no path of an object" }
    if let interface, g_dbus_is_interface_name(interface) == 0 { return "'\(interface)' is no name for an interface" }
    if let member, g_dbus_is_member_name(member) == 0 { return "'\(member)' is no name for a member of an interface" }
    return nil
  }

  /// Returns a description of invalid arguments, or `nil` if they are valid.
  static func mistake(_ arguments: GLib.Variant) -> String? {
    let type = arguments.typeString
    guard type.hasPrefix("("), isSignature(type) else { return "D-Bus has no arguments of the type \(type)" }
    return hidden(in: arguments).map { "D-Bus has no values of the type \($0)" }
  }

  /// Returns a type that D-Bus does not support, inside a value of type `v` at any depth, where the signature does not
  /// show it. GLib would drop the message, and the caller would wait for ever.
  private static func hidden(in value: GLib.Variant) -> String? {
    let type = value.typeString
    guard isSignature(type) else { return type }
    guard type.contains("v") else { return nil }
    for child in value.children {
      if let type = hidden(in: child) { return type }
    }
    return nil
  }

  /// Whether D-Bus supports a type. It does not support GVariant's optional types.
  static func isSignature(_ type: String) -> Bool { g_variant_is_signature(type) != 0 }
}
