// What structs are beside equal or not, which those are by themselves that C has a function to compare with.

extension GLib.Variant: @MainActor Hashable {
  /// C can hash only what does not consist of others.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(typeString)
    if !isContainer { hasher.combine(hash()) }
  }
}

extension GLib.DateTime: @MainActor Comparable {
  /// Whether a moment is before another one.
  public static func < (left: GLib.DateTime, right: GLib.DateTime) -> Bool { left.compare(right) < 0 }
}

extension TextIter: @MainActor Comparable {
  /// Whether a place is before another one of the same buffer.
  public static func < (left: TextIter, right: TextIter) -> Bool { left.compare(right) < 0 }
}

extension TreePath: @MainActor Comparable, @MainActor CustomStringConvertible {
  /// Whether both lead to the same row.
  public static func == (left: TreePath, right: TreePath) -> Bool { left.compare(right) == 0 }

  /// Whether a row comes before another one when all are expanded.
  public static func < (left: TreePath, right: TreePath) -> Bool { left.compare(right) < 0 }

  /// The path as GTK writes it, such as `10:4:0`, empty for the root.
  public var description: String { toString() ?? "" }
}
