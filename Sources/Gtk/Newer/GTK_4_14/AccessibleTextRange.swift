// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import CGtk

/// The struct [`GtkAccessibleTextRange`](https://docs.gtk.org/gtk4/struct.AccessibleTextRange.html). Since GTK 4.14.
public struct AccessibleTextRange: Hashable, Sendable {
  /// `GtkAccessibleTextRange.start` in C.
  public var start: Int

  /// `GtkAccessibleTextRange.length` in C.
  public var length: Int

  /// Makes one of its fields.
  public init(start: Int, length: Int) {
    self.start = start
    self.length = length
  }

  @_spi(Bindings) public init(cValue: GtkAccessibleTextRange) {
    start = cValue.start.int
    length = cValue.length.int
  }

  @_spi(Bindings) public var cValue: GtkAccessibleTextRange {
    GtkAccessibleTextRange(start: start.uint, length: length.uint)
  }
}

#endif
