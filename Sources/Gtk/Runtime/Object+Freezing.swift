import CGtk

extension Object {
  /// Defers change notifications until `body` returns, then notifies once for each property that was set:
  ///
  ///     adjustment.freezeNotify {
  ///       adjustment.lower = 10
  ///       adjustment.upper = 20
  ///     }
  @discardableResult
  public final func freezeNotify<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    g_object_freeze_notify(cast())
    defer { g_object_thaw_notify(cast()) }
    return try body()
  }

  /// Notifies observers that a property has changed, as setting it does.
  ///
  /// Precondition: The class has a property of that name.
  public final func notify(_ property: String) {
    property.withCString { g_object_notify_by_pspec(cast(), propertySpecification($0)) }
  }
}
