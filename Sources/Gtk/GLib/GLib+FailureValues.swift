public import CGtk

@MainActor extension GLib.Failure: GValueRepresentable, GValueNullable {
  public static var gType: GType { g_error_get_type() }

  public static func read(_ slot: GValueSlot) -> GLib.Failure { readNullable(slot) ?? GLib.Failure(message: "") }

  public static func readNullable(_ slot: GValueSlot) -> GLib.Failure? {
    lentFailure(g_value_get_boxed(slot.pointer)?.assumingMemoryBound(to: GError.self))
  }

  public func write(to slot: GValueSlot) { g_value_take_boxed(slot.pointer, makeError()) }
  public static func writeNull(to slot: GValueSlot) { g_value_set_boxed(slot.pointer, nil) }

  /// Creates a C error, which the caller owns. An error of these bindings has no domain known to C.
  @_spi(Bindings) public func makeError() -> UnsafeMutablePointer<GError> {
    g_error_new_literal(g_quark_from_string(domain.isEmpty ? "swift-error-quark" : domain), gint(code), message)
  }
}

/// Copies an error lent by C.
@_spi(Bindings) @MainActor public func lentFailure(_ error: UnsafePointer<GError>?) -> GLib.Failure? {
  error.map { GLib.Failure(consuming: g_error_copy($0)) }
}
@_spi(Bindings) @MainActor public func lentFailure(_ error: UnsafePointer<GError>?) -> GLib.Failure {
  GLib.Failure(consuming: error.flatMap { g_error_copy($0) })
}
@_spi(Bindings) @MainActor public func lentFailure(_ error: UnsafeMutablePointer<GError>?) -> GLib.Failure? {
  lentFailure(UnsafePointer(error))
}
@_spi(Bindings) @MainActor public func lentFailure(_ error: UnsafeMutablePointer<GError>?) -> GLib.Failure {
  lentFailure(UnsafePointer(error))
}
