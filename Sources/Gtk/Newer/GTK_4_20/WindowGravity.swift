// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_20
public import CGtk

/// The enumeration [`GtkWindowGravity`](https://docs.gtk.org/gtk4/enum.WindowGravity.html). Since GTK 4.20.
public nonisolated enum WindowGravity: Int32, GEnum, Sendable {
  /// `GTK_WINDOW_GRAVITY_TOP_LEFT` in C.
  case topLeft = 0
  /// `GTK_WINDOW_GRAVITY_TOP` in C.
  case top = 1
  /// `GTK_WINDOW_GRAVITY_TOP_RIGHT` in C.
  case topRight = 2
  /// `GTK_WINDOW_GRAVITY_LEFT` in C.
  case left = 3
  /// `GTK_WINDOW_GRAVITY_CENTER` in C.
  case center = 4
  /// `GTK_WINDOW_GRAVITY_RIGHT` in C.
  case right = 5
  /// `GTK_WINDOW_GRAVITY_BOTTOM_LEFT` in C.
  case bottomLeft = 6
  /// `GTK_WINDOW_GRAVITY_BOTTOM` in C.
  case bottom = 7
  /// `GTK_WINDOW_GRAVITY_BOTTOM_RIGHT` in C.
  case bottomRight = 8
  /// `GTK_WINDOW_GRAVITY_TOP_START` in C.
  case topStart = 9
  /// `GTK_WINDOW_GRAVITY_TOP_END` in C.
  case topEnd = 10
  /// `GTK_WINDOW_GRAVITY_START` in C.
  case start = 11
  /// `GTK_WINDOW_GRAVITY_END` in C.
  case end = 12
  /// `GTK_WINDOW_GRAVITY_BOTTOM_START` in C.
  case bottomStart = 13
  /// `GTK_WINDOW_GRAVITY_BOTTOM_END` in C.
  case bottomEnd = 14

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 15) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_window_gravity_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkWindowGravity) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkWindowGravity { GtkWindowGravity(rawValue: unsigned) }
}

#endif
