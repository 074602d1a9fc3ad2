// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
public import CGtk

/// The enumeration
/// [`GtkAccessibleAnnouncementPriority`](https://docs.gtk.org/gtk4/enum.AccessibleAnnouncementPriority.html). Since GTK
/// 4.14.
public nonisolated enum AccessibleAnnouncementPriority: Int32, GEnum, Sendable {
  /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW` in C.
  case low = 0
  /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM` in C.
  case medium = 1
  /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH` in C.
  case high = 2

  public init?(rawValue: Int32) { self.init(ordinal: rawValue, of: 3) }
  public var rawValue: Int32 { ordinal }

  public static var gType: GType { gtk_accessible_announcement_priority_get_type() }

  @_spi(Bindings) @MainActor public init(cValue: GtkAccessibleAnnouncementPriority) {
    self.init(unsigned: cValue.rawValue)
  }
  @_spi(Bindings) public var cValue: GtkAccessibleAnnouncementPriority {
    GtkAccessibleAnnouncementPriority(rawValue: unsigned)
  }
}

#endif
