@_exported public import CGdkKeys

extension Gdk {
  /// The codes of keys, under the names that C has for them: `Gdk.Key.Escape`, `Gdk.Key.a`, and `Gdk.Key._0` for a digit.
  ///
  /// They are what a signal such as ``EventControllerKey``'s `keyPressed` tells, numbers.
  public typealias Key = GdkKeys
}
