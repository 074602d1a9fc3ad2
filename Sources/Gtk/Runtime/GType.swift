import CGtk

/// The run-time type of a GObject or of a value that GObject knows.
public typealias GType = UInt

/// GLib's fundamental types: `G_TYPE_MAKE_FUNDAMENTAL(n)` in `gobject/gtype.h`, macros that Swift cannot import.
@_spi(Bindings) public nonisolated enum FundamentalType {
  static let none: GType = 1 << 2
  static let interface: GType = 2 << 2
  static let char: GType = 3 << 2
  static let uchar: GType = 4 << 2
  static let boolean: GType = 5 << 2
  public static let int: GType = 6 << 2
  public static let uint: GType = 7 << 2
  static let long: GType = 8 << 2
  static let ulong: GType = 9 << 2
  static let int64: GType = 10 << 2
  static let uint64: GType = 11 << 2
  static let `enum`: GType = 12 << 2
  static let flags: GType = 13 << 2
  static let float: GType = 14 << 2
  static let double: GType = 15 << 2
  static let string: GType = 16 << 2
  static let pointer: GType = 17 << 2
  static let boxed: GType = 18 << 2
  static let param: GType = 19 << 2
  static let object: GType = 20 << 2
  static let variant: GType = 21 << 2

  /// The numeric types.
  static let numbers: Set<GType> = [
    char, uchar, int, uint, long, ulong, int64, uint64, `enum`, flags, float, double,
  ]
}

/// The name under which a type is registered with GObject, such as `GtkLabel`.
func typeName(_ type: GType) -> String {
  g_type_name(type).map { String(cString: $0) } ?? "(invalid type)"
}

extension StaticString {
  /// The literal as C sees it: static, immutable and NUL-terminated, which Swift guarantees for string literals.
  nonisolated var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
