@_exported public import CGdkKeys

extension Gdk {
  /// The codes of keys, under their names in C: `Gdk.Key.Escape`, `Gdk.Key.a`, and `Gdk.Key._0` for a digit.
  ///
  /// These are the numbers that a signal such as ``EventControllerKey``'s `keyPressed` delivers.
  public typealias Key = GdkKeys
}
