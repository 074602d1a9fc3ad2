import CGtk

extension Gdk.ContentProvider {
  /// Returns the provided value as a Swift type.
  ///
  /// - Throws: If the value is not available as that type.
  public final func value<Value: GValueRepresentable>(as type: Value.Type) throws(GLib.Failure) -> Value {
    var value = GValue()
    g_value_init(&value, Value.registeredType)
    defer { g_value_unset(&value) }
    var error: UnsafeMutablePointer<GError>?
    gdk_content_provider_get_value(cast(), &value, &error)
    if let error { throw GLib.Failure(consuming: error) }
    return Value.read(GValueSlot(&value))
  }
}
