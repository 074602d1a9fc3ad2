// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
public import CGtk

/// The enumeration [`GtkAccessiblePlatformState`](https://docs.gtk.org/gtk4/enum.AccessiblePlatformState.html). Since
/// GTK 4.10.
public nonisolated enum AccessiblePlatformState: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_PLATFORM_STATE_FOCUSABLE` in C.
  case focusable = 0
  /// `GTK_ACCESSIBLE_PLATFORM_STATE_FOCUSED` in C.
  case focused = 1
  /// `GTK_ACCESSIBLE_PLATFORM_STATE_ACTIVE` in C.
  case active = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_accessible_platform_state_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessiblePlatformState) { self.init(unsigned: cValue.rawValue) }
  @_spi(Bindings) public var cValue: GtkAccessiblePlatformState { GtkAccessiblePlatformState(rawValue: unsigned) }
}

#endif
