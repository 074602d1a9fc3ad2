// Conformances for boxed types beyond the equality that those with a C comparison function already have.

import CGtk

extension GLib.Variant: @MainActor Hashable {
  /// C can hash only variants that are not containers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(typeString)
    if !isContainer { hasher.combine(hash()) }
  }
}

extension GLib.DateTime: @MainActor Comparable {
  /// Whether a date is before another.
  public static func < (left: GLib.DateTime, right: GLib.DateTime) -> Bool { left.compare(right) < 0 }
}

extension TextIter: @MainActor Comparable {
  /// Whether a position is before another in the same buffer.
  public static func < (left: TextIter, right: TextIter) -> Bool { left.compare(right) < 0 }
}

extension TreePath: @MainActor Comparable, @MainActor CustomStringConvertible {
  /// Whether both paths lead to the same row.
  public static func == (left: TreePath, right: TreePath) -> Bool {
    gtk_tree_path_compare(left.opaque, right.opaque) == 0
  }

  /// Whether a row comes before another one when all rows are expanded.
  public static func < (left: TreePath, right: TreePath) -> Bool {
    gtk_tree_path_compare(left.opaque, right.opaque) < 0
  }

  /// The path in GTK's format, such as `10:4:0`; empty for the root.
  public var description: String { givenString(gtk_tree_path_to_string(opaque)) }
}
