// Structs that C has a function to compare with.

extension GLib.Variant: @MainActor Equatable {
  /// Whether both have the same type and the same value.
  public static func == (left: GLib.Variant, right: GLib.Variant) -> Bool { left.equal(right) }
}

extension GLib.Bytes: @MainActor Equatable {
  /// Whether both have the same content.
  public static func == (left: GLib.Bytes, right: GLib.Bytes) -> Bool { left.equal(right) }
}

extension GLib.DateTime: @MainActor Comparable {
  /// Whether both are the same moment, in whatever time zone.
  public static func == (left: GLib.DateTime, right: GLib.DateTime) -> Bool { left.equal(right) }

  /// Whether a moment is before another one.
  public static func < (left: GLib.DateTime, right: GLib.DateTime) -> Bool { left.compare(right) < 0 }
}

extension Bitset: @MainActor Equatable {
  /// Whether both consist of the same numbers.
  public static func == (left: Bitset, right: Bitset) -> Bool { left.equals(right) }
}

extension TextIter: @MainActor Comparable {
  /// Whether both are at the same place of their buffer.
  public static func == (left: TextIter, right: TextIter) -> Bool { left.equal(right) }

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
