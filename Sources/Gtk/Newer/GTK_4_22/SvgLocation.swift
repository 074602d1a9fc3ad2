// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
public import CGtk

/// The struct [`GtkSvgLocation`](https://docs.gtk.org/gtk4/struct.SvgLocation.html). Since GTK 4.22.
public struct SvgLocation: Hashable, Sendable {
  /// `GtkSvgLocation.bytes` in C.
  public var bytes: Int

  /// `GtkSvgLocation.lines` in C.
  public var lines: Int

  /// `GtkSvgLocation.line_chars` in C.
  public var lineChars: Int

  /// Makes one of its fields.
  public init(bytes: Int, lines: Int, lineChars: Int) {
    self.bytes = bytes
    self.lines = lines
    self.lineChars = lineChars
  }

  @_spi(Bindings) public init(cValue: GtkSvgLocation) {
    bytes = cValue.bytes
    lines = cValue.lines
    lineChars = cValue.line_chars
  }

  @_spi(Bindings) public var cValue: GtkSvgLocation {
    GtkSvgLocation(bytes: bytes, lines: lines, line_chars: lineChars)
  }
}

#endif
